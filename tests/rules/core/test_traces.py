"""A question that nobody in the process answers ends a transition early: compiled, it leaves no trace."""

from __future__ import annotations

import traceback

import pytest

from apnap._build_info import is_compiled
from apnap.rules.core.decisions import YesNoDecision
from apnap.rules.core.interrupts import Suspend, TooDeep
from apnap.rules.events import LifeChange
from apnap.testing.plugin import Builder


def test_a_question_leaves_no_trace_and_an_error_does(scenario: Builder) -> None:
    game = scenario(2).game
    with pytest.raises(Suspend) as asked:
        game.ask(YesNoDecision(0, "608.2d"))
    game.depth = 1000
    with pytest.raises(TooDeep) as failed:
        game.emit(LifeChange(0, 1))
    frames = [len(traceback.extract_tb(error.tb)) for error in (asked, failed)]
    assert frames[1] > 1
    assert (frames[0] == 1) == is_compiled()
