"""Phrases for the words of `apnap.abilities.keyword_actions.strengthening`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.strengthening import Adapt, Bolster, Connive, Endure, Explore, Monstrosity, Support
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause, order


def _connive(node: Connive, voice: Voice) -> Clause:
    number = node.amount
    once = isinstance(number, Number) and number.number == 1
    return Clause(ref(node.what, voice), "connives", "connive", "" if once else AMOUNTS.say(number, voice))


CLAUSES.add(Bolster, lambda node, voice: order("bolster", str(node.number)))
CLAUSES.add(Support, lambda node, voice: order("support", str(node.number)))
CLAUSES.add(Monstrosity, lambda node, voice: order("monstrosity", str(node.number)))
CLAUSES.add(Adapt, lambda node, voice: order("adapt", str(node.number)))
CLAUSES.add(Explore, lambda node, voice: Clause(ref(node.what, voice), "explores", "explore", ""))
CLAUSES.add(Connive, _connive)
CLAUSES.add(Endure, lambda node, voice: Clause(ref(node.what, voice), "endures", "endure", str(node.number)))
reads("effect", "bolster <digits>", Bolster)
reads("effect", "support <digits>", Support)
reads("effect", "monstrosity <digits>", Monstrosity)
reads("effect", "adapt <digits>", Adapt)
reads("effect", "<object> (explores|explore)", Explore)
reads("effect", "<object> (connives|connive)", Connive)
reads("effect", "<object> (connives|connive) <number>", Connive)
reads("effect", "<object> endures <digits>", Endure)
