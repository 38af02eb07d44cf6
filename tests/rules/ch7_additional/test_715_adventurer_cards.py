"""Adventurer cards. CR 715."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule


def ways(table, seat, thing):
    decision = table.to_priority(table.seat(seat).number)
    return [o.index for o in decision.options if o.kind == O_CAST and o.id == thing.now]


@rule("715.3", "715.3b", "715.4")
def test_an_adventure_spell_has_only_its_alternative_characteristics(scenario):
    table = scenario()
    giant = table.seat(1).has("Serra Angel")
    spell = table.seat(0).casts("Giant Killer", part="Chop Down", at=[giant])
    assert spell.name == "Chop Down" and spell.mana_value == 3 and not spell.is_a("Creature")
    spell.resolves()
    assert giant.died and table.seat(0).exile == ["Giant Killer"]


@rule("715.3d")
def test_the_card_may_be_played_from_exile_but_not_as_an_adventure(scenario):
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    spell = table.seat(0).casts("Giant Killer", part="Chop Down", at=[angel])
    spell.resolves()
    table.seat(1).has("Serra Angel")
    table.seat(0).gets_mana("CCWW")
    assert ways(table, 0, spell) == [0]
    table.choose_option(table.seat(0).number, O_CAST, spell.now, (), None, (), ())
    table.resolve_stack()
    assert table.seat(0).permanent("Giant Killer").power == 1 and table.seat(0).exile == []


@rule("715.3d")
def test_a_later_turn_will_do(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    spell = table.seat(0).casts("Faerie Guidemother", part="Gift of the Fae", at=[bear])
    spell.resolves()
    assert (bear.power, bear.toughness) == (4, 3) and bear.has(FLYING)
    table.to_turn(table.seat(0))
    table.to_step(3)
    table.seat(0).gets_mana("W")
    assert ways(table, 0, spell) == [0]


@rule("715.3d", "701.6a")
def test_a_countered_adventure_goes_to_the_graveyard(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    spell = table.seat(0).casts("Faerie Guidemother", part="Gift of the Fae", at=[bear])
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).graveyard == ["Faerie Guidemother"]


@rule("715.3d", "608.2b")
def test_an_adventure_without_a_legal_target_goes_to_the_graveyard(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Faerie Guidemother", part="Gift of the Fae", at=[bear])
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Faerie Guidemother"]


@rule("715.3", "715.4")
def test_an_adventurer_card_is_a_creature_card_in_other_zones_and_cast_as_one(scenario):
    table = scenario()
    (held,) = table.seat(0).holds("Ardenvale Tactician")
    assert held.is_a("Creature") and held.mana_value == 3
    table.seat(0).casts("Ardenvale Tactician", part="Ardenvale Tactician").resolves()
    assert table.seat(0).permanent("Ardenvale Tactician").power == 2


@rule("715.3d", "400.7")
def test_a_card_exiled_in_another_way_is_not_on_an_adventure(scenario):
    table = scenario()
    (held,) = table.seat(0).holds("Giant Killer")
    table.game.move(held.id, 3)
    table.seat(0).gets_mana("CCWW")
    assert ways(table, 0, held) == []


@rule("715.3c", "707.10")
def test_a_copy_of_an_adventure_is_an_adventure_and_goes_nowhere(scenario):
    table = scenario()
    angel, dragon = table.seat(1).have("Serra Angel", "Serra Angel")
    spell = table.seat(0).casts("Giant Killer", part="Chop Down", at=[angel])
    table.seat(0).casts("Twincast", at=[spell])
    table.asked(table.seat(0))
    table.answer([dragon.id])
    table.resolve_stack()
    assert angel.died and dragon.died
    assert table.seat(0).exile == ["Giant Killer"]
    table.check_invariants()
