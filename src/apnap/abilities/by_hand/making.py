"""What hand actions make: tokens by a few words, and continuous effects by a few words. CR 111.3, 611.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import token
from apnap.abilities.effects.durations import ForAsLongAs, Lasting, ThisRemains
from apnap.abilities.predefined_tokens import CLUE, FOOD, GOLD, TREASURE
from apnap.abilities.statics.becoming import HasBaseSize, LosesAllAbilities
from apnap.abilities.statics.changes import Becomes, Change, Gets, Has
from apnap.rules.ch1_concepts.definitions import Context, Effect, Keywords, Selector
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.by_hand.actions import HandAction, refused
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COLOR_LETTERS,
    CREATURE,
    GONE,
    KEYWORD_NAMES,
    LASTS_THE_GAME,
    LASTS_THIS_TURN,
    LASTS_TO_PLAYERS_TURN,
    PERMANENT_TYPES,
)

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

PREDEFINED: Final[dict[str, CardDef]] = {"treasure": TREASURE, "food": FOOD, "clue": CLUE, "gold": GOLD}
# how long an effect lasts
THIS_TURN: Final = 0
TO_YOUR_TURN: Final = 1
WHILE_SOURCE: Final = 2
FOR_GOOD: Final = 3
LASTING: Final[list[i64]] = [LASTS_THIS_TURN, LASTS_TO_PLAYERS_TURN, -1, LASTS_THE_GAME]
LASTING_WORDS: Final = ["until end of turn", "until their next turn", "while its source remains", "for good"]
LARGEST_SIZE: Final = 9999


@mypyc_attr(allow_interpreted_subclasses=True)
class These(Selector):
    """The objects that a player named by hand, as long as they are there."""

    def __init__(self, refs: list[i64]) -> None:
        self.refs: list[i64] = refs

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.refs:
            if ref >= 0 and game.state.objs[ref].zone != GONE:
                out.append(ref)
        return out


def token_of(action: HandAction) -> CardDef:
    """What a token is: `Treasure`, or `Artifact Creature - Golem; flying, haste` with its size and colours."""
    known = PREDEFINED.get(action.words.strip().lower().removesuffix(" token"))
    if known is not None:
        return known
    line, _, rest = action.words.partition(";")
    colors = "".join([COLOR_LETTERS[i] for i in range(5) if action.number(3, 0) >> i & 1])
    try:
        plain = token("Token", line.strip(), size_of(action, 1), colors=colors) if is_sized(line) else None
        if plain is None:
            plain = token("Token", line.strip(), colors=colors)
        chars = plain.base
        if not chars.types & PERMANENT_TYPES or chars.types & ~PERMANENT_TYPES:
            raise refused("a token is a permanent")
        name = " ".join(chars.subtypes) or line.strip()
        flags = keywords_of(rest)
        made = [Keywords(flags)] if flags else []
        if is_sized(line):
            return token(f"{name} Token", line.strip(), size_of(action, 1), *made, colors=colors)
        return token(f"{name} Token", line.strip(), *made, colors=colors)
    except VocabularyError as error:
        raise refused(f"that token cannot be: {error}") from None


def is_sized(line: str) -> bool:
    return "Creature" in line.split() or "Vehicle" in line.split()


def size_of(action: HandAction, first: i64) -> str:
    power, toughness = action.number(first, 0), action.number(first + 1, 0)
    if not -LARGEST_SIZE <= power <= LARGEST_SIZE or not -LARGEST_SIZE <= toughness <= LARGEST_SIZE:
        raise refused("nothing by hand is that large")
    return f"{power}/{toughness}"


def keywords_of(words: str) -> i64:
    """`flying, haste` as flags; a word that is none is refused."""
    flags: i64 = 0
    for word in words.split(","):
        name = word.strip().lower()
        if not name:
            continue
        if name not in KEYWORD_NAMES:
            raise refused(f"'{name}' is no keyword that can be given by hand")
        flags |= 1 << KEYWORD_NAMES.index(name)
    return flags


def changes_of(action: HandAction) -> list[Change]:
    """What an effect does: +N/+N, and by its words keywords, `type ...`, `size ...`, `loses abilities`."""
    out: list[Change] = []
    flags: list[str] = []
    for part in action.words.split(";"):
        word = part.strip()
        try:
            if word.startswith("type "):
                out.append(Becomes(word[5:].strip()))
            elif word.startswith("size "):
                out.append(HasBaseSize(word[5:].strip()))
            elif word == "loses abilities":
                out.append(LosesAllAbilities())
            elif word:
                flags.append(word)
        except (VocabularyError, ValueError) as error:
            raise refused(f"that effect cannot be: {error}") from None
    power, toughness = int(action.number(1, 0)), int(action.number(2, 0))
    if power or toughness:
        size_of(action, 1)
        out.append(Gets(power, toughness))
    keywords = keywords_of(",".join(flags))
    if keywords:
        out.append(Has(Keywords(keywords)))
    if not out:
        raise refused("say what the effect does: +N/+N, keywords, 'type ...', 'size ...' or 'loses abilities'")
    return out


def lasting(game: Game, action: HandAction, changes: list[Change], duration: i64, refs: list[i64]) -> Effect:
    """The instruction that begins such an effect."""
    if duration < 0 or duration >= len(LASTING):
        raise refused(
            "an effect lasts until end of turn (0), your next turn (1), while its source is there (2), or on (3)"
        )
    if duration != WHILE_SOURCE:
        return Lasting(LASTING[duration], These(refs), changes)
    if action.source < 0 or game.state.objs[action.source].zone != BATTLEFIELD:
        raise refused("an effect that lasts as long as its source remains needs one on the battlefield")
    return ForAsLongAs(ThisRemains(), These(refs), *changes)


def is_creature(game: Game, id: i64) -> bool:
    return game.char(id).types & CREATURE != 0
