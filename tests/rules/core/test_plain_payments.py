"""Payments from plain sources, without trying what would only leave mana over; surveys of sources that are kept."""

from __future__ import annotations

import random

import pytest

from apnap import library
from apnap.rules.ch1_concepts.mana import profile
from apnap.rules.ch1_concepts.mana.claims import NO_CLAIMS
from apnap.rules.ch1_concepts.mana.even_sources import plan_evenly
from apnap.rules.ch1_concepts.mana.gathering import is_stale, survey
from apnap.rules.ch1_concepts.mana.payment import check_plan, pay
from apnap.rules.ch1_concepts.mana.plan import NO_WAYS, Search, best_plan
from apnap.rules.ch1_concepts.mana.profile import current
from apnap.rules.ch1_concepts.mana.purpose import FOR_ANYTHING
from apnap.rules.ch1_concepts.mana.ways import ways_to_pay
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.core import shadow
from apnap.rules.core.decisions import FROM_ACTION
from apnap.rules.core.play import Play
from apnap.rules.core.shadow import StaleCache
from apnap.rules.events import Tap
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.properties.games import some

LANDS = ("Plains", "Island", "Forest", "Tundra", "Command Tower", "Rogue's Passage", "Arcane Signet")
LARGE = ("Sol Ring", "Temple of the False God", "Worn Powerstone", "Izzet Signet", "Ancient Tomb", "Gilded Lotus")


def tried(game: Play, seat: int, cost: ManaCost) -> tuple[int, list[int]] | None:
    """The price of the best way to pay, and what is activated, with every selection of sources tried."""
    search = Search(game, seat, NO_WAYS, True, NO_CLAIMS, FOR_ANYTHING)
    search.ways = ways_to_pay(cost, 0, search.life)
    search.look_around()
    search.sort_out()
    search.taken = [0] * len(search.complex)
    if search.complex:
        search.set_up()
        search.extend(0, search.counts[search.complex[0]], 0, 0)
    else:
        search.leaf()
    best = search.favourite
    if best is None:
        return None
    search.acts = best.acts
    search.taken = best.taken
    plan = search.plan(best.way, best.flow, best.score)
    return plan.score, [act.id for act in plan.acts]


@rule("601.2g", "601.2h")
@pytest.mark.parametrize("seed", some(40, 1000))
def test_the_plan_is_the_one_that_trying_everything_finds(scenario: Builder, seed: int) -> None:
    dice = random.Random(seed)
    names = {card.name for card in library.cards()}
    table = scenario(seats=2)
    you = table.seat(0)
    you.have(*(dice.choice(LANDS) for _ in range(dice.randint(1, 6))))
    you.have(*(dice.choice([name for name in LARGE if name in names]) for _ in range(dice.randint(0, 3))))
    game = table.game
    for _ in range(8):
        pips = [0] * 6
        for _ in range(dice.randint(0, 2)):
            pips[dice.randrange(6)] += 1
        cost = ManaCost(dice.randint(0, 3), pips, 0, [])
        if cost.value:
            found = best_plan(game, you.number, cost, NO_CLAIMS, FOR_ANYTHING).best
            assert (None if found is None else (found.score, [act.id for act in found.acts])) == tried(
                game, you.number, cost
            )


@rule("601.2g", "601.2h")
@pytest.mark.parametrize("seed", some(30, 1000))
def test_even_sources_are_planned_as_a_search_does(scenario: Builder, seed: int) -> None:
    dice = random.Random(seed)
    table = scenario(seats=3, commander=True)
    you = table.seat(0)
    you.leads("Isamaru, Hound of Konda")
    you.have(*(dice.choice(LANDS) for _ in range(dice.randint(2, 7))))
    game = table.game
    found = 0
    for _ in range(12):
        pips = [0] * 6
        for _ in range(dice.randint(0, 2)):
            pips[dice.randrange(5)] += 1
        cost = ManaCost(dice.randint(0, 3), pips, 0, [])
        if cost.value:
            even = plan_evenly(game, you.number, cost, NO_CLAIMS, FOR_ANYTHING)
            search = best_plan(game, you.number, cost, NO_CLAIMS, FOR_ANYTHING)
            if even is not None:
                found += 1
                check_plan(even, search)
    assert found or seed % 3


@rule("601.2g")
def test_a_plan_that_is_not_the_one_of_the_search_is_noticed(scenario: Builder) -> None:
    table = scenario(seats=2)
    you = table.seat(0)
    you.have("Forest", "Forest", "Rogue's Passage")
    game = table.game
    cost = ManaCost(2, [0] * 6, 0, [])
    even = plan_evenly(game, you.number, cost, NO_CLAIMS, FOR_ANYTHING)
    search = best_plan(game, you.number, cost, NO_CLAIMS, FOR_ANYTHING)
    assert even is not None and even.is_open
    check_plan(even, search)
    even.is_open = False
    with pytest.raises(StaleCache):
        check_plan(even, search)


@rule("601.2g")
def test_paying_with_plain_sources_leaves_the_count_of_the_others(scenario: Builder) -> None:
    table = scenario(seats=2)
    you = table.seat(0)
    you.have("Forest", "Forest", "Plains", "Plains", "Plains")
    game = table.game
    seat = you.number
    assert current(game, seat).mana_total == 5
    pay(game, seat, ManaCost(0, [1, 0, 0, 0, 2, 0], 0, []), 0, FROM_ACTION, FOR_ANYTHING)
    assert not game.state.players[seat].mana_dirty
    assert game.state.players[seat].mana_total == 2 and not profile.is_stale(game, seat)


@rule("106.12", "903.4f")
def test_a_survey_is_kept_until_what_it_says_may_differ(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True)
    you, other = table.seat(0), table.seat(1)
    you.leads("Isamaru, Hound of Konda")
    tower, ring = you.have("Command Tower", "Sol Ring")
    game = table.game
    makes = [survey(game, you.number, o.id, FOR_ANYTHING) for o in (tower, ring)]
    assert [s.units for s in makes if s is not None] == [[1, 1], [32, 2]]
    assert set(game.surveyed) >= {tower.id, ring.id} and not is_stale(game)
    again = survey(game, you.number, ring.id, FOR_ANYTHING)
    assert again is not None and makes[1] is not None and again.makers is makes[1].makers and again is not makes[1]
    game.hand_over(tower.id, other.number)
    assert survey(game, other.number, tower.id, FOR_ANYTHING) is None, "another player has another identity"
    game.emit(Tap(ring.id, False))
    assert survey(game, you.number, ring.id, FOR_ANYTHING) is None


@rule("106.12")
def test_a_survey_that_says_something_else_is_noticed(scenario: Builder) -> None:
    table = scenario(seats=2)
    you = table.seat(0)
    ring = you.has("Sol Ring")
    game = table.game
    survey(game, you.number, ring.id, FOR_ANYTHING)
    shadow.check(game)
    game.surveyed[ring.id].weight += 1
    with pytest.raises(StaleCache):
        shadow.check(game)
