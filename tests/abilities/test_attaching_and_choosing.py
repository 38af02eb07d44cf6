"""Attaching one thing to another, permanents chosen on resolution, more counters on what enters, main phases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.amounts import PowerOf
from apnap.abilities.cards import card, token
from apnap.abilities.conditions import CastInMainPhase
from apnap.abilities.effects.attaching import AttachTo
from apnap.abilities.effects.choices import OneOf
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.flow import If, Sequence
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, ENCHANTMENT, OTHER, TOKEN, YOU_CONTROL, Subtype
from apnap.abilities.selectors import THIS, Each, That
from apnap.abilities.statics.replacements import TheyEnterWithMore
from apnap.abilities.targets import Target
from apnap.library.pool import POOL
from apnap.testing import rule
from apnap.testing.plugin import Builder

CAT = token("Cat Token", "Creature - Cat", "2/2", colors="W")
CARDS = {
    "Rearm": card(
        "Rearm",
        "{W}",
        "Instant",
        AttachTo(Target(Subtype("Equipment"), YOU_CONTROL), to=Target(CREATURE, YOU_CONTROL)),
    ),
    "Favor": card("Favor", "{G}", "Sorcery", AddCounters(2, "+1/+1", on=OneOf(CREATURE, YOU_CONTROL))),
    "Twins": card("Twins", "{U}", "Sorcery", CreateCopies(Each(CREATURE, TOKEN, YOU_CONTROL), each=True)),
    "Cats": card("Cats", "{W}", "Sorcery", CreateTokens(2, CAT)),
    "Elder": card(
        "Elder", "{G}", "Creature - Elf", "3/3", TheyEnterWithMore(OTHER, CREATURE, YOU_CONTROL, number=PowerOf(THIS))
    ),
    "Punctual": card("Punctual", "{W}", "Instant", If(CastInMainPhase(), GainLife(5))),
    "Host of Cats": card(
        "Host of Cats",
        "{W}",
        "Enchantment",
        Whenever(
            Enters(ENCHANTMENT, YOU_CONTROL),
            Sequence(CreateTokens(1, CAT), AttachTo(That(ENCHANTMENT), to=That(TOKEN))),
        ),
    ),
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    POOL.brought.update(CARDS)
    yield
    POOL.brought = before


@rule("701.3a", "301.5")
def test_equipment_is_attached_to_another_creature(scenario: Builder) -> None:
    table = scenario()
    you = table.seat(0)
    axe, one, other = you.has("Bonesplitter"), you.has("Grizzly Bears"), you.has("Savannah Lions")
    for bearer, rest in ((one, other), (other, one)):
        before = rest.power
        you.casts("Rearm", at=[axe, bearer]).resolves()
        assert table.game.state.objs[axe.id].attached_to == bearer.id
        assert rest.power <= before


@rule("608.2h", "111.1")
def test_that_enchantment_is_not_the_token_made_since(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.has("Host of Cats")
    bear = you.has("Grizzly Bears")
    you.casts("Pacifism", at=[bear]).resolves()
    table.resolve_stack()
    aura = you.permanent("Pacifism")
    assert table.game.state.objs[aura.id].attached_to == you.permanent("Cat Token").id


@rule("608.2d")
def test_what_gets_counters_is_chosen_as_the_spell_resolves_and_only_among_yours(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    first, second = you.has("Grizzly Bears"), you.has("Savannah Lions")
    theirs = table.seat(1).has("Grizzly Bears")
    you.casts("Favor")
    table.says([second.id])
    table.resolve_stack()
    assert (first.counters("+1/+1"), second.counters("+1/+1"), theirs.counters("+1/+1")) == (0, 2, 0)


@rule("707.2")
def test_each_token_is_copied_once(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.has("Grizzly Bears")
    you.casts("Cats").resolves()
    you.casts("Twins").resolves()
    assert you.battlefield.count("Cat Token") == 4
    assert you.battlefield.count("Grizzly Bears") == 1


@rule("614.1c", "614.12")
def test_they_enter_with_as_many_counters_as_this_has_power(scenario: Builder) -> None:
    table = scenario(seats=3)
    you = table.seat(0)
    you.has("Elder")
    you.casts("Grizzly Bears").resolves()
    assert you.permanent("Grizzly Bears").counters("+1/+1") == 3


@rule("505.1")
def test_a_main_phase_is_yours_only_in_your_turn(scenario: Builder) -> None:
    table = scenario(seats=3)
    you, other = table.seat(0), table.seat(1)
    you.casts("Punctual").resolves()
    other.casts("Punctual").resolves()
    assert (you.life, other.life) == (25, 20)
