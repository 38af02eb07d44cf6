"""The command line as a whole: help, versions, mistakes. What cannot be used gives one message and exit code 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

import apnap
from apnap.cli import main
from apnap.cli.group import COMMANDS


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, prog_name="apnap")


def process(*arguments: str) -> subprocess.CompletedProcess[str]:
    """As people run it, on the package that is under test."""
    environment = {**os.environ, "PYTHONPATH": str(Path(apnap.__file__).parents[1])}
    return subprocess.run([sys.executable, "-P", *arguments], env=environment, capture_output=True, text=True)


def test_help_has_a_line_for_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in result.output
    assert "Examples:" in result.output


def test_no_arguments_show_the_help() -> None:
    assert "Usage: apnap" in run().output


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_and_its_line(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.short_help == COMMANDS[name][1]
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"Usage: apnap {name}" in result.output


def test_the_version() -> None:
    result = run("--version")
    assert (result.exit_code, result.output) == (0, f"apnap {apnap.__version__}\n")


def test_as_a_module() -> None:
    done = process("-m", "apnap", "--version")
    assert (done.returncode, done.stdout) == (0, f"apnap {apnap.__version__}\n")


def test_help_does_not_wait_for_the_engine() -> None:
    program = (
        "import sys\nfrom apnap.cli import main\nmain(['--help'], standalone_mode=False)\n"
        "print([m for m in sys.modules if m.startswith(('apnap.rules', 'apnap.library', 'apnap.table', 'rich'))])"
    )
    done = process("-c", program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["paly"], "there is no command 'paly'\ndid you mean 'play'?"),
        (["xyzzy"], "there is no command 'xyzzy'\ncommands are play, "),
        (["rules", "999.9"], "no rule is numbered '999.9'"),
        (["rules", "xyzzy"], "no rule has the words 'xyzzy' in its title"),
        (["cards", "show", "Grizzly", "Beers"], "no card is called 'Grizzly Beers'\ndid you mean 'Grizzly Bears'?"),
        (["cards", "list", "xyzzy"], "no card has the words 'xyzzy'"),
        (["decks", "show", "rde"], "did you mean 'red'?"),
        (["decks", "check", "nowhere.txt"], "there is no file and no built-in deck called 'nowhere.txt'"),
        (["simulate", "--seats", "1"], "a game needs two players at least, not 1 (CR 100.1)"),
        (["simulate", "--seats", "61"], "61 seats: this engine seats 60 at most"),
        (["simulate", "--jobs", "0"], "1 to 256 jobs, not 0"),
        (["simulate", "--games", "0"], "not 0"),
        (["simulate", "--agent", "frist"], "did you mean 'first'?"),
        (["simulate", "nodeck"], "there is no file and no built-in deck called 'nodeck'"),
        (["simulate", "--save", "x"], "--save needs --game"),
        (["simulate", "--game", "1000"], "a run of 1000 games has no game 1000"),
        (["replay", "nowhere.replay"], "the replay cannot be read: no such file"),
    ],
)
def test_a_mistake_gives_one_message(arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("apnap: ")
    assert message in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("arguments", [["simulate", "--games", "many"], ["bench", "--nothing"], ["replay"]])
def test_a_wrong_option_is_explained(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Usage: apnap" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_error_in_a_process_has_no_traceback() -> None:
    done = process("-m", "apnap", "cards", "show", "Grizzly Beers")
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["apnap: no card is called 'Grizzly Beers'", "did you mean 'Grizzly Bears'?"]


def test_a_reader_that_stops_reading_is_not_an_error() -> None:
    command = f"{sys.executable} -P -m apnap rules --all a | head -1"
    environment = {**os.environ, "PYTHONPATH": str(Path(apnap.__file__).parents[1])}
    done = subprocess.run(["sh", "-c", command], env=environment, capture_output=True, text=True)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


FILES = {
    "small.txt": "20 Mountain\n5 Shock\n",
    "typo.txt": "60 Moutain\n",
    "other.gz": "this is not packed\n",
    "other.replay": "this is something else\n",
    "bad.pos": "table 2 seats\nturn 5, seat 0, main1, priority 0\nseat 0 Ann: life 20\n  hand: Lightnig Bolt\n",
    "one.pos": "table 1 seats\n",
    "cards.py": 'from apnap.vocabulary import *\ncard("Odd Bear", "{9z}", "Creature - Bear", "2/2")\n',
    "broken.py": 'card("Odd Bear",\n',
}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "--plain", "--deck", "small.txt"], "25 cards in the deck, and at least 60 are needed (CR 100.2a)"),
        (["play", "--plain", "--deck", "typo.txt"], "line 1: no card is called 'Moutain'; did you mean 'Mountain'?"),
        (["play", "--plain", "--seats", "1"], "a game needs two players at least, not 1 (CR 100.1)"),
        (["play", "--plain", "--seats", "99"], "99 seats: this engine seats 60 at most"),
        (["play", "--plain", "--bots", "frist"], "did you mean 'first'?"),
        (["play", "--plain", "--resume", "other.replay"], "this is not a replay of apnap"),
        (["play", "--plain", "--resume", "none.replay"], "the replay cannot be read: no such file"),
        (["play", "--plain", "--log", "no/where/log"], "the log cannot be written"),
        (["play", "--script", "none"], "the script cannot be read"),
        (["play", "--plain", "--cards", "cards.py"], "line 2: Odd Bear: unknown mana symbol {9Z}"),
        (["play", "--plain", "--cards", "broken.py"], "line 1: this is not Python"),
        (["simulate", "small.txt", "red"], "5 copies of 'Shock', and at most 4 may be"),
        (["simulate", "red", "--game", "0", "--games", "1", "--seats", "2", "--save", "no/x"], "cannot be written"),
        (["try", "--plain", "bad.pos"], "line 4, column 9: no card is called 'Lightnig Bolt'"),
        (["try", "--plain", "one.pos"], "line 1, column 7: a game needs two players at least, not 1"),
        (["try", "--plain", "none.pos"], "the position cannot be read"),
        (["replay", "other.replay"], "this is not a replay of apnap"),
        (["replay", "."], "the replay cannot be read: is a directory name a file in it"),
        (
            ["deck", "check", "red", "--facts", "none/x.json"],
            "none/x.json: the file of cards cannot be read: no such file",
        ),
        (["deck", "check", "red", "--facts", "none/x.json"], "check its name, and that its folder is there"),
        (["deck", "check", "red", "--facts", "other.gz"], "the file of cards is damaged: it cannot be unpacked"),
        (["deck", "check", "red", "--facts", "other.replay"], "give a list of cards in JSON"),
        (["deck", "check", "."], "this is a folder, not a deck list"),
        (["deck", "convert", "red", "none/x.txt"], "the deck cannot be written: no such file or directory check its"),
        (["draft", "--set", "none.json"], "the set cannot be read: no such file or directory check its name"),
        (["draft", "--resume", "none.draft"], "the draft cannot be read: no such file or directory check its name"),
        (["draft", "--bots", "8", "--decks", "other.replay/x"], "other.replay/x: not a directory check its name"),
    ],
)
def test_a_bad_file_gives_one_message(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in " ".join(result.output.split()) or message in result.output
    assert "Traceback" not in result.output and "Errno" not in result.output
    assert isinstance(result.exception, SystemExit)
