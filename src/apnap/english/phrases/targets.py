"""Phrases for the words of `apnap.abilities.targets`."""

from __future__ import annotations

from apnap.abilities.filters import AnyOf
from apnap.abilities.players import EachOpponent, You
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer, TargetPlayerOr, TargetSlot, TargetSpell
from apnap.english.grammar import listed, number_word, plural
from apnap.english.nouns import SELECTORS, Ref, Voice, noun
from apnap.rules.core.constants import ZONE_NAMES


def counted_target(slot: TargetSlot, one: str, many: str, other: bool) -> Ref:
    """`target creature`, `two target lands`, `up to two target creature cards`, `another target creature`."""
    if slot.maximum == 1:
        front = "up to one " if slot.minimum == 0 else ""
        if other or slot.other:
            front = "up to one other " if slot.minimum == 0 else "another "
        return Ref(f"{front}target {one}")
    front = "up to " if slot.minimum == 0 else ""
    return Ref(f"{front}{number_word(slot.maximum)} {'other ' if other else ''}target {many}", many=True)


def _target(node: Target, voice: Voice) -> Ref:
    n = noun(node.filter)
    if node.by_opponent:
        n.mine = f"of an opponent's choice {'they control' if node.theirs else n.mine}".rstrip()
    return counted_target(node, n.core(False), n.core(True), n.other)


def _any_target(node: AnyTarget, voice: Voice) -> Ref:
    if node.divided is not None:
        counts = [number_word(i) for i in range(1, node.maximum + 1)]
        return Ref(f"{listed(counts, 'or')} targets", many=True)
    choice = " of an opponent's choice" if node.by_opponent else ""
    return Ref(("another target" if node.other else "any target") + choice)


def _player(node: TargetPlayer, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, EachOpponent) else "player"
    return counted_target(node, who, plural(who), False)


def _player_or(node: TargetPlayerOr, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, EachOpponent) else "player"
    front = "another target" if node.other else "target"
    if node.player_last:
        either = node.filter.filters if isinstance(node.filter, AnyOf) else [node.filter]
        return Ref(f"{front} {listed([*[noun(one).bare() for one in either], who], 'or')}")
    return Ref(f"{front} {who} or {noun(node.filter).bare()}")


def _spell(node: TargetSpell, voice: Voice) -> Ref:
    return Ref(f"target {noun(node.filter, 'spell').bare()}")


def _card(node: TargetCard, voice: Voice) -> Ref:
    n = noun(node.filter, "card")
    found = counted_target(node, n.core(False), n.core(True), n.other)
    whose = "your" if isinstance(node.whose, You) else "a"
    return Ref(f"{found.text} from {whose} {ZONE_NAMES[node.where]}", found.many)


SELECTORS.add(Target, _target)
SELECTORS.add(AnyTarget, _any_target)
SELECTORS.add(TargetPlayer, _player)
SELECTORS.add(TargetPlayerOr, _player_or)
SELECTORS.add(TargetSpell, _spell)
SELECTORS.add(TargetCard, _card)
