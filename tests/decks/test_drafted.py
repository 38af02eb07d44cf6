"""What bots build from drafted cards goes through the deck check. CR 903.13, 905.1d."""

from __future__ import annotations

import pytest

from apnap.decks import MAIN, Deck, Entry, Section, check_for, dumps, parse
from apnap.draft import Draft, decks_of, new_draft
from apnap.testing import rule


def pool_of(draft: Draft, seat: int) -> Deck:
    """Everything that a seat has drafted."""
    state = draft.state
    names = [state.name(card) for card in state.drafters[seat].pile]
    return Deck("pool", (Section(MAIN, tuple(Entry(names.count(name), name) for name in dict.fromkeys(names))),))


@rule("903.13f", "905.1d", "100.2b")
@pytest.mark.parametrize("kind,seats,seed", [("conspiracy-draft", 4, 1), ("commander-draft", 4, 2)])
def test_decks_of_a_draft_are_legal(kind: str, seats: int, seed: int) -> None:
    draft = new_draft(kind, seats=seats, seed=seed)
    for seat, deck in enumerate(decks_of(draft)):
        assert check_for(deck, kind, pool=pool_of(draft, seat)) == ()
        assert parse(dumps(deck)).sections == deck.sections
        assert check_for(deck, "constructed") != ()


@rule("905.4", "315.5a")
def test_a_conspiracy_may_make_the_least_size_smaller() -> None:
    conspiracy = "Conspiracy\n2 Advantageous Proclamation\n"
    assert check_for(parse(f"Deck\n30 Plains\n{conspiracy}"), "conspiracy-draft") == ()
    (problem,) = check_for(parse(f"Deck\n29 Plains\n{conspiracy}"), "conspiracy-draft")
    assert "at least 30 are needed" in problem.message
    (beside,) = check_for(parse("Deck\n30 Plains\nSideboard\n2 Advantageous Proclamation\n"), "conspiracy-draft")
    assert "at least 40 are needed" in beside.message
