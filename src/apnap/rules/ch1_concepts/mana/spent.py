"""What mana was spent to cast a spell, for a card that asks: how much of each kind. CR 106.6, 601.2h.

It is noted on the spell as one number, a few bits for each kind and for mana from snow sources, and the permanent that
the spell becomes has the same note.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.mana.purpose import SPECIAL, USE_CAST, Payment
from apnap.rules.ch7_additional.faces import face_of_spell
from apnap.rules.core.constants import MANA_KINDS, STACK
from apnap.rules.core.designations import MANA_SPENT, note, noted
from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

BITS: Final = 8
MOST: Final = 255  # of one kind

# what a face asks about the mana spent on it
ASKS_NOTHING: Final = 0
ASKS_HOW_MUCH: Final = 1
ASKS_KINDS: Final = 2


def asked(game: Game, payment: Payment) -> i64:
    """What the spell that is being paid for asks about the mana."""
    if payment.use != USE_CAST:
        return ASKS_NOTHING
    o = game.state.objs[payment.on]
    if o.zone != STACK:
        return ASKS_NOTHING
    own = face_of_spell(o).counts_mana
    return ASKS_HOW_MUCH if own == ASKS_NOTHING and game.state.has_cards_counting_mana else own


def note_spent(game: Game, places: list[i64], payment: Payment) -> None:
    """This mana, by its places in a pool, has been spent on the spell."""
    if not places or asked(game, payment) == ASKS_NOTHING:
        return
    total = noted(game.state.objs[payment.on], MANA_SPENT, 0)
    for i in places:
        place = i - SPECIAL if i >= SPECIAL else i
        total = one_more(total, place % MANA_KINDS)
        if place >= MANA_KINDS:
            total = one_more(total, MANA_KINDS)
    note(game.state, payment.on, MANA_SPENT, total)


def one_more(total: i64, field: i64) -> i64:
    return total if total >> BITS * field & MOST == MOST else total + (1 << BITS * field)


def spent_of(game: Game, id: ObjectId, kind: i64) -> i64:
    """How much mana of a kind was spent on this spell, or on what became this permanent; MANA_KINDS is for snow."""
    return noted(game.state.objs[id], MANA_SPENT, 0) >> BITS * kind & MOST


def all_spent(game: Game, id: ObjectId) -> i64:
    """How much mana of any kind."""
    n: i64 = 0
    for kind in range(MANA_KINDS):
        n += spent_of(game, id, kind)
    return n


def colors_spent(game: Game, id: ObjectId) -> i64:
    """Of how many colours that mana was. CR 105.1."""
    n: i64 = 0
    for kind in range(MANA_KINDS - 1):
        if spent_of(game, id, kind):
            n += 1
    return n
