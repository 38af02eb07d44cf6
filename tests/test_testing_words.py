"""Words of `apnap.testing` for designations, for what is castable, and for tables where no answer is left to chance."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from apnap import vocabulary
from apnap.library.pool import POOL
from apnap.rules.core.constants import BLOCKERS, END_COMBAT, MAIN2
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import GainLife


@rule("725.1", "726.1")
def test_who_is_the_monarch_and_who_has_the_initiative(scenario: Builder) -> None:
    table = scenario(seats=3)
    assert table.monarch is None and table.initiative is None
    table.seat(1).becomes_monarch()
    table.seat(2).takes_initiative()
    assert table.monarch == table.seat(1) and table.initiative == table.seat(2)
    table.seat(1).concedes()
    assert table.monarch == table.seat(0)


@rule("731.1")
def test_day_and_night_are_words(scenario: Builder) -> None:
    table = scenario()
    assert table.daytime == ""
    assert table.becomes("night").daytime == "night"
    assert table.becomes("day").daytime == "day"


@rule("601.2")
def test_what_is_castable(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    one.holds("Shock", "Shock", "Grizzly Bears")
    two.holds("Shock", "Grizzly Bears")
    one.gets_mana("RG")
    two.gets_mana("RG")
    assert one.castable == ["Shock", "Grizzly Bears"]
    assert two.castable == ["Shock"]


def test_a_strict_table_answers_nothing_for_anybody(scenario: Builder) -> None:
    """A blocker could block: the test has to say whether it does."""
    table = scenario(seats=2, strict=True)
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    with pytest.raises(AssertionError, match=r"seat 0.* was asked .*508\.1"):
        table.to_step(MAIN2)
    table.seat(0).attacks({bears: table.seat(1)})
    with pytest.raises(AssertionError, match=r"seat 1.* was asked .*509\.1"):
        table.to_step(END_COMBAT)
    table.seat(1).blocks({giant: bears})
    table.to_step(END_COMBAT)
    assert bears.died and table.defaults == []


def test_what_was_answered_by_default_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(END_COMBAT)
    assert len(table.defaults) == 1 and "<seat 1> was asked" in table.defaults[0] and "509.1" in table.defaults[0]
    assert table.turn.step != BLOCKERS


NAMES: list[bool] = []


@pytest.mark.parametrize("again", [False, True])
def test_a_card_made_in_a_test_does_not_stay(again: bool) -> None:
    """The second time it is as new as the first."""
    assert "Passing Fancy" not in POOL.brought
    vocabulary.card("Passing Fancy", "{W}", "Sorcery", GainLife(1))
    assert "Passing Fancy" in POOL.brought
    NAMES.append(again)
    assert len(NAMES) <= 2


FAILING = """
def test_it_fails(scenario):
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    table.resolve_stack()
    table.next_turn()
    assert bears.died
"""


def test_a_failure_says_what_was_answered_by_default(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(FAILING, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "apnap.testing.plugin", "-p", "no:cacheprovider", "-x"]
    result = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, timeout=120, cwd=tmp_path)
    assert result.returncode == 1
    assert "answered by default" in result.stdout and "<seat 1> was asked" in result.stdout, result.stdout
