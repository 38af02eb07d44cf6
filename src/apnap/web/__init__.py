"""The table in the browser, and the server behind it. It needs the extra `web`: `pip install apnap[web]`.

::

    protocol.py   what page and server say to each other, as types (docs/protocol.md)
    asks.py       a question as data: what is asked, what may be chosen, what is proposed
    frames.py     what a seat is sent: the table as it may see it, the question, what happened since
    patches.py    what has changed from one frame to the next
    rooms.py      a table with its seats: who may answer for which, and what they do
    hall.py       all tables of a server: made, found, taken up again
    decks.py      decks as guests bring them: read and checked on the spot
    drafts.py     a draft before the game: what each drafter is sent and answers
    clocks.py     how long each player has thought
    journal.py    every answer, written down before it is acknowledged
    leases.py     several servers on one journal: which of them has a table
    replays.py    recorded games: any moment of them, and played on from there
    variants.py   the variants as the lobby shows them, and who sits where
    metrics.py    numbers about a server
    bench.py      how fast it is here
    limits.py     how much a guest may send, and from where
    sockets.py    one browser at a table
    app.py        addresses and headers: the page, the lobby, the socket
    serving.py    the server as a process
    page          what the browser loads: our own modules and styles, no build step
"""

from __future__ import annotations
