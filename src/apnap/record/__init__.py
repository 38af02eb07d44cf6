"""Replays: a game as a file, and the game back from it, exactly.

::

    record.save(game, "game.replay")               all that the game is made of, and every answer
    replay = record.load("game.replay")            ReplayError says what is wrong, where, and what to do
    game = replay.play()                           the same game, every turn compared with its digest
    game = replay.play(to_turn=7)                  as it stood when turn 7 began; play on from there
"""

from __future__ import annotations

from apnap.files import write_whole
from apnap.record.fingerprint import fingerprint
from apnap.record.format import FORMAT, Replay, dumps, load, loads, record_of, save
from apnap.record.playback import Playback, seat_agents
from apnap.record.tables import TableData, table_from_data, table_to_data

__all__ = [
    "FORMAT",
    "Playback",
    "Replay",
    "TableData",
    "dumps",
    "fingerprint",
    "load",
    "loads",
    "record_of",
    "save",
    "seat_agents",
    "table_from_data",
    "table_to_data",
    "write_whole",
]
