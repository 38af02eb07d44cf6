"""How fast it is here: the figures of `apnap bench`, in one process, each the best of several runs after a warm-up.

Duels are red against green, larger tables red, green, red, green and so on, always the same games, so that `duel_turns`
and `duel_decisions` are the same everywhere and the times compare. Commander games are four of the built-in decks of
100 cards at 40 life, with their commanders; Planechase games have the built-in planar decks. `layers_us` is a board of
forty permanents, ten of them with continuous effects, after one of them was tapped or untapped and everything was
derived again. `calibration_s` is a loop of plain Python that has nothing to do with us: multiply by it to compare.
It is the best of runs before every other figure. Games and calibration are measured by the time that the process itself
has the processor, which is the time on the clock where nothing else runs: other work on the machine changes neither.
The floors were set by the clock and this same loop on a machine that did nothing else, where the two agree.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from apnap import bench_env, bench_loop, bench_search, position
from apnap._build_info import __version__, is_compiled
from apnap.api import brought_by, card_list
from apnap.bench_loop import Tally
from apnap.decks import Deck, builtin, completed, default_decks
from apnap.library import find
from apnap.rules.ch1_concepts.supplements import Supplements
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.loops.shortcuts import Choice, Loop, Part, Passing, propose
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.decisions import O_ACTIVATE, PriorityDecision
from apnap.rules.variants import VARIANTS
from apnap.tables import choice

SEED: Final = 1
DUELS: Final = 100
POD_GAMES: Final = 25
COMMANDER_GAMES: Final = 10
COMMANDER_DECKS: Final = ("elves", "skies", "scourge", "slivers")
SOLD_DECKS: Final = ("built-from-scratch", "call-the-spirits", "draconic-destruction", "elven-empire")
CASUAL_GAMES: Final = 10
BRAWL_GAMES: Final = 10
TEAM_GAMES: Final = 10
MELEE_GAMES: Final = 3
SECONDS_A_FIGURE: Final = 3.0
LEAST_RUNS: Final = 3
MIDGAME_OBJECTS: Final = 330
MIDDUEL_OBJECTS: Final = 160
FORKS: Final = 5_000
FORK_RUNS: Final = 30
STATES: Final = 8
STARTS: Final = 5
DERIVATIONS: Final = 400
DERIVATION_RUNS: Final = 10
# what is tapped and untapped, and reads it; nine other effects; and what they apply to
READER: Final = "Paradise Druid"
EFFECTS: Final = (
    READER,
    "Glorious Anthem",
    "Honor of the Pure",
    "Elvish Champion",
    "Muscle Sliver",
    "Winged Sliver",
    "Favorable Winds",
    "Always Watching",
    "Fervor",
    "Sliver Legion",
)
OTHERS: Final = ("Forest", "Metallic Sliver", "Elvish Warrior", "Savannah Lions", "Forest", "Grizzly Bears")
PERMANENTS: Final = 40

TOKEN_MAKER: Final = """
table 2 seats
turn 5, seat 0, main1, priority 0
seat 0: life 20
  battlefield: Grizzly Bears @1; Presence of Gond -> @1
  library: Forest x9
seat 1: life 20
  battlefield: Intruder Alarm
  library: Forest x9
"""
MILLION: Final = 1_000_000

FIRST_DECISION: Final = "import apnap; assert apnap.new_game(seats=4, seed=1).decision is not None"


@dataclass(frozen=True)
class Figure:
    """One figure: its key, what it is, and what the compiled engine must reach at least or at most; 0: nothing."""

    key: str
    words: str
    unit: str
    at_least: float = 0
    at_most: float = 0
    at_speed: float = 0  # games a second times `calibration_s`, so that machines compare

    def is_met(self, value: float, calibration: float = 0) -> bool:
        if self.at_speed and calibration and value * calibration < self.at_speed:
            return False
        return value >= self.at_least and (not self.at_most or value <= self.at_most)

    def floor(self, calibration: float) -> str:
        """What must be reached on a machine of this speed, in words; nothing where there is no floor."""
        least = max(self.at_least, self.at_speed / calibration if calibration else 0)
        return f"> {least:.4g}" if least else f"< {self.at_most:g}" if self.at_most else ""


FIGURES: Final = (
    Figure("duel_first_games_per_s", "duels, agent first", "games/s", at_least=1000, at_speed=300),
    Figure("duel_random_games_per_s", "duels, agent random", "games/s", at_least=700, at_speed=260),
    Figure("ffa4_games_per_s", "four-seat games, agent first", "games/s", at_least=300, at_speed=65),
    Figure("commander4_games_per_s", "four-seat Commander games, agent first", "games/s", at_least=25, at_speed=25),
    Figure("archenemy4_games_per_s", "Archenemy, one against three, agent first", "games/s", at_speed=65),
    Figure("planechase4_games_per_s", "four-seat Planechase games, agent keen", "games/s", at_speed=35),
    Figure("brawl4_games_per_s", "four-seat Brawl games, agent first", "games/s", at_speed=12),
    Figure("precon4_games_per_s", "four Commander decks as they were sold, agent first", "games/s", at_least=40),
    Figure("random_decks4_games_per_s", "four decks of random cards, agent first", "games/s"),
    Figure("layers_us", "a board of 40 with ten effects derived", "microseconds"),
    Figure("thg_games_per_s", "Two-Headed Giant, agent first", "games/s"),
    Figure("giants4_games_per_s", "the same under another key", "games/s", at_speed=40),
    Figure("emperor6_s", "Emperor with six, agent first", "s a game", at_most=0.1),
    Figure("melee16_s", "Grand Melee with 16, agent first", "s a game", at_most=0.5),
    Figure("million_tokens_s", "a million tokens by a proposed loop", "s", at_most=1),
    Figure("draft8_s", "a Conspiracy draft of eight bots, decks built", "s"),
    Figure("decisions_per_s", "decisions in duels, agent first", "/s"),
    Figure("fork_us", "fork of a mid-game four-seat state", "microseconds", at_most=5),
    Figure("game_fork_us", "Game.fork() of such a game", "microseconds", at_most=4),
    Figure("fork_late_us", "the same at turn 60", "microseconds", at_most=6),
    Figure("playouts_per_s", "forks of a mid-game duel played to the end", "/s"),
    Figure("new_game_us", "new_game for four, to its first question", "microseconds", at_most=300),
    Figure("fork_kib", "memory of one more such fork", "KiB"),
    Figure("state_kib", "memory of such a state by itself", "KiB"),
    Figure("env_steps_per_s", "choices in a PettingZoo loop, all observed, duels", "/s", at_least=50_000),
    Figure("env_vector_steps_per_s", "choices in a batch of duels in two processes", "/s", at_least=150_000),
    Figure("combat100_ms", "100 attackers and 100 blockers, the longest moment, agent first", "ms", at_most=50),
    Figure("startup_s", "process start to first decision", "s", at_most=0.2),
    Figure("duel_turns", "turns in a duel, agent first", ""),
    Figure("duel_decisions", "decisions in a duel, agent first", ""),
    Figure("calibration_s", "a fixed loop of plain Python", "s"),
)


Figures = dict[str, float | bool | str | bench_search.Growth]


def bench(tell: Callable[[str], None] = lambda line: None) -> Figures:
    """All figures by key, with what was measured: `compiled` and the version of `apnap`. Takes up to a minute."""
    red, green = (card_list(builtin(name)) for name in ("red", "green"))
    duel = TableRules(2).seal()
    pod = TableRules(4).seal()
    out: Figures = {"apnap": __version__, "compiled": is_compiled()}
    speeds: list[float] = []

    def say(line: str) -> None:
        tell(line)
        speeds.extend(calibration() for _ in range(LEAST_RUNS))

    say("start-up")
    out["startup_s"] = round(startup(), 3)
    say("duels")
    rate, tally = games_per_s(duel, [red, green], "first", DUELS)
    out["duel_first_games_per_s"] = round(rate, 1)
    out["decisions_per_s"] = round(rate * int(tally.decisions) / DUELS)
    out["duel_turns"] = int(tally.turns) / DUELS
    out["duel_decisions"] = int(tally.decisions) / DUELS
    rate, _ = games_per_s(duel, [red, green], "random", DUELS)
    out["duel_random_games_per_s"] = round(rate, 1)
    say("four-seat games")
    rate, _ = games_per_s(pod, [red, green, red, green], "first", POD_GAMES)
    out["ffa4_games_per_s"] = round(rate, 1)
    say("Commander games")
    out["commander4_games_per_s"] = round(commander_games_per_s([builtin(name) for name in COMMANDER_DECKS]), 1)
    say("Brawl games")
    out["brawl4_games_per_s"] = round(brawl_games_per_s(), 1)
    say("preconstructed decks")
    out["precon4_games_per_s"] = round(commander_games_per_s([builtin(name) for name in SOLD_DECKS]), 1)
    say("random decks")
    random_decks = [bench_search.random_deck(SEED + s) for s in range(4)]
    out["random_decks4_games_per_s"] = round(games_per_s(pod, random_decks, "first", BRAWL_GAMES)[0], 1)
    say("Archenemy games")
    out["archenemy4_games_per_s"] = round(casual_games_per_s("archenemy", 4), 1)
    say("Planechase games")
    out["planechase4_games_per_s"] = round(casual_games_per_s("planechase", 4, "keen"), 1)
    say("layers")
    out["layers_us"] = round(layers_us(), 2)
    say("a loop")
    out["million_tokens_s"] = round(min(million_tokens_s() for _ in range(LEAST_RUNS)), 4)
    say("variants")
    giants = VARIANTS["two-headed-giant"].table([2, 2])
    rate, _ = games_per_s(giants, [red, green] * 2, "first", TEAM_GAMES)
    out["thg_games_per_s"] = out["giants4_games_per_s"] = round(rate, 1)
    rate, _ = games_per_s(VARIANTS["emperor"].table([3, 3]), [red, green] * 3, "first", TEAM_GAMES)
    out["emperor6_s"] = round(1 / rate, 4)
    rate, _ = games_per_s(VARIANTS["grand-melee"].table_for(16), [red, green] * 8, "first", MELEE_GAMES)
    out["melee16_s"] = round(1 / rate, 4)
    say("draft")
    out["draft8_s"] = round(draft_s(), 4)
    say("forks")
    out["fork_us"] = round(fork_us(pod, [red, green, red, green]), 3)
    middle = bench_loop.midgame(pod, [red, green, red, green], SEED, MIDGAME_OBJECTS)
    out["game_fork_us"] = round(bench_search.game_fork_us(middle), 3)
    out["fork_late_us"] = round(bench_search.fork_late_us(pod, [red, green, red, green]), 3)
    middle = bench_loop.midgame(duel, [red, green], SEED, MIDDUEL_OBJECTS)
    out["playouts_per_s"] = round(bench_search.playouts_per_s(middle), 1)
    out["new_game_us"] = round(bench_search.new_game_us(), 1)
    state_kib, fork_kib = memory(pod, [red, green, red, green])
    out["state_kib"] = round(state_kib, 1)
    out["fork_kib"] = round(fork_kib, 2)
    if bench_env.is_installed():
        say("learning environments")
        out["env_steps_per_s"] = round(bench_env.env_steps_per_s())
        out["env_vector_steps_per_s"] = round(bench_env.env_vector_steps_per_s())
    say("large boards")
    out["combat100_ms"] = round(bench_search.combat_ms(), 2)
    out["growth"] = bench_search.growth()
    out["calibration_s"] = round(min(speeds), 4)
    return out


def markdown(figures: Figures, measured: Sequence[Figure] = FIGURES) -> str:
    """The figures as a table for README.md, with what they must reach."""
    lines = [
        "| figure | key of `apnap bench --json` | measured | floor | times `calibration_s` | floor of that |",
        "|---|---|---|---|---|---|",
    ]
    calibration = number(figures, "calibration_s")
    for figure in measured:
        if figure.key not in figures:
            continue
        value = number(figures, figure.key)
        floor = f"{figure.at_least:,g}" if figure.at_least else f"{figure.at_most:g} at most" if figure.at_most else ""
        speed = f"{value * calibration:.0f}" if figure.at_speed else ""
        least = f"{figure.at_speed:g}" if figure.at_speed else ""
        words = f"{figure.words}, {figure.unit}" if figure.unit else figure.words
        measure = f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
        lines.append(f"| {words} | `{figure.key}` | {measure} | {floor} | {speed} | {least} |")
    return "\n".join(lines)


def growth_lines(figures: Figures) -> list[str]:
    """The table of large boards, a line for each number of seats and effects."""
    table = figures["growth"]
    assert isinstance(table, dict)
    sizes = [str(size) for size in bench_search.SIZES]
    lines = [f"{'microseconds a decision':<28}" + "".join(f"{size:>8}" for size in sizes) + "  permanents"]
    for seats, rows in table.items():
        for effects, row in rows.items():
            lines.append(f"{f'{seats} seats, {effects} effects':<28}" + "".join(f"{row[size]:>8}" for size in sizes))
    return lines


def number(figures: Figures, key: str) -> float:
    value = figures[key]
    assert isinstance(value, int | float)
    return value


def draft_s() -> float:
    """The best time for an eight-seat Conspiracy draft by bots, with decks built; the cards have been read before."""
    from apnap.draft import decks_of, new_draft

    new_draft("conspiracy-draft", seats=8, seed=0)
    times = []
    for seed in range(1, LEAST_RUNS + 1):
        start = time.perf_counter()
        decks_of(new_draft("conspiracy-draft", seats=8, seed=seed))
        times.append(time.perf_counter() - start)
    return min(times)


def calibration() -> float:
    """Seconds for a loop that any Python runs the same way."""
    began = time.process_time()
    total = 0
    table: dict[int, int] = {}
    for i in range(1_000_000):
        total = (total * 31 + i) & 0xFFFF
        table[total & 255] = i
    return time.process_time() - began


def commander_games_per_s(decks: list[Deck]) -> float:
    """The rate of Commander games with these decks, one for each seat."""
    table = choice("commander", seats=len(decks)).table()
    cards = [card_list(deck) for deck in decks]
    return games_per_s(table, cards, "first", COMMANDER_GAMES, brought_by(decks))[0]


def brawl_games_per_s() -> float:
    """The rate of four-seat Brawl games, the built-in decks dealt round the table in turn."""
    table = choice("brawl", seats=4).table()
    names = default_decks(table.deck_kind)
    decks = [completed(builtin(names[i % len(names)]), table, i) for i in range(4)]
    return games_per_s(table, [card_list(deck) for deck in decks], "first", BRAWL_GAMES, brought_by(decks))[0]


def million_tokens_s() -> float:
    """Seconds to propose a loop that makes a million tokens, and to take it. CR 732.2a."""
    game = position.read(TOKEN_MAKER)
    game.advance()
    decision = game.decision()
    assert isinstance(decision, PriorityDecision)
    makes = next(i for i, option in enumerate(decision.options) if option.kind == O_ACTIVATE)
    parts: list[Part] = [Loop(MILLION, [Choice(game, decision, [makes]), Passing()])]
    began = time.perf_counter()
    propose(game, 0, parts)
    took = time.perf_counter() - began
    state = game.state
    assert sum(int(state.objs[id].token_count) for id in state.ids(0, BATTLEFIELD) if state.objs[id].token) == MILLION
    return took


def casual_games_per_s(variant: str, seats: int, agent: str = "first") -> float:
    """The rate of games of a casual variant with built-in decks and what they need besides."""
    table = choice(variant, seats=seats).table()
    decks = [completed(builtin(name), table, i) for i, name in enumerate(default_decks(table.deck_kind)[:seats])]
    return games_per_s(table, [card_list(deck) for deck in decks], agent, CASUAL_GAMES, brought_by(decks))[0]


def layers_us() -> float:
    """Microseconds to derive a board again after one change."""
    names = [*EFFECTS, *(OTHERS[i % len(OTHERS)] for i in range(PERMANENTS - len(EFFECTS)))]
    game = bench_loop.board(TableRules(2).seal(), [find(name) for name in names], SEED)
    reader = next(id for id in game.state.ids(0, BATTLEFIELD) if game.char(id).name == READER)
    bench_loop.derivations(game, reader, DERIVATIONS)
    best = float("inf")
    for _ in range(DERIVATION_RUNS):
        began = time.perf_counter()
        bench_loop.derivations(game, reader, DERIVATIONS)
        best = min(best, time.perf_counter() - began)
    return best / DERIVATIONS * 1e6


def games_per_s(
    table: TableRules, decks: list[list[CardDef]], agent: str, games: int, brought: list[Supplements] | None = None
) -> tuple[float, Tally]:
    """The best rate of several runs of the same games, and what they came to."""
    agents = [agent] * int(table.seats)
    tally = bench_loop.play_games(table, decks, agents, SEED, 0, games, brought)
    best = float("inf")
    spent = 0.0
    runs = 0
    while runs < LEAST_RUNS or spent < SECONDS_A_FIGURE:
        gc.collect()
        began = time.process_time()
        bench_loop.play_games(table, decks, agents, SEED, 0, games, brought)
        took = time.process_time() - began
        best = min(best, took)
        spent += took
        runs += 1
    return games / best, tally


def fork_us(table: TableRules, decks: list[list[CardDef]]) -> float:
    """Microseconds for a fork that is thrown away at once."""
    state = bench_loop.midgame(table, decks, SEED, MIDGAME_OBJECTS)
    bench_loop.forks(state, FORKS)
    best = float("inf")
    for _ in range(FORK_RUNS):
        began = time.perf_counter()
        bench_loop.forks(state, FORKS)
        best = min(best, time.perf_counter() - began)
    return best / FORKS * 1e6


def memory(table: TableRules, decks: list[list[CardDef]]) -> tuple[float, float]:
    """KiB that a mid-game state occupies which shares nothing but the cards, and KiB that a fork of it adds.

    Counted by Python's own allocator over several games, without the game around the state; cards are made before.
    """
    bench_loop.midgame(table, decks, SEED, MIDGAME_OBJECTS)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        states = [bench_loop.midgame(table, decks, SEED + i, MIDGAME_OBJECTS) for i in range(STATES)]
        gc.collect()
        alone = tracemalloc.get_traced_memory()[0]
        forks = [state.fork() for state in states for _ in range(4)]
        together = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (alone - before) / len(states) / 1024, (together - alone) / len(forks) / 1024


def startup() -> float:
    """Seconds from the start of a process to the first decision of a new game in it."""
    folder = Path(__file__).resolve().parent.parent
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    best = float("inf")
    for _ in range(STARTS):
        began = time.perf_counter()
        # in a session of its own, an interrupt from the keyboard does not reach it
        subprocess.run(
            [sys.executable, "-P", "-c", FIRST_DECISION], env=environment, check=True, start_new_session=True
        )
        best = min(best, time.perf_counter() - began)
    return best
