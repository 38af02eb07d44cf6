"""What a seat is told does not depend on what it cannot know: byte-equal views, options and logs. CR 400.2, 402.3.

The other game is the same one with every card that the seat cannot know exchanged for another
(tests/helpers/hidden_twins.py).
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.rules.core.constants import LIBRARY, NONE
from apnap.rules.core.decisions import D_ATTACK, D_PRIORITY, O_PASS, IllegalAnswer
from apnap.rules.core.play import Play
from tests.helpers.hidden_twins import assert_hidden, seen_bytes, twin_of
from tests.properties.games import DECKS, PILES, Deal, answer_with, at_tables, deals, examples, question, some


def assert_blind(play: Play, seed: int) -> None:
    """Every seat's view and log, and a spectator's, are the same whatever the hidden cards are."""
    for seat in range(-1, play.state.seats):
        assert_hidden(play, seat, seed)


def assert_same_offers(play: Play, answer: list[int], seed: int) -> None:
    """The seat with priority is offered the same in both games, and reads the same once it has acted."""
    decision = play.decision()
    assert decision is not None
    seat = decision.decider
    one, other = play.fork(), twin_of(play, int(seat), seed)
    one.logging = other.logging = True
    assert question(one, seat) == question(other, seat)
    assert seen_bytes(one, seat) == seen_bytes(other, seat)
    if decision.options[answer[0]].kind != O_PASS:  # a pass may let something be revealed
        one.answer(answer)
        other.answer(answer)
        assert seen_bytes(one, seat) == seen_bytes(other, seat)


def assert_same_while_nobody_acts(play: Play, observer: int, seed: int) -> int:
    """Everybody passes in both games: the observer sees and reads the same. How many questions that went well for.

    Whatever goes onto a stack may reveal a card when it resolves, so the comparison ends there; and a card that a
    teammate draws, whose hand is open to the observer, may be another one.
    """
    mates = [s for s in range(play.state.seats) if s != observer and not play.state.opponents(observer, s)]
    one, other = play.fork(), twin_of(play, observer, seed)
    one.logging = other.logging = True
    for n in range(8 * int(play.state.seats)):
        mine, theirs = one.decision(), other.decision()
        if mine is None or theirs is None or any(turn.stack for turn in one.state.turns):
            return n
        if mine.kind not in (D_PRIORITY, D_ATTACK) or any(
            one.state.ids(s, LIBRARY) != play.state.ids(s, LIBRARY) for s in mates
        ):
            return n
        assert (mine.kind, mine.decider) == (theirs.kind, theirs.decider)
        assert seen_bytes(one, observer) == seen_bytes(other, observer)
        answer = [0] if mine.kind == D_PRIORITY else [NONE] * len(mine.attackers)
        try:
            one.answer(answer)
        except IllegalAnswer:
            return n  # something must attack
        other.answer(answer)
    return n


def watch(deal: Deal, before: int, questions: int, every: int) -> int:
    """Play on after that many answers, and look at every few questions, those inside an action included.

    How many questions went by with everybody passing.
    """
    dice = random.Random(deal.seed)
    play = deal.start(outside=True, log=True)
    brains = deal.brains()
    answer_with(play, brains, before)
    passed = 0
    for n in range(questions):
        decision = play.decision()
        if decision is None:
            break
        answer = list(brains[decision.decider].choose(play, decision))
        if n % every == 0 or (not play.open and n % 2):
            assert_blind(play, dice.randrange(2**30))
            if play.open:
                assert_same_offers(play, answer, dice.randrange(2**30))
                passed += assert_same_while_nobody_acts(play, n % int(play.state.seats), dice.randrange(2**30))
        play.answer(answer, decision.decider)
    return passed


@at_tables(1, 2, both="2")
def test_hidden_cards_do_not_show_at_any_table(kind: str, seed: int) -> None:
    assert watch(Deal(kind, seed + 70, PILES if seed % 2 == 0 else ()), 0, 400, 16) > 20


@pytest.mark.parametrize("seed", some(1, 3))
@pytest.mark.parametrize("deck", DECKS)
def test_hidden_cards_do_not_show_with_any_deck(deck: str, seed: int) -> None:
    assert watch(Deal("3", seed, decks=(deck,)), 50, 500, 12) > 20


@examples(10, 40)
@given(deals(), st.integers(0, 600))
def test_hidden_cards_do_not_show_anywhere(deal: Deal, before: int) -> None:
    watch(deal, before, 20, 3)


def test_the_exchange_exchanges_something() -> None:
    """The test could fail: in the other game the others hold other cards, and each sees its own change."""
    play = Deal("3", 1).start(outside=True)
    seat = int(play.decision().decider)  # type: ignore[union-attr]
    answer_with(play, Deal("3", 1).brains(), 60)
    other = twin_of(play, seat, 3)
    changed = [s for s in range(3) if seen_bytes(play, s) != seen_bytes(other, s)]
    assert seat not in changed and changed
