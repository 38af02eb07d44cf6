"""Phrases for the words of `apnap.abilities.keyword_actions.proliferate_and_blight`."""

from __future__ import annotations

from apnap.abilities.amounts import ChosenX, ThatMuch, WhereX
from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.proliferate_and_blight import Blight, BlightCost, Proliferate, TimeTravel
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import Voice, ref
from apnap.english.phrases.keyword_actions.tokens import how_often
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, COSTS, Clause
from apnap.rules.ch1_concepts.definitions import Amount


def as_often(times: Amount, voice: Voice) -> str:
    """`twice`, `X times`, `a number of times equal to the difference`."""
    if isinstance(times, (Number, ChosenX, WhereX, ThatMuch)):
        return how_often(times, voice)
    return f"a number of times equal to {AMOUNTS.say(times, voice)}"


CLAUSES.add(
    Proliferate,
    lambda node, voice: Clause(ref(node.who, voice), "proliferates", "proliferate", as_often(node.times, voice)),
)
CLAUSES.add(Blight, lambda node, voice: Clause(ref(node.who, voice), "blights", "blight", str(node.number)))
COSTS.add(BlightCost, lambda node, voice: f"blight {node.number}")
CLAUSES.add(TimeTravel, lambda node, voice: Clause(ref(node.who, voice), "time travels", "time travel", ""))
reads("effect", "proliferate", Proliferate)
reads("effect", "proliferate a number of times equal to <amount>", lambda n: Proliferate(times=n))
reads("effect", "proliferate twice", lambda: Proliferate(times=2))
reads_knowing("effect", "proliferate X times", lambda said: Proliferate(times=said.amount_x()))
reads("effect", "time travel", TimeTravel)
reads("effect", "blight <digits>", Blight)
reads("paid", "blight <digits>", BlightCost)
