"""What the quick policy does with which bots think tables on: it must not waste what they hold."""

from __future__ import annotations

import pytest

from apnap.agents import HeuristicAgent, SearchAgent
from apnap.agents.sketch import SketchAgent
from apnap.rules.core.decisions import Agent, PriorityDecision
from apnap.testing.plugin import Builder


def casts(scenario: Builder, card: str, life: int = 20, creature: str = "", spare: int = 0) -> bool:
    """Does it cast this in its main phase, against an opponent with so much life and this creature?"""
    table = scenario(2)
    mine, other = table.seat(0), table.seat(1)
    mine.have(*["Mountain"] * 3)
    mine.holds(card, *["Craw Wurm"] * spare)
    other.at(life)
    if creature:
        other.has(creature)
    decision = table.to_priority(mine.number)
    assert isinstance(decision, PriorityDecision)
    return SketchAgent().action(table.game, decision) > 0


@pytest.mark.parametrize("card", ["Lightning Bolt", "Lava Spike"])
def test_harm_is_kept_while_only_the_life_of_one_who_has_plenty_could_be_hit(scenario: Builder, card: str) -> None:
    assert not casts(scenario, card)
    assert casts(scenario, card, life=6)


def test_harm_is_for_creatures_that_it_may_kill(scenario: Builder) -> None:
    assert casts(scenario, "Lightning Bolt", creature="Hill Giant")
    assert not casts(scenario, "Lightning Bolt", creature="Craw Wurm")
    assert casts(scenario, "Murder", creature="Craw Wurm") == casts(scenario, "Murder", creature="Hill Giant")


def test_a_hand_that_is_full_is_spent(scenario: Builder) -> None:
    assert casts(scenario, "Lightning Bolt", spare=7)


@pytest.mark.parametrize("bot", [HeuristicAgent(1, 24), HeuristicAgent(1, 8), SearchAgent(1, 60, 0.0)])
@pytest.mark.parametrize("lands", [0, 1, 2, 3])
def test_a_land_is_played_whatever_could_be_done_with_its_mana(scenario: Builder, bot: Agent, lands: int) -> None:
    """A bot that would waste its cards as soon as it has the mana is not better off without the mana."""
    table = scenario(2)
    mine, other = table.seat(0), table.seat(1)
    mine.have(*["Mountain"] * lands)
    mine.holds("Mountain", "Mountain", "Lightning Bolt", "Shock", "Volcanic Hammer")
    for seat in (mine, other):
        seat.library(*["Mountain", "Hill Giant"] * 6)
    number = int(table.turn.number)
    for _ in range(30):
        decision = table.game.decision()
        assert decision is not None
        if int(table.turn.number) != number:
            break
        who = bot if decision.decider == mine.number else SketchAgent()
        table.game.answer([int(x) for x in who.choose(table.game, decision)], decision.decider)
    assert mine.hand.count("Mountain") == 1


def test_a_land_that_fetches_another_is_played(scenario: Builder) -> None:
    table = scenario(2)
    mine, other = table.seat(0), table.seat(1)
    mine.have("Forest")
    mine.holds("Evolving Wilds", "Serra Angel", "Craw Wurm")
    for seat in (mine, other):
        seat.library(*["Plains", "Forest", "Hill Giant"] * 4)
    bot, number = HeuristicAgent(1, 24), int(table.turn.number)
    while int(table.turn.number) == number:
        decision = table.game.decision()
        assert decision is not None
        who = bot if decision.decider == mine.number else SketchAgent()
        table.game.answer([int(x) for x in who.choose(table.game, decision)], decision.decider)
    assert "Evolving Wilds" not in mine.hand
