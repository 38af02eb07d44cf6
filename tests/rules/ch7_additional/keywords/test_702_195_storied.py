"""Storied: three artifacts, Sagas or legendary permanents give an enduring story. CR 702.195."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.designations import ENDURING_STORY, Storied
from apnap.abilities.effects.moves import Exile
from apnap.abilities.filters import ARTIFACT
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.rules.views.view import View
from apnap.testing import rule
from apnap.testing.plugin import Builder

BARD = card(
    "Bard", "{1}", "Legendary Creature - Dwarf", "2/2", Storied(), Always(THIS, Gets(1, 1), condition=ENDURING_STORY)
)
HEIR = card("Heir", "{1}", "Creature - Dwarf", "1/1", Always(THIS, Gets(1, 1), condition=ENDURING_STORY))
CRUMBLE = card("Crumble", "{G}", "Instant", Exile(Target(ARTIFACT)))
KNOWN = (BARD, HEIR, CRUMBLE)


@rule("702.195")
def test_a_story_endures_once_three_are_there(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    bard, ring = me.has("Bard"), me.has("Sol Ring")
    table.refresh()
    assert bard.power == 2
    me.casts("Ornithopter").resolves()
    assert bard.power == 3
    me.casts("Crumble", at=[ring]).resolves()
    assert bard.power == 3
    assert View(table.game, me.number).player(me.number).has_enduring_story


@rule("702.195", "613.7")
def test_without_storied_nobody_gets_one_but_everybody_may_have_one(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    heir = other.has("Heir")
    for _ in range(3):
        other.has("Sol Ring")
    table.refresh()
    assert heir.power == 1
    bard = me.has("Bard")
    me.has("Sol Ring")
    me.casts("Ornithopter").resolves()
    theirs = other.has("Bard")
    table.refresh()
    table.resolve_stack()
    assert bard.power == 3 and theirs.power == 3 and heir.power == 2


@rule("702.195", "810.2")
def test_a_teammates_permanents_do_not_count(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me, mate = table.seat(0), table.seat(1)
    bard = me.has("Bard")
    me.has("Sol Ring")
    mate.has("Sol Ring")
    mate.has("Ornithopter")
    table.refresh()
    assert bard.power == 2
