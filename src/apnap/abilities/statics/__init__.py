"""Statements that are true while an ability functions or an effect lasts. CR 604, 611."""
