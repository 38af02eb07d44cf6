"""Costs to attack and to block: what each player owes for a declaration. CR 508.1g-j, 509.1d-f."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.costs.cost_parts import look_again
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, CostPart
from apnap.rules.ch1_concepts.mana.purpose import USE_OTHER, Payment
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.ch8_multiplayer.leaving import ask_while_here, names_of
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.core.constants import BATTLEFIELD, NONE, S_ATTACK, S_BLOCK, VIGILANCE
from apnap.rules.core.decisions import FOR_COST, YesNoDecision
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.recorded import has_someone_left
from apnap.rules.core.supposing import suppose
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Toll:
    """What one player owes for the creatures they attack or block with."""

    def __init__(self, seat: Seat, creature: i64) -> None:
        self.seat: Seat = seat
        self.creature: i64 = creature  # the first of the creatures it is for
        self.parts: list[CostPart] = []


def attack_cost(game: Game, attacker: ObjectId, target: Ref) -> list[CostPart]:
    """All that attacking this with that creature costs. CR 508.1h."""
    out: list[CostPart] = []
    for e in standing_on(game, S_ATTACK, attacker):
        for part in e.static.attack_cost(game, e, attacker, target):
            out.append(part)
    return out


def block_cost(game: Game, blocker: ObjectId, attacker: ObjectId) -> list[CostPart]:
    """All that blocking this with that creature costs. CR 509.1d."""
    out: list[CostPart] = []
    for e in standing_on(game, S_BLOCK, blocker):
        for part in e.static.block_cost(game, e, blocker, attacker):
            out.append(part)
    return out


def attack_tolls(game: Game, attackers: list[ObjectId], targets: list[Ref]) -> list[Toll]:
    """The total cost of an attack, by player. CR 508.1h."""
    out: list[Toll] = []
    for i in range(len(attackers)):
        charge(game, out, attackers[i], attack_cost(game, attackers[i], targets[i]))
    return out


def choose_options(game: Game, attackers: list[ObjectId], targets: list[Ref], owed: list[Toll]) -> None:
    """Their controllers say which optional costs of the attack they pay, as far as they can pay all. CR 508.1g."""
    state = game.state
    for e in state.standing[S_ATTACK]:
        for i in range(len(attackers)):
            id = attackers[i]
            part = e.static.attack_option(game, e, id, targets[i])
            if part is None:
                part = e.static.option_among(game, e, id, attackers)
            if part is None or state.objs[id].zone != BATTLEFIELD:
                continue
            seat = state.objs[id].controller
            more = with_part(owed, seat, id, part)
            if not can_pay(game, more, NO_IDS):
                continue
            decision = YesNoDecision(seat, "508.1g", purpose=FOR_COST, source=id, benefit=1, labels=[""], nodes=[part])
            answer = ask_while_here(game, decision)
            if answer and answer[0] and state.objs[id].zone == BATTLEFIELD:
                owed.clear()
                owed.extend(more)


def with_part(owed: list[Toll], seat: Seat, creature: i64, part: CostPart) -> list[Toll]:
    """What is owed with one more cost, for this creature."""
    out: list[Toll] = []
    for toll in owed:
        out.append(toll)
    one = Toll(seat, creature)
    one.parts.append(part)
    out.append(one)
    return out


def block_tolls(game: Game, blockers: list[ObjectId], attackers: list[ObjectId]) -> list[Toll]:
    """The total cost of the blocks, by player. CR 509.1d."""
    out: list[Toll] = []
    for i in range(len(blockers)):
        charge(game, out, blockers[i], block_cost(game, blockers[i], attackers[i]))
    return out


def charge(game: Game, owed: list[Toll], creature: i64, parts: list[CostPart]) -> None:
    """Add parts to what the controller of a creature owes."""
    if not parts:
        return
    seat = game.state.objs[creature].controller
    for toll in owed:
        if toll.seat == seat:
            toll.parts.extend(parts)
            return
    toll = Toll(seat, creature)
    toll.parts.extend(parts)
    owed.append(toll)


def can_pay(game: Game, owed: list[Toll], tapping: list[i64]) -> bool:
    """Can everybody pay, with these creatures tapped by attacking first? CR 508.1f, 508.1j."""
    if not owed:
        return True
    supposed = suppose(game)
    try:
        for id in tapping:
            if not game.char(id).keywords & VIGILANCE:
                supposed.tapped(id)
        due = merged(owed)
        for toll in due:
            if not is_payable(game, toll):
                return False
        return len(due) < 2 or is_payable_together(game, due)
    finally:
        supposed.end()


def payers(game: Game, owed: list[Toll]) -> str:
    """Those who would have to pay, for a message."""
    seats: list[Seat] = []
    for toll in owed:
        if toll.seat not in seats:
            seats.append(toll.seat)
    return names_of(game, seats)


def price(game: Game, owed: list[Toll]) -> str:
    """How much mana it would cost whom, after a colon; nothing where it costs no mana."""
    due = merged(owed)
    said: list[str] = []
    for toll in due:
        mana = total_costs.combined(FREE, toll.parts).mana
        if not mana.is_free():
            said.append(str(mana) if len(due) == 1 else f"{game.name_of_seat(toll.seat)} {mana}")
    return f": {', '.join(said)}" if said else ""


def is_payable(game: Game, toll: Toll) -> bool:
    """Can this player pay what they owe, whatever the others pay?"""
    ctx = Context(toll.seat, toll.creature)
    return total_costs.can_pay_total(game, ctx, total_costs.combined(FREE, toll.parts), 0)


def is_payable_together(game: Game, owed: list[Toll]) -> bool:
    """Do those who share a life total not need more of it than there is, at the least? CR 810.9b."""
    state = game.state
    life_of = state.table.life_of
    for toll in owed:
        holder = life_of[toll.seat]
        needed: i64 = 0
        sharing = 0
        for other in owed:
            if life_of[other.seat] == holder:
                sharing += 1
                needed += least_life(game, other)
        if sharing > 1 and needed > state.life(toll.seat):
            return False
    return True


def least_life(game: Game, toll: Toll) -> i64:
    """The least life with which a player can pay what they owe."""
    have = game.state.life(toll.seat)
    supposed = suppose(game)
    try:
        supposed.life(toll.seat, -have)
        least: i64 = 0
        while least < have and not is_payable(game, toll):
            supposed.life(toll.seat, 1)
            least += 1
        return least
    finally:
        supposed.end()


def merged(owed: list[Toll]) -> list[Toll]:
    """What each player owes in all: costs of one player are paid from the same means."""
    out: list[Toll] = []
    for toll in owed:
        found = False
        for known in out:
            if known.seat == toll.seat:
                known.parts.extend(toll.parts)
                found = True
        if not found:
            mine = Toll(toll.seat, toll.creature)
            mine.parts.extend(toll.parts)
            out.append(mine)
    return out


def pay(game: Game, owed: list[Toll], needs: list[Ref]) -> None:
    """Everybody pays. Without what it `needs`, the declaration is reversed. CR 508.1i-j, 509.1e-f, 733.1."""
    for toll in owed:
        if not game.state.in_game(toll.seat):
            continue
        ctx = Context(toll.seat, toll.creature)
        total = total_costs.combined(FREE, toll.parts)
        total.payment = Payment(USE_OTHER, NONE, needs)
        try:
            total_costs.pay_total(game, ctx, total, 0)
        except Departed:
            if game.state.in_game(toll.seat):
                raise  # somebody else left, and it cannot be completed any more
        if has_someone_left(game):
            look_again(game, needs)
