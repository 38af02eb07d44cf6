"""The Python interface: a game in ten lines, and what is said to somebody who asks for what cannot be."""

from __future__ import annotations

import pytest

import apnap
from apnap.decks import Deck
from apnap.decks.deck import MAIN, Entry, Section
from apnap.errors import DeckError, InputError, TableError
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import HAND
from apnap.rules.core.decisions import D_PRIORITY, IllegalAnswer, PickDecision, PriorityDecision
from apnap.testing import rule


def test_a_whole_game_answered_by_hand() -> None:
    game = apnap.new_game(["red", "green"], seed=7)
    answers = 0
    while (decision := game.decision) is not None:
        if decision.kind == D_PRIORITY:
            game.answer(len(decision.options) - 1 if answers % 3 else 0)
        elif isinstance(decision, PickDecision) and 0 < decision.minimum <= len(decision.candidates):
            game.answer(decision.candidates[: decision.minimum])
        else:
            game.concede(decision.decider)
        answers += 1
        assert answers < 20_000
    assert game.result.over
    assert sorted(game.result.outcomes) == ["lost", "won"]
    assert "won after" in str(game.result)


def test_several_winners_are_named_as_in_a_sentence() -> None:
    def words(*names: str) -> str:
        return str(apnap.Result(True, tuple(range(len(names))), (), (), 9, names))

    assert words("Ann") == "Ann won after 9 turns"
    assert words("Ann", "Bob") == "Ann and Bob won after 9 turns"
    assert words("Ann", "Bob", "Cid") == "Ann, Bob and Cid won after 9 turns"


def test_agents_play_by_themselves() -> None:
    game = apnap.new_game(seats=4, seed=7, agents=["first", "random"])
    result = game.run()
    assert result.over
    assert len(result.outcomes) == 4
    assert game.log


def test_the_same_seed_is_the_same_game() -> None:
    games = [apnap.new_game(seats=3, seed=seed, agents=["random"], log=False) for seed in (1, 1, 2)]
    for game in games:
        game.run()
    assert games[0].digest == games[1].digest != games[2].digest


def test_a_bad_answer_changes_nothing() -> None:
    game = apnap.new_game(["red", "green"], seed=1)
    before = game.digest
    with pytest.raises(IllegalAnswer, match="CR"):
        game.answer([5, 5, 5])
    assert game.digest == before
    assert game.decision is not None


def test_why_not_cites_a_rule() -> None:
    game = apnap.new_game(["red", "green"], seed=1)
    reasons = game.why_not(0, game.play.state.ids(0, HAND)[0])
    assert reasons
    assert "CR" in reasons[0]


def test_a_game_of_agents_alone_is_conceded_only_by_them() -> None:
    game = apnap.new_game(["red", "green"], agents=["first"])
    with pytest.raises(IllegalAnswer, match="nothing waits"):
        game.concede(0)


@pytest.mark.parametrize("seats", [0, 1, -3, 61])
def test_tables_that_cannot_be(seats: int) -> None:
    with pytest.raises(TableError):
        apnap.new_game(seats=seats)


def test_a_table_and_another_number_of_seats() -> None:
    with pytest.raises(TableError, match="the table has 3 seats, not 4"):
        apnap.new_game(table=TableRules(3), seats=4)
    assert len(apnap.new_game(table=TableRules(3)).setup.names) == 3


@pytest.mark.parametrize("seed", [-1, 2**56, 2**70])
def test_seeds_that_cannot_be(seed: int) -> None:
    with pytest.raises(InputError, match="a seed is a number from 0 to"):
        apnap.new_game(seats=2, seed=seed)


def test_the_largest_seed_will_do() -> None:
    assert apnap.new_game(seats=2, seed=2**56 - 1, agents=["random"]).run().over


def test_names_for_some_seats_only() -> None:
    with pytest.raises(InputError, match="1 names for 2 seats"):
        apnap.new_game(seats=2, names=["Ada"])


def test_unknown_agents_and_decks() -> None:
    with pytest.raises(InputError, match="no agent called 'frist'"):
        apnap.new_game(seats=2, agents=["frist"])
    with pytest.raises(DeckError, match="rde"):
        apnap.new_game(["rde"])
    with pytest.raises(InputError, match="has no cards"):
        apnap.new_game([Deck("empty", ())])


def test_what_is_asked_can_be_printed() -> None:
    game = apnap.new_game(["red", "green"], seed=1)
    assert repr(game.decision) == "<seat 0: mulligan>" or repr(game.decision) == "<seat 1: mulligan>"
    while game.decision is not None and not isinstance(game.decision, PriorityDecision):
        game.answer(0)
    assert game.decision is not None
    assert "priority, options [<pass>" in repr(game.decision)
    assert str(game.log[0]).startswith("[before the first turn] ")
    assert str(game.result) == "unfinished after 1 turn"


def test_more_decks_or_agents_than_seats_are_refused() -> None:
    with pytest.raises(InputError, match="3 agents for 2 seats"):
        apnap.new_game(["red", "green"], agents=["first"] * 3)
    with pytest.raises(InputError, match="3 decks for 2 seats"):
        apnap.new_game(["red", "green", "white"], seats=2)


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63])
def test_an_answer_beyond_all_bounds_changes_nothing(number: int) -> None:
    game = apnap.new_game(["red", "green"], seed=1)
    before = game.digest
    with pytest.raises(apnap.IllegalAnswer):
        game.answer(number)
    assert game.digest == before


def test_a_table_of_any_size_beyond_the_largest_is_refused_at_once() -> None:
    with pytest.raises(TableError, match="60 at most"):
        apnap.new_game(seats=10**20)


@rule("100.2a")
def test_a_deck_that_may_not_be_played_is_refused_with_every_reason() -> None:
    entries = (Entry(20, "Mountain"), Entry(6, "Lightning Bolt"), Entry(5, "Shock"))
    few = Deck("few", (Section(MAIN, entries),))
    with pytest.raises(DeckError) as refused:
        apnap.new_game([few, "green"])
    words = str(refused.value)
    for reason in ("31 cards in the deck", "6 copies of 'Lightning Bolt'", "5 copies of 'Shock'", "100.2a"):
        assert reason in words
    assert apnap.new_game([few, "green"], check=False).decision is not None
