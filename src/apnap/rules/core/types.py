"""Names of things that are integers, for reading signatures: which number is a seat, which an object, which a zone.

All of them are native 64-bit integers; the names cost nothing, compiled or not. A reference is the one that can be
either: an object by its id (0 and up), a player as -1 - seat, or NONE.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64  # a place at the table, from 0; -1 for nobody
ObjectId: TypeAlias = i64  # an object of one game, from 0; a zone change makes a new one (400.7); -1 for none
Ref: TypeAlias = i64  # an object or a player: an ObjectId, or -1 - seat, or NONE
Unit: TypeAlias = i64  # who takes turns together: a player, or a team that shares its turns (805)
Marker: TypeAlias = i64  # a turn marker, from 0; there is one but in a Grand Melee (807.4)
Zone: TypeAlias = i64  # a zone constant such as HAND (400)
Step: TypeAlias = i64  # a step or main phase such as UPKEEP (500.1)
EventKind: TypeAlias = i64  # an event kind such as EV_DAMAGE
Layer: TypeAlias = i64  # a layer or sublayer such as L_COPY (613.1)
