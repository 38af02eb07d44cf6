"""How a spell is or was cast, in one number: which of the card's methods, and how often each optional cost is paid.

`Context.method` and `Obj.method` hold it. The low bits are the place among `CardDef.methods`; above them each optional
cost of the face, in its order, has a few bits of its own. Nobody else takes the number apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CardDef, CastMethod

INDEX_BITS: Final = 8
INDEX_MASK: Final = 255
PAID_BITS: Final = 6
PAID_MOST: Final = 63  # the most times that an optional cost is paid


def index_of(method: i64) -> i64:
    """The place of the method among those of the card."""
    return method & INDEX_MASK


def way_of(card: CardDef, method: i64) -> CastMethod:
    """The method among those of the card."""
    return card.methods[method & INDEX_MASK]


def pays_more(method: i64) -> bool:
    """Is an optional cost paid? CR 601.2b."""
    return method >> INDEX_BITS != 0


def times_paid(method: i64, index: i64) -> i64:
    """How often the optional cost in this place is paid. CR 601.2b."""
    return method >> (INDEX_BITS + PAID_BITS * index) & PAID_MOST


def with_paid(method: i64, index: i64, times: i64) -> i64:
    """The same way to cast it, with an optional cost that was not paid so far paid this often. CR 601.2b."""
    return method | times << (INDEX_BITS + PAID_BITS * index)
