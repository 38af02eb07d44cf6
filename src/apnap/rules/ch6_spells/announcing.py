"""What casting, activating and triggering have in common: modes, X, targets, division. CR 601.2b-d, 700.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts import targets
from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.costs.total_costs import Total
from apnap.rules.ch1_concepts.definitions import (
    NO_IDS,
    NO_SLOTS,
    Ability,
    Activated,
    Condition,
    Context,
    Effect,
    Filter,
    Node,
    Target,
)
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, NO_SUBTYPES, Chars
from apnap.rules.ch4_zones.zones import new_object, put_in
from apnap.rules.ch6_spells.narrowed_targets import narrowed
from apnap.rules.core.constants import EV_TARGET, NONE, STACK
from apnap.rules.core.decisions import FOR_X, FROM_ACTION, ChooseDecision, Decision, ModeDecision, NumberDecision
from apnap.rules.core.designations import note, noted
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import BecomesTarget

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

NO_EFFECTS: Final[list[Effect]] = []
HIGHEST_X: Final = 1000  # where nothing else sets a bound
LARGEST_FIT: Final = 20  # of an X that only what is taken has to fit: cards hardly have a larger mana value
# an ability on a stack has its text and no other characteristics (113.7, 602.2a, 603.3)
ABILITY_CHARS: Final = Chars("ability", None, 0, 0, 0, NO_SUBTYPES, 0, NO_ABILITIES, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreModes(Node):
    """How many modes are chosen instead, if something is so as the spell is cast or the ability is put on the stack."""

    def __init__(self, condition: Condition, minimum: i64, maximum: i64) -> None:
        self.condition: Condition = condition
        self.minimum: i64 = minimum
        self.maximum: i64 = maximum


ANY_MODE: Final = 0
FRESH_THIS_TURN: Final = 1
FRESH_EVER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Modal(Effect):
    """'Choose one -' as the whole effect of an activated or triggered ability. CR 700.2.

    Its targets are those of the modes chosen, so it has none of its own. (A spell's modes are in its SpellAbility.)
    """

    def __init__(self, modes: list[Effect], minimum: i64 = 1, maximum: i64 = 1, by_opponent: bool = False) -> None:
        self.modes: list[Effect] = modes
        self.by_opponent: bool = by_opponent  # an opponent chooses (601.7)
        self.minimum: i64 = minimum
        self.maximum: i64 = maximum
        self.times: i64 = 1  # how often each mode stands in the list: it may be chosen so often (700.2d)
        self.more: MoreModes | None = None  # how many instead, if something is so
        self.fresh: i64 = ANY_MODE  # none that was chosen before, in this turn or ever

    def targets(self) -> list[Target]:
        return NO_SLOTS

    def happen(self, game: Game, ctx: Context) -> None:
        """The modes chosen, in the order written. CR 608.2c."""
        for i in ctx.modes:
            self.modes[i].perform(game, ctx)


class Wording:
    """How a spell or ability is announced: what happens anyway, its slots, and modes to choose from."""

    def __init__(self, effect: Effect | None, slots: list[Target]) -> None:
        self.effect: Effect | None = effect
        self.slots: list[Target] = slots
        self.modes: list[Effect] = NO_EFFECTS
        self.minimum: i64 = 0
        self.maximum: i64 = 0
        self.by_opponent: bool = False  # an opponent chooses the modes (601.7)
        self.more: MoreModes | None = None
        self.fresh: i64 = ANY_MODE
        self.benefit: i64 = 0  # of a slot that no effect points at: what an Aura enchants
        self.must: Filter | None = None  # one of its targets is such, for the way that it is cast in
        self.allows: list[i64] | None = None  # the only values of X with which nothing forbids it (601.3a)


def wording_of(effect: Effect, slots: list[Target]) -> Wording:
    """The wording of an activated or triggered ability."""
    w = Wording(effect, slots)
    if isinstance(effect, Modal):
        w.modes = effect.modes
        w.minimum = effect.minimum
        w.maximum = effect.maximum
        w.by_opponent = effect.by_opponent
        w.more = effect.more
        w.fresh = effect.fresh
    return w


def mode_note(w: Wording, i: i64) -> str:
    """Under what name it is noted that a mode was chosen. CR 700.2."""
    return f"mode {i + 1} of {len(w.modes)}"


def is_spent(game: Game, ctx: Context, w: Wording, i: i64) -> bool:
    """Was this mode chosen before, so that it cannot be chosen again?"""
    if w.fresh == ANY_MODE or ctx.source < 0:
        return False
    before = noted(game.state.objs[ctx.source], mode_note(w, i), -1)
    return before >= 0 and (w.fresh == FRESH_EVER or before == game.state.turn().number)


def note_modes(game: Game, ctx: Context, w: Wording) -> None:
    if w.fresh != ANY_MODE and ctx.source >= 0:
        for i in ctx.modes:
            note(game.state, ctx.source, mode_note(w, i), game.state.turn().number)


# the object on a stack -----------------------------------------------------------------------------------------------
def put_ability(game: Game, seat: Seat, source: ObjectId, ability: Ability) -> Obj:
    """An ability becomes the topmost object of this turn's stack; it is not a card. CR 602.2a, 603.3."""
    state = game.state
    o = new_object(state, state.objs[source].card, seat, seat, STACK, ABILITY_CHARS)
    o.ability = ability
    o.source = source
    o.timestamp = state.clock
    put_in(game, o, -1)
    state.stir()
    return o


# what could be chosen ------------------------------------------------------------------------------------------------
def all_slots(w: Wording, modes: list[i64]) -> list[Target]:
    """The slots in reading order once modes are chosen. CR 700.2c."""
    if not modes:
        return w.slots
    out = w.slots.copy()
    for i in modes:
        for slot in w.modes[i].slots_in_play():
            out.append(slot)
    return out


def choosable_modes(game: Game, ctx: Context, w: Wording, limit: i64) -> list[i64]:
    """The modes whose targets can be chosen, with some X up to a limit. CR 700.2a, 601.4."""
    out: list[i64] = []
    one: list[i64] = [0]
    before = ctx.x
    for i in range(len(w.modes)):
        if is_spent(game, ctx, w, i):
            continue
        one[0] = i
        slots = all_slots(w, one)
        for x in range(limit + 1):
            ctx.x = before + x
            if targets.can_choose(game, ctx, slots):
                out.append(i)
                break
    ctx.x = before
    return out


def can_announce(game: Game, ctx: Context, w: Wording) -> bool:
    """Could modes (unless they are chosen) and targets be chosen, with X as it stands? CR 601.2b-c, 700.2a."""
    if not w.modes or ctx.modes:
        return targets.can_choose(game, ctx, all_slots(w, ctx.modes))
    if not targets.can_choose(game, ctx, w.slots):
        return False
    possible = choosable_modes(game, ctx, w, 0)
    if len(possible) < w.minimum:
        return False
    if w.minimum <= 1:
        return True
    return can_combine(game, ctx, w, possible, 0, NO_IDS)


def can_combine(game: Game, ctx: Context, w: Wording, possible: list[i64], start: i64, taken: list[i64]) -> bool:
    """Is there a set of as many modes as must be chosen that have legal targets together?"""
    if len(taken) == w.minimum:
        return targets.can_choose(game, ctx, all_slots(w, taken))
    n: i64 = len(possible)
    for i in range(start, n):
        more = taken.copy()
        more.append(possible[i])
        if can_combine(game, ctx, w, possible, i + 1, more):
            return True
    return False


def usable_x(game: Game, ctx: Context, w: Wording, limit: i64) -> list[i64]:
    """The values of X, up to a limit, with which modes and targets can be chosen. CR 601.2b, 601.4."""
    out: list[i64] = []
    before = ctx.x
    allows = w.allows
    for x in range(limit + 1):
        ctx.x = x
        if (allows is None or x in allows) and can_announce(game, ctx, w):
            out.append(x)
    ctx.x = before
    return out


def can_announce_up_to(game: Game, ctx: Context, w: Wording, limit: i64) -> bool:
    """Is there an X up to a limit with which modes and targets can be chosen? CR 601.4."""
    before = ctx.x
    found = False
    allows = w.allows
    x: i64 = 0
    while x <= limit and not found:
        ctx.x = x
        found = (allows is None or x in allows) and can_announce(game, ctx, w)
        x += 1
    ctx.x = before
    return found


def has_choices(w: Wording) -> bool:
    """Is there anything to choose that could differ with X?"""
    return len(w.slots) > 0 or len(w.modes) > 0


# X and costs ---------------------------------------------------------------------------------------------------------
def total_cost(game: Game, ctx: Context, ability: Activated | None, x: i64) -> Total:
    """What the spell, or the ability, would cost with this X. CR 601.2f."""
    if ability is None:
        return total_costs.total_to_cast(game, ctx, ctx.source, ctx.method, x)
    return total_costs.total_to_activate(game, ctx, ctx.source, ability)


def has_x(total: Total) -> bool:
    """Is there an X to announce in a cost? CR 107.3a."""
    if total.mana.x:
        return True
    for part in total.parts:
        if part.has_x():
            return True
    return False


def largest_x(game: Game, ctx: Context, ability: Activated | None) -> i64:
    """The largest X that can be paid for; 0 without X; -1 when the cost cannot be paid at all. CR 601.2b, 601.2f."""
    total = total_cost(game, ctx, ability, 0)
    if fits_x(total):
        most = total_costs.largest_x(game, ctx.controller, total) if total.mana.x else LARGEST_FIT
        fitting = fitting_x(game, ctx, ability, most)
        return fitting[-1] if fitting else -1
    if not total_costs.can_pay_total(game, ctx, total, 0):
        return -1
    if not has_x(total):
        return 0
    before = ctx.x
    x: i64 = 0
    if total.mana.x:
        # mana alone sets a bound; what else is paid may set a lower one
        x = total_costs.largest_x(game, ctx.controller, total)
        aid = total.aid
        if aid is not None:
            x = (x if x > 0 else 0) + len(aid.helpers(game, ctx))
        while x > 0 and not can_pay_with(game, ctx, ability, x):
            x -= 1
    else:
        while x < HIGHEST_X and can_pay_with(game, ctx, ability, x + 1):
            x += 1
    ctx.x = before
    return x


def fits_x(total: Total) -> bool:
    """Must something that is taken for the cost fit X, so that there may be gaps between the values to choose from?"""
    for part in total.parts:
        if part.fits_x():
            return True
    return False


def fitting_x(game: Game, ctx: Context, ability: Activated | None, limit: i64) -> list[i64]:
    """The values of X, up to a limit, that can be paid for where what is taken has to fit X. CR 601.2b, 601.2h."""
    out: list[i64] = []
    before = ctx.x
    for x in range(limit + 1):
        if can_pay_with(game, ctx, ability, x):
            out.append(x)
    ctx.x = before
    return out


def can_pay_with(game: Game, ctx: Context, ability: Activated | None, x: i64) -> bool:
    ctx.x = x
    return total_costs.can_pay_total(game, ctx, total_cost(game, ctx, ability, x), x)


# choosing ------------------------------------------------------------------------------------------------------------
def choose_modes(game: Game, ctx: Context, w: Wording, limit: i64, rule: str) -> bool:
    """601.2b, 603.3c: announce the modes. False when too few can be chosen."""
    if not w.modes:
        return True
    possible = choosable_modes(game, ctx, w, limit)
    n: i64 = len(possible)
    minimum = w.minimum
    maximum = w.maximum
    more = w.more
    if more is not None and more.condition.holds(game, ctx):
        minimum = more.minimum
        maximum = more.maximum
    if n == 0 or n < minimum:
        return False
    if n < maximum:
        maximum = n
    if n == minimum:
        ctx.modes = possible
        note_modes(game, ctx, w)
        return True
    labels: list[str] = []
    nodes: list[Node] = []
    for i in range(len(w.modes)):
        labels.append(f"mode {i + 1}")
        nodes.append(w.modes[i])
    decision = ModeDecision(
        ctx.controller,
        "601.7" if w.by_opponent else rule,
        possible,
        labels,
        minimum,
        maximum,
        origin=FROM_ACTION,
        source=ctx.object,
        nodes=nodes,
    )
    if w.by_opponent:
        ctx.modes = sorted(modes_of_opponent(game, ctx, decision))
        note_modes(game, ctx, w)
        return len(ctx.modes) > 0
    # modes happen in the order printed, however they were named
    ctx.modes = sorted(game.ask(decision))
    note_modes(game, ctx, w)
    return len(ctx.modes) > 0  # 700.2b


def modes_of_opponent(game: Game, ctx: Context, decision: Decision) -> list[i64]:
    """An opponent of the controller's choice chooses the modes; another one if they leave. CR 601.7, 800.4g."""
    rule = "601.7a"
    while True:
        seats = targets.opponents_in_reach(game, ctx.controller)
        if not seats:
            return NO_IDS
        decision.seat = targets.which_opponent(game, ctx, seats, rule)
        if decision.seat < 0:
            continue  # all of those have left meanwhile
        answer = targets.ask_opponent(game, ctx, decision)
        if answer is not targets.NOBODY:
            return answer
        rule = "800.4g"


def choose_x(game: Game, ctx: Context, w: Wording, limit: i64, ability: Activated | None = None) -> bool:
    """601.2b: announce the value of X, of those that can be paid for and have targets. CR 107.3a."""
    minimum: i64 = 0
    maximum = limit
    usable = NO_IDS
    narrowed = has_choices(w) or w.allows is not None
    fits = fits_x(total_cost(game, ctx, ability, 0))
    if narrowed:
        usable = usable_x(game, ctx, w, limit)
    if fits:
        fitting = fitting_x(game, ctx, ability, limit)
        usable = [x for x in fitting if not narrowed or x in usable]
    if narrowed or fits:
        if not usable:
            return False
        minimum = usable[0]
        maximum = usable[-1]
    if minimum == maximum:
        ctx.x = minimum
        return True
    n: i64 = len(usable)
    if n and n != maximum - minimum + 1:
        # with gaps in between, it is a choice from a list
        labels: list[str] = []
        for x in usable:
            labels.append(str(x))
        decision: Decision = ChooseDecision(
            ctx.controller, "601.2b", usable, purpose=FOR_X, origin=FROM_ACTION, source=ctx.object, labels=labels
        )
    else:
        decision = NumberDecision(
            ctx.controller, "601.2b", minimum, maximum, purpose=FOR_X, origin=FROM_ACTION, source=ctx.object
        )
    ctx.x = game.ask(decision)[0]
    return True


def choose_targets(game: Game, ctx: Context, w: Wording, limit: i64 = targets.ALL_THERE_ARE) -> bool:
    """601.2c-d: announce targets, then how something is divided among them. False when they cannot be chosen."""
    slots = all_slots(w, ctx.modes)
    if not slots:
        return True
    ctx.slots = slots
    n: i64 = len(slots)
    asked = slots if w.must is None else narrowed(game, ctx, slots, w.must)
    if not asked:
        return False
    chosen = targets.choose_by_benefit(game, ctx, asked, benefits_of(w, ctx.modes, slots), limit)
    ctx.slots = slots
    if len(chosen) < n:
        return False
    ctx.targets = chosen
    return targets.divide(game, ctx)


def benefits_of(w: Wording, modes: list[i64], slots: list[Target]) -> list[i64]:
    """For bots: whether being chosen for each slot is good or bad."""
    out: list[i64] = []
    effect = w.effect
    for slot in slots:
        benefit = w.benefit
        if effect is not None and not modes:
            benefit = effect.benefit() if len(slots) == 1 else benefit_in(effect, slot)
        for i in modes:
            if has_slot(w.modes[i], slot):
                benefit = benefit_in(w.modes[i], slot)
        out.append(benefit)
    return out


def benefit_in(effect: Effect, slot: Target) -> i64:
    """The benefit of the innermost instruction that points at a slot; a slot remembers it."""
    if slot._of is not effect:
        slot._benefit = innermost(effect, slot, effect).benefit()
        slot._of = effect
    return slot._benefit


def innermost(node: Node, slot: Target, within: Effect) -> Effect:
    """The innermost instruction in a node that points at a slot, where `within` is the one around it."""
    for child in node.children():
        if not child.stands_alone() and has_slot(child, slot):
            return innermost(child, slot, child if isinstance(child, Effect) else within)
    return within


def has_slot(node: Node, slot: Target) -> bool:
    """Is this one of its target slots?"""
    for t in node.slots_in_play() if isinstance(node, Effect) else node.targets():
        if t is slot:
            return True
    return False


def become_targets(game: Game, ctx: Context) -> None:
    """601.2c: abilities that trigger on becoming a target do so; without any of them nothing needs to be noted."""
    if not ctx.targets or not game.state.watchers[EV_TARGET]:
        return
    for slot in ctx.targets:
        for ref in slot:
            game.emit(BecomesTarget(ref, ctx.object, ctx.controller))


def considered(seat: Seat, source: ObjectId) -> Context:
    """The context of an ability that a player only thinks of: there is no object on a stack yet."""
    ctx = Context(seat, source)
    ctx.object = NONE
    return ctx
