"""Companions: the card that a player reveals, and what it wants of the deck. CR 103.2b, 702.139, 903.11a.

A condition is read off the card's text. One that is not known here is said to be so: nothing is allowed by mistake.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from apnap.decks.commander import identity_of
from apnap.decks.deck import COMMANDER, COMPANION, MAIN, SIDEBOARD, Deck, Entry, Section
from apnap.decks.facts import CardFacts, Facts, identity_letters
from apnap.decks.interchangeable import original_name
from apnap.errors import Problem

PERMANENT: Final = ("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker")
NUMBERS: Final = {"ten": 10, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40}
Misfit = Callable[[CardFacts], bool]


def check_companion(deck: Deck, facts: Facts, minimum: int) -> list[Problem]:
    """Every reason why the card under Companion may not be this deck's; `minimum` is the least size of such a deck."""
    if not deck.section(COMPANION):
        return []
    if deck.size(COMPANION) > 1:
        return [Problem(f"{deck.size(COMPANION)} companions, and a player reveals one", "103.2b", "keep one of them")]
    name = deck.cards(COMPANION)[0]
    card = facts.about(name)
    if card is None:
        return []  # said already
    if not card.by_text.companion:
        if card.by_text.unread:
            return []  # nobody here knows what it says: its player does
        hint = f"put it under '{SIDEBOARD}'"
        return [Problem(f"'{name}' under '{COMPANION}' has no companion ability", "702.139a", hint)]
    problems = unfulfilled(deck, card, facts, minimum)
    if deck.commanders:
        problems += outsider(deck, card, facts)
    return problems


def with_sideboard(deck: Deck) -> Deck:
    """The deck with its companion among the other cards outside the game, as 100.4a counts them."""
    companion = deck.section(COMPANION)
    if not companion:
        return deck
    beside: tuple[Entry, ...] = (*deck.sideboard, *companion)
    kept = tuple(section for section in deck.sections if section.title not in (SIDEBOARD, COMPANION))
    return Deck(deck.name, (*kept, Section(SIDEBOARD, beside)))


def without(deck: Deck) -> Deck:
    """The deck without its companion: a Commander deck has no sideboard that it could be in."""
    return Deck(deck.name, tuple(section for section in deck.sections if section.title != COMPANION))


def unfulfilled(deck: Deck, companion: CardFacts, facts: Facts, minimum: int) -> list[Problem]:
    """The cards of the starting deck, commanders included, that the companion does not allow. CR 702.139b."""
    wish = companion.by_text.companion
    names = [entry.name for title in (COMMANDER, MAIN) for entry in deck.section(title)]
    cards = [card for card in map(facts.about, dict.fromkeys(names)) if card is not None]
    size = deck.size() + deck.size(COMMANDER)
    larger = re.search(r"at least (\w+) cards more than", wish)
    if larger and larger[1] in NUMBERS:
        least = minimum + NUMBERS[larger[1]]
        if size >= least:
            return []
        said = f"'{companion.name}' wants {least} cards, and the deck has {size}"
        return [Problem(said, "702.139a", f"add {least - size}, or leave the companion out")]
    if "shares a card type" in wish:
        return no_shared_type(companion, [card for card in cards if not card.is_a("Land")])
    if "different name" in wish:
        counts = [entry for title in (COMMANDER, MAIN) for entry in deck.section(title)]
        twice = [name for copies, name in counts if copies > 1 and not is_land(facts.about(name))]
        return [refused(companion, name, "702.139a") for name in dict.fromkeys(twice)]
    misfit = misfit_of(wish)
    if misfit is None:
        said = f"what '{companion.name}' wants of a deck is not known here"
        return [Problem(said, "702.139a", "leave the companion out")]
    return [refused(companion, card.name, "702.139a") for card in cards if misfit(card)]


def misfit_of(wish: str) -> Misfit | None:
    """Which cards a condition leaves out; None for one that is not known."""
    found = re.search(r"each creature card .* is an? (.+) card", wish)
    if found:
        types = [word.strip().capitalize() for word in re.split(r",| or ", found[1]) if word.strip(" ,")]
        return lambda card: card.is_a("Creature") and not card.is_a(*types) and not is_changeling(card)
    found = re.search(r"only cards with (even|odd) mana values( and land cards)?", wish)
    if found:
        odd, lands = found[1] == "odd", found[2] is not None
        return lambda card: (card.mana_value % 2 == 1) != odd and not (lands and card.is_a("Land"))
    found = re.search(r"only cards with mana value (\d+) or greater and land cards", wish)
    if found:
        least = int(found[1])
        return lambda card: card.mana_value < least and not card.is_a("Land")
    found = re.search(r"each permanent card .* has mana value (\d+) or less", wish)
    if found:
        most = int(found[1])
        return lambda card: card.is_a(*PERMANENT) and card.mana_value > most
    if "of the same mana symbol" in wish:
        return lambda card: len(set(card.symbols)) != len(card.symbols)
    if "each permanent card" in wish and "has an activated ability" in wish:
        return lambda card: card.is_a(*PERMANENT) and not card.by_text.activates
    return None


def is_changeling(card: CardFacts) -> bool:
    """Is it of every creature type? CR 702.73a."""
    return card.by_text.changeling


def is_land(card: CardFacts | None) -> bool:
    return card is not None and card.is_a("Land")


def no_shared_type(companion: CardFacts, cards: list[CardFacts]) -> list[Problem]:
    """There must be a card type that all of these have."""
    shared = set(cards[0].card_types) if cards else {""}
    for card in cards:
        shared &= set(card.card_types)
    if shared:
        return []
    return [Problem(f"'{companion.name}' wants one card type that all nonland cards share", "702.139a")]


def refused(companion: CardFacts, name: str, rule: str) -> Problem:
    return Problem(f"'{companion.name}' does not allow '{name}'", rule, "take it out, or leave the companion out")


def outsider(deck: Deck, companion: CardFacts, facts: Facts) -> list[Problem]:
    """A card that comes into a Commander game has another name than those of the deck, and its colours. CR 903.11a."""
    problems = []
    names = [original_name(name) for title in (COMMANDER, MAIN) for name in deck.cards(title)]
    if original_name(companion.name) in names:
        problems.append(Problem(f"'{companion.name}' is in the deck, and cannot be its companion", "903.11a"))
    allowed = identity_of(deck, facts)
    if companion.identity & ~allowed:
        said = f"'{companion.name}' has {identity_letters(companion.identity)} in its colour identity"
        problems.append(Problem(f"{said}, the commander {identity_letters(allowed)}", "903.11a"))
    return problems
