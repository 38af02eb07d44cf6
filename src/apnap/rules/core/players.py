"""Players (102): what belongs to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch9_casual.noted import NO_NOTES, Noted
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.mana.purpose import Spending

# how a seat's game ended (104)
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
DREW: Final = 3
OUTCOME_NAMES: Final = ["playing", "won", "lost", "drew"]

NO_COMMANDER: Final = -1

NO_NAMES: Final[list[str]] = []
NO_ZONES: Final[list[list[i64]]] = []
EMPTY_POOL: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


class Mana:
    """One unit of mana with strings attached: what it may be spent on, and what made it. CR 106.6."""

    def __init__(self, kind: i64, snow: bool, source: ObjectId, restriction: Spending) -> None:
        self.kind: i64 = kind
        self.snow: bool = snow
        self.source: ObjectId = source
        self.restriction: Spending = restriction


NO_MANA: Final[list[Mana]] = []


@mypyc_attr(acyclic=True)
class Player:
    """One seat's player. Small collections are replaced, never changed in place."""

    def __init__(self, seat: Seat, stamp: i64) -> None:
        self.stamp: i64 = stamp
        self.seat: Seat = seat
        self.in_game: bool = True
        self.outcome: i64 = PLAYING
        self.reason: str = ""  # the rule by which the game ended for them
        self.life: i64 = 20  # of the pool, where this seat holds one (TableRules.life_of)
        self.poison: i64 = 0
        self.counters: dict[str, i64] | None = None
        self.drew_empty: bool = False  # tried to draw from an empty library since the last check (704.5b)
        self.lands_played: i64 = 0  # this turn
        self.turn_began: i64 = 0  # the tick at which their latest turn began (302.6)
        self.last_turn: i64 = 0  # the tick at which the turn before that one began (702.30a)
        self.turns: i64 = 0  # turns begun
        self.mulligans: i64 = 0
        self.kept_hand: bool = False
        self.opening: i64 = 0  # where they are in the mulligan process; see setup.py
        self.controlled_by: i64 = -1  # the seat that makes their decisions (723)
        self.left_with: list[i64] = NO_IDS  # how many objects were in each of their zones as they left (800.4i)
        self.left_permanents: list[i64] = NO_IDS  # what they controlled then (800.4i)
        self.left_cards: list[list[i64]] = NO_ZONES  # by zone, the cards they had elsewhere then (800.4i)
        self.dungeons: i64 = 0  # completed (309.7)
        self.has_citys_blessing: bool = False  # has the city's blessing (702.131c)
        self.speed: i64 = 0  # 0 for none (702.179)
        self.has_enduring_story: bool = False  # 702.195b
        self.paradigms: list[str] = NO_NAMES  # of spells with paradigm of theirs that have resolved (702.192a)
        self.ring_tempted: i64 = 0  # how often the Ring has tempted them (701.54)
        self.next_controlled_by: i64 = -1  # the seat that will do so during their next turn (723.1)
        self.commander_casts: list[i64] = NO_IDS  # beside each, how often they cast it from the command zone (903.8)
        self.commander_damage: list[i64] = NO_IDS  # pairs: a commander's number, what it dealt them (903.10a)
        self.identity: i64 = NO_COMMANDER  # mask of the colours of their commanders together (903.4, 702.124c)
        self.commanders: list[i64] = NO_IDS  # which cards they are, by Obj.number, wherever those are now (903.3)
        self.notes: list[Noted] = NO_NOTES  # what they noted as they drafted (905.2b)
        self.pool: list[i64] = EMPTY_POOL
        self.pool_total: i64 = 0
        self.special_mana: list[Mana] = NO_MANA
        self.shown_library: i64 = 0  # cards that left their library, and their hand: what an undo must not take back
        self.shown_hand: i64 = 0
        self.skips: list[i64] = NO_IDS  # steps still to be skipped, and more, see turn_control.py (614.10)
        self.planar_rolls: i64 = 0  # how often they took the action of rolling the planar die this turn (901.9)
        self.extra_turns_owed: i64 = 0  # extra turns still to take, in a game with turn markers (807.4i-j)
        self.extra_turn_terms: list[i64] = NO_IDS  # what was said about these, the latest last; replaced
        # the mana profile: what could be made, by colour subset; see mana.py
        self.mana_dirty: bool = True
        self.mana_version: i64 = -1  # good for this State.version only; -1 for until it is dirty
        self.mana_plain: bool = True  # every source costs nothing but itself, so the profile alone decides
        self.mana_total: i64 = 0
        self.mana_by: list[i64] = NO_IDS
        self.mana_most: i64 = 0  # no more than this could be made in all, and only of these kinds
        self.mana_kinds: i64 = 0

    def copy(self, stamp: i64) -> Player:
        p = Player(self.seat, stamp)
        p.in_game = self.in_game
        p.outcome = self.outcome
        p.reason = self.reason
        p.life = self.life
        p.poison = self.poison
        p.counters = self.counters
        p.drew_empty = self.drew_empty
        p.lands_played = self.lands_played
        p.turn_began = self.turn_began
        p.last_turn = self.last_turn
        p.turns = self.turns
        p.mulligans = self.mulligans
        p.kept_hand = self.kept_hand
        p.opening = self.opening
        p.controlled_by = self.controlled_by
        p.left_with = self.left_with
        p.left_permanents = self.left_permanents
        p.left_cards = self.left_cards
        p.dungeons = self.dungeons
        p.has_citys_blessing = self.has_citys_blessing
        p.speed = self.speed
        p.has_enduring_story = self.has_enduring_story
        p.paradigms = self.paradigms
        p.ring_tempted = self.ring_tempted
        p.next_controlled_by = self.next_controlled_by
        p.commander_casts = self.commander_casts
        p.commander_damage = self.commander_damage
        p.identity = self.identity
        p.commanders = self.commanders
        p.notes = self.notes
        p.pool = self.pool
        p.pool_total = self.pool_total
        p.special_mana = self.special_mana
        p.shown_library = self.shown_library
        p.shown_hand = self.shown_hand
        p.skips = self.skips
        p.planar_rolls = self.planar_rolls
        p.extra_turns_owed = self.extra_turns_owed
        p.extra_turn_terms = self.extra_turn_terms
        p.mana_dirty = self.mana_dirty
        p.mana_version = self.mana_version
        p.mana_plain = self.mana_plain
        p.mana_total = self.mana_total
        p.mana_by = self.mana_by
        p.mana_most = self.mana_most
        p.mana_kinds = self.mana_kinds
        return p
