"""Phrases for facts."""
