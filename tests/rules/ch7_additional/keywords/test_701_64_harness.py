"""Harness, and what something has once it is harnessed. CR 701.64, 702.186."""

from __future__ import annotations

from apnap.rules.core.designations import HARNESSED, is_noted
from apnap.rules.views.view import observe
from apnap.table.chosen import chosen_words
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

STONE = "{0}: Harness this artifact.\n\u221e \u2014 Whenever you gain life, draw a card."
COPY = "that's a copy of"
TALES = read("You gain 1 life.", name="Tale")


def is_harnessed(card):
    return is_noted(card.table.game.state.objs[card.now], HARNESSED)


def at_table(scenario, **how):
    assert exact(STONE, types="Artifact")
    table = scenario(**how).knows(read(STONE, types="Artifact", name="Stone"), TALES)
    table.seat(0).library("Forest", "Forest", "Forest", "Forest")
    return table


@rule("701.64a", "702.186b")
def test_a_harnessed_permanent_has_the_ability(scenario):
    table = at_table(scenario)
    me = table.seat(0)
    stone = me.has("Stone")
    me.casts("Tale").resolves()
    table.resolve_stack()
    assert not me.hand and not is_harnessed(stone)
    me.activates(stone).resolves()
    assert is_harnessed(stone)
    me.casts("Tale").resolves()
    table.resolve_stack()
    assert len(me.hand) == 1
    me.activates(stone).resolves()
    me.casts("Tale").resolves()
    table.resolve_stack()
    assert len(me.hand) == 2


@rule("701.64b")
def test_it_is_not_copied_and_does_not_outlast_the_battlefield(scenario):
    table = at_table(scenario, seats=2)
    table.knows(read("Return target artifact to its owner's hand.", name="Recall"))
    table.knows(read(f"Create a token {COPY} target artifact.", name="Twin"))
    me = table.seat(0)
    stone = me.has("Stone")
    me.activates(stone).resolves()
    view = observe(table.game, table.seat(1).number)
    assert chosen_words(table.game, view, view.find(stone.id)) == ["harnessed"]
    me.casts("Twin", at=[stone]).resolves()
    twin = me.permanent("Stone")
    assert twin != stone and not is_harnessed(twin)
    me.casts("Recall", at=[stone]).resolves()
    me.casts("Stone").resolves()
    assert not is_harnessed(me.permanent("Stone"))
