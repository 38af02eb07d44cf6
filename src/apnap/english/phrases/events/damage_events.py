"""Phrases for the words of `apnap.abilities.events.damage_events`."""

from __future__ import annotations

from apnap.abilities.events.damage_events import (
    DamageIsPrevented,
    DealsDamage,
    ExcessDealt,
    IsDealtDamage,
    IsDealtExcessDamage,
)
from apnap.english.amounts import AMOUNTS
from apnap.english.events import EVENTS, watched
from apnap.english.nouns import Voice, ref


def _damage(node: DealsDamage, voice: Voice) -> str:
    to = " to a player" if node.to_player else " to an opponent" if node.to is not None else ""
    return f"{watched(node.filter, voice)} deals {'combat ' if node.combat else ''}damage{to}"


EVENTS.add(
    IsDealtDamage,
    lambda node, voice: f"{watched(node.filter, voice)} is dealt {'combat ' if node.combat else ''}damage",
)
EVENTS.add(
    IsDealtExcessDamage,
    lambda node, voice: (
        f"{watched(node.filter, voice)} is dealt excess {'combat ' if node.combat else ''}"
        f"{'noncombat ' if node.noncombat else ''}damage"
    ),
)
AMOUNTS.add(ExcessDealt, lambda node, voice: "the excess damage dealt this way")
EVENTS.add(
    DamageIsPrevented,
    lambda node, voice: f"damage that would be dealt to {ref(node.to, voice).text} is prevented",
)
EVENTS.add(DealsDamage, _damage)
