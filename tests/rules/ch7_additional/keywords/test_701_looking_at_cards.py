"""Scry, surveil and mill. CR 701.17, 701.22, 701.25."""

from __future__ import annotations

from apnap.rules.core.constants import LIBRARY
from apnap.rules.core.decisions import FOR_LOOK, FOR_SCRY, FOR_SURVEIL
from apnap.rules.views.view import observe
from apnap.table.words import question
from apnap.testing import rule


def top(seat, n):
    ids = seat.table.game.state.ids(seat.number, LIBRARY)
    return [seat.table.game.char(id).name for id in reversed(ids)][:n]


def bottom(seat, n):
    ids = seat.table.game.state.ids(seat.number, LIBRARY)
    return [seat.table.game.char(id).name for id in ids][:n]


@rule("701.22")
def test_scry_sorts_the_top_and_draws_after_it(scenario):
    table = scenario()
    bear, giant = table.seat(0).library("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Preordain")
    table.asked(table.seat(0), FOR_SCRY)
    table.answer([bear.id])
    table.resolve_stack()
    assert "Hill Giant" in table.seat(0).hand
    assert bottom(table.seat(0), 1) == ["Grizzly Bears"]


@rule("701.22a")
def test_scry_keeps_and_buries_in_any_order(scenario):
    table = scenario()
    bear, giant = table.seat(0).library("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Preordain")
    table.asked(table.seat(0), FOR_SCRY)
    table.answer([])
    table.asked(table.seat(0), FOR_LOOK)
    table.answer([giant.id, bear.id])
    table.resolve_stack()
    assert "Hill Giant" in table.seat(0).hand and top(table.seat(0), 1) == ["Grizzly Bears"]


@rule("701.22")
def test_only_the_one_who_scries_knows_the_card(scenario):
    table = scenario()
    bear = table.seat(0).library("Grizzly Bears")[0]
    table.seat(0).library("Hill Giant")
    table.seat(0).casts("Preordain")
    decision = table.asked(table.seat(0), FOR_SCRY)
    assert bear.id in decision.candidates
    table.answer([])
    table.resolve_stack()
    assert table.game.state.objs[bear.id].known_to == 1 << table.seat(0).number


@rule("701.25")
def test_surveil_buries_what_is_not_kept(scenario):
    table = scenario()
    cards = table.seat(0).library("Grizzly Bears", "Hill Giant", "Shock", "Fog", "Opt")
    table.seat(0).casts("Taigam's Scheming")
    table.asked(table.seat(0), FOR_SURVEIL)
    table.answer([cards[0].id, cards[3].id])
    table.asked(table.seat(0), FOR_LOOK)
    table.answer([cards[4].id, cards[1].id, cards[2].id])
    table.resolve_stack()
    assert set(table.seat(0).graveyard) == {"Grizzly Bears", "Fog", "Taigam's Scheming"}
    assert top(table.seat(0), 3) == ["Opt", "Hill Giant", "Shock"]


@rule("701.22", "701.25")
def test_a_person_is_told_which_cards_they_look_at_and_where_they_go(scenario):
    table = scenario()
    for name, where in (("Preordain", "the bottom of your library"), ("Taigam's Scheming", "your graveyard")):
        table.seat(0).library("Grizzly Bears", "Hill Giant", "Shock", "Fog", "Opt")
        table.seat(0).casts(name)
        decision = table.asked(table.seat(0), FOR_SCRY if name == "Preordain" else FOR_SURVEIL)
        asked = question(table.game, observe(table.game, table.seat(0).number), decision)
        seen = [choice.text.removesuffix(" in your library") for choice in asked.choices]
        assert seen[:2] == ["Grizzly Bears", "Hill Giant"]
        assert where in asked.title
        table.answer(list(decision.candidates))
        table.resolve_stack()


@rule("701.25")
def test_surveil_of_a_short_library_takes_what_there_is(scenario):
    table = scenario()
    table.seat(0).empty_library()
    bear = table.seat(0).library("Grizzly Bears")[0]
    table.seat(0).casts("Taigam's Scheming")
    table.asked(table.seat(0), FOR_SURVEIL)
    table.answer([bear.id])
    table.resolve_stack()
    assert table.seat(0).library_size == 0 and "Grizzly Bears" in table.seat(0).graveyard


@rule("701.17")
def test_milling_more_than_there_is_loses_nothing_else(scenario):
    table = scenario()
    table.seat(1).empty_library()
    table.seat(1).library("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Tome Scour", at=[table.seat(1)]).resolves()
    assert sorted(table.seat(1).graveyard) == ["Grizzly Bears", "Hill Giant"] and table.seat(1).in_game
    stone = table.seat(0).has("Millstone")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(stone, at=[table.seat(0)]).resolves()
    assert table.seat(0).graveyard.count("Forest") == 2
