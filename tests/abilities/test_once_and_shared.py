"""What is done once each turn, what happens if something was done, creature types in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.amounts import ForEach
from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import DoThen, May, OnceEachTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw, Sacrifice
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.player_events import GainsLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.facts.sharing import SharesTypeWith
from apnap.abilities.filters import ATTACKING, CREATURE, YOU_CONTROL, Subtype
from apnap.abilities.selectors import IT
from apnap.abilities.statics.changes import Gets
from apnap.library.pool import POOL
from apnap.testing import rule
from apnap.testing.plugin import Builder

CARDS = {
    "Careful Reader": card(
        "Careful Reader", "{U}", "Creature - Human", "1/1", Whenever(GainsLife(), OnceEachTurn(May(Draw(1))))
    ),
    "Sip": card("Sip", "{W}", "Instant", GainLife(1)),
    "Bargain": card("Bargain", "{B}", "Sorcery", DoThen(Sacrifice(1, Subtype("Elf")), Draw(2))),
    "Kin": card(
        "Kin",
        "{R}",
        "Enchantment",
        Whenever(
            Attacks(CREATURE, YOU_CONTROL),
            UntilEndOfTurn(IT, Gets(ForEach(ATTACKING, CREATURE, SharesTypeWith(IT, other=True)), 0)),
        ),
    ),
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    POOL.brought.update(CARDS)
    yield
    POOL.brought = before


@rule("603.2h")
def test_what_may_be_done_once_each_turn_is_offered_until_it_was_done(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.has("Careful Reader")
    you.library("Forest", "Forest", "Forest")
    before = len(you.hand)
    for answer, drawn in (("no", 0), ("yes", 1)):
        you.casts("Sip").resolves()
        table.says([0 if answer == "no" else 1])
        table.resolve_stack()
        assert len(you.hand) - before == drawn
    you.casts("Sip").resolves()
    table.resolve_stack()
    assert len(you.hand) - before == 1


@rule("608.2c")
def test_if_you_do_needs_something_done(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.library("Forest", "Forest", "Forest", "Forest")
    before = len(you.hand)
    you.casts("Bargain").resolves()
    assert len(you.hand) == before
    elf = you.has("Llanowar Elves")
    you.casts("Bargain").resolves()
    assert elf.zone == "graveyard"
    assert len(you.hand) == before + 2


@rule("205.3m")
def test_an_attacker_counts_its_kin_and_not_itself(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.has("Kin")
    one, other = you.has("Llanowar Elves"), you.has("Elvish Mystic")
    bear = you.has("Grizzly Bears")
    you.attacks({one: table.seat(1), other: table.seat(1), bear: table.seat(1)})
    table.resolve_stack()
    assert (one.power, other.power, bear.power) == (2, 2, 2)
