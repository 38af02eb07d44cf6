"""Keyword abilities of how a permanent enters: riot, unleash, living weapon. CR 702.92, 702.98, 702.136."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.base import Circumstance
from apnap.abilities.cards import token
from apnap.abilities.conditions import Is
from apnap.abilities.filters import WithCounter
from apnap.abilities.keywords import HASTE
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import CantBlock
from apnap.abilities.triggers import Enters
from apnap.rules.decisions import D_YES_NO, FOR_MAY, FROM_RULE, Decision
from apnap.rules.definitions import Ability, Context, Effect, Static, Triggered
from apnap.rules.entering import entry_of
from apnap.rules.events import Attach, CreateToken, Event, ZoneChange
from apnap.rules.words import BATTLEFIELD, ENTERING, EV_ZONE, PLUS, S_REPLACE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing

GERM: Final = token("Phyrexian Germ Token", "Creature - Phyrexian Germ", "0/0", colors="B")
RIOTS: Final = "haste from riot"


class MayEnterWithCounter(Static):
    """As it enters, its controller may have it enter with an additional +1/+1 counter. CR 614.1c, 702.98a."""

    def __init__(self, rule: str, otherwise: str = "") -> None:
        super().__init__([S_REPLACE + EV_ZONE], 1 << ENTERING)
        self.rule: str = rule
        self.otherwise: str = otherwise  # what it is called without the counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        decision = Decision(D_YES_NO, event.seat)
        decision.origin = event.cause if event.cause >= 0 else FROM_RULE
        decision.purpose = FOR_MAY
        decision.rule = self.rule
        decision.labels = ["have it enter with an additional +1/+1 counter"]
        decision.source = event.id
        decision.tone = 1
        counter = game.ask(decision)[0] != 0
        entry = entry_of(game, event)
        if counter:
            entry.counters = entry.counters + [(PLUS, 1)]
        elif self.otherwise:
            chosen = {} if entry.chosen is None else entry.chosen.copy()
            chosen[self.otherwise] = 1
            entry.chosen = chosen
        return event


class ChoseHaste(Circumstance):
    """It entered without the counter. CR 702.136a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        chosen = game.state.objs[ctx.source].chosen
        return chosen is not None and RIOTS in chosen


class Riot(MayEnterWithCounter):
    """It enters with a +1/+1 counter, or has haste. CR 702.136."""

    def __init__(self) -> None:
        super().__init__("702.136a", RIOTS)

    def also(self) -> list[Ability]:
        return [Always(THIS, Has(HASTE), condition=ChoseHaste())]


class Unleash(MayEnterWithCounter):
    """It may enter with a +1/+1 counter, and can't block while it has one. CR 702.98."""

    def __init__(self) -> None:
        super().__init__("702.98a")

    def also(self) -> list[Ability]:
        return [Always(THIS, CantBlock(), condition=Is(THIS, WithCounter(PLUS)))]


class CreateGerm(Effect):
    """Create a Phyrexian Germ, then attach this to it. CR 702.92a."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = CreateToken(ctx.controller, GERM)
        event.cause = ctx.source
        # attached before it is looked at: nothing is checked while an ability resolves (704.4)
        game.emit(event)
        if event.new_id >= 0 and game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Attach(ctx.source, event.new_id))


class LivingWeapon(Triggered):
    """When this Equipment enters, it makes a Germ to carry it. CR 702.92."""

    def __init__(self) -> None:
        super().__init__(Enters(THIS), CreateGerm())
