"""The cards that come with apnap, written in the vocabulary of `apnap.abilities`; read when first asked for."""

from __future__ import annotations

from apnap.library.registry import CardError, card, cards, find, is_tested, known, load_cards, names

__all__ = ["CardError", "card", "cards", "find", "is_tested", "known", "load_cards", "names"]
