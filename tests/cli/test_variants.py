"""Variants and options at the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.agents import AGENT_NAMES
from apnap.cli import main
from apnap.draft.bots import BOT_NAMES
from apnap.errors import InputError
from apnap.rules.variants import ADDITIONS, ALIASES, VARIANTS
from apnap.table import saves
from apnap.tables import choice


def output(*arguments: str) -> str:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def played(typed: str, variant: str, *arguments: str) -> str:
    """What is printed while somebody types these lines."""
    result = CliRunner().invoke(main, ("play", "--variant", variant, "--seed", "3", "--plain", *arguments), input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_variants_have_a_line_each() -> None:
    text = output("variants")
    for name, variant in VARIANTS.items():
        assert f"{name} " in text and variant.line in text
    data = json.loads(output("variants", "--json"))
    assert [entry["name"] for entry in data] == [*VARIANTS, *ADDITIONS, *ALIASES]
    assert next(entry for entry in data if entry["name"] == "emperor")["teams"] == [3, 3]
    assert next(entry for entry in data if entry["name"] == "archenemy-commander")["teams"] == [1, 3]


@pytest.mark.parametrize(("command", "bots"), [("play", AGENT_NAMES), ("simulate", AGENT_NAMES), ("draft", BOT_NAMES)])
def test_the_help_names_every_bot(command: str, bots: Sequence[str]) -> None:
    text = output(command, "--help")
    assert f"{', '.join(bots[:-1])} or {bots[-1]}." in " ".join(text.split())


@pytest.mark.parametrize(
    ("arguments", "rule"),
    [
        (("--variant", "grand-melee", "--seats", "9"), "807.1"),
        (("--variant", "emperor", "--range", "1"), "809.3a"),
        (("--variant", "free-for-all", "--deploy"), "806.2c"),
        (("--variant", "two-headed-giant", "--attack", "left"), "810.7"),
        (("--variant", "alternating-teams", "--shared-turns"), "805.1"),
        (("--shared-turns", "--attack", "right"), "805.10"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_cannot_be_is_refused_with_its_rule(command: str, arguments: tuple[str, ...], rule: str) -> None:
    extra = ("--plain",) if command == "play" else ()
    result = CliRunner().invoke(main, (command, *arguments, *extra))
    assert result.exit_code == 2
    assert f"(CR {rule})" in result.stderr
    assert "Traceback" not in result.output


def test_teams_are_simulated_against_each_other() -> None:
    arguments = ("simulate", "--variant", "two-headed-giant", "--seats", "4", "--games", "4", "red", "green")
    data = json.loads(output(*arguments, "--json"))
    assert [team["team"] for team in data["teams"]] == ["red x2", "green x2"]
    assert sum(team["wins"] for team in data["teams"]) + data["draws"] == 4
    assert [deck["games"] for deck in data["decks"]] == [8, 8]
    assert [deck["wins"] for deck in data["decks"]] == [2 * team["wins"] for team in data["teams"]]
    text = output(*arguments)
    assert "red x2 " in text and "two-headed-giant, 2 teams of 2" in text


def test_a_melee_is_simulated_and_one_of_its_games_saved(tmp_path: Path) -> None:
    file = str(tmp_path / "melee.replay")
    arguments = ("--variant", "grand-melee", "--seats", "12", "--games", "2", "red")
    assert "2 games, grand-melee, 12 seats, range 1, attack left, 3 turn markers" in output("simulate", *arguments)
    output("simulate", *arguments, "--game", "1", "--save", file)
    assert "exact" in output("replay", file, "--verify")
    assert "won after" in output("replay", file)


def test_playing_as_an_emperor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    text = played("keep\nboard\nlook p5\nquit\n", "emperor", "--seat", "1", "--names", "Me")
    assert "emperor, 2 teams of 3, range 1-2, deploy creatures, seed 3" in text
    assert "Me (emperor)" in text
    assert "Me (you), team 1, emperor" in text
    assert "Out of range  p5" in text
    assert saves.left()
    result = CliRunner().invoke(main, ("play", "--resume", "--variant", "emperor", "--plain"))
    assert result.exit_code == 2 and "--variant is for a new game" in result.stderr
    assert "Out of range  p5" in CliRunner().invoke(main, ("play", "--resume", "--plain"), input="board\nquit\n").stdout


def test_playing_a_melee_shows_whose_turns_are_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    text = played("keep\nboard\nquit\n", "grand-melee", "--seats", "12")
    shown = [line for line in text.splitlines() if line.startswith(" ") and ("phase" in line or " waits" in line)]
    assert len([part for part in shown[0].split("   ") if part.strip()]) == 3
    assert "12 seats, range 1, attack left, 3 turn markers" in text


def test_a_seat_that_is_not_there() -> None:
    result = CliRunner().invoke(main, ("play", "--seats", "3", "--seat", "3", "--plain"))
    assert result.exit_code == 2 and "no seat 3" in result.stderr


def test_a_deck_is_for_commander_or_for_brawl() -> None:
    with pytest.raises(InputError, match="Commander or for Brawl"):
        choice("commander+brawl").table()
