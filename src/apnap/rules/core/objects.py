"""Objects: what the rules see in a zone (109), each with its own id. A zone change makes a new one (400.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, AbilitySet, Chars
from apnap.rules.core.constants import NONE
from apnap.rules.core.types import Marker, ObjectId, Ref, Seat, Zone

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.definitions import Ability, Context
    from apnap.rules.ch2_cards.printed import CardDef, CastAs, FaceDownValues

NO_CARD: Final = -1
NO_NAMES: Final[list[str]] = []


class Counter:
    """Stamps are unique over all states of a process; they never decide anything in a game."""

    def __init__(self) -> None:
        self.count: i64 = 0

    def next(self) -> i64:
        self.count += 1
        return self.count


STAMPS: Final = Counter()


class Component:
    """One card, copy or token of several that represent a permanent. Never changed, only replaced. CR 730.2, 712.4."""

    def __init__(self, card: CardDef, number: i64, owner: Seat) -> None:
        self.card: CardDef = card
        self.number: i64 = number
        self.owner: Seat = owner
        self.token: bool = False
        self.face: i64 = 0
        self.copied: Chars | None = None
        self.face_down: bool = False
        self.merged_at: i64 = 0  # when it became part of the permanent; 0 for what was there first (730.2a)

    def copy(self) -> Component:
        c = Component(self.card, self.number, self.owner)
        c.token = self.token
        c.face = self.face
        c.copied = self.copied
        c.face_down = self.face_down
        c.merged_at = self.merged_at
        return c


NO_COMPONENTS: Final[list[Component]] = []


@mypyc_attr(acyclic=True)
class Obj:
    """One object in one zone. The old object stays in the table as last-known information.

    Small collections are replaced, never changed in place, because forks share them.
    """

    def __init__(self, id: ObjectId, card: CardDef, owner: Seat, controller: Seat, zone: Zone, stamp: i64) -> None:
        self.stamp: i64 = stamp
        self.id: ObjectId = id
        self.card: CardDef = card
        self.number: i64 = NO_CARD  # which physical card; NO_CARD for tokens, copies and abilities
        self.owner: Seat = owner
        self.controller: Seat = controller  # who controls it now (layer 2 included)
        self.base_controller: i64 = controller  # who controls it by default (110.2)
        self.zone: Zone = zone
        self.next_id: i64 = -1  # what it became in the next zone
        self.other_next_ids: list[i64] = NO_IDS  # and what else, where several cards were one permanent (730.3)
        self.prev_id: i64 = -1
        self.components: list[Component] = NO_COMPONENTS  # of a merged or melded permanent, the topmost first
        self.timestamp: i64 = 0  # 613.7
        self.face: i64 = 0
        self.token: bool = False
        self.token_count: i64 = 1  # how many tokens this one stands for, see token_groups.py
        self.known_to: i64 = 0  # in a hidden zone: mask of the seats that know it all the same, see knowledge.py
        self.copied: Chars | None = None  # copiable values instead of the printed ones (707.2)
        # status (110.5)
        self.tapped: bool = False
        self.face_down: bool = False
        self.face_down_values: FaceDownValues | None = None  # what it is while face down; None for what 708.2a says
        self.cast_as: CastAs | None = None  # what it was cast as, if not as printed
        self.flipped: bool = False
        self.phased_out: bool = False
        self.phasing: i64 = 0  # how it phased out, see phasing.py
        self.world_since: i64 = 0  # State.batch as it got the supertype world (704.5k)
        self.controlled_since: i64 = 0  # the tick at which its controller got it (302.6)
        self.damage: i64 = 0
        self.deathtouched: bool = False  # something with deathtouch damaged it after the last check (704.5h)
        self.counters: dict[str, i64] | None = None
        # when keyword counters were put on it, if after it entered (613.7c)
        self.counter_timestamps: dict[str, i64] | None = None
        self.attached_to: i64 = NONE
        self.attachments: list[i64] = NO_IDS
        self.chosen: dict[str, i64] | None = None  # values chosen for it (607.2)
        self.names: list[str] = NO_NAMES  # card names chosen for it (702.106)
        self.linked: list[i64] = NO_IDS  # what its ability exiled or put somewhere, for another ability of it (607.2)
        self.protector: Seat = -1  # of a battle (310.8)
        self.paired: i64 = -1  # the creature that it is paired with (702.95b)
        self.registered: AbilitySet = NO_ABILITIES  # the abilities whose watchers and effects are in the state
        # combat (506-511)
        self.attacking: i64 = NONE  # the player, planeswalker or battle
        self.defender: Ref = -1  # the seat that defends against it, also after removal from combat (506.5, 508.5)
        self.blocked: bool = False
        self.blockers: list[ObjectId] = NO_IDS  # in damage assignment order
        self.blocking: list[i64] = NO_IDS  # in damage assignment order
        self.band: i64 = -1  # attackers of one band have the id of one of them here (702.22e)
        self.dealt_first_damage: bool = False  # dealt combat damage in the first of two damage steps (510.4)
        # on a stack
        self.marker: Marker = 0  # whose stack
        self.ability: Ability | None = None  # for an ability on a stack
        self.source: ObjectId = -1
        self.announced: Context | None = None  # modes, targets, X, ... ; never changed after announcing
        self.cast_from: i64 = -1  # the zone it was cast from
        self.method: i64 = 0  # how it was cast, see cast_method.py

    def copy(self, stamp: i64) -> Obj:
        o = Obj(self.id, self.card, self.owner, self.controller, self.zone, stamp)
        o.number = self.number
        o.base_controller = self.base_controller
        o.next_id = self.next_id
        o.other_next_ids = self.other_next_ids
        o.prev_id = self.prev_id
        o.components = self.components
        o.timestamp = self.timestamp
        o.face = self.face
        o.token = self.token
        o.token_count = self.token_count
        o.known_to = self.known_to
        o.copied = self.copied
        o.tapped = self.tapped
        o.face_down = self.face_down
        o.face_down_values = self.face_down_values
        o.cast_as = self.cast_as
        o.flipped = self.flipped
        o.phased_out = self.phased_out
        o.phasing = self.phasing
        o.world_since = self.world_since
        o.controlled_since = self.controlled_since
        o.damage = self.damage
        o.deathtouched = self.deathtouched
        o.counters = self.counters
        o.linked = self.linked
        o.counter_timestamps = self.counter_timestamps
        o.attached_to = self.attached_to
        o.attachments = self.attachments
        o.chosen = self.chosen
        o.names = self.names
        o.protector = self.protector
        o.paired = self.paired
        o.registered = self.registered
        o.attacking = self.attacking
        o.defender = self.defender
        o.blocked = self.blocked
        o.blockers = self.blockers
        o.blocking = self.blocking
        o.band = self.band
        o.dealt_first_damage = self.dealt_first_damage
        o.marker = self.marker
        o.ability = self.ability
        o.source = self.source
        o.announced = self.announced
        o.cast_from = self.cast_from
        o.method = self.method
        return o

    def counter(self, kind: str) -> i64:
        """How many counters of a kind are on it. CR 122."""
        counters = self.counters
        if counters is None:
            return 0
        return counters.get(kind, 0)


def without(ids: list[ObjectId], id: ObjectId) -> list[i64]:
    """A copy of a list of ids that lacks one."""
    out: list[i64] = []
    for x in ids:
        if x != id:
            out.append(x)
    return out


def added(ids: list[ObjectId], id: ObjectId) -> list[i64]:
    """A copy of a list of ids with one more."""
    out = ids.copy()
    out.append(id)
    return out


def has_card(o: Obj) -> bool:
    """Is this object on a stack represented by a card? CR 800.4a."""
    return o.ability is None and o.number >= 0


class Was:
    """What an object was before it changed; the change before that; without an object, a moment to go back to.

    Not acyclic, for such chains are long: they end one after the other only if the collector knows them.
    """

    def __init__(self, earlier: Was | None, object: Obj | None) -> None:
        self.earlier: Was | None = earlier
        self.object: Obj | None = object
