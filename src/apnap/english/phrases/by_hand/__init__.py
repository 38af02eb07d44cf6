"""Phrases for the words of `apnap.abilities.by_hand`."""
