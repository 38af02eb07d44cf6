"""Limited range of influence: who is within reach, and what may be targeted, attacked and activated. CR 801.2-801.6.

Seats are counted to the left: Alex to the left of Rob and Carissa to Rob's right are seats 1, 0 and -1.
"""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import PERMANENT
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.rules.ch8_multiplayer.range import neighbours
from apnap.rules.core.decisions import D_ATTACK, O_ACTIVATE, O_CAST
from apnap.testing import example, rule
from apnap.testing.handles import Permanent, Seat
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))


def in_range(table: Scenario, seat: int) -> list[int]:
    """The scenario's seats of players in the game within the range of one of them."""
    reached = table.game.state.in_reach
    here = [s for s in range(table.count) if table.seat(s).in_game]
    return [s for s in here if reached(table.seat(seat).number, table.seat(s).number)]


def can_target(table: Scenario, seat: Seat, spell: str) -> list[Permanent | Seat]:
    """Everything that could be the target of a spell in the hand."""
    found: list[Permanent | Seat] = []
    table.to_priority(seat.number)
    holder = seat.holds(spell)[0]
    table.mana_for(seat.number, holder.now, 0)
    table.refresh()
    decision = table.to_priority(seat.number)
    pick = [i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == holder.now]
    table.game.answer(pick[:1], seat.number)
    asked = table.game.decision()
    assert asked is not None
    for ref in asked.candidates:
        found.append(table.of(-1 - ref) if ref < 0 else Permanent(table, ref))
    return found


# distance ------------------------------------------------------------------------------------------------------------
@rule("801.2", "801.2a", "801.2b")
@example("801.2a", 1)
def test_range_one_is_the_players_next_to_you(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    assert in_range(table, 0) == [0, 1, 5]
    assert in_range(table, 3) == [2, 3, 4]


@rule("801.2", "801.2a")
@example("801.2a", 2)
def test_range_two_is_two_to_each_side(scenario: Builder) -> None:
    table = scenario(seats=7, range_of_influence=2)
    assert in_range(table, 0) == [0, 1, 2, 5, 6]


@rule("801.2a")
def test_players_may_have_different_ranges(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=[2, 1, 0, 1, -1, 1])
    assert in_range(table, 0) == [0, 1, 2, 4, 5]
    assert in_range(table, 1) == [0, 1, 2]
    assert in_range(table, 2) == [2]
    assert in_range(table, 4) == [0, 1, 2, 3, 4, 5]


@rule("801.2b")
def test_you_are_within_your_own_range_even_if_it_is_nothing(scenario: Builder) -> None:
    table = scenario(seats=4, range_of_influence=0)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bears]).resolves()
    assert bears.power == 5
    assert in_range(table, 0) == [0]


@rule("801.2c")
@example("801.2c", 1)
def test_ranges_are_fixed_until_the_next_turn_begins(scenario: Builder) -> None:
    """Rob leaves; Carissa comes into Alex's range only with the next turn."""
    table = scenario(seats=5, range_of_influence=1)
    assert in_range(table, 1) == [0, 1, 2]
    table.seat(0).concedes()
    assert in_range(table, 1) == [1, 2]
    assert table.seat(4) not in can_target(table, table.seat(1), "Lightning Bolt")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    table.next_turn()
    assert in_range(table, 1) == [1, 2, 4]
    assert table.seat(4) in can_target(table, table.seat(1), "Lightning Bolt")


@rule("801.2c")
def test_distance_counts_players_who_are_there(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=2)
    table.seat(1).concedes()
    table.seat(2).concedes()
    state = table.game.state
    mask = neighbours(state, table.seat(0).number, 2)
    assert [s for s in range(6) if mask >> table.seat(s).number & 1] == [0, 3, 4, 5]


# objects -------------------------------------------------------------------------------------------------------------
@rule("801.2d", "801.4")
def test_objects_are_where_their_controllers_are(scenario: Builder) -> None:
    """A neighbour has borrowed what a distant player owns: now it is near."""
    table = scenario(seats=6, range_of_influence=[1, 2, 1, 1, 1, 1]).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    near = table.seat(1).has("Grizzly Bears")
    assert bears not in can_target(table, table.seat(0), "Lightning Bolt")
    table.answer([near.now])
    table.resolve_stack()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert bears in can_target(table, table.seat(0), "Lightning Bolt")


@rule("801.2d", "801.4")
def test_cards_elsewhere_are_where_their_owners_are(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    buried = [table.seat(s).buried("Grizzly Bears")[0] for s in range(6)]
    found = {p.id for p in can_target(table, table.seat(0), "Reanimate") if isinstance(p, Permanent)}
    assert found == {buried[s].id for s in (0, 1, 5)}


@rule("801.2d")
def test_a_battle_is_also_where_its_protector_is(scenario: Builder) -> None:
    """A Siege of a distant player that a neighbour protects can be targeted, and attacked."""
    table = scenario(seats=6, range_of_influence=1)
    siege = table.seat(2).has("Invasion of Dominaria")
    far = table.seat(2).has("Invasion of Dominaria")
    state = table.game.state
    state.edit(siege.id).protector = table.seat(1).number
    state.edit(far.id).protector = table.seat(3).number
    bears = table.seat(0).has("Grizzly Bears")
    found = can_target(table, table.seat(0), "Lightning Bolt")
    assert siege in found and far not in found
    table.answer([siege.id])
    table.resolve_stack()
    assert siege.counters("defense") < far.counters("defense")
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers")
    assert siege.id in decision.defenders and far.id not in decision.defenders
    assert bears.id in decision.attackers


# attacking, targeting, activating ------------------------------------------------------------------------------------
@rule("801.3")
def test_creatures_attack_only_opponents_within_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(0).has("Grizzly Bears")
    walkers = [table.seat(s).has("Jace Beleren") for s in range(1, 6)]
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers")
    players = {-1 - ref for ref in decision.defenders if ref < 0}
    assert players == {table.seat(1).number, table.seat(5).number}
    assert {ref for ref in decision.defenders if ref >= 0} == {walkers[0].id, walkers[4].id}


@rule("801.3")
def test_without_an_opponent_within_range_nothing_attacks(scenario: Builder) -> None:
    """An emperor between two generals."""
    table = scenario(seats=6, teams=[[5, 0, 1], [2, 3, 4]], range_of_influence=1)
    table.seat(0).has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK or not table.active == [table.seat(0)], "the turn to end")
    assert decision.kind != D_ATTACK


@rule("801.4")
def test_players_out_of_range_cannot_be_targeted(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    bears = table.each_seat_has("Grizzly Bears")
    found = can_target(table, table.seat(0), "Lightning Bolt")
    assert {p.number for p in found if isinstance(p, Seat)} == {table.seat(s).number for s in (0, 1, 5)}
    assert {p for p in found if isinstance(p, Permanent)} == {bears[0], bears[1], bears[5]}


@rule("801.4", "608.2b")
def test_a_target_that_goes_out_of_range_is_illegal(scenario: Builder) -> None:
    """Seat 2, who reaches two seats, borrows the target of seat 0's spell."""
    table = scenario(seats=6, range_of_influence=[1, 1, 2, 1, 1, 1]).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    bolt = table.seat(0).casts("Lightning Bolt", at=[bears])
    table.seat(2).casts("Loan", at=[bears]).resolves()
    bolt.resolves()
    assert bears.stayed and bears.damage == 0


@rule("801.6")
def test_abilities_of_what_is_out_of_range_cannot_be_activated(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    near = table.seat(1).has("Ifh-Bíff Efreet")
    far = table.seat(3).has("Ifh-Bíff Efreet")
    for s in (0, 2):
        table.seat(s).gets_mana("G")
    assert table.seat(0).can(O_ACTIVATE, near)
    assert not table.seat(0).can(O_ACTIVATE, far)
    assert table.seat(2).can(O_ACTIVATE, far)
