"""Phrases for the words of `apnap.abilities.keyword_actions.exchange_and_double`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.exchange_and_double import DoubleLife, DoublePower, ExchangeControl, ExchangeLife
from apnap.english.grammar import listed
from apnap.english.nouns import Voice, each_one, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause, order


def _exchange(node: ExchangeLife, voice: Voice) -> Clause:
    if node.other is None:
        return Clause(ref(node.who, voice), "exchanges", "exchange", "life totals")
    return Clause(ref(node.who, voice), "exchanges", "exchange", f"life totals with {ref(node.other, voice).text}")


CLAUSES.add(
    DoublePower,
    lambda node, voice: order(
        "double",
        f"the power{' and toughness' if node.toughness else ''} of {each_one(node.what, voice).text} until end of turn",
    ),
)
CLAUSES.add(
    ExchangeControl,
    lambda node, voice: order("exchange", f"control of {listed([ref(w, voice).text for w in node.what], 'and')}"),
)
CLAUSES.add(DoubleLife, lambda node, voice: order("double", f"{ref(node.who, voice).whose} life total"))
CLAUSES.add(ExchangeLife, _exchange)
reads("effect", "double the power of <object> until end of turn", DoublePower)
reads(
    "effect",
    "double the power and toughness of <object> until end of turn",
    lambda what: DoublePower(what, toughness=True),
)
reads("effect", "exchange control of <object> and <object>", ExchangeControl)
reads("effect", "double your life total", DoubleLife)
reads("effect", "<who> (exchanges|exchange) life totals with <who>", ExchangeLife)
