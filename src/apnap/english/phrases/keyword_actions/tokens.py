"""Phrases for the words of `apnap.abilities.keyword_actions.tokens`."""

from __future__ import annotations

from apnap.abilities.amounts import THAT_MUCH, ThatMuch
from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.tokens import Amass, Incubate, Investigate, Populate, Recruit
from apnap.english.amounts import AMOUNTS, of_count
from apnap.english.grammar import plural
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Amount


def how_often(amount: Amount, voice: Voice) -> str:
    """Nothing for once, `three times`, `X times`."""
    if isinstance(amount, Number) and amount.number == 1:
        return ""
    if isinstance(amount, Number) and amount.number == 2:
        return "twice"
    return "that many times" if isinstance(amount, ThatMuch) else f"{of_count(amount, voice)} times"


CLAUSES.add(
    Investigate,
    lambda node, voice: Clause(ref(node.who, voice), "investigates", "investigate", how_often(node.amount, voice)),
)


def _populate(node: Populate, voice: Voice) -> Clause:
    clause = Clause(ref(node.who, voice), "populates", "populate", how_often(node.times, voice))
    if node.attacking:
        clause.then = "the token enters tapped and attacking"
    return clause


CLAUSES.add(Populate, _populate)
reads("effect", "populate . the token enters tapped and attacking", lambda: Populate(attacking=True))
CLAUSES.add(
    Incubate,
    lambda node, voice: Clause(ref(node.who, voice), "incubates", "incubate", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(
    Amass,
    lambda node, voice: Clause(
        ref(node.who, voice), "amasses", "amass", f"{plural(node.subtype)} {AMOUNTS.say(node.amount, voice)}"
    ),
)
reads("effect", "investigate", Investigate)
reads("effect", "investigate twice", lambda: Investigate(2))
reads("effect", "investigate <number word> times", Investigate)
reads("effect", "populate", Populate)
reads("effect", "incubate <number>", Incubate)
reads("effect", "amass <subtype> <number>", Amass)
reads_knowing("effect", "investigate X times", lambda said: Investigate(said.amount_x()))
reads("effect", "investigate that many times", lambda: Investigate(THAT_MUCH))
reads("effect", "<who> incubates <number>", lambda who, n: Incubate(n, who=who))
reads("effect", "populate twice", lambda: Populate(times=2))
reads_knowing("effect", "populate X times", lambda said: Populate(times=said.amount_x()))
CLAUSES.add(Recruit, lambda node, voice: Clause(ref(node.who, voice), "recruits", "recruit", ""))
reads("effect", ("recruit", "you recruit"), Recruit)
reads("effect", "<who> recruits", Recruit)
