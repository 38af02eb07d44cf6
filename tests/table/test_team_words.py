"""What a member of a team is asked, in words."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.player_actions import LoseLife
from apnap.abilities.effects.roles import ACTIVE_PLAYER, ToActivePlayer
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.triggers import Draws, Whenever
from apnap.rules.decisions import FOR_DRAWS, FOR_PLAYER
from apnap.rules.view import observe
from apnap.table import words
from apnap.testing import Scenario
from apnap.testing.plugin import Builder

SPITE = card("Spite", "{B}", "Enchantment", Whenever(Draws(YOU), LoseLife(1, who=EACH_OPPONENT)))
DRAIN = card("Drain the Hour", "{B}", "Instant", ToActivePlayer(LoseLife(3, who=ACTIVE_PLAYER)))


def asked(table: Scenario) -> str:
    decision = table.game.decision()
    assert decision is not None
    return words.question(table.game, observe(table.game, decision.decider), decision).title


def test_the_order_of_draws(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant").knows(SPITE)
    table.seat(2).has("Spite")
    table.seat(0).casts("Prosperity", x=1)
    decision = table.asked(purpose=FOR_DRAWS)
    assert asked(table).startswith("Say in which order your team draws")
    question = words.question(table.game, observe(table.game, decision.decider), decision)
    assert [choice.text for choice in question.choices][0]


def test_whose_life_total_becomes_a_number(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    table.seat(2).at(13)
    table.seat(0).casts("Repay in Kind")
    table.asked(purpose=FOR_PLAYER)
    assert asked(table) == "Choose which of your team Repay in Kind affects"


def test_which_active_player(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant").knows(DRAIN)
    table.seat(2).casts("Drain the Hour")
    table.asked(purpose=FOR_PLAYER)
    assert asked(table) == "Choose which active player Drain the Hour means"
