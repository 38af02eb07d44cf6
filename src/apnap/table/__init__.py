"""A game with people at it: seats, stops, questions in plain words, saving; and the table in a terminal.

::

    session.py     the game, its people and their stops: what is asked, answered, taken back
    stops.py       when a person is asked at priority
    questions.py   a question as a person reads it
    words.py       decisions as questions
    prompt.py      what was typed, as an answer or a command
    declaring.py   attacks and blocks as they are typed
    matching.py    words that were typed, against names
    names.py       what things are called
    card_words.py  what cards say
    reading.py     cards and zones read in full
    reasons.py     why something cannot be chosen
    chips.py       permanents and words with colour, the pieces of a drawn table
    render.py      the table on a screen
    help.py        what `?` says
    saves.py       saved games and what is left of a crash
    seating.py     a table from what a person wishes for
    terminal.py    the loop of a person at a terminal
"""

from __future__ import annotations
