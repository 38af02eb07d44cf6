"""The Ring tempts a player: Ring-bearers, and the emblem that is called The Ring. CR 701.54."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quality, Subject, VocabularyError
from apnap.abilities.effects.creating import emblem_card, gets_emblem, in_command_zone
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.effects.player_actions import Discard, Draw, PlayerAction
from apnap.abilities.events.combat_events import Attacks, BlockedBy
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import IT, Each
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantBeBlockedByStronger
from apnap.rules.ch1_concepts.definitions import Ability, Context, Pattern, Selector
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import BATTLEFIELD, COMMAND, END_COMBAT, EV_DESIGNATION, EV_MECHANIC, NONE, PHASED_OUT
from apnap.rules.core.constants import CREATURE as CREATURE_TYPE
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.designations import RING_BEARER, is_noted, with_note, without_note
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

THE_RING: Final = "The Ring"
MOST_TIMES: Final = 4  # beyond which nothing asks how often it was


# Ring-bearers --------------------------------------------------------------------------------------------------------
class IsRingBearer(Quality):
    """Is a Ring-bearer, whoever's. CR 701.54b."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and is_noted(game.state.objs[ref], RING_BEARER)

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def is_about_one(self) -> bool:
        return True

    def layer_inputs(self) -> i64:
        return 0

    def loop_inputs(self) -> i64:
        return 0


class IsYourRingBearer(IsRingBearer):
    """Is on the battlefield under your control and a Ring-bearer. CR 701.54e."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        return o.zone == BATTLEFIELD and o.controller == ctx.controller and is_noted(o, RING_BEARER)


RING_BEARER_OF_ANYBODY: Final = IsRingBearer()
YOUR_RING_BEARER: Final = IsYourRingBearer()


class BecomesBearer(Event):
    """A creature becomes its controller's Ring-bearer, and the one before ceases to be it. CR 701.54a."""

    def __init__(self, id: ObjectId, seat: Seat) -> None:
        super().__init__(EV_DESIGNATION)
        self.id: ObjectId = id
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.zone != BATTLEFIELD or o.controller != self.seat or is_noted(o, RING_BEARER):
            return False
        for zone in (BATTLEFIELD, PHASED_OUT):
            for other in state.ids(self.seat, zone):
                if is_noted(state.objs[other], RING_BEARER):
                    state.edit(other).chosen = without_note(state.objs[other].chosen, RING_BEARER)
        state.edit(self.id).chosen = with_note(o.chosen, RING_BEARER, 1)
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.54a"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} becomes the Ring-bearer of {game.name_of_seat(self.seat)}"


# being tempted -------------------------------------------------------------------------------------------------------
class Tempted(Event):
    """The Ring has tempted a player, who chose a creature, or none. CR 701.54d."""

    def __init__(self, seat: Seat, bearer: Ref) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.bearer: Ref = bearer

    def apply(self, game: Game) -> bool:
        if not game.state.in_game(self.seat):
            return False
        game.state.edit_player(self.seat).ring_tempted += 1
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.54d"

    def line(self, game: Game) -> str:
        return f"the Ring tempts {game.name_of_seat(self.seat)}"


class TheRingTempts(PlayerAction):
    """The Ring tempts a player: they get the emblem, and choose a Ring-bearer. CR 701.54a, 701.54c.

    `TheRingTempts()`
    """

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            self.tempt(game, ctx, seat)

    def tempt(self, game: Game, ctx: Context, seat: Seat) -> None:
        state = game.state
        if not state.in_game(seat):
            return
        if not has_the_ring(game, seat):
            gets_emblem(game, seat, EMBLEM)
        creatures: list[i64] = []
        for id in state.ids(seat, BATTLEFIELD):
            if game.char(id).types & CREATURE_TYPE:
                creatures.append(id)
        bearer: Ref = NONE
        if creatures:
            decision = ChooseDecision(seat, "701.54a", creatures, ctx=ctx, benefit=1)
            decision.lapses_with_player = True
            answer = game.ask(decision) if len(creatures) > 1 else creatures
            bearer = answer[0] if answer else NONE
        if bearer != NONE:
            chosen = BecomesBearer(bearer, seat)
            chosen.cause = ctx.source
            game.emit(chosen)
        event = Tempted(seat, bearer)
        event.cause = ctx.source
        game.emit(event)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


def has_the_ring(game: Game, seat: Seat) -> bool:
    """Has this player the emblem already? CR 701.54c."""
    for id in game.state.ids(seat, COMMAND):
        if game.state.objs[id].card is EMBLEM:
            return True
    return False


class RingHasTempted(Circumstance):
    """The Ring has tempted you this many times or more this game. CR 701.54c."""

    def __init__(self, times: i64) -> None:
        if times < 1 or times > MOST_TIMES:
            raise VocabularyError(f"how often the Ring has tempted you is asked up to {MOST_TIMES} times")
        self.times: i64 = times

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.players[ctx.controller].ring_tempted >= self.times

    def reads(self) -> i64:
        return 1 << EV_MECHANIC

    def layer_inputs(self) -> i64:
        return 0

    def loop_inputs(self) -> i64:
        return 0


class ChoseAnother(Circumstance):
    """As the Ring tempted you, you chose a creature other than this as your Ring-bearer. CR 701.54d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        event = ctx.event
        return isinstance(event, Tempted) and event.bearer != NONE and event.bearer != ctx.source

    def loop_inputs(self) -> i64:
        return 0


class RingTempts(PlayerPattern):
    """The Ring tempts a player: `Whenever(RingTempts(), ...)`. CR 701.54d."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_MECHANIC, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tempted) and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Tempted) else NONE

    def loop_inputs(self) -> i64:
        return 0


class ChoosesBearer(RingTempts):
    """A player chooses a creature as their Ring-bearer, also the one that was. CR 701.54a, 701.54d."""

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tempted) and event.bearer != NONE and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return event.bearer if isinstance(event, Tempted) else NONE


# the emblem ----------------------------------------------------------------------------------------------------------
def emblem() -> CardDef:
    """The Ring, whose later abilities it has once its owner was tempted that often, and for good. CR 701.54c."""
    blocked: Pattern = BlockedBy(CREATURE, attacker=YOUR_RING_BEARER)
    damages: Pattern = DealsDamage(YOUR_RING_BEARER, combat=True, to_player=True)
    abilities: list[Ability] = [
        Always(Each(YOUR_RING_BEARER, how="one"), IsNow("Legendary"), CantBeBlockedByStronger()),
        Whenever(Attacks(YOUR_RING_BEARER), Then(Draw(1), Discard(1)), provided=RingHasTempted(2)),
        Whenever(blocked, AtNext(END_COMBAT, SacrificeThat(IT, said=True)), provided=RingHasTempted(3)),
        Whenever(damages, LoseLife(3, who=EACH_OPPONENT), provided=RingHasTempted(4)),
    ]
    return emblem_card(THE_RING, in_command_zone(abilities))


EMBLEM: Final = emblem()
