"""Phrases for the words of `apnap.abilities.keyword_abilities.equipment_and_vehicles`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.equipment_and_vehicles import (
    AttacksWhileSaddled,
    Crew,
    CrewsAsThough,
    Equip,
    ForMirrodin,
    Fortified,
    Fortify,
    IsAttached,
    JobSelect,
    LivingWeapon,
    Reconfigure,
    Saddle,
)
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.events import EVENTS, watched
from apnap.english.grammar import sentence
from apnap.english.nouns import SELECTORS, Ref, Voice, noun
from apnap.english.reading.said import HOST
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS


def _equip(node: Equip, voice: Voice) -> str:
    return f"equip {node.cost}" if node.filter is None else f"equip {noun(node.filter).bare()} {node.cost}"


CONDITIONS.add(IsAttached, lambda node, voice: f"{voice.self_noun} is attached to a creature")
reads("condition", "~ is attached to a creature", IsAttached)
keyword(Equip, _equip)
keyword(Reconfigure, lambda node, voice: f"reconfigure {node.cost}")
keyword(JobSelect, lambda node, voice: "job select")
keyword(Fortify, lambda node, voice: f"fortify {node.cost}")
SELECTORS.add(Fortified, lambda node, voice: Ref(f"fortified {noun(node.filter).bare()}"))
keyword(Crew, lambda node, voice: f"crew {node.number}")
keyword(LivingWeapon, lambda node, voice: "living weapon")
keyword(Saddle, lambda node, voice: f"saddle {node.number}")
EVENTS.add(AttacksWhileSaddled, lambda node, voice: f"{watched(node.filter, voice)} attacks while saddled")
keyword(ForMirrodin, lambda node, voice: "for Mirrodin!")
reads("keyword", "equip <mana>", Equip)
reads("keyword", "equip <permanent> <mana>", lambda f, mana: Equip(mana, *f))
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
