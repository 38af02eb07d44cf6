"""Phrases for instructions."""
