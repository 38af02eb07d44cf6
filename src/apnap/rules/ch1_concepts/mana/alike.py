"""Sources of mana that are alike, so that a payment need not tell them apart."""

from __future__ import annotations

from apnap.rules.ch1_concepts.mana.gathering import Source


def singly(sources: list[Source]) -> list[Source]:
    """The same sources, each object for itself."""
    out: list[Source] = []
    for s in sources:
        for id in s.ids:
            one = Source(id, s.makers, s.chars)
            one.classify()
            one.weight = s.weight
            out.append(one)
    return out


def are_alike(a: Source, b: Source) -> bool:
    """Would a player never care which of the two is used?"""
    x = a.chars
    y = b.chars
    if x is not y and (
        x.abilities is not y.abilities
        or x.types != y.types
        or x.supertypes != y.supertypes
        or x.power != y.power
        or x.toughness != y.toughness
    ):
        return False
    if a.eligible != b.eligible or a.reserved != b.reserved or len(a.makers) != len(b.makers):
        return False
    for i in range(len(a.makers)):
        if not a.makers[i].same_as(b.makers[i]):
            return False
    return True


def merged(sources: list[Source]) -> list[Source]:
    """Alike ones as one."""
    out: list[Source] = []
    for s in sources:
        found = False
        for t in out:
            if are_alike(s, t):
                t.ids.extend(s.ids)
                found = True
                break
        if not found:
            out.append(s)
    return out
