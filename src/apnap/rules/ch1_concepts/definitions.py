"""What a card says, as the engine sees it: the base classes of abilities and of the nodes they are made of.

`abilities/` derives the vocabulary; `rules/` knows only these. Built once, nodes never change: a state does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.nodes import (
    NO_COSTS,
    NO_IDS,
    NO_SLOTS,
    NO_TARGETS,
    OF_AMOUNT,
    OF_BATCH,
    OF_DISCARDED,
    OF_EXILED,
    OF_MADE,
    OF_OBJECT,
    OF_PLAYER,
    OF_REVEALED,
    OF_SACRIFICED,
    OF_THOSE,
    Amount,
    Condition,
    Context,
    CostPart,
    Effect,
    Filter,
    Node,
    Selector,
    SubgameEffect,
    Target,
    nests,
)
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, AbilitySet, Chars, ManaCost
from apnap.rules.ch6_spells.layers.layer_inputs import READINGS, READS_ANYTHING
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_PAST
from apnap.rules.core.constants import BATTLEFIELD, HAND, L_ABILITY, NONE, STACK
from apnap.rules.core.types import EventKind, Layer, ObjectId, Ref, Seat, Step

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.costs.cost_changes import Reduction
    from apnap.rules.ch1_concepts.costs.optional_costs import OptionalCost
    from apnap.rules.ch2_cards.printed import CastMethod, Face
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher
    from apnap.rules.events import Event

__all__ = [
    "Ability", "Activated", "Amount", "Condition", "Context", "CostPart", "Effect", "Enchanting", "Filter",
    "Keywords", "NO_COSTS", "NO_IDS", "NO_SLOTS", "NO_TARGETS", "Node", "OF_AMOUNT", "OF_BATCH", "OF_DISCARDED",
    "OF_EXILED", "OF_MADE", "OF_OBJECT", "OF_PLAYER", "OF_REVEALED", "OF_SACRIFICED", "OF_THOSE",
    "OpeningAction", "Pattern", "Selector", "SpecialAction", "SpellAbility", "Static", "SubgameEffect",
    "Target", "Triggered", "ability_set", "nests",
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Pattern(Node):
    """The event that a triggered ability waits for. CR 603.2."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []  # event kinds watched
        self.looks_back: bool = False  # 603.10: judged by the game as it was right before the event
        self.one_or_more: bool = False  # triggers once for a whole batch, or for each `group` of it
        self.once: bool = False  # a delayed ability that waits for it triggers the first time only (603.7b)
        self.adds_up: bool = False  # and 'that much' is then of all its events together
        self.own: bool = False  # it is about the very object that has the ability
        self.zones: i64 = 1 << BATTLEFIELD  # where an ability that waits for it functions (113.6k)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        raise NotImplementedError

    def looks_back_on(self, event: Event) -> bool:
        """Is this event one that it judges by the game as it was before? Patterns made of several differ in this."""
        return self.looks_back

    def group(self, game: Game, event: Event) -> i64:
        """Of simultaneous events that are one for a 'one or more' pattern: which one. Each triggers it once."""
        return 0

    def subject(self, event: Event) -> i64:
        """The object or player that 'it' and 'that' mean in the effect."""
        return NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        """The other objects that words of the effect may mean: what did it, where `subject` is whom it was done to."""
        return NO_IDS

    def speaks_of(self) -> i64:
        """What words of the effect can refer to (mask of OF_*): an amount and several objects where there are any."""
        several = OF_THOSE if type(self).others is not Pattern.others else 0
        return OF_OBJECT | OF_PLAYER | several | (OF_AMOUNT if type(self).amount_of is not Pattern.amount_of else 0)

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """Whom and what its words speak of, in an event that matches: all must be within range (801.7)."""
        return [self.subject(event)]

    def amount_of(self, game: Game, event: Event) -> i64:
        """What 'that much' and 'that many' mean in the effect."""
        return 0

    def times(self, game: Game, event: Event) -> i64:
        """How often it happens in one event: counters are put on something together, and each of them triggers."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """An ability of a card, with where it functions; a keyword may add to casting its card as well. CR 113."""

    def __init__(self, zones: i64) -> None:
        self.zones: i64 = zones
        self.is_counted: bool = False  # it asks how often it has resolved this turn
        self.timed: bool = False  # what it allows differs from step to step
        self.flashes: bool = False  # may let its card be cast as though it had flash (see gives_flash)
        self.when_drawn: bool = False  # something may be done with its card as it is drawn (see drawn)
        self.keeps_counters: bool = False  # its object's counters stay as it moves, but for hands and libraries (122.2)
        self.implied: bool = False  # another ability of the card stands for it, so the card does not say it

    def printed_on(self, face: Face) -> None:
        """The face that it is on has been put together: what else that leads to."""

    def stands_alone(self) -> bool:
        return True

    def also(self) -> list[Ability]:
        """The other abilities that this one stands for; its card has them too."""
        return []

    def asks_color(self) -> i64:
        """Does it speak of a colour that was chosen (1), or is chosen as something gets the ability (2)? CR 607.2d."""
        return 0

    def of_color(self, color: i64) -> Ability:
        """The ability with the colour that was chosen, for what is given it."""
        return self

    def ways(self) -> list[CastMethod]:
        """Other ways to cast the card. CR 118.9."""
        return []

    def optional_cost(self) -> OptionalCost | None:
        """A cost that may be paid in addition as the card is cast. CR 118.8a."""
        return None

    def own_cost_change(self, game: Game, seat: Seat, id: ObjectId) -> i64:
        """How much more generic mana (less when negative) casting this card costs because of it. CR 601.2f."""
        return 0

    def gives_flash(self, game: Game, seat: Seat, id: ObjectId) -> bool:
        """Does it let its card be cast as though it had flash now? Only asked where `flashes` says so. CR 601.3d."""
        return False

    def own_cost_less(self, game: Game, seat: Seat, id: ObjectId) -> Reduction | None:
        """By which kinds of mana casting this card costs less because of it. CR 118.7b-g."""
        return None

    def entered(self, game: Game, ctx: Context, id: ObjectId) -> None:
        """Its card, cast by an alternative method, has become this permanent. CR 608.3."""

    def drawn(self, game: Game, seat: Seat, id: ObjectId) -> None:
        """Its card has been drawn. Only asked where `when_drawn` says so. CR 702.94a."""

    def attaches_creature(self) -> bool:
        """May its Equipment be attached although it is a creature? CR 702.151b."""
        return False

    def goes_first(self, game: Game, ctx: Context) -> None:
        """Its instant or sorcery resolves: what it says happens before all instructions. CR 702.174j."""

    def goes_last(self, game: Game, ctx: Context) -> None:
        """Its instant or sorcery resolves: what it says happens after all instructions. CR 702.50a."""

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        """The zone that an instant or sorcery goes to as it has resolved, if not the graveyard; -1. CR 608.2n."""
        return -1

    def has_gone(self, game: Game, ctx: Context, id: ObjectId) -> None:
        """The card has gone to the zone that it named, where it is this object."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Keywords(Ability):
    """Keyword abilities that are plain flags. CR 702. `apart` is a choice of words: in a line of their own."""

    WORDING: ClassVar[tuple[str, ...]] = ("apart",)

    def __init__(self, flags: i64, apart: bool = False) -> None:
        super().__init__(-1)
        self.flags: i64 = flags
        self.apart: bool = apart

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Enchanting(Ability):
    """What an Aura can be attached to. CR 303.4a, 702.5."""

    def __init__(self, filter: Filter) -> None:
        super().__init__(-1)
        self.filter: Filter = filter


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellAbility(Ability):
    """What an instant or sorcery does, with its targets and modes. CR 113.3a, 700.2."""

    DERIVED: ClassVar[tuple[str, ...]] = ("slots",)

    def __init__(self, effect: Effect, modes: list[Effect], minimum: i64, maximum: i64) -> None:
        super().__init__(1 << STACK)
        self.effect: Effect = effect  # a single effect, or (with modes) what happens besides the modes
        self.modes: list[Effect] = modes
        self.modes_by_opponent: bool = False  # an opponent chooses them (601.7)
        self.mode_minimum: i64 = minimum
        self.mode_maximum: i64 = maximum
        self.mode_times: i64 = 1  # how often each mode stands in the list: it may be chosen so often (700.2d)
        self.more_modes: Node | None = None  # how many are chosen instead, if something is so
        self.slots: list[Target] = effect.targets()

    def derive(self) -> None:
        self.slots = self.effect.targets()

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Activated(Ability):
    """Cost: effect. CR 602. A mana ability if it could add mana, has no target and no loyalty cost (605.1a)."""

    LIFTED_BY: ClassVar[int] = 0  # the permission (P_*) that lets it be activated at other times than a sorcery
    DERIVED: ClassVar[tuple[str, ...]] = ("slots",)

    def __init__(self, costs: list[CostPart], effect: Effect, zones: i64 = 1 << BATTLEFIELD) -> None:
        super().__init__(zones)
        self.costs: list[CostPart] = costs
        self.effect: Effect = effect
        self.slots: list[Target] = effect.targets()
        self.makes: i64 = 0  # mask of the mana it could add; nonzero for a mana ability
        self.simple_mana: i64 = 0  # the same, where the whole ability is '{T}: add one mana of ...'
        self.sorcery: bool = False  # only as a sorcery
        self.loyalty: bool = False  # 606
        self.each_turn: i64 = 0  # how often each turn; 0 for any number
        self.anyone: bool = False  # any player may activate it
        self.condition: Condition | None = None  # 'activate only if'
        self.varies: bool = False  # what it costs depends on something, by itself (601.2f)
        self.more: Amount | None = None  # how much more generic mana it costs, less when negative (601.2f)

    def own_less(self, game: Game, ctx: Context) -> Reduction | None:
        """By which kinds of mana it costs less because of itself. CR 118.7b-g."""
        return None

    def derive(self) -> None:
        self.slots = self.effect.targets()

    def loop_inputs(self) -> i64:
        return H_PAST if self.each_turn or self.loyalty else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggered(Ability):
    """When, whenever, at. CR 603."""

    DERIVED: ClassVar[tuple[str, ...]] = ("slots",)

    def __init__(self, pattern: Pattern, effect: Effect, zones: i64 = 1 << BATTLEFIELD) -> None:
        super().__init__(zones)
        self.pattern: Pattern = pattern
        self.effect: Effect = effect
        self.slots: list[Target] = effect.targets()
        self.condition: Condition | None = None  # an intervening 'if' (603.4)
        self.each_turn: i64 = 0
        self.is_mana: bool = False  # a triggered mana ability (605.1b)
        self.after_mana: bool = False  # what it adds depends on the mana that was produced
        self.chapter: i64 = 0  # the number of a chapter ability (714.2)

    def derive(self) -> None:
        self.slots = self.effect.targets()

    def loop_inputs(self) -> i64:
        return (H_PAST if self.each_turn else 0) | (H_COUNTERS if self.chapter else 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Static(Ability):
    """A statement that is simply true while the ability functions. CR 604."""

    DERIVED: ClassVar[tuple[str, ...]] = ("stepwise", "stepwise_to_fixed", "reader", "gives", "of_itself", *READINGS)

    def __init__(self, slots: list[i64], zones: i64 = 1 << BATTLEFIELD) -> None:
        super().__init__(zones)
        self.standing_slots: list[i64] = slots  # the lists of state.standing (S_LAYER, S_REPLACE + kind, ...)
        self.reads: i64 = 0  # mask of event kinds after which what it does may differ (layers only)
        self.off_battlefield: bool = False  # applies to objects off the battlefield too (layers only)
        self.local: bool = False  # whether it applies, and what it does, depends on one object alone (single_object.py)
        self.local_to_fixed: bool = False  # what it does to one of a fixed set does
        self.stepwise: bool = False  # what it reads of others is settled before it applies (stepwise.py)
        self.stepwise_to_fixed: bool = False  # the same with a fixed set
        self.reader: bool = False  # it reads something of others
        self.inputs: i64 = READS_ANYTHING  # what a reader reads of the characteristics of others (layer_inputs.py)
        self.subject_reads: i64 = -1  # mask of event kinds after which it may apply to other objects
        self.reads_itself: i64 = 0  # those of `reads` that matter to it only where they are about its own object
        self.of_itself: bool = False  # what it applies to is its own object and no other (layers only)
        self.gives: bool = False  # gives others abilities that say how they enter (614.12)
        self.defining: bool = False  # a characteristic-defining ability (604.3): applies to itself, in every zone

    def benefit(self) -> i64:
        """For bots: 1 when good for what it applies to, -1 when bad, 0 when neither."""
        return 0

    def heeds(self, event: Event) -> bool:
        """Could it say something else after this event, of a kind that it reads, about its own object?"""
        return True

    # layers (613) ------------------------------------------------------------------------------------------------
    def layers(self) -> list[i64]:
        """The layers it applies in, in order (see layers.py)."""
        return NO_IDS

    def may_depend(self, layer: Layer) -> bool:
        """Could another effect in the same layer change what this one applies to or does (613.8)?"""
        return layer <= L_ABILITY

    def takes_abilities(self, layer: Layer) -> bool:
        """Could it take abilities away in this layer, and so end other effects (613.8a)?"""
        return True

    def may_apply_to(self, game: Game, effect: Standing) -> list[ObjectId] | None:
        """All that it could apply to now, whether its condition holds or not; None for any permanent."""
        return None

    def notices(self, chars: Chars) -> bool:
        """Of a reader: could it say something else with such a permanent than without? Yes too often, never no."""
        return True

    def affects(self, game: Game, effect: Standing, ref: Ref, chars: Chars) -> bool:
        """Does it apply to this object, as it is in the layer at hand? Not asked for a fixed set."""
        return False

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        """Change the draft of the characteristics."""

    def gives_control(self, game: Game, effect: Standing, ref: Ref) -> i64:
        """Layer 2: the seat that it makes the controller, or -1."""
        return -1

    def also_untaps(self, game: Game, effect: Standing, active: list[i64]) -> list[ObjectId]:
        """What it untaps during an untap step of these players, besides what they control. CR 502.3."""
        return NO_IDS

    def lasts(self, game: Game, effect: Standing) -> bool:
        """Of an effect that lasts for as long as something is so: is it still so (611.2b)?"""
        return True

    # replacement and prevention (614, 615) -----------------------------------------------------------------------
    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        """Would it change this event?"""
        return False

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        """What happens instead; None for nothing."""
        return event

    def reaches_event(self, game: Game, effect: Standing, event: Event) -> bool:
        """Is what its words name of the event, else what it happens to, within its controller's range? CR 801.13b."""
        return event.in_range(game, effect.controller)

    def rank(self) -> i64:
        """The order of 616.1: 0 self-replacement, 1 control, 2 copy, 3 back face, 4 any other."""
        return 4

    def offers_action(self, game: Game, effect: Standing, seat: Seat) -> bool:
        """May this player take the special action that it is about, and can they (116.2c-d)?"""
        return False

    def take_action(self, game: Game, effect: Standing, seat: Seat) -> None:
        """This player takes it."""

    def extra_triggers(self, game: Game, effect: Standing, watcher: Watcher, event: Event) -> i64:
        """How many additional times this ability triggers on this event (603.2d)."""
        return 0

    def silences(self, game: Game, effect: Standing, watcher: Watcher, event: Event) -> bool:
        """Does it keep this event from triggering this ability (603.2)?"""
        return False

    # what is legal (101.2, 508.1, 509.1, 601.2f) -----------------------------------------------------------------
    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        """Does it forbid this player this action with this object? (F_* of apnap.rules.core.constants)"""
        return False

    def shields(self, game: Game, effect: Standing, action: i64, ref: Ref, source: ObjectId, seat: Seat) -> bool:
        """Does it keep this source, of this seat, from targeting or being attached to ref (F_TARGET, F_ATTACH)?"""
        return False

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        """Does it allow this player what the rules alone would not? (P_* of apnap.rules.core.constants)"""
        return False

    def permits_way(self, game: Game, effect: Standing, seat: Seat, ref: Ref, method: CastMethod) -> bool:
        """Of a card that it lets this player cast: in this way too? By default as from a hand."""
        return method.zones >> HAND & 1 != 0

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        """How much it adds to a number of the rules: land plays, maximum hand size."""
        return 0

    def skips(self, game: Game, effect: Standing, step: Step, seat: Seat) -> bool:
        """Does this player skip their steps of this kind (614.10)?"""
        return False

    def cant_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        """A restriction on one attacker attacking one defender (508.1c)."""
        return False

    def attack_limit(self, game: Game, effect: Standing, defender: Ref) -> i64:
        """No more creatures than this attack this defender, or (NONE) at all; -1 for no restriction (508.1c)."""
        return -1

    def may_keep_off(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        """Could cant_attack or attack_limit keep this attacker off anything? In doubt, yes."""
        return True

    def cant_attack_together(
        self, game: Game, effect: Standing, attackers: list[ObjectId], defenders: list[Ref]
    ) -> bool:
        """A restriction on the attack as a whole: who attacks, and beside each what (508.1c)."""
        return False

    def must_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        """A requirement that attacking this defender obeys; defender NONE asks for any (508.1d)."""
        return False

    def demands_attacks(self) -> bool:
        """Could it be a requirement to attack at all? In doubt, yes."""
        return True

    def bands_with(self) -> Filter | None:
        """The quality in 'bands with other [quality]', where that is what it says (702.22c)."""
        return None

    def attack_cost(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> list[CostPart]:
        """What attacking this defender costs (508.1h)."""
        return NO_COSTS

    def option_among(
        self, game: Game, effect: Standing, attacker: ObjectId, attackers: list[ObjectId]
    ) -> CostPart | None:
        """What may be paid as this creature attacks beside all these (508.1g)."""
        return None

    def attack_option(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> CostPart | None:
        """What may be paid as this creature attacks that defender (508.1g)."""
        return None

    def cant_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        """A restriction on one blocker and one attacker; blocker NONE is never asked (509.1b)."""
        return False

    def block_limit(self, game: Game, effect: Standing, attacker: ObjectId) -> i64:
        """No more creatures than this block this attacker, or (NONE) at all; -1 for no restriction (509.1b)."""
        return -1

    def cant_block_together(
        self, game: Game, effect: Standing, blockers: list[ObjectId], attackers: list[ObjectId]
    ) -> bool:
        """A restriction on the blocks as a whole, as pairs of a blocker and what it blocks (509.1b)."""
        return False

    def must_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        """A requirement that this block obeys (509.1c)."""
        return False

    def must_be_blocked(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        """A requirement that any block of this attacker obeys (509.1c)."""
        return False

    def block_cost(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> list[CostPart]:
        """What blocking costs (509.1d)."""
        return NO_COSTS

    def minimum_blockers(self, game: Game, effect: Standing, attacker: ObjectId) -> i64:
        """It can't be blocked except by this many or more; 1 for no restriction."""
        return 1

    def extra_blocks(self, game: Game, effect: Standing, blocker: ObjectId) -> i64:
        """How many more attackers it can block than one."""
        return 0

    def counter_limit(self, kind: str) -> i64:
        """Its permanent can't have more counters of this kind than this; -1 for no such limit (122.4)."""
        return -1

    def toxic(self) -> i64:
        """What it adds to a creature's total toxic value (702.164b)."""
        return 0

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        """What begins to be true of this spell, for which it has waited; None if it waits on (611.2f)."""
        return None

    def as_drawn(self, game: Game, effect: Standing, seat: Seat, id: ObjectId) -> None:
        """A player has drawn this card. Only asked of what stands beside the replacement of draws. CR 701.20a."""

    def least_cost(self, game: Game, effect: Standing, seat: Seat, ref: Ref) -> i64:
        """How much mana this spell costs at least, after increases and reductions (601.2f)."""
        return 0

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        """How much more generic mana (less when negative) a spell, or an ability of ref, costs (601.2f)."""
        return 0

    def cost_more(
        self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None
    ) -> ManaCost | None:
        """Mana of other kinds that it costs more (601.2f)."""
        return None

    def cost_less(
        self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None
    ) -> Reduction | None:
        """Mana of other kinds that it costs less (118.7b-g)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialAction(Ability):
    """Something that a player with priority may do without using a stack. CR 116.2."""

    def may_take(self, game: Game, seat: Seat, id: ObjectId, sorcery: bool) -> bool:
        """May this player, and can they? `sorcery`: a sorcery could be cast now."""
        raise NotImplementedError

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OpeningAction(Ability):
    """Something that a player may do with this card in their opening hand, before the first turn. CR 103.6."""

    def may_take(self, game: Game, seat: Seat, id: ObjectId) -> bool:
        return True

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        raise NotImplementedError


def ability_set(abilities: list[Ability]) -> AbilitySet:
    """Sort a list of abilities into a set."""
    if not abilities:
        return NO_ABILITIES
    activated: list[Activated] = []
    triggered: list[Triggered] = []
    statics: list[Static] = []
    spell: SpellAbility | None = None
    keywords: i64 = 0
    zones: i64 = 0
    mana = False
    enchants: Filter | None = None
    for a in abilities:
        if isinstance(a, Keywords):
            keywords |= a.flags
        elif isinstance(a, Activated):
            activated.append(a)
            mana = mana or a.makes != 0
        elif isinstance(a, Triggered):
            triggered.append(a)
            zones |= a.zones
        elif isinstance(a, SpellAbility):
            spell = a
        elif isinstance(a, Static):
            statics.append(a)
            zones |= a.zones
        elif isinstance(a, Enchanting):
            enchants = a.filter
    made = AbilitySet(abilities, activated, triggered, statics, spell, keywords, zones, mana)
    made.enchants = enchants
    for a in abilities:
        if isinstance(a, SpecialAction):
            made.special = made.special + [a]
            made.special_zones |= a.zones
        elif isinstance(a, OpeningAction):
            made.opening = a
        made.flashes = made.flashes or a.flashes
        made.when_drawn = made.when_drawn or a.when_drawn
        made.keeps_counters = made.keeps_counters or a.keeps_counters
        made.timed = made.timed or a.timed
    return made
