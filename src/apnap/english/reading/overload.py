"""Overload, awaken and cleave: what a spell does then depends on what its text says, so the whole card is needed.

CR 702.96, 702.113, 702.148.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from apnap.abilities.cards import CardPart
from apnap.abilities.effects.flow import in_order
from apnap.abilities.keyword_abilities.alternative_costs import Awaken, Cleave, Overload
from apnap.abilities.selectors import Each, It, Those
from apnap.abilities.targets import Target
from apnap.english.reading.said import Misread
from apnap.rules.ch1_concepts.definitions import Ability, Effect, Node
from apnap.rules.ch1_concepts.fields import field, field_names, replaced, with_new_choices


class OverloadCost(Ability):
    """The cost as it was read, until the instructions of the spell are known."""

    def __init__(self, cost: str) -> None:
        super().__init__(-1)
        self.cost: str = cost


class CleaveCost(Ability):
    """The cost as it was read, until the instructions without those in square brackets are known."""

    def __init__(self, cost: str) -> None:
        super().__init__(-1)
        self.cost: str = cost


IN_BRACKETS: Final = re.compile(r" ?\[([^\[\]]*)\]")


def with_brackets(text: str) -> str:
    """A text box as it is, without the square brackets themselves."""
    return text.replace("[", "").replace("]", "")


def without_brackets(text: str) -> str:
    """A text box without what is in square brackets, and without cleave. CR 702.148a."""
    lines = [IN_BRACKETS.sub("", line).strip() for line in text.split("\n") if not line.startswith("Cleave ")]
    return "\n".join(line for line in lines if line)


class AwakenCost(Ability):
    """How many counters, and the cost, until the instructions of the spell are known."""

    def __init__(self, number: int, cost: str) -> None:
        super().__init__(-1)
        self.number: int = number
        self.cost: str = cost


def with_slot(value: object, old: Node, new: Node) -> object:
    """What a field holds, with something else instead of one target slot."""
    if value is old:
        return new
    if isinstance(value, Node):
        changes: dict[str, object] = {}
        for name in field_names(value):
            before = field(value, name)
            after = with_slot(before, old, new)
            if after is not before:
                changes[name] = after
        if not changes:
            return value
        made = replaced(value, **changes)
        made.derive()
        return made
    if isinstance(value, (list, tuple)):
        items = [with_slot(item, old, new) for item in value]
        if any(item is not before for item, before in zip(items, value, strict=True)):
            return items if isinstance(value, list) else tuple(items)
    return value


def speaks_of_one(node: Node) -> bool:
    """Is there a word for one thing that was spoken of, which would have to mean each of several?"""
    if isinstance(node, It) or (isinstance(node, Those) and type(node) is Those):
        return True
    return any(speaks_of_one(child) for child in node.children())


def overloaded(effect: Effect) -> Effect:
    """The instructions with 'each' for 'target'."""
    slots = effect.targets()
    if len(slots) != 1 or type(slots[0]) is not Target or slots[0].maximum != 1 or speaks_of_one(effect):
        raise Misread("one target permanent becomes each of them")
    made = with_slot(effect, slots[0], Each(slots[0].filter))
    assert isinstance(made, Effect)
    return made


def with_other_spells(parts: list[CardPart], shorter: Sequence[CardPart] = ()) -> list[CardPart]:
    """The parts of a card, with what its overload, awaken or cleave ability stands for.

    `shorter` are the parts without what is in square brackets.
    """
    if not any(isinstance(part, (OverloadCost, AwakenCost, CleaveCost)) for part in parts):
        return parts
    effects = [part for part in parts if isinstance(part, Effect)]
    out: list[CardPart] = []
    for part in parts:
        if isinstance(part, OverloadCost):
            out.append(Overload(part.cost, overloaded(in_order(effects))))
        elif isinstance(part, CleaveCost):
            left = [one for one in shorter if isinstance(one, Effect)]
            if not left or len(left) < len(shorter) or in_order(left) == in_order(effects):
                raise Misread("some of the instructions are in square brackets")
            out.append(Cleave(part.cost, *left))
        elif isinstance(part, AwakenCost):
            met: list[tuple[object, object]] = []
            fresh = [with_new_choices(effect, met) for effect in effects]  # targets are chosen for one or the other
            out.append(Awaken(part.number, part.cost, *(one for one in fresh if isinstance(one, Effect))))
        else:
            out.append(part)
    return out
