"""The declare attackers step: who may attack what, the declaration, and what follows from it. CR 508."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat import attack_rules, bands, choosers, tolls
from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.ch5_turns.combat.begin import opponents_to_attack
from apnap.rules.ch7_additional.loops import token_groups
from apnap.rules.core.constants import (
    AMONG_ATTACKABLE,
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    DEFENDER,
    HASTE,
    NONE,
    P_DEFENDER,
    PLANESWALKER,
    S_ATTACK,
    VIGILANCE,
)
from apnap.rules.core.decisions import AttackDecision
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Attacks, Event, Tap


def declare_attackers(game: Game) -> None:
    """The active players declare attackers, as one attack. CR 508.1, 508.1d, 702.22, 732.2a, 805.10b."""
    state = game.state
    if state.has_token_groups:
        token_groups.before_attacks(game, state.turn().active)
    while True:
        field = survey(game)
        if field is None:
            return
        restricted = len(state.standing[S_ATTACK]) > 0
        answer: list[i64] | None = attack_rules.only_attack(game, field) if restricted else None
        judged = False
        if answer is None:
            chooser = choosers.attack_chooser(game) if restricted else -1
            if chooser >= 0:
                answer = choosers.chosen_attack(game, field, chooser)
            else:
                decision = AttackDecision(state.turn().active[0], field.creatures, field.targets)
                answer = consult(game, decision.with_choices(field.choices))
                judged = answer is not None and decision.is_found_legal(answer, state.version)
            if answer is None:
                continue
        if (restricted or field.several) and not judged:
            attack_rules.check_attack(game, field, answer)
        attackers, targets = declared(field, answer)
        formed = bands.NO_BANDS
        if bands.may_band(game, attackers):
            said = bands.declare_bands(game, attackers, targets)
            if said is None:
                continue
            formed = said
        attack(game, attackers, targets, formed)
        return


def declared(field: attack_rules.Field, answer: list[i64]) -> tuple[list[i64], list[i64]]:
    """The attackers of a declaration, and beside them what each attacks."""
    attackers: list[ObjectId] = []
    targets: list[Ref] = []
    for i in range(len(answer)):
        if answer[i] != NONE:
            attackers.append(field.creatures[i])
            targets.append(answer[i])
    return attackers, targets


def survey(game: Game) -> attack_rules.Field | None:
    """The creatures that could attack, with what each could attack; None without any. CR 508.1a-c."""
    state = game.state
    turn = state.turn()
    creatures: list[i64] = []
    choices: list[list[i64]] = []
    targets: list[Ref] = NO_IDS
    several = False
    for seat in turn.active:
        own: list[i64] | None = None
        for id in state.ids(seat, BATTLEFIELD):
            if not state.objs[id].tapped and may_attack(game, id):
                if state.objs[id].token_count > 1 and state.standing[S_ATTACK]:
                    continue  # what restricts attacks or lets them cost something counts one by one
                if own is None:
                    own = targets_of(game, seat)
                    if not own:
                        break
                creatures.append(id)
                choices.append(own)
        if own:
            if not targets:
                targets = own
            elif targets != own:
                several = True
                targets = union(targets, own)
    if not creatures:
        return None
    if state.standing[S_ATTACK]:
        return attack_rules.restrict(game, creatures, choices)
    return attack_rules.Field(creatures, choices, targets, several)


def union(a: list[i64], b: list[i64]) -> list[i64]:
    """The members of both lists, once each."""
    out = a.copy()
    for x in b:
        if x not in out:
            out.append(x)
    return out


def may_attack(game: Game, id: ObjectId) -> bool:
    """Is this a creature that could be chosen as an attacker, as far as it alone decides? CR 508.1a, 302.6, 702.3b."""
    state = game.state
    o = state.objs[id]
    if o.tapped:
        return False
    c = game.char(id)
    if c.types & (CREATURE | BATTLE) != CREATURE:
        return False
    if c.keywords & DEFENDER and not game.is_permitted(P_DEFENDER, o.controller, id):
        return False
    return o.controlled_since < state.players[o.controller].turn_began or c.keywords & HASTE != 0


def targets_of(game: Game, seat: Seat) -> list[i64]:
    """The players, planeswalkers and battles that a player's creatures may attack in this combat. CR 508.1b, 310.9b."""
    state = game.state
    mask = state.turn().defenders & opponents_to_attack(state, seat)
    out: list[i64] = []
    if mask == 0:
        return out
    for s in range(state.seats):
        if mask >> s & 1:
            out.append(-1 - s)
    if state.lacks(AMONG_ATTACKABLE):
        return out
    for s in range(state.seats):
        for id in state.ids(s, BATTLEFIELD):
            types = game.char(id).types
            if types & (PLANESWALKER | BATTLE):
                if types & PLANESWALKER and mask >> s & 1:
                    out.append(id)
                elif types & BATTLE:
                    protector = state.objs[id].protector
                    if protector >= 0 and mask >> protector & 1:
                        out.append(id)
    return out


def defends(game: Game, target: Ref) -> i64:
    """The defending player, were this attacked. CR 508.5, 310.9d."""
    if target < 0:
        return -1 - target
    o = game.state.objs[target]
    types = game.char(target).types
    mask = game.state.turn().defenders
    if types & PLANESWALKER and mask >> o.controller & 1:
        return o.controller
    return o.protector if types & BATTLE else o.controller


def can_attack(game: Game, attacker: ObjectId) -> bool:
    """Could it be declared as an attacker in this combat, against anything at all?"""
    return len(legal_attack_targets(game, attacker)) > 0


def legal_attack_targets(game: Game, attacker: ObjectId) -> list[i64]:
    """What it could attack in this combat, whatever the other creatures do. CR 508.1a-c."""
    return targets_of_each(game, [attacker])[0]


def targets_of_each(game: Game, attackers: list[ObjectId]) -> list[list[i64]]:
    """What each of these could attack in this combat, whatever the others do. CR 508.1a-c."""
    state = game.state
    active = state.turn().active
    restricted = len(state.standing[S_ATTACK]) > 0
    of_seat: list[list[i64] | None] = [None] * state.seats
    out: list[list[i64]] = []
    for attacker in attackers:
        o = state.objs[attacker]
        if o.zone != BATTLEFIELD or o.controller not in active or not may_attack(game, attacker):
            out.append(NO_IDS)
            continue
        targets = of_seat[o.controller]
        if targets is None:
            targets = of_seat[o.controller] = targets_of(game, o.controller)
        out.append(attack_rules.unrestricted(game, attacker, targets) if restricted else targets)
    return out


def attack(game: Game, attackers: list[ObjectId], targets: list[Ref], formed: list[list[i64]]) -> None:
    """Carry out a legal declaration. CR 508.1f-m."""
    state = game.state
    if not attackers:
        return
    owed: list[tolls.Toll] = []
    may_cost = len(state.standing[S_ATTACK]) > 0
    if may_cost:
        owed = tolls.attack_tolls(game, attackers, targets)
    # f: attacking taps them
    taps: list[Event] = []
    for id in attackers:
        if not game.char(id).keywords & VIGILANCE:
            tap = Tap(id, False)
            tap.for_attack = True
            taps.append(tap)
    if taps:
        game.emit_all(taps)
    # g: optional costs are chosen, as far as they can be paid with the others
    if may_cost:
        tolls.choose_options(game, attackers, targets, owed)
    # h-j: costs were found payable before anything happened
    if owed:
        tolls.pay(game, owed, targets)
    if may_cost:  # somebody may have left while they were asked
        keep_present(game, attackers, targets)
    # k: they become attacking creatures
    attacks: list[Event] = []
    for i in range(len(attackers)):
        attacks.append(Attacks(attackers[i], targets[i], defends(game, targets[i])))
    if attacks:
        state.edit_turn().attackers = attackers
        if formed:
            bands.form_bands(game, formed)
        game.emit_all(attacks)


def keep_present(game: Game, attackers: list[ObjectId], targets: list[Ref]) -> None:
    """Only chosen creatures still controlled by an active player become attackers. CR 508.1k."""
    state = game.state
    active = state.turn().active
    i = 0
    while i < len(attackers):
        o = state.objs[attackers[i]]
        present = o.zone == BATTLEFIELD and o.controller in active and state.is_here(targets[i])
        if present and game.char(attackers[i]).types & (CREATURE | BATTLE) == CREATURE:
            i += 1
        else:
            attackers.pop(i)
            targets.pop(i)
