"""Priority: who has it, what they may do, and what passing leads to. CR 117, 805.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts import special_actions
from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch1_concepts.resting import is_slow, rests
from apnap.rules.ch4_zones.able_permanents import able
from apnap.rules.ch6_spells import activating, casting
from apnap.rules.ch7_additional import face_down, prepared
from apnap.rules.ch7_additional.loops import loops, repeated_actions, token_groups
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch9_casual import commanders, conspiracies, planar_die
from apnap.rules.core.cause import BY_THE_RULES, BY_THE_STACK
from apnap.rules.core.constants import (
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    K_CALM,
    LAND,
    MAIN1,
    MAIN2,
    OUTSIDE,
    P_CAST,
    P_PLAY_LAND,
    S_PERMIT,
    S_SPECIAL,
    STAGE_CHECK,
    STAGE_END_STEP,
    STAGE_RESOLVE,
)
from apnap.rules.core.decisions import (
    O_ACTIVATE,
    O_CAST,
    O_LAND,
    O_MANA,
    O_PASS,
    O_SPECIAL,
    PASS,
    Option,
    PriorityDecision,
)
from apnap.rules.core.shadow import StaleCache
from apnap.rules.core.state import State
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

CACHE_SLOTS: Final = 4  # options are cached by seat, sorcery timing and whether mana abilities are offered


NO_OPTIONS: Final[list[Option]] = []
ONLY_PASS: Final[list[Option]] = [PASS]  # what most players may do most of the time


class Listed:
    """What was listed once, and the version of the state that it is good for."""

    def __init__(self) -> None:
        self.version: i64 = -1
        self.options: list[Option] = NO_OPTIONS


class OptionCache:
    """Options by marker, seat and timing, valid for one version of the state; part of a game, not of its state."""

    def __init__(self, seats: i64, stacks: i64) -> None:
        self.slots: list[Listed] = [Listed() for _ in range(seats * stacks * CACHE_SLOTS)]
        self.blank: list[Option] = NO_OPTIONS  # a list to fill in, where one is left from before


def cache_for(state: State) -> OptionCache:
    return OptionCache(state.seats, len(state.turns))


def is_sorcery_time(state: State, turn: Turn, seat: Seat) -> bool:
    """Could this player cast a sorcery: their main phase, their stack empty? CR 307.1, 505.6."""
    return (turn.step == MAIN1 or turn.step == MAIN2) and not turn.stack and seat in turn.active


def holders(state: State, turn: Turn) -> list[i64]:
    """The seats of the unit with priority that have not passed. CR 117.1, 805.5a."""
    out: list[i64] = []
    for seat in state.table.units[turn.priority]:
        if may_act(state, turn, seat):
            out.append(seat)
    return out


def decision_for(game: Game, cache: OptionCache, seat: Seat, with_mana: bool) -> PriorityDecision:
    """What this seat may do now, as a question."""
    return PriorityDecision(seat, game.state.here, options_for(game, cache, seat, with_mana))


def options_for(game: Game, cache: OptionCache, seat: Seat, with_mana: bool) -> list[Option]:
    """What this seat may do now."""
    state = game.state
    turn = state.turns[state.here]
    sorcery = is_sorcery_time(state, turn, seat)
    place = (state.here * state.seats + seat) * CACHE_SLOTS + (1 if sorcery else 0) + (2 if with_mana else 0)
    listed = cache.slots[place]
    if listed.version == state.options_version:
        return listed.options
    if not sorcery and not with_mana and rests(game, seat):
        listed.version = state.options_version
        listed.options = ONLY_PASS
        return ONLY_PASS
    blank = cache.blank
    if len(blank) != 1:
        blank = [PASS]
    cache.blank = NO_OPTIONS  # it is in use
    options = list_options(game, seat, sorcery, with_mana, blank)
    if len(options) == 1 and options is blank:
        cache.blank = blank
        options = ONLY_PASS
    listed.version = state.options_version
    listed.options = options
    return options


def list_options(game: Game, seat: Seat, sorcery: bool, with_mana: bool, options: list[Option]) -> list[Option]:
    """Everything that this seat may do, whatever was listed before; `options` has passing, and is filled in."""
    fill_options(game, seat, sorcery, with_mana, options)
    if game.state.has_token_groups:
        options = token_groups.without_groups(game.state, options)
    return options


def check_cache(game: Game, seat: Seat, options: list[Option], with_mana: bool) -> None:
    """Shadow mode: the options offered against those computed again, mana profiles included."""
    state = game.state
    state.edit_player(seat).mana_dirty = True
    state.known &= K_CALM
    state.seen_hands = 0
    fresh = list_options(game, seat, is_sorcery_time(state, state.turns[state.here], seat), with_mana, [PASS])
    same = len(fresh) == len(options)
    for i in range(len(fresh)):
        if same:
            a = fresh[i]
            b = options[i]
            same = a.kind == b.kind and a.id == b.id and a.index == b.index
    if not same:
        raise StaleCache(f"seat {seat} is offered {len(options)} options, not {len(fresh)}")


def fill_options(game: Game, seat: Seat, sorcery: bool, with_mana: bool, out: list[Option]) -> None:
    """Every legal action that can be completed. CR 117.1a-d."""
    state = game.state
    chars = state.chars
    permits = len(state.standing[S_PERMIT]) > 0
    for id in NO_IDS if not sorcery and not permits and is_slow(game, seat) else state.ids(seat, HAND):
        card = chars[id]
        if card is None:
            card = game.char(id)
        if card.types & LAND:
            if sorcery:
                special_actions.land_option(game, seat, id, out)
        elif permits or not state.objs[id].card.is_plain() or casting.may_be_plainly_cast(game, seat, card, sorcery):
            casting.cast_options(game, seat, id, sorcery, out)
        if card.abilities.stacking_zones >> HAND & 1:
            activating.ability_options(game, seat, id, sorcery, out)
        if card.abilities.special_zones >> HAND & 1:
            special_actions.special_options(game, seat, id, sorcery, out)
    if permits or state.has_cards_usable_elsewhere or state.off_battlefield_effects:
        if permits or state.usable_graveyards >> seat & 1 or state.off_battlefield_effects:
            zone_options(game, seat, GRAVEYARD, permits, sorcery, out)
        zone_options(game, seat, EXILE, permits, sorcery, out)
        zone_options(game, seat, COMMAND, permits, sorcery, out)
        for id in prepared.of_others(state, seat):
            casting.cast_options(game, seat, id, sorcery, out)
        if sorcery:
            for id in state.ids(seat, OUTSIDE):
                if state.objs[id].card.base.abilities.special_zones >> OUTSIDE & 1:
                    special_actions.special_options(game, seat, id, sorcery, out)  # 702.139a
    if state.table.commander and not permits:
        for id in state.ids(seat, COMMAND):
            if commanders.is_yours(state, state.objs[id], seat):
                casting.cast_options(game, seat, id, sorcery, out)  # 903.8
    for id in state.planes:
        if state.objs[id].owner != seat and game.char(id).abilities.stacking_zones >> COMMAND & 1:
            activating.ability_options(game, seat, id, sorcery, out)
    if permits:
        others_options(game, seat, sorcery, out)
    for s in range(state.seats):
        own = s == seat
        if own or state.has_public_abilities:
            for id in able(game, s):
                if own or game.char(id).abilities.anyone:
                    activating.ability_options(game, seat, id, sorcery, out)
    if state.has_face_down:
        face_down.turn_up_options(game, seat, out)
    if state.has_hidden_agendas:
        conspiracies.options(game, seat, out)
    if state.standing[S_SPECIAL]:
        special_actions.effect_options(game, seat, out)
    if sorcery and state.table.planes:
        planar_die.roll_option(game, seat, out)
    if with_mana:
        mana.mana_options(game, seat, out)


def zone_options(game: Game, seat: Seat, zone: i64, permits: bool, sorcery: bool, out: list[Option]) -> None:
    """What this player may activate and play in a zone of their own other than a hand."""
    state = game.state
    for id in state.ids(seat, zone):
        if game.char(id).abilities.stacking_zones >> zone & 1:
            activating.ability_options(game, seat, id, sorcery, out)
        if permits or state.objs[id].card.cast_zones >> zone & 1:
            elsewhere_options(game, seat, id, sorcery, out)


def elsewhere_options(game: Game, seat: Seat, id: ObjectId, sorcery: bool, out: list[Option]) -> None:
    """Playing a card from a zone other than a hand."""
    o = game.state.objs[id]
    types = game.char(id).types
    if o.face_down and o.zone == EXILE and casting.may_look(game, seat, o):
        types = o.card.base.types  # it is turned face up as it is played (406.3a)
    if types & LAND:
        if sorcery and game.is_permitted(P_PLAY_LAND, seat, id):
            special_actions.land_option(game, seat, id, out)
    else:
        casting.cast_options(game, seat, id, sorcery, out)


def others_options(game: Game, seat: Seat, sorcery: bool, out: list[Option]) -> None:
    """Cards of other players, and tops of libraries, that an effect lets this player play."""
    state = game.state
    for s in range(state.seats):
        for zone in (GRAVEYARD, EXILE):
            if s != seat:
                for id in state.ids(s, zone):
                    if game.is_permitted(P_CAST, seat, id) or game.is_permitted(P_PLAY_LAND, seat, id):
                        elsewhere_options(game, seat, id, sorcery, out)
        library = state.ids(s, 0)
        if library and (
            game.is_permitted(P_CAST, seat, library[-1]) or game.is_permitted(P_PLAY_LAND, seat, library[-1])
        ):
            elsewhere_options(game, seat, library[-1], sorcery, out)


def act(game: Game, seat: Seat, option: Option) -> None:
    """Do what a player with priority chose. CR 117.1, 117.3."""
    state = game.state
    kind = option.kind
    if state.barred_actions and state.barred_actions[0] == seat and kind != O_MANA:
        state.barred_actions = repeated_actions.NO_BAR
    if kind == O_PASS:
        passes(state, seat)
        return
    tried = repeated_actions.note_deed(game, seat, option) if kind == O_ACTIVATE else None
    turn = state.edit_turn()
    turn.resolved = 0
    turn.resolution_trail = loops.NO_TRAIL
    turn.passed = 0
    turn.stage = STAGE_CHECK
    state.cause = BY_THE_STACK if kind == O_CAST or kind == O_ACTIVATE else BY_THE_RULES
    if kind == O_LAND:
        special_actions.play_land(game, seat, option.id, option.index)
    elif kind == O_CAST:
        casting.cast(game, seat, option.id, option.index)
    elif kind == O_ACTIVATE:
        activating.activate(game, seat, option.id, option.index, tried)
    elif kind == O_SPECIAL:
        special_actions.take(game, seat, option.id, option.index)
    elif kind == O_MANA:
        mana.activate_mana(game, seat, option.id, option.index, -1)
    # the player who acted receives priority again (117.3c)
    turn = state.edit_turn()
    turn.priority = state.table.unit_of[seat]


def passes(state: State, seat: Seat) -> None:
    """A player passes; once all have in succession, the top object resolves or the step ends. CR 117.4, 805.5b."""
    turn = state.edit_turn()
    turn.passed |= 1 << seat
    move_on(state, turn)


def move_on(state: State, turn: Turn) -> None:
    """What follows once the unit with priority may have passed as a whole. CR 117.3d, 117.4, 800.4j, 807.5a."""
    mask = state.alive if state.table.markers == 1 else markers.takers(state, turn)
    if mask & ~turn.passed == 0:
        turn.passed = 0
        turn.priority = turn.unit
        turn.stage = STAGE_RESOLVE if turn.stack else STAGE_END_STEP
        return
    for s in state.table.units[turn.priority]:
        if mask >> s & 1 and not turn.passed >> s & 1:
            return  # a teammate may still act
    turn.priority = next_holder(state, turn)
    turn.stage = STAGE_CHECK


def settle_priority(state: State) -> None:
    """Priority for a marker's stack goes on to somebody who gets it, and need not wait for others. CR 807.5a."""
    turn = state.turns[state.here]
    mask = markers.takers(state, turn)
    for seat in state.table.units[turn.priority]:
        if mask >> seat & 1:
            return
    turn = state.edit_turn()
    turn.priority = next_holder(state, turn)


def next_holder(state: State, turn: Turn) -> i64:
    """The unit that gets priority next. CR 117.3d, 807.5a."""
    if state.table.markers == 1:
        return state.next_unit(turn.priority)
    return markers.next_taker(state, turn.priority, markers.takers(state, turn))


def may_act(state: State, turn: Turn, seat: Seat) -> bool:
    """Does a player of the unit with priority get it for this stack, and has not passed? CR 805.5a, 807.5a."""
    if not state.in_game(seat) or turn.passed >> seat & 1:
        return False
    return state.table.markers == 1 or markers.takers(state, turn) >> seat & 1 != 0
