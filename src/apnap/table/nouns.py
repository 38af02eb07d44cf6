"""Cards in words, the first half: whom and what an ability means, and how many.

`~` stands for the name of the card. A node that has no words yet is named in brackets; a test sees to it that no card
of the library needs that.
"""

from __future__ import annotations

import re
from functools import singledispatch
from typing import Final

from apnap.abilities import amounts, filters, players, selectors, targets, triggers
from apnap.abilities.base import Number
from apnap.rules.casting import AuraTarget
from apnap.rules.definitions import Amount, Filter, Node, Selector
from apnap.rules.definitions import Target as Slot
from apnap.rules.seen import words as mask_words
from apnap.rules.words import KEYWORD_NAMES, PERMANENT_TYPES, SUPERTYPE_NAMES, TYPE_NAMES, ZONE_NAMES

COLOR_NAMES: Final = ["white", "blue", "black", "red", "green"]
_COUNTS: Final = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def unsaid(node: Node) -> str:
    """A node for which there are no words: its name, in brackets."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(node).__name__).lower()
    return f"[{spaced}]"


def is_unsaid(text: str) -> bool:
    return "[" in text


# how many ------------------------------------------------------------------------------------------------------------
def count(number: int) -> str:
    """`a`, `two`, `11`: how many cards or creatures."""
    return _COUNTS[number] if 0 <= number < len(_COUNTS) else str(number)


def counted(amount: Amount, noun: str) -> str:
    """`a card`, `two cards`, `X cards`."""
    if isinstance(amount, Number):
        return f"{count(amount.number)} {noun if amount.number == 1 else plural(noun)}"
    return f"{number(amount)} {plural(noun)}"


@singledispatch
def number(amount: Amount) -> str:
    """An amount: `3`, `X`, `the number of ...`."""
    return unsaid(amount)


@number.register
def _(amount: Number) -> str:
    return str(amount.number)


@number.register
def _(amount: amounts.ChosenX) -> str:
    return "X"


@number.register
def _(amount: amounts.ThatMuch) -> str:
    return "that much"


@number.register
def _(amount: amounts.CountOf) -> str:
    return f"the number of {what(amount.what).removeprefix('each ')}"


@number.register
def _(amount: amounts.PowerOf) -> str:
    return f"{owner(what(amount.what))} power"


@number.register
def _(amount: amounts.ToughnessOf) -> str:
    return f"{owner(what(amount.what))} toughness"


@number.register
def _(amount: amounts.LifeOf) -> str:
    return f"{owner(what(amount.who))} life total"


@number.register
def _(amount: amounts.Times) -> str:
    return f"{amount.factor} times {number(amount.what)}"


# which ones ----------------------------------------------------------------------------------------------------------
class Phrase:
    """A noun with what stands before and behind it."""

    def __init__(self, before: str = "", noun: str = "", behind: str = "") -> None:
        self.before = [before] if before else []
        self.nouns = [noun] if noun else []
        self.behind = [behind] if behind else []

    def add(self, other: Phrase) -> None:
        self.before += other.before
        self.nouns += other.nouns
        self.behind += other.behind

    def text(self, default: str, many: bool = False) -> str:
        nouns = list(self.nouns) or [default]
        if many:
            nouns[-1] = plural(nouns[-1])
        return " ".join(word for word in (*self.before, *nouns, *self.behind) if word)


def plural(noun: str) -> str:
    """`cards`, `sorceries`, `players or planeswalkers`."""
    if " or " in noun:
        return " or ".join(plural(part) for part in noun.split(" or "))
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return noun if noun.endswith("s") else f"{noun}s"


def a(noun: str) -> str:
    """A noun with its article; `another` has one."""
    if noun.startswith("other "):
        return f"an{noun}"
    if noun.startswith(("~", "a ", "an ", "another ", "enchanted ", "equipped ", "it")):
        return noun
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def owner(noun: str) -> str:
    """`its`, `your`, `~'s`."""
    return {"it": "its", "you": "your", "they": "their"}.get(noun, f"{noun}'s")


def filtered(filter: Filter, default: str = "permanent", many: bool = False) -> str:
    """Objects that fit: `nonblack creature you control`."""
    return phrase(filter).text(default, many)


@singledispatch
def phrase(filter: Filter) -> Phrase:
    """A quality as part of a phrase."""
    return Phrase(behind=unsaid(filter))


@phrase.register
def _(filter: filters.OfType) -> Phrase:
    if filter.types == PERMANENT_TYPES:
        return Phrase(noun="permanent")
    return Phrase(noun=" or ".join(word.lower() for word in mask_words(filter.types, TYPE_NAMES)))


@phrase.register
def _(filter: filters.OfSupertype) -> Phrase:
    return Phrase(" or ".join(word.lower() for word in mask_words(filter.supertypes, SUPERTYPE_NAMES)))


@phrase.register
def _(filter: filters.OfColor) -> Phrase:
    return Phrase(" or ".join(mask_words(filter.colors, COLOR_NAMES)))


@phrase.register
def _(filter: filters.IsColorless) -> Phrase:
    return Phrase("colorless")


@phrase.register
def _(filter: filters.Subtype) -> Phrase:
    return Phrase(noun=filter.name)


@phrase.register
def _(filter: filters.With) -> Phrase:
    return Phrase(behind=f"with {' and '.join(mask_words(filter.keyword.flags, KEYWORD_NAMES))}")


@phrase.register
def _(filter: filters.WithCounter) -> Phrase:
    return Phrase(behind=f"with {a(filter.counter)} counter on it")


@phrase.register
def _(filter: filters.PowerAtMost) -> Phrase:
    return Phrase(behind=f"with power {filter.number} or less")


@phrase.register
def _(filter: filters.PowerAtLeast) -> Phrase:
    return Phrase(behind=f"with power {filter.number} or greater")


@phrase.register
def _(filter: filters.ToughnessAtMost) -> Phrase:
    return Phrase(behind=f"with toughness {filter.number} or less")


@phrase.register
def _(filter: filters.ManaValueAtMost) -> Phrase:
    return Phrase(behind=f"with mana value {filter.number} or less")


@phrase.register
def _(filter: filters.ControlledBy) -> Phrase:
    return Phrase(behind=whose(filter.player, "control"))


@phrase.register
def _(filter: filters.OwnedBy) -> Phrase:
    return Phrase(behind=whose(filter.player, "own"))


def whose(player: Selector, verb: str) -> str:
    """`you control`, `your opponents control`, `target player controls`."""
    if isinstance(player, players.You):
        return f"you {verb}"
    if isinstance(player, players.EachOpponent):
        return f"your opponents {verb}"
    return f"{what(player)} {verb}s"


@phrase.register
def _(filter: filters.Another) -> Phrase:
    return Phrase("other")


@phrase.register
def _(filter: filters.IsThis) -> Phrase:
    return Phrase(noun="~")


@phrase.register
def _(filter: filters.IsToken) -> Phrase:
    return Phrase(noun="token")


@phrase.register
def _(filter: filters.IsTapped) -> Phrase:
    return Phrase("tapped")


@phrase.register
def _(filter: filters.IsAttacking) -> Phrase:
    return Phrase("attacking")


@phrase.register
def _(filter: filters.IsBlocking) -> Phrase:
    return Phrase("blocking")


@phrase.register
def _(filter: filters.AttackedThisTurn) -> Phrase:
    return Phrase(behind="that attacked this turn")


@phrase.register
def _(filter: filters.Everything) -> Phrase:
    return Phrase()


@phrase.register
def _(filter: triggers.Included) -> Phrase:
    return Phrase(noun=what(filter.subject))


@phrase.register
def _(filter: filters.AllOf) -> Phrase:
    out = Phrase()
    for part in filter.filters:
        out.add(phrase(part))
    return out


@phrase.register
def _(filter: filters.AnyOf) -> Phrase:
    words = [filtered(part) for part in filter.filters]
    if words[0] == "~":
        words[1:] = [a(word) for word in words[1:]]
    listed = ", ".join(words[:-1]) + f" or {words[-1]}" if len(words) > 1 else words[0]
    return Phrase(noun=listed)


@phrase.register
def _(filter: filters.Not) -> Phrase:
    inner = filter.filter
    if isinstance(inner, filters.IsTapped):
        return Phrase("untapped")
    if isinstance(inner, filters.ControlledBy) and isinstance(inner.player, players.You):
        return Phrase(behind="you don't control")
    word = phrase(inner).text("")
    if isinstance(inner, filters.Subtype):
        return Phrase(f"non-{word}")
    if isinstance(inner, filters.OfType | filters.OfColor | filters.OfSupertype | filters.IsToken):
        return Phrase(f"non{word}")
    return Phrase(behind=f"that isn't {a(word)}")


# whom and what -------------------------------------------------------------------------------------------------------
@singledispatch
def what(selector: Selector) -> str:
    """The objects or players that an instruction means."""
    return unsaid(selector)


@what.register
def _(selector: selectors.This) -> str:
    return "~"


@what.register
def _(selector: selectors.It) -> str:
    return "it"


@what.register
def _(selector: selectors.Those) -> str:
    return "those"


@what.register
def _(selector: selectors.Each) -> str:
    return f"each {filtered(selector.filter)}"


@what.register
def _(selector: selectors.Enchanted) -> str:
    return f"enchanted {filtered(selector.filter)}"


@what.register
def _(selector: selectors.Equipped) -> str:
    return f"equipped {filtered(selector.filter)}"


@what.register
def _(selector: players.You) -> str:
    return "you"


@what.register
def _(selector: players.EachPlayer) -> str:
    return "each player"


@what.register
def _(selector: players.EachOpponent) -> str:
    return "each opponent"


@what.register
def _(selector: players.EachOtherPlayer) -> str:
    return "each other player"


@what.register
def _(selector: players.ThatPlayer) -> str:
    return "that player"


@what.register
def _(selector: players.ControllerOf) -> str:
    return f"{owner(again(selector.what))} controller"


@what.register
def _(selector: players.OwnerOf) -> str:
    return f"{owner(again(selector.what))} owner"


def again(selector: Selector) -> str:
    """A target that is spoken of a second time is `it`."""
    return "it" if isinstance(selector, Slot) else what(selector)


def targeted(slot: Slot, noun: str) -> str:
    """`target creature`, `up to two target lands`."""
    another = "another " if slot.other or noun.startswith("other ") else ""
    noun = noun.removeprefix("other ")
    low, high = slot.minimum, slot.maximum
    if (low, high) == (1, 1):
        return f"{another}target {noun}"
    if high >= 1000:
        return f"any number of target {plural_of(noun)}"
    how_many = "one" if high == 1 else count(high)
    many = noun if high == 1 else plural_of(noun)
    return f"{'up to ' if low == 0 else ''}{how_many} target {many}"


def plural_of(noun: str) -> str:
    """The plural of a phrase whose noun comes before `you control`, `in ...` or `with ...`."""
    found = re.search(r" (you|your|in|with|that) ", noun)
    if found is None:
        return plural(noun)
    return plural(noun[: found.start()]) + noun[found.start() :]


@what.register
def _(selector: targets.Target) -> str:
    return targeted(selector, filtered(selector.filter))


@what.register
def _(selector: targets.AnyTarget) -> str:
    if selector.maximum == 1:
        return "any target" if selector.minimum else "up to one target"
    how_many = "any number of" if selector.maximum >= 1000 else f"up to {count(selector.maximum)}"
    return f"{how_many if selector.minimum < selector.maximum else count(selector.maximum)} targets"


@what.register
def _(selector: targets.TargetPlayer) -> str:
    return targeted(selector, "opponent" if isinstance(selector.who, players.EachOpponent) else "player")


@what.register
def _(selector: targets.TargetPlayerOr) -> str:
    who = "opponent" if isinstance(selector.who, players.EachOpponent) else "player"
    return targeted(selector, f"{who} or {filtered(selector.filter)}")


@what.register
def _(selector: targets.TargetSpell) -> str:
    kind = phrase(selector.filter).text("")
    return targeted(selector, f"{kind} spell".strip())


@what.register
def _(selector: targets.TargetCard) -> str:
    kind = phrase(selector.filter).text("")
    zone = ZONE_NAMES[selector.where]
    holder = what(selector.whose)
    place = f"a {zone}" if holder == "each player" else f"{owner(holder.removeprefix('each '))} {zone}"
    return targeted(selector, f"{kind} card in {place}".strip())


@what.register
def _(selector: AuraTarget) -> str:
    return targeted(selector, filtered(selector.enchants))
