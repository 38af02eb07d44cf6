"""Many games that go from choice to choice together, each begun again as it ends; for workers of a batch."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from apnap.agents import make_agent
from apnap.bench_loop import game_seed
from apnap.env.core.driver import Driver
from apnap.env.core.encoder import Encoder
from apnap.env.core.layout import Layout
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch1_concepts.supplements import Supplements
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.decisions import Agent
from apnap.rules.core.play import Play
from apnap.rules.core.types import Seat


class Games:
    """What games are made of: the table, the cards, who decides which seat."""

    def __init__(
        self,
        table: TableRules,
        decks: list[list[CardDef]],
        brought: list[Supplements] | None,
        bots: list[str],
        layout: Layout,
        most_turns: i64,
    ) -> None:
        self.table: TableRules = table
        self.decks: list[list[CardDef]] = decks
        self.brought: list[Supplements] | None = brought
        self.bots: list[str] = bots  # by seat; "" for one that is decided from outside
        self.layout: Layout = layout
        self.most_turns: i64 = most_turns

    def agents(self, seed: i64) -> list[Agent | None]:
        out: list[Agent | None] = []
        for s in range(self.table.seats):
            out.append(make_agent(self.bots[s], seed * 64 + s) if self.bots[s] else None)
        return out

    def new(self, seed: i64) -> Driver:
        """A game at its first choice."""
        names = [f"Seat {s}" for s in range(self.table.seats)]
        play = Play(new_state(self.table, self.decks, seed, self.brought), self.agents(seed), names)
        play.record_off()
        out = Driver(play, self.layout.actions, self.most_turns)
        out.begin()
        return out


class Batch:
    """Some games of a batch. Game `i` is begun again with the next seed of its own."""

    def __init__(self, games: Games, first: i64, count: i64, seed: i64) -> None:
        self.games: Games = games
        self.seed: i64 = seed
        self.encoder: Encoder = Encoder(games.layout)
        self.numbers: list[i64] = []  # of each game, how many were begun before
        self.first: i64 = first
        self.drivers: list[Driver] = []
        self.out: BytesWriter = BytesWriter()
        self.counts: list[i64] = [0] * count  # legal actions
        self.seats: list[i64] = [0] * count  # who chooses
        self.ended: list[i64] = [0] * count  # 1: the game has ended, 2: it was cut off
        self.outcomes: list[i64] = [0] * (count * games.table.seats)  # of games that have ended
        self.mine: i64 = 0  # mask of the seats from outside
        for s in range(games.table.seats):
            if not games.bots[s]:
                self.mine |= 1 << s
        for i in range(count):
            self.numbers.append(0)
            self.drivers.append(self.begun(i))

    def begun(self, i: i64) -> Driver:
        """The next game at a place that has a choice in it at all."""
        while True:
            seed = game_seed(self.seed, (self.first + i) * 1000000 + self.numbers[i])
            self.numbers[i] += 1
            driver = self.games.new(seed)
            if driver.seat >= 0:
                return driver

    def step(self, actions: list[i64]) -> None:
        """Take an action in each game."""
        seats = self.games.table.seats
        for i in range(len(self.drivers)):
            driver = self.drivers[i]
            driver.act(actions[i])
            self.ended[i] = 0
            if driver.seat < 0 or driver.alive() & self.mine == 0:
                self.ended[i] = 2 if driver.cut else 1
                for s in range(seats):
                    self.outcomes[i * seats + s] = driver.outcome(s)
                self.drivers[i] = self.begun(i)

    def observe(self, rows: memoryview) -> None:
        """Write what whoever chooses sees, game by game; `counts` and `seats` are set as well."""
        out = self.out
        length = self.games.layout.length
        for i in range(len(self.drivers)):
            # one after the other, so that a row is still at hand as it is copied
            out.truncate(0)
            driver = self.drivers[i]
            seat: Seat = driver.seat
            self.seats[i] = seat
            self.counts[i] = driver.asking.count
            self.encoder.write(driver.play, driver.asking, seat, out)
            rows[i * length : (i + 1) * length] = out.getvalue()
