"""Phrases for the words of `apnap.abilities.zones.together`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.facts.comparing import GreatestBuried
from apnap.abilities.filters import AllOf, every
from apnap.abilities.zones.chosen import HandAndGraveyard
from apnap.abilities.zones.putting import (
    ALL,
    ANY_NUMBER,
    EXACTLY,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    ON_BOTTOM,
    ON_TOP,
    Among,
    ExiledWithThis,
    InZone,
    PutCards,
    Supply,
)
from apnap.abilities.zones.together import APART, SHARED, ChooseAnyOf, Differing, Sharing, Together, TotalAtMost
from apnap.english.amounts import AMOUNTS, is_simple
from apnap.english.nouns import FILTERS, LATEST, Noun, Voice, noun
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Filter
from apnap.rules.core.constants import GRAVEYARD, ZONE_NAMES


def noun_of(filter: Filter, together: Together | None, kind: str = "card") -> Noun:
    """The noun of some cards, with what is asked of all of them."""
    return noun(filter if together is None else every((filter, together)), kind)


def _total(node: TotalAtMost, n: Noun) -> None:
    voice = LATEST[0] if LATEST else Voice("", "this creature", 0)
    number = AMOUNTS.say(node.amount, voice)
    most = f"{number} or less" if is_simple(node.amount) else f"less than or equal to {number}"
    n.after.append(f"with total {node.of} {most}")


FILTERS.add(Sharing, lambda node, n: n.after.append(f"that share {node.what}"))
FILTERS.add(Differing, lambda node, n: n.after.append(f"with different {node.what}"))
FILTERS.add(TotalAtMost, _total)
for _what in SHARED:
    reads("together", f"that share {_what}", lambda what=_what: Sharing(what))
for _what in APART:
    reads("together", f"with different {_what}", lambda what=_what: Differing(what))
for _of in ("power", "toughness", "mana value"):
    reads("together", f"with total {_of} <digits> or less", lambda n, of=_of: TotalAtMost(of, n))
    reads_knowing("together", f"with total {_of} X or less", lambda said, of=_of: TotalAtMost(of, said.amount_x()))
    reads("together", f"with total {_of} less than or equal to <amount>", lambda a, of=_of: TotalAtMost(of, a))
reads("cards together", "<cards> <together>", lambda f, together: (*f, together))


reads_knowing("some cards", "any number of other <cards together>", lambda said, f: (0, ANY_NUMBER, said.others(f)))


def _choose_any(node: ChooseAnyOf, voice: Voice) -> Clause:
    return order("choose", f"any number of {noun_of(node.filter, node.together, 'permanent').many()}")


CLAUSES.add(ChooseAnyOf, _choose_any)
reads_knowing(
    "effect",
    "choose any number of <permanents> <together>",
    lambda said, f, together: (said.took_up(), ChooseAnyOf(*f, together))[1],
)


def place_words(to: str, whose: str, many: bool, tapped: bool = False, back: bool = False) -> str:
    """`into your hand`, `onto the battlefield tapped`, `on the bottom of your library`."""
    ordered = " in any order" if many else ""
    if to == IN_HAND:
        return f"{'to' if back else 'into'} {whose} hand"
    if to == IN_GRAVEYARD:
        return f"into {whose} graveyard"
    if to == IN_PLAY:
        return f"{'to' if back else 'onto'} the battlefield{' tapped' if tapped else ''}"
    if to == ON_TOP:
        return f"on top of {whose} library{ordered}"
    if to == ON_BOTTOM:
        return f"on the bottom of {whose} library{ordered}"
    return f"on the bottom of {whose} library in a random order"


def supply_words(supply: Supply, whose: str, voice: Voice, one: bool = True) -> str:
    """`from among them`, `from your hand or graveyard`, `exiled with this`."""
    if isinstance(supply, Among) and supply.words == "it":
        return "from it"
    if isinstance(supply, Among):
        words = f"from among {supply.words}"
        return supply.words if supply.words in ("revealed this way", "exiled this way", "milled this way") else words
    if isinstance(supply, ExiledWithThis):
        return f"exiled with {voice.self_noun}"
    if isinstance(supply, HandAndGraveyard):
        return f"from {whose} hand {'or' if one else 'and/or'} graveyard"
    assert isinstance(supply, InZone)
    if supply.of_all:
        return "from all graveyards"
    return f"from {whose} {ZONE_NAMES[supply.zone]}"


def put_there(node: PutCards) -> Clause | None:
    """All those that came there this turn are returned to your hand; None for other cards."""
    n = noun(node.filter, "card")
    best = [f for f in filters_of(node.filter) if isinstance(f, GreatestBuried)]
    if best and node.how == EXACTLY and node.to == IN_HAND:
        late = n.after.pop()
        clause = order("return", f"to your hand the {n.bare()} in your graveyard {late}")
        clause.then = f"if {SEVERAL} are tied for greatest {best[0].of}, {ONE_OF_THEM}"
        return clause
    if node.how != ALL or not any(words.startswith(PUT_THERE) for words in n.after):
        return None
    late = " ".join(n.after).replace("that was ", "that were ", 1)
    n.after = []
    if node.to == IN_PLAY and isinstance(node.supply, InZone) and node.supply.of_all and not node.owners:
        return order("put", f"{IN_PLAY_FOR_YOU} all {n.many()} in all graveyards {late}")
    if node.to == IN_PLAY and node.supply == InZone(GRAVEYARD):
        tapped = " tapped" if node.tapped else ""
        return order("return", f"to the battlefield{tapped} all {n.many()} in your graveyard {late}")
    if node.to != IN_HAND:
        return None
    return order("return", f"to your hand all {n.many()} in your graveyard {late}")


def filters_of(filter: Filter) -> list[Filter]:
    return filter.filters if isinstance(filter, AllOf) else [filter]


ONE_OF_THEM: Final = "you choose one of them"
SEVERAL: Final = "two or more cards"
PUT_THERE: Final = "that was put there"
IN_PLAY_FOR_YOU: Final = "onto the battlefield under your control"
