"""Statements about damage: more of it, less of it, dealt to something else. CR 614.9, 615."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Quantity, Subject, VocabularyError, amount, context_of
from apnap.abilities.filters import every
from apnap.rules.ch1_concepts.counters import CounterSpent
from apnap.rules.ch1_concepts.definitions import Amount, Context, Effect, Filter, Static
from apnap.rules.ch6_spells.prevention import prevent, prevent_then, preventable
from apnap.rules.ch8_multiplayer.range import covers
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    EV_DAMAGE,
    F_PLAIN_DAMAGE,
    GRAVEYARD,
    LIBRARY,
    NONE,
    PLANESWALKER,
    S_FORBID,
    S_REPLACE,
    STACK,
)
from apnap.rules.core.designations import A_PLAYER, ANOTHER_PLAYER, noted
from apnap.rules.core.numbers import product
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Counters, Damage, Event, Together, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


def changed(event: Damage, target: Ref, amount: i64) -> Damage:
    """The same damage, of another amount or to something else; its source stays. CR 614.9."""
    other = Damage(event.source, target, amount, event.combat)
    other.cause = event.cause
    return other


def redirected(game: Game, event: Damage, target: Ref, amount: i64) -> Damage | None:
    """Damage that is dealt to something else; none if that is out of its source's reach. CR 614.9, 801.13a."""
    if not game.state.reaches(game.state.objs[event.source].controller, target):
        return None
    return changed(event, target, amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageChanged(Static):
    """Sources that fit deal another amount of damage: to anything, or to those that are named. CR 614.1a.

    `combat` and `noncombat` say that it is about such damage only.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("brief", "briefest", "source_again")

    def __init__(
        self,
        filter: Filter,
        to: Subject | None,
        combat: bool,
        noncombat: bool,
        brief: bool,
        briefest: bool,
        source_again: bool,
    ) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        if combat and noncombat:
            raise VocabularyError("damage is combat damage or it is not")
        self.filter: Filter = filter
        self.to: Subject | None = to
        self.combat: bool = combat
        self.noncombat: bool = noncombat
        self.brief: bool = brief or briefest  # a choice of words: 'instead', without saying to whom again
        self.briefest: bool = briefest  # or without saying to whom at all
        self.source_again: bool = source_again  # and 'that source' deals it, not 'it'

    def amount_now(self, game: Game, effect: Standing, event: Damage) -> i64:
        """How much is dealt instead."""
        raise NotImplementedError

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0:
            return False
        if (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        ctx = context_of(effect)
        if not self.filter.test(game, ctx, event.source):
            return False
        to = self.to
        if to is not None and not to.includes(game, ctx, event.target):
            return False
        return covers(game, effect, event.source) and covers(game, effect, event.target)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        return changed(event, event.target, self.amount_now(game, effect, event))

    def loop_inputs(self) -> i64:
        return 0


class DamageMultiplied(DamageChanged):
    """Sources that fit deal double, or triple, their damage: `DamageMultiplied(2, YOU_CONTROL)`. CR 614.1a."""

    def __init__(
        self,
        factor: i64,
        *source: Filter,
        to: Subject | None = None,
        combat: bool = False,
        noncombat: bool = False,
        brief: bool = False,
        briefest: bool = False,
        source_again: bool = False,
    ) -> None:
        super().__init__(every(source), to, combat, noncombat, brief, briefest, source_again)
        if factor < 2:
            raise VocabularyError("damage is doubled or tripled")
        self.factor: i64 = factor

    def amount_now(self, game: Game, effect: Standing, event: Damage) -> i64:
        return product(self.factor, event.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageBetweenChosen(Static):
    """What sources of one of two chosen players deal to the other, or to permanents of theirs, is doubled.

    The players are those of `ChooseTwoPlayers`. CR 614.1a, 607.2d.
    """

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0 or event.source < 0:
            return False
        by = -1 - game.state.objs[event.source].controller
        to = event.target if event.target < 0 else -1 - game.state.objs[event.target].controller
        source = game.state.objs[effect.source]
        one, other = noted(source, A_PLAYER, NONE), noted(source, ANOTHER_PLAYER, NONE)
        if one == NONE or other == NONE or not ((by == one and to == other) or (by == other and to == one)):
            return False
        return covers(game, effect, event.source) and covers(game, effect, event.target)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return changed(event, event.target, product(2, event.amount)) if isinstance(event, Damage) else event

    def loop_inputs(self) -> i64:
        return 0


class DamageIncreased(DamageChanged):
    """Sources that fit deal that much more damage: `DamageIncreased(2, RED, YOU_CONTROL)`. CR 614.1a."""

    def __init__(
        self,
        number: int | Amount,
        *source: Filter,
        to: Subject | None = None,
        combat: bool = False,
        noncombat: bool = False,
        brief: bool = True,
    ) -> None:
        super().__init__(every(source), to, combat, noncombat, brief, False, False)
        self.amount: Amount = amount(number)

    def amount_now(self, game: Game, effect: Standing, event: Damage) -> i64:
        return event.amount + self.amount.value(game, context_of(effect))


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageRedirected(Static):
    """Damage that would be dealt to some is dealt to another permanent instead. CR 614.9."""

    def __init__(self, to: Subject, *instead_of: Subject) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        if not instead_of:
            raise VocabularyError("damage is redirected from something")
        self.to: Subject = to
        self.instead_of: list[Subject] = list(instead_of)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0:
            return False
        to = self.target(game, effect)
        if to < 0 or to == event.target:
            return False
        ctx = context_of(effect)
        for s in self.instead_of:
            if s.includes(game, ctx, event.target):
                return True
        return False

    def target(self, game: Game, effect: Standing) -> i64:
        """To what it is dealt, if that is still there and can be dealt damage; else -1. CR 614.9."""
        for ref in self.to.pick(game, context_of(effect)):
            if ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD:
                if game.char(ref).types & (CREATURE | PLANESWALKER | BATTLE):
                    return ref
        return -1

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        return redirected(game, event, self.target(game, effect), event.amount)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageKeptOff(Static):
    """Damage to it, by it or both is prevented: all of it, or all (`but`: but that) from combat. CR 615.1a."""

    def __init__(
        self, what: Subject, combat: bool = False, by: bool = False, to: bool = True, but: bool = False
    ) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        if not by and not to:
            raise VocabularyError("damage is prevented that is dealt to it, or by it")
        if not isinstance(what, Subject):
            raise VocabularyError(f"a statement is about something that can be asked about, not {what!r}")
        self.what: Subject = what
        self.combat: bool = combat
        self.by: bool = by
        self.to: bool = to
        self.but: bool = but

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or (self.combat and not event.combat) or (self.but and event.combat):
            return False
        ctx = context_of(effect)
        if not self.to or not self.what.includes(game, ctx, event.target):
            if not self.by or not self.what.includes(game, ctx, event.source):
                return False
        return preventable(game, event)

    def reaches_event(self, game: Game, effect: Standing, event: Event) -> bool:
        """What it names must be in range, which the subject has asked; not what is at the other end. CR 801.13b."""
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return prevent(game, effect, event, event.amount) if isinstance(event, Damage) else event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageLessened(Static):
    """If a source (that fits) would deal damage to it, that much of it is prevented, each time. CR 615.10.

    With `half`, half of it is, rounded up; with `all_but`, all but that much.
    """

    def __init__(
        self,
        number: int | Amount,
        to: Subject,
        *source: Filter,
        combat: bool = False,
        half: bool = False,
        all_but: bool = False,
    ) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        if isinstance(number, int) and number < 1:
            raise VocabularyError(f"{number} damage cannot be prevented")
        if half and all_but:
            raise VocabularyError("half of the damage is prevented, or all but some of it")
        self.amount: Amount = amount(number)
        self.to: Subject = to
        self.filter: Filter = every(source)
        self.combat: bool = combat
        self.half: bool = half
        self.all_but: bool = all_but

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or not self.to.includes(game, context_of(effect), event.target):
            return False
        if (self.combat and not event.combat) or not self.filter.test(game, context_of(effect), event.source):
            return False
        return self.stopped(game, effect, event) > 0 and preventable(game, event)

    def stopped(self, game: Game, effect: Standing, event: Damage) -> i64:
        """How much of this damage is prevented."""
        if self.half:
            return (event.amount + 1) // 2
        n = self.amount.value(game, context_of(effect))
        if self.all_but:
            return event.amount - n
        return n

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        return prevent(game, effect, event, self.stopped(game, effect, event))

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageBecomesCounters(Static):
    """If damage would be dealt to this, that many counters are put on it instead. CR 614.1a."""

    def __init__(self, counter: str) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.counter: str = counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Damage) and event.amount > 0 and event.target == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        counters = Counters(event.target, self.counter, event.amount)
        counters.cause = effect.source
        return counters

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageMills(Static):
    """If this would deal combat damage to a player, that many counters are put on it and cards milled instead.

    That player mills them, at the same time. CR 614.1a, 701.17.
    """

    def __init__(self, counter: str) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.counter: str = counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or not event.combat or event.amount <= 0:
            return False
        return event.source == effect.source and event.target < 0

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        events: list[Event] = [Counters(effect.source, self.counter, event.amount)]
        seat = -1 - event.target
        library = game.state.ids(seat, LIBRARY)
        for i in range(len(library) - 1, max(len(library) - 1 - event.amount, -1), -1):
            events.append(ZoneChange(library[i], LIBRARY, GRAVEYARD, seat))
        for one in events:
            one.cause = effect.source
        return Together(events)


@mypyc_attr(allow_interpreted_subclasses=True)
class AllWither(Static):
    """Whatever deals damage does it as though with wither. CR 702.80."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return action == F_PLAIN_DAMAGE

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PreventedForCounter(Static):
    """If damage would be dealt to this, it is prevented, and a counter is removed from this. CR 615.5, 615.12.

    One counter for all damage of one moment; also where the damage can't be prevented. `passive` is a choice of words:
    it 'would be dealt damage'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("passive",)

    def __init__(self, counter: str, passive: bool = False) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.passive: bool = passive
        self.counter: str = counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Damage) and event.amount > 0 and event.target == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        left = prevent(game, effect, event, event.amount) if preventable(game, event) else event
        removed = CounterSpent(effect.source, self.counter, game.state.objs[effect.source].counter(self.counter))
        removed.cause = effect.source
        # beside what is left of the damage, which this effect is not applied to again (615.12a)
        return Together([removed] if left is None else [left, removed])


@mypyc_attr(allow_interpreted_subclasses=True)
class PreventedAsCounters(Static):
    """Damage to it is prevented, and that many counters are put on it, each time. CR 615.5.

    With `noncombat`, such damage only. `passive` is a choice of words: it 'would be dealt damage'; `each` is another:
    a counter for each damage, in a sentence of its own.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("passive", "each")

    def __init__(
        self, to: Subject, counter: str, passive: bool = False, noncombat: bool = False, each: bool = False
    ) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.to: Subject = to
        self.counter: str = counter
        self.passive: bool = passive
        self.noncombat: bool = noncombat
        self.each: bool = each

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0 or event.target < 0:
            return False
        if self.noncombat and event.combat:
            return False
        return self.to.includes(game, context_of(effect), event.target)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        if not preventable(game, event):
            return event
        left = prevent(game, effect, event, event.amount)
        put = Counters(event.target, self.counter, event.amount)
        put.cause = effect.source
        return Together([put] if left is None else [left, put])


class PreventedThisWay(Quantity):
    """The damage prevented this way, in what happens after that. CR 615.5."""

    def value(self, game: Game, ctx: Context) -> i64:
        return ctx.amount

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PreventedThen(Static):
    """Damage to one of these is prevented, and then something happens: `PreventedThen(YOU, GainLife(PREVENTED))`.

    With filters, only damage by sources that fit, with `spells` by spells that do. All that would be dealt at one
    moment is prevented before it happens, once. CR 615.5.
    """

    def __init__(
        self, to: Subject, then: Effect, *source: Filter, spells: bool = False, noncombat: bool = False
    ) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.to: Subject = to
        self.then: Effect = then
        self.filter: Filter = every(source)
        self.spells: bool = spells
        self.noncombat: bool = noncombat

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or (self.noncombat and event.combat):
            return False
        source = game.state.objs[event.source]
        if self.spells and (source.zone != STACK or source.ability is not None):
            return False
        ctx = context_of(effect)
        if not self.filter.test(game, ctx, event.source) or not self.to.includes(game, ctx, event.target):
            return False
        return preventable(game, event)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        return prevent_then(game, effect, event, self.then, Context(effect.controller, effect.source))

    def loop_inputs(self) -> i64:
        return 0


PREVENTED: Final = PreventedThisWay()
