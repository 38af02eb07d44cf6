"""Targets that a proposed cycle had without anybody being asked: in its next rounds they are meant again. CR 732.2a.

What could only have one target in the first round may have several to choose from in the second, as when the cycle
makes creatures. Whoever proposes to do the same means the same target.
"""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Ability
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.loops.handles import Handle
from apnap.rules.core.decisions import TargetDecision
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat


class Target:
    """What a spell or ability of a player had as the target of one of its slots. Never changed."""

    def __init__(self, seat: Seat, card: CardDef, ability: Ability | None, slot: i64, handle: Handle) -> None:
        self.seat: Seat = seat
        self.card: CardDef = card
        self.ability: Ability | None = ability
        self.slot: i64 = slot
        self.handle: Handle = handle

    def is_like(self, other: Target) -> bool:
        """Is it about the same slot of the same?"""
        same = self.card is other.card and self.ability is other.ability
        return same and self.seat == other.seat and self.slot == other.slot


class SameTargets:
    """The targets that were seen, the latest of each slot."""

    def __init__(self) -> None:
        self.targets: list[Target] = []
        self.newest: i64 = -1  # the newest object on a stack that was looked at

    def look(self, state: State) -> None:
        """Note what has been put on a stack since this was last asked for, with one target for a slot."""
        newest = self.newest
        for turn in state.turns:
            for id in reversed(turn.stack):
                said = state.objs[id].announced
                if id <= self.newest or said is None:
                    break
                newest = max(newest, id)
                o = state.objs[id]
                for slot in range(len(said.targets)):
                    if len(said.targets[slot]) == 1:
                        ref = said.targets[slot][0]
                        self.note(Target(o.controller, o.card, o.ability, slot, Handle(state, ref, [ref])))
        self.newest = newest

    def note(self, target: Target) -> None:
        self.targets = [t for t in self.targets if not t.is_like(target)]
        self.targets.append(target)

    def answer(self, state: State, decision: TargetDecision) -> list[i64]:
        """The same target again; nothing where none was seen, or it is not legal any more."""
        if decision.source < 0 or decision.minimum > 1:
            return []
        o = state.objs[decision.source]
        for t in self.targets:
            if t.card is o.card and t.ability is o.ability and t.seat == decision.seat and t.slot == decision.slot:
                found = t.handle.find(state, decision.candidates)
                return [found] if found in decision.candidates else []
        return []
