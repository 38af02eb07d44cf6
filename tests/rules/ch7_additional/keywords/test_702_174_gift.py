"""Gift: an opponent is promised something as a spell is cast. CR 702.174."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.conditions import Unless
from apnap.abilities.effects.flow import If, Sequence
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.events.card_events import TakesAction
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.additional_costs import PROMISED, Gift
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target
from apnap.testing import rule
from apnap.testing.plugin import Builder

HEAL = card("Heal", "{W}", "Instant", Gift("a card"), If(PROMISED, GainLife(5), otherwise=GainLife(1)))
SLAY = card("Slay", "{B}", "Instant", Gift("a Food"), LoseLife(1, who=YOU), If(PROMISED, Destroy(Target(CREATURE))))
STRIKE = card("Strike", "{B}", "Instant", Gift("a tapped Fish"), Destroy(Target(CREATURE)))
GUEST = card(
    "Guest",
    "{1}",
    "Creature - Bear",
    "2/2",
    Gift("an Octopus"),
    When(Enters(THIS), GainLife(2), provided=Unless(PROMISED)),
)
HOST = card("Host", "{1}", "Enchantment", Whenever(TakesAction("gift"), GainLife(10)))
LATER = card("Later", "{U}", "Sorcery", Gift("an extra turn"), GainLife(1))
KNOWN = (HEAL, SLAY, STRIKE, GUEST, HOST, LATER)
NO, YES = [0], [1]


@rule("702.174")
def test_the_opponent_chosen_draws_before_all_else(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, friend = table.seat(0), table.seat(2)
    me.casts("Heal", says=[YES, [friend]]).resolves()
    assert len(friend.hand) == 1 and me.life == 25
    assert [len(seat.hand) for seat in table.seats()].count(0) == 3
    lines = " ".join(table.log)
    assert lines.index("draws") < lines.index("gains 5")


@rule("702.174")
def test_nothing_is_given_where_nothing_was_promised(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.casts("Heal", says=[NO]).resolves()
    assert me.life == 21 and all(seat.hand == [] for seat in table.seats()[1:])


@rule("702.174")
def test_targets_that_depend_on_the_promise_are_chosen_only_with_it(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, friend = table.seat(0), table.seat(1)
    bears = table.seat(2).has("Grizzly Bears")
    me.casts("Slay", says=[NO]).resolves()
    assert bears.stayed and me.life == 19
    me.casts("Slay", at=[bears], says=[YES, [friend]]).resolves()
    assert bears.died and friend.battlefield == ["Food Token"]


@rule("702.174")
def test_a_spell_that_does_not_resolve_gives_nothing(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, friend = table.seat(0), table.seat(1)
    me.has("Host")
    bears = table.seat(2).has("Grizzly Bears")
    spell = me.casts("Strike", at=[bears], says=[YES, [friend]])
    table.seat(2).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert friend.battlefield == [] and me.life == 20 and spell.zone != "stack"


@rule("702.174", "400.7")
def test_a_permanent_brings_its_gift_as_it_enters(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, friend = table.seat(0), table.seat(3)
    me.casts("Guest", says=[YES, [friend]]).resolves()
    table.resolve_stack()
    assert friend.permanent("Octopus Token").power == 8 and me.life == 20
    me.casts("Guest", says=[NO]).resolves()
    table.resolve_stack()
    assert friend.battlefield == ["Octopus Token"] and me.life == 22


@rule("702.174")
def test_whoever_gives_a_gift_is_noticed_even_if_the_other_has_left(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, friend = table.seat(0), table.seat(2)
    me.has("Host")
    table.seat(1).has("Host")
    spell = me.casts("Heal", says=[YES, [friend]])
    friend.concedes()
    spell.resolves()
    table.resolve_stack()
    assert me.life == 35 and table.seat(1).life == 20


@rule("702.174", "707.10")
def test_a_copy_gives_the_same_player_another_one(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, friend = table.seat(0), table.seat(2)
    spell = me.casts("Heal", says=[YES, [friend]])
    me.casts("Twincast", at=[spell]).resolves()
    table.resolve_stack()
    assert len(friend.hand) == 2 and me.life == 30


@rule("702.174", "810.2")
def test_no_teammate_is_promised_anything(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me = table.seat(0)
    me.casts("Heal", says=[YES, [table.seat(3)]]).resolves()
    assert [len(seat.hand) for seat in table.seats()] == [0, 0, 0, 1]


@rule("702.174", "801.7")
def test_nobody_out_of_range_is_promised_anything(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(*KNOWN)
    me = table.seat(0)
    me.casts("Heal", says=[YES, [table.seat(5)]]).resolves()
    assert [len(seat.hand) for seat in table.seats()] == [0, 0, 0, 0, 0, 1]
    far = table.seat(3)
    asked = me.casts("Heal", says=[YES])
    asked.resolves()
    assert far.hand == []


@rule("702.174", "500.7")
def test_an_extra_turn_is_a_gift_too(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, friend = table.seat(0), table.seat(2)
    me.casts("Later", says=[YES, [friend]]).resolves()
    assert table.next_turns(2) == [friend, table.seat(1)]


@rule("702.174")
def test_gift_effects_stand_before_modes_and_after_the_targets_are_looked_at(scenario: Builder) -> None:
    both = card("Both", "{W}", "Sorcery", Gift("a Treasure"), Sequence(GainLife(1), If(PROMISED, GainLife(1))))
    table = scenario(seats=3).knows(both)
    me, friend = table.seat(0), table.seat(1)
    me.casts("Both", says=[YES, [friend]]).resolves()
    assert me.life == 22 and friend.battlefield == ["Treasure Token"]
