"""Putting triggered abilities onto the stack. CR 603.3, 805.7."""

from __future__ import annotations

from apnap.rules.ch1_concepts.definitions import Effect, Triggered
from apnap.rules.ch6_spells import resolving
from apnap.rules.ch6_spells.announcing import Modal
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import ARTIFACT, BATTLEFIELD, EV_LIFE, EV_TARGET
from apnap.rules.core.decisions import CONCEDE, D_MODE, D_ORDER, FOR_TRIGGERS
from apnap.rules.events import LifeChange
from tests.helpers.hand_made_words import Creatures, Hand, Hit, LifeGain, Nothing, On, Opponents, Players, made
from tests.helpers.plain_boards import BEAR


def watcher(name: str, effect: Effect, kind: int = EV_LIFE) -> object:
    return made(name, "{R}", ARTIFACT, Triggered(On(kind), effect))


def two_heads() -> TableRules:
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    return table.seal()


def trigger(hand: Hand) -> None:
    """Let life change, which every watcher here waits for, and put what triggered onto the stack."""
    hand.game.emit(LifeChange(0, 1))
    resolving.put_triggers(hand.game)


def sources(hand: Hand) -> list[str]:
    """The stack from the bottom up, by the names of the sources."""
    return [hand.game.name(hand.state.objs[id].source) for id in hand.stack()]


def place(hand: Hand, seat: int, name: str, effect: Effect | None = None) -> int:
    return hand.put(seat, BATTLEFIELD, watcher(name, effect or LifeGain(1)))  # type: ignore[arg-type]


def test_abilities_go_onto_the_stack_in_apnap_order() -> None:
    """CR 603.3b, 101.4: the active player's lowest, then around the table."""
    hand = Hand(4)
    hand.state.turn().unit = 2
    hand.state.turn().active = [2]
    for seat in range(4):
        place(hand, seat, f"of {seat}")
    trigger(hand)
    assert sources(hand) == ["of 2", "of 3", "of 0", "of 1"]
    assert [hand.state.objs[id].controller for id in hand.stack()] == [2, 3, 0, 1]
    assert not hand.state.pending


def test_turn_order_may_be_reversed() -> None:
    """CR 101.4."""
    hand = Hand(4)
    hand.state.direction = -1
    for seat in range(4):
        place(hand, seat, f"of {seat}")
    trigger(hand)
    assert sources(hand) == ["of 0", "of 3", "of 2", "of 1"]


def test_a_player_orders_their_own() -> None:
    """CR 603.3b: asked once, by name, the first named goes lowest."""
    hand = Hand(2)
    for name in ("a", "b", "c"):
        place(hand, 0, name)
    script = hand.script(0, [2, 0, 1])
    trigger(hand)
    assert sources(hand) == ["c", "a", "b"]
    (asked,) = script.asked
    assert (asked.kind, asked.purpose, asked.labels) == (D_ORDER, FOR_TRIGGERS, ["a", "b", "c"])


def test_nothing_is_asked_where_there_is_nothing_to_order() -> None:
    """CR 603.3b: one ability of one object, twice."""
    hand = Hand(2)
    place(hand, 0, "a")
    hand.game.emit(LifeChange(0, 1))
    trigger(hand)
    assert sources(hand) == ["a", "a"] and not hand.scripts[0].asked


def test_a_team_that_shares_turns_mixes_the_abilities_of_its_members() -> None:
    """CR 805.7: the active team's all come first."""
    hand = Hand(table=two_heads())
    for seat in (2, 0, 1, 0):
        place(hand, seat, f"of {seat}")
    script = hand.script(0, [1, 0, 2])
    trigger(hand)
    assert script.asked[0].labels == ["of 0", "of 1", "of 0"]
    assert sources(hand) == ["of 1", "of 0", "of 0", "of 2"]


def test_targets_are_chosen_as_it_goes_onto_the_stack() -> None:
    """CR 603.3d."""
    hand = Hand(3)
    place(hand, 0, "a", Hit(Opponents()))
    hand.script(0, [-3])
    trigger(hand)
    announced = hand.state.objs[hand.stack()[0]].announced
    assert announced is not None and announced.targets == [[-3]]
    resolving.resolve_top(hand.game)
    assert hand.state.life(2) == 19
    assert hand.lines("603.3") == ["a's ability triggers targeting Player 2"]


def test_an_ability_without_a_legal_target_is_removed() -> None:
    """CR 603.3d: one that takes 'up to' stays."""
    hand = Hand(2)
    place(hand, 0, "a", Hit(Creatures()))
    place(hand, 1, "b", Hit(Creatures(0, 1)))
    trigger(hand)
    assert sources(hand) == ["b"] and len(hand.lines("603.3d")) == 1


def test_modes_are_chosen_as_it_goes_onto_the_stack() -> None:
    """CR 603.3c, 700.2b: only those with legal targets; without any it is removed."""
    hand = Hand(3)
    place(hand, 0, "a", Modal([Hit(Creatures()), LifeGain(7), Hit(Opponents())]))
    place(hand, 1, "b", Modal([Hit(Creatures())]))
    script = hand.script(0, [1])
    trigger(hand)
    assert (script.asked[0].kind, script.asked[0].candidates) == (D_MODE, [1, 2])
    assert sources(hand) == ["a"]
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 28


def test_a_mode_may_be_declined_where_it_may() -> None:
    """CR 700.2b: with no mode chosen it is removed from the stack."""
    hand = Hand(2)
    place(hand, 0, "a", Modal([LifeGain(7), LifeGain(8)], 0, 1))
    hand.script(0, [])
    trigger(hand)
    assert hand.stack() == []


def test_a_leaver_puts_nothing_onto_the_stack() -> None:
    """CR 800.4d."""
    hand = Hand(3)
    place(hand, 0, "a")
    place(hand, 1, "b")
    hand.game.emit(LifeChange(0, 1))
    assert len(hand.state.pending) == 2
    hand.game.leaves(1)
    resolving.put_triggers(hand.game)
    assert sources(hand) == ["a"]


def test_the_others_go_on_when_one_leaves_while_choosing() -> None:
    """CR 800.4a: their ability goes with them, and nobody else's is lost."""
    hand = Hand(4)
    place(hand, 0, "a")
    place(hand, 1, "b", Hit(Players()))
    place(hand, 2, "c")
    hand.script(1, CONCEDE)
    trigger(hand)
    assert sources(hand) == ["a", "c"] and not hand.state.pending


def test_a_teammate_orders_when_the_one_asked_leaves() -> None:
    """CR 805.7, 800.4a, 810.8a: unless they leave together, the rest of the unit decides."""
    hand = Hand(table=two_heads())
    place(hand, 0, "a")
    place(hand, 1, "b")
    place(hand, 1, "c")
    hand.script(0, CONCEDE)
    hand.script(1, [1, 0])
    trigger(hand)
    assert sources(hand) == ["c", "b"]


def test_becoming_a_target_triggers_in_the_next_round() -> None:
    """CR 603.3b: what triggers during the process waits."""
    hand = Hand(2)
    bear = hand.put(1, BATTLEFIELD, BEAR)
    place(hand, 0, "a", Nothing(Creatures()))
    hand.put(1, BATTLEFIELD, watcher("ward", LifeGain(1), EV_TARGET))  # type: ignore[arg-type]
    trigger(hand)
    assert sources(hand) == ["a"] and len(hand.state.pending) == 1
    announced = hand.state.objs[hand.stack()[0]].announced
    assert announced is not None and announced.targets == [[bear]]
    resolving.put_triggers(hand.game)
    assert sources(hand) == ["a", "ward"]


def test_another_markers_triggers_wait_for_their_own_stack() -> None:
    """CR 807.5: a turn marker's stack takes what triggered in its turn."""
    hand = Hand(2)
    place(hand, 0, "a")
    hand.game.emit(LifeChange(0, 1))
    hand.state.pending[0].marker = 1
    resolving.put_triggers(hand.game)
    assert hand.stack() == [] and len(hand.state.pending) == 1
