"""Split second, rebound, spectacle, aftermath. CR 702.61, 702.88, 702.127, 702.137."""

from __future__ import annotations

from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import FOR_MAY, O_ACTIVATE, O_CAST, O_MANA, O_SPECIAL
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Seat


def ways(seat: Seat, card: Permanent) -> list[str]:
    """The ways to cast a card that its owner has now, by name or by part."""
    decision = seat.table.to_priority(seat.number)
    card_def = seat.table.game.state.objs[card.now].card
    found = [card_def.methods[o.index] for o in decision.options if o.kind == O_CAST and o.id == card.now]
    return [m.name or card_def.faces[m.face].chars.name for m in found]


# split second --------------------------------------------------------------------------------------------------------
@rule("702.61")
def test_nothing_is_cast_or_activated_over_split_second(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    ogre = table.seat(1).has("Prodigal Sorcerer")
    bolt = table.seat(1).holds("Lightning Bolt")[0]
    table.seat(1).gets_mana("R")
    table.seat(0).casts("Krosan Grip", at=[ring])
    assert not table.seat(1).can(O_CAST, bolt) and not table.seat(1).can(O_ACTIVATE, ogre)
    assert table.seat(1).can(O_MANA, ring)  # mana abilities are no exception to anything


@rule("702.61")
def test_it_is_over_when_the_spell_is(scenario):
    table = scenario()
    bolt = table.seat(1).holds("Lightning Bolt")[0]
    table.seat(1).gets_mana("R")
    table.seat(0).casts("Sudden Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18
    assert table.seat(1).can(O_CAST, bolt)


@rule("702.61", "116.2b")
def test_special_actions_are_still_possible(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Battering Craghorn", part="morph").resolves()
    morph = Permanent(table, table.game.state.ids(table.seat(0).number, 5)[-1])
    table.seat(0).gets_mana("CRR")
    table.seat(0).casts("Sudden Death", at=[bear])
    assert table.seat(0).can(O_SPECIAL, morph)


@rule("702.61")
def test_triggered_abilities_go_onto_the_stack_over_it(scenario):
    table = scenario()
    table.seat(0).has("Spellweaver Eternal")
    table.seat(0).casts("Sudden Shock", at=[table.seat(1)])
    assert len(table.stack) == 2


# rebound -------------------------------------------------------------------------------------------------------------
@rule("702.88")
def test_rebound_casts_it_again_in_the_next_upkeep(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Staggershock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18 and table.seat(0).exile == ["Staggershock"]
    table.to_step(UPKEEP, table.seat(1))
    assert table.stack == []  # only its controller's upkeep counts
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 16 and table.seat(0).graveyard == ["Staggershock"] and table.seat(0).exile == []


@rule("702.88")
def test_what_is_not_cast_again_stays_in_exile(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Prey's Vengeance", at=[bear]).resolves()
    assert bear.power == 4
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert table.seat(0).exile == ["Prey's Vengeance"]
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    assert table.stack == [] and table.seat(0).exile == ["Prey's Vengeance"]


@rule("702.88")
def test_a_countered_spell_does_not_rebound(scenario):
    table = scenario()
    spell = table.seat(0).casts("Great Teacher's Decree")
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).graveyard == ["Great Teacher's Decree"]


# spectacle -----------------------------------------------------------------------------------------------------------
@rule("702.137")
def test_spectacle_only_after_an_opponent_lost_life(scenario):
    table = scenario()
    skewer = table.seat(0).holds("Skewer the Critics")[0]
    table.seat(0).gets_mana("R")
    assert ways(table.seat(0), skewer) == []
    table.seat(0).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    table.seat(0).gets_mana("R")
    assert ways(table.seat(0), skewer) == []  # they lost the life themselves
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert ways(table.seat(0), skewer) == ["spectacle"]
    table.seat(0).casts("Skewer the Critics", at=[table.seat(1)], part="spectacle", free=False).resolves()
    assert table.seat(1).life == 14


@rule("702.137")
def test_the_life_must_have_been_lost_this_turn(scenario):
    table = scenario(seats=2)
    acrobat = table.seat(0).holds("Spikewheel Acrobat")[0]
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.to_step(3)
    table.seat(0).gets_mana("CCR")
    assert ways(table.seat(0), acrobat) == []


# aftermath -----------------------------------------------------------------------------------------------------------
@rule("702.127", "709.3")
def test_the_half_with_aftermath_is_cast_from_the_graveyard_only(scenario):
    table = scenario()
    farm = table.seat(0).holds("Farm // Market")[0]
    table.seat(0).gets_mana("CCWCCU")
    assert ways(table.seat(0), farm) == []  # Farm has no target, Market is in a hand
    buried = table.seat(0).buried("Farm // Market")[0]
    assert ways(table.seat(0), buried) == ["Market"]


@rule("702.127")
def test_cast_from_the_graveyard_it_is_exiled(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Consign // Oblivion", at=[bear], part="Consign").resolves()
    assert bear.zone == "hand" and table.seat(0).graveyard == ["Consign // Oblivion"]
    card = Permanent(table, table.game.state.ids(table.seat(0).number, 2)[0])
    table.seat(1).holds("Forest", "Forest")
    table.seat(0).gets_mana("CCCCB")
    table.choose_option(table.seat(0).number, O_CAST, card.now, [table.seat(1)], None, (), ())
    table.resolve_stack()
    assert len(table.seat(1).hand) == 1 and table.seat(0).exile == ["Consign // Oblivion"]
