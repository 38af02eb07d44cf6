"""Phrases for still more keyword abilities: those of spells, of exile, of pairs."""

from __future__ import annotations

from apnap.abilities import layouts
from apnap.abilities.mechanics import banding, foretell, partners, soulbond, spell_rules
from apnap.abilities.players import EachOpponent
from apnap.english.effects import ABILITIES, CONDITIONS
from apnap.english.mechanics import DASH, keyword
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref

# of spells
keyword(spell_rules.SplitSecond, lambda node, voice: "split second")
keyword(spell_rules.Rebound, lambda node, voice: "rebound")
keyword(layouts.Aftermath, lambda node, voice: "aftermath")


def _lost_life(node: spell_rules.LostLifeThisTurn, voice: Voice) -> str:
    who = "an opponent" if isinstance(node.who, EachOpponent) else ref(node.who, voice).text
    return f"{who} lost life this turn"


CONDITIONS.add(spell_rules.LostLifeThisTurn, _lost_life)

# cast later
keyword(foretell.Foretell, lambda node, voice: f"foretell {node.cost}")
keyword(foretell.Plot, lambda node, voice: f"plot {node.cost}")
CONDITIONS.add(foretell.WasForetold, lambda node, voice: "this spell was foretold")

# bands and pairs
ABILITIES.add(banding.BandsWithOther, lambda node, voice: f"bands with other {noun(node.quality).many()}.")
keyword(soulbond.Soulbond, lambda node, voice: "soulbond")
CONDITIONS.add(soulbond.IsPaired, lambda node, voice: f"{voice.this()} is paired with another creature")
SELECTORS.add(soulbond.BothPaired, lambda node, voice: Ref("both creatures", many=True))
keyword(partners.Partner, lambda node, voice: f"partner{DASH}{node.kind}" if node.kind else "partner")
keyword(partners.PartnerWith, lambda node, voice: f"partner with {node.name}")
keyword(partners.ChooseABackground, lambda node, voice: "choose a Background")
keyword(partners.DoctorsCompanion, lambda node, voice: "Doctor's companion")
ABILITIES.add(partners.CanBeCommander, lambda node, voice: f"{voice.name} can be your commander.")
