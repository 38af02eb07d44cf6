"""Phrases for the words of `apnap.abilities.keyword_abilities.blocking_and_damage`."""

from __future__ import annotations

from apnap.abilities.filters import ARTIFACT, BASIC, LAND, LEGENDARY, SNOW, AllOf, Not, Subtype, With
from apnap.abilities.keyword_abilities.blocking_and_damage import (
    Afflict,
    BandsWithOther,
    Bushido,
    Flanking,
    HasLandwalk,
    Ingest,
    Landwalk,
    Poisonous,
    Rampage,
    Toxic,
)
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import FILTERS, noun
from apnap.english.reading.table import reads

keyword(Flanking, lambda node, voice: "flanking")
keyword(Bushido, lambda node, voice: f"bushido {AMOUNTS.say(node.number, voice)}")
ABILITIES.add(BandsWithOther, lambda node, voice: f"bands with other {noun(node.quality).many()}.")
keyword(Rampage, lambda node, voice: f"rampage {node.number}")
keyword(Afflict, lambda node, voice: f"afflict {node.number}")
keyword(Ingest, lambda node, voice: "ingest")
keyword(Poisonous, lambda node, voice: f"poisonous {node.number}")
keyword(Landwalk, lambda node, voice: f"{noun(node.land, '').bare().strip()}walk".lower(), inline=True)
keyword(Toxic, lambda node, voice: f"toxic {node.value}")
reads("keyword", "flanking", Flanking)
reads("keyword", "bushido <number>", Bushido)
reads("keyword", "rampage <digits>", Rampage)
reads("keyword", "afflict <digits>", Afflict)
reads("keyword", "ingest", Ingest)
reads("keyword", "toxic <digits>", Toxic)
reads("keyword", "poisonous <digits>", Poisonous)
reads("keyword", "plainswalk", lambda: Landwalk(Subtype("Plains")))
reads("keyword", "islandwalk", lambda: Landwalk(Subtype("Island")))
reads("keyword", "swampwalk", lambda: Landwalk(Subtype("Swamp")))
reads("keyword", "mountainwalk", lambda: Landwalk(Subtype("Mountain")))
reads("keyword", "forestwalk", lambda: Landwalk(Subtype("Forest")))
reads("keyword", "nonbasic landwalk", lambda: Landwalk(Not(BASIC), LAND))
reads("keyword", "legendary landwalk", lambda: Landwalk(LEGENDARY, LAND))
reads("keyword", "desertwalk", lambda: Landwalk(Subtype("Desert")))
reads("keyword", "artifact landwalk", lambda: Landwalk(ARTIFACT, LAND))
reads("keyword", "snow landwalk", lambda: Landwalk(SNOW, LAND))
FILTERS.add(HasLandwalk, lambda node, n: n.after.append(f"with {node.land.lower()}walk"))
for _land in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
    reads("after", f"with {_land.lower()}walk", lambda land=_land: HasLandwalk(land))
    reads("after", f"without {_land.lower()}walk", lambda land=_land: Not(HasLandwalk(land)))
    reads(
        "after",
        f"without <flag> or {_land.lower()}walk",
        lambda flag, land=_land: AllOf([Not(With(flag)), Not(HasLandwalk(land))]),
    )
