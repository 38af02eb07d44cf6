"""Conditions: what is so, now or this turn. CR 603.4, 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Subject, amount
from apnap.abilities.filters import AllOf, ControlledBy, every
from apnap.abilities.players import EACH_OPPONENT, YOU, You
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.definitions import Amount, Condition, Context, Filter, Keywords, Node, Selector
from apnap.rules.ch6_spells.casting import was_cast_from
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_LIFE, H_NUMBER
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import (
    EV_ATTACK,
    EV_CAST,
    EV_COUNTERS,
    EV_DAMAGE,
    EV_LIFE,
    EV_STEP,
    EV_TURN,
    EXILE,
    MAIN1,
    MAIN2,
)
from apnap.rules.core.types import Seat, Zone
from apnap.rules.events import Attacks, Damage, LifeChange, SpellCast

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Is(Circumstance):
    """Something has qualities: `Is(THIS, UNTAPPED)`; `card` and `was` are choices of words."""

    WORDING: ClassVar[tuple[str, ...]] = ("card", "was")

    def __init__(self, what: Selector, *filters: Filter, card: bool = False, was: bool = False) -> None:
        self.what: Selector = what
        self.filter: Filter = every(filters)
        self.card: bool = card
        self.was: bool = was

    def holds(self, game: Game, ctx: Context) -> bool:
        refs = self.what.pick(game, ctx)
        for ref in refs:
            if not self.filter.test(game, ctx, ref):
                return False
        return len(refs) > 0

    def loop_inputs(self) -> i64:
        return 0


class Exists(Circumstance):
    """There is a permanent that fits: `Exists(CREATURE, YOU_CONTROL)`.

    `late` is a choice of words: that it is attacking is said last.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("late",)

    def __init__(self, *filters: Filter, late: bool = False) -> None:
        self.what: Each = Each(*filters)
        self.late: bool = late

    def meaning(self) -> Node:
        """What you control, where it says so among other things."""
        filter = self.what.filter
        if not isinstance(filter, AllOf):
            return self
        rest: list[Filter] = []
        for f in filter.filters:
            if not (isinstance(f, ControlledBy) and isinstance(f.player, You)):
                rest.append(f)
        if len(rest) == len(filter.filters) or not rest:
            return self
        return Controls(YOU, *rest)

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(self.what.remembered(game, ctx)) > 0

    def loop_inputs(self) -> i64:
        return H_NUMBER

    def layer_inputs(self) -> i64:
        return 0


class Controls(Circumstance):
    """A player controls a permanent that fits; with `none`, no such permanent. CR 109.5.

    `apart` and `dont` are choices of words: 'a Plains or an Island', not 'a Plains or Island'; 'you don't control a
    Plains', not 'you control no Plains'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("apart", "dont")

    def __init__(
        self, who: Subject, *filters: Filter, none: bool = False, apart: bool = False, dont: bool = False
    ) -> None:
        self.who: Subject = who
        self.filter: Filter = every(filters)
        self.none: bool = none
        self.apart: bool = apart
        self.dont: bool = dont

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.who.remembered(game, ctx):
            for id in game.state.controlled(-1 - ref):
                if self.filter.test(game, ctx, id):
                    return not self.none
        return self.none

    def loop_inputs(self) -> i64:
        return H_NUMBER

    def layer_inputs(self) -> i64:
        return 0


class ControlsMore(Circumstance):
    """You control more permanents that fit than another player does: `ControlsMore(CREATURE, than=THAT_PLAYER)`."""

    def __init__(self, *filters: Filter, than: Subject) -> None:
        self.filter: Filter = every(filters)
        self.than: Subject = than

    def count(self, game: Game, ctx: Context, seat: Seat) -> i64:
        n: i64 = 0
        for id in game.state.controlled(seat):
            if self.filter.test(game, ctx, id):
                n += game.state.objs[id].token_count
        return n

    def holds(self, game: Game, ctx: Context) -> bool:
        mine = self.count(game, ctx, ctx.controller)
        for ref in self.than.remembered(game, ctx):
            if mine <= self.count(game, ctx, -1 - ref):
                return False
        return True

    def loop_inputs(self) -> i64:
        return H_NUMBER


class HasCounters(Circumstance):
    """There are this many counters of a kind on something, or more. CR 122.

    `said` is a choice of words: "had" of what is gone, or "there", where it is said that there are counters on it.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, what: Selector, number: i64, counter: str, said: str = "") -> None:
        self.what: Selector = what
        self.number: i64 = number
        self.counter: str = counter
        self.said: str = said

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and game.state.objs[ref].counter(self.counter) >= self.number:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_COUNTERS

    def layer_inputs(self) -> i64:
        return 0


class AtLeast(Circumstance):
    """An amount is this much or more.

    Choices of words: with `there_is`, 'there is a card', not 'one or more cards'; with `are_in`, 'two cards are in it';
    with `was`, what it was.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("there_is", "are_in", "was")

    def __init__(
        self, what: Amount, number: int | Amount, there_is: bool = False, are_in: bool = False, was: bool = False
    ) -> None:
        self.what: Amount = what
        self.number: Amount = amount(number)
        self.there_is: bool = there_is
        self.are_in: bool = are_in
        self.was: bool = was

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.what.value(game, ctx) >= self.number.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class IsMainPhaseOf(Circumstance):
    """It is a main phase of one of these players: `IsMainPhaseOf(YOU)`. CR 505.1, 805.4."""

    def __init__(self, who: Subject = YOU) -> None:
        self.who: Subject = who

    def holds(self, game: Game, ctx: Context) -> bool:
        for turn in game.state.turns:
            if turn.step == MAIN1 or turn.step == MAIN2:
                for seat in turn.active:
                    if self.who.includes(game, ctx, -1 - seat):
                        return True
        return False

    def reads(self) -> i64:
        return 1 << EV_STEP | 1 << EV_TURN


class IsTurnOf(Circumstance):
    """It is the turn of one of these players: `IsTurnOf(YOU)`. CR 102.1, 805.4, 807.4."""

    def __init__(self, who: Subject = YOU) -> None:
        self.who: Subject = who

    def holds(self, game: Game, ctx: Context) -> bool:
        for turn in game.state.turns:
            for seat in turn.active:
                if self.who.includes(game, ctx, -1 - seat):
                    return True
        return False

    def reads(self) -> i64:
        return 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return 0


class Unless(Circumstance):
    """Another condition does not hold. `apart` is a choice of words: 'it's not', where others say 'it isn't'."""

    WORDING: ClassVar[tuple[str, ...]] = ("apart",)

    def __init__(self, condition: Condition, apart: bool = False) -> None:
        self.condition: Condition = condition
        self.apart: bool = apart

    def holds(self, game: Game, ctx: Context) -> bool:
        return not self.condition.holds(game, ctx)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class ControlsMany(Circumstance):
    """A player controls this many permanents that fit, or more: `ControlsMany(10, CREATURE)`.

    `at_least` is a choice of words: 'at least ten creatures', not 'ten or more creatures'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("at_least",)

    def __init__(self, number: i64, *filters: Filter, who: Subject = YOU, at_least: bool = False) -> None:
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.who: Subject = who
        self.at_least: bool = at_least

    def meaning(self) -> Node:
        return self if self.number > 1 else Controls(self.who, self.filter)

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.who.remembered(game, ctx):
            n: i64 = 0
            for id in game.state.controlled(-1 - ref):
                if self.filter.test(game, ctx, id):
                    n += game.state.objs[id].token_count
            if n >= self.number:
                return True
        return False

    def loop_inputs(self) -> i64:
        return H_NUMBER

    def layer_inputs(self) -> i64:
        return 0


class ControlsFew(Circumstance):
    """A player controls this many permanents that fit, or fewer: `ControlsFew(2, OTHER, LAND)`."""

    def __init__(self, number: i64, *filters: Filter, who: Subject = YOU) -> None:
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.who: Subject = who

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.who.remembered(game, ctx):
            n: i64 = 0
            for id in game.state.controlled(-1 - ref):
                if self.filter.test(game, ctx, id):
                    n += game.state.objs[id].token_count
            if n <= self.number:
                return True
        return False

    def loop_inputs(self) -> i64:
        return H_NUMBER


class ControlTogether(Circumstance):
    """Players control this many permanents that fit, or more, all together: `ControlTogether(8, LAND)`."""

    def __init__(self, number: i64, *filters: Filter, who: Subject = EACH_OPPONENT) -> None:
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.who: Subject = who

    def holds(self, game: Game, ctx: Context) -> bool:
        n: i64 = 0
        for ref in self.who.pick(game, ctx):
            for id in game.state.controlled(-1 - ref):
                if self.filter.test(game, ctx, id):
                    n += game.state.objs[id].token_count
        return n >= self.number

    def loop_inputs(self) -> i64:
        return H_NUMBER


class HaveOpponents(Circumstance):
    """You have this many opponents, or more: those in the game and within range. CR 102.2-3, 801.10."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(EACH_OPPONENT.pick(game, ctx)) >= self.number


class LifeAtMost(Circumstance):
    """One of these players has this much life, or less, or had as they left: `LifeAtMost(13, EACH_PLAYER)`.

    CR 119, 800.4i.
    """

    def __init__(self, number: i64, who: Subject = YOU) -> None:
        self.number: i64 = number
        self.who: Subject = who

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.who.remembered(game, ctx):
            if game.state.life(-1 - ref) <= self.number:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE

    def loop_inputs(self) -> i64:
        return H_LIFE


class HasKeyword(Circumstance):
    """Something has a keyword ability: `HasKeyword(THIS, FLYING)`. CR 702."""

    def __init__(self, what: Selector, keyword: Keywords) -> None:
        self.what: Selector = what
        self.keyword: Keywords = keyword

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and game.char(ref).keywords & self.keyword.flags:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class DealtDamageThisTurn(Circumstance):
    """These players have been dealt that much damage (`combat`: in combat) this turn, or more, together. CR 120.3."""

    def __init__(self, number: i64, who: Subject = YOU, combat: bool = False) -> None:
        self.number: i64 = number
        self.who: Subject = who
        self.combat: bool = combat

    def holds(self, game: Game, ctx: Context) -> bool:
        n: i64 = 0
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.target < 0 and self.who.recalls(game, ctx, e.target):
                n += e.amount if e.combat or not self.combat else 0
            e = e.prev
        return n >= self.number

    def reads(self) -> i64:
        return 1 << EV_DAMAGE


class CastThisTurn(Circumstance):
    """These players have cast that many spells this turn, or more, together. CR 601.2i.

    Without players: the opponents whose turn it is, one or a team that shares it; a member of the team who has left
    counts for what they did (800.4i). `another` is a choice of words: 'another spell', not 'two or more spells'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("another",)

    def __init__(self, number: i64, who: Subject | None = YOU, another: bool = False) -> None:
        self.number: i64 = number
        self.who: Subject | None = who
        self.another: bool = another

    def holds(self, game: Game, ctx: Context) -> bool:
        n: i64 = 0
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if isinstance(e, SpellCast) and self.means(game, ctx, e.seat):
                n += 1
            e = e.prev
        return n >= self.number

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        """Is this one of the players?"""
        who = self.who
        if who is not None:
            return who.recalls(game, ctx, -1 - seat)
        state = game.state
        if state.table.unit_of[seat] != state.turn().unit:
            return False
        return state.opponents(ctx.controller, seat) and in_sight(game, ctx, -1 - seat)

    def reads(self) -> i64:
        return 1 << EV_CAST


class YouCastIt(Circumstance):
    """This permanent was a spell that was cast. CR 601.2i."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return was_cast_from(game, ctx.source) >= 0


class CastFrom(Circumstance):
    """This spell was cast from that zone of yours, or this permanent was: `CastFrom(HAND)`. CR 601.2a.

    With `anybodys`, the zone may be anybody's: 'a graveyard'. `it` is a choice of words: 'you cast it from your hand',
    of a permanent.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("it",)

    def __init__(self, zone: Zone, it: bool = False, anybodys: bool = False) -> None:
        self.zone: Zone = zone
        self.it: bool = it
        self.anybodys: bool = anybodys

    def holds(self, game: Game, ctx: Context) -> bool:
        if was_cast_from(game, ctx.source) != self.zone:
            return False
        return self.anybodys or self.zone == EXILE or game.state.objs[ctx.source].owner == ctx.controller


class CastInMainPhase(Circumstance):
    """You cast this spell during your main phase, which is still the phase while it is on the stack. CR 505.1, 601.2.

    A copy was not cast.
    """

    def is_announced(self) -> bool:
        return True

    def holds(self, game: Game, ctx: Context) -> bool:
        turn = game.state.turn()
        if turn.step != MAIN1 and turn.step != MAIN2:
            return False
        return ctx.controller in turn.active and was_cast_from(game, ctx.source) >= 0


class GainedLifeThisTurn(Circumstance):
    """One of these players gained life this turn. CR 119.3."""

    def __init__(self, who: Subject = YOU) -> None:
        self.who: Subject = who

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_LIFE]
        while e is not None:
            if isinstance(e, LifeChange) and e.amount > 0 and self.who.recalls(game, ctx, -1 - e.seat):
                return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE


class AttackedWithCreature(Circumstance):
    """You attacked this turn: one of your creatures was declared as an attacker. CR 508.1, 508.3d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_ATTACK]
        while e is not None:
            if isinstance(e, Attacks) and game.state.objs[e.id].controller == ctx.controller:
                return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_ATTACK


class LostLifeThisTurn(Circumstance):
    """One of these players lost life this turn, that much at least. CR 119.3."""

    def __init__(self, who: Subject = EACH_OPPONENT, least: i64 = 1) -> None:
        self.who: Subject = who
        self.least: i64 = least

    def holds(self, game: Game, ctx: Context) -> bool:
        lost: dict[i64, i64] = {}
        e = game.state.turn().events[EV_LIFE]
        while e is not None:
            if isinstance(e, LifeChange) and e.amount < 0 and self.who.recalls(game, ctx, -1 - e.seat):
                lost[e.seat] = lost.get(e.seat, 0) - e.amount
                if lost[e.seat] >= self.least:
                    return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE
