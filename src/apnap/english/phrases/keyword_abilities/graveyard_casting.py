"""Phrases for the words of `apnap.abilities.keyword_abilities.graveyard_casting`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.facts.measures import EachCard
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, INSTANT, SORCERY, AnyOf
from apnap.abilities.keyword_abilities.graveyard_casting import (
    Disturb,
    Escape,
    Flashback,
    GainFlashback,
    Harmonize,
    JumpStart,
    Mayhem,
    Retrace,
)
from apnap.abilities.players import YOU
from apnap.abilities.targets import TargetCard
from apnap.english.abilities import DASH, keyword
from apnap.english.common import FOR_THE_TURN
from apnap.english.grammar import number_word
from apnap.english.nouns import Ref, Voice, noun, ref
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import SENTENCES
from apnap.rules.core.constants import GRAVEYARD

AMOUNT: Final = "its mana cost"


def _escape(node: Escape, voice: Voice) -> str:
    return f"escape{DASH}{node.cost}, Exile {number_word(node.others)} other cards from your graveyard."


def _flashback(node: GainFlashback, voice: Voice) -> list[str]:
    what = ref(node.what, voice)
    if isinstance(node.what, EachCard):
        what = Ref(f"each {noun(node.what.filter, 'card').bare()} in your graveyard")
    return [
        f"{what.text.replace(' from ', ' in ')} {what.verb('gains', 'gain')} flashback {FOR_THE_TURN}",
        f"the flashback cost is equal to {AMOUNT}",
    ]


keyword(JumpStart, lambda node, voice: "jump-start")
keyword(Retrace, lambda node, voice: "retrace")
keyword(Escape, _escape)
SENTENCES.add(GainFlashback, _flashback)
reads("keyword", "flashback <mana>", Flashback)
reads("keyword", "flashback \u2014 <mana> , <paid> .", Flashback)
reads("keyword", "flashback \u2014 <paid> .", lambda cost: Flashback("", cost))
reads("keyword", "jump-start", JumpStart)
reads("keyword", "retrace", Retrace)
reads("keyword", "escape \u2014 <mana> , exile <number word> other cards from your graveyard .", Escape)
reads("keyword", "disturb <mana>", Disturb)
reads("keyword", "mayhem <mana>", Mayhem)
reads("keyword", "harmonize <mana>", Harmonize)
reads(
    "sentence",
    "<flashback card> gains flashback until end of turn . <the flashback cost> is equal to its mana cost",
    GainFlashback,
)
reads(
    "flashback card",
    "each <type word> and <type word> card in your graveyard",
    lambda one, other: EachCard(GRAVEYARD, AnyOf(one, other)),
)
reads("type word", "instant", INSTANT)
reads("type word", "sorcery", SORCERY)
reads("type word", "artifact", ARTIFACT)
reads("type word", "creature", CREATURE)
reads("type word", "enchantment", ENCHANTMENT)
reads("flashback card", "each <card> in your graveyard", lambda f: EachCard(GRAVEYARD, *f))
reads_knowing(
    "flashback card",
    "target <card> in your graveyard",
    lambda said, f: said.chose(TargetCard(*f, whose=YOU)),
)
