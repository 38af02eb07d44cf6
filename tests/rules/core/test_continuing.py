"""Transitions with many questions go on where they stopped: each answer costs what comes after it, not all before."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import ClassVar

import pytest

import apnap
from apnap.abilities.cards import card
from apnap.rules.ch1_concepts.nodes import Context, Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.continuing import MANY, Continuing
from apnap.rules.core.decisions import O_CAST, Agent, Decision, IllegalAnswer, PriorityDecision, YesNoDecision
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.events import LifeChange
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.waiting import IN_THREADS

QUESTIONS = 200


class AskOften(Effect):
    """Each player in turn says whether they lose 1 life or gain 1, again and again."""

    done: ClassVar[int] = 0  # how much was carried out, over all runs

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        for i in range(self.number):
            seat = i % state.seats
            if state.in_game(seat):
                p = state.edit_player(seat)
                lost = game.ask(YesNoDecision(seat, "608.2d"))[0] != 0
                p.dungeons += 1  # what was taken in hand before a question is written on afterwards
                type(self).done += 1
                game.emit(LifeChange(seat, -1 if lost else 1))


class Counting(Agent):
    """Says yes and no in turn, by how often it was asked: asked twice, it would say something else."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = 0

    def choose(self, game: Game, decision: Decision) -> list[int]:
        if not isinstance(decision, YesNoDecision):
            return [0]
        self.answers += 1
        return [self.answers % 2]


ENDLESS = card("Endless Questions", "{0}", "Sorcery", AskOften(QUESTIONS))
SHORT = card("Few Questions", "{0}", "Sorcery", AskOften(MANY - 4))


def at_questions(scenario: Builder, seats: int = 3, of: CardDef = ENDLESS) -> Play:
    """A game at the first of many questions."""
    table = scenario(seats=seats).knows(of)
    game = table.game
    game.logging = True
    spell = table.seat(0).holds(of.name)[0]
    game.advance()
    AskOften.done = 0
    while True:
        decision = game.decision()
        if not isinstance(decision, PriorityDecision):
            return game
        casts = [i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == spell.id]
        game.answer(casts[:1] or [0])


def answer_all(game: Play, wish: Callable[[int], int] = lambda i: i % 3 % 2) -> list[int]:
    """Answer until nobody is asked yes or no any more; the life totals that were seen at each question."""
    seen = []
    for i in range(QUESTIONS + 1):
        decision = game.decision()
        if not isinstance(decision, YesNoDecision):
            return seen
        seen.append(
            sum(int(p.life) for p in game.state.players) * 1000 + sum(int(p.dungeons) for p in game.state.players)
        )
        game.answer([wish(i)], int(decision.decider))
    raise AssertionError("more questions than there are")


@rule("608.2d")
def test_each_of_many_answers_costs_what_comes_after_it(scenario: Builder) -> None:
    game = at_questions(scenario)
    game.continuing = IN_THREADS
    answer_all(game)
    assert AskOften.done <= MANY * MANY // 2 + 3 * QUESTIONS


def test_without_a_way_to_wait_they_cost_the_square(scenario: Builder) -> None:
    game = at_questions(scenario)
    answer_all(game)
    assert AskOften.done > QUESTIONS * QUESTIONS // 2


def test_what_is_seen_and_what_comes_of_it_is_the_same(scenario: Builder) -> None:
    ways: list[Continuing | None] = [None, IN_THREADS]
    ends = []
    for way in ways:
        game = at_questions(scenario)
        game.continuing = way
        seen = answer_all(game)
        ends.append((seen, game.digest(), [line.text for line in game.log], len(game.history)))
    assert ends[0] == ends[1] and len(ends[0][0]) == QUESTIONS


def test_few_questions_need_no_thread(scenario: Builder) -> None:
    game = at_questions(scenario, of=SHORT)
    game.continuing = IN_THREADS
    before = threading.active_count()
    for _ in range(MANY - 4):
        assert threading.active_count() == before
        game.answer([1])
    assert not isinstance(game.decision(), YesNoDecision)


def test_agents_among_those_who_are_asked_answer_each_question_once(scenario: Builder) -> None:
    ends = []
    for way in (None, IN_THREADS):
        game = at_questions(scenario)
        asked = Counting()
        game.agents[1] = asked
        game.continuing = way
        game.rerun()
        answer_all(game)
        ends.append((game.digest(), asked.answers))
    assert ends[0] == ends[1] and ends[0][1] > QUESTIONS // 4


def test_a_fork_in_the_middle_goes_its_own_way(scenario: Builder) -> None:
    game = at_questions(scenario)
    game.continuing = IN_THREADS
    for _ in range(MANY * 2):
        game.answer([1])
    fork = game.fork()
    before = fork.digest()
    game.answer([0])
    assert fork.digest() == before
    answer_all(fork, lambda i: 1)
    answer_all(game, lambda i: 0)
    other = at_questions(scenario)
    answer_all(other, lambda i: 1)
    assert fork.digest() == other.digest() != game.digest()


def test_who_concedes_and_what_is_illegal_changes_nothing_else(scenario: Builder) -> None:
    ends = []
    for way in (None, IN_THREADS):
        game = at_questions(scenario, seats=4)
        game.continuing = way
        for i in range(MANY * 2):
            if i == MANY + 3:
                with pytest.raises(IllegalAnswer):
                    game.answer([7])
                game.concede(2)
            game.answer([i % 2])
        answer_all(game)
        ends.append((game.digest(), game.state.in_game(2)))
    assert ends[0] == ends[1] and not ends[0][1]


def test_a_game_that_is_dropped_ends_its_thread(scenario: Builder) -> None:
    before = threading.active_count()
    game = at_questions(scenario).fork()
    game.continuing = IN_THREADS
    for _ in range(MANY + 2):
        game.answer([1])
    assert threading.active_count() == before + 1
    del game
    gc.collect()
    for _ in range(200):
        if threading.active_count() == before:
            break
        time.sleep(0.01)
    assert threading.active_count() == before


def test_games_that_people_play_wait_in_threads() -> None:
    assert apnap.new_game(seats=2, seed=1).play.continuing is IN_THREADS
    assert apnap.new_game(seats=2, seed=1).fork().play.continuing is IN_THREADS
