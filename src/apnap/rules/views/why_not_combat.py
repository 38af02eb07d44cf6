"""Why a creature cannot attack, or cannot block an attacker: every reason, with its rule. CR 508.1, 509.1, 702."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.ch5_turns.combat import attack, block_rules, tolls
from apnap.rules.ch5_turns.combat.begin import opponents_to_attack
from apnap.rules.ch5_turns.combat.removal import defending_seat
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, ATTACK_RIGHT
from apnap.rules.core.constants import (
    ARTIFACT,
    ATTACKERS,
    BATTLE,
    BATTLEFIELD,
    BEGIN_COMBAT,
    BLACK,
    BLOCKERS,
    CREATURE,
    DEFENDER,
    END_COMBAT,
    FEAR,
    FLYING,
    HASTE,
    HORSEMANSHIP,
    INTIMIDATE,
    NONE,
    P_DEFENDER,
    PLANESWALKER,
    REACH,
    S_ATTACK,
    S_BLOCK,
    SHADOW,
    SKULK,
    UNBLOCKABLE,
)
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.views.why_not import Reason, sick_words

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def creature_reasons(game: Game, id: ObjectId, rule: str, verb: str, out: list[Reason]) -> bool:
    """Only creatures on the battlefield take part in combat. CR 508.1a, 509.1a."""
    state = game.state
    if id < 0 or id >= len(state.objs):
        raise ValueError(f"there is no object {id} in this game")
    o = state.objs[id]
    name = game.name(id)
    if o.zone != BATTLEFIELD or o.phased_out:
        out.append((rule, f"{name} is not on the battlefield"))
        return False
    types = game.char(id).types
    if not types & CREATURE:
        out.append((rule, f"{name} is not a creature"))
    elif types & BATTLE:
        out.append((rule, f"{name} is a battle, which cannot {verb}"))
    if o.tapped:
        out.append((rule, f"{name} is tapped"))
    return True


# attacking -----------------------------------------------------------------------------------------------------------
def why_not_attack(game: Game, id: ObjectId) -> list[Reason]:
    """Why it cannot be declared as an attacker this turn, before or as attackers are declared; empty when it can."""
    out: list[Reason] = []
    if not creature_reasons(game, id, "508.1a", "attack", out):
        return out
    state = game.state
    o = state.objs[id]
    seat = o.controller
    turn = state.turn()
    if o.attacking != NONE:
        return [("508.1a", f"{game.name(id)} is attacking already")]
    if seat not in turn.active:
        out.append(("508.1a", f"it is not {game.name_of_seat(seat)}'s turn"))
    elif ATTACKERS < turn.step and ATTACKERS not in turn.plan[turn.plan_index + 1 :]:
        out.append(("508.1", "attackers have been declared in this turn's last combat"))
    chars = game.char(id)
    if chars.keywords & DEFENDER and not game.is_permitted(P_DEFENDER, seat, id):
        out.append(("702.3b", f"{game.name(id)} has defender"))
    if o.controlled_since >= state.players[seat].turn_began and not chars.keywords & HASTE:
        out.append(("302.6", sick_words(game, id)))
    if seat in turn.active:
        defender_reasons(game, id, out)
    return out


def why_not_attack_at(game: Game, id: ObjectId, ref: Ref) -> list[Reason]:
    """Why a creature that may attack cannot attack this player or permanent; empty when it can. CR 508.1b-c."""
    state = game.state
    seat = state.objs[id].controller
    name = game.name(ref)
    if ref >= 0 and (state.objs[ref].zone != BATTLEFIELD or not game.char(ref).types & (PLANESWALKER | BATTLE)):
        return [("508.1b", f"{name} is neither a player, a planeswalker nor a battle")]
    whose = -1 - ref
    if ref >= 0:
        whose = state.objs[ref].protector if game.char(ref).types & BATTLE else state.objs[ref].controller
    out: list[Reason] = []
    if ref not in possible_targets(game, seat):
        out.append(seating_reason(game, seat, whose))
    for e in standing_on(game, S_ATTACK, id):
        if e.static.cant_attack(game, e, id, ref):
            out.append(("508.1c", f"{game.name(e.source)} keeps it from attacking {name}"))
    parts = tolls.attack_cost(game, id, ref)
    if parts and not total_costs.can_pay_total(game, Context(seat, id), total_costs.combined(FREE, parts), 0):
        out.append(("508.1h", f"attacking {name} costs something, which cannot be paid"))
    return out


def seating_reason(game: Game, seat: Seat, whose: Seat) -> Reason:
    """Why creatures of one player cannot attack another at this table. CR 506.2, 801.3, 803.1, 809.3c."""
    state = game.state
    table = state.table
    who = game.name_of_seat(whose) if whose >= 0 else "nobody"
    if whose < 0 or not state.in_game(whose):
        return ("800.4a", f"{who} is not in the game")
    if table.friends[seat] >> whose & 1:
        return ("508.1b", f"{who} is no opponent of {game.name_of_seat(seat)}")
    if not state.in_reach(seat, whose):
        return ("801.3", f"{who} is outside {game.name_of_seat(seat)}'s range of influence")
    if table.attack == ATTACK_LEFT:
        return ("803.1a", f"only the player to the left is attacked at this table, and {who} sits elsewhere")
    if table.attack == ATTACK_RIGHT:
        return ("803.1b", f"only the player to the right is attacked at this table, and {who} sits elsewhere")
    if table.adjacent:
        return ("809.3c", f"only neighbours are attacked at this table, and {who} is none")
    return ("506.2", f"{who} is not a defending player in this combat")


def defender_reasons(game: Game, id: ObjectId, out: list[Reason]) -> None:
    """Is there anybody or anything that it may attack and can pay for? CR 508.1b-d, 508.1h."""
    targets = possible_targets(game, game.state.objs[id].controller)
    if not targets:
        out.append(("508.1b", "there is nobody whom it could attack"))
        return
    effects = standing_on(game, S_ATTACK, id)
    blamed: list[i64] = []
    free: list[i64] = []
    for t in targets:
        held = False
        for e in effects:
            if e.static.cant_attack(game, e, id, t):
                held = True
                if e.source not in blamed:
                    blamed.append(e.source)
        if not held:
            free.append(t)
    if not free:
        for source in blamed:
            out.append(("508.1c", f"{game.name(source)} keeps it from attacking"))
        return
    unpaid: list[Reason] = []
    for t in free:
        parts = tolls.attack_cost(game, id, t)
        ctx = Context(game.state.objs[id].controller, id)
        if not parts or total_costs.can_pay_total(game, ctx, total_costs.combined(FREE, parts), 0):
            return
        total = total_costs.combined(FREE, parts)
        what = f"{total.mana}" if not total.parts else "what it costs"
        reason = ("508.1h", f"attacking {game.name(t)} costs {what}, which cannot be paid")
        if reason not in unpaid:
            unpaid.append(reason)
    out.extend(unpaid)


def possible_targets(game: Game, seat: Seat) -> list[i64]:
    """What creatures of a player may attack in this combat; before combat, in the one to come."""
    turn = game.state.turn()
    if BEGIN_COMBAT < turn.step <= END_COMBAT and turn.defenders:
        return attack.targets_of(game, seat)
    state = game.state
    mask = opponents_to_attack(state, seat)
    out: list[i64] = []
    for s in range(state.seats):
        if mask >> s & 1:
            out.append(-1 - s)
        for id in state.ids(s, BATTLEFIELD):
            types = game.char(id).types
            protector = state.objs[id].protector
            if (types & PLANESWALKER and mask >> s & 1) or (
                types & BATTLE and protector >= 0 and mask >> protector & 1
            ):
                out.append(id)
    return out


# blocking ------------------------------------------------------------------------------------------------------------
def why_not_block(game: Game, blocker: ObjectId, attacker: ObjectId) -> list[Reason]:
    """Why this creature cannot block that one; empty when it can, alone or with others. CR 509.1a-b."""
    out: list[Reason] = []
    if not creature_reasons(game, blocker, "509.1a", "block", out):
        return out
    if attacker < 0 or attacker >= len(game.state.objs):
        raise ValueError(f"there is no object {attacker} in this game")
    state = game.state
    seat = state.objs[blocker].controller
    turn = state.turn()
    if state.objs[attacker].zone != BATTLEFIELD:
        out.append(("509.1a", f"{game.name(attacker)} is not on the battlefield"))
        return out
    if state.objs[attacker].attacking == NONE:
        out.append(("509.1a", f"{game.name(attacker)} is not attacking"))
    else:
        attacked = defending_seat(game, attacker)
        if attacked < 0 or seat not in state.table.units[state.table.unit_of[attacked]]:
            out.append(("509.1a", f"{game.name(attacker)} does not attack {game.name_of_seat(seat)}"))
        elif turn.step > BLOCKERS:
            out.append(("509.1", "blockers have been declared"))
    evasion_reasons(game, blocker, attacker, out)
    for e in standing_on(game, S_BLOCK, blocker):
        if e.static.cant_block(game, e, blocker, attacker):
            out.append(("509.1b", f"{game.name(e.source)} keeps it from blocking {game.name(attacker)}"))
    parts = tolls.block_cost(game, blocker, attacker)
    if parts and not total_costs.can_pay_total(game, Context(seat, blocker), total_costs.combined(FREE, parts), 0):
        out.append(("509.1d", "what blocking costs cannot be paid"))
    return out


def evasion_reasons(game: Game, blocker: ObjectId, attacker: ObjectId, out: list[Reason]) -> None:
    """The attacker's evasion abilities, each with its rule. CR 509.1b, 702."""
    if not block_rules.evades(game, blocker, attacker):
        return
    a = game.char(attacker)
    b = game.char(blocker)
    keywords = a.keywords
    name = game.name(attacker)
    before = len(out)
    if keywords & UNBLOCKABLE:
        out.append(("509.1b", f"{name} cannot be blocked"))
    if keywords & FLYING and not b.keywords & (FLYING | REACH):
        out.append(("702.9b", f"{name} has flying"))
    if keywords & SHADOW and not b.keywords & SHADOW:
        out.append(("702.28b", f"{name} has shadow"))
    if b.keywords & SHADOW and not keywords & SHADOW:
        out.append(("702.28b", f"{game.name(blocker)} has shadow, and {name} has not"))
    if keywords & HORSEMANSHIP and not b.keywords & HORSEMANSHIP:
        out.append(("702.31b", f"{name} has horsemanship"))
    if keywords & FEAR and not (b.types & ARTIFACT or b.colors >> BLACK & 1):
        out.append(("702.36b", f"{name} has fear"))
    if keywords & INTIMIDATE and not (b.types & ARTIFACT or b.colors & a.colors):
        out.append(("702.13b", f"{name} has intimidate, and they share no colour"))
    if keywords & SKULK and b.power > a.power:
        out.append(("702.118b", f"{name} has skulk, and {game.name(blocker)} has more power"))
    if len(out) == before:
        out.append(("509.1b", f"{name} evades {game.name(blocker)}"))
