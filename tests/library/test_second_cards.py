"""Second cards for words that had one: what is particular to each."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import FOR_MAY, O_ACTIVATE
from apnap.rules.words import BEGIN_COMBAT, FLYING
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("702.176")
def test_an_overlord_draws_two_and_discards_one(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    one.casts("Overlord of the Floodpits", part="impending").resolves()
    table.resolve_stack()
    lord = one.permanent("Overlord of the Floodpits")
    assert not lord.is_a("Creature") and lord.counters("time") == 4 and lord.has(FLYING)
    assert len(one.hand) == 1 and len(one.graveyard) == 1


@rule("701.57")
@pytest.mark.parametrize("name,letter", [("Hidden Nursery", "G"), ("Hidden Volcano", "R")])
def test_a_cave_makes_mana_or_discovers(scenario: Builder, name: str, letter: str) -> None:
    table = scenario(2)
    one = table.seat(0)
    played = one.plays(name)
    assert played.tapped
    cave = one.has(name)
    one.taps_for_mana(cave)
    assert one.pool == letter
    cave = one.has(name)
    one.gets_mana("CCCC")
    one.library("Forest", "Progenitus", "Grizzly Bears")
    one.activates(cave, 1)
    table.asked(one, FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert one.hand == ["Grizzly Bears"] and one.graveyard == [name]
    another = one.has(name)
    table.to_step(BEGIN_COMBAT)
    one.gets_mana("CCCC" + letter)
    assert not one.can(O_ACTIVATE, another)  # only as a sorcery
