"""Phrases for the words of casual variants."""
