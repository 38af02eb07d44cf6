"""Phrases for keyword actions."""
