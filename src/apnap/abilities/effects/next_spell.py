"""Effects about what is yet to come: the next spell a player casts, and what enters by this effect. CR 611.2e-f."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Subject, context_of
from apnap.abilities.effects.lasting import kept, standing
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.selectors import EachSpell
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Continuous
from apnap.rules.casting import was_cast_from
from apnap.rules.definitions import Context, Effect, Filter, Node, Selector, Static
from apnap.rules.events import Entry, Event, ZoneChange
from apnap.rules.questions import F_COUNTER
from apnap.rules.words import D_TURN, S_FORBID, S_NEXT
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class SpellCantBeCountered(Static):
    """One spell on the stack can't be countered. CR 101.2."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: i64, ref: i64) -> bool:
        ids = effect.ids
        return action == F_COUNTER and ids is not None and ref in ids


class Upcoming(Static):
    """What waits for the next spell of a player that fits, and then is about that spell. CR 611.2f."""

    def __init__(self, filter: Filter, then: Static) -> None:
        super().__init__([S_NEXT])
        self.filter: Filter = filter
        self.then: Static = then

    def children(self) -> list[Node]:
        return [self.filter, self.then]

    def next_spell(self, game: Game, effect: Standing, seat: i64, spell: i64) -> Static | None:
        if seat != effect.controller or not self.filter.test(game, context_of(effect), spell):
            return None
        return self.then


class NextSpell(Effect):
    """The next spell you cast this turn has something, or can't be countered. CR 611.2f.

    `NextSpell(INSTANT, change=Has(Storm()))`; without a change it can't be countered.
    """

    def __init__(self, *filters: Filter, change: Change | None = None) -> None:
        self.filter: Filter = every(filters)
        self.change: Change | None = change
        then: Static = SpellCantBeCountered() if change is None else Continuous(EachSpell(*filters), [change])
        self.static: Upcoming = Upcoming(self.filter, then)

    def children(self) -> list[Node]:
        return [self.static]

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, D_TURN, game.state.tick())
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()

    def tone(self) -> i64:
        return 1


class ReturnBeing(ReturnToBattlefield):
    """Put cards onto the battlefield that are something from then on: `ReturnBeing(card, IsNow("Zombie"))`.

    What the effect says of them is so as they enter. CR 611.2e.
    """

    def __init__(self, what: Selector, *changes: Change, under: Subject = YOU) -> None:
        super().__init__(what, under)
        self.changes: list[Change] = list(changes)
        self.statics: list[Static] = []
        for c in changes:
            self.statics.append(Continuous(what, [c]))

    def children(self) -> list[Node]:
        out: list[Node] = [self.what, self.under]
        for c in self.changes:
            out.append(c)
        return out

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        event = super().event(game, ctx, id)
        if isinstance(event, ZoneChange):
            entry = event.entry
            if entry is None:
                entry = Entry()
                event.entry = entry
            entry.being = self.statics
        return event


class YouCastIt(Circumstance):
    """This permanent was a spell that was cast. CR 601.2i."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return was_cast_from(game, ctx.source) >= 0
