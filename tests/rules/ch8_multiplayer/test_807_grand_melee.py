"""Grand Melee: several players take turns at the same time, a stack for each of their turns. CR 807."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.effects.turns import TakeExtraTurn
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, ATTACK_MULTIPLE, TableError, TableRules
from apnap.rules.core.constants import END, MAIN1, MAIN2, STAGE_REMOVED, STAGE_WAIT, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_PRIORITY
from apnap.rules.core.play import Play
from apnap.rules.variants import ON, VARIANTS, Wishes
from apnap.testing import Scenario, Seat, example, rule
from apnap.testing.plugin import Builder

MELEE = VARIANTS["grand-melee"]


def melee(scenario: Builder, seats: int = 12) -> Scenario:
    """A Grand Melee in the first main phases of every fourth seat."""
    return scenario(seats=seats, variant="grand-melee")


def running(table: Scenario) -> list[list[Seat]]:
    """Whose turns are going on, marker by marker."""
    return [[table.of(s) for s in turn.active] for turn in table.game.state.turns]


def places(table: Scenario) -> list[int]:
    """Where the markers are, by seat; -1 for those that were removed."""
    state = table.game.state
    return [
        -1 if turn.stage == STAGE_REMOVED else (int(turn.unit) - table.offset) % table.count for turn in state.turns
    ]


def finish_turn(table: Scenario, marker: int) -> None:
    """That marker's turn ends; the others get no further than they must."""
    table.on(marker)
    number = table.turn.number
    unit = table.turn.unit
    table.run(lambda d: (table.turn.number, table.turn.unit) != (number, unit), "the end of that turn")


# the table -----------------------------------------------------------------------------------------------------------
@rule("807.1")
def test_a_grand_melee_begins_with_ten_or_more_players_without_teams() -> None:
    with pytest.raises(TableError, match=r"ten|10.*CR 807\.1"):
        MELEE.table_for(9)
    with pytest.raises(TableError, match=r"CR 807\.1"):
        MELEE.table([2] * 6)
    with pytest.raises(TableError, match=r"CR 807\.1"):
        MELEE.table_for(41)
    table = MELEE.table_for(10)
    assert not any(table.teammates(0, seat) for seat in range(1, 10))


@rule("807.2")
def test_options_are_decided_before_play() -> None:
    assert MELEE.table_for(10, Wishes(reach=2)).range == [2] * 10


@rule("807.2a")
def test_only_neighbours_are_in_range(scenario: Builder) -> None:
    table = melee(scenario)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    decision = table.on(0).to_priority(table.seat(0).number)
    (shock,) = [i for i, o in enumerate(decision.options) if o.kind == 2]
    table.game.answer([shock], table.seat(0).number, 0)
    asked = table.open_decision()
    assert asked is not None
    assert set(asked.candidates) == {table.seat(s).ref for s in (11, 0, 1)}


@rule("807.2b")
def test_only_the_neighbour_to_the_left_is_attacked(scenario: Builder) -> None:
    table = melee(scenario)
    table.seat(0).has("Grizzly Bears")
    decision = table.on(0).asked(kind=D_ATTACK)
    assert decision.defenders == [table.seat(1).ref]


@rule("807.2c")
def test_neither_several_are_attacked_nor_creatures_deployed() -> None:
    with pytest.raises(TableError, match=r"CR 807\.2"):
        MELEE.table_for(10, Wishes(attack=ATTACK_MULTIPLE))
    with pytest.raises(TableError, match=r"CR 807\.2c"):
        MELEE.table_for(10, Wishes(deploy=ON))
    table = MELEE.table_for(10)
    assert table.attack == ATTACK_LEFT and not table.deploy


# markers and turns ---------------------------------------------------------------------------------------------------
@rule("807.4")
def test_players_take_turns_at_the_same_time(scenario: Builder) -> None:
    table = melee(scenario)
    assert running(table) == [[table.seat(0)], [table.seat(4)], [table.seat(8)]]
    assert {(d.seat, d.marker) for d in table.game.decisions()} == {
        (table.seat(0).number, 0),
        (table.seat(4).number, 1),
        (table.seat(8).number, 2),
    }
    for marker, seat in enumerate((0, 4, 8)):
        table.on(marker).seat(seat).plays("Forest")
    assert [table.seat(s).battlefield for s in (0, 4, 8)] == [["Forest"]] * 3


@rule("807.4")
def test_turns_go_on_while_somebody_elsewhere_ponders(scenario: Builder) -> None:
    """While seat 0 ponders, the other turns are finished; nobody begins a second one before that."""
    table = melee(scenario)
    while any(d.marker > 0 for d in table.game.decisions()):
        decision = next(d for d in table.game.decisions() if d.marker > 0)
        table.game.answer(table.default(decision), decision.seat, decision.marker)
    assert [d.seat for d in table.game.decisions()] == [table.seat(0).number]
    assert places(table) == [0, 5, 9]
    assert table.game.state.ticks == 3
    finish_turn(table, 0)
    assert running(table) == [[table.seat(1)], [table.seat(5)], [table.seat(9)]]


@rule("807.4a")
@example("807.4a", 1)
@pytest.mark.parametrize(("players", "count"), [(16, 4), (15, 3), (10, 2), (40, 10)])
def test_there_is_a_marker_for_each_full_four_players(players: int, count: int) -> None:
    table = MELEE.table_for(players)
    assert table.markers == count
    assert len(new_state(table, [[] for _ in range(players)], 1).turns) == count


@rule("807.4a")
def test_more_markers_are_refused() -> None:
    table = TableRules(11)
    table.markers = 3
    with pytest.raises(TableError, match=r"CR 807\.4a"):
        table.seal()


@rule("807.4b")
def test_every_fourth_player_starts_with_a_marker(scenario: Builder) -> None:
    table = scenario(seats=15, variant="grand-melee", opening=True)
    table.run(lambda d: d.kind == D_PRIORITY, "the first turns")
    first = int(table.game.state.starter)
    assert [list(turn.active) for turn in table.game.state.turns] == [[(first + 4 * m) % 15] for m in range(3)]
    assert [turn.step for turn in table.game.state.turns] == [UPKEEP] * 3
    assert [int(turn.number) for turn in table.game.state.turns] == [1, 2, 3]


@rule("807.4a", "807.4b")
def test_players_who_left_before_the_first_turn_do_not_count(scenario: Builder) -> None:
    """Of thirteen players one leaves, who would have begun, and another one: eleven have two markers."""
    table = scenario(seats=13, variant="grand-melee", opening=True)
    first = int(table.game.state.starter)
    for seat in (first, (first + 3) % 13):
        table.game.concede(seat)
    table.run(lambda d: d.kind == D_PRIORITY, "the first turns")
    assert running(table) == [[table.of((first + 1) % 13)], [table.of((first + 6) % 13)], []]


@rule("807.4c")
def test_a_marker_goes_to_the_left(scenario: Builder) -> None:
    table = scenario(seats=13, variant="grand-melee")
    finish_turn(table, 2)
    assert places(table)[2] == 9


@rule("807.4c")
def test_the_turn_of_a_leaver_is_finished_first(scenario: Builder) -> None:
    table = scenario(seats=14, variant="grand-melee")
    table.seat(8).concedes()
    assert places(table)[2] == 8
    assert running(table)[2] == []
    finish_turn(table, 2)
    assert places(table)[2] == 9


@rule("807.4c", "807.4d")
def test_the_marker_of_a_leaver_who_waited_goes_on_at_once(scenario: Builder) -> None:
    table = scenario(seats=13, variant="grand-melee")
    finish_turn(table, 0)
    assert places(table)[0] == 1 and table.game.state.turns[0].stage == STAGE_WAIT
    table.seat(1).concedes()
    assert places(table)[0] == 2


@rule("807.4d")
def test_a_player_waits_while_a_marker_is_too_close(scenario: Builder) -> None:
    """Seat 1 has the marker of seat 0, but seat 4, three seats to the left, is still taking a turn."""
    table = melee(scenario)
    finish_turn(table, 0)
    assert table.game.state.turns[0].stage == STAGE_WAIT
    assert not any(d.marker == 0 for d in table.game.decisions())
    finish_turn(table, 1)
    assert places(table)[1] == 5
    assert table.game.state.turns[0].stage != STAGE_WAIT
    finish_turn(table, 2)
    assert running(table)[0] == [table.seat(1)]


@rule("807.4d")
def test_seats_of_leavers_do_not_count(scenario: Builder) -> None:
    """Seat 12 of sixteen is four seats from seat 0, and three once seat 14 has left."""
    table = scenario(seats=16, variant="grand-melee")
    assert not markers.is_near(table.game.state, table.game.state.turns[3], 1)
    table.seat(14).concedes()
    assert markers.is_near(table.game.state, table.game.state.turns[3], 1)


# fewer players, fewer markers ----------------------------------------------------------------------------------------
@rule("807.4e", "807.4g")
def test_the_marker_to_the_right_of_a_leaver_is_removed_after_its_turn(scenario: Builder) -> None:
    table = melee(scenario)
    table.seat(7).concedes()
    assert [int(t.removals) for t in table.game.state.turns] == [0, 1, 0]
    assert running(table)[1] == [table.seat(4)]
    number = table.game.state.turns[1].number
    table.on(1).run(lambda d: table.game.state.turns[1].stage == STAGE_REMOVED, "its removal")
    assert table.game.state.turns[1].number == number
    assert places(table)[1] == -1


@rule("807.4e")
def test_no_marker_goes_while_there_are_four_players_for_each(scenario: Builder) -> None:
    table = scenario(seats=14, variant="grand-melee")
    table.seat(7).concedes()
    table.seat(2).concedes()
    assert [int(t.removals) for t in table.game.state.turns] == [0, 0, 0]
    table.seat(10).concedes()
    assert [int(t.removals) for t in table.game.state.turns] == [0, 0, 1]


@rule("807.4e")
def test_of_several_markers_the_lowest_number_goes(scenario: Builder) -> None:
    """Seats 6 and 10 leave at the same time: to their right are the markers of numbers 1 and 2."""
    table = melee(scenario)
    for seat in (6, 10):
        table.seat(seat).at(0)
    assert not table.seat(6).in_game and not table.seat(10).in_game
    assert [int(t.removals) for t in table.game.state.turns] == [0, 1, 0]


@rule("807.4e", "807.4f")
def test_markers_that_will_be_removed_do_not_count(scenario: Builder) -> None:
    """Twelve players, three markers. One leaves: one marker is to go. Three more may leave before another one is."""
    table = melee(scenario)
    table.seat(6).concedes()
    for seat in (5, 9, 10):
        table.seat(seat).concedes()
        assert sum(int(t.removals) for t in table.game.state.turns) == 1
    table.seat(7).concedes()
    assert [int(t.removals) for t in table.game.state.turns] == [0, 2, 0]


@rule("807.4g", "807.4e")
def test_a_second_designation_goes_to_the_marker_on_the_right(scenario: Builder) -> None:
    table = melee(scenario)
    for seat in (6, 5, 9, 10, 7):
        table.seat(seat).concedes()
    assert [int(t.removals) for t in table.game.state.turns] == [0, 2, 0]
    table.on(1).run(lambda d: places(table)[1] < 0, "the removal of the second marker")
    assert places(table)[1] == -1
    assert [int(t.removals) for t in table.game.state.turns if t.stage != STAGE_REMOVED] in ([1, 0], [0])
    table.on(-1).run(lambda d: places(table).count(-1) == 2, "the removal of the first marker")
    assert places(table)[0] == -1 and places(table)[2] >= 0


@rule("807.4g")
def test_a_marker_whose_player_waits_is_removed_at_once(scenario: Builder) -> None:
    table = melee(scenario)
    finish_turn(table, 0)
    assert table.game.state.turns[0].stage == STAGE_WAIT
    table.seat(2).concedes()
    assert places(table) == [-1, 4, 8]


@rule("807.4e")
def test_the_last_marker_stays(scenario: Builder) -> None:
    """Three players are less than a full four; somebody must take turns all the same."""
    table = melee(scenario, 10)
    for seat in (1, 2, 3, 6, 7, 8, 9):
        table.seat(seat).concedes()
    table.run(lambda d: places(table).count(-1) == 1, "the removal of one of two markers")
    assert sum(int(t.removals) for t in table.game.state.turns) == 0
    before = table.game.state.ticks
    table.run(lambda d: table.game.state.ticks > before + 3, "more turns")


@rule("807.4h")
def test_new_neighbours_reach_each_other_once_a_turn_begins(scenario: Builder) -> None:
    table = scenario(seats=13, variant="grand-melee")
    state = table.game.state
    table.seat(11).concedes()
    assert not state.in_reach(table.seat(10).number, table.seat(12).number)
    begun = table.game.state.ticks
    table.run(lambda d: table.game.state.ticks > begun, "the next turn")
    assert table.game.state.in_reach(table.seat(10).number, table.seat(12).number)


# extra turns ---------------------------------------------------------------------------------------------------------
@rule("807.4i")
def test_a_player_keeps_the_marker_for_an_extra_turn(scenario: Builder) -> None:
    table = scenario(seats=15, variant="grand-melee")
    table.on(2).seat(8).casts("Time Walk").resolves()
    table.run(lambda d: table.turn.extra, "the end of the turn")
    assert places(table)[2] == 8
    finish_turn(table, 0)
    finish_turn(table, 1)
    table.on(2)
    assert running(table)[2] == [table.seat(8)]
    table.run(lambda d: not table.turn.extra, "the end of the extra turn")
    assert places(table)[2] == 9


@rule("807.4i", "500.7")
def test_what_is_said_about_an_extra_turn_holds_for_that_turn_alone(scenario: Builder) -> None:
    """Of two, the latest made comes first: without an untap step. The other one is like any other."""
    rush = card("Rush", "{U}", "Sorcery", TakeExtraTurn(no_untap=True))
    table = scenario(seats=15, variant="grand-melee").knows(rush)
    bears = table.seat(8).has("Grizzly Bears", tapped=True)
    table.on(2).seat(8).casts("Time Walk").resolves()
    table.seat(8).casts("Rush").resolves()
    number = table.turn.number
    table.run(lambda d: table.turn.extra, "the end of the turn")
    for marker in (0, 1):
        finish_turn(table, marker)
    table.on(2).run(lambda d: table.turn.number > number and table.turn.step > 0, "the extra turn")
    assert running(table)[2] == [table.seat(8)] and table.turn.extra and bears.tapped
    owed = table.game.state.players[table.seat(8).number]
    assert owed.extra_turns_owed == 1 and list(owed.extra_turn_terms) == [0]
    number = table.turn.number
    for marker in (0, 1):
        finish_turn(table, marker)
    table.on(2).run(lambda d: table.turn.number > number, "the next turn")
    assert table.turn.extra_turn_flags == 0


@rule("807.4i", "807.4d")
def test_an_extra_turn_waits_for_the_marker_on_the_left(scenario: Builder) -> None:
    """In a game of fifteen, seat 12 is three seats from seat 0, whose turn is longer."""
    table = scenario(seats=15, variant="grand-melee")
    state = table.game.state
    turn = state.edit_marker(2)
    turn.unit = turn.regular = (12 + table.offset) % 15
    turn.active = [int(turn.unit)]
    turn.priority = turn.unit
    state.reach = None
    table.refresh()
    table.on(2).seat(12).casts("Time Walk").resolves()
    table.run(lambda d: table.turn.stage == STAGE_WAIT, "the end of the turn")
    assert table.turn.extra and places(table)[2] == 12
    finish_turn(table, 0)
    assert places(table)[:2] == [1, 4] and table.game.state.turns[2].stage != STAGE_WAIT
    finish_turn(table, 1)
    assert running(table)[2] == [table.seat(12)] and table.game.state.turns[2].extra


@rule("807.4i", "807.4j")
def test_with_a_marker_close_on_the_right_the_extra_turn_comes_before_the_next_one(scenario: Builder) -> None:
    """Seat 1 waits with its marker behind seat 4, which so passes on, and takes the extra turn before its next one."""
    table = scenario(seats=10, variant="grand-melee")
    table.on(1).seat(4).casts("Time Walk").resolves()
    finish_turn(table, 0)
    assert places(table) == [1, 4]
    finish_turn(table, 1)
    assert places(table)[1] == 5 and not table.game.state.turns[1].extra
    table.on(0)
    table.run(lambda d: table.active == [table.seat(4)], "seat 4 to have the other marker")
    assert table.turn.extra
    number = table.turn.number
    table.run(lambda d: table.turn.number != number, "the next turn")
    assert table.active == [table.seat(4)] and not table.turn.extra


@rule("807.4j", "807.4g")
@example("807.4j", 1)
def test_a_player_whose_marker_is_removed_takes_the_extra_turn_later(scenario: Builder) -> None:
    """The rule's example: Alex casts Time Walk, then the player to his left leaves, and his marker is removed."""
    table = melee(scenario)
    alex = table.seat(4)
    table.on(1).seat(4).casts("Time Walk").resolves()
    table.seat(5).concedes()
    table.run(lambda d: places(table)[1] == -1, "the removal of his marker")
    assert all(alex not in active for active in running(table))
    table.on(0).run(lambda d: table.active == [alex], "the other marker to come round")
    assert table.turn.extra
    number = table.turn.number
    table.run(lambda d: table.turn.number != number, "his normal turn")
    assert table.active == [alex] and not table.turn.extra


@rule("807.4j")
def test_an_extra_turn_of_somebody_without_a_marker_comes_before_their_next(scenario: Builder) -> None:
    table = scenario(seats=13, variant="grand-melee")
    table.on(2).seat(8).casts("Time Warp", at=[table.seat(9)]).resolves()
    finish_turn(table, 2)
    table.run(lambda d: table.active == [table.seat(9)], "the next turn")
    assert table.turn.extra
    number = table.turn.number
    table.run(lambda d: table.turn.number != number, "the turn after")
    assert table.active == [table.seat(9)] and not table.turn.extra


@rule("807.4i", "500.7")
def test_an_extra_turn_is_not_taken_by_another_marker(scenario: Builder) -> None:
    table = scenario(seats=13, variant="grand-melee")
    table.on(2).seat(8).casts("Time Walk").resolves()
    table.on(0).run(lambda d: places(table)[0] == 1, "the end of another turn")
    assert table.game.state.players[table.seat(8).number].extra_turns_owed == 1
    assert not table.game.state.turns[0].extra


# turns that end ------------------------------------------------------------------------------------------------------
@rule("807.4", "514.2")
def test_an_effect_until_end_of_turn_ends_with_its_own_turn(scenario: Builder) -> None:
    """Seat 3 is next to the turn of seat 4 and pumps a creature in it; the end of seat 0's turn changes nothing."""
    table = melee(scenario)
    bears = table.seat(3).has("Grizzly Bears")
    table.on(1).seat(3).casts("Giant Growth", at=[bears]).resolves()
    finish_turn(table, 0)
    assert bears.power == 5
    finish_turn(table, 1)
    assert bears.power == 2


@rule("807.4", "514.2")
def test_damage_goes_with_the_turn_it_was_dealt_in(scenario: Builder) -> None:
    """What is dealt in one turn is not forgotten when another turn ends."""
    table = scenario(seats=12, markers=3)
    giant = table.seat(3).has("Craw Wurm", counters={"+1/+1": 2})
    table.on(1).seat(4).casts("Shock", at=[giant]).resolves()
    table.on(0).seat(0).casts("Shock", at=[giant]).resolves()
    assert giant.damage == 4
    table.on(0).run(lambda d: table.turn.stage == STAGE_WAIT, "the end of one turn")
    assert giant.damage == 2
    finish_turn(table, 1)
    assert giant.damage == 0


@rule("514.2", "701.19a")
def test_damage_that_regeneration_removed_is_not_removed_again(scenario: Builder) -> None:
    """Two damage of one turn go as the creature regenerates; what another turn deals later stays until that ends."""
    table = scenario(seats=12, markers=3).knows(card("Mend", "{G}", "Instant", Regenerate(Target(CREATURE))))
    giant = table.seat(3).has("Craw Wurm", counters={"+1/+1": 2})
    table.on(0).seat(0).casts("Shock", at=[giant]).resolves()
    table.on(0).seat(3).casts("Mend", at=[giant]).resolves()
    table.on(0).seat(0).casts("Murder", at=[giant]).resolves()
    assert giant.stayed and giant.damage == 0
    table.on(1).seat(4).casts("Shock", at=[giant]).resolves()
    table.on(0).run(lambda d: table.turn.stage == STAGE_WAIT, "the end of one turn")
    assert giant.damage == 2


@rule("807.4", "500.5")
def test_mana_stays_while_steps_end_elsewhere(scenario: Builder) -> None:
    table = melee(scenario)
    table.seat(4).gets_mana("GG")
    while table.game.state.turns[0].step == MAIN1 and any(d.marker == 0 for d in table.game.decisions()):
        decision = next(d for d in table.game.decisions() if d.marker == 0)
        table.game.answer([0], decision.seat, 0)
    assert table.game.state.turns[0].step != MAIN1
    assert table.seat(4).pool == "GG"
    table.on(1).run(lambda d: table.turn.step != MAIN1, "the end of the step")
    assert table.seat(4).pool == ""


@rule("807.4", "513.1")
def test_all_turns_reach_their_end_steps(scenario: Builder) -> None:
    table = melee(scenario)
    reached: set[int] = set()
    for _ in range(500):
        reached |= {int(t.marker) for t in table.game.state.turns if t.step == END}
        decision = table.game.decision()
        assert decision is not None
        table.game.answer(table.default(decision), decision.seat, decision.marker)
    assert reached == {0, 1, 2}


@rule("807.4", "506.4")
def test_two_combats_at_the_same_time(scenario: Builder) -> None:
    table = melee(scenario)
    first, second = table.seat(0).has("Grizzly Bears"), table.seat(4).has("Hill Giant")
    table.on(0).seat(0).attacks({first: table.seat(1)})
    table.on(1).seat(4).attacks({second: table.seat(5)})
    assert first.attacking and second.attacking
    table.on(-1).run(lambda d: all(turn.step == MAIN2 for turn in table.game.state.turns[:2]), "the end of both")
    assert (table.seat(1).life, table.seat(5).life) == (18, 17)


# whole games ---------------------------------------------------------------------------------------------------------
@rule("807.4", "104.2a")
@pytest.mark.parametrize(("seats", "agent", "seed"), [(10, "random", 1), (12, "first", 2), (16, "first", 3)])
def test_a_melee_is_played_to_its_end(seats: int, agent: str, seed: int) -> None:
    from apnap import library
    from apnap.agents import make_agent

    deck = [library.find(name) for name in ["Mountain"] * 17 + ["Hill Giant", "Shock", "Goblin Piker"] * 8]
    state = new_state(MELEE.table_for(seats), [list(deck) for _ in range(seats)], seed)
    game = Play(state, [make_agent(agent, seed + s) for s in range(seats)], [f"Seat {s}" for s in range(seats)])
    game.run()
    assert sorted(game.outcomes()) == ["lost"] * (seats - 1) + ["won"]
    assert sum(turn.stage != STAGE_REMOVED for turn in game.state.turns) == 1


@rule("702.26n", "807.4c", "800.4m")
def test_what_phased_out_under_a_leaver_waits_until_a_marker_has_passed_their_place(scenario: Builder) -> None:
    """It phases in as the next untap step after that begins, whoever's: in the turn of seat 2, to seat 0."""
    capture = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
    fade = card("Fade", "{U}", "Instant", PhaseOut(Target(CREATURE)))
    table = scenario(seats=14, variant="grand-melee").knows(capture, fade).on(0)
    giant = table.seat(0).has("Hill Giant")
    table.seat(1).casts("Capture", at=[giant]).resolves()
    table.seat(1).casts("Fade", at=[giant]).resolves()
    table.seat(1).concedes()
    assert giant.zone == "phased out"
    table.run(lambda d: places(table)[0] == 2 and bool(table.turn.active), "the turn of seat 2")
    assert giant.zone == "battlefield" and giant.controller == table.seat(0)
