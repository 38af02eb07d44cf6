"""Foretell and plot: cards that are exiled now and cast later. CR 702.143, 702.170."""

from __future__ import annotations

from apnap.rules.core.constants import EXILE, MAIN1
from apnap.rules.core.decisions import O_CAST, O_SPECIAL
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Seat


def put_away(seat: Seat, name: str, mana: str) -> Permanent:
    """Foretell or plot a card from the hand."""
    card = seat.holds(name)[0]
    seat.gets_mana(mana)
    seat.table.choose_option(seat.number, O_SPECIAL, card.id, (), None, (), ())
    return Permanent(seat.table, card.now)


@rule("702.143", "116.2h", "406.3")
def test_a_foretold_card_is_exiled_face_down(scenario):
    table = scenario()
    card = put_away(table.seat(0), "Saw It Coming", "CC")
    assert table.stack == [] and table.seat(0).pool == "" and card.zone == "exile"
    mine = observe(table.game, table.seat(0).number).exile(table.seat(0).number)[0]
    theirs = observe(table.game, table.seat(1).number).exile(table.seat(0).number)[0]
    assert mine.under == "Saw It Coming" and theirs.under == "" and theirs.name == "" and theirs.types == 0
    assert not any("Saw It Coming" in line for line in table.log)


@rule("702.143")
def test_it_is_cast_for_its_foretell_cost_in_a_later_turn(scenario):
    table = scenario(seats=2)
    card = put_away(table.seat(0), "Doomskar", "CC")
    table.seat(0).gets_mana("CWW")
    assert not table.seat(0).can(O_CAST, card)  # not in the turn in which it was foretold
    bears = table.each_seat_has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.to_step(MAIN1)
    table.seat(0).gets_mana("CWW")
    assert table.seat(0).can(O_CAST, card)
    table.choose_option(table.seat(0).number, O_CAST, card.now, (), None, (), ())
    assert table.stack == ["Doomskar"]
    table.resolve_stack()
    bears.died(0, 1)
    assert table.seat(0).graveyard[-1] == "Doomskar"


@rule("702.143")
def test_an_instant_is_cast_in_an_opponents_turn(scenario):
    table = scenario(seats=2)
    card = put_away(table.seat(0), "Saw It Coming", "CC")
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    spell = table.seat(1).casts("Grizzly Bears")
    table.seat(0).gets_mana("CU")
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_CAST, card.now, [spell], None, (), ())
    table.resolve_stack()
    assert table.seat(1).graveyard == ["Grizzly Bears"]


@rule("702.143")
def test_only_in_ones_own_turn_and_only_by_the_owner(scenario):
    table = scenario(seats=2)
    card = put_away(table.seat(0), "Gods' Hall Guardian", "CC")
    other = table.seat(1).holds("Behold the Multiverse")[0]
    table.seat(1).gets_mana("CC")
    assert not table.seat(1).can(O_SPECIAL, other)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    table.seat(1).gets_mana("CCCW")
    assert not table.seat(1).can(O_CAST, card)


@rule("702.143", "406.3")
def test_a_card_face_down_in_exile_has_no_characteristics(scenario):
    table = scenario()
    card = put_away(table.seat(0), "Gods' Hall Guardian", "CC")
    chars = table.game.char(card.now)
    assert chars.name == "" and chars.types == 0 and table.game.state.objs[card.now].zone == EXILE


@rule("702.143", "800.4a")
def test_a_leaver_shows_what_was_foretold(scenario):
    table = scenario(seats=3)
    put_away(table.seat(0), "Doomskar", "CC")
    table.seat(0).concedes()
    assert any("reveals Doomskar" in line for line in table.log)
