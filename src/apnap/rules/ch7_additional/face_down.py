"""Face-down permanents: turning them face up as a special action, and face down by an effect. CR 708, 116.2b.

What an object is while face down is in copiable_values.py; a CastMethod with `face_down_values` casts one face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.costs.total_costs import Total
from apnap.rules.ch1_concepts.definitions import NO_COSTS, Ability, Context, CostPart
from apnap.rules.ch2_cards.characteristics import FREE, Chars, parse_mana_cost
from apnap.rules.ch2_cards.printed import MODAL, TRANSFORM, CastMethod, FaceDownValues
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch6_spells import announcing
from apnap.rules.ch6_spells.layers.copiable_values import PLAIN_FACE_DOWN
from apnap.rules.ch7_additional import components
from apnap.rules.ch7_additional.faces import FaceChange, turned
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, HAND, PERMANENT_TYPES, PLUS
from apnap.rules.core.decisions import FOR_X, FROM_ACTION, O_SPECIAL, NumberDecision, Option
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Counters, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

BY_MANA_COST: Final = 1000  # in an option: the way of a manifested or cloaked permanent (701.40b, 701.58b)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnsUp(Ability):
    """Cast this face down for {3}, and turn it face up for a cost: morph and its kin. CR 702.37, 702.168."""

    def __init__(self, parts: list[CostPart], way: CastMethod, counter: bool) -> None:
        super().__init__(-1)
        self.costs: list[CostPart] = parts
        self.way: CastMethod = way
        self.counter: bool = counter  # and puts a +1/+1 counter on it (702.37b)

    def ways(self) -> list[CastMethod]:
        return [self.way]


@mypyc_attr(allow_interpreted_subclasses=True)
class AsTurnedUp(Ability):
    """Something happens as this is turned face up, with that and not after it. CR 614.1e, 708.8."""

    def __init__(self) -> None:
        super().__init__(-1)

    def also_happens(self, game: Game, seat: Seat, id: ObjectId, x: i64) -> list[Event]:
        """What happens with it."""
        raise NotImplementedError


def face_up_values(o: Obj) -> Chars:
    """The copiable values that it would have face up. CR 708.8, 708.10."""
    if o.components:
        return components.joint_values(o, True)
    copied = o.copied
    return o.card.faces[o.face].chars if copied is None else copied


# the special action --------------------------------------------------------------------------------------------------
def turn_up_options(game: Game, seat: Seat, out: list[Option]) -> None:
    """Offer to turn each face-down permanent of this player face up, in each way that can be paid for. CR 116.2b."""
    state = game.state
    for id in state.ids(seat, BATTLEFIELD):
        o = state.objs[id]
        if o.face_down:
            chars = face_up_values(o)
            for i in range(len(chars.abilities.every)):
                if isinstance(chars.abilities.every[i], TurnsUp) and can_turn_up(game, seat, o, i):
                    out.append(Option(O_SPECIAL, id, i))
            if can_turn_up(game, seat, o, BY_MANA_COST):
                out.append(Option(O_SPECIAL, id, BY_MANA_COST))


def can_turn_up(game: Game, seat: Seat, o: Obj, index: i64) -> bool:
    """Is there such a cost, and can it be paid? CR 702.37e, 701.40b."""
    total = cost_to_turn_up(o, index)
    return total.payable and total_costs.can_pay_total(game, announcing.considered(seat, o.id), total, 0)


def cost_to_turn_up(o: Obj, index: i64) -> Total:
    """What turning it face up costs: its morph cost, or the mana cost of a creature card. CR 702.37e, 701.40b."""
    chars = face_up_values(o)
    if index != BY_MANA_COST:
        ability = chars.abilities.every[index]
        if isinstance(ability, TurnsUp):
            return total_costs.combined(FREE, ability.costs)
    values = o.face_down_values
    cost = chars.cost
    total = Total(FREE if cost is None else cost, NO_COSTS)
    total.payable = values is not None and values.by_mana_cost and cost is not None and chars.types & CREATURE != 0
    return total


def turn_up(game: Game, seat: Seat, id: ObjectId, index: i64) -> None:
    """Pay for it, then turn the permanent face up; it does not use a stack. CR 116.2b, 702.37e, 708.7."""
    o = game.state.objs[id]
    counter = False
    if index != BY_MANA_COST:
        ability = face_up_values(o).abilities.every[index]
        counter = isinstance(ability, TurnsUp) and ability.counter
    learn(game.state, id, EVERYBODY)  # its cost is shown to all
    total = cost_to_turn_up(o, index)
    x: i64 = 0
    if total.mana.x:
        most = total_costs.largest_x(game, seat, total)
        if most > 0:
            x = game.ask(NumberDecision(seat, "702.37f", 0, most, purpose=FOR_X, origin=FROM_ACTION, source=id))[0]
    total_costs.pay_total(game, Context(seat, id), total, x)
    events: list[Event] = [TurnedUp(id, x)]
    if counter:
        events.append(Counters(id, PLUS, 1))
    game.emit_all(events)


# events --------------------------------------------------------------------------------------------------------------
class TurnedUp(FaceChange):
    """A face-down permanent is turned face up. CR 708.7-8; an instant or sorcery is only revealed (701.40g)."""

    def __init__(self, id: i64, x: i64 = 0) -> None:
        super().__init__(id)
        self.x: i64 = x  # chosen for the cost of turning it face up (702.37f)

    def chosen_x(self) -> i64:
        return self.x

    def parts(self, game: Game) -> list[Event] | None:
        """What its own text says of being turned face up. CR 614.1e."""
        o = game.state.objs[self.id]
        if o.zone != BATTLEFIELD or not o.face_down or components.holds_spell(o):
            return None
        out: list[Event] = []
        values = face_up_values(o)
        if values.types & PERMANENT_TYPES:
            for ability in values.abilities.every:
                if isinstance(ability, AsTurnedUp):
                    out += ability.also_happens(game, o.controller, self.id, self.x)
        return out if out else None

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.zone != BATTLEFIELD or not o.face_down:
            return False
        learn(state, self.id, EVERYBODY)
        if not face_up_values(o).types & PERMANENT_TYPES or components.holds_spell(o):
            return False
        o = state.edit(self.id)
        if o.components:
            components.turn_each(game, o, False)
        o.face_down = False
        o.face_down_values = None
        o.timestamp = state.tick()  # 613.7f
        turned(game, o)
        return True

    def rule(self) -> str:
        return "708.8"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} is turned face up"


class TurnedDown(FaceChange):
    """A face-up permanent is turned face down. CR 708.2a-b; double-faced ones cannot be (712.16)."""

    def __init__(self, id: i64, values: FaceDownValues) -> None:
        super().__init__(id)
        self.face_down_values: FaceDownValues = values

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.zone != BATTLEFIELD or o.face_down or o.card.layout == TRANSFORM or o.card.layout == MODAL:
            return False
        if components.holds_two_faces(o):
            return False
        o = state.edit(self.id)
        if o.components:
            components.turn_each(game, o, True)
        o.face_down = True
        o.face_down_values = None if self.face_down_values is PLAIN_FACE_DOWN else self.face_down_values
        o.known_to = EVERYBODY  # all have seen what it was
        o.timestamp = state.tick()
        state.has_face_down = True
        turned(game, o)
        return True

    def rule(self) -> str:
        return "708.2a"

    def line(self, game: Game) -> str:
        return f"{game.state.objs[self.id].card.name} is turned face down"


def method(name: str, cost: str, values: FaceDownValues) -> CastMethod:
    """A way to cast a card face down. CR 702.37c, 708.4."""
    way = CastMethod(name, 1 << HAND, parse_mana_cost(cost), [], 0)
    way.face_down_values = values
    return way
