"""Combat damage, with first strike, double strike, deathtouch and trample. CR 510, 702."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns.combat.block import declare_blockers
from apnap.rules.ch5_turns.combat.damage import combat_damage, has_first_strike, lethal_damage
from apnap.rules.ch5_turns.combat.end import end_combat
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    CREATURE,
    DAMAGE,
    DEATHTOUCH,
    DOUBLE_STRIKE,
    EV_DAMAGE,
    FIRST_DAMAGE,
    FIRST_STRIKE,
    MAIN2,
    S_BLOCK,
    STEP_NAMES,
    TRAMPLE,
)
from apnap.rules.core.decisions import D_ASSIGN, D_BLOCK, D_PRIORITY, IllegalAnswer
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Damage
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.rules.ch5_turns.combat.combat_board import Board, player


class BlocksMore(Static):
    """Every creature can block that many more attackers."""

    def __init__(self, more: int) -> None:
        super().__init__([S_BLOCK])
        self.more = more

    def extra_blocks(self, game: Game, effect: Standing, blocker: int) -> int:
        return self.more


def free_table(seats: int = 2) -> TableRules:
    table = TableRules(seats)
    table.damage_order = False
    return table


def dealt(board: Board) -> dict[tuple[int, int], int]:
    """Source and target -> damage, over the whole turn."""
    out: dict[tuple[int, int], int] = {}
    event = board.state.turn().events[EV_DAMAGE]
    while event is not None:
        assert isinstance(event, Damage) and event.combat
        out[event.source, event.target] = out.get((event.source, event.target), 0) + event.amount
        event = event.prev
    return out


def blocked(board: Board, attacker: int, *blockers: int) -> None:
    """The attacker attacks seat 1, these block it in this order."""
    board.attacks(0, {attacker: player(1)})
    board.blocks(1, *[(b, attacker) for b in blockers])
    board.to_blockers()


# at the table ------------------------------------------------------------------------------------------------------


@rule("510.1a", "107.1b")
def test_a_creature_without_positive_power_deals_no_damage(scenario: Builder) -> None:
    """A 0/2 that got -1/-1 attacks as a -1/1: nobody gains life by it."""
    table = scenario()
    thopter = table.seat(0).has("Ornithopter")
    goblin = table.seat(0).has("Festering Goblin")
    table.says([thopter.id])
    table.seat(0).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    assert (thopter.power, thopter.toughness) == (-1, 1)
    table.seat(0).attacks({thopter: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("510.1b", "306.8")
def test_an_unblocked_attacker_damages_what_it_attacks(scenario: Builder) -> None:
    table = scenario()
    bear, giant, wurm = table.seat(0).have("Grizzly Bears", "Hill Giant", "Craw Wurm")
    jace = table.seat(1).has("Jace Beleren")
    siege = table.seat(0).has("Invasion of Dominaria")
    table.seat(0).attacks({bear: jace, giant: siege, wurm: table.seat(1)})
    table.to_step(MAIN2)
    assert (jace.counters("loyalty"), siege.counters("defense"), table.seat(1).life) == (1, 2, 14)


@rule("510.1c")
def test_what_a_single_blocker_does_not_need_goes_nowhere_else(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    lion = table.seat(1).has("Savannah Lions")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({lion: wurm})
    table.to_step(MAIN2)
    assert lion.died and table.seat(1).life == 20


@rule("510.2", "704.3")
def test_combat_damage_is_dealt_at_once_so_equal_creatures_trade(scenario: Builder) -> None:
    table = scenario()
    bear, other = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Runeclaw Bear")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({other: bear})
    table.to_step(MAIN2)
    assert bear.died and other.died


@rule("510.2", "120.3f")
def test_life_from_lifelink_comes_with_the_damage_not_after_it(scenario: Builder) -> None:
    """At 2 life, 3 damage and 2 life from a blocker with lifelink leave 1: nobody looks in between."""
    table = scenario()
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    cat = table.seat(1).at(2).has("Ajani's Sunstriker")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(1)})
    table.seat(1).blocks({cat: bear})
    table.to_step(MAIN2)
    assert table.seat(1).in_game
    assert table.seat(1).life == 1


@rule("510.2", "104.4a")
def test_players_who_are_killed_by_one_combat_lose_together(scenario: Builder) -> None:
    table = scenario(seats=4)
    pack = table.seat(0).have("Hill Giant", "Hill Giant", "Hill Giant")
    for i in (1, 2, 3):
        table.seat(i).at(3)
    table.seat(0).attacks({giant: table.seat(1 + i) for i, giant in enumerate(pack)})
    table.run(lambda d: False)
    assert [s.outcome for s in table.seats()] == ["won", "lost", "lost", "lost"]


@rule("510.3", "510.3a")
def test_what_dies_in_combat_triggers_before_the_active_player_gets_priority(scenario: Builder) -> None:
    table = scenario()
    bear, other = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Runeclaw Bear")
    table.seat(1).has("Blood Artist")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({other: bear})
    table.run(lambda d: d.kind == D_PRIORITY and table.step == STEP_NAMES[DAMAGE])
    assert bear.died and other.died
    assert table.stack == ["Blood Artist's ability"] * 2
    assert table.holder == table.seat(0)


@rule("510.4", "117.3a")
def test_players_get_priority_between_the_two_damage_steps(scenario: Builder) -> None:
    table = scenario()
    ace = table.seat(0).has("Fencing Ace")
    table.seat(0).attacks({ace: table.seat(1)})
    table.to_step(FIRST_DAMAGE)
    assert (table.holder, table.seat(1).life) == (table.seat(0), 19)
    table.seat(0).casts("Giant Growth", at=[ace]).resolves()
    table.to_step(DAMAGE)
    assert table.seat(1).life == 15


@rule("510.4", "702.7b")
def test_a_blocker_with_first_strike_makes_two_damage_steps_too(scenario: Builder) -> None:
    table = scenario()
    bear, giant = table.seat(0).have("Goblin Piker", "Hill Giant")
    knight = table.seat(1).has("Youthful Knight")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(1)})
    table.seat(1).blocks({knight: bear})
    table.to_step(FIRST_DAMAGE)
    assert bear.died and table.seat(1).life == 20
    table.to_step(DAMAGE)
    assert knight.stayed and table.seat(1).life == 17


@rule("510.4", "506.1")
def test_without_first_strike_there_is_one_damage_step(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    seen = set()
    while table.step != STEP_NAMES[MAIN2]:
        seen.add(table.step)
        table.game.answer([0])
    assert STEP_NAMES[DAMAGE] in seen and STEP_NAMES[FIRST_DAMAGE] not in seen


@rule("510.1", "800.4e")
def test_attackers_of_a_player_who_has_left_deal_no_damage(scenario: Builder) -> None:
    table = scenario(seats=3)
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(2)})
    table.seat(1).concedes()
    assert bear.attacking
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(2).life) == (20, 17)


# on bare boards ----------------------------------------------------------------------------------------------------


@rule("510.1c")
def test_blocked_creatures_fight() -> None:
    """No damage goes through."""
    board = Board()
    a = board.creature(0, 3, 3)
    b = board.creature(1, 2, 2)
    blocked(board, a, b)
    board.damage()
    assert dealt(board) == {(a, b): 3, (b, a): 2}
    assert board.is_there(a) and not board.is_there(b)
    assert board.life(1) == 20


@rule("510.1a")
def test_a_creature_without_power_assigns_nothing() -> None:
    board = Board()
    a = board.creature(0, 0, 3)
    b = board.creature(1, -1, 2)
    blocked(board, a, b)
    board.damage()
    assert dealt(board) == {}


@rule("509.1h", "510.1c")
def test_a_blocked_attacker_whose_blocker_left_deals_nothing() -> None:
    board = Board()
    a = board.creature(0, 3, 3)
    b = board.creature(1, 2, 2)
    blocked(board, a, b)
    board.game.move(b, 2)
    board.damage()
    assert dealt(board) == {}


@rule("702.19d")
def test_a_trampler_whose_blocker_left_hits_the_player() -> None:
    board = Board()
    a = board.creature(0, 3, 3, TRAMPLE)
    b = board.creature(1, 2, 2)
    blocked(board, a, b)
    board.game.move(b, 2)
    board.damage()
    assert dealt(board) == {(a, player(1)): 3}


@rule("509.1g", "510.1d")
def test_a_blocker_whose_attacker_left_deals_nothing_but_still_blocks() -> None:
    board = Board()
    a = board.creature(0, 3, 3)
    c = board.creature(0, 1, 1)
    b = board.creature(1, 2, 2)
    board.attacks(0, {a: player(1), c: player(1)})
    board.blocks(1, (b, a))
    board.to_blockers()
    board.game.move(a, 2)
    board.damage()
    assert dealt(board) == {(c, player(1)): 1}
    assert board.state.objs[b].blocking


@rule("506.4c", "510.1b", "702.19")
def test_an_attacked_planeswalker_that_left_takes_no_damage() -> None:
    """Nor does its controller."""
    for words in (0, TRAMPLE):
        board = Board()
        a = board.creature(0, 3, 3, words)
        walker = board.planeswalker(1, 3)
        board.attacks(0, {a: walker})
        board.to_attackers()
        board.game.move(walker, 2)
        board.damage()
        assert dealt(board) == {}
        assert board.attackers() == [a]


@rule("506.4")
def test_a_planeswalker_under_other_control_is_out_of_combat() -> None:
    board = Board(3)
    a = board.creature(0, 3, 3)
    walker = board.planeswalker(1, 3)
    board.attacks(0, {a: walker})
    board.to_attackers()
    board.game.hand_over(walker, 2)
    board.damage()
    assert dealt(board) == {}


@rule("800.4e")
def test_a_player_who_left_is_assigned_no_damage() -> None:
    board = Board(3)
    a = board.creature(0, 3, 3, TRAMPLE)
    b = board.creature(0, 2, 2)
    board.attacks(0, {a: player(1), b: player(2)})
    board.to_attackers()
    board.game.leaves(1)
    board.damage()
    assert dealt(board) == {(b, player(2)): 2}


# the order of damage -----------------------------------------------------------------------------------------------


@rule("510.1c", edition="2024")
@pytest.mark.parametrize(
    ("guardian", "elves", "legal"),
    [(3, 2, True), (4, 1, True), (5, 0, True), (2, 3, False), (0, 5, False), (4, 0, False)],
)
def test_damage_goes_down_the_line(guardian: int, elves: int, legal: bool) -> None:
    """The rule's own example, a 5/6 against a 0/3 and then a 1/1."""
    board = Board()
    a = board.creature(0, 5, 6)
    b = board.creature(1, 0, 3)
    c = board.creature(1, 1, 1)
    blocked(board, a, b, c)
    board.assigns(0, {b: guardian, c: elves})
    if legal:
        board.damage()
        assert dealt(board)[a, b] == guardian
        assert board.is_there(c) == (elves == 0)
    else:
        with pytest.raises((IllegalAnswer, AgentFault), match="510.1c"):
            board.damage()
        assert dealt(board) == {}


@rule("510.1c", edition="2024")
def test_damage_that_is_not_lethal_for_the_first_blocker_leaves_no_choice() -> None:
    """All of it goes to the first in line."""
    board = Board()
    a = board.creature(0, 5, 6)
    b = board.creature(1, 0, 6)
    c = board.creature(1, 1, 1)
    blocked(board, a, b, c)
    board.damage()
    assert not board.heard(0, D_ASSIGN)
    assert dealt(board) == {(a, b): 5, (c, a): 1}


@rule("510.1c", edition="2024")
def test_damage_already_marked_counts() -> None:
    board = Board()
    a = board.creature(0, 3, 6)
    b = board.creature(1, 0, 6)
    c = board.creature(1, 1, 1)
    board.state.edit(b).damage = 4
    assert lethal_damage(board.game, b, a) == 2
    blocked(board, a, b, c)
    board.assigns(0, {b: 2, c: 1})
    board.damage()
    assert dealt(board) == {(a, b): 2, (a, c): 1, (c, a): 1}


@rule("510.1c")
def test_today_damage_is_divided_freely() -> None:
    """An option of the table."""
    board = Board(table=free_table())
    a = board.creature(0, 5, 6)
    b = board.creature(1, 0, 3)
    c = board.creature(1, 1, 1)
    blocked(board, a, b, c)
    board.assigns(0, {b: 1, c: 4})
    board.damage()
    assert dealt(board) == {(a, b): 1, (a, c): 4, (c, a): 1}


@rule("510.1c", edition="2024")
def test_two_attackers_share_the_lethal_damage_of_one_blocker() -> None:
    """The rule's own example, in which each of two attackers counts on the other."""
    board = Board()
    baloth = board.creature(0, 7, 7)
    boars = board.creature(0, 4, 4)
    armodon = board.creature(1, 3, 3)
    brigade = board.creature(1, 2, 4)
    ape = board.creature(1, 5, 5)
    piker = board.creature(1, 2, 1)
    board.state.edit(armodon).damage = 2
    board.effect(BlocksMore(1))
    board.attacks(0, {baloth: player(1), boars: player(1)})
    board.blocks(1, (armodon, baloth), (brigade, baloth), (ape, baloth), (brigade, boars), (piker, boars))
    board.to_blockers()
    board.assigns(0, {armodon: 1, brigade: 1, ape: 5})
    board.assigns(0, {brigade: 3, piker: 1})
    board.damage()
    assert [board.is_there(x) for x in (armodon, brigade, ape, piker)] == [False] * 4


@rule("510.1e")
def test_what_the_second_attacker_can_not_make_good_is_refused_at_once() -> None:
    """Nobody is led into an announcement that cannot be completed."""
    board = Board()
    baloth = board.creature(0, 7, 7)
    boars = board.creature(0, 2, 4)
    brigade = board.creature(1, 2, 4)
    ape = board.creature(1, 5, 5)
    piker = board.creature(1, 2, 1)
    board.effect(BlocksMore(1))
    board.attacks(0, {baloth: player(1), boars: player(1)})
    board.blocks(1, (brigade, baloth), (ape, baloth), (brigade, boars), (piker, boars))
    board.to_blockers()
    board.assigns(0, {brigade: 1, ape: 6})
    with pytest.raises(IllegalAnswer, match="510.1c"):
        board.damage()
    assert len(board.heard(0, D_ASSIGN)) == 1


@rule("510.1d", edition="2024")
def test_a_blocker_of_several_divides_its_damage() -> None:
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    c = board.creature(1, 3, 9)
    board.effect(BlocksMore(1))
    board.attacks(0, {a: player(1), b: player(1)})
    board.blocks(1, (c, a), (c, b))
    board.orders(1, b, a)
    board.to_blockers()
    board.assigns(1, {b: 2, a: 1})
    board.damage()
    assert dealt(board) == {(a, c): 2, (b, c): 2, (c, b): 2, (c, a): 1}


@rule("510.1d", edition="2024")
def test_a_blocker_may_not_skip_the_first_in_its_line() -> None:
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    c = board.creature(1, 3, 9)
    board.effect(BlocksMore(1))
    board.attacks(0, {a: player(1), b: player(1)})
    board.blocks(1, (c, a), (c, b))
    board.to_blockers()
    board.assigns(1, {a: 1, b: 2})
    with pytest.raises(IllegalAnswer, match="510.1d"):
        board.damage()


# trample and deathtouch --------------------------------------------------------------------------------------------


@rule("702.19b")
@pytest.mark.parametrize(("blocker", "through", "legal"), [(2, 4, True), (6, 0, True), (4, 2, True), (1, 5, False)])
def test_a_trampler_may_assign_what_is_more_than_lethal_to_the_player(blocker: int, through: int, legal: bool) -> None:
    board = Board()
    a = board.creature(0, 6, 6, TRAMPLE)
    b = board.creature(1, 2, 2)
    blocked(board, a, b)
    board.assigns(0, {b: blocker, player(1): through})
    if legal:
        board.damage()
        assert board.life(1) == 20 - through
        assert board.heard(0, D_ASSIGN)[0].among == [b, player(1)]
    else:
        with pytest.raises(IllegalAnswer, match="510.1c"):
            board.damage()


@rule("702.19b", "702.19")
def test_trample_over_a_planeswalkers_guard() -> None:
    """The excess is for the planeswalker, never for the player."""
    board = Board()
    a = board.creature(0, 6, 6, TRAMPLE)
    walker = board.planeswalker(1, 3)
    b = board.creature(1, 2, 2)
    board.attacks(0, {a: walker})
    board.blocks(1, (b, a))
    board.fight()
    assert board.state.objs[walker].counter("loyalty") == 0
    assert board.life(1) == 20


@rule("702.2c", "702.19b")
def test_deathtouch_makes_one_damage_lethal() -> None:
    board = Board()
    a = board.creature(0, 3, 3, TRAMPLE | DEATHTOUCH)
    b = board.creature(1, 0, 5)
    c = board.creature(1, 0, 7)
    blocked(board, a, b, c)
    board.damage()
    assert dealt(board) == {(a, b): 1, (a, c): 1, (a, player(1)): 1}
    assert not board.is_there(b) and not board.is_there(c)


@rule("702.2c", "702.19b")
def test_deathtouch_of_one_attacker_counts_for_another() -> None:
    """Damage that other creatures assign in the same step is taken into account."""
    board = Board()
    snake = board.creature(0, 1, 1, DEATHTOUCH)
    a = board.creature(0, 5, 5, TRAMPLE)
    b = board.creature(1, 0, 9)
    board.effect(BlocksMore(1))
    board.attacks(0, {snake: player(1), a: player(1)})
    board.blocks(1, (b, snake), (b, a))
    board.to_blockers()
    board.assigns(0, {player(1): 5})
    board.damage()
    assert board.life(1) == 15


@rule("702.19b")
def test_two_attackers_and_trample() -> None:
    """The rule's own example, a 1/1 and a 3/3 with trample blocked by one 2/2."""
    board = Board()
    a = board.creature(0, 1, 1)
    t = board.creature(0, 3, 3, TRAMPLE)
    b = board.creature(1, 2, 2)
    board.effect(BlocksMore(1))
    board.attacks(0, {a: player(1), t: player(1)})
    board.blocks(1, (b, a), (b, t))
    board.to_blockers()
    board.assigns(0, {b: 1, player(1): 2})
    board.damage()
    assert board.life(1) == 18
    assert not board.is_there(b)


# first strike and double strike ------------------------------------------------------------------------------------


@rule("510.4", "702.7b")
def test_first_strike_kills_before_it_is_hit() -> None:
    board = Board()
    a = board.creature(0, 2, 2, FIRST_STRIKE)
    b = board.creature(1, 2, 2)
    blocked(board, a, b)
    assert has_first_strike(board.game)
    board.damage()
    assert dealt(board) == {(a, b): 2}
    assert board.is_there(a) and not board.is_there(b)


@rule("702.4b")
def test_double_strike_hits_twice() -> None:
    board = Board()
    a = board.creature(0, 2, 2, DOUBLE_STRIKE)
    b = board.creature(0, 1, 1)
    board.attacks(0, {a: player(1), b: player(1)})
    board.fight()
    assert board.life(1) == 15


@rule("510.1c", "510.4")
def test_a_double_striker_whose_blocker_died_is_still_blocked() -> None:
    board = Board()
    a = board.creature(0, 2, 2, DOUBLE_STRIKE)
    b = board.creature(1, 2, 2)
    blocked(board, a, b)
    board.damage()
    assert dealt(board) == {(a, b): 2}
    assert board.life(1) == 20


def set_words(board: Board, id: int, words: int) -> None:
    """Suppose that effects give it exactly these keywords."""
    chars = board.game.char(id).copy()
    chars.keywords = words
    board.state.chars[id] = chars


@rule("702.4c")
def test_losing_double_strike_in_between() -> None:
    board = Board()
    a = board.creature(0, 2, 2, DOUBLE_STRIKE)
    board.attacks(0, {a: player(1)})
    board.to_attackers()
    combat_damage(board.game, True)
    set_words(board, a, 0)
    combat_damage(board.game, False)
    assert board.life(1) == 18


@rule("702.4d")
def test_getting_double_strike_in_between() -> None:
    board = Board()
    a = board.creature(0, 2, 2, FIRST_STRIKE)
    board.attacks(0, {a: player(1)})
    board.to_attackers()
    combat_damage(board.game, True)
    set_words(board, a, DOUBLE_STRIKE)
    combat_damage(board.game, False)
    assert board.life(1) == 16


@rule("702.7c")
def test_losing_first_strike_in_between_gives_no_second_blow() -> None:
    board = Board()
    a = board.creature(0, 2, 2, FIRST_STRIKE)
    b = board.creature(0, 1, 1)
    board.attacks(0, {a: player(1), b: player(1)})
    board.to_attackers()
    combat_damage(board.game, True)
    set_words(board, a, 0)
    set_words(board, b, FIRST_STRIKE)
    combat_damage(board.game, False)
    assert board.life(1) == 17


@rule("510.4")
def test_a_first_striker_without_power_had_its_step() -> None:
    """Who had first strike as the first step began belongs to it, even if it dealt nothing."""
    board = Board()
    a = board.creature(0, 0, 2, FIRST_STRIKE)
    board.attacks(0, {a: player(1)})
    board.to_attackers()
    combat_damage(board.game, True)
    chars = board.game.char(a).copy()
    chars.power = 4
    board.state.chars[a] = chars
    combat_damage(board.game, False)
    assert board.life(1) == 20


@rule("506.4")
def test_a_creature_that_stopped_being_one_is_out_of_combat() -> None:
    board = Board()
    a = board.creature(0, 3, 3)
    b = board.creature(1, 2, 2)
    blocked(board, a, b)
    chars = board.game.char(b).copy()
    chars.types &= ~CREATURE
    board.state.chars[b] = chars
    board.damage()
    assert dealt(board) == {}
    assert not board.state.objs[b].blocking


@rule("800.4a")
def test_somebody_concedes_while_damage_is_assigned() -> None:
    """The rest is announced again."""
    board = Board(3)
    a = board.creature(0, 5, 5)
    b = board.creature(1, 0, 2)
    c = board.creature(1, 0, 2)
    d = board.creature(0, 1, 1)
    board.attacks(0, {a: player(1), d: player(2)})
    board.blocks(1, (b, a), (c, a))
    board.to_blockers()

    def answer(game: object, decision: object) -> list[int]:
        board.game.leaves(1)
        return [2, 3]

    board.says(0, D_ASSIGN, answer)
    board.damage()
    assert dealt(board) == {(d, player(2)): 1}


@rule("511.3")
def test_everything_is_out_of_combat_at_its_end() -> None:
    board = Board()
    a = board.creature(0, 1, 3, FIRST_STRIKE)
    b = board.creature(1, 1, 3)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a))
    board.fight()
    for id in (a, b):
        o = board.state.objs[id]
        assert (o.blocked, o.blockers, o.blocking, o.dealt_first_damage) == (False, [], [], False)
        assert o.attacking == -1000
    turn = board.state.turn()
    assert (turn.attackers, turn.defenders, turn.first_strike) == ([], 0, False)
    assert board.state.objs[a].defender == 1


@rule("500.8")
def test_two_combats_in_one_turn() -> None:
    """Attackers are tapped, blockers fresh."""
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(1, 0, 4)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a))
    board.fight()
    board.state.edit(a).tapped = False
    board.attacks(0, {a: player(1)})
    board.fight()
    assert len(board.heard(1, D_BLOCK)) == 2
    assert board.life(1) == 18
    declare_blockers(board.game)


@rule("511.3", "807.4")
def test_the_combat_of_another_turn_goes_on() -> None:
    """With several turn markers, one combat ends while another is under way."""
    table = TableRules(8)
    table.markers = 2
    board = Board(table=table)
    a = board.creature(0, 1, 3)
    b = board.creature(1, 1, 3)
    c = board.creature(1, 1, 3)
    d = board.creature(2, 1, 3)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a))
    board.to_blockers()
    # seat 1 attacks in the turn of the other marker, and seat 2 blocks
    board.state.here = 1
    turn = board.state.edit_turn()
    turn.unit = 1
    turn.active = [1]
    board.attacks(1, {c: player(2)})
    board.blocks(2, (d, c))
    board.to_blockers()
    board.state.here = 0
    end_combat(board.game)
    assert not board.state.objs[b].blocking
    assert board.state.objs[c].attacking == player(2)
    assert board.state.objs[d].blocking == [c]
