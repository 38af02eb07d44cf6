"""The exception tree: what an error says, and that it survives the way between processes."""

from __future__ import annotations

import pickle

import pytest

from apnap import errors
from apnap.errors import (
    ApnapError,
    CardNotFound,
    DeckError,
    InputError,
    PositionError,
    Problem,
    ReplayError,
    TableError,
    Where,
)


def test_an_error_says_where_what_which_rule_and_what_to_do() -> None:
    error = TableError("a table for 1", rule="800.1", hint="seat at least two", where=Where("pod.toml", 3, 7))
    assert str(error) == "pod.toml, line 3, column 7: a table for 1 (CR 800.1)\nseat at least two"


def test_an_error_leaves_out_what_it_does_not_know() -> None:
    assert str(ApnapError("it cannot be")) == "it cannot be"
    assert str(ApnapError("it cannot be", where=Where())) == "it cannot be"
    assert str(ApnapError("it cannot be", where=Where("", 4))) == "line 4: it cannot be"
    assert str(ApnapError("it cannot be", where=Where("game.apnap"))) == "game.apnap: it cannot be"


def test_a_deck_error_lists_every_problem() -> None:
    error = DeckError("no", [Problem("first", line=2), Problem("second", "100.2a", "add 2")], where=Where("a.txt"))
    assert str(error).splitlines() == ["a.txt: no", "  line 2: first", "  second (CR 100.2a); add 2"]


def test_a_position_error_knows_its_line_and_column() -> None:
    error = PositionError("no seat 9", where=Where("p.txt", 12, 5))
    assert (error.line, error.column) == (12, 5)
    assert (PositionError("nothing").line, PositionError("nothing").column) == (0, 0)


def test_a_card_that_is_not_found_offers_near_names() -> None:
    assert CardNotFound("Shok").hint == ""
    assert CardNotFound("Shok", ["Shock"]).hint == "did you mean 'Shock'?"
    assert CardNotFound("Sho", ["Shock", "Shoal"]).hint == "did you mean 'Shock' or 'Shoal'?"
    assert CardNotFound("S", ["A", "B", "C"]).hint == "did you mean 'A', 'B' or 'C'?"


@pytest.mark.parametrize("kind", [CardNotFound, DeckError, TableError, PositionError, ReplayError])
def test_what_people_give_is_an_input_error_with_exit_code_two(kind: type[InputError]) -> None:
    error = kind("x")
    assert isinstance(error, InputError)
    assert error.exit_code == 2


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    drawn = errors.__doc__ or ""
    for name, thing in vars(errors).items():
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert f" {name} " in drawn, f"{name} is not drawn in the docstring"


def test_errors_come_back_whole_from_another_process() -> None:
    for error in (
        CardNotFound("Shok", ["Shock"], where=Where("a", 1, 2)),
        DeckError("no", [Problem("first", line=2)], hint="h", rule="100.2a"),
        PositionError("bad", where=Where("p", 3, 4)),
        ReplayError("truncated", hint="h"),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert vars(again) == vars(error)
        assert str(again) == str(error)
