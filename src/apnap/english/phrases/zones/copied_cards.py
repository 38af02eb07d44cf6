"""Phrases for the words of `apnap.abilities.zones.copied_cards`."""

from __future__ import annotations

from apnap.abilities.selectors import This
from apnap.abilities.targets import TargetSpell
from apnap.abilities.zones.copied_cards import CastCopies
from apnap.english.common import FOR_FREE
from apnap.english.nouns import Voice, ref
from apnap.english.phrases.zones.playing import ALL_FREE
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import fragment, reads_knowing
from apnap.english.sentences import SENTENCES
from apnap.rules.ch1_concepts.definitions import Selector

AND: str = ", and "


def _cast(node: CastCopies, voice: Voice) -> list[str]:
    what = ref(node.what, voice)
    copies, free = ("the copies", ALL_FREE) if what.many else ("the copy", FOR_FREE)
    then = f"cast {copies} if able {free}" if node.must else f"you may cast {copies} {free}"
    if node.price:
        then = f"you may cast {copies} by paying {{{node.price}}} {RATHER}"
    first = f"copy {what.text}"
    return [first, then] if node.words == ". " else [f"{first}{node.words}{then}"]


SENTENCES.add(CastCopies, _cast)


def copies(said: Said, what: Selector, must: bool = False, words: str = ". ") -> CastCopies:
    """Cards are copied; a spell is copied by another word."""
    if isinstance(what, (This, TargetSpell)):
        raise Misread("a spell is copied on the stack")
    made_it(said)
    return CastCopies(what, must, words)


RATHER: str = "rather than paying its mana cost"
fragment("not its cost", RATHER)


def priced(said: Said, what: Selector, mana: str) -> CastCopies:
    """One copy, for so much generic mana."""
    if not mana[1:-1].isdigit() or int(mana[1:-1]) < 1:
        raise Misread("generic mana is paid")
    made = copies(said, what)
    return CastCopies(made.what, price=int(mana[1:-1]))


reads_knowing("sentence", "copy <card ref> . you may cast the copy by paying <mana> <not its cost>", priced)
fragment("cast the copies", "cast the copy")
fragment("cast the copies", "cast the copies")
for _joint, _words in ((".", ". "), (", and", AND)):
    reads_knowing(
        "sentence",
        f"copy <card ref> {_joint} you may <cast the copies> <for nothing>",
        lambda said, what, free, words=_words: copies(said, what, words=words),
    )
reads_knowing(
    "sentence",
    "copy <card ref> . <cast the copies> if able <for nothing>",
    lambda said, what, free: copies(said, what, must=True),
)
