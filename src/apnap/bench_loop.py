"""Compiled loops for simulation and benchmarks, so that the harness itself costs nothing."""

from __future__ import annotations

import gc

from mypy_extensions import i64, mypyc_attr

from apnap.agents import make_agent
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch1_concepts.supplements import Supplements
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import new_object, put_in
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, STAGE_PRIORITY
from apnap.rules.core.decisions import Agent
from apnap.rules.core.digest import digest
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.rules.events import Tap


class Tally:
    """What a run of games came to."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.turns: i64 = 0
        self.decisions: i64 = 0
        self.unfinished: i64 = 0
        self.draws: i64 = 0
        self.wins: list[i64] = [0] * seats
        self.objects: i64 = 0
        self.digest: i64 = 0


def game_seed(seed: i64, number: i64) -> i64:
    """The seed of one game of a run."""
    return seed * 1000003 + number


def new_play(
    table: TableRules,
    decks: list[list[CardDef]],
    agents: list[str],
    seed: i64,
    brought: list[Supplements] | None = None,
) -> Play:
    """A game between named agents, ready to run, without a record; see new_state."""
    players: list[Agent | None] = []
    names: list[str] = []
    for s in range(table.seats):
        players.append(make_agent(agents[s], seed * 64 + s))
        names.append(f"Seat {s}")
    game = Play(new_state(table, decks, seed, brought), players, names)
    game.record_off()
    return game


def play_games(
    table: TableRules,
    decks: list[list[CardDef]],
    agents: list[str],
    seed: i64,
    first: i64,
    count: i64,
    brought: list[Supplements] | None = None,
) -> Tally:
    """Play games number `first` on, one after another.

    Games leave nothing behind for Python's collector of cycles; what was there before, such as all cards, is set aside
    meanwhile, so that it is not looked at again and again.
    """
    tally = Tally(table.seats)
    aside = gc.get_freeze_count() == 0
    if aside:
        gc.freeze()
    try:
        for i in range(count):
            game = new_play(table, decks, agents, game_seed(seed, first + i), brought)
            game.run()
            add_result(tally, game)
    finally:
        if aside:
            gc.unfreeze()
    return tally


def add_result(tally: Tally, game: Play) -> None:
    state = game.state
    tally.games += 1
    tally.turns += state.ticks
    tally.decisions += game.decisions_asked
    tally.objects += len(state.objs)
    winners = game.winners()
    for s in winners:
        tally.wins[s] += 1
    if not state.over:
        tally.unfinished += 1
    elif not winners:
        tally.draws += 1
    tally.digest = (tally.digest * 31 + digest(state)) & 0xFFFFFFFF


def midgame(table: TableRules, decks: list[list[CardDef]], seed: i64, objects: i64) -> State:
    """The state of a game between `first` bots at a priority, once it has that many objects."""
    game = new_play(table, decks, ["first"] * table.seats, seed)
    state = game.state
    while not state.over and not (len(state.objs) >= objects and state.turn().stage == STAGE_PRIORITY):
        game.transition()
    return state


def late(table: TableRules, decks: list[list[CardDef]], seed: i64, turn: i64) -> State | None:
    """The state of such a game at a priority of a late turn; None where it is over before."""
    game = new_play(table, decks, ["first"] * table.seats, seed)
    state = game.state
    while not state.over:
        if state.ticks >= turn and state.turn().stage == STAGE_PRIORITY:
            return state
        game.transition()
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Work:
    """Something to be measured, done many times."""

    def run(self, count: int) -> None:
        raise NotImplementedError


def crowded(table: TableRules, deck: list[CardDef], cards: list[CardDef], seed: i64) -> Play:
    """A game between `first` bots after its opening, with these permanents dealt round the table in turn."""
    game = new_play(table, [deck.copy() for _s in range(table.seats)], ["first"] * table.seats, seed)
    state = game.state
    while state.turn().stage != STAGE_PRIORITY:
        game.transition()
    for i in range(len(cards)):
        seat: i64 = i % table.seats
        put_in(game, new_object(state, cards[i], seat, seat, BATTLEFIELD, cards[i].base), -1)
        game.settle()
    state.touch()
    return game


def turns_of(game: Play, turns: i64) -> i64:
    """Play that many turns more, or to the end; how many decisions that takes."""
    state = game.state
    last = state.ticks + turns
    before = game.decisions_asked
    while not state.over and state.ticks < last:
        game.transition()
    return game.decisions_asked - before


def forks(state: State, count: i64) -> State:
    """Fork a state many times."""
    out = state
    for _ in range(count):
        out = state.fork()
    return out


def board(table: TableRules, cards: list[CardDef], seed: i64) -> Play:
    """A game with these permanents on the battlefield, dealt round the table in turn."""
    nobody: list[Agent | None] = [None] * table.seats
    game = Play(new_state(table, [[] for _s in range(table.seats)], seed), nobody, [""] * table.seats)
    game.record_off()
    for i in range(len(cards)):
        seat: i64 = i % table.seats
        put_in(game, new_object(game.state, cards[i], seat, seat, BATTLEFIELD, cards[i].base), -1)
        game.settle()
    return game


def derivations(game: Play, id: i64, count: i64) -> i64:
    """Tap and untap a permanent that often, and look at every permanent each time; the sum of all powers."""
    state = game.state
    total: i64 = 0
    for i in range(count):
        game.emit(Tap(id, i % 2 == 1))
        for seat in range(state.seats):
            for permanent in state.ids(seat, BATTLEFIELD):
                total += game.char(permanent).power
    return total
