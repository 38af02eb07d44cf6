"""Cards that act during a draft, each of them. CR 905.2.

They ask for a scenario only to be found by `tools/deletions.py`, which looks at what a card does in scenarios.
"""

from __future__ import annotations

import pytest

from apnap.abilities.casual.drafting import NOTE_PASSER
from apnap.draft import decks_of
from apnap.draft.acting import COLOR_NAMES, FOR_BOOSTER, FOR_COLOR, FOR_DRAFTED, FOR_PACK, FOR_WATCH
from apnap.draft.acting import _do_as_drafted as do_as_drafted
from apnap.draft.picking import FOR_ANY_TIME, FOR_DRAFT, FOR_LAST_CARD, FOR_ORDER, FOR_THIS_PICK
from apnap.draft.state import PICKING
from apnap.rules.ch9_casual.noted import (
    NOTED_COLORS,
    NOTED_NAME,
    NOTED_NUMBER,
    NOTED_PLAYER,
    NOTED_REMOVED,
    NOTED_TYPES,
)
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.draft.tables import asked, choose, go_on, in_pack, in_pile, pick, table


@rule("905.2", "905.2b")
@pytest.mark.parametrize("name", ["Lurking Automaton", "Pyretic Hunter", "Garbage Fire", "Custodi Peacekeeper"])
def test_how_many_cards_were_drafted_this_round_is_noted(scenario: Builder, name: str) -> None:
    draft = table(name, "Grizzly Bears", "Shock", packs=2)
    pick(draft, "Shock", "Shock", "Shock")
    pick(draft, name, "Grizzly Bears", "Grizzly Bears")
    (note,) = draft.observe(2).notes  # everybody may look at it
    assert (note.seat, note.about, note.kind, note.number) == (0, name, NOTED_NUMBER, 2)
    assert any(f"reveals {name}" in line for line in draft.observe(2).log)
    # after that it lies face down among the others
    assert draft.observe(2).face_up(0) == [] and draft.observe(2).revealed == []
    go_on(draft, lambda decision: draft.state.round == 2)
    choose(draft, 0, name)
    go_on(draft, lambda decision: draft.state.passes == 1)
    assert [n.number for n in draft.observe(1).notes if n.seat == 0 and n.about == name][-1] == 1


@rule("905.2b")
def test_notes_go_with_the_deck_into_the_game(scenario: Builder) -> None:
    draft = table("Garbage Fire", "Grizzly Bears")
    pick(draft, "Garbage Fire", "Grizzly Bears", "Grizzly Bears")
    go_on(draft)
    notes = decks_of(draft)[0].notes
    assert ("Garbage Fire", NOTED_NUMBER, 1, "") in notes


@rule("905.2b")
@pytest.mark.parametrize("name", ["Regicide", "Paliano, the High City"])
def test_neighbours_choose_colors_the_one_to_the_right_first(scenario: Builder, name: str) -> None:
    draft = table(name, "Shock", seats=4)
    pick(draft, name, "Shock", "Shock", "Shock")
    for seat, color in ((3, "red"), (0, "green"), (1, "white")):
        assert asked(draft, seat) == FOR_COLOR and len(draft.decisions) == 1
        # while it is revealed everybody may look at it
        assert [seen.name for seen in draft.observe(2).revealed] == [name]
        draft.answer([COLOR_NAMES.index(color)], seat)
    (note,) = draft.observe(2).notes
    assert (note.seat, note.kind, note.number) == (0, NOTED_COLORS, 1 | 8 | 16)
    assert any(f"notes for {name}: white, red, green" in line for line in draft.observe(2).log)


@rule("905.2b")
def test_who_passed_a_card_is_noted_if_anybody_did() -> None:
    draft = table("Grizzly Bears", "Shock")
    card = draft.observe(0).pack[0].number
    do_as_drafted(draft, 0, card, 0, NOTE_PASSER)  # out of a pack that was just opened
    assert draft.observe(1).notes == []
    pick(draft, "Shock", "Shock", "Shock")
    card = draft.observe(0).pack[0].number
    pack = draft.state.drafters[0].queue[0]
    do_as_drafted(draft, 0, card, pack, NOTE_PASSER)
    (note,) = draft.observe(1).notes
    assert (note.about, note.kind, note.number) == (draft.state.name(card), NOTED_PLAYER, 2)
    card = draft.observe(1).pack[0].number
    do_as_drafted(draft, 1, card, draft.state.drafters[1].queue[0], NOTE_PASSER)
    assert draft.observe(1).notes[-1].number == 0  # the first seat is somebody too


@rule("905.2b")
def test_the_three_colors_differ(scenario: Builder) -> None:
    draft = table("Regicide", "Shock")
    pick(draft, "Regicide", "Shock", "Shock")
    draft.answer([3], 2)
    with pytest.raises(IllegalAnswer):
        draft.answer([3], 0)


@rule("905.1c", "905.2b")
def test_cogwork_spy_sees_the_next_card_from_that_pack(scenario: Builder) -> None:
    draft = table("Cogwork Spy", "Shock", "Grizzly Bears")
    pick(draft, "Cogwork Spy", "Shock", "Shock")
    pick(draft, "Cogwork Spy", "Grizzly Bears", "Cogwork Spy")  # seat 1 drafts from the pack with the Spy
    ((_, cards),) = draft.observe(0).shown
    assert [seen.name for seen in cards] == ["Grizzly Bears"]
    assert draft.observe(0).card(cards[0].number) is not None
    assert draft.observe(2).shown == [] or draft.observe(2).card(cards[0].number) is None


@rule("905.2b")
def test_lore_seeker_adds_a_pack_that_is_drafted_next(scenario: Builder) -> None:
    draft = table("Lore Seeker", "Shock")
    pick(draft, "Lore Seeker", "Shock", "Shock")
    assert asked(draft, 0) == FOR_BOOSTER
    draft.answer([1], 0)
    assert in_pack(draft, 0) == ["Lore Seeker", "Shock"]
    assert draft.observe(0).waiting(0) == [2, 1]
    choose(draft, 0, "Shock")
    go_on(draft, lambda decision: decision.purpose == FOR_DRAFT and draft.state.passes == 2)
    # it goes on to the left like any other
    assert draft.observe(1).waiting(1) == [1]


@rule("905.2c", "905.2")
def test_a_card_drafted_face_up_is_seen_by_all_until_the_draft_is_complete(scenario: Builder) -> None:
    draft = table("Canal Dredger", "Shock", "Grizzly Bears")
    pick(draft, "Canal Dredger", "Shock", "Shock")
    for seat in range(3):
        assert [seen.name for seen in draft.observe(seat).face_up(0)] == ["Canal Dredger"]
        assert draft.observe(seat).card(draft.observe(0).pile[0].number) is not None
    go_on(draft, lambda decision: draft.observe(0).building)
    assert draft.observe(1).face_up(0) == []
    assert "Canal Dredger" in in_pile(draft, 0)


@rule("905.2c")
def test_illusionary_informant_is_turned_face_down_for_a_look(scenario: Builder) -> None:
    draft = table("Illusionary Informant", "Shock", "Grizzly Bears")
    pick(draft, "Illusionary Informant", "Shock", "Shock")
    assert asked(draft, 0) == FOR_ANY_TIME and len(draft.decisions) == 1
    assert draft.observe(0).pack == []  # before anybody looks at a pack
    choose(draft, 0, "Illusionary Informant")
    assert asked(draft, 0) == FOR_WATCH
    draft.answer([-1 - 2], 0)
    assert draft.observe(1).face_up(0) == []
    pick(draft, "Grizzly Bears", "Shock", "Grizzly Bears")
    ((_, cards),) = draft.observe(0).shown
    assert [seen.name for seen in cards] == ["Grizzly Bears"] and draft.observe(1).shown == []


@rule("905.2c")
def test_whispergear_sneak_looks_at_a_pack(scenario: Builder) -> None:
    draft = table("Whispergear Sneak", "Shock", "Grizzly Bears", packs=2)
    pick(draft, "Whispergear Sneak", "Shock", "Shock")
    choose(draft, 0, "Whispergear Sneak")
    assert asked(draft, 0) == FOR_PACK
    decision = draft.decision(0)
    assert decision is not None and len(decision.candidates) == 6  # three in this round, three unopened ones
    draft.answer([int(decision.candidates[-1])], 0)
    ((_, cards),) = draft.observe(0).shown
    assert sorted(seen.name for seen in cards) == ["Grizzly Bears", "Shock", "Whispergear Sneak"]


@rule("905.2a")
def test_what_several_do_at_the_same_time_happens_in_random_order(scenario: Builder) -> None:
    orders = set()
    for seed in range(12):
        draft = table("Garbage Fire", "Shock", seed=seed)
        pick(draft, "Garbage Fire", "Garbage Fire", "Garbage Fire")
        orders.add(tuple(note.seat for note in draft.observe(0).notes))
    assert len(orders) > 2


@rule("905.2a")
def test_nobody_waits_for_anybody_to_draft(scenario: Builder) -> None:
    """There is no active player: all are asked at once, and may answer in any order."""
    first, second = table(seed=9), table(seed=9)
    for seat in (0, 1, 2):
        first.answer([first.observe(seat).pack[0].number], seat)
    for seat in (2, 0, 1):
        second.answer([second.observe(seat).pack[0].number], seat)
    assert first.digest == second.digest


@rule("905.2c")
def test_cogwork_librarian_drafts_another_card_and_goes_into_the_pack(scenario: Builder) -> None:
    draft = table("Cogwork Librarian", "Shock", "Grizzly Bears", "Giant Growth")
    pick(draft, "Cogwork Librarian", "Shock", "Shock")
    assert asked(draft, 0) == FOR_THIS_PICK and draft.decision(1) is None
    choose(draft, 0, "Cogwork Librarian")
    choose(draft, 0, "Giant Growth", "Grizzly Bears")
    go_on(draft, lambda decision: draft.state.passes == 2)
    assert in_pile(draft, 0) == ["Giant Growth", "Grizzly Bears"]
    assert draft.observe(1).face_up(0) == []
    assert "Cogwork Librarian" in in_pack(draft, 1)


@rule("905.2c")
def test_leovolds_operative_drafts_another_card_and_skips_the_next_pack(scenario: Builder) -> None:
    draft = table("Leovold's Operative", "Shock", "Grizzly Bears", "Giant Growth")
    pick(draft, "Leovold's Operative", "Shock", "Shock")
    choose(draft, 0, "Leovold's Operative")
    choose(draft, 0, "Giant Growth", "Grizzly Bears")
    go_on(draft, lambda decision: draft.state.passes == 2)
    assert draft.observe(1).face_up(0) == []
    assert in_pile(draft, 0) == ["Leovold's Operative", "Giant Growth", "Grizzly Bears"]
    assert draft.decision(0) is None  # this pack is passed on
    assert len(draft.observe(0).pack) == 2
    go_on(draft, lambda decision: draft.state.passes == 3)
    assert len(draft.observe(0).pile) == 3


@rule("905.2c")
def test_without_being_used_a_face_up_card_stays_so(scenario: Builder) -> None:
    draft = table("Leovold's Operative", "Shock", "Grizzly Bears", "Giant Growth")
    pick(draft, "Leovold's Operative", "Shock", "Shock")
    draft.answer([], 0)
    pick(draft, "Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    assert [seen.name for seen in draft.observe(1).face_up(0)] == ["Leovold's Operative"]


@rule("905.2c")
def test_agent_of_acquisitions_drafts_a_whole_pack_and_then_nothing(scenario: Builder) -> None:
    draft = table("Agent of Acquisitions", "Shock", "Grizzly Bears", "Giant Growth", packs=2)
    pick(draft, "Agent of Acquisitions", "Shock", "Shock")
    choose(draft, 0, "Agent of Acquisitions")
    assert asked(draft, 0) == FOR_ORDER
    choose(draft, 0, "Giant Growth", "Grizzly Bears", "Agent of Acquisitions")
    go_on(draft, lambda decision: draft.state.round == 2)
    assert in_pile(draft, 0) == ["Agent of Acquisitions", "Giant Growth", "Grizzly Bears", "Agent of Acquisitions"]
    # in the next round they draft again
    assert any(decision.seat == 0 for decision in draft.decisions)


@rule("905.2c")
def test_archdemon_of_paliano_makes_its_player_draft_three_cards_at_random(scenario: Builder) -> None:
    names = ("Archdemon of Paliano", "Shock", "Grizzly Bears", "Giant Growth", "Savannah Lions", "Lightning Bolt")
    draft = table(*names)
    pick(draft, "Archdemon of Paliano", "Shock", "Shock")
    for taken in range(2, 5):
        assert draft.decision(0) is None and draft.observe(0).pack == []
        for seat in (1, 2):
            draft.answer([seen.number for seen in draft.observe(seat).pack if "Arch" not in seen.name][:1], seat)
        assert len(draft.observe(0).pile) == taken
    assert draft.observe(1).face_up(0) == []
    assert draft.decision(0) is not None and draft.observe(0).pack


@rule("905.2c")
def test_canal_dredger_gets_the_last_cards(scenario: Builder) -> None:
    draft = table("Canal Dredger", "Shock", "Grizzly Bears")
    pick(draft, "Canal Dredger", "Shock", "Shock")
    pick(draft, "Grizzly Bears", "Shock", "Grizzly Bears")
    assert draft.observe(1).waiting(0) == [1, 1, 1]
    assert draft.observe(1).waiting(1) == draft.observe(1).waiting(2) == []
    go_on(draft, lambda decision: draft.observe(0).building)
    assert [len(draft.observe(seat).pile) for seat in range(3)] == [5, 2, 2]


@rule("905.2c")
def test_of_two_canal_dredgers_whoever_passes_chooses(scenario: Builder) -> None:
    draft = table("Canal Dredger", "Shock", "Grizzly Bears")
    pick(draft, "Canal Dredger", "Canal Dredger", "Shock")
    pick(draft, "Grizzly Bears", "Shock", "Shock")
    assert [asked(draft, seat) for seat in range(3)] == [FOR_LAST_CARD] * 3
    for seat, to in ((0, 0), (1, 0), (2, 1)):
        draft.answer([-1 - to], seat)
    assert [draft.observe(2).waiting(seat) for seat in range(3)] == [[1, 1], [1], []]


@rule("905.2c")
def test_cogwork_grinder_removes_cards_from_the_draft(scenario: Builder) -> None:
    draft = table("Cogwork Grinder", "Shock", "Grizzly Bears")
    pick(draft, "Cogwork Grinder", "Shock", "Shock")
    pick(draft, "Grizzly Bears", "Shock", "Grizzly Bears")
    assert asked(draft, 0) == FOR_DRAFTED
    choose(draft, 0, "Cogwork Grinder")
    assert in_pile(draft, 0) == ["Cogwork Grinder"]
    assert [seen.name for seen in draft.observe(0).removed] == ["Grizzly Bears"]
    removed = draft.observe(0).removed[0].number
    assert draft.observe(1).card(removed) is None
    assert [(n.seat, n.kind, n.word) for n in draft.observe(1).notes] == [(0, NOTED_REMOVED, "")]
    go_on(draft)
    deck = decks_of(draft)[0]
    assert "Grizzly Bears" not in [*deck.cards(), *deck.cards("Sideboard")]


@rule("905.2b", "905.2c")
def test_paliano_vanguard_notes_the_types_of_a_creature(scenario: Builder) -> None:
    draft = table("Paliano Vanguard", "Shock", "Grizzly Bears")
    pick(draft, "Paliano Vanguard", "Shock", "Shock")
    pick(draft, "Grizzly Bears", "Shock", "Grizzly Bears")
    assert asked(draft, 0) == FOR_DRAFTED
    choose(draft, 0, "Paliano Vanguard")
    (note,) = draft.observe(2).notes
    assert (note.seat, note.kind, note.word) == (0, NOTED_TYPES, "Bear")
    assert draft.observe(1).face_up(0) == []


@rule("905.2c")
def test_paliano_vanguard_looks_only_at_creatures(scenario: Builder) -> None:
    draft = table("Paliano Vanguard", "Shock", "Grizzly Bears")
    pick(draft, "Paliano Vanguard", "Grizzly Bears", "Grizzly Bears")
    pick(draft, "Shock", "Shock", "Shock")
    assert asked(draft, 0) == FOR_DRAFT


@rule("905.2b", "905.2c")
def test_smuggler_captain_notes_a_name(scenario: Builder) -> None:
    draft = table("Smuggler Captain", "Shock", "Grizzly Bears")
    pick(draft, "Smuggler Captain", "Grizzly Bears", "Grizzly Bears")
    pick(draft, "Shock", "Shock", "Shock")
    choose(draft, 0, "Smuggler Captain")
    (note,) = draft.observe(2).notes
    assert (note.kind, note.word) == (NOTED_NAME, "Shock")


@rule("905.1a", "905.2c")
def test_a_round_ends_when_all_have_drafted_a_whole_pack(scenario: Builder) -> None:
    names = ("Agent of Acquisitions", "Shock", "Grizzly Bears", "Giant Growth")
    draft = table(*names, packs=2)
    pick(draft, *["Agent of Acquisitions"] * 3)
    for seat in range(3):
        choose(draft, seat, "Agent of Acquisitions")
    while draft.state.round == 1:
        seat = int(draft.decisions[0].seat)
        draft.answer([int(c) for c in draft.decisions[0].objects()], seat)
    assert [len(draft.observe(seat).pile) for seat in range(3)] == [4, 4, 4]
    assert draft.state.round == 2 and all(len(draft.observe(seat).pack) == 4 for seat in range(3))


@rule("905.2c")
def test_a_card_that_was_removed_from_the_draft_is_used_for_nothing_else(scenario: Builder) -> None:
    """Two Grinders are used on one card: the first removes it, and the second notes nothing."""
    draft = table("Cogwork Grinder", "Cogwork Grinder", "Shock", "Grizzly Bears")
    pick(draft, "Cogwork Grinder", "Shock", "Shock")
    choose(draft, 0, "Cogwork Grinder")
    for seat in (1, 2):
        choose(draft, seat, "Grizzly Bears")
    while asked(draft, 0) == FOR_DRAFTED:
        draft.answer([], 0)
    pack = draft.observe(0).pack
    draft.answer([pack[0].number], 0)
    for seat in (1, 2):
        if draft.decision(seat) is not None:
            draft.answer([draft.observe(seat).pack[0].number], seat)
    assert asked(draft, 0) == FOR_DRAFTED
    decision = draft.decision(0)
    assert decision is not None
    draft.answer([int(c) for c in decision.objects()], 0)
    assert len(draft.observe(0).removed) == 1
    assert [(n.kind, n.number) for n in draft.observe(1).notes] == [(NOTED_REMOVED, 1)]


@rule("905.2c", "905.1a")
def test_who_drafts_no_more_this_round_gets_no_last_cards(scenario: Builder) -> None:
    """Seat 0 has a Dredger and drafts a whole pack: the last cards of the others go on as ever."""
    draft = table("Canal Dredger", "Agent of Acquisitions", "Shock", "Grizzly Bears", "Giant Growth")
    pick(draft, "Canal Dredger", "Shock", "Shock")
    pick(draft, "Agent of Acquisitions", "Grizzly Bears", "Grizzly Bears")
    choose(draft, 0, "Agent of Acquisitions")
    go_on(draft, lambda decision: draft.observe(0).building)
    assert len(draft.observe(0).pile) == 2 + 3


@rule("905.2c")
def test_what_drafts_another_card_is_not_used_on_the_card_just_drafted(scenario: Builder) -> None:
    draft = table("Cogwork Librarian", "Shock", "Grizzly Bears", "Giant Growth")
    pick(draft, "Cogwork Librarian", "Shock", "Shock")
    draft.answer([], 0)  # it is not used for this pick
    choose(draft, 0, "Grizzly Bears")
    pick_of_others = [asked(draft, seat) for seat in (1, 2)]
    assert pick_of_others == [FOR_DRAFT, FOR_DRAFT]
    for seat in (1, 2):
        draft.answer([draft.observe(seat).pack[0].number], seat)
    assert FOR_DRAFTED not in [decision.purpose for decision in draft.decisions]
    assert draft.state.passes == 2


@rule("905.1a", "905.2c")
def test_a_round_ends_with_cards_left_when_all_have_drafted_a_whole_pack(scenario: Builder) -> None:
    """A booster that somebody added is one more than there are drafters."""
    draft = table("Lore Seeker", "Agent of Acquisitions", "Shock", "Grizzly Bears")
    pick(draft, "Lore Seeker", "Agent of Acquisitions", "Agent of Acquisitions")
    assert asked(draft, 0) == FOR_BOOSTER
    draft.answer([1], 0)
    for seat in (1, 2):
        choose(draft, seat, "Agent of Acquisitions")
    choose_later = ["Agent of Acquisitions"] * 2  # seat 0 drafts one out of the booster, and uses it
    while draft.state.stage == PICKING and (choose_later or draft.decisions):
        decision = draft.decisions[0]
        seat = int(decision.seat)
        if decision.purpose == FOR_BOOSTER:
            draft.answer([0], seat)
        elif decision.purpose == FOR_ORDER:
            draft.answer([int(card) for card in decision.objects()], seat)
        else:
            choose(draft, 0, choose_later.pop())
    assert draft.state.stage != PICKING and choose_later == []
    left = [draft.state.name(card) for card in draft.state.undrafted]
    assert sorted(left) == ["Grizzly Bears", "Lore Seeker", "Shock"]
