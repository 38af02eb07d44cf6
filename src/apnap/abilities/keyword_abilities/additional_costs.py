"""Costs that may be paid besides.

Buyback, kicker, entwine, splice, replicate, conspire, escalate, casualty, squad, bargain, gift, offspring,
teamwork. CR 118.8,
702.27, 702.33, 702.42, 702.47, 702.56, 702.78, 702.120, 702.153, 702.157, 702.166, 702.174, 702.175, 702.194.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.amounts import times, times_announced
from apnap.abilities.base import Circumstance, Quality, Quantity, Subject, VocabularyError, seen
from apnap.abilities.cards import token
from apnap.abilities.costs import ExileSome, SacrificeSome, TapSome
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import TakeExtraTurn
from apnap.abilities.events.object_events import Enters
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, TOKEN, AllOf, AnyOf, PowerAtLeast, every
from apnap.abilities.keyword_abilities.casting import CastsThis, CopyThatOften
from apnap.abilities.keyword_abilities.equipment_and_vehicles import TapPower
from apnap.abilities.keyword_actions.forage import CollectEvidence
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.predefined_tokens import FOOD, TREASURE
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.copying import IsSize
from apnap.rules.ch1_concepts.costs.cost_parts import SPENT, TAKES_TAP, Part, stop_paying
from apnap.rules.ch1_concepts.costs.mode_costs import ENTWINE
from apnap.rules.ch1_concepts.costs.optional_costs import OptionalCost, Splices, optional_costs
from apnap.rules.ch1_concepts.definitions import Ability, Context, CostPart, Effect, Filter, Triggered
from apnap.rules.ch2_cards.cast_method import times_paid
from apnap.rules.ch2_cards.printed import Face
from apnap.rules.ch7_additional.copying import copy_on_stack
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import EXILE, HAND, NONE, STACK
from apnap.rules.core.decisions import FOR_PLAYER, FROM_ACTION, ChooseDecision
from apnap.rules.core.designations import A_GIFTED, note, noted
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import Event, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(Ability):
    """A cost that may be paid in addition, once or any number of times. CR 118.8."""

    def __init__(self, name: str, cost: str | CostPart, many: bool = False) -> None:
        super().__init__(0)
        self.name: str = name
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost
        self.optional: OptionalCost = OptionalCost(name, self.cost, many)

    def optional_cost(self) -> OptionalCost | None:
        return self.optional


class Kicker(Extra):
    """`Kicker("{2}{G}")`, `Kicker(SacrificeSome(1, CREATURE))`. CR 702.33."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("kicker", cost)


class Multikicker(Extra):
    """A kicker that can be paid for as often as one likes. CR 702.33c."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("kicker", cost, True)


class Buyback(Extra):
    """Paid, the spell goes to its owner's hand as it resolves. CR 702.27."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("buyback", cost)

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        return HAND if times(game, ctx.object, self.name) > 0 else -1


class WasKicked(Circumstance):
    """This was kicked. CR 702.33d."""

    def is_announced(self) -> bool:
        return True

    def holds(self, game: Game, ctx: Context) -> bool:
        return times_announced(game, ctx, "kicker") > 0

    def loop_inputs(self) -> i64:
        return 0


class KickedWith(Circumstance):
    """This was kicked with the kicker of that cost, where it has several. CR 702.33e."""

    def __init__(self, cost: str) -> None:
        self.cost: str = cost

    def is_announced(self) -> bool:
        return True

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        method = ctx.method if o.zone == STACK and ctx.method else o.method
        optional = optional_costs(game, ctx.source, o.card.faces[o.face])
        for i in range(len(optional)):
            mana = optional[i].part.mana()
            if optional[i].name == "kicker" and mana is not None and str(mana) == self.cost:
                if times_paid(method, i) > 0:
                    return True
        return False


class TimesKicked(Quantity):
    """How many times this was kicked. CR 702.33d. `named` is a choice of words: what was kicked is named."""

    WORDING: ClassVar[tuple[str, ...]] = ("named",)

    def __init__(self, named: bool = False) -> None:
        self.named: bool = named

    def value(self, game: Game, ctx: Context) -> i64:
        return times_announced(game, ctx, "kicker")


KICKED: Final = WasKicked()
TIMES_KICKED: Final = TimesKicked()


class WasPaid(Circumstance):
    """An optional cost of this spell, or of what became this permanent, was paid: it was bargained. CR 607.2."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def is_announced(self) -> bool:
        return True

    def holds(self, game: Game, ctx: Context) -> bool:
        return times_announced(game, ctx, self.name) > 0

    def loop_inputs(self) -> i64:
        return 0


class TimesPaid(Quantity):
    """How often an optional cost of it was paid."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def value(self, game: Game, ctx: Context) -> i64:
        return times(game, ctx.source, self.name)


# optional costs ------------------------------------------------------------------------------------------------------
class Bargain(Extra):
    """One artifact, enchantment or token may be given up for it while it is cast. CR 702.166."""

    def __init__(self) -> None:
        super().__init__("bargain", SacrificeSome(1, AnyOf(ARTIFACT, ENCHANTMENT, TOKEN)))


class PromiseTo(Part):
    """Choose an opponent, as a cost of a spell. CR 702.174a."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(EACH_OPPONENT.pick(game, ctx)) > 0

    def most_times(self, game: Game, ctx: Context) -> i64:
        return 1

    def pay(self, game: Game, ctx: Context) -> None:
        candidates = EACH_OPPONENT.pick(game, ctx)
        chosen = candidates[0]
        if len(candidates) > 1:
            seat = ctx.controller
            decision = ChooseDecision(
                seat, "702.174a", candidates, purpose=FOR_PLAYER, origin=FROM_ACTION, source=ctx.object
            )
            chosen = ask_one(game, decision)
        if chosen != NONE:
            note(game.state, ctx.object, A_GIFTED, chosen)


class PromisedPlayer(Subject):
    """The opponent to whom this spell's gift was promised. CR 702.174a."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        ref = noted(game.state.objs[ctx.source], A_GIFTED, NONE)
        return seen(game, ctx, [ref]) if ref != NONE and game.state.in_game(-1 - ref) else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref == noted(game.state.objs[ctx.source], A_GIFTED, NONE)


PROMISED_PLAYER: Final = PromisedPlayer()
FISH: Final = token("Fish Token", "Creature - Fish", "1/1", colors="U")
OCTOPUS: Final = token("Octopus Token", "Creature - Octopus", "8/8", colors="U")
GIFTS: Final[dict[str, Effect]] = {
    "a card": Draw(1, who=PROMISED_PLAYER),
    "a Food": CreateTokens(1, FOOD, who=PROMISED_PLAYER),
    "a Treasure": CreateTokens(1, TREASURE, who=PROMISED_PLAYER),
    "a tapped Fish": CreateTokens(1, FISH, who=PROMISED_PLAYER, tapped=True),
    "an Octopus": CreateTokens(1, OCTOPUS, who=PROMISED_PLAYER),
    "an extra turn": TakeExtraTurn(who=PROMISED_PLAYER),
}


class GiveGift(Effect):
    """The player to whom it was promised gets it. CR 702.174b-c."""

    def __init__(self, what: Effect) -> None:
        self.what: Effect = what

    def happen(self, game: Game, ctx: Context) -> None:
        self.what.perform(game, ctx)
        game.emit(Happened("gift", ctx.controller, ctx.source))

    def loop_inputs(self) -> i64:
        return 0


class Gift(Extra):
    """Promise an opponent something as you cast this: `Gift("a card")`. CR 702.174.

    It is given as the permanent enters, or before all else that the spell does.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("gives", "trigger")

    def __init__(self, what: str) -> None:
        super().__init__("gift", PromiseTo())
        if what not in GIFTS:
            raise VocabularyError(f"a gift is one of {', '.join(GIFTS)}, not {what!r}")
        self.what: str = what
        self.gives: GiveGift = GiveGift(GIFTS[what])
        self.trigger: Triggered = Triggered(Enters(THIS), self.gives)
        self.trigger.condition = WasPaid("gift")

    def also(self) -> list[Ability]:
        return [self.trigger]

    def goes_first(self, game: Game, ctx: Context) -> None:
        if times(game, ctx.object, self.name) > 0:
            self.gives.perform(game, ctx)


class TapTeam(TapPower):
    """Tap creatures of yours with that much power together, besides paying mana. CR 702.194a.

    Some that are enough are kept untapped while mana is paid: those that make none first, then the strongest.
    """

    RULE: ClassVar[str] = "702.194a"

    def __init__(self, power: i64) -> None:
        super().__init__(power)

    def worth(self, game: Game, id: ObjectId) -> i64:
        return game.char(id).power

    def takes(self) -> i64:
        return TAKES_TAP

    def needs(self, game: Game, ctx: Context) -> i64:
        return len(self.eligible(game, ctx))

    def eligible(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        total: i64 = 0
        for makes_mana in (False, True):
            left: list[i64] = []
            for id in self.crew(game, ctx):
                if game.char(id).abilities.mana == makes_mana and self.worth(game, id) > 0:
                    left.append(id)
            while left and total < self.power:
                best = left[0]
                for id in left:
                    if self.worth(game, id) > self.worth(game, best):
                        best = id
                left.remove(best)
                out.append(best)
                total += self.worth(game, best)
        return out

    def most_times(self, game: Game, ctx: Context) -> i64:
        return 1

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        if not self.can_pay(game, ctx):
            stop_paying(game, SPENT)
        self.pay(game, ctx)


class Teamwork(Extra):
    """You may tap creatures with total power N or more as you cast it: `Teamwork(3)`. CR 702.194."""

    def __init__(self, power: i64) -> None:
        super().__init__("teamwork", TapTeam(power))
        self.power: i64 = power


class CopyOnce(Effect):
    """If its cost was paid, copy this spell; new targets may be chosen for the copy. CR 702.153a."""

    def happen(self, game: Game, ctx: Context) -> None:
        copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)


class Casualty(Extra):
    """You may sacrifice a creature of that much power as you cast it, to copy it. CR 702.153."""

    DERIVED: ClassVar[tuple[str, ...]] = ("trigger",)

    def __init__(self, power: i64) -> None:
        super().__init__("casualty", SacrificeSome(1, AllOf([CREATURE, PowerAtLeast(power)])))
        self.power: i64 = power
        self.trigger: Triggered = Triggered(CastsThis(), CopyOnce(), 1 << STACK)
        self.trigger.condition = WasPaid("casualty")

    def also(self) -> list[Ability]:
        return [self.trigger]


class Squad(Extra):
    """Pay any number of times; as it enters, it brings as many copies of itself. CR 702.157."""

    DERIVED: ClassVar[tuple[str, ...]] = ("trigger",)

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("squad", cost, True)
        self.trigger: Triggered = Triggered(Enters(THIS), CreateCopies(THIS, number=TimesPaid("squad")))
        self.trigger.condition = WasPaid("squad")

    def also(self) -> list[Ability]:
        return [self.trigger]


class Offspring(Extra):
    """Paid, it brings a 1/1 copy of itself as it enters. CR 702.175."""

    DERIVED: ClassVar[tuple[str, ...]] = ("trigger",)

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("offspring", cost)
        self.trigger: Triggered = Triggered(Enters(THIS), CreateCopies(THIS, IsSize("1/1")))
        self.trigger.condition = WasPaid("offspring")

    def also(self) -> list[Ability]:
        return [self.trigger]


class Entwine(Extra):
    """Paid, all modes are chosen. CR 702.42."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__(ENTWINE, cost)


@mypyc_attr(allow_interpreted_subclasses=True)
class ModeCosts(Ability):
    """What each mode of this spell costs in addition, in their order: `Spree("{1}", "{2}{G}")`. CR 118.8, 601.2f."""

    def __init__(self, *costs: str | CostPart) -> None:
        super().__init__(0)
        parts: list[CostPart] = []
        for cost in costs:
            parts.append(cost_of(cost) if isinstance(cost, str) else cost)
        self.costs: list[CostPart] = parts

    def printed_on(self, face: Face) -> None:
        spell = face.chars.abilities.spell
        if spell is None or len(spell.modes) != len(self.costs):
            raise VocabularyError("each mode of the spell has a cost")
        face.mode_costs = self.costs


class Spree(ModeCosts):
    """Choose one or more modes, and pay for each: beside `Choose(n, ..., at_least=1)`. CR 702.172."""


class Tiered(ModeCosts):
    """Choose one mode, and pay for it: beside `Choose(1, ...)`. CR 702.183."""


class Escalate(Ability):
    """What each mode beyond the first costs. CR 702.120."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__(0)
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost

    def printed_on(self, face: Face) -> None:
        face.escalate = self.cost


class MoreForTargets(Ability):
    """What each target beyond the first costs: `MoreForTargets("{1}{G}")`. CR 601.2f."""

    def __init__(self, cost: str) -> None:
        super().__init__(0)
        self.cost: CostPart = cost_of(cost)

    def printed_on(self, face: Face) -> None:
        face.strive = self.cost


BARGAINED: Final = WasPaid("bargain")
PROMISED: Final = WasPaid("gift")
USING_TEAMWORK: Final = WasPaid("teamwork")


class Splice(Splices):
    """`Splice("Arcane", "{1}{R}")`: this card's text may be added to an Arcane spell for that cost. CR 702.47."""

    def __init__(self, onto: str, cost: str | CostPart) -> None:
        super().__init__(onto, cost_of(cost) if isinstance(cost, str) else cost)


class SharesColorWithThis(Quality):
    """Shares a colour with the object whose ability this is. CR 105.2."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).colors & game.char(ctx.source).colors != 0


class CastsThisConspired(CastsThis):
    """This spell is cast, and one of its conspire costs was paid. CR 702.78a."""

    def __init__(self, cost: OptionalCost) -> None:
        super().__init__()
        self.cost: OptionalCost = cost

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not super().matches(game, watcher, event):
            return False
        o = game.state.objs[watcher.source]
        costs = optional_costs(game, o.id, o.card.faces[o.face])
        return self.cost in costs and times_paid(o.method, costs.index(self.cost)) > 0

    def amount_of(self, game: Game, event: Event) -> i64:
        return 1


class Conspire(Extra):
    """Tap two creatures that share a colour with the spell as it is cast, and copy it. CR 702.78."""

    def __init__(self) -> None:
        super().__init__("conspire", TapSome(2, every((CREATURE, SharesColorWithThis()))))

    def also(self) -> list[Ability]:
        return [Triggered(CastsThisConspired(self.optional), CopyThatOften(), 1 << STACK)]


class Replicate(Extra):
    """Pay any number of times, and copy the spell as often. CR 702.56."""

    DERIVED: ClassVar[tuple[str, ...]] = ("trigger",)

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("replicate", cost, True)
        self.trigger: Triggered = Triggered(CastsThis(), CopyThatOften("replicate"), 1 << STACK)

    def also(self) -> list[Ability]:
        return [self.trigger]


# said in full --------------------------------------------------------------------------------------------------------
IN_ADDITION: Final = "additional cost"
EVIDENCE: Final = "evidence"


class MayPayInAddition(Extra):
    """An additional cost that you may pay, without a name: `MayPayInAddition(SacrificeSome(1, LAND))`. CR 118.8a.

    `WasPaid(IN_ADDITION)` asks for it.
    """

    def __init__(self, cost: CostPart) -> None:
        super().__init__(IN_ADDITION, cost)


class MayCollectEvidence(Extra):
    """As an additional cost to cast it, you may collect evidence: `WasPaid(EVIDENCE)` asks for it. CR 701.59c."""

    def __init__(self, cost: CollectEvidence) -> None:
        super().__init__(EVIDENCE, cost)


class ExileWithThis(ExileSome):
    """Exile cards as a cost of this spell: they are exiled with what it becomes. CR 400.7d, 406.6, 607.2a."""

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        super().pay_from(game, ctx, candidates)
        exiled: list[i64] = []
        for id in ctx.those:
            now = game.state.objs[id].next_id if id >= 0 else NONE
            if now >= 0 and game.state.objs[now].zone == EXILE:
                exiled.append(now)
        if exiled:
            o = game.state.edit(ctx.source)
            o.linked = o.linked + exiled


class SacrificeForCopies(Extra):
    """You may sacrifice any number of permanents as you cast it, and copy it as often. CR 118.8a, 603.12, 707.10."""

    DERIVED: ClassVar[tuple[str, ...]] = ("trigger",)

    def __init__(self, filter: Filter) -> None:
        super().__init__(IN_ADDITION, SacrificeSome(1, filter), True)
        self.filter: Filter = filter
        self.trigger: Triggered = Triggered(CastsThis(), CopyThatOften(IN_ADDITION), 1 << STACK)
        self.trigger.condition = WasPaid(IN_ADDITION)

    def also(self) -> list[Ability]:
        return [self.trigger]
