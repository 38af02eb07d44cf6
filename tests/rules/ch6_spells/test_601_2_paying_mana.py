"""Which mana pays for a cost, and who says so. CR 601.2g-h, 118.3."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch1_concepts.mana.profile import current, profile
from apnap.rules.ch1_concepts.mana.purpose import FOR_NOTHING
from apnap.rules.ch2_cards.characteristics import parse_mana_cost
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, WHITE
from apnap.rules.core.decisions import D_PAY, FROM_ACTION, O_MANA, O_SPEND, Decision, IllegalAnswer
from apnap.rules.core.game import Game
from apnap.rules.events import AddMana as ManaAdded
from apnap.rules.events import Tap
from apnap.testing import rule
from tests.helpers.hand_made_games import Answer, Bare, put
from tests.helpers.mana_boards import (
    ALTAR,
    BEAR,
    CONFLUENCE,
    DUAL,
    EITHER,
    ELF,
    FOREST,
    LOTUS,
    MACHINE,
    MOUNTAIN,
    NEW_ELF,
    OTHER_SIGNET,
    PLAIN,
    PLAINS,
    RING,
    SIGNET,
    SPECIAL,
    SYMBOLS,
    TREASURE,
    WASTES,
    Pool,
    Position,
    Spec,
    payments,
    seat_at,
)

EMPTY: Pool = (0,) * 12


def can_pay(game: Game, cost: str, x: int = 0, exclude: int = -1) -> bool:
    return mana.can_pay(game, 0, parse_mana_cost(cost), x, FOR_NOTHING, exclude)


def pay(game: Game, cost: str, x: int = 0) -> None:
    mana.pay(game, 0, parse_mana_cost(cost), x, FROM_ACTION, FOR_NOTHING)


def tapped(game: Game) -> list[str]:
    """The names of the first seat's tapped permanents."""
    state = game.state
    return [game.name(id) for id in state.ids(0, BATTLEFIELD) if state.objs[id].tapped]


def pool_of(game: Game, seat: int = 0) -> str:
    return mana.pool_words(game.state.players[seat])


def asked_to_pay(game: Bare) -> list[Decision]:
    return [d for d in game.script[0].heard if d.kind == D_PAY]


boards = st.lists(st.sampled_from(PLAIN) | st.sampled_from(SPECIAL), min_size=1, max_size=4).filter(
    lambda specs: specs.count(MACHINE) <= 1
)
costs = st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4).map("".join)
lives = st.sampled_from([0, 1, 2, 3, 20])
pools = st.just(EMPTY) | st.tuples(*[st.sampled_from([0, 0, 0, 0, 0, 0, 1])] * 12)


# what can be paid --------------------------------------------------------------------------------------------------


@rule("601.2g", "601.2h")
@settings(max_examples=150, deadline=None)
@given(boards, costs, lives, pools)
def test_a_cost_can_be_paid_if_and_only_if_some_order_of_activations_pays_it(
    specs: list[Spec], cost: str, life: int, pool: Pool
) -> None:
    game = seat_at(specs, life, pool)
    assert can_pay(game, cost) == bool(payments(specs, parse_mana_cost(cost), 0, life, pool))


@rule("601.2h", "118.3a")
@settings(max_examples=120, deadline=None)
@given(boards, costs, lives, pools)
def test_a_payment_is_possible_and_spends_nothing_valuable_without_need(
    specs: list[Spec], cost: str, life: int, pool: Pool
) -> None:
    game = seat_at(specs, life, pool)
    state = game.state
    ids = state.ids(0, BATTLEFIELD).copy()
    every = payments(specs, parse_mana_cost(cost), 0, life, pool)
    if not every:
        with pytest.raises(IllegalAnswer, match="601.2h"):
            pay(game, cost)
        return
    pay(game, cost)
    p = state.players[0]
    gone = sum(1 << i for i, id in enumerate(ids) if state.objs[id].zone != BATTLEFIELD)
    used = sum(1 << i for i, id in enumerate(ids) if state.objs[id].tapped) | gone
    assert sum(p.pool) == p.pool_total
    same = [
        way
        for way in every
        if way[1] == tuple(p.pool) and way[2] == p.life and way[0].gone == gone and way[0].tapped | gone == used
    ]
    assert same
    if pool == EMPTY:
        # first nothing given up, then nothing left over
        def price(way: tuple[Position, Pool, int]) -> tuple[int, int]:
            at, left, after = way
            return at.dear + at.life - after, sum(left)

        assert min(map(price, same)) == min(map(price, every))


@rule("107.3", "601.2b")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from([*PLAIN, RING, SIGNET, TREASURE, LOTUS]), min_size=1, max_size=4),
    st.sampled_from(["{X}", "{X}{G}", "{X}{X}", "{X}{R/G}", "{X}{1}{W}", "{X}{G/P}"]),
)
def test_the_largest_x_is_the_largest_that_can_be_paid(specs: list[Spec], cost: str) -> None:
    read = parse_mana_cost(cost)
    payable = [x for x in range(14) if payments(specs, read, x, 20, EMPTY)]
    assert mana.max_x(seat_at(specs), 0, read, FOR_NOTHING) == max(payable, default=-1)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from([FOREST, DUAL, ELF, NEW_ELF, RING, EITHER, SIGNET, TREASURE]), min_size=1, max_size=5),
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 9)), max_size=12),
)
def test_the_cached_profile_is_what_counting_again_gives(specs: list[Spec], doings: list[tuple[int, int]]) -> None:
    game = seat_at(specs)
    state = game.state
    for what, which in doings:
        ids = state.ids(0, BATTLEFIELD)
        if what == 5 or not ids:
            put(game, 0, specs[which % len(specs)].card)
        elif what == 4:
            game.emit(ManaAdded(0, which % 6, 1, False))
        elif what == 3:
            game.move(ids[which % len(ids)], GRAVEYARD)
        elif what == 2:
            game.emit(Tap(ids[which % len(ids)], True))
        elif what == 1:
            game.emit(Tap(ids[which % len(ids)], False))
        else:
            mana.empty_pools(game)
        kept = current(game, 0)
        was = (sorted(zip(kept.mana_by[::2], kept.mana_by[1::2], strict=True)), kept.mana_total, kept.mana_plain)
        fresh = profile(game, 0)
        assert was == (
            sorted(zip(fresh.mana_by[::2], fresh.mana_by[1::2], strict=True)),
            fresh.mana_total,
            fresh.mana_plain,
        )


@rule("118.3")
def test_a_tapped_source_pays_nothing_and_an_excluded_one_stays_untapped() -> None:
    game = seat_at([FOREST, RING])
    forest, ring = game.state.ids(0, BATTLEFIELD)
    assert can_pay(game, "{2}{G}")
    assert not can_pay(game, "{2}{G}", exclude=ring)
    assert not can_pay(game, "{G}", exclude=forest)
    assert can_pay(game, "{2}", exclude=forest)
    game.emit(Tap(ring, False))
    assert not can_pay(game, "{2}")


def test_a_board_of_many_lands_and_a_few_odd_sources_is_counted_by_kinds() -> None:
    lands = [FOREST] * 10 + [MOUNTAIN] * 10 + [PLAINS] * 10
    game = seat_at([*lands, SIGNET, SIGNET, OTHER_SIGNET, RING, LOTUS, LOTUS, ALTAR, BEAR, BEAR])
    assert can_pay(game, "{30}{U}{U}{U}{U}{U}")
    assert not can_pay(game, "{50}")
    assert not can_pay(game, "{U}{U}{U}{U}{U}{U}{U}{U}{U}")
    pay(game, "{20}{U}{U}{U}{G}{G}")
    assert pool_of(game) == ""


# what is spent first -----------------------------------------------------------------------------------------------


def test_sources_of_one_color_pay_first_and_creatures_after_lands() -> None:
    game = seat_at([ELF, DUAL, FOREST, FOREST])
    pay(game, "{1}{G}")
    assert tapped(game) == ["Forest", "Forest"]


def test_mana_in_the_pool_is_spent_before_anything_is_tapped() -> None:
    game = seat_at([FOREST, FOREST], pool=(0, 0, 0, 0, 1, 1) + (0,) * 6)
    pay(game, "{1}{G}")
    assert tapped(game) == [] and pool_of(game) == ""


def test_nothing_is_sacrificed_and_no_life_is_paid_without_need() -> None:
    game = seat_at([TREASURE, CONFLUENCE, DUAL, FOREST])
    pay(game, "{G}{R}")
    assert sorted(tapped(game)) == ["Dual", "Forest"]
    assert game.state.life(0) == 20


def test_a_source_of_two_is_used_where_both_are_needed_and_not_where_one_would_be_left() -> None:
    game = seat_at([RING, FOREST, FOREST])
    pay(game, "{1}{G}")
    assert tapped(game) == ["Forest", "Forest"] and pool_of(game) == ""
    game = seat_at([RING, FOREST, FOREST])
    pay(game, "{2}{G}")
    assert sorted(tapped(game)) == ["Forest", "Ring"]
    game = seat_at([RING])
    pay(game, "{1}")
    assert pool_of(game) == "{C}"


# what the player chooses -------------------------------------------------------------------------------------------


@rule("601.2g")
def test_nobody_is_asked_where_every_way_to_pay_leaves_the_same() -> None:
    for specs, cost in [
        ([FOREST] * 4, "{1}{G}"),
        ([FOREST, FOREST, MOUNTAIN], "{G}{G}"),
        ([FOREST, MOUNTAIN], "{1}{G}"),
        ([FOREST, FOREST, MOUNTAIN], "{R}{G}"),
        ([RING, MOUNTAIN], "{R}"),
    ]:
        game = seat_at(specs)
        pay(game, cost)
        assert not asked_to_pay(game), cost


@rule("601.2g")
def test_one_question_proposes_the_whole_payment_where_sources_differ() -> None:
    game = seat_at([FOREST, MOUNTAIN, ELF])
    pay(game, "{G}")
    (question,) = asked_to_pay(game)
    assert question.cost and question.origin == FROM_ACTION
    assert [game.name(id) for id in question.proposed] == ["Forest"]
    assert [(o.kind, game.name(o.id)) for o in question.options] == [
        (O_MANA, "Forest"),
        (O_MANA, "Mountain"),
        (O_MANA, "Elf"),
    ]
    assert len(question.labels) == len(question.options)


def answer_with(name: str) -> Answer:
    """Choose the option with the permanent of this name."""

    def choose(game: Game, decision: Decision) -> list[int]:
        return [i for i, o in enumerate(decision.options) if o.kind == O_MANA and game.name(o.id) == name][:1]

    return choose


@rule("601.2g", "117.1d")
def test_what_the_player_taps_instead_is_used_and_the_rest_proposed_again() -> None:
    game = seat_at([FOREST, MOUNTAIN, ELF, FOREST])
    game.script[0].answers = [answer_with("Elf"), answer_with("Mountain")]
    pay(game, "{1}{G}")
    assert sorted(tapped(game)) == ["Elf", "Mountain"] and pool_of(game) == ""


@rule("601.2h")
def test_a_kind_of_mana_that_leads_to_a_dead_end_is_not_offered() -> None:
    game = seat_at([DUAL, FOREST, WASTES])
    game.script[0].answers = [answer_with("Dual")]
    pay(game, "{1}{R}")
    assert "Dual" in tapped(game) and pool_of(game) == ""


@rule("118.3a")
def test_the_player_may_say_which_mana_of_the_pool_is_spent() -> None:
    game = seat_at([FOREST], pool=(1, 1, 0, 0, 0, 0) + (0,) * 6)

    def spend_white(game: Game, decision: Decision) -> list[int]:
        return [i for i, o in enumerate(decision.options) if (o.kind, o.index) == (O_SPEND, WHITE)]

    game.script[0].answers = [spend_white]
    pay(game, "{1}")
    assert pool_of(game) == "{U}" and tapped(game) == []


@rule("107.4f")
def test_the_player_may_pay_life_for_a_phyrexian_symbol_though_mana_is_there() -> None:
    game = seat_at([MOUNTAIN, MOUNTAIN], life=5)

    def spend_life(game: Game, decision: Decision) -> list[int]:
        return [i for i, o in enumerate(decision.options) if (o.kind, o.index) == (O_SPEND, mana.SPEND_LIFE)]

    game.script[0].answers = [spend_life]
    pay(game, "{R}{R/P}")
    assert tapped(game) == ["Mountain"] and game.state.life(0) == 3
