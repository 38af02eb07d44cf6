"""A bot of one's own: what it is given, how it is named, and what is said where something is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import apnap
from apnap._build_info import is_compiled
from apnap.agents import BotAgent, load_bot, usual_agent
from apnap.cli.play import command as play
from apnap.errors import InputError
from apnap.rules.core.decisions import Decision
from apnap.rules.core.faults import AgentFault
from apnap.rules.views.view import View

BOTS = '''
from __future__ import annotations

from apnap.agents import Agent


class Passes:
    """Does the least that may be done."""

    def answer(self, view, decision):
        parts = []
        while not decision.is_complete(parts):
            offered = decision.next_parts(parts)
            parts.append(offered.at(0))
        return decision.answer_of(parts)


class Inherits(Passes):
    pass


class Peeks(Agent):
    def choose(self, game, decision):
        return [0]


class Mute:
    pass
'''


@pytest.fixture
def bots(tmp_path: Path) -> str:
    path = tmp_path / "bots_of_mine.py"
    path.write_text(BOTS)
    return str(path)


class Notes:
    """Passes, and keeps what it was given."""

    def __init__(self) -> None:
        self.seen: list[tuple[View, int]] = []

    def answer(self, view: View, decision: Decision) -> list[int]:
        self.seen.append((view, int(decision.decider)))
        parts: list[int] = []
        while not decision.is_complete(list(parts)):
            parts.append(int(decision.next_parts(list(parts)).at(0)))
        return [int(x) for x in decision.answer_of(list(parts))]


def test_a_bot_is_given_the_view_of_the_seat_that_decides() -> None:
    bot = Notes()
    game = apnap.new_game(seats=2, seed=3, agents=[BotAgent(bot), "first"])
    game.run()
    assert game.result.over
    assert len(bot.seen) > 20
    assert all(int(view.seat) == seat == 0 for view, seat in bot.seen)


def test_a_bot_is_found_in_a_file_and_plays(bots: str) -> None:
    for word in ("Passes", "Inherits"):
        result = apnap.new_game(seats=3, seed=5, agents=[f"{bots}:{word}", "first", "keen"]).run()
        assert result.over and 0 not in result.winners


def test_a_bot_is_found_in_a_module_of_the_folder_at_hand(bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(bots).parent)
    assert isinstance(load_bot("bots_of_mine:Passes"), BotAgent)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("{}:Nobody", "there is no Nobody"),
        ("{}:Mute", "has no method 'answer'"),
        ("{}:Peeks", "hidden cards included"),
        ("nowhere.py:Bot", "there is no file"),
        ("no_such_module_here:Bot", "there is no module"),
        (":Bot", "names no bot"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(bots: str, name: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        load_bot(name.format(bots))


def test_a_bot_that_fails_is_named_as_the_one_at_fault() -> None:
    class Broken:
        def answer(self, view: View, decision: Decision) -> list[int]:
            raise KeyError("nothing")

    with pytest.raises(AgentFault, match="KeyError"):
        apnap.new_game(seats=2, seed=1, agents=[BotAgent(Broken()), "first"]).run()


def test_people_play_against_whom_they_name_once_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable says who sits down where nobody is named; without it, it is the usual bot."""
    context = play.make_context("play", ["--plain"])
    assert context.params["bots"] == ("first",)  # as the tests say
    monkeypatch.setenv("APNAP_BOTS", "keen,random")
    assert play.make_context("play", ["--plain"]).params["bots"] == ("keen", "random")
    monkeypatch.delenv("APNAP_BOTS")
    assert play.make_context("play", ["--plain"]).params["bots"] == (usual_agent(),)
    assert usual_agent() == ("heuristic" if is_compiled() else "keen")
