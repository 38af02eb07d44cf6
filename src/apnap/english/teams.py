"""Phrases for players by their part in a turn or combat, and for totals that change places or can't change."""

from __future__ import annotations

from apnap.abilities.conditions import ControlsMore
from apnap.abilities.effects.choices import ToOne
from apnap.abilities.effects.life import RedistributeLife
from apnap.abilities.keyword_actions.exchange_and_double import ExchangeLife
from apnap.abilities.player_counters import CountersOfPlayer, IsPoisoned, LoseCounters
from apnap.abilities.players import ActivePlayer, AttackingPlayer, DefendingOne, DefendingPlayer, EachOpponent
from apnap.abilities.statics.becoming import LosesKeywords
from apnap.abilities.statics.restrictions import CantBlockUnless, CantGetPoison, CantHaveMinusCounters, CantLoseLife
from apnap.english.effects import CHANGES, CLAUSES, CONDITIONS, PER, Changed, Clause, order
from apnap.english.nouns import SELECTORS, Ref, Voice, keyword_names, noun, ref
from apnap.english.words import listed
from apnap.rules.ch1_concepts.definitions import Selector

# parts that players have
SELECTORS.add(ActivePlayer, lambda node, voice: Ref("the active player"))
SELECTORS.add(AttackingPlayer, lambda node, voice: Ref("attacking player"))
SELECTORS.add(DefendingOne, lambda node, voice: Ref("defending player"))
SELECTORS.add(DefendingPlayer, lambda node, voice: Ref("defending player"))
CLAUSES.add(ToOne, lambda node, voice: CLAUSES.say(node.effect, voice))
CONDITIONS.add(
    ControlsMore,
    lambda node, voice: f"you control more {noun(node.filter).many()} than {ref(node.than, voice).text}",
)
CHANGES.add(
    CantBlockUnless,
    lambda node, voice: Changed("can't", "can't", f"block unless {CONDITIONS.say(node.condition, voice)}"),
)


# totals
def _exchange(node: ExchangeLife, voice: Voice) -> Clause:
    if node.other is None:
        return Clause(ref(node.who, voice), "exchanges", "exchange", "life totals")
    return Clause(ref(node.who, voice), "exchanges", "exchange", f"life totals with {ref(node.other, voice).text}")


def _whose(who: Selector, voice: Voice) -> str:
    return "your opponents" if isinstance(who, EachOpponent) else ref(who, voice).text


def _lose_counters(node: LoseCounters, voice: Voice) -> Clause:
    return Clause(ref(node.who, voice), "loses", "lose", f"all {node.counter} counters", spoken=True)


CLAUSES.add(ExchangeLife, _exchange)
CLAUSES.add(
    RedistributeLife,
    lambda node, voice: order(
        "redistribute", "any number of life totals" if node.briefly else "any number of players' life totals"
    ),
)
CLAUSES.add(LoseCounters, _lose_counters)
PER.add(CountersOfPlayer, lambda node, voice: f"{node.counter} counter {_whose(node.who, voice)} have")
CONDITIONS.add(IsPoisoned, lambda node, voice: f"{ref(node.who, voice).text} is poisoned")
CHANGES.add(
    LosesKeywords, lambda node, voice: Changed("loses", "lose", listed(keyword_names(node.flags), "and"))
)
CHANGES.add(CantLoseLife, lambda node, voice: Changed("can't", "can't", "lose life"))
CHANGES.add(CantGetPoison, lambda node, voice: Changed("can't", "can't", "get poison counters"))
CHANGES.add(
    CantHaveMinusCounters, lambda node, voice: Changed("can't", "can't", "have -1/-1 counters put on them")
)
