"""Instructions about planar decks, the planar die and the order of turns. CR 701.31, 901.9, 101.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.lasting import standing
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.chance import flip
from apnap.rules.decisions import D_CHOOSE, D_ORDER, FOR_CHOICE, Decision
from apnap.rules.definitions import Context, Effect, Node, Static
from apnap.rules.events import Event
from apnap.rules.planar import Planeswalks, deck_of, deck_seat, lay_under, walker
from apnap.rules.planar_die import BLANK_FACE, CHAOS_FACE, Chaos, PlanarRolled, ensue_on
from apnap.rules.state import Standing
from apnap.rules.words import D_AWAY, D_PLAYERS_TURN, EV_MECHANIC, PLANAR_DECK, PLANE, S_REPLACE
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game

FOR_PLANE: Final = "plane"

# what is done with the planes that are revealed
ONTO_TOP: Final = "top"  # one of them goes on top, the rest to the bottom at random
WALK: Final = "walk"  # you planeswalk to all of them
STAY: Final = "stay"  # you planeswalk to it, and away from nothing
CHAOS: Final = "chaos"  # chaos ensues on it, and it goes to the bottom as well
BOTTOM: Final = "bottom"  # the top card alone, which may go to the bottom
WAYS: Final = [ONTO_TOP, WALK, STAY, CHAOS, BOTTOM]


class RevealPlanes(PlayerAction):
    """Cards are revealed off your planar deck until so many of them are planes: `RevealPlanes(2, WALK)`. CR 701.31.

    Then a plane among them is put on top (`ONTO_TOP`), you planeswalk to them (`WALK`) or to it without leaving any
    plane (`STAY`), or chaos ensues on it (`CHAOS`); all other cards go to the bottom. `RevealPlanes(0, BOTTOM)` is
    about the top card alone, which you may put there.
    """

    def __init__(self, count: i64, way: str) -> None:
        super().__init__(YOU)
        if way not in WAYS:
            raise VocabularyError(f"planes that are revealed are for {', '.join(WAYS)}, not for {way!r}")
        self.count: i64 = count
        self.way: str = way

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
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

    def put_on_top(self, game: Game, ctx: Context, seat: i64, planes: list[i64], rest: list[i64]) -> None:
        """One of the planes goes on top of the planar deck, all other cards to the bottom in a random order."""
        best: i64 = -1
        if planes:
            best = planes[0]
            if len(planes) > 1:
                decision = Decision(D_CHOOSE, seat)
                decision.origin = ctx.object
                decision.purpose = FOR_PLANE
                decision.own = True
                decision.source = ctx.source
                decision.candidates = planes
                decision.tone = 1
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


def may_put_under(game: Game, ctx: Context, seat: i64) -> None:
    """The top card of a planar deck is revealed, and its player may put it on the bottom."""
    if not deck_of(game.state, seat):
        return
    top = deck_of(game.state, seat)[-1]
    say_revealed(game, seat, [top])
    decision = Decision(D_CHOOSE, seat)
    decision.origin = ctx.object
    decision.purpose = FOR_PLANE
    decision.own = True
    decision.source = ctx.source
    decision.candidates = [top]
    decision.minimum = 0
    if game.ask(decision):
        lay_under(game.state, seat, [top])


def say_revealed(game: Game, seat: i64, ids: list[i64]) -> None:
    """Everybody sees these cards of a planar deck. CR 701.20."""
    if game.logging and ids:
        names: list[str] = []
        for id in ids:
            names.append(game.state.objs[id].card.name)
        game.say("701.20", f"{game.name_of_seat(seat)} reveals {', '.join(names)} from their planar deck")


def in_any_order(game: Game, ctx: Context, seat: i64, ids: list[i64]) -> list[i64]:
    """These cards in the order that a player chooses. CR 401.4."""
    if len(ids) < 2:
        return ids
    decision = Decision(D_ORDER, seat)
    decision.origin = ctx.object
    decision.purpose = FOR_CHOICE
    decision.own = True
    decision.source = ctx.source
    decision.candidates = ids
    return game.ask(decision)


# the planar die ------------------------------------------------------------------------------------------------------
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

    def __init__(self, walking: bool = False) -> None:
        self.static: MoreChaos = MoreChaos(walking)

    def happen(self, game: Game, ctx: Context) -> None:
        duration = D_PLAYERS_TURN if self.static.walking else D_AWAY
        add_standing(game.state, standing(game, ctx, self.static, duration, game.state.tick()))
        game.state.touch()


# turn order, and going on for as long as luck is bad -----------------------------------------------------------------
class ReverseTurnOrder(Effect):
    """Reverse the game's turn order. CR 101.4, 103.1."""

    def happen(self, game: Game, ctx: Context) -> None:
        game.state.direction = -game.state.direction
        game.state.touch()
        if game.logging:
            way = "left" if game.state.direction > 0 else "right"
            game.say("500.1", f"Turns go to the {way} from now on")


class UntilYouWinAFlip(Effect):
    """Something is done, and done again for as long as you lose the coin flip after it. CR 705.2."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def happen(self, game: Game, ctx: Context) -> None:
        while True:
            self.effect.happen(game, ctx)
            if not game.state.in_game(ctx.controller) or flip(game, ctx, ctx.controller):
                return
