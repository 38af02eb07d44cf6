"""Loans, extra turns, commanders and ranges in the games of players who leave. CR 800.4, 801, 903."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.turns import TakeExtraTurn
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.targets import Target, TargetPlayer
from apnap.rules.core.constants import BATTLEFIELD, MAIN1
from apnap.testing import rule
from apnap.testing.plugin import Builder

AGAIN = card("Again", "{U}", "Sorcery", TakeExtraTurn(who=TargetPlayer()))
SLAY = card("Slay", "{B}", "Instant", Destroy(Target(PERMANENT)))
LOAN = card("Loan", "{R}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
SWELL = card("Swell", "{W}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(19, 0)))
MOURNER = card("Mourner", "{B}", "Enchantment", Whenever(Dies(CREATURE), GainLife(1)))
HOUND = "Isamaru, Hound of Konda"


@rule("800.4a")
def test_a_loan_stays_when_whoever_had_it_before_leaves(scenario: Builder) -> None:
    """Taken by an Aura and then for a turn: the owner of the Aura leaves, and it goes home as the turn ends."""
    table = scenario(seats=4)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    table.next_turns(2)
    table.to_step(MAIN1)
    table.seat(2).casts("Act of Treason", at=[bear]).resolves()
    table.seat(0).concedes()
    assert bear.controller == table.seat(2)
    table.next_turn()
    assert bear.controller == table.seat(1)


@rule("800.4k")
def test_only_the_extra_turn_of_a_leaver_is_skipped(scenario: Builder) -> None:
    table = scenario(seats=4).knows(AGAIN)
    table.seat(0).casts("Again", at=[table.seat(2)]).resolves()
    table.seat(0).casts("Again", at=[table.seat(1)]).resolves()
    table.seat(1).concedes()
    assert table.next_turns(3) == [table.seat(2), table.seat(2), table.seat(3)]


@rule("801.7", "603.10a")
def test_a_creature_dies_where_its_last_controller_sits(scenario: Builder) -> None:
    """The owner sits a seat further; who is within range of the borrower sees it die."""
    table = scenario(seats=6, range_of_influence=1).knows(MOURNER, LOAN, SLAY)
    for seat in table.seats():
        seat.has("Mourner")
    bear = table.seat(3).has("Grizzly Bears")
    table.seat(2).casts("Loan", at=[bear]).resolves()
    table.seat(2).casts("Slay", at=[bear])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 21, 21, 21, 20, 20]


@rule("903.10a")
def test_a_borrowed_commander_may_defeat_its_own_owner(scenario: Builder) -> None:
    table = scenario(seats=3, variant="commander").knows(SWELL)
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Act of Treason", at=[hound]).resolves()
    table.seat(0).casts("Swell", at=[hound]).resolves()
    table.seat(0).attacks({hound: table.seat(1)})
    table.run(lambda d: not table.seat(1).in_game, "the damage")
    assert [seat.outcome for seat in table.seats()] == ["playing", "lost", "playing"]


@rule("903.9a", "800.4a")
def test_an_owner_who_leaves_when_asked_takes_the_commander_along(scenario: Builder) -> None:
    table = scenario(seats=3, variant="commander").knows(SLAY)
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Act of Treason", at=[hound]).resolves()
    table.seat(0).casts("Slay", at=[hound])
    table.asked(table.seat(1), purpose="commander")
    table.seat(1).concedes()
    table.to_priority(table.seat(0).number)
    assert table.seat(1).graveyard == [] and table.seat(1).command == []
    assert table.seat(0).in_game and table.seat(2).in_game
