"""Other costs to cast a card for.

Evoke, prowl, overload, dash, awaken, surge, spectacle, blitz, freerunning, impending, web-slinging. CR 118.9, 702.74,
702.76, 702.96, 702.109, 702.113, 702.117, 702.137, 702.152, 702.173, 702.176, 702.188.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Quality, VocabularyError
from apnap.abilities.binding import Start
from apnap.abilities.conditions import LostLifeThisTurn
from apnap.abilities.costs import ReturnSome, SacrificeSome
from apnap.abilities.effects.counters import TIME, AddCounters
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.flow import Sequence, in_order
from apnap.abilities.effects.moves import ReturnToHand, SacrificeThat
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE as CREATURE_FILTER
from apnap.abilities.filters import LAND, TAPPED, YOU_CONTROL, every
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.players import YOU
from apnap.abilities.selectors import AT_HAND, THIS
from apnap.abilities.statics.becoming import IsNoCreature
from apnap.abilities.statics.changes import Becomes, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.costs.cost_parts import NO_LIMIT, Part
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Condition,
    Context,
    CostPart,
    Effect,
    Filter,
    SpellAbility,
    Triggered,
)
from apnap.rules.ch1_concepts.targets import opponents_in_reach, which_opponent
from apnap.rules.ch2_cards.cast_method import way_of
from apnap.rules.ch2_cards.characteristics import FREE, Chars, ManaCost, parse_mana_cost
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch9_casual.commanders import is_commander
from apnap.rules.core.constants import (
    CREATURE,
    END,
    EV_CAST,
    EV_COUNTERS,
    EV_DAMAGE,
    F_GAIN_LIFE,
    HAND,
    NONE,
    PLUS,
    STACK,
)
from apnap.rules.core.decisions import IllegalAnswer
from apnap.rules.core.types import ObjectId, Ref, Seat, Zone
from apnap.rules.events import Counters, Damage, LifeChange, SpellCast

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import State


class WasCast(Circumstance):
    """This was cast in the way of that name: its evoke cost was paid, it escaped. CR 607.2, 118.9.

    `pronoun` is a choice of words: 'its' for the spell's.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("pronoun",)

    def __init__(self, name: str, pronoun: bool = False) -> None:
        self.name: str = name
        self.pronoun: bool = pronoun

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        if o.zone == STACK and ctx.method and o.card.methods:
            return way_of(o.card, ctx.method).name == self.name  # while it is announced
        return was_cast(game, ctx.source, self.name)


def was_cast(game: Game, id: ObjectId, name: str) -> bool:
    """Was this spell, or what became this permanent, cast in the way of that name?"""
    o = game.state.objs[id]
    return len(o.card.methods) > 0 and way_of(o.card, o.method).name == name


class CastAs(Quality):
    """A spell that was cast in the way of that name: `CastAs("warp")`. CR 118.9, 702.185."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and was_cast(game, ref, self.name)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Ability):
    """An alternative cost, from some zone: mana, and other things besides. CR 118.9."""

    def __init__(self, name: str, cost: str, parts: list[CostPart], zone: Zone = HAND) -> None:
        super().__init__(0)
        mana: ManaCost | None = parse_mana_cost(cost) if cost else None  # without one: the card's own mana cost
        self.name: str = name
        self.cost: str = cost
        self.parts: list[CostPart] = parts
        self.method: CastMethod = CastMethod(name, 1 << zone, mana, parts, 0)

    def ways(self) -> list[CastMethod]:
        return [self.method]


class Evoke(Way):
    """Cast it for less, and sacrifice it when it enters. CR 702.74."""

    DERIVED: ClassVar[tuple[str, ...]] = ("trigger",)

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("evoke", cost, list(parts))
        self.trigger: Triggered = When(Enters(THIS), SacrificeThat(THIS), provided=WasCast("evoke"))

    def also(self) -> list[Ability]:
        return [self.trigger]


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersChanged(Way):
    """A way by which the permanent enters with something about it that is not a trigger."""

    def __init__(self, name: str, cost: str, effect: Effect) -> None:
        super().__init__(name, cost, [])
        self.effect: Effect = effect  # IT is the permanent

    def entered(self, game: Game, ctx: Context, id: ObjectId) -> None:
        if was_cast(game, id, self.name):
            ctx.it = id
            self.effect.happen(game, ctx)


class Dash(EntersChanged):
    """It gains haste and returns to its owner's hand at the next end step. CR 702.109."""

    def __init__(self, cost: str) -> None:
        super().__init__("dash", cost, Sequence(Indefinitely(AT_HAND, Has(HASTE)), AtNext(END, ReturnToHand(AT_HAND))))


class Blitz(EntersChanged):
    """It gains haste and a card for its death, and is sacrificed at the next end step. CR 702.152."""

    def __init__(self, cost: str) -> None:
        gains = Indefinitely(AT_HAND, Has(HASTE, When(Dies(THIS), Draw(1))))
        super().__init__("blitz", cost, Sequence(gains, AtNext(END, SacrificeThat(AT_HAND))))


class MoreThanMeetsTheEye(Way):
    """Cast it converted: with its back face up. CR 702.162a."""

    def __init__(self, cost: str) -> None:
        super().__init__("more than meets the eye", cost, [])
        self.method.back = True


class Overload(Way):
    """Cast for its overload cost, it says 'each' for 'target': what it does then is written out. CR 702.96."""

    def __init__(self, cost: str, *effects: Effect) -> None:
        super().__init__("overload", cost, [])
        spell = SpellAbility(Start().bound(in_order(list(effects))), [], 0, 0)
        if spell.slots:
            raise VocabularyError("an overloaded spell has no targets")
        self.method.spell = spell
        self.effect: Effect = spell.effect


class Cleave(Way):
    """Cast for its cleave cost, it lacks the words in square brackets: what it does then is written out. CR 702.148.

    `Cleave("{4}{U}", Draw(3))`
    """

    def __init__(self, cost: str, *effects: Effect) -> None:
        super().__init__("cleave", cost, [])
        spell = SpellAbility(Start().bound(in_order(list(effects))), [], 0, 0)
        self.method.spell = spell
        self.effect: Effect = spell.effect


class Awaken(Way):
    """Cast for its awaken cost, it also makes a land of yours an Elemental with counters on it. CR 702.113.

    What the spell does by itself is written out: `Awaken(3, "{4}{U}", ReturnToHand(Target(CREATURE)))`.
    """

    def __init__(self, number: i64, cost: str, *effects: Effect) -> None:
        super().__init__("awaken", cost, [])
        self.number: i64 = number
        land = Target(LAND, YOU_CONTROL)
        becomes = Indefinitely(land, Becomes("Creature - Elemental", "0/0"), Has(HASTE))
        everything = [*effects, AddCounters(number, PLUS, on=land), becomes]
        spell = SpellAbility(Start().bound(in_order(everything)), [], 0, 0)
        self.method.spell = spell
        self.effect: Effect = spell.effect


# other costs ---------------------------------------------------------------------------------------------------------
class RatherThan(Way):
    """It may be cast for another cost than its mana cost: `RatherThan("{U}", SacrificeSome(1, LAND))`. CR 118.9.

    `provided` says when, if not always.
    """

    def __init__(self, cost: str, *parts: CostPart, provided: Condition | None = None) -> None:
        if not cost and not parts:
            raise VocabularyError("another cost than the mana cost is needed")
        super().__init__("rather than its mana cost", cost or "{0}", list(parts))
        self.paid: str = cost  # as it is said
        self.condition: Condition | None = provided
        self.method.condition = provided


class OpponentGains(Part):
    """An opponent of your choice gains life, as a cost: `RatherThan("", OpponentGains(3))`. CR 118.1, 119.7."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def able(self, game: Game, ctx: Context) -> list[i64]:
        """The opponents who can gain life."""
        out: list[i64] = []
        for seat in opponents_in_reach(game, ctx.controller):
            if not game.is_forbidden(F_GAIN_LIFE, seat, NONE):
                out.append(seat)
        return out

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(self.able(game, ctx)) > 0

    def most_times(self, game: Game, ctx: Context) -> i64:
        return NO_LIMIT if self.can_pay(game, ctx) else 0

    def pay(self, game: Game, ctx: Context) -> None:
        seats = self.able(game, ctx)
        seat = which_opponent(game, ctx, seats, "118.9") if seats else -1
        if seat < 0:
            raise IllegalAnswer("118.3", "there is no opponent left who could gain life")
        event = LifeChange(seat, self.number)
        event.cause = ctx.source
        game.emit(event)

    def loop_inputs(self) -> i64:
        return 0


class CastBefore(Circumstance):
    """It is not the first spell of your team this turn. CR 702.117a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if isinstance(e, SpellCast) and e.id != ctx.source and self.is_mine(game.state, ctx.controller, e.seat):
                return True
            e = e.prev
        return False

    def is_mine(self, state: State, seat: Seat, caster: i64) -> bool:
        """Is this the player or a teammate within range? CR 801.11."""
        return not state.opponents(seat, caster) and state.in_reach(seat, caster)


class Surge(Way):
    """Cast for that, if your team has cast something before it this turn. CR 702.117."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("surge", cost, list(parts))
        self.method.condition = CastBefore()


class Offering(Way):
    """Sacrifice a permanent of a kind to cast it for less, and as though it had flash: `Offering(Subtype("Rat"))`.

    What it costs is less by the mana cost of what is sacrificed. CR 702.48.
    """

    def __init__(self, *filters: Filter) -> None:
        super().__init__("offering", "", [])
        self.filter: Filter = every(filters)
        self.method.flash = True
        self.method.offers = SacrificeSome(1, self.filter)


class Emerge(Way):
    """`Emerge("{5}{U}")`: cast for that and a creature that is sacrificed, less by the creature's mana value.

    `Emerge("{5}{B}", ARTIFACT)` is emerge from artifact. CR 702.119.
    """

    def __init__(self, cost: str, *from_what: Filter) -> None:
        super().__init__("emerge", cost, [])
        self.from_what: list[Filter] = list(from_what)
        self.method.offers = SacrificeSome(1, every(from_what) if from_what else CREATURE_FILTER)
        self.method.offers_value = True


class Spectacle(Way):
    """`Spectacle("{R}")`: cast for that, if an opponent lost life this turn. CR 702.137."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("spectacle", cost, list(parts))
        self.method.condition = LostLifeThisTurn()


class HasHitPlayer(Circumstance):
    """In combat this turn a player was hit by a source that was yours then, and of some kind. CR 120.2a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        state = game.state
        e = state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.combat and e.target < 0 and e.source >= 0:
                by = state.objs[e.source].controller if e.by < 0 else e.by
                values = e.values
                if by == ctx.controller and self.fits(game, ctx, e.source, values or game.char(e.source)):
                    return True
            e = e.prev
        return False

    def fits(self, game: Game, ctx: Context, source: ObjectId, values: Chars) -> bool:
        """Is the source, as it was then, of that kind?"""
        raise NotImplementedError

    def reads(self) -> i64:
        return 1 << EV_DAMAGE


class HasRunFreely(HasHitPlayer):
    """In combat this turn a player was hit by what was your Assassin creature or a commander. CR 702.173a."""

    def fits(self, game: Game, ctx: Context, source: ObjectId, values: Chars) -> bool:
        if is_commander(game.state, game.state.objs[source]):
            return True
        return values.types & CREATURE != 0 and ("Assassin" in values.subtypes or values.every_type)


class HasProwled(HasHitPlayer):
    """In combat this turn a player was hit by what was yours and had a creature type of this. CR 702.76a."""

    def fits(self, game: Game, ctx: Context, source: ObjectId, values: Chars) -> bool:
        mine = game.char(ctx.source)
        if mine.every_type and values.every_type:
            return True
        for one in mine.subtypes:
            if one in CREATURE_TYPES and (values.every_type or one in values.subtypes):
                return True
        if mine.every_type:
            for one in values.subtypes:
                if one in CREATURE_TYPES:
                    return True
        return False


class Prowl(Way):
    """`Prowl("{1}{B}")`: cast for that, if a creature of one of its types has hit a player for you. CR 702.76."""

    def __init__(self, cost: str) -> None:
        super().__init__("prowl", cost, [])
        self.method.condition = HasProwled()


class WebSlinging(Way):
    """`WebSlinging("{2}{W}")`: cast for that and a tapped creature returned to a hand. CR 702.188."""

    def __init__(self, cost: str) -> None:
        super().__init__("web-slinging", cost, [ReturnSome(1, every((TAPPED, CREATURE_FILTER)))])


class Freerunning(Way):
    """`Freerunning("{1}{U}")`. CR 702.173."""

    def __init__(self, cost: str) -> None:
        super().__init__("freerunning", cost, [])
        self.condition: HasRunFreely = HasRunFreely()
        self.method.condition = self.condition


# impending -----------------------------------------------------------------------------------------------------------
class WasImpending(Circumstance):
    """Its impending cost was paid, and (`counted`) it has a time counter on it. CR 702.176a."""

    def __init__(self, counted: bool) -> None:
        self.counted: bool = counted

    def holds(self, game: Game, ctx: Context) -> bool:
        if not was_cast(game, ctx.source, "impending"):
            return False
        return not self.counted or game.state.objs[ctx.source].counter(TIME) > 0

    def reads(self) -> i64:
        return 1 << EV_COUNTERS


class TickDown(Effect):
    """Remove a time counter from it. CR 702.176a."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].counter(TIME) > 0:
            game.emit(Counters(ctx.source, TIME, -1))


class Impending(Way):
    """`Impending(4, "{2}{R}{R}")`: cast for that, it is not a creature until its time counters are gone. CR 702.176."""

    DERIVED: ClassVar[tuple[str, ...]] = ("ticks",)

    def __init__(self, number: i64, cost: str) -> None:
        super().__init__("impending", cost, [])
        self.number: i64 = number
        self.ticks: Triggered = Triggered(BeginningOf(END, whose=YOU), TickDown())
        self.ticks.condition = WasImpending(True)

    def also(self) -> list[Ability]:
        return [
            EntersWith(self.number, TIME, provided=WasImpending(False)),
            Always(THIS, IsNoCreature(), condition=WasImpending(True)),
            self.ticks,
        ]


class FreeIf(Ability):
    """This costs no mana to cast while something is so. CR 118.9."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(0)
        self.condition: Condition = condition
        self.method: CastMethod = CastMethod("for free", 1 << HAND, FREE, [], 0)
        self.method.condition = condition

    def ways(self) -> list[CastMethod]:
        return [self.method]
