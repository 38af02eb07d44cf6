"""Keyword actions about fighting, attacking and blocking: fight, goad, detain, exert, suspect.

CR 701.14-15, 701.35, 701.43, 701.60.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Quality
from apnap.abilities.binding import Start
from apnap.abilities.effects.damage import deal
from apnap.abilities.effects.durations import Indefinitely, Lasting, UntilYourNextTurn, keep_tapped, standing
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.keyword_abilities.flags import MENACE
from apnap.abilities.keyword_actions.strengthening import is_called
from apnap.abilities.selectors import AT_HAND
from apnap.abilities.statics.changes import Change, Has
from apnap.abilities.statics.combat_restrictions import AttacksAnother as AttacksAnother
from apnap.abilities.statics.restrictions import CantAttack, CantBlock, Forbidden, MustAttack
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_OBJECT,
    Ability,
    Context,
    CostPart,
    Effect,
    Selector,
    Static,
    Triggered,
)
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch7_additional.loops.loop_inputs import H_PAST, H_SIZE
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    EV_MECHANIC,
    F_ACTIVATE,
    LASTS_THE_GAME,
    LASTS_TO_PLAYERS_TURN,
    NONE,
    S_ATTACK,
)
from apnap.rules.core.designations import SUSPECTED, note
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import Damage, Event, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher


class Fight(Effect):
    """Two creatures deal damage equal to their powers to each other. CR 701.14a-d.

    `both` is a choice of words: what the two are called together, as in 'those creatures fight each other'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("both",)

    def __init__(self, one: Selector, other: Selector, both: str = "") -> None:
        self.one: Selector = one
        self.other: Selector = other
        self.both: str = both

    def happen(self, game: Game, ctx: Context) -> None:
        ones = self.one.pick(game, ctx)
        others = self.other.pick(game, ctx)
        if not ones or not others or not can_fight(game, ones[0]) or not can_fight(game, others[0]):
            return  # neither fights unless both can (701.14b)
        a, b = ones[0], others[0]
        events: list[Event] = []
        for source, target in ((a, b), (b, a)):
            power = game.char(source).power
            if power > 0:
                events.append(Damage(source, target, power, False))
        ctx.amount = deal(game, events)
        for id in (a, b):
            event = Happened("fight", game.state.objs[id].controller, id)
            event.cause = ctx.source
            game.emit(event)
        ctx.it = a

    def leaves(self) -> i64:
        return OF_OBJECT | OF_AMOUNT

    def deals_with(self) -> Selector | None:
        return self.one

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return H_SIZE


def can_fight(game: Game, ref: Ref) -> bool:
    """Is it a creature on the battlefield? CR 701.14b."""
    return ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD and game.char(ref).types & CREATURE != 0


class Goad(Lasting):
    """Goad creatures until your next turn: two requirements, on those that are meant now. CR 701.15a-b.

    With `for_good`, for the rest of the game.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("statics",)

    def __init__(self, what: Selector, for_good: bool = False) -> None:
        changes: list[Change] = [MustAttack(), AttacksAnother()]
        super().__init__(LASTS_THE_GAME if for_good else LASTS_TO_PLAYERS_TURN, what, changes)
        self.for_good: bool = for_good

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.subject.pick(game, ctx)
        ctx.those = refs
        if not refs:
            return
        ctx.it = refs[0]
        timestamp = game.state.tick()
        for static in self.statics:
            effect = standing(game, ctx, static, self.duration, timestamp)
            effect.ids = refs
            add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class Detain(UntilYourNextTurn):
    """It can't attack or block, and its abilities can't be activated, until your next turn. CR 701.35."""

    DERIVED: ClassVar[tuple[str, ...]] = ("statics",)

    def __init__(self, what: Selector) -> None:
        super().__init__(what, CantAttack(), CantBlock(), Forbidden(F_ACTIVATE))

    def loop_inputs(self) -> i64:
        return 0


EXERTED: Final = "exert"


# exert ---------------------------------------------------------------------------------------------------------------
class ExertThis(CostPart):
    """Exert this permanent: it won't untap in your next untap step. CR 701.43a."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].zone == BATTLEFIELD

    def pay(self, game: Game, ctx: Context) -> None:
        keep_tapped(game, ctx, ctx.source, ctx.controller)
        game.emit(Happened(EXERTED, ctx.controller, ctx.source))


class Exerts(ObjectPattern):
    """You exert this permanent. CR 701.43d, 607.2h."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == EXERTED and event.ref == watcher.source

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Exert(Static):
    """It may be exerted as it attacks, and then something happens: `Exert(Draw(1))`. CR 701.43d.

    With `fresh`, only if it hasn't been exerted this turn.
    """

    def __init__(self, *effects: Effect, fresh: bool = False) -> None:
        super().__init__([S_ATTACK])
        self.fresh: bool = fresh
        self.cost: CostPart = ExertThis()
        self.trigger: Triggered = Triggered(Exerts(), Start().triggered(Exerts()).bound(in_order(list(effects))))

    def also(self) -> list[Ability]:
        return [self.trigger]

    def demands_attacks(self) -> bool:
        return False

    def attack_option(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> CostPart | None:
        if attacker != effect.source or (self.fresh and was_exerted(game, attacker)):
            return None
        return self.cost

    def loop_inputs(self) -> i64:
        return H_PAST if self.fresh else 0


def was_exerted(game: Game, id: ObjectId) -> bool:
    """Has it been exerted this turn?"""
    e = game.state.turn().events[EV_MECHANIC]
    while e is not None:
        if isinstance(e, Happened) and e.action == EXERTED and e.ref == id:
            return True
        e = e.prev
    return False


# suspect -------------------------------------------------------------------------------------------------------------
class Suspect(ObjectAction):
    """Suspect creatures: each has menace and can't block from now on. CR 701.60."""

    DERIVED: ClassVar[tuple[str, ...]] = ("marks",)

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.marks: Effect = Indefinitely(AT_HAND, Has(MENACE), CantBlock())

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        for ref in refs:
            if ref < 0 or game.state.objs[ref].zone != BATTLEFIELD or is_called(game, ref, SUSPECTED):
                continue  # d. it cannot become suspected again
            note(game.state, ref, SUSPECTED, 1)
            ctx.it = ref
            self.marks.happen(game, ctx)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def loop_inputs(self) -> i64:
        return 0


class IsSuspected(Quality):
    """Is suspected. CR 701.60b."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and is_called(game, ref, SUSPECTED)

    def reads(self) -> i64:
        return -1
