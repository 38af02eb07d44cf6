"""Playing lands. CR 116.2a, 305."""

from __future__ import annotations

from apnap.rules.ch1_concepts import special_actions
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_LAND,
    F_PLAY_LAND,
    GRAVEYARD,
    HAND,
    MAIN2,
    N_LANDS,
    P_PLAY_LAND,
    STACK,
    UPKEEP,
)
from apnap.rules.core.decisions import Option
from apnap.rules.events import LandPlayed
from tests.boards import BEAR
from tests.rules.nodes import MOUNTAIN, Hand, Rule, stand


def offered(hand: Hand, id: int, seat: int = 0) -> bool:
    out: list[Option] = []
    special_actions.land_option(hand.game, seat, id, out)
    return bool(out)


def test_playing_a_land_puts_it_onto_the_battlefield() -> None:
    """CR 116.2a, 305.1: it uses no stack, and the play is counted."""
    hand = Hand(2)
    land = hand.put(0, HAND, MOUNTAIN)
    assert offered(hand, land)
    special_actions.play_land(hand.game, 0, land)
    new = hand.now(land)
    assert new in hand.state.ids(0, BATTLEFIELD) and hand.stack() == []
    assert hand.state.players[0].lands_played == 1
    event = hand.state.turn().events[EV_LAND]
    assert isinstance(event, LandPlayed) and event.id == new
    assert hand.lines("116.2a") == ["Player 0 plays Mountain"]


def test_one_land_a_turn_and_what_effects_add() -> None:
    """CR 305.2."""
    hand = Hand(2)
    lands = [hand.put(0, HAND, MOUNTAIN) for _ in range(4)]
    special_actions.play_land(hand.game, 0, lands[0])
    assert not offered(hand, lands[1])
    stand(hand.game, Rule(permits=lambda action, seat, ref: False, number=2, action=N_LANDS))
    special_actions.play_land(hand.game, 0, lands[1])
    assert offered(hand, lands[2])
    special_actions.play_land(hand.game, 0, lands[2])
    assert not offered(hand, lands[3])


def test_lands_are_played_in_a_main_phase_of_ones_own_turn_with_an_empty_stack() -> None:
    """CR 305.1, 305.3."""
    hand = Hand(2)
    mine = hand.put(0, HAND, MOUNTAIN)
    theirs = hand.put(1, HAND, MOUNTAIN)
    turn = hand.state.turn()
    assert offered(hand, mine) and not offered(hand, theirs, 1)
    turn.step = MAIN2
    assert offered(hand, mine)
    turn.step = UPKEEP
    assert not offered(hand, mine)
    turn.step = MAIN2
    hand.put(1, STACK, BEAR)
    assert not offered(hand, mine)


def test_each_member_of_a_team_that_shares_turns_plays_a_land() -> None:
    """CR 805.4c."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    hand = Hand(table=table.seal())
    lands = [hand.put(seat, HAND, MOUNTAIN) for seat in range(4)]
    assert [offered(hand, lands[seat], seat) for seat in range(4)] == [True, True, False, False]
    special_actions.play_land(hand.game, 0, lands[0])
    assert offered(hand, lands[1], 1)


def test_nobody_plays_lands_in_a_turn_without_an_active_player() -> None:
    """CR 800.4j, 305.3."""
    hand = Hand(3)
    land = hand.put(1, HAND, MOUNTAIN)
    hand.state.turn().active = []
    assert not offered(hand, land, 1)


def test_only_land_cards_from_ones_own_hand_unless_an_effect_allows_more() -> None:
    """CR 305.1, 601.3."""
    hand = Hand(2)
    bear = hand.put(0, HAND, BEAR)
    buried = hand.put(0, GRAVEYARD, MOUNTAIN)
    theirs = hand.put(1, HAND, MOUNTAIN)
    assert not offered(hand, bear) and not offered(hand, buried) and not offered(hand, theirs)
    stand(hand.game, Rule(permits=lambda action, seat, ref: action == P_PLAY_LAND and ref in (buried, bear)))
    assert offered(hand, buried) and not offered(hand, bear) and not offered(hand, theirs)
    special_actions.play_land(hand.game, 0, buried)
    assert hand.zone(buried) == BATTLEFIELD


def test_effects_forbid_playing_lands() -> None:
    """CR 101.2."""
    hand = Hand(2)
    land = hand.put(0, HAND, MOUNTAIN)
    stand(hand.game, Rule(forbids=lambda action, seat, ref: action == F_PLAY_LAND and seat == 0))
    assert not offered(hand, land)
