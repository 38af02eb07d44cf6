"""Phrases for the words of `apnap.abilities.layouts`."""

from __future__ import annotations

from apnap.abilities.costs import PayMana
from apnap.abilities.layouts import (
    FUSE,
    Aftermath,
    BecomePrepared,
    BecomeUnprepared,
    EitherCost,
    EntersPrepared,
    Fuse,
    MoreCopies,
)
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, all_of
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, COSTS, Clause

keyword(Fuse, lambda node, voice: "fuse", inline=True)
keyword(Aftermath, lambda node, voice: "aftermath")
reads("keyword", "fuse", FUSE)
reads("keyword", "aftermath", Aftermath)


def _either(node: EitherCost, voice: Voice) -> str:
    one, other = COSTS.say(node.one, voice), COSTS.say(node.other, voice)
    other = f"pay {other}" if isinstance(node.other, PayMana) else other
    return sentence(f"as an additional cost to cast this spell, {one} or {other}")


ABILITIES.add(EitherCost, _either)
reads("line", "as an additional cost to cast ~ , <paid> or <paid> .", EitherCost)
reads(
    "line", "as an additional cost to cast ~ , <paid> or pay <mana> .", lambda one, mana: EitherCost(one, PayMana(mana))
)


# preparation cards
ABILITIES.add(EntersPrepared, lambda node, voice: sentence(f"{voice.this()} enters prepared"))
CLAUSES.add(BecomePrepared, lambda node, voice: Clause(all_of(node.what, voice), "becomes", "become", "prepared"))
CLAUSES.add(BecomeUnprepared, lambda node, voice: Clause(all_of(node.what, voice), "becomes", "become", "unprepared"))
reads("line", "~ enters prepared .", EntersPrepared)
reads("effect", "<object> (becomes|become) prepared", BecomePrepared)
reads("effect", "<object> (becomes|become) unprepared", BecomeUnprepared)


def _copies(node: MoreCopies, voice: Voice) -> str:
    return (
        f"{A_DECK} {f'up to {number_word(node.number)}' if node.number else 'any number of'} cards named {voice.name}."
    )


A_DECK = "A deck can have"
ABILITIES.add(MoreCopies, _copies)
fragment("a deck", "a deck can have")
reads("line", "<a deck> any number of cards named ~ .", MoreCopies)
reads("line", "<a deck> up to <number word> cards named ~ .", MoreCopies)
