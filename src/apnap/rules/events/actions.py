"""Events of what players do and of turns: casting, activating, targeting, combat, steps, land plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Ability, Activated, Triggered
from apnap.rules.core.constants import (
    EV_ACTIVATE,
    EV_ATTACK,
    EV_BLOCK,
    EV_BLOCKED,
    EV_CAST,
    EV_COUNTERED,
    EV_LAND,
    EV_MECHANIC,
    EV_STEP,
    EV_TARGET,
    EV_TRIGGER,
    EV_TURN,
    GRAVEYARD,
    NONE,
    STACK,
)
from apnap.rules.core.log import target_words
from apnap.rules.core.objects import added
from apnap.rules.core.types import ObjectId, Ref, Seat, Step, Unit
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# by keyword action: its rule, what the log says, whether a player does it to the object, whether its number is told
KEYWORD_ACTIONS: Final[dict[str, tuple[str, str, bool, bool]]] = {
    "scry": ("701.22", "scries", False, True),
    "surveil": ("701.25", "surveils", False, True),
    "clash": ("701.30", "clashes", False, False),
    "proliferate": ("701.34", "proliferates", False, False),
    "investigate": ("701.16", "investigates", False, False),
    "copy": ("707.10", "copies", True, False),
    "populate": ("701.36", "populates", True, False),
    "explore": ("701.44", "explores", False, False),
    "connive": ("701.50", "connives", False, False),
    "fight": ("701.14", "fights", False, False),
    "cycle": ("702.29", "cycles", True, False),
    "exploit": ("702.110", "exploits a creature", False, False),
    "mutates": ("702.140", "mutates", False, False),
    "foretold": ("702.143", "foretells", True, False),
    "plotted": ("702.170", "plots", True, False),
    "fateseal": ("701.29", "fateseals", False, True),
    "exert": ("701.43", "exerts", True, False),
    "amass": ("701.47", "amasses", False, True),
    "discover": ("701.57", "discovers", False, True),
    "collect evidence": ("701.59", "collects evidence", False, False),
    "forage": ("701.61", "forages", False, False),
    "manifest dread": ("701.62", "manifests dread", False, False),
    "airbend": ("701.65", "airbends", False, False),
    "earthbend": ("701.66", "earthbends", True, True),
    "monstrous": ("701.37", "becomes monstrous", False, False),
    "harnessed": ("701.64", "becomes harnessed", False, False),
    "renowned": ("702.112", "becomes renowned", False, False),
    "blight": ("701.68", "blights", True, True),
    "gift": ("702.174c", "gives a gift", False, False),
    "solve": ("719.3a", "solves", True, False),
    "enlist": ("702.154c", "enlists a creature", False, False),
    "haunt": ("702.55a", "has resolved and may haunt", True, False),
    "crewed": ("702.122", "crews", True, False),
}


class SpellCast(Event):
    """A spell has become cast. CR 601.2i."""

    def __init__(self, id: ObjectId, seat: Seat) -> None:
        super().__init__(EV_CAST)
        self.id: ObjectId = id
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        game.state.edit_turn().spells += 1
        return True

    def is_quiet(self) -> bool:
        return True

    def rule(self) -> str:
        return "601.2i"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} casts {game.name(self.id)}{target_words(game, self.id)}"


class AbilityActivated(Event):
    """An ability has become activated. CR 602.2b."""

    def __init__(self, source: ObjectId, seat: Seat, ability: Activated, object: ObjectId) -> None:
        super().__init__(EV_ACTIVATE)
        self.source: ObjectId = source
        self.seat: Seat = seat
        self.ability: Activated = ability
        self.object: ObjectId = object  # on a stack; -1 for a mana ability
        self.last_loyal: AbilityActivated | None = None  # the last loyalty ability activated before it this turn

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        self.last_loyal = last_loyal(game.state.turn().events[EV_ACTIVATE])
        return True

    def rule(self) -> str:
        return "602.2b" if self.object >= 0 else "605.3"

    def line(self, game: Game) -> str:
        if self.object < 0:
            return ""
        seat = game.name_of_seat(self.seat)
        return f"{seat} activates an ability of {game.name(self.source)}{target_words(game, self.object)}"


def last_loyal(e: Event | None) -> AbilityActivated | None:
    """The last loyalty ability that was activated, up to this activation. CR 606.3."""
    while e is not None:
        if isinstance(e, AbilityActivated):
            return e if e.ability.loyalty else e.last_loyal
        e = e.prev
    return None


class HasTriggered(Event):
    """An ability with a limit for each turn has triggered. CR 603.2h."""

    def __init__(self, source: ObjectId, ability: Triggered) -> None:
        super().__init__(EV_TRIGGER)
        self.source: ObjectId = source
        self.ability: Triggered = ability


class HasResolved(Event):
    """An ability that asks how often it has resolved in a turn does so. CR 608.2."""

    def __init__(self, source: ObjectId, ability: Ability) -> None:
        super().__init__(EV_TRIGGER)
        self.source: ObjectId = source
        self.ability: Ability = ability


FINAL_CHAPTER: Final = (
    "final chapter"  # what has happened when the last chapter ability of a Saga has resolved (714.2d)
)


class Happened(Event):
    """A keyword action was taken: who did it, to or with what, and how much. CR 701."""

    def __init__(self, action: str, seat: Seat, ref: Ref = NONE, amount: i64 = 0) -> None:
        super().__init__(EV_MECHANIC)
        self.action: str = action
        self.seat: Seat = seat
        self.ref: Ref = ref
        self.amount: i64 = amount

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        known = KEYWORD_ACTIONS.get(self.action)
        return "701.1" if known is None else known[0]

    def line(self, game: Game) -> str:
        """`Ann scries 2`, or what a creature does: it `explores`."""
        known = KEYWORD_ACTIONS.get(self.action)
        if known is None:
            who = game.name_of_seat(self.seat) if self.ref == NONE else game.name(self.ref)
            return f"{who}: {self.action}{f' {self.amount}' if self.amount else ''}"
        who = game.name_of_seat(self.seat)
        if self.ref != NONE and not known[2]:
            who = game.name(self.ref)
        what = f" {game.name(self.ref)}" if self.ref != NONE and known[2] else ""
        return f"{who} {known[1]}{what}{f' {self.amount}' if self.amount > 1 or known[3] else ''}"


class BecomesTarget(Event):
    """An object or player becomes the target of a spell or ability. CR 115.1, 603.2."""

    def __init__(self, ref: Ref, object: ObjectId, seat: Seat) -> None:
        super().__init__(EV_TARGET)
        self.ref: Ref = ref
        self.object: ObjectId = object
        self.seat: Seat = seat


class Countered(Event):
    """A spell or ability is countered. CR 701.6."""

    def __init__(self, id: ObjectId) -> None:
        super().__init__(EV_COUNTERED)
        self.id: ObjectId = id
        self.to: i64 = GRAVEYARD
        self.bottom: bool = False  # of a library

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if o.zone != STACK or not self.can_happen(game):
            return False
        game.leave_stack(self.id, self.to, self.bottom)
        return True

    def can_happen(self, game: Game) -> bool:
        return not game.is_forbidden(9, game.state.objs[self.id].controller, self.id)

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].controller

    def rule(self) -> str:
        return "701.6"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} is countered"


class Attacks(Event):
    """A creature is declared as an attacker. CR 508.1, 508.3."""

    def __init__(self, id: ObjectId, defender: Ref, seat: Seat) -> None:
        super().__init__(EV_ATTACK)
        self.id: ObjectId = id
        self.defender: Ref = defender  # the player, planeswalker or battle attacked
        self.seat: Seat = seat  # the defending player
        self.place: i64 = -1  # of the step in the turn: there may be several combat phases

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        self.place = game.state.turn().plan_index
        o = game.state.edit(self.id)
        o.attacking = self.defender
        o.defender = self.seat
        game.state.edit_turn().attacked = True
        return True

    def rule(self) -> str:
        return "508.1"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} attacks {game.name(self.defender)}"


class Blocks(Event):
    """A creature is declared as a blocker. CR 509.1, 509.3."""

    def __init__(self, id: ObjectId, attacker: ObjectId) -> None:
        super().__init__(EV_BLOCK)
        self.id: ObjectId = id
        self.attacker: ObjectId = attacker

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        state = game.state
        blocker = state.edit(self.id)
        blocker.blocking = added(blocker.blocking, self.attacker)
        attacker = state.edit(self.attacker)
        attacker.blocked = True
        attacker.blockers = added(attacker.blockers, self.id)
        if attacker.band >= 0:
            self.spread(game, attacker.band)
        return True

    def spread(self, game: Game, band: i64) -> None:
        """The whole band becomes blocked by it. CR 702.22h."""
        state = game.state
        for turn in state.turns:
            for id in turn.attackers:
                o = state.objs[id]
                if o.band == band and self.id not in o.blockers:
                    other = state.edit(id)
                    other.blocked = True
                    other.blockers = added(other.blockers, self.id)
                    blocker = state.edit(self.id)
                    blocker.blocking = added(blocker.blocking, id)

    def rule(self) -> str:
        return "509.1"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} blocks {game.name(self.attacker)}"


class BecomesBlocked(Event):
    """An attacker becomes blocked. CR 509.3c."""

    def __init__(self, id: ObjectId) -> None:
        super().__init__(EV_BLOCKED)
        self.id: ObjectId = id

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        game.state.edit(self.id).blocked = True
        return True


class StaysUnblocked(Event):
    """No creature was declared as a blocker for an attacking creature. CR 509.3g."""

    def __init__(self, id: ObjectId) -> None:
        super().__init__(EV_BLOCKED)
        self.id: ObjectId = id

    def is_quiet(self) -> bool:
        return True


class StepBegins(Event):
    """A step or main phase begins. CR 500.6."""

    def __init__(self, step: Step, seat: Seat) -> None:
        super().__init__(EV_STEP)
        self.step: Step = step
        self.seat: Seat = seat  # an active seat (under shared turns, one event for each: 805.4d); -1 for none

    def affected(self, game: Game) -> i64:
        return self.seat


class TurnBegins(Event):
    """A turn begins. CR 500.1."""

    def __init__(self, unit: Unit, seat: Seat, number: i64) -> None:
        super().__init__(EV_TURN)
        self.unit: Unit = unit
        self.seat: Seat = seat  # the first of its seats
        self.number: i64 = number

    def is_quiet(self) -> bool:
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "500.1"

    def line(self, game: Game) -> str:
        names: list[str] = []
        for s in game.state.table.units[self.unit]:
            names.append(game.name_of_seat(s))
        return f"Turn {self.number}: {' and '.join(names)}"


class LandPlayed(Event):
    """A player plays a land, from a zone. CR 305.1, 116.2a."""

    def __init__(self, id: ObjectId, seat: Seat, origin: i64) -> None:
        super().__init__(EV_LAND)
        self.origin: i64 = origin
        self.id: ObjectId = id
        self.seat: Seat = seat

    def is_quiet(self) -> bool:
        return True

    def rule(self) -> str:
        return "116.2a"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} plays {game.name(self.id)}"
