"""Keyword abilities of cards in graveyards: embalm, eternalize, encore, dredge, soulshift, disturb; transmute.

CR 702.46, 702.52, 702.53, 702.128, 702.129, 702.141, 702.146.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Quality, VocabularyError
from apnap.abilities.costs import DISCARD_THIS, EXILE_THIS_FROM_GRAVEYARD
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import Indefinitely, standing
from apnap.abilities.effects.moves import ReturnToHand, SacrificeThat
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import ManaValueAtMost, Subtype
from apnap.abilities.keywords import HASTE
from apnap.abilities.mechanics.ways import Way
from apnap.abilities.selectors import THIS, THOSE
from apnap.abilities.statics.changes import Has
from apnap.abilities.targets import TargetCard
from apnap.abilities.triggers import Dies
from apnap.rules.characteristics import Chars
from apnap.rules.copying import token_copy
from apnap.rules.decisions import D_YES_NO, FOR_MAY, FROM_RULE, Decision
from apnap.rules.definitions import Activated, Context, CostPart, Effect, Node, Static, Triggered
from apnap.rules.events import Draw, Event, ZoneChange
from apnap.rules.words import (
    BLACK,
    D_TURN,
    END,
    EV_DRAW,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NONE,
    S_ATTACK,
    S_REPLACE,
    WHITE,
)
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing

ZOMBIE: Final = "Zombie"


def printed_values(game: Game, id: i64) -> Chars:
    """The copiable values of a card that was in a graveyard. CR 707.2."""
    return game.state.objs[id].card.base


# embalm and eternalize -----------------------------------------------------------------------------------------------
class CreateRemains(Effect):
    """Create a token that is a copy of this card, except for its colour, cost and types. CR 702.128a, 702.129a."""

    def __init__(self, color: i64, size: i64) -> None:
        self.color: i64 = color
        self.size: i64 = size  # its power and toughness; 0 for those of the card

    def happen(self, game: Game, ctx: Context) -> None:
        values = printed_values(game, ctx.source).copy()
        values.colors = 1 << self.color
        values.cost = None
        if ZOMBIE not in values.subtypes:
            values.subtypes = [ZOMBIE, *values.subtypes]
        if self.size:
            values.power = self.size
            values.toughness = self.size
        event = token_copy(game, ctx.controller, ctx.source, values)
        event.cause = ctx.source
        game.emit(event)

    def tone(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FromTheGrave(Activated):
    """Exile this card from your graveyard, only as a sorcery: something comes of it."""

    def __init__(self, costs: tuple[str | CostPart, ...], effect: Effect) -> None:
        parts: list[CostPart] = []
        for c in costs:
            parts.append(cost_of(c) if isinstance(c, str) else c)
        if not parts:
            raise VocabularyError("a cost is needed")
        self.paid: list[CostPart] = parts  # as printed
        super().__init__([*parts, EXILE_THIS_FROM_GRAVEYARD], effect, 1 << GRAVEYARD)
        self.sorcery = True


class Embalm(FromTheGrave):
    """A token copy of this card that is white and a Zombie. CR 702.128."""

    def __init__(self, *costs: str | CostPart) -> None:
        super().__init__(costs, CreateRemains(WHITE, 0))


class Eternalize(FromTheGrave):
    """A token copy of this card that is a black 4/4 and a Zombie. CR 702.129."""

    def __init__(self, *costs: str | CostPart) -> None:
        super().__init__(costs, CreateRemains(BLACK, 4))


# encore --------------------------------------------------------------------------------------------------------------
class MustAttackThem(Static):
    """These creatures attack a certain player this turn if able. CR 508.1d, 702.141a."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK])

    def must_attack(self, game: Game, effect: Standing, attacker: i64, defender: i64) -> bool:
        ids = effect.ids
        if ids is None or attacker not in ids:
            return False
        return defender == NONE or defender == effect.a


class CreateEncore(Effect):
    """For each opponent a token copy of this card that attacks them if able, with haste, for this turn. CR 702.141a."""

    def __init__(self) -> None:
        self.static: Static = MustAttackThem()
        self.haste: Effect = Indefinitely(THOSE, Has(HASTE))
        self.then: Effect = AtNext(END, SacrificeThat(THOSE))

    def children(self) -> list[Node]:
        return [self.static, self.haste, self.then]

    def happen(self, game: Game, ctx: Context) -> None:
        made: list[i64] = []
        for seat in game.state.apnap():
            if not game.state.opponents(ctx.controller, seat) or not game.state.in_reach(ctx.controller, seat):
                continue
            event = token_copy(game, ctx.controller, ctx.source, printed_values(game, ctx.source))
            event.cause = ctx.source
            game.emit(event)
            if not event.made:
                continue
            made.extend(event.made)
            effect = standing(game, ctx, self.static, D_TURN, game.state.tick())
            effect.ids = event.made
            effect.a = -1 - seat
            add_standing(game.state, effect)
        ctx.those = made
        if made:
            self.haste.happen(game, ctx)
            ctx.those = made
            self.then.happen(game, ctx)

    def tone(self) -> i64:
        return 1


class Encore(FromTheGrave):
    """Token copies of this card that attack every opponent. CR 702.141."""

    def __init__(self, *costs: str | CostPart) -> None:
        super().__init__(costs, CreateEncore())


# dredge --------------------------------------------------------------------------------------------------------------
class Dredge(Static):
    """Instead of drawing, you may mill so many cards and return this card to your hand. CR 702.52."""

    def __init__(self, number: i64) -> None:
        super().__init__([S_REPLACE + EV_DRAW], 1 << GRAVEYARD)
        self.value: i64 = number

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Draw):
            return False
        o = game.state.objs[effect.source]
        if o.zone != GRAVEYARD or o.owner != event.seat:
            return False
        return len(game.state.ids(event.seat, LIBRARY)) >= self.value

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Draw):
            return event
        decision = Decision(D_YES_NO, event.seat)
        decision.origin = FROM_RULE
        decision.purpose = FOR_MAY
        decision.rule = "702.52a"
        decision.own = True
        decision.source = effect.source
        decision.tone = 1
        if not game.ask(decision)[0] or not self.replaces(game, effect, event):
            return event
        events: list[Event] = []
        library = game.state.ids(event.seat, LIBRARY)
        for id in library[len(library) - self.value :]:
            events.append(ZoneChange(id, LIBRARY, GRAVEYARD, event.seat))
        events.reverse()
        game.emit_all(events)
        if game.state.objs[effect.source].zone == GRAVEYARD:
            game.emit(ZoneChange(effect.source, GRAVEYARD, HAND, event.seat))
        return None


# soulshift and transmute ---------------------------------------------------------------------------------------------
class Soulshift(Triggered):
    """When it dies, you may return a Spirit card of lesser mana value to your hand. CR 702.46."""

    def __init__(self, number: i64) -> None:
        spirit = TargetCard(Subtype("Spirit"), ManaValueAtMost(number))
        super().__init__(Dies(THIS), May(ReturnToHand(spirit)))
        self.number: i64 = number


class SameManaValue(Quality):
    """Has the mana value of the card whose ability this is. CR 202.3."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and game.mana_value(ref) == game.mana_value(ctx.source)


class Transmute(Activated):
    """Discard this card: search for a card of the same mana value, only as a sorcery. CR 702.53."""

    def __init__(self, cost: str) -> None:
        super().__init__([cost_of(cost), DISCARD_THIS], SearchLibrary(SameManaValue()), 1 << HAND)
        self.cost: str = cost
        self.sorcery = True


# disturb -------------------------------------------------------------------------------------------------------------
class Disturb(Way):
    """Cast it from the graveyard, transformed: `Disturb("{1}{U}")`. CR 702.146."""

    def __init__(self, cost: str) -> None:
        super().__init__("disturb", cost, [], GRAVEYARD)
        self.method.back = True


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
