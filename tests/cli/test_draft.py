"""`apnap draft` at the command line: bots alone, a person who types, saved drafts, errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own drafts are touched."""
    monkeypatch.setenv("APNAP_HOME", str(tmp_path / "home"))
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["draft", *arguments], input=typed)


@pytest.mark.parametrize("variant,least", [("conspiracy-draft", 40), ("commander-draft", 60)])
def test_bots_draft_build_and_play_by_themselves(variant: str, least: int) -> None:
    told = run("--variant", variant, "--seats", "3", "--bots", "3", "--seed", "3")
    assert told.exit_code == 0, told.output
    assert told.output.count(f"a deck of {least}") == 3
    assert "won after" in told.output or "a draw after" in told.output


def test_the_same_seed_drafts_the_same_decks(home: Path) -> None:
    for folder in ("a", "b"):
        told = run("--seats", "3", "--bots", "3", "--seed", "3", "--no-game", "--decks", str(home / folder))
        assert told.exit_code == 0, told.output
    names = sorted(path.name for path in (home / "a").iterdir())
    assert len(names) == 3
    assert all((home / "a" / name).read_text() == (home / "b" / name).read_text() for name in names)


def small_set(folder: Path) -> str:
    path = folder / "small.json"
    path.write_text(
        '{"name": "Small", "packs_per_player": 1, "cards": [{"name": "Shock"}, {"name": "Grizzly Bears"}, '
        '{"name": "Giant Growth"}], "slots": [{"count": 3, "choose": [{"pool": "common"}]}]}',
        "utf-8",
    )
    return str(path)


def test_a_person_drafts_by_numbers_and_names_and_edits_the_deck(home: Path) -> None:
    typed = "?\nlook shock\nsuggest\ntable\npile\nlog\nrule 905.1a\nshock\n1\n1\ncut 1\nadd 1\n\n0 0 0 20 20 0\nyes\n"
    told = run("--seats", "3", "--seed", "2", "--set", small_set(home), "--plain", "--no-game", typed=typed)
    assert told.exit_code == 0, told.output
    text = told.output
    assert "Draft a card  (round 1 of 1, pack of 3, passed to the left; you have 0)" in text
    assert "deals 2 damage to any target" in text  # what the card says
    assert "Ada drafts Shock" in text and "CR 905.1a" in text
    assert "Ada: a deck of 43, 3 drafted" in text


def test_a_mistake_is_explained_and_nothing_is_lost(home: Path) -> None:
    typed = "9\nfireball\n1 2\nadd 1\n"
    told = run("--seats", "3", "--seed", "2", "--set", small_set(home), "--plain", typed=typed)
    assert "there is no choice 9" in told.output
    assert "'fireball' is not a choice here" in told.output
    assert "choose exactly 1, not 2" in told.output
    assert "while the deck is built" in told.output
    assert "The draft is kept" in told.output


def test_a_draft_that_was_left_is_taken_up(home: Path) -> None:
    first = run("--seats", "3", "--seed", "2", "--set", small_set(home), "--plain", typed="1\nquit\n")
    assert "apnap draft --resume" in first.output
    again = run("--resume", "--plain", "--no-game", typed="pile\n1\n1\n\n\n\n")
    assert again.exit_code == 0, again.output
    assert "you have 1)" in again.output
    assert "Ada: a deck of 40, 3 drafted" in again.output
    nothing = run("--resume", "--plain")
    assert nothing.exit_code == 2 and "no draft was left" in nothing.output


def test_a_draft_is_saved_to_a_file(home: Path) -> None:
    path = home / "mine.draft"
    told = run("--seats", "3", "--seed", "2", "--set", small_set(home), "--plain", typed=f"1\nsave {path}\n")
    assert "saved" in told.output
    again = run("--resume", str(path), "--plain", "--no-game", typed="1\n1\n\n\n\n")
    assert "3 drafted" in again.output


@pytest.mark.parametrize(
    "arguments,said",
    [
        (("--variant", "rochester"), "conspiracy-draft and commander-draft"),
        (("--seats", "2"), "3 to 10 can draft together"),
        (("--seats", "4", "--bots", "5"), "5 bots at a table of 4"),
        (("--bots", "8", "--bot", "best"), "bots are first, keen, random"),
        (("--set", "comander"), "did you mean 'commander'"),
    ],
)
def test_what_cannot_be_is_said(arguments: tuple[str, ...], said: str) -> None:
    told = run(*arguments, "--plain")
    assert told.exit_code == 2
    assert said in told.output


@pytest.mark.parametrize("variant", ["conspiracy-draft", "commander-draft"])
def test_a_game_after_a_draft_is_not_played_without_one(variant: str) -> None:
    told = CliRunner().invoke(main, ["play", "--variant", variant, "--plain"])
    assert told.exit_code == 2 and f"apnap draft --variant {variant}" in told.output
    assert variant in CliRunner().invoke(main, ["variants"]).output


def test_a_draft_that_cannot_be_kept_says_why_and_goes_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("", "utf-8")
    monkeypatch.setenv("APNAP_HOME", str(home / "file" / "apnap"))
    told = run("--seats", "3", "--seed", "2", "--set", small_set(home), "--plain", typed="1\n")
    assert "the file cannot be written: not a directory" in told.output
    assert "it is lost when you leave" in told.output
    assert "Errno" not in told.output and told.output.count("(round 1 of 1") == 2


def test_without_a_terminal_it_says_how_to_draft_all_the_same() -> None:
    told = run("--variant", "commander-draft", "--seats", "4")
    assert told.exit_code == 2
    assert "A draft needs a terminal" in told.output and "apnap play" not in told.output
    assert "`apnap draft --variant commander-draft --seats 4 --plain`" in told.output
    assert "`apnap draft --variant commander-draft --seats 4 --bots 4`" in told.output


def replay(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["replay", *arguments])


def test_a_replay_of_a_draft_shows_its_picks_and_how_to_go_on(home: Path) -> None:
    path = str(home / "mine.draft")
    run("--seats", "3", "--seed", "2", "--set", small_set(home), "--plain", typed=f"shock\nsave {path}\n")
    told = replay(path)
    assert told.exit_code == 0, told.output
    lines = told.output.splitlines()
    assert lines[0].endswith("conspiracy-draft, 3 seats, Small, seed 2, 5 answers.")
    assert lines[1:3] == ["Round 1", "  Ada: Shock"]
    assert lines[3].endswith(": 1 card, not to be seen before the draft is over")
    assert lines[-1] == (
        f"Not over: round 1 of 1; Ada is to decide: draft. Take it up again with: apnap draft --resume {path}"
    )
    assert "Ada drafts Shock" in replay(path, "--log").output
    assert "exact: 5 answers" in replay(path, "--verify").output
    assert "--to is for games" in replay(path, "--to", "2").output


def test_a_replay_of_a_finished_draft_shows_everything_and_the_game_that_follows(home: Path) -> None:
    from apnap.draft import new_draft, record

    path = str(home / "bots.draft")
    record.save(new_draft(seats=3, set=small_set(home), seed=2), path)
    told = replay(path)
    assert told.exit_code == 0, told.output
    picks = [line.partition(": ")[2].split(", ") for line in told.output.splitlines()[2:5]]
    assert sorted(name for mine in picks for name in mine) == sorted(["Giant Growth", "Grizzly Bears", "Shock"] * 3)
    assert told.output.count("a deck of 4") == 3
    assert told.output.endswith(f"Play the game that follows with: apnap draft --resume {path}\n")
    game = run("--resume", path)
    assert game.exit_code == 0 and "after" in game.output


def test_the_game_after_a_draft_is_saved_and_replayed(home: Path) -> None:
    game = str(home / "after.replay")
    typed = f"1\n1\n1\n\n0 0 0 20 20 0\nyes\nkeep\nsave {game}\nquit\n"
    run("--seats", "3", "--seed", "2", "--set", small_set(home), "--plain", typed=typed)
    told = replay(game)
    assert told.exit_code == 0, told.output
    assert "Ada: Ada's draft" in told.output
