"""Phrases for keyword abilities: a name, a number, a cost, a quality."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from apnap.abilities.costs import PayMana
from apnap.abilities.keyword_abilities.attacking import (
    Annihilator,
    BattleCry,
    Dethrone,
    Exalted,
    Melee,
    Mentor,
    Training,
)
from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Bushido, Flanking, Landwalk, Toxic
from apnap.abilities.keyword_abilities.casting import Extort, Prowess
from apnap.abilities.keyword_abilities.dying import Persist, Undying
from apnap.abilities.keyword_abilities.entering_triggers import Exploit, Exploits
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Crew
from apnap.abilities.keyword_abilities.graveyard import Unearth
from apnap.abilities.keyword_abilities.growing import Evolve
from apnap.abilities.keyword_abilities.joining_attackers import Myriad
from apnap.abilities.keyword_abilities.protection import HexproofFrom, Protection, Ward
from apnap.abilities.players import DefendingPlayer
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import ABILITIES, COSTS, INLINE, NAMED
from apnap.english.nouns import CONTROL_WORDS, Voice, keyword_names, noun
from apnap.english.words import capital, sentence
from apnap.rules.ch1_concepts.definitions import Ability, CostPart, Filter, Keywords

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


def _protection(node: Protection, voice: Voice) -> str:
    if not node.qualities:
        return "protection from everything"
    return "protection " + " and ".join(f"from {quality(q)}" for q in node.qualities)


keyword(Protection, _protection, inline=True)
keyword(HexproofFrom, lambda node, voice: f"hexproof from {quality(node.quality)}", inline=True)
keyword(Ward, lambda node, voice: keyword_cost("ward", node.cost, voice))

# flags
keyword(Keywords, lambda node, voice: ", ".join(keyword_names(node.flags)), inline=True)

# attacking and blocking
keyword(Landwalk, lambda node, voice: f"{noun(node.land, '').bare().strip()}walk".lower(), inline=True)
CONTROL_WORDS[DefendingPlayer] = "defending player controls"
keyword(Exalted, lambda node, voice: "exalted")
keyword(Annihilator, lambda node, voice: f"annihilator {node.number}")
keyword(BattleCry, lambda node, voice: "battle cry")
keyword(Dethrone, lambda node, voice: "dethrone")
keyword(Melee, lambda node, voice: "melee")
keyword(Mentor, lambda node, voice: "mentor")
keyword(Training, lambda node, voice: "training")
keyword(Myriad, lambda node, voice: "myriad")
keyword(Flanking, lambda node, voice: "flanking")
keyword(Bushido, lambda node, voice: f"bushido {node.number}")

# entering, dying, growing
keyword(Persist, lambda node, voice: "persist")
keyword(Undying, lambda node, voice: "undying")
keyword(Unearth, lambda node, voice: f"unearth {node.cost}")
keyword(Evolve, lambda node, voice: "evolve")
keyword(Toxic, lambda node, voice: f"toxic {node.value}")
keyword(Prowess, lambda node, voice: "prowess", inline=True)
keyword(Extort, lambda node, voice: "extort")
keyword(Exploit, lambda node, voice: "exploit")
keyword(Crew, lambda node, voice: f"crew {node.number}")
keyword(Mutate, lambda node, voice: f"mutate {node.cost}")
EVENTS.add(Mutates, lambda node, voice: f"{watched(node.filter, voice)} mutates")
EVENTS.add(Exploits, lambda node, voice: f"{watched(node.filter, voice)} exploits a creature")
