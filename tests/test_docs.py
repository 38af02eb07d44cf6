"""The documents are true: their programs run, and what they name is there."""

from __future__ import annotations

import itertools
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

from apnap import bench, rulebook
from apnap.cli.group import COMMANDS, main
from tools import picture_of_packages

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "apnap"
DOCS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted((ROOT / "docs").glob("*.md"))
README, CONTRIBUTING = DOCS[:2]
ARCHITECTURE = ROOT / "docs" / "architecture.md"
EDITIONS = ("", "2024", "2025", rulebook.SPECIFICATION)

every_document = pytest.mark.parametrize("document", DOCS, ids=lambda path: path.name)


def text_of(document: Path) -> str:
    return document.read_text("utf-8")


def blocks(document: Path, language: str) -> list[str]:
    """The fenced blocks of a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", text_of(document), re.MULTILINE | re.DOTALL)


def prose(document: Path) -> str:
    """The text without fenced blocks and without the table of measured figures."""
    text = re.sub(r"^ *```.*?^ *```", "", text_of(document), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"<!-- figures -->.*<!-- /figures -->", "", text, flags=re.DOTALL)


def names_in_code(document: Path) -> list[str]:
    """What stands between single backticks."""
    return re.findall(r"`([^`\n]+)`", prose(document))


# programs ------------------------------------------------------------------------------------------------------------
def run(arguments: list[str], folder: Path) -> str:
    """What Python prints, run in an empty folder on the package under test."""
    environment = {**os.environ, "APNAP_HOME": str(folder / "home"), "APNAP_NIGHTLY": ""}
    result = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )
    assert result.returncode == 0, f"{result.stdout}\n{result.stderr}"
    return result.stdout


def test_the_program_of_the_readme_plays_a_whole_game(tmp_path: Path) -> None:
    (program,) = blocks(README, "python")
    lines = [line for line in program.splitlines() if line.strip() and not line.strip().startswith("#")]
    assert len(lines) == 10
    assert re.search(r"^Seat \d won after \d+ turns$", run(["-c", program], tmp_path).splitlines()[-1])


def test_the_position_of_the_readme_can_be_played(tmp_path: Path) -> None:
    found = re.search(r"^  ```\n(.*?)^  ```", text_of(README), re.MULTILINE | re.DOTALL)
    assert found is not None
    (tmp_path / "bolt.txt").write_text(re.sub(r"^  ", "", found[1], flags=re.MULTILINE))
    (tmp_path / "typed.txt").write_text("lightning bolt\nbob\n")
    shown = run(["-m", "apnap", "try", "bolt.txt", "--script", "typed.txt"], tmp_path)
    assert "Ann won" in shown


def test_the_cards_and_tests_of_contributing_work(tmp_path: Path) -> None:
    written = []
    for block in blocks(CONTRIBUTING, "python"):
        first = block.splitlines()[0]
        if first.startswith("# "):
            (tmp_path / first[2:]).write_text(block)
            written.append(first[2:])
    assert written == ["my_cards.py", "test_my_cards.py", "test_a_question.py", "test_my_rule.py"]
    options = ["-q", "-p", "apnap.testing.plugin", "-p", "no:cacheprovider", "--rootdir", str(tmp_path)]
    shown = run(["-m", "pytest", *options, str(tmp_path)], tmp_path)
    assert "8 passed" in shown  # each at two tables


def test_the_table_of_contributing_plays_a_game(tmp_path: Path) -> None:
    (program,) = [block for block in blocks(CONTRIBUTING, "python") if not block.startswith("#")]
    assert re.search(r"^Seat \d and Seat \d won after \d+ turns$", run(["-c", program], tmp_path).strip())


# commands ------------------------------------------------------------------------------------------------------------
def commands_of_the_readme() -> list[str]:
    """Every line that is typed in the README, and every `apnap ...` in its text."""
    typed = [line[2:] for block in blocks(README, "console") for line in block.splitlines() if line.startswith("$ ")]
    return typed + [name for name in names_in_code(README) if re.match(r"apnap [a-z]", name)]


@pytest.mark.parametrize("line", commands_of_the_readme())
def test_every_command_of_the_readme_can_be_typed(line: str) -> None:
    """The command, its options and its arguments are parsed as they would be; nothing is run."""
    words = shlex.split(line)
    assert words[0] == "apnap" and words[1] in COMMANDS, line
    command: click.Command | None = main
    context = click.Context(main, info_name="apnap")
    arguments = words[1:]
    while isinstance(command, click.Group) and arguments:
        name = arguments.pop(0)
        command = command.get_command(context, name)
        assert command is not None, f"{line}: there is no {name}"
        context = command.make_context(name, arguments.copy(), parent=context)


def test_every_command_is_in_the_readme() -> None:
    assert {shlex.split(line)[1] for line in commands_of_the_readme()} == set(COMMANDS)


@every_document
def test_every_make_target_exists(document: Path) -> None:
    targets = re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), re.MULTILINE)
    typed = [line[2:] for block in blocks(document, "console") for line in block.splitlines()]
    for name in [*names_in_code(document), *typed]:
        found = re.match(r"make ([a-z]+)", name)
        if found is not None:
            assert found[1] in targets, f"{document.name}: there is no `make {found[1]}`"


def test_the_figures_of_the_readme_are_those_of_the_bench() -> None:
    table = text_of(README).partition("<!-- figures -->")[2].partition("<!-- /figures -->")[0]
    rows = re.findall(r"^\|[^|]+\| `(\w+)` \|[^|]+\|([^|]*)\|", table, re.MULTILINE)
    figures = {figure.key: figure for figure in bench.FIGURES}
    assert len(rows) >= 10
    for key, floor in rows:
        number = float(re.sub(r"[^\d.]", "", floor) or 0)
        assert number == (figures[key].at_least or figures[key].at_most), key


# names ---------------------------------------------------------------------------------------------------------------
def is_path(name: str) -> bool:
    """Does it look like a file or folder of this repository?"""
    if not re.fullmatch(r"[\w.*/-]+", name) or name.startswith((".venv", "my", "-")):
        return False
    return "/" in name or name.endswith((".py", ".md", ".txt", ".toml", ".svg"))


def exists(name: str) -> bool:
    """Is it there, from the root or in the package?"""
    return any(any(base.glob(name.rstrip("/"))) for base in (ROOT, PACKAGE))


@every_document
def test_every_path_exists(document: Path) -> None:
    paths = [name for name in names_in_code(document) if is_path(name)]
    assert [name for name in paths if not exists(name)] == []
    if document in (CONTRIBUTING, ARCHITECTURE):
        assert paths


@every_document
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(document)):
        if re.match(r"https?://", target):
            continue
        file, _, heading = target.partition("#")
        place = document.parent / file if file else document
        assert place.exists(), f"{document.name} links to {target}"
        if heading:
            assert heading in headings(place), f"{document.name} links to {target}"


def headings(document: Path) -> list[str]:
    """Headings as links name them."""
    lines = re.findall(r"^#+ (.+)$", prose(document), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines]


@every_document
def test_no_path_of_somebodys_machine(document: Path) -> None:
    assert re.findall(r"(?<![\w.])/(?:work|tmp|root|home|Users|opt|var)\b|\b[A-Z]:\\", text_of(document)) == []


@every_document
def test_every_rule_number_is_known(document: Path) -> None:
    text = text_of(document) if document != README else prose(document)
    for number in citations(text):
        assert any(rulebook.known(number, edition) for edition in EDITIONS), f"{document.name} cites {number}"


def citations(text: str) -> list[str]:
    """Rule numbers anywhere, and sections behind 'CR', one or a list of them."""
    rules = re.findall(r"(?<![\w.,])[1-9]\d\d\.\d{1,2}[a-z]{0,2}\b", text)
    lists = re.findall(r"\bCR ((?:\d{3}(?:\.\d+[a-z]*)?(?:, | and )?)+)", text)
    return rules + [section for found in lists for section in re.findall(r"\b\d{3}\b(?!\.\d)", found)]


def test_citations_are_found() -> None:
    assert citations("see CR 601 and 602, 603.3b.") == ["603.3b", "601", "602"]
    assert citations("(302.6), 800.4f, `lost 704.5a`") == ["302.6", "800.4f", "704.5a"]
    assert citations("Python 3.11, 1,200.5 games, 120 columns") == []


# the map -------------------------------------------------------------------------------------------------------------
def test_the_map_names_every_package_and_every_room_of_the_engine() -> None:
    """Each part of the package, and each folder inside rules and abilities, with what is in it."""
    text = text_of(ARCHITECTURE).partition("## The map")[2].partition("## References")[0]
    named = {(PACKAGE / name).resolve() for name in re.findall(r"`([\w/.]+?)/?`", text)}
    rooms = [path.parent for part in ("rules", "abilities") for path in (PACKAGE / part).rglob("__init__.py")]
    parts = [*PACKAGE.glob("*.py"), *(path.parent for path in PACKAGE.glob("*/__init__.py")), *rooms]
    missing = [path for path in parts if path not in named and not path.name.startswith("__")]
    assert [str(path.relative_to(PACKAGE)) for path in missing] == []


def test_the_map_names_modules_that_are_in_their_rooms() -> None:
    """`state` in the line about `rules/core/` is a module there."""
    lines = re.findall(r"^\| `(rules/[\w/]+)/` \| (.*) \| CR", text_of(ARCHITECTURE), re.MULTILINE)
    assert len(lines) > 15
    for room, line in lines:
        for name in re.findall(r"`([a-z_]+)`", line):
            found = (PACKAGE / room / f"{name}.py").is_file() or (PACKAGE / room / name).is_dir()
            assert found, f"{name} is not in {room}"


# the picture ---------------------------------------------------------------------------------------------------------
def test_the_picture_shows_who_imports_whom_today() -> None:
    drawn = text_of(picture_of_packages.PICTURE)
    assert picture_of_packages.draw() == drawn, "run: python -m tools.picture_of_packages"
    assert "](architecture.svg)" in text_of(ARCHITECTURE)


def test_arrows_point_down_and_boxes_do_not_overlap() -> None:
    known = picture_of_packages.imports()
    row = picture_of_packages.rows(known)
    assert all(row[part] > row[other] for part, imported in known.items() for other in imported)
    for line in picture_of_packages.placed(known)[1:]:
        for one, next_one in itertools.pairwise(sorted(line, key=lambda item: item.x)):
            assert one.x + one.half < next_one.x - next_one.half, f"{one.name} and {next_one.name}"
