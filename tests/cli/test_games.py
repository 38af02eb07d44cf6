"""Simulations, replays and the bench at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import apnap
from apnap import bench, bench_env, bench_search, lab, record
from apnap.agents import FirstAgent
from apnap.cli import main
from apnap.record import Playback
from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.game import Game as Rules
from apnap.table import saves
from apnap.table.session import Session


def output(*arguments: str) -> str:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_simulation_as_json() -> None:
    data = json.loads(output("simulate", "--seats", "2", "--games", "6", "--seed", "7", "--json", "red", "green"))
    assert data["games"] == 6
    assert [deck["deck"] for deck in data["decks"]] == ["red", "green"]
    assert sum(deck["wins"] for deck in data["decks"]) + data["draws"] + data["unfinished"] == 6
    for deck in data["decks"]:
        assert deck["win_rate_95"][0] <= deck["win_rate"] <= deck["win_rate_95"][1]
    assert data["games_per_s"] > 0


def test_decks_may_be_given_as_a_list() -> None:
    named = ["simulate", "--seats", "2", "--games", "2", "--json"]
    one, other = (json.loads(output(*named, *decks)) for decks in (["--decks", "red,green"], ["red", "green"]))
    assert [deck["deck"] for deck in one["decks"]] == ["red", "green"]
    assert one["decks"] == other["decks"]


def test_four_decks_as_they_were_sold_play_commander() -> None:
    names = ("call-the-spirits", "elven-empire", "plunder-the-graves", "wade-into-battle")
    decks = ",".join(names)
    data = json.loads(output("simulate", "--variant", "commander", "--decks", decks, "--games", "4", "--json"))
    assert (data["games"], data["unfinished"]) == (4, 0)
    titles = ["Call the Spirits", "Elven Empire", "Plunder the Graves", "Wade into Battle"]
    assert [deck["deck"] for deck in data["decks"]] == titles


def test_a_simulation_as_a_table() -> None:
    text = output("simulate", "--seats", "3", "--games", "3", "--jobs", "2", "--agent", "random")
    for deck in ("red", "green", "artifacts"):
        assert f"\n{deck} " in text
    assert "3 games, 3 seats, agent random, seed 0" in text
    assert "games/s" in text


def test_a_simulation_refuses_a_deck_that_may_not_be_played_unless_any_will_do(tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    file.write_text("20 Mountain\n5 Shock\n", "utf-8")
    options = ["simulate", "--seats", "2", "--games", "2", str(file)]
    result = CliRunner().invoke(main, options)
    assert result.exit_code == 2
    assert "at least 60 are needed (CR 100.2a)" in result.stderr and "5 copies of 'Shock'" in result.stderr
    assert "2 games, 2 seats" in output(*options, "--any")


def test_one_game_of_a_simulation_again_and_its_replay(tmp_path: Path) -> None:
    file = str(tmp_path / "game.replay")
    options = ("--seats", "3", "--games", "9", "--seed", "5", "red", "green", "white")
    text = output("simulate", *options, "--game", "4", "--save", file)
    result = next(line for line in text.splitlines() if " won after " in line)
    assert "(CR 104.2a)" in text
    assert text == output("simulate", *options, "--game", "4", "--save", file)

    assert result in output("replay", file)
    assert "exact" in output("replay", file, "--verify")
    logged = output("replay", file, "--log")
    assert logged.splitlines()[:-1] == [line for line in text.splitlines() if line.startswith("[")]
    there = output("replay", file, "--to", "6")
    assert "Turn 6; " in there
    assert "battlefield: " in there


def test_a_damaged_replay_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    output("simulate", "--seats", "2", "red", "green", "--game", "0", "--save", str(file))
    file.write_bytes(file.read_bytes()[:500])
    for option in ("--verify", "--log"):
        result = CliRunner().invoke(main, ["replay", str(file), option])
        assert result.exit_code == 2
        assert result.stderr.startswith(f"apnap: {file}, line 1: the replay breaks off")


def test_the_bench_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few and short runs: what it prints is looked at here, not how fast it is."""
    for name, value in (
        ("DUELS", 1),
        ("POD_GAMES", 1),
        ("COMMANDER_GAMES", 1),
        ("SECONDS_A_FIGURE", 0.0),
        ("LEAST_RUNS", 1),
    ):
        monkeypatch.setattr(bench, name, value)
    for name, value in (("TEAM_GAMES", 1), ("MELEE_GAMES", 1)):
        monkeypatch.setattr(bench, name, value)
    for name, value in (("FORKS", 10), ("DERIVATIONS", 2), ("STATES", 1), ("STARTS", 1)):
        monkeypatch.setattr(bench, name, value)
    for name, value in (("BRAWL_GAMES", 1), ("CASUAL_GAMES", 1), ("MIDGAME_OBJECTS", 250)):
        monkeypatch.setattr(bench, name, value)
    for name, value in (("FORKS", 10), ("FORK_RUNS", 1), ("PLAYOUTS", 1), ("NEW_GAMES", 1), ("RUNS", 1), ("ROUNDS", 1)):
        monkeypatch.setattr(bench_search, name, value)
    for name, value in (("STEPS", 20), ("RUNS", 1), ("GAMES", 4), ("ROUNDS", 2)):
        monkeypatch.setattr(bench_env, name, value)
    for name, value in (
        ("SIZES", (20, 50)),
        ("EFFECT_COUNTS", (0, 5)),
        ("SEATS", (2,)),
        ("LATE_TURN", 6),
        ("COMBATANTS", 9),
    ):
        monkeypatch.setattr(bench_search, name, value)
    data = json.loads(output("bench", "--json", "--no-server"))
    of_extras = set() if bench_env.is_installed() else {"env_steps_per_s", "env_vector_steps_per_s"}
    wanted = {figure.key for figure in bench.FIGURES} - of_extras
    assert wanted >= {
        "duel_first_games_per_s",
        "duel_random_games_per_s",
        "ffa4_games_per_s",
        "commander4_games_per_s",
        "planechase4_games_per_s",
        "layers_us",
        "million_tokens_s",
        "thg_games_per_s",
        "emperor6_s",
        "melee16_s",
        "draft8_s",
        "decisions_per_s",
        "fork_us",
        "state_kib",
        "startup_s",
        "duel_turns",
        "duel_decisions",
        "calibration_s",
    }
    assert wanted >= {
        "brawl4_games_per_s",
        "giants4_games_per_s",
        "random_decks4_games_per_s",
        "game_fork_us",
        "fork_late_us",
        "playouts_per_s",
        "new_game_us",
    }
    assert set(data) == wanted | {"apnap", "compiled", "growth"}
    assert data["growth"]["2"]["5"]["50"] > 0
    assert all(data[key] > 0 for key in wanted)
    table = output("bench", "--no-server")
    for figure in bench.FIGURES:
        assert figure.key in of_extras or figure.words in table


def test_a_figure_knows_its_floor() -> None:
    fast = bench.Figure("a", "a", "", at_least=10)
    small = bench.Figure("b", "b", "", at_most=5)
    assert fast.is_met(10) and not fast.is_met(9.9)
    assert small.is_met(5) and not small.is_met(5.1)
    swift = bench.Figure("c", "c", "", at_speed=10)
    assert swift.is_met(100, 0.1) and not swift.is_met(99, 0.1) and swift.is_met(1)
    assert swift.floor(0.1) == "> 100" and fast.floor(0.1) == "> 10" and small.floor(0.1) == "< 5"


def test_the_bench_prints_the_table_of_the_readme() -> None:
    figures: bench.Figures = {figure.key: 1.0 for figure in bench.FIGURES}
    rows = bench.markdown(figures).splitlines()
    assert len(rows) == len(bench.FIGURES) + 2
    assert rows[2] == "| duels, agent first, games/s | `duel_first_games_per_s` | 1 | 1,000 | 1 | 300 |"


def test_what_is_left_of_a_crash_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It fails again in full view, while the engine does; afterwards it says that it does not."""
    session = Session(apnap.new_game(["red", "green"], seed=1, agents=[None, "first"]))
    file = tmp_path / "crash.replay"
    saves.save_crash(session, file, [], record.record_of(session.game).answers, {"error": "ValueError: on purpose"})
    text = output("replay", str(file))
    assert "The engine failed in this game: ValueError: on purpose" in text
    assert "It does not fail any more." in text

    def fails(self: Playback, *rest: object) -> None:
        raise ValueError("on purpose")

    monkeypatch.setattr(Playback, "feed", fails)
    result = CliRunner().invoke(main, ["replay", str(file)])
    assert isinstance(result.exception, ValueError)


def test_a_game_of_a_run_that_fails_is_saved_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Agent):
        left = 50
        inner = FirstAgent()

        def choose(self, game: Rules, decision: Decision) -> list[int]:
            self.left -= 1
            if self.left == 0:
                raise ValueError("on purpose")
            return self.inner.choose(game, decision)

    def single_game(run: object, number: int) -> apnap.Game:
        return apnap.new_game(["red", "green"], seed=number, agents=[Failing(), "first"])

    monkeypatch.setattr(lab, "single_game", single_game)
    file = tmp_path / "failed.replay"
    result = CliRunner().invoke(main, ["simulate", "--game", "3", "--save", str(file)])
    assert isinstance(result.exception, AgentFault)
    assert "(CR " in result.stdout
    assert len(record.load(file).answers) > 50
    assert "ValueError: on purpose" in output("replay", str(file))
