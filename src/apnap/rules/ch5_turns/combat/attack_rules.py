"""Restrictions and requirements on attacks, for the declaration as a whole. CR 508.1c-d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat import optimum, tolls
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.core.constants import NONE, S_ATTACK
from apnap.rules.core.decisions import AttackDecision, IllegalAnswer
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

WEIGHT: Final = 1000  # of a requirement, against what a player would like


class Field:
    """Who could attack what, before the declaration is looked at as a whole."""

    def __init__(self, creatures: list[i64], choices: list[list[i64]], targets: list[Ref], several: bool) -> None:
        self.creatures: list[i64] = creatures
        self.choices: list[list[i64]] = choices  # beside creatures: what each may attack
        self.targets: list[Ref] = targets  # all that any of them may attack
        self.several: bool = several  # not all of them may attack the same


def unrestricted(game: Game, attacker: ObjectId, targets: list[Ref]) -> list[i64]:
    """Those of the targets that no restriction keeps this creature from attacking. CR 508.1c."""
    out: list[i64] = []
    effects: list[Standing] = []
    for e in standing_on(game, S_ATTACK, attacker):
        if e.static.may_keep_off(game, e, attacker):
            effects.append(e)
    if not effects:
        return targets
    for t in targets:
        free = True
        for e in effects:
            static = e.static
            if static.cant_attack(game, e, attacker, t) or static.attack_limit(game, e, t) == 0:
                free = False
                break
        if free:
            out.append(t)
    return out


def restrict(game: Game, creatures: list[i64], choices: list[list[i64]]) -> Field | None:
    """The field as restrictions on single creatures leave it; None when no creature is left."""
    if limit(game, NONE) == 0:
        return None
    left: list[i64] = []
    kept: list[list[i64]] = []
    targets: list[Ref] = []
    for i in range(len(creatures)):
        own = unrestricted(game, creatures[i], choices[i])
        if own:
            left.append(creatures[i])
            kept.append(own)
            for t in own:
                if t not in targets:
                    targets.append(t)
    if not left:
        return None
    return Field(left, kept, targets, True)


def obeyed(game: Game, attacker: ObjectId, target: Ref) -> i64:
    """How many requirements this creature obeys by attacking this. CR 508.1d."""
    if target == NONE:
        return 0
    n: i64 = 0
    for e in standing_on(game, S_ATTACK, attacker):
        if e.static.must_attack(game, e, attacker, target):
            n += 1
    return n


def is_demanded(game: Game) -> bool:
    """Could anything require creatures to attack?"""
    for e in game.state.standing[S_ATTACK]:
        if e.static.demands_attacks():
            return True
    return False


def limit(game: Game, target: Ref) -> i64:
    """How many creatures at most may attack this, or (NONE) at all; -1 for any number. CR 508.1c."""
    lowest: i64 = -1
    for e in standing_on(game, S_ATTACK, -1 - game.state.turn().active[0]):
        n = e.static.attack_limit(game, e, target)
        if n >= 0 and (lowest < 0 or n < lowest):
            lowest = n
    return lowest


class AttackPuzzle(optimum.Puzzle):
    """The attack that obeys the most requirements."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game: Game = game

    def accepts(self, picks: list[optimum.Way]) -> bool:
        attackers: list[ObjectId] = []
        targets: list[Ref] = []
        for i in range(len(picks)):
            for t in picks[i].targets:
                attackers.append(self.creatures[i])
                targets.append(t)
        return not clash(self.game, attackers, targets)


def clash(game: Game, attackers: list[ObjectId], targets: list[Ref]) -> bool:
    """Does a restriction forbid this attack as a whole? CR 508.1c."""
    if not attackers:
        return False
    for e in standing_on(game, S_ATTACK, attackers[0]):
        if e.static.cant_attack_together(game, e, attackers, targets):
            return True
    return False


def best_attack(game: Game, field: Field, chosen: list[i64], wish: list[i64]) -> tuple[AttackPuzzle, list[optimum.Way]]:
    """The best declaration, and what it was found among."""
    puzzle = puzzle_of(game, field, chosen, wish, True)
    if not puzzle.least:
        picks = optimum.fill(puzzle)
        if puzzle.accepts(picks):
            return puzzle, picks
        puzzle = puzzle_of(game, field, chosen, wish, False)  # what gains nothing by itself may let others attack
    return puzzle, optimum.best(puzzle)


def puzzle_of(game: Game, field: Field, chosen: list[i64], wish: list[i64], lean: bool) -> AttackPuzzle:
    """What could be declared, paying only for the chosen attacks; a wish decides among equals. CR 508.1d.

    A lean one is without attacks that gain nothing, where no number of attackers is limited.
    """
    puzzle = AttackPuzzle(game)
    demanded = is_demanded(game)
    most = limit(game, NONE)
    if most >= 0:
        puzzle.total = puzzle.slot(0, most, 0)
    total = puzzle.total
    limited: list[i64] = []
    slots: list[i64] = []
    for t in field.targets:
        most = limit(game, t)
        if most >= 0:
            limited.append(t)
            slots.append(puzzle.slot(0, most, 0))
    for i in range(len(field.creatures)):
        id = field.creatures[i]
        ways: list[optimum.Way] = [optimum.Way(1 if wish and wish[i] == NONE else 0, NO_IDS, NO_IDS)]
        for t in field.choices[i]:
            gain = obeyed(game, id, t) * WEIGHT if demanded else 0
            if wish and wish[i] == t:
                gain += 1
            if gain == 0 and lean and not puzzle.least:
                continue  # no better than to stay at home
            if (not chosen or chosen[i] != t) and tolls.attack_cost(game, id, t):
                continue
            uses: list[i64] = []
            if total >= 0:
                uses.append(total)
            if t in limited:
                uses.append(slots[limited.index(t)])
            ways.append(optimum.Way(gain, uses, [t]))
        puzzle.creatures.append(id)
        puzzle.ways.append(ways)
    return puzzle


def attack_fault(game: Game, field: Field, answer: list[i64]) -> IllegalAnswer | None:
    """Why this attack is illegal, or None. CR 508.1b-j."""
    attackers: list[ObjectId] = []
    targets: list[Ref] = []
    for i in range(len(answer)):
        t = answer[i]
        if t == NONE:
            continue
        if t not in field.choices[i]:
            return IllegalAnswer("508.1c", f"{game.name(field.creatures[i])} can't attack {game.name(t)}")
        attackers.append(field.creatures[i])
        targets.append(t)
    if not game.state.standing[S_ATTACK]:
        return None
    fault = limit_fault(game, attackers, targets)
    if fault is not None:
        return fault
    fault = requirement_fault(game, field, answer)
    if fault is not None:
        return fault
    owed = tolls.attack_tolls(game, attackers, targets)
    if owed and not tolls.can_pay(game, owed, attackers):
        whose = tolls.payers(game, owed)
        return IllegalAnswer("508.1j", f"{whose} can't pay the cost of this attack{tolls.price(game, owed)}")
    return None


def limit_fault(game: Game, attackers: list[ObjectId], targets: list[Ref]) -> IllegalAnswer | None:
    """Are there too many attackers, or do some not go together? CR 508.1c."""
    most = limit(game, NONE)
    if most >= 0 and len(attackers) > most:
        return IllegalAnswer("508.1c", f"no more than {most} can attack")
    counted: list[i64] = []
    for t in targets:
        if t in counted:
            continue
        counted.append(t)
        most = limit(game, t)
        if most >= 0 and targets.count(t) > most:
            return IllegalAnswer("508.1c", f"no more than {most} can attack {game.name(t)}")
    if clash(game, attackers, targets):
        return IllegalAnswer("508.1c", "a restriction does not allow these creatures to attack so")
    return None


def requirement_fault(game: Game, field: Field, answer: list[i64]) -> IllegalAnswer | None:
    """Could more requirements be obeyed without paying for anything else? CR 508.1d."""
    if not is_demanded(game):
        return None
    have: i64 = 0
    most: i64 = 0
    for i in range(len(answer)):
        id = field.creatures[i]
        have += obeyed(game, id, answer[i])
        most += most_alone(game, field, i, answer)
    if have >= most:
        return None  # no creature alone could obey more
    puzzle, picks = best_attack(game, field, answer, NO_IDS)
    if have * WEIGHT >= puzzle.value(picks):
        return None
    for i in range(len(answer)):
        for t in picks[i].targets:
            if obeyed(game, field.creatures[i], t) > obeyed(game, field.creatures[i], answer[i]):
                name = game.name(field.creatures[i])
                return IllegalAnswer("508.1d", f"{name} must attack if able (it could attack {game.name(t)})")
    return IllegalAnswer("508.1d", "more creatures that must attack could attack")


def most_alone(game: Game, field: Field, i: int, answer: list[i64]) -> i64:
    """The most requirements one creature could obey if there were no other."""
    most: i64 = 0
    id = field.creatures[i]
    for t in field.choices[i]:
        n = obeyed(game, id, t)
        if n > most and (t == answer[i] or not tolls.attack_cost(game, id, t)):
            most = n
    return most


def check_attack(game: Game, field: Field, answer: list[i64]) -> None:
    """Refuse an illegal declaration; nothing has happened yet. CR 508.1."""
    fault = attack_fault(game, field, answer)
    if fault is not None:
        raise fault


def only_attack(game: Game, field: Field) -> list[i64] | None:
    """The declaration, when there is just one that needs no cost to be paid and none that does. CR 508.1d."""
    out: list[i64] = []
    for i in range(len(field.creatures)):
        id = field.creatures[i]
        if len(field.choices[i]) != 1 or tolls.attack_cost(game, id, field.choices[i][0]):
            return None
        if obeyed(game, id, field.choices[i][0]) == 0:
            return None
        out.append(field.choices[i][0])
    if limit_fault(game, field.creatures, out) is not None:
        return None
    return out


def nearest_attack(game: Game, field: Field, wish: list[i64], decision: AttackDecision | None = None) -> list[i64]:
    """A legal declaration as close as may be to what somebody would like; the decision is told what was judged."""
    out = wish
    legal = attack_fault(game, field, wish) is None
    if not legal:
        out = settled(game, field, wish, wish)
        legal = attack_fault(game, field, out) is None
    if legal:
        if decision is not None:
            decision.finds_legal(out, game.state.version)
        return out
    return settled(game, field, NO_IDS, wish)  # without paying anything


def settled(game: Game, field: Field, chosen: list[i64], wish: list[i64]) -> list[i64]:
    """The best declaration, paying only for chosen attacks."""
    out: list[i64] = []
    for way in best_attack(game, field, chosen, wish)[1]:
        out.append(way.targets[0] if way.targets else NONE)
    return out
