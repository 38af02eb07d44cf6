"""What keeps others off a permanent or a player: hexproof, protection, ward, absorb, umbra armor.

CR 702.11, 702.16, 702.21, 702.64, 702.89.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.effects.durations import UntilEndOfTurn, kept, standing
from apnap.abilities.effects.moves import Counter
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import THIS_ONE, OfColor
from apnap.abilities.players import THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.choosing import A_COLOR, OfChosenColor, choice_of, chosen_value
from apnap.abilities.statics.damage import DamageLessened
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Context,
    CostPart,
    Effect,
    Filter,
    Keywords,
    Selector,
    Static,
    Triggered,
)
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch6_spells.prevention import prevent, preventable
from apnap.rules.ch8_multiplayer.markers import heal
from apnap.rules.ch8_multiplayer.range import covers
from apnap.rules.core.constants import (
    EV_DAMAGE,
    EV_DESTROY,
    EV_TARGET,
    F_TARGET,
    HEXPROOF,
    LASTS_THIS_TURN,
    LASTS_TO_PLAYERS_TURN,
    NONE,
    S_BLOCK,
    S_REPLACE,
    S_SHIELD,
)
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import BecomesTarget, Damage, Destroy, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher


def asked_color(qualities: list[Filter]) -> i64:
    """Is one of them a colour that was chosen (1), or is yet to be (2)?"""
    for q in qualities:
        if isinstance(q, OfChosenColor):
            return 2 if q.now else 1
    return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Protection(Static):
    """Protection from qualities: `Protection(RED)`, `Protection(Subtype("Demon"), Subtype("Dragon"))`. CR 702.16.

    No damage, nothing attached, no blocking, no targeting by what has one of them. Without a filter: from everything.
    """

    def __init__(self, *qualities: Filter) -> None:
        super().__init__([S_SHIELD, S_BLOCK, S_REPLACE + EV_DAMAGE])
        for q in qualities:
            if not isinstance(q, Filter):
                raise VocabularyError(f"protection is from a quality such as RED, not {q!r}")
        self.qualities: list[Filter] = list(qualities)

    def asks_color(self) -> i64:
        return asked_color(self.qualities)

    def of_color(self, color: i64) -> Ability:
        if not self.asks_color():
            return self
        return Protection(*[OfColor(1 << color) if isinstance(q, OfChosenColor) else q for q in self.qualities])

    def is_from(self, game: Game, effect: Standing, source: ObjectId) -> bool:
        """Has the source one of the qualities? CR 702.16a, 702.16g, 702.16j, 801.11."""
        if source < 0 or not covers(game, effect, source):
            return False
        if not self.qualities:
            return True
        ctx = Context(effect.controller, effect.source)
        for q in self.qualities:
            if q.test(game, ctx, source):
                return True
        return False

    def shields(self, game: Game, effect: Standing, action: i64, ref: Ref, source: ObjectId, seat: Seat) -> bool:
        return ref == effect.source and self.is_from(game, effect, source)

    def cant_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        return attacker == effect.source and self.is_from(game, effect, blocker)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.target != effect.source:
            return False
        return self.is_from(game, effect, event.source) and preventable(game, event)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return prevent(game, effect, event, event.amount) if isinstance(event, Damage) else event

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class HexproofFrom(Static):
    """Hexproof from a quality: opponents cannot target it with what has that. CR 702.11d."""

    def __init__(self, quality: Filter) -> None:
        super().__init__([S_SHIELD])
        self.quality: Filter = quality

    def asks_color(self) -> i64:
        return asked_color([self.quality])

    def of_color(self, color: i64) -> Ability:
        return HexproofFrom(OfColor(1 << color)) if self.asks_color() else self

    def shields(self, game: Game, effect: Standing, action: i64, ref: Ref, source: ObjectId, seat: Seat) -> bool:
        if action != F_TARGET or ref != effect.source or not game.state.opponents(seat, effect.controller):
            return False
        if not covers(game, effect, source):
            return False  # 801.11
        return self.quality.test(game, Context(effect.controller, effect.source), source)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class TargetedByOpponent(ObjectPattern):
    """A spell or ability of an opponent targets this. CR 603.2, 702.21a."""

    def __init__(self) -> None:
        super().__init__(EV_TARGET, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, BecomesTarget)
            and event.ref == watcher.source
            and game.state.opponents(watcher.controller, event.seat)
        )

    def subject(self, event: Event) -> i64:
        """The spell or ability that targets it."""
        return event.object if isinstance(event, BecomesTarget) else NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Ward(Triggered):
    """Counter what an opponent targets this with unless they pay: `Ward("{2}")`, `Ward(PayLife(3))`. CR 702.21."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: str | CostPart) -> None:
        part = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(TargetedByOpponent(), UnlessPays(THAT_PLAYER, part, Counter(IT)))
        self.cost: CostPart = part


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerProtection(Static):
    """A player has protection from qualities; without one, from everything. CR 702.16a, 702.16k."""

    def __init__(self, *qualities: Filter, who: Subject = YOU) -> None:
        super().__init__([S_SHIELD, S_REPLACE + EV_DAMAGE])
        self.protection: Protection = Protection(*qualities)
        self.who: Subject = who

    def asks_color(self) -> i64:
        return self.protection.asks_color()

    def of_color(self, color: i64) -> Ability:
        made = self.protection.of_color(color)
        return PlayerProtection(*made.qualities, who=self.who) if isinstance(made, Protection) else self

    def means(self, game: Game, effect: Standing, ref: Ref) -> bool:
        """Is this a player who has it?"""
        return ref < 0 and self.who.includes(game, context_of(effect), ref)

    def shields(self, game: Game, effect: Standing, action: i64, ref: Ref, source: ObjectId, seat: Seat) -> bool:
        return self.means(game, effect, ref) and self.protection.is_from(game, effect, source)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or not self.means(game, effect, event.target):
            return False
        return self.protection.is_from(game, effect, event.source) and preventable(game, event)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return self.protection.replace(game, effect, event)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerHexproof(Static):
    """A player has hexproof: opponents cannot target them. CR 702.11c."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__([S_SHIELD])
        self.who: Subject = who

    def shields(self, game: Game, effect: Standing, action: i64, ref: Ref, source: ObjectId, seat: Seat) -> bool:
        if action != F_TARGET or ref >= 0 or not game.state.opponents(seat, -1 - ref):
            return False
        return self.who.includes(game, context_of(effect), ref) and covers(game, effect, source)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class YouGain(Effect):
    """You gain protection, or hexproof, until your next turn, or until end of turn. CR 611.2."""

    def __init__(self, static: Static, until_your_next_turn: bool = False) -> None:
        self.static: Static = static
        self.until_your_next_turn: bool = until_your_next_turn
        self._by_color: list[Ability] = [static.of_color(color) for color in range(5 if static.asks_color() else 0)]

    def happen(self, game: Game, ctx: Context) -> None:
        duration: i64 = LASTS_TO_PLAYERS_TURN if self.until_your_next_turn else LASTS_THIS_TURN
        static = self.static
        if self._by_color:
            now = static.asks_color() == 2
            color = chosen_value(game, A_COLOR, ctx.controller, ctx.source) if now else choice_of(game, ctx, A_COLOR)
            own = self._by_color[color] if color >= 0 else None
            if not isinstance(own, Static):
                return
            static = own
        effect = standing(game, ctx, static, duration, game.state.tick())
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return 1


# umbra armor ---------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class UmbraArmor(Static):
    """If the enchanted permanent would be destroyed, its damage is removed and this is destroyed. CR 702.89."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DESTROY])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Destroy) or not event.can_happen(game):
            return False
        return game.state.objs[effect.source].attached_to == event.id

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Destroy):
            return event
        o = game.state.edit(event.id)
        o.damage = 0
        o.deathtouched = False
        heal(game.state, event.id)
        game.state.touch()
        return Destroy(effect.source)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class ShareKeywords(Effect):
    """Until end of turn, these gain each of the keywords that one of those has: `ShareKeywords(THIS, others, FLYING)`.

    Who gains which is known before any is gained; of hexproof, also what it is from. CR 611.2c, 702.11d. `which` is a
    choice of words: 'you control a creature with flying', not 'a creature you control has flying'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("which",)

    def __init__(self, to: Selector, among: Selector, *keywords: Keywords, which: bool = False) -> None:
        if not keywords:
            raise VocabularyError("some keywords are shared")
        self.to: Selector = to
        self.among: Selector = among
        self.keywords: list[Keywords] = list(keywords)
        self.which: bool = which

    def happen(self, game: Game, ctx: Context) -> None:
        shared: i64 = 0
        wanted: i64 = 0
        for keyword in self.keywords:
            wanted |= keyword.flags
        given: list[Ability] = []
        for ref in self.among.pick(game, ctx):
            if ref >= 0:
                chars = game.char(ref)
                shared |= chars.keywords & wanted
                for ability in chars.abilities.every if wanted & HEXPROOF else NO_GIVEN:
                    if isinstance(ability, HexproofFrom) and ability not in given:
                        given.append(ability)
        for keyword in self.keywords:
            if shared & keyword.flags:
                given.append(keyword)
        if given:
            UntilEndOfTurn(self.to, Has(*given)).perform(game, ctx)

    def benefit(self) -> i64:
        return 1


NO_GIVEN: Final[list[Ability]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Absorb(DamageLessened):
    """`Absorb(1)`: so much of the damage that a source would deal to this is prevented, each time. CR 702.64."""

    def __init__(self, absorbs: i64) -> None:
        super().__init__(absorbs, THIS)
        self.absorbs: i64 = absorbs
