"""Voting, in turn order, and clashing. CR 701.38, 701.30."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Filter
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch8_multiplayer.range import in_sight, is_exempt, within
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import LIBRARY, NONE
from apnap.rules.core.decisions import FOR_LOOK, FOR_PLAYER, ChooseDecision, ModeDecision, YesNoDecision
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

FOR_VOTE: Final = "vote"


def voters(game: Game, ctx: Context) -> list[i64]:
    """The players within reach, in turn order from the controller on. CR 701.38a, 801.10, 801.18."""
    state = game.state
    out: list[i64] = []
    seat = ctx.controller
    for _ in range(state.seats):
        if state.in_game(seat) and in_sight(game, ctx, -1 - seat):
            out.append(seat)
        seat = (seat + state.direction) % state.seats
    return out


def vote(game: Game, ctx: Context, choices: list[str]) -> list[i64]:
    """Each player votes for one of the choices, starting with the controller: the votes for each. CR 701.38a."""
    counts: list[i64] = []
    for _ in choices:
        counts.append(0)
    for seat in voters(game, ctx):
        if not game.state.in_game(seat):
            continue
        # a player who leaves instead of voting has no vote, and nobody votes twice for it
        every: list[i64] = list(range(len(choices)))
        answer = game.ask(ModeDecision(seat, "701.38a", every, choices, purpose=FOR_VOTE, ctx=ctx, own=True))
        if answer:
            counts[answer[0]] += 1
            if game.logging:
                game.say("701.38a", f"{game.name_of_seat(seat)} votes for {choices[answer[0]]}")
    return counts


def vote_for_objects(game: Game, ctx: Context, candidates: list[Ref], filter: Filter) -> list[i64]:
    """Each player votes for one of these objects: those with the most votes, or tied for most. CR 701.38a.

    Whoever has none of them within range has no vote; a word may be voted for, whatever it is about (801.5a-b).
    What fits no longer, because somebody left meanwhile, is not voted for by those who come after (800.4a).
    """
    counts: list[i64] = [0] * len(candidates)
    for seat in voters(game, ctx):
        choices = candidates if is_exempt(game, ctx.source) else within(game.state, seat, candidates)
        if game.state.has_leavers():
            choices = [id for id in choices if filter.test(game, ctx, id)]
        if not game.state.in_game(seat) or not choices:
            continue
        answer = game.ask(ChooseDecision(seat, "701.38a", choices, purpose=FOR_VOTE, ctx=ctx, own=True))
        if answer:
            counts[candidates.index(answer[0])] += 1
            if game.logging:
                game.say("701.38a", f"{game.name_of_seat(seat)} votes for {game.name(answer[0])}")
    most: i64 = 0
    for n in counts:
        most = max(most, n)
    out: list[i64] = []
    for i in range(len(candidates)):
        if most and counts[i] == most:
            out.append(candidates[i])
    return out


def clash(game: Game, ctx: Context, opponent: i64) -> bool:
    """The controller clashes with an opponent, or (-1) alone: do they win? CR 701.30b-d."""
    seat = ctx.controller
    clashing: list[i64] = []
    for s in game.state.apnap():
        if s == seat or s == opponent:
            clashing.append(s)
    # each reveals the top card at the same time
    tops: list[i64] = []
    mine: i64 = -1
    best: i64 = -1
    for s in clashing:
        library = game.state.ids(s, LIBRARY)
        top: i64 = library[-1] if library else -1
        tops.append(top)
        if top >= 0:
            learn(game.state, top, EVERYBODY)
            value = game.mana_value(top)
            if s == seat:
                mine = value
            else:
                best = value
            if game.logging:
                game.say("701.30a", f"{game.name_of_seat(s)} reveals {game.name(top)}")
    # then they decide in turn where to put those cards, which move at the same time
    events: list[Event] = []
    for i in range(len(clashing)):
        if tops[i] >= 0 and game.state.in_game(clashing[i]) and puts_below(game, ctx, clashing[i], tops[i]):
            event = ZoneChange(tops[i], LIBRARY, LIBRARY, clashing[i])
            event.position = 0
            event.cause = ctx.source
            events.append(event)
    if events:
        game.emit_all(events)
    for s in clashing:
        if game.state.in_game(s):
            game.emit(Happened("clash", s))
    return mine > best and mine >= 0


def clashing_opponent(game: Game, ctx: Context) -> i64:
    """The opponent with whom to clash, chosen; -1 when there is none. CR 701.30b."""
    state = game.state
    candidates: list[Ref] = []
    for s in range(state.seats):
        if state.in_game(s) and state.opponents(ctx.controller, s) and in_sight(game, ctx, -1 - s):
            candidates.append(-1 - s)
    if not candidates:
        return -1
    if len(candidates) == 1:
        return -1 - candidates[0]
    decision = ChooseDecision(ctx.controller, "701.30b", candidates, purpose=FOR_PLAYER, ctx=ctx)
    who = ask_one(game, decision)
    return -1 if who == NONE else -1 - who


def puts_below(game: Game, ctx: Context, seat: Seat, top: i64) -> bool:
    """A clashing player says whether the card goes to the bottom. CR 701.30c."""
    decision = YesNoDecision(seat, "701.30c", purpose=FOR_LOOK, ctx=ctx, own=True, about=[top])
    return game.ask(decision)[0] != 0 and game.state.objs[top].zone == LIBRARY
