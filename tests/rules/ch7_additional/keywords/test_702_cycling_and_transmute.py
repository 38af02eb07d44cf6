"""Cycling and transmute. CR 702.29, 702.53."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING
from apnap.rules.core.decisions import FOR_SEARCH
from apnap.testing import rule


@rule("702.29")
def test_cycling_from_the_hand(scenario):
    table = scenario()
    mauler = table.seat(1).holds("Barkhide Mauler")[0]
    table.seat(1).gets_mana("CC")
    table.seat(1).activates(mauler).resolves()
    assert table.seat(1).hand == ["Forest"] and table.seat(1).graveyard == ["Barkhide Mauler"]
    serpent = table.seat(0).has("Lava Serpent")
    table.seat(0).gets_mana("CC")
    decision = table.to_priority(table.seat(0).number)
    assert all(o.id != serpent.id for o in decision.options)


@rule("702.29", "603.10a")
def test_a_card_notices_that_it_is_cycled(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    aven = table.seat(0).holds("Windcaller Aven")[0]
    table.seat(0).gets_mana("U")
    table.seat(0).activates(aven)
    table.resolve_stack()
    assert bear.has(FLYING) and table.seat(0).hand == ["Forest"]


@rule("702.29")
def test_islandcycling_finds_an_island(scenario):
    table = scenario()
    table.seat(0).library("Tundra")
    dinosaur = table.seat(0).holds("Marauding Brinefang")[0]
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(dinosaur)
    decision = table.asked(table.seat(0), FOR_SEARCH)
    assert len(decision.candidates) == 1
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert table.seat(0).hand == ["Tundra"]


@rule("702.53")
def test_transmute_finds_a_card_of_the_same_mana_value(scenario):
    table = scenario()
    card = table.seat(0).holds("Muddle the Mixture")[0]
    two, one = table.seat(0).library("Grizzly Bears", "Shock")
    table.seat(0).gets_mana("CUU")
    table.seat(0).activates(card)
    decision = table.asked(table.seat(0), "search")
    assert two.id in decision.candidates and one.id not in decision.candidates
    table.answer([two.id])
    table.resolve_stack()
    assert table.seat(0).hand == ["Grizzly Bears"] and table.seat(0).graveyard == ["Muddle the Mixture"]
