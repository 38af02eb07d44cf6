"""Creatures that join an attack: ninjutsu, myriad, mobilize, sneak. CR 702.49, 702.116, 702.181, 702.190."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Quality, amount
from apnap.abilities.cards import token
from apnap.abilities.conditions import Unless
from apnap.abilities.costs import PayMana, ReturnSome
from apnap.abilities.effects.creating import copy_as_token
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.moves import Exile, SacrificeThat
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.keyword_abilities.alternative_costs import WasCast, Way, was_cast
from apnap.abilities.permissions import InStep
from apnap.abilities.players import YOU
from apnap.abilities.selectors import ALL_AT_HAND, THIS
from apnap.abilities.statics.entering import EntersTapped
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Amount, Context, Effect, Triggered
from apnap.rules.ch5_turns.combat.arrivals import becomes_attacking, choose_attacked
from apnap.rules.ch5_turns.combat.attack import targets_of
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BLOCKERS,
    COMMAND,
    DAMAGE,
    END,
    END_COMBAT,
    FIRST_DAMAGE,
    HAND,
    NONE,
    PLANESWALKER,
)
from apnap.rules.core.decisions import FOR_DEFENDER, ChooseDecision, YesNoDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import CreateToken, Entry, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class CopiesAttackOthers(Effect):
    """For each opponent but the defending player, a token copy may enter tapped and attacking them. CR 702.116a."""

    def __init__(self) -> None:
        self.then: AtNext = AtNext(END_COMBAT, Exile(ALL_AT_HAND))

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        defender = state.objs[ctx.source].defender
        made: list[i64] = []
        for seat in state.apnap():
            if seat == defender or not state.opponents(ctx.controller, seat):
                continue
            if not state.in_reach(ctx.controller, seat) or not self.wants(game, ctx, seat):
                continue
            token = copy_as_token(game, ctx.controller, ctx.source, ctx.source, True)
            if token >= 0:
                made.append(token)
                becomes_attacking(game, token, self.attacked(game, ctx, seat))
        if made:
            ctx.those = made
            self.then.happen(game, ctx)

    def wants(self, game: Game, ctx: Context, seat: Seat) -> bool:
        decision = YesNoDecision(
            ctx.controller,
            "702.116a",
            ctx=ctx,
            benefit=1,
            about=[-1 - seat],
            labels=[f"create a copy that attacks {game.name_of_seat(seat)}"],
        )
        return game.ask(decision)[0] != 0

    def attacked(self, game: Game, ctx: Context, seat: Seat) -> i64:
        """That player, or a planeswalker they control."""
        candidates: list[Ref] = []
        for ref in targets_of(game, ctx.controller):
            if ref == -1 - seat:
                candidates.append(ref)
            elif ref >= 0 and game.state.objs[ref].controller == seat and game.char(ref).types & PLANESWALKER:
                candidates.append(ref)
        if not candidates:
            return -1 - seat
        if len(candidates) == 1:
            return candidates[0]
        decision = ChooseDecision(ctx.controller, "702.116a", candidates, purpose=FOR_DEFENDER, ctx=ctx)
        chosen = ask_one(game, decision)
        return -1 - seat if chosen == NONE else chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class Myriad(Triggered):
    """CR 702.116."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), CopiesAttackOthers())


class IsUnblocked(Quality):
    """Is an unblocked attacking creature: once blockers were declared. CR 509.1h."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        turn = game.state.turn()
        if turn.step != BLOCKERS and turn.step != FIRST_DAMAGE and turn.step != DAMAGE and turn.step != END_COMBAT:
            return False
        return ref in turn.attackers and not game.state.objs[ref].blocked


class EnterAttacking(Effect):
    """Put this card onto the battlefield tapped, attacking what the returned creature attacked. CR 702.49c."""

    def happen(self, game: Game, ctx: Context) -> None:
        zone = game.state.objs[ctx.source].zone
        if (zone != HAND and zone != COMMAND) or not ctx.those:
            return
        attacked = game.state.objs[ctx.those[0]].attacking
        event = ZoneChange(ctx.source, zone, BATTLEFIELD, ctx.controller)
        event.cause = ctx.source
        entry = Entry()
        entry.tapped = True
        event.entry = entry
        game.emit(event)
        if event.new_id >= 0:
            becomes_attacking(game, event.new_id, attacked)


class Ninjutsu(Activated):
    """`Ninjutsu("{1}{U}")`; commander ninjutsu functions in the command zone as well. CR 702.49, 702.49d."""

    def __init__(self, cost: str, commander: bool = False) -> None:
        zones: i64 = 1 << HAND | 1 << COMMAND if commander else 1 << HAND
        super().__init__([PayMana(cost), ReturnSome(1, IsUnblocked())], EnterAttacking(), zones)
        self.cost: str = cost
        self.commander: bool = commander
        self.timed = True  # once blockers were declared


WARRIOR: Final = token("Warrior Token", "Creature - Warrior", "1/1", colors="R")


# mobilize ------------------------------------------------------------------------------------------------------------
class WarriorsAttack(Effect):
    """Create Warriors that are tapped and attacking, until the next end step. CR 702.181a."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)
        self.then: Effect = AtNext(END, SacrificeThat(ALL_AT_HAND))

    def happen(self, game: Game, ctx: Context) -> None:
        made: list[i64] = []
        n = self.amount.value(game, ctx)
        for _i in range(n):
            event = CreateToken(ctx.controller, WARRIOR)
            event.cause = ctx.source
            event.entry = Entry()
            event.entry.tapped = True
            game.emit(event)
            for id in event.made:
                made.append(id)
                becomes_attacking(game, id, choose_attacked(game, ctx.controller, id))
        if made:
            ctx.those = made
            self.then.happen(game, ctx)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mobilize(Triggered):
    """`Mobilize(2)`: as it attacks, Warriors attack with it. With an amount, that is X. CR 702.181."""

    def __init__(self, number: int | Amount) -> None:
        super().__init__(Attacks(THIS), WarriorsAttack(number))
        self.amount: Amount = amount(number)


# sneak ---------------------------------------------------------------------------------------------------------------
class Sneak(Way):
    """Cast it once blockers were declared, returning an unblocked attacker of yours: `Sneak("{1}{B}")`. CR 702.190.

    A permanent enters tapped, and attacks what that creature attacked.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("enters",)

    def __init__(self, cost: str) -> None:
        super().__init__("sneak", cost, [ReturnSome(1, IsUnblocked())])
        self.method.flash = True
        self.method.condition = InStep(BLOCKERS, YOU)
        self.timed = True
        self.enters: Ability = EntersTapped(unless=Unless(WasCast("sneak")))

    def also(self) -> list[Ability]:
        return [self.enters]

    def entered(self, game: Game, ctx: Context, id: ObjectId) -> None:
        if was_cast(game, id, self.name) and ctx.those and ctx.those[0] >= 0:
            becomes_attacking(game, id, game.state.objs[ctx.those[0]].attacking)
