"""Phrases for players by their part in a turn or combat, and for totals that change places or can't change."""

from __future__ import annotations

from apnap.abilities import conditions as cond
from apnap.abilities import player_counters
from apnap.abilities.effects import life_totals, roles
from apnap.abilities.mechanics import attacking
from apnap.abilities.players import EachOpponent
from apnap.abilities.statics import rules as r
from apnap.abilities.statics import totals
from apnap.english.effects import CHANGES, CLAUSES, CONDITIONS, PER, Changed, Clause, order
from apnap.english.nouns import SELECTORS, Ref, Voice, keyword_names, noun, ref
from apnap.english.words import listed
from apnap.rules.definitions import Selector

# parts that players have
SELECTORS.add(roles.ActivePlayer, lambda node, voice: Ref("the active player"))
SELECTORS.add(roles.AttackingPlayer, lambda node, voice: Ref("attacking player"))
SELECTORS.add(roles.DefendingOne, lambda node, voice: Ref("defending player"))
SELECTORS.add(attacking.DefendingPlayer, lambda node, voice: Ref("defending player"))
CLAUSES.add(roles.ToOne, lambda node, voice: CLAUSES.say(node.effect, voice))
CONDITIONS.add(
    cond.ControlsMore,
    lambda node, voice: f"you control more {noun(node.filter).many()} than {ref(node.than, voice).text}",
)
CHANGES.add(
    r.CantBlockUnless,
    lambda node, voice: Changed("can't", "can't", f"block unless {CONDITIONS.say(node.condition, voice)}"),
)


# totals
def _exchange(node: life_totals.ExchangeLife, voice: Voice) -> Clause:
    if node.other is None:
        return Clause(ref(node.who, voice), "exchanges", "exchange", "life totals")
    return Clause(ref(node.who, voice), "exchanges", "exchange", f"life totals with {ref(node.other, voice).text}")


def _whose(who: Selector, voice: Voice) -> str:
    return "your opponents" if isinstance(who, EachOpponent) else ref(who, voice).text


def _lose_counters(node: player_counters.LoseCounters, voice: Voice) -> Clause:
    return Clause(ref(node.who, voice), "loses", "lose", f"all {node.counter} counters", spoken=True)


CLAUSES.add(life_totals.ExchangeLife, _exchange)
CLAUSES.add(
    life_totals.RedistributeLife,
    lambda node, voice: order(
        "redistribute", "any number of life totals" if node.briefly else "any number of players' life totals"
    ),
)
CLAUSES.add(player_counters.LoseCounters, _lose_counters)
PER.add(player_counters.CountersOfPlayer, lambda node, voice: f"{node.counter} counter {_whose(node.who, voice)} have")
CONDITIONS.add(player_counters.IsPoisoned, lambda node, voice: f"{ref(node.who, voice).text} is poisoned")
CHANGES.add(
    totals.LosesKeywords, lambda node, voice: Changed("loses", "lose", listed(keyword_names(node.flags), "and"))
)
CHANGES.add(totals.CantLoseLife, lambda node, voice: Changed("can't", "can't", "lose life"))
CHANGES.add(totals.CantGetPoison, lambda node, voice: Changed("can't", "can't", "get poison counters"))
CHANGES.add(
    totals.CantHaveMinusCounters, lambda node, voice: Changed("can't", "can't", "have -1/-1 counters put on them")
)
