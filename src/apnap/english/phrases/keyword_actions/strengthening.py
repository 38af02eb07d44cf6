"""Phrases for the words of `apnap.abilities.keyword_actions.strengthening`."""

from __future__ import annotations

from functools import partial

from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.strengthening import (
    Adapt,
    Bolster,
    Connive,
    Endure,
    Explore,
    Harness,
    IsCalled,
    Monstrosity,
    Support,
)
from apnap.abilities.selectors import Each
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import FILTERS, Voice, each_one, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.core.designations import MONSTROUS, PREPARED, RENOWNED


def _connive(node: Connive, voice: Voice) -> Clause:
    number = node.amount
    once = isinstance(number, Number) and number.number == 1
    one_by_one = isinstance(node.what, Each) and node.what.how == "each"
    who = each_one(node.what, voice) if one_by_one else ref(node.what, voice)
    return Clause(who, "connives", "connive", "" if once else AMOUNTS.say(number, voice))


CLAUSES.add(Bolster, lambda node, voice: order("bolster", AMOUNTS.say(node.amount, voice)))
CLAUSES.add(Support, lambda node, voice: order("support", AMOUNTS.say(node.number, voice)))
CLAUSES.add(Monstrosity, lambda node, voice: order("monstrosity", AMOUNTS.say(node.amount, voice)))
CLAUSES.add(Adapt, lambda node, voice: order("adapt", AMOUNTS.say(node.amount, voice)))
CLAUSES.add(Explore, lambda node, voice: Clause(ref(node.what, voice), "explores", "explore", ""))
CLAUSES.add(Connive, _connive)
CLAUSES.add(Endure, lambda node, voice: Clause(ref(node.what, voice), "endures", "endure", str(node.number)))
CLAUSES.add(Harness, lambda node, voice: order("harness", voice.this()))
reads("effect", "bolster <number>", Bolster)
reads("effect", "harness ~", Harness)
reads("effect", "support <digits>", Support)
reads("effect", "monstrosity <number>", Monstrosity)
reads("effect", "adapt <number>", Adapt)
reads("effect", "<object> (explores|explore)", Explore)
reads("effect", "<object> (connives|connive)", Connive)
reads("effect", "<object> (connives|connive) <number>", Connive)
reads("effect", "<object> endures <digits>", Endure)
FILTERS.add(IsCalled, lambda node, n: n.adjectives.append(node.designation))
for _called in (MONSTROUS, PREPARED, RENOWNED):
    reads("adjective", _called, partial(IsCalled, _called))
