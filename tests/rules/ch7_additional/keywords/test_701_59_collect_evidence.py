"""Collect evidence: as a cost, in addition to a cost, and on the way. CR 701.59."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import FOR_MAY, O_ACTIVATE
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
COLLECTED = "evidence was collected"
LAB = "{0}, Collect evidence 4: You gain 1 life."
MAY = "you may collect evidence"
ADDED = f"As an additional cost to cast this spell, {MAY} 4.\nIf {COLLECTED}, you gain 5 life."
WATCH = "Whenever you collect evidence, you gain 2 life."


@rule("701.59a", "701.59b")
def test_cards_of_enough_mana_value_are_exiled(scenario):
    assert exact(LAB, types="Artifact")
    table = scenario().knows(read(LAB, types="Artifact", name="Lab"), read(WATCH, types="Enchantment", name="Watch"))
    me, other = table.seat(0), table.seat(1)
    lab = me.has("Lab")
    me.has("Watch")
    other.has("Watch")
    bear, forest = me.buried("Grizzly Bears", "Forest")
    other.buried("Hill Giant")
    table.refresh()
    assert not me.can(O_ACTIVATE, lab)
    giant = me.buried("Hill Giant")[0]
    table.refresh()
    me.activates(lab, says=[[bear.id], [forest.id]])
    table.resolve_stack()
    assert sorted(me.exile) == ["Forest", "Grizzly Bears", "Hill Giant"] and not me.graveyard
    assert giant.zone == "exile" and (me.life, other.life) == (23, 20)


@rule("701.59a")
def test_more_than_enough_may_be_exiled_and_not_less(scenario):
    table = scenario().knows(read(LAB, types="Artifact", name="Lab"))
    me = table.seat(0)
    lab = me.has("Lab")
    giant, bear, land = me.buried("Hill Giant", "Grizzly Bears", "Forest")
    other = me.buried("Gray Ogre")[0]
    table.refresh()
    me.activates(lab, says=[[giant.id], [other.id], []])
    assert sorted(me.exile) == ["Gray Ogre", "Hill Giant"] and sorted(me.graveyard) == ["Forest", "Grizzly Bears"]
    assert bear.zone == land.zone == "graveyard"


@rule("701.59c", "607.2")
@pytest.mark.parametrize("collects", [False, True])
def test_whether_evidence_was_collected(scenario, collects):
    assert exact(ADDED)
    table = scenario().knows(read(ADDED, name="Trial"))
    me = table.seat(0)
    me.buried("Shivan Dragon")
    me.casts("Trial", says=[[1 if collects else 0]])
    table.resolve_stack()
    assert me.life == (25 if collects else 20) and me.exile == (["Shivan Dragon"] if collects else [])


@rule("701.59c")
def test_what_it_became_remembers_that_evidence_was_collected(scenario):
    text = ADDED.split("\n")[0] + f"\nWhen this creature enters, if {COLLECTED}, draw a card."
    table = scenario().knows(read(text, types=BEAR, name="Agent"))
    me = table.seat(0)
    me.library("Forest", "Island")
    me.buried("Shivan Dragon")
    me.casts("Agent", says=[[1]])
    table.resolve_stack()
    assert len(me.hand) == 1
    me.casts("Agent")
    table.resolve_stack()
    assert len(me.hand) == 1


@rule("701.59b")
@pytest.mark.parametrize("enough", [False, True])
def test_it_is_offered_only_where_there_is_enough(scenario, enough):
    text = "You may collect evidence 4."
    assert exact(text)
    table = scenario().knows(read(text, name="Look"), read(WATCH, types="Enchantment", name="Watch"))
    me = table.seat(0)
    me.has("Watch")
    me.buried("Shivan Dragon" if enough else "Grizzly Bears")
    me.casts("Look")
    if enough:
        assert table.asked(me, FOR_MAY).rule == "701.59b"
        table.answer([1])
    table.resolve_stack()
    assert me.life == (22 if enough else 20)


@rule("701.59a", "702.21")
def test_ward_may_ask_for_it(scenario):
    text = "Ward\u2014Collect evidence 4."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(read(text, types=BEAR, name="Beast", size="2/2"))
    me, foe = table.seats()
    beast = me.has("Beast")
    foe.casts("Shock", at=[beast])
    table.resolve_stack()
    assert beast.stayed
    foe.buried("Shivan Dragon")
    foe.casts("Shock", at=[beast])
    table.says([1])
    table.resolve_stack()
    assert beast.died
