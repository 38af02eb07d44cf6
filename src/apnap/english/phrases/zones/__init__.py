"""Phrases for the words of `apnap.abilities.zones`."""
