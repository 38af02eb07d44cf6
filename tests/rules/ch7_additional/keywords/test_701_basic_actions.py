"""Keyword actions that every game uses. CR 701.2, 701.5, 701.7, 701.13, 701.18, 701.24."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.keyword_actions.searching import ShuffleLibrary
from apnap.rules.core.decisions import O_LAND
from apnap.testing import rule

# activate ----------------------------------------------------------------------------------------------------------


@rule("701.2")
def test_activating_puts_the_ability_on_the_stack_and_pays_for_it(scenario):
    table = scenario()
    sorcerer = table.seat(0).has("Prodigal Sorcerer")
    ability = table.seat(0).activates(sorcerer, at=[table.seat(1)])
    assert sorcerer.tapped and len(table.stack) == 1 and table.seat(1).life == 20
    ability.resolves()
    assert table.seat(1).life == 19


# cast --------------------------------------------------------------------------------------------------------------


@rule("701.5")
def test_casting_puts_the_card_on_the_stack_and_pays_for_it(scenario):
    table = scenario()
    bear = table.seat(0).casts("Grizzly Bears")
    assert table.stack == ["Grizzly Bears"] and table.seat(0).pool == "" and table.seat(0).hand == []
    bear.resolves()
    assert table.seat(0).battlefield == ["Grizzly Bears"]


# create ------------------------------------------------------------------------------------------------------------


@rule("701.7")
def test_creating_tokens_puts_them_onto_the_battlefield(scenario):
    table = scenario()
    table.seat(0).casts("Raise the Alarm").resolves()
    assert table.seat(0).battlefield == ["Soldier Token"] * 2
    token = table.seat(0).permanent("Soldier Token")
    assert table.game.state.objs[token.id].token and token.owner == table.seat(0)


# exile -------------------------------------------------------------------------------------------------------------


@rule("701.13")
def test_exiling_moves_to_the_owners_exile(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Swords to Plowshares", at=[bear]).resolves()
    assert table.seat(1).exile == ["Grizzly Bears"] and table.seat(1).life == 22


# play --------------------------------------------------------------------------------------------------------------


@rule("701.18")
def test_playing_a_land_is_not_casting_it(scenario):
    table = scenario()
    forest, island = table.seat(0).holds("Forest", "Island")
    table.seat(0).plays("Forest")
    assert table.stack == [] and table.seat(0).battlefield == ["Forest"]
    assert not table.seat(0).can(O_LAND, island) and forest.zone == "battlefield"


# shuffle -----------------------------------------------------------------------------------------------------------


@rule("701.24")
def test_a_shuffled_library_is_in_another_order(scenario):
    mix = card("Mix It Up", "{U}", "Sorcery", ShuffleLibrary())
    table = scenario(seats=2).knows(mix)
    top = table.seat(0).library("Shock", "Opt", "Divination", "Murder")
    table.game.state.edit(top[0].id).known_to = -1
    table.seat(0).casts("Mix It Up").resolves()
    assert table.game.state.objs[top[0].id].known_to == 0 and table.seat(0).library_size == 24
    assert any("shuffles" in line for line in table.log)
