# A server for tables in the browser: docs/hosting.md. Runs as a user without rights, and keeps its journal in /data.
FROM python:3.12-slim
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE MANIFEST.in ./
COPY src ./src
COPY tools ./tools
RUN pip install --no-cache-dir ".[web]" "psycopg[binary]" && rm -rf /src \
    && useradd --system --home /data apnap && mkdir /data && chown apnap /data
USER apnap
WORKDIR /data
ENV APNAP_HOME=/data
VOLUME /data
EXPOSE 8642
HEALTHCHECK CMD python -c "import urllib.request as r; r.urlopen('http://127.0.0.1:8642/health', timeout=3)"
ENTRYPOINT ["apnap", "serve", "--host", "0.0.0.0"]
