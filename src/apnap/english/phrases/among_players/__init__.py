"""Phrases for `apnap.abilities.among_players`."""
