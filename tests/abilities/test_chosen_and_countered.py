"""Cards chosen without being moved, spells that are countered to elsewhere, what was put into a graveyard this turn."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import LIBRARY
from apnap.rules.core.decisions import D_CHOOSE, FOR_MAY, O_CAST
from apnap.testing import rule
from apnap.testing.handles import Permanent
from tests.abilities.facts.read import exact, read

SO = "If that spell is countered this way,"
AWAY = "instead of putting it into its owner's graveyard"
INTO = "instead of into that player's graveyard"
OUTSIDE = "put into exile from your library"
BOTH = "and/or your graveyard"
BIRD = "Creature \u2014 Bird"
YOURS = "you control"
AGAIN = "that ability triggers an additional time"
CAUSES = "causes a triggered ability of"
IN_YOURS = "in your graveyard"
INTO_PLAY = "put it onto the battlefield"
CHANCE = "at random in your graveyard"
TOP = "Exile the top two cards of your library"
PLAY = "You may play that card"
HOME = "from the command zone"
FREE = "without paying its mana cost"
COPY = "create a token that's a copy of"
X_IS = "where X is the"
FOES = "your opponents with"
THERE = "that were put there from"


def counters(table, text):
    table.knows(read(text, types="Instant", name="Hush"))
    me, foe = table.seat(0), table.seat(1)
    me.casts("Grizzly Bears")
    foe.casts("Hush", at=[table.stack_ids()[-1]]).resolves()
    return me


@rule("701.6a", "614.1a")
def test_a_countered_spell_is_exiled(scenario):
    text = f"Counter target spell. {SO} exile it {AWAY}."
    assert exact(text, types="Instant")
    me = counters(scenario(), text)
    assert me.exile == ["Grizzly Bears"] and "Grizzly Bears" not in me.graveyard


@rule("701.6a", "401.4")
@pytest.mark.parametrize(("where", "place"), [("top", -1), ("the bottom", 0)])
def test_a_countered_spell_goes_to_the_library(scenario, where, place):
    text = f"Counter target spell. {SO} put it on {where} of its owner's library {INTO}."
    assert exact(text, types="Instant")
    table = scenario()
    me = counters(table, text)
    state = table.game.state
    assert state.objs[state.ids(me.number, LIBRARY)[place]].card.name == "Grizzly Bears"


@rule("701.6a", "101.2")
def test_a_spell_that_cant_be_countered_stays_where_it_is(scenario):
    table = scenario().knows(read("Creature spells can't be countered.", types="Enchantment", name="Calm"))
    table.seat(0).has("Calm")
    me = counters(table, f"Counter target spell. {SO} exile it {AWAY}.")
    table.resolve_stack()
    assert "Grizzly Bears" in me.battlefield


@rule("608.2d", "601.3")
def test_one_of_the_exiled_cards_is_chosen_and_played(scenario):
    text = f"{TOP}. Choose one of them. {PLAY} this turn."
    table = scenario().knows(read(text))
    me = table.seat(0)
    shock, forest = me.library("Shock", "Forest")
    me.casts("Rite")
    decision = table.asked(me)
    exiled = {table.game.state.objs[id].card.name: id for id in decision.candidates}
    table.answer([exiled["Shock"]])
    me.gets_mana("R")
    assert me.can(O_CAST, Permanent(table, shock.now))
    assert [o.kind for o in table.to_priority(me.number).options].count(O_CAST) == 1 and forest.now


@rule("701.9b", "608.2c")
@pytest.mark.parametrize(("card", "where"), [("Grizzly Bears", "battlefield"), ("Shock", "hand")])
def test_a_card_is_chosen_at_random(scenario, card, where):
    text = f"Choose a card {CHANCE}. If it's a creature card, {INTO_PLAY}. "
    text += "Otherwise, put it into your hand."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    (chosen,) = me.buried(card)
    me.casts("Rite").resolves()
    assert Permanent(table, chosen.now).zone == where


@rule("701.9b")
def test_nothing_is_chosen_in_an_empty_graveyard(scenario):
    table = scenario().knows(read(f"Choose a card {CHANCE}. Put it into your hand."))
    me = table.seat(0)
    me.holds("Rite")
    hand = len(me.hand)
    me.casts("Rite").resolves()
    assert len(me.hand) == hand - 1


@rule("400.7", "608.2h")
@pytest.mark.parametrize("origin", ["anywhere", "the battlefield"])
def test_what_was_put_into_the_graveyard_this_turn_comes_back(scenario, origin):
    text = f"Return to your hand all creature cards {IN_YOURS} {THERE} {origin} this turn."
    assert exact(text)
    table = scenario().knows(read(text), read("Mill a card.", name="Toss"))
    me, foe = table.seat(0), table.seat(1)
    me.buried("Hill Giant")
    table.to_turn(foe)
    table.to_turn(me)
    table.to_step(3, me)
    bears = me.has("Grizzly Bears")
    me.casts("Shock", at=[bears]).resolves()
    me.library("Savannah Lions")
    me.casts("Toss").resolves()
    me.casts("Rite").resolves()
    assert "Grizzly Bears" in me.hand and "Hill Giant" in me.graveyard
    assert ("Savannah Lions" in me.hand) == (origin == "anywhere")


@rule("603.2", "603.2c")
def test_cards_exiled_together_from_a_library_trigger_once(scenario):
    text = f"Whenever one or more cards are {OUTSIDE} {BOTH}, you gain 3 life."
    assert exact(text, types="Enchantment")
    table = scenario().knows(
        read(text, types="Enchantment", name="Void"),
        read("Exile the top two cards of your library.", types="Instant"),
        read("Exile target creature.", name="Banish"),
    )
    me = table.seat(0)
    me.has("Void")
    bears = me.has("Grizzly Bears")
    me.casts("Rite").resolves()
    table.resolve_stack()
    assert me.life == 23
    me.casts("Banish", at=[bears]).resolves()
    table.resolve_stack()
    assert me.life == 23
    table.seat(1).casts("Rite").resolves()
    table.resolve_stack()
    assert me.life == 23


@rule("603.2d")
def test_casting_a_spell_triggers_an_ability_twice(scenario):
    text = f"If you casting or copying a red spell {CAUSES} a permanent {YOURS} to trigger, {AGAIN}."
    assert exact(text, types="Enchantment")
    table = scenario().knows(
        read(text, types="Enchantment", name="Duet"),
        read("Whenever you cast a spell, you gain 2 life.", types="Enchantment", name="Song"),
    )
    me, foe = table.seat(0), table.seat(1)
    me.have("Duet", "Song")
    me.casts("Shock", at=[foe]).resolves()
    table.resolve_stack()
    assert me.life == 24
    me.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert me.life == 26


@rule("113.6b", "614.1c")
def test_a_card_in_the_graveyard_gives_counters(scenario):
    text = f"As long as this card is {IN_YOURS}, each Bear creature you control enters with an additional luck"
    text += " counter on it."
    table = scenario().knows(read(text, types=BIRD, name="Heron"))
    me = table.seat(0)
    me.casts("Grizzly Bears").resolves()
    assert me.permanent("Grizzly Bears").counters("luck") == 0
    me.buried("Heron")
    me.casts("Grizzly Bears").resolves()
    assert me.permanent("Grizzly Bears").counters("luck") == 1


@rule("903.8", "608.2g")
def test_a_commander_is_cast_without_paying_its_mana_cost(scenario):
    text = f"You may cast your commander {HOME} {FREE}."
    table = scenario(3, variant="commander").knows(read(text))
    me = table.seat(0)
    me.leads("Grizzly Bears")
    me.casts("Rite")
    table.says([1])
    decision = table.asked(me, FOR_MAY, D_CHOOSE)
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert "Grizzly Bears" in me.battlefield


@rule("508.4", "707.2")
def test_a_copy_enters_tapped_and_attacking(scenario):
    text = f"Whenever this creature attacks, {COPY} it and that's tapped and attacking."
    assert exact(text, types=BIRD)
    table = scenario().knows(read(text, types=BIRD, name="Heron"))
    me, foe = table.seat(0), table.seat(1)
    heron = me.has("Heron")
    me.attacks({heron: foe})
    table.resolve_stack()
    assert me.battlefield.count("Heron") == 2 and me.permanent("Heron").tapped and me.permanent("Heron").attacking


@rule("108.3", "607.2a")
def test_the_owner_of_the_exiled_card_gets_a_token(scenario):
    text = "When this creature enters, exile target artifact.\nWhen this creature leaves the battlefield, the exiled"
    text += f" card's owner creates an X/X blue Bird creature token, {X_IS} mana value of the exiled card."
    assert exact(text, types=BIRD)
    table = scenario(3).knows(read(text, types=BIRD, name="Heron"))
    me, foe = table.seat(0), table.seat(1)
    statue = foe.has("Sol Ring")
    me.casts("Heron", says=[[statue.id]]).resolves()
    table.resolve_stack()
    assert statue.zone == "exile" or foe.exile == ["Sol Ring"]
    me.casts("Unsummon", at=[me.permanent("Heron")]).resolves()
    table.resolve_stack()
    assert foe.permanent("Bird Token").power == 1


@rule("102.1", "402.1")
def test_opponents_with_many_cards_are_counted(scenario):
    text = f"You gain X life, {X_IS} number of {FOES} three or more cards in hand."
    assert exact(text)
    table = scenario(4).knows(read(text))
    me = table.seat(0)
    table.seat(1).holds("Forest", "Forest", "Forest")
    table.seat(3).holds("Forest", "Forest", "Forest", "Forest")
    expected = sum(len(seat.hand) >= 3 for seat in table.seats()[1:])
    me.casts("Rite").resolves()
    assert me.life == 20 + expected and expected
