"""Phrases for the words of `apnap.abilities.statics.whose_combat`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.durations import ThisCombat, ThisTurn
from apnap.abilities.statics.whose_combat import YouChooseAttackers, YouChooseBlocks
from apnap.english.abilities import ABILITIES
from apnap.english.reading.table import fragment, reads

HOW: Final = "and how those creatures block"
ABILITIES.add(YouChooseAttackers, lambda node, voice: "You choose which creatures attack.")
ABILITIES.add(YouChooseBlocks, lambda node, voice: f"You choose which creatures block {HOW}.")
fragment("how they block", HOW)
for _words, _when in (("this turn", ThisTurn), ("this combat", ThisCombat)):
    reads("effect", f"you choose which creatures attack {_words}", lambda when=_when: when(YouChooseAttackers()))
    reads(
        "effect",
        f"you choose which creatures block {_words} <how they block>",
        lambda when=_when: when(YouChooseBlocks()),
    )
