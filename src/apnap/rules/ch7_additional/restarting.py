"""Restarting the game: everybody begins again with the cards they own. CR 727.

A restart ends the transition in which it happens. What is left of the effect waits on the new state until the opening
hands are kept, and happens right before the first turn (727.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts import setup
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.ch1_concepts.empty_state import empty_state
from apnap.rules.ch1_concepts.supplements import lay_out_again, reveal_companion
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.outside import place_outside
from apnap.rules.ch4_zones.zones import new_object, note_usable
from apnap.rules.ch7_additional.subgames import bury, count_in_game, fill_library
from apnap.rules.ch9_casual import command_zone
from apnap.rules.ch9_casual.commanders import is_commander
from apnap.rules.ch9_casual.vanguards import set_starting_life
from apnap.rules.core.constants import COMMAND, COMMAND_ZONE_TYPES, EXILE, GONE, OUTSIDE
from apnap.rules.core.designations import COMPANION, is_noted
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.play import Play


class Restart(Exception):
    """The resolution that is under way restarts the game, leaving these cards in exile. CR 727.1, 727.5."""

    def __init__(self, seat: Seat, kept: list[i64], rest: Effect) -> None:
        super().__init__()
        self.seat: Seat = seat
        self.kept: list[i64] = kept
        self.rest: Effect = rest


class Unfinished:
    """What an effect that restarted the game has still to do, to the cards that were left in exile. CR 727.4."""

    def __init__(self, seat: Seat, those: list[i64], rest: Effect) -> None:
        self.seat: Seat = seat
        self.those: list[i64] = those
        self.rest: Effect = rest


def begin_again(play: Play, restart: Restart) -> None:
    """The game ends, and the same players start a new one. CR 727.1-2."""
    old = play.state
    play.commit()
    play.checkpoint = None
    play.undo_points = []  # nothing is taken back from before
    play.state = restarted(old, restart)
    if play.logging:
        play.say("727.1", f"{play.name_of_seat(restart.seat)} restarts the game")


def restarted(old: State, restart: Restart) -> State:
    """A new game of everybody who is in the old one, with everything they own. CR 727.1a, 727.2, 727.7."""
    table = old.table
    state = empty_state(table, 0)
    state.r0, state.r1, state.r2, state.r3 = old.r0, old.r1, old.r2, old.r3
    state.card_names = old.card_names
    state.frame = old.frame  # a subgame that is restarted stays one (727.6)
    state.leaving_main_game = old.leaving_main_game
    state.has_subgame_cards = old.has_subgame_cards
    bury(state, len(old.objs), old.objs[0].card)
    state.starter = table.unit_of[restart.seat]
    cards = cards_of(old, restart.kept)
    for seat in range(old.seats):
        p = state.edit_player(seat)
        p.life = table.starting_life[table.life_of[seat]]
        command_zone.lead(state, seat, old.players[seat])
        if not old.in_game(seat):
            state.alive &= ~(1 << seat)
            p.in_game = False
            p.outcome = old.players[seat].outcome
            p.reason = old.players[seat].reason
        else:
            fill_library(state, seat, command_zone.set_apart(state, seat, cards[seat]))
    state.players_at_start = count_in_game(state)
    lay_out_again(old, state)
    if table.vanguards:
        set_starting_life(state)
    stay_outside(old, state)
    those = stay_in_exile(old, state, restart.kept)
    setup.make_ready(state)
    state.unfinished = Unfinished(restart.seat, those, restart.rest)
    return state


def cards_of(old: State, kept: list[i64]) -> list[list[tuple[CardDef, i64]]]:
    """By seat, the cards that it owns anywhere in the game, except those that are exempted. CR 727.2, 727.5."""
    out: list[list[tuple[CardDef, i64]]] = []
    for _i in range(old.seats):
        out.append([])
    for o in old.objs:
        if o.id < 0 or o.zone == GONE or o.zone == OUTSIDE or o.id in kept:
            continue
        if (o.zone == COMMAND and not is_commander(old, o)) or o.card.base.types & COMMAND_ZONE_TYPES:
            continue
        if o.components:
            for c in o.components:
                if c.number >= 0:
                    out[c.owner].append((c.card, c.number))
        elif o.number >= 0:
            out[o.owner].append((o.card, o.number))
    return out


def stay_outside(old: State, state: State) -> None:
    """Cards outside the game are not part of it, before and after."""
    for seat in range(old.seats):
        for id in old.ids(seat, OUTSIDE):
            o = old.objs[id]
            outside = place_outside(state, o)
            if is_noted(o, COMPANION):
                reveal_companion(state, outside)
                note_usable(state, state.objs[outside], o.card.base.abilities)


def stay_in_exile(old: State, state: State, kept: list[i64]) -> list[i64]:
    """The exempted cards begin the new game in exile. CR 727.5."""
    out: list[i64] = []
    for id in kept:
        o = old.objs[id]
        if not old.in_game(o.owner):
            continue
        made = new_object(state, o.card, o.owner, o.owner, EXILE, o.card.base)
        made.number = o.number
        state.edit_zone(o.owner, EXILE).append(made.id)
        out.append(made.id)
    return out


def finish(game: Game) -> None:
    """The effect that restarted the game finishes resolving. CR 727.4."""
    unfinished = game.state.unfinished
    if unfinished is None:
        return
    game.state.unfinished = None
    ctx = Context(unfinished.seat, unfinished.those[0] if unfinished.those else 0)
    ctx.those = unfinished.those
    unfinished.rest.happen(game, ctx)
