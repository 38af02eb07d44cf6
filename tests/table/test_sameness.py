"""What need not be asked, because every answer leads to the same."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_PRIORITY, FOR_REPLACEMENT, O_LAND
from apnap.table import question_text, seating
from apnap.table.sameness import is_all_the_same
from apnap.table.session import Session

LAID = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: {hand}
  library: Forest x9
seat 1 Bob: life 20
  library: Forest x9
"""


def begun(hand: str) -> Session:
    session = seating.laid_out(LAID.format(hand=hand))
    session.start()
    return session


def plays_a_land(hand: str) -> Session:
    session = begun(hand)
    options = session.waiting(0)[0].options
    session.answer([next(i for i, option in enumerate(options) if option.kind == O_LAND)], 0)
    return session


def test_a_land_enters_tapped_and_with_counters_without_a_question() -> None:
    session = plays_a_land("Vivid Marsh")
    assert session.waiting(0)[0].kind == D_PRIORITY
    (land,) = [seen for seen in session.view(0).battlefield(0) if seen.name == "Vivid Marsh"]
    assert land.tapped and dict(land.counters) == {"charge": 2}


def test_a_colour_is_all_that_is_asked() -> None:
    session = plays_a_land("Thriving Grove")
    asked = session.waiting(0)[0]
    assert asked.purpose != FOR_REPLACEMENT
    session.answer([asked.candidates[0]], 0)
    assert session.waiting(0)[0].kind == D_PRIORITY


@pytest.mark.parametrize("hand", ["Vivid Marsh", "Thriving Grove"])
def test_without_a_person_who_is_spared_it_is_asked(hand: str) -> None:
    session = begun(hand)
    options = session.waiting(0)[0].options
    play = session.play.fork()
    play.answer([next(i for i, option in enumerate(options) if option.kind == O_LAND)], 0)
    asked = play.decisions()[0]
    assert asked.purpose == FOR_REPLACEMENT and is_all_the_same(play, asked)
    question = question_text.question(play, session.view(0), asked)
    assert [choice.text.split(": ")[1][:9] for choice in question.choices][0] == "This land"
