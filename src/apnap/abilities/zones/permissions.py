"""Statements that let cards be played from a zone other than the hand, or looked at. CR 601.3, 305.1, 401.5-6."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.effects.durations import standing
from apnap.abilities.effects.next_spell import NOTHING_MORE
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, seats_of
from apnap.rules.ch1_concepts.definitions import (
    NO_COSTS,
    Ability,
    Condition,
    Context,
    CostPart,
    Effect,
    Filter,
    Selector,
    Static,
)
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch4_zones.zones import add_standing, drop_standing
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch6_spells.limited_permissions import LimitedPermission
from apnap.rules.ch9_casual.commanders import is_yours
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    HAND,
    LASTS_THE_GAME,
    LASTS_THIS_TURN,
    LIBRARY,
    P_ANY_COLOR,
    P_CAST,
    P_LOOK,
    P_PLAY_LAND,
    S_NEXT,
    S_PERMIT,
    S_REPLACE,
    STACK,
)
from apnap.rules.core.designations import ALLOWED_ONCE, note, noted
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


def is_there(game: Game, ref: Ref, seat: Seat, zone: i64) -> bool:
    """Is it a card in this player's graveyard, or the top card of their library?"""
    if ref < 0:
        return False
    o = game.state.objs[ref]
    if o.zone != zone or o.owner != seat:
        return False
    return zone != LIBRARY or game.state.ids(seat, LIBRARY)[-1] == ref


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFrom(LimitedPermission):
    """Lands, spells or both may be played out of the graveyard, or off the top of the library. CR 601.3, 401.6.

    `PlayFrom(GRAVEYARD, lands=True)`, `PlayFrom(LIBRARY, spells=CREATURE)`, or both; always, or while something is so.
    With `which` only such lands; with `once` one spell during each turn of the player who has the permission, which
    with `exiled` is exiled instead of going back to the graveyard, with `tapped` enters tapped (614.1a, 614.1c). With
    `costs` those are paid in addition for a spell cast so (118.8). `late` is a choice of words: from where, and which
    of those there; and so is `cards`: 'play cards'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("late", "cards")

    def __init__(
        self,
        zone: i64,
        lands: bool = False,
        spells: Filter | None = None,
        condition: Condition | None = None,
        which: Filter | None = None,
        once: bool = False,
        exiled: bool = False,
        tapped: bool = False,
        late: str = "",
        costs: list[CostPart] | None = None,
        cards: bool = False,
    ) -> None:
        super().__init__([S_PERMIT])
        self.cards: bool = cards
        if zone != GRAVEYARD and zone != LIBRARY:
            raise VocabularyError("cards are played from the graveyard or from the top of the library")
        if not lands and spells is None:
            raise VocabularyError("lands, spells, or both may be played")
        self.zone: i64 = zone
        self.lands: bool = lands
        if (which is not None and not lands) or (once and (lands or spells is None)) or (exiled and not once):
            raise VocabularyError("lands are of a kind, and spells are cast once each turn")
        if costs and (lands or spells is None):
            raise VocabularyError("spells are cast for a cost in addition")
        self.costs: list[CostPart] = NO_COSTS if costs is None else costs
        if tapped and not once:
            raise VocabularyError("what enters tapped is cast once each turn")
        self.exiled: bool = exiled
        self.tapped: bool = tapped
        self.late: str = late
        self.spells: Filter | None = spells
        self.condition: Condition | None = condition
        self.which: Filter | None = which
        self.once: bool = once
        self.timed = once

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if seat != effect.controller or not is_there(game, ref, seat, self.zone):
            return False
        condition = self.condition
        if condition is not None and not condition.holds(game, context_of(effect)):
            return False
        if action == P_PLAY_LAND:
            which = self.which
            return self.lands and (which is None or which.test(game, context_of(effect), ref))
        if self.once and (seat not in game.state.turn().active or self.is_spent(game, effect)):
            return False
        spells = self.spells
        return action == P_CAST and spells is not None and spells.test(game, context_of(effect), ref)

    def is_spent(self, game: Game, effect: Standing) -> bool:
        return noted(game.state.objs[effect.source], ALLOWED_ONCE, -1) == game.state.turn().number

    def runs_out(self) -> bool:
        return self.once or len(self.costs) > 0

    def asks(self) -> list[CostPart]:
        return self.costs

    def was_used(self, game: Game, effect: Standing) -> None:
        if not self.once:
            return
        note(game.state, effect.source, ALLOWED_ONCE, game.state.turn().number)
        if (self.exiled or self.tapped) and game.state.turn().stack:
            ctx = Context(effect.controller, effect.source)
            then: Static = EXILED_FROM_STACK if self.exiled else TAPPED_FROM_STACK
            lasting = standing(game, ctx, then, LASTS_THE_GAME, game.state.tick())
            lasting.ids = [game.state.turn().stack[-1]]  # the spell that has just been cast
            add_standing(game.state, lasting)


@mypyc_attr(allow_interpreted_subclasses=True)
class CastRather(LimitedPermission):
    """Spells that fit may be cast for something rather than their mana costs, from a hand or as commanders. CR 118.9.

    `CastRather([PayLife(0, ManaValueOf(THIS))], ENCHANTMENT, once=True)`: once during each of your turns. With
    `upcoming` only the next spell that you cast (611.2f).
    """

    def __init__(self, costs: list[CostPart], *filters: Filter, once: bool = False, upcoming: bool = False) -> None:
        super().__init__([S_PERMIT, S_NEXT] if upcoming else [S_PERMIT])
        if not costs or (once and upcoming):
            raise VocabularyError("what is paid rather than the mana cost has to be said, and how often")
        self.costs: list[CostPart] = costs
        self.filter: Filter = every(filters)
        self.once: bool = once
        self.upcoming: bool = upcoming
        self.timed = once

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_CAST or seat != effect.controller or ref < 0:
            return False
        o = game.state.objs[ref]
        if o.owner != seat or (o.zone != HAND and not (o.zone == COMMAND and is_yours(game.state, o, seat))):
            return False
        if self.once and (seat not in game.state.turn().active or self.is_spent(game, effect)):
            return False
        return self.filter.test(game, context_of(effect), ref)

    def permits_way(self, game: Game, effect: Standing, seat: Seat, ref: Ref, method: CastMethod) -> bool:
        return method.free

    def is_spent(self, game: Game, effect: Standing) -> bool:
        return noted(game.state.objs[effect.source], ALLOWED_ONCE, -1) == game.state.turn().number

    def runs_out(self) -> bool:
        return True

    def asks(self) -> list[CostPart]:
        return self.costs

    def was_used(self, game: Game, effect: Standing) -> None:
        if self.once:
            note(game.state, effect.source, ALLOWED_ONCE, game.state.turn().number)

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        """The next spell is the one, whether it is cast so or not."""
        fits = seat == effect.controller and self.filter.test(game, context_of(effect), spell)
        return NOTHING_MORE if fits else None

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfAGraveyard(LimitedPermission):
    """One spell that fits may be cast from a graveyard, with mana as though it were of any color. CR 601.3, 609.4b."""

    def __init__(self, filter: Filter, any_color: bool) -> None:
        super().__init__([S_PERMIT])
        self.filter: Filter = filter
        self.any_color: bool = any_color

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if seat != effect.controller or ref < 0:
            return False
        o = game.state.objs[ref]
        if o.owner != effect.a:
            return False
        if action == P_ANY_COLOR:
            there = o.zone == GRAVEYARD or (o.zone == STACK and o.cast_from == GRAVEYARD)
            return self.any_color and there and self.filter.test(game, context_of(effect), ref)
        return action == P_CAST and o.zone == GRAVEYARD and self.filter.test(game, context_of(effect), ref)

    def runs_out(self) -> bool:
        return True

    def was_used(self, game: Game, effect: Standing) -> None:
        drop_standing(game.state, [effect])
        game.state.touch()


class CastOneOfAGraveyard(Effect):
    """This turn, you may cast one spell that fits from a player's graveyard. CR 601.3, 611.2c.

    `CastOneOfAGraveyard(THAT_PLAYER, CREATURE)`. With `any_color`, mana may be spent on it as though it were of any
    color. CR 609.4b.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, who: Selector, *filters: Filter, any_color: bool = False) -> None:
        self.who: Selector = who
        self.filter: Filter = every(filters)
        self.any_color: bool = any_color
        self.static: OneOfAGraveyard = OneOfAGraveyard(self.filter, any_color)

    def derive(self) -> None:
        self.static = OneOfAGraveyard(self.filter, self.any_color)

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in seats_of(game, self.who.pick(game, ctx)):
            effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
            effect.a = seat
            add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ExiledFromStack(Static):
    """Certain spells are exiled instead of being put into their owner's graveyard. CR 614.1a."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if ids is None or not isinstance(event, ZoneChange):
            return False
        return event.to == GRAVEYARD and event.origin == STACK and event.id in ids

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = EXILE
        return event


EXILED_FROM_STACK: Final = ExiledFromStack()


@mypyc_attr(allow_interpreted_subclasses=True)
class TappedFromStack(Static):
    """Permanents that certain spells become enter tapped. CR 614.1c."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if ids is None or not isinstance(event, ZoneChange):
            return False
        return event.to == BATTLEFIELD and event.origin == STACK and event.id in ids

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry_of(game, event).tapped = True
        return event


TAPPED_FROM_STACK: Final = TappedFromStack()


@mypyc_attr(allow_interpreted_subclasses=True)
class SeesTop(Static):
    """Players may see what lies on top of their libraries; with `revealed`, everybody may. CR 401.5."""

    def __init__(self, who: Subject = YOU, revealed: bool = False) -> None:
        super().__init__([S_PERMIT])
        self.who: Subject = who
        self.revealed: bool = revealed

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_LOOK or ref < 0:
            return False
        owner = game.state.objs[ref].owner
        if not is_there(game, ref, owner, LIBRARY) or not self.who.includes(game, context_of(effect), -1 - owner):
            return False
        return self.revealed or seat == owner


class CastThisFrom(Ability):
    """You may cast this card from the graveyard or from exile, always or while something is so. CR 601.3.

    With costs those are paid in addition, or (`rather`) instead of its mana cost: `CastThisFrom([GRAVEYARD],
    costs=[DiscardSome(1)])`. CR 118.8, 118.9. `first` is a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(
        self,
        places: list[i64],
        condition: Condition | None = None,
        costs: list[CostPart] | None = None,
        rather: bool = False,
        first: bool = False,
    ) -> None:
        super().__init__(-1)
        if rather and not costs:
            raise VocabularyError("what is paid rather than the mana cost has to be said")
        for zone in places:
            if zone != GRAVEYARD and zone != EXILE:
                raise VocabularyError("this card is cast from the graveyard or from exile")
        self.places: list[i64] = places
        self.condition: Condition | None = condition
        self.costs: list[CostPart] = NO_COSTS if costs is None else costs
        self.rather: bool = rather
        self.first: bool = first

    def ways(self) -> list[CastMethod]:
        mask: i64 = 0
        for zone in self.places:
            mask |= 1 << zone
        way = CastMethod("", mask, FREE if self.rather else None, self.costs, 0)
        way.condition = self.condition
        return [way]
