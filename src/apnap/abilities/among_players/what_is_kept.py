"""What players choose among their own: what they keep while the rest goes, what gets counters. CR 101.4, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount, seen
from apnap.abilities.effects.player_actions import PlayerAction, all_picked, still_theirs
from apnap.abilities.facts.this_way import EXILED, ThisWay
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.definitions import (
    OF_OBJECT,
    OF_SACRIFICED,
    OF_THOSE,
    Amount,
    Context,
    Effect,
    Filter,
    Selector,
)
from apnap.rules.ch1_concepts.nodes import OF_DESTROYED
from apnap.rules.ch8_multiplayer.shared_turns import ask_each
from apnap.rules.core.constants import BATTLEFIELD, EXILE, F_SACRIFICE, INDESTRUCTIBLE
from apnap.rules.core.decisions import ChooseDecision, Decision
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Counters, Event, ZoneChange
from apnap.rules.events import Destroy as Destroyed
from apnap.rules.events import Sacrifice as Sacrificed

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

SACRIFICED: Final = "sacrificed"
DESTROYED: Final = "destroyed"


def own(game: Game, ctx: Context, seat: Seat, filter: Filter) -> list[i64]:
    """The permanents of a player that fit."""
    out: list[i64] = []
    for id in game.state.ids(seat, BATTLEFIELD):
        if filter.test(game, ctx, id):
            out.append(id)
    return out


class CountersOnOwn(PlayerAction):
    """Players put counters on a permanent that they control, of their choice: `CountersOnOwn(2, "+1/+1", CREATURE)`."""

    def __init__(self, number: int | Amount, counter: str, *filters: Filter, who: Selector = YOU) -> None:
        super().__init__(who)
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter
        self.filter: Filter = every(filters)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        chosen = one_of_own(game, ctx, seats, self.filter)
        events: list[Event] = []
        for id in chosen:
            if n > 0 and game.state.objs[id].zone == BATTLEFIELD:
                event = Counters(id, self.counter, n)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = chosen

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class CountersOnChosen(PlayerAction):
    """Players choose a permanent each, of anybody's, and put a counter on it: `CountersOnChosen("doom", NONLAND)`.

    All choose, in turn order, before any counter is put. CR 101.4, 608.2d.
    """

    def __init__(self, counter: str, *filters: Filter, who: Selector = YOU) -> None:
        super().__init__(who)
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.counter: str = counter
        self.among: Each = Each(*filters)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        candidates = seen(game, ctx, self.among.pick(game, ctx))
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        for seat in seats:
            if len(candidates) > 1:
                asked.append(ChooseDecision(seat, "608.2d", candidates, 1, 1, ctx=ctx))
                picks.append([])
            else:
                picks.append(candidates)
        events: list[Event] = []
        for id in all_picked(seats, picks, asked, ask_each(game, asked)):
            if game.state.objs[id].zone == BATTLEFIELD:
                event = Counters(id, self.counter, 1)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)


def one_of_own(game: Game, ctx: Context, seats: list[Seat], filter: Filter) -> list[i64]:
    """Each of these players chooses one of their permanents that fit. CR 101.4."""
    picks: list[list[i64]] = []
    asked: list[Decision] = []
    for seat in seats:
        fitting = own(game, ctx, seat, filter)
        if len(fitting) > 1:
            asked.append(ChooseDecision(seat, "608.2d", fitting, 1, 1, ctx=ctx, benefit=1, own=True))
            fitting = []
        picks.append(fitting)
    return still_theirs(game, seats, picks, asked, ask_each(game, asked))


class KeepSome(PlayerAction):
    """Players choose permanents among their own, one of each description, and the rest goes. CR 101.4, 701.21.

    `KeepSome([CREATURE], CREATURE, who=EACH_PLAYER)`: all but one creature each is sacrificed. With `number`, that many
    of a single description, or up to that many; with `fate`, the rest is destroyed instead; with `yours`, you choose.
    `rest` is of what the rest is, where that is not what was chosen among; `counter` is put on each that is kept.
    """

    def __init__(
        self,
        kept: list[Filter],
        *among: Filter,
        number: i64 = 1,
        up_to: bool = False,
        fate: str = SACRIFICED,
        yours: bool = False,
        rest: Filter | None = None,
        counter: str = "",
        who: Selector = YOU,
    ) -> None:
        super().__init__(who)
        if not kept or (number != 1 and len(kept) > 1):
            raise VocabularyError("one of each description is kept, or some of one")
        if fate not in (SACRIFICED, DESTROYED):
            raise VocabularyError(f"the rest is sacrificed or destroyed, not {fate}")
        self.kept: list[Filter] = kept
        self.among: Filter = every(among)
        self.number: i64 = number
        self.up_to: bool = up_to
        self.fate: str = fate
        self.yours: bool = yours
        self.rest: Filter = self.among if rest is None else rest
        self.counter: str = counter

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        """All choose, in turn order, before anything goes."""
        kept: list[i64] = []
        for filter in self.kept:
            kept = kept + self.chosen(game, ctx, seats, filter)
        gone: list[i64] = []
        events: list[Event] = []
        if self.counter:
            self.mark(game, ctx, kept)
        for seat in seats:
            for id in own(game, ctx, seat, self.rest):
                event = None if id in kept else self.end_of(game, seat, id)
                if event is not None:
                    event.cause = ctx.source
                    if isinstance(event, Destroyed):
                        event.by = ctx.controller
                    events.append(event)
                    gone.append(id)
        if events:
            game.emit_all(events)
        ctx.those = kept if self.counter else gone

    def mark(self, game: Game, ctx: Context, kept: list[i64]) -> None:
        """Each that is kept gets a counter."""
        events: list[Event] = []
        for id in kept:
            event = Counters(id, self.counter, 1)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)

    def chosen(self, game: Game, ctx: Context, seats: list[Seat], filter: Filter) -> list[i64]:
        """What is kept of one description."""
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        out: list[i64] = []
        for seat in seats:
            fitting: list[i64] = []
            for id in own(game, ctx, seat, self.among):
                if filter.test(game, ctx, id):
                    fitting.append(id)
            n: i64 = len(fitting)
            if n > self.number or (self.up_to and n > 0):
                most = min(n, self.number)
                least: i64 = 0 if self.up_to else most
                chooser = ctx.controller if self.yours else seat
                decision = ChooseDecision(
                    chooser, "608.2d", fitting, least, most, ctx=ctx, benefit=1, own=not self.yours
                )
                if self.yours:
                    out = out + game.ask(decision)
                else:
                    asked.append(decision)
                fitting = []
            picks.append(fitting)
        return out + still_theirs(game, seats, picks, asked, ask_each(game, asked))

    def end_of(self, game: Game, seat: Seat, id: ObjectId) -> Event | None:
        """What happens to one of the rest."""
        if self.fate == DESTROYED:
            return None if game.char(id).keywords & INDESTRUCTIBLE else Destroyed(id)
        return None if game.is_forbidden(F_SACRIFICE, seat, id) else Sacrificed(seat, id)

    def leaves(self) -> i64:
        if self.counter:
            return super().leaves() | OF_THOSE
        return super().leaves() | OF_THOSE | (OF_DESTROYED if self.fate == DESTROYED else OF_SACRIFICED)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class SacrificeAll(PlayerAction):
    """Players sacrifice all permanents that they control and that fit: `SacrificeAll(CREATURE)`. CR 701.21."""

    def __init__(self, *filters: Filter, who: Selector = YOU) -> None:
        super().__init__(who)
        self.filter: Filter = every(filters)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        events: list[Event] = []
        gone: list[i64] = []
        for seat in seats:
            for id in own(game, ctx, seat, self.filter):
                if not game.is_forbidden(F_SACRIFICE, seat, id):
                    event = Sacrificed(seat, id)
                    event.cause = ctx.source
                    events.append(event)
                    gone.append(id)
        if events:
            game.emit_all(events)
        ctx.those = gone

    def leaves(self) -> i64:
        return super().leaves() | OF_THOSE | OF_SACRIFICED

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class PutBackExiled(PlayerAction):
    """Players put all cards that they exiled by an instruction before onto the battlefield, at once. CR 101.4."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)
        self.way: ThisWay = ThisWay(EXILED, card=True)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        events: list[Event] = []
        moves: list[ZoneChange] = []
        for id in self.way.pick(game, ctx):
            o = game.state.objs[id]
            if o.zone == EXILE and o.owner in seats:
                event = ZoneChange(id, EXILE, BATTLEFIELD, o.owner)
                event.cause = ctx.source
                events.append(event)
                moves.append(event)
        if events:
            game.emit_all(events)
        entered: list[i64] = []
        for move in moves:
            if move.new_id >= 0:
                entered.append(move.new_id)
        ctx.those = entered

    def leaves(self) -> i64:
        return super().leaves() | OF_THOSE

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class SpareSome(Effect):
    """You choose up to so many permanents that fit, of all there are, and the rest is destroyed. CR 608.2d, 701.8."""

    def __init__(self, number: i64, *filters: Filter) -> None:
        if number < 1:
            raise VocabularyError("some permanents are chosen, or nothing is spared")
        self.number: i64 = number
        self.what: Each = Each(*filters)

    def happen(self, game: Game, ctx: Context) -> None:
        found = seen(game, ctx, self.what.pick(game, ctx))
        spared: list[i64] = []
        if found and game.state.in_game(ctx.controller):
            most = min(self.number, len(found))
            spared = game.ask(ChooseDecision(ctx.controller, "608.2d", found, 0, most, ctx=ctx, benefit=1))
        rest: list[i64] = []
        events: list[Event] = []
        for id in found:
            o = game.state.objs[id]
            if id not in spared and o.zone == BATTLEFIELD:
                rest.append(id)
                if not game.char(id).keywords & INDESTRUCTIBLE:
                    event = Destroyed(id)
                    event.cause = ctx.source
                    event.by = ctx.controller
                    events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = rest

    def leaves(self) -> i64:
        return OF_THOSE | OF_DESTROYED

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class SpareOneOfEachPower(Effect):
    """For each power among permanents that fit, choose one with that power; all others are destroyed. CR 608.2d."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def happen(self, game: Game, ctx: Context) -> None:
        spared: list[i64] = []
        there = seen(game, ctx, Each(self.filter).pick(game, ctx))
        powers: list[i64] = []
        for id in there:
            power = game.char(id).power
            if power not in powers:
                powers.append(power)
        for power in powers:
            alike: list[i64] = []
            for id in there:
                if game.state.objs[id].zone == BATTLEFIELD and game.char(id).power == power:
                    alike.append(id)
            if len(alike) > 1 and game.state.in_game(ctx.controller):
                alike = game.ask(ChooseDecision(ctx.controller, "608.2d", alike, ctx=ctx, benefit=1))
            spared.extend(alike[:1])
        events: list[Event] = []
        for id in there:
            if id not in spared and game.state.objs[id].zone == BATTLEFIELD:
                event = Destroyed(id)
                event.cause = ctx.source
                events.append(event)
        ctx.those = [id for id in there if id not in spared]
        if events:
            game.emit_all(events)

    def leaves(self) -> i64:
        return OF_THOSE | OF_DESTROYED

    def benefit(self) -> i64:
        return -1
