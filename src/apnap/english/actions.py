"""Phrases for keyword actions."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.keyword_actions.combat import Fight, Goad
from apnap.abilities.keyword_actions.library import Scry, Surveil
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.keyword_actions.strengthening import Connive, Explore
from apnap.abilities.keyword_actions.tokens import Investigate, Populate
from apnap.english.effects import AMOUNTS, CLAUSES, Clause, of_count, order
from apnap.english.nouns import Voice, all_of, ref
from apnap.rules.ch1_concepts.definitions import Amount


def how_often(amount: Amount, voice: Voice) -> str:
    """Nothing for once, `three times`, `X times`."""
    if isinstance(amount, Number) and amount.number == 1:
        return ""
    if isinstance(amount, Number) and amount.number == 2:
        return "twice"
    return f"{of_count(amount, voice)} times"


def _fight(node: Fight, voice: Voice) -> Clause:
    return Clause(ref(node.one, voice), "fights", "fight", ref(node.other, voice).text)


def _connive(node: Connive, voice: Voice) -> Clause:
    number = node.amount
    once = isinstance(number, Number) and number.number == 1
    return Clause(ref(node.what, voice), "connives", "connive", "" if once else AMOUNTS.say(number, voice))


def _so_many(node: Amount, voice: Voice) -> str:
    said = AMOUNTS.say(node, voice)
    return said if said.isdigit() or " " not in said else f"X, where X is {said}"


CLAUSES.add(
    Scry, lambda node, voice: Clause(ref(node.who, voice), "scries", "scry", _so_many(node.amount, voice))
)
CLAUSES.add(
    Surveil,
    lambda node, voice: Clause(ref(node.who, voice), "surveils", "surveil", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(Fight, _fight)
CLAUSES.add(SacrificeThat, lambda node, voice: order("sacrifice", ref(node.what, voice).text))
CLAUSES.add(Regenerate, lambda node, voice: order("regenerate", all_of(node.what, voice).text))
CLAUSES.add(Proliferate, lambda node, voice: Clause(ref(node.who, voice), "proliferates", "proliferate", ""))
CLAUSES.add(Explore, lambda node, voice: Clause(ref(node.what, voice), "explores", "explore", ""))
CLAUSES.add(Connive, _connive)
CLAUSES.add(
    Investigate,
    lambda node, voice: Clause(ref(node.who, voice), "investigates", "investigate", how_often(node.amount, voice)),
)
CLAUSES.add(Populate, lambda node, voice: Clause(ref(node.who, voice), "populates", "populate", ""))
CLAUSES.add(Goad, lambda node, voice: order("goad", all_of(node.subject, voice).text))
