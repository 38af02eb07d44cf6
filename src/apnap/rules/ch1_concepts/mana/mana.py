"""Mana: what could be paid, paying it, mana abilities, and pools that empty. CR 106, 601.2g-h, 605.

The work is done next door: sources.py (what makes mana), profile.py (can it be paid, quickly), plan.py
(can it be paid, and how, exactly), payment.py (paying).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Activated
from apnap.rules.ch1_concepts.mana.payment import SPEND_LIFE, activate_mana, own_claims, own_cost, pay
from apnap.rules.ch1_concepts.mana.plan import is_payable
from apnap.rules.ch1_concepts.mana.profile import can_pay, max_x
from apnap.rules.ch1_concepts.mana.purpose import FOR_NOTHING, USE_ACTIVATE, Payment
from apnap.rules.ch1_concepts.mana.sources import MANA_ZONES, maker_of, mana_context
from apnap.rules.ch1_concepts.mana.ways import mana_needed
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.core.constants import COLOR_LETTERS, F_ACTIVATE, MANA_KINDS, POOL_SIZE, S_FORBID
from apnap.rules.core.decisions import O_MANA, Option
from apnap.rules.core.players import EMPTY_POOL, NO_MANA, Mana, Player
from apnap.rules.core.types import ObjectId, Seat, Step

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

__all__ = [
    "SPEND_LIFE",
    "activate_mana",
    "can_activate",
    "can_pay",
    "empty_pools",
    "mana_options",
    "max_x",
    "pay",
    "pool_words",
]


def can_activate(game: Game, seat: Seat, id: ObjectId, ability: Activated) -> bool:
    """May the player activate this mana ability now, and can they pay for it? CR 602.5, 605.3a."""
    state = game.state
    o = state.objs[id]
    if not ability.makes or o.controller != seat or not ability.zones >> o.zone & 1:
        return False
    if ability.simple_mana and o.tapped:
        return False
    if state.standing[S_FORBID] and game.is_forbidden(F_ACTIVATE, seat, id):
        return False
    if maker_of(game, seat, id, 0, ability, game.char(id), FOR_NOTHING, True) is None:
        return False
    cost = own_cost(game, seat, id, ability)
    if mana_needed(cost, 0) == 0:
        return True
    claims = own_claims(game, mana_context(seat, id), ability)
    return is_payable(game, seat, cost, 0, claims, Payment(USE_ACTIVATE, id))


def mana_options(game: Game, seat: Seat, out: list[Option]) -> None:
    """The mana abilities that the player may activate now. CR 605.3a."""
    for zone in MANA_ZONES:
        for id in game.state.ids(seat, zone):
            abilities = game.char(id).abilities
            if abilities.mana and abilities.activated_zones >> zone & 1:
                for i in range(len(abilities.activated)):
                    if can_activate(game, seat, id, abilities.activated[i]):
                        out.append(Option(O_MANA, id, i))


def empty_pools(game: Game) -> None:
    """Unspent mana is lost as a step or phase ends. CR 106.4, 500.5."""
    state = game.state
    mask: i64 = -1 if state.table.markers == 1 else markers.emptied(state)
    for seat in range(state.seats):
        p = state.players[seat]
        if (p.pool_total or p.special_mana) and mask >> seat & 1:
            p = state.edit_player(seat)
            p.pool = EMPTY_POOL
            p.pool_total = 0
            p.special_mana = kept_mana(p.special_mana, state.turn().step)
            p.mana_dirty = True
            state.touch()


def kept_mana(special: list[Mana], step: Step) -> list[Mana]:
    """What is not lost as a step or phase ends, because something said so when it was added."""
    left: list[Mana] = []
    for unit in special:
        if unit.restriction.lasts(step):
            left.append(unit)
    return left if left else NO_MANA


def pool_words(p: Player) -> str:
    """`{R}{R}{C}` for what is in a pool. CR 106.4a."""
    out = ""
    for i in range(POOL_SIZE):
        out += ("{" + COLOR_LETTERS[i % MANA_KINDS] + "}") * p.pool[i]
    return out
