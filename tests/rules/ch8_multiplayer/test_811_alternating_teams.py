"""Alternating Teams: teammates sit apart, and only neighbours are attacked. CR 811."""

from __future__ import annotations

import pytest

from apnap.rules.ch8_multiplayer.table import (
    ATTACK_LEFT,
    ATTACK_MULTIPLE,
    ATTACK_ONE,
    ATTACK_RIGHT,
    UNLIMITED,
    TableError,
)
from apnap.rules.core.decisions import D_ATTACK, O_CAST
from apnap.rules.variants import ON, VARIANTS, Wishes
from apnap.rules.views.view import observe
from apnap.testing import Scenario, example, rule
from apnap.testing.plugin import Builder

ALTERNATING = VARIANTS["alternating-teams"]


def teams(scenario: Builder, *sizes: int, wishes: Wishes | None = None) -> Scenario:
    return scenario(variant="alternating-teams", sizes=sizes or (3, 3), wishes=wishes)


def attackable(table: Scenario) -> list[int]:
    """The scenario's seats that seat 0 may attack."""
    table.seat(0).has("Grizzly Bears")
    decision = table.asked(kind=D_ATTACK)
    return sorted((-1 - int(ref) - table.offset) % table.count for ref in decision.defenders)


@rule("811.1")
def test_two_or_more_teams_of_equal_size() -> None:
    assert [len(t) for t in ALTERNATING.table([2, 2, 2]).teams] == [2, 2, 2]
    for sizes in ([4], [2, 3], [2, 2, 1]):
        with pytest.raises(TableError) as refused:
            ALTERNATING.table(sizes)
        assert refused.value.rule == "811.1"


@rule("811.2", "811.2a")
def test_range_two_unless_another_is_asked_for(scenario: Builder) -> None:
    table = teams(scenario, 4, 4)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    table.game.answer([1], table.seat(0).number)
    # type: ignore[union-attr]
    reached = sorted((-1 - int(ref) - table.offset) % 8 for ref in table.game.decision().candidates)
    assert reached == [0, 1, 2, 6, 7]
    assert ALTERNATING.table([4, 4]).range == [2] * 8
    assert ALTERNATING.table([4, 4], Wishes(1)).range == [1] * 8
    assert ALTERNATING.table([4, 4], Wishes(UNLIMITED)).range is None


@rule("811.2a")
def test_two_seats_away_is_within_reach(scenario: Builder) -> None:
    table = teams(scenario, 2, 2, 2, 2)
    table.seat(0).casts("Shock", at=[table.seat(2)]).resolves()
    assert table.seat(2).life == 18


@rule("811.2b")
def test_one_attack_option_is_used(scenario: Builder) -> None:
    for attack in (ATTACK_MULTIPLE, ATTACK_LEFT, ATTACK_RIGHT):
        assert ALTERNATING.table([2, 2], Wishes(attack=attack)).attack == attack
    with pytest.raises(TableError) as refused:
        ALTERNATING.table([2, 2], Wishes(attack=ATTACK_ONE))
    assert refused.value.rule == "811.2b"
    assert attackable(teams(scenario, wishes=Wishes(attack=ATTACK_LEFT))) == [1]


@rule("811.2b")
def test_with_attack_right_only_the_player_to_the_right_is_attacked(scenario: Builder) -> None:
    assert attackable(teams(scenario, wishes=Wishes(attack=ATTACK_RIGHT))) == [5]


@rule("811.2c")
def test_creatures_are_deployed_only_when_asked_for() -> None:
    assert not ALTERNATING.table([3, 3]).deploy
    assert ALTERNATING.table([3, 3], Wishes(deploy=ON)).deploy


@rule("811.3")
@example("811.3", 1)
def test_three_teams_sit_in_turn() -> None:
    """One of each team, three times around."""
    table = ALTERNATING.table([3, 3, 3])
    around = [int(table.team_of[seat]) for seat in range(9)]
    assert around == [0, 1, 2, 0, 1, 2, 0, 1, 2]


@rule("811.3")
@pytest.mark.parametrize("sizes", [[2, 2], [3, 3], [6, 6], [2, 2, 2], [2, 2, 2, 2, 2]])
def test_nobody_sits_beside_a_teammate(sizes: list[int]) -> None:
    table = ALTERNATING.table(sizes)
    n = int(table.seats)
    assert all(table.team_of[s] != table.team_of[(s + 1) % n] for s in range(n))
    for team in table.teams:
        gaps = {(team[(i + 1) % len(team)] - team[i]) % n for i in range(len(team))}
        assert len(gaps) == 1, "each team is equally spaced out"


@rule("811.4")
def test_only_neighbours_are_attacked(scenario: Builder) -> None:
    """Seat 3 of the other team is out of the way, seats 2 and 4 are teammates."""
    assert attackable(teams(scenario, 3, 3)) == [1, 5]


@rule("811.4")
def test_a_planeswalker_of_somebody_who_is_not_a_neighbour_is_not_attacked(scenario: Builder) -> None:
    table = teams(scenario, 2, 2, 2, wishes=Wishes(UNLIMITED))
    near, far = table.seat(1).has("Sorin Markov"), table.seat(2).has("Sorin Markov")
    table.seat(0).has("Grizzly Bears")
    decision = table.asked(kind=D_ATTACK)
    assert near.id in decision.defenders and far.id not in decision.defenders


@rule("811.4", "800.4")
def test_who_moves_up_beside_an_opponent_may_attack_them(scenario: Builder) -> None:
    table = teams(scenario, 2, 2, 2)
    table.seat(1).concedes()
    assert attackable(table) == [2, 5]


@rule("811.5", "400.2")
def test_teammates_see_no_hands_until_they_sit_next_to_each_other(scenario: Builder) -> None:
    table = teams(scenario, 3, 3)
    for seat in table.seats():
        seat.holds("Shock")

    def seen() -> list[int]:
        view = observe(table.game, table.seat(0).number)
        return [s for s in range(6) if view.hand(table.seat(s).number)]

    assert seen() == [0]
    table.seat(1).concedes()
    assert seen() == [0, 2]
    table.seat(5).concedes()
    assert seen() == [0, 2, 4]


@rule("811.5")
def test_members_of_alternating_teams_share_nothing(scenario: Builder) -> None:
    table = teams(scenario, 2, 2)
    table.seat(0).has("Mountain")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert [s.life for s in table.seats()] == [17, 20, 20, 20]
    shock = table.seat(2).holds("Shock")[0]
    assert not table.seat(2).can(O_CAST, shock), "a teammate's Mountain does not pay"
