"""`keen`: as `first`, and it pulls the levers that a table of several players and its variant offer.

It chooses whom to attack and to harm by the threat that they are, casts its commander again
however often that has died, and rolls the planar die with the mana that it has left. Each lever can be left alone, so
that it can be measured what it is worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.agents.first import FirstAgent, Guards, guards_of, is_safe, only_watches
from apnap.rules.ch5_turns.combat import advice, attack, block_rules
from apnap.rules.ch9_casual.planar_die import ROLL_PLANAR_DIE, cost_of_rolling
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BLOCKERS,
    COMMAND,
    CREATURE,
    HAND,
    HASTE,
    INSTANT,
    MAIN1,
    MAIN2,
    NONE,
)
from apnap.rules.core.decisions import O_SPECIAL, AttackDecision, BlockDecision, Decision, Option, PriorityDecision
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Ref, Seat, Step

LEVER_THREAT: Final = 1  # whom to attack and to harm, and to block at any price rather than to lose
LEVER_COMMANDER: Final = 2  # a commander is cast from the command zone, again and again
LEVER_DIE: Final = 4  # the planar die is rolled
EVERY_LEVER: Final = 7

DEAREST_ROLL: Final = 2  # mana that is paid for a roll of the planar die, if it is left over


@mypyc_attr(allow_interpreted_subclasses=True)
class KeenAgent(FirstAgent):
    """The same choice in the same position, always."""

    def __init__(self, levers: i64 = EVERY_LEVER) -> None:
        super().__init__()
        self.levers: i64 = levers

    # at priority ------------------------------------------------------------------------------------------------------
    def passes_anyway(self, game: Game, seat: Seat) -> bool:
        return type(self) is KeenAgent and only_watches(game, seat)

    def pays_as_proposed(self) -> bool:
        return type(self) is KeenAgent

    def action(self, game: Game, decision: PriorityDecision) -> i64:
        chosen = super().action(game, decision)
        if chosen == 0 and self.levers & LEVER_DIE and game.state.table.planes:
            return self.die(game, decision)
        return chosen

    def die(self, game: Game, decision: PriorityDecision) -> i64:
        """The planar die with the mana that is left after combat, as long as it is cheap; 0 for leaving it alone."""
        turn = game.state.turns[decision.marker]
        if turn.step != MAIN2 or turn.stack:
            return 0
        for i in range(len(decision.options)):
            option = decision.options[i]
            if option.kind == O_SPECIAL and option.index == ROLL_PLANAR_DIE:
                cost = cost_of_rolling(game.state, decision.seat).mana.value
                return i if cost <= DEAREST_ROLL else 0
        return 0

    def is_time(self, game: Game, seat: Seat, option: Option, step: Step) -> bool:
        if not self.levers & LEVER_COMMANDER and game.state.objs[option.id].zone == COMMAND:
            return False
        spell = game.char(option.id).abilities.spell
        if spell is not None and not spell.slots and not spell.modes and spell.effect.only_in_fights():
            return can_fight(game, seat, step, game.char(option.id).types & INSTANT != 0)
        return super().is_time(game, seat, option, step)

    def score(self, game: Game, decision: Decision, ref: Ref) -> i64:
        """Harm goes to whoever is nearly defeated, else to the greatest threat."""
        value = super().score(game, decision, ref)
        if not self.levers & LEVER_THREAT or decision.benefit >= 0 or value <= 0:
            return value
        state = game.state
        seat = -1 - ref if ref < 0 else state.objs[ref].controller
        if ref < 0:
            return value + max(0, 40 - state.life(seat) * 8) + self.threat(game, seat) // 8
        return value + self.threat(game, seat) // 16

    # combat -----------------------------------------------------------------------------------------------------------
    def attackers(self, game: Game, decision: AttackDecision) -> list[i64]:
        if not self.levers & LEVER_THREAT:
            return super().attackers(game, decision)
        order = self.by_threat(game, decision.seat)
        alike = advice.attack_alike(game)
        out: list[i64] = [NONE] * len(decision.attackers)
        # a player who falls is not a threat any more
        for victim in order:
            if self.falls(game, decision, victim, alike):
                for i in range(len(out)):
                    out[i] = self.target_in(game, decision, decision.attackers[i], victim, alike)
                return advice.repaired_attack(game, out, decision)
        units = game.state.table.unit_of
        guards = [guards_of(game, units[victim]) for victim in order]
        for i in range(len(out)):
            id = decision.attackers[i]
            for place in range(len(order)):
                target = self.target_in(game, decision, id, order[place], alike)
                if target != NONE and self.dares(game, id, guards[place]):
                    out[i] = target
                    break
        self.hold_back(game, decision, out, order)
        return advice.repaired_attack(game, out, decision)

    def dares(self, game: Game, id: ObjectId, guards: Guards) -> bool:
        """Does this creature attack past these?"""
        return is_safe(game, id, guards)

    def hold_back(self, game: Game, decision: AttackDecision, wish: list[i64], opponents: list[Seat]) -> None:
        """Who stays at home after all."""

    def by_threat(self, game: Game, seat: Seat) -> list[i64]:
        """The opponents in the game, the greatest threat first; among equals, the one nearest to defeat."""
        state = game.state
        out: list[i64] = []
        values: list[i64] = []
        for other in range(state.seats):
            if not state.in_game(other) or not state.opponents(seat, other):
                continue
            value = self.threat(game, other)
            at: i64 = 0
            while at < len(out) and values[at] >= value:
                at += 1
            out.insert(at, other)
            values.insert(at, value)
        return out

    def threat(self, game: Game, seat: Seat) -> i64:
        """What a player could do to us: creatures, and cards in hand; less the nearer they are to defeat anyway."""
        state = game.state
        value: i64 = len(state.ids(seat, HAND)) * 2
        for id in state.ids(seat, BATTLEFIELD):
            c = game.char(id)
            if c.types & CREATURE:
                value += c.power * 4
        return value - state.life(seat)

    def falls(self, game: Game, decision: AttackDecision, victim: i64, alike: bool) -> bool:
        """Would all that can attack this player kill them, each of their untapped creatures stopping the strongest?"""
        state = game.state
        powers: list[i64] = []
        for id in decision.attackers:
            if self.target_in(game, decision, id, victim, alike) == -1 - victim:
                powers.append(game.char(id).power)
        powers.sort()
        walls: i64 = 0
        for s in state.table.units[state.table.unit_of[victim]]:
            for id in state.ids(s, BATTLEFIELD):
                if game.char(id).types & CREATURE and not state.objs[id].tapped:
                    walls += 1
        total: i64 = 0
        for i in range(len(powers) - walls):
            total += powers[i]
        return total >= state.life(victim)

    def target_in(self, game: Game, decision: AttackDecision, id: ObjectId, victim: i64, alike: bool) -> i64:
        """What this creature may attack of a player: the player where it can, else a permanent of theirs; or NONE."""
        found: i64 = NONE
        for target in decision.defenders if alike else attack.legal_attack_targets(game, id):
            if attack.defends(game, target) == victim:
                if target == -1 - victim:
                    return target
                if found == NONE:
                    found = target
        return found

    def blockers(self, game: Game, decision: BlockDecision) -> list[i64]:
        """As usual, and at any price where the alternative is defeat: the strongest attackers are stopped first."""
        wish = self.wanted_blocks(game, decision)
        life = game.state.life(decision.seat)
        if not self.levers & LEVER_THREAT or self.coming(game, decision, wish) < life:
            return wish
        free: list[i64] = []
        for id in decision.blockers:
            if id not in wish[0::2]:
                free.append(id)
        tried: list[i64] = wish[1::2]
        while free and self.coming(game, decision, wish) >= life:
            attacker = self.strongest(game, decision, tried)
            if attacker < 0:
                break
            tried.append(attacker)
            id = self.stopper(game, free, attacker)
            if id >= 0:
                free.remove(id)
                wish.append(id)
                wish.append(attacker)
        return advice.repaired_block(game, decision, wish)

    def wanted_blocks(self, game: Game, decision: BlockDecision) -> list[i64]:
        """Blocks that are good in themselves."""
        return super().blockers(game, decision)

    def stopper(self, game: Game, free: list[ObjectId], attacker: ObjectId) -> i64:
        """Who blocks this one at any price; -1 for nobody."""
        for id in free:
            if block_rules.can_block(game, id, attacker):
                return id
        return -1

    def coming(self, game: Game, decision: BlockDecision, blocks: list[i64]) -> i64:
        """The damage that these blocks let through to this player."""
        total: i64 = 0
        for a in decision.attackers:
            if a not in blocks[1::2] and game.state.objs[a].attacking == -1 - decision.seat:
                total += game.char(a).power
        return total

    def strongest(self, game: Game, decision: BlockDecision, tried: list[i64]) -> i64:
        """The attacker of this player that would deal the most, of those not tried yet; -1 for none."""
        best: i64 = -1
        most: i64 = 0
        for a in decision.attackers:
            power = game.char(a).power
            if a not in tried and game.state.objs[a].attacking == -1 - decision.seat and power > most:
                best = a
                most = power
        return best


def can_fight(game: Game, seat: Seat, step: Step, at_once: bool) -> bool:
    """Is there an attacker of this player's, or (before attackers are declared) somebody who could be one?"""
    state = game.state
    if at_once:
        if step == BLOCKERS:
            for id in state.turn().attackers:
                if state.objs[id].controller == seat:
                    return True
        return False
    if step == MAIN1:
        for id in state.ids(seat, BATTLEFIELD):
            o = state.objs[id]
            c = game.char(id)
            if c.types & CREATURE and not o.tapped:
                if o.controlled_since < state.players[seat].turn_began or c.keywords & HASTE:
                    return True
    return False
