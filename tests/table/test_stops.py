"""When a person is asked, and when passing until something is over."""

from __future__ import annotations

from apnap.rules.core.constants import BEGIN_COMBAT, DAMAGE, END, MAIN1, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_ORDER, D_PRIORITY, O_CAST
from apnap.rules.views.seen import SeenTurn
from apnap.table import seating
from apnap.table.stops import Stops, Until, Wait
from apnap.testing import rule


def turn(number: int, step: int, active: int) -> SeenTurn:
    seen = SeenTurn(0, number, step)
    seen.active = [active]
    return seen


NOW = turn(5, MAIN1, 0)


def passing(wish: Until) -> Wait:
    """What somebody wishes for now."""
    return Wait(wish, NOW.number, NOW.number, NOW.step)


def test_passing_until_a_step_ends_when_it_comes() -> None:
    wait = passing(Until(END))
    assert not wait.is_over(turn(5, BEGIN_COMBAT, 0))
    assert wait.is_over(turn(5, END, 0))


def test_a_step_that_this_turn_lacks_ends_it_with_the_next_one() -> None:
    wait = passing(Until(DAMAGE))
    assert not wait.is_over(turn(5, BEGIN_COMBAT, 0))
    assert wait.is_over(turn(5, MAIN2, 0))


def test_a_step_that_is_past_means_that_of_the_next_turn() -> None:
    wait = passing(Until(UPKEEP))
    assert not wait.is_over(turn(5, END, 0))
    assert wait.is_over(turn(6, UPKEEP, 1))


def test_passing_until_my_turn_waits_for_it() -> None:
    wait = passing(Until(seat=0, turn=True))
    assert not wait.is_over(NOW)
    assert not wait.is_over(turn(7, UPKEEP, 2))
    assert wait.is_over(turn(9, UPKEEP, 0))
    assert not wait.wish.asks_there(), "in my own turn my stops decide again"


def test_passing_the_turn_ends_with_the_next_one() -> None:
    wait = passing(Until(turn=True))
    assert not wait.is_over(turn(5, END, 0))
    assert wait.is_over(turn(6, UPKEEP, 1))


def test_passing_until_another_players_step() -> None:
    wait = passing(Until(END, seat=2, firm=True))
    assert not wait.is_over(turn(6, END, 1))
    assert not wait.is_over(turn(7, DAMAGE, 2))
    assert wait.is_over(turn(7, END, 2))


def test_a_turn_that_began_elsewhere_is_not_the_next_one() -> None:
    """Where several turns go on at once, those that had begun are not waited for. CR 807.4."""
    wait = Wait(Until(turn=True), number=5, latest=7, step=MAIN1)
    assert not wait.is_over(turn(7, END, 2))
    assert wait.is_over(turn(8, UPKEEP, 1))


def test_stops_are_set_and_removed() -> None:
    stops = Stops()
    assert stops.mine == {MAIN1, MAIN2} and not stops.theirs
    stops.change(UPKEEP, mine=True, theirs=False, stop=True)
    assert UPKEEP in stops.mine and UPKEEP not in stops.theirs
    stops.change(END, mine=False, theirs=True, stop=True)
    assert END in stops.theirs and END not in stops.mine
    stops.change(END, mine=True, theirs=True, stop=False)
    assert END not in stops.theirs and UPKEEP in stops.mine
    stops.always = True
    stops.remove_all()
    assert not stops.mine and not stops.theirs and not stops.always


def order_asked(*creatures: str) -> bool:
    """Is somebody with these creatures asked for an order as another creature of theirs enters?"""
    session = seating.laid_out(
        f"""table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Wall of Wood
  battlefield: Forest; {"; ".join(creatures)}
  library: Island x9
seat 1 Bob: life 20
  library: Island x9
seat 2 Cid: life 20
  library: Island x9
""",
        "the position",
    )
    session.start()
    for _ in range(20):
        decision = session.waiting()[0]
        if decision.kind == D_ORDER:
            return True
        casts = [i for i, option in enumerate(decision.options) if option.kind == O_CAST]
        session.answer([casts[0] if casts else 0] if decision.kind == D_PRIORITY else [], int(decision.decider))
        if session.view(0).player(0).life > 20:
            return False
    raise AssertionError("nothing came of it")


@rule("603.3b")
def test_abilities_that_nobody_could_tell_apart_are_put_on_the_stack_without_asking() -> None:
    assert not order_asked("Soul Warden", "Soul Warden")


@rule("603.3b")
def test_abilities_of_other_cards_are_put_in_an_order_by_their_player() -> None:
    assert order_asked("Soul Warden", "Essence Warden")
