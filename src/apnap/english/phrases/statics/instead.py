"""Phrases for the words of `apnap.abilities.statics.instead`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.statics.instead import DrawReplaced, LossReplaced
from apnap.english.abilities import ABILITIES
from apnap.english.nouns import Voice
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import joined, sentences
from apnap.rules.ch1_concepts.definitions import Effect

NONE_LEFT: Final = " while your library has no cards in it"


def _draw(node: DrawReplaced, voice: Voice) -> str:
    first, *more = sentences(node.effect, voice)
    front = f"if you would draw a card{NONE_LEFT if node.empty else ''}"
    if node.first:
        return joined([f"{front}, instead {first}", *more])
    return joined([f"{front}, {first} instead", *more])


def _loss(node: LossReplaced, voice: Voice) -> str:
    first, *more = sentences(node.effect, voice)
    return joined([f"if you would lose the game, instead {first}", *more])


def otherwise_drawn(effect: Effect, empty: bool) -> DrawReplaced:
    """Something else than a draw; more cards instead of one has a word of its own."""
    if isinstance(effect, Draw) and not empty:
        raise Misread("more cards are drawn instead")
    return DrawReplaced(effect, empty)


ABILITIES.add(DrawReplaced, _draw)
ABILITIES.add(LossReplaced, _loss)
fragment("library is empty", "while your library has no cards in it")
for _words, _empty in (("", False), (" <library is empty>", True)):
    reads(
        "line",
        f"if you would draw a card{_words} , instead <sentences> .",
        lambda effects, empty=_empty: DrawReplaced(in_order(effects), empty, first=True),
    )
    reads(
        "line",
        f"if you would draw a card{_words} , <effect> instead .",
        lambda effect, empty=_empty: otherwise_drawn(effect, empty),
    )
reads("line", "if you would lose the game , instead <sentences> .", lambda effects: LossReplaced(in_order(effects)))
