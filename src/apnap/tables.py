"""A table from what people say about it: a variant by its name, seats, teams, options.

    choice("emperor").table()                              two teams of three
    choice("team-vs-team", teams="3,2", deploy=True)       three against two
    choice(seats=6, range="1", attack="left")              a free-for-all with options

What cannot go together is refused with the rule that forbids it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from apnap.errors import InputError, TableError, did_you_mean
from apnap.rules.ch8_multiplayer import table as tables
from apnap.rules.ch8_multiplayer.table import ATTACK_NAMES, UNLIMITED, TableRules
from apnap.rules.core.generator import Generator
from apnap.rules.variants import ADDITIONS, ALIASES, OFF, ON, UNSAID, VARIANTS, Addition, Variant, Wishes

MOST_SEATS: Final = 60
DRAFTED: Final = ("conspiracy-draft", "commander-draft")
"""The variants that need a draft first (905, 903.13)."""
HOW_MANY_SEATS: Final = f"choose 2 to {MOST_SEATS} seats"
SEATED_AT_RANDOM: Final = ("free-for-all", "grand-melee")
"""Whose players sit down in a random order (806.3, 807.3); in the other variants teams say who sits where."""
UNLIMITED_WORDS: Final = ("unlimited", "none", "off")


@dataclass(frozen=True)
class TableChoice:
    """What was asked for. Plain values, so that it can be sent to another process."""

    variant: str = ""
    seats: int | None = None
    sizes: tuple[int, ...] = ()
    range: int | None = None  # None: as the variant has it
    attack: str = ""
    deploy: bool | None = None
    shared_turns: bool | None = None
    by_hand: bool = False  # cards that are not understood may be played, by people

    @property
    def is_plain(self) -> bool:
        """Is nothing asked for but a number of seats?"""
        wishes = (self.range, self.deploy, self.shared_turns)
        return not (self.variant or self.sizes or self.attack) and wishes == (None, None, None)

    @property
    def preset(self) -> Variant:
        """The variant: the one named, else one that has what was asked for."""
        named = [part for part in self.parts if part not in ADDITIONS]
        for part in named:
            if part in DRAFTED:
                raise InputError(
                    f"a game of '{part}' begins with a draft", hint=f"draft it: apnap draft --variant {part}"
                )
            if part not in VARIANTS:
                every = [*VARIANTS, *ADDITIONS, *ALIASES]
                import difflib  # only where something was misspelt

                near = did_you_mean(difflib.get_close_matches(part, every, 1))
                raise InputError(
                    f"there is no variant called '{part}'", hint=near or f"variants are {', '.join(every)}"
                )
        if len(named) > 1:
            raise InputError(f"{' and '.join(named)} cannot be one game", hint="name one of them", rule="800.2")
        if named:
            return VARIANTS[named[0]]
        if self.sizes or self.deploy or self.shared_turns:
            return VARIANTS["team-vs-team"]
        bases = [addition.base for addition in self.additions]
        return VARIANTS[bases[0] if bases else "free-for-all"]

    @property
    def parts(self) -> list[str]:
        """The names that a variant is put together from: `two-headed-giant+planechase` has two."""
        if not self.variant:
            return []
        return "+".join(ALIASES.get(part, part) for part in self.variant.split("+")).split("+")

    @property
    def additions(self) -> list[Addition]:
        """The casual variants among them, in the order of their sections."""
        wanted = self.parts
        for name in wanted:
            if wanted.count(name) > 1:
                raise InputError(f"'{name}' is named twice", hint="name it once")
        if "commander" in wanted and "brawl" in wanted:
            raise InputError("a deck is for Commander or for Brawl", hint="name one of them", rule="903.12a")
        if "planechase" in wanted and "communal-planechase" in wanted:
            raise InputError("a planar deck is each player's, or all players'", hint="name one of them", rule="901.15a")
        return [addition for name, addition in ADDITIONS.items() if name in wanted]

    def table(self) -> TableRules:
        """The rules of the table. TableError names the rule that forbids it."""
        if self.seats is not None and self.seats > MOST_SEATS:
            raise TableError(
                f"{self.seats} seats: this engine seats {MOST_SEATS} at most", rule="100.1", hint=HOW_MANY_SEATS
            )
        if self.sizes and sum(self.sizes) > MOST_SEATS:
            raise TableError(f"{sum(self.sizes)} players: this engine seats {MOST_SEATS} at most", rule="100.1")
        try:
            plain = self.is_plain
            made = TableRules(4 if self.seats is None else self.seats).seal() if plain else self.made(self.preset)
            made.by_hand = self.by_hand
            return made
        except tables.TableError as error:
            hint = HOW_MANY_SEATS if error.rule == "100.1" else ""
            raise TableError(error.message, rule=error.rule, hint=hint) from error

    def made(self, preset: Variant) -> TableRules:
        """A table of this variant with what is added to it."""
        table = self.plain_table(preset)
        for addition in self.additions:
            addition.add(table)
        return table

    def plain_table(self, preset: Variant) -> TableRules:
        """A table of this variant."""
        if self.sizes:
            if self.seats is not None and self.seats != sum(self.sizes):
                raise TableError(
                    f"teams of {spoken(self.sizes)} need {sum(self.sizes)} seats, not {self.seats}",
                    hint="leave the seats out",
                )
            return preset.table(list(self.sizes), self.wishes())
        if self.seats is not None:
            return preset.table_for(self.seats, self.wishes())
        return preset.table(list(preset.usual), self.wishes())

    def wishes(self) -> Wishes:
        """The options, as the presets understand them."""
        return Wishes(
            UNSAID if self.range is None else self.range,
            ATTACK_NAMES.index(self.attack) if self.attack else UNSAID,
            wish(self.deploy),
            wish(self.shared_turns),
        )

    def order(self, seats: int, seed: int) -> list[int]:
        """By seat, which of the players who came sits there. The first one keeps the first seat. CR 806.3, 807.3."""
        others = list(range(1, seats))
        if self.variant and self.preset.name in SEATED_AT_RANDOM:
            dice = Generator()
            dice.seed(seed * 64 + 63)
            dice.shuffle(others)
        return [0, *(int(i) for i in others)]


def choice(
    variant: str = "",
    *,
    seats: int | None = None,
    teams: str | Sequence[int] = (),
    range: str | int | None = None,
    attack: str = "",
    deploy: bool | None = None,
    shared_turns: bool | None = None,
    by_hand: bool = False,
) -> TableChoice:
    """What was asked for, once it is known to make sense by itself."""
    name = re.sub(r"[\s_]+", "-", re.sub(r"\s*\+\s*", "+", variant.strip().lower()))
    if attack and attack not in ATTACK_NAMES:
        import difflib  # only where something was misspelt

        near = did_you_mean(difflib.get_close_matches(attack, ATTACK_NAMES, 1))
        raise InputError(
            f"there is no attack option '{attack}'", hint=near or "choose left, right or multiple", rule="802.1"
        )
    made = TableChoice(name, seats, team_sizes(teams), reach(range), attack, deploy, shared_turns, by_hand)
    if not made.is_plain:
        made.preset  # noqa: B018  a wrong name is refused here, before anything else is looked at
    return made


def wish(option: bool | None) -> int:
    """An option that was asked for, refused, or left as the variant has it."""
    return UNSAID if option is None else ON if option else OFF


def team_sizes(teams: str | Sequence[int]) -> tuple[int, ...]:
    """`2x3` for two teams of three, `3,2` for three against two."""
    if not isinstance(teams, str):
        return tuple(int(size) for size in teams)
    text = teams.replace(" ", "")
    if not text:
        return ()
    if (found := re.fullmatch(r"(\d{1,2})[x*](\d{1,2})", text)) is not None:
        return (int(found[2]),) * int(found[1])
    if re.fullmatch(r"\d{1,2}(?:(?:,|v|-)\d{1,2})+", text):
        return tuple(int(size) for size in re.split(r"[,v-]", text))
    raise InputError(
        f"'{teams}' says nothing about teams", hint="write 2x3 for two teams of three, or 3,2 for three against two"
    )


def reach(range: str | int | None) -> int | None:
    """A range of influence: a number of seats, or `unlimited`."""
    if range is None or isinstance(range, int):
        return range
    text = range.strip().lower()
    if text in UNLIMITED_WORDS:
        return int(UNLIMITED)
    if re.fullmatch(r"\d{1,2}", text):
        return int(text)
    raise InputError(f"'{range}' is not a range of influence", hint="write a number, or unlimited", rule="801.2")


def spoken(sizes: Sequence[int]) -> str:
    return " and ".join(str(size) for size in sizes)


def seat_words(table: TableRules, seat: int) -> str:
    """What a seat is in its team, in a word or none: `emperor`, `general`."""
    leader = int(table.leader_of[seat])
    if leader < 0:
        return ""
    return "emperor" if leader == seat else "general"


def team_lines(table: TableRules, names: Sequence[str]) -> list[str]:
    """The teams in words, one line each; none where everybody plays alone."""
    if len(table.teams) == table.seats:
        return []
    out = []
    for team in table.teams:
        members = []
        for seat in team:
            rank = seat_words(table, int(seat))
            members.append(names[seat] + (f" ({rank})" if rank == "emperor" else ""))
        out.append(" and ".join([", ".join(members[:-1]), members[-1]]) if len(members) > 1 else members[0])
    return out


def table_words(table: TableRules) -> list[str]:
    """What makes a table special, in a few words each."""
    words = [] if table.name == "game" else [table.name]
    if len(table.teams) != table.seats:
        sizes = [len(team) for team in table.teams]
        if len(set(sizes)) == 1:
            words.append(f"{len(sizes)} teams of {sizes[0]}")
        else:
            words.append(f"teams of {spoken(sizes)}")
    else:
        words.append(f"{table.seats} seats")
    if table.shared_turns:
        words.append("shared turns")
    if table.range is not None:
        reaches = sorted({int(r) for r in table.range})
        words.append("range " + "-".join("unlimited" if r == UNLIMITED else str(r) for r in reaches))
    if ATTACK_NAMES[table.attack] != "multiple":
        words.append(f"attack {ATTACK_NAMES[table.attack]}")
    if table.deploy:
        words.append("deploy creatures")
    if table.markers > 1:
        words.append(f"{table.markers} turn markers")
    return words
