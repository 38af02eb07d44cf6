"""Phrases for the words of `apnap.abilities.effects.outside_the_game`."""

from __future__ import annotations

from apnap.abilities.effects.outside_the_game import Learn, WishFor
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause


def _wish(node: WishFor, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    hand = f"into {'your' if who.you else 'their'} hand"
    own = f"{who.text} own{'' if who.you else 's'} from outside the game"
    if node.filter is None:
        return Clause(who, "may put", "may put", f"a card {own} {hand}", spoken=True)
    return Clause(
        who, "may reveal", "may reveal", f"{noun(node.filter, 'card').one()} {own} and put it {hand}", spoken=True
    )


CLAUSES.add(WishFor, _wish)
reads(
    "effect",
    "you may reveal a <card> you own <from outside the game> and put it <into your hand>",
    lambda f: WishFor(*f),
)
CLAUSES.add(Learn, lambda node, voice: Clause(ref(node.who, voice), "learns", "learn", ""))
reads("effect", "learn", Learn)
