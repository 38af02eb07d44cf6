"""Phrases for the words of `apnap.abilities.statics.choosing`."""

from __future__ import annotations

from apnap.abilities.statics.choosing import (
    CHOSEN_COLOR,
    CHOSEN_TYPE,
    ChooseAsEnters,
    ChosenPlayer,
    OfChosenColor,
    OfChosenType,
)
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import article, sentence
from apnap.english.nouns import FILTERS, SELECTORS, Ref
from apnap.english.reading.table import reads
from apnap.rules.core.designations import A_COLOR, A_CREATURE_TYPE

ABILITIES.add(
    ChooseAsEnters,
    lambda node, voice: sentence(f"as {voice.this()} enters, choose {article(node.kind)}"),
)
FILTERS.add(OfChosenColor, lambda node, n: n.after.append("of the chosen color"))
FILTERS.add(OfChosenType, lambda node, n: n.after.append("of the chosen type"))
SELECTORS.add(ChosenPlayer, lambda node, voice: Ref("the chosen player"))
reads("line", "as ~ enters [the battlefield] , choose a color .", lambda: ChooseAsEnters(A_COLOR))
reads("line", "as ~ enters [the battlefield] , choose a creature type .", lambda: ChooseAsEnters(A_CREATURE_TYPE))
reads("after", "of the chosen type", CHOSEN_TYPE)
reads("after", "of the chosen color", CHOSEN_COLOR)
