"""Words about schemes: set in motion, abandoned, and what archenemies ask of their enemies. CR 314, 701.32-33."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, seen
from apnap.abilities.effects.durations import standing
from apnap.abilities.events.patterns import ObjectPattern, Watched, watched
from apnap.abilities.filters import Not, OfSupertype
from apnap.abilities.players import seats_of
from apnap.abilities.references import Antecedent, one_of, thing_of
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import TargetOpponent
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_PLAYER, Context, Effect, Selector, Static
from apnap.rules.ch4_zones.zones import add_standing, drop_standing
from apnap.rules.ch9_casual import schemes
from apnap.rules.core.constants import EV_MECHANIC, LASTS_THE_GAME, NONE, ONGOING, S_REPLACE
from apnap.rules.core.decisions import ModeDecision, YesNoDecision
from apnap.rules.core.types import Ref
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher

MAY: Final = ["may"]


class SetsInMotion(ObjectPattern):
    """You set a scheme in motion: `When(SetsInMotion(THIS), Draw(4))`. CR 701.32, 904.9."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_MECHANIC, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, schemes.SetInMotion) or event.seat != watcher.controller:
            return False
        return self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, schemes.SetInMotion) else NONE


class Abandon(Effect):
    """Abandon an ongoing scheme: `Abandon(THIS)`. CR 701.33."""

    def __init__(self, what: Selector = THIS) -> None:
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            if id >= 0:
                schemes.abandon(game, id, ctx.source)

    def benefit(self) -> i64:
        return -1


class MayAbandon(Effect):
    """You may abandon this scheme; if you do, something happens. CR 701.33, 608.2d."""

    def __init__(self, then: Effect) -> None:
        self.then: Effect = then

    def happen(self, game: Game, ctx: Context) -> None:
        if not schemes.is_face_up(game.state, ctx.source) or not game.state.in_game(ctx.controller):
            return
        decision = YesNoDecision(ctx.controller, "701.33a", ctx=ctx, benefit=1, labels=MAY, nodes=[Abandon(THIS)])
        if game.ask(decision)[0] and schemes.abandon(game, ctx.source, ctx.source):
            self.then.perform(game, ctx)

    def benefit(self) -> i64:
        return self.then.benefit()


class SetInMotionAgain(Effect):
    """Set that scheme in motion again, though it is face up already. CR 701.32b."""

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_OBJECT

    def happen(self, game: Game, ctx: Context) -> None:
        scheme = thing_of(self._of, ctx)
        if scheme >= 0:
            event = schemes.SetInMotion(ctx.controller, scheme)
            event.cause = ctx.source
            game.emit(event)


# replacing it --------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class SchemesInstead(Static):
    """The next time this player would set a scheme in motion, they set that many in motion instead. CR 614.1a."""

    def __init__(self, number: i64) -> None:
        super().__init__([S_REPLACE + EV_MECHANIC])
        self.count: i64 = number

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, schemes.SetInMotion) and event.seat == effect.controller and event.can_happen(game)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        drop_standing(game.state, [effect])
        if not isinstance(event, schemes.SetInMotion):
            return event
        several = schemes.SetSeveral(event.seat, self.count)
        several.cause = effect.source
        return several


class NextSchemes(Effect):
    """Your next scheme is not set in motion alone: that many are. CR 701.32c, 614.1a."""

    def __init__(self, number: i64) -> None:
        if number < 2:
            raise VocabularyError("two schemes or more are set in motion instead of one")
        self.number: i64 = number
        self.static: SchemesInstead = SchemesInstead(number)

    def happen(self, game: Game, ctx: Context) -> None:
        add_standing(game.state, standing(game, ctx, self.static, LASTS_THE_GAME, game.state.tick()))
        game.state.touch()

    def benefit(self) -> i64:
        return 1


# players -------------------------------------------------------------------------------------------------------------
class OtherOpponents(Subject):
    """Each of your opponents but the one that was mentioned before. `brief` is a choice of words."""

    WORDING: ClassVar[tuple[str, ...]] = ("brief",)

    def __init__(self, brief: bool = False) -> None:
        self.brief: bool = brief

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_PLAYER

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for seat in game.state.apnap():
            if self.includes(game, ctx, -1 - seat):
                out.append(-1 - seat)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return (
            ref < 0 and ref != NONE and ref != one_of(self._of, ctx) and game.state.opponents(ctx.controller, -1 - ref)
        )


class SelfOrOthers(Effect):
    """Target opponent chooses self or others: what then happens to that player, or to your other opponents."""

    def __init__(self, own: Effect, others: Effect) -> None:
        self.target: TargetOpponent = TargetOpponent()
        self.own: Effect = own
        self.others: Effect = others

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in seats_of(game, self.target.pick(game, ctx)):
            decision = ModeDecision(seat, "608.2d", [0, 1], ["self", "others"], ctx=ctx)
            answer = game.ask(decision)
            self.take_up(ctx, -1 - seat)
            if answer and answer[0] == 0:
                self.own.perform(game, ctx)
            elif answer:
                self.others.perform(game, ctx)

    def benefit(self) -> i64:
        return -1


OTHER_OPPONENTS: Final = OtherOpponents()
NON_ONGOING: Final = Not(OfSupertype(ONGOING))
