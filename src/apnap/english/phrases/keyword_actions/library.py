"""Phrases for the words of `apnap.abilities.keyword_actions.library`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.library import Discover, Fateseal, Scry, Surveil
from apnap.abilities.players import You
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount


def _that_many(node: Amount, voice: Voice) -> str:
    said = AMOUNTS.say(node, voice)
    return said if said.isdigit() or " " not in said else f"X, where X is {said}"


CLAUSES.add(Scry, lambda node, voice: Clause(ref(node.who, voice), "scries", "scry", _that_many(node.amount, voice)))
CLAUSES.add(
    Surveil,
    lambda node, voice: Clause(ref(node.who, voice), "surveils", "surveil", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(
    Discover,
    lambda node, voice: Clause(ref(node.who, voice), "discovers", "discover", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(Fateseal, lambda node, voice: order("fateseal", AMOUNTS.say(node.amount, voice)))
reads("effect", "scry <number>", Scry)
reads("effect", "surveil <number>", Surveil)
reads("effect", "discover <number>", Discover)
reads("effect", "fateseal <number>", Fateseal)
reads("effect", "<who> scries <number>", lambda who, n: Scry(n, who=who))
reads("effect", "you scry <number>", lambda n: Scry(n, who=You(said=True)))
reads("effect", "you surveil <number>", lambda n: Surveil(n, who=You(said=True)))
