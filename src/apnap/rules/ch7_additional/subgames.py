"""Subgames: a whole game inside a resolution. CR 729.

The main game waits as data on the state of the subgame: the checkpoint of the resolution that created it, with the
answers given so far. As the subgame ends, that resolution runs again from its checkpoint, and what came of the subgame
is handed to it at the place where it was created. So a subgame is played once, however many answers follow it, and
forks, replays and saves like everything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts import setup
from apnap.rules.ch1_concepts.empty_state import empty_state
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones import outside
from apnap.rules.ch4_zones.zones import new_object, register_in, unregister_in
from apnap.rules.ch7_additional import supplementary
from apnap.rules.ch9_casual import command_zone, vanguards
from apnap.rules.core.constants import COMMAND, GONE, LIBRARY
from apnap.rules.core.interrupts import TooDeep
from apnap.rules.core.objects import NO_CARD, Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat, Unit

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.play import Play
    from apnap.rules.core.recorded import Recorded


DEEPEST_SUBGAME: Final = 40  # whatever looks at a subgame looks at the games around it as well


class Descend(Exception):
    """The resolution that is under way creates a subgame: it waits until that has ended."""


class Homecoming:
    """What a subgame leaves to the main game: who won, whose cards come back, who has left for good. CR 729.5."""

    def __init__(self, sub: State) -> None:
        self.outcomes: list[i64] = [p.outcome for p in sub.players]
        self.leavers: i64 = sub.leaving_main_game
        self.length: i64 = len(sub.objs)
        self.cards: list[list[tuple[CardDef, i64]]] = []
        for _i in range(sub.seats):
            self.cards.append([])
        numbers: dict[i64, bool] = {}  # of every card that was in the subgame
        for o in sub.objs:
            if o.number >= 0 and o.id >= 0 and outside.was_brought(o):
                numbers[o.number] = True
            if supplementary.home_of(o.card) >= 0:
                continue
            # what a player took along as they left the subgame comes home as well: nothing else is left to own it
            if o.components and o.next_id < 0:
                for c in o.components:
                    if c.number >= 0:
                        self.cards[c.owner].append((c.card, c.number))
            elif o.number >= 0 and o.next_id < 0 and o.zone != COMMAND and outside.was_brought(o):
                self.cards[o.owner].append((o.card, o.number))
        frame = sub.frame
        self.taken: list[i64] = [] if frame is None else outside.taken_from(frame.main, numbers)
        self.piles: list[list[supplementary.Cards]] = supplementary.everywhere(sub)
        self.commanders: list[list[tuple[CardDef, i64]]] = []
        for seat in range(sub.seats):
            self.commanders.append(command_zone.in_command(sub, seat))
        self.r0: i64 = sub.r0
        self.r1: i64 = sub.r1
        self.r2: i64 = sub.r2
        self.r3: i64 = sub.r3


class Resume:
    """How a resolution that runs again catches up: the answers it had, the subgames it has seen, the lines it wrote."""

    def __init__(self, answers: list[Recorded], results: list[Homecoming], lines: int) -> None:
        self.answers: list[Recorded] = answers
        self.results: list[Homecoming] = results
        self.lines: int = lines


class Frame:
    """The main game in relation to a subgame, at the moment it was discontinued. CR 729.1a, 729.6."""

    def __init__(self, checkpoint: State, resume: Resume, main: State, depth: i64) -> None:
        self.checkpoint: State = checkpoint
        self.resume: Resume = resume
        self.main: State = main  # as it is in the middle of the resolution, for those who look at it
        self.depth: i64 = depth


def play_subgame(game: Game) -> Homecoming:
    """Play a subgame here, and come back with its result. CR 729.1a."""
    resume = game.state.resume
    if resume is None or game.returned >= len(resume.results):
        raise Descend()
    result = resume.results[game.returned]
    game.returned += 1
    bring_home(game, result)
    return result


def descend(play: Play) -> None:
    """The main game is discontinued, and a subgame starts. CR 729.1a, 729.2."""
    checkpoint = play.checkpoint
    if checkpoint is None:
        raise RuntimeError("a subgame was created without a checkpoint to come back to")
    around = play.state.frame
    if around is not None and around.depth >= DEEPEST_SUBGAME:
        raise TooDeep(f"more than {DEEPEST_SUBGAME} subgames are played inside each other")
    answers = play.answers.copy()
    lines = len(play.log) - play.log_mark
    results: list[Homecoming] = []
    before = checkpoint.resume
    if before is not None:
        answers = before.answers + answers
        results = before.results
        lines += before.lines
    main = play.state
    play.commit()
    play.checkpoint = None
    outer = main.frame
    frame = Frame(checkpoint, Resume(answers, results, lines), main, 1 if outer is None else outer.depth + 1)
    play.state = new_subgame(main, frame)
    for seat in range(main.seats):
        empty_library(main, seat)
        command_zone.take_along(main, seat)
    supplementary.take_along(main)
    if play.logging:
        play.say("729.1a", "A subgame begins")


def new_subgame(main: State, frame: Frame) -> State:
    """New zones; each player's library becomes their deck; chance decides who goes first. CR 729.2."""
    table = main.table
    state = empty_state(table, 0)
    state.r0, state.r1, state.r2, state.r3 = main.r0, main.r1, main.r2, main.r3
    state.frame = frame
    state.has_subgame_cards = main.has_subgame_cards
    bury(state, len(main.objs), main.objs[0].card)
    for seat in range(main.seats):
        if not main.in_game(seat):
            state.alive &= ~(1 << seat)
            state.edit_player(seat).in_game = False
    state.players_at_start = count_in_game(state)
    units: list[i64] = []
    for u in range(len(table.units)):
        if state.unit_alive(u) and (not table.starters or may_start(state, u)):
            units.append(u)
    if not units:
        for u in range(len(table.units)):
            if state.unit_alive(u):
                units.append(u)
    state.starter = units[state.below(len(units))]
    for seat in range(main.seats):
        command_zone.lead(state, seat, main.players[seat])
        if main.in_game(seat):
            cards = [(main.objs[id].card, main.objs[id].number) for id in main.ids(seat, LIBRARY)]
            fill_library(state, seat, command_zone.set_apart(state, seat, cards + command_zone.in_command(main, seat)))
    supplementary.lay(state, supplementary.for_subgame(main))
    for seat in range(main.seats):
        state.edit_player(seat).life = vanguards.starting_life(state, seat)
    outside.stand_in(main, state)
    setup.make_ready(state)
    return state


def count_in_game(state: State) -> i64:
    """How many players are in the game?"""
    count: i64 = 0
    for seat in range(state.seats):
        if state.in_game(seat):
            count += 1
    return count


def may_start(state: State, unit: Unit) -> bool:
    """Is this unit one of those between which the first turn is drawn?"""
    for seat in state.table.starters:
        if state.table.unit_of[seat] == unit and state.in_game(seat):
            return True
    return False


def bury(state: State, length: i64, card: CardDef) -> None:
    """Ids that belong to another game mean nothing in this one. CR 729.1b."""
    nobody = Obj(-1, card, 0, 0, GONE, -1)
    while len(state.objs) < length:
        state.objs.append(nobody)
        state.chars.append(None)


def fill_library(state: State, seat: Seat, cards: list[tuple[CardDef, i64]]) -> None:
    """Put cards into a library in random order; ids say nothing about which is which."""
    order: list[i64] = list(range(len(cards)))
    state.shuffle(order)
    library = state.edit_zone(seat, LIBRARY)
    for i in order:
        card, number = cards[i]
        o = new_object(state, card, seat, seat, LIBRARY, card.base)
        o.number = number
        library.append(o.id)
        if card.base.abilities.zones >> LIBRARY & 1:
            register_in(state, o.id, card.base.abilities)


def empty_library(state: State, seat: Seat) -> None:
    """The cards of a library are in the subgame."""
    library = state.edit_zone(seat, LIBRARY)
    for id in library:
        if state.objs[id].registered.every:
            unregister_in(state, id)
        o = state.edit(id)
        o.zone = GONE
        o.number = NO_CARD  # the card is another object by now
    library.clear()
    state.touch()


def come_home(play: Play) -> None:
    """A subgame has ended: the main game goes on from the point at which it was discontinued. CR 729.5."""
    sub = play.state
    frame = sub.frame
    if frame is None:
        raise RuntimeError("this is not a subgame")
    if play.logging:
        play.say("729.5", "The subgame has ended, and the main game goes on")
    play.commit()
    state = frame.checkpoint.fork()
    waiting = frame.resume
    state.resume = Resume(waiting.answers, waiting.results + [Homecoming(sub)], waiting.lines)
    play.state = state
    play.checkpoint = None
    play.undo_points = []  # what happened in a subgame is not taken back from outside it


def bring_home(game: Game, result: Homecoming) -> None:
    """Each player shuffles what they own in the subgame into their library; leavers leave. CR 729.5."""
    state = game.state
    state.r0, state.r1, state.r2, state.r3 = result.r0, result.r1, result.r2, result.r3
    bury(state, result.length, state.objs[0].card)
    before = game.unlimited()  # the game does this, and not the spell, however far its controller reaches
    try:
        take_home(game, result)
    finally:
        state.cause = before
    for seat in range(state.seats):
        if result.leavers >> seat & 1 and state.in_game(seat):
            if state.frame is not None:
                state.leaving_main_game |= 1 << seat
            game.concedes(seat)


def take_home(game: Game, result: Homecoming) -> None:
    """What was brought in leaves the main game; what players own goes into their libraries. CR 729.4a, 729.5."""
    state = game.state
    for id in result.taken:
        outside.take_away(game, id)
    supplementary.take_along(state)
    supplementary.lay(state, result.piles)
    if state.is_unsettled():
        game.settle()
    for seat in range(state.seats):
        if state.in_game(seat):
            empty_library(state, seat)
            command_zone.take_along(state, seat)
            command_zone.set_apart(state, seat, result.commanders[seat])
            fill_library(state, seat, result.cards[seat])
            game.forget_library(seat)
    state.touch()
    for seat in range(state.seats):
        if state.players[seat].commanders and state.in_game(seat):
            command_zone.come_from_subgame(game, seat)
