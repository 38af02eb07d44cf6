"""The cards that come with apnap, written in the vocabulary of `apnap.abilities`; read when first asked for."""

from __future__ import annotations

# The package is imported before the function of that name, so that `library.cards` means the function for good.
import apnap.library.cards  # noqa: F401
from apnap.library.brought import CardError, card, load_cards
from apnap.library.pool import by_hand, cards, find, find_for_people, is_known, is_tested, known, names

__all__ = [
    "CardError",
    "by_hand",
    "card",
    "cards",
    "find",
    "find_for_people",
    "is_known",
    "is_tested",
    "known",
    "load_cards",
    "names",
]
