"""Answers worth trying, for each kind of decision; the first one is what comes to mind at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.agents.evaluation import of_permanent
from apnap.rules.ch5_turns.combat import advice, attack, block_rules
from apnap.rules.core.constants import ATTACKERS, BATTLEFIELD, BLOCKERS, INSTANT, NONE
from apnap.rules.core.decisions import (
    O_ACTIVATE,
    O_CAST,
    AttackDecision,
    BlockDecision,
    ChooseDecision,
    Decision,
    DivisionDecision,
    ModeDecision,
    NumberDecision,
    Option,
    PriorityDecision,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.types import Ref, Seat

MOST: Final = 12


def comes_too_early(game: Game, decision: PriorityDecision, option: Option) -> bool:
    """Is it of use in fights only, and could it as well be done later: once blocks are declared, if there are any?

    In answer to a spell or an ability it may save a creature; a permanent that comes harms nobody yet.
    """
    state = game.state
    turn = state.turns[decision.marker]
    if not is_for_fights(game, option):
        return False
    if turn.stack:
        top = state.objs[turn.stack[-1]]
        return top.ability is None and game.char(top.id).abilities.spell is None
    if turn.step == ATTACKERS:
        return decision.seat in turn.active
    return turn.step != BLOCKERS


def is_for_fights(game: Game, option: Option) -> bool:
    """Is it at any time, until the turn or the combat ends, of use to creatures that fight and to nothing else?"""
    if option.kind == O_CAST:
        chars = game.char(option.id)
        spell = chars.abilities.spell
        return spell is not None and chars.types & INSTANT != 0 and not spell.modes and spell.effect.only_in_fights()
    if option.kind == O_ACTIVATE:
        ability = game.char(option.id).abilities.activated[option.index]
        return not ability.sorcery and not ability.loyalty and ability.effect.only_in_fights()
    return False


def add(out: list[list[i64]], answer: list[i64]) -> None:
    """One more, unless it is there."""
    if answer not in out and len(out) < MOST:
        out.append(answer)


def answers_to(game: Game, decision: Decision, usual: list[i64]) -> list[list[i64]]:
    """What could be answered, the usual answer first. Attacks and blocks begin so and are refined as they are tried."""
    out: list[list[i64]] = [usual]
    if isinstance(decision, ChooseDecision):
        choices(game, decision, out)
    elif isinstance(decision, ModeDecision):
        if decision.minimum <= 1 <= decision.maximum:
            for c in decision.candidates:
                add(out, [c])
        if decision.minimum == 0:
            add(out, [])
        if decision.maximum > 1:
            add(out, decision.candidates[: decision.maximum])
    elif isinstance(decision, NumberDecision):
        numbers(decision, out)
    elif isinstance(decision, YesNoDecision):
        if not decision.only_no:
            add(out, [0])
            add(out, [1])
    elif isinstance(decision, DivisionDecision):
        divisions(decision, out)
    elif isinstance(decision, AttackDecision):
        attacks(game, decision, out)
    elif isinstance(decision, BlockDecision):
        blocks(game, decision, out)
    return out


def choices(game: Game, decision: ChooseDecision, out: list[list[i64]]) -> None:
    """Each one by itself where one is enough; else friends, opponents, as many and as few as may be."""
    candidates = decision.candidates
    if decision.minimum == 0:
        add(out, [])
    if decision.minimum <= 1 <= decision.maximum:
        if not decision.labels:
            # from each side in turn, so that a long list leaves nobody out, and what matters most first
            sides = by_side(game, decision.seat, candidates)
            sides = [by_weight(game, sides[0]), from_both_ends(by_weight(game, sides[1]))]
            longest: i64 = 0
            for side in sides:
                longest = max(longest, len(side))
            for i in range(longest):
                for side in sides:
                    if i < len(side):
                        add(out, [side[i]])
        else:
            for c in candidates:
                add(out, [c])
    if decision.maximum > 1:
        most: i64 = min(decision.maximum, len(candidates))
        if not decision.labels:
            for side in by_side(game, decision.seat, candidates):
                if len(side) >= decision.minimum:
                    add(out, side[:most])
        add(out, candidates[:most])
        back = candidates.copy()
        back.reverse()
        add(out, back[: max(decision.minimum, 1)])
        add(out, back[:most])


def by_side(game: Game, seat: Seat, refs: list[Ref]) -> list[list[i64]]:
    """Opponents' things, and those of the own side."""
    state = game.state
    theirs: list[i64] = []
    ours: list[i64] = []
    for ref in refs:
        owner = -1 - ref
        if ref >= 0:
            if ref >= len(state.objs):
                continue
            owner = state.objs[ref].controller
        if 0 <= owner < state.seats and state.opponents(seat, owner):
            theirs.append(ref)
        else:
            ours.append(ref)
    return [theirs, ours]


def by_weight(game: Game, refs: list[Ref]) -> list[i64]:
    """Players first, then what is worth most; of objects that are alike one."""
    out: list[i64] = []
    weights: list[float] = []
    seen: set[str] = set()
    for ref in refs:
        if ref < 0:
            weight = 1000.0
        else:
            o = game.state.objs[ref]
            c = game.char(ref)
            look = f"{c.name} {o.zone} {o.controller} {o.tapped} {c.power} {c.toughness} {len(o.attachments)}"
            if c.name and look in seen:
                continue
            seen.add(look)
            weight = of_permanent(game, ref) if o.zone == BATTLEFIELD else float(c.mana_value())
        at: i64 = len(out)
        while at > 0 and weights[at - 1] < weight:
            at -= 1
        out.insert(at, ref)
        weights.insert(at, weight)
    return out


def from_both_ends(refs: list[i64]) -> list[i64]:
    """The first, the last, the second, the last but one, and so on."""
    out: list[i64] = []
    n: i64 = len(refs)
    for i in range((n + 1) // 2):
        out.append(refs[i])
        if n - 1 - i > i:
            out.append(refs[n - 1 - i])
    return out


def numbers(decision: NumberDecision, out: list[list[i64]]) -> None:
    """All of a few; of many the ends and some between them."""
    low = decision.minimum
    high = decision.maximum
    if high - low < 8:
        n = high
        while n >= low:
            add(out, [n])
            n -= 1
        return
    for share in (0, 1, 2, 3, 4):
        add(out, [low + (high - low) * share // 4])
    for n in range(low + 1, low + 6):
        add(out, [n])


def divisions(decision: DivisionDecision, out: list[list[i64]]) -> None:
    """All that is left over to each in turn, and as evenly as can be."""
    n: i64 = len(decision.among)
    rest = decision.maximum - n
    for i in range(n):
        parts: list[i64] = [1] * n
        parts[i] += rest
        add(out, parts)
    even: list[i64] = [1] * n
    for i in range(rest):
        even[i % n] += 1
    add(out, even)


# combat --------------------------------------------------------------------------------------------------------------
def attacks(game: Game, decision: AttackDecision, out: list[list[i64]]) -> None:
    """Nobody; everybody at each player who may be attacked."""
    nobody: list[i64] = [NONE] * len(decision.attackers)
    add(out, advice.repaired_attack(game, nobody, decision))
    for target in decision.defenders:
        if len(out) >= 6:
            break
        wish: list[i64] = []
        for id in decision.attackers:
            wish.append(target if target in attack.legal_attack_targets(game, id) else NONE)
        add(out, advice.repaired_attack(game, wish, decision))


def other_attacks(game: Game, decision: AttackDecision, best: list[i64], at: i64) -> list[list[i64]]:
    """The best attack so far with the creature at one place doing something else."""
    out: list[list[i64]] = []
    id = decision.attackers[at]
    seen: list[i64] = []
    for target in best:
        if target != NONE and target not in seen:
            seen.append(target)
    if not seen and decision.defenders:
        seen.append(decision.defenders[0])
    legal = attack.legal_attack_targets(game, id)
    for target in [NONE, *seen]:
        if target != best[at] and (target == NONE or target in legal):
            wish = best.copy()
            wish[at] = target
            add(out, advice.repaired_attack(game, wish, decision))
    return out


def blocks(game: Game, decision: BlockDecision, out: list[list[i64]]) -> None:
    """Nobody; and one blocker for each attacker as far as they go."""
    nothing: list[i64] = []
    add(out, advice.repaired_block(game, decision, nothing))
    wish: list[i64] = []
    taken: list[i64] = []
    for id in decision.blockers:
        for a in decision.attackers:
            if a not in taken and block_rules.can_block(game, id, a):
                wish.append(id)
                wish.append(a)
                taken.append(a)
                break
    add(out, advice.repaired_block(game, decision, wish))


def other_blocks(game: Game, decision: BlockDecision, best: list[i64], blocker: i64) -> list[list[i64]]:
    """The best blocks so far with one creature doing something else: nothing, or another attacker."""
    out: list[list[i64]] = []
    rest: list[i64] = []
    now: i64 = NONE
    for i in range(0, len(best), 2):
        if best[i] == blocker:
            now = best[i + 1]
        else:
            rest.append(best[i])
            rest.append(best[i + 1])
    if now != NONE:
        add(out, advice.repaired_block(game, decision, rest))
    for a in decision.attackers:
        if a != now and block_rules.can_block(game, blocker, a):
            add(out, advice.repaired_block(game, decision, [*rest, blocker, a]))
    return out
