"""Keyword actions of recent years, doubling and exchanging: incubate, endure, earthbend, blight, time travel, forage.

CR 701.10, 701.12, 701.53, 701.56, 701.61, 701.63, 701.66, 701.68.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import Activate
from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.cards import face, token
from apnap.abilities.effects.faces import Transform
from apnap.abilities.effects.lasting import Indefinitely, kept, standing
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import LAND, YOU_CONTROL
from apnap.abilities.keywords import HASTE
from apnap.abilities.mechanics.suspend import TIME
from apnap.abilities.players import YOU
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Becomes, Gets, Has, YouControl
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.targets import Target
from apnap.rules import triggers
from apnap.rules.decisions import D_CHOOSE, D_YES_NO, FOR_CHOICE, FOR_COST, FOR_MAY, FROM_ACTION, Decision
from apnap.rules.definitions import Amount, Context, CostPart, Effect, Node, Pattern, Selector, Triggered
from apnap.rules.events import Counters, CreateToken, Entry, Event, Happened, Sacrifice, ZoneChange
from apnap.rules.faces import TRANSFORM
from apnap.rules.printed import CardDef
from apnap.rules.questions import F_SACRIFICE
from apnap.rules.state import Watcher
from apnap.rules.words import (
    BATTLEFIELD,
    CREATURE,
    D_GAME,
    D_TURN,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    MINUS,
    NONE,
    PLUS,
)
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game


# doubling and exchanging ---------------------------------------------------------------------------------------------
class DoublePower(Effect):
    """Double the power of creatures until end of turn: each gets +X/+0, X being its power. CR 701.10a-c."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.static: Continuous = Continuous(IT, [Gets(1, 0)])

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        timestamp = game.state.tick()
        powers: list[i64] = []
        for ref in refs:
            powers.append(game.char(ref).power)
        for i in range(len(refs)):
            effect = standing(game, ctx, self.static, D_TURN, timestamp)
            effect.ids = [refs[i]]
            effect.a = powers[i]
            add_standing(game.state, effect)
        game.settle()
        game.state.touch()

    def tone(self) -> i64:
        return 1


class ExchangeControl(Effect):
    """Exchange control of two permanents, if different players control them. CR 701.12a-b."""

    def __init__(self, *what: Selector) -> None:
        if not what:
            raise VocabularyError("an exchange is of two permanents")
        self.what: list[Selector] = list(what)
        self.static: Continuous = Continuous(IT, [YouControl()])

    def children(self) -> list[Node]:
        return list(self.what)

    def happen(self, game: Game, ctx: Context) -> None:
        refs: list[i64] = []
        for selector in self.what:
            refs.extend(selector.pick(game, ctx))
        if len(refs) != 2:
            return  # all of it or nothing
        a, b = game.state.objs[refs[0]], game.state.objs[refs[1]]
        if a.zone != BATTLEFIELD or b.zone != BATTLEFIELD or a.controller == b.controller:
            return
        timestamp = game.state.tick()
        seats = [b.controller, a.controller]
        for i in range(2):
            effect = standing(game, ctx, self.static, D_GAME, timestamp)
            effect.ids = [refs[i]]
            effect.controller = seats[i]
            add_standing(game.state, effect)
        game.settle()
        game.state.touch()


# incubate ------------------------------------------------------------------------------------------------------------
def incubator() -> CardDef:
    """A double-faced token. CR 111.10i, 701.53b."""
    front = face("Incubator Token", "", "Artifact - Incubator", Activate("{2}", Transform(THIS)))
    back = face("Phyrexian Token", "", "Artifact Creature - Phyrexian", "0/0")
    return CardDef("Incubator Token", TRANSFORM, [front, back], [])


INCUBATOR: Final = incubator()


class Incubate(PlayerAction):
    """Create an Incubator token with so many +1/+1 counters. CR 701.53."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def children(self) -> list[Node]:
        return [self.who, self.amount]

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            event = CreateToken(seat, INCUBATOR)
            event.cause = ctx.source
            event.entry = Entry()
            if n > 0:
                event.entry.counters = [(PLUS, n)]
            game.emit(event)

    def tone(self) -> i64:
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

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.what.pick(game, ctx):
            seat = game.state.objs[ref].controller
            grows = False
            if game.state.objs[ref].zone == BATTLEFIELD:
                decision = Decision(D_YES_NO, seat)
                decision.origin = ctx.object
                decision.purpose = FOR_MAY
                decision.rule = "701.63a"
                decision.own = True
                decision.source = ref
                decision.tone = 1
                grows = game.ask(decision)[0] != 0 and game.state.objs[ref].zone == BATTLEFIELD
            made: Event = Counters(ref, PLUS, self.number) if grows else CreateToken(seat, self.spirit)
            made.cause = ctx.source
            game.emit(made)

    def tone(self) -> i64:
        return 1


def blight(game: Game, seat: i64, source: i64, origin: i64, number: i64) -> bool:
    """Put so many -1/-1 counters on a creature you control. CR 701.68a."""
    candidates = creatures_of(game, seat)
    if not candidates:
        return False
    chosen = candidates[0]
    if len(candidates) > 1:
        decision = Decision(D_CHOOSE, seat)
        decision.origin = origin
        decision.purpose = FOR_COST if origin == FROM_ACTION else FOR_CHOICE
        decision.rule = "701.68a"
        decision.own = origin != FROM_ACTION
        decision.source = source
        decision.candidates = candidates
        decision.tone = -1
        answer = game.ask(decision)
        if not answer:
            return False
        chosen = answer[0]
    event = Counters(chosen, MINUS, number)
    event.cause = source
    game.emit(event)
    game.emit(Happened("blight", seat, chosen, number))
    return True


def creatures_of(game: Game, seat: i64) -> list[i64]:
    out: list[i64] = []
    for id in game.state.ids(seat, BATTLEFIELD):
        if game.char(id).types & CREATURE:
            out.append(id)
    return out


class Blight(PlayerAction):
    """A player puts -1/-1 counters on a creature they control. CR 701.68."""

    def __init__(self, number: i64, who: Selector = YOU) -> None:
        super().__init__(who)
        self.number: i64 = number

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            blight(game, seat, ctx.source, ctx.object, self.number)


class BlightCost(CostPart):
    """Blight as a cost. CR 701.68a-b."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(creatures_of(game, ctx.controller)) > 0

    def pay(self, game: Game, ctx: Context) -> None:
        blight(game, ctx.controller, ctx.source, FROM_ACTION, self.number)


# earthbend -----------------------------------------------------------------------------------------------------------
class DiesOrIsExiled(Pattern):
    """That land leaves the battlefield for a graveyard or for exile. CR 701.66a."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_ZONE]
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        ctx = watcher.context
        if ctx is None or not isinstance(event, ZoneChange) or event.origin != BATTLEFIELD or event.id != ctx.it:
            return False
        return event.to == GRAVEYARD or event.to == EXILE


class ReturnLand(Effect):
    """It comes back to your side of the battlefield, tapped. CR 701.66a."""

    def happen(self, game: Game, ctx: Context) -> None:
        card = game.state.objs[ctx.it].next_id
        if card < 0 or game.state.objs[card].zone not in (GRAVEYARD, EXILE):
            return
        event = ZoneChange(card, game.state.objs[card].zone, BATTLEFIELD, ctx.controller)
        event.cause = ctx.source
        event.entry = Entry()
        event.entry.tapped = True
        game.emit(event)


class Earthbend(Effect):
    """A land of yours is animated as a 0/0 with haste, gets counters, and comes back when it is gone. CR 701.66."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)
        self.what: Target = Target(LAND, YOU_CONTROL)
        self.becomes: Effect = Indefinitely(self.what, Becomes("Creature", "0/0"), Has(HASTE))
        self.returns: Triggered = Triggered(DiesOrIsExiled(), ReturnLand())

    def children(self) -> list[Node]:
        return [self.what, self.amount, self.returns]

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.what.pick(game, ctx):
            self.becomes.happen(game, ctx)
            n = self.amount.value(game, ctx)
            if n > 0:
                event = Counters(ref, PLUS, n)
                event.cause = ctx.source
                game.emit(event)
            ctx.it = ref
            w = Watcher(ctx.source, ctx.controller, self.returns)
            w.delayed = True
            w.turn = game.state.turn().number
            w.context = kept(ctx)
            triggers.watch(game, w)
            game.emit(Happened("earthbend", ctx.controller, ref, n))

    def tone(self) -> i64:
        return 1


# time travel ---------------------------------------------------------------------------------------------------------
class TimeTravel(PlayerAction):
    """For each suspended card you own and permanent with a time counter: one more, one less, or as it is. CR 701.56."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            more = self.choose(game, ctx, seat, self.timed(game, seat), "put a time counter on")
            rest: list[i64] = []
            for id in self.timed(game, seat):
                if id not in more:
                    rest.append(id)
            less = self.choose(game, ctx, seat, rest, "remove a time counter from")
            events: list[Event] = []
            for id in more:
                events.append(Counters(id, TIME, 1))
            for id in less:
                events.append(Counters(id, TIME, -1))
            if events:
                game.emit_all(events)

    def timed(self, game: Game, seat: i64) -> list[i64]:
        out: list[i64] = []
        for zone in (BATTLEFIELD, EXILE):
            for id in game.state.ids(seat, zone):
                if game.state.objs[id].counter(TIME) > 0:
                    out.append(id)
        return out

    def choose(self, game: Game, ctx: Context, seat: i64, among: list[i64], what: str) -> list[i64]:
        if not among:
            return []
        decision = Decision(D_CHOOSE, seat)
        decision.origin = ctx.object
        decision.rule = "701.56a"
        decision.own = True
        decision.source = ctx.source
        decision.labels = [f"{what} {game.name(id)}" for id in among]
        decision.candidates = among
        decision.minimum = 0
        decision.maximum = len(among)
        return game.ask(decision)


# forage --------------------------------------------------------------------------------------------------------------
class Forage(CostPart):
    """Give up a Food, or three cards of your graveyard to exile. CR 701.61."""

    def foods(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            if "Food" in game.char(id).subtypes and not game.is_forbidden(F_SACRIFICE, ctx.controller, id):
                out.append(id)
        return out

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(game.state.ids(ctx.controller, GRAVEYARD)) >= 3 or len(self.foods(game, ctx)) > 0

    def pay(self, game: Game, ctx: Context) -> None:
        foods = self.foods(game, ctx)
        cards = game.state.ids(ctx.controller, GRAVEYARD).copy()
        if foods and (len(cards) < 3 or self.eats(game, ctx)):
            chosen = foods if len(foods) == 1 else self.ask(game, ctx, foods, 1)
            events: list[Event] = [Sacrifice(ctx.controller, id) for id in chosen]
        else:
            chosen = cards if len(cards) == 3 else self.ask(game, ctx, cards, 3)
            events = [ZoneChange(id, GRAVEYARD, EXILE, ctx.controller) for id in chosen]
        if events:
            game.emit_all(events)
            game.emit(Happened("forage", ctx.controller, NONE))

    def eats(self, game: Game, ctx: Context) -> bool:
        decision = Decision(D_YES_NO, ctx.controller)
        decision.origin = FROM_ACTION
        decision.purpose = FOR_COST
        decision.rule = "701.61a"
        decision.cost = True
        decision.source = ctx.source
        decision.labels = ["sacrifice a Food"]
        return game.ask(decision)[0] != 0

    def ask(self, game: Game, ctx: Context, among: list[i64], n: i64) -> list[i64]:
        decision = Decision(D_CHOOSE, ctx.controller)
        decision.origin = FROM_ACTION
        decision.purpose = FOR_COST
        decision.rule = "701.61a"
        decision.cost = True
        decision.source = ctx.source
        decision.candidates = among
        decision.minimum = n
        decision.maximum = n
        return game.ask(decision)
