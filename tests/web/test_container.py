"""The Dockerfile, as far as it can be tried without an engine that builds it: what it names is there, and runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from apnap.cli.serve import command as serve_command

ROOT = Path(__file__).parents[2]


def steps() -> list[tuple[str, str]]:
    """Its instructions, each with the rest of its line."""
    lines = (ROOT / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines if line and not line.startswith("#")]


def the(kind: str) -> list[str]:
    return [rest for word, rest in steps() if word == kind]


def test_all_that_is_copied_is_there_and_all_that_the_build_reads_is_copied() -> None:
    copied = [word for line in the("COPY") if not line.startswith("--from") for word in line.split()[:-1]]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert {"pyproject.toml", "setup.py", "src", "tools"} <= set(copied)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["readme"] in copied and "LICENSE" in copied
    for extra in re.findall(r"\[(\w+)\]", " ".join(the("RUN")).replace("psycopg[binary]", "")):
        assert extra in project["optional-dependencies"]
    pythons = {re.sub(r"slim-| AS \w+", "", line) for line in the("FROM")}
    assert len(pythons) == 1, "wheels are installed into the Python that they were made for"


def test_it_serves_where_it_says_and_keeps_its_journal_in_its_volume() -> None:
    program, command, *options = json.loads(the("ENTRYPOINT")[0])
    assert (program, command) == ("apnap", "serve")
    wishes = serve_command.make_context("serve", options).params
    assert wishes["host"] == "0.0.0.0" and str(wishes["port"]) == the("EXPOSE")[0]  # noqa: S104
    assert the("ENV") == [f"APNAP_HOME={the('VOLUME')[0]}"] and the("WORKDIR")[-1] == the("VOLUME")[0]
    assert the("USER") == ["apnap"] and "useradd --system" in the("RUN")[-1]


def test_its_look_at_the_health_of_the_server_works(serving: Any) -> None:
    """It is quiet where all is well, and fails where nobody answers."""
    found = re.fullmatch(r'CMD python -c "(.+)"', the("HEALTHCHECK")[0])
    assert found is not None and f":{the('EXPOSE')[0]}/health" in found[1]
    for port, code in ((str(serving.port), 0), ("1", 1)):
        program = found[1].replace(the("EXPOSE")[0], port)
        assert subprocess.run([sys.executable, "-c", program], capture_output=True).returncode == code
