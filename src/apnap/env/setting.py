"""What the games of an environment are: the table, the decks, who sits where, what it pays, what is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from apnap import decks as deck_lists
from apnap.agents import AGENT_NAMES, is_agent_name
from apnap.api import as_deck, brought_by, card_list, require_deck
from apnap.decks import Deck, Entry, Section
from apnap.decks.deck import Noted
from apnap.env.core.batch import Games
from apnap.env.core.layout import Layout, usual_layout
from apnap.errors import InputError
from apnap.rules.core.players import DREW, LOST, WON
from apnap.tables import TableChoice, choice

if TYPE_CHECKING:
    from apnap.env.core.driver import Driver

FORMAT: Final = 1
FEWEST_ACTIONS: Final = 8
SIZES: Final = ("permanents", "stack", "hand", "others", "actions")


@dataclass(frozen=True)
class Rewards:
    """What the end of the game is worth. `fallen`: to leave while teammates play on."""

    win: float = 1.0
    loss: float = -1.0
    draw: float = 0.0
    fallen: float = -0.5


@dataclass(frozen=True)
class Setting:
    """All that decides the games, besides their seeds: plain values, that can be sent to another process."""

    choice: TableChoice
    decks: tuple[Deck, ...]
    """By seat."""
    bots: tuple[str, ...]
    """By seat; "" for one that is decided from outside."""
    rewards: Rewards = Rewards()
    most_turns: int = 0
    sizes: tuple[tuple[str, int], ...] = field(default=())
    """Of the parts of an observation, where they are not the usual ones."""

    def layout(self) -> Layout:
        seats = int(self.choice.table().seats)
        usual = usual_layout(seats)
        wanted = dict(self.sizes)
        return Layout(
            seats,
            wanted.get("permanents", int(usual.permanents)),
            wanted.get("stack", int(usual.stack)),
            wanted.get("hand", int(usual.hand)),
            wanted.get("others", int(usual.others)),
            wanted.get("actions", int(usual.actions)),
        )

    def games(self) -> Games:
        """What the compiled part makes games of."""
        cards = [card_list(deck) for deck in self.decks]
        return Games(
            self.choice.table(), cards, brought_by(self.decks), list(self.bots), self.layout(), self.most_turns
        )

    def reward(self, driver: Driver, seat: int) -> float:
        """What the end of the game, or of their part in it, is worth to a seat."""
        return self.reward_for(int(driver.outcome(seat)), driver.over(), int(driver.alive()), seat)

    def reward_for(self, outcome: int, over: bool, alive: int, seat: int) -> float:
        if outcome == WON:
            return self.rewards.win
        if outcome == LOST:
            friends = next(team for team in self.choice.table().teams if seat in team)
            plays_on = not over and any(alive >> int(mate) & 1 for mate in friends)
            return self.rewards.fallen if plays_on else self.rewards.loss
        return self.rewards.draw if outcome == DREW else 0.0

    # as plain data ----------------------------------------------------------------------------------------------------
    def data(self) -> dict[str, Any]:
        return {
            "choice": asdict(self.choice),
            "decks": [[deck.name, deck.sections, deck.notes] for deck in self.decks],
            "bots": self.bots,
            "rewards": asdict(self.rewards),
            "most_turns": self.most_turns,
            "sizes": dict(self.sizes),
        }

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Setting:
        table = dict(data["choice"])
        table["sizes"] = tuple(table["sizes"])
        made = [
            Deck(
                name,
                tuple(Section(title, tuple(Entry(n, card) for n, card in cards)) for title, cards in sections),
                tuple(Noted(*note) for note in notes),
            )
            for name, sections, notes in data["decks"]
        ]
        return Setting(
            TableChoice(**table),
            tuple(made),
            tuple(data["bots"]),
            Rewards(**data["rewards"]),
            data["most_turns"],
            tuple(sorted(data["sizes"].items())),
        )


def setting(
    variant: str = "",
    decks: Sequence[str | Deck] | None = None,
    *,
    seats: int | None = None,
    teams: str | Sequence[int] = (),
    range: str | int | None = None,
    attack: str = "",
    deploy: bool | None = None,
    shared_turns: bool | None = None,
    bots: Sequence[str] = (),
    rewards: Rewards | None = None,
    most_turns: int = 0,
    sizes: Mapping[str, int] | None = None,
    check: bool = True,
) -> Setting:
    """A setting from what people say: the words of `apnap.new_game`, and the sizes of an observation.

    Without a variant it is a duel, or a free-for-all of as many as there are decks or seats.
    """
    if not variant and not teams and seats is None and range is None and not attack:
        seats = max(2, len(decks or ()))
    wanted = choice(
        variant, seats=seats, teams=teams, range=range, attack=attack, deploy=deploy, shared_turns=shared_turns
    )
    table = wanted.table()
    count = int(table.seats)
    chosen = list(decks) if decks else list(deck_lists.default_decks(table.deck_kind)[:count])
    if len(chosen) > count:
        raise InputError(f"{len(chosen)} decks for {count} seats", hint="give fewer decks, or more seats")
    lists = [as_deck(deck_lists.load(deck) if isinstance(deck, str) else deck) for deck in chosen]
    if check:
        for deck in lists:
            require_deck(deck, table)
    dealt = tuple(deck_lists.completed(lists[i % len(lists)], table, i) for i in builtin_range(count))
    if check and table.communal_planes:
        deck_lists.require_common_planes(dealt, count)
    who = [*bots, *[""] * (count - len(bots))]
    if len(who) > count:
        raise InputError(f"{len(bots)} bots for {count} seats", hint="give fewer bots, or more seats")
    for bot in who:
        if bot and not is_agent_name(bot):
            raise InputError(f"there is no bot called '{bot}'", hint=f"bots are {', '.join(AGENT_NAMES)}")
    for name, size in (sizes or {}).items():
        if name not in SIZES or size < (FEWEST_ACTIONS if name == "actions" else 0):
            raise InputError(f"an observation has no {size} {name}", hint=f"sizes are of {', '.join(SIZES)}")
    return Setting(wanted, dealt, tuple(who), rewards or Rewards(), most_turns, tuple(sorted((sizes or {}).items())))


builtin_range = range


def packed(what: Setting, seed: int, actions: Sequence[int]) -> bytes:
    """A game as bytes: how it was set up, and what was chosen."""
    return msgspec.json.encode({"apnap env": FORMAT, **what.data(), "seed": seed, "actions": list(actions)})


def unpacked(data: bytes) -> tuple[Setting, int, list[int]]:
    """The way back. InputError where it is not one."""
    try:
        read = msgspec.json.decode(data)
        if read["apnap env"] != FORMAT:
            raise InputError(f"a game in format {read['apnap env']}, and this apnap knows {FORMAT}")
        return Setting.from_data(read), int(read["seed"]), [int(action) for action in read["actions"]]
    except (KeyError, TypeError, ValueError) as error:
        raise InputError(f"these bytes are no game of an environment: {error}") from None
