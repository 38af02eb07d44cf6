"""Cards that are exiled with this object, as words for them: all that fit, or the one exiled last. CR 406.6, 607.2a."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Subject, VocabularyError, context_of, known_of
from apnap.abilities.effects.durations import standing
from apnap.abilities.filters import every
from apnap.abilities.statics.changes import Change
from apnap.rules.ch1_concepts.definitions import Condition, Context, Effect, Filter, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.subtypes import OF_CREATURES, is_creature_type, without_kind
from apnap.rules.ch4_zones.zones import add_standing, drop_standing
from apnap.rules.ch6_spells.limited_permissions import LimitedPermission
from apnap.rules.core.constants import EV_ZONE, EXILE, L_PT_SET, L_TYPE, LASTS_THIS_TURN, P_CAST, P_PLAY_LAND, S_PERMIT
from apnap.rules.core.types import Layer, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


class CardsExiledHere(Subject):
    """Each card that fits of those exiled with this object: `MayPlay(CardsExiledHere(), THIS_TURN)`.

    With `last`, only the one that was exiled last: a card exiled with it, where another ability keeps but one. `the`
    and `late` are choices of words: 'the exiled card', and what is asked of it said first; so is `that`: 'that card'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("the", "late", "that")

    def __init__(
        self, *filters: Filter, last: bool = False, the: bool = False, late: bool = False, that: bool = False
    ) -> None:
        self.that: bool = that
        self.filter: Filter = every(filters)
        self.last: bool = last
        self.the: bool = the
        self.late: bool = late

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == EXILE and self.filter.test(game, ctx, id):
                out.append(id)
        return out[-1:] if self.last else out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def reads(self) -> i64:
        return 1 << EV_ZONE


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayExiledHere(Static):
    """Spells, with `lands` lands too, may be played from among the cards exiled with this. CR 601.3, 607.2a.

    With `during` only at that time, with `condition` only if that is so. `cards` is a choice of words: 'play cards'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(
        self,
        lands: bool,
        spells: Filter | None = None,
        during: Condition | None = None,
        condition: Condition | None = None,
        cards: bool = False,
    ) -> None:
        super().__init__([S_PERMIT])
        self.cards: bool = cards
        self.lands: bool = lands
        self.spells: Filter | None = spells
        self.during: Condition | None = during
        self.condition: Condition | None = condition
        self.timed = during is not None

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if seat != effect.controller or ref < 0 or (action != P_CAST and action != P_PLAY_LAND):
            return False
        if game.state.objs[ref].zone != EXILE or ref not in game.state.objs[effect.source].linked:
            return False
        ctx = context_of(effect)
        during = self.during
        condition = self.condition
        if during is not None and not during.holds(game, ctx):
            return False
        if condition is not None and not condition.holds(game, ctx):
            return False
        spells = self.spells
        if action == P_PLAY_LAND:
            return self.lands
        return spells is not None and spells.test(game, ctx, ref)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfThoseHere(LimitedPermission):
    """One spell may be cast from among the cards exiled with an object; then this permission is gone. CR 601.3."""

    def __init__(self, filter: Filter) -> None:
        super().__init__([S_PERMIT])
        self.filter: Filter = filter

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_CAST or seat != effect.controller or ref < 0:
            return False
        if game.state.objs[ref].zone != EXILE or ref not in game.state.objs[effect.source].linked:
            return False
        return self.filter.test(game, context_of(effect), ref)

    def runs_out(self) -> bool:
        return True

    def was_used(self, game: Game, effect: Standing) -> None:
        drop_standing(game.state, [effect])
        game.state.touch()


class CastOneExiledHere(Effect):
    """This turn, you may cast one spell that fits from among cards exiled with this. CR 601.3, 611.2c.

    Cards that are exiled with it later this turn count as well: `CastOneExiledHere(CREATURE)`.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)
        self.static: OneOfThoseHere = OneOfThoseHere(self.filter)

    def derive(self) -> None:
        self.static = OneOfThoseHere(self.filter)

    def happen(self, game: Game, ctx: Context) -> None:
        add_standing(game.state, standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick()))
        game.state.touch()

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class IsExiledHere(Circumstance):
    """A card that fits is exiled with this: `IsExiledHere(CREATURE)`. CR 406.6, 607.2a.

    `plainly` and `pronoun` are choices of words: 'a creature card is exiled with this', 'with it'.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("cards",)
    WORDING: ClassVar[tuple[str, ...]] = ("plainly", "pronoun")

    def __init__(self, *filters: Filter, plainly: bool = False, pronoun: bool = False) -> None:
        self.filter: Filter = every(filters)
        self.plainly: bool = plainly
        self.pronoun: bool = pronoun
        self.cards: CardsExiledHere = CardsExiledHere(self.filter)

    def derive(self) -> None:
        self.cards = CardsExiledHere(self.filter)

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(self.cards.pick(game, ctx)) > 0

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return 0


class HasShapeOf(Change):
    """Has the power, toughness and creature types of a card, and is still what `kept` says. CR 205.1b, 613.1d, 613.4b.

    `HasShapeOf(CardsExiledHere(CREATURE, last=True), kept="Shapeshifter")`. Without such a card it is what it was.
    """

    def __init__(self, of: Subject, kept: str) -> None:
        if not is_creature_type(kept):
            raise VocabularyError(f"{kept!r} is not a creature type")
        self.of: Subject = of
        self.kept: str = kept

    def layers(self) -> list[i64]:
        return SHAPE

    def reads_board(self) -> bool:
        return True

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        found = self.of.pick(game, known_of(effect))
        if not found:
            return
        other = game.char(found[-1])
        if layer == L_PT_SET:
            chars.power = other.power
            chars.toughness = other.toughness
            return
        kinds = without_kind(chars.subtypes, OF_CREATURES).copy()
        for name in other.subtypes:
            if is_creature_type(name) and name not in kinds:
                kinds.append(name)
        if self.kept not in kinds:
            kinds.append(self.kept)
        chars.subtypes = kinds
        chars.every_type = other.every_type

    def loop_inputs(self) -> i64:
        return 0


SHAPE: Final[list[i64]] = [L_TYPE, L_PT_SET]
