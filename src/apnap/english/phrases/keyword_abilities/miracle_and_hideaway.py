"""Phrases for the words of `apnap.abilities.keyword_abilities.miracle_and_hideaway`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.miracle_and_hideaway import (
    Hideaway,
    Miracle,
    PlayTheExiledCard,
    TakeTheExiledCard,
)
from apnap.english.abilities import keyword
from apnap.english.common import FOR_FREE, THE_EXILED
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS, SENTENCES


def _play(node: PlayTheExiledCard, voice: Voice) -> list[str]:
    condition = "" if node.condition is None else f" if {CONDITIONS.say(node.condition, voice)}"
    return [f"you may play {THE_EXILED} {FOR_FREE}{condition}"]


keyword(Miracle, lambda node, voice: f"miracle {node.cost}")
keyword(Hideaway, lambda node, voice: f"hideaway {node.number}")
SENTENCES.add(PlayTheExiledCard, _play)
SENTENCES.add(TakeTheExiledCard, lambda node, voice: [f"put {THE_EXILED} into its owner's hand"])
reads("keyword", "miracle <mana>", Miracle)
reads("keyword", "hideaway <digits>", Hideaway)
reads("sentence", "you may play the exiled card <for free> if <conditions>", PlayTheExiledCard)
reads("sentence", "you may play the exiled card <for free>", PlayTheExiledCard)
reads("effect", "put the exiled card into its owner 's hand", TakeTheExiledCard)
