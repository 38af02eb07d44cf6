"""Figures of `apnap bench` about searching and about size: forks of games, playouts, new games, large boards.

`growth` is a board of so many permanents, lands and walls that stay, some of them with continuous effects, on which
each player plays lands and creatures for some turns: microseconds a decision. Some of the effects read the board, so
that what others do changes what they do.
"""

from __future__ import annotations

import gc
import random
import time
from typing import Final

from apnap import bench_loop, library
from apnap.api import Game, Setup, new_game
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import ARTIFACT, CREATURE, ENCHANTMENT, INSTANT, SORCERY
from apnap.rules.core.decisions import Agent
from apnap.rules.core.play import Play
from apnap.rules.core.state import State

Growth = dict[str, dict[str, dict[str, float]]]
"""By seats, by effects, by permanents: microseconds a decision."""

SEED: Final = 1
FORKS: Final = 2_000
FORK_RUNS: Final = 20
LATE_TURN: Final = 60
PLAYOUTS: Final = 60
NEW_GAMES: Final = 50
RUNS: Final = 3
SIZES: Final = (20, 50, 100, 200, 400)
EFFECT_COUNTS: Final = (0, 5, 20)
SEATS: Final = (2, 4, 8)
ROUNDS: Final = 2  # turns of each player that are measured
STAYING: Final = ("Forest", "Wall of Omens", "Plains")
LIBRARY: Final = ("Forest", "Grizzly Bears", "Plains", "Savannah Lions")
LIBRARY_SIZE: Final = 60
EFFECTS: Final = (
    "Glorious Anthem",
    "Knight of Grace",
    "Honor of the Pure",
    "Student of Warfare",
    "Favorable Winds",
    "Elvish Champion",
    "Muscle Sliver",
    "Knight of Malice",
    "Winged Sliver",
    "Crusade",
    "Bad Moon",
    "Paradise Druid",
    "Sliver Legion",
    "Always Watching",
    "Fervor",
    "Akiri, Line-Slinger",
    "Dusk Charger",
    "Glorious Anthem",
    "Muscle Sliver",
    "Knight of Grace",
)
COMBATANTS: Final = 100  # on each side
COMBAT_TURNS: Final = 4
COMBATS: Final = (
    ("Craw Wurm", "Wall of Stone"),
    ("Boggart Brute", "Yoked Ox"),
    ("Juggernaut", "Wall of Stone", "Craw Wurm", "Yoked Ox"),
)
DECK_SPELLS: Final = 36
DECK_LANDS: Final = 24
BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
CAST: Final = CREATURE | ARTIFACT | ENCHANTMENT | INSTANT | SORCERY


def best_of(runs: int, count: int, work: bench_loop.Work) -> float:
    """Microseconds for one piece of work, the best of several runs of many."""
    work.run(count)
    best = float("inf")
    for _ in range(runs):
        began = time.perf_counter()
        work.run(count)
        best = min(best, time.perf_counter() - began)
    return best / count * 1e6


def at_priority(state: State) -> Game:
    """A game of this state, with every seat decided from outside."""
    nobody: list[Agent | None] = [None] * int(state.seats)
    play = Play(state, nobody, [f"Seat {s}" for s in range(state.seats)])
    play.advance()
    return Game(play, Setup(state.table, (), SEED, tuple(play.names), ("",) * int(state.seats)))


class Forking(bench_loop.Work):
    """`Game.fork()` at a question, thrown away at once."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def run(self, count: int) -> None:
        game = self.game
        for _ in range(count):
            game.fork()


class Playouts(bench_loop.Work):
    """Forks that bots play to the end."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def run(self, count: int) -> None:
        agents = ["first"] * len(self.game.play.agents)
        for _ in range(count):
            self.game.fork(agents=agents).run()


class Dealing(bench_loop.Work):
    """`new_game` with built-in decks that have been read before, to its first question."""

    def run(self, count: int) -> None:
        for i in range(count):
            new_game(seats=4, seed=i)


def game_fork_us(state: State) -> float:
    """Microseconds for `Game.fork()`."""
    return best_of(FORK_RUNS, FORKS, Forking(at_priority(state)))


def fork_late_us(table: TableRules, decks: list[list[CardDef]]) -> float:
    """The same late in a long game."""
    for seed in range(SEED, SEED + 200):
        state = bench_loop.late(table, decks, seed, LATE_TURN)
        if state is not None:
            return game_fork_us(state)
    raise RuntimeError(f"no game of 200 lasts for {LATE_TURN} turns")


def playouts_per_s(state: State) -> float:
    """How many games are played to the end from the middle of one in a second."""
    return 1e6 / best_of(RUNS, PLAYOUTS, Playouts(at_priority(state)))


def new_game_us() -> float:
    """Microseconds to a new game of four at its first question."""
    return best_of(RUNS, NEW_GAMES, Dealing())


# decks of random cards -----------------------------------------------------------------------------------------------
def random_deck(seed: int) -> list[CardDef]:
    """A deck of random cards of the library, with basic lands for what they cost; always the same one for a seed."""
    dice = random.Random(seed)
    names = library.names()
    cards: list[CardDef] = []
    pips = [0] * len(BASICS)
    while len(cards) < DECK_SPELLS:
        card = library.find(dice.choice(names))
        cost = card.base.cost
        if card.base.types & CAST and cost is not None:
            cards.append(card)
            for color in range(len(BASICS)):
                pips[color] += int(cost.pips[color])
    for i in range(DECK_LANDS):
        wanted = max(range(len(BASICS)), key=lambda color: pips[color])
        pips[wanted] -= max(1, sum(max(p, 0) for p in pips) // (DECK_LANDS - i))
        cards.append(library.find(BASICS[wanted]))
    return cards


# combat of many ------------------------------------------------------------------------------------------------------
def combat_ms() -> float:
    """Milliseconds for the longest moment of turns with so many attackers and blockers, on several boards."""
    return max(min(longest_moment_ms(names) for _ in range(RUNS)) for names in COMBATS)


def longest_moment_ms(names: tuple[str, ...]) -> float:
    """The same on a board of these creatures, dealt to two players in turn."""
    cards = [library.find(names[i % len(names)]) for i in range(2 * COMBATANTS)]
    game = bench_loop.crowded(TableRules(2).seal(), [library.find("Forest")] * LIBRARY_SIZE, cards, SEED)
    longest = 0.0
    while game.state.ticks <= COMBAT_TURNS and not game.state.over:
        began = time.process_time()
        game.transition()
        longest = max(longest, time.process_time() - began)
    return longest * 1e3


# large boards --------------------------------------------------------------------------------------------------------
def growth() -> Growth:
    """Microseconds a decision, by seats, continuous effects and permanents."""
    out: Growth = {}
    for seats in SEATS:
        out[str(seats)] = {}
        for effects in EFFECT_COUNTS:
            row = {str(size): round(decision_us(seats, effects, size), 2) for size in SIZES}
            out[str(seats)][str(effects)] = row
    return out


def decision_us(seats: int, effects: int, permanents: int) -> float:
    """Microseconds a decision on one board; the best of several games."""
    table = TableRules(seats).seal()
    names = [*EFFECTS[:effects], *(STAYING[i % len(STAYING)] for i in range(permanents - effects))]
    random.Random(SEED).shuffle(names)
    cards = [library.find(name) for name in names]
    deck = [library.find(LIBRARY[i % len(LIBRARY)]) for i in range(LIBRARY_SIZE)]
    best = float("inf")
    for _ in range(RUNS):
        game = bench_loop.crowded(table, deck, cards, SEED)
        gc.freeze()  # as bench_loop.play_games does
        began = time.process_time()
        decisions = bench_loop.turns_of(game, ROUNDS * seats)
        best = min(best, (time.process_time() - began) / int(decisions))
        gc.unfreeze()
    return best * 1e6
