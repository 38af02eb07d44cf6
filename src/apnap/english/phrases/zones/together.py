"""Phrases for the words of `apnap.abilities.zones.together`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.filters import every
from apnap.abilities.zones.putting import ALL, IN_HAND, PutCards
from apnap.abilities.zones.together import APART, SHARED, Differing, Sharing, Together, TotalAtMost
from apnap.english.amounts import AMOUNTS, is_simple
from apnap.english.nouns import FILTERS, LATEST, Noun, Voice, noun
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import Clause, order
from apnap.rules.ch1_concepts.definitions import Filter


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


def put_there(node: PutCards) -> Clause | None:
    """All those that came there this turn are returned to your hand; None for other cards."""
    n = noun(node.filter, "card")
    if node.how != ALL or node.to != IN_HAND or not any(words.startswith(PUT_THERE) for words in n.after):
        return None
    late = " ".join(n.after).replace("that was ", "that were ", 1)
    n.after = []
    return order("return", f"to your hand all {n.many()} in your graveyard {late}")


PUT_THERE: Final = "that was put there"
