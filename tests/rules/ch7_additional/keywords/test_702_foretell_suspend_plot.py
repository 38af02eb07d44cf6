"""Foretell, suspend, plot, hideaway: cards that are exiled now and cast later. CR 702.62, 702.75, 702.143, 702.170."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.miracle_and_hideaway import Hideaway, PlayTheExiledCard
from apnap.rules.core.constants import EXILE, HASTE, MAIN1, UPKEEP
from apnap.rules.core.decisions import FOR_LOOK, FOR_MAY, O_CAST, O_SPECIAL
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Seat


def put_away(seat: Seat, name: str, mana: str) -> Permanent:
    """Foretell or plot a card from the hand."""
    card = seat.holds(name)[0]
    seat.gets_mana(mana)
    seat.table.choose_option(seat.number, O_SPECIAL, card.id, (), None, (), ())
    return Permanent(seat.table, card.now)


def suspends(seat: Seat, name: str, mana: str) -> Permanent:
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
def test_a_foretold_card_is_cast_for_its_foretell_cost_in_a_later_turn(scenario):
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
def test_a_foretold_instant_is_cast_in_an_opponents_turn(scenario):
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
def test_a_card_is_foretold_only_in_its_owners_turn_and_cast_only_by_its_owner(scenario):
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


@rule("702.62", "116.2f")
def test_suspend_waits_in_exile_and_is_cast_for_nothing(scenario):
    table = scenario(seats=2)
    bolt = suspends(table.seat(0), "Rift Bolt", "R")
    assert bolt.counters("time") == 1 and table.seat(0).exile == ["Rift Bolt"] and table.stack == []
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 17 and table.seat(0).graveyard == ["Rift Bolt"]


@rule("702.62")
def test_a_suspended_creature_comes_with_haste(scenario):
    table = scenario(seats=2)
    baloth = suspends(table.seat(0), "Durkwood Baloth", "G")
    assert baloth.counters("time") == 5
    table.game.state.edit(baloth.id).counters = {"time": 1}
    table.to_step(UPKEEP, table.seat(1))
    assert baloth.counters("time") == 1  # only its owner's upkeeps count
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Durkwood Baloth").has(HASTE)


@rule("702.62")
def test_suspend_only_when_it_could_be_cast(scenario):
    table = scenario()
    card = table.seat(1).holds("Rift Bolt")[0]
    table.seat(1).gets_mana("R")
    assert not table.seat(1).can(O_SPECIAL, card)


@rule("702.170", "116.2k")
def test_plot_now_and_cast_for_nothing_later(scenario):
    table = scenario(seats=2)
    card = table.seat(0).holds("Spinewoods Paladin")[0]
    table.seat(0).gets_mana("CCCG")
    table.choose_option(table.seat(0).number, O_SPECIAL, card.id, (), None, (), ())
    plotted = Permanent(table, card.now)
    assert plotted.zone == "exile" and table.seat(0).pool == "" and not table.seat(0).can(O_CAST, plotted)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    assert not table.seat(0).can(O_CAST, plotted)
    table.to_step(MAIN1, table.seat(0))
    assert table.seat(0).can(O_CAST, plotted)
    table.choose_option(table.seat(0).number, O_CAST, plotted.now, (), None, (), ())
    table.resolve_stack()
    assert "Spinewoods Paladin" in table.seat(0).battlefield and table.seat(0).life == 23


@rule("702.75", "406.3")
def test_hideaway_keeps_a_card_for_later(scenario):
    table = scenario(seats=2)
    shock = table.seat(0).library("Forest", "Shock")[1]
    table.seat(0).casts("Watcher for Tomorrow").resolves()
    table.asked(table.seat(0), FOR_LOOK)
    table.answer([shock.id])
    table.resolve_stack()
    watcher = table.seat(0).permanent("Watcher for Tomorrow")
    hidden = Permanent(table, shock.now)
    assert watcher.tapped and table.game.state.objs[hidden.id].face_down
    assert observe(table.game, table.seat(1).number).find(hidden.id).under == ""
    table.seat(1).casts("Murder", at=[watcher]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Shock"]


@rule("702.75", "607.2")
def test_the_card_that_hideaway_exiled_is_played_for_nothing(scenario):

    den = card("Quiet Den", "{1}", "Artifact", Hideaway(4), Activate("{1}", PlayTheExiledCard()))
    table = scenario(seats=2).knows(den)
    bear = table.seat(0).library("Grizzly Bears")[0]
    table.seat(0).casts("Quiet Den").resolves()
    table.asked(table.seat(0), FOR_LOOK)
    table.answer([bear.id])
    table.resolve_stack()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(table.seat(0).permanent("Quiet Den"))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.run(lambda d: d.kind == 0 and not table.stack)
    assert "Grizzly Bears" in table.seat(0).battlefield
