"""Sets to draft: cards with rarities, and how many cards of which pool a booster pack holds.

A set is a JSON file::

    {"name": "My set", "packs_per_player": 3, "cards_per_pick": 1,
     "cards": [{"name": "Shock", "rarity": "C"}, ...],
     "slots": [{"count": 10, "choose": [{"pool": "common", "weight": 1}]}, ...]}

A pool is a list of names under "pools", or else all cards of a rarity. A slot takes its cards from one of several pools
by weight, each card of a pool at most once in a pack while there are others. "always" names cards that every drafter
may add as a commander, and "partners" says that commanders of one colour at most count as partners (CR 903.13e-f).
"""

from __future__ import annotations

import difflib
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, final

import msgspec

from apnap.errors import DeckError, InputError, Problem, Where, did_you_mean
from apnap.files import read_within
from apnap.rules.core.generator import Generator

RARITIES: Final = {"C": "common", "U": "uncommon", "R": "rare", "M": "mythic", "S": "special", "L": "basic"}
BUILT_IN: Final = {"conspiracy-draft": "conspiracy", "commander-draft": "commander"}
"""The set that a kind of draft uses where none is named."""
MOST_CARDS: Final = 100  # in a pack
MOST_PACKS: Final = 10  # for a player
MOST_PICKS: Final = 5  # cards at once
MOST_WEIGHT: Final = 1 << 40
MOST_SEED: Final = 1 << 56
LARGEST_SETS: Final = 64 << 20  # bytes of a file of sets

# What sets with these names allow each drafter as commanders, and for partners (903.13e-f).
ALWAYS: Final = {
    "Commander Legends": ("The Prismatic Piper",),
    "Commander Masters": ("The Prismatic Piper",),
    "Commander Legends: Battle for Baldur's Gate": ("Faceless One",),
}
CODES: Final = {
    "CMR": "Commander Legends",
    "CMM": "Commander Masters",
    "CLB": "Commander Legends: Battle for Baldur's Gate",
}
PARTNERS: Final = frozenset({"Commander Masters"})


class ChoiceData(msgspec.Struct, frozen=True):
    """A pool, or several as one; `per_card` is a weight for each card in it, instead of one for the whole."""

    pool: str = ""
    weight: int = 1
    pools: list[str] = []
    per_card: int = 0


class SlotData(msgspec.Struct, frozen=True):
    count: int
    choose: list[ChoiceData] = []
    pool_weights: dict[str, int] = {}
    """Cards by name, each with its weight."""


class CardData(msgspec.Struct, frozen=True):
    name: str
    rarity: str = "C"


class SetData(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says; further fields are left alone."""

    name: str
    cards: list[CardData]
    slots: list[SlotData]
    pools: dict[str, list[str]] = {}
    packs_per_player: int = 3
    cards_per_pick: int = 1
    always: list[str] | None = None
    partners: bool | None = None


@final
@dataclass(frozen=True, slots=True)
class Slot:
    """That many cards of a pack, each time from one of the pools by weight."""

    count: int
    pools: tuple[tuple[str, int], ...]


@final
@dataclass(frozen=True)
class DraftSet:
    """A set to draft, whose cards are all known."""

    name: str
    rarities: dict[str, str]
    pools: dict[str, tuple[str, ...]]
    slots: tuple[Slot, ...]
    packs: int = 3
    picks: int = 1
    always: tuple[str, ...] = ()
    partners: bool = False

    @property
    def size(self) -> int:
        """How many cards a pack has."""
        return sum(slot.count for slot in self.slots)

    def names(self) -> list[str]:
        """Every card that may be in a pack, once, in the order of the file."""
        used = [pool for slot in self.slots for pool, _ in slot.pools]
        return list(dict.fromkeys(name for pool in used for name in self.pools[pool]))

    def open(self, chance: Generator) -> list[str]:
        """The cards of a fresh booster pack, in no order that says anything. CR 905.1, 903.13a."""
        cards: list[str] = []
        for slot in self.slots:
            for _ in range(slot.count):
                pool = self.pools[self._pool(slot, chance)]
                spare = [name for name in pool if name not in cards] or list(pool)
                cards.append(spare[int(chance.below(len(spare)))])
        order = list(range(len(cards)))
        chance.shuffle(order)
        return [cards[i] for i in order]

    @staticmethod
    def _pool(slot: Slot, chance: Generator) -> str:
        if len(slot.pools) == 1:
            return slot.pools[0][0]
        at = int(chance.below(sum(weight for _, weight in slot.pools)))
        for pool, weight in slot.pools:
            at -= weight
            if at < 0:
                return pool
        raise AssertionError("weights add up")


# reading -------------------------------------------------------------------------------------------------------------
@cache
def built_in(name: str) -> DraftSet:
    """One of the sets that come with apnap: 'conspiracy' or 'commander'."""
    return read_set(Path(__file__).parent / f"{name}.json")


def find_set(name: str, *, known_only: bool = False) -> DraftSet:
    """A set by what was typed: the name of a built-in one, a file, or FILE#CODE for one of several in a file."""
    if name in BUILT_IN.values():
        return built_in(name)
    path, code = _file_of(name)
    return read_set(path, code, known_only=known_only)


def has_partners(name: str) -> bool:
    """Have commanders of one colour at most partner in a draft of this set: by name, code or file? CR 903.13f.

    That is asked about decks which exist, so the other cards of the set need not be known.
    """
    plain = CODES.get(name.upper(), name)
    if plain.title() in (known.title() for known in CODES.values()):
        return any(plain.title() == known.title() for known in PARTNERS)
    return built_in(name).partners if name in BUILT_IN.values() else _counts_as_partners(_data(*_file_of(name)))


def _file_of(name: str) -> tuple[Path, str]:
    """The file that was typed, and the code of one of several sets in it."""
    path, _, code = name.partition("#")
    if not path.endswith(".json") and not Path(path).exists():
        near = did_you_mean(difflib.get_close_matches(path, sorted(BUILT_IN.values()), 1))
        sets = f"sets are {' and '.join(sorted(BUILT_IN.values()))}, or a file such as my-set.json"
        raise InputError(f"there is no set '{name}'", hint=near or sets)
    return Path(path).expanduser(), code


def read_set(path: str | os.PathLike[str], code: str = "", *, known_only: bool = False) -> DraftSet:
    """A set from a file. Every mistake in it is reported at once."""
    return checked(_data(Path(path), code), Where(str(path)), known_only=known_only)


def _data(place: Path, code: str = "") -> SetData:
    """What a file says of one set."""
    where = Where(str(place))
    content = read_within(place, LARGEST_SETS, "the set", InputError)
    try:
        data = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
        if "slots" not in data and data:
            data = _one_of(data, code, where)
        elif code:
            raise InputError(f"the file holds one set, and no '{code}'", hint="leave the # out", where=where)
        return msgspec.convert({k: msgspec.json.decode(v) for k, v in data.items()}, SetData)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(f"this is not a set to draft: {error}", hint=FORMAT_HINT, where=where) from None


FORMAT_HINT: Final = 'a set has "name", "cards" with name and rarity, and "slots"; see docs/drafting.md'


def _one_of(data: dict[str, msgspec.Raw], code: str, where: Where) -> dict[str, msgspec.Raw]:
    """One set of a file with several."""
    if code not in data:
        said = f"there is no set '{code}' in it" if code else "there are several sets in it"
        raise InputError(said, hint=f"add one of {', '.join('#' + c for c in data)} to its name", where=where)
    return msgspec.json.decode(data[code], type=dict[str, msgspec.Raw])


def checked(data: SetData, where: Where | None = None, *, known_only: bool = False) -> DraftSet:
    """The set that data describes, or every reason why there is none."""
    problems: list[Problem] = []
    rarities: dict[str, str] = {}
    for card in data.cards:
        if card.rarity not in RARITIES and card.rarity not in RARITIES.values():
            known = ", ".join(f"{letter} ({word})" for letter, word in RARITIES.items())
            problems.append(Problem(f"'{card.name}' has the rarity '{card.rarity}'", hint=f"rarities are {known}"))
        rarities[card.name] = RARITIES.get(card.rarity, card.rarity)
    data = _expanded(data, rarities)
    unknown = [name for name in dict.fromkeys([*rarities, *_listed(data)]) if not _is_known(name)]
    if known_only:
        for name in unknown:
            rarities.pop(name, None)
    else:
        # so many cards of a whole set may be unknown that names like theirs are looked for only where they are shown
        for i, name in enumerate(unknown):
            problems.append(Problem(f"no card is called '{name}'", hint=_near(name) if i < MOST_PROBLEMS else ""))
    pools: dict[str, tuple[str, ...]] = {}
    if not data.slots:
        problems.append(Problem("a pack has no slots", hint='add "slots"'))
    slots: list[Slot] = []
    for number, slot in enumerate(data.slots, start=1):
        weighed: list[tuple[str, int]] = []
        if not 1 <= slot.count <= MOST_CARDS:
            problems.append(Problem(f"slot {number} has {slot.count} cards", hint=f"1 to {MOST_CARDS} may be"))
        if not slot.choose:
            problems.append(Problem(f"slot {number} chooses from no pool"))
        for choice in slot.choose:
            if not 1 <= choice.weight < MOST_WEIGHT or not 0 <= choice.per_card < MOST_WEIGHT:
                problems.append(Problem(f"the pool '{choice.pool}' of slot {number} has weight {choice.weight}"))
            names = _pool(data, choice.pool, rarities)
            names = [n for n in names if n not in unknown] if known_only else names
            if known_only and not names and len(slot.choose) > 1:
                continue  # the others of this slot take its place
            if not names:
                problems.append(Problem(f"slot {number} takes cards from '{choice.pool}', and no card is in it"))
            pools[choice.pool] = tuple(dict.fromkeys(names))
            weighed.append((choice.pool, choice.per_card * len(names) if choice.per_card > 0 else choice.weight))
        if slot.choose and not weighed:
            problems.append(Problem(f"no card of slot {number} is known"))
        slots.append(Slot(slot.count, tuple(weighed)))
    if len(data.slots) > MOST_CARDS:
        problems.append(Problem(f"a pack has {len(data.slots)} slots", hint=f"1 to {MOST_CARDS} may be"))
    if not 1 <= data.packs_per_player <= MOST_PACKS:
        problems.append(Problem(f"{data.packs_per_player} packs a player", hint=f"1 to {MOST_PACKS} may be"))
    if not 1 <= data.cards_per_pick <= MOST_PICKS:
        problems.append(Problem(f"{data.cards_per_pick} cards a pick", hint=f"1 to {MOST_PICKS} may be"))
    if problems:
        hint = "cards of your own come with --cards FILE; --known-only leaves out what is not known" if unknown else ""
        more = len(problems) - MOST_PROBLEMS
        shown = [*problems[:MOST_PROBLEMS], Problem(f"and {more} more")] if more > 0 else problems
        raise DeckError(f"the set '{data.name}' cannot be drafted", shown, hint=hint, where=where)
    plain = data.name.replace("\u2019", "'")
    always = tuple(ALWAYS.get(plain, ()) if data.always is None else data.always)
    packs, picks = data.packs_per_player, data.cards_per_pick
    return DraftSet(data.name, rarities, pools, tuple(slots), packs, picks, always, _counts_as_partners(data))


def _counts_as_partners(data: SetData) -> bool:
    """What the file says, else what its name does. CR 903.13f."""
    return data.name.replace("\u2019", "'") in PARTNERS if data.partners is None else data.partners


def _expanded(data: SetData, rarities: dict[str, str]) -> SetData:
    """The same set with a pool of its own for several pools that are one choice, and for each card with a weight."""
    pools = dict(data.pools)
    slots: list[SlotData] = []
    for slot in data.slots:
        choices: list[ChoiceData] = []
        for choice in slot.choose:
            name = choice.pool
            if choice.pools:
                name = "+".join(choice.pools)
                pools[name] = [card for pool in choice.pools for card in _pool(data, pool, rarities)]
            choices.append(ChoiceData(name, choice.weight, per_card=choice.per_card))
        for card, weight in slot.pool_weights.items():
            pools[card] = [card]
            choices.append(ChoiceData(card, weight))
        slots.append(SlotData(slot.count, choices))
    return msgspec.structs.replace(data, pools=pools, slots=slots)


MOST_PROBLEMS: Final = 20


def _listed(data: SetData) -> list[str]:
    """The names in pools that a slot uses."""
    used = {choice.pool for slot in data.slots for choice in slot.choose}
    return [name for pool, names in data.pools.items() if pool in used for name in names]


def _pool(data: SetData, pool: str, rarities: dict[str, str]) -> list[str]:
    return data.pools[pool] if pool in data.pools else [name for name in rarities if rarities[name] == pool]


def _is_known(name: str) -> bool:
    from apnap import library

    return library.is_known(name)


def _near(name: str) -> str:
    from apnap import library

    try:
        library.find(name)
    except InputError as error:
        return error.hint
    return ""
