"""Creatures that must block, spells that are countered for their target, flash for the next spell, final chapters."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, MAIN2
from apnap.rules.core.decisions import FOR_COST, IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("509.1c")
def test_a_creature_that_blocks_if_able_blocks_one_attacker(scenario):
    table = scenario(seats=3).knows(
        made("<tc> blocks this turn if able.".replace("<tc>", "Target creature"), "Instant")
    )
    you, other = table.seat(0), table.seat(1)
    attackers = you.have("Grizzly Bears", "Hill Giant")
    wall = other.has("Wall of Stone")
    other.has("Wall of Stone")
    you.casts("Rite", at=[wall]).resolves()
    you.attacks(dict.fromkeys(attackers, other))
    with pytest.raises(IllegalAnswer):
        other.blocks({})
    other.blocks({wall: attackers[1]})
    table.to_step(END)
    assert other.life == 18


@rule("603.2", "701.6a")
@pytest.mark.parametrize("pays", [True, False])
def test_what_targets_it_is_countered_unless_its_own_controller_pays(scenario, pays):
    text = "Whenever a creature you control becomes <aim> <oc>, counter that spell or ability unless "
    text = text.replace("<aim>", "the target of a spell or ability") + "its controller pays {2}."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Veil"))
    you, other = table.seat(0), table.seat(1)
    you.has("Veil")
    bear = you.has("Grizzly Bears")
    other.gets_mana("RRR")
    other.holds("Shock")
    other.casts("Shock", at=[bear], free=False)
    table.asked(other, purpose=FOR_COST)
    table.answer([int(pays)])
    table.resolve_stack()
    assert bear.died == pays


@rule("601.3b", "611.2f")
def test_only_the_next_spell_of_that_kind_has_flash(scenario):
    text = "{0}: The next creature spell you cast this turn <flash>."
    text = text.replace("<flash>", "can be cast as though it had flash")
    table = scenario(seats=2).knows(made(text, "Artifact", name="Icon"))
    you, other = table.seats()
    icon = you.has("Icon")
    table.to_turn(other)
    table.to_step(MAIN2)
    you.activates(icon).resolves()
    you.holds("Grizzly Bears", "Grizzly Bears", "Divination")
    you.gets_mana("GGGGGGUUU")
    table.refresh()
    assert set(you.castable) == {"Grizzly Bears"}
    you.casts("Grizzly Bears", free=False).resolves()
    assert you.castable == []


@rule("400.7", "608.2h")
def test_what_came_there_from_the_battlefield_comes_back_tapped(scenario):
    text = "Return to the battlefield tapped all creature cards in <yg> that were <there> the battlefield this turn."
    text = text.replace("<yg>", "your graveyard").replace("<there>", "put there from")
    table = scenario(seats=2).knows(made(text))
    you = table.seat(0)
    you.buried("Hill Giant")
    bear = you.has("Grizzly Bears")
    you.casts("Murder", at=[bear]).resolves()
    you.casts("Rite").resolves()
    assert you.battlefield == ["Grizzly Bears"] and you.permanent("Grizzly Bears").tapped


@rule("608.2h")
def test_cards_from_hand_or_library_are_counted_and_others_are_not(scenario):
    text = "You gain X life, <num> cards that <were> into your graveyard <from> this turn."
    text = text.replace("<were>", "were put").replace("<from>", "from your hand or library")
    table = scenario(seats=2).knows(made(text), made("Mill two cards, then discard a card.", "Sorcery", name="Purge"))
    you = table.seat(0)
    you.holds("Fog")
    bear = you.has("Grizzly Bears")
    you.casts("Murder", at=[bear]).resolves()
    you.casts("Purge")
    table.resolve_stack()
    you.casts("Rite").resolves()
    assert you.life == 23


@rule("714.2d", "603.2")
def test_the_final_chapter_of_your_saga_has_resolved(scenario):
    bard = "Whenever the final chapter ability of a Saga you control resolves, you gain X life, where X is <mv>."
    saga = made("I — Draw a card.\nII — Draw a card.", "Enchantment - Saga", "{3}", name="Tale")
    bard = bard.replace("<mv>", "that Saga's mana value")
    table = scenario(seats=2).knows(made(bard, "Creature - Bard", name="Bard"), saga)
    you = table.seat(0)
    you.has("Bard")
    you.casts("Tale").resolves()
    table.resolve_stack()
    assert you.life == 20
    table.to_turn(table.seat(1))
    table.to_turn(you)
    table.to_step(MAIN2)
    table.resolve_stack()
    assert you.life == 23 and "Tale" in you.graveyard
