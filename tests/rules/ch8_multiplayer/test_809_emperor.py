"""Emperor: generals around an emperor with whom the team wins, loses and draws. CR 809.

Seats 0, 1, 2 are a general, the emperor and a general of one team; seats 3, 4, 5 of the other.
"""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.effects.outcomes import DrawGame, LoseGame, WinGame
from apnap.abilities.targets import TargetPlayer
from apnap.agents import evaluation
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch8_multiplayer.table import TableError
from apnap.rules.core.decisions import D_ATTACK, D_CHOOSE, FOR_TARGET, O_ACTIVATE, O_CAST
from apnap.rules.variants import OFF, VARIANTS, Wishes
from apnap.rules.views.view import observe
from apnap.testing import Scenario, example, rule
from apnap.testing.plugin import Builder

EMPEROR = VARIANTS["emperor"]
TRIUMPH = card("Triumph", "{W}", "Instant", WinGame())
DOOM = card("Doom", "{B}", "Instant", LoseGame(TargetPlayer()))
TRUCE = card("Truce", "{W}", "Instant", DrawGame())


def empire(scenario: Builder, *sizes: int) -> Scenario:
    return scenario(variant="emperor", sizes=sizes or (3, 3)).knows(TRIUMPH, DOOM, TRUCE)


def outcomes(table: Scenario) -> list[str]:
    return [seat.outcome for seat in table.seats()]


def reached(table: Scenario, seat: int) -> list[int]:
    """The scenario's seats that a seat could point a spell at."""
    state = table.game.state
    mask = state.reach[table.seat(seat).number]  # type: ignore[index]
    return [s for s in range(table.count) if mask >> table.seat(s).number & 1]


# the table -----------------------------------------------------------------------------------------------------------
@rule("809.1")
def test_two_or_more_teams_of_three() -> None:
    assert EMPEROR.table([3, 3]).teams == [[0, 1, 2], [3, 4, 5]]
    assert len(EMPEROR.table([3, 3, 3]).teams) == 3
    with pytest.raises(TableError) as refused:
        EMPEROR.table([3])
    assert refused.value.rule == "809.1"


@rule("809.2")
def test_the_emperor_sits_in_the_middle_of_a_team_that_sits_together() -> None:
    table = EMPEROR.table([3, 3])
    assert table.leader_of == [1, 1, 1, 4, 4, 4]
    with pytest.raises(TableError) as refused:
        EMPEROR.table([2, 2])
    assert refused.value.rule == "809.2"


@rule("809.3", "809.3a")
def test_emperors_reach_two_seats_and_generals_one(scenario: Builder) -> None:
    table = empire(scenario)
    assert reached(table, 0) == [0, 1, 5]
    assert reached(table, 1) == [0, 1, 2, 3, 5]
    assert reached(table, 2) == [1, 2, 3]


@rule("809.3a")
def test_another_range_is_refused() -> None:
    with pytest.raises(TableError) as refused:
        EMPEROR.table([3, 3], Wishes(1))
    assert refused.value.rule == "809.3a"


@rule("809.3b", "804.2")
def test_creatures_are_deployed_to_teammates(scenario: Builder) -> None:
    table = empire(scenario)
    table.to_turn(table.seat(1))
    bears = table.seat(1).has("Grizzly Bears")
    table.to_step(3, table.seat(1))
    assert table.seat(1).can(O_ACTIVATE, bears)
    table.seat(1).activates(bears, at=[table.seat(2)]).resolves()
    assert bears.controller == table.seat(2) and bears.tapped


@rule("809.3b", "804.1")
def test_an_emperor_game_without_deploying_creatures_is_refused() -> None:
    assert EMPEROR.table([3, 3]).deploy
    with pytest.raises(TableError) as refused:
        EMPEROR.table([3, 3], Wishes(deploy=OFF))
    assert refused.value.rule == "804.1"


@rule("809.3c")
@example("809.3c", 1)
@pytest.mark.parametrize(("emperor", "generals"), [(1, (3, 5)), (4, (0, 2))])
def test_an_emperor_attacks_nobody_at_first(scenario: Builder, emperor: int, generals: tuple[int, int]) -> None:
    """Both of the opposing generals are within the range of their spells."""
    table = empire(scenario)
    table.to_turn(table.seat(emperor))
    table.seat(emperor).has("Serra Angel")
    for general in generals:
        table.seat(emperor).casts("Shock", at=[table.seat(general)]).resolves()
        assert table.seat(general).life == 18
    table.next_turn()
    assert not any("attack" in line for line in table.log)
    assert table.active == [table.seat((emperor + 1) % 6)]


@rule("809.3c", "802.2")
def test_an_emperor_cannot_be_attacked_at_the_start(scenario: Builder) -> None:
    """Generals attack the general beside them, and emperors nobody."""
    table = empire(scenario)
    for seat in range(6):
        table.to_turn(table.seat(seat))
        table.seat(seat).has("Serra Angel")
        if seat in (1, 4):
            continue  # emperors attack nobody
        decision = table.asked(kind=D_ATTACK)
        assert [table.of(-1 - ref) for ref in decision.defenders] == [table.seat({0: 5, 2: 3, 3: 2, 5: 0}[seat])]


@rule("809.3c")
def test_a_general_attacks_only_the_neighbour(scenario: Builder) -> None:
    table = empire(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    near, far = table.seat(5).has("Sorin Markov"), table.seat(3).has("Sorin Markov")
    decision = table.asked(kind=D_ATTACK)
    assert sorted(decision.defenders) == sorted([table.seat(5).ref, near.id])
    assert far.id not in decision.defenders
    table.seat(0).attacks({bears: near})
    table.next_turn()
    assert near.counters("loyalty") == 2


@rule("809.3c", "801.2c")
def test_an_emperor_attacks_who_moved_up_beside_them(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(2).concedes()
    table.to_turn(table.seat(1))
    table.seat(1).has("Serra Angel")
    decision = table.asked(kind=D_ATTACK)
    assert decision.defenders == [table.seat(3).ref]


@rule("809.4")
def test_a_random_emperor_goes_first() -> None:
    for sizes, emperors in (([3, 3], {1, 4}), ([4, 4], {1, 5}), ([3, 3, 3], {1, 4, 7})):
        table = EMPEROR.table(sizes)
        decks = [[library.find("Forest")] * 10] * sum(sizes)
        assert {int(new_state(table, decks, seed).starter) for seed in range(40)} == emperors


@rule("809.4")
def test_turns_go_to_the_left(scenario: Builder) -> None:
    table = empire(scenario)
    assert table.next_turns(6) == [table.seat(s) for s in (1, 2, 3, 4, 5, 0)]


# winning and losing --------------------------------------------------------------------------------------------------
@rule("809.5", "809.5b")
def test_a_team_loses_with_its_emperor(scenario: Builder) -> None:
    table = empire(scenario, 3, 3, 3)
    table.seat(4).at(0)
    assert outcomes(table) == ["playing"] * 3 + ["lost"] * 3 + ["playing"] * 3
    assert not table.seat(3).in_game and not table.seat(5).in_game
    reasons = [table.game.state.players[table.seat(s).number].reason for s in (3, 4, 5)]
    assert reasons == ["809.5b", "704.5a", "809.5b"]


@rule("809.5b")
def test_who_falls_with_the_emperor_is_named_once_and_who_left_before_is_not(scenario: Builder) -> None:
    """One general has gone, the other dies with the emperor, and a creature dies at the same time."""
    table = empire(scenario, 3, 3, 3)
    table.seat(5).concedes()
    table.seat(3).has("Grizzly Bears")
    before = len(table.log)
    state = table.game.state
    for s in (3, 4):
        state.edit_player(table.seat(s).number).life = 0
    state.edit(table.seat(3).permanent("Grizzly Bears").id).damage = 5
    table.refresh()
    said = [line for line in table.log[before:] if "the game" in line and "lose" in line]
    assert sum("Seat 3" in line for line in said) == 1 and not any("Seat 5" in line for line in said)
    assert outcomes(table) == ["playing"] * 3 + ["lost"] * 3 + ["playing"] * 3


@rule("809.5")
def test_bots_weigh_an_emperor_more(scenario: Builder) -> None:
    table = empire(scenario)
    assert [evaluation.leads(table.game, table.seat(s).number) for s in range(6)] == [False, True, False] * 2


@rule("809.5b", "104.3a")
def test_an_emperor_who_concedes_concedes_for_the_team(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(4).concedes()
    assert outcomes(table) == ["won"] * 3 + ["lost"] * 3


@rule("809.5")
def test_a_general_loses_alone(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(3).at(0)
    table.seat(5).concedes()
    assert outcomes(table) == ["playing", "playing", "playing", "lost", "playing", "lost"]


@rule("809.5a", "104.2c")
def test_a_team_wins_with_its_emperor_generals_who_have_lost_included(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(0).concedes()
    table.seat(2).concedes()
    table.seat(4).at(0)
    assert outcomes(table) == ["won"] * 3 + ["lost"] * 3


@rule("809.5a", "801.14")
def test_an_emperor_who_would_win_defeats_those_within_reach(scenario: Builder) -> None:
    """Both opposing generals lose; the other emperor is too far away. Then that one is within reach."""
    table = empire(scenario)
    table.seat(1).casts("Triumph").resolves()
    assert outcomes(table) == ["playing", "playing", "playing", "lost", "playing", "lost"]
    table.next_turn()
    table.seat(1).casts("Triumph").resolves()
    assert outcomes(table) == ["won"] * 3 + ["lost"] * 3


@rule("809.5b", "101.2")
def test_a_general_who_cannot_lose_stays_without_the_emperor(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(3).has("Platinum Angel")
    table.seat(4).at(0)
    assert outcomes(table) == ["playing", "playing", "playing", "playing", "lost", "lost"]


@rule("809.5b")
def test_an_emperor_who_cannot_lose_keeps_the_team(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(4).has("Platinum Angel")
    table.seat(4).at(0)
    assert outcomes(table) == ["playing"] * 6


@rule("809.5c", "104.4h")
def test_a_draw_for_an_emperor_is_a_draw_for_the_team(scenario: Builder) -> None:
    """A general of the second of three teams ends the game for those within reach: the emperor and a neighbour."""
    table = empire(scenario, 3, 3, 3)
    table.seat(5).casts("Truce").resolves()
    assert outcomes(table) == ["playing"] * 3 + ["drew"] * 4 + ["playing"] * 2


@rule("809.5c")
def test_a_draw_for_a_general_is_a_draw_only_within_reach(scenario: Builder) -> None:
    """Once the emperor is two seats away: the neighbour between them is dealt with first."""
    table = empire(scenario, 4, 4)
    table.seat(3).casts("Truce").resolves()
    assert outcomes(table) == ["playing", "playing", "drew", "drew", "drew", "playing", "playing", "playing"]


# other sizes ---------------------------------------------------------------------------------------------------------
@rule("809.6")
def test_any_number_of_equal_teams() -> None:
    for sizes in ([4, 4], [5, 5], [6, 6], [3, 3, 3, 3], [4, 4, 4], [5, 5, 5]):
        assert [len(t) for t in EMPEROR.table(sizes).teams] == sizes
    with pytest.raises(TableError) as refused:
        EMPEROR.table([3, 4])
    assert refused.value.rule == "809.6"


@rule("809.6a")
@example("809.6a", 1)
def test_two_teams_of_four() -> None:
    """General 1, emperor, general 2, general 3, and the same again."""
    table = EMPEROR.table([4, 4])
    assert table.leader_of == [1, 1, 1, 1, 5, 5, 5, 5]
    assert table.range == [1, 3, 2, 1, 1, 3, 2, 1]


@rule("809.6a")
@pytest.mark.parametrize(
    ("sizes", "ranges"),
    [
        ([3, 3], [1, 2, 1] * 2),
        ([5, 5], [1, 2, 3, 2, 1] * 2),
        ([6, 6], [1, 2, 4, 3, 2, 1] * 2),
        ([3, 3, 3], [1, 2, 1] * 3),
    ],
)
def test_ranges_are_the_least_that_reach_generals(sizes: list[int], ranges: list[int]) -> None:
    assert EMPEROR.table(sizes).range == ranges


@rule("809.6a")
@pytest.mark.parametrize("sizes", [[3, 3], [4, 4], [5, 5], [6, 6], [3, 3, 3], [4, 4, 4, 4]])
def test_no_emperor_begins_within_reach_of_another(sizes: list[int]) -> None:
    table = EMPEROR.table(sizes)
    assert table.range is not None
    n = int(table.seats)
    emperors = sorted(set(table.leader_of))
    for a in emperors:
        for b in emperors:
            assert a == b or min((a - b) % n, (b - a) % n) > table.range[a]


@rule("809.7", "400.2")
def test_teammates_see_each_others_hands(scenario: Builder) -> None:
    table = empire(scenario)
    for seat in table.seats():
        seat.holds("Shock")
    view = observe(table.game, table.seat(0).number)
    assert [len(view.hand(s.number)) for s in table.seats()] == [1, 1, 1, 0, 0, 0]


@rule("809.7")
def test_members_of_an_emperors_team_share_nothing(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(0).has("Mountain")
    shock = table.seat(1).holds("Shock")[0]
    assert not table.seat(0).can(O_CAST, shock)
    assert not table.seat(1).can(O_CAST, shock), "a teammate's Mountain does not pay"
    table.seat(5).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert [s.life for s in table.seats()] == [17, 20, 20, 20, 20, 20]


@rule("809.3a", "801.5")
def test_targets_are_looked_for_within_range(scenario: Builder) -> None:
    table = empire(scenario)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    table.game.answer([1], table.seat(0).number)
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_CHOOSE and decision.purpose == FOR_TARGET
    assert sorted(decision.candidates) == sorted(table.seat(s).ref for s in (0, 1, 5))


@rule("809.5b", "704.5a")
def test_a_general_who_loses_with_the_emperor_loses_once(scenario: Builder) -> None:
    """Both are at 0 life: the general loses for that, the other one with the emperor."""
    table = empire(scenario)
    table.seat(0).at(0)
    table.seat(1).at(0)
    table.run(lambda d: True, "state-based actions")
    state = table.game.state
    assert [state.players[table.seat(s).number].reason for s in (0, 1, 2)] == ["704.5a", "704.5a", "809.5b"]
    assert outcomes(table) == ["lost"] * 3 + ["won"] * 3
