"""Two tables that the core must carry: teams that share turns, and ten seats with two turn markers. CR 805, 807."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL
from apnap.abilities.keywords import FLYING
from apnap.abilities.players import YOU
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.triggers import Enters, ObjectPattern, Whenever
from apnap.agents import make_agent
from apnap.rules import words
from apnap.rules.decisions import D_ATTACK, D_BLOCK, D_ORDER, FOR_TRIGGERS, O_LAND
from apnap.rules.events import Event, Tap
from apnap.rules.game import Game
from apnap.rules.play import Play
from apnap.rules.setup import new_state
from apnap.rules.state import Watcher
from apnap.rules.table import TableRules, share
from apnap.rules.words import CLEANUP, DRAW, END, EV_UNTAP, MAIN1, MAIN2, UPKEEP
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


# two turn markers ----------------------------------------------------------------------------------------------------
@rule("807.4b", "807.4")
def test_two_players_take_turns_at_the_same_time(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    assert table.active == [table.seat(0)]
    table.run(lambda d: table.active == [table.seat(4)], "the other turn")
    running = [[table.of(s) for s in turn.active] for turn in table.game.state.turns]
    assert running == [[table.seat(0)], [table.seat(4)]]


@rule("807.4", "305.2")
def test_a_turn_that_begins_elsewhere_allows_no_second_land(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    table.seat(0).plays("Forest")
    again = table.seat(0).holds("Forest")[0]
    table.run(lambda d: table.active == [table.seat(4)], "the other turn")
    table.run(
        lambda d: table.active == [table.seat(0)] and table.game.state.turn().step == MAIN2, "the second main phase"
    )
    assert not table.seat(0).can(O_LAND, again)


@rule("807.4", "305.2")
def test_each_turn_has_its_own_land(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    table.seat(0).plays("Forest")
    table.run(
        lambda d: table.active == [table.seat(4)] and table.game.state.turn().step == MAIN1, "the other main phase"
    )
    table.seat(4).plays("Mountain")
    assert table.seat(4).battlefield == ["Mountain"]


@rule("807.4", "514.2")
def test_an_effect_until_end_of_turn_ends_with_its_own_turn(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.run(lambda d: table.active == [table.seat(4)], "the other turn")
    table.seat(4).casts("Giant Growth", at=[bears]).resolves()
    table.run(lambda d: table.active == [table.seat(1)], "the end of the first turn")
    assert bears.power == 5
    table.run(lambda d: table.active == [table.seat(5)], "the end of the second turn")
    assert bears.power == 2


@rule("807.4c", "500.1")
def test_each_marker_passes_to_the_left(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    seen: list[list[int]] = [[], []]
    for _ in range(3000):
        for m, turn in enumerate(table.game.state.turns):
            for s in turn.active:
                number = (s - table.offset) % 10
                if not seen[m] or seen[m][-1] != number:
                    seen[m].append(number)
        if len(seen[1]) >= 4:
            break
        table.game.answer(table.default(table.game.decision()))  # type: ignore[arg-type]
    assert seen[0][:4] == [0, 1, 2, 3]
    assert seen[1][:4] == [4, 5, 6, 7]


@rule("807.4", "506.4")
def test_two_combats_at_the_same_time(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    first, second = table.seat(0).has("Grizzly Bears"), table.seat(4).has("Hill Giant")
    table.seat(0).attacks({first: table.seat(4)})
    table.run(lambda d: d.kind == D_ATTACK and d.seat == table.seat(4).number, "the other attack")
    table.seat(4).attacks({second: table.seat(5)})
    table.run(lambda d: table.active == [table.seat(1)], "the next turn")
    assert table.seat(4).life == 18
    assert table.seat(5).life == 17
    assert first.stayed and second.stayed


@rule("807.4", "514.3a")
def test_what_waits_for_one_turn_does_not_hold_up_the_other(scenario: Builder) -> None:
    """Abilities that triggered in one turn go onto its own stack only."""
    table = scenario(seats=10, markers=2)
    table.seat(0).has("Soul Warden")
    table.run(
        lambda d: table.active == [table.seat(4)] and table.game.state.turn().step == MAIN1, "the other main phase"
    )
    table.seat(4).casts("Grizzly Bears")
    table.resolve_stack()
    assert table.seat(0).life == 21
    cleanups = 0
    while table.active != [table.seat(5)]:
        decision = table.game.decision()
        assert decision is not None
        cleanups += table.game.state.turn().step == CLEANUP
        table.game.answer(table.default(decision))
    assert cleanups == 0


@rule("807.5", "603.3")
def test_what_triggered_in_an_untap_step_waits_for_its_own_upkeep(scenario: Builder) -> None:
    """The other turn goes on meanwhile, its cleanup step included, and has nothing of it on its stack."""
    table = scenario(seats=10, markers=2).knows(ALARM)
    table.seat(1).has("Alarm")
    table.seat(1).has("Forest", tapped=True)
    table.run(lambda d: len(table.game.state.pending) > 0 or table.active == [table.seat(1)], "the untap step")
    while table.active != [table.seat(1)]:
        decision = table.game.decision()
        assert decision is not None
        assert table.stack == [] and table.game.state.turn().step != CLEANUP
        table.game.answer(table.default(decision))
    assert table.game.state.turn().step == UPKEEP
    assert table.stack == ["Alarm's ability"]
    table.resolve_stack()
    assert table.seat(1).life == 21


@rule("800.4k", "807.4c")
def test_markers_go_past_those_who_left(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    table.seat(1).concedes()
    table.seat(5).concedes()
    table.run(lambda d: table.active == [table.seat(2)], "the turn after next")
    table.run(lambda d: table.active == [table.seat(6)], "the turn after next")
    assert not table.seat(1).in_game


@rule("807.4", "104.2a")
@pytest.mark.parametrize("agent", ["first", "random"])
@pytest.mark.parametrize("seed", [1, 2])
def test_ten_players_play_to_the_end(agent: str, seed: int) -> None:
    game = played(ten_seats(), agent, seed)
    assert game.state.over
    assert sorted(game.outcomes()) == ["lost"] * 9 + ["won"]
    assert game.state.ticks > 20


@rule("807.4", "513.1")
def test_both_turns_reach_their_end_steps(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2)
    reached: set[int] = set()
    while len(reached) < 2:
        decision = table.game.decision()
        assert decision is not None
        if table.game.state.turn().step == END:
            reached.add(table.active[0].number)
        table.game.answer(table.default(decision))
    assert reached == {table.seat(0).number, table.seat(4).number}


@rule("807.4", "102.1")
def test_it_is_the_turn_of_everybody_whose_turn_is_running(scenario: Builder) -> None:
    table = scenario(seats=10, markers=2).knows(
        card(
            "Daylight", "{W}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL), Has(FLYING), condition=IsTurnOf(YOU))
        )
    )
    first, second = table.seat(0), table.seat(4)
    bears = [seat.has("Grizzly Bears") for seat in (first, second)]
    for seat in (first, second):
        seat.has("Daylight")
    assert bears[0].has(words.FLYING) and not bears[1].has(words.FLYING)
    table.run(lambda d: table.active == [second], "the other turn")
    assert all(b.has(words.FLYING) for b in bears)
    table.run(lambda d: table.active == [table.seat(1)], "the next turn")
    assert [b.has(words.FLYING) for b in bears] == [False, True]
