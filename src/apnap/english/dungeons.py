"""Phrases for dungeons and the initiative."""

from __future__ import annotations

from apnap.abilities.effects.designations import TakeTheInitiative
from apnap.abilities.keyword_actions.revealing import RevealAndPut
from apnap.abilities.keyword_actions.searching import ShuffleLibrary
from apnap.abilities.keyword_actions.venturing import (
    CompletedADungeon,
    OnlyByVenturingInto,
    Room,
    VentureIntoTheDungeon,
)
from apnap.english.abilities import counters, joined
from apnap.english.effects import ABILITIES, CLAUSES, CONDITIONS, SENTENCES, Clause, sentences
from apnap.english.nouns import Voice, noun, ref
from apnap.english.words import number_word


def _room(node: Room, voice: Voice) -> str:
    return f"{node.name} \u2014 {joined(sentences(node.effect, voice))}"


def _reveal(node: RevealAndPut, voice: Voice) -> list[str]:
    found = noun(node.filter, "card").one()
    return [
        f"reveal the top {number_word(node.number)} cards of your library",
        f"put {found} from among them onto the battlefield with {counters(node.counters, node.counter)} on it",
    ]


ABILITIES.add(Room, _room)
ABILITIES.add(
    OnlyByVenturingInto,
    lambda node, voice: f'You can\'t enter this dungeon unless you "venture into {node.quality}."',
)
CLAUSES.add(
    VentureIntoTheDungeon,
    lambda node, voice: Clause(ref(node.who, voice), "ventures", "venture", "into the dungeon"),
)
CLAUSES.add(
    TakeTheInitiative,
    lambda node, voice: Clause(ref(node.who, voice), "takes", "take", "the initiative", spoken=True),
)
CONDITIONS.add(CompletedADungeon, lambda node, voice: "you've completed a dungeon")
SENTENCES.add(RevealAndPut, _reveal)


def _shuffle(node: ShuffleLibrary, voice: Voice) -> list[str]:
    who = ref(node.who, voice)
    return ["then shuffle" if who.you else f"{who.text} shuffles their library"]


SENTENCES.add(ShuffleLibrary, _shuffle)
