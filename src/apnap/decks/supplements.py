"""What players bring beside their decks: planar decks, scheme decks, vanguards, conspiracies. CR 901-905.

Each function has the rules of one section, and gives every reason why it may not be played as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.decks.deck import (
    COMMANDER,
    CONSPIRACY,
    MAIN,
    PLANES,
    SCHEMES,
    SIDEBOARD,
    VANGUARD,
    Deck,
    Entry,
    Section,
)
from apnap.decks.facts import LIBRARY, Facts
from apnap.errors import DeckError, Problem

PLANE_CARDS: Final = 10
PHENOMENA: Final = 2
COMMUNAL_CARDS: Final = 40
SCHEME_CARDS: Final = 20
SCHEMES_WITH_COMMANDERS: Final = 10

# card types that no deck has, and the rules that say so
_NONTRADITIONAL: Final = {
    "Plane": "311.1",
    "Phenomenon": "312.1",
    "Vanguard": "313.1",
    "Scheme": "314.1",
    "Dungeon": "309.2",
    "Conspiracy": "315.2",
}


def check_traditional(deck: Deck, facts: Facts, limited: bool = False) -> list[Problem]:
    """Decks and sideboards are of traditional cards; conspiracies wait in a draft's sideboard. CR 108.2a, 315."""
    problems: list[Problem] = []
    for title in (COMMANDER, MAIN, SIDEBOARD):
        for name in dict.fromkeys(entry.name for entry in deck.section(title)):
            card = facts.about(name)
            for word, rule in _NONTRADITIONAL.items():
                if card is None or not card.is_a(word) or (word == "Conspiracy" and limited and title == SIDEBOARD):
                    continue
                where = "sideboard" if title == SIDEBOARD else "deck"
                kind = f"a {word.lower()}"
                problems.append(Problem(f"'{name}' is {kind}, and no card of a {where}", rule))
    return problems


def check_planar_deck(deck: Deck, facts: Facts = LIBRARY) -> list[Problem]:
    """Ten planes and phenomena or more, all different, two phenomena at most. CR 901.3."""
    problems = _kinds(deck, PLANES, ("Plane", "Phenomenon"), "901.3", facts)
    problems += _at_least(deck, PLANES, PLANE_CARDS, "901.3")
    problems += _phenomena(deck, PHENOMENA, "901.3", facts)
    return problems + _copies(deck, PLANES, 1, "901.3")


def check_communal_planar_deck(deck: Deck, facts: Facts, players: int) -> list[Problem]:
    """One for all: ten for each player, or forty, all different, two phenomena for each player. CR 901.15a."""
    if not deck.section(PLANES):
        return []  # it may be anybody's
    problems = _kinds(deck, PLANES, ("Plane", "Phenomenon"), "901.15a", facts)
    problems += _at_least(deck, PLANES, communal_size(players), "901.15a")
    problems += _phenomena(deck, PHENOMENA * players, "901.15a", facts)
    return problems + _copies(deck, PLANES, 1, "901.15a")


def common_planes(decks: Sequence[Deck]) -> Deck:
    """The planar deck that all of these make together, each name once. CR 901.15a."""
    names = dict.fromkeys(name for deck in decks for name in deck.cards(PLANES))
    return Deck("all planes", (Section(PLANES, tuple(Entry(1, name) for name in names)),) if names else ())


def require_common_planes(decks: Sequence[Deck], players: int, facts: Facts = LIBRARY) -> None:
    """Refuse what players bring to one planar deck for all, where that is too small or not allowed. CR 901.15a."""
    whole = common_planes(decks)
    problems = check_communal_planar_deck(whole, facts, players)
    problems += [] if whole.sections else _at_least(whole, PLANES, communal_size(players), "901.15a")
    if problems:
        raise DeckError(f"the planes of all decks together are no planar deck for {players} players", problems)


def communal_size(players: int) -> int:
    """How many cards a planar deck for all has at least. CR 901.15a."""
    return min(COMMUNAL_CARDS, PLANE_CARDS * players)


def check_vanguard(deck: Deck, facts: Facts = LIBRARY) -> list[Problem]:
    """One vanguard. CR 902.3."""
    problems = _kinds(deck, VANGUARD, ("Vanguard",), "902.3", facts)
    number = deck.size(VANGUARD)
    if number != 1:
        hint = "put it under a heading 'Vanguard'" if number == 0 else f"take out {number - 1}"
        said = "the deck has no vanguard" if number == 0 else f"{number} vanguards"
        problems.append(Problem(f"{said}, and a player has one", "902.3", hint))
    return problems


def check_scheme_deck(
    deck: Deck, facts: Facts = LIBRARY, *, required: bool = False, commander: bool = False
) -> list[Problem]:
    """Twenty schemes or more, two of each at most; with commanders, ten and all different. CR 904.3, 904.13d.

    In an Archenemy game only the archenemy has one; in a Supervillain Rumble everybody (904.12a).
    """
    if not deck.section(SCHEMES) and not required:
        return []
    rule = "904.13d" if commander else "904.3"
    problems = _kinds(deck, SCHEMES, ("Scheme",), rule, facts)
    problems += _at_least(deck, SCHEMES, SCHEMES_WITH_COMMANDERS if commander else SCHEME_CARDS, rule)
    return problems + _copies(deck, SCHEMES, 1 if commander else 2, rule)


def check_conspiracies(deck: Deck, facts: Facts) -> list[Problem]:
    """Any number of conspiracies. CR 905.4."""
    return _kinds(deck, CONSPIRACY, ("Conspiracy",), "905.4", facts)


# what they have in common --------------------------------------------------------------------------------------------
def _kinds(deck: Deck, title: str, words: tuple[str, ...], rule: str, facts: Facts) -> list[Problem]:
    problems: list[Problem] = []
    for name in dict.fromkeys(entry.name for entry in deck.section(title)):
        card = facts.about(name)
        if card is not None and not card.is_a(*words):
            kinds = " or ".join(f"a {word.lower()}" for word in words)
            problems.append(Problem(f"'{name}' under '{title}' is not {kinds}", rule))
    return problems


def _at_least(deck: Deck, title: str, number: int, rule: str) -> list[Problem]:
    size = deck.size(title)
    if size >= number:
        return []
    counted = "1 card" if size == 1 else f"{size} cards"
    return [Problem(f"{counted} under '{title}', and at least {number} are needed", rule, f"add {number - size}")]


def _phenomena(deck: Deck, most: int, rule: str, facts: Facts) -> list[Problem]:
    count = 0
    for copies, name in deck.section(PLANES):
        card = facts.about(name)
        count += copies if card is not None and card.is_a("Phenomenon") else 0
    if count <= most:
        return []
    return [Problem(f"{count} phenomena, and at most {most} may be", rule, f"take out {count - most}")]


def _copies(deck: Deck, title: str, most: int, rule: str) -> list[Problem]:
    counts: dict[str, int] = {}
    for copies, name in deck.section(title):
        counts[name] = counts.get(name, 0) + copies
    return [
        Problem(f"{count} copies of '{name}', and at most {most} may be", rule, f"take out {count - most}")
        for name, count in counts.items()
        if count > most
    ]
