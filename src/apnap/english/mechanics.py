"""Phrases for keyword abilities: a name, a number, a cost, a quality."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from apnap.abilities.costs import PayMana
from apnap.abilities.mechanics import (
    attacking,
    blocking,
    casting_triggers,
    crew,
    exploit,
    growing,
    mutate,
    myriad,
    protection,
    returning,
)
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import ABILITIES, COSTS, INLINE, NAMED
from apnap.english.nouns import CONTROL_WORDS, Voice, noun
from apnap.english.words import capital, sentence
from apnap.rules.definitions import Ability, CostPart, Filter

DASH: Final = "\u2014"
A = TypeVar("A", bound=Ability)


def keyword(kind: type[A], phrase: Callable[[A, Voice], str], inline: bool = False) -> None:
    """An ability that is said by its name; `inline`, in one line with flying and the like."""
    ABILITIES.add(kind, phrase)
    NAMED.append(kind)
    if inline:
        INLINE.append(kind)


def quality(filter: Filter) -> str:
    """What protection is from: `red`, `artifacts`, `Demons`."""
    n = noun(filter)
    return n.many() if n.types or n.subtypes or n.choice else noun(filter, "").bare().strip().removeprefix("of ")


def keyword_cost(name: str, cost: CostPart, voice: Voice) -> str:
    """`Ward {2}`; with anything but mana, a dash and a sentence."""
    if isinstance(cost, PayMana):
        return f"{name} {COSTS.say(cost, voice)}"
    return f"{name}{DASH}{sentence(capital(COSTS.say(cost, voice)))}"


def _protection(node: protection.Protection, voice: Voice) -> str:
    if not node.qualities:
        return "protection from everything"
    return "protection " + " and ".join(f"from {quality(q)}" for q in node.qualities)


keyword(protection.Protection, _protection, inline=True)
keyword(protection.HexproofFrom, lambda node, voice: f"hexproof from {quality(node.quality)}", inline=True)
keyword(protection.Ward, lambda node, voice: keyword_cost("ward", node.cost, voice))

# attacking and blocking
CONTROL_WORDS[attacking.DefendingPlayer] = "defending player controls"
keyword(attacking.Exalted, lambda node, voice: "exalted")
keyword(attacking.Annihilator, lambda node, voice: f"annihilator {node.number}")
keyword(attacking.BattleCry, lambda node, voice: "battle cry")
keyword(attacking.Dethrone, lambda node, voice: "dethrone")
keyword(attacking.Melee, lambda node, voice: "melee")
keyword(attacking.Mentor, lambda node, voice: "mentor")
keyword(attacking.Training, lambda node, voice: "training")
keyword(myriad.Myriad, lambda node, voice: "myriad")
keyword(blocking.Flanking, lambda node, voice: "flanking")
keyword(blocking.Bushido, lambda node, voice: f"bushido {node.number}")

# entering, dying, growing
keyword(returning.Persist, lambda node, voice: "persist")
keyword(returning.Undying, lambda node, voice: "undying")
keyword(returning.Unearth, lambda node, voice: f"unearth {node.cost}")
keyword(growing.Evolve, lambda node, voice: "evolve")
keyword(growing.Toxic, lambda node, voice: f"toxic {node.value}")
keyword(casting_triggers.Prowess, lambda node, voice: "prowess", inline=True)
keyword(casting_triggers.Extort, lambda node, voice: "extort")
keyword(exploit.Exploit, lambda node, voice: "exploit")
keyword(crew.Crew, lambda node, voice: f"crew {node.number}")
keyword(mutate.Mutate, lambda node, voice: f"mutate {node.cost}")
EVENTS.add(mutate.Mutates, lambda node, voice: f"{watched(node.filter, voice)} mutates")
EVENTS.add(exploit.Exploits, lambda node, voice: f"{watched(node.filter, voice)} exploits a creature")
