"""Winning, drawing and looping for some players only, and what is exempt from range. CR 801.14-801.18."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.outcomes import LoseGame
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts import ending
from apnap.rules.core.constants import ARTIFACT, MAIN1, UPKEEP
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

ORB = card(
    "World Orb",
    "{1}",
    "Artifact",
    Always(Each(CREATURE), Gets(1, 1)),
    Whenever(Casts(who=EACH_PLAYER), GainLife(1)),
    At(BeginningOf(UPKEEP, whose=EACH_PLAYER), DealDamage(1, to=Target(CREATURE))),
    Activate("{0}", LoseLife(1, who=EACH_OPPONENT)),
)
DOOM = card("Doom", "{B}", "Sorcery", LoseGame(who=EACH_OPPONENT))
LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
SKY = card("Sky", "{U}", "Enchantment", Always(Each(CREATURE), Has(FLYING)))


# winning -------------------------------------------------------------------------------------------------------------
@rule("801.14", "104.3h")
def test_a_win_under_range_one_leaves_the_far_players_playing(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(0).has("Felidar Sovereign")
    table.seat(0).at(40)
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert not table.game.state.over
    assert [s.outcome for s in table.seats()] == ["playing", "lost", "playing", "playing", "playing", "lost"]
    assert table.seat(0).in_game and not table.seat(1).in_game and not table.seat(5).in_game


@rule("801.14")
def test_a_win_that_reaches_everybody_ends_the_game(scenario: Builder) -> None:
    table = scenario(seats=3, range_of_influence=1)
    table.seat(0).has("Felidar Sovereign")
    table.seat(0).at(40)
    table.to_turn(table.seat(0))
    table.run(lambda d: table.game.state.over, "the end")
    assert [s.outcome for s in table.seats()] == ["won", "lost", "lost"]


@rule("801.14")
def test_a_win_does_not_defeat_teammates(scenario: Builder) -> None:
    """A general wins: the enemies next to them fall, their own emperor does not."""
    table = scenario(seats=6, teams=[[0, 1, 2], [3, 4, 5]], range_of_influence=1)
    table.seat(0).has("Felidar Sovereign")
    table.seat(0).at(40)
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert [s.outcome for s in table.seats()] == ["playing"] * 5 + ["lost"]


@rule("801.10", "104.3e")
def test_each_opponent_loses_within_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=2).knows(DOOM)
    table.seat(0).casts("Doom").resolves()
    assert [s.outcome for s in table.seats()] == ["playing", "lost", "lost", "playing", "lost", "lost"]


def reasons(table: Scenario) -> list[str]:
    """By which rule the game ended for each seat."""
    return [table.game.state.players[seat.number].reason for seat in table.seats()]


# drawing -------------------------------------------------------------------------------------------------------------
@rule("801.15", "104.4e")
def test_a_draw_is_for_those_within_range_and_they_leave(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(0).has("Divine Intervention", counters={"intervention": 1})
    bears = table.each_seat_has("Grizzly Bears")
    table.to_turn(table.seat(0))
    table.run(lambda d: not table.seat(0).in_game, "the draw")
    assert [s.outcome for s in table.seats()] == ["drew", "drew", "playing", "playing", "playing", "drew"]
    assert reasons(table) == ["104.4e", "104.4e", "", "", "", "104.4e"]
    assert not table.game.state.over
    assert bears[1].zone == "gone" and bears[2].stayed
    # those who remain play on, and the last of them wins
    table.to_step(MAIN1, table.seat(3))
    table.seat(2).concedes()
    table.seat(4).concedes()
    assert [s.outcome for s in table.seats()] == ["drew", "drew", "lost", "won", "lost", "drew"]


@rule("801.15")
def test_the_range_of_the_controller_counts(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=[2, 1, 1, 1, 1, 1])
    table.seat(0).has("Divine Intervention", counters={"intervention": 1})
    table.to_turn(table.seat(0))
    table.run(lambda d: not table.seat(0).in_game, "the draw")
    assert [s.in_game for s in table.seats()] == [False, False, False, True, False, False]


@rule("801.16", "104.4f")
def test_a_loop_draws_the_game_for_those_concerned(scenario: Builder) -> None:
    """Objects of seats 0 and 1 are involved: they and whoever either reaches draw."""
    table = scenario(seats=7, range_of_influence=1)
    table.game.close_questions()
    ending.loop_draws(table.game, [table.seat(0).number, table.seat(1).number])
    assert [s.outcome for s in table.seats()] == ["drew", "drew", "drew", "playing", "playing", "playing", "drew"]
    assert reasons(table) == ["104.4f", "104.4f", "104.4f", "", "", "", "104.4f"]
    assert not table.game.state.over


@rule("104.4b")
def test_a_loop_without_limited_range_is_a_draw_for_all(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.game.close_questions()
    ending.loop_draws(table.game, [table.seat(2).number])
    assert [s.outcome for s in table.seats()] == ["drew"] * 4
    assert table.game.state.over


@rule("801.17", "727.7")
def test_everybody_takes_part_in_a_restarted_game(scenario: Builder) -> None:
    """Whatever the range of who restarts it; what stays in exile may belong to somebody far away."""
    table = scenario(seats=6, range_of_influence=1).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    table.seat(2).casts("Loan", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    karn = table.seat(0).has("Karn Liberated")
    table.seat(0).activates(karn, 1, at=[bears])
    table.resolve_stack()
    assert table.seat(3).exile == ["Grizzly Bears"]
    for s in range(6):
        table.seat(s).at(7)
    table.game.state.edit(karn.id).counters = {"loyalty": 14}
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    assert [s.life for s in table.seats()] == [20] * 6
    table.run(lambda d: table.step == "upkeep", "the first turn")
    assert table.active == [table.seat(0)] and len(table.seat(3).hand) == 7
    assert table.seat(0).battlefield == ["Grizzly Bears"]


# exemptions ----------------------------------------------------------------------------------------------------------
def test_abilities_of_exempt_types_know_no_range(scenario: Builder) -> None:
    """As plane and phenomenon cards will be: here artifacts are, and an enchantment is not."""
    table = scenario(seats=6, range_of_influence=1).knows(ORB, SKY)
    table.game.state.table.exempt_types = ARTIFACT
    bears = table.each_seat_has("Grizzly Bears")
    orb = table.seat(0).has("World Orb")
    table.seat(0).has("Sky")
    assert [bears[s].power for s in range(6)] == [3] * 6
    assert [bears[s].has(FLYING.flags) for s in range(6)] == [True, True, False, False, False, True]
    table.seat(0).activates(orb)
    table.resolve_stack()
    assert [table.seat(s).life for s in range(6)] == [20, 19, 19, 19, 19, 19]
    table.seat(3).casts("Opt")
    table.resolve_stack()
    assert table.seat(0).life == 21
    # its trigger in a distant upkeep may target a distant creature
    table.to_step(UPKEEP, table.seat(3))
    decision = table.asked(table.seat(0), "target")
    assert set(decision.candidates) == {bears[s].id for s in range(6)}
    table.answer([bears[3].id])
    table.resolve_stack()
    assert bears[3].damage == 1


@rule("801.10", "729.2")
def test_everybody_plays_a_subgame_and_the_spell_reaches_its_range(scenario: Builder) -> None:
    """The far player takes part and does not win; the spell halves nobody's life out of its controller's range."""
    table = scenario(seats=4, range_of_influence=1)
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "the subgame to begin")
    assert [s.in_game for s in table.seats()] == [True] * 4
    for loser in (1, 2, 3):
        table.seat(loser).concedes()
    table.run(lambda d: table.game.state.frame is None and d.kind == D_PRIORITY, "the main game to go on")
    assert [s.life for s in table.seats()] == [20, 10, 20, 10]
