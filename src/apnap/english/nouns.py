"""How things are named: what filters say about a noun, how selectors refer to objects and players."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from apnap.abilities.selectors import All, Each, Enchanted, Equipped, Those
from apnap.abilities.targets import Target, TargetCard, TargetPlayer, TargetSlot, TargetSpell
from apnap.english.grammar import article, listed, plural
from apnap.english.phrase_table import Phrases, Unspoken
from apnap.rules.ch1_concepts.definitions import Amount, Filter, Selector
from apnap.rules.ch2_cards.characteristics import color_order
from apnap.rules.core.constants import (
    BATTLE,
    COLOR_LETTERS,
    CREATURE,
    KEYWORD_NAMES,
    PERMANENT_TYPES,
    PLANESWALKER,
    SCHEME,
    TYPE_NAMES,
    bits,
)

COLOR_WORDS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def type_names(mask: int) -> list[str]:
    return [TYPE_NAMES[i].lower() for i in bits(mask)]


def type_line_words(mask: int) -> list[str]:
    """`enchantment creature`: as a type line has them, creature last."""
    return sorted(type_names(mask), key=lambda name: name == "creature")


def color_words(mask: int, conjunction: str) -> str:
    """`green and white`: around the wheel of colours in equal steps."""
    return listed([COLOR_WORDS[COLOR_LETTERS[i]] for i in color_order(mask)], conjunction)


def keyword_names(flags: int) -> list[str]:
    return [KEYWORD_NAMES[i] for i in bits(flags)]


@dataclass
class Noun:
    """A noun phrase in the making."""

    kind: str = "permanent"  # what it is when nothing says more; 'card' and 'spell' follow the types
    other: bool = False
    adjectives: list[str] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    choice: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    mine: str = ""  # who controls it
    join: str = ""  # between the last of several, where that is said: 'and/or'

    def core(self, many: bool) -> str:
        heads = list(self.types)
        several = many
        if self.choice:
            words = [
                plural(c) if many and (self.kind == "permanent" or c.endswith(f" {self.kind}")) else c
                for c in self.choice
            ]
            heads.append(listed(words, self.join or ("and" if many and self.kind == "permanent" else "or")))
            many = many and self.kind != "permanent"
        front = self.adjectives + self.subtypes
        for i in range(len(self.adjectives) - 1):
            if front[i].startswith("non") and front[i + 1].startswith("non"):
                front[i] += ","
        if self.kind != "permanent" or not (heads or self.subtypes):
            heads.append(self.kind)
        words = front + heads
        if many:
            words[-1] = plural(words[-1])
        mine = "your opponents control" if several and self.mine == "an opponent controls" else self.mine
        after = [of_several(words) for words in self.after] if several else self.after
        # what a creature has comes after who controls it: 'creatures you control with flying'
        return " ".join(word for word in (*words, mine, *after) if word)

    def told(self) -> bool:
        """Does it say more than 'a card'?"""
        return bool(self.adjectives or self.subtypes or self.types or self.choice or self.after)

    def one(self) -> str:
        """`a creature you control`, `another creature`."""
        core = self.core(False)
        if self.other:
            return f"another {core}"
        return article(core)

    def bare(self) -> str:
        return self.core(False)

    def many(self) -> str:
        return ("other " if self.other else "") + self.core(True)


ONE_WITH: Final = re.compile(r"^with (?:an? )?(.*counter) on it$")


def of_several(words: str) -> str:
    """What is said after a noun, of several: `with +1/+1 counters on them`, `that are attacking you`."""
    found = ONE_WITH.match(words)
    if found is not None and " or more " not in words:
        return f"with {found.group(1)}s on them"
    if words.endswith(" on it"):
        return words.removesuffix(" on it") + " on them"
    if words.endswith(" in its mana cost"):
        return words.replace(" in its mana cost", " in their mana costs")
    words = words.replace("that was ", "that were ", 1)
    words = words.replace("that isn't ", "that aren't ", 1).replace("that doesn't ", "that don't ", 1)
    return words.replace("that's ", "that are ", 1).replace("that targets ", "that target ", 1)


FILTERS: Final[Phrases[Filter, Noun, None]] = Phrases("filter")
CONTRARY: Final[dict[type[Filter], Callable[[Any], str]]] = {}  # said of what is not so: `isn't enchanted`
CONTROL_WORDS: Final[dict[type[Selector], str]] = {}  # said of what such a player controls


def noun(filter: Filter, kind: str = "permanent") -> Noun:
    """The noun that a filter describes."""
    made = Noun(kind)
    FILTERS.say(filter, made)
    return made


PRONOUNS: Final = {"they": "their", "them": "their", "he": "his", "him": "his", "she": "her", "her": "her"}


@dataclass
class Ref:
    """Something named in a sentence."""

    text: str
    many: bool = False
    you: bool = False
    said: bool = False  # 'you' is said, where an order would leave it out

    @property
    def whose(self) -> str:
        if self.you:
            return "your"
        if self.text == "it":
            return "its"
        if self.text in PRONOUNS:
            return PRONOUNS[self.text]
        return f"{self.text}'" if self.many else f"{self.text}'s"

    def verb(self, third: str, base: str) -> str:
        return base if self.many or self.you else third


LATEST: Final[list[Voice]] = []  # whoever speaks at the moment: for amounts inside a noun


class Voice:
    """What has been said in the ability at hand, and what the card calls itself."""

    def __init__(self, name: str, self_noun: str, own_types: int) -> None:
        self.name = name
        self.self_noun = self_noun  # 'this creature', or the name for a spell
        self.own_types = own_types
        self.said_this = False
        self.this_since = False  # this was spoken of after a target
        self.said_other = False  # something else was spoken of after it, which 'it' would mean
        self.repeats = False  # says its name again, where others say 'it'
        self.said: list[Selector] = []
        self.in_graveyard = False  # the ability functions there
        self.in_command = False  # or in the command zone
        self.x_is: Amount | None = None  # to be said where the sentence ends
        self.holding = False  # it does not end yet
        LATEST[:] = [self]

    def call_x(self, number: Amount) -> str:
        """Say X, and at the end of the sentence what it is."""
        if self.x_is is not None and self.x_is != number:
            raise Unspoken("X is two things in one sentence")
        self.x_is = number
        return "X"

    def this(self) -> str:
        if self.said_this and not self.repeats and not self.said_other:
            return "it"
        self.said_this = True
        self.said_other = False
        self.this_since = len(self.said) > 0
        return self.self_noun

    def it_or_this(self) -> str:
        """'It' wherever that is clear, also for a card that says its name again."""
        return "it" if self.said_this and not self.said_other else self.this()


SELECTORS: Final[Phrases[Selector, Voice, Ref]] = Phrases("selector")


def that_kind(slot: TargetSlot) -> str:
    """A target that was named before, by its kind: `that creature`, `that spell`, `that card`."""
    if isinstance(slot, TargetSpell):
        return "that spell"
    if isinstance(slot, TargetCard):
        return "that card"
    if isinstance(slot, Target):
        types = noun(slot.filter).types
        return f"that {types[0] if types else 'permanent'}"
    return "it"


def ref(selector: Selector, voice: Voice) -> Ref:
    """How to name it; what was named before is 'it'."""
    if isinstance(selector, TargetSlot):
        for said in voice.said:
            if said is selector:
                if isinstance(selector, TargetPlayer) and selector.maximum == 1:
                    return Ref("that player")
                if selector.maximum > 1:
                    return Ref("them", many=True)
                return Ref(that_kind(selector) if voice.this_since else "it")
        voice.said.append(selector)
        voice.said_other = True
        voice.this_since = False
    elif isinstance(selector, (Enchanted, Equipped)):
        for said in voice.said:
            if isinstance(said, type(selector)):
                return Ref("it")
        voice.said.append(selector)
    return SELECTORS.say(selector, voice)


def each_one(selector: Selector, voice: Voice) -> Ref:
    """As the object of a verb that takes them one by one: `each creature`."""
    if type(selector) is Each and selector.how != "one":
        n = noun(selector.filter)
        return Ref(f"each {'other ' if n.other else ''}{n.core(False)}")
    found = ref(selector, voice)
    if found.text.startswith("up to ") and found.many:
        return Ref(f"each of {found.text}", many=True)
    if isinstance(selector, (TargetSlot, Those)) and found.many and not found.text.startswith("each of "):
        return Ref(f"each of {found.text}", many=True)
    return found


def all_of(selector: Selector, voice: Voice) -> Ref:
    """As the object of a verb that takes them together: `all creatures`."""
    if type(selector) is Each and selector.how == "each":
        return each_one(selector, voice)
    if (type(selector) is Each and selector.how != "one") or type(selector) is All:
        return Ref(f"all {noun(selector.filter).many()}", many=True)
    return ref(selector, voice)


def self_noun(types: int, subtypes: list[str]) -> str:
    """What a permanent calls itself: `this creature`, `this land`, `this Siege`."""
    for special in ("Aura", "Equipment", "Vehicle", "Siege", "Saga", "Class"):
        if special in subtypes and not types & CREATURE:
            return f"this {special}"
    if types & CREATURE:
        return "this creature"
    for mask in (PLANESWALKER, BATTLE, SCHEME):
        if types & mask:
            return f"this {type_names(mask)[0]}"
    names = type_names(types & PERMANENT_TYPES)
    if "land" in names:
        return "this land"
    return f"this {names[0]}" if names else "this spell"
