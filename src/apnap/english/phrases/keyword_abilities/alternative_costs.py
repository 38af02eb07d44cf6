"""Phrases for the words of `apnap.abilities.keyword_abilities.alternative_costs`."""

from __future__ import annotations

from functools import partial
from typing import Final

from apnap.abilities.events.object_events import Casts
from apnap.abilities.facts.turn import HappenedThisTurn
from apnap.abilities.filters import every
from apnap.abilities.keyword_abilities.alternative_costs import (
    Awaken,
    Blitz,
    CastAs,
    Dash,
    Emerge,
    Evoke,
    FreeIf,
    Freerunning,
    Impending,
    MoreThanMeetsTheEye,
    Offering,
    OpponentGains,
    Prowl,
    RatherThan,
    Spectacle,
    Surge,
    WasCast,
    Way,
    WebSlinging,
)
from apnap.abilities.players import EACH_PLAYER
from apnap.english.abilities import ABILITIES, DASH, keyword
from apnap.english.common import FOR_FREE
from apnap.english.grammar import capital, listed, sentence
from apnap.english.nouns import FILTERS, Voice, noun
from apnap.english.reading.overload import AwakenCost, CleaveCost, OverloadCost
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS, COSTS
from apnap.rules.ch1_concepts.definitions import CostPart

CAST_AS: Final = {"warp": "warped"}


def _way(node: Way, voice: Voice) -> str:
    """`flashback {2}{U}`; with other costs, a dash and a sentence."""
    if not node.parts:
        return f"{node.name} {node.cost}"
    costs = ([node.cost] if node.cost else []) + [COSTS.say(part, voice) for part in node.parts]
    return f"{node.name}{DASH}{sentence(', '.join(capital(cost) for cost in costs))}"


keyword(Way, _way)
keyword(Freerunning, lambda node, voice: f"freerunning {node.cost}")
keyword(MoreThanMeetsTheEye, lambda node, voice: f"More Than Meets the Eye {node.cost}")
keyword(Awaken, lambda node, voice: f"awaken {node.number}{DASH}{node.cost}")
keyword(WebSlinging, lambda node, voice: f"web-slinging {node.cost}")
keyword(Impending, lambda node, voice: f"impending {node.number}{DASH}{node.cost}")
ABILITIES.add(
    FreeIf,
    lambda node, voice: sentence(f"if {CONDITIONS.say(node.condition, voice)}, you may cast this spell {FOR_FREE}"),
)
CONDITIONS.add(
    WasCast, lambda node, voice: f"{'its' if node.pronoun else 'this spell' + chr(39) + 's'} {node.name} cost was paid"
)
for _name in ("emerge", "evoke", "madness", "mayhem", "prowl", "sneak", "spectacle", "surge"):
    reads("condition", f"~ 's {_name} cost was paid", partial(WasCast, _name))
    reads("condition", f"(its|his|her) {_name} cost was paid", partial(WasCast, _name, pronoun=True))
reads("keyword", "evoke <mana>", Evoke)
reads("keyword", "dash <mana>", Dash)
reads("keyword", "blitz <mana>", Blitz)
reads("keyword", "more than meets the Eye <mana>", MoreThanMeetsTheEye)
reads("keyword", "surge <mana>", Surge)
reads("keyword", "spectacle <mana>", Spectacle)
reads("keyword", "freerunning <mana>", Freerunning)
reads("keyword", "prowl <mana>", Prowl)
reads("keyword", "web-slinging <mana>", WebSlinging)
reads("keyword", "impending <digits> \u2014 <mana>", Impending)
reads("line", "if <conditions> , you may cast ~ without paying its mana cost .", FreeIf)
reads("keyword", "evoke \u2014 <paid> .", lambda cost: Evoke("", cost))


def _rather(node: RatherThan, voice: Voice) -> str:
    said = [f"pay {node.paid}"] if node.paid else []
    said += [COSTS.say(part, voice) for part in node.parts]
    provided = "" if node.condition is None else f"if {CONDITIONS.say(node.condition, voice)}, "
    if any(isinstance(part, OpponentGains) for part in node.parts):
        return sentence(f"{provided}{RATHER}, you may {listed(said, 'and')}")
    return sentence(f"{provided}you may {listed(said, 'and')} rather than pay this spell's mana cost")


def other_cost(*parts: CostPart | str) -> tuple[str, list[CostPart]]:
    """Mana and other things, apart."""
    mana = [part for part in parts if isinstance(part, str)]
    return "".join(mana), [part for part in parts if not isinstance(part, str)]


RATHER: Final = "rather than pay this spell's mana cost"
ABILITIES.add(RatherThan, _rather)
reads("other cost", "pay <mana>", lambda mana: other_cost(mana))
reads("other cost", "<paid>", lambda paid: other_cost(paid))
reads("other cost", "pay <mana> and <paid>", other_cost)
reads("other cost", "<paid> and <paid>", other_cost)
reads(
    "line",
    "you may <other cost> <rather than pay> ~ 's mana cost .",
    lambda cost: RatherThan(cost[0], *cost[1]),
)
reads(
    "line",
    "if <conditions> , you may <other cost> <rather than pay> ~ 's mana cost .",
    lambda condition, cost: RatherThan(cost[0], *cost[1], provided=condition),
)
reads("keyword", "overload <mana>", OverloadCost)
reads("keyword", "cleave <mana>", CleaveCost)
reads("keyword", "awaken <digits> \u2014 <mana>", AwakenCost)
COSTS.add(OpponentGains, lambda node, voice: f"have an opponent gain {node.number} life")
reads("opponent gains", "have an opponent gain <digits> life", OpponentGains)
reads(
    "line",
    "<rather than pay> ~ 's mana cost , you may <opponent gains> .",
    lambda cost: RatherThan("", cost),
)
reads(
    "line",
    "if <conditions> , <rather than pay> ~ 's mana cost , you may <opponent gains> .",
    lambda condition, cost: RatherThan("", cost, provided=condition),
)
keyword(Offering, lambda node, voice: f"{noun(node.filter).bare()} offering")
reads("keyword", "<permanent> offering", lambda f: Offering(*f))


def _emerge(node: Emerge, voice: Voice) -> str:
    return f"emerge{f' from {noun(every(tuple(node.from_what))).bare()}' if node.from_what else ''} {node.cost}"


keyword(Emerge, _emerge)
reads("keyword", "emerge <mana>", Emerge)
reads("keyword", "emerge from <permanent> <mana>", lambda f, mana: Emerge(mana, *f))
FILTERS.add(CastAs, lambda node, n: n.after.append(f"that was {CAST_AS[node.name]}"))
for _named, _done in CAST_AS.items():
    reads("after a spell", f"that was {_done}", lambda way=_named: CastAs(way))
    reads(
        "condition",
        f"a spell was {_done} this turn",
        lambda way=_named, done=_done: HappenedThisTurn(
            Casts(CastAs(way), who=EACH_PLAYER), said=f"a spell was {done}"
        ),
    )
