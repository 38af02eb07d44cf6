"""A turn marker with the turn it runs: its step, its combat, its own stack, its log of events (500, 807)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    EV_KINDS,
    FIRST_DAMAGE,
    MAIN1,
    MAIN2,
    STAGE_START,
    UNTAP,
    UPKEEP,
)
from apnap.rules.core.types import Marker, ObjectId, Step, Unit

if TYPE_CHECKING:
    from apnap.rules.ch7_additional.loops.loops import Footprint, Said
    from apnap.rules.events import Event

# what is said about an extra turn as it is given (500.7): bits beside the unit that takes it
EXTRA_UNIT: Final = 255
NO_UNTAP: Final = 1 << 8  # its untap step is skipped
NO_SCHEMES: Final = 1 << 9  # schemes can't be set in motion in it

NORMAL_TURN: Final[list[i64]] = [
    UNTAP,
    UPKEEP,
    DRAW,
    MAIN1,
    BEGIN_COMBAT,
    ATTACKERS,
    BLOCKERS,
    FIRST_DAMAGE,
    DAMAGE,
    END_COMBAT,
    MAIN2,
    END,
    CLEANUP,
]

NO_TRAIL: Final[list[Footprint]] = []
NOTHING_SAID: Final[list[Said]] = []


@mypyc_attr(acyclic=True)
class Turn:
    """The turn that a marker runs. Collections are replaced, never changed in place, except the two edited with it."""

    def __init__(self, marker: Marker, stamp: i64) -> None:
        self.stamp: i64 = stamp
        self.marker: Marker = marker
        self.number: i64 = 0  # over the whole game, counting every marker's turns
        self.unit: Unit = 0  # whose turn: a seat, or a team under shared turns
        self.active: list[i64] = NO_IDS  # the active seats still in the game, possibly none (800.4j)
        self.extra: bool = False  # an extra turn (500.7)
        self.extra_turn_flags: i64 = 0  # what was said about it then
        self.regular: i64 = 0  # the unit whose regular turn was the latest: turn order goes on from there
        self.plan: list[i64] = NORMAL_TURN  # the steps of this turn
        self.plan_index: i64 = 0  # where in the plan
        self.step: Step = UNTAP
        self.stage: i64 = STAGE_START
        self.priority: i64 = 0  # the unit with priority
        self.passed: i64 = 0  # mask of the seats that passed in succession
        self.stack: list[i64] = []  # edited in place (the copy is made by edit_turn)
        self.attackers: list[ObjectId] = NO_IDS
        self.attacked: bool = False  # a creature was declared as an attacker or put in attacking (508.8)
        self.defenders: i64 = 0  # mask of the defending seats of this combat
        self.first_strike: bool = False  # this combat has two damage steps (510.4)
        self.spells: i64 = 0  # cast this turn, by anybody
        self.each_cast_before: list[i64] = NO_IDS  # spells of the turn before, by seat; empty: no turn before
        self.cast_before: i64 = -1  # spells of the turn before, the most of one of its players; -1: none yet (731.2)
        self.needs_cleanup: bool = False  # another cleanup step is due (514.3a)
        # has ended a step, and waits until the other turns have ended theirs (807.4)
        self.waits_for_others: bool = False
        self.removals: i64 = 0  # how often this marker has been designated for removal (807.4e)
        # with several markers: ids and the damage marked on them in this turn
        self.damage_this_turn: list[i64] = NO_IDS
        self.planar_controller: i64 = -1  # the planar controller (901.6)
        # what repeats, see loops.py; replaced
        self.resolved: i64 = 0  # resolutions since somebody last acted
        self.resolution_trail: list[Footprint] = NO_TRAIL
        self.choices_on_trail: list[Said] = NOTHING_SAID
        # the seat that must choose something else than in the round that began there (732.3)
        self.must_choose_differently: i64 = -1
        self.differently_since: i64 = 0
        self.loop_announced: bool = False  # it has been said that something may be a loop, but is not certain to be
        self.repeated_actions: list[Footprint] = NO_TRAIL
        self.events: list[Event | None] = [None] * EV_KINDS  # this turn's events: the newest of each kind

    def copy(self, stamp: i64) -> Turn:
        t = Turn(self.marker, stamp)
        t.number = self.number
        t.unit = self.unit
        t.active = self.active
        t.extra = self.extra
        t.extra_turn_flags = self.extra_turn_flags
        t.regular = self.regular
        t.plan = self.plan
        t.plan_index = self.plan_index
        t.step = self.step
        t.stage = self.stage
        t.priority = self.priority
        t.passed = self.passed
        t.stack = self.stack.copy()
        t.attackers = self.attackers
        t.attacked = self.attacked
        t.defenders = self.defenders
        t.first_strike = self.first_strike
        t.needs_cleanup = self.needs_cleanup
        t.spells = self.spells
        t.each_cast_before = self.each_cast_before
        t.cast_before = self.cast_before
        t.waits_for_others = self.waits_for_others
        t.removals = self.removals
        t.damage_this_turn = self.damage_this_turn
        t.planar_controller = self.planar_controller
        t.resolved = self.resolved
        t.resolution_trail = self.resolution_trail
        t.choices_on_trail = self.choices_on_trail
        t.must_choose_differently = self.must_choose_differently
        t.differently_since = self.differently_since
        t.loop_announced = self.loop_announced
        t.repeated_actions = self.repeated_actions
        t.events = self.events.copy()
        return t
