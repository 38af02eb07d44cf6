"""Phrases for the words of `apnap.abilities.effects.designations`."""

from __future__ import annotations

from apnap.abilities.effects.designations import (
    BLESSED,
    Ascend,
    BecomeMonarch,
    HasBlessing,
    IsMonarch,
    Monarch,
    TakeTheInitiative,
)
from apnap.abilities.players import EACH_OPPONENT, You
from apnap.english.abilities import keyword
from apnap.english.nouns import CONTROL_WORDS, SELECTORS, Ref, Voice, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause


def _is_monarch(node: IsMonarch, voice: Voice) -> str:
    return "you're the monarch" if isinstance(node.who, You) else f"{ref(node.who, voice).text} is the monarch"


CLAUSES.add(
    BecomeMonarch,
    lambda node, voice: Clause(ref(node.who, voice), "becomes", "become", "the monarch", spoken=True),
)
SELECTORS.add(Monarch, lambda node, voice: Ref("the monarch"))
CONTROL_WORDS[Monarch] = "the monarch controls"
CONDITIONS.add(IsMonarch, _is_monarch)
CLAUSES.add(
    TakeTheInitiative,
    lambda node, voice: Clause(ref(node.who, voice), "takes", "take", "the initiative", spoken=True),
)
keyword(Ascend, lambda node, voice: "ascend")
CONDITIONS.add(HasBlessing, lambda node, voice: "you have the city's blessing")
reads("effect", "you become the monarch", BecomeMonarch)
reads("effect", "<who> becomes the monarch", BecomeMonarch)
reads("effect", "you take the initiative", TakeTheInitiative)
reads("condition", "you're the monarch", IsMonarch)
reads("keyword", "ascend", Ascend)
reads("condition", "you have the city 's blessing", BLESSED)
reads("condition", "an opponent is the monarch", lambda: IsMonarch(EACH_OPPONENT))
