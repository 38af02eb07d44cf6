"""The planar die: rolling it as a special action, chaos, and the ability that lets its roller planeswalk.

CR 901.3a, 901.8, 901.9, 311.7. That ability has no source; it is in the command zone of each player, on an object
that is not a card, as the monarch's do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.total_costs import Total, can_pay_total, pay_total
from apnap.rules.ch1_concepts.definitions import NO_COSTS, NO_IDS, Context, Effect, Pattern, Triggered, ability_set
from apnap.rules.ch1_concepts.mana.sources import with_generic
from apnap.rules.ch2_cards.characteristics import FREE, NO_SUBTYPES, Chars
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import cease, new_object, put_in
from apnap.rules.ch6_spells.triggers import add_trigger
from apnap.rules.ch7_additional.chance import DiceRolled
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.ch9_casual.planes import marker_of, planeswalk
from apnap.rules.core.constants import COMMAND, EV_MECHANIC, N_PLANAR_DICE, NONE
from apnap.rules.core.decisions import O_SPECIAL, ModeDecision, Option
from apnap.rules.core.state import State, Trigger
from apnap.rules.core.types import Marker, ObjectId, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

ROLL_PLANAR_DIE: Final = 90_000  # in an option: the special action of rolling it

# its six faces: one of each symbol, the others blank (901.3a)
FACES: Final = 6
PLANESWALKER_FACE: Final = 0
CHAOS_FACE: Final = 1
BLANK_FACE: Final = 2
FACE_WORDS: Final = ["the Planeswalker symbol", "chaos", "a blank"]


# events --------------------------------------------------------------------------------------------------------------
class PlanarRolled(DiceRolled):
    """A player has rolled the planar die, which shows no number. CR 901.9, 901.9d."""

    def __init__(self, seat: Seat, face: i64) -> None:
        super().__init__(seat, FACES, NO_IDS)
        self.face: i64 = face

    def rule(self) -> str:
        return "901.9"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} rolls {FACE_WORDS[self.face]} on the planar die"


class Chaos(Event):
    """Chaos ensues: on every plane that hears of it, or on one. CR 311.7."""

    def __init__(self, seat: Seat, id: ObjectId = -1) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.id: ObjectId = id

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "311.7"

    def line(self, game: Game) -> str:
        return "Chaos ensues" if self.id < 0 else f"Chaos ensues on {game.state.objs[self.id].card.name}"


class ChaosEnsuing(Pattern):
    """What a chaos ability waits for. CR 311.7."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_MECHANIC]
        self.zones = 1 << COMMAND

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Chaos) and (event.id < 0 or event.id == watcher.source)

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        return [-1 - event.seat] if isinstance(event, Chaos) else []


# the planeswalking ability -------------------------------------------------------------------------------------------
class RollsPlaneswalker(Pattern):
    """Your planar die comes up with the Planeswalker symbol. CR 901.8."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_MECHANIC]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, PlanarRolled) and event.face == PLANESWALKER_FACE and event.seat == watcher.controller


class RollerPlaneswalks(Effect):
    """Planeswalk. CR 901.8."""

    def happen(self, game: Game, ctx: Context) -> None:
        planeswalk(game, ctx.controller, ctx.source, True)


PLANESWALKING: Final = Triggered(RollsPlaneswalker(), RollerPlaneswalks(), 1 << COMMAND)


def die() -> CardDef:
    """What is in the command zone for the planeswalking ability."""
    chars = Chars("The planar die", None, 0, 0, 0, NO_SUBTYPES, 0, ability_set([PLANESWALKING]), 0, 0)
    return CardDef("The planar die", "marker", [Face(chars)], [])


DIE: Final = die()


def place_dice(game: Game) -> None:
    """Every player has the planeswalking ability. CR 901.8."""
    state = game.state
    for seat in range(state.seats):
        if state.in_game(seat):
            put_in(game, new_object(state, DIE, seat, seat, COMMAND, DIE.base), 0)


def forget_planeswalking(game: Game, marker: Marker) -> None:
    """A plane has left the game: planeswalking abilities that were to lead away from it cease to exist. CR 901.10a."""
    state = game.state
    for id in state.turns[marker].stack.copy():
        if state.objs[id].ability is PLANESWALKING:
            cease(game, id)
    state.pending = without_planeswalking(state.pending, marker)


def without_planeswalking(waiting: list[Trigger], marker: Marker) -> list[Trigger]:
    """What has triggered and waits to be put onto a stack, without the planeswalking abilities for this one."""
    keep: list[Trigger] = []
    for t in waiting:
        if t.ability is not PLANESWALKING or t.marker != marker:
            keep.append(t)
    return keep


# rolling -------------------------------------------------------------------------------------------------------------
def cost_of_rolling(state: State, seat: Seat) -> Total:
    """As much mana as this player has taken the action before in this turn. CR 901.9, 116.2i."""
    return Total(with_generic(FREE, state.players[seat].planar_rolls), NO_COSTS)


def payer(seat: Seat) -> Context:
    ctx = Context(seat, -1)
    ctx.object = -1
    return ctx


def roll_option(game: Game, seat: Seat, out: list[Option]) -> None:
    """Offer to roll the planar die, at the time of a sorcery. CR 116.2i, 901.9, 901.12d."""
    state = game.state
    if not state.players[seat].planar_rolls or can_pay_total(game, payer(seat), cost_of_rolling(state, seat), 0):
        out.append(Option(O_SPECIAL, -1, ROLL_PLANAR_DIE))


def take(game: Game, seat: Seat) -> None:
    """Pay for a roll of the planar die, and roll it. CR 901.9."""
    state = game.state
    if state.players[seat].planar_rolls:
        pay_total(game, payer(seat), cost_of_rolling(state, seat), 0)
    game.state.edit_player(seat).planar_rolls += 1
    roll_planar_die(game, seat, -1)


def kept_face(game: Game, seat: Seat) -> i64:
    """What the planar die shows; of several, that of the one which the player does not ignore. CR 706.6, 901.9."""
    faces: list[i64] = []
    for _i in range(1 + game.total_number(N_PLANAR_DICE, seat)):
        rolled = game.state.below(FACES)
        face: i64 = rolled if rolled < BLANK_FACE else BLANK_FACE
        if face not in faces:
            faces.append(face)
    if len(faces) == 1:
        return faces[0]
    faces.sort()
    decision = ModeDecision(seat, "706.6", list(range(len(faces))), [FACE_WORDS[face] for face in faces], source=-1)
    answer = ask_one(game, decision)
    return faces[answer] if answer >= 0 else faces[0]


def roll_planar_die(game: Game, seat: Seat, cause: i64) -> None:
    """A player rolls the planar die, and what it shows happens. CR 901.9a-c."""
    event = PlanarRolled(seat, kept_face(game, seat))
    event.cause = cause
    game.emit(event)
    if event.face == CHAOS_FACE:
        ensue(game, seat, cause)


def ensue(game: Game, seat: Seat, cause: i64) -> None:
    """Chaos ensues. CR 311.7, 901.9b."""
    event = Chaos(seat)
    event.cause = cause
    game.emit(event)


def ensue_on(game: Game, seat: Seat, id: ObjectId, cause: i64) -> None:
    """Chaos ensues on one plane, be it face up or revealed in a planar deck. CR 311.7."""
    state = game.state
    event = Chaos(seat, id)
    event.cause = cause
    game.emit(event)
    if id in state.planes:
        return
    controller = state.turns[marker_of(state, seat)].planar_controller
    for ability in state.objs[id].card.base.abilities.triggered:
        if isinstance(ability.pattern, ChaosEnsuing) and controller >= 0:
            trigger = Trigger(ability, id, controller, event)
            trigger.it = NONE
            trigger.marker = state.here
            trigger.free = not game.state.cause.on_stack
            add_trigger(game, trigger)
