"""Phrases for the words of `apnap.abilities.effects.player_actions`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.effects.player_actions import Discard, Does, Draw, Mill, Sacrifice
from apnap.english.amounts import PER, of_count, of_things
from apnap.english.grammar import listed
from apnap.english.nouns import Voice, noun, ref
from apnap.english.sentences import CLAUSES, Clause


def _does(node: Does, voice: Voice) -> Clause:
    clauses = [CLAUSES.say(action, voice) for action in node.actions]
    who = ref(node.who, voice)
    for action, clause in zip(node.actions, clauses, strict=True):
        clause.subject = who
        if isinstance(action, Sacrifice) and not who.you:
            clause.rest += " of their choice"
    parts = [clause.predicate() for clause in clauses]
    verb, _, rest = listed(parts, "and").partition(" ")
    return Clause(who, verb, verb, rest, spoken=True)


def _draw(node: Draw, voice: Voice) -> Clause:
    card = "additional card" if node.additional else "card"
    return Clause(ref(node.who, voice), "draws", "draw", of_things(node.amount, card, voice))


def _discard(node: Discard, voice: Voice) -> Clause:
    rest = of_things(node.amount, "card", voice) + (" at random" if node.at_random else "")
    return Clause(ref(node.who, voice), "discards", "discard", rest)


def _sacrifice(node: Sacrifice, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter)
    one = isinstance(node.amount, Number) and node.amount.number == 1
    if type(node.amount) in PER.phrases:
        what = f"{n.one()} for each {PER.say(node.amount, voice)}"
    else:
        what = n.one() if one else f"{of_count(node.amount, voice)} {n.many()}"
    if node.another:
        what = f"another {n.bare()}"
    return Clause(who, "sacrifices", "sacrifice", what if who.you else f"{what} of their choice")


CLAUSES.add(Does, _does)
CLAUSES.add(Draw, _draw)
CLAUSES.add(Discard, _discard)
CLAUSES.add(
    Mill, lambda node, voice: Clause(ref(node.who, voice), "mills", "mill", of_things(node.amount, "card", voice))
)
CLAUSES.add(Sacrifice, _sacrifice)
