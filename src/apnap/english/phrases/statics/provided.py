"""Phrases for the words of `apnap.abilities.statics.provided`, and for statements that hold for a while.

A "statement" is what a line says without its full stop: `as long as <conditions> , <statement> .`, `until end of turn ,
<statement>`.
"""

from __future__ import annotations

from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.effects.durations import ThisTurn, UntilYours
from apnap.abilities.players import YOU
from apnap.abilities.statics.provided import Provided
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.phrases.statics.continuous import during
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS


def _provided(node: Provided, voice: Voice) -> str:
    front = during(node.condition) or f"as long as {CONDITIONS.say(node.condition, voice)}, "
    said = ABILITIES.say(node.static, voice).removesuffix(".")
    return sentence(front + said[:1].lower() + said[1:])


ABILITIES.add(Provided, _provided)
reads("line", "<statement> .", lambda static: static)
reads("line", "as long as <conditions> , <statement> .", Provided)
reads("line", "during your turn , <statement> .", lambda static: Provided(IsTurnOf(YOU), static))
reads("effect", "until end of turn , <statement>", lambda static: ThisTurn(static, first="until end of turn"))
reads("effect", "this turn , <statement>", lambda static: ThisTurn(static, first="this turn"))
reads("effect", "until your next turn , <statement>", lambda static: UntilYours(static, first=True))
