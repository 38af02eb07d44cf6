"""Phrases for statements that are true while an ability functions or an effect lasts."""
