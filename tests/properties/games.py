"""Seeded games at every kind of table: what the property tests play, and how they look at it.

A `Deal` says all that a game is made of, so that a failing test names a game that can be played again:

    play = Deal("3v3", 17).start()                 agents in the process
    play = Deal("3v3", 17).start(outside=True)     every seat decided from outside, see `Brains`
"""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from apnap import decks, library
from apnap.agents import make_agent
from apnap.api import brought_by
from apnap.rules.ch1_concepts.nodes import Node
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch1_concepts.supplements import Supplements
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch8_multiplayer.table import (
    ATTACK_LEFT,
    ATTACK_MULTIPLE,
    ATTACK_NAMES,
    ATTACK_ONE,
    ATTACK_RIGHT,
    TableRules,
    share,
)
from apnap.rules.core.constants import INSTANT, LAND, NONTRADITIONAL_TYPES, PERMANENT_TYPES, SORCERY, STEP_NAMES
from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.play import Play
from apnap.tables import choice
from apnap.testing.checks import check_invariants
from apnap.testing.night import NIGHTLY, PLAYED, SLOWEST, tonight

LONGEST = 30_000 if NIGHTLY else 15_000  # decisions: games at random may hardly move
DECKS = tuple(decks.builtin_names())


# tables --------------------------------------------------------------------------------------------------------------
def teams(groups: list[list[int]], shared: bool = False) -> TableRules:
    """Teams; with `shared` they take their turns, live and lose together."""
    seats = sum(len(group) for group in groups)
    table = TableRules(seats)
    table.teams = groups
    if shared:
        table.shared_turns = True
        table.life_of = share(groups, seats)
        table.poison_of = share(groups, seats)
        table.loss_of = share(groups, seats)
        table.starting_life = [30] * seats
        table.poison_limit = 15
    return table.seal()


def ranged(seats: int, reach: int, markers: int = 1) -> TableRules:
    table = TableRules(seats)
    table.range = [reach] * seats
    table.markers = markers
    return table.seal()


def with_options(
    groups: list[list[int]], reach: list[int] | None = None, attack: int = ATTACK_MULTIPLE, deploy: bool = False
) -> TableRules:
    """Teams (of one, where each is for themselves) with options that may be combined. CR 800.2."""
    table = TableRules(sum(len(group) for group in groups))
    table.teams = groups
    table.range = reach
    table.attack = attack
    table.deploy = deploy
    return table.seal()


def any_options(name: str) -> TableRules:
    """A table with options as the dice fall: `options 7`."""
    dice = random.Random(name)
    seats = dice.randint(3, 8)
    groups = [[s] for s in range(seats)]
    if dice.random() < 0.6:
        order = list(range(seats))
        if dice.random() < 0.5:
            dice.shuffle(order)
        size = dice.randint(2, max(2, seats - 1))
        groups = [sorted(order[i : i + size]) for i in range(0, seats, size)]
    reach = [dice.choice((0, 1, 1, 2, 3, -1)) for _ in range(seats)] if dice.random() < 0.7 else None
    table = with_options(groups, reach, dice.randrange(len(ATTACK_NAMES)), len(groups) < seats)
    if len(groups) < seats and all(group[-1] - group[0] == len(group) - 1 for group in groups) and dice.random() < 0.5:
        table.shared_turns = True  # side by side, they may take their turns together
        table.deploy = dice.random() < 0.5
        if dice.random() < 0.5:
            table.life_of = share(groups, seats)
            table.poison_of = share(groups, seats)
        table.seal()
    return table


def singles(seats: int) -> list[list[int]]:
    return [[s] for s in range(seats)]


MAKERS: dict[str, Callable[[], TableRules]] = {
    "2": lambda: TableRules(2).seal(),
    "3": lambda: TableRules(3).seal(),
    "4": lambda: TableRules(4).seal(),
    "6": lambda: TableRules(6).seal(),
    "2v2": lambda: teams([[0, 2], [1, 3]]),
    "3v3": lambda: teams([[0, 2, 4], [1, 3, 5]]),
    "shared 2v2": lambda: teams([[0, 1], [2, 3]], shared=True),
    "ranged 6": lambda: ranged(6, 1),
    "range 2": lambda: with_options(singles(6), [2] * 6),
    "attack left": lambda: with_options(singles(4), attack=ATTACK_LEFT),
    "attack right": lambda: with_options(singles(5), [1, 2, 0, 1, -1], ATTACK_RIGHT),
    "attack one": lambda: with_options(singles(4), attack=ATTACK_ONE),
    "deploy": lambda: with_options([[0, 1], [2, 3]], deploy=True),
    "deploy in range": lambda: with_options([[0, 1, 2], [3, 4, 5]], [1, 2, 1, 1, 2, 1], deploy=True),
    "two markers": lambda: ranged(10, 1, markers=2),
}
# every variant at its smallest, usual and largest size
SIZES: dict[str, list[list[int]]] = {
    "free-for-all": [[1] * 2, [1] * 4, [1] * 12],
    "grand-melee": [[1] * 10, [1] * 16, [1] * 40],
    "team-vs-team": [[1, 2], [2, 2], [6, 6]],
    "emperor": [[3, 3], [4, 4], [6, 6]],
    "two-headed-giant": [[2, 2], [3, 3], [6, 6]],
    "alternating-teams": [[2, 2], [2, 2, 2], [6, 6]],
    "commander": [[1] * 2, [1] * 4, [1] * 12],
    "two-headed-giant+commander": [[2, 2]],
    "brawl": [[1] * 2, [1] * 4],
    "vanguard": [[1] * 2, [1] * 4, [1] * 12],
    "two-headed-giant+vanguard": [[2, 2]],
    "commander+vanguard": [[1] * 4],
    "archenemy": [[1, 1], [1, 3], [1, 7]],
    "supervillain-rumble": [[1] * 2, [1] * 4, [1] * 8],
    "archenemy-commander": [[1, 1], [1, 3], [1, 6]],
    "archenemy+planechase": [[1, 3]],
    "planechase": [[1] * 2, [1] * 4, [1] * 12],
    "communal-planechase": [[1] * 4],
    "two-headed-giant+planechase": [[2, 2], [3, 3]],
    "grand-melee+planechase": [[1] * 10],
    "commander+planechase": [[1] * 4],
}


def a_table(variant: str, sizes: list[int]) -> TableRules:
    return choice(variant, teams=sizes).table()


def at_sizes(variants: dict[str, list[list[int]]]) -> dict[str, Callable[[], TableRules]]:
    """Tables by a name such as `team-vs-team 1v2`."""
    made: dict[str, Callable[[], TableRules]] = {}
    for name, all_sizes in variants.items():
        for sizes in all_sizes:
            label = str(len(sizes)) if max(sizes) == 1 else "v".join(str(n) for n in sizes)
            made[f"{name} {label}"] = functools.partial(a_table, name, sizes)
    return made


AT_SIZES = at_sizes(SIZES)
PILES = ("piles",)  # as the decks of a Deal: random ones of all cards there are
PLAIN = ("2", "3", "4", "6", "2v2", "3v3")
OPTIONS = tuple(f"options {i}" for i in range(2))
BY_DAY = tuple(MAKERS) + OPTIONS
AT_NIGHT = tuple(f"options {i}" for i in range(2, 8)) + tuple(AT_SIZES)
TABLES = BY_DAY + (AT_NIGHT if NIGHTLY else ())
MANY_SEATS = 10


@functools.cache
def table_of(kind: str) -> TableRules:
    if kind.startswith("options "):
        return any_options(kind)
    return (MAKERS.get(kind) or AT_SIZES[kind])()


@functools.cache
def cards_of(deck: str) -> tuple[CardDef, ...]:
    """A built-in deck, or for `pile 7` a deck of two colours made of any cards that the library has."""
    if deck.startswith("pile "):
        return pile(deck)
    if deck.startswith("theme "):
        return themed(deck)
    return tuple(library.find(name) for name in decks.load(deck).cards())


@functools.cache
def themes() -> tuple[tuple[CardDef, ...], ...]:
    """What ordinary cards do not touch: those that turn with day and night, those that mutate, games within games."""
    cards = [card for card in library.cards() if not card.base.types & NONTRADITIONAL_TYPES]
    lit = [c for c in cards if words_in(c) & {"Daybound", "Nightbound", "ItBecomes", "ItIs", "DayNightTurns"}]
    merging = [c for c in cards if words_in(c) & {"Mutate", "Mutates", "MergeWith"}]
    nesting = [c for c in cards if c.nests]
    return tuple(lit), tuple(merging), tuple(nesting)


def words_in(card: CardDef) -> set[str]:
    """The names of the words that a card is written in."""
    found: set[str] = set()
    open_: list[Node] = [ability for face in card.faces for ability in face.chars.abilities.every]
    while open_:
        node = open_.pop()
        found.add(type(node).__name__)
        open_ += node.children()
    return found


def pile(name: str) -> tuple[CardDef, ...]:
    dice = random.Random(name)
    colors = dice.sample(range(5), 2)
    mask = sum(1 << color for color in colors)
    cards = [card for card in library.cards() if card.base.types & (PERMANENT_TYPES | INSTANT | SORCERY)]
    fitting = [card for card in cards if not card.base.types & LAND and card.base.colors & ~mask == 0]
    lands = [card for card in cards if card.base.types & LAND]
    basics = [library.find(("Plains", "Island", "Swamp", "Mountain", "Forest")[color]) for color in colors]
    chosen = [dice.choice(fitting) for _ in range(34)] + [dice.choice(basics) for _ in range(20)]
    for i, theme in enumerate(themes()):
        suited = [card for card in theme if card.base.colors & ~mask == 0]
        if suited and (i < 2 or dice.random() < 0.2):  # a subgame takes its time
            count = (3, 2, 1)[i]
            chosen[i * 3 : i * 3 + count] = [dice.choice(suited) for _ in range(count)]
    return tuple(chosen + [dice.choice(lands) for _ in range(6)])


def themed(name: str) -> tuple[CardDef, ...]:
    """A deck of two colours that is made of the themes, and little else."""
    dice = random.Random(name)
    colors = [3, 4] if name.endswith("0") else [0, dice.choice((1, 2, 3, 4))]
    mask = sum(1 << color for color in colors)
    chosen: list[CardDef] = []
    for theme, count in zip(themes(), (12, 12, 8), strict=True):
        suited = [card for card in theme if card.base.colors & ~mask == 0]
        chosen += [dice.choice(suited) for _ in range(count if suited else 0)]
    basics = [library.find(("Plains", "Island", "Swamp", "Mountain", "Forest")[color]) for color in colors]
    return tuple(chosen + [basics[i % 2] for i in range(60 - len(chosen))])


# games ---------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Deal:
    """A game that can be played again: decks and agents follow from the seed where they are not named."""

    kind: str
    seed: int
    decks: tuple[str, ...] = ()
    agents: tuple[str, ...] = ()

    @property
    def table(self) -> TableRules:
        return table_of(self.kind)

    def names_of_decks(self) -> list[str]:
        dice = random.Random(f"decks {self.kind} {self.seed}")
        seats = int(self.table.seats)
        if self.decks == PILES:
            return [f"pile {self.seed} {s}" for s in range(seats)]
        if self.decks:
            return [self.decks[s % len(self.decks)] for s in range(seats)]
        pool = decks.builtin_names(self.table.deck_kind) if self.table.commander else DECKS
        return [dice.choice(pool) for _ in range(seats)]

    def brought(self) -> list[Supplements] | None:
        """What comes with the decks; commanders come with a built-in deck, also where random cards are the library."""
        return brought_by(self.lists())

    def lists(self) -> list[decks.Deck]:
        """The decks as they are in a record."""
        leaders = [decks.load(name).commanders for name in Deal(self.kind, self.seed).names_of_decks()]
        made = [
            decks.Deck.of(
                name,
                [(1, card.name) for card in cards_of(name)],
                commander=leaders[s] if self.table.commander else (),
            )
            for s, name in enumerate(self.names_of_decks())
        ]
        return [decks.completed(deck, self.table, self.seed + s) for s, deck in enumerate(made)]

    def names_of_agents(self) -> list[str]:
        dice = random.Random(f"agents {self.kind} {self.seed}")
        seats = int(self.table.seats)
        if self.agents:
            return [self.agents[s % len(self.agents)] for s in range(seats)]
        return [dice.choice(("random", "random", "first")) for _ in range(seats)]

    def brains(self) -> list[Agent]:
        return [make_agent(name, self.seed * 64 + s) for s, name in enumerate(self.names_of_agents())]

    def start(
        self,
        agents: Iterable[Agent | None] | None = None,
        *,
        outside: bool = False,
        make: Callable[..., Play] = Play,
        log: bool = False,
    ) -> Play:
        """The game, not begun where agents play it, at its first question where they do not.

        Mana abilities are offered either way, so that the same agents make the same choices.
        """
        table = self.table
        dealt = [list(cards_of(name)) for name in self.names_of_decks()]
        seats = int(table.seats)
        seated: list[Agent | None] = [None] * seats if outside else list(self.brains() if agents is None else agents)
        PLAYED["games from their beginning"] += 1
        play = make(new_state(table, dealt, self.seed, self.brought()), seated, [f"Seat {s}" for s in range(seats)])
        play.offers_mana = True
        play.logging = log
        if "random" in self.names_of_agents():
            play.limit = min(play.limit, LONGEST)
        if any(agent is None for agent in seated):
            play.advance()
        return play


class Watched(Play):
    """A game whose invariants are looked at after every few transitions; less often where there is much to look at."""

    def transition(self) -> None:
        super().transition()
        if self.transitions % (7 if self.state.seats < MANY_SEATS else 151) == 0:
            check_invariants(self)


class Timed(Play):
    """A game that notes how long it took, and its longest moment: at night the slowest are named in the end."""

    longest = 0.0
    moment = ""

    def transition(self) -> None:
        before, asked = time.process_time(), int(self.decisions_asked)
        turn = self.state.turn()
        where = (int(turn.number), int(turn.step), int(turn.priority))
        super().transition()
        took = time.process_time() - before
        if took > self.longest:
            self.longest = took
            number, step, unit = where
            self.moment = f"turn {number}, {STEP_NAMES[step]}, unit {unit}, after {asked:,} decisions"


def run_timed(play: Play, deal: Deal) -> None:
    """Run it; at night its time is noted."""
    before = time.process_time()
    play.run()
    if isinstance(play, Timed):
        took = time.process_time() - before
        cards = "random cards" if deal.decks == PILES else "built-in decks"
        who = f"{deal.kind}, {cards}, {'/'.join(deal.agents) or 'any'} agents, seed {deal.seed}"
        SLOWEST.append((took, f"{took:6.1f} s  {who}: {play.longest:.2f} s at {play.moment}"))


class Wrapped(Agent):
    """An agent that does as another one does; the base of those that do something besides."""

    def __init__(self, inner: Agent) -> None:
        super().__init__()
        self.inner = inner

    def choose(self, game: Play, decision: Decision) -> list[int]:  # type: ignore[override]
        return self.inner.choose(game, decision)


def copy_of(agent: Agent) -> Agent:
    """An agent that will choose as this one from here on."""
    if hasattr(agent, "dice"):
        other = type(agent)(0)
        dice, mine = other.dice, agent.dice
        dice.r0, dice.r1, dice.r2, dice.r3 = mine.r0, mine.r1, mine.r2, mine.r3
        return other
    return type(agent)()


def answer_with(play: Play, brains: list[Agent], most: int = 10**9) -> int:
    """Answer what waits, from outside, until the game is over or `most` answers are given; how many were."""
    for n in range(most):
        decision = play.decision()
        if decision is None:
            return n
        play.answer(list(brains[decision.decider].choose(play, decision)), decision.decider)
    return most


def question(play: Play, seat: int = -1) -> list[tuple[object, ...]]:
    """All that waits for an answer, of one seat or of anybody, to compare."""
    return [words_of(decision) for decision in play.decisions() if seat < 0 or decision.decider == seat]


def words_of(d: Decision) -> tuple[object, ...]:
    return (d.to_dict(), d.cost, d.asker, d.lapses_with_player, d.asked_again_if_someone_leaves)


def standing(play: Play) -> tuple[object, ...]:
    """Where a game stands: its state, what waits, its record and its log."""
    return (
        int(play.digest()),
        question(play),
        recorded(play.history),
        recorded(play.answers),
        [str(line) for line in play.log],
        [int(d) for d in play.digests],
    )


def recorded(entries: Iterable[object]) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(int(r.seat), int(r.kind), tuple(int(x) for x in r.answer)) for r in entries]  # type: ignore[attr-defined]


def some(few: int, nightly: int) -> list[int]:
    """That many seeds: few in an ordinary run, more at night, and then others every night."""
    return tonight(few, nightly if NIGHTLY else few)


def at_tables(few: int, nightly: int, both: str = "") -> pytest.MarkDecorator:
    """A `kind` of table and a `seed`: that many seeds at each, at night fewer where the table is only for the night.

    At the table `both` the first one runs interpreted as well.
    """
    cases = []
    for kind in TABLES:
        seeds = (max(1, nightly // 4) if kind in AT_NIGHT else nightly) if NIGHTLY else few
        if int(table_of(kind).seats) >= MANY_SEATS and kind in AT_NIGHT:
            seeds = 1
        for seed in tonight(0 if kind in AT_NIGHT else few, seeds):
            marks = [pytest.mark.interpreted] if kind == both and seed < few else []
            cases.append(pytest.param(kind, seed, marks=marks))
    return pytest.mark.parametrize(("kind", "seed"), cases)


# with hypothesis -----------------------------------------------------------------------------------------------------
def deals(kinds: Iterable[str] = TABLES) -> st.SearchStrategy[Deal]:
    """Any game: simpler ones have fewer seats, built-in decks and smaller seeds."""
    return st.builds(Deal, st.sampled_from(list(kinds)), st.integers(0, 2**40), st.sampled_from([(), PILES]))


def examples(few: int, nightly: int) -> settings:
    """That many examples: in an ordinary run always the same ones, at night new ones every time."""
    return settings(
        max_examples=nightly if NIGHTLY else few,
        derandomize=not NIGHTLY,
        database=None,
        deadline=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
