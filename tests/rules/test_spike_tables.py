"""Two tables that the core must carry: teams that share turns, and ten seats with two turn markers. CR 805, 807."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, LAND
from apnap.agents import make_agent
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch8_multiplayer.table import TableRules, share
from apnap.rules.core.constants import DRAW, EV_UNTAP, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_ORDER, FOR_TRIGGERS, O_LAND
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.state import Watcher
from apnap.rules.events import Event, Tap
from apnap.testing import Scenario, rule
from apnap.testing.checks import check_invariants
from apnap.testing.plugin import Builder

CREATURES = ["Grizzly Bears", "Hill Giant", "Gray Ogre", "Centaur Courser", "Trained Armodon", "Craw Wurm"]
DECK = ["Taiga"] * 17 + [name for name in CREATURES for _ in range(4)]
WARDEN = card("Warden", "{W}", "Creature - Cleric", "1/1", Whenever(Enters(CREATURE), GainLife(1)))


class BecomesUntapped(ObjectPattern):
    """A permanent becomes untapped. CR 701.26b."""

    def __init__(self) -> None:
        super().__init__(EV_UNTAP, LAND)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tap)


ALARM = card("Alarm", "{1}", "Artifact", Whenever(BecomesUntapped(), GainLife(1)))


def giants(scenario: Builder) -> Scenario:
    """Two against two, each team with one turn and one life total."""
    return scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)


def two_headed_giant() -> TableRules:
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    table.life_of = share(table.teams, 4)
    table.poison_of = share(table.teams, 4)
    table.loss_of = share(table.teams, 4)
    table.starting_life = [30] * 4
    return table.seal()


def ten_seats() -> TableRules:
    table = TableRules(10)
    table.markers = 2
    return table.seal()


def played(table: TableRules, agent: str, seed: int) -> Play:
    """A whole game with vanilla creatures, its invariants looked at as each step begins."""
    cards = [library.find(name) for name in DECK]
    state = new_state(table, [list(cards) for _ in range(table.seats)], seed)
    agents = [make_agent(agent, seed + s) for s in range(table.seats)]
    game = Play(state, list(agents), [f"Player {s}" for s in range(table.seats)])
    turn = -1
    while not game.state.over and game.decisions_asked < game.limit:
        game.transition()
        game.commit()
        if game.state.ticks != turn:
            turn = game.state.ticks
            check_invariants(game)
    return game


# teams that share turns ----------------------------------------------------------------------------------------------
@rule("805.4a", "805.4b")
def test_both_players_of_a_team_draw(scenario: Builder) -> None:
    table = giants(scenario)
    table.to_step(DRAW, table.seat(2))
    assert table.active == [table.seat(2), table.seat(3)]
    assert [len(s.hand) for s in table.seats()] == [0, 0, 1, 1]


@rule("805.4c")
def test_each_of_them_plays_a_land(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).plays("Forest")
    table.seat(1).plays("Forest")
    for seat in (0, 1):
        again = table.seat(seat).holds("Forest")[0]
        assert not table.seat(seat).can(O_LAND, again)


@rule("805.5", "805.5a")
def test_either_of_them_may_act_when_the_team_has_priority(scenario: Builder) -> None:
    table = giants(scenario)
    assert sorted(d.seat for d in table.game.decisions()) == [table.seat(0).number, table.seat(1).number]
    table.seat(1).casts("Grizzly Bears").resolves()
    assert table.seat(1).battlefield == ["Grizzly Bears"]
    table.seat(0).casts("Shock", at=[table.seat(2)])
    assert sorted(d.seat for d in table.game.decisions()) == [table.seat(0).number, table.seat(1).number]


@rule("805.5b", "117.4")
def test_a_team_passes_when_both_have(scenario: Builder) -> None:
    table = giants(scenario)
    shock = table.seat(0).casts("Shock", at=[table.seat(2)])
    table.game.answer([0], table.seat(0).number)
    assert [d.seat for d in table.game.decisions()] == [table.seat(1).number]
    table.game.answer([0], table.seat(1).number)
    assert sorted(d.seat for d in table.game.decisions()) == [table.seat(2).number, table.seat(3).number]
    table.game.answer([0], table.seat(3).number)
    assert table.stack == ["Shock"]
    table.game.answer([0], table.seat(2).number)
    assert shock.id not in table.stack_ids()


@rule("805.10b", "805.10a")
def test_a_team_attacks_as_one(scenario: Builder) -> None:
    table = giants(scenario)
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    decision = table.asked(kind=D_ATTACK)
    assert decision.candidates == [bears.id, giant.id]
    assert table.seat(1).ref not in decision.others
    table.answer([table.seat(3).ref, table.seat(2).ref])
    table.to_step(MAIN2)
    assert table.seat(2).life == table.seat(3).life == 15


@rule("805.10d")
def test_a_team_blocks_as_one(scenario: Builder) -> None:
    """The creature of one head blocks what attacks the other."""
    table = giants(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    wall = table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({bears: table.seat(2)})
    decision = table.asked(kind=D_BLOCK)
    assert decision.candidates == [wall.id]
    table.answer([wall.id, bears.id])
    table.to_step(MAIN2)
    assert table.seat(2).life == 20


@rule("704.6a", "810.8a")
def test_a_team_loses_as_one(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).at(3)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(3)]).resolves()
    assert [s.outcome for s in table.seats()] == ["won", "won", "lost", "lost"]


@rule("810.8b", "104.3a")
def test_a_concession_is_the_whole_teams(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(1).concedes()
    assert [s.outcome for s in table.seats()] == ["lost", "lost", "won", "won"]


@rule("805.7", "603.3b")
def test_a_team_orders_all_its_abilities(scenario: Builder) -> None:
    table = giants(scenario).knows(WARDEN)
    for seat in table.seats():
        seat.has("Warden")
    table.seat(0).casts("Grizzly Bears")
    decision = table.asked(purpose=FOR_TRIGGERS)
    assert decision.kind == D_ORDER and len(decision.candidates) == 2
    table.answer([1, 0])
    table.asked(purpose=FOR_TRIGGERS)
    table.answer([0, 1])
    controllers = [table.of(table.game.state.objs[id].controller) for id in table.stack_ids()]
    assert controllers == [table.seat(1), table.seat(0), table.seat(2), table.seat(3)]


@rule("805.4d")
def test_an_ability_of_each_players_step_triggers_for_each_of_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(2))
    table.run(lambda d: len(table.stack) == 2, "two triggers")
    table.resolve_stack()
    assert [len(s.hand) for s in table.seats()] == [0, 0, 2, 2]


@rule("805.4d", "603.2b")
def test_an_ability_of_each_upkeep_triggers_once(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Verdant Force")
    table.to_step(UPKEEP, table.seat(2))
    assert len(table.stack) == 1


@rule("805.8", "500.7")
def test_a_team_takes_an_extra_turn_together(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Time Warp", at=[table.seat(1)]).resolves()
    table.next_turn()
    assert table.active == [table.seat(0), table.seat(1)]
    table.next_turn()
    assert table.active == [table.seat(2), table.seat(3)]


@rule("805.6", "101.4")
def test_each_opponent_is_each_of_the_other_team(scenario: Builder) -> None:
    """Syphon Soul hits the teammate too: it says each other player."""
    table = giants(scenario)
    table.seat(0).casts("Syphon Soul").resolves()
    assert table.seat(2).life == 16
    assert table.seat(0).life == 20 - 2 + 6


@rule("805.4a", "302.6")
def test_creatures_of_both_have_waited_for_the_team_turn(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(3).casts("Raise the Alarm").resolves()
    table.run(lambda d: d.kind == D_ATTACK and table.seat(2) in table.active, "their attack")
    assert len(table.asked(kind=D_ATTACK).candidates) == 2


@rule("805.4", "104.2c")
@pytest.mark.parametrize("agent", ["first", "random"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_headed_giants_play_to_the_end(agent: str, seed: int) -> None:
    game = played(two_headed_giant(), agent, seed)
    assert game.state.over
    assert sorted(game.outcomes()) == ["lost", "lost", "won", "won"]
    assert game.outcomes()[0] == game.outcomes()[1]
