"""What a member of a team is asked, in words."""

from __future__ import annotations

import io

from rich.console import Console

from apnap.abilities.cards import card
from apnap.abilities.effects.choices import ToActivePlayer
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.events.player_events import Draws
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.players import ACTIVE_PLAYER, EACH_OPPONENT, YOU
from apnap.api import Game, Setup
from apnap.rules.core.decisions import D_ATTACK, FOR_DRAWS, FOR_PLAYER
from apnap.rules.views.view import observe
from apnap.table import question_text
from apnap.table.session import Session
from apnap.terminal.console import Terminal
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

SPITE = card("Spite", "{B}", "Enchantment", Whenever(Draws(YOU), LoseLife(1, who=EACH_OPPONENT)))
DRAIN = card("Drain the Hour", "{B}", "Instant", ToActivePlayer(LoseLife(3, who=ACTIVE_PLAYER)))


def asked(table: Scenario) -> str:
    decision = table.game.decision()
    assert decision is not None
    return question_text.question(table.game, observe(table.game, decision.decider), decision).title


def test_the_order_of_draws(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant").knows(SPITE)
    table.seat(2).has("Spite")
    table.seat(0).casts("Prosperity", x=1)
    decision = table.asked(purpose=FOR_DRAWS)
    assert asked(table).startswith("Say in which order your team draws")
    question = question_text.question(table.game, observe(table.game, decision.decider), decision)
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


def at_terminal(table: Scenario, *lines: str) -> str:
    """What is shown to the four people at a table who type these lines and leave."""
    out = io.StringIO()
    typed = iter([*lines, "quit"])
    session = Session(Game(table.game, Setup(table.game.state.table, (), 0, tuple("ABCD"), ("",) * 4)), range(4))
    console = Console(file=out, width=100, highlight=False)
    Terminal(session, console, lambda _: next(typed), plain=True, keep=False).run()
    return out.getvalue()


def attack_of_a_team(scenario: Builder) -> tuple[Scenario, str, list[int]]:
    """A team is asked for its attack: the table, words for an attack, and who may say it, the primary player first."""
    table = scenario(variant="two-headed-giant")
    table.seat(1).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    return table, f"all p{table.seat(2).number + 1}", [d.decider for d in table.game.decisions()]


@rule("805.2")
def test_a_teammate_suggests_and_the_other_agrees(scenario: Builder) -> None:
    table, attack, (primary, other) = attack_of_a_team(scenario)
    shown = at_terminal(table, f"suggest {attack}")
    assert f"{table.game.names[primary]} suggests it" in shown
    assert [d.decider for d in table.game.decisions()] == [primary, other]
    at_terminal(table, "other", attack)
    assert table.seat(1).permanent("Grizzly Bears").tapped
    assert [r.seat for r in (*table.game.history, *table.game.answers) if r.kind == D_ATTACK][-1] == other


@rule("805.2")
def test_a_teammate_who_disagrees_leaves_it_to_the_primary_player(scenario: Builder) -> None:
    table, attack, (primary, _) = attack_of_a_team(scenario)
    at_terminal(table, "suggest none", attack)
    assert not table.seat(1).permanent("Grizzly Bears").tapped
    assert [d.decider for d in table.game.decisions()] == [primary]
    at_terminal(table, attack)
    assert table.seat(1).permanent("Grizzly Bears").tapped


def test_a_suggestion_makes_sense_only_for_choices_of_a_team(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    assert "not a choice that a team makes together" in at_terminal(table, "suggest pass")
    assert "say what your team should do" in at_terminal(table, "suggest")
