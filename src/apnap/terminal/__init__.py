"""Words typed and drawn: a person at a terminal, with a game (`apnap.table`) or a draft before them.

::

    console.py     the loop of a person at a terminal: draw, ask, read a line, do what it says
    prompt.py      what was typed, as an answer or a command
    declaring.py   attacks and blocks as they are typed
    wishes.py      passing, stops and shortcuts as they are typed
    why_not.py     `why not`, and names that cannot be chosen
    matching.py    words that were typed, against names
    reading.py     cards and zones read in full
    render.py      the table on a screen
    chips.py       permanents and words with colour, the pieces of a drawn table
    help.py        what `?` says
    drafting.py    the loop of people at a terminal who draft
"""

from __future__ import annotations
