"""Copying a spell as an event, one instruction or another, what defines the size of a token."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import card, token
from apnap.abilities.effects.copies import CopyOnStack
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.flow import EitherWay
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.copy_events import CopiesSpell
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import INSTANT, LAND, YOU_CONTROL
from apnap.abilities.predefined_tokens import FOOD, TREASURE
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.targets import TargetSpell
from apnap.library.pool import POOL
from apnap.testing import rule
from apnap.testing.plugin import Builder

GROVE = token("Plant Token", "Creature - Plant", "*/*", SizeIs(CountOf(Each(LAND, YOU_CONTROL))), colors="G")
CARDS = {
    "Sip": card("Sip", "{W}", "Instant", GainLife(1)),
    "Echo": card("Echo", "{U}", "Instant", CopyOnStack(TargetSpell(INSTANT))),
    "Scribe": card(
        "Scribe",
        "{U}",
        "Creature - Human",
        "1/1",
        Whenever(CopiesSpell(INSTANT), AddCounters(1, "+1/+1", on=THIS)),
    ),
    "Larder": card("Larder", "{G}", "Sorcery", EitherWay(CreateTokens(1, FOOD), CreateTokens(2, TREASURE))),
    "Sprout": card("Sprout", "{G}", "Sorcery", CreateTokens(1, GROVE)),
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    POOL.brought.update(CARDS)
    yield
    POOL.brought = before


@rule("707.10", "603.2")
def test_a_copy_counts_for_whoever_copies_and_not_as_cast(scenario: Builder) -> None:
    table = scenario(seats=3)
    you, other = table.seat(0), table.seat(1)
    mine, theirs = you.has("Scribe"), other.has("Scribe")
    sip = you.casts("Sip")
    you.casts("Echo", at=[sip]).resolves()
    table.resolve_stack()
    assert (mine.counters("+1/+1"), theirs.counters("+1/+1")) == (1, 0)
    assert you.life == 22


@pytest.mark.parametrize(("choice", "made"), [(0, ["Food Token"]), (1, ["Treasure Token"] * 2)])
@rule("608.2d")
def test_one_instruction_or_the_other_is_followed(scenario: Builder, choice: int, made: list[str]) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.casts("Larder")
    table.says([choice])
    table.resolve_stack()
    assert you.battlefield == made


@rule("111.3", "208.2")
def test_a_token_may_define_its_own_size(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.has("Forest", "Forest")
    you.casts("Sprout").resolves()
    plant = you.permanent("Plant Token")
    assert (plant.power, plant.toughness) == (2, 2)
    you.has("Forest")
    assert (plant.power, plant.toughness) == (3, 3)
