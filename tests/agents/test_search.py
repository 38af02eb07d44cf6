"""What `search` does, and how long it may be told to think."""

from __future__ import annotations

import pytest

from apnap.agents import SearchAgent, is_agent_name, make_agent
from apnap.agents.search import SHARE, SKETCHED, Lead
from apnap.rules.core.decisions import D_ATTACK
from apnap.testing.plugin import Builder
from tests.properties.games import Deal


@pytest.mark.parametrize("name", ["search", "search@50", "search@0.5s", "search@2s", "heuristic@12"])
def test_bots_that_think_can_be_told_for_how_long(name: str) -> None:
    assert is_agent_name(name)
    make_agent(name, 1)


@pytest.mark.parametrize("name", ["search@", "search@0", "search@-1", "search@0s", "first@12", "heuristic@1s", "x@1"])
def test_what_is_no_such_bot_is_refused(name: str) -> None:
    assert not is_agent_name(name)


def test_nodes_and_seconds_are_what_was_said() -> None:
    by_nodes, by_clock = make_agent("search@70", 1), make_agent("search@0.25s", 1)
    assert isinstance(by_nodes, SearchAgent) and isinstance(by_clock, SearchAgent)
    assert (by_nodes.nodes, by_nodes.seconds) == (70, 0.0)
    assert by_clock.seconds == 0.25


def test_it_thinks_no_longer_than_its_nodes(scenario: Builder) -> None:
    table = scenario(2)
    table.seat(0).have(*["Grizzly Bears"] * 3)
    table.seat(1).have(*["Grizzly Bears"] * 3)
    decision = table.asked(kind=D_ATTACK)
    bot = SearchAgent(1, 40, 0.0)
    bot.choose(table.game, decision)
    # what was begun is finished: a plan is tried at eight tables
    assert 0 < bot.tried <= 40 + 8


def test_what_the_quick_policy_leaves_open_is_tried_among_bots_that_think(scenario: Builder) -> None:
    table = scenario(2)
    table.seat(0).have("Hill Giant", "Grizzly Bears", "Serra Angel")
    table.seat(1).have("Hill Giant", "Craw Wurm")
    decision = table.asked(kind=D_ATTACK)
    quick, thorough = SearchAgent(1, SKETCHED, 0.0), SearchAgent(1, SKETCHED * SHARE, 0.0)
    quick.choose(table.game, decision)
    thorough.choose(table.game, decision)
    assert 0 < quick.tried <= SKETCHED + 8 < thorough.tried
    assert thorough.tried < SKETCHED * SHARE * 2  # what was begun is finished


def test_a_lead_is_how_far_one_is_ahead_and_how_sure_that_is() -> None:
    assert Lead([3.0, 3.0, 3.0], [1.0, 1.0, 1.0]).by == 2.0
    assert Lead([3.0, 3.0, 3.0], [1.0, 1.0, 1.0]).error == 0.0
    assert Lead([1.0, 1.0], [1.0, 1.0, 9.0]).is_none()  # where both were tried
    unsure = Lead([8.0, 0.0, 4.0, 4.0], [0.0, 4.0, 4.0, 4.0])
    assert unsure.by == 1.0 and 2.0 < unsure.error < 3.0
    assert Lead([5.0], [1.0]).error > 100.0  # one table says nothing


def test_the_last_points_of_damage_are_dealt(scenario: Builder) -> None:
    table = scenario(2)
    table.seat(0).have("Hill Giant", "Hill Giant", "Grizzly Bears")
    table.seat(1).at(5)
    table.seat(1).has("Craw Wurm")
    decision = table.asked(kind=D_ATTACK)
    assert SearchAgent(1, 60, 0.0).choose(table.game, decision) == [table.seat(1).ref] * 3


def test_the_same_seed_gives_the_same_game() -> None:
    def played() -> tuple[int, int]:
        deal = Deal("2", 4)
        play = deal.start([SearchAgent(1, 12, 0.0), SearchAgent(2, 12, 0.0)])
        play.limit = 80
        play.run()
        return int(play.digest()), int(play.decisions_asked)

    assert played() == played()
