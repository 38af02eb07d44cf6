"""Effects with a duration in words: `+3/+3`, `flying and haste`; and everything that text says about an effect."""

from __future__ import annotations

import re

from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Continuous
from apnap.position.vocabulary import KEYWORDS
from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.core.constants import KEYWORD_NAMES, LASTS_WHILE_SOURCE
from apnap.rules.core.state import Standing
from apnap.rules.views.seen import words

SIZE = re.compile(r"([+-]\d+)/([+-]\d+)")


def effect_words(effect: Standing) -> str:
    """What an effect on fixed objects does, where words can say it; else ''."""
    static = effect.static
    if effect.duration == LASTS_WHILE_SOURCE or effect.ids is None or not isinstance(static, Continuous):
        return ""
    if len(static.changes) != 1:
        return ""
    change = static.changes[0]
    if isinstance(change, Gets):
        return f"{int(effect.a):+d}/{int(effect.b):+d}"
    if isinstance(change, Has) and not change.others:
        return " and ".join(words(change.keywords, KEYWORD_NAMES))
    return ""


def static_for(text: str) -> tuple[Continuous, int, int] | None:
    """The static that words mean, with its two numbers; None when they mean nothing."""
    size = SIZE.fullmatch(text)
    if size is not None:
        power, toughness = int(size[1]), int(size[2])
        return Continuous(THIS, [Gets(power, toughness)]), power, toughness
    flags = 0
    for word in re.split(r",\s*|\s+and\s+", text):
        if word not in KEYWORDS:
            return None
        flags |= KEYWORDS[word]
    return Continuous(THIS, [Has(Keywords(flags))]), 0, 0
