"""What makes mana: the effects that add it, and the mana abilities a player can activate now. CR 106, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.costs.cost_parts import NO_LIMIT, TAKES_NOTHING, Part
from apnap.rules.ch1_concepts.definitions import NO_IDS, Activated, Context, Effect, Node
from apnap.rules.ch1_concepts.mana.purpose import Payment, Spending, allowed
from apnap.rules.ch2_cards.characteristics import FREE, AbilitySet, Chars, ManaCost
from apnap.rules.ch6_spells import triggers
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ACTIVATE,
    EV_MANA,
    EV_TAP,
    HAND,
    S_COST,
    S_FORBID,
    S_REPLACE,
    SNOW,
    bits,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State, Trigger, Watcher
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import AbilityActivated, AddMana, Tap

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.events import Event

MANA_ZONES: Final[list[i64]] = [BATTLEFIELD, HAND]  # where mana abilities are looked for
# how dear an ability is to use; sums decide which way to pay is proposed
DEAR: Final = 1_000_000  # gives something up: a permanent, life, a card
HURTS: Final = 50_000  # does more than add mana
MOST_CHOICES: Final = 32  # of kinds of mana that one ability adds, looked at one by one


@mypyc_attr(allow_interpreted_subclasses=True)
class ManaEffect(Effect):
    """An instruction that adds mana.

    What it adds is a list of groups, each some mana of one kind that is chosen from a mask. The choices may be made
    beforehand: `ctx.modes` then holds a kind for each group to come, and each effect takes its own off the front.
    """

    def makes(self) -> i64:
        """Mask of the kinds of mana it could add. CR 605.1a, 106.7."""
        return 0

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        """What it would add now: mask, amount, mask, amount, ..."""
        return NO_IDS

    def recipient(self, game: Game, ctx: Context) -> i64:
        """Whose pool it goes to."""
        return ctx.controller

    def is_fixed(self) -> bool:
        """Does it always add the same?"""
        return False

    def is_plain(self) -> bool:
        """Does every object with it add the same for a player, whatever was noted of it?"""
        return False

    def echoes(self) -> i64:
        """How much it adds of a type that the ability which it follows has just produced. CR 106.12a, 605.4a."""
        return 0

    def restriction(self) -> Spending | None:
        """What its mana may be spent on, where that is not anything. CR 106.6."""
        return None


def restriction_of(effect: Effect) -> Spending | None:
    """What the mana that an effect adds may be spent on, where that is not anything."""
    if isinstance(effect, ManaEffect):
        return effect.restriction()
    return None


def mana_effects(node: Node, out: list[ManaEffect]) -> None:
    """The effects in an ability that add mana, in reading order."""
    if isinstance(node, ManaEffect):
        out.append(node)
        return
    for child in node.children():
        mana_effects(child, out)


def could_make(effect: Effect) -> i64:
    """Mask of the mana that an effect could add; none where it moves cards to or from a library. CR 605.1a."""
    found: list[ManaEffect] = []
    mana_effects(effect, found)
    if found and touches_library(effect):
        return 0
    mask: i64 = 0
    for e in found:
        mask |= e.makes()
    return mask


def touches_library(node: Node) -> bool:
    """Does an instruction in it move cards to or from a library? CR 605.1a."""
    if isinstance(node, Effect) and node.moves_library():
        return True
    for child in node.children():
        if not child.stands_alone() and touches_library(child):
            return True
    return False


def groups_of(game: Game, ctx: Context, effect: Effect, seat: Seat) -> list[i64]:
    """What an effect would add to a player's pool now."""
    if isinstance(effect, ManaEffect):
        return effect.groups(game, ctx) if effect.recipient(game, ctx) == seat else NO_IDS
    found: list[ManaEffect] = []
    mana_effects(effect, found)
    out: list[i64] = []
    for e in found:
        if e.recipient(game, ctx) == seat:
            for x in e.groups(game, ctx):
                out.append(x)
    return out


class Maker:
    """One mana ability of one object, as the planner sees it."""

    def __init__(self, id: ObjectId, index: i64, ability: Activated) -> None:
        self.id: ObjectId = id
        self.index: i64 = index
        self.ability: Activated = ability
        self.x: i64 = 0  # the X that is announced for it, which excludes other values
        self.groups: list[i64] = NO_IDS  # mask, amount, ...: what it adds
        self.choices: list[
            list[i64]
        ] = []  # by group: empty, or wanted, kind, amount, ... where it must be decided first
        self.bonus: list[i64] = NO_IDS  # mask, amount, ...: what triggered mana abilities add to it (605.4)
        self.by_kind: bool = False  # what they add depends on the kind that this adds
        self.snow: bool = False
        self.restricted: bool = False  # its mana may not be spent on everything
        self.cost: ManaCost | None = None
        self.life: i64 = 0
        self.energy: i64 = 0
        self.taps: bool = False
        self.removes: bool = False
        self.claims: list[Part] = []  # parts that take other objects
        self.limit: i64 = 1  # how often it can be activated
        self.weight: i64 = 0

    def alike(self) -> Maker:
        """The same ability, with nothing said of what it adds."""
        m = Maker(self.id, self.index, self.ability)
        m.x = self.x
        m.groups = []
        m.snow = self.snow
        m.restricted = self.restricted
        m.cost = self.cost
        m.life = self.life
        m.energy = self.energy
        m.taps = self.taps
        m.removes = self.removes
        m.claims = self.claims
        m.limit = self.limit
        m.weight = self.weight
        return m

    def is_sure(self) -> bool:
        """Does it cost nothing that anything else could need?"""
        if self.cost is not None or self.life or self.energy or self.claims or self.limit > 1 or self.x:
            return False
        for c in self.choices:
            if c:
                return False
        return True

    def amount(self) -> i64:
        """How much it adds, at most."""
        n: i64 = 0
        for i in range(0, len(self.groups), 2):
            c = self.choices[i // 2]
            most = self.groups[i + 1] if not c else 0
            for j in range(2, len(c), 3):
                if c[j] > most:
                    most = c[j]
            n += most
        for i in range(1, len(self.bonus), 2):
            n += self.bonus[i]
        return n

    def kinds(self) -> i64:
        """Mask of the kinds it adds."""
        mask: i64 = 0
        for i in range(0, len(self.groups), 2):
            c = self.choices[i // 2]
            if not c:
                mask |= self.groups[i]
            for j in range(1, len(c), 3):
                mask |= 1 << c[j]
        for i in range(0, len(self.bonus), 2):
            mask |= self.bonus[i]
        return mask

    def same_as(self, other: Maker) -> bool:
        return (
            self.index == other.index
            and self.ability is other.ability
            and self.x == other.x
            and self.groups == other.groups
            and self.choices == other.choices
            and self.bonus == other.bonus
            and self.snow == other.snow
            and self.limit == other.limit
        )


def times_activated(game: Game, id: ObjectId, ability: Activated) -> i64:
    """How often this ability of this object was activated this turn. CR 602.5b."""
    n: i64 = 0
    e = game.state.turn().events[EV_ACTIVATE]
    while e is not None:
        if isinstance(e, AbilityActivated) and e.source == id and e.ability is ability:
            n += 1
        e = e.prev
    return n


def is_steady_ability(a: Activated) -> bool:
    """Can it be activated, and add the same, for as long as its object is there untapped and nothing interferes?"""
    effect = a.effect
    if a.condition is not None or a.each_turn or not isinstance(effect, ManaEffect) or not effect.is_fixed():
        return False
    for part in a.costs:
        if part.mana() is None and not (isinstance(part, Part) and (part.taps_this() or part.removes_this())):
            return False
    return True


def cost_change(game: Game, seat: Seat, id: ObjectId, ability: Activated | None) -> i64:
    """What effects add to the generic mana of a cost: the increases less the reductions. CR 601.2f."""
    n: i64 = 0
    for e in standing_on(game, S_COST, -1 - seat):
        n += e.static.cost_change(game, e, seat, id, ability)
    return n


def with_generic(cost: ManaCost, change: i64) -> ManaCost:
    """The cost with more or less generic mana, of which there is never less than none. CR 118.7a, 601.2f.

    Where there is an {X}, what a reduction has left over stays below zero and takes from X.
    """
    left = cost.generic + change
    if left < 0 and cost.x == 0:
        left = 0
    return ManaCost(left, cost.pips, cost.x, cost.symbols)


def mana_context(seat: Seat, id: ObjectId, x: i64 = 0) -> Context:
    """What a mana ability knows; it is never on a stack, which object -1 says. CR 605.3b."""
    ctx = Context(seat, id)
    ctx.object = -1
    ctx.x = x
    return ctx


def maker_of(
    game: Game,
    seat: Seat,
    id: ObjectId,
    index: i64,
    ability: Activated,
    chars: Chars,
    payment: Payment,
    barren: bool = False,
    x: i64 = 0,
) -> Maker | None:
    """The ability as the planner sees it, or None when it cannot be activated now, its mana cost apart. CR 602.5.

    None also when it would add nothing, unless `barren` ones are wanted: those can be activated, too (605.2).
    """
    state = game.state
    zone = state.objs[id].zone
    if not ability.makes or not ability.zones >> zone & 1:
        return None
    ctx = mana_context(seat, id, x)
    condition = ability.condition
    if condition is not None and not condition.holds(game, ctx):
        return None
    limit: i64 = NO_LIMIT
    if ability.each_turn:
        limit = ability.each_turn - times_activated(game, id, ability)
        if limit <= 0:
            return None
    m = Maker(id, index, ability)
    restriction = restriction_of(ability.effect)
    if restriction is not None:
        m.restricted = True
        if not barren and not allowed(game, seat, id, restriction, payment):
            return None
    for part in ability.costs:
        if not part.can_pay(game, ctx):
            return None
        cost = part.mana()
        if cost is not None:
            if not cost.is_free():
                m.cost = cost
        elif isinstance(part, Part):
            if part.taps_this():
                m.taps = True
            if part.removes_this():
                m.removes = True
                m.weight += DEAR
            life = part.life(game, ctx)
            if life > 0:
                m.life += life
                m.weight += DEAR
            energy = part.energy(game, ctx)
            if energy > 0:
                m.energy += energy
                m.weight += HURTS
            if part.takes() != TAKES_NOTHING and part.needs(game, ctx) > 0:
                m.claims.append(part)
                m.weight += DEAR
            most = part.most_times(game, ctx)
            if most < limit:
                limit = most
        else:
            limit = 1  # what it costs is not known
    if state.standing[S_COST]:
        change = cost_change(game, seat, id, ability)
        if change:
            changed = with_generic(FREE if m.cost is None else m.cost, change)
            m.cost = None if changed.is_free() else changed
    if x:
        m.x = x
        m.weight += HURTS  # what it uses up was saved for another time
    if m.taps or m.removes or x:
        limit = 1
    m.limit = limit
    m.groups = groups_of(game, ctx, ability.effect, seat)
    if not isinstance(ability.effect, ManaEffect):
        m.weight += HURTS
    m.snow = chars.supertypes & SNOW != 0
    for i in range(0, len(m.groups), 2):
        m.choices.append(decided_first(m.groups[i], m.groups[i + 1]))
    if is_unusual(game):
        replace_groups(game, seat, m)
        m.bonus = bonus_of(game, seat, m)
    return m if barren or m.amount() > 0 else None


def decided_first(mask: i64, amount: i64) -> list[i64]:
    """The kinds that several mana of one kind may be; nothing when there is no such choice."""
    if amount == 1 or mask & (mask - 1) == 0:
        return NO_IDS
    out: list[i64] = []
    for kind in bits(mask):
        out.append(kind)
        out.append(kind)
        out.append(amount)
    return out


def is_used_up(o: Obj, abilities: AbilitySet) -> bool:
    """Is it tapped, and does each of its mana abilities tap it? CR 107.5."""
    if not o.tapped:
        return False
    for a in abilities.activated:
        if a.makes and not a.simple_mana and not taps_it(a):
            return False
    return True


def taps_it(a: Activated) -> bool:
    """Has it {T} in its cost?"""
    for part in a.costs:
        if isinstance(part, Part) and part.taps_this():
            return True
    return False


# effects on the adding of mana --------------------------------------------------------------------------------------
def is_watched(state: State) -> bool:
    """Do effects stand, or abilities watch, that may change what mana abilities do, without a word to the profile?"""
    standing = state.standing
    watchers = state.watchers
    return (
        len(standing[S_FORBID]) > 0
        or len(standing[S_COST]) > 0
        or len(standing[S_REPLACE + EV_MANA]) > 0
        or len(watchers[EV_TAP]) > 0
        or len(watchers[EV_MANA]) > 0
    )


def is_unusual(game: Game) -> bool:
    """Do effects or triggered mana abilities change what mana abilities add?"""
    state = game.state
    if state.standing[S_REPLACE + EV_MANA]:
        return True
    watchers = state.watchers
    return (len(watchers[EV_TAP]) > 0 and has_mana_trigger(watchers[EV_TAP])) or (
        len(watchers[EV_MANA]) > 0 and has_mana_trigger(watchers[EV_MANA])
    )


def has_mana_trigger(watchers: list[Watcher]) -> bool:
    for w in watchers:
        if w.ability.is_mana:
            return True
    return False


def replace_groups(game: Game, seat: Seat, m: Maker) -> None:
    """What replacement effects make of each kind that could be added. CR 106.12b, 614."""
    effects = standing_on(game, S_REPLACE + EV_MANA, -1 - seat)
    if not effects:
        return
    groups: list[i64] = []
    for i in range(0, len(m.groups), 2):
        triples: list[i64] = []
        for kind in bits(m.groups[i]):
            event: Event | None = mana_event(seat, kind, m.groups[i + 1], m)
            for e in effects:
                if event is not None and e.static.replaces(game, e, event):
                    event = e.static.replace(game, e, event)
            if isinstance(event, AddMana) and event.seat == seat:
                triples.append(kind)
                triples.append(event.mana)
                triples.append(event.amount)
        m.choices[i // 2] = triples
        groups.append(m.groups[i])
        groups.append(m.groups[i + 1] if triples else 0)
    m.groups = groups


def mana_event(seat: Seat, kind: i64, amount: i64, m: Maker) -> AddMana:
    event = AddMana(seat, kind, amount, m.snow)
    event.cause = m.id
    return event


def bonus_of(game: Game, seat: Seat, m: Maker) -> list[i64]:
    """What triggered mana abilities would add when this ability is activated. CR 605.4a, 106.12a."""
    state = game.state
    out: list[i64] = []
    made: i64 = 0
    for i in range(0, len(m.groups), 2):
        if m.groups[i + 1] > 0:
            made |= m.groups[i]
    if m.taps:
        tap = Tap(m.id, False)
        tap.for_mana = True
        tap.cause = m.id
        bonus_on(game, seat, m, tap, made, state.watchers[EV_TAP], out)
    done: i64 = 0
    for i in range(0, len(m.groups), 2):
        if m.groups[i + 1] > 0:
            kind = bits(m.groups[i])[0]
            event = mana_event(seat, kind, m.groups[i + 1], m)
            event.again = done >> kind & 1 != 0
            done |= 1 << kind
            bonus_on(game, seat, m, event, made, state.watchers[EV_MANA], out)
    return out


def bonus_on(
    game: Game, seat: Seat, m: Maker, event: Event, made: i64, watchers: list[Watcher], out: list[i64]
) -> None:
    for w in watchers:
        a = w.ability
        if not a.is_mana:
            continue
        if made & (made - 1) and (a.after_mana or event.kind == EV_MANA):
            m.by_kind = True
        if a.pattern.matches(game, w, event):
            t = Trigger(a, w.source, w.controller, event)
            t.it = a.pattern.subject(event)
            t.context = w.context
            if triggers.intervening(game, t):
                found: list[ManaEffect] = []
                mana_effects(a.effect, found)
                ctx = triggers.trigger_context(game, t)
                for e in found:
                    if e.recipient(game, ctx) == seat:
                        for x in [made, e.echoes()] if e.echoes() else e.groups(game, ctx):
                            out.append(x)


def by_kinds(game: Game, seat: Seat, m: Maker) -> list[Maker]:
    """The ability once for each choice of kinds, where what triggers on it depends on these.

    Where there are too many such choices, what triggers is not counted on.
    """
    picks: list[list[i64]] = [[]]
    for i in range(0, len(m.groups), 2):
        grown: list[list[i64]] = []
        for kind in bits(m.groups[i]):
            for picked in picks:
                grown.append([*picked, kind])
        picks = grown
        if len(picks) > MOST_CHOICES:
            m.bonus = NO_IDS
            return [m]
    out: list[Maker] = []
    for picked in picks:
        one = m.alike()
        for i in range(len(picked)):
            one.groups.append(1 << picked[i])
            one.groups.append(m.groups[2 * i + 1])
            triples: list[i64] = []
            for j in range(0, len(m.choices[i]), 3):
                if m.choices[i][j] == picked[i]:
                    triples = m.choices[i][j : j + 3]
            one.choices.append(triples)
        one.bonus = bonus_of(game, seat, one)
        out.append(one)
    return out
