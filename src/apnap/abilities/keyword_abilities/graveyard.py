"""Keyword abilities of cards in a graveyard: dredge, recover, unearth, scavenge, embalm, eternalize, encore.

CR 702.52, 702.59, 702.84, 702.97, 702.128-129, 702.141.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.amounts import PowerOfThis
from apnap.abilities.base import VocabularyError
from apnap.abilities.costs import EXILE_THIS_FROM_GRAVEYARD, PayMana
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import Indefinitely, standing
from apnap.abilities.effects.moves import Exile, SacrificeThat
from apnap.abilities.effects.payment import offers
from apnap.abilities.events.object_events import Dies
from apnap.abilities.filters import CREATURE, YOU_OWN
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.selectors import ALL_AT_HAND, AT_HAND, THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.statics.replacements import LeavesToExile
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Activated, Context, CostPart, Effect, Static, Triggered
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch7_additional.copying import token_copy
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BLACK,
    END,
    EV_DRAW,
    EXILE,
    GRAVEYARD,
    HAND,
    LASTS_THE_GAME,
    LASTS_THIS_TURN,
    LIBRARY,
    NONE,
    PLUS,
    S_ATTACK,
    S_REPLACE,
    WHITE,
)
from apnap.rules.core.decisions import YesNoDecision
from apnap.rules.core.designations import EMBALMED, with_note
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import Draw, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

ZOMBIE: Final = "Zombie"


def printed_values(game: Game, id: ObjectId) -> Chars:
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
        if not self.size and event.entry is not None:
            event.entry.chosen = with_note(event.entry.chosen, EMBALMED, 1)
        event.cause = ctx.source
        game.emit(event)

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FromTheGrave(Activated):
    """Exile this card from your graveyard, only as a sorcery: something comes of it."""

    DERIVED: ClassVar[tuple[str, ...]] = ("paid",)

    def __init__(self, costs: tuple[str | CostPart, ...], effect: Effect) -> None:
        parts: list[CostPart] = []
        for c in costs:
            parts.append(cost_of(c) if isinstance(c, str) else c)
        if not parts:
            raise VocabularyError("a cost is needed")
        super().__init__([*parts, EXILE_THIS_FROM_GRAVEYARD], effect, 1 << GRAVEYARD)
        self.paid: list[CostPart] = parts  # as printed
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
@mypyc_attr(allow_interpreted_subclasses=True)
class MustAttackThem(Static):
    """These creatures attack a certain player this turn if able. CR 508.1d, 702.141a."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK])

    def must_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        ids = effect.ids
        if ids is None or attacker not in ids:
            return False
        return defender == NONE or defender == effect.a


class CreateEncore(Effect):
    """For each opponent a token copy of this card that attacks them if able, with haste, for this turn. CR 702.141a."""

    def __init__(self) -> None:
        self.static: Static = MustAttackThem()
        self.haste: Effect = Indefinitely(ALL_AT_HAND, Has(HASTE))
        self.then: Effect = AtNext(END, SacrificeThat(ALL_AT_HAND))

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
            effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
            effect.ids = event.made
            effect.a = -1 - seat
            add_standing(game.state, effect)
        ctx.those = made
        if made:
            self.haste.happen(game, ctx)
            ctx.those = made
            self.then.happen(game, ctx)

    def benefit(self) -> i64:
        return 1


class Encore(FromTheGrave):
    """Token copies of this card that attack every opponent. CR 702.141."""

    def __init__(self, *costs: str | CostPart) -> None:
        super().__init__(costs, CreateEncore())


# dredge --------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Dredge(Static):
    """Instead of drawing, you may mill that many cards and return this card to your hand. CR 702.52."""

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
        decision = YesNoDecision(event.seat, "702.52a", source=effect.source, benefit=1, own=True)
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


class ReturnUnearthed(Effect):
    """It returns with haste, for this turn: it is exiled at the next end step or as it leaves. CR 702.84a."""

    def __init__(self) -> None:
        self.haste: Static = Continuous(THIS, [Has(HASTE)])
        self.departs: Static = LeavesToExile()
        self.then: AtNext = AtNext(END, Exile(AT_HAND))

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != GRAVEYARD:
            return
        event = ZoneChange(ctx.source, GRAVEYARD, BATTLEFIELD, ctx.controller)
        event.cause = ctx.source
        game.emit(event)
        if event.new_id < 0:
            return
        timestamp = game.state.tick()
        for static in (self.haste, self.departs):
            effect = standing(game, ctx, static, LASTS_THE_GAME, timestamp)
            effect.ids = [event.new_id]
            add_standing(game.state, effect)
        game.settle()
        ctx.it = event.new_id
        self.then.happen(game, ctx)


class Unearth(Activated):
    """Return this card from the graveyard for a turn, only as a sorcery: `Unearth("{B}")`. CR 702.84."""

    def __init__(self, cost: str) -> None:
        super().__init__([cost_of(cost)], ReturnUnearthed(), 1 << GRAVEYARD)
        self.cost: str = cost
        self.sorcery = True


# recover -------------------------------------------------------------------------------------------------------------
class PayOrExile(Effect):
    """You may pay and return this card to your hand; otherwise exile it. CR 702.59a."""

    def __init__(self, cost: CostPart) -> None:
        self.cost: CostPart = cost

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != GRAVEYARD:
            return
        paid = offers(game, ctx, ctx.controller, self.cost, 1)
        if game.state.objs[ctx.source].zone == GRAVEYARD:
            game.emit(ZoneChange(ctx.source, GRAVEYARD, HAND if paid else EXILE, ctx.controller))


@mypyc_attr(allow_interpreted_subclasses=True)
class Recover(Triggered):
    """When a creature of yours dies, pay for this card to come back, or lose it. CR 702.59."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: str | CostPart) -> None:
        part = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(Dies(CREATURE, YOU_OWN), PayOrExile(part), 1 << GRAVEYARD)
        self.cost: CostPart = part


class Scavenge(Activated):
    """Exile this card from the graveyard: counters equal to its power on a creature. CR 702.97.

    `Scavenge("{4}{B}")`, `Scavenge(OWN_COST)`.
    """

    def __init__(self, cost: str | CostPart) -> None:
        counters = AddCounters(PowerOfThis(), PLUS, on=Target(CREATURE))
        part = PayMana(cost) if isinstance(cost, str) else cost
        super().__init__([part, EXILE_THIS_FROM_GRAVEYARD], counters, 1 << GRAVEYARD)
        self.cost: CostPart = part
        self.sorcery = True
