"""Drafts as games: they end, nothing is lost or doubled or shown, they can be forked, recorded, saved and taken up."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.draft import COMMANDER_DRAFT, CONSPIRACY_DRAFT, KINDS, Draft, decks_of, new_draft, record
from apnap.draft.bots import suggestion
from apnap.errors import ReplayError

SEATS = (3, 4, 8, 10)


def all_cards(draft: Draft) -> list[int]:
    """Every physical card, wherever it is."""
    state = draft.state
    found = [card for pack in state.packs for card in pack.cards]
    for drafter in state.drafters:
        found += [*drafter.pile, *drafter.removed, *drafter.extras]
    return sorted([*found, *state.undrafted])


@pytest.mark.parametrize(
    "kind,seats,bot",
    [(kind, seats, "first" if (i + seats) % 3 else "random") for i, kind in enumerate(KINDS) for seats in SEATS],
)
def test_drafts_end_and_no_card_is_lost_or_doubled(kind: str, seats: int, bot: str) -> None:
    draft = new_draft(kind, seats=seats, bots=[bot] * seats, seed=seats)
    assert draft.over
    assert all_cards(draft) == list(range(len(draft.state.cards)))
    least = 60 if kind == COMMANDER_DRAFT else 40
    for seat, deck in enumerate(decks_of(draft)):
        pool = sorted(draft.state.name(card) for card in draft.state.drafters[seat].pile)
        lands = sum(draft.state.drafters[seat].lands)
        extras = [n for n in deck.commanders if n in draft.setup.set.always]
        listed = [*deck.cards(), *deck.cards("Sideboard"), *deck.cards("Conspiracy"), *deck.commanders]
        assert len(listed) - lands - len(extras) == len(pool)
        smaller = 5 * deck.cards("Conspiracy").count("Advantageous Proclamation")
        assert deck.size() + len(deck.commanders) >= least - smaller


@pytest.mark.parametrize("kind,seats", [(CONSPIRACY_DRAFT, 10), (COMMANDER_DRAFT, 3), (CONSPIRACY_DRAFT, 4)])
def test_a_record_plays_the_same_draft_again(kind: str, seats: int) -> None:
    draft = new_draft(kind, seats=seats, seed=7)
    again = record.loads(record.dumps(record.record_of(draft))).play()
    assert again.digests == draft.digests and again.digest == draft.digest
    assert decks_of(again) == decks_of(draft)


@pytest.mark.parametrize("kind", KINDS)
def test_a_fork_goes_its_own_way(kind: str) -> None:
    draft = new_draft(kind, seats=4, bots=["", "first", "first", "first"], seed=3)
    for _ in range(7):
        answer(draft)
    before = (draft.digest, [seen.number for seen in draft.observe(0).pack])
    fork = draft.fork()
    assert fork.digest == draft.digest
    for _ in range(6):
        fork.answer(
            suggestion(fork.observe(int(fork.decisions[0].seat)), fork.decisions[0]), int(fork.decisions[0].seat)
        )
    assert (draft.digest, [seen.number for seen in draft.observe(0).pack]) == before
    assert fork.digest != draft.digest


def answer(draft: Draft) -> None:
    decision = draft.decisions[0]
    draft.answer(suggestion(draft.observe(int(decision.seat)), decision), int(decision.seat))


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_cannot_see_makes_no_difference_to_what_it_sees(seats: int) -> None:
    """Each number that a view shows is of its pack, its pile, what lies open, or what it was shown."""
    draft = new_draft(CONSPIRACY_DRAFT, seats=seats, bots=[""] * seats, seed=11)
    steps = 0
    while not draft.observe(0).building and steps < 30 * seats:
        steps += 1
        if steps % 5:
            answer(draft)
            continue
        for seat in range(seats):
            view = draft.observe(seat)
            state = draft.state
            mine = state.drafters[seat]
            allowed = {*mine.pile, *mine.removed, *state.revealed, *(n for _, cards in mine.seen for n in cards)}
            for other in state.drafters:
                allowed |= set(other.face_up)
            if mine.queue and not mine.at_random:
                allowed |= set(state.packs[mine.queue[0]].cards)
            shown = {seen.number for seen in view.seen()}
            assert shown <= allowed
            for decision in draft.decisions:
                if int(decision.seat) == seat and decision.purpose != "look at pack":
                    assert all(int(c) < 0 or int(c) in allowed for c in decision.objects())
        answer(draft)


def test_a_draft_is_saved_in_the_middle_and_taken_up(tmp_path: Path) -> None:
    draft = new_draft(CONSPIRACY_DRAFT, seats=4, bots=["", "first", "first", ""], seed=5)
    for _ in range(9):
        answer(draft)
    path = tmp_path / "half.draft"
    record.save(draft, path)
    assert record.is_draft(path)
    again = record.load(path).play(with_bots=True)
    assert again.digest == draft.digest
    while not again.over:
        answer(again)
    while not draft.over:
        answer(draft)
    assert decks_of(again) == decks_of(draft)


def test_a_damaged_record_is_refused() -> None:
    data = record.dumps(record.record_of(new_draft(seats=3, seed=1)))
    with pytest.raises(ReplayError, match="breaks off"):
        record.loads(data[:-40])
    with pytest.raises(ReplayError, match="damaged"):
        record.loads(data.replace(b'"seed":1', b'"seed":2'))
    with pytest.raises(ReplayError, match="not a draft"):
        record.loads(b"{}\n")
    with pytest.raises(ReplayError, match="format 9"):
        record.loads(data.replace(b'"apnap draft":1', b'"apnap draft":9'))
    with pytest.raises(ReplayError, match="no such file"):
        record.load("nowhere.draft")


def test_a_record_of_other_cards_or_answers_is_refused() -> None:
    kept = record.record_of(new_draft(seats=3, seed=1))
    name = next(iter(kept.cards))
    changed = record.DraftRecord(kept.setup, kept.answers, kept.digests, kept.final, {**kept.cards, name: "0"})
    with pytest.raises(ReplayError, match="has changed"):
        changed.play()
    other = record.DraftRecord(kept.setup, kept.answers, kept.digests, kept.final + 1, kept.cards)
    with pytest.raises(ReplayError, match="digests"):
        other.play()
    short = record.DraftRecord(kept.setup, kept.answers[1:], kept.digests, kept.final, kept.cards)
    with pytest.raises(ReplayError, match="differently"):
        short.play()
