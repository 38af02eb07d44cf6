"""The draft itself: packs, picks, passing, what may be looked at. CR 905.1, 903.13a-d."""

from __future__ import annotations

import pytest

from apnap.draft import COMMANDER_DRAFT, CONSPIRACY_DRAFT, Draft, built_in, decks_of, new_draft
from apnap.draft.building import LANDS
from apnap.errors import TableError
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.draft.tables import CARDS, choose, go_on, in_pack, in_pile, pick, table


@rule("905.1", "905.1a")
def test_everybody_opens_a_pack_drafts_a_card_and_passes_the_rest() -> None:
    draft = table("Grizzly Bears", "Shock", "Giant Growth")
    assert [in_pack(draft, seat) for seat in range(3)] == [["Giant Growth", "Grizzly Bears", "Shock"]] * 3
    pick(draft, "Shock", "Giant Growth", "Grizzly Bears")
    # to the left: seat 1 has what seat 0 passed
    assert in_pack(draft, 1) == ["Giant Growth", "Grizzly Bears"]
    assert in_pack(draft, 2) == ["Grizzly Bears", "Shock"]
    assert in_pack(draft, 0) == ["Giant Growth", "Shock"]
    assert in_pile(draft, 0) == ["Shock"]
    pick(draft, "Shock", "Grizzly Bears", "Shock")
    pick(draft, "Grizzly Bears", "Giant Growth", "Giant Growth")
    assert in_pile(draft, 0) == ["Shock", "Shock", "Grizzly Bears"]


@rule("905.1", "903.13a")
@pytest.mark.parametrize("kind,made,size", [(CONSPIRACY_DRAFT, "conspiracy", 15), (COMMANDER_DRAFT, "commander", 20)])
def test_by_default_packs_are_of_the_set_for_that_kind_of_draft(kind: str, made: str, size: int) -> None:
    draft = new_draft(kind, seats=4, bots=[""] * 4, seed=3)
    known = set(built_in(made).names())
    for seat in range(4):
        pack = in_pack(draft, seat)
        assert len(pack) == size and set(pack) <= known
        assert len(set(pack)) == size  # no card twice in a pack


@rule("905.1a")
def test_one_card_is_drafted_and_no_other_number() -> None:
    draft = table()
    view = draft.observe(0)
    two = [view.pack[0].number, view.pack[1].number]
    with pytest.raises(IllegalAnswer, match=r"exactly 1.*905\.1a"):
        draft.answer(two, 0)
    with pytest.raises(IllegalAnswer, match="not among"):
        draft.answer([draft.observe(1).pack[0].number], 0)
    assert in_pile(draft, 0) == []


@rule("905.1a")
def test_a_round_goes_on_until_all_cards_are_drafted_and_three_rounds_are_usual() -> None:
    draft = new_draft(CONSPIRACY_DRAFT, seats=3, seed=5)
    assert draft.setup.set.packs == 3
    assert draft.state.round == 3
    left = [card for pack in draft.state.packs for card in pack.cards]
    assert left == []


def way(draft: Draft) -> tuple[str, str]:
    """Where packs go in this round, as the log tells it, and by which rule."""
    line = [line for line in draft.log if "packs go" in line.text][-1]
    return line.rule, line.text.partition("; ")[2]


@rule("905.1b")
def test_packs_go_left_then_right_then_left() -> None:
    draft = table("Grizzly Bears", "Shock", packs=3)
    for to in (1, -1, 1):
        assert ("905.1b", f"packs go to the {'left' if to > 0 else 'right'}") == way(draft)
        pick(draft, "Shock", "Grizzly Bears", "Grizzly Bears")
        # only seat 0 passed a Grizzly Bears
        assert in_pack(draft, to % 3) == ["Grizzly Bears"]
        for seat in range(3):
            draft.answer([draft.observe(seat).pack[0].number], seat)


@rule("905.1c", "903.13d")
@pytest.mark.parametrize("kind", [CONSPIRACY_DRAFT, COMMANDER_DRAFT])
def test_one_sees_ones_pack_and_pile_and_no_more(kind: str) -> None:
    draft = table(kind=kind)
    mine = draft.observe(0)
    theirs = draft.observe(1)
    assert not {seen.number for seen in mine.pack} & {seen.number for seen in theirs.pack}
    for seen in theirs.pack:
        assert mine.card(seen.number) is None
    count = draft.setup.picks
    for seat in range(3):
        draft.answer([seen.number for seen in draft.observe(seat).pack[:count]], seat)
    drafted = [seen.number for seen in draft.observe(1).pile]
    assert drafted
    assert all(draft.observe(0).card(number) is None for number in drafted)
    names = {draft.state.name(number) for number in drafted}
    lines = [line for line in draft.observe(0).log if "Seat 1" in line]
    assert lines
    assert not any(name in line for name in names for line in lines)


@rule("905.1c")
def test_whoever_answers_first_shows_nothing() -> None:
    """Picks are secret until all have been made."""
    draft = table()
    before = [in_pack(draft, 0), draft.observe(0).drafted(1)]
    draft.answer([draft.observe(1).pack[0].number], 1)
    assert [in_pack(draft, 0), draft.observe(0).drafted(1)] == before
    with pytest.raises(IllegalAnswer):
        draft.answer([draft.observe(1).pack[0].number], 1)


@rule("905.1d", "100.2b", "100.4b")
def test_the_pool_and_basic_lands_make_a_deck_of_forty_and_the_rest_is_the_sideboard() -> None:
    draft = table()
    go_on(draft, lambda decision: decision.purpose == "deck" and decision.seat == 0)
    pool = sorted(in_pile(draft, 0))
    assert len(pool) == len(CARDS)
    asked = draft.decision(0)
    assert asked is not None and asked.rule == "905.1d" and len(asked.candidates) == len(CARDS)
    assert [line.rule for line in draft.log if "draft is complete" in line.text] == ["905.1d"]
    with pytest.raises(IllegalAnswer):
        draft.answer([draft.observe(1).pile[0].number], 0)
    kept = draft.observe(0).pile[0]
    draft.answer([kept.number], 0)
    go_on(draft, lambda decision: decision.purpose == "lands" and decision.seat == 0)
    decision = draft.decision(0)
    assert decision is not None
    assert list(decision.labels) == list(LANDS)
    with pytest.raises(IllegalAnswer, match=r"100\.2b"):
        draft.answer([38, 0, 0, 0, 0, 0], 0)
    draft.answer([0, 0, 0, 60, 0, 0], 0)  # any number of basic lands
    go_on(draft)
    deck = decks_of(draft)[0]
    assert sorted(deck.cards()) == sorted([kept.name] + ["Mountain"] * 60)
    assert sorted(deck.cards("Sideboard")) == sorted(set(pool) - {kept.name})


@rule("905.1d")
def test_a_deck_may_be_built_again_until_it_is_kept() -> None:
    draft = table()
    go_on(draft, lambda decision: decision.purpose == "keep deck" and decision.seat == 0)
    draft.answer([0], 0)
    go_on(draft, lambda decision: decision.purpose == "deck")
    draft.answer([], 0)
    go_on(draft)
    assert decks_of(draft)[0].size("Sideboard") == len(CARDS)


@rule("903.13a", "903.13b")
def test_two_cards_a_pick_in_a_commander_draft() -> None:
    draft = table("Grizzly Bears", "Shock", "Giant Growth", kind=COMMANDER_DRAFT)
    with pytest.raises(IllegalAnswer, match=r"exactly 2.*903\.13b"):
        choose(draft, 0, "Shock")
    for seat in range(3):
        choose(draft, seat, "Shock", "Giant Growth")
    # one card is left: it is drafted alone
    for seat in range(3):
        assert in_pack(draft, seat) == ["Grizzly Bears"]
        choose(draft, seat, "Grizzly Bears")
    assert in_pile(draft, 2) == ["Shock", "Giant Growth", "Grizzly Bears"]


@rule("903.13c")
def test_packs_of_a_commander_draft_go_left_then_right_then_left() -> None:
    cards = ("Grizzly Bears", "Shock", "Giant Growth", "Savannah Lions")
    draft = table(*cards, kind=COMMANDER_DRAFT, packs=3)
    for to in (1, -1, 1):
        assert ("903.13c", f"packs go to the {'left' if to > 0 else 'right'}") == way(draft)
        choose(draft, 0, "Shock", "Giant Growth")
        for seat in (1, 2):
            choose(draft, seat, "Grizzly Bears", "Savannah Lions")
        assert in_pack(draft, to % 3) == ["Grizzly Bears", "Savannah Lions"]
        for seat in range(3):
            draft.answer([seen.number for seen in draft.observe(seat).pack], seat)


@pytest.mark.parametrize("seats", [2, 11])
def test_three_to_ten_draft_together(seats: int) -> None:
    with pytest.raises(TableError, match="3 to 10"):
        new_draft(CONSPIRACY_DRAFT, seats=seats)


def test_there_are_two_kinds_of_draft() -> None:
    with pytest.raises(TableError, match="conspiracy-draft and commander-draft"):
        new_draft("booster-draft")
