"""Phrases for the words of `apnap.abilities.events.damage_events`."""

from __future__ import annotations

from functools import partial
from typing import Final

from apnap.abilities.conditions import AtLeast
from apnap.abilities.events.damage_events import (
    DamageIsPrevented,
    DealsDamage,
    ExcessDealt,
    IsDealtDamage,
    IsDealtExcessDamage,
    PlayerIsDealtDamage,
)
from apnap.abilities.facts.comparing import PlayersWithMore
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, You
from apnap.english.amounts import AMOUNTS
from apnap.english.events import EVENTS, does, source_of_damage, watched
from apnap.english.nouns import Voice, ref
from apnap.english.phrases.facts.comparing import with_more
from apnap.english.reading.table import fragment, reads


def _damage(node: DealsDamage, voice: Voice) -> str:
    to = " to a player" if node.to_player else " to an opponent" if node.to is not None else ""
    if isinstance(node.to, PlayersWithMore):
        to = f" to {with_more(node.to, voice, False).text}"
    much = f"{node.least} or more " if node.least else ""
    return f"{source_of_damage(node.filter, voice)} deals {much}{'combat ' if node.combat else ''}damage{to}"


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
AMOUNTS.add(ExcessDealt, lambda node, voice: node.said or f"the {EXCESS} this way")
EXCESS: Final = "excess damage dealt"
THAT_EXCESS: Final = "that excess damage"
fragment("excess dealt", EXCESS)
for _front in ("the", "the amount of"):
    for _to in ("", " to that creature", " to that permanent"):
        reads(
            "amount",
            f"{_front} <excess dealt>{_to} <this way>",
            lambda said=f"{_front} {EXCESS}{_to} this way": ExcessDealt(said),
        )
reads("amount", THAT_EXCESS, lambda: ExcessDealt(THAT_EXCESS))
fragment("excess was dealt", "excess damage was dealt")
for _to in ("", " to that creature"):
    reads("condition", f"<excess was dealt>{_to} <this way>", lambda to=_to: AtLeast(ExcessDealt(to.strip()), 1))
EVENTS.add(
    DamageIsPrevented,
    lambda node, voice: f"damage that would be dealt to {ref(node.to, voice).text} is prevented",
)


def _player_dealt(node: PlayerIsDealtDamage, voice: Voice) -> str:
    kind = "combat " if node.combat else "noncombat " if node.noncombat else ""
    if isinstance(node.who, You):
        return f"you're dealt {kind}damage"
    return f"{does(node.who, voice, 'is dealt', 'are dealt')} {kind}damage"


EVENTS.add(PlayerIsDealtDamage, _player_dealt)
EVENTS.add(DealsDamage, _damage)
reads(
    "event",
    "<watched> deals combat damage to <player with more>",
    lambda what, to: DealsDamage(*what, combat=True, to=to),
)
reads(
    "happens",
    "deals combat damage to one of your opponents",
    lambda: lambda *what: DealsDamage(*what, combat=True, to=EACH_OPPONENT),
)
for kind, marks in (("", {}), ("combat ", {"combat": True}), ("noncombat ", {"noncombat": True})):
    for words, who in (("you're", YOU), ("an opponent is", EACH_OPPONENT), ("a player is", EACH_PLAYER)):
        reads("event", f"{words} dealt {kind}damage", partial(PlayerIsDealtDamage, who, **marks))
reads("happens", "is dealt damage", lambda: IsDealtDamage)
reads("happens", "is dealt combat damage", lambda: partial(IsDealtDamage, combat=True))
reads(
    "happens", "deals combat damage to a player", lambda: lambda *what: DealsDamage(*what, combat=True, to_player=True)
)
reads("happens", "deals damage to a player", lambda: partial(DealsDamage, to_player=True))
reads(
    "happens",
    "deals combat damage to an opponent",
    lambda: lambda *what: DealsDamage(*what, combat=True, to=EACH_OPPONENT),
)
reads("happens", "deals damage to an opponent", lambda: partial(DealsDamage, to=EACH_OPPONENT))
reads("happens", "deals damage", lambda: DealsDamage)
reads("happens", "deals combat damage", lambda: partial(DealsDamage, combat=True))
reads("happens", "is dealt excess damage", lambda: IsDealtExcessDamage)
reads("event", "combat damage is dealt to you", lambda: PlayerIsDealtDamage(combat=True))
for _kind, _combat in (("", False), ("combat ", True)):
    reads(
        "event",
        f"<watched> deals <digits> or more {_kind}damage to a player",
        lambda what, n, combat=_combat: DealsDamage(*what, combat=combat, to_player=True, least=n),
    )
    reads(
        "event",
        f"<watched> deals <digits> or more {_kind}damage to an opponent",
        lambda what, n, combat=_combat: DealsDamage(*what, combat=combat, to=EACH_OPPONENT, least=n),
    )
