"""Bots that look at the game itself answer as if they could not: two games that differ only in what a seat cannot know
get the same answer. CR 400.2."""

from __future__ import annotations

import pytest

from apnap._build_info import is_compiled
from apnap.agents import HeuristicAgent, SearchAgent, make_agent
from apnap.agents.search import SKETCHED
from apnap.rules.core.constants import HAND, LIBRARY
from apnap.rules.core.play import Play
from tests.helpers.hidden_twins import twin_of
from tests.properties.games import AT_SIZES, NIGHTLY, Deal, some

BY_DAY = ("2", "4", "shared 2v2", "ranged 6", "emperor 3v3", "commander 4", "planechase 2", "archenemy 1v3")
# at night every variant that there is
TABLES = (*BY_DAY, *(kind for kind in AT_SIZES if kind not in BY_DAY)) if NIGHTLY else BY_DAY
THOROUGH = 1500  # nodes, enough for the second look of `search`
BOTS = ("first", "keen", "heuristic", "search")


def hidden(play: Play) -> list[list[str]]:
    state = play.state
    return [
        [state.objs[id].card.name for id in state.ids(s, zone)]
        for s in range(int(state.seats))
        for zone in (HAND, LIBRARY)
    ]


def agents(name: str) -> object:
    if name == "search":
        return SearchAgent(3, 12, 0.0)
    return HeuristicAgent(3, 6) if name == "heuristic" else make_agent(name, 3)


@pytest.mark.parametrize("seed", some(1, 6))
@pytest.mark.parametrize("kind", TABLES)
def test_what_is_hidden_makes_no_difference(kind: str, seed: int) -> None:
    deal = Deal(kind, seed + 11, agents=("first",))
    play = deal.start(outside=True)
    brains = deal.brains()
    compared, changed = 0, 0
    for n in range(3000):  # many seats have little to choose for long
        decision = play.decision()
        if decision is None:
            break
        if compared == 5:
            break
        if n > 20 and play.open and len(decision.options) > 2:
            seat = int(decision.decider)
            twin = twin_of(play, seat, n)
            other = twin.decision()
            assert other is not None
            compared += 1
            changed += hidden(twin) != hidden(play)
            for name in BOTS:
                one = agents(name).choose(play, decision)  # type: ignore[attr-defined]
                assert one == agents(name).choose(twin, other), name  # type: ignore[attr-defined]
        play.answer(list(brains[decision.decider].choose(play, decision)), decision.decider)
    assert compared >= 3 and changed >= 2


@pytest.mark.skipif(not is_compiled(), reason="bots that think about bots that think take long interpreted")
@pytest.mark.parametrize("kind", ["2", "shared 2v2"])
def test_what_is_hidden_makes_no_difference_to_bots_that_think_of_bots_that_think(kind: str) -> None:
    deal = Deal(kind, 12, agents=("first",))
    play = deal.start(outside=True)
    brains = deal.brains()
    looked: list[int] = []
    for n in range(3000):
        decision = play.decision()
        if decision is None or len(looked) == 4:
            break
        if n > 20 and play.open and len(decision.options) > 2:
            twin = twin_of(play, int(decision.decider), n)
            other = twin.decision()
            assert other is not None
            one, two = SearchAgent(3, THOROUGH, 0.0), SearchAgent(3, THOROUGH, 0.0)
            assert one.choose(play, decision) == two.choose(twin, other)
            assert one.tried == two.tried
            if one.tried > SKETCHED * 2:
                looked.append(int(one.tried))
        play.answer(list(brains[decision.decider].choose(play, decision)), decision.decider)
    assert len(looked) == 4


def test_the_same_seed_gives_the_same_game() -> None:
    def played() -> tuple[int, int]:
        deal = Deal("2", 4)
        play = deal.start([HeuristicAgent(1, 6), HeuristicAgent(2, 6)])
        play.limit = 120
        play.run()
        return int(play.digest()), int(play.decisions_asked)

    assert played() == played()
