"""How many objects moved, and how many cards, when a permanent of several cards goes. CR 712.21e, 730.3."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import BATTLEFIELD, BEGIN_COMBAT, MAIN2
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import (
    CREATURE,
    EACH_PLAYER,
    THIS,
    ArrivesInGraveyard,
    CountThisWay,
    Destroy,
    Dies,
    Each,
    GainLife,
    OneOrMore,
    PutIntoGraveyard,
    Then,
    TimesThisTurn,
    When,
    Whenever,
)
from tests.rules.ch7_additional.test_730_merged_permanents import ON_TOP, UNDERNEATH, mutates

PURGE = card("Purge", "{W}", "Sorcery", Then(Destroy(Each(CREATURE)), GainLife(CountThisWay("destroyed", CREATURE))))
MOURNER = card("Mourner", "{W}", "Enchantment", Whenever(Dies(CREATURE), GainLife(1)))
SEXTON = card("Sexton", "{W}", "Enchantment", Whenever(ArrivesInGraveyard(whose=EACH_PLAYER), GainLife(1)))
TALLY = card("Tally", "{W}", "Sorcery", GainLife(TimesThisTurn(ArrivesInGraveyard(whose=EACH_PLAYER))))
OBITUARY = card("Obituary", "{W}", "Sorcery", GainLife(TimesThisTurn(Dies(CREATURE))))


def host_of(table: Scenario, how: str) -> None:
    """Seat 0 has one permanent that is two cards, and is in a main phase."""
    you = table.seat(0)
    if how == "melded":
        you.have("Graf Rats", "Midnight Scavengers")
        table.to_step(BEGIN_COMBAT)
        table.resolve_stack()
        table.to_step(MAIN2)
    else:
        mutates(you, "Gemrazer", you.has("Grizzly Bears"), ON_TOP)
        table.resolve_stack()
    assert you.battlefield == ["Chittering Host" if how == "melded" else "Gemrazer"]


@rule("712.21", "730.3")
@pytest.mark.parametrize("how", ["melded", "merged"])
@pytest.mark.parametrize(
    ("beside", "spell", "gained"),
    [("", "Purge", 1), ("Mourner", "Wrath of God", 1), ("Sexton", "Wrath of God", 3)],
)
def test_one_permanent_dies_and_two_cards_are_put_into_a_graveyard(
    scenario: Builder, how: str, beside: str, spell: str, gained: int
) -> None:
    table = scenario(seats=2).knows(PURGE, MOURNER, SEXTON)
    host_of(table, how)
    you = table.seat(0)
    if beside:
        you.has(beside)
    before = you.life
    you.casts(spell).resolves()
    table.resolve_stack()
    assert len(you.graveyard) == 3
    assert you.life == before + gained  # the third card is the spell itself


@rule("712.21", "730.3")
@pytest.mark.parametrize("how", ["melded", "merged"])
@pytest.mark.parametrize(("spell", "gained"), [("Tally", 3), ("Obituary", 1)])
def test_what_looks_back_at_the_turn_counts_cards_or_objects(
    scenario: Builder, how: str, spell: str, gained: int
) -> None:
    table = scenario(seats=2).knows(TALLY, OBITUARY)
    host_of(table, how)
    you = table.seat(0)
    you.casts("Wrath of God").resolves()
    before = you.life
    you.casts(spell).resolves()
    assert you.life == before + gained


@rule("712.21", "730.3")
@pytest.mark.parametrize("how", ["melded", "merged"])
def test_one_or_more_is_once_however_many_cards_it_was(scenario: Builder, how: str) -> None:
    creatures = ArrivesInGraveyard(CREATURE, whose=EACH_PLAYER)
    keeper = card("Keeper", "{W}", "Enchantment", Whenever(OneOrMore(creatures), GainLife(1)))
    table = scenario(seats=2).knows(keeper)
    host_of(table, how)
    you = table.seat(0)
    you.has("Keeper")
    before = you.life
    you.casts("Wrath of God").resolves()
    table.resolve_stack()
    assert you.life == before + 1


RESTLESS = card("Restless", "{W}", "Creature - Beast", "2/2", When(PutIntoGraveyard(THIS), GainLife(5)))


@rule("730.3", "603.6c")
@pytest.mark.parametrize("where", [ON_TOP, UNDERNEATH])
def test_each_card_has_arrived_wherever_it_lay(scenario: Builder, where: list[int]) -> None:
    table = scenario(seats=2).knows(RESTLESS)
    you = table.seat(0)
    mutates(you, "Gemrazer", you.has("Restless"), where)
    you.casts("Wrath of God").resolves()
    table.resolve_stack()
    assert you.life == 25


@rule("730.3", "903.9a")
def test_a_commander_among_them_arrives_and_goes_home(scenario: Builder) -> None:
    """A commander that dies with the rest has been put into the graveyard, and goes home from there."""
    table = scenario(seats=2, variant="commander").knows(SEXTON)
    you = table.seat(0)
    leader = you.leads("Grizzly Bears", zone=BATTLEFIELD)
    mutates(you, "Gemrazer", leader, ON_TOP)
    you.has("Sexton")
    before = you.life
    table.says([0, 1], [1])
    you.casts("Wrath of God").resolves()
    table.resolve_stack()
    assert you.life == before + 3 and sorted(you.graveyard) == ["Gemrazer", "Wrath of God"]
    assert you.command == ["Grizzly Bears"]
