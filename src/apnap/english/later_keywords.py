"""Phrases for still more keyword abilities: those of spells, of exile, of pairs."""

from __future__ import annotations

from apnap.abilities.conditions import LostLifeThisTurn
from apnap.abilities.keyword_abilities.blocking_and_damage import BandsWithOther
from apnap.abilities.keyword_abilities.casting import SplitSecond
from apnap.abilities.keyword_abilities.exile_and_cast import Foretell, Plot, Rebound, WasForetold
from apnap.abilities.keyword_abilities.pairs import (
    BothPaired,
    CanBeCommander,
    ChooseABackground,
    DoctorsCompanion,
    IsPaired,
    Partner,
    PartnerWith,
    Soulbond,
)
from apnap.abilities.layouts import Aftermath
from apnap.abilities.players import EachOpponent
from apnap.english.effects import ABILITIES, CONDITIONS
from apnap.english.mechanics import DASH, keyword
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref

# of spells
keyword(SplitSecond, lambda node, voice: "split second")
keyword(Rebound, lambda node, voice: "rebound")
keyword(Aftermath, lambda node, voice: "aftermath")


def _lost_life(node: LostLifeThisTurn, voice: Voice) -> str:
    who = "an opponent" if isinstance(node.who, EachOpponent) else ref(node.who, voice).text
    return f"{who} lost life this turn"


CONDITIONS.add(LostLifeThisTurn, _lost_life)

# cast later
keyword(Foretell, lambda node, voice: f"foretell {node.cost}")
keyword(Plot, lambda node, voice: f"plot {node.cost}")
CONDITIONS.add(WasForetold, lambda node, voice: "this spell was foretold")

# bands and pairs
ABILITIES.add(BandsWithOther, lambda node, voice: f"bands with other {noun(node.quality).many()}.")
keyword(Soulbond, lambda node, voice: "soulbond")
CONDITIONS.add(IsPaired, lambda node, voice: f"{voice.this()} is paired with another creature")
SELECTORS.add(BothPaired, lambda node, voice: Ref("both creatures", many=True))
keyword(Partner, lambda node, voice: f"partner{DASH}{node.kind}" if node.kind else "partner")
keyword(PartnerWith, lambda node, voice: f"partner with {node.name}")
keyword(ChooseABackground, lambda node, voice: "choose a Background")
keyword(DoctorsCompanion, lambda node, voice: "Doctor's companion")
ABILITIES.add(CanBeCommander, lambda node, voice: f"{voice.name} can be your commander.")
