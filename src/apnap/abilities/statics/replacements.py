"""Something else happens instead: other zones, more or fewer cards and life, tapped arrivals. CR 614."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, amount, context_of
from apnap.abilities.effects.durations import as_they_are, kept, stand_this_turn, standing
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.statics.drawing import is_first_of_step
from apnap.rules.ch1_concepts.definitions import Amount, Context, Effect, Filter, Selector, Static
from apnap.rules.ch4_zones.zones import add_standing, drop_standing
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch6_spells.preview import would_fit
from apnap.rules.ch7_additional.components import holds_cards
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_DRAW,
    EV_LIFE,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    LASTS_THE_GAME,
    LASTS_THIS_TURN,
    LIBRARY,
    PLUS,
    S_REPLACE,
    STACK,
)
from apnap.rules.core.numbers import product, total
from apnap.rules.events import DoneInstead, Draw, Event, LifeChange, Several, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


# other zones ---------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class ExiledInstead(Static):
    """A card that would be put into a graveyard is exiled instead: cards of some players, or permanents. CR 614.1a.

    `ExiledInstead(EACH_OPPONENT)` speaks of cards from anywhere, not of tokens; `ExiledInstead()` of permanents. With
    `counter` it is exiled with one of that kind on it.
    """

    def __init__(self, whose: Subject | None = None, counter: str = "") -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.whose: Subject | None = whose
        self.counter: str = counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != GRAVEYARD:
            return False
        o = game.state.objs[event.id]
        whose = self.whose
        if whose is None:
            return event.origin == BATTLEFIELD
        if not whose.includes(game, context_of(effect), -1 - o.owner):
            return False
        if o.token:
            return event.cards_to < 0 and holds_cards(o)
        return o.number >= 0

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            if self.whose is not None and game.state.objs[event.id].token:
                event.cards_to = EXILE  # only the cards among what represents it (730.3e)
            else:
                event.to = EXILE
                if self.counter:
                    entry_of(game, event).counters.append((self.counter, 1))
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ShuffledInstead(Static):
    """If this would be put into a graveyard from anywhere, it is shuffled into its owner's library instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE], -1)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == GRAVEYARD and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = LIBRARY
            event.shuffles = True
        return event

    def loop_inputs(self) -> i64:
        return 0


# entering ------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class TheyEnterTapped(Static):
    """Permanents that fit enter tapped: `TheyEnterTapped(CREATURE, OPPONENTS_CONTROL)`. CR 614.1d, 614.12."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.filter: Filter = every(filters)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD:
            return False
        entry = event.entry
        if entry is not None and entry.tapped:
            return False
        return would_fit(game, event, context_of(effect), self.filter)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry_of(game, event).tapped = True
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TheyEnterUntapped(Static):
    """Permanents that fit enter untapped: `TheyEnterUntapped(LAND, YOU_CONTROL)`. CR 614.1d, 614.12."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.filter: Filter = every(filters)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD:
            return False
        entry = event.entry
        if entry is None or not entry.tapped:
            return False
        return would_fit(game, event, context_of(effect), self.filter)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry_of(game, event).tapped = False
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TheyEnterWithMore(Static):
    """Permanents that fit enter with an additional counter: `TheyEnterWithMore(OTHER, CREATURE, YOU_CONTROL)`.

    They may enter with more than one, or with counters of another kind. CR 614.1c, 614.12.
    """

    def __init__(self, *filters: Filter, number: int | Amount = 1, counter: str = PLUS) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.filter: Filter = every(filters)
        self.amount: Amount = amount(number)
        self.counter: str = counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD:
            return False
        return would_fit(game, event, context_of(effect), self.filter)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry = entry_of(game, event)
            n = self.amount.value(game, context_of(effect))
            if n > 0:
                entry.counters = entry.counters + [(self.counter, n)]
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
class TheyEnterBeing(TheyEnterWithMore):
    """Permanents that fit enter with more counters, and are something from then on. CR 614.1c, 614.12, 611.2e.

    `TheyEnterBeing([IsNow("Mutant", also=True)], OTHER, CREATURE, YOU_CONTROL, number=PowerOf(THIS))`
    """

    DERIVED: ClassVar[tuple[str, ...]] = (*TheyEnterWithMore.DERIVED, "being")

    def __init__(self, changes: list[Change], *filters: Filter, number: int | Amount = 1, counter: str = PLUS) -> None:
        super().__init__(*filters, number=number, counter=counter)
        if not changes:
            raise VocabularyError("what they are besides is said")
        self.changes: list[Change] = changes
        self.being: list[Static] = []
        self.derive()

    def derive(self) -> None:
        super().derive()
        self.being = []
        for change in self.changes:
            self.being.append(Continuous(THIS, [change]))

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        made = super().replace(game, effect, event)
        if isinstance(event, ZoneChange):
            entry = entry_of(game, event)
            entry.being = entry.being + self.being
        return made


@mypyc_attr(allow_interpreted_subclasses=True)
class ItEntersWithMore(Static):
    """What an instruction is about enters with more +1/+1 counters: `ThisTurn(ItEntersWithMore(1))`. CR 614.1c."""

    def __init__(self, number: int | Amount) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.amount: Amount = amount(number)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == context_of(effect).it

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry = entry_of(game, event)
            n = self.amount.value(game, context_of(effect))
            if n > 0:
                entry.counters = entry.counters + [(PLUS, n)]
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
class UncastExiled(Static):
    """A permanent that fits and would enter without having been cast is exiled instead. CR 614.1a, 614.12."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.filter: Filter = every(filters)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD or event.origin == STACK:
            return False
        return would_fit(game, event, context_of(effect), self.filter)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = EXILE
            event.entry = None
            event.seat = game.state.objs[event.id].owner
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EnterUnderYours(Static):
    """A permanent that fits and would enter under the control of one of these players enters under yours. CR 616.1b."""

    def __init__(self, whose: Subject, *filters: Filter) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.whose: Subject = whose
        self.filter: Filter = every(filters)

    def rank(self) -> i64:
        return 1

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD or not game.state.in_game(effect.controller):
            return False
        ctx = context_of(effect)
        return self.whose.includes(game, ctx, -1 - event.seat) and would_fit(game, event, ctx, self.filter)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.seat = context_of(effect).controller
        return event

    def loop_inputs(self) -> i64:
        return 0


# life ----------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class GainsMore(Static):
    """If a player would gain life, they gain that many times as much, or that much more: `GainsMore(2)`. CR 614.1a.

    0 times is no life at all; -1 times is a loss of as much.
    """

    def __init__(self, times: i64 = 1, plus: i64 = 0, who: Subject = YOU) -> None:
        super().__init__([S_REPLACE + EV_LIFE])
        if times == 1 and plus == 0:
            raise VocabularyError("that would change nothing")
        self.times: i64 = times
        self.plus: i64 = plus
        self.who: Subject = who

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, LifeChange) or event.amount <= 0:
            return False
        return self.who.includes(game, context_of(effect), -1 - event.seat)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, LifeChange):
            return event
        amount = total(product(event.amount, self.times), self.plus)
        return life_change(event, amount) if amount else None

    def loop_inputs(self) -> i64:
        return 0


def life_change(event: LifeChange, amount: i64) -> LifeChange:
    """The same change of life, of another amount."""
    other = LifeChange(event.seat, amount)
    other.cause = event.cause
    return other


# cards ---------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class DrawsInstead(Static):
    """If you would draw a card, you draw that many instead, each of which other effects may replace. CR 614.11.

    With `but_first`, not of the first card that you draw in each of your draw steps.
    """

    def __init__(self, number: i64, but_first: bool = False) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.draws: i64 = number
        self.but_first: bool = but_first

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Draw) or event.seat != effect.controller:
            return False
        return not self.but_first or not is_first_of_step(game, event.seat)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Draw):
            return event
        events: list[Event] = []
        for _i in range(self.draws):
            draw = Draw(event.seat)
            draw.cause = event.cause
            events.append(draw)
        return Several(events)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class NextDrawReplaced(Static):
    """What stands of `NextDraw`: used up by the first draw. CR 614.11."""

    def __init__(self, effect: Effect) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.effect: Effect = effect

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Draw) and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        drop_standing(game.state, [effect])
        game.state.touch()
        return DoneInstead(self.effect, kept(context_of(effect)))  # forks share what it remembers

    def loop_inputs(self) -> i64:
        return 0


class NextDraw(Effect):
    """Something replaces your next draw of this turn: `NextDraw(GainLife(5))`. CR 614.11."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect
        self.static: NextDrawReplaced = NextDrawReplaced(effect)

    def happen(self, game: Game, ctx: Context) -> None:
        stand_this_turn(game, ctx, self.static)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisExiledInstead(Static):
    """If this would be put into a graveyard from anywhere, it is exiled instead. CR 614.1a."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE], -1)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.id == effect.source and event.to == GRAVEYARD

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = EXILE
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class LeavesToExile(Static):
    """If it would leave the battlefield, it is exiled instead of going anywhere else. CR 614.1a."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if not isinstance(event, ZoneChange) or event.origin != BATTLEFIELD or event.to == EXILE:
            return False
        return event.id == effect.source if ids is None else event.id in ids

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        other = ZoneChange(event.id, BATTLEFIELD, EXILE, game.state.objs[event.id].owner)
        other.cause = event.cause
        return other

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DiesToExile(Static):
    """If it would die, it is exiled instead: this, permanents that fit, or what an effect names. CR 614.1a, 700.4."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.filter: Filter | None = every(filters) if filters else None

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.origin != BATTLEFIELD or event.to != GRAVEYARD:
            return False
        ids = effect.ids
        if ids is not None:
            return event.id in ids
        filter = self.filter
        return event.id == effect.source if filter is None else filter.test(game, context_of(effect), event.id)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = EXILE
        return event

    def loop_inputs(self) -> i64:
        return 0


class ExiledIfItDies(ObjectAction):
    """If permanents would die this turn, they are exiled instead. CR 614.1a. `dealt` is a choice of words.

    With it, they are those that were dealt damage by the instruction before.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("dealt",)
    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector, dealt: str = "") -> None:
        super().__init__(what)
        self.dealt: str = dealt
        self.static: DiesToExile = DiesToExile()

    def happen(self, game: Game, ctx: Context) -> None:
        refs: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD:
                refs.append(ref)
        if refs:
            effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
            effect.ids = refs
            add_standing(game.state, effect)
            game.state.touch()

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class ExiledAsItLeaves(ObjectAction):
    """If permanents would leave the battlefield, they are exiled instead of going anywhere else. CR 614.1a."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.static: LeavesToExile = LeavesToExile()

    def happen(self, game: Game, ctx: Context) -> None:
        refs: list[i64] = []
        for ref in as_they_are(game, ctx, self.what.pick(game, ctx)):
            if ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD:
                refs.append(ref)
        if refs:
            effect = standing(game, ctx, self.static, LASTS_THE_GAME, game.state.tick())
            effect.ids = refs
            add_standing(game.state, effect)
            game.state.touch()

    def loop_inputs(self) -> i64:
        return 0
