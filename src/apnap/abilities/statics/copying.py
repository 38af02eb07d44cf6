"""Being a copy: exceptions to the copying process, entering as a copy, being one for a time. CR 707.4-9."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import EntersDifferently, Quality, VocabularyError
from apnap.abilities.filters import every
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Change, color_mask, parse_size
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.statics.entering import EntersWith
from apnap.rules.ch1_concepts.definitions import Ability, Context, Filter, Selector, Static, ability_set
from apnap.rules.ch1_concepts.nodes import is_in
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch7_additional.components import merged_over
from apnap.rules.ch7_additional.copying import copiable_values, take_over
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    L_COLOR,
    L_COPY,
    L_PT_DEFINE,
    L_PT_SET,
    L_TYPE,
    LEGENDARY,
    PLUS,
)
from apnap.rules.core.decisions import FOR_COPY, FROM_RULE, ChooseDecision, YesNoDecision
from apnap.rules.core.designations import EMBALMED
from apnap.rules.core.objects import added
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Layer, Ref, Zone
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# exceptions to the copying process (707.9) ---------------------------------------------------------------------------
class IsSize(Change):
    """It's 7/7. CR 707.9b."""

    def __init__(self, size: str) -> None:
        power, toughness = parse_size(size)
        self.power: i64 = power
        self.toughness: i64 = toughness

    def layers(self) -> list[i64]:
        return SIZE

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.power = self.power
        chars.toughness = self.toughness

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class IsColor(Change):
    """It's red. CR 707.9b. `brief` is a choice of words: not 'that the copy is red'."""

    WORDING: ClassVar[tuple[str, ...]] = ("brief",)

    def __init__(self, colors: str, brief: bool = False) -> None:
        self.colors: i64 = color_mask(colors)
        self.brief: bool = brief

    def layers(self) -> list[i64]:
        return COLOR

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.colors = self.colors

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class IsntLegendary(Change):
    """It isn't legendary. CR 707.9b, 205.4."""

    def layers(self) -> list[i64]:
        return TYPE

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.supertypes &= ~LEGENDARY

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True


class IsNamed(Change):
    """Its name is this: `IsNamed("Old Barker")`. CR 707.9b, 201.2. `whose` is a choice of words: 'his name'."""

    WORDING: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, name: str, whose: str = "its") -> None:
        if not name:
            raise VocabularyError("a name has words")
        self.name: str = name
        self.whose: str = whose

    def layers(self) -> list[i64]:
        return COPY

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.name = self.name

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True


class HasNoManaCost(Change):
    """It has no mana cost. CR 707.9b, 202.1b."""

    def layers(self) -> list[i64]:
        return COPY

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.cost = None

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True


class HasThisAbility(Change):
    """It has this ability: the one that made it a copy. CR 707.9a."""


NO_CHANGES: Final[list[Change]] = []
SIZE: Final[list[i64]] = [L_PT_SET]
COLOR: Final[list[i64]] = [L_COLOR]
TYPE: Final[list[i64]] = [L_TYPE]
COPY: Final[list[i64]] = [L_COPY]
NO_EFFECT: Final = Static([])  # an exception is applied once and leaves no effect of its own


def with_exceptions(game: Game, ctx: Context, values: Chars, exceptions: list[Change]) -> Chars:
    """Copiable values with what the copy is different in. CR 707.9a-b."""
    if not exceptions:
        return values
    out = values.copy()
    nothing = Standing(0, ctx.source, NO_EFFECT, 0, ctx.controller)
    for c in exceptions:
        if isinstance(c, HasThisAbility):
            own = game.state.objs[ctx.object].ability
            if own is not None:
                out.abilities = ability_set([*out.abilities.every, own])
        for layer in c.layers():
            c.apply(game, nothing, ctx.source, out, layer)
            if layer == L_PT_SET:
                drop_definitions(out, L_PT_DEFINE)
    return out


def drop_definitions(chars: Chars, layer: Layer) -> None:
    """An ability that defines a characteristic is not copied where the copy is given another value. CR 707.9d."""
    kept: list[Ability] = []
    for a in chars.abilities.every:
        if not is_in(a, chars.abilities.statics):
            kept.append(a)
    for s in chars.abilities.statics:
        if not (s.defining and layer in s.layers()):
            kept.append(s)
    if len(kept) != len(chars.abilities.every):
        chars.abilities = ability_set(kept)


def checked(exceptions: tuple[Change, ...]) -> list[Change]:
    for c in exceptions:
        if not isinstance(c, Change):
            raise VocabularyError(f"an exception is a change such as Has(HASTE), not {c!r}")
    return list(exceptions)


# being a copy --------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class EntersAsCopy(EntersDifferently):
    """You may have this permanent enter as a copy of one that fits. CR 707.5, 614.1c, 614.12a.

    `EntersAsCopy(CREATURE, Has(HASTE))`: filters, then exceptions to the copying process (707.9). `zone` says where
    to look for it: among permanents, or cards in graveyards. With `this_turn` it is a copy until end of turn only.
    `more` are counters that the copy enters with (707.9c); with `tapped` it enters tapped. `where_embalmed` says that
    the exceptions are for a token that embalm made (702.128).
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("for_turn",)

    def __init__(
        self,
        *words: Filter | Change,
        zone: Zone = BATTLEFIELD,
        this_turn: bool = False,
        more: EntersWith | None = None,
        tapped: bool = False,
        where_embalmed: bool = False,
    ) -> None:
        super().__init__()
        self.tapped: bool = tapped
        self.where_embalmed: bool = where_embalmed
        self.more: EntersWith | None = more
        self.this_turn: bool = this_turn
        self.for_turn: Static | None = Continuous(THIS, [IsCopyOf(THIS, [])]) if this_turn else None
        filters: list[Filter] = []
        exceptions: list[Change] = []
        for w in words:
            if isinstance(w, Filter):
                filters.append(w)
            elif isinstance(w, Change):
                exceptions.append(w)
            else:
                raise VocabularyError(f"filters, then exceptions such as Has(HASTE), are needed, not {w!r}")
        if not filters:
            raise VocabularyError("a copy of what? Say it with filters")
        self.filter: Filter = every(tuple(filters))
        self.exceptions: list[Change] = exceptions
        self.where: i64 = zone

    def rank(self) -> i64:
        return 2

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange) or not game.state.in_game(event.seat):
            return event
        entry = entry_of(game, event)
        ctx = Context(event.seat, event.id)
        candidates: list[Ref] = []
        for seat in range(game.state.seats):
            for id in game.state.ids(seat, self.where):
                if id == event.id:
                    continue
                # a second copy of the same object would change nothing
                if id not in entry.copies and in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                    candidates.append(id)
        if not candidates:
            return event
        decision = ChooseDecision(
            event.seat,
            "707.5",
            candidates,
            0,
            1,
            purpose=FOR_COPY,
            origin=event.cause if event.cause >= 0 else FROM_RULE,
            source=event.id,
            benefit=1,
        )
        for id in game.ask(decision):
            if game.state.objs[id].zone == self.where:
                marks = entry.chosen
                plain = self.where_embalmed and (marks is None or EMBALMED not in marks)
                exceptions = NO_CHANGES if plain else self.exceptions
                entry.copied = with_exceptions(game, ctx, copiable_values(game, id), exceptions)
                entry.tapped = entry.tapped or self.tapped
                entry.copies = added(entry.copies, id)
                entry.copies_for_turn = self.for_turn
                more = self.more
                if more is not None:
                    more.replace(game, effect, event)
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersAsOneOfTwo(EntersDifferently):
    """As this enters, you may exile two cards that fit from graveyards; it is a copy of one of them. CR 707.5, 614.12.

    It enters with as many additional +1/+1 counters as the power of the other.
    """

    def __init__(self, *filters: Filter) -> None:
        super().__init__()
        self.filter: Filter = every(filters)

    def rank(self) -> i64:
        return 2

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange) or not game.state.in_game(event.seat):
            return event
        ctx = Context(event.seat, event.id)
        candidates: list[Ref] = []
        for seat in range(game.state.seats):
            for id in game.state.ids(seat, GRAVEYARD):
                if id != event.id and in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                    candidates.append(id)
        origin = event.cause if event.cause >= 0 else FROM_RULE
        if len(candidates) < 2:
            return event
        wanted = YesNoDecision(event.seat, "614.12a", origin=origin, source=event.id, benefit=1, own=True)
        if not game.ask(wanted)[0]:
            return event
        which = ChooseDecision(event.seat, "614.12a", candidates, 2, 2, origin=origin, source=event.id, benefit=1)
        moves: list[Event] = []
        for id in game.ask(which):
            if game.state.objs[id].zone == GRAVEYARD:
                move = ZoneChange(id, GRAVEYARD, EXILE, game.state.objs[id].owner)
                move.cause = event.id
                moves.append(move)
        if len(moves) < 2:
            return event
        game.emit_all(moves)
        exiled: list[Ref] = []
        for gone in moves:
            if isinstance(gone, ZoneChange) and gone.new_id >= 0 and game.state.objs[gone.new_id].zone == EXILE:
                exiled.append(gone.new_id)
        if len(exiled) < 2:
            return event
        one = ChooseDecision(event.seat, "707.5", exiled, purpose=FOR_COPY, origin=origin, source=event.id, benefit=1)
        answer = game.ask(one)
        if not answer:
            return event
        entry = entry_of(game, event)
        entry.copied = copiable_values(game, answer[0])
        entry.copies = added(entry.copies, answer[0])
        other = exiled[1] if exiled[0] == answer[0] else exiled[0]
        power = game.char(other).power
        if power > 0:
            entry.counters = [*entry.counters, (PLUS, power)]
        return event


class IsCopyOf(Change):
    """Is a copy of something; what that is like is fixed as the effect begins. CR 707.2b, 707.4, 613.2a."""

    def __init__(self, of: Selector, exceptions: list[Change]) -> None:
        self.of: Selector = of
        self.exceptions: list[Change] = exceptions

    def layers(self) -> list[i64]:
        return COPY

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        for id in self.of.pick(game, ctx):
            if id >= 0:
                effect.copied = with_exceptions(game, ctx, copiable_values(game, id), self.exceptions)
                return

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        copied = effect.copied
        o = game.state.objs[ref]
        if copied is None or o.face_down:
            return  # face down it shows nothing of it yet (708.10)
        if o.flipped and copied.flip is not None:
            copied = copied.flip
        if o.components:
            copied = merged_over(o, copied, effect.timestamp)
        take_over(chars, copied)


class OtherThan(Quality):
    """Is another object than these: 'each other creature' beside a target."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref not in self.what.pick(game, ctx)
