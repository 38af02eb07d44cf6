"""People at a game: seats, stops, questions in plain words, saving. Structured calls only: nothing here reads what is
typed or draws a screen (that is `apnap.terminal`), so any number of seats and screens can share a table.

::

    session.py        the game, its people and their stops: what is asked, answered, taken back
    seating.py        a table from what a person wishes for
    stops.py          when a person is asked at priority
    saves.py          saved games and what is left of a crash
    questions.py      a question as data: a title, choices with keys, a default
    question_text.py  decisions as questions, in words
    reasons.py        why something cannot be chosen
    names.py          what things are called
    card_text.py      what cards say
    draft_text.py     a draft's questions, in words
"""

from __future__ import annotations
