"""Phrases for events."""
