"""What players did and what happened to them this turn, in total: life, damage, spells."""

from __future__ import annotations

import re
from typing import Final

from apnap.rules.core.constants import EV_CAST, EV_DAMAGE, EV_DRAW, EV_LIFE
from apnap.rules.core.turn_marker import Turn
from apnap.rules.events import Damage, Draw, Event, LifeChange, SpellCast

TOTAL: Final = re.compile(
    r"seat (\d+) (?:(lost|gained) (\d+) life|was dealt (\d+) damage|cast (\d+) spells?|drew (\d+) cards?)(?: on (\d+))?"
)


def totals(turn: Turn) -> list[str]:
    """`seat 1 lost 3 life`, a line for each player and kind, by seat."""
    sums: dict[tuple[int, str], int] = {}
    e = turn.events[EV_LIFE]
    while e is not None:
        if isinstance(e, LifeChange):
            key = (int(e.seat), "lost {} life" if e.amount < 0 else "gained {} life")
            sums[key] = sums.get(key, 0) + int(e.amount if e.amount > 0 else -e.amount)
        e = e.prev
    e = turn.events[EV_DAMAGE]
    while e is not None:
        if isinstance(e, Damage) and e.target < 0:
            key = (int(-1 - e.target), "was dealt {} damage")
            sums[key] = sums.get(key, 0) + int(e.amount)
        e = e.prev
    e = turn.events[EV_CAST]
    while e is not None:
        if isinstance(e, SpellCast):
            key = (int(e.seat), "cast {} spells")
            sums[key] = sums.get(key, 0) + 1
        e = e.prev
    e = turn.events[EV_DRAW]
    while e is not None:
        if isinstance(e, Draw):
            key = (int(e.seat), "drew {} cards")
            sums[key] = sums.get(key, 0) + 1
        e = e.prev
    on = f" on {turn.marker}" if turn.marker else ""
    return [f"seat {seat} {words.format(n)}{on}" for (seat, words), n in sorted(sums.items())]


def events_of(found: re.Match[str]) -> list[Event]:
    """Events that stand for all of their kind: one, or one for each spell."""
    seat = int(found[1])
    if found[6] is not None:
        return [Draw(seat) for _ in range(int(found[6]))]
    if found[5] is not None:
        return [SpellCast(-1, seat) for _ in range(int(found[5]))]
    if found[4] is not None:
        return [Damage(-1, -1 - seat, int(found[4]), False)]
    return [LifeChange(seat, int(found[3]) if found[2] == "gained" else -int(found[3]))]
