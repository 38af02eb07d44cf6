"""Phrases for the words of `apnap.abilities.keyword_abilities.joining_attackers`."""

from __future__ import annotations

from apnap.abilities.amounts import PowerOf
from apnap.abilities.base import Number
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.joining_attackers import Mobilize, Myriad, Ninjutsu, Sneak
from apnap.abilities.selectors import THIS, Equipped
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.english.abilities import keyword
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.table import reads


def mobilized(node: Mobilize) -> str:
    """With a number, or with its own power for X."""
    if isinstance(node.amount, Number):
        return f"mobilize {node.amount.number}"
    if node.amount != PowerOf(THIS):
        raise Unspoken("X is its power")
    return "mobilize X, where X is its power"


keyword(Myriad, lambda node, voice: "myriad")
keyword(Ninjutsu, lambda node, voice: f"{'commander ' if node.commander else ''}ninjutsu {node.cost}")
keyword(Mobilize, lambda node, voice: mobilized(node))
reads("keyword", "myriad", Myriad)
reads("keyword", "ninjutsu <mana>", Ninjutsu)
reads("keyword", "commander ninjutsu <mana>", lambda mana: Ninjutsu(mana, commander=True))
reads("keyword", "mobilize <digits>", Mobilize)
reads(
    "line",
    "equipped creature has <flag> and mobilize X , where X is its power .",
    lambda flag: Always(Equipped(CREATURE), Has(flag, Mobilize(PowerOf(THIS)))),
)
keyword(Sneak, lambda node, voice: f"sneak {node.cost}")
reads("keyword", "sneak <mana>", Sneak)
