"""The declare blockers step: who may block what, and what each defending unit declares. CR 509."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat import bands, block_rules, choosers, order, tolls
from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.ch5_turns.combat.block_rules import EVASION, can_block
from apnap.rules.ch5_turns.combat.removal import defending_seat, fits_combat, sweep
from apnap.rules.ch7_additional.loops import token_groups
from apnap.rules.core.constants import BATTLE, BATTLEFIELD, CREATURE, EV_BLOCKED, MENACE, S_BLOCK, SHADOW
from apnap.rules.core.decisions import BlockDecision
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Unit
from apnap.rules.events import BecomesBlocked, Blocks, Event, StaysUnblocked

__all__ = ["can_block", "declare_blockers", "survey"]


def declare_blockers(game: Game) -> None:
    """Each defending unit in turn order declares its blocks; then damage is put in order.

    CR 509.1, 509.3g, 732.2a, 802.4, 805.10d.
    """
    state = game.state
    sweep(game)
    if state.has_token_groups:
        token_groups.before_blocks(game)
    for unit in defending_units(game):
        declare(game, unit)
    if state.watchers[EV_BLOCKED]:
        note_unblocked(game)
    if state.table.damage_order:
        order.order_damage(game)


def note_unblocked(game: Game) -> None:
    """Abilities that trigger on attackers for which nobody blocks do so. CR 509.3g, 508.3f."""
    state = game.state
    events: list[Event] = []
    for a in state.turn().attackers:
        if not state.objs[a].blocked:
            events.append(StaysUnblocked(a))
    if events:
        game.emit_all(events)


def defending_units(game: Game) -> list[i64]:
    """The units whose members are attacked, in turn order from the one whose turn it is. CR 101.4, 802.4."""
    state = game.state
    turn = state.turn()
    mask: i64 = 0
    for a in turn.attackers:
        seat = defending_seat(game, a)
        if seat >= 0:
            mask |= 1 << seat
    out: list[i64] = []
    table = state.table
    n: i64 = len(table.units)
    u = turn.unit
    for _i in range(n):
        for s in table.units[u]:
            if mask >> s & 1:
                out.append(u)
                break
        u += state.direction
        if u >= n:
            u = 0
        elif u < 0:
            u = n - 1
    return out


def declare(game: Game, unit: Unit) -> None:
    """One unit declares all its blocks. CR 509.1a-i."""
    while True:
        wall = survey(game, unit)
        if wall is None:
            return
        chooser = choosers.block_chooser(game, game.state.table.units[unit]) if game.state.standing[S_BLOCK] else -1
        if chooser >= 0:
            answer = choosers.chosen_block(game, wall, chooser)
        else:
            answer = consult(game, BlockDecision(first_seat(game, unit), wall.blockers, wall.attackers))
        if answer is None:
            continue
        if answer:
            block_rules.check_shape(game, wall, answer)
        if answer or wall.restricted:
            block_rules.check_block(game, wall, answer)
        block(game, unit, answer)
        return


def unit_asked(game: Game, decision: BlockDecision) -> i64:
    """The unit whose creatures a decision is about, whoever decides."""
    return game.state.table.unit_of[game.state.objs[decision.blockers[0]].controller]


def first_seat(game: Game, unit: Unit) -> i64:
    """The member who speaks for a unit."""
    for s in game.state.table.units[unit]:
        if game.state.in_game(s):
            return s
    return -1


def survey(game: Game, unit: Unit) -> block_rules.Wall | None:
    """Who of a unit could block which attackers; None when nobody can. CR 509.1a-b, 802.4a-b."""
    state = game.state
    members = state.table.units[unit]
    attackers: list[ObjectId] = []
    restricted = len(state.standing[S_BLOCK]) > 0
    plain = not restricted  # every creature without shadow could block every one of them
    for a in state.turn().attackers:
        if state.objs[a].token_count == 1 and defending_seat(game, a) in members:
            attackers.append(a)
            keywords = game.char(a).keywords
            if keywords & MENACE:
                restricted = True
            if keywords & EVASION:
                plain = False
    if not attackers:
        return None
    blockers: list[ObjectId] = []
    choices: list[list[i64]] = []
    blockable: list[i64] = []
    met: dict[i64, bool] = {}
    for s in members:
        if not state.in_game(s):
            continue
        for id in state.ids(s, BATTLEFIELD):
            o = state.objs[id]
            if o.tapped or o.token_count > 1 or game.char(id).types & (CREATURE | BATTLE) != CREATURE:
                continue
            if plain and not game.char(id).keywords & SHADOW:
                blockers.append(id)
                choices.append(attackers)
                if len(met) < len(attackers):
                    for a in attackers:
                        if a not in met:
                            met[a] = True
                            blockable.append(a)
                continue
            own: list[i64] = []
            for a in attackers:
                if can_block(game, id, a):
                    own.append(a)
                    if a not in met:
                        met[a] = True
                        blockable.append(a)
            if own:
                blockers.append(id)
                choices.append(own)
    if not blockers:
        return None
    wall = block_rules.Wall(blockers, choices, blockable, restricted)
    if restricted:
        block_rules.prune(game, wall)
        if not wall.blockers:
            return None
    return wall


def block(game: Game, unit: Unit, answer: list[i64]) -> None:
    """Carry out a legal declaration. CR 509.1d-i."""
    state = game.state
    if not answer:
        return
    blockers: list[ObjectId] = []
    attackers: list[ObjectId] = []
    for i in range(0, len(answer), 2):
        blockers.append(answer[i])
        attackers.append(answer[i + 1])
    if state.standing[S_BLOCK]:
        # d-f: costs were found payable before anything happened
        owed = tolls.block_tolls(game, blockers, attackers)
        if owed:
            tolls.pay(game, owed, attackers)
    # g: those still controlled become blocking creatures
    members = state.table.units[unit]
    now: dict[i64, bool] = {}
    for a in state.turn().attackers:
        now[a] = True
    events: list[Event] = []
    blocked: list[i64] = []
    met: dict[i64, bool] = {}
    for i in range(len(blockers)):
        o = state.objs[blockers[i]]
        a = attackers[i]
        if o.controller in members and a in now and fits_combat(game, blockers[i]):
            events.append(Blocks(blockers[i], a))
            if a not in met:
                met[a] = True
                blocked.append(a)
            if state.objs[a].band >= 0:
                for mate in bands.banded_with(game, a):
                    if mate not in met:
                        met[mate] = True
                        blocked.append(mate)  # 702.22h
    # h-i: attackers become blocked, and abilities trigger on all of it at once
    for a in blocked:
        events.append(BecomesBlocked(a))
    if events:
        game.emit_all(events)
