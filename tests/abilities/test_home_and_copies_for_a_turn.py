"""Abilities of commanders at home, copies for a turn, mana of each colour, and numbers of casts.

Sentences of our own. CR 113.6b, 611.2a, 702.69, 702.82, 706.6.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, HASTE, UPKEEP
from apnap.rules.core.decisions import D_MODE, FOR_COPY, FOR_SACRIFICE
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("113.6b", "603.4")
@pytest.mark.parametrize("or_play", [False, True])
def test_a_commander_does_something_from_home(scenario, or_play):
    where = "<cz> or on the battlefield" if or_play else "<cz>"
    text = f"At the beginning of your upkeep, if <this> is in {where}, you gain 2 life."
    elder = made(text, "Legendary Creature \u2014 Human", name="Elder")
    table = scenario(seats=3, variant="commander").knows(elder)
    leader = table.seat(1).leads("Elder")
    assert leader.zone == "command zone"
    table.to_step(UPKEEP, table.seat(1))
    table.resolve_stack()
    assert table.seat(1).life == 42
    table.seat(2).has("Elder")
    table.to_step(UPKEEP, table.seat(2))
    table.resolve_stack()
    assert table.seat(2).life == (42 if or_play else 40)


@rule("611.2a", "707.5")
def test_it_is_a_copy_until_end_of_turn(scenario):
    text = (
        "As <ths> artifact enters, you <my> have it become a copy of any <crt> on the battlefield until end of turn, "
    )
    table = scenario(seats=3).knows(made(text + "except it has haste.\n{T}: Add {R}.", "Artifact", name="Mirror"))
    visionary = table.seat(2).has("Elvish Visionary")
    table.seat(0).library("Forest")
    table.seat(0).casts("Mirror")
    table.asked(purpose=FOR_COPY)
    table.answer([visionary.now])
    table.resolve_stack()
    copy = table.seat(0).permanent("Elvish Visionary")
    assert copy.is_a("Creature") and copy.has(HASTE) and not copy.is_a("Artifact")
    assert len(table.seat(0).hand) == 1  # its enters ability
    table.to_turn(table.seat(1))
    assert table.seat(0).permanent("Mirror").is_a("Artifact") and not table.seat(0).permanent("Mirror").has(HASTE)


@rule("611.2a")
def test_it_need_not_become_one(scenario):
    text = "As <ths> artifact enters, you <my> have it become a copy of any <crt> on the battlefield until end of turn."
    table = scenario(seats=3).knows(made(text, "Artifact", name="Mirror"))
    table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Mirror").resolves()
    assert table.seat(0).battlefield == ["Mirror"]


@rule("105.1", "106.4")
def test_one_mana_for_each_color_there_is(scenario):
    text = "{T}: For each color among <prm>s you control, add one mana of that color."
    table = scenario(seats=3).knows(made(text, "Artifact", name="Loom"))
    loom = table.seat(0).has("Loom")
    table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Savannah Lions")
    table.seat(0).has("Savannah Lions")
    table.seat(1).has("Hill Giant")
    table.refresh()
    table.seat(0).taps_for_mana(loom)
    assert sorted(table.seat(0).pool) == ["G", "W"]


@rule("702.82")
def test_food_is_devoured(scenario):
    table = scenario(seats=3).knows(
        made("Devour Food 3", "Creature", name="Eater"), made("Create two Food tokens.", name="Cook")
    )
    table.seat(0).casts("Cook").resolves()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Eater")
    d = table.asked(purpose=FOR_SACRIFICE)
    assert bears.now not in d.candidates and len(d.candidates) == 2
    table.answer(d.candidates[:1])
    table.resolve_stack()
    assert table.seat(0).permanent("Eater").counters("+1/+1") == 3


@rule("702.69")
def test_gravestorm_counts_permanents_of_everybody(scenario):
    table = scenario(seats=3).knows(made("Gravestorm\nYou gain 1 life.", name="Harvest"))
    bears, giant = table.seat(1).has("Grizzly Bears"), table.seat(0).has("Savannah Lions")
    table.seat(0).casts("Shock", at=[bears]).resolves()
    table.seat(0).casts("Shock", at=[giant]).resolves()
    table.seat(0).casts("Harvest")
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("903.8")
def test_how_often_that_player_cast_a_commander(scenario):
    text = "Target player draws X cards plus an <ad1> card for each time they've <cst> a commander from <cz> this game."
    table = scenario(seats=3, variant="commander").knows(
        made(text.replace("<ad1>", "additional"), "Instant", "{X}", name="Insight")
    )
    leader = table.seat(1).leads("Isamaru, Hound of Konda")
    table.game.state.edit_player(table.seat(1).number).commander_casts = [3]
    assert leader.zone == "command zone"
    table.seat(0).casts("Insight", at=[table.seat(1)], x=2)
    before = len(table.seat(1).hand)
    table.resolve_stack()
    assert len(table.seat(1).hand) == before + 5


@rule("614.12a", "601.2f")
def test_spells_of_the_chosen_card_type_cost_less(scenario):
    text = "As this artifact enters, choose artifact, creature, or sorcery.\nSpells you <cst> of the chosen type cost "
    text += "{1} less to cast."
    table = scenario(seats=3).knows(made(text, "Artifact", name="Key"))
    table.seat(0).casts("Key")
    table.asked(kind=D_MODE)
    table.answer([1])
    table.resolve_stack()
    table.seat(0).holds("Grizzly Bears", "Sol Ring")
    table.seat(0).gets_mana("G")
    table.refresh()
    assert table.seat(0).castable == ["Grizzly Bears", "Sol Ring"]
    table.seat(1).holds("Grizzly Bears")
    assert "Grizzly Bears" not in table.seat(1).castable


@rule("701.10")
def test_the_power_of_what_attacks_somebody_else_is_doubled(scenario):
    text = "Whenever a creature <oc> attacks one of <yr> opponents, double its power until end of turn."
    table = scenario(seats=4).knows(made(text, "Enchantment", name="Kiss"))
    table.seat(1).has("Kiss")
    giant, bears = table.seat(0).has("Hill Giant"), table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({giant: table.seat(2), bears: table.seat(1)})
    table.resolve_stack()
    assert (giant.power, bears.power) == (6, 2)


@rule("701.9")
def test_each_draws_as_many_as_they_discarded(scenario):
    table = scenario(seats=3).knows(
        made("Each <plr> discards all the cards in their <hnd>, then draws that many cards.", name="Wheel")
    )
    for i, seat in enumerate(table.seats()):
        seat.holds(*["Shock"] * i)
    table.seat(0).casts("Wheel").resolves()
    assert [len(seat.hand) for seat in table.seats()] == [0, 1, 2]


@rule("106.4")
def test_mana_that_stays_comes_beside_something_else(scenario):
    text = "Whenever <this> attacks, draw a card and add {R}{R}. Until end of turn, you <keep> as steps and phases end."
    table = scenario(seats=3).knows(made(text, "Creature", name="Furnace"))
    furnace = table.seat(0).has("Furnace")
    table.seat(0).library("Forest")
    table.seat(0).attacks({furnace: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]
    table.seat(0).holds("Shock")
    table.to_step(END)
    assert table.seat(0).castable == ["Shock"]


@rule("702.16")
def test_protection_from_a_mana_value_and_from_opponents(scenario):
    titan = made("Protection from mana value 1 or less", "Creature", name="Titan")
    text = "Target <crt> you control gains protection from each of <yr> opponents <eot>."
    cloak = made(text, cost="{2}", name="Cloak")
    table = scenario(seats=3).knows(titan, cloak)
    mine = table.seat(0).has("Titan")
    table.seat(0).gets_mana("R")
    table.refresh()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bears]).resolves()
    assert mine.stayed and bears.died
    table.seat(0).casts("Cloak", at=[mine]).resolves()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({mine: table.seat(1)})
    table.to_step(END)
    assert giant.stayed and table.seat(1).life == 18


@rule("603.2", "400.7")
def test_what_was_put_there_this_turn_comes_back(scenario):
    text = "Put onto the battlefield under <yr> control all creature cards in all <gv>s that were <pt> there from "
    text += "the battlefield this turn."
    table = scenario(seats=3).knows(made(text, "Instant", name="Encore"))
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(2).buried("Hill Giant")
    table.seat(0).casts("Shock", at=[bears]).resolves()
    table.seat(0).casts("Encore").resolves()
    assert table.seat(0).battlefield == ["Grizzly Bears"] and table.seat(2).graveyard == ["Hill Giant"]
