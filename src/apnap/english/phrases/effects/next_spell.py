"""Phrases for the words of `apnap.abilities.effects.next_spell`."""

from __future__ import annotations

from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.effects.next_spell import FlashForNext, NextSpell
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.choosing import CHOSEN_TYPE
from apnap.english.abilities import ABILITIES
from apnap.english.changes import CHANGES
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice, noun
from apnap.english.phrases.selectors import of_spells
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import SENTENCES


def _next_spell(node: NextSpell, voice: Voice) -> list[str]:
    which = f"the next {noun(node.filter, 'spell').bare()} you cast this turn"
    if node.change is None:
        return [f"{which} can't be countered"]
    return [f"{which} has {CHANGES.say(node.change, voice).rest}"]


SENTENCES.add(NextSpell, _next_spell)
reads(
    "effect",
    "the next <spell> you cast <this turn> has <abilities>",
    lambda f, given: NextSpell(*f, change=Has(*of_spells(given))),
)
reads("effect", "the next <spell> you cast <this turn> can't be countered", lambda f: NextSpell(*f))
ABILITIES.add(
    FlashForNext,
    lambda node, voice: sentence(f"the next {noun(node.filter, 'spell').bare()} you cast {LIKE_FLASHING}"),
)
LIKE_FLASHING = "can be cast as though it had flash"
fragment("like flashing", LIKE_FLASHING)
reads("effect", "the next <spell> you cast <this turn> <like flashing>", lambda f: ThisTurn(FlashForNext(*f)))
reads(
    "effect",
    "the next <spell> of the chosen type you cast <this turn> <like flashing>",
    lambda f: ThisTurn(FlashForNext(*f, CHOSEN_TYPE)),
)
