"""Clauses of multiplayer variants that are easily missed. CR 800.4h, 800.4m, 807.4e, 807.5b, 808.2, 809.3c."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilYourNextTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Counter
from apnap.abilities.filters import CREATURE
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target, TargetSpell
from apnap.rules.ch8_multiplayer.table import TableError, TableRules
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_MULLIGAN,
    D_PRIORITY,
    FOR_LEGEND,
    FOR_MAY,
    FOR_TARGET,
    O_ACTIVATE,
    O_CAST,
)
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario
from tests.rules.ch8_multiplayer.test_807_5_stacks import stack_of, wide
from tests.rules.ch8_multiplayer.test_807_grand_melee import melee, places
from tests.rules.ch8_multiplayer.test_809_emperor import empire

SHRINE = card("Shrine", "{1}", "Artifact", Activate("{0}", GainLife(1)))
SNATCH = card("Snatch", "{U}", "Instant", Counter(TargetSpell()))
BLESSING = card("Blessing", "{W}", "Instant", UntilYourNextTurn(Target(CREATURE), Gets(1, 1)))


# battles in an Emperor game -------------------------------------------------------------------------------------------


def siege(table: Scenario, protector: int) -> Permanent:
    """A Siege of seat 0 that an opponent protects."""
    made = table.seat(0).has("Invasion of Dominaria", counters={"defense": 5})
    table.game.state.edit(made.id).protector = table.seat(protector).number
    table.refresh()
    return made


@rule("809.3c", "310.8")
def test_only_battles_that_a_neighbour_protects_are_attacked(scenario: Builder) -> None:
    """Seat 0 sits between 1, its emperor, and 5, the enemy general beside it: it is the protector who counts."""
    table = empire(scenario)
    table.seat(0).has("Grizzly Bears")
    near, far, farther = siege(table, 5), siege(table, 4), siege(table, 3)
    decision = table.asked(kind=D_ATTACK)
    assert [b.protector for b in (near, far, farther)] == [table.seat(i) for i in (5, 4, 3)]
    assert sorted(decision.defenders) == sorted([table.seat(5).ref, near.id])


# several markers and stacks ------------------------------------------------------------------------------------------


@rule("807.4e")
@pytest.mark.parametrize(
    ("leavers", "removals"),
    [
        ((6, 10), [0, 1, 0]),  # ten are left: one marker goes, of two that could the lowest number
        ((2, 10), [1, 0, 0]),
        ((9, 10), [0, 0, 1]),  # both have the same marker to their right
        ((5, 6, 9, 10), [0, 1, 0]),  # eight are left: still one
        ((5, 6, 7, 9, 10), [0, 1, 1]),  # seven are left: two go, one of each
        ((5, 6, 7, 8, 9), [0, 1, 1]),
    ],
)
def test_players_who_leave_at_the_same_time(scenario: Builder, leavers: tuple[int, ...], removals: list[int]) -> None:
    table = melee(scenario)
    state = table.game.state
    for seat in leavers:
        state.edit_player(table.seat(seat).number).life = 0
    table.refresh()
    assert not any(table.seat(seat).in_game for seat in leavers)
    assert [int(t.removals) for t in table.game.state.turns] == removals


@rule("807.5b")
def test_an_ability_is_put_onto_the_stack_that_its_controller_chooses(scenario: Builder) -> None:
    for chosen in (0, 1):
        table = wide(scenario).knows(SHRINE)
        shrine = table.seat(2).has("Shrine")
        for marker in (0, 1):
            table.on(marker).to_priority(table.seat(2).number)
        decision = table.on(chosen).to_priority(table.seat(2).number)
        pick = next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == shrine.id)
        table.game.answer([pick], table.seat(2).number, chosen)
        assert stack_of(table, chosen) == ["Shrine's ability"] and stack_of(table, 1 - chosen) == []


@rule("807.5b", "608.2g")
def test_what_a_resolving_spell_lets_a_player_cast_goes_onto_its_stack(scenario: Builder) -> None:
    """Cascade of a spell on the second stack; its caster gets priority for both."""
    table = wide(scenario)
    table.seat(4).library("Shock")
    table.on(1).seat(4).casts("Enlisted Wurm")
    table.on(1).run(lambda d: d.purpose == FOR_MAY, "cascade")
    table.answer([1])
    decision = table.on(1).run(lambda d: d.purpose == FOR_TARGET, "a target for Shock")
    table.answer([decision.candidates[0]])
    assert "Shock" in stack_of(table, 1) and stack_of(table, 0) == []


@rule("807.5b", "115.1")
def test_targets_are_on_one_stack_alone(scenario: Builder) -> None:
    table = wide(scenario).knows(SNATCH)
    table.seat(2).holds("Snatch")
    table.seat(2).gets_mana("U")
    table.on(0).seat(0).casts("Grizzly Bears")
    table.on(1).seat(4).casts("Hill Giant")
    for marker, name in ((0, "Grizzly Bears"), (1, "Hill Giant")):
        decision = table.on(marker).to_priority(table.seat(2).number)
        pick = next(i for i, o in enumerate(decision.options) if o.kind == O_CAST)
        fork = table.game.fork()
        fork.answer([pick], table.seat(2).number, marker)
        said = fork.state.objs[fork.state.turns[marker].stack[-1]].announced
        assert said is not None and [fork.name(ref) for slot in said.targets for ref in slot] == [name]
        assert [fork.name(id) for id in fork.state.turns[marker].stack] == [name, "Snatch"]


# leaving -------------------------------------------------------------------------------------------------------------


@rule("800.4m", "807.4")
def test_until_a_leavers_next_turn_with_several_markers(scenario: Builder) -> None:
    """It ends as the marker comes to where that player sat, neither before nor after."""
    table = melee(scenario, 13).knows(BLESSING)
    bears = table.seat(1).has("Grizzly Bears")
    table.on(0).seat(0).casts("Blessing", at=[bears]).resolves()
    assert bears.power == 3
    table.seat(0).concedes()
    assert bears.power == 3
    table.on(-1).run(
        lambda d: table.seat(11).number in [s for t in table.game.state.turns for s in t.active], "seat 11"
    )
    assert bears.power == 3
    table.on(-1).run(lambda d: table.seat(1).number in table.game.state.turns[2].active, "the marker to pass seat 0")
    assert bears.power == 2


@rule("800.4h", "704.5j")
def test_nobody_chooses_among_the_legends_of_a_leaver(scenario: Builder) -> None:
    """A rule asks a player who leaves about permanents of their own: those are gone, and nobody is asked."""
    table = scenario(seats=3)
    table.seat(1).have("Isamaru, Hound of Konda", "Isamaru, Hound of Konda")
    table.refresh()
    asked = table.game.decision()
    assert asked is not None and asked.purpose == FOR_LEGEND and table.of(asked.seat) == table.seat(1)
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.purpose != FOR_LEGEND
    assert all(table.game.state.ids(s.number, BATTLEFIELD) == [] for s in table.seats())


# seats ---------------------------------------------------------------------------------------------------------------


@rule("808.2")
def test_a_seat_is_on_one_team_exactly() -> None:
    for teams in ([[0, 1], [2]], [[0, 1], [1, 2, 3]], [[0, 1], [2, 3, 4]]):
        table = TableRules(4)
        table.teams = teams
        with pytest.raises(TableError) as refused:
            table.seal()
        assert refused.value.rule == "808.2"


# a Grand Melee begins again ------------------------------------------------------------------------------------------
@rule("807.4a", "807.4b", "727.1")
def test_a_melee_that_begins_again_has_markers_for_those_who_are_left(scenario: Builder) -> None:
    """Of twelve players eight are left: two markers, the second four players from the one who restarted the game."""
    table = scenario(seats=12, variant="grand-melee", deck=("Forest",) * 40)
    one = table.seat(0)
    for seat in (2, 5, 6, 10):
        table.seat(seat).concedes()
    table.on(0)
    one.activates(one.has("Karn Liberated", counters={"loyalty": 14}), 2)
    table.on(-1).run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    table.run(lambda d: d.kind == D_PRIORITY, "the first turns")
    assert places(table) == [0, 7, -1]


@rule("807.4a", "807.4b", "729.2")
def test_a_subgame_of_a_melee_has_markers_for_those_who_are_left(scenario: Builder) -> None:
    table = scenario(seats=12, variant="grand-melee", deck=("Forest",) * 40)
    for seat in (2, 5, 6, 10):
        table.seat(seat).concedes()
    table.on(0).seat(0).casts("Shahrazad")
    table.on(-1).run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    table.run(lambda d: d.kind == D_PRIORITY, "the first turns")
    left = [0, 1, 3, 4, 7, 8, 9, 11]
    first, second, third = places(table)
    assert third == -1 and (left.index(second) - left.index(first)) % 8 == 4
