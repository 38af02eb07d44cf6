"""Scry, surveil, mill, fateseal, discover, manifest dread. CR 701.17, 701.22, 701.25, 701.29, 701.57, 701.62."""

from __future__ import annotations

from apnap.rules.core.constants import LIBRARY
from apnap.rules.core.decisions import FOR_LOOK, FOR_MAY, FOR_PLAYER, FOR_SCRY, FOR_SURVEIL
from apnap.rules.views.view import observe
from apnap.table.question_text import question
from apnap.testing import rule
from apnap.testing.scenario import Permanent


def top(seat, n):
    ids = seat.table.game.state.ids(seat.number, LIBRARY)
    return [seat.table.game.char(id).name for id in reversed(ids)][:n]


def bottom(seat, n):
    ids = seat.table.game.state.ids(seat.number, LIBRARY)
    return [seat.table.game.char(id).name for id in ids][:n]


# scry --------------------------------------------------------------------------------------------------------------


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


# surveil -----------------------------------------------------------------------------------------------------------


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


# mill --------------------------------------------------------------------------------------------------------------


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


# fateseal ----------------------------------------------------------------------------------------------------------


@rule("701.29")
def test_fateseal_sorts_an_opponents_library(scenario):
    table = scenario(seats=3)
    bear = table.seat(1).has("Grizzly Bears")
    top = table.seat(2).library("Shock")[0]
    table.seat(0).casts("Spin into Myth", at=[bear])
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert set(decision.candidates) == {table.seat(1).ref, table.seat(2).ref}
    table.answer([table.seat(2).ref])
    decision = table.asked(table.seat(0), "look")
    assert top.id in decision.candidates
    table.answer([top.id])
    table.resolve_stack()
    assert table.game.state.ids(table.seat(2).number, 0)[0] == top.id
    assert table.names(table.seat(1).number, 0)[-1] == "Grizzly Bears"


# discover ----------------------------------------------------------------------------------------------------------


@rule("701.57")
def test_discover_casts_for_nothing_or_takes(scenario):
    for take in (1, 0):
        table = scenario(seats=2)
        gnawer = table.seat(0).has("Primordial Gnawer")
        table.seat(0).library("Forest", "Serra Angel", "Grizzly Bears")
        table.seat(1).casts("Murder", at=[gnawer]).resolves()
        table.asked(table.seat(0), FOR_MAY)
        table.answer([take])
        table.run(lambda d, t=table: d.kind == 0 and not t.stack)
        if take:
            assert "Grizzly Bears" in table.seat(0).battlefield
        else:
            assert table.seat(0).hand == ["Grizzly Bears"]
        assert table.seat(0).exile == []


# manifest dread ----------------------------------------------------------------------------------------------------


@rule("701.62", "701.40")
def test_manifest_dread_keeps_one_of_two(scenario):
    table = scenario(seats=2)
    bear, shock = table.seat(0).library("Grizzly Bears", "Shock")
    table.says([bear.id])
    table.seat(0).casts("Manifest Dread").resolves()
    mask = Permanent(table, bear.now)
    assert (mask.power, mask.toughness) == (2, 2) and table.game.state.objs[mask.id].face_down
    assert sorted(table.seat(0).graveyard) == ["Manifest Dread", "Shock"] and shock.zone == "graveyard"
