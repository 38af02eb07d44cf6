"""Phrases for keyword abilities."""
