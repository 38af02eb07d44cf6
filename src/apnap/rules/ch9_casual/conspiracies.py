"""Conspiracies: cards that stay in the command zone, some of them face down with a name chosen in secret.

CR 315, 702.106, 905.4-5. They are put there as the game is laid out; names are chosen before hands are drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Ability
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch4_zones.zones import new_object, register, register_in
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.ch7_additional.faces import FaceChange
from apnap.rules.core.constants import COMMAND, CONSPIRACY, LAND, LIBRARY, OUTSIDE
from apnap.rules.core.decisions import FROM_ACTION, O_SPECIAL, ModeDecision, Option
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

FOR_NAME: Final = "card name"


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Ability):
    """Hidden agenda, or with two names double agenda. CR 702.106a, 702.106f."""

    def __init__(self, names: i64) -> None:
        super().__init__(1 << COMMAND)
        self.names: i64 = names


@mypyc_attr(allow_interpreted_subclasses=True)
class Begins(Ability):
    """Its controller is the starting player. CR 103.1c."""

    def __init__(self) -> None:
        super().__init__(1 << COMMAND)


def agenda_of(card: CardDef) -> i64:
    """How many names are chosen for it in secret; 0 for a card that lies face up."""
    for ability in card.base.abilities.every:
        if isinstance(ability, Agenda):
            return ability.names
    return 0


def is_conspiracy(card: CardDef) -> bool:
    return card.base.types & CONSPIRACY != 0


# the beginning -------------------------------------------------------------------------------------------------------
def lay_down(state: State, card: CardDef, seat: Seat, number: i64) -> i64:
    """A conspiracy begins in the command zone, face down if it has hidden agenda. CR 315.2, 905.4, 905.5."""
    o = new_object(state, card, seat, seat, COMMAND, card.base)
    o.number = number
    state.edit_zone(seat, COMMAND).append(o.id)
    if agenda_of(card):
        o.face_down = True
        o.face_down_values = BLANK_FACE_DOWN  # no characteristics (315.5b)
        state.chars[o.id] = BLANK_FACE_DOWN.face.chars
        state.has_hidden_agendas = True
    elif card.base.abilities.zones >> COMMAND & 1:
        register_in(state, o.id, card.base.abilities)
    return o.id


def settle_starter(state: State) -> None:
    """Whoever has a conspiracy that says so begins; of several, one at random. CR 103.1c, 315.5a."""
    units: list[i64] = []
    for seat in range(state.seats):
        for id in state.ids(seat, COMMAND):
            o = state.objs[id]
            for ability in o.card.base.abilities.every:
                if isinstance(ability, Begins) and not o.face_down and state.table.unit_of[seat] not in units:
                    units.append(state.table.unit_of[seat])
    if len(units) == 1:
        state.starter = units[0]
    elif units:
        state.starter = units[state.below(len(units))]


def choose_names(game: Game, order: list[i64]) -> bool:
    """The next player in turn order to choose names in secret does; False when all have. CR 702.106a-b, 702.106f."""
    state = game.state
    for seat in order:
        for id in state.ids(seat, COMMAND):
            o = state.objs[id]
            if o.face_down and not o.names and is_conspiracy(o.card):
                choose_for(game, seat, id)
                return True
    return False


def choose_for(game: Game, seat: Seat, id: ObjectId) -> None:
    """A player chooses a name for a face-down conspiracy, or two different ones. CR 702.106a, 702.106f."""
    state = game.state
    labels = known_names(state, seat)
    known = set(labels)
    for name in state.card_names:  # any card name, however few of those cards are here (201.4)
        if name not in known:
            labels.append(name)
    count = min(agenda_of(state.objs[id].card), len(labels))
    decision = ModeDecision(
        seat,
        "702.106a",
        list(range(len(labels))),
        labels,
        count,
        count,
        purpose=FOR_NAME,
        origin=FROM_ACTION,
        source=id,
    )
    answer = game.ask(decision)
    names: list[str] = []
    for i in answer:
        names.append(labels[i])
    state.edit(id).names = names
    state.touch()
    if game.logging:
        # how many names there are is a secret too (702.106f)
        game.say("702.106b", f"{game.name_of_seat(seat)} notes something for a face-down conspiracy")


def known_names(state: State, seat: Seat) -> list[str]:
    """The names of the cards that a player brought, first what they have most of, lands last.

    A split card is named by one of its halves (201.4a).
    """
    counts: dict[str, i64] = {}
    lands: list[str] = []
    for zone in (LIBRARY, OUTSIDE):
        for id in state.ids(seat, zone):
            card = state.objs[id].card
            for name in card.base.name.split(" // "):
                counts[name] = counts.get(name, 0) + (1 if zone == LIBRARY else 0)
                if card.base.types & LAND and name not in lands:
                    lands.append(name)
    ranked: list[tuple[i64, i64, str]] = []
    for name in counts:
        ranked.append((1 if name in lands else 0, -counts[name], name))
    ranked.sort()
    return [name for _, _, name in ranked]


# the special action --------------------------------------------------------------------------------------------------
def options(game: Game, seat: Seat, out: list[Option]) -> None:
    """Offer to turn each face-down conspiracy of a player face up, any time they have priority. CR 116.2j, 702.106c."""
    state = game.state
    for id in state.ids(seat, COMMAND):
        o = state.objs[id]
        if o.face_down and is_conspiracy(o.card):
            out.append(Option(O_SPECIAL, id))


class AgendaRevealed(FaceChange):
    """A face-down conspiracy is turned face up, and its names are revealed. CR 702.106c, 315.5."""

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.zone != COMMAND or not o.face_down:
            return False
        o = state.edit(self.id)
        o.face_down = False
        o.face_down_values = None
        o.timestamp = state.tick()
        state.chars[self.id] = o.card.base
        if o.card.base.abilities.zones >> COMMAND & 1:
            register(game, self.id, o.card.base.abilities)
        learn(state, self.id, EVERYBODY)
        state.edit_player(o.controller).mana_dirty = True
        return True

    def rule(self) -> str:
        return "702.106c"

    def line(self, game: Game) -> str:
        return secret_line(game, self.id)


def secret_line(game: Game, id: ObjectId) -> str:
    """What a conspiracy that is revealed says."""
    o = game.state.objs[id]
    named = " and ".join(o.names)
    return f"{game.name_of_seat(o.owner)} reveals {o.card.name}" + (f", naming {named}" if named else "")


def turn_up(game: Game, id: ObjectId) -> None:
    """The special action: it uses no stack. CR 116.2j, 905.4a."""
    game.emit(AgendaRevealed(id))


def reveal_all(game: Game, seat: Seat) -> None:
    """A player leaves, or the game ends: everybody sees their face-down conspiracies. CR 702.106e."""
    state = game.state
    for id in state.ids(seat, COMMAND):
        o = state.objs[id]
        if o.face_down and is_conspiracy(o.card):
            learn(state, id, EVERYBODY)
            if game.logging:
                game.say("702.106e", secret_line(game, id))
