"""Keyword abilities of spells being cast: storm, epic, ripple, split second, cascade, extort, prowess,
demonstrate, paradigm.

CR 702.40, 702.50, 702.60, 702.61, 702.85, 702.101, 702.108, 702.144, 702.192.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.amounts import times
from apnap.abilities.base import context_of
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.copies import CopyThisFor
from apnap.abilities.effects.durations import ForTheGame, UntilEndOfTurn, taken_along
from apnap.abilities.effects.free_casting import offer_free
from apnap.abilities.effects.life import Drain
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.events.object_events import Casts, Dies
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.facts.turn import TimesThisTurn
from apnap.abilities.filters import NONCREATURE, PERMANENT, THIS_ONE
from apnap.abilities.keyword_abilities.exile_and_cast import way_called
from apnap.abilities.keyword_actions.library import bury_exiled
from apnap.abilities.layouts import WITHOUT_PAYING
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.zones.libraries import in_order, put_on_bottom, top_cards
from apnap.rules.ch1_concepts.definitions import Ability, Condition, Context, Effect, Static, Triggered, ability_set
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch4_zones.zones import cease, new_object, put_in
from apnap.rules.ch6_spells.casting import can_be_cast, cast_while_resolving
from apnap.rules.ch6_spells.triggers import watch
from apnap.rules.ch7_additional.copying import copiable_values, copy_on_stack
from apnap.rules.core.constants import (
    EV_CAST,
    EXILE,
    F_ACTIVATE_OTHER,
    F_CAST,
    LAND,
    LASTS_THE_GAME,
    LIBRARY,
    MAIN1,
    NONE,
    S_FORBID,
    STACK,
    UPKEEP,
)
from apnap.rules.core.decisions import FOR_PLAYER, ChooseDecision, YesNoDecision
from apnap.rules.core.state import Watcher
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, SpellCast, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


class CastsThis(ObjectPattern):
    """This spell is cast; 'that many' are the spells cast before it this turn. CR 603.2, 702.40a."""

    def __init__(self) -> None:
        super().__init__(EV_CAST, THIS_ONE)
        self.zones = 1 << STACK

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, SpellCast) and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, SpellCast) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        state = game.state
        if state.reach is None or not isinstance(event, SpellCast):
            return state.turn().spells - 1
        # only those cast within range are seen (801.11)
        n: i64 = 0
        e = event.prev
        while e is not None:
            if isinstance(e, SpellCast) and state.in_reach(event.seat, e.seat):
                n += 1
            e = e.prev
        return n

    def loop_inputs(self) -> i64:
        return 0


class CopyThatOften(Effect):
    """Copy the spell that often; new targets may be chosen for each copy. CR 702.40a, 702.56a."""

    def __init__(self, extra: str = "") -> None:
        self.extra: str = extra  # the optional cost whose payments are counted; without one, 'that many' times

    def happen(self, game: Game, ctx: Context) -> None:
        n = ctx.amount if not self.extra else times(game, ctx.source, self.extra)
        for _ in range(n):
            copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Storm(Triggered):
    """As many copies as spells were cast earlier in the turn. CR 702.40."""

    def __init__(self) -> None:
        super().__init__(CastsThis(), CopyThatOften(), 1 << STACK)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gravestorm(Triggered):
    """As many copies as permanents have gone to graveyards this turn. CR 702.69."""

    def __init__(self) -> None:
        super().__init__(CastsThis(), CopyThisFor(TimesThisTurn(Dies(PERMANENT)), True), 1 << STACK)


class Cascading(Effect):
    """Exile cards until a nonland one with lesser mana value; it may be cast for nothing. CR 702.85a."""

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        limit = game.mana_value(ctx.source)
        exiled: list[i64] = []
        found: i64 = -1
        while found < 0 and game.state.in_game(seat):
            top = top_cards(game, seat, 1)
            if not top:
                break
            event = ZoneChange(top[0], LIBRARY, EXILE, seat)
            event.cause = ctx.source
            game.emit(event)
            if event.new_id < 0:
                break
            exiled.append(event.new_id)
            if not game.char(event.new_id).types & LAND and game.mana_value(event.new_id) < limit:
                found = event.new_id
        if found >= 0:
            self.offer(game, ctx, seat, found)
        bury_exiled(game, seat, exiled)

    def offer(self, game: Game, ctx: Context, seat: Seat, id: ObjectId) -> None:
        index = way_called(game, id, WITHOUT_PAYING)
        if index < 0 or not can_be_cast(game, seat, id, index):
            return
        decision = YesNoDecision(
            seat,
            "702.85a",
            ctx=ctx,
            source=id,
            benefit=1,
            own=True,
            labels=[f"cast {game.name(id)} without paying its mana cost"],
        )
        if game.ask(decision)[0] and can_be_cast(game, seat, id, index):
            cast_while_resolving(game, seat, id, index)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cascade(Triggered):
    """CR 702.85."""

    def __init__(self) -> None:
        super().__init__(CastsThis(), Cascading(), 1 << STACK)


@mypyc_attr(allow_interpreted_subclasses=True)
class Prowess(Triggered):
    """It gets +1/+1 when you cast a noncreature spell. CR 702.108."""

    def __init__(self) -> None:
        super().__init__(Casts(NONCREATURE), UntilEndOfTurn(THIS, Gets(1, 1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Extort(Triggered):
    """Pay {W/B} with each spell of yours, if you like, to drain each opponent. CR 702.101."""

    def __init__(self) -> None:
        super().__init__(Casts(), MayPay(PayMana("{W/B}"), Drain()))


@mypyc_attr(allow_interpreted_subclasses=True)
class SplitSecond(Static):
    """While it is on the stack, no other spell is cast and no ability activated, mana abilities aside. CR 702.61.

    A spell may have it only if something is so: `SplitSecond(KICKED)`.
    """

    def __init__(self, condition: Condition | None = None) -> None:
        super().__init__([S_FORBID], 1 << STACK)
        self.condition: Condition | None = condition

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != F_CAST and action != F_ACTIVATE_OTHER:
            return False
        if ref == effect.source or not game.state.in_reach(effect.controller, seat):
            return False
        condition = self.condition
        return condition is None or condition.holds(game, context_of(effect))


class CopyAndShare(Effect):
    """You may copy this spell; if you do, an opponent of your choice copies it too. CR 702.144a."""

    def happen(self, game: Game, ctx: Context) -> None:
        decision = YesNoDecision(ctx.controller, "702.144a", ctx=ctx, own=True)
        if not game.ask(decision)[0]:
            return
        opponents: list[i64] = []
        for seat in game.state.apnap():
            if game.state.opponents(ctx.controller, seat) and game.state.in_reach(ctx.controller, seat):
                opponents.append(-1 - seat)
        copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)
        if not opponents:
            return
        chosen = opponents[0]
        if len(opponents) > 1:
            pick = ChooseDecision(ctx.controller, "702.144a", opponents, purpose=FOR_PLAYER, ctx=ctx, own=True)
            answer = game.ask(pick)
            if not answer:
                return
            chosen = answer[0]
        copy_on_stack(game, -1 - chosen, ctx.source, ctx.object, None, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Demonstrate(Triggered):
    """When you cast it, you may copy it, and so may an opponent. CR 702.144."""

    def __init__(self) -> None:
        super().__init__(CastsThis(), CopyAndShare(), 1 << STACK)


# ripple --------------------------------------------------------------------------------------------------------------
class RevealRipple(Effect):
    """You may reveal the top cards, cast those with this spell's name for nothing, and bury the rest. CR 702.60a."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        shown = top_cards(game, seat, self.number)
        if not shown:
            return
        labels = [f"reveal the top {len(shown)} cards of your library"]
        decision = YesNoDecision(seat, "702.60a", ctx=ctx, source=ctx.source, benefit=1, labels=labels)
        if not game.ask(decision)[0]:
            return
        for id in shown:
            if game.state.objs[id].zone == LIBRARY:
                learn(game.state, id, EVERYBODY)
                if game.logging:
                    game.say("701.20a", f"{game.name_of_seat(seat)} reveals {game.name(id)}")
        name = game.char(ctx.source).name
        for id in shown:
            if game.state.in_game(seat) and game.state.objs[id].zone == LIBRARY and game.char(id).name == name:
                offer_free(game, ctx, seat, id, "702.60a")
        left = [id for id in shown if game.state.objs[id].zone == LIBRARY]
        if game.state.in_game(seat):
            put_on_bottom(game, seat, in_order(game, ctx, seat, left, "702.60a"))

    def moves_library(self) -> bool:
        return True

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ripple(Triggered):
    """`Ripple(4)`: more spells of the same name from the top of the library. CR 702.60."""

    def __init__(self, number: i64) -> None:
        super().__init__(CastsThis(), RevealRipple(number), 1 << STACK)
        self.number: i64 = number


# for the rest of the game --------------------------------------------------------------------------------------------
def each_of_your(game: Game, ctx: Context, ability: Triggered) -> None:
    """A delayed ability that triggers in each of your turns, for the rest of the game. CR 603.7c."""
    w = Watcher(ctx.source, ctx.controller, ability)
    w.delayed = True
    w.duration = LASTS_THE_GAME
    w.turn = game.state.turn().number
    w.context = taken_along(ctx, None)
    watch(game, w)


class CopyWithoutEpic(Effect):
    """Copy that spell, which has left the stack, except for epic. CR 702.50a-b."""

    def happen(self, game: Game, ctx: Context) -> None:
        values = copiable_values(game, ctx.source).copy()
        kept: list[Ability] = []
        for a in values.abilities.every:
            if not isinstance(a, Epic):
                kept.append(a)
        values.abilities = ability_set(kept)
        values.keywords = values.abilities.keywords
        copy_on_stack(game, ctx.controller, ctx.source, ctx.object, values, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Epic(Ability):
    """You cast no more spells, and copy this one at the beginning of each of your upkeeps: `Epic()`. CR 702.50."""

    DERIVED: ClassVar[tuple[str, ...]] = ("forbids", "again")

    def __init__(self) -> None:
        super().__init__(-1)
        self.forbids: Effect = ForTheGame(CantCast(YOU))
        self.again: Triggered = Triggered(BeginningOf(UPKEEP, whose=YOU), CopyWithoutEpic())

    def goes_last(self, game: Game, ctx: Context) -> None:
        self.forbids.perform(game, ctx)
        each_of_your(game, ctx, self.again)


class CastParadigm(Effect):
    """Create a copy of that spell in exile; it may be cast for nothing. CR 702.192a, 707.12."""

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        if not game.state.in_game(seat):
            return
        was = game.state.objs[ctx.source]
        values = was.copied if was.copied is not None else was.card.faces[was.face].chars
        o = new_object(game.state, was.card, seat, seat, EXILE, values)
        o.face = was.face
        o.copied = was.copied
        put_in(game, o, -1)
        game.state.touch()
        offer_free(game, ctx, seat, o.id, "702.192a")
        if game.state.objs[o.id].zone == EXILE:
            cease(game, o.id)
            game.state.touch()

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Paradigm(Ability):
    """It is exiled as it resolves, and a copy may be cast in each of your turns from now on. CR 702.192.

    `Paradigm()`
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("again",)

    def __init__(self) -> None:
        super().__init__(-1)
        self.again: Triggered = Triggered(BeginningOf(MAIN1, whose=YOU), CastParadigm())

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        return EXILE

    def goes_last(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        name = game.char(ctx.object).name
        if game.state.in_game(seat) and name not in game.state.players[seat].paradigms:
            player = game.state.edit_player(seat)
            player.paradigms = [*player.paradigms, name]
            each_of_your(game, ctx, self.again)
