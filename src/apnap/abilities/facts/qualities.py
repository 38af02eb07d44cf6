"""Qualities beyond the first ones: historic, multicoloured, modified, what a spell targets or was cast from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Quality, Subject, VocabularyError, amount
from apnap.abilities.events.patterns import Watched, watched
from apnap.abilities.facts.measures import counters_on
from apnap.abilities.filters import COMBAT_EVENTS, TOKEN, OfType, Subtype, every
from apnap.abilities.players import YOU
from apnap.abilities.typeline import parse_type_line
from apnap.rules.ch1_concepts.definitions import Activated, Amount, Context, Filter, Selector, Triggered
from apnap.rules.ch2_cards.subtypes import BASIC_LAND_TYPES
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_SIZE
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLEFIELD,
    EV_ATTACH,
    EV_BLOCK,
    EV_BLOCKED,
    EV_COUNTERS,
    EV_UNATTACHED,
    EV_UNCOMBAT,
    EXILE,
    GONE,
    LEGENDARY,
    NONE,
    PLANESWALKER,
)
from apnap.rules.core.types import ObjectId, Ref, Zone

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class IsHistoric(Quality):
    """Is legendary, an artifact or a Saga. CR 700.6."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        c = game.char(ref)
        return c.supertypes & LEGENDARY != 0 or c.types & ARTIFACT != 0 or "Saga" in c.subtypes

    def loop_inputs(self) -> i64:
        return 0


class HasColors(Quality):
    """Has this many colours: two or more is multicolored, just one monocolored. CR 105.2a-b."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        mask = game.char(ref).colors
        n: i64 = 0
        while mask:
            n += mask & 1
            mask >>= 1
        return self.least <= n <= self.most

    def loop_inputs(self) -> i64:
        return 0


class HasAnyCounter(Quality):
    """Has a counter on it, of any kind. CR 122. `many` is a choice of words: 'counters', not 'a counter'."""

    WORDING: ClassVar[tuple[str, ...]] = ("many",)

    def __init__(self, many: bool = False) -> None:
        self.many: bool = many

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.state.objs[ref].counters is not None

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_COUNTERS


class HasCountersOn(Quality):
    """Has this many counters of a kind on it, or more: `HasCountersOn(3, "+1/+1")`. CR 122."""

    def __init__(self, number: i64, counter: str = "") -> None:
        self.number: i64 = number
        self.counter: str = counter

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and counters_on(game, ref, self.counter) >= self.number

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_COUNTERS


class HasAttached(Quality):
    """Has an attachment with a subtype: an enchanted or equipped permanent. CR 303.4b, 301.5a."""

    def __init__(self, subtype: str) -> None:
        if subtype not in ("Aura", "Equipment"):
            raise VocabularyError("things are enchanted by Auras and equipped by Equipment")
        self.subtype: str = subtype

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and has_attached(game, ref, self.subtype)

    def reads(self) -> i64:
        return 1 << EV_ATTACH | 1 << EV_UNATTACHED

    def loop_inputs(self) -> i64:
        return 0


def has_attached(game: Game, id: ObjectId, subtype: str, controller: i64 = -1) -> bool:
    """Is such a permanent attached to it, controlled by that seat where one is given?"""
    for other in game.state.objs[id].attachments:
        if subtype in game.char(other).subtypes:
            if controller < 0 or game.state.objs[other].controller == controller:
                return True
    return False


class IsModified(Quality):
    """Is modified: it has a counter, is equipped, or is enchanted by an Aura that its controller controls. CR 700.9."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.counters is not None or has_attached(game, ref, "Equipment"):
            return True
        return has_attached(game, ref, "Aura", o.controller)

    def reads(self) -> i64:
        return 1 << EV_COUNTERS | 1 << EV_ATTACH | 1 << EV_UNATTACHED

    def loop_inputs(self) -> i64:
        return H_COUNTERS


class IsBlockedNow(Quality):
    """Is a blocked creature. CR 509.1h."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        return o.zone == BATTLEFIELD and o.attacking != NONE and o.blocked

    def reads(self) -> i64:
        return 1 << EV_BLOCK | 1 << EV_BLOCKED | 1 << EV_UNCOMBAT

    def loop_inputs(self) -> i64:
        return 0


class IsAttackingWhom(Quality):
    """Is attacking one of these players: `IsAttackingWhom(YOU)`; with `permanents`, or a planeswalker of theirs.

    `whole` is a choice of words: "that's attacking", not 'attacking'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("whole",)

    def __init__(self, whom: Subject = YOU, permanents: bool = False, whole: bool = False) -> None:
        self.whom: Subject = whom
        self.permanents: bool = permanents
        self.whole: bool = whole

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.zone != BATTLEFIELD or o.attacking == NONE:
            return False
        if o.attacking >= 0:
            if not self.permanents or not game.char(o.attacking).types & PLANESWALKER:
                return False
            return self.whom.includes(game, ctx, -1 - game.state.objs[o.attacking].controller)
        return self.whom.includes(game, ctx, o.attacking)

    def reads(self) -> i64:
        return COMBAT_EVENTS

    def loop_inputs(self) -> i64:
        return 0


class BlocksWhat(Quality):
    """Is blocking something that fits, (`blocked`) is blocked by it, or `either`: `BlocksWhat(THIS)`. CR 509.1g-h."""

    def __init__(self, *what: Watched, blocked: bool = False, either: bool = False) -> None:
        self.filter: Filter = watched(what)
        self.blocked: bool = blocked
        self.either: bool = either

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0 or game.state.objs[ref].zone != BATTLEFIELD:
            return False
        o, source = game.state.objs[ref], game.state.objs[max(ctx.source, 0)]
        left = source.zone == GONE  # it fought what it fought when it left (608.2h)
        others: list[i64] = []
        if self.blocked or self.either:
            others = others + o.blockers + ([source.id] if left and ref in source.blocking else [])
        if not self.blocked:
            others = others + o.blocking + ([source.id] if left and ref in source.blockers else [])
        for other in others:
            if self.filter.test(game, ctx, other):
                return True
        return False

    def reads(self) -> i64:
        return COMBAT_EVENTS

    def loop_inputs(self) -> i64:
        return 0


class IsOfKinds(Quality):
    """Is one of several subtypes or types, said after the noun; or (`isnt`) none: `IsOfKinds("Zombie", "token")`.

    `apart` and `many` are choices of words: 'a Food or a Golem', 'Foods and/or Golems'.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("kinds",)
    WORDING: ClassVar[tuple[str, ...]] = ("apart", "many")

    def __init__(self, *names: str, isnt: bool = False, apart: bool = False, many: bool = False) -> None:
        self.kinds: list[Filter] = []
        self.many: bool = many
        for name in names:
            if name == "token":
                self.kinds.append(TOKEN)
            elif name.islower():
                self.kinds.append(OfType(parse_type_line(name.title()).types))
            else:
                self.kinds.append(Subtype(name))
        self.names: list[str] = list(names)
        self.isnt: bool = isnt
        self.apart: bool = apart

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        for kind in self.kinds:
            if kind.test(game, ctx, ref):
                return not self.isnt
        return self.isnt

    def loop_inputs(self) -> i64:
        return 0


class IsOutlaw(Quality):
    """Is an outlaw: an Assassin, a Mercenary, a Pirate, a Rogue or a Warlock. CR 700.12."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        chars = game.char(ref)
        if chars.every_type:
            return True
        for name in OUTLAWS:
            if name in chars.subtypes:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


OUTLAWS: Final = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
OUTLAW: Final = IsOutlaw()


class WithoutAbilities(Quality):
    """Has no abilities: neither keywords nor others. CR 113.3, 707.2."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        chars = game.char(ref)
        return not chars.keywords and not chars.abilities.every

    def loop_inputs(self) -> i64:
        return 0


class EnchantedBy(Quality):
    """Is enchanted by an Aura that fits: `EnchantedBy(YOU_CONTROL)`. CR 303.4."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for id in game.state.objs[ref].attachments:
            if "Aura" in game.char(id).subtypes and self.filter.test(game, ctx, id):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class Targets(Quality):
    """Is a spell or ability with a target that fits, or with that alone (`only`). CR 115.9b-c."""

    def __init__(self, *what: Watched, only: bool = False) -> None:
        self.filter: Filter = watched(what)
        self.only: bool = only

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        announced = game.state.objs[ref].announced
        if announced is None:
            return False
        met: Ref = NONE
        for group in announced.targets:
            for target in group:
                fits = self.filter.test(game, ctx, target)
                if self.only:
                    if not fits or (met != NONE and met != target):
                        return False
                    met = target
                elif fits:
                    return True
        return self.only and met != NONE

    def loop_inputs(self) -> i64:
        return 0


class HasManaAbility(Quality):
    """Has a mana ability. CR 605.1."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for ability in game.char(ref).abilities.every:
            if isinstance(ability, Activated) and ability.makes:
                return True
            if isinstance(ability, Triggered) and ability.is_mana:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class HasBasicLandType(Quality):
    """Has a basic land type: Plains, Island, Swamp, Mountain or Forest. CR 305.6."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for name in game.char(ref).subtypes:
            if name in BASIC_LAND_TYPES:
                return True
        return False

    def is_about_one(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class IsPlayer(Quality):
    """Is one of these players."""

    def __init__(self, who: Subject) -> None:
        self.who: Subject = who

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref < 0 and ref != NONE and self.who.includes(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


class WasCastFrom(Quality):
    """Was cast from a zone, or (`elsewhere`) from any other: `WasCastFrom(HAND, elsewhere=True)`. CR 601.2a.

    The zone is that of the player who cast it; with `anybodys`, it may be anybody's: 'a graveyard'.
    """

    def __init__(self, zone: Zone, elsewhere: bool = False, anybodys: bool = False) -> None:
        self.zone: Zone = zone
        self.elsewhere: bool = elsewhere
        self.anybodys: bool = anybodys

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        spell = game.state.objs[ref]
        if spell.cast_from < 0:
            return False
        own = self.anybodys or self.zone == EXILE or spell.owner == spell.controller
        return (spell.cast_from == self.zone and own) != self.elsewhere

    def loop_inputs(self) -> i64:
        return 0


class HasXInCost(Quality):
    """Has {X} in its mana cost. CR 107.3."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        cost = game.char(ref).cost
        return cost is not None and cost.x > 0

    def loop_inputs(self) -> i64:
        return 0


class SharesName(Quality):
    """Has the same name as something else: `SharesName(IT)`. What has no name shares none. CR 201.2a."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        name = game.char(ref).name
        if not name:
            return False
        for other in self.what.pick(game, ctx):
            if other >= 0 and game.char(other).name == name:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


OVER: Final = "greater"
UNDER: Final = "less"
SAME: Final = "equal"


class Measured(Quality):
    """Has a power, toughness or mana value that is less than, greater than or equal to an amount.

    `Measured("power", "less", PowerOf(THIS))`. CR 208, 202.3. `lesser` is a choice of words: 'with lesser power'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("lesser",)

    def __init__(self, of: str, how: str, number: int | Amount, lesser: bool = False) -> None:
        if of not in ("power", "toughness", "mana value") or how not in (OVER, UNDER, SAME):
            raise VocabularyError("power, toughness and mana value are less than, greater than or equal to an amount")
        self.of: str = of
        self.how: str = how
        self.amount: Amount = amount(number)
        self.lesser: bool = lesser

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        c = game.char(ref)
        n = game.mana_value(ref) if self.of == "mana value" else c.power if self.of == "power" else c.toughness
        number = self.amount.value(game, ctx)
        return n > number if self.how == OVER else n < number if self.how == UNDER else n == number

    def loop_inputs(self) -> i64:
        return H_SIZE


class OwnSize(Quality):
    """Has a power that is less than, greater than or equal to its toughness; or a toughness, to its power. CR 208."""

    def __init__(self, of: str, how: str) -> None:
        if of not in ("power", "toughness") or how not in (OVER, UNDER, SAME):
            raise VocabularyError("power and toughness are less than, greater than or equal to each other")
        self.of: str = of
        self.how: str = how

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        c = game.char(ref)
        n = c.power - c.toughness if self.of == "power" else c.toughness - c.power
        return n > 0 if self.how == OVER else n < 0 if self.how == UNDER else n == 0

    def loop_inputs(self) -> i64:
        return H_SIZE


class SharesColor(Quality):
    """Shares a colour with something else: `SharesColor(IT)`. CR 105.2."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        colors = game.char(ref).colors
        for other in self.what.pick(game, ctx):
            if other >= 0 and game.char(other).colors & colors:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


def became(game: Game, id: ObjectId, card: ObjectId) -> bool:
    """Is this card what the object has become, however often it has moved since?"""
    while id >= 0:
        if id == card:
            return True
        id = game.state.objs[id].next_id
    return False


class IsOtherThan(Quality):
    """Is another object than these: `IsOtherThan(IT)`. `front` is a choice of words: 'other creatures'."""

    WORDING: ClassVar[tuple[str, ...]] = ("front",)

    def __init__(self, what: Selector, front: bool = False) -> None:
        self.what: Selector = what
        self.front: bool = front

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        for one in self.what.pick(game, ctx):
            if ref == one or (ref >= 0 and game.state.objs[ref].zone != BATTLEFIELD and became(game, one, ref)):
                return False
        return True

    def loop_inputs(self) -> i64:
        return 0


HISTORIC: Final = IsHistoric()
MULTICOLORED: Final = HasColors(2, 5)
MONOCOLORED: Final = HasColors(1, 1)
WITH_COUNTER: Final = HasAnyCounter()
WITH_MANA_ABILITY: Final = HasManaAbility()
ENCHANTED_ONE: Final = HasAttached("Aura")
EQUIPPED_ONE: Final = HasAttached("Equipment")
MODIFIED: Final = IsModified()
BLOCKED: Final = IsBlockedNow()


class AttacksTheLeader(Quality):
    """Is attacking a player who has the most life, alone or with others. CR 508.1b, 119.1."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        state = game.state
        player = state.objs[ref].attacking
        if player >= 0 or player == NONE or not state.in_game(-1 - player):
            return False
        for seat in range(state.seats):
            if state.in_game(seat) and in_sight(game, ctx, -1 - seat) and state.life(seat) > state.life(-1 - player):
                return False
        return True

    def reads(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class AttachedToOne(Quality):
    """Is attached to a permanent that fits: `AttachedToOne(CREATURE)`. CR 701.3."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        host = game.state.objs[ref].attached_to
        return host >= 0 and self.filter.test(game, ctx, host)
