"""Damage on two conditions, creatures by mana value on a condition, creatures with decayed, mana and a card."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import END
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("608.2c", "106.6")
@pytest.mark.parametrize(("cost", "dies"), [("{R}", "Llanowar Elves"), ("{G}", "Birds of Paradise")])
def test_each_part_of_the_damage_has_its_own_condition(scenario, cost, dies):
    first = "each creature without flying if {R} was <spt> to <cst> Rite"
    other = "each creature with flying if {G} was <spt> to <cst> Rite"
    text = f"Rite deals 1 damage to {first} and 1 damage to {other}.".replace("<spt>", "spent")
    table = scenario(seats=3).knows(made(text, "Sorcery", cost))
    me, foe = table.seat(0), table.seat(1)
    creatures = foe.have("Birds of Paradise", "Llanowar Elves")
    me.casts("Rite").resolves()
    assert [creature.name for creature in creatures if creature.died] == [dies]


@rule("613.4b", "604.2")
def test_others_are_creatures_by_mana_value_while_there_are_enough(scenario):
    being = "each other non-Aura enchantment <yc> is a creature in addition"
    text = f"As long as <yc2> two or more artifacts, {being} to its other types and has base power <bt>."
    text = (
        text.replace("<bt>", "and base toughness <eq>")
        .replace("<yc2>", "you control")
        .replace("<eq>", "each equal to its mana value")
    )
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Sky"))
    me, foe = table.seat(0), table.seat(1)
    _, anthem = me.have("Sky", "Glorious Anthem")
    theirs = foe.has("Glorious Anthem")
    me.has("Ornithopter")
    assert not anthem.is_a("Creature")
    me.has("Ornithopter")
    assert anthem.is_a("Creature") and (anthem.power, anthem.toughness) == (4, 4)
    assert not theirs.is_a("Creature") and not me.permanent("Sky").is_a("Creature")


@rule("603.4")
def test_a_creature_with_decayed_is_told_from_others(scenario):
    text = "At the <beg> of your end step, if <yc> no <cs> with decayed, you gain 2 life."
    table = scenario(seats=3).knows(
        made(text, "Enchantment", name="Choir"),
        made("Decayed", "Creature \u2014 Zombie", name="Husk", size="2/2"),
    )
    me, foe = table.seat(0), table.seat(1)
    me.have("Choir", "Grizzly Bears")
    foe.has("Husk")
    table.to_step(END, me)
    table.resolve_stack()
    assert me.life == 22
    me.has("Husk")
    table.to_turn(foe).to_turn(me).to_step(END, me)
    table.resolve_stack()
    assert me.life == 22


@rule("106.4", "605.1a")
def test_mana_is_added_and_a_card_drawn_where_players_are_targets(scenario):
    text = "{T}: Target player loses 2 life. You add {B}{B} and draw a card."
    face = FaceText("Acolyte", "{0}", "Creature \u2014 Cleric", text, "2/2")
    card = read_card(CardText("Acolyte", "normal", (face,))).card  # it prints without 'you', which means the same
    assert card is not None
    table = scenario(seats=3).knows(card)
    me, foe = table.seat(0), table.seat(1)
    acolyte = me.has("Acolyte")
    before = len(me.hand)
    me.activates(acolyte, at=[foe]).resolves()
    assert me.pool == "BB"
    assert foe.life == 18 and len(me.hand) == before + 1
