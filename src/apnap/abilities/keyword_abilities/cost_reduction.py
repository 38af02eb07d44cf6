"""Spells that cost less, and what helps to pay for them: affinity, convoke, delve, undaunted, improvise.

CR 118.7, 702.41, 702.51, 702.66, 702.125-126.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Quality, VocabularyError, context_of
from apnap.abilities.cards import CheaperSpell
from apnap.abilities.events.patterns import Watched
from apnap.abilities.facts.qualities import Targets
from apnap.abilities.filters import YOU_CONTROL, every
from apnap.abilities.keyword_abilities.attacking import Boast
from apnap.abilities.keyword_abilities.cycling import CyclingAbility
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Equip
from apnap.abilities.keyword_abilities.joining_attackers import Ninjutsu
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.costs.cost_changes import Reduction, plus
from apnap.rules.ch1_concepts.costs.optional_costs import Aid, AidGiven, TwoAids, aid_for
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Amount, Condition, Context, Filter, Static
from apnap.rules.ch2_cards.characteristics import ManaCost, parse_mana_cost
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch7_additional.loops.token_groups import count
from apnap.rules.core.constants import ARTIFACT, BATTLEFIELD, CREATURE, EV_TAP, EXILE, GRAVEYARD, HAND, S_COST
from apnap.rules.core.numbers import product
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, Tap, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


def keyword_of(ability: Activated) -> str:
    """Which keyword ability it is, of those that others make cheaper."""
    if isinstance(ability, Boast):
        return "boast"
    if isinstance(ability, Equip):
        return "equip"
    if isinstance(ability, CyclingAbility):
        return "cycling"
    if isinstance(ability, Ninjutsu):
        return "ninjutsu"
    return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class KeywordAbilitiesCost(Static):
    """Abilities of one keyword that you activate cost more generic mana, or less. CR 601.2f, 602.2b.

    `KeywordAbilitiesCost("equip", -1)`; with `for_each`, that much for each of something.
    """

    KINDS: ClassVar[tuple[str, ...]] = ("boast", "equip", "cycling", "ninjutsu")

    def __init__(self, keyword: str, change: i64, for_each: Amount | None = None) -> None:
        if keyword not in self.KINDS:
            raise VocabularyError(f"abilities of the keyword {keyword!r} are not known to cost less")
        if change == 0:
            raise VocabularyError("a cost change of 0 changes nothing")
        super().__init__([S_COST])
        self.keyword: str = keyword
        self.change: i64 = change
        self.for_each: Amount | None = for_each

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        if ability is None or seat != effect.controller or keyword_of(ability) != self.keyword:
            return 0
        each = self.for_each
        return self.change if each is None else product(self.change, each.value(game, context_of(effect)))

    def loop_inputs(self) -> i64:
        return 0


class Affinity(CheaperSpell):
    """It costs {1} less for each permanent of a kind that you control: `Affinity(ARTIFACT)`. CR 702.41."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(0)
        self.filter: Filter = every(filters)
        self.counted: Each = Each(self.filter, YOU_CONTROL)

    def own_cost_change(self, game: Game, seat: Seat, id: ObjectId) -> i64:
        return -count(game, self.counted.pick(game, Context(seat, id)))


class CostsLess(CheaperSpell):
    """This spell costs mana of these kinds less: if something holds, or for each of what is counted. CR 118.7.

    `CostsLess("{G}", for_each=ForEach(CREATURE, GREEN, YOU_CONTROL))`, `CostsLess("{2}{U}", provided=...)`
    """

    def __init__(self, cost: str, for_each: Amount | None = None, provided: Condition | None = None) -> None:
        super().__init__(0)
        self.cost: ManaCost = parse_mana_cost(cost)
        if self.cost.x or (for_each is None and provided is None):
            raise VocabularyError("a spell costs less for each of something, or if something holds")
        self.for_each: Amount | None = for_each
        self.condition: Condition | None = provided

    def own_cost_less(self, game: Game, seat: Seat, id: ObjectId) -> Reduction | None:
        ctx = Context(seat, id)
        condition = self.condition
        if condition is not None and not condition.holds(game, ctx):
            return None
        each = self.for_each
        times: i64 = 1 if each is None else each.value(game, ctx)
        if times <= 0:
            return None
        mana = self.cost
        for _i in range(times - 1):
            mana = plus(mana, self.cost)
        return Reduction(mana)


class CostsLessTargeting(CheaperSpell):
    """This spell costs less if one of its targets fits: `CostsLessTargeting("{2}", CREATURE, LEGENDARY)`. CR 601.2f.

    Who could not pay for it otherwise can cast it, with such a target only. `kind` is a choice of words: a spell or a
    card is what it targets.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, cost: str, *filters: Watched, kind: str = "") -> None:
        super().__init__(0)
        self.kind: str = kind
        self.cost: ManaCost = parse_mana_cost(cost)
        if self.cost.x or not filters:
            raise VocabularyError("a spell costs less if it targets something")
        self.targets_what: Targets = Targets(*filters)

    def own_cost_less(self, game: Game, seat: Seat, id: ObjectId) -> Reduction | None:
        return Reduction(self.cost) if self.targets_what.test(game, Context(seat, id), id) else None

    def ways(self) -> list[CastMethod]:
        way = CastMethod("with such a target", 1 << HAND, None, [], 0)
        way.must = self.targets_what.filter
        way.less = self.cost
        return [way]


class FlashIfTargets(Ability):
    """This can be cast like something with flash if one of its targets fits: `FlashIfTargets(COMMANDER)`. CR 601.3d."""

    def __init__(self, *filters: Watched) -> None:
        super().__init__(-1)
        if not filters:
            raise VocabularyError("what it targets is said")
        self.targets_what: Targets = Targets(*filters)

    def ways(self) -> list[CastMethod]:
        way = CastMethod("with such a target", 1 << HAND, None, [], 0)
        way.flash = True
        way.must = self.targets_what.filter
        return [way]


def untapped(game: Game, ctx: Context, type: i64) -> list[i64]:
    """The untapped permanents of a type that the player controls, new ones too: this is not {T}.

    Of a pile, the tokens beside it help.
    """
    out: list[i64] = []
    for id in game.state.ids(ctx.controller, BATTLEFIELD):
        o = game.state.objs[id]
        if not o.tapped and o.token_count == 1 and game.char(id).types & type:
            out.append(id)
    return out


class Convoke(Aid):
    """Untapped creatures may be tapped, each for {1} or one mana of its colour. CR 702.51."""

    def __init__(self) -> None:
        super().__init__(0)

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        return untapped(game, ctx, CREATURE)

    def deed(self, number: i64) -> str:
        return f"tap {number} creature{'' if number == 1 else 's'}"

    def colors(self, game: Game, id: ObjectId) -> i64:
        return game.char(id).colors

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        event = Tap(id, False)
        event.convokes = True
        return event


class ConvokedThis(Filter):
    """It convoked this spell, or the spell that became this permanent. CR 702.51c.

    `it` is a choice of words: 'that convoked it'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("it",)

    def __init__(self, it: bool = False) -> None:
        self.it: bool = it

    def test(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        state = game.state
        e = state.turn().events[EV_TAP]
        while e is not None:
            if isinstance(e, Tap) and e.convokes and e.id == id:
                if e.cause == ctx.source or state.objs[e.cause].next_id == ctx.source:
                    return True
            e = e.prev
        return False


class Improvise(Aid):
    """Untapped artifacts may be tapped, each for {1}. CR 702.126."""

    def __init__(self) -> None:
        super().__init__(0)

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        return untapped(game, ctx, ARTIFACT)

    def deed(self, number: i64) -> str:
        return f"tap {number} artifact{'' if number == 1 else 's'}"

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return Tap(id, False)


class Delve(Aid):
    """Cards in the graveyard may be exiled, each for {1}. CR 702.66."""

    def __init__(self) -> None:
        super().__init__(0)

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.ids(ctx.controller, GRAVEYARD):
            if id != ctx.source:
                out.append(id)
        return out

    def taps(self) -> bool:
        return False

    def deed(self, number: i64) -> str:
        return f"exile {number} card{'' if number == 1 else 's'} from your graveyard"

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return ZoneChange(id, GRAVEYARD, EXILE, game.state.objs[id].owner)


class Undaunted(CheaperSpell):
    """It costs {1} less for each opponent within range. CR 702.125, 801.11."""

    def __init__(self) -> None:
        super().__init__(0)

    def own_cost_change(self, game: Game, seat: Seat, id: ObjectId) -> i64:
        n: i64 = 0
        for s in range(game.state.seats):
            if game.state.in_game(s) and game.state.opponents(seat, s) and game.state.in_reach(seat, s):
                n += 1
        return -n


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellsHaveAid(AidGiven):
    """Spells you cast that fit have convoke, improvise or delve: `SpellsHaveAid(Improvise(), Not(ARTIFACT))`.

    CR 601.2b, 702.51.
    """

    def __init__(self, aid: Aid, *filters: Filter) -> None:
        super().__init__(aid)
        self.filter: Filter = every(filters)

    def helps(self, game: Game, effect: Standing, seat: Seat, id: ObjectId) -> bool:
        return seat == effect.controller and self.filter.test(game, context_of(effect), id)

    def loop_inputs(self) -> i64:
        return 0


class HasAid(Quality):
    """Has convoke, improvise or delve, of its own or given: `HasAid("convoke")`. CR 702.51, 702.66, 702.126.

    `that` is a choice of words: 'that has convoke'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("that",)

    def __init__(self, keyword: str, that: bool = False) -> None:
        if keyword not in ("convoke", "improvise", "delve"):
            raise VocabularyError(f"{keyword!r} does not help to pay for a spell")
        self.keyword: str = keyword
        self.that: bool = that

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.ability is not None or o.face_down:
            return False
        return self.is_in(aid_for(game, o.controller, ref, o.card.faces[o.face].aid))

    def is_in(self, aid: Aid | None) -> bool:
        if isinstance(aid, TwoAids):
            return self.is_in(aid.one) or self.is_in(aid.other)
        if self.keyword == "convoke":
            return isinstance(aid, Convoke)
        if self.keyword == "improvise":
            return isinstance(aid, Improvise)
        return isinstance(aid, Delve)

    def loop_inputs(self) -> i64:
        return 0
