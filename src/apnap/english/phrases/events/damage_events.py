"""Phrases for the words of `apnap.abilities.events.damage_events`."""

from __future__ import annotations

from apnap.abilities.events.damage_events import (
    DamageIsPrevented,
    DealsDamage,
    ExcessDealt,
    IsDealtDamage,
    IsDealtExcessDamage,
)
from apnap.abilities.players import EACH_OPPONENT
from apnap.english.amounts import AMOUNTS
from apnap.english.events import EVENTS, watched
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import reads


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
reads("event", "<watched> is dealt damage", lambda what: IsDealtDamage(*what))
reads("event", "<watched> is dealt combat damage", lambda what: IsDealtDamage(*what, combat=True))
reads(
    "event", "<watched> deals combat damage to a player", lambda what: DealsDamage(*what, combat=True, to_player=True)
)
reads("event", "<watched> deals damage to a player", lambda what: DealsDamage(*what, to_player=True))
reads(
    "event",
    "<watched> deals combat damage to an opponent",
    lambda what: DealsDamage(*what, combat=True, to=EACH_OPPONENT),
)
reads("event", "<watched> deals damage to an opponent", lambda what: DealsDamage(*what, to=EACH_OPPONENT))
reads("event", "<watched> deals damage", lambda what: DealsDamage(*what))
reads("event", "<watched> deals combat damage", lambda what: DealsDamage(*what, combat=True))
