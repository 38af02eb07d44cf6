"""Cards cast from a graveyard: for other costs, once each turn, for a turn; and what is left alone there."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import EXILE, MAIN1
from apnap.rules.core.decisions import O_CAST, O_LAND
from apnap.testing import rule
from apnap.testing.handles import Permanent
from tests.abilities.facts.read import exact, read

BURIED = "from your graveyard"
BESIDES = "in addition to paying its other costs"
RATHER = "rather than paying its mana cost"
BIRD = "Creature \u2014 Bird"
ONCE = "Once during each of your turns, you may"
AWAY = "exile it instead of putting it anywhere else"
LANDS = "play lands and cast spells"
DOWN = "your library face down"
FREE = "without paying its mana cost"
ANYWHERE = "from anywhere this turn"
NO_TARGETS = "can't be the targets of"
THEIRS = "target player's library"
PLAY = "You may play"
PAY = "you may pay {1}. If you do,"
STILL = "for as long as it remains exiled"


def bird(text, name="Heron", cost="{1}"):
    return read(text, types=BIRD, name=name, cost=cost)


def casts_buried(table, seat, card):
    """Cast a card from where it lies."""
    table.choose_option(seat.number, O_CAST, card.id, (), None, (), ())


@rule("118.9", "601.3")
def test_another_cost_is_paid_from_the_graveyard(scenario):
    text = f"You may cast this card {BURIED} by paying {{G}} and sacrificing a creature {RATHER}."
    assert exact(text, types=BIRD)
    table = scenario().knows(bird(text, cost="{9}"))
    me = table.seat(0)
    (heron,) = me.buried("Heron")
    me.gets_mana("G")
    assert not me.can(O_CAST, heron)
    bears = me.has("Grizzly Bears")
    casts_buried(table, me, heron)
    table.resolve_stack()
    assert bears.died and "Heron" in me.battlefield and me.pool == ""


@rule("118.8", "601.3")
def test_something_is_paid_besides_from_the_graveyard(scenario):
    text = f"You may cast this card {BURIED} by exiling another creature card {BURIED} {BESIDES}."
    assert exact(text, types=BIRD)
    table = scenario().knows(bird(text))
    me = table.seat(0)
    (heron,) = me.buried("Heron")
    me.gets_mana("G")
    assert not me.can(O_CAST, heron)
    me.buried("Grizzly Bears", "Shock")
    casts_buried(table, me, heron)
    table.resolve_stack()
    assert "Heron" in me.battlefield and me.exile == ["Grizzly Bears"] and me.graveyard == ["Shock"]


@rule("601.3", "400.7")
def test_one_spell_each_turn_and_only_in_ones_own(scenario):
    text = f"{ONCE} cast a creature spell {BURIED}."
    assert exact(text, types="Enchantment")
    table = scenario().knows(read(text, types="Enchantment", name="Pyre"))
    me = table.seat(0)
    me.has("Pyre")
    lions, bears, shock = me.buried("Savannah Lions", "Grizzly Bears", "Shock")
    me.gets_mana("WGGR")
    assert me.can(O_CAST, lions) and me.can(O_CAST, bears) and not me.can(O_CAST, shock)
    casts_buried(table, me, lions)
    table.resolve_stack()
    assert "Savannah Lions" in me.battlefield
    assert not me.can(O_CAST, bears)
    me.has("Pyre")
    assert me.can(O_CAST, bears)
    table.to_turn(table.seat(1))
    me.gets_mana("GG")
    assert not me.can(O_CAST, bears)
    table.to_turn(me)
    table.to_step(MAIN1, me)
    me.gets_mana("GG")
    assert me.can(O_CAST, bears)


@rule("601.3")
def test_a_player_says_which_of_two_permissions_is_used_up(scenario):
    table = scenario().knows(
        read(f"{ONCE} cast a creature spell {BURIED}.", types="Enchantment", name="Pyre"),
        read(f"{ONCE} cast a white spell {BURIED}.", types="Enchantment", name="Altar"),
    )
    me = table.seat(0)
    pyre, _altar = me.have("Pyre", "Altar")
    lions, bears = me.buried("Savannah Lions", "Grizzly Bears")
    me.gets_mana("WGG")
    table.says([pyre.id])
    casts_buried(table, me, lions)
    table.resolve_stack()
    assert not me.can(O_CAST, bears)


@rule("305.1", "601.3")
def test_lands_of_a_kind_are_played_from_the_graveyard(scenario):
    text = f"You may play Swamps {BURIED}."
    assert exact(text, types="Enchantment")
    table = scenario().knows(read(text, types="Enchantment", name="Bog"))
    me = table.seat(0)
    me.has("Bog")
    swamp, forest = me.buried("Swamp", "Forest")
    assert me.can(O_LAND, swamp) and not me.can(O_LAND, forest)


@rule("611.2", "514.2")
def test_spells_of_a_kind_are_cast_from_the_graveyard_this_turn(scenario):
    text = f"You may cast white spells {BURIED} this turn."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    lions, bears = me.buried("Savannah Lions", "Grizzly Bears")
    me.casts("Rite").resolves()
    me.gets_mana("WGG")
    assert me.can(O_CAST, lions) and not me.can(O_CAST, bears)
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN1, me)
    me.gets_mana("W")
    assert not me.can(O_CAST, lions)


@rule("614.1a", "611.2")
def test_cards_are_exiled_on_their_way_to_the_graveyard_this_turn(scenario):
    text = f"Until end of turn, you may {LANDS} {BURIED}. If a card would be put into"
    text += f" your graveyard {ANYWHERE}, exile that card instead."
    assert exact(text)
    table = scenario().knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    (shock,) = me.buried("Shock")
    me.casts("Rite").resolves()
    assert me.exile == ["Rite"]
    me.gets_mana("R")
    table.choose_option(me.number, O_CAST, shock.id, (foe,), None, (), ())
    table.resolve_stack()
    assert foe.life == 18 and sorted(me.exile) == ["Rite", "Shock"]
    foe.casts("Shock", at=[me]).resolves()
    assert foe.graveyard == ["Shock"]


@rule("614.1a")
def test_what_comes_back_for_a_turn_leaves_to_exile(scenario):
    text = f"Return target creature card {BURIED} to the battlefield. If it would leave the battlefield, {AWAY}."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    (bears,) = me.buried("Grizzly Bears")
    me.casts("Rite", at=[bears]).resolves()
    me.casts("Unsummon", at=[me.permanent("Grizzly Bears")]).resolves()
    assert me.exile == ["Grizzly Bears"] and "Grizzly Bears" not in me.hand


@rule("115.1", "101.2")
def test_cards_in_graveyards_are_no_targets(scenario):
    text = f"Cards in graveyards {NO_TARGETS} spells or abilities."
    table = scenario().knows(
        read(text, types="Enchantment", name="Quiet"), read(f"Return target creature card {BURIED} to your hand.")
    )
    me, foe = table.seat(0), table.seat(1)
    me.buried("Grizzly Bears")
    (rite,) = me.holds("Rite")
    assert me.can(O_CAST, rite)
    foe.has("Quiet")
    assert not me.can(O_CAST, rite)


@rule("406.3")
def test_who_looked_at_a_card_may_look_at_it_face_down(scenario):
    text = f"Look at the top card of {THEIRS}, then exile it face down. {PLAY} it {STILL}."
    table = scenario(3).knows(read(text))
    me, foe, third = table.seats()
    (bears,) = foe.library("Grizzly Bears")
    me.casts("Rite", at=[foe]).resolves()
    exiled = Permanent(table, bears.now)
    state = table.game.state
    assert exiled.zone == "exile" and state.objs[exiled.id].face_down
    assert [state.objs[exiled.id].known_to >> seat.number & 1 for seat in (me, foe, third)] == [1, 0, 0]
    me.gets_mana("GG")
    assert me.can(O_CAST, exiled)


@rule("406.3", "611.2b")
def test_a_permission_goes_with_the_permanent_that_gave_it(scenario):
    text = f"When this creature enters, {PAY} exile the top card of {DOWN}. "
    text += f"You may look at that card {STILL}. {PLAY} that card {FREE} for as long as"
    text += " this creature remains on the battlefield."
    table = scenario().knows(bird(text))
    me = table.seat(0)
    (wurm,) = me.library("Craw Wurm")
    me.gets_mana("G")
    table.says([1])
    heron = me.casts("Heron").resolves()
    table.resolve_stack()
    exiled = Permanent(table, wurm.now)
    assert exiled.zone == "exile" and me.can(O_CAST, exiled)
    me.casts("Unsummon", at=[me.permanent("Heron")]).resolves()
    assert heron and not me.can(O_CAST, exiled)


@rule("406.3")
def test_nothing_is_played_where_nothing_was_exiled(scenario):
    text = f"When this creature enters, {PAY} exile the top card of {DOWN}. "
    text += f"You may look at that card {STILL}. You may play that card this turn."
    table = scenario().knows(bird(text))
    me = table.seat(0)
    me.gets_mana("G")
    table.says([0])
    me.casts("Heron").resolves()
    table.resolve_stack()
    assert me.exile == [] and not any(o.kind == O_CAST for o in table.to_priority(me.number).options)


@rule("406.3", "401.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_for_each_opponent_is_exiled_face_down(scenario, seats):
    text = f"Exile a card from the top of {DOWN} for each opponent."
    assert exact(text)
    table = scenario(seats).knows(read(text))
    me = table.seat(0)
    me.casts("Rite").resolves()
    assert len(table.game.state.ids(me.number, EXILE)) == seats - 1
