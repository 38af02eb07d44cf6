"""A study: which games are played to answer a question about decks or bots.

Every kind of study says who sits where in game number `n`, who begins, and who takes how many mulligans; so games can
be played in any order and anywhere, and are the same. Whoever plays is an entrant: a deck with a bot.

| kind | games |
|---|---|
| `pods` | all entrants at one table, or pods drawn from them; seats are rotated |
| `matchups` | every entrant against every other, sides changed |
| `gauntlet` | the first entrant against each of the others |
| `goldfish` | each entrant against somebody who only sits there |
| `mulligans` | each entrant after 0, 1, 2 and 3 mulligans, against the next one |
| `play-draw` | every entrant against every other, each beginning as often |
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, Final

from apnap._build_info import __version__
from apnap.agents import AGENT_NAMES, is_agent_name, make_agent
from apnap.api import as_deck, brought_by, card_list
from apnap.bench_loop import game_seed
from apnap.decks import Deck, Entry, Section, completed
from apnap.decks.deck import MAIN
from apnap.errors import InputError
from apnap.lab.notes import IdleAgent, MulliganAgent
from apnap.lab.schedule import Run, seating
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch1_concepts.supplements import Supplements
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch8_multiplayer.table import START_FIXED, TableRules
from apnap.rules.core.decisions import Agent
from apnap.rules.core.play import Play
from apnap.tables import TableChoice, table_words

KINDS: Final = ("pods", "matchups", "gauntlet", "goldfish", "mulligans", "play-draw")
MOST_MULLIGANS: Final = 3
NOBODY: Final = -1
"""The entrant of a seat at which somebody only sits."""
IDLE: Final = "nobody"


@dataclass(frozen=True)
class Entrant:
    """A deck with the bot that plays it."""

    deck: Deck
    bot: str
    name: str


@dataclass(frozen=True)
class Seating:
    """One game: who sits where, and what is arranged beforehand."""

    entrants: tuple[int, ...]
    starter: int = -1
    """The seat that begins; -1 for whoever chance says."""
    mulligans: tuple[int, ...] = ()
    """By seat, how many must be taken; empty where bots decide."""
    question: str = ""
    """Which of the questions of the study the game is about: a pair, a number of mulligans."""


@dataclass(frozen=True)
class Study:
    """All that decides the games."""

    kind: str
    decks: tuple[Deck, ...]
    bots: tuple[str, ...] = ("first",)
    seed: int = 0
    choice: TableChoice = TableChoice(seats=2)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise InputError(f"there is no study called '{self.kind}'", hint=f"studies are {', '.join(KINDS)}")
        if not self.decks:
            raise InputError("a study needs a deck at least")
        if not self.bots:
            raise InputError("a study needs a bot at least")
        for bot in self.bots:
            if not is_agent_name(bot):
                raise InputError(f"there is no bot called '{bot}'", hint=f"bots are {', '.join(AGENT_NAMES)}")
        sides = len(self.table.teams)
        if self.kind in ("matchups", "gauntlet", "play-draw") and len(self.entrants) < 2:
            raise InputError(f"{self.kind} need two decks or bots at least")
        if self.kind != "pods" and sides != 2:
            raise InputError(f"{self.kind} need a table of two players or two teams, and this one has {sides} sides")
        if not 0 <= self.seed < 2**32:
            raise InputError(f"the seed of a study is a number from 0 to {2**32 - 1}, not {self.seed}")

    @cached_property
    def table(self) -> TableRules:
        return self.choice.table()

    @cached_property
    def entrants(self) -> tuple[Entrant, ...]:
        """Every deck with every bot."""
        several = len(set(self.bots)) > 1
        made = [
            (deck, bot, f"{deck.name} ({bot})" if several else deck.name) for deck in self.decks for bot in self.bots
        ]
        names = [name for _deck, _bot, name in made]
        return tuple(
            Entrant(deck, bot, name if names.count(name) == 1 else f"{name} #{names[:i].count(name) + 1}")
            for i, (deck, bot, name) in enumerate(made)
        )

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """Who meets whom, where two sides meet."""
        count = len(self.entrants)
        if self.kind == "gauntlet":
            return [(0, other) for other in range(1, count)]
        if self.kind == "mulligans":
            return [(one, (one + 1) % count) for one in range(count)]
        return list(combinations(range(count), 2))

    @cached_property
    def run(self) -> Run:
        """The rotation of decks round a table, for pods."""
        decks = tuple(entrant.deck for entrant in self.entrants)
        return Run(decks, int(self.table.seats), seed=self.seed, choice=self.choice)

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process as what it was made of."""
        return Study, (self.kind, self.decks, self.bots, self.seed, self.choice)

    def data(self) -> dict[str, Any]:
        """What says which study it is: results of another one are not mixed with it."""
        lists = [[deck.name, deck.sections, deck.notes] for deck in self.decks]
        return {
            "apnap study": 1,
            "version": __version__,
            "kind": self.kind,
            "decks": [deck.name for deck in self.decks],
            "lists": hashlib.sha256(repr(lists).encode()).hexdigest()[:16],
            "bots": list(self.bots),
            "seed": self.seed,
            "choice": asdict(self.choice),
            "table": ", ".join(table_words(self.table)),
        }

    # who sits where ---------------------------------------------------------------------------------------------------
    def seating(self, number: int) -> Seating:
        """Game number `number`."""
        if self.kind == "pods":
            return Seating(seating(self.run, number, self.table.teams), question="pod")
        if self.kind == "goldfish":
            one = number % len(self.entrants)
            return Seating(self.sides(one, NOBODY, number // len(self.entrants)), question=self.entrants[one].name)
        pair, game = number % len(self.pairs), number // len(self.pairs)
        one, other = self.pairs[pair]
        who = self.sides(one, other, game)
        if self.kind == "mulligans":
            taken = game // 2 % (MOST_MULLIGANS + 1)
            mulligans = tuple(taken if self.is_first_side(seat, game) else 0 for seat in range(len(who)))
            return Seating(who, mulligans=mulligans, question=f"{self.entrants[one].name}: {taken} mulligans")
        question = f"{self.entrants[one].name} / {self.entrants[other].name}"
        if self.kind == "play-draw":
            side = game // 2 % 2
            return Seating(who, starter=int(self.table.teams[side][0]), question=question)
        return Seating(who, question=question)

    def is_first_side(self, seat: int, game: int) -> bool:
        """Does the first of a pair sit there? Sides are changed from game to game."""
        return seat in self.table.teams[game % 2]

    def sides(self, one: int, other: int, game: int) -> tuple[int, ...]:
        return tuple(one if self.is_first_side(seat, game) else other for seat in range(int(self.table.seats)))


class Maker:
    """Makes the games of a study; what is read from the library is read once."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.cards = [card_list(entrant.deck) for entrant in study.entrants]
        self.brought = [(brought_by([entrant.deck]) or [Supplements()])[0] for entrant in study.entrants]
        self.plain = all(brought_by([entrant.deck]) is None for entrant in study.entrants)
        if study.kind == "goldfish":
            nobody = completed(as_deck(Deck(IDLE, (Section(MAIN, (Entry(60, "Wastes"),)),))), study.table, 0)
            self.cards.append(card_list(nobody))
            self.brought.append((brought_by([nobody]) or [Supplements()])[0])
            self.plain = self.plain and brought_by([nobody]) is None

    def play(self, number: int) -> tuple[Play, Seating]:
        """Game number `number`, ready to be played."""
        study = self.study
        seats = study.seating(number)
        table = study.choice.table()
        if seats.starter >= 0:
            table.starting = START_FIXED
            table.starting_seat = seats.starter
        seed = int(game_seed(study.seed, number))
        decks: list[list[CardDef]] = [self.cards[one] for one in seats.entrants]
        extra = None if self.plain else [self.brought[one] for one in seats.entrants]
        agents: list[Agent | None] = []
        for seat, one in enumerate(seats.entrants):
            bot: Agent = IdleAgent() if one == NOBODY else make_agent(study.entrants[one].bot, seed * 64 + seat)
            if seats.mulligans and seats.mulligans[seat]:
                bot = MulliganAgent(bot, seats.mulligans[seat])
            elif seats.mulligans:
                bot = MulliganAgent(bot, 0)
            agents.append(bot)
        names = [f"Seat {seat}" for seat in range(int(table.seats))]
        play = Play(new_state(table, decks, seed, extra), agents, names)
        play.record_off()
        return play, seats


def names_of(study: Study, seats: Sequence[int]) -> list[str]:
    """The entrants at these seats by name."""
    return [IDLE if one == NOBODY else study.entrants[one].name for one in seats]
