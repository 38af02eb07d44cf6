"""Phrases for the words of `apnap.abilities.keyword_actions.venturing`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.venturing import (
    COMPLETED_A_DUNGEON,
    CompletedADungeon,
    CompletesADungeon,
    OnlyByVenturingInto,
    Room,
    VentureIntoTheDungeon,
)
from apnap.english.abilities import ABILITIES
from apnap.english.events import EVENTS, does
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause, joined, sentences


def _room(node: Room, voice: Voice) -> str:
    return f"{node.name} \u2014 {joined(sentences(node.effect, voice))}"


ABILITIES.add(Room, _room)
ABILITIES.add(
    OnlyByVenturingInto,
    lambda node, voice: f'You can\'t enter this dungeon unless you "venture into {node.quality}."',
)
CLAUSES.add(
    VentureIntoTheDungeon,
    lambda node, voice: Clause(ref(node.who, voice), "ventures", "venture", "into the dungeon"),
)
CONDITIONS.add(CompletedADungeon, lambda node, voice: "you've completed a dungeon")
reads("effect", "venture into the dungeon", VentureIntoTheDungeon)
reads("condition", "you've completed a dungeon", COMPLETED_A_DUNGEON)
EVENTS.add(CompletesADungeon, lambda node, voice: f"{does(node.who, voice, 'completes', 'complete')} a dungeon")
reads("event", "you complete a dungeon", CompletesADungeon)
