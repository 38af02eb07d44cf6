"""Phrases for the words of `apnap.abilities.keyword_abilities.equipment_and_vehicles`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.keyword_abilities.equipment_and_vehicles import (
    AttacksWhileSaddled,
    Crew,
    CrewsAsThough,
    Equip,
    EquipAtOnce,
    ForMirrodin,
    Fortified,
    Fortify,
    IsAttached,
    JobSelect,
    LivingMetal,
    LivingWeapon,
    Reconfigure,
    Saddle,
    UnattachCost,
)
from apnap.english.abilities import ABILITIES, keyword, own_cost
from apnap.english.events import EVENTS, watched
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import SELECTORS, Ref, Voice, noun
from apnap.english.reading.said import HOST, Misread
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS, COSTS, TIMES
from apnap.rules.ch1_concepts.definitions import Amount


def _equip(node: Equip, voice: Voice) -> str:
    said = f"equip {node.cost}" if node.filter is None else f"equip {noun(node.filter).bare()} {node.cost}"
    return said if node.more is None else f"{said}. {capital(own_cost(node.more, voice))}."


CONDITIONS.add(IsAttached, lambda node, voice: f"{voice.self_noun} is attached to a creature")
reads("condition", "~ is attached to a creature", IsAttached)
keyword(Equip, _equip)
keyword(Reconfigure, lambda node, voice: f"reconfigure {node.cost}")
keyword(JobSelect, lambda node, voice: "job select")
keyword(Fortify, lambda node, voice: f"fortify {node.cost}")
SELECTORS.add(Fortified, lambda node, voice: Ref(f"fortified {noun(node.filter).bare()}"))
keyword(Crew, lambda node, voice: f"crew {node.number}")
keyword(LivingMetal, lambda node, voice: "living metal")
keyword(LivingWeapon, lambda node, voice: "living weapon")
keyword(Saddle, lambda node, voice: f"saddle {node.number}")
EVENTS.add(AttacksWhileSaddled, lambda node, voice: f"{watched(node.filter, voice)} attacks while saddled")
keyword(ForMirrodin, lambda node, voice: "for Mirrodin!")
reads("keyword", "equip <mana>", Equip)
reads("keyword", "equip <permanent> <mana>", lambda f, mana: Equip(mana, *f))
reads("line", "equip <mana> . <restriction> .", lambda mana, only: dearer(mana, only))


def dearer(mana: str, restriction: dict[str, object]) -> Equip:
    """An equip ability that costs more or less."""
    more = restriction.get("more")
    if not isinstance(more, Amount) or len(restriction) > 1:
        raise Misread("it is said what the ability costs")
    return Equip(mana, more=more)


reads("keyword", "reconfigure <mana>", Reconfigure)
reads("keyword", "job select", JobSelect)
reads("keyword", "fortify <mana>", Fortify)
reads("keyword", "crew <digits>", Crew)
reads("keyword", "living weapon", LivingWeapon)
reads("keyword", "saddle <digits>", Saddle)
reads("keyword", "for mirrodin !", ForMirrodin)
reads("event", "~ attacks while saddled", AttacksWhileSaddled)
reads_knowing("subject", "fortified <permanent>", lambda said, f: said.mention(HOST, Fortified(*f)))


def _crews(node: CrewsAsThough, voice: Voice) -> str:
    does = "saddles Mounts and crews Vehicles" if node.saddles else "crews Vehicles"
    return sentence(f"{voice.this()} {does} as though its power were {node.more} greater")


ABILITIES.add(CrewsAsThough, _crews)
fragment("though its power", "as though its power were")
reads("line", "~ crews Vehicles <though its power> <digits> greater .", CrewsAsThough)
reads(
    "line",
    "~ saddles Mounts and crews Vehicles <though its power> <digits> greater .",
    lambda more: CrewsAsThough(more, saddles=True),
)


COSTS.add(UnattachCost, lambda node, voice: f"unattach {voice.this()}")
reads("paid", "unattach ~", UnattachCost)


def _at_once(node: EquipAtOnce, voice: Voice) -> str:
    when = "" if node.condition is None else f"{TIMES.say(node.condition, voice)}, "
    return sentence(f"{when}you may activate equip abilities {LIKE_INSTANTS}")


LIKE_INSTANTS: Final = "any time you could cast an instant"
ABILITIES.add(EquipAtOnce, _at_once)
fragment("like instants", LIKE_INSTANTS)
reads("line", "you may activate equip abilities <like instants> .", EquipAtOnce)
reads("line", "<time> , you may activate equip abilities <like instants> .", EquipAtOnce)
reads("keyword", "living metal", LivingMetal)
