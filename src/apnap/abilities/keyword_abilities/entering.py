"""What is chosen or counted as a permanent enters: amplify, bloodthirst, devour, unleash, tribute, riot, ravenous.

CR 702.38, 702.54, 702.82, 702.98, 702.104, 702.136, 702.156.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.amounts import X
from apnap.abilities.base import Circumstance, EntersDifferently
from apnap.abilities.conditions import Is
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Enters
from apnap.abilities.facts.mana_spent import ColorsSpent
from apnap.abilities.filters import WithCounter, every, has_creature_type
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.keyword_actions.strengthening import is_called
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.restrictions import CantBlock
from apnap.rules.ch1_concepts.definitions import Ability, Context, Filter, Triggered
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch6_spells.entering import entering_chars, entry_of
from apnap.rules.ch8_multiplayer.range import choosers
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CHANGELING,
    EV_DAMAGE,
    F_SACRIFICE,
    HAND,
    PLUS,
)
from apnap.rules.core.constants import (
    CREATURE as A_CREATURE,
)
from apnap.rules.core.decisions import FOR_PLAYER, FOR_SACRIFICE, FROM_RULE, ChooseDecision, YesNoDecision
from apnap.rules.core.designations import RIOTS, TRIBUTE, is_noted, with_note
from apnap.rules.events import Damage, Event, Sacrifice, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


# bloodthirst ---------------------------------------------------------------------------------------------------------
class OpponentWasDamaged(Circumstance):
    """An opponent was dealt damage this turn. CR 702.54a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and EACH_OPPONENT.recalls(game, ctx, e.target):
                return True
            e = e.prev
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Bloodthirst(EntersWith):
    """It enters with +1/+1 counters if an opponent was dealt damage this turn. CR 702.54."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, PLUS, provided=OpponentWasDamaged())
        self.value: i64 = number


# devour --------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Devour(EntersDifferently):
    """As it enters, creatures may be sacrificed; it enters with that many +1/+1 counters for each. CR 702.82.

    Other permanents where it says which: `Devour(3, Subtype("Food"))`. CR 702.82.
    """

    def __init__(self, number: i64, *filters: Filter) -> None:
        super().__init__()
        self.value: i64 = number
        self.filter: Filter | None = every(filters) if filters else None

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        seat = event.seat
        food: list[i64] = []
        for id in game.state.ids(seat, BATTLEFIELD):
            filter = self.filter
            if filter is None:
                fits = game.char(id).types & A_CREATURE != 0
            else:
                fits = filter.test(game, Context(seat, event.id), id)
            if fits and not game.is_forbidden(F_SACRIFICE, seat, id):
                food.append(id)
        if not food:
            return event
        decision = ChooseDecision(seat, "702.82a", food, 0, len(food), purpose=FOR_SACRIFICE, source=event.id, own=True)
        events: list[Event] = []
        for id in game.ask(decision):
            if game.state.objs[id].zone == BATTLEFIELD:
                events.append(Sacrifice(seat, id))
        if events:
            game.emit_all(events)
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(PLUS, self.value * len(events))]
        return event


# tribute -------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Tribute(EntersDifferently):
    """As it enters, an opponent may have it enter with +1/+1 counters. CR 702.104."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.value: i64 = number

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        opponent = self.opponent(game, event)
        if opponent < 0:
            return event
        decision = YesNoDecision(opponent, "702.104a", source=event.id)
        decision.asker = event.seat
        if game.ask(decision)[0]:
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(PLUS, self.value)]
            entry.chosen = with_note(entry.chosen, TRIBUTE, 1)
        return event

    def opponent(self, game: Game, event: ZoneChange) -> i64:
        """The opponent that its controller chooses; with none within range, the closest to the left. CR 801.5c."""
        candidates = choosers(game, event.seat, True)
        if len(candidates) < 2:
            return -1 - candidates[0] if candidates else -1
        decision = ChooseDecision(event.seat, "702.104a", candidates, purpose=FOR_PLAYER, source=event.id, own=True)
        answer = game.ask(decision)
        return -1 - answer[0] if answer and game.state.in_game(-1 - answer[0]) else -1


class TributeWasntPaid(Circumstance):
    """Tribute wasn't paid. CR 702.104b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return not is_called(game, ctx.source, TRIBUTE)


# amplify -------------------------------------------------------------------------------------------------------------
def share_a_type(a: Chars, b: Chars) -> bool:
    """Do these share a creature type? CR 205.3m."""
    if a.keywords & CHANGELING:
        return b.keywords & CHANGELING != 0 or has_creature_type(b.subtypes)
    if b.keywords & CHANGELING:
        return has_creature_type(a.subtypes)
    for word in a.subtypes:
        if word in b.subtypes and has_creature_type([word]):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Amplify(EntersDifferently):
    """As it enters, reveal cards that share a creature type with it: counters for each. CR 702.38."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.value: i64 = number

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        mine = entering_chars(game, event)
        kin: list[i64] = []
        for id in game.state.ids(event.seat, HAND):
            if id != event.id and share_a_type(mine, game.char(id)):
                kin.append(id)
        if not kin:
            return event
        decision = ChooseDecision(event.seat, "702.38a", kin, 0, len(kin), source=event.id, benefit=1, own=True)
        shown = game.ask(decision)
        for id in shown:
            learn(game.state, id, EVERYBODY)
        if shown:
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(PLUS, self.value * len(shown))]
        return event


TRIBUTE_UNPAID: Final = TributeWasntPaid()


@mypyc_attr(allow_interpreted_subclasses=True)
class MayEnterWithCounter(EntersDifferently):
    """As it enters, its controller may have it enter with an additional +1/+1 counter. CR 614.1c, 702.98a."""

    def __init__(self, rule: str, otherwise: str = "") -> None:
        super().__init__()
        self.rule: str = rule
        self.otherwise: str = otherwise  # what it is called without the counter

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        decision = YesNoDecision(
            event.seat,
            self.rule,
            origin=event.cause if event.cause >= 0 else FROM_RULE,
            source=event.id,
            benefit=1,
            labels=["have it enter with an additional +1/+1 counter"],
        )
        counter = game.ask(decision)[0] != 0
        entry = entry_of(game, event)
        if counter:
            entry.counters = entry.counters + [(PLUS, 1)]
        elif self.otherwise:
            entry.chosen = with_note(entry.chosen, self.otherwise, 1)
        return event


class ChoseHaste(Circumstance):
    """It entered without the counter. CR 702.136a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return is_noted(game.state.objs[ctx.source], RIOTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Riot(MayEnterWithCounter):
    """It enters with a +1/+1 counter, or has haste. CR 702.136."""

    def __init__(self) -> None:
        super().__init__("702.136a", RIOTS)

    def also(self) -> list[Ability]:
        return [Always(THIS, Has(HASTE), condition=ChoseHaste())]


@mypyc_attr(allow_interpreted_subclasses=True)
class Unleash(MayEnterWithCounter):
    """It may enter with a +1/+1 counter, and can't block while it has one. CR 702.98."""

    def __init__(self) -> None:
        super().__init__("702.98a")

    def also(self) -> list[Ability]:
        return [Always(THIS, CantBlock(), condition=Is(THIS, WithCounter(PLUS)))]


# X and copies --------------------------------------------------------------------------------------------------------
class XWasFive(Circumstance):
    """X was 5 or more as it was cast. CR 702.156a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        said = game.state.objs[ctx.source].announced
        return said is not None and said.x >= 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Ravenous(EntersWith):
    """It enters with X +1/+1 counters; if X is 5 or more, draw a card. CR 702.156."""

    def __init__(self) -> None:
        super().__init__(X, PLUS)
        self.draws: Triggered = Triggered(Enters(THIS), Draw(1))
        self.draws.condition = XWasFive()

    def also(self) -> list[Ability]:
        return [self.draws]


# sunburst ------------------------------------------------------------------------------------------------------------
class Sunburst(EntersDifferently):
    """It enters with a counter for each colour of mana spent on it: +1/+1 on a creature, else charge. CR 702.44.

    `Sunburst()`
    """

    def __init__(self) -> None:
        super().__init__()
        self.amount: ColorsSpent = ColorsSpent()

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            n = self.amount.value(game, Context(event.seat, event.id))
            if n > 0:
                counter = PLUS if entering_chars(game, event).types & A_CREATURE else "charge"
                entry = entry_of(game, event)
                entry.counters = entry.counters + [(counter, n)]
        return event

    def loop_inputs(self) -> i64:
        return 0
