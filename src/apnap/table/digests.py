"""What happened between two questions, by player: what they cast and did, what died, and how their life changed.

A `Mark` is what a seat saw when it last answered; `since` compares it with what the seat sees now and sorts the lines
of the log in between by whose they are. Screens show it before a question that comes after other players' turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from apnap.rules.core.log import LogEntry
from apnap.rules.views.view import View
from apnap.table import names

MOST_LINES: Final = 6
"""Of one player, in words; what is beyond that is counted."""
_VERBS: Final = ("casts ", "activates ", "plays ", "discards ", "sacrifices ", "gains control ", "wins ", "loses the ")
"""What is worth telling of a line that begins with a player's name."""


@final
@dataclass(frozen=True, slots=True)
class Mark:
    """A moment of the game with the eyes of a seat: life totals, what was on the battlefield, how long the log was."""

    lines: int
    life: tuple[int, ...]
    permanents: dict[int, tuple[int, str]]
    """By id: its controller, and what it is called."""
    gone: frozenset[int] = frozenset()
    """Who had left the game."""
    active: int = -1
    """Whose turn it was."""


@final
@dataclass(frozen=True, slots=True)
class PlayerDigest:
    """What happened to one player and by one player."""

    seat: int
    did: tuple[str, ...]
    """What they did, in order: `casts Shock targeting Grizzly Bears`, `attacks you with Hill Giant`."""
    died: tuple[str, ...]
    """What they no longer have on the battlefield."""
    life_before: int
    life_now: int
    left: bool
    """They have left the game meanwhile."""

    def is_empty(self) -> bool:
        return not (self.did or self.died or self.left or self.life_before != self.life_now)

    def words(self, view: View) -> str:
        """`p2 Ben: casts Shock; lost Grizzly Bears; life 20 -> 17`."""
        said = list(self.did[:MOST_LINES])
        if len(self.did) > MOST_LINES:
            said.append(f"and {len(self.did) - MOST_LINES} more")
        if self.died:
            said.append(f"lost {_counted(self.died)}")
        if self.life_before != self.life_now:
            said.append(f"life {self.life_before} -> {self.life_now}")
        if self.left:
            said.append("has left the game")
        return f"{names.seat_key(self.seat)} {view.player(self.seat).name}: {'; '.join(said)}"


def mark(view: View, log: Sequence[LogEntry]) -> Mark:
    """This moment."""
    life = tuple(int(view.player(seat).life) for seat in range(view.seats))
    permanents = {int(seen.id): (int(seen.controller), names.plain_name(seen)) for seen in view.permanents()}
    active = [int(seat) for turn in view.turns() for seat in turn.active]
    gone = frozenset(seat for seat in range(view.seats) if not view.player(seat).in_game)
    return Mark(len(log), life, permanents, gone, active[0] if active else -1)


def since(before: Mark, view: View, log: Sequence[LogEntry]) -> list[PlayerDigest]:
    """What happened since then, by player from the one who looks on; those without anything are left out."""
    here = {int(seen.id) for seen in view.permanents()}
    called = [view.player(seat).name for seat in range(view.seats)]
    did = _deeds(before, view, log, called)
    out = []
    for step in range(int(view.seats)):
        seat = (max(int(view.seat), 0) + step) % int(view.seats)
        player = view.player(seat)
        died = tuple(name for id, (whose, name) in before.permanents.items() if whose == seat and id not in here)
        gone = not player.in_game and seat not in before.gone
        digest = PlayerDigest(seat, tuple(did[seat]), died, before.life[seat], int(player.life), gone)
        if not digest.is_empty():
            out.append(digest)
    return out


def _deeds(before: Mark, view: View, log: Sequence[LogEntry], called: list[str]) -> list[list[str]]:
    """By seat, what they did; attackers of one turn against one player or permanent are told together."""
    did: list[list[str]] = [[] for _ in called]
    active = before.active
    attacks: dict[str, list[str]] = {}

    def tell_attacks() -> None:
        for whom, with_what in attacks.items():
            if 0 <= active < len(did):
                did[active].append(f"attacks {whom} with {_counted(with_what)}")
        attacks.clear()

    for entry in log[before.lines :]:
        line = entry.seen_by(view.seat)
        creature, attacked, whom = line.partition(" attacks ")
        if attacked and entry.rule.startswith("508"):
            attacks.setdefault(whom, []).append(creature)
            continue
        tell_attacks()
        if line.startswith("Turn ") and entry.rule.startswith("500"):
            first = line.partition(": ")[2].partition(" and ")[0]
            active = called.index(first) if first in called else -1
            continue
        for seat, name in enumerate(called):
            rest = line.removeprefix(f"{name} ")
            if rest != line and rest.startswith(_VERBS):
                did[seat].append(rest)
                break
    tell_attacks()
    return did


def _counted(called: Sequence[str]) -> str:
    counts: dict[str, int] = {}
    for name in called:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())
