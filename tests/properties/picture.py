"""Everything in a state, written out: finer than its digest, for telling two states apart and seeing where.

What is only kept to be quick, or for the moment, stays out of it: stamps, versions, cached characteristics and so on.
"""

from __future__ import annotations

from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.game import Game

CACHES = {
    "stamp", "version", "checked", "options_version", "chars", "table", "strays_checked", "registered", "layers_dirty",
    "control_dirty", "mana_dirty", "mana_version", "mana_plain", "mana_total", "mana_by", "mana_most", "mana_kinds",
    "seen_hands", "slow_hands", "resting", "poor", "busy", "able", "makers", "was",
    "outline",  # of the moment of a footprint, made when it is first asked for
    "known",  # what a standing effect knows, made once for those who look at it
    "done",  # which replacement effects made an event what it was: asked only until it has happened
}  # fmt: skip


def picture(game: Game) -> list[str]:
    """One line for each thing in the state."""
    state = game.state
    writer = Writer()
    lines = []
    for name in attributes(state):
        value = getattr(state, name)
        if isinstance(value, list) and name in ("objs", "players", "zones", "turns", "standing", "watchers"):
            for i, item in enumerate(value):
                lines.append(f"{name}[{i}] {writer.write(item)}")
        else:
            lines.append(f"{name} {writer.write(value)}")
    for seat in range(state.seats):
        for id in state.ids(seat, BATTLEFIELD):
            lines.append(f"char[{id}] {Writer().write(game.char(id))}")
    return lines


def attributes(value: object) -> list[str]:
    """The attributes of a node that say something, whether it is compiled or not."""
    names = {*getattr(type(value), "__mypyc_attrs__", ()), *getattr(value, "__dict__", ())}
    return sorted(name for name in names if name not in CACHES and not name.startswith("_") and hasattr(value, name))


class Writer:
    """Puts values into words. What cards say never changes, so nodes of cards go by their class."""

    def __init__(self) -> None:
        self.open: set[int] = set()

    def write(self, value: object, depth: int = 0) -> str:
        if value is None or isinstance(value, str):
            return repr(value)
        if isinstance(value, int):
            return str(int(value))
        if isinstance(value, list | tuple):
            return "[" + " ".join(self.write(item, depth) for item in value) + "]"
        if isinstance(value, dict):
            return "{" + " ".join(f"{key!r}:{self.write(item, depth)}" for key, item in value.items()) + "}"
        name = type(value).__name__
        module = type(value).__module__
        if "abilities" in module or name in ("CardDef", "AbilitySet", "Face", "CastMethod") or depth > 8:
            return f"{name} {getattr(value, 'name', '')}"
        if id(value) in self.open:
            return f"{name}..."
        self.open.add(id(value))
        # events are chained, newest first: the chain of one turn is written with the turn, its rest with its head
        inner = " ".join(f"{a}={self.write(getattr(value, a), depth + 1)}" for a in attributes(value) if a != "prev")
        chain = getattr(value, "prev", None)
        before = ""
        while chain is not None:
            before += f" < {type(chain).__name__}" + "".join(
                f" {a}={self.write(getattr(chain, a), depth + 1)}" for a in attributes(chain) if a != "prev"
            )
            chain = chain.prev
        self.open.discard(id(value))
        return f"{name}({inner}{before})"


def first_difference(one: list[str], other: list[str]) -> str:
    """Where two pictures differ, for a message; nothing where they do not."""
    for a, b in zip(one, other, strict=False):
        if a != b:
            return f"{a}\n{b}"
    return "" if len(one) == len(other) else f"{len(one)} lines, {len(other)} lines"
