"""Revealing the top cards of a library and sorting them: by what they are, or into piles. CR 700.3, 701.20."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.flow import Sequence
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.zones.libraries import put_on_bottom, top_cards
from apnap.abilities.zones.putting import ALL, IN_GRAVEYARD, IN_HAND, ON_BOTTOM, Among, PutCards, PutRest
from apnap.abilities.zones.top_cards import RevealTop, reveal
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Context, Effect, Filter, Node, Selector
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch8_multiplayer.range import choosers
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, HAND, LAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_BOTTOM, FOR_PLAYER, FOR_SEARCH, ChooseDecision, ModeDecision, OrderDecision
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Entry, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Reveal(Effect):
    """What a player looked at is shown to all: `Reveal(IT)`. CR 701.20a."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            if id >= 0:
                reveal(game, id)
                game.state.stir()


class RevealAndTake(PlayerAction):
    """Reveal the top cards of your library, take all that fit, and put the rest away.

    `RevealAndTake(3, LAND, rest=LIBRARY)`: the rest goes to the bottom in any order, or into the graveyard.
    """

    def __init__(self, number: i64, *filters: Filter, rest: i64 = GRAVEYARD) -> None:
        super().__init__(YOU)
        if rest != GRAVEYARD and rest != LIBRARY:
            raise VocabularyError("the rest goes into the graveyard or to the bottom of the library")
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.rest: i64 = rest

    def meaning(self) -> Node:
        """What is revealed, what is taken from among it, and the rest."""
        took = PutCards(Among(), 0, self.filter, to=IN_HAND, how=ALL)
        rest = PutRest(IN_GRAVEYARD if self.rest == GRAVEYARD else ON_BOTTOM)
        return Sequence(RevealTop(self.number), took, rest).meaning()

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            taken: list[i64] = []
            rest: list[i64] = []
            for id in top_cards(game, seat, self.number):
                learn(game.state, id, EVERYBODY)
                (taken if self.filter.test(game, ctx, id) else rest).append(id)
            events: list[Event] = []
            for id in taken:
                events.append(ZoneChange(id, LIBRARY, HAND, seat))
            if self.rest == GRAVEYARD:
                for id in rest:
                    events.append(ZoneChange(id, LIBRARY, GRAVEYARD, seat))
                rest = []
            for event in events:
                event.cause = ctx.source
            if events:
                game.emit_all(events)
            if len(rest) > 1:
                decision = OrderDecision(seat, "", rest, purpose=FOR_BOTTOM, ctx=ctx, own=True)
                rest = game.ask(decision)
            put_on_bottom(game, seat, rest)

    def benefit(self) -> i64:
        return 1


class RevealAndPut(PlayerAction):
    """Reveal the top cards of your library and put one that fits onto the battlefield, with counters. CR 701.20."""

    def __init__(self, number: i64, counters: i64, counter: str, *filters: Filter) -> None:
        super().__init__(YOU)
        self.number: i64 = number
        self.counters: i64 = counters
        self.counter: str = counter
        self.filter: Filter = every(filters)

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        ctx.it = NONE
        ctx.those = []
        for seat in seats:
            fitting: list[i64] = []
            for id in top_cards(game, seat, self.number):
                learn(game.state, id, EVERYBODY)
                if self.filter.test(game, ctx, id):
                    fitting.append(id)
            if not fitting:
                continue
            chosen = fitting[0]
            if len(fitting) > 1:
                decision = ChooseDecision(seat, "", fitting, purpose=FOR_SEARCH, ctx=ctx, benefit=1, own=True)
                answer = game.ask(decision)
                if not answer:
                    continue
                chosen = answer[0]
            if game.state.objs[chosen].zone != LIBRARY:
                continue
            event = ZoneChange(chosen, LIBRARY, BATTLEFIELD, seat)
            event.cause = ctx.source
            event.entry = Entry()
            event.entry.counters = [(self.counter, self.counters)]
            game.emit(event)
            if event.new_id >= 0:
                ctx.it = event.new_id
                ctx.those = [event.new_id]

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def benefit(self) -> i64:
        return 1


class SeekLandOrNonland(Effect):
    """Choose land or nonland, reveal cards until one of that kind is revealed, and take it. CR 608.2d, 701.20.

    All others go to the bottom of the library in any order.
    """

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        decision = ModeDecision(seat, "608.2d", [0, 1], ["land", "nonland"], 1, 1, source=ctx.source)
        wants_land = game.ask(decision)[0] == 0
        found: ObjectId = NONE
        rest: list[i64] = []
        library = game.state.ids(seat, LIBRARY)
        for i in range(len(library)):
            id = library[len(library) - 1 - i]
            learn(game.state, id, EVERYBODY)
            if (game.char(id).types & LAND != 0) == wants_land:
                found = id
                break
            rest.append(id)
        if found != NONE:
            event = ZoneChange(found, LIBRARY, HAND, seat)
            event.cause = ctx.source
            game.emit(event)
        if len(rest) > 1:
            rest = game.ask(OrderDecision(seat, "", rest, purpose=FOR_BOTTOM, ctx=ctx, own=True))
        put_on_bottom(game, seat, rest)

    def benefit(self) -> i64:
        return 1


class TakeChosenType(Effect):
    """Choose one of two card types, reveal the top cards, take those of that type, bury the rest. CR 608.2d, 701.20."""

    def __init__(self, number: i64, one: Filter, other: Filter) -> None:
        self.number: i64 = number
        self.one: Filter = one
        self.other: Filter = other

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        nodes: list[Node] = [self.one, self.other]
        decision = ModeDecision(seat, "608.2d", [0, 1], ["the first", "the second"], source=ctx.source, nodes=nodes)
        wanted = self.one if game.ask(decision)[0] == 0 else self.other
        events: list[Event] = []
        for id in top_cards(game, seat, self.number):
            learn(game.state, id, EVERYBODY)
            event = ZoneChange(id, LIBRARY, HAND if wanted.test(game, ctx, id) else GRAVEYARD, seat)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return 1


FOR_PILE: Final = "pile"


def an_opponent(game: Game, ctx: Context, rule: str) -> i64:
    """The opponent who is to choose something, of the controller's choice; -1 for nobody. CR 608.2d, 801.5c."""
    able = choosers(game, ctx.controller, True)
    if not able:
        return -1
    if len(able) == 1:
        return -1 - able[0]
    decision = ChooseDecision(ctx.controller, rule, able, purpose=FOR_PLAYER, ctx=ctx)
    who = ask_one(game, decision)
    return -1 if who == NONE else -1 - who


class OpponentSeparates(Effect):
    """Reveal the top cards of your library; an opponent makes two piles; you get one, the other is put away.

    `rest` says where: into the graveyard, or (LIBRARY) on the bottom in any order.
    """

    def __init__(self, number: i64, rest: i64 = GRAVEYARD) -> None:
        if number < 2:
            raise VocabularyError("two piles are made of two cards or more")
        if rest != GRAVEYARD and rest != LIBRARY:
            raise VocabularyError("the other pile goes into the graveyard or to the bottom of the library")
        self.number: i64 = number
        self.rest: i64 = rest

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        top = top_cards(game, seat, self.number)
        for id in top:
            learn(game.state, id, EVERYBODY)
            if game.logging:
                game.say("701.20a", f"{game.name_of_seat(seat)} reveals {game.name(id)}")
        if not top:
            return
        first = self.pile(game, ctx, top)
        second: list[i64] = []
        for id in top:
            if id not in first:
                second.append(id)
        kept = first if self.prefers_first(game, ctx, first, second) else second
        events: list[Event] = []
        away: list[i64] = []
        for id in top:
            if game.state.objs[id].zone == LIBRARY:
                if id not in kept and self.rest == LIBRARY:
                    away.append(id)
                    continue
                event = ZoneChange(id, LIBRARY, HAND if id in kept else GRAVEYARD, seat)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        if len(away) > 1:
            away = game.ask(OrderDecision(seat, "", away, purpose=FOR_BOTTOM, ctx=ctx, own=True))
        put_on_bottom(game, seat, away)

    def pile(self, game: Game, ctx: Context, top: list[i64]) -> list[i64]:
        """One of the piles; the rest is the other. CR 700.3a, 700.3d."""
        opponent = an_opponent(game, ctx, "700.3")
        if opponent < 0:
            return top
        decision = ChooseDecision(opponent, "700.3a", top, 0, len(top), purpose=FOR_PILE, ctx=ctx)
        return game.ask(decision)

    def prefers_first(self, game: Game, ctx: Context, first: list[i64], second: list[i64]) -> bool:
        """Which of the piles do you put into your hand?"""
        decision = ModeDecision(
            ctx.controller,
            "700.3",
            [0, 1],
            [names(game, first), names(game, second)],
            purpose=FOR_PILE,
            ctx=ctx,
            own=True,
        )
        answer = game.ask(decision)
        return len(answer) == 0 or answer[0] == 0

    def benefit(self) -> i64:
        return 1


def names(game: Game, ids: list[ObjectId]) -> str:
    """What is in a pile."""
    words: list[str] = []
    for id in ids:
        words.append(game.name(id))
    return ", ".join(words) if words else "no cards"
