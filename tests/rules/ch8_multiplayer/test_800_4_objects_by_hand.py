"""What a player who leaves owns and controls, on boards made by hand. CR 800.4a-d, 800.4n, 702.26k, 702.26n."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch4_zones.zones import new_object, take_out
from apnap.rules.ch5_turns import turn_based
from apnap.rules.ch7_additional import state_based
from apnap.rules.core.constants import (
    ANTE,
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    ENCHANTMENT,
    EV_CONTROL,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LASTS_THE_GAME,
    LASTS_THIS_TURN,
    LIBRARY,
    OUTSIDE,
    PHASED_OUT,
    S_LAYER,
    STACK,
)
from apnap.rules.events import CreateToken, TokenEnters, ZoneChange
from apnap.testing import rule
from tests.helpers.hand_made_games import (
    BEAR,
    Bare,
    Controls,
    Is,
    Pumps,
    everywhere,
    game_at,
    lasting,
    made,
    put,
    watches_leaving,
    zone_of,
)

MIND_CONTROL = made("Mind Control", ENCHANTMENT, 0, 0, Controls(), subtypes=["Aura"], enchants=Is(CREATURE))
GHOUL = made("Ghoul", CREATURE, 2, 2, watches_leaving())


@rule("800.4a")
@pytest.mark.parametrize("zone", [LIBRARY, HAND, GRAVEYARD, EXILE, COMMAND, OUTSIDE, BATTLEFIELD, STACK])
def test_what_a_leaver_owns_leaves_from_every_zone(zone: int) -> None:
    """CR 800.4a: and what the others own stays."""
    game = game_at(3)
    theirs = put(game, 1, BEAR, zone)
    mine = put(game, 0, BEAR, zone)
    ending.concede(game, 1)
    assert game.state.objs[theirs].zone == GONE
    assert game.state.objs[mine].zone == zone
    assert everywhere(game) == [mine]


@rule("800.4n", "407.1")
def test_anted_cards_stay() -> None:
    """What else they own leaves."""
    game = game_at(3)
    card = new_object(game.state, BEAR, 1, 1, ANTE, BEAR.base)
    ending.concede(game, 1)
    assert game.state.objs[card.id].zone == ANTE


@rule("800.4a")
def test_what_a_leaver_owns_leaves_whoever_controls_it() -> None:
    """CR 800.4a: the angel that Ann took from Bob's library goes with Bob."""
    game = game_at(3)
    angel = put(game, 0, BEAR, owner=1)
    ending.concede(game, 1)
    assert game.state.objs[angel].zone == GONE
    assert not game.state.ids(0, BATTLEFIELD)


@rule("800.4a", "111.2")
def test_tokens_go_with_whoever_made_them() -> None:
    """CR 800.4a, 111.2."""
    game = game_at(3)
    hers = put(game, 0, BEAR, token=True)
    his = put(game, 1, BEAR, token=True)
    ending.concede(game, 0)
    assert game.state.objs[hers].zone == GONE
    assert game.state.objs[his].zone == BATTLEFIELD


@rule("800.4a")
def test_an_aura_of_the_leaver_gives_back_what_it_took() -> None:
    """CR 800.4a: Ann's Mind Control goes with her and Bob has his creature again."""
    game = game_at(3)
    griffin = put(game, 1)
    put(game, 0, MIND_CONTROL, to=griffin)
    assert game.state.objs[griffin].controller == 0
    ending.concede(game, 0)
    assert game.state.objs[griffin].controller == 1
    assert game.state.ids(1, BATTLEFIELD) == [griffin]
    assert game.state.turn().events[EV_CONTROL] is not None


@rule("800.4a", "704.5m")
def test_an_aura_on_a_leavers_creature_goes_to_the_graveyard() -> None:
    """CR 800.4a, 704.5m."""
    game = game_at(3)
    griffin = put(game, 1)
    aura = put(game, 0, MIND_CONTROL, to=griffin)
    ending.concede(game, 1)
    assert game.state.objs[griffin].zone == GONE
    while state_based.check(game):
        pass
    assert zone_of(game, aura) == GRAVEYARD
    assert len(game.state.ids(0, GRAVEYARD)) == 1


@rule("800.4a")
def test_control_until_end_of_turn_ends_at_once() -> None:
    """CR 800.4a."""
    game = game_at(3)
    bears = put(game, 1)
    lasting(game, Controls(0), 0, LASTS_THIS_TURN, [bears])
    assert game.state.objs[bears].controller == 0
    ending.concede(game, 0)
    assert game.state.objs[bears].controller == 1
    assert not game.state.standing[S_LAYER]


@rule("800.4a", "613.7")
def test_an_older_control_effect_takes_over() -> None:
    """CR 800.4a, 613.7: Cy has it again, not its owner."""
    game = game_at(4)
    bears = put(game, 1)
    lasting(game, Controls(2), 2, LASTS_THE_GAME, [bears])
    lasting(game, Controls(0), 0, LASTS_THE_GAME, [bears])
    ending.concede(game, 0)
    assert game.state.objs[bears].controller == 2


@rule("800.4a")
def test_what_only_the_leaver_ever_controlled_is_exiled() -> None:
    """CR 800.4a: what Ann put onto the battlefield from Bob's library has no other controller."""
    game = game_at(3)
    angel = put(game, 0, BEAR, owner=1)
    ending.concede(game, 0)
    assert zone_of(game, angel) == EXILE
    assert len(game.state.ids(1, EXILE)) == 1


@rule("800.4c")
def test_an_object_whose_first_controller_left_is_exiled_when_the_effect_ends() -> None:
    """CR 800.4c: not before, and without a state-based action."""
    game = game_at(4)
    angel = put(game, 0, BEAR, owner=1)
    lasting(game, Controls(2), 2, LASTS_THIS_TURN, [angel])
    ending.concede(game, 0)
    assert game.state.objs[angel].controller == 2
    assert zone_of(game, angel) == BATTLEFIELD
    turn_based.cleanup_step(game)
    assert zone_of(game, angel) == EXILE


@rule("800.4a")
def test_an_aura_that_the_leaver_only_controlled() -> None:
    """CR 800.4a: control given by it ends before it is exiled, so what it enchanted goes home."""
    game = game_at(4)
    griffin = put(game, 2)
    aura = put(game, 0, MIND_CONTROL, owner=1, to=griffin)
    assert game.state.objs[griffin].controller == 0
    ending.concede(game, 0)
    assert game.state.objs[griffin].controller == 2
    assert zone_of(game, aura) == EXILE


@rule("800.4a")
def test_what_is_exiled_is_exiled_at_once() -> None:
    """CR 800.4a: two that leave together see each other go."""
    game = game_at(3)
    for _ in range(2):
        put(game, 0, made("Ghoul", CREATURE, 2, 2), owner=1)
    put(game, 2, GHOUL)
    ending.concede(game, 0)
    assert len(game.state.ids(1, EXILE)) == 2
    assert len(game.state.pending) == 2


def phase_out(game: Bare, id: int) -> None:
    """Lay a permanent aside as phased out (702.26b)."""
    state = game.state
    take_out(game, state.objs[id])
    o = state.edit(id)
    o.zone = PHASED_OUT
    o.phased_out = True
    state.edit_zone(o.controller, PHASED_OUT).append(id)


@rule("702.26k")
def test_phased_out_permanents_leave_unnoticed() -> None:
    """CR 702.26k."""
    game = game_at(3)
    put(game, 2, GHOUL)
    own = put(game, 1)
    taken = put(game, 0, BEAR, owner=1)
    kept = put(game, 0)
    for id in (own, taken, kept):
        phase_out(game, id)
    ending.concede(game, 1)
    assert [game.state.objs[id].zone for id in (own, taken, kept)] == [GONE, GONE, PHASED_OUT]
    assert game.state.ids(0, PHASED_OUT) == [kept]
    assert not game.state.pending


@rule("702.26n", "800.4a")
def test_a_phased_out_permanent_that_nobody_would_control_is_exiled() -> None:
    """CR 702.26n, 800.4a."""
    game = game_at(3)
    angel = put(game, 0, BEAR, owner=1)
    phase_out(game, angel)
    ending.concede(game, 0)
    assert zone_of(game, angel) == EXILE


@rule("800.4a")
def test_effects_of_a_leavers_spells_last() -> None:
    """CR 800.4a: only control of objects and players ends; a growth until end of turn stays."""
    game = game_at(3)
    bear = put(game, 0)
    lasting(game, Pumps(3), 1, LASTS_THIS_TURN, [bear])
    ending.concede(game, 1)
    assert game.char(bear).power == 5


@rule("800.4a", "611.3")
def test_effects_of_a_leavers_permanents_end() -> None:
    """CR 800.4a, 611.3."""
    game = game_at(3)
    bear = put(game, 0)
    put(game, 1, made("Lord", CREATURE, 2, 2, Pumps(1)))
    assert game.char(bear).power == 3
    ending.concede(game, 1)
    assert game.char(bear).power == 2
    assert not game.state.standing[S_LAYER]


@rule("800.4b", "800.4d")
def test_nothing_comes_under_a_leavers_control() -> None:
    """CR 800.4b, 800.4d."""
    game = game_at(3)
    bear = put(game, 0)
    card = put(game, 0, BEAR, GRAVEYARD)
    ending.concede(game, 1)
    lasting(game, Controls(1), 1, LASTS_THE_GAME, [bear])
    game.emit(CreateToken(1, BEAR))
    game.emit(ZoneChange(card, GRAVEYARD, BATTLEFIELD, 1))
    game.emit(ZoneChange(card, GRAVEYARD, STACK, 1))
    assert game.state.objs[bear].controller == 0
    assert game.state.objs[card].zone == GRAVEYARD
    assert not game.state.ids(1, BATTLEFIELD)
    assert not game.state.turn().stack


@rule("800.4b", "800.4d")
def test_a_token_on_its_way_stays_away() -> None:
    """CR 800.4b, 800.4d."""
    game = game_at(3)
    ghost = new_object(game.state, BEAR, 1, 1, GONE, BEAR.base)
    ending.concede(game, 1)
    game.emit(TokenEnters(ghost.id, 1))
    assert game.state.objs[ghost.id].zone == GONE
