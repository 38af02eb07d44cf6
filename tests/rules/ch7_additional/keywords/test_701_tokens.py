"""Investigate, populate, Food, amass, incubate, forage. CR 701.16, 701.36, 701.47, 701.53, 701.61, 111.10."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.keyword_actions.forage import Forage
from apnap.rules.core.constants import FLYING
from apnap.rules.core.decisions import FOR_CHOICE, FOR_DISCARD, O_ACTIVATE
from apnap.testing import rule
from tests.abilities.facts.read import read

# investigate -------------------------------------------------------------------------------------------------------


@rule("701.16")
def test_investigate_makes_a_clue_that_draws(scenario):
    table = scenario()
    table.seat(0).casts("Thraben Inspector").resolves()
    table.resolve_stack()
    clue = table.seat(0).permanent("Clue Token")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(clue).resolves()
    assert table.seat(0).hand == ["Forest"] and "Clue Token" not in table.seat(0).battlefield


@rule("701.16")
def test_investigate_three_times(scenario):
    table = scenario()
    shock = table.seat(1).casts("Shock", at=[table.seat(0)])
    table.seat(0).casts("Confirm Suspicions", at=[shock]).resolves()
    assert table.seat(0).battlefield == ["Clue Token"] * 3


@rule("701.16")
def test_expose_evil_taps_up_to_two(scenario):
    table = scenario()
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Expose Evil", at=[bear, giant]).resolves()
    assert bear.tapped and giant.tapped and table.seat(0).battlefield == ["Clue Token"]


# populate ----------------------------------------------------------------------------------------------------------


@rule("701.36")
def test_populate_copies_a_creature_token_of_yours(scenario):
    table = scenario()
    table.seat(1).casts("Raise the Alarm").resolves()
    table.seat(0).casts("Wake the Reflections").resolves()
    assert table.seat(0).battlefield == []
    table.seat(0).casts("Eyes in the Skies").resolves()
    assert table.seat(0).battlefield == ["Bird Token"] * 2
    assert table.seat(0).permanent("Bird Token").has(FLYING)


@rule("701.36")
def test_populate_asks_which(scenario):
    table = scenario()
    table.seat(0).casts("Eyes in the Skies").resolves()
    table.seat(0).casts("Raise the Alarm").resolves()
    soldier = table.seat(0).permanent("Soldier Token")
    table.seat(0).casts("Wake the Reflections")
    table.asked(table.seat(0), FOR_CHOICE)
    table.answer([soldier.id])
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Soldier Token") == 3
    token = table.seat(0).permanent("Soldier Token")
    assert (token.power, token.toughness) == (1, 1) and table.game.state.objs[token.id].token


# amass -------------------------------------------------------------------------------------------------------------


@rule("701.47")
def test_amass_makes_an_army_and_then_grows_it(scenario):
    table = scenario()
    table.seat(0).casts("Relentless Advance").resolves()
    army = table.seat(0).permanent("Zombie Army Token")
    assert army.power == 3 and army.is_a("Zombie")
    vanguard = table.seat(0).has("Easterling Vanguard")
    table.seat(1).casts("Murder", at=[vanguard]).resolves()
    table.resolve_stack()
    assert army.power == 4 and army.is_a("Orc") and army.is_a("Zombie")
    assert len(table.seat(0).battlefield) == 1


# incubate ----------------------------------------------------------------------------------------------------------


@rule("701.53", "111.10")
def test_an_incubator_hatches(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Eyes of Gitaxias").resolves()
    token = table.seat(0).permanent("Incubator Token")
    assert token.counters("+1/+1") == 3 and not token.is_a("Creature") and len(table.seat(0).hand) == 1
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(token).resolves()
    assert token.name == "Phyrexian Token" and token.power == 3 and token.is_a("Creature")


# forage ------------------------------------------------------------------------------------------------------------


@rule("701.61")
def test_forage_takes_three_cards_or_a_food(scenario):
    rat = card("Foraging Rat", "{B}", "Creature - Rat", "1/1", Activate(Forage(), Draw(1)))
    table = scenario(seats=2).knows(rat)
    seat = table.seat(0)
    rodent = seat.has("Foraging Rat")
    seat.buried("Forest", "Forest")
    assert not seat.can(O_ACTIVATE, rodent)
    seat.buried("Forest")
    seat.activates(rodent).resolves()
    assert len(seat.exile) == 3 and seat.graveyard == [] and len(seat.hand) == 1


@rule("111.10")
def test_food_is_eaten(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Bake into a Pie", at=[bear]).resolves()
    food = table.seat(0).permanent("Food Token")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(food).resolves()
    assert bear.died and table.seat(0).life == 23 and table.seat(0).battlefield == []


# recruit -------------------------------------------------------------------------------------------------------------


@rule("701.70a")
@pytest.mark.parametrize("card,soldiers", [("Hill Giant", 1), ("Forest", 0)])
def test_recruit_makes_a_soldier_of_a_nonland_discarded(scenario, card, soldiers):
    table = scenario().knows(read("Recruit.", name="Muster"))
    me = table.seat(0)
    me.library("Island", "Island")
    me.holds(card)
    me.casts("Muster")
    decision = table.asked(me, FOR_DISCARD)
    table.answer([next(id for id in decision.candidates if table.game.char(id).name == card)])
    table.resolve_stack()
    assert me.hand == ["Island"] and card in me.graveyard
    assert me.battlefield.count("Human Soldier Token") == soldiers


@rule("701.70a")
def test_each_player_who_recruits_does_it_for_themselves(scenario):
    table = scenario(seats=3).knows(read("Each player recruits.", name="Levy"))
    for seat in table.seats():
        seat.library("Shock", "Shock")
    table.seat(0).casts("Levy").resolves()
    assert [seat.battlefield for seat in table.seats()] == [["Human Soldier Token"]] * 3
