"""An imagined game cannot be told from the real one by the seat that imagines it. CR 400.2."""

from __future__ import annotations

import random

import pytest

from apnap.agents.imagine import hidden_numbers, imagine
from apnap.rules.core.constants import BATTLEFIELD, HAND, LIBRARY
from apnap.rules.core.play import Play
from apnap.rules.views.view import observe
from apnap.testing.plugin import Builder
from tests.helpers.hidden_twins import twin_of
from tests.properties.games import PILES, Deal, answer_with, question, some

TABLES = (
    "2", "4", "shared 2v2", "ranged 6", "two markers", "emperor 3v3", "two-headed-giant 2v2", "alternating-teams 2v2",
    "commander 4", "planechase 2", "archenemy 1v3", "vanguard 2", "deploy",
)  # fmt: skip


def told(play: Play, seat: int) -> object:
    return observe(play, seat).to_dict()


def names_in(play: Play, seat: int, zone: int) -> list[str]:
    return [play.state.objs[id].card.name for id in play.state.ids(seat, zone)]


def everything(play: Play) -> list[list[str]]:
    seats = range(int(play.state.seats))
    return [names_in(play, s, zone) for s in seats for zone in (HAND, LIBRARY)]


@pytest.mark.parametrize("seed", some(1, 4))
@pytest.mark.parametrize("kind", TABLES)
def test_the_seat_that_imagines_sees_the_same(kind: str, seed: int) -> None:
    """At every few questions, those in the middle of an action and a resolution included."""
    deal = Deal(kind, seed + 3, PILES if seed % 2 else ())
    dice = random.Random(seed)
    play = deal.start(outside=True)
    brains = deal.brains()
    answer_with(play, brains, 30)
    imagined, changed, inside = 0, 0, 0
    for n in range(2000):
        decision = play.decision()
        if decision is None or (n >= 200 and (inside or kind not in ("4", "commander 4"))):
            break
        if n % 9 == 0 or not play.open:
            seat = int(decision.decider)
            other = imagine(play, seat, dice.randrange(2**30))
            if other is not None:
                imagined += 1
                inside += not play.open
                changed += everything(other) != everything(play)
                assert told(other, seat) == told(play, seat)
                assert question(other, seat) == question(play, seat)
        play.answer(list(brains[decision.decider].choose(play, decision)), decision.decider)
    assert imagined > 10 and changed > imagined // 2
    assert inside > 0 or kind not in ("4", "commander 4")


@pytest.mark.parametrize("kind", ("2", "shared 2v2", "commander 4"))
def test_what_is_imagined_does_not_depend_on_what_is_hidden(kind: str) -> None:
    deal = Deal(kind, 5)
    play = deal.start(outside=True)
    answer_with(play, deal.brains(), 120)
    while not play.open:
        answer_with(play, deal.brains(), 1)
    seat = int(play.decision().decider)  # type: ignore[union-attr]
    twin = twin_of(play, seat, 9)
    assert everything(twin) != everything(play)
    one, other = imagine(play, seat, 4), imagine(twin, seat, 4)
    assert one is not None and other is not None
    for s in range(int(play.state.seats)):
        if s != seat:
            assert sorted(names_in(one, s, HAND)) == sorted(names_in(other, s, HAND))
            assert names_in(one, s, LIBRARY) == names_in(other, s, LIBRARY)


def test_another_seed_imagines_another_table_and_no_card_is_lost() -> None:
    deal = Deal("3", 2)
    play = deal.start(outside=True)
    answer_with(play, deal.brains(), 60)
    seat = int(play.decision().decider)  # type: ignore[union-attr]
    one, other = imagine(play, seat, 1), imagine(play, seat, 2)
    assert one is not None and other is not None
    assert everything(one) != everything(other)
    for s in range(3):
        for made in (one, other):
            assert sorted(names_in(made, s, HAND) + names_in(made, s, LIBRARY)) == sorted(
                names_in(play, s, HAND) + names_in(play, s, LIBRARY)
            )
            assert len(names_in(made, s, HAND)) == len(names_in(play, s, HAND))
        assert sorted(names_in(one, s, BATTLEFIELD)) == sorted(names_in(play, s, BATTLEFIELD))


def test_a_card_that_was_seen_stays_where_it_is(scenario: Builder) -> None:
    """What a player revealed is known, and the rest of the hand is not."""
    table = scenario(2)
    mine, other = table.seat(0), table.seat(1)
    shown = other.holds("Shivan Dragon")[0]
    other.holds("Island", "Forest", "Counterspell")
    other.library("Air Elemental", "Craw Wurm", "Plains", "Swamp", "Mountain")
    table.game.state.edit(shown.id).known_to = -1
    table.to_priority(mine.number)
    for seed in range(8):
        made = imagine(table.game, mine.number, seed)
        assert made is not None
        assert made.state.objs[shown.id].card.name == "Shivan Dragon"
        assert "Shivan Dragon" not in names_in(made, other.number, LIBRARY)
    assert table.game.state.objs[shown.id].number not in hidden_numbers(table.game, mine.number)
