"""Team vs. Team: teams of any size, everybody with their own turn and their own things. CR 808."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE, TableError, TableRules
from apnap.rules.core.decisions import D_ATTACK, O_CAST
from apnap.rules.variants import ON, VARIANTS, Wishes
from apnap.rules.views.view import observe
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder


def teams(scenario: Builder, *sizes: int) -> Scenario:
    return scenario(variant="team-vs-team", sizes=sizes or (2, 2))


def starters(table: TableRules) -> set[int]:
    """Who has begun in thirty games."""
    decks = [[library.find("Forest")] * 10] * int(table.seats)
    return {int(new_state(table, decks, seed).starter) for seed in range(30)}


@rule("808.1")
@pytest.mark.parametrize("sizes", [[1, 1], [2, 2], [3, 1], [2, 3, 4], [1, 1, 1, 1], [6, 6]])
def test_two_teams_or_more_of_any_sizes(sizes: list[int]) -> None:
    table = VARIANTS["team-vs-team"].table(sizes)
    assert [len(team) for team in table.teams] == sizes and table.seats == sum(sizes)


@rule("808.1")
@pytest.mark.parametrize("sizes", [[], [4], [3, 0]])
def test_fewer_than_two_teams_are_refused(sizes: list[int]) -> None:
    with pytest.raises(TableError) as refused:
        VARIANTS["team-vs-team"].table(sizes)
    assert refused.value.rule == "808.1"


@rule("808.2")
def test_each_team_sits_together() -> None:
    assert VARIANTS["team-vs-team"].table([2, 3, 1]).teams == [[0, 1], [2, 3, 4], [5]]


@rule("808.3", "808.3a")
def test_creatures_attack_several_opponents_at_once(scenario: Builder) -> None:
    table = teams(scenario, 2, 2)
    one, other = table.seat(0).have("Grizzly Bears", "Hill Giant")
    decision = table.asked(kind=D_ATTACK)
    assert sorted(decision.defenders) == sorted([table.seat(2).ref, table.seat(3).ref]), "and no teammate"
    table.seat(0).attacks({one: table.seat(2), other: table.seat(3)})
    table.next_turn()
    assert [s.life for s in table.seats()] == [20, 20, 18, 17]


@rule("808.3", "808.3b")
def test_deploying_and_a_limited_range_are_used_only_when_asked_for() -> None:
    usual = VARIANTS["team-vs-team"].table([2, 2])
    assert not usual.deploy and usual.range is None and usual.attack == ATTACK_MULTIPLE
    wished = VARIANTS["team-vs-team"].table([3, 3], Wishes(2, deploy=ON))
    assert wished.deploy and wished.range == [2] * 6


@rule("808.3b", "801.2a")
def test_the_other_end_of_the_table_is_within_reach(scenario: Builder) -> None:
    table = teams(scenario, 4, 4)
    table.seat(0).casts("Shock", at=[table.seat(5)]).resolves()
    assert table.seat(5).life == 18


@rule("808.4")
@pytest.mark.parametrize(
    ("sizes", "first"),
    [([3, 3], {1, 4}), ([2, 2], {1, 3}), ([4, 4], {2, 6}), ([1, 3], {0, 2}), ([2, 3, 5], {1, 3, 7})],
)
def test_the_player_in_the_middle_of_a_random_team_goes_first(sizes: list[int], first: set[int]) -> None:
    """With an even number, the one to the left of the midpoint; seats are counted to the left."""
    assert starters(VARIANTS["team-vs-team"].table(sizes)) == first


@rule("808.4")
def test_turns_go_to_the_left(scenario: Builder) -> None:
    table = teams(scenario, 2, 2)
    assert table.next_turns(4) == [table.seat(1), table.seat(2), table.seat(3), table.seat(0)]


@rule("808.5", "400.2")
def test_teammates_see_each_others_hands(scenario: Builder) -> None:
    table = teams(scenario, 3, 3)
    for seat in table.seats():
        seat.holds("Shock")
    view = observe(table.game, table.seat(0).number)
    seen = [[card.name for card in view.hand(s.number)] for s in table.seats()]
    assert seen == [["Shock"], ["Shock"], ["Shock"], [], [], []]


@rule("808.5")
def test_life_mana_and_cards_are_each_players_own(scenario: Builder) -> None:
    table = teams(scenario, 2, 2)
    table.seat(0).has("Mountain")
    shock = table.seat(1).holds("Shock")[0]
    assert not table.seat(0).can(O_CAST, shock)
    table.seat(0).passes()
    assert not table.seat(1).can(O_CAST, shock), "a teammate's Mountain does not pay"
    table.seat(2).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert [s.life for s in table.seats()] == [17, 20, 20, 20]


@rule("808.5")
def test_a_teammates_creatures_do_not_block(scenario: Builder) -> None:
    table = teams(scenario, 2, 2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({bears: table.seat(2)})
    table.next_turn()
    assert table.seat(2).life == 18


@rule("808.1", "104.2c")
def test_a_team_plays_on_without_a_member_and_wins_with_them(scenario: Builder) -> None:
    table = teams(scenario, 2, 2)
    table.seat(1).concedes()
    assert [s.outcome for s in table.seats()] == ["playing", "lost", "playing", "playing"]
    table.seat(2).concedes()
    table.seat(3).concedes()
    assert [s.outcome for s in table.seats()] == ["won", "won", "lost", "lost"]
