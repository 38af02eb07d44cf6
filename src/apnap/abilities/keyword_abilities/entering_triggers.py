"""Keyword abilities that trigger as a creature enters: champion, exploit, fabricate, backup.

CR 702.72, 702.110, 702.123, 702.165.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import token
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.exile_and_return import ReturnExiledCards
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.effects.player_actions import Sacrifice
from apnap.abilities.events.object_events import Enters, Leaves
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import CREATURE, THIS_ONE, every
from apnap.abilities.selectors import AT_HAND, THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Ability, Context, Effect, Filter, Triggered
from apnap.rules.ch2_cards.printed import Face
from apnap.rules.ch4_zones.zones import relinked
from apnap.rules.ch7_additional.components import successors
from apnap.rules.core.constants import BATTLEFIELD, EV_MECHANIC, EXILE, NONE, PLUS
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import Ref
from apnap.rules.events import Counters, Event, Happened, ZoneChange
from apnap.rules.events import Sacrifice as Sacrificed

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class SacrificeToExploit(Effect):
    """Sacrifice a creature; if one was, this has exploited it. CR 702.110b."""

    def __init__(self) -> None:
        self.sacrifice: Sacrifice = Sacrifice(1, CREATURE)

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for id in self.sacrifice.choose(game, ctx, [ctx.controller], 1):
            events.append(Sacrificed(ctx.controller, id))
        if events:
            # at the same time, so that one that is sacrificed itself sees it (603.10a)
            events.append(Happened("exploit", ctx.controller, ctx.source))
            for event in events:
                event.cause = ctx.source
            game.emit_all(events)


@mypyc_attr(allow_interpreted_subclasses=True)
class Exploit(Triggered):
    """When it enters you may sacrifice a creature. CR 702.110."""

    def __init__(self) -> None:
        super().__init__(Enters(THIS), May(SacrificeToExploit()))


class Exploits(ObjectPattern):
    """This creature, or one that fits, exploits a creature. It looks back: it may exploit itself. CR 702.110b."""

    def __init__(self, *what: Filter) -> None:
        super().__init__(EV_MECHANIC, every(what) if what else THIS_ONE)
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == "exploit" and self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE


SERVO: Final = token("Servo Token", "Artifact Creature - Servo", "1/1")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fabricate(Triggered):
    """It enters with counters put on it, or with Servos. CR 702.123."""

    def __init__(self, number: i64) -> None:
        grow = AddCounters(number, PLUS, on=THIS)
        super().__init__(Enters(THIS), May(grow, otherwise=CreateTokens(number, SERVO)))
        self.number: i64 = number


# backup --------------------------------------------------------------------------------------------------------------
class BackUp(Effect):
    """Put counters on target creature; another one gains the abilities printed below. CR 702.165a."""

    DERIVED: ClassVar[tuple[str, ...]] = ("gains",)

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.what: Target = Target(CREATURE)
        self.gains: Effect | None = None

    def happen(self, game: Game, ctx: Context) -> None:
        gains = self.gains
        for ref in self.what.pick(game, ctx):
            event = Counters(ref, PLUS, self.number)
            event.cause = ctx.source
            game.emit(event)
            if ref != ctx.source and gains is not None:
                ctx.it = ref
                gains.happen(game, ctx)

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Backup(Triggered):
    """As it enters, counters and its abilities for another creature, or counters for itself. CR 702.165."""

    DERIVED: ClassVar[tuple[str, ...]] = ("help",)

    def __init__(self, number: i64) -> None:
        help = BackUp(number)
        super().__init__(Enters(THIS), help)
        self.help: BackUp = help
        self.number: i64 = number

    def printed_on(self, face: Face) -> None:
        """The abilities printed below this one are those that it gives. CR 702.165a."""
        below: list[Ability] = []
        found = False
        for ability in face.chars.abilities.every:
            if found and not ability.implied:
                below.append(ability)
            if ability is self:
                found = True
        if not below:
            raise VocabularyError("a creature with backup has an ability below it to give")
        self.help.gains = UntilEndOfTurn(AT_HAND, Has(*below))


# champion ------------------------------------------------------------------------------------------------------------
class ExileOrSacrifice(Effect):
    """Sacrifice this unless you exile another permanent that fits. CR 702.72a."""

    def __init__(self, filter: Filter) -> None:
        self.filter: Filter = filter

    def happen(self, game: Game, ctx: Context) -> None:
        candidates: list[Ref] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            if id != ctx.source and self.filter.test(game, ctx, id):
                candidates.append(id)
        chosen: list[i64] = []
        if candidates:
            decision = ChooseDecision(ctx.controller, "702.72a", candidates, 0, 1, ctx=ctx, own=True)
            chosen = game.ask(decision)
        if not chosen:
            SacrificeThat(THIS).happen(game, ctx)
            return
        event = ZoneChange(chosen[0], BATTLEFIELD, EXILE, game.state.objs[chosen[0]].owner)
        event.cause = ctx.source
        game.emit(event)
        o = game.state.edit(ctx.source)
        for card in successors(game, chosen[0]):  # several, where it was merged (730.3c)
            if game.state.objs[card].zone == EXILE:
                o.linked = [*o.linked, card]
                relinked(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Champion(Triggered):
    """It takes the place of another permanent while it stays: `Champion(Subtype("Elemental"))`. CR 702.72."""

    DERIVED: ClassVar[tuple[str, ...]] = ("filter", "returns")

    def __init__(self, *filters: Filter) -> None:
        filter = every(filters)
        super().__init__(Enters(THIS), ExileOrSacrifice(filter))
        self.filter: Filter = filter
        self.returns: Triggered = Triggered(Leaves(THIS), ReturnExiledCards())

    def also(self) -> list[Ability]:
        return [self.returns]
