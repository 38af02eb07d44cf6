"""Left or right, chosen for a permanent, and what is attacked in that direction only. CR 101.4, 508.1c, 607.2d, 803."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import EntersDifferently, Subject, context_of
from apnap.abilities.players import EACH_PLAYER
from apnap.rules.ch1_concepts.definitions import Context, Effect, Static
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, PLANESWALKER, S_ATTACK
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.designations import A_DIRECTION, note, noted, with_note
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, State

LEFT: Final = 0
SIDES: Final = ["left", "right"]


def chosen_side(game: Game, seat: Seat, source: ObjectId) -> i64:
    """A player chooses left or right. CR 608.2d."""
    return ask_one(game, ModeDecision(seat, "608.2d", [0, 1], SIDES, source=source))


def step_of(side: i64) -> i64:
    """Seats are counted to the left."""
    return 1 if side == LEFT else -1


def nearest_opponent(state: State, seat: Seat, side: i64) -> Seat:
    """The first opponent on that side, whoever sits between; -1 without one. Leavers' seats close up. CR 800.4."""
    s = seat
    for _i in range(state.seats):
        s = (s + step_of(side) + state.seats) % state.seats
        if state.in_game(s) and state.opponents(seat, s):
            return s
    return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSideAsEnters(EntersDifferently):
    """As this permanent enters, choose left or right. CR 614.12a."""

    def __init__(self) -> None:
        super().__init__()

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and game.state.in_game(event.seat):
            side = chosen_side(game, event.seat, event.id)
            entry = entry_of(game, event)
            entry.chosen = with_note(entry.chosen, A_DIRECTION, side)
        return event


class ChooseSide(Effect):
    """Choose left or right, for the permanent whose ability this is. CR 607.2d, 608.2d."""

    def happen(self, game: Game, ctx: Context) -> None:
        side = chosen_side(game, ctx.controller, ctx.source)
        if side >= 0 and game.state.objs[ctx.source].zone == BATTLEFIELD:
            note(game.state, ctx.source, A_DIRECTION, side)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackNearestOnly(Static):
    """Players attack nobody but the nearest opponent on the chosen side, and planeswalkers there. CR 508.1c.

    `last` is a choice of words: 'the last chosen direction'. Without a choice everybody may be attacked (607.5a).
    """

    WORDING: ClassVar[tuple[str, ...]] = ("last",)

    def __init__(self, who: Subject = EACH_PLAYER, last: bool = False) -> None:
        super().__init__([S_ATTACK])
        self.who: Subject = who
        self.last: bool = last

    def demands_attacks(self) -> bool:
        return False

    def cant_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        side = noted(game.state.objs[effect.source], A_DIRECTION, -1)
        seat = game.state.objs[attacker].controller
        if side < 0 or not self.who.includes(game, context_of(effect), -1 - seat):
            return False
        if defender >= 0:
            if not game.char(defender).types & PLANESWALKER:
                return True  # a battle is neither
            holder = game.state.objs[defender].controller
        else:
            holder = -1 - defender
        return holder != nearest_opponent(game.state, seat, side)

    def loop_inputs(self) -> i64:
        return 0
