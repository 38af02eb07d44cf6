"""Objects as a proposal speaks of them: found again in every round of it. CR 732.2a."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.core.constants import NONE
from apnap.rules.core.state import State
from apnap.rules.core.types import Ref, Seat


class Handle:
    """An object as a proposal speaks of it: the same one, the same card, or the one of that name in the same place."""

    def __init__(self, state: State, ref: Ref, among: list[i64]) -> None:
        self.ref: Ref = ref
        self.number: i64 = -1
        self.name: str = ""
        self.controller: Seat = -1
        self.last: bool = False  # it was the last of its kind among what could be chosen
        if ref >= 0:
            o = state.objs[ref]
            self.number = o.number
            self.name = o.card.name
            self.controller = o.controller
            for other in among:
                if other >= 0 and state.objs[other].card.name == o.card.name:
                    self.last = other == ref and len(among) > 1

    def find(self, state: State, among: list[i64]) -> i64:
        """What is meant now, among what can be chosen; NONE where nothing is."""
        if self.ref in among or self.ref < 0:
            return self.ref
        found: i64 = NONE
        for id in among:
            if id < 0:
                continue
            o = state.objs[id]
            if self.number >= 0:
                if o.number == self.number:
                    return id
            elif o.card.name == self.name and o.controller == self.controller and (found == NONE or self.last):
                found = id
        return found
