"""Taking back: the game is what it was before the choice, and nothing that was seen can be unseen. CR 733."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap import rulebook
from apnap.rules.ch4_zones.knowledge import hidden_changed
from apnap.rules.core.decisions import D_PRIORITY, FOR_SEARCH, IllegalAnswer
from apnap.rules.core.play import Play
from apnap.rules.core.undo import MOST_MOMENTS
from apnap.rules.views.view import observe
from apnap.testing.checks import check_invariants
from apnap.testing.plugin import Builder
from tests.properties.games import NIGHTLY, Deal, answer_with, at_tables, copy_of, deals, examples, standing
from tests.properties.picture import first_difference, picture


def sights(play: Play) -> list[set[int]]:
    """By seat, which cards it can see, wherever they are."""
    state = play.state
    out = []
    for seat in range(state.seats):
        view = observe(play, seat)
        seen = set()
        for o in state.objs:
            found = view.find(o.id) if o.number >= 0 else None
            if found is not None and (found.name or found.under):
                seen.add(int(o.number))
        seen.update(int(state.objs[s.id].number) for s in view.shown())
        out.append(seen)
    return out


def learned(before: list[set[int]], after: list[set[int]], seat: int) -> set[int]:
    """Cards that somebody got to see and that the seat could not have shown them."""
    return {card for a, b in zip(before, after, strict=True) for card in b - a if card not in before[seat]}


@at_tables(1, 2, both="3")
def test_undo_gives_back_the_moment_before_the_choice(kind: str, seed: int) -> None:
    undone, refused = take_back_each(Deal(kind, seed + 40), 500)
    assert undone > 50 and (refused > 5 or undone < 500), (undone, refused)


@pytest.mark.parametrize("kind", ["planechase 2", "archenemy 2"])
def test_undo_does_not_turn_a_plane_or_a_scheme_down_again(kind: str) -> None:
    undone, refused = take_back_each(Deal(kind, 40), 150)
    assert undone > 20 and refused > 5, (undone, refused)


def take_back_each(deal: Deal, most: int) -> tuple[int, int]:
    """Play on for that many choices, fewer where many play, and take each back: how many could be, how many not."""
    play = deal.start(outside=True, log=True)
    play.remember = True
    brains = deal.brains()
    undone = refused = 0
    for n in range(most if play.state.seats <= 6 else most * 6 // int(play.state.seats)):
        decision = play.decision()
        if decision is None:
            break
        seat = int(decision.decider)
        before, seen = standing(play), sights(play)
        look = picture(play) if n % 25 == 0 else []
        answer = list(brains[seat].choose(play, decision))
        play.answer(answer, seat)
        new = learned(seen, sights(play), seat)
        after = standing(play)
        try:
            play.undo(seat)
        except IllegalAnswer as no:
            refused += 1
            assert rulebook.title(no.rule)
            assert standing(play) == after
            continue
        undone += 1
        assert not new, f"{new} were seen, and the choice was taken back"
        assert standing(play) == before
        assert not look or not first_difference(look, picture(play))
        play.answer(answer, seat)
        assert standing(play) == after, "the same answer led elsewhere"
    plain = deal.start(outside=True, log=True)
    answer_with(plain, deal.brains(), n)
    assert plain.digests == play.digests[: len(plain.digests)]
    return undone, refused


def test_a_search_that_has_begun_is_not_taken_back() -> None:
    """While a player looks through a library, neither they nor anybody else goes back to before it."""
    deal = Deal("3", 0, decks=("ramp",), agents=("first",))
    play = deal.start(outside=True)
    play.remember = True
    brains = deal.brains()
    searches = 0
    while searches < 1:
        decision = play.decision()
        assert decision is not None
        if decision.purpose == FOR_SEARCH:
            searches += 1
            for seat in range(3):
                with pytest.raises(IllegalAnswer):
                    play.undo(seat)
        answer_with(play, brains, 1)


def test_a_face_that_was_shown_is_not_hidden_again(scenario: Builder) -> None:
    """A face-down creature dies when its killer passes: everybody has seen what it was. CR 708.9."""
    table = scenario(3)
    table.game.remember = True
    hidden = table.seat(1).has("Segmented Krotiq")
    table.game.state.edit(hidden.id).face_down = True
    table.game.state.edit(hidden.id).damage = 1
    table.game.drop_chars(hidden.id)
    table.refresh()
    table.seat(0).casts("Shock", at=[hidden])
    for n in (0, 1, 2):
        table.seat(n).passes()
    assert hidden.zone == "graveyard"
    for seat in table.seats():
        if seat != table.seat(1):  # who knew it all along
            with pytest.raises(IllegalAnswer, match="hidden"):
                table.game.undo(seat.number)


@examples(12, 40)
@given(deals(), st.integers(0, 250), st.integers(0, 2**30))
def test_undoing_several_choices_one_by_one(deal: Deal, before: int, seed: int) -> None:
    """Back as far as it goes: each undo is a place where that seat stood before."""
    dice = random.Random(seed)
    play = deal.start(outside=True, log=True)
    answer_with(play, brains := deal.brains(), before)
    play.remember = True
    stood: list[tuple[int, tuple[object, ...]]] = []
    for _ in range(dice.randint(1, 12)):
        decision = play.decision()
        if decision is None:
            break
        stood.append((int(decision.decider), standing(play)))
        answer_with(play, brains, 1)
    while stood:
        seat = dice.choice([s for s, _ in stood])
        here = standing(play)
        try:
            play.undo(seat)
        except IllegalAnswer:
            assert standing(play) == here
            break
        while stood[-1][0] != seat:
            stood.pop()
        assert standing(play) == stood.pop()[1]
        check_invariants(play)


@at_tables(1, 2)
def test_an_action_that_is_given_up_has_not_been_begun(kind: str, seed: int) -> None:
    """At every question inside a player's own action: cancelled, the game stands where the action began."""
    deal = Deal(kind, seed + 60, agents=("random",))
    play = deal.start(outside=True, log=True)
    brains = deal.brains()
    began: tuple[object, ...] = ()
    seen: list[set[int]] = []
    cancelled = 0
    for _ in range(1500 if play.state.seats <= 6 else 300):
        decision = play.decision()
        if decision is None or (cancelled >= 4 and not NIGHTLY):
            break
        if decision.kind == D_PRIORITY:
            began, seen = standing(play), sights(play)
        first = play.answers[0] if play.answers else None
        own = first is not None and first.kind == D_PRIORITY and all(r.seat == first.seat for r in play.answers)
        here = standing(play)
        if first is not None and own and decision.kind != D_PRIORITY:
            fork = play.fork()
            fork.logging = True
            fork_here = standing(fork)
            try:
                fork.cancel(first.seat)
            except IllegalAnswer:
                assert standing(fork) == fork_here
            else:
                cancelled += 1
                assert not learned(seen, sights(play), int(first.seat))
                assert standing(fork)[:4] == began[:4]
                answer_with(fork, [copy_of(agent) for agent in brains], 10)
                check_invariants(fork)
        else:
            with pytest.raises(IllegalAnswer):
                play.cancel(decision.decider)
            assert standing(play) == here
        answer_with(play, brains, 1)
    assert cancelled > 0 or play.state.seats > 6


def test_moments_to_come_back_to_have_a_bound() -> None:
    deal = Deal("4", 11, agents=("first",))
    play = deal.start(outside=True)
    play.remember = True
    brains = deal.brains()
    for _ in range(3 * MOST_MOMENTS):
        if answer_with(play, brains, 1) == 0:
            break
        assert len(play.undo_points) <= MOST_MOMENTS
    assert len(play.history) > MOST_MOMENTS
    kept = [int(m.past) for m in play.undo_points]
    assert kept == sorted(kept)
    seat = int(play.undo_points[-1].seat)
    before = play.undo_points[-1].state
    if not hidden_changed(before, play.state, seat):
        play.undo(seat)
        assert len(play.history) == kept[-1]
