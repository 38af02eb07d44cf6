# A server for tables in the browser: docs/hosting.md. Runs as a user without rights, and keeps its journal in /data.
# The first stage has a C compiler, so that the engine is compiled; what it makes is installed into the second.
FROM python:3.12-bookworm AS build
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE MANIFEST.in ./
COPY src ./src
COPY tools ./tools
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[web]" "psycopg[binary]"

FROM python:3.12-slim-bookworm
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "apnap[web]" "psycopg[binary]" && rm -rf /wheels \
    && useradd --system --home /data apnap && mkdir /data && chown apnap /data
USER apnap
WORKDIR /data
ENV APNAP_HOME=/data
VOLUME /data
EXPOSE 8642
HEALTHCHECK CMD python -c "import urllib.request as r; r.urlopen('http://127.0.0.1:8642/health', timeout=3)"
ENTRYPOINT ["apnap", "serve", "--host", "0.0.0.0"]
