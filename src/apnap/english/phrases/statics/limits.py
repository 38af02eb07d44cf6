"""Phrases for the words of `apnap.abilities.statics.limits`."""

from __future__ import annotations

from apnap.abilities.players import YOU
from apnap.abilities.statics.limits import AttackLimit, BlockedByAllOrNone, BlockLimit
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import fragment, reads


def _attack_limit(node: AttackLimit, voice: Voice) -> str:
    whom = "" if node.whom is None else f" {ref(node.whom, voice).text}"
    return sentence(f"no more than {creatures(node.most)} can attack{whom} each combat")


def creatures(n: int) -> str:
    """`one creature`, `two creatures`."""
    return f"{number_word(n)} creature{'s' if n != 1 else ''}"


ABILITIES.add(AttackLimit, _attack_limit)
ABILITIES.add(
    BlockLimit,
    lambda node, voice: sentence(f"no more than {creatures(node.most)} can block each combat"),
)
reads(
    "line", "no more than <count> (creature|creatures) can attack you each combat .", lambda n: AttackLimit(n, whom=YOU)
)
reads("line", "no more than <count> (creature|creatures) can attack each combat .", AttackLimit)
reads("line", "no more than <count> (creature|creatures) can block each combat .", BlockLimit)
ABILITIES.add(
    BlockedByAllOrNone,
    lambda node, voice: sentence(f"{voice.this()} can't be blocked unless all creatures {THEIRS} block it"),
)
THEIRS = "defending player controls"
fragment("theirs who defend", THEIRS)
reads("line", "~ can't be blocked unless all creatures <theirs who defend> block it .", BlockedByAllOrNone)
