"""The combat damage step: who deals damage now, how it is assigned, and dealing it all at once. CR 510."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.ch5_turns.combat.assignment import Assigner, Side, lethal_damage
from apnap.rules.ch5_turns.combat.bands import divides_for
from apnap.rules.ch5_turns.combat.removal import attacked_by, blocked_now, sweep
from apnap.rules.core.constants import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    NONE,
    P_BY_TOUGHNESS,
    P_UNBLOCKED,
    S_PERMIT,
    TRAMPLE,
)
from apnap.rules.core.decisions import DamageDecision, IllegalAnswer, Legality, YesNoDecision
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Unit
from apnap.rules.events import Damage, Event

__all__ = ["combat_damage", "default_assignment", "has_first_strike", "lethal_damage"]


def has_first_strike(game: Game) -> bool:
    """Does any attacking or blocking creature have first or double strike? CR 510.4."""
    state = game.state
    for a in state.turn().attackers:
        if game.char(a).keywords & (FIRST_STRIKE | DOUBLE_STRIKE):
            return True
        for b in state.objs[a].blockers:
            if game.char(b).keywords & (FIRST_STRIKE | DOUBLE_STRIKE):
                return True
    return False


def combat_damage(game: Game, first: bool) -> None:
    """Assign and deal combat damage; `first` is the first of two damage steps. CR 510.1-2, 510.4."""
    state = game.state
    sweep(game)
    events: list[Event] | None = None
    while events is None:
        events = assign_all(game, first)
    if first:
        # who had first or double strike as this step began, whether or not it dealt damage (702.7c)
        mark_struck(game)
        state.edit_turn().first_strike = True
    if len(events) == 1:
        game.emit(events[0])
    elif events:
        game.emit_all(events)


def mark_struck(game: Game) -> None:
    """Remember who belongs to the first of two damage steps. CR 510.4."""
    state = game.state
    for a in state.turn().attackers:
        if game.char(a).keywords & (FIRST_STRIKE | DOUBLE_STRIKE):
            state.edit(a).dealt_first_damage = True
        for b in state.objs[a].blockers:
            if game.char(b).keywords & (FIRST_STRIKE | DOUBLE_STRIKE):
                state.edit(b).dealt_first_damage = True


def to_assign(game: Game, id: ObjectId) -> i64:
    """How much combat damage a creature assigns: its power, unless an effect says it is toughness. CR 510.1a."""
    c = game.char(id)
    if game.state.standing[S_PERMIT] and game.is_permitted(P_BY_TOUGHNESS, game.state.objs[id].controller, id):
        return c.toughness
    return c.power


def deals_now(game: Game, id: ObjectId, first: bool) -> bool:
    """Does it assign combat damage in this step? CR 510.1a, 510.4, 702.4b-d, 702.7b-c."""
    c = game.char(id)
    if to_assign(game, id) <= 0:
        return False
    if first:
        return c.keywords & (FIRST_STRIKE | DOUBLE_STRIKE) != 0
    return not game.state.objs[id].dealt_first_damage or c.keywords & DOUBLE_STRIKE != 0


def assign_all(game: Game, first: bool) -> list[Event] | None:
    """All combat damage of this step; None when somebody left while it was announced. CR 510.1, 802.5, 805.10f."""
    events: list[Event] = []
    through = as_though_unblocked(game, first)
    if through is None or not assign_attackers(game, first, events, through):
        return None
    if not assign_blockers(game, first, events):
        return None
    return events


def as_though_unblocked(game: Game, first: bool) -> list[i64] | None:
    """The blocked attackers whose controllers have them assign their damage as though they were not. CR 510.1, 609.4.

    None when somebody left while that was asked.
    """
    state = game.state
    if not state.standing[S_PERMIT]:
        return NO_IDS
    out: list[i64] = []
    for a in state.turn().attackers.copy():
        o = state.objs[a]
        if not o.blocked or not deals_now(game, a, first) or attacked_by(game, a) == NONE:
            continue
        if game.is_permitted(P_UNBLOCKED, o.controller, a):
            decision = YesNoDecision(o.controller, "510.1", source=a, benefit=1, own=True)
            answer = consult(game, decision)
            if answer is None:
                return None
            if answer[0]:
                out.append(a)
    return out


def assign_attackers(game: Game, first: bool, events: list[Event], through: list[i64]) -> bool:
    """The active players announce what attacking creatures assign. CR 510.1b-c."""
    state = game.state
    before = len(events)
    for a in state.turn().attackers:
        if not deals_now(game, a, first):
            continue
        o = state.objs[a]
        if o.blocked and a not in through:
            n = len(o.blockers)
            if game.char(a).keywords & TRAMPLE:
                target = attacked_by(game, a)
                if n == 0:
                    # as though all its blockers had been assigned lethal damage (702.19d)
                    if target != NONE:
                        events.append(Damage(a, target, to_assign(game, a), True))
                    continue
                if target != NONE:
                    n += 1
            if n == 1:
                events.append(Damage(a, o.blockers[0], to_assign(game, a), True))
            elif n > 1:
                del events[before:]
                return announce(game, attacking_side(game, first, through), "510.1c", events)
        else:
            target = attacked_by(game, a)
            if target != NONE:
                events.append(Damage(a, target, to_assign(game, a) * o.token_count, True))
    return True


def attacking_side(game: Game, first: bool, through: list[i64]) -> Side:
    """All attackers that assign damage, with what they may assign it to."""
    state = game.state
    side = Side(state.table.damage_order)
    for a in state.turn().attackers:
        if not deals_now(game, a, first):
            continue
        o = state.objs[a]
        c = game.char(a)
        deathtouch = c.keywords & DEATHTOUCH != 0
        target = attacked_by(game, a)
        if not o.blocked or a in through:
            if target != NONE:
                side.add(game, Assigner(a, to_assign(game, a) * o.token_count, [target], True, deathtouch))
            continue
        targets = o.blockers.copy()
        chooser = divides_for(game, targets)  # 702.22j
        spills = c.keywords & TRAMPLE != 0 and target != NONE and chooser < 0
        if spills:
            targets.append(target)
        if targets:
            assigner = Assigner(a, to_assign(game, a), targets, spills, deathtouch)
            assigner.chooser = chooser
            side.add(game, assigner)
    return side


def assign_blockers(game: Game, first: bool, events: list[Event]) -> bool:
    """Each defending unit in turn order announces what its blocking creatures assign. CR 510.1d."""
    state = game.state
    before = len(events)
    seen: list[i64] = []
    several = False
    for a in state.turn().attackers:
        for b in state.objs[a].blockers:
            if not deals_now(game, b, first):
                continue
            if len(state.objs[b].blocking) > 1:
                if b in seen:
                    continue
                seen.append(b)
                blocked = blocked_now(state, b)
                if len(blocked) > 1:
                    several = True
                    continue
                events.append(Damage(b, blocked[0], to_assign(game, b), True))
            else:
                events.append(Damage(b, a, to_assign(game, b), True))
    if not several:
        return True
    del events[before:]  # all blockers are on one of the sides below
    done: list[i64] = []
    for seat in state.apnap():
        unit = state.table.unit_of[seat]
        if unit in done:
            continue
        done.append(unit)
        side = blocking_side(game, first, unit)
        if side.assigners and not announce(game, side, "510.1d", events):
            return False
    return True


def blocking_side(game: Game, first: bool, unit: Unit) -> Side:
    """All blockers of a unit that assign damage, with the attackers they block."""
    state = game.state
    side = Side(state.table.damage_order)
    seen: list[i64] = []
    for a in state.turn().attackers:
        for b in state.objs[a].blockers:
            if b in seen or state.table.unit_of[state.objs[b].controller] != unit:
                continue
            seen.append(b)
            if deals_now(game, b, first):
                c = game.char(b)
                targets = blocked_now(state, b).copy()
                assigner = Assigner(b, to_assign(game, b), targets, False, c.keywords & DEATHTOUCH != 0)
                assigner.chooser = divides_for(game, targets)  # 702.22k
                side.add(game, assigner)
    return side


def announce(game: Game, side: Side, rule: str, events: list[Event]) -> bool:
    """Ask where there is a choice, and add the damage; False when somebody left meanwhile. CR 510.1e."""
    for assigner in side.assigners:
        if side.is_forced(assigner):
            given: list[i64] = [0] * len(assigner.targets)
            given[0] = assigner.amount
            assigner.given = given
    for assigner in side.assigners:
        if assigner.given:
            continue
        seat = assigner.chooser if assigner.chooser >= 0 else game.state.objs[assigner.id].controller
        decision = DamageDecision(seat, rule, assigner.targets, assigner.amount, assigner.id)
        decision.legality = Announcing(side, assigner)
        answer = consult(game, decision)
        if answer is None:
            return False
        assigner.given = answer
        if not side.is_legal():
            raise IllegalAnswer(rule, refusal(game, side, assigner))
    for assigner in side.assigners:
        for i in range(len(assigner.targets)):
            if assigner.given[i] > 0:
                events.append(Damage(assigner.id, assigner.targets[i], assigner.given[i], True))
    return True


class Announcing(Legality):
    """What one creature may assign, after those of its side that have announced. CR 510.1e."""

    def __init__(self, side: Side, assigner: Assigner) -> None:
        self.side: Side = side
        self.assigner: Assigner = assigner

    def allows(self, answer: list[i64]) -> bool:
        given = self.assigner.given
        self.assigner.given = answer
        legal = self.side.is_legal()
        self.assigner.given = given
        return legal

    def lethal(self, index: i64) -> i64:
        if index >= self.assigner.creatures:
            return 0
        left = self.side.deficits()[self.side.creatures.index(self.assigner.targets[index])]
        return 1 if left > 1 and self.assigner.deathtouch else left


def refusal(game: Game, side: Side, assigner: Assigner) -> str:
    """What is wrong with an assignment."""
    name = game.name(assigner.id)
    deficits = side.deficits()
    for i in range(side.depth(assigner)):
        if i < assigner.creatures and deficits[side.creatures.index(assigner.targets[i])] > 0:
            return f"{name} must assign lethal damage to {game.name(assigner.targets[i])} first"
    return f"{name} can't assign its damage so, after what others have assigned"


def default_assignment(game: Game, decision: DamageDecision) -> list[i64]:
    """Lethal damage down the line, and what is left to the last: legal whatever the other creatures assign."""
    out: list[i64] = []
    left = decision.maximum
    n = len(decision.among)
    for i in range(n):
        target = decision.among[i]
        amount = left
        if target >= 0 and i < n - 1:
            amount = min(left, lethal_damage(game, target, decision.source))
        out.append(amount)
        left -= amount
    return out
