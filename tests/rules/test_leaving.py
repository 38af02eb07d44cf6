"""Leaving the game. CR 800.4."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch4_zones.zones import new_object, take_out
from apnap.rules.ch5_turns import turn_based
from apnap.rules.ch6_spells.triggers import watch
from apnap.rules.ch7_additional import state_based
from apnap.rules.ch8_multiplayer import leaving
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    ANTE,
    ARTIFACT,
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    D_GAME,
    D_PLAYERS_TURN,
    D_TURN,
    ENCHANTMENT,
    EV_CONTROL,
    EV_DESIGNATION,
    EV_ZONE,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NONE,
    OUTSIDE,
    PHASED_OUT,
    S_LAYER,
    STACK,
    STAGE_CHECK,
    STAGE_PRIORITY,
)
from apnap.rules.core.decisions import D_CHOOSE, FROM_ACTION, Decision
from apnap.rules.core.digest import digest
from apnap.rules.core.game import Departed, Game
from apnap.rules.core.players import LOST
from apnap.rules.core.state import Trigger, Watcher
from apnap.rules.events import CreateToken, Damage, Tap, TokenEnters, ZoneChange
from apnap.testing import rule
from tests.rules.hand_made import (
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
    two_headed_giant,
    watches_leaving,
    zone_of,
)

MIND_CONTROL = made("Mind Control", ENCHANTMENT, 0, 0, Controls(), subtypes=["Aura"], enchants=Is(CREATURE))
GHOUL = made("Ghoul", CREATURE, 2, 2, watches_leaving())
RELIC = made("Relic", ARTIFACT, 0, 0, watches_leaving(own=True))


def on_stack(game: Bare, seat: int, owner: int, *, ability: bool = False, copy: bool = False) -> int:
    """A spell of a card, a copy of one, or an ability, on the stack under a seat's control."""
    id = put(game, seat, BEAR, STACK, owner=owner)
    o = game.state.edit(id)
    if ability:
        o.ability = watches_leaving()
    if ability or copy:
        o.number = -1
    return id


# what they own ------------------------------------------------------------------------------------------------------
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


# what they control --------------------------------------------------------------------------------------------------
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
    lasting(game, Controls(0), 0, D_TURN, [bears])
    assert game.state.objs[bears].controller == 0
    ending.concede(game, 0)
    assert game.state.objs[bears].controller == 1
    assert not game.state.standing[S_LAYER]


@rule("800.4a", "613.7")
def test_an_older_control_effect_takes_over() -> None:
    """CR 800.4a, 613.7: Cy has it again, not its owner."""
    game = game_at(4)
    bears = put(game, 1)
    lasting(game, Controls(2), 2, D_GAME, [bears])
    lasting(game, Controls(0), 0, D_GAME, [bears])
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
    lasting(game, Controls(2), 2, D_TURN, [angel])
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


@rule("800.4a")
def test_players_whom_the_leaver_controlled_are_free() -> None:
    """CR 800.4a-b, 723."""
    game = game_at(3)
    game.state.edit_player(1).controlled_by = 0
    ending.concede(game, 0)
    assert game.state.players[1].controlled_by == -1


# stacks -------------------------------------------------------------------------------------------------------------
@rule("800.4a")
def test_stacks_after_a_departure() -> None:
    """CR 800.4a: own spells leave, abilities and copies cease, others' cards under the leaver's control are exiled."""
    game = game_at(3)
    kept_spell = on_stack(game, 1, 1)
    own_spell = on_stack(game, 0, 0)
    taken_spell = on_stack(game, 1, 0)
    ability = on_stack(game, 0, 0, ability=True)
    copy = on_stack(game, 0, 0, copy=True)
    borrowed = on_stack(game, 0, 1)
    kept_ability = on_stack(game, 2, 2, ability=True)
    ending.concede(game, 0)
    assert game.state.turn().stack == [kept_spell, kept_ability]
    for id in (own_spell, taken_spell, ability, copy):
        assert game.state.objs[id].zone == GONE
    assert zone_of(game, borrowed) == EXILE
    assert len(game.state.ids(1, EXILE)) == 1


@rule("800.4a", "807.5")
def test_every_stack_is_cleared() -> None:
    """CR 800.4a, 807.5: a leaver may have spells on several stacks."""
    table = TableRules(8)
    table.markers = 2
    game = game_at(table.seal())
    first = on_stack(game, 0, 0)
    game.state.here = 1
    second = on_stack(game, 0, 0)
    other = on_stack(game, 5, 5)
    ending.concede(game, 0)
    assert game.state.turns[0].stack == []
    assert game.state.turns[1].stack == [other]
    assert [game.state.objs[id].zone for id in (first, second)] == [GONE, GONE]


# triggers -----------------------------------------------------------------------------------------------------------
@rule("603.6c", "800.4a")
def test_permanents_leaving_with_their_owner_are_noticed() -> None:
    """CR 603.6c, 800.4a."""
    game = game_at(3)
    put(game, 2, GHOUL)
    relic = put(game, 2, RELIC, owner=1)
    put(game, 1)
    put(game, 1, BEAR, GRAVEYARD)
    ending.concede(game, 1)
    assert [(t.controller, t.it) for t in game.state.pending] == [(2, NONE)] * 3
    assert sum(t.source == relic for t in game.state.pending) == 1


@rule("800.4d")
def test_a_leavers_own_abilities_do_not_trigger() -> None:
    """CR 800.4d."""
    game = game_at(3)
    put(game, 1, GHOUL)
    put(game, 1, RELIC)
    ending.concede(game, 1)
    assert not game.state.pending


@rule("800.4d")
def test_waiting_triggers_of_a_leaver_are_dropped() -> None:
    """CR 800.4d: those of the others stay, also from a source that has left."""
    game = game_at(3)
    relic = put(game, 1, RELIC)
    theirs = Trigger(watches_leaving(), relic, 1, None)
    ours = Trigger(watches_leaving(), relic, 2, None)
    game.state.pending = [theirs, ours]
    ending.concede(game, 1)
    assert [t.controller for t in game.state.pending] == [2]


@rule("800.4d")
def test_delayed_triggers_of_a_leaver_never_trigger() -> None:
    """CR 800.4d: what should have come back does not."""
    game = game_at(3)
    for seat in (1, 2):
        watcher = Watcher(-1, seat, watches_leaving())
        watcher.delayed = True
        watcher.context = Context(seat, -1)
        watch(game, watcher)
    ending.concede(game, 1)
    assert [w.controller for w in game.state.watchers[EV_ZONE]] == [2]
    bear = put(game, 0)
    game.move(bear, GRAVEYARD)
    assert [t.controller for t in game.state.pending] == [2]


# phased out -----------------------------------------------------------------------------------------------------------
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


# turns, priority, combat ----------------------------------------------------------------------------------------------
@rule("800.4j")
def test_a_turn_goes_on_without_its_player() -> None:
    """CR 800.4j."""
    game = game_at(3)
    ending.concede(game, 0)
    turn = game.state.turn()
    assert turn.unit == 0
    assert turn.active == []


@rule("800.4j", "805.4")
def test_one_of_two_active_players_leaves() -> None:
    """CR 800.4j, 805.4: where teammates lose apart, the other is active still and keeps priority."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    game = game_at(table.seal())
    ending.concede(game, 0)
    assert game.state.turn().active == [1]
    assert game.state.turn().priority == 0


@rule("800.4a")
def test_priority_passes_on() -> None:
    """CR 800.4a: to the next player, who may act although they had passed before."""
    game = game_at(4)
    turn = game.state.edit_turn()
    turn.priority = 2
    turn.passed = 0b1011
    ending.concede(game, 2)
    turn = game.state.turn()
    assert turn.priority == 3
    assert turn.passed == 0b0011
    assert turn.stage == STAGE_CHECK


@rule("800.4a")
def test_priority_stays_when_another_leaves() -> None:
    """CR 800.4a."""
    game = game_at(4)
    game.state.edit_turn().priority = 2
    ending.concede(game, 1)
    assert game.state.turn().priority == 2
    assert game.state.turn().stage == STAGE_PRIORITY


@rule("800.4e", "506.4")
def test_attackers_of_a_leaver_stay_attacking() -> None:
    """CR 800.4e, 506.4: nothing removes them; a leaver's own creatures are gone from combat."""
    game = game_at(3)
    attacker = put(game, 0)
    lost_attacker = put(game, 0, BEAR, owner=1)
    blocker = put(game, 1)
    state = game.state
    for id in (attacker, lost_attacker):
        state.edit(id).attacking = -1 - 1
        state.edit(id).defender = 1
        state.edit(id).blocked = True
    state.edit(attacker).blockers = [blocker]
    state.edit(blocker).blocking = [attacker]
    state.edit_turn().attackers = [attacker, lost_attacker]
    ending.concede(game, 1)
    assert game.state.turn().attackers == [attacker]
    o = game.state.objs[attacker]
    assert o.blocked
    assert o.blockers == []
    assert o.defender == 1


# the monarch --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("monarch", "leavers", "crowned"),
    [(2, [2], 0), (0, [0], 1), (2, [0, 2], 1), (0, [0, 1], 2), (1, [3], 1)],
)
@rule("725.4")
def test_the_crown_passes(monarch: int, leavers: list[int], crowned: int) -> None:
    """CR 725.4: to the active player, else to the next in turn order."""
    game = game_at(4)
    game.state.monarch = monarch
    ending.lose(game, leavers, "104.3e")
    assert game.state.monarch == crowned
    assert (game.state.turn().events[EV_DESIGNATION] is not None) == (monarch != crowned)


@rule("725.4")
def test_the_crown_passes_to_the_next_when_nobody_is_active() -> None:
    """CR 725.4."""
    game = game_at(4)
    ending.concede(game, 0)
    game.state.monarch = 3
    ending.concede(game, 3)
    assert game.state.monarch == 1


# effects that last --------------------------------------------------------------------------------------------------
@rule("800.4m")
def test_until_a_leavers_next_turn() -> None:
    """CR 800.4m: it lasts until that turn would have begun, neither shorter nor longer."""
    game = game_at(3)
    bear = put(game, 0)
    lasting(game, Pumps(2), 1, D_PLAYERS_TURN, [bear])
    ending.concede(game, 1)
    assert game.char(bear).power == 4
    turn_based.expire_turn(game, 2)
    assert game.char(bear).power == 4
    turn_based.expire_turn(game, 1)
    assert game.char(bear).power == 2


@rule("800.4a")
def test_effects_of_a_leavers_spells_last() -> None:
    """CR 800.4a: only control of objects and players ends; a growth until end of turn stays."""
    game = game_at(3)
    bear = put(game, 0)
    lasting(game, Pumps(3), 1, D_TURN, [bear])
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


# nothing for a leaver -------------------------------------------------------------------------------------------------
@rule("800.4b", "800.4d")
def test_nothing_comes_under_a_leavers_control() -> None:
    """CR 800.4b, 800.4d."""
    game = game_at(3)
    bear = put(game, 0)
    card = put(game, 0, BEAR, GRAVEYARD)
    ending.concede(game, 1)
    lasting(game, Controls(1), 1, D_GAME, [bear])
    game.emit(CreateToken(1, BEAR))
    game.emit(ZoneChange(card, GRAVEYARD, BATTLEFIELD, 1))
    game.emit(ZoneChange(card, GRAVEYARD, STACK, 1))
    assert game.state.objs[bear].controller == 0
    assert game.state.objs[card].zone == GRAVEYARD
    assert not game.state.ids(1, BATTLEFIELD)
    assert not game.state.turn().stack


@rule("800.4i")
def test_a_leaver_is_remembered() -> None:
    """CR 800.4i."""
    game = game_at(3)
    game.state.edit_player(1).life = 7
    ending.concede(game, 1)
    assert game.state.life(1) == 7
    assert game.state.players[1].outcome == LOST
    assert not game.state.players[1].in_game


# several at once, and at any moment -----------------------------------------------------------------------------------
@rule("800.4a")
def test_two_leave_at_once() -> None:
    """CR 800.4a: what one owned and the other controlled leaves; what both only controlled is exiled once."""
    game = game_at(4)
    both = put(game, 0, BEAR, owner=1)
    lent = put(game, 0, BEAR, owner=2)
    lasting(game, Controls(1), 1, D_GAME, [lent])
    stays = put(game, 3)
    ending.lose(game, [0, 1], "104.3e")
    assert game.state.objs[both].zone == GONE
    assert zone_of(game, lent) == EXILE
    assert game.state.objs[stays].zone == BATTLEFIELD
    assert game.state.alive == 0b1100


@rule("810.8b", "800.4a")
def test_a_team_leaves_as_one_event() -> None:
    """CR 810.8b, 800.4a: with a third team left to see it."""
    table = TableRules(6)
    table.teams = [[0, 1], [2, 3], [4, 5]]
    table.loss_of = [0, 0, 2, 2, 4, 4]
    game = game_at(table.seal())
    put(game, 4, GHOUL)
    for seat in range(2):
        put(game, seat)
    ending.concede(game, 0)
    assert game.state.alive == 0b111100
    assert len(game.state.pending) == 2


@rule("104.3a")
def test_loops_over_zones_survive_a_departure() -> None:
    """CR 104.3a: whoever was looping over a board keeps the list they had."""
    game = game_at(3)
    for _ in range(3):
        put(game, 0, BEAR, owner=1)
        put(game, 0)
    on_stack(game, 1, 1)
    battlefield = game.state.ids(0, BATTLEFIELD)
    stack = game.state.turn().stack
    before = battlefield.copy()
    ending.concede(game, 1)
    assert battlefield == before
    assert len(stack) == 1
    assert len(game.state.ids(0, BATTLEFIELD)) == 3


def test_a_fork_does_not_see_a_departure() -> None:
    """The state is copied on write."""
    game = game_at(3)
    griffin = put(game, 1)
    put(game, 0, MIND_CONTROL, to=griffin)
    put(game, 0, BEAR, HAND)
    on_stack(game, 0, 0)
    other = game.state.fork()
    before = digest(other)
    ending.concede(game, 0)
    assert digest(other) == before
    assert digest(game.state) != before


@rule("104.3a", "800.4a")
def test_leaving_in_the_middle_of_ones_own_action() -> None:
    """CR 104.3a, 800.4a: the action ends there, and what it had moved is gone."""
    game = game_at(3)
    spell = on_stack(game, 0, 0)
    game.script[0].answers = [[-7777]]
    decision = Decision(D_CHOOSE, 0)
    decision.origin = FROM_ACTION
    decision.candidates = [-2, -3]
    with pytest.raises(Departed):
        game.ask(decision)
    assert game.state.objs[spell].zone == GONE


@rule("104.3a")
def test_somebody_else_leaving_while_a_player_decides() -> None:
    """CR 104.3a: the answer is still asked for, and given."""
    game = game_at(3)
    bear = put(game, 1)

    def first_bob_leaves(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 1)
        return [-3]

    game.script[0].answers = [first_bob_leaves]
    decision = Decision(D_CHOOSE, 0)
    decision.candidates = [-2, -3]
    assert game.ask(decision) == [-3]
    assert game.state.objs[bear].zone == GONE


@rule("800.4a")
def test_events_about_what_has_left_do_nothing() -> None:
    """CR 800.4a: a batch that was proposed before goes on with what is left."""
    game = game_at(3)
    bear = put(game, 1)
    mine = put(game, 0)
    batch = [Tap(bear, False), Damage(mine, -1 - 1, 3, False), Tap(mine, False)]
    ending.concede(game, 1)
    game.emit_all(list(batch))
    assert game.state.objs[mine].tapped
    assert game.state.life(1) == 20


@rule("104.3a")
def test_leaving_twice_changes_nothing() -> None:
    """CR 104.3a."""
    game = game_at(3)
    ending.concede(game, 1)
    before = digest(game.state)
    leaving.leave(game, [1])
    ending.concede(game, 1)
    assert digest(game.state) == before


@rule("800.4a")
def test_no_object_is_lost_or_doubled() -> None:
    """CR 800.4a: everything is in exactly one list, or gone."""
    game = game_at(4)
    for seat in range(4):
        for zone in (LIBRARY, HAND, GRAVEYARD, EXILE, BATTLEFIELD):
            put(game, seat, BEAR, zone)
            put(game, seat, BEAR, zone, owner=(seat + 1) % 4) if zone == BATTLEFIELD else None
    ending.lose(game, [0, 2], "104.3e")
    ids = everywhere(game)
    assert len(ids) == len(set(ids))
    for o in game.state.objs:
        assert (o.id in ids) == (o.zone != GONE)
        assert o.zone == GONE or game.state.in_game(o.owner)


@rule("800.4i", "810.9a")
def test_a_shared_life_total_outlives_its_holder() -> None:
    """CR 800.4i, 810.9a: the pool stands with the first seat, whoever of the team is left."""
    table = two_headed_giant()
    table.loss_of = [0, 1, 2, 3]
    game = game_at(table)
    ending.concede(game, 0)
    game.emit(Damage(put(game, 2), -1 - 1, 5, False))
    assert game.state.life(1) == 25


@rule("800.4b", "800.4d")
def test_a_token_on_its_way_stays_away() -> None:
    """CR 800.4b, 800.4d."""
    game = game_at(3)
    ghost = new_object(game.state, BEAR, 1, 1, GONE, BEAR.base)
    ending.concede(game, 1)
    game.emit(TokenEnters(ghost.id, 1))
    assert game.state.objs[ghost.id].zone == GONE
