"""Keyword actions that make one creature stronger: monstrosity, bolster, support, explore, adapt, connive, endure.

CR 701.37, 701.39, 701.41, 701.44, 701.46, 701.50, 701.63.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quality, VocabularyError, amount
from apnap.abilities.cards import token
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.player_actions import Discard
from apnap.abilities.events.card_events import EXPLORED_LAND, EXPLORED_NONLAND
from apnap.abilities.filters import CREATURE, OTHER
from apnap.abilities.targets import Target
from apnap.abilities.zones.libraries import top_cards
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, Amount, Context, Effect, Selector
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_MECHANIC,
    GRAVEYARD,
    HAND,
    LAND,
    LIBRARY,
    NONE,
    PLUS,
)
from apnap.rules.core.constants import (
    CREATURE as CREATURE_TYPE,
)
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision, YesNoDecision
from apnap.rules.core.designations import HARNESSED, MONSTROUS, is_noted, note
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Counters, CreateToken, Draw, Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Bolster(Effect):
    """Counters on a creature of yours with the least toughness, of your choice. CR 701.39."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def happen(self, game: Game, ctx: Context) -> None:
        least: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            chars = game.char(id)
            if not chars.types & CREATURE_TYPE:
                continue
            if least and chars.toughness < game.char(least[0]).toughness:
                least = []
            if not least or chars.toughness == game.char(least[0]).toughness:
                least.append(id)
        if not least:
            return
        chosen = least[0]
        if len(least) > 1:
            decision = ChooseDecision(ctx.controller, "701.39a", least, ctx=ctx, benefit=1)
            chosen = ask_one(game, decision)
            if chosen == NONE:
                return
        event = Counters(chosen, PLUS, self.amount.value(game, ctx))
        event.cause = ctx.source
        game.emit(event)
        ctx.it = chosen

    def leaves(self) -> i64:
        return OF_OBJECT

    def benefit(self) -> i64:
        return 1


class Support(AddCounters):
    """A counter on each of up to that many target creatures; on a permanent, other ones than it. CR 701.41."""

    def __init__(self, number: int | Amount, other: bool = False) -> None:
        if isinstance(number, int) and number < 1:
            raise VocabularyError("support has a number of 1 or more")
        slot = (
            Target(OTHER, CREATURE, count=number, up_to=True) if other else Target(CREATURE, count=number, up_to=True)
        )
        super().__init__(1, PLUS, on=slot)
        self.number: Amount = amount(number)


class IsNot(Circumstance):
    """This does not have a designation yet: renowned, monstrous. CR 701.37b, 702.112b."""

    def __init__(self, designation: str) -> None:
        self.designation: str = designation

    def holds(self, game: Game, ctx: Context) -> bool:
        return not is_called(game, ctx.source, self.designation)


def is_called(game: Game, id: ObjectId, designation: str) -> bool:
    """Has this permanent the designation?"""
    return is_noted(game.state.objs[id], designation)


class IsCalled(Quality):
    """Has a designation: `IsCalled(MONSTROUS)`. CR 701.37b, 702.112b."""

    def __init__(self, designation: str) -> None:
        self.designation: str = designation

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and is_called(game, ref, self.designation)

    def reads(self) -> i64:
        return 1 << EV_MECHANIC

    def loop_inputs(self) -> i64:
        return 0


class BecomeCalled(Effect):
    """Unless it has the designation, that many +1/+1 counters are put on it and it gets it. CR 701.37a, 702.112a."""

    def __init__(self, designation: str, number: int | Amount) -> None:
        self.designation: str = designation
        self.amount: Amount = amount(number)

    def happen(self, game: Game, ctx: Context) -> None:
        id = ctx.source
        if game.state.objs[id].zone != BATTLEFIELD or is_called(game, id, self.designation):
            return
        n = self.amount.value(game, ctx)
        if n > 0:
            event = Counters(id, PLUS, n)
            event.cause = id
            game.emit(event)
        if game.state.objs[id].zone == BATTLEFIELD:
            note(game.state, id, self.designation, 1)
            game.emit(Happened(self.designation, ctx.controller, id, n))


class Monstrosity(BecomeCalled):
    """If it isn't monstrous, it gets that many +1/+1 counters and becomes monstrous. CR 701.37."""

    def __init__(self, number: int | Amount) -> None:
        super().__init__(MONSTROUS, number)


class Harness(BecomeCalled):
    """If this isn't harnessed, it becomes harnessed, for as long as it is on the battlefield. CR 701.64.

    `Harness()`
    """

    def __init__(self) -> None:
        super().__init__(HARNESSED, 0)


class Adapt(Effect):
    """If it has no +1/+1 counter, it gets that many. CR 701.46."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.source]
        if o.zone == BATTLEFIELD and o.counter(PLUS) == 0:
            event = Counters(ctx.source, PLUS, self.amount.value(game, ctx))
            event.cause = ctx.source
            game.emit(event)


class Explore(Effect):
    """A creature explores: a land goes to the hand, else a counter, and the card stays or is buried. CR 701.44."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            if id >= 0:
                self.explore(game, ctx, id)
                ctx.it = id

    def leaves(self) -> i64:
        return OF_OBJECT

    def deals_with(self) -> Selector | None:
        return self.what

    def explore(self, game: Game, ctx: Context, id: ObjectId) -> None:
        """It explores even when it has left, by its last known controller. CR 701.44c."""
        seat = game.state.objs[id].controller
        if not game.state.in_game(seat):
            return
        top = top_cards(game, seat, 1)
        if top:
            learn(game.state, top[0], EVERYBODY)
            if game.char(top[0]).types & LAND:
                move(game, ctx, top[0], HAND, seat)
                game.emit(Happened("explore", seat, id, EXPLORED_LAND))
                return
        if game.state.objs[id].zone == BATTLEFIELD:
            event = Counters(id, PLUS, 1)
            event.cause = ctx.source
            game.emit(event)
        if top:
            decision = YesNoDecision(seat, "701.44a", purpose=FOR_LOOK, ctx=ctx, own=True, about=top)
            if game.ask(decision)[0] and game.state.objs[top[0]].zone == LIBRARY:
                move(game, ctx, top[0], GRAVEYARD, seat)
        game.emit(Happened("explore", seat, id, EXPLORED_NONLAND if top else 0))

    def benefit(self) -> i64:
        return 1


def move(game: Game, ctx: Context, id: ObjectId, to: i64, seat: Seat) -> None:
    event = ZoneChange(id, game.state.objs[id].zone, to, seat)
    event.cause = ctx.source
    game.emit(event)


class Connive(Effect):
    """A creature connives: draw, discard, and a counter for each nonland card discarded. CR 701.50."""

    def __init__(self, what: Selector, number: int | Amount = 1) -> None:
        self.what: Selector = what
        self.amount: Amount = amount(number)

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            seat = game.state.objs[id].controller
            n = self.amount.value(game, ctx)
            if id < 0 or not game.state.in_game(seat):
                continue
            for _ in range(n):
                event = Draw(seat)
                event.cause = ctx.source
                game.emit(event)
            Discard(amount(n)).act(game, ctx, [seat])
            nonlands: i64 = 0
            for card in ctx.those:
                if game.state.objs[card].zone != HAND and not game.char(card).types & LAND:
                    nonlands += 1
            if nonlands and game.state.objs[id].zone == BATTLEFIELD:
                counters = Counters(id, PLUS, nonlands)
                counters.cause = ctx.source
                game.emit(counters)
            game.emit(Happened("connive", seat, id, n))
            ctx.it = id

    def leaves(self) -> i64:
        return OF_OBJECT

    def deals_with(self) -> Selector | None:
        return self.what

    def benefit(self) -> i64:
        return 1


# endure and blight ---------------------------------------------------------------------------------------------------
class Endure(Effect):
    """Its controller creates an N/N Spirit unless they put N +1/+1 counters on it. CR 701.63."""

    def __init__(self, what: Selector, number: i64) -> None:
        if number < 1:
            raise VocabularyError("to endure 0 does nothing")
        self.what: Selector = what
        self.number: i64 = number
        self.spirit: CardDef = token("Spirit Token", "Creature - Spirit", f"{number}/{number}", colors="W")

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.what.pick(game, ctx):
            seat = game.state.objs[ref].controller
            grows = False
            if game.state.objs[ref].zone == BATTLEFIELD:
                decision = YesNoDecision(seat, "701.63a", ctx=ctx, source=ref, benefit=1, own=True)
                grows = game.ask(decision)[0] != 0 and game.state.objs[ref].zone == BATTLEFIELD
            made: Event = Counters(ref, PLUS, self.number) if grows else CreateToken(seat, self.spirit)
            made.cause = ctx.source
            game.emit(made)

    def benefit(self) -> i64:
        return 1
