"""Declaring blockers, and evasion. CR 509, 702."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, THIS_ONE
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import AllMustBlock
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns.combat.block import can_block
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    BATTLE,
    BLACK,
    BLOCKERS,
    EV_BLOCK,
    EV_BLOCKED,
    FEAR,
    HORSEMANSHIP,
    INTIMIDATE,
    MAIN2,
    MENACE,
    NONE,
    REACH,
    S_BLOCK,
    SHADOW,
    SKULK,
    STEP_NAMES,
    UNBLOCKABLE,
    WHITE,
)
from apnap.rules.core.decisions import D_BLOCK, D_ORDER, D_PRIORITY, FOR_DAMAGE_ORDER, IllegalAnswer
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing, Watcher
from apnap.rules.events import BecomesBlocked, Blocks, Event
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.rules.ch5_turns.combat.combat_board import Board, player


class BlocksSomething(ObjectPattern):
    """This creature blocks."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Blocks) and self.fits(game, watcher, event.id)


class IsBlocked(ObjectPattern):
    """This creature becomes blocked."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCKED, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, BecomesBlocked) and self.fits(game, watcher, event.id)


SENTRY = card("Glad Sentry", "{W}", "Creature - Soldier", "1/4", Whenever(BlocksSomething(), GainLife(1)))
RAM = card("Stubborn Ram", "{R}", "Creature - Sheep", "2/2", Whenever(IsBlocked(), GainLife(1)))
JUMP = card("Leap", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(FLYING)))


class Spider(Static):
    """One creature can block that many more attackers."""

    def __init__(self, blocker: int, more: int) -> None:
        super().__init__([S_BLOCK])
        self.blocker = blocker
        self.more = more

    def extra_blocks(self, game: Game, effect: Standing, blocker: int) -> int:
        return self.more if blocker == self.blocker else 0


# at the table ------------------------------------------------------------------------------------------------------


@rule("509.1a", "802.4a")
def test_only_untapped_creatures_of_the_attacked_player_can_block(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    home = table.seat(0).has("Hill Giant")
    ready = table.seat(1).has("Grizzly Bears", sick=True)
    table.seat(1).has("Grizzly Bears", tapped=True)
    others = [s.has("Grizzly Bears") for s in table.seats()[2:]]
    table.seat(0).attacks({wurm: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK)
    assert (decision.seat, decision.blockers) == (table.seat(1).number, [ready.id])
    assert home.id not in decision.blockers
    assert all(o.id not in decision.blockers for o in others)


@rule("509.1a", "802.4")
def test_each_defending_player_declares_in_turn_order_knowing_what_came_before(scenario: Builder) -> None:
    table = scenario(seats=4)
    pack = table.seat(0).have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    walls = {i: table.seat(i).has("Wall of Omens") for i in (3, 1, 2)}
    table.seat(0).attacks({bear: table.seat(3 - i) for i, bear in enumerate(pack)})
    for i in (1, 2, 3):
        decision = table.run(lambda d: d.kind == D_BLOCK)
        assert decision.seat == table.seat(i).number
        assert (decision.blockers, decision.attackers) == ([walls[i].id], [pack[3 - i].id])
        table.answer([walls[i].id, pack[3 - i].id])
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20] * 4


@rule("509.1a")
def test_several_creatures_may_block_one_attacker(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    pair = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(pair, wurm))
    table.to_step(MAIN2)
    assert wurm.died  # two and two damage is lethal for a 6/4
    assert table.seat(1).life == 20


@rule("509.1a", "733.1")
def test_one_creature_cannot_block_two_attackers(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(1)})
    with pytest.raises(IllegalAnswer) as error:
        table.seat(1).blocks({wall: [one, two]})
    assert error.value.rule == "509.1a"
    table.seat(1).blocks({wall: two})
    table.to_step(MAIN2)
    assert (table.seat(1).life, wall.damage) == (18, 2)


@rule("509.1b", "702.9b")
def test_evasion_gained_after_a_block_does_not_undo_it(scenario: Builder) -> None:
    table = scenario().knows(JUMP)
    bear = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({wall: bear})
    table.seat(0).casts("Leap", at=[bear]).resolves()
    table.to_step(MAIN2)
    assert (table.seat(1).life, wall.damage) == (20, 2)


@rule("509.1b", "702.9b")
def test_evasion_gained_before_blocks_counts(scenario: Builder) -> None:
    table = scenario().knows(JUMP)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(0).casts("Leap", at=[bear]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("509.1b", "702.111b")
def test_menace_is_obeyed_at_the_table(scenario: Builder) -> None:
    table = scenario()
    brute = table.seat(0).has("Boggart Brute")
    pair = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({brute: table.seat(1)})
    with pytest.raises(IllegalAnswer) as error:
        table.seat(1).blocks({pair[0]: brute})
    assert error.value.rule == "509.1b"
    table.seat(1).blocks(dict.fromkeys(pair, brute))
    table.to_step(MAIN2)
    assert brute.died


@rule("509.1c")
def test_lured_creatures_must_block_what_they_can(scenario: Builder) -> None:
    table = scenario()
    bear, crow = table.seat(0).have("Grizzly Bears", "Storm Crow")
    table.seat(0).casts("Lure", at=[crow]).resolves()
    walker, spider = table.seat(1).have("Hill Giant", "Giant Spider")
    table.seat(0).attacks({bear: table.seat(1), crow: table.seat(1)})
    with pytest.raises(IllegalAnswer) as error:
        table.seat(1).blocks({walker: bear})
    assert error.value.rule == "509.1c"
    table.seat(1).blocks({walker: bear, spider: crow})
    table.to_step(MAIN2)
    assert crow.died and bear.died


@rule("509.1g", "509.1h")
def test_a_blocked_attacker_stays_blocked_when_its_blocker_is_gone(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({bear: wurm})
    table.seat(0).casts("Shock", at=[bear]).resolves()
    assert bear.died
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("509.1g", "510.1d")
def test_a_blocker_whose_attacker_is_gone_deals_no_damage(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(1)})
    table.seat(1).blocks({giant: one})
    table.seat(0).casts("Unsummon", at=[one]).resolves()
    table.to_step(MAIN2)
    assert two.stayed and giant.damage == 0
    assert table.seat(1).life == 18


@rule("509.2", "117.3a")
def test_the_active_player_gets_priority_once_blocks_are_declared(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({wall: bear})
    table.run(lambda d: d.kind == D_PRIORITY)
    assert (table.step, table.holder) == (STEP_NAMES[BLOCKERS], table.seat(0))
    assert wall.damage == 0


@rule("310.9c", "509.1a")
def test_the_protector_of_a_battle_blocks_for_it_and_its_controller_does_not(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Wall of Omens")
    siege = table.seat(0).has("Invasion of Dominaria")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: siege})
    decision = table.run(lambda d: d.kind == D_BLOCK)
    assert (decision.seat, decision.blockers) == (table.seat(1).number, [wall.id])
    table.answer([wall.id, bear.id])
    table.to_step(MAIN2)
    assert siege.counters("defense") == 5


@rule("509.1a", "306.6")
def test_the_controller_of_an_attacked_planeswalker_blocks_for_it(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: jace})
    table.seat(1).blocks({wall: bear})
    table.to_step(MAIN2)
    assert (jace.counters("loyalty"), wall.damage) == (3, 2)


# abilities that wait for blocks ------------------------------------------------------------------------------------


@rule("509.1i", "509.2a")
def test_block_triggers_are_on_the_stack_before_anybody_gets_priority(scenario: Builder) -> None:
    table = scenario().knows(SENTRY)
    bear = table.seat(0).has("Grizzly Bears")
    sentry = table.seat(1).has("Glad Sentry")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({sentry: bear})
    table.run(lambda d: d.kind == D_PRIORITY)
    assert (table.stack, table.holder) == (["Glad Sentry's ability"], table.seat(0))


@rule("509.3c", "509.1h")
def test_an_attacker_becomes_blocked_once_however_many_block_it(scenario: Builder) -> None:
    table = scenario().knows(RAM)
    ram = table.seat(0).has("Stubborn Ram")
    pair = table.seat(1).have("Wall of Omens", "Wall of Omens")
    table.seat(0).attacks({ram: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(pair, ram))
    table.run(lambda d: d.kind == D_PRIORITY)
    assert table.stack == ["Stubborn Ram's ability"]


@rule("509.3c", "509.1h")
def test_an_unblocked_attacker_does_not_become_blocked(scenario: Builder) -> None:
    table = scenario().knows(RAM)
    ram = table.seat(0).has("Stubborn Ram")
    table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({ram: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (20, 18)


@rule("509.1a", "509.1h")
def test_defending_players_who_decline_leave_attackers_unblocked(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, two = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Wall of Omens")
    wall = table.seat(2).has("Wall of Omens")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(2)})
    table.seat(1).blocks({})
    table.seat(2).blocks({wall: two})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(2).life) == (18, 20)


@rule("509.1c")
def test_more_attackers_than_a_number_has_bits(scenario: Builder) -> None:
    table = scenario(2)
    bears = table.seat(0).have(*["Grizzly Bears"] * 70)
    lure = card("Loud Bear", "{G}", "Creature - Bear", "2/2", Always(THIS, AllMustBlock()))
    table.knows(lure)
    loud = table.seat(0).has("Loud Bear")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({each: table.seat(1) for each in [*bears, loud]})
    with pytest.raises(IllegalAnswer, match="509.1c"):
        table.seat(1).blocks({wall: bears[69]})
    table.seat(1).blocks({wall: loud})
    assert table.game.state.objs[wall.id].blocking == [loud.id]


# on bare boards ----------------------------------------------------------------------------------------------------


@rule("702.9b", "702.28", "702.31")
@pytest.mark.parametrize(
    ("attacker", "blocker", "expected"),
    [
        (0, 0, True),
        (constants.FLYING, 0, False),
        (constants.FLYING, constants.FLYING, True),
        (constants.FLYING, REACH, True),
        (0, constants.FLYING, True),
        (SHADOW, 0, False),
        (0, SHADOW, False),
        (SHADOW, SHADOW, True),
        (constants.FLYING | SHADOW, constants.FLYING, False),
        (HORSEMANSHIP, 0, False),
        (HORSEMANSHIP, HORSEMANSHIP, True),
        (0, HORSEMANSHIP, True),
        (UNBLOCKABLE, 0, False),
        (MENACE, 0, True),
    ],
)
def test_creatures_with_evasion_are_blocked_only_by_some(attacker: int, blocker: int, expected: bool) -> None:
    """Evasion abilities add up."""
    board = Board()
    a = board.creature(0, 2, 2, attacker)
    b = board.creature(1, 2, 2, blocker)
    assert can_block(board.game, b, a) is expected


@rule("702.36", "702.13")
def test_fear_and_intimidate_look_at_colours_and_artifacts() -> None:
    board = Board()
    fearsome = board.creature(0, 2, 2, FEAR, colors=1 << WHITE)
    grim = board.creature(0, 2, 2, INTIMIDATE, colors=1 << WHITE)
    black = board.creature(1, 2, 2, colors=1 << BLACK)
    white = board.creature(1, 2, 2, colors=1 << WHITE)
    golem = board.creature(1, 2, 2, types=constants.CREATURE | constants.ARTIFACT)
    plain = board.creature(1, 2, 2)
    assert [can_block(board.game, b, fearsome) for b in (black, white, golem, plain)] == [True, False, True, False]
    assert [can_block(board.game, b, grim) for b in (black, white, golem, plain)] == [False, True, True, False]


@rule("702.118")
def test_skulk_compares_power() -> None:
    board = Board()
    a = board.creature(0, 2, 2, SKULK)
    assert can_block(board.game, board.creature(1, 2, 5), a)
    assert not can_block(board.game, board.creature(1, 3, 1), a)


@rule("509.1a")
def test_who_can_block() -> None:
    """Untapped creatures that are not battles, sick or not, and only creatures that attack their player."""
    board = Board(3)
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    sick = board.creature(1, 1, 1, sick=True)
    board.creature(1, 1, 1, tapped=True)
    board.creature(1, 1, 1, types=constants.CREATURE | BATTLE)
    other = board.creature(2, 1, 1)
    board.attacks(0, {a: player(1), b: player(2)})
    board.to_blockers()
    first = board.heard(1, D_BLOCK)[0]
    assert (first.blockers, first.attackers) == ([sick], [a])
    second = board.heard(2, D_BLOCK)[0]
    assert (second.blockers, second.attackers) == ([other], [b])


@rule("509.1a", "802.4a", "310.9c")
def test_an_attacker_of_a_planeswalker_is_blocked_by_its_controller() -> None:
    board = Board(3)
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    walker = board.planeswalker(1, 3)
    siege = board.battle(0, 2, 3)
    guard = board.creature(1, 0, 4)
    ally = board.creature(2, 0, 4)
    board.attacks(0, {a: walker, b: siege})
    board.blocks(1, (guard, a))
    board.blocks(2, (ally, b))
    board.to_blockers()
    assert board.state.objs[a].blockers == [guard]
    assert board.state.objs[b].blockers == [ally]


@rule("509.1g")
def test_blocks_and_becoming_blocked_are_events() -> None:
    """An attacker becomes blocked once, however many block it."""
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(1, 1, 1)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a), (c, a))
    board.to_blockers()
    turn = board.state.turn()
    blocks = turn.events[EV_BLOCK]
    assert blocks is not None and blocks.prev is not None and blocks.prev.prev is None
    blocked = turn.events[EV_BLOCKED]
    assert blocked is not None and blocked.prev is None
    assert board.state.objs[a].blocked
    assert board.state.objs[b].blocking == [a]


@rule("509.1a")
def test_a_creature_blocks_one_attacker() -> None:
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1), b: player(1)})
    board.blocks(1, (c, a), (c, b))
    with pytest.raises(IllegalAnswer, match="509.1a"):
        board.to_blockers()
    assert not board.state.objs[a].blocked


@rule("509.3", edition="2024")
def test_a_creature_that_can_block_more_blocks_more() -> None:
    """Who blocks several orders them."""
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    c = board.creature(1, 1, 9)
    board.effect(Spider(c, 1))
    board.attacks(0, {a: player(1), b: player(1)})
    board.blocks(1, (c, a), (c, b))
    board.orders(1, b, a)
    board.to_blockers()
    assert board.heard(1, D_ORDER)[0].purpose == FOR_DAMAGE_ORDER
    assert board.state.objs[c].blocking == [b, a]


@rule("509.1b")
def test_flyers_are_not_blocked_by_walkers() -> None:
    board = Board()
    bird = board.creature(0, 2, 2, constants.FLYING)
    bear = board.creature(0, 2, 2)
    wall = board.creature(1, 0, 4)
    board.attacks(0, {bird: player(1), bear: player(1)})
    board.blocks(1, (wall, bird))
    with pytest.raises(AgentFault, match="509.1"):
        board.to_blockers()


@rule("509.1b")
def test_nobody_is_asked_when_nothing_can_block() -> None:
    board = Board()
    bird = board.creature(0, 2, 2, constants.FLYING)
    board.creature(1, 0, 4)
    board.attacks(0, {bird: player(1)})
    board.fight()
    assert not board.heard(1, D_BLOCK)
    assert board.life(1) == 18


@rule("702.111b")
def test_menace_needs_two() -> None:
    board = Board()
    a = board.creature(0, 3, 3, MENACE)
    b = board.creature(1, 1, 1)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a))
    with pytest.raises(IllegalAnswer, match="509.1b"):
        board.to_blockers()
    board = Board()
    a = board.creature(0, 3, 3, MENACE)
    b = board.creature(1, 1, 1)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a), (c, a))
    board.to_blockers()
    assert board.state.objs[a].blockers == [b, c]


@rule("702.111b")
def test_menace_against_a_single_creature_asks_nothing() -> None:
    board = Board()
    a = board.creature(0, 3, 3, MENACE)
    board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.to_blockers()
    assert not board.heard(1, D_BLOCK)


@rule("805.10d")
def test_a_team_blocks_together() -> None:
    """Any of its creatures blocks what attacks any of its players, and menace counts them together."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    board = Board(table=table)
    a = board.creature(1, 3, 3, MENACE)
    b = board.creature(2, 1, 1)
    c = board.creature(3, 1, 1)
    board.attacks(0, {a: player(2)})
    board.blocks(2, (b, a), (c, a))
    board.to_blockers()
    assert board.state.objs[a].blockers == [b, c]
    assert not board.heard(3, D_BLOCK)
    assert len(board.heard(0, D_ORDER)) == 1  # the team's, by its primary player


@rule("802.4a")
def test_teammates_who_do_not_share_turns_do_not_block_for_each_other() -> None:
    table = TableRules(4)
    table.teams = [[0, 2], [1, 3]]
    board = Board(table=table)
    a = board.creature(0, 3, 3)
    board.creature(3, 1, 1)
    board.attacks(0, {a: player(1)})
    board.to_blockers()
    assert not board.heard(3, D_BLOCK)
    assert not board.heard(1, D_BLOCK)


@rule("802.4")
def test_defending_players_declare_in_turn_order() -> None:
    board = Board(4)
    attackers = [board.creature(0, 1, 1) for _ in range(3)]
    for seat in (1, 2, 3):
        board.creature(seat, 1, 1)
    board.state.direction = -1
    asked: list[int] = []
    for seat in (1, 2, 3):

        def answer(game: object, decision: object, seat: int = seat) -> list[int]:
            asked.append(seat)
            return []

        board.says(seat, D_BLOCK, answer)
    board.attacks(0, dict(zip(attackers, (player(1), player(2), player(3)), strict=True)))
    board.to_blockers()
    assert asked == [3, 2, 1]


@rule("800.4a", "800.4e")
def test_a_defender_who_concedes_blocks_nothing_and_takes_nothing() -> None:
    board = Board(3)
    a = board.creature(0, 2, 2)
    board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.concedes(1, D_BLOCK)
    board.to_blockers()
    assert board.attackers() == [a]
    board.damage()
    assert board.life(1) == 20


@rule("509.2", edition="2024")
def test_the_attacker_orders_the_blockers() -> None:
    """Today's option asks nothing."""
    for ordered in (True, False):
        table = TableRules(2)
        table.damage_order = ordered
        board = Board(table=table)
        a = board.creature(0, 2, 2)
        b = board.creature(1, 1, 1)
        c = board.creature(1, 1, 1)
        board.attacks(0, {a: player(1)})
        board.blocks(1, (b, a), (c, a))
        board.orders(0, c, b)
        board.to_blockers()
        assert board.state.objs[a].blockers == ([c, b] if ordered else [b, c])
        assert len(board.heard(0, D_ORDER)) == ordered


@rule("506.4c")
def test_an_attacker_of_a_planeswalker_that_left_may_be_blocked() -> None:
    board = Board()
    a = board.creature(0, 2, 2)
    walker = board.planeswalker(1, 3)
    wall = board.creature(1, 0, 4)
    board.attacks(0, {a: walker})
    board.blocks(1, (wall, a))
    board.to_attackers()
    board.game.move(walker, 2)
    from apnap.rules.ch5_turns.combat.block import declare_blockers

    declare_blockers(board.game)
    assert board.state.objs[a].blockers == [wall]
    assert board.state.objs[a].attacking != NONE
