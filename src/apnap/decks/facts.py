"""What deck construction asks about a card: its types, its colours, and what its text permits.

A `Facts` is where they come from: the library (`LIBRARY`), or a file of all cards (`apnap.decks.oracle`). Both give the
faces of a card as text, and everything else is read off those here, so that a rule is written once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Final, NamedTuple, Protocol, final

from apnap.abilities import typeline
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch2_cards.subtypes import BASIC_LAND_TYPES
from apnap.rules.core.constants import COLOR_LETTERS, CREATURE

ALL_COLORS: Final = 31
ANY_NUMBER: Final = 1_000_000
"""More copies than a deck could have."""
PARTNER: Final = "partner"
BACKGROUND: Final = "choose a background"
DOCTOR: Final = "doctor's companion"
WITH: Final = "partner with "

_SYMBOL: Final = re.compile(r"\{([^}]*)\}")
_REMINDER: Final = re.compile(r"\([^()]*\)")
_NUMBERS: Final = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_COPIES: Final = re.compile(r"a deck can have (any number of|up to (\w+)) cards named", re.IGNORECASE)
_SMALLER: Final = re.compile(r"minimum deck size is reduced by (\w+)", re.IGNORECASE)
_BY_HAND: Final = re.compile(r"carr(?:y|ied) out\b.* by hand")
_ELSEWHERE: Final = re.compile(r"isn't on the battlefield, it's an? [^.]*\bcreature\b")
_COMPANION: Final = re.compile("^Companion \N{EM DASH} (.*?)\\.?\\s*$", re.MULTILINE)
_ACTIVATED: Final = (
    "adapt", "boast", "crew", "cycling", "basic landcycling", "embalm", "encore", "equip", "eternalize", "forecast",
    "fortify", "level up", "monstrosity", "ninjutsu", "outlast", "plainscycling", "islandcycling", "swampcycling",
    "mountaincycling", "forestcycling", "reconfigure", "reinforce", "saddle", "scavenge", "transfigure", "transmute",
    "unearth",
)  # fmt: skip
_ALL_COLORS: Final = re.compile(r"(?:[Tt]his \w+|~) is all colors\.")
_CARD_TYPES: Final = (
    "Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery", "Tribal",
)  # fmt: skip
_KINDS: Final = ("character select", "father & son", "friends forever", "survivors")


class FaceText(NamedTuple):
    """A face of a card as it is printed; `indicator` is a mask of colours. CR 204."""

    name: str
    cost: str
    type_line: str
    text: str
    indicator: int = 0
    has_box: bool = False  # a box for power and toughness


class TextFacts(NamedTuple):
    """What the text of a card has to say about decks.

    `identity` is a mask of colours. `copies` is how many of it the card itself allows, 0 if it is silent about that.
    """

    identity: int
    leads: bool = False
    partners: tuple[str, ...] = ()
    copies: int = 0
    chooses: bool = False  # it gets a colour before the game begins, if it is a commander (CR 903.4b)
    creature_elsewhere: bool = False  # it is a creature while it isn't on the battlefield, by its own ability
    companion: str = ""  # what it wants of a deck to be its companion (CR 702.139a)
    activates: bool = False  # it has an activated ability
    changeling: bool = False  # it is of every creature type (CR 702.73a)
    smaller: int = 0  # the least size of a deck is that many cards smaller, if it is a conspiracy of it (CR 315.5a)
    unread: bool = False  # a line of it is not understood, and may say more: it is played by hand


@final
@dataclass(frozen=True)
class CardFacts:
    """A card, as far as decks are concerned.

    `words` are all words of its front's type line; `land_colors` is a mask of the colours of mana that its basic land
    types make (CR 903.5d). What only its text can tell is read when it is first asked for.
    """

    name: str
    words: tuple[str, ...]
    read: Callable[[], TextFacts]
    land_colors: int = 0
    has_box: bool = False
    costs: tuple[str, ...] = ()  # mana costs: one, or those of both halves of a split card

    @cached_property
    def by_text(self) -> TextFacts:
        return self.read()

    @property
    def identity(self) -> int:
        return self.by_text.identity

    def is_a(self, *words: str) -> bool:
        """Does its type line have one of these words?"""
        return any(word in self.words for word in words)

    @property
    def symbols(self) -> list[str]:
        """The symbols of its mana cost."""
        return [symbol for cost in self.costs for symbol in _SYMBOL.findall(cost)]

    @property
    def mana_value(self) -> int:
        """Its mana value outside the game, where X is 0. CR 202.3, 202.3e-g."""
        return sum(symbol_value(symbol) for symbol in self.symbols)

    @property
    def card_types(self) -> tuple[str, ...]:
        """The card types of its front."""
        return tuple(word for word in self.words if word in _CARD_TYPES)

    @property
    def legendary(self) -> bool:
        return "Legendary" in self.words

    @property
    def basic(self) -> bool:
        """Is it a basic land? CR 205.4c."""
        return "Basic" in self.words and "Land" in self.words

    @property
    def creature_types(self) -> tuple[str, ...]:
        """The words behind the dash."""
        if "-" not in self.words:
            return ()
        return self.words[self.words.index("-") + 1 :]


class Facts(Protocol):
    """Where facts come from."""

    def about(self, name: str) -> CardFacts | None:
        """The card of this name, or None where nothing is known of it."""
        ...


def facts_of(name: str, faces: Sequence[FaceText]) -> CardFacts:
    """What can be read off a card."""
    front = faces[0]
    words = type_words(front.type_line)
    halves = [face for face in faces if {"Instant", "Sorcery"} & set(type_words(face.type_line))]
    costs = tuple(face.cost for face in (halves if len(halves) == len(faces) else faces[:1]))
    return CardFacts(name, words, lambda: text_facts(faces), land_colors_of(faces), front.has_box, costs)


def text_facts(faces: Sequence[FaceText]) -> TextFacts:
    """What its text says."""
    text = without_reminders(faces[0].text)
    return TextFacts(
        identity_of_faces(faces),
        "can be your commander" in text,
        partner_abilities(text),
        copies_allowed(text),
        "choose a color before the game begins" in text,
        _ELSEWHERE.search(text) is not None,
        companion_wish(text),
        any(has_activated(face) for face in faces),
        any(line.lower().startswith("changeling") for line in text.split("\n")),
        smaller_by(text),
        _BY_HAND.search(text) is not None,
    )


def identity_of_faces(faces: Sequence[FaceText]) -> int:
    """The colours of symbols in costs and text, of indicators and of what defines them, on all faces. CR 903.4."""
    mask = 0
    for face in faces:
        text = without_reminders(face.text)
        mask |= face.indicator
        for symbol in _SYMBOL.findall(face.cost + text):
            mask |= symbol_colors(symbol)
        lines = text.replace(face.name, "~").split("\n") if face.name else []
        if any(_ALL_COLORS.fullmatch(line) for line in lines):  # an ability that defines its colours (604.3)
            mask |= ALL_COLORS
    return mask


def symbol_colors(symbol: str) -> int:
    """The colours of a mana symbol: 'W', 'W/U', '2/W', 'W/P', 'HW'. CR 107.4."""
    mask = 0
    for part in symbol.split("/"):
        letter = part.removeprefix("H")
        if len(letter) == 1 and letter in COLOR_LETTERS[:5]:
            mask |= 1 << COLOR_LETTERS.index(letter)
    return mask


def symbol_value(symbol: str) -> int:
    """What a symbol adds to a mana value: '3', 'W', '2/W', 'X'. CR 202.3e-g."""
    number = symbol.split("/")[0]
    if number.isdecimal():
        return int(number)
    return 0 if number in ("X", "Y", "Z") else 1


def land_colors_of(faces: Sequence[FaceText]) -> int:
    """The colours of mana that basic land types make. CR 305.6, 903.5d."""
    mask = 0
    for face in faces:
        for color, land in enumerate(BASIC_LAND_TYPES):
            if land in type_words(face.type_line):
                mask |= 1 << color
    return mask


def partner_abilities(text: str) -> tuple[str, ...]:
    """Its partner abilities, in small letters. CR 702.124a."""
    found: list[str] = []
    for line in text.split("\n"):
        for part in [line] if line.lower().startswith(WITH) else line.split(", "):
            word = part.strip().rstrip(".").lower().replace("’", "'").replace("\N{EM DASH}", "-")
            if word in (PARTNER, BACKGROUND, DOCTOR) or word.startswith(WITH):
                found.append(word)
            elif word.removeprefix("partner-") in _KINDS:
                found.append("partner-" + word.removeprefix("partner-"))
    return tuple(found)


def companion_wish(text: str) -> str:
    """What a companion wants of a starting deck, in its own words; '' for a card that is none. CR 702.139a."""
    found = _COMPANION.search(text)
    return found[1].strip().lower() if found else ""


def has_activated(face: FaceText) -> bool:
    """Has this face an activated ability: with a colon, by a keyword, or by a basic land type? CR 113.3b, 305.6."""
    if any(land in type_words(face.type_line) for land in BASIC_LAND_TYPES) or "Planeswalker" in face.type_line:
        return True
    lines = without_reminders(face.text).lower().split("\n")
    # what stands in quotation marks is an ability of something else
    return any(":" in line.split('"')[0] or line.strip().startswith(_ACTIVATED) for line in lines)


def smaller_by(text: str) -> int:
    """How many cards fewer a deck may have, by the text of a conspiracy."""
    found = _SMALLER.search(text)
    return _NUMBERS.index(found[1]) if found and found[1] in _NUMBERS else 0


def copies_allowed(text: str) -> int:
    """How many of it the card says a deck may have; 0 where it says nothing."""
    match = _COPIES.search(text)
    if match is None:
        return 0
    return _NUMBERS.index(match[2].lower()) if match[2] else ANY_NUMBER


def without_reminders(text: str) -> str:
    """Rules text alone. CR 207.2, 903.4c."""
    return _REMINDER.sub("", text)


def type_words(line: str) -> tuple[str, ...]:
    """The words of a type line, with a dash before the subtypes."""
    words = line.replace("\N{EM DASH}", "-").split("//")[0].split()
    return tuple(words)


def may_lead_together(one: CardFacts, other: CardFacts) -> bool:
    """May these two cards be the commander of one deck together? CR 702.124a-m."""
    return one.legendary and other.legendary and (_allows(one, other) or _allows(other, one))


def _allows(own: CardFacts, other: CardFacts) -> bool:
    """Does a partner ability of the one card allow the other beside it?"""
    for ability in own.by_text.partners:
        if ability.startswith(WITH):  # 702.124j
            named = ability.removeprefix(WITH)
            if named == front_name(other).lower() and WITH + front_name(own).lower() in other.by_text.partners:
                return True
        elif ability == BACKGROUND:  # 702.124k
            if other.is_a("Background") and other.is_a("Enchantment"):
                return True
        elif ability == DOCTOR:  # 702.124m
            both = own.is_a("Creature") and other.is_a("Creature")
            if both and sorted(other.creature_types) == ["Doctor", "Lord", "Time"]:
                return True
        elif ability in other.by_text.partners:  # 702.124h-i
            return True
    return False


def front_name(facts: CardFacts) -> str:
    return facts.name.split(" // ")[0]


@final
class LibraryFacts:
    """The cards that come with apnap, and those that a user brought."""

    def about(self, name: str) -> CardFacts | None:
        from apnap import library

        card = library.known(name) or library.by_hand(name)
        return None if card is None else facts_of_card(card)


def has_symbol_with_box(chars: Chars) -> bool:
    """Has one of its station symbols a box for power and toughness? CR 721.2b, 903.3."""
    if "Spacecraft" not in chars.subtypes:
        return False
    from apnap.abilities.keyword_abilities.sagas_and_levels import StationSymbol

    return any(isinstance(ability, StationSymbol) and bool(ability.size) for ability in chars.abilities.every)


@cache
def facts_of_card(card: CardDef) -> CardFacts:
    """What can be read off a card that is written in the vocabulary.

    Its text is printed, for which the whole vocabulary is imported, only when a deck depends on it.
    """

    def faces(with_text: bool) -> list[FaceText]:
        found = []
        for i, face in enumerate(card.faces):
            chars = face.chars
            cost = "" if chars.cost is None else str(chars.cost)
            box = bool(chars.types & CREATURE or chars.power or chars.toughness) or has_symbol_with_box(chars)
            line = typeline.type_words(chars.supertypes, chars.types, chars.subtypes)
            text = _printed(card, i) if with_text else ""
            found.append(FaceText(chars.name, cost, line, text, int(chars.colors), box))
        return found

    front = facts_of(card.name, faces(with_text=False))
    return replace(front, read=lambda: text_facts(faces(with_text=True)))


def color_identity(card: CardDef) -> int:
    """Mask of the colours in its costs and text, of its indicators and of what defines its colours. CR 903.4."""
    return facts_of_card(card).identity


def land_identity(card: CardDef) -> int:
    """Mask of the colours of mana that its basic land types make. CR 305.6, 903.5d."""
    return facts_of_card(card).land_colors


def identity_letters(mask: int) -> str:
    """`WUB`; for no colour, the words."""
    return "".join(COLOR_LETTERS[color] for color in range(5) if mask >> color & 1) or "no colour"


def _printed(card: CardDef, face: int) -> str:
    from apnap.english import rules_text

    return rules_text(card, face)


LIBRARY: Final = LibraryFacts()
