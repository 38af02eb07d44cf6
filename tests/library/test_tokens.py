"""Cards that create tokens."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.coins_and_dice import RollDie, Row
from apnap.abilities.effects.life import GainLife
from apnap.rules.core.constants import FLYING, PLUS, VIGILANCE
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from apnap.testing.plugin import Builder

DICE = card("Cast of Dice", "{0}", "Sorcery", RollDie(6, Row(1, 6, GainLife(1))))


@rule("706.1", "603.2")
def test_feywild_trickster_has_a_dragon_for_every_roll(scenario):
    table = scenario().knows(DICE)
    table.seat(0).has("Feywild Trickster")
    table.seat(0).casts("Cast of Dice").resolves()
    table.resolve_stack()
    dragon = table.seat(0).permanent("Faerie Dragon Token")
    assert dragon.power == 1 and dragon.has(FLYING) and dragon.colors == "U"


def test_xerex_strobe_knight_needs_two_spells(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    knight = seat.has("Xerex Strobe-Knight")
    assert knight.has(FLYING) and knight.has(VIGILANCE)
    seat.casts("Shock", at=[table.seat(1)]).resolves()
    assert not seat.can(O_ACTIVATE, knight)
    seat.casts("Shock", at=[table.seat(1)]).resolves()
    seat.activates(knight).resolves()
    made = seat.permanent("Knight Token")
    assert (made.power, made.colors) == (2, "WU") and made.has(VIGILANCE)


@rule("111.10b")
def test_fierce_witchstalker_brings_food(scenario):
    table = scenario()
    table.seat(0).casts("Fierce Witchstalker").resolves()
    table.resolve_stack()
    assert "Food Token" in table.seat(0).battlefield


@rule("111.10a")
def test_ganax_hoards_for_every_dragon(scenario):
    table = scenario()
    for name in ("Ganax, Astral Hunter", "Shivan Dragon", "Grizzly Bears"):
        table.seat(0).casts(name).resolves()
        table.resolve_stack()
    assert table.seat(0).battlefield.count("Treasure Token") == 2


@rule("701.53", "603.6c")
def test_infected_defector_leaves_an_incubator(scenario):
    table = scenario()
    defector = table.seat(0).has("Infected Defector")
    table.seat(1).casts("Murder", at=[defector]).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Incubator Token").counters(PLUS) == 3


@rule("701.6", "702.147")
def test_flip_the_switch_leaves_a_zombie(scenario):
    table = scenario()
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Flip the Switch", at=[spell]).resolves()
    table.resolve_stack()
    assert spell.zone == "graveyard" and table.seat(1).battlefield == ["Zombie Token"]


@rule("611.2e", "606.3")
def test_liliana_deaths_majesty(scenario: Builder) -> None:
    table = scenario()
    liliana = table.seat(0).has("Liliana, Death's Majesty")
    angel = table.seat(0).buried("Serra Angel")[0]
    table.seat(0).activates(liliana, 1, at=[angel]).resolves()
    risen = table.seat(0).permanent("Serra Angel")
    assert risen.is_a("Zombie") and risen.colors == "WB" and liliana.counters("loyalty") == 2


@rule("606.3", "701.17")
def test_liliana_makes_zombies_and_spares_them(scenario: Builder) -> None:
    table = scenario()
    liliana = table.seat(0).has("Liliana, Death's Majesty", counters={"loyalty": 7})
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).activates(liliana, 0).resolves()
    assert table.seat(0).battlefield[-1] == "Zombie Token" and len(table.seat(0).graveyard) == 2
    table.to_turn(table.seat(0))
    table.run(lambda d: table.step == "precombat main phase", "the main phase")
    table.seat(0).activates(liliana, 2).resolves()
    assert bears.died and "Zombie Token" in table.seat(0).battlefield
