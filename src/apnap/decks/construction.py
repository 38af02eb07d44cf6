"""What a deck may hold: the construction rules of ordinary constructed play as a value. CR 100.2a, 100.4a, 100.5.

A variant gives its own `DeckRules`; what no number can say (a colour identity, a commander) it checks beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from apnap.decks.deck import COMMANDER, CONSPIRACY, MAIN, PLANES, SCHEMES, SECTIONS, SIDEBOARD, VANGUARD, Deck
from apnap.errors import DeckError, Problem

BASIC_LANDS: Final = frozenset(
    prefix + land
    for prefix in ("", "Snow-Covered ")
    for land in ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes")
)


def is_basic_land(name: str) -> bool:
    """Whether cards of this name are basic lands, of which a deck may have any number. CR 100.2a, 205.4c."""
    return name in BASIC_LANDS


def itself(name: str) -> str:
    """A name that counts as no other. CR 201.3 knows pairs of names that count as one."""
    return name


def silent(name: str) -> int:
    """How many copies a card allows that says nothing about it."""
    return 0


@final
@dataclass(frozen=True, slots=True)
class Limit:
    """A number of cards, and the rule that sets it ('' for an agreement of the players)."""

    number: int
    rule: str = ""


@final
@dataclass(frozen=True, slots=True)
class DeckRules:
    """How many cards, how many of each, and which sections a deck may have; None sets no limit.

    `exempt` names the cards that `copies` does not count; `allows` says how many of a card its own text allows, 0 where
    it is silent; `counts_as` gives the name that a card is counted under. `no_sideboard` is the rule that forbids one.
    """

    name: str
    minimum: Limit
    maximum: Limit | None = None
    copies: Limit | None = None
    sideboard: Limit | None = None
    exempt: Callable[[str], bool] = is_basic_land
    counts_as: Callable[[str], str] = itself
    sections: tuple[str, ...] = (MAIN, SIDEBOARD)
    allows: Callable[[str], int] = silent
    no_sideboard: str = ""


CONSTRUCTED: Final = DeckRules(
    "constructed", Limit(60, "100.2a"), copies=Limit(4, "100.2a"), sideboard=Limit(15, "100.4a")
)


def relaxed(minimum: int) -> DeckRules:
    """Any cards in any number, as long as there are enough: for experiments and kitchen tables."""
    return DeckRules("relaxed", Limit(minimum), sections=SECTIONS)


def check(deck: Deck, rules: DeckRules = CONSTRUCTED) -> tuple[Problem, ...]:
    """Every reason why the deck may not be played under these rules; none when it may."""
    problems: list[Problem] = []
    problems += _sections(deck, rules)
    problems += _size(deck, rules)
    problems += _copies(deck, rules)
    problems += _sideboard(deck, rules)
    return tuple(problems)


def require(deck: Deck, rules: DeckRules = CONSTRUCTED) -> Deck:
    """The deck itself when it may be played; otherwise a DeckError with every reason."""
    problems = check(deck, rules)
    if problems:
        raise DeckError(f"the deck '{deck.name}' may not be played in a {rules.name} game", problems)
    return deck


# The variants that sections belong to, and the rules that say that others have none.
_BELONGS: Final = {
    COMMANDER: ("commander", "903.3"),
    PLANES: ("planechase", "311.1"),
    VANGUARD: ("vanguard", "313.1"),
    SCHEMES: ("archenemy", "314.1"),
    CONSPIRACY: ("conspiracy-draft", "315.1"),
}


def _sections(deck: Deck, rules: DeckRules) -> list[Problem]:
    """Sections that only another kind of game has. CR 903.3, 903.5e, 311.1, 313.1, 314.1, 315.1."""
    problems: list[Problem] = []
    for title, _ in deck.sections:
        if title not in rules.sections:
            variant, rule = _BELONGS.get(title, ("", rules.no_sideboard))
            hint = f"take it out of the list, or use --variant {variant}" if variant else ""
            message = f"a {title} section has no place in a {rules.name} game"
            problems.append(Problem(message, rule, hint or "take it out of the list"))
    return problems


def _size(deck: Deck, rules: DeckRules) -> list[Problem]:
    """A least number of cards. CR 100.2a; a greatest one only where a variant says. CR 100.5."""
    size = deck.size()
    if size < rules.minimum.number:
        missing = rules.minimum.number - size
        message = f"{_cards(size)} in the deck, and at least {rules.minimum.number} are needed"
        return [Problem(message, rules.minimum.rule, f"add {missing}")]
    if rules.maximum is not None and size > rules.maximum.number:
        surplus = size - rules.maximum.number
        message = f"{_cards(size)} in the deck, and at most {rules.maximum.number} may be"
        return [Problem(message, rules.maximum.rule, f"take out {surplus}")]
    return []


def _copies(deck: Deck, rules: DeckRules) -> list[Problem]:
    """No more than a number of cards of one name, in deck and sideboard together. CR 100.2a, 100.4a."""
    if rules.copies is None:
        return []
    counts: dict[str, int] = {}
    for section in deck.sections:
        for copies, name in section.entries:
            if section.title in rules.sections and not rules.exempt(name):
                counted = rules.counts_as(name)
                counts[counted] = counts.get(counted, 0) + copies
    together = " in deck and sideboard together" if deck.sideboard else ""
    problems: list[Problem] = []
    for name, count in counts.items():
        if count <= rules.copies.number:
            continue
        own = rules.allows(name)
        most, rule = max(own, rules.copies.number), "101.1" if own > rules.copies.number else rules.copies.rule
        if count > most:
            message = f"{count} copies of '{name}'{together}, and at most {most} may be"
            problems.append(Problem(message, rule, f"take out {count - most}"))
    return problems


def _sideboard(deck: Deck, rules: DeckRules) -> list[Problem]:
    """A sideboard with a greatest number of cards. CR 100.4a."""
    size = deck.size(SIDEBOARD)
    if rules.sideboard is None or size <= rules.sideboard.number:
        return []
    message = f"{_cards(size)} in the sideboard, and at most {rules.sideboard.number} may be"
    return [Problem(message, rules.sideboard.rule, f"take out {size - rules.sideboard.number}")]


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
