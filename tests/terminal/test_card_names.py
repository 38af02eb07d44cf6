"""Choosing card names at the prompt: exact names, commas in them, help for misspellings. CR 201.4, 702.106a."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import ModeDecision
from apnap.table.question_text import question as question_for
from apnap.table.questions import Question
from apnap.terminal.prompt import Answer, NotNamed, parse
from apnap.testing import rule
from tests.rules.ch2_cards.test_315_conspiracies import deck, game_of


def asked(conspiracy: str) -> tuple[Question, list[str]]:
    game = game_of(deck(conspiracy), deck(), deck())
    game.run()
    decision = game.decision
    assert isinstance(decision, ModeDecision)
    return question_for(game.play, game.observe(0), decision), list(decision.labels)


def chosen(line: str, question: Question, labels: list[str]) -> list[str]:
    answer = parse(line, question)
    assert isinstance(answer, Answer)
    return [labels[value] for value in answer.values]


@rule("702.106a", "201.4")
def test_any_card_by_its_name() -> None:
    question, labels = asked("Immediate Action")
    assert chosen("Serra Angel", question, labels) == ["Serra Angel"]
    assert chosen("isamaru, hound of konda", question, labels) == ["Isamaru, Hound of Konda"]
    assert chosen("1", question, labels) == ["Grizzly Bears"]
    with pytest.raises(NotNamed, match="did you mean 'Serra Angel'"):
        parse("Sera Angle", question)


@rule("702.106f")
def test_two_names_with_commas_between_and_within() -> None:
    question, labels = asked("Summoner's Bond")
    both = ["Isamaru, Hound of Konda", "Serra Angel"]
    assert chosen("Isamaru, Hound of Konda, Serra Angel", question, labels) == both
