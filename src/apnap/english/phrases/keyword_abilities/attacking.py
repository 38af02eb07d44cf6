"""Phrases for the words of `apnap.abilities.keyword_abilities.attacking`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.attacking import (
    Annihilator,
    BattleCry,
    Boast,
    Decayed,
    Dethrone,
    Exalted,
    Firebending,
    Frenzy,
    Melee,
    Mentor,
    Provoke,
    Training,
)
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import cost_words, joined, sentences


def _boast(node: Boast, voice: Voice) -> str:
    return f"Boast \u2014 {cost_words(node.costs, voice)}: {joined(sentences(node.effect, voice))}"


keyword(Exalted, lambda node, voice: "exalted")
keyword(Annihilator, lambda node, voice: f"annihilator {node.number}")
keyword(Frenzy, lambda node, voice: f"frenzy {node.number}")
keyword(Firebending, lambda node, voice: f"firebending {AMOUNTS.say(node.number, voice)}")
keyword(BattleCry, lambda node, voice: "battle cry")
keyword(Dethrone, lambda node, voice: "dethrone")
keyword(Melee, lambda node, voice: "melee")
keyword(Mentor, lambda node, voice: "mentor")
keyword(Training, lambda node, voice: "training")
keyword(Provoke, lambda node, voice: "provoke")
keyword(Decayed, lambda node, voice: "decayed")
ABILITIES.add(Boast, _boast)
reads("keyword", "exalted", Exalted)
reads("keyword", "annihilator <digits>", Annihilator)
reads("keyword", "frenzy <digits>", Frenzy)
reads("keyword", "firebending <digits>", Firebending)
reads("keyword", "battle cry", BattleCry)
reads("keyword", "dethrone", Dethrone)
reads("keyword", "melee", Melee)
reads("keyword", "mentor", Mentor)
reads("keyword", "training", Training)
reads("keyword", "provoke", Provoke)
reads("keyword", "decayed", Decayed)
reads("line", "boast \u2014 <costs> : <sentences> .", lambda costs, effects: Boast(*costs, *effects))
