"""What planes and phenomena say: chaos, planeswalking, the planar die, planar decks. CR 311, 312, 701.31, 901."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.effects.durations import Lasting, standing
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.players import YOU
from apnap.abilities.statics.changes import Change
from apnap.rules.ch1_concepts.definitions import Context, Effect, Selector, Static
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch9_casual.planar_die import (
    BLANK_FACE,
    CHAOS_FACE,
    Chaos,
    ChaosEnsuing,
    PlanarRolled,
    ensue,
    ensue_on,
    roll_planar_die,
)
from apnap.rules.ch9_casual.planes import Planeswalks, deck_of, deck_seat, lay_under, planeswalk, walker
from apnap.rules.core.constants import (
    EV_MECHANIC,
    LASTS_TO_PLANESWALK,
    LASTS_TO_PLANESWALK_AWAY,
    LASTS_TO_PLAYERS_TURN,
    N_PLANAR_DICE,
    NONE,
    PLANAR_DECK,
    PLANE,
    S_PERMIT,
    S_REPLACE,
)
from apnap.rules.core.decisions import ChooseDecision, OrderDecision
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


# events --------------------------------------------------------------------------------------------------------------
class ChaosEnsues(ChaosEnsuing):
    """Chaos ensues: `Whenever(CHAOS_ENSUES, Draw(1))` is a chaos ability. CR 311.7."""


class PlaneswalksTo(PlayerPattern):
    """You planeswalk to this plane. CR 701.31d."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, YOU)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Planeswalks) and watcher.source in event.to


class Encounters(PlaneswalksTo):
    """You encounter this phenomenon: it leaves a planar deck and lies face up. CR 312.5."""


class PlaneswalksAway(PlayerPattern):
    """You planeswalk away from this plane; judged by what was face up before. CR 701.31d, 901.11b."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, YOU)
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Planeswalks) and watcher.source in event.away


class RollsPlanarDie(PlayerPattern):
    """A player rolls the planar die, or (`blank`) a blank on it: `Whenever(RollsPlanarDie(), Draw(1))`. CR 901.9."""

    def __init__(self, who: Subject = YOU, blank: bool = False) -> None:
        super().__init__(EV_MECHANIC, who)
        self.blank: bool = blank

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, PlanarRolled) or (self.blank and event.face != BLANK_FACE):
            return False
        return self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, PlanarRolled) else NONE


CHAOS_ENSUES: Final = ChaosEnsues()


# instructions --------------------------------------------------------------------------------------------------------
class Planeswalk(PlayerAction):
    """Planeswalk, if you are the planar controller. CR 701.31."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        if seats:
            planeswalk(game, seats[0], ctx.source)


class LetChaosEnsue(PlayerAction):
    """Chaos ensues. CR 311.7."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        if seats:
            ensue(game, seats[0], ctx.source)


class UntilPlaneswalk(Lasting):
    """The same, until a player planeswalks; `first` is a choice of words. CR 901.11."""

    def __init__(self, subject: Selector, *changes: Change, first: bool = False) -> None:
        if not changes:
            raise VocabularyError("an effect until a player planeswalks needs to say what changes")
        super().__init__(LASTS_TO_PLANESWALK, subject, list(changes))
        self.first = first


FOR_PLANE: Final = "plane"

# what is done with the planes that are revealed
ONTO_TOP: Final = "top"  # one of them goes on top, the rest to the bottom at random
WALK: Final = "walk"  # you planeswalk to all of them
STAY: Final = "stay"  # you planeswalk to it, and away from nothing
CHAOS: Final = "chaos"  # chaos ensues on it, and it goes to the bottom as well
BOTTOM: Final = "bottom"  # the top card alone, which may go to the bottom
WAYS: Final = [ONTO_TOP, WALK, STAY, CHAOS, BOTTOM]


class RevealPlanes(PlayerAction):
    """Cards are revealed off your planar deck until that many of them are planes: `RevealPlanes(2, WALK)`. CR 701.31.

    Then a plane among them is put on top (`ONTO_TOP`), you planeswalk to them (`WALK`) or to it without leaving any
    plane (`STAY`), or chaos ensues on it (`CHAOS`); all other cards go to the bottom. `RevealPlanes(0, BOTTOM)` is
    about the top card alone, which you may put there.
    """

    def __init__(self, count: i64, way: str) -> None:
        super().__init__(YOU)
        if way not in WAYS:
            raise VocabularyError(f"planes that are revealed are for {', '.join(WAYS)}, not for {way!r}")
        if (count == 0) != (way == BOTTOM):
            raise VocabularyError("some planes are revealed, or the top card alone for the bottom")
        self.count: i64 = count
        self.way: str = way

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        state = game.state
        seat = walker(state, ctx.controller)
        if seat < 0:
            return
        if self.way == BOTTOM:
            may_put_under(game, ctx, seat)
            return
        planes: list[i64] = []
        rest: list[i64] = []
        deck = deck_of(state, seat)
        i: i64 = len(deck) - 1
        while i >= 0 and len(planes) < self.count:
            if state.objs[deck[i]].card.base.types & PLANE:
                planes.append(deck[i])
            else:
                rest.append(deck[i])
            i -= 1
        say_revealed(game, seat, planes + rest)
        if self.way == ONTO_TOP:
            self.put_on_top(game, ctx, seat, planes, rest)
            return
        if self.way == CHAOS:
            for id in planes:
                ensue_on(game, seat, id, ctx.source)
            rest = rest + planes
        elif planes:
            event = Planeswalks(seat, planes)
            event.cause = ctx.source
            event.stays = self.way == STAY
            game.emit(event)
        lay_under(game.state, seat, in_any_order(game, ctx, seat, rest))

    def put_on_top(self, game: Game, ctx: Context, seat: Seat, planes: list[i64], rest: list[i64]) -> None:
        """One of the planes goes on top of the planar deck, all other cards to the bottom in a random order."""
        best: i64 = -1
        if planes:
            best = planes[0]
            if len(planes) > 1:
                decision = ChooseDecision(seat, "", planes, purpose=FOR_PLANE, ctx=ctx, benefit=1, own=True)
                answer = game.ask(decision)
                if not answer:
                    return
                best = answer[0]
        state = game.state
        under: list[i64] = []
        for id in planes + rest:
            if id != best:
                under.append(id)
        state.shuffle(under)
        lay_under(state, seat, under)
        where = deck_seat(state, seat)
        if best >= 0 and best in state.ids(where, PLANAR_DECK):
            pile = state.edit_zone(where, PLANAR_DECK)
            pile.remove(best)
            pile.append(best)


def may_put_under(game: Game, ctx: Context, seat: Seat) -> None:
    """The top card of a planar deck is revealed, and its player may put it on the bottom."""
    if not deck_of(game.state, seat):
        return
    top = deck_of(game.state, seat)[-1]
    say_revealed(game, seat, [top])
    decision = ChooseDecision(seat, "", [top], 0, 1, purpose=FOR_PLANE, ctx=ctx, own=True)
    if game.ask(decision):
        lay_under(game.state, seat, [top])


def say_revealed(game: Game, seat: Seat, ids: list[ObjectId]) -> None:
    """Everybody sees these cards of a planar deck. CR 701.20."""
    if game.logging and ids:
        names: list[str] = []
        for id in ids:
            names.append(game.state.objs[id].card.name)
        game.say("701.20", f"{game.name_of_seat(seat)} reveals {', '.join(names)} from their planar deck")


def in_any_order(game: Game, ctx: Context, seat: Seat, ids: list[ObjectId]) -> list[i64]:
    """These cards in the order that a player chooses. CR 401.4."""
    if len(ids) < 2:
        return ids
    decision = OrderDecision(seat, "", ids, ctx=ctx, own=True)
    return game.ask(decision)


# the planar die ------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class MoreChaos(Static):
    """The planar die leads to chaos: by blanks, or (`walking`) where a player would planeswalk. CR 614.1a."""

    def __init__(self, walking: bool) -> None:
        super().__init__([S_REPLACE + EV_MECHANIC])
        self.walking: bool = walking

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if self.walking:
            return isinstance(event, Planeswalks) and event.rolled
        return isinstance(event, PlanarRolled) and event.face == BLANK_FACE

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, PlanarRolled):
            event.face = CHAOS_FACE
        return Chaos(event.seat) if isinstance(event, Planeswalks) else event


class RollsMeanChaos(Effect):
    """Blank faces of the planar die count as chaos, until somebody planeswalks away.

    With `walking`, chaos ensues instead of planeswalking as a result of a roll, until your next turn.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, walking: bool = False) -> None:
        self.static: MoreChaos = MoreChaos(walking)

    def happen(self, game: Game, ctx: Context) -> None:
        duration = LASTS_TO_PLAYERS_TURN if self.static.walking else LASTS_TO_PLANESWALK_AWAY
        add_standing(game.state, standing(game, ctx, self.static, duration, game.state.tick()))
        game.state.touch()


class RollThePlanarDie(Effect):
    """Roll the planar die; where none is used, nothing happens. CR 901.9, 701.31."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.table.planes and game.state.in_game(ctx.controller):
            roll_planar_die(game, ctx.controller, ctx.source)

    def benefit(self) -> i64:
        return 1


class AnotherPlanarDie(Static):
    """Instead of planar dice you roll that many plus one, and ignore one. CR 614.1a, 706.6."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        return 1 if action == N_PLANAR_DICE and seat == effect.controller else 0

    def loop_inputs(self) -> i64:
        return 0
