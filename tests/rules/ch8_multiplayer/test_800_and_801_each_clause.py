"""Clauses of leaving the game and of limited ranges, each by what the table would see without it. CR 800.4, 801."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.keyword_abilities.day_and_night import ItBecomes
from apnap.abilities.keyword_actions.transform_and_meld import Transform
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.position import differences, read, write
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch7_additional.voting import voters
from apnap.rules.core.constants import MAIN1, MAIN2, NONE
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY, O_CAST
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import NIGHT

LOAN = card("Loan", "{R}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
TURN_OVER = card("Turn Over", "{G}", "Sorcery", Transform(Each(CREATURE)))
DUSK = card("Dusk", "{B}", "Sorcery", ItBecomes(NIGHT))


# leaving -------------------------------------------------------------------------------------------------------------
@rule("800.4p", "725.4", "726.4")
def test_designations_stay_when_somebody_else_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(2).becomes_monarch()
    table.seat(2).takes_initiative()
    table.seat(3).concedes()
    assert table.monarch == table.seat(2) and table.initiative == table.seat(2)
    table.seat(2).concedes()
    assert table.monarch == table.seat(0) and table.initiative == table.seat(0)


@rule("800.4a", "723.1")
@pytest.mark.parametrize("begun", [True, False])
@pytest.mark.parametrize("first", [0, 2])
def test_nobody_who_left_controls_a_turn(scenario: Builder, begun: bool, first: int) -> None:
    """Whichever seat the controller has, and whether the turn has begun or is still to come."""
    table = scenario(seats=3, starting=first)
    you, victim = table.seat(0), table.seat(1)
    slaver = you.has("Mindslaver")
    you.gets_mana("CCCC")
    you.activates(slaver, at=[victim]).resolves()
    if begun:
        table.next_turn()
        table.to_step(MAIN1)
        assert table.game.decision().decider == you.number
    you.concedes()
    table.to_step(MAIN1, victim)
    decision = table.game.decision()
    assert (decision.seat, decision.decider) == (victim.number, victim.number)


@rule("800.4", "104.1")
def test_the_table_stays_as_it_was_when_the_game_ends(scenario: Builder) -> None:
    table = scenario(seats=3)
    for seat in table.seats():
        seat.has("Grizzly Bears")
    table.seat(2).concedes()
    assert table.seat(2).battlefield == []
    table.seat(1).concedes()
    assert table.game.state.over and table.seat(1).battlefield == ["Grizzly Bears"]


@rule("800.4a", "800.4d")
def test_what_a_leaver_had_borrowed_triggers_for_its_owner_again(scenario: Builder) -> None:
    table = scenario(seats=3).knows(LOAN)
    warden = table.seat(1).has("Soul Warden")
    table.seat(2).casts("Loan", at=[warden]).resolves()
    table.seat(2).concedes()
    table.seat(0).casts("Savannah Lions").resolves()
    table.resolve_stack()
    assert warden.controller == table.seat(1) and table.seat(1).life == 21


@rule("800.4e", "506.4c")
def test_a_planeswalker_that_somebody_else_took_is_not_attacked_any_more(scenario: Builder) -> None:
    table = scenario(seats=3).knows(LOAN)
    bear = table.seat(0).has("Grizzly Bears")
    karn = table.seat(1).has("Karn Liberated", counters={"loyalty": 6})
    table.seat(0).attacks({bear: karn})
    table.seat(2).casts("Loan", at=[karn]).resolves()
    table.to_step(MAIN2)
    assert karn.counters("loyalty") == 6 and [s.life for s in table.seats()] == [20, 20, 20]


# ranges --------------------------------------------------------------------------------------------------------------
@rule("801.10", "701.38a")
def test_who_has_left_or_is_too_far_away_has_no_vote(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=2)
    table.seat(1).concedes()
    assert [table.of(s) for s in voters(table.game, Context(table.seat(0).number, NONE))] == [
        table.seat(s) for s in (0, 2, 4, 5)
    ]


@rule("801.10", "702.145c", "701.27a")
def test_day_and_night_turn_over_what_is_far_away_and_a_spell_does_not(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(TURN_OVER, DUSK)
    near, far = table.seat(1).has("Cloistered Youth"), table.seat(3).has("Cloistered Youth")
    wolf = table.seat(3).has("Bird Admirer")
    table.seat(0).casts("Turn Over").resolves()
    assert (near.name, far.name) == ("Unholy Fiend", "Cloistered Youth")
    table.seat(0).casts("Dusk").resolves()
    assert wolf.name == "Wing Shredder"


@rule("801.4", "801.11", "702.11b")
def test_hexproof_does_not_see_who_is_out_of_its_controllers_range(scenario: Builder) -> None:
    """Seat 0 sees two seats far, seat 2 only one: what seat 2 has is hexproof, but not from seat 0."""
    table = scenario(seats=6, range_of_influence=[2, 1, 1, 1, 1, 1])
    slippery = table.seat(2).has("Aven Fleetwing")
    table.seat(0).casts("Lightning Bolt", at=[slippery]).resolves()
    assert slippery.died
    second = table.seat(2).has("Aven Fleetwing")
    (bolt,) = table.seat(1).holds("Lightning Bolt")
    table.seat(1).gets_mana("R")
    decision = table.to_priority(table.seat(1).number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == bolt.id)])
    targets = table.game.decision()
    assert targets is not None and second.id not in targets.candidates


# a game that begins with two of several players -----------------------------------------------------------------------
def begins_with_two(scenario: Builder, restarted: bool, variant: str = "") -> Scenario:
    """Of three players one has left; then a subgame begins, or the game begins again."""
    table = scenario(seats=3, deck=("Forest",) * 40, variant=variant)
    one = table.seat(0)
    table.seat(2).concedes()
    if restarted:
        one.activates(one.has("Karn Liberated", counters={"loyalty": 14}), 2)
    else:
        one.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    return table


@rule("800.1", "800.7", "103.8a")
@pytest.mark.parametrize("restarted", [False, True])
def test_a_game_that_begins_with_the_last_two_is_not_a_multiplayer_game(scenario: Builder, restarted: bool) -> None:
    """Whoever begins skips the draw step, in a subgame and in a restarted game; with three players nobody does."""
    table = begins_with_two(scenario, restarted)
    table.run(lambda d: d.kind == D_PRIORITY, "the first turn")
    if restarted:
        assert not differences(table.game, read(write(table.game)))
    table.to_step(MAIN1)
    assert len(table.active[0].hand) == 7
    table = scenario(seats=3, deck=("Forest",) * 40)
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    table.seat(2).concedes()  # it began with three
    table.to_step(MAIN1)
    assert len(table.active[0].hand) == 8


@rule("800.6", "103.5c")
@pytest.mark.parametrize(("variant", "kept"), [("", 6), ("brawl", 7)])
def test_the_last_two_have_no_free_mulligan_but_in_brawl(scenario: Builder, variant: str, kept: int) -> None:
    table = begins_with_two(scenario, False, variant)
    decision = table.open_decision()
    assert decision is not None
    who = table.of(decision.seat)
    table.answer([1])
    table.run(lambda d: d.kind == D_PRIORITY, "the first turn")
    assert len(who.hand) == kept
