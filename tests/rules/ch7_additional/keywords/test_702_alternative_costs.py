"""Other ways to cast. CR 702.34, 702.35, 702.74, 702.81, 702.96, 702.109, 702.133, 702.138."""

from __future__ import annotations

from apnap.rules.core.constants import END, HASTE, MAIN2
from apnap.rules.core.decisions import D_YES_NO, FOR_DISCARD, FOR_MAY, O_CAST
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Seat, Spell


def cast_card(seat: Seat, card: Permanent, mana: str, way: int = 0, at=(), says=()) -> Spell:
    """Cast a card from where it is, in one of its ways."""
    table = seat.table
    seat.gets_mana(mana)
    table.choose_option(seat.number, O_CAST, card.now, at, None, (), says, way)
    return Spell(table, table.game.state.objs[card.id].next_id)


def ways(seat: Seat, card: Permanent) -> list[int]:
    decision = seat.table.to_priority(seat.number)
    return [o.index for o in decision.options if o.kind == O_CAST and o.id == card.now]


@rule("702.34")
def test_flashback_casts_from_the_graveyard_and_exiles(scenario):
    table = scenario()
    twice = table.seat(0).buried("Think Twice")[0]
    table.seat(0).gets_mana("CU")
    assert ways(table.seat(0), twice) == []  # its mana cost is not enough
    spell = cast_card(table.seat(0), twice, "C", 1)
    spell.resolves()
    assert table.seat(0).hand == ["Forest"] and table.seat(0).exile == ["Think Twice"]


@rule("702.34")
def test_flashback_exiles_a_countered_spell_too(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    grudge = table.seat(0).buried("Ancient Grudge")[0]
    spell = cast_card(table.seat(0), grudge, "G", 1, at=[ring])
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).exile == ["Ancient Grudge"] and ring.stayed


@rule("702.34")
def test_nobody_else_flashes_it_back(scenario):
    table = scenario()
    gaze = table.seat(0).buried("Otherworldly Gaze")[0]
    table.seat(1).gets_mana("CU")
    assert ways(table.seat(1), gaze) == []


@rule("702.133")
def test_jump_start_needs_a_card_to_discard(scenario):
    table = scenario()
    idea = table.seat(0).buried("Radical Idea")[0]
    table.seat(0).gets_mana("CU")
    assert ways(table.seat(0), idea) == []
    table.seat(0).holds("Shock", "Forest")
    spell = cast_card(table.seat(0), idea, "", 1)
    spell.resolves()
    assert table.seat(0).exile == ["Radical Idea"] and len(table.seat(0).graveyard) == 1
    assert len(table.seat(0).hand) == 2


@rule("702.81")
def test_retrace_takes_a_land_and_comes_back(scenario):
    table = scenario()
    crime = table.seat(0).buried("Raven's Crime")[0]
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("B")
    assert ways(table.seat(0), crime) == []
    table.seat(0).holds("Forest")
    spell = cast_card(table.seat(0), crime, "", 1, at=[table.seat(1)])
    spell.resolves()
    assert sorted(table.seat(0).graveyard) == ["Forest", "Raven's Crime"]


@rule("702.138")
def test_escape_exiles_other_cards(scenario):
    table = scenario()
    fruit = table.seat(0).buried("Fruit of Tizerus")[0]
    table.seat(0).buried("Shock", "Fog")
    table.seat(0).gets_mana("CCCB")
    assert ways(table.seat(0), fruit) == []
    table.seat(0).buried("Forest")
    spell = cast_card(table.seat(0), fruit, "", 1, at=[table.seat(1)])
    spell.resolves()
    assert table.seat(1).life == 18
    assert sorted(table.seat(0).exile) == ["Fog", "Forest", "Shock"]
    assert table.seat(0).graveyard == ["Fruit of Tizerus"]


@rule("702.138")
def test_glimpse_of_freedom_escapes_at_instant_speed(scenario):
    table = scenario()
    glimpse = table.seat(1).buried("Glimpse of Freedom")[0]
    table.seat(1).buried(*["Forest"] * 5)
    table.to_priority(table.seat(1).number)
    cast_card(table.seat(1), glimpse, "CCU", 1).resolves()
    assert table.seat(1).hand == ["Forest"]


@rule("702.74")
def test_evoke_is_sacrificed_as_it_enters(scenario):
    table = scenario()
    drifter = table.seat(0).holds("Mulldrifter")[0]
    spell = cast_card(table.seat(0), drifter, "CCU", 1)
    spell.resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2 and table.seat(0).graveyard == ["Mulldrifter"]


@rule("702.74")
def test_a_creature_cast_for_its_cost_is_not_sacrificed(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Ingot Chewer").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Ingot Chewer"] and ring.died


@rule("702.109")
def test_dash_gives_haste_and_goes_home(scenario):
    table = scenario()
    scout = table.seat(0).holds("Mardu Scout")[0]
    cast_card(table.seat(0), scout, "CR", 1).resolves()
    here = table.seat(0).permanent("Mardu Scout")
    assert here.has(HASTE)
    table.seat(0).attacks({here: table.seat(1)})
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(1).life == 17 and table.seat(0).hand == ["Mardu Scout"]


@rule("702.109")
def test_without_dash_it_stays(scenario):
    table = scenario()
    table.seat(0).casts("Screamreach Brawler").resolves()
    here = table.seat(0).permanent("Screamreach Brawler")
    assert not here.has(HASTE)
    table.to_turn(table.seat(1))
    assert here.stayed


@rule("702.96")
def test_overload_hits_each_and_targets_none(scenario):
    table = scenario()
    mine = table.seat(0).has("Sol Ring")
    ring, stone = table.seat(1).have("Sol Ring", "Mind Stone")
    blast = table.seat(0).holds("Vandalblast")[0]
    cast_card(table.seat(0), blast, "CCCCR", 1).resolves()
    assert mine.stayed and ring.died and stone.died


@rule("702.96")
def test_overload_reaches_what_cannot_be_targeted(scenario):
    table = scenario()
    fleet = table.seat(1).has("Aven Fleetwing")
    squall = table.seat(0).holds("Blustersquall")[0]
    table.seat(0).gets_mana("U")
    assert ways(table.seat(0), squall) == []
    cast_card(table.seat(0), squall, "CCC", 1).resolves()
    assert fleet.tapped


@rule("702.35")
def test_madness_casts_what_is_discarded(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCR")
    wurm = table.seat(0).holds("Reckless Wurm")[0]
    table.seat(0).holds("Forest")
    table.seat(0).casts("Raven's Crime", at=[table.seat(0)])
    table.asked(table.seat(0), FOR_DISCARD)
    table.answer([wurm.id])
    table.asked(table.seat(0), FOR_MAY, D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Reckless Wurm"]


@rule("702.35")
def test_madness_that_is_not_used_ends_in_the_graveyard(scenario):
    table = scenario()
    table.seat(1).holds("Obsessive Search")
    table.seat(1).gets_mana("U")
    table.seat(0).casts("Raven's Crime", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_MAY)
    assert table.seat(1).exile == ["Obsessive Search"]
    table.answer([0])
    table.resolve_stack()
    assert table.seat(1).graveyard == ["Obsessive Search"] and table.seat(1).exile == []
    table.to_step(MAIN2)
