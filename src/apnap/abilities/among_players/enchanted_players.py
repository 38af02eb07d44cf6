"""Auras that enchant players, who attacks them, and doing the same as somebody else. CR 303.4, 508.3, 508.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Subject, seen
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, EachOpponent, EachPlayer, You, seats_of, still_here
from apnap.rules.ch1_concepts.definitions import NO_IDS, OF_PLAYER, Context, Effect, Filter, Selector
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import EV_ATTACK, NONE
from apnap.rules.core.decisions import FOR_PLAYER, ChooseDecision
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class EnchantedPlayer(Subject):
    """The player that this Aura enchants, or last enchanted. CR 303.4b, 608.2h."""

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        host = game.state.objs[ctx.source].attached_to
        return seen(game, ctx, [host]) if host < 0 and host != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class EachAttacking(EachOpponent):
    """Each opponent who attacks one of these players: they control a creature that is attacking them. CR 508.6."""

    def __init__(self, whom: Subject) -> None:
        self.whom: Subject = whom

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        if not super().means(game, ctx, seat):
            return False
        state = game.state
        whom = self.whom.pick(game, ctx)
        for id in state.turn().attackers:
            if state.objs[id].controller == seat and state.objs[id].attacking in whom:
                return True
        return False


class AttackedPlayer(PlayerPattern):
    """A player is attacked by one or more creatures: 'that player' is the one attacked. CR 508.3b."""

    def __init__(self, who: Subject) -> None:
        super().__init__(EV_ATTACK, who)
        self.one_or_more = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or event.defender >= 0:
            return False
        return self.means(game, watcher, -1 - event.defender)

    def group(self, game: Game, event: Event) -> i64:
        return event.defender if isinstance(event, AttackDeclared) else 0

    def subject(self, event: Event) -> i64:
        return event.defender if isinstance(event, AttackDeclared) else NONE

    def loop_inputs(self) -> i64:
        return 0


class AttacksPlayer(PlayerPattern):
    """A player attacks another with one or more creatures that fit, once for each of the attacked. CR 508.3e.

    'That player' is the attacked one, and the attacker where you are attacked; `ThatAttacker` is always the attacker.
    """

    def __init__(self, who: Subject, whom: Subject, *filters: Filter) -> None:
        super().__init__(EV_ATTACK, who)
        self.one_or_more = True
        self.whom: Subject = whom
        self.filter: Filter = every(filters)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or not self.means(game, watcher, game.state.objs[event.id].controller):
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.whom.includes(game, ctx, event.defender) and self.filter.test(game, ctx, event.id)

    def group(self, game: Game, event: Event) -> i64:
        if not isinstance(event, AttackDeclared):
            return 0
        return game.state.objs[event.id].controller * 64 - event.defender

    def subject(self, event: Event) -> i64:
        if not isinstance(event, AttackDeclared) or isinstance(self.whom, You):
            return NONE
        return event.defender

    def others(self, game: Game, event: Event) -> list[i64]:
        """Who attacks."""
        return [-1 - game.state.objs[event.id].controller] if isinstance(event, AttackDeclared) else NO_IDS

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """Who attacks, and whom. CR 801.7."""
        if not isinstance(event, AttackDeclared):
            return []
        return [-1 - game.state.objs[event.id].controller, event.defender]

    def loop_inputs(self) -> i64:
        return 0


class DoTheSame(Effect):
    """You do something, and other players do the same, each as though they were you. CR 608.2c.

    `DoTheSame(Draw(1), EachAttacking(THAT_PLAYER))`
    """

    def __init__(self, effect: Effect, who: Selector) -> None:
        self.effect: Effect = effect
        self.who: Selector = who

    def happen(self, game: Game, ctx: Context) -> None:
        self.effect.perform(game, ctx)
        controller = ctx.controller
        for seat in seats_of(game, self.who.pick(game, ctx)):
            if game.state.in_game(seat):
                ctx.controller = seat
                self.effect.perform(game, ctx)
        ctx.controller = controller

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class DoneByEach(PlayerAction):
    """Each of these players does what you would do: `DoneByEach(Untap(Each(LAND, YOU_CONTROL)), EACH_OPPONENT)`.

    Inside, 'you' is the player whose turn it is to do it.
    """

    def __init__(self, effect: Effect, who: Selector = YOU) -> None:
        super().__init__(who)
        self.effect: Effect = effect

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        controller = ctx.controller
        for seat in seats:
            if game.state.in_game(seat):
                ctx.controller = seat
                self.effect.perform(game, ctx)
        ctx.controller = controller

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class DoneByOne(Effect):
    """One of these players, whom you choose, does what you would do. CR 608.2d.

    `DoneByOne(Indefinitely(THIS, YouControl()), EACH_OPPONENT)`: inside, 'you' is the player who was chosen.
    """

    def __init__(self, effect: Effect, among: EachPlayer) -> None:
        self.effect: Effect = effect
        self.among: EachPlayer = among

    def happen(self, game: Game, ctx: Context) -> None:
        controller = ctx.controller
        able = self.among.pick(game, ctx).copy()
        if not able or not game.state.in_game(controller):
            return
        one = able[0]
        if len(able) > 1:
            one = ask_one(game, ChooseDecision(controller, "608.2d", able, purpose=FOR_PLAYER, ctx=ctx))
        if one == NONE or not game.state.in_game(-1 - one):
            return
        ctx.controller = -1 - one
        self.effect.perform(game, ctx)
        ctx.controller = controller

    def loop_inputs(self) -> i64:
        return 0


ENCHANTED_PLAYER: Final = EnchantedPlayer()
