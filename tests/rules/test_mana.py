"""Mana: what can be paid, and paying it. CR 106, 107.4, 601.2g-h, 605."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apnap.abilities.amounts import CountOf
from apnap.abilities.costs import EXILE_THIS_FROM_HAND, TAP_THIS, PayMana
from apnap.abilities.effects.flow import Sequence
from apnap.abilities.filters import CREATURE as A_CREATURE
from apnap.abilities.mana import AddCombination, AddMana, AddManaInstead, AddOneColor, basic_mana, mana_ability
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.definitions import Activated, Condition, Context, Effect, Pattern, Static, Triggered
from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch1_concepts.mana.profile import current, profile
from apnap.rules.ch2_cards.characteristics import parse_mana_cost
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLEFIELD,
    BLUE,
    COLORLESS,
    CREATURE,
    ENCHANTMENT,
    EV_ACTIVATE,
    EV_MANA,
    EV_TAP,
    F_ACTIVATE,
    GRAVEYARD,
    GREEN,
    HAND,
    HASTE,
    RED,
    S_COST,
    S_REPLACE,
    WHITE,
)
from apnap.rules.core.decisions import D_PAY, FROM_ACTION, O_MANA, O_SPEND, Decision, IllegalAnswer, Option
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing, Watcher
from apnap.rules.events import AbilityActivated, Event, LifeChange, Tap
from apnap.rules.events import AddMana as ManaAdded
from apnap.testing import rule
from tests.rules.hand_made import Answer, Bare, Forbids, game_at, made, put, two_headed_giant
from tests.rules.mana_boards import (
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
    SNOW_FOREST,
    SPECIAL,
    SYMBOLS,
    TREASURE,
    WASTES,
    Pool,
    Position,
    Spec,
    land,
    payments,
    seat_at,
    tap_for,
)

EMPTY: Pool = (0,) * 12


def can_pay(game: Game, cost: str, x: int = 0, exclude: int = -1) -> bool:
    return mana.can_pay(game, 0, parse_mana_cost(cost), x, exclude)


def pay(game: Game, cost: str, x: int = 0) -> None:
    mana.pay(game, 0, parse_mana_cost(cost), x, FROM_ACTION)


def tapped(game: Game) -> list[str]:
    """The names of the first seat's tapped permanents."""
    state = game.state
    return [game.name(id) for id in state.ids(0, BATTLEFIELD) if state.objs[id].tapped]


def pool_of(game: Game, seat: int = 0) -> str:
    return mana.pool_words(game.state.players[seat])


def asked_to_pay(game: Bare) -> list[Decision]:
    return [d for d in game.script[0].heard if d.kind == D_PAY]


# against trying everything -------------------------------------------------------------------------------------------
boards = st.lists(st.sampled_from(PLAIN) | st.sampled_from(SPECIAL), min_size=1, max_size=4).filter(
    lambda specs: specs.count(MACHINE) <= 1
)
costs = st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4).map("".join)
lives = st.sampled_from([0, 1, 2, 3, 20])
pools = st.just(EMPTY) | st.tuples(*[st.sampled_from([0, 0, 0, 0, 0, 0, 1])] * 12)


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
def test_paying_uses_what_some_order_of_activations_uses_and_nothing_dear_without_need(
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
    assert mana.max_x(seat_at(specs), 0, read) == max(payable, default=-1)


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


# what counts ---------------------------------------------------------------------------------------------------------
@rule("602.5a", "302.6")
def test_a_creature_taps_for_mana_only_after_its_controllers_turn_began_or_with_haste() -> None:
    assert not can_pay(seat_at([NEW_ELF]), "{G}")
    assert can_pay(seat_at([ELF]), "{G}")
    hasty = made("Hasty Elf", CREATURE, 1, 1, tap_for(1 << GREEN), keywords=HASTE)
    assert can_pay(seat_at([Spec((), hasty, sick=True)]), "{G}")


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


@rule("107.4f", "119.4")
def test_phyrexian_symbols_take_life_only_where_there_is_enough() -> None:
    assert can_pay(seat_at([], life=4), "{R/P}{R/P}")
    assert not can_pay(seat_at([], life=3), "{R/P}{R/P}")
    assert can_pay(seat_at([MOUNTAIN], life=3), "{R/P}{R/P}")
    game = seat_at([MOUNTAIN], life=3)
    pay(game, "{R/P}{R/P}")
    assert (tapped(game), game.state.life(0)) == (["Mountain"], 1)


@rule("810.9a", "107.4f")
def test_life_of_a_team_pays_for_either_member() -> None:
    game = game_at(two_headed_giant())
    game.state.edit_player(0).life = 2
    assert mana.can_pay(game, 1, parse_mana_cost("{G/P}"), 0)
    mana.pay(game, 1, parse_mana_cost("{G/P}"), 0, FROM_ACTION)
    assert game.state.life(0) == game.state.life(1) == 0
    assert not mana.can_pay(game, 1, parse_mana_cost("{G/P}"), 0)


@rule("107.4h")
def test_a_snow_symbol_takes_mana_of_any_kind_from_a_snow_source() -> None:
    assert not can_pay(seat_at([FOREST]), "{S}")
    game = seat_at([FOREST, SNOW_FOREST, FOREST])
    assert can_pay(game, "{2}{S}") and not can_pay(game, "{S}{S}")
    pay(game, "{1}{S}")
    assert sorted(tapped(game)) == ["Forest", "Snow Forest"]


@rule("106.1b", "107.4c")
def test_colourless_pips_are_not_generic() -> None:
    assert not can_pay(seat_at([FOREST]), "{C}")
    assert can_pay(seat_at([WASTES]), "{C}")


@rule("605.2", "106.5")
def test_an_ability_that_would_add_nothing_pays_nothing_and_can_still_be_activated() -> None:
    count = mana_ability([TAP_THIS], AddMana("{G}", CountOf(Each(A_CREATURE))))
    cradle = land("Cradle", count)
    game = seat_at([Spec((), cradle)])
    assert not can_pay(game, "{1}")
    options: list[Option] = []
    mana.mana_options(game, 0, options)
    assert len(options) == 1
    put(game, 0, BEAR.card)
    put(game, 0, BEAR.card)
    assert can_pay(game, "{G}{G}") and not can_pay(game, "{3}")
    mana.activate_mana(game, 0, game.state.ids(0, BATTLEFIELD)[0], 0, -1)
    assert pool_of(game) == "{G}{G}"


# paying --------------------------------------------------------------------------------------------------------------
@rule("605.3b", "106.12")
def test_tapping_for_mana_taps_activates_and_adds_without_a_stack() -> None:
    game = seat_at([FOREST, FOREST])
    forest = game.state.ids(0, BATTLEFIELD)[0]
    mana.activate_mana(game, 0, forest, 0, -1)
    assert pool_of(game) == "{G}"
    events = game.state.turn().events
    tap, activated, added = events[EV_TAP], events[EV_ACTIVATE], events[EV_MANA]
    assert isinstance(tap, Tap) and tap.for_mana and tap.id == forest
    assert isinstance(activated, AbilityActivated) and activated.object == -1
    assert isinstance(added, ManaAdded) and added.cause == forest
    assert not game.state.turn().stack


@rule("105.4", "605.3")
def test_the_kind_of_mana_is_asked_where_there_are_several() -> None:
    game = seat_at([DUAL])
    game.script[0].answers = [[RED]]
    mana.activate_mana(game, 0, game.state.ids(0, BATTLEFIELD)[0], 0, -1)
    assert pool_of(game) == "{R}"
    assert game.script[0].heard[0].candidates == [RED, GREEN]


def test_the_narrowest_sources_pay_first_and_creatures_after_lands() -> None:
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


def test_a_mana_ability_that_costs_mana_is_paid_with_what_the_rest_can_spare() -> None:
    game = seat_at([FOREST, MOUNTAIN, SIGNET])
    assert can_pay(game, "{G}{W}{U}") and not can_pay(game, "{G}{R}{W}")
    pay(game, "{G}{W}{U}")
    assert sorted(tapped(game)) == ["Forest", "Mountain", "Signet"] and pool_of(game) == ""


@rule("605.3c")
def test_two_that_need_each_others_mana_are_no_use_without_a_first_mana() -> None:
    assert not can_pay(seat_at([SIGNET, OTHER_SIGNET]), "{1}")
    assert can_pay(seat_at([SIGNET, OTHER_SIGNET, WASTES]), "{U}{R}{G}")


# what the player may choose ------------------------------------------------------------------------------------------
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
    assert [game.name(id) for id in question.candidates] == ["Forest"]
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
def test_a_dead_end_of_the_players_own_making_is_refused() -> None:
    game = seat_at([DUAL, FOREST, WASTES])
    game.script[0].answers = [answer_with("Dual"), [GREEN]]
    with pytest.raises(IllegalAnswer, match="601.2h"):
        pay(game, "{1}{R}")


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


@rule("701.21", "605.3")
def test_what_a_mana_ability_sacrifices_is_chosen_and_never_what_the_plan_needs() -> None:
    game = seat_at([ALTAR, ELF, BEAR, BEAR])
    pay(game, "{2}{G}")
    offered = [d for d in game.script[0].heard if d.purpose == "sacrifice"]
    assert [game.name(id) for id in offered[0].candidates] == ["Elf", "Bear", "Bear"]
    assert len(game.state.ids(0, BATTLEFIELD)) == 3  # the elf was tapped first, and could be sacrificed then


# effects -------------------------------------------------------------------------------------------------------------
class TappedForMana(Pattern):
    """Whenever the enchanted land is tapped for mana."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_TAP]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tap) and event.for_mana and game.state.objs[watcher.source].attached_to == event.id


def growth() -> Triggered:
    ability = Triggered(TappedForMana(), AddMana("{G}"))
    ability.is_mana = True
    return ability


@rule("605.4a", "605.1b", "106.12a")
def test_what_a_triggered_mana_ability_adds_counts_and_is_there_at_once() -> None:
    game = seat_at([MOUNTAIN, MOUNTAIN])
    assert not can_pay(game, "{R}{G}")
    put(game, 0, made("Growth", ENCHANTMENT, 0, 0, growth()), to=game.state.ids(0, BATTLEFIELD)[0])
    assert can_pay(game, "{R}{G}") and can_pay(game, "{3}") and not can_pay(game, "{G}{G}") and not can_pay(game, "{4}")
    pay(game, "{R}{G}")
    assert tapped(game) == ["Mountain"] and pool_of(game) == "" and not game.state.pending


class Doubles(Static):
    """If a permanent of its controller's would add mana, it adds twice that much."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_MANA])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ManaAdded) and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, ManaAdded)
        return ManaAdded(event.seat, event.mana, event.amount * 2, event.snow)


@rule("106.12b", "614.1")
def test_replacement_effects_on_mana_are_counted() -> None:
    game = seat_at([FOREST, DUAL])
    id = put(game, 0, made("Doubler", ENCHANTMENT, 0, 0, Doubles()))
    assert can_pay(game, "{R}{R}{G}{G}") and can_pay(game, "{G}{G}{G}{G}") and not can_pay(game, "{R}{G}{G}{G}")
    pay(game, "{R}{R}{G}{G}")
    assert pool_of(game) == ""
    game.move(id, GRAVEYARD)
    for land_id in game.state.ids(0, BATTLEFIELD):
        game.emit(Tap(land_id, True))
    assert not can_pay(game, "{3}")


@rule("602.5", "101.2")
def test_forbidden_abilities_pay_nothing_while_the_effect_lasts() -> None:
    game = seat_at([FOREST])
    assert can_pay(game, "{G}")
    id = put(game, 0, made("Damper", ENCHANTMENT, 0, 0, Forbids(F_ACTIVATE)))
    assert not can_pay(game, "{G}")
    options: list[Option] = []
    mana.mana_options(game, 0, options)
    assert options == []
    game.move(id, GRAVEYARD)
    assert can_pay(game, "{G}")


class AbilitiesCost(Static):
    """Activated abilities cost more."""

    def __init__(self, more: int) -> None:
        super().__init__([S_COST])
        self.more = more

    def cost_change(self, game: Game, effect: Standing, seat: int, ref: int, ability: Activated | None) -> int:
        return 0 if ability is None else self.more


@rule("601.2f", "602.2b")
def test_what_effects_add_to_the_cost_of_a_mana_ability_is_counted_and_paid() -> None:
    game = seat_at([FOREST, RING], pool=(0, 0, 0, 0, 0, 1) + (0,) * 6)
    put(game, 0, made("Taxer", ENCHANTMENT, 0, 0, AbilitiesCost(1)))
    assert can_pay(game, "{2}") and not can_pay(game, "{3}") and can_pay(game, "{G}")
    pay(game, "{1}{G}")
    assert sorted(tapped(game)) == ["Forest", "Ring"] and pool_of(game) == ""


class LifeAbove(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.life(ctx.controller) > self.n


@rule("602.5", "605.3")
def test_a_condition_is_looked_at_again_after_every_event() -> None:
    hall = land("Hall", mana_ability([TAP_THIS], AddMana("{W}"), LifeAbove(10)))
    game = seat_at([Spec((), hall)])
    assert can_pay(game, "{W}")
    game.emit(LifeChange(0, -10))
    assert not can_pay(game, "{W}")


def test_other_mana_is_added_instead_where_the_condition_holds() -> None:
    tower = land("Tower", mana_ability([TAP_THIS], AddManaInstead(AddMana("{C}"), LifeAbove(10), AddMana("{C}{C}{C}"))))
    game = seat_at([Spec((), tower)])
    assert can_pay(game, "{3}")
    game.emit(LifeChange(0, -10))
    assert can_pay(game, "{1}") and not can_pay(game, "{2}")


@rule("602.5b")
def test_an_ability_for_once_each_turn_is_counted_once() -> None:
    pearl = mana_ability([PayMana("{1}")], AddMana("{W}"))
    pearl.each_turn = 1
    game = seat_at([WASTES, WASTES, Spec((), land("Pearl", pearl, types=ARTIFACT))])
    assert can_pay(game, "{1}{W}") and not can_pay(game, "{W}{W}")
    pay(game, "{W}")
    assert not can_pay(game, "{W}") and can_pay(game, "{1}")


class HurtsYou(Effect):
    def happen(self, game: Game, ctx: Context) -> None:
        game.emit(LifeChange(ctx.controller, -1))


def test_an_ability_that_does_more_than_add_mana_is_used_last() -> None:
    pain = mana_ability([TAP_THIS], Sequence(AddMana("{R/G}"), HurtsYou()))
    game = seat_at([Spec((), land("Brushland", tap_for(1 << COLORLESS), pain)), DUAL, FOREST])
    pay(game, "{1}{G}")
    assert game.state.life(0) == 20
    game = seat_at([Spec((), land("Brushland", tap_for(1 << COLORLESS), pain)), FOREST])
    pay(game, "{1}{G}")
    assert game.state.life(0) == 20 and len(tapped(game)) == 2
    game = seat_at([Spec((), land("Brushland", tap_for(1 << COLORLESS), pain))])
    pay(game, "{G}")
    assert game.state.life(0) == 19


@rule("605.3a")
def test_a_mana_ability_may_function_in_a_hand() -> None:
    guide = mana_ability([EXILE_THIS_FROM_HAND], AddMana("{R}"), zones=1 << HAND)
    card = made("Guide", CREATURE, 2, 2, guide)
    game = seat_at([])
    assert not can_pay(game, "{R}")
    put(game, 0, card, HAND)
    assert can_pay(game, "{R}")
    pay(game, "{R}")
    assert game.state.ids(0, HAND) == [] and not can_pay(game, "{R}")


# pools and options ---------------------------------------------------------------------------------------------------
@rule("106.4", "500.5")
def test_pools_empty_and_the_mana_no_longer_counts() -> None:
    game = seat_at([FOREST, FOREST])
    mana.activate_mana(game, 0, game.state.ids(0, BATTLEFIELD)[0], 0, GREEN)
    game.emit(ManaAdded(1, BLUE, 2, True))
    assert can_pay(game, "{2}")
    mana.empty_pools(game)
    assert pool_of(game) == "" and pool_of(game, 1) == ""
    assert can_pay(game, "{1}") and not can_pay(game, "{2}")


@rule("605.3a", "118.3")
def test_mana_abilities_are_offered_when_they_can_be_paid_for() -> None:
    game = seat_at([FOREST, SIGNET, NEW_ELF, EITHER, BEAR])
    forest, signet, _elf, either, _bear = game.state.ids(0, BATTLEFIELD)
    options: list[Option] = []
    mana.mana_options(game, 0, options)
    assert [(o.kind, o.id, o.index) for o in options] == [
        (O_MANA, forest, 0),
        (O_MANA, signet, 0),
        (O_MANA, either, 0),
        (O_MANA, either, 1),
    ]
    game.emit(Tap(forest, False))
    game.emit(Tap(either, False))
    options.clear()
    mana.mana_options(game, 0, options)
    assert options == []


@rule("605.3a")
def test_the_mana_for_a_mana_ability_is_paid_as_any_other() -> None:
    game = seat_at([FOREST, MOUNTAIN, SIGNET])
    signet = game.state.ids(0, BATTLEFIELD)[2]
    game.script[0].answers = [answer_with("Mountain")]
    mana.activate_mana(game, 0, signet, 0, -1)
    assert sorted(tapped(game)) == ["Mountain", "Signet"] and pool_of(game) == "{W}{U}"


@rule("605.1a", "605.5a")
def test_what_is_no_mana_ability_is_refused_when_the_card_is_written() -> None:
    with pytest.raises(ValueError, match="605.1a"):
        mana_ability([TAP_THIS], HurtsYou())
    with pytest.raises(ValueError, match="battlefield and in hands"):
        mana_ability([TAP_THIS], AddMana("{G}"), zones=1 << GRAVEYARD)
    with pytest.raises(ValueError, match="not supported"):
        mana_ability([PayMana("{G/P}")], AddMana("{R}"))


def test_simple_abilities_are_recognised() -> None:
    assert basic_mana(GREEN).simple_mana == 1 << GREEN
    assert mana_ability([TAP_THIS], AddMana("{R/G}")).simple_mana == 1 << RED | 1 << GREEN
    assert mana_ability([TAP_THIS], AddCombination(31, 1)).simple_mana == 31
    for ability in [
        mana_ability([TAP_THIS], AddMana("{C}{C}")),
        mana_ability([TAP_THIS], AddOneColor(31, 3)),
        mana_ability([PayMana("{1}"), TAP_THIS], AddMana("{C}")),
        mana_ability([TAP_THIS], AddMana("{W}"), LifeAbove(0)),
    ]:
        assert ability.makes and not ability.simple_mana


def test_a_board_of_many_lands_and_a_few_odd_sources_is_counted_by_kinds() -> None:
    lands = [FOREST] * 10 + [MOUNTAIN] * 10 + [PLAINS] * 10
    game = seat_at([*lands, SIGNET, SIGNET, OTHER_SIGNET, RING, LOTUS, LOTUS, ALTAR, BEAR, BEAR])
    assert can_pay(game, "{30}{U}{U}{U}{U}{U}")
    assert not can_pay(game, "{50}")
    assert not can_pay(game, "{U}{U}{U}{U}{U}{U}{U}{U}{U}")
    pay(game, "{20}{U}{U}{U}{G}{G}")
    assert pool_of(game) == ""
