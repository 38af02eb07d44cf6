"""Shortcuts of very many rounds beside permanents that have nothing to do with them, or that do. CR 732.2a, 732.2c."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import ForEach
from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import BecomesTapped, Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.selectors import THIS
from apnap.rules.ch7_additional.loops.shortcuts import Loop, Passing
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.decisions import O_ACTIVATE, IllegalAnswer
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder

MILLION = 1_000_000
PROUD = card(
    "Proud Drummer", "{W}", "Creature - Human", "1/1", Whenever(BecomesTapped(THIS), GainLife(ForEach(CREATURE)))
)
GREETED = card("Greeted One", "{W}", "Creature - Human", "1/1", Whenever(Enters(THIS), GainLife(ForEach(CREATURE))))
WARDENS = ("Soul Warden", "Ajani's Pridemate", "Impact Tremors", "Beastmaster Ascension", "Coat of Arms")


def ready(scenario: Builder, *beside: str, who: str = "Midnight Guard") -> tuple[Scenario, Permanent]:
    """A creature that makes creatures, untaps as they come, and what else is there."""
    table = scenario(seats=3).knows(PROUD, GREETED)
    one = table.seat(0)
    for seat in table.seats():
        seat.at(10_000_000)
    maker = one.has(who)
    one.casts("Presence of Gond", at=[maker]).resolves()
    for name in beside:
        one.has(name)
    return table, maker


def made(table: Scenario, times: int, maker: Permanent) -> list[tuple[int, ...]]:
    """What there is after so many more: of each seat its life, how many tokens, how large all its creatures are."""
    one = table.seat(0)
    one.proposes(Loop(times, [one.would(O_ACTIVATE, maker), Passing()])).all_accept()
    state = table.game.state
    out: list[tuple[int, ...]] = []
    for seat in table.seats():
        objs = [state.objs[id] for id in state.ids(seat.number, BATTLEFIELD)]
        tokens = sum(int(o.token_count) for o in objs if o.token)
        counters = sum(o.counter("+1/+1") + o.counter("quest") for o in objs)
        sizes = sum(int(table.game.char(o.id).power) * int(o.token_count) for o in objs)
        out.append((seat.life, tokens, counters, sizes))
    return out


@rule("732.2a", "732.2c")
@pytest.mark.parametrize(
    "name",
    ["Civic Wayfinder", "Bastion Protector", "Steel Golem", "Clot Sliver", "Eon Hub", "Secret Plans", "Mulldrifter"],
)
def test_what_has_nothing_to_do_with_a_loop_is_not_in_its_way(scenario: Builder, name: str) -> None:
    """What triggers as it enters itself, what cannot be cast, who is a commander: none of it is about new creatures."""
    table, maker = ready(scenario, name)
    assert made(table, MILLION, maker)[0][:2] == (10_000_000, MILLION)


@rule("732.2c")
@pytest.mark.parametrize("name", WARDENS)
def test_many_rounds_come_to_the_same_as_a_few_many_times(scenario: Builder, name: str) -> None:
    """Of forty rounds some are taken at once; of two at a time none is."""
    at_once, maker = ready(scenario, name)
    together = made(at_once, 40, maker)
    one_by_one, maker = ready(scenario, name)
    for _ in range(20):
        apart = made(one_by_one, 2, maker)
    assert together == apart


@rule("732.2a")
def test_an_ability_about_the_very_creature_that_taps_counts(scenario: Builder) -> None:
    """Each time it taps there are more creatures to gain life for, so no round is like another."""
    table, drummer = ready(scenario, "Intruder Alarm", who="Proud Drummer")
    with pytest.raises(IllegalAnswer, match="one by one"):
        made(table, MILLION, drummer)
    assert made(table, 20, drummer)[0][0] == 10_000_000 + sum(range(1, 21))


@rule("732.2a")
def test_an_ability_about_what_entered_before_does_not(scenario: Builder) -> None:
    table, maker = ready(scenario, "Greeted One")
    assert made(table, MILLION, maker)[0][:2] == (10_000_000, MILLION)


@rule("732.2a", "106.4")
def test_mana_of_each_colour_that_is_there(scenario: Builder) -> None:
    table = scenario(seats=2).remembers()
    one = table.seat(0)
    tender = one.has("Bloom Tender")
    one.casts("Freed from the Real", at=[tender]).resolves()
    freed = one.permanent("Freed from the Real")
    for _ in range(2):
        one.taps_for_mana(tender)
        one.activates(freed, 1)
        table.resolve_stack()
    before = len(one.pool)
    one.repeats(MILLION).all_accept()
    assert len(one.pool) == before + MILLION
