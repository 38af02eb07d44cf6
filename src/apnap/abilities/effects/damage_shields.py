"""Damage that is prevented or dealt to something else instead, for a time or once. CR 609.7, 614.9, 615."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, amount, context_of
from apnap.abilities.effects.durations import kept, stand_this_turn, standing
from apnap.abilities.filters import every
from apnap.abilities.statics.damage import changed, redirected
from apnap.rules.ch1_concepts.definitions import Amount, Context, Effect, Filter, Selector, Static
from apnap.rules.ch4_zones.zones import add_standing, drop_standing, replace_standing
from apnap.rules.ch6_spells.prevention import AfterPrevention, prevent, prevent_then, preventable, share_of_shield
from apnap.rules.ch8_multiplayer.range import covers, in_sight
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    EV_DAMAGE,
    LASTS_THIS_TURN,
    NONE,
    PLANESWALKER,
    S_REPLACE,
)
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Damage, Event, Together

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class DamagePrevented(Static):
    """All damage, or all combat damage, is prevented. CR 615.1a."""

    def __init__(self, combat: bool) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.combat: bool = combat

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        return preventable(game, event)

    def reaches_event(self, game: Game, effect: Standing, event: Event) -> bool:
        """Neither source nor recipient is named, so both must be in range. CR 801.13b."""
        if not isinstance(event, Damage):
            return False
        return covers(game, effect, event.source) and covers(game, effect, event.target)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return prevent(game, effect, event, event.amount) if isinstance(event, Damage) else event


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageOfThese(Static):
    """Damage to some, by them or both is prevented: all of it, or all from combat. CR 615.1a."""

    def __init__(self, combat: bool, by: bool, to: bool) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.combat: bool = combat
        self.by: bool = by
        self.to: bool = to

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if not isinstance(event, Damage) or ids is None or (self.combat and not event.combat):
            return False
        if not (self.to and event.target in ids) and not (self.by and event.source in ids):
            return False
        return preventable(game, event)

    def reaches_event(self, game: Game, effect: Standing, event: Event) -> bool:
        """What it names was in range as it began. CR 801.13b."""
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return prevent(game, effect, event, event.amount) if isinstance(event, Damage) else event

    def loop_inputs(self) -> i64:
        return 0


class PreventAll(Effect):
    """This turn, damage to some, by them or both is prevented: `PreventAll(Target(CREATURE), by=True)`. CR 615.3.

    `early` is a choice of words: 'this turn' is said first.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)
    WORDING: ClassVar[tuple[str, ...]] = ("early",)

    def __init__(
        self, what: Selector, combat: bool = False, by: bool = False, to: bool = True, early: bool = False
    ) -> None:
        if not by and not to:
            raise VocabularyError("damage is prevented that is dealt to it, or by it")
        self.what: Selector = what
        self.combat: bool = combat
        self.by: bool = by
        self.to: bool = to
        self.early: bool = early
        self.static: DamageOfThese = DamageOfThese(combat, by, to)

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]
            effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
            effect.ids = refs
            add_standing(game.state, effect)
            game.state.touch()

    def leaves(self) -> i64:
        return self.what.kinds()

    def deals_with(self) -> Selector | None:
        return self.what

    def benefit(self) -> i64:
        return 1 if self.to and not self.by else -1

    def loop_inputs(self) -> i64:
        return 0


class PreventDamage(Effect):
    """No damage, or no combat damage, is dealt for the rest of this turn. CR 615.3."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, combat: bool = False) -> None:
        self.combat: bool = combat
        self.static: DamagePrevented = DamagePrevented(combat)

    def happen(self, game: Game, ctx: Context) -> None:
        stand_this_turn(game, ctx, self.static)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageShield(Static):
    """What is left of a shield is used up point by point. CR 615.7."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        return isinstance(event, Damage) and ids is not None and event.target in ids and preventable(game, event)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        stopped = share_of_shield(game, effect, event)
        left = effect.uses - stopped
        if left > 0:
            rest = effect.copy()
            rest.uses = left
            replace_standing(game.state, rest)
        else:
            drop_standing(game.state, [effect])
        game.state.touch()
        return prevent(game, effect, event, stopped)

    def loop_inputs(self) -> i64:
        return 0


class PreventNext(Effect):
    """This turn, prevent that much of the damage that comes next, for each of them. CR 615.7."""

    def __init__(self, number: int | Amount, to: Selector) -> None:
        self.amount: Amount = amount(number)
        self.to: Selector = to
        self.static: DamageShield = DamageShield()

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.amount.value(game, ctx)
        for ref in self.to.pick(game, ctx):
            if n > 0:
                effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
                effect.ids = [ref]
                effect.uses = n
                add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class DealItBack(Effect):
    """Deal as much damage as was prevented to the controller of the source that would have dealt it. CR 615.5."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it >= 0:
            game.emit(Damage(ctx.source, -1 - game.state.objs[ctx.it].controller, ctx.amount, False))

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class NextTimeKeptOff(Static):
    """The next damage that the chosen source would deal to the player, if it still fits. CR 615.8-9."""

    def __init__(self, filter: Filter, then: Effect | None = None) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.filter: Filter = filter
        self.then: Effect | None = then

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if not isinstance(event, Damage) or ids is None or not is_chosen(game, event.source, ids):
            return False
        if event.target != -1 - effect.controller or not self.filter.test(game, context_of(effect), event.source):
            return False
        return preventable(game, event)

    def reaches_event(self, game: Game, effect: Standing, event: Event) -> bool:
        """The source and the recipient are both named. CR 801.13b."""
        return isinstance(event, Damage) and covers(game, effect, event.source)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        drop_standing(game.state, [effect])
        game.state.touch()
        if not isinstance(event, Damage):
            return event
        then = self.then
        if then is None:
            return prevent(game, effect, event, event.amount)
        ctx = Context(effect.controller, effect.source)
        ctx.it = event.source
        return prevent_then(game, effect, event, then, ctx)

    def loop_inputs(self) -> i64:
        return 0


def is_chosen(game: Game, source: ObjectId, ids: list[ObjectId]) -> bool:
    """Is this the chosen source, or the permanent that a chosen spell has become? CR 609.7a."""
    return source in ids or game.state.objs[source].prev_id in ids


class PreventNextTime(Effect):
    """Choose a source; its next damage to the player in this turn is prevented, and something happens then. CR 615.8.

    `PreventNextTime(then=DealItBack())`, `PreventNextTime(RED, then=GainLife(PREVENTED))`
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, *source: Filter, then: Effect | None = None) -> None:
        self.filter: Filter = every(source)
        self.then: Effect | None = then
        self.static: NextTimeKeptOff = NextTimeKeptOff(self.filter, then)

    def happen(self, game: Game, ctx: Context) -> None:
        candidates = self.sources(game, ctx)
        if not candidates:
            return
        chosen = candidates[0]
        if len(candidates) > 1:
            decision = ChooseDecision(ctx.controller, "609.7a", candidates, ctx=ctx, benefit=-1)
            chosen = ask_one(game, decision)
            if chosen == NONE:
                return
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.ids = [chosen]
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()

    def sources(self, game: Game, ctx: Context) -> list[i64]:
        """Permanents, spells on any stack, sources of abilities there, and what is face up in the command zone.

        CR 609.7a. A source that is gone is judged as it last was.
        """
        state = game.state
        found: list[i64] = []
        for seat in range(state.seats):
            found.extend(state.ids(seat, BATTLEFIELD))
        for turn in state.turns:
            for id in turn.stack:
                o = state.objs[id]
                source = id if o.ability is None else o.source
                if source >= 0 and source not in found:
                    found.append(source)
        for seat in range(state.seats):
            for id in state.ids(seat, COMMAND):
                if not state.objs[id].face_down:
                    found.append(id)
        out: list[i64] = []
        for id in found:
            if in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                out.append(id)
        return out

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageDeflected(Static):
    """What is left of the effect is used up point by point; more damage than that is split. CR 614.9."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if not isinstance(event, Damage) or ids is None or event.target not in ids or event.amount <= 0:
            return False
        # to what can be dealt no damage any more, nothing is redirected
        return Damage(event.source, effect.a, 1, event.combat).can_happen(game)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        left = effect.uses - event.amount
        if left > 0:
            rest = effect.copy()
            rest.uses = left
            replace_standing(game.state, rest)
        else:
            drop_standing(game.state, [effect])
        game.state.touch()
        if left >= 0:
            return redirected(game, event, effect.a, event.amount)
        stays = changed(event, event.target, -left)
        goes = redirected(game, event, effect.a, effect.uses)
        if goes is None:
            return stays
        return Together([stays, goes])

    def loop_inputs(self) -> i64:
        return 0


class DeflectNext(Effect):
    """That much of the next damage that would be dealt to a target this turn is dealt to another instead. CR 614.9."""

    def __init__(self, number: int | Amount, instead_of: Selector, to: Selector) -> None:
        self.amount: Amount = amount(number)
        self.instead_of: Selector = instead_of
        self.to: Selector = to
        self.static: DamageDeflected = DamageDeflected()

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.amount.value(game, ctx)
        to = self.to.pick(game, ctx)
        if n <= 0 or not to:
            return
        for ref in self.instead_of.pick(game, ctx):
            effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
            effect.ids = [ref]
            effect.uses = n
            effect.a = to[0]
            add_standing(game.state, effect)
        game.state.touch()

    def loop_inputs(self) -> i64:
        return 0


class StrikesBack(Effect):
    """This deals as much damage as was prevented: to its source, or to who controls that if it is not a creature."""

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.it]
        to = ctx.it if game.char(ctx.it).types & CREATURE else -1 - o.controller
        if to < 0 or o.zone == BATTLEFIELD:
            game.emit(Damage(ctx.source, to, ctx.amount, False))

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageStruckBack(Static):
    """Damage to you and planeswalkers of yours by sources that you don't control is prevented and paid back."""

    DERIVED: ClassVar[tuple[str, ...]] = ("then",)

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.then: Effect = StrikesBack()

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0:
            return False
        mine = effect.controller
        if game.state.objs[event.source].controller == mine or not preventable(game, event):
            return False
        if event.target < 0:
            return event.target == -1 - mine
        return game.state.objs[event.target].controller == mine and game.char(event.target).types & PLANESWALKER != 0

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        proposal = event.proposal
        if proposal is not None:
            ctx = Context(effect.controller, effect.source)
            ctx.it = event.source
            ctx.amount = event.amount
            after: list[Event] = [AfterPrevention(self.then, ctx, effect.serial)]
            proposal.afterwards = proposal.afterwards + after
        return prevent(game, effect, event, event.amount)

    def loop_inputs(self) -> i64:
        return 0


class PreventAndStrikeBack(Effect):
    """This turn, damage to you and planeswalkers of yours by others' sources is prevented and paid back. CR 615.5.

    This deals as much to a creature that was to deal it, or to the controller of another source.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self) -> None:
        self.static: DamageStruckBack = DamageStruckBack()

    def happen(self, game: Game, ctx: Context) -> None:
        stand_this_turn(game, ctx, self.static)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0
