"""A printed card: its faces, and the ways to cast it. CR 200."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_COSTS, Ability, Condition, CostPart, Filter, SpellAbility, nests
from apnap.rules.ch2_cards.characteristics import Chars, ManaCost
from apnap.rules.core.constants import LAND

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.costs.optional_costs import Aid, OptionalCost


NO_CONDITIONS: Final[list[Condition]] = []

# layouts of cards with two parts (709-715, 722)
TRANSFORM: Final = "transform"
MODAL: Final = "modal_dfc"
ADVENTURE: Final = "adventure"
FLIP: Final = "flip"
SPLIT: Final = "split"
MELD: Final = "meld"
PREPARE: Final = "prepare"


class CastMethod:
    """A way to cast a card: the usual one, or an alternative (118.9). `cost` None is the mana cost."""

    def __init__(self, name: str, zones: i64, cost: ManaCost | None, costs: list[CostPart], face: i64) -> None:
        self.name: str = name
        self.zones: i64 = zones  # where it can be cast from by this method's own permission
        self.cost: ManaCost | None = cost
        self.costs: list[CostPart] = costs
        self.face: i64 = face
        self.only: i64 = -1  # whatever allows it, it can be cast in this way only from these zones (702.127a)
        self.flash: bool = False  # cast this way as though it had flash (601.3c)
        self.granted: bool = False  # only an effect gives it, and names it (granted flashback)
        self.free: bool = False  # without paying the mana cost, where an effect allows that (118.9)
        self.back: bool = False  # an ability of the front face casts the back face (702.146a)
        self.exiles: bool = False  # exiled instead of going anywhere else as it leaves the stack (flashback)
        self.condition: Condition | None = None  # may be used only if this holds
        self.spell: SpellAbility | None = None  # what the spell does when cast this way, if not what it says (overload)
        self.must: Filter | None = None  # one of its targets is such: what makes it cheaper, or lets it be cast now
        self.less: ManaCost | None = None  # how much less it costs with such a target, until that is chosen (601.2f)
        self.offers: CostPart | None = None  # what is sacrificed, so that its mana cost is taken off (702.48a)
        self.offers_value: bool = False  # as much generic mana is taken off as its mana value is (702.119a)
        self.offers_power: bool = False  # one may be tapped, so that its power is taken off as generic mana (702.180a)
        self.face_down_values: FaceDownValues | None = None  # cast face down, as this (708.4)
        self.cast_as: CastAs | None = None  # cast as something else than it is printed as (702.103b, 718.3)

    def with_cost(self, part: CostPart) -> CastMethod:
        """The same way, with one more cost."""
        way = CastMethod(self.name, self.zones, self.cost, [*self.costs, part], self.face)
        way.only = self.only
        way.flash = self.flash
        way.granted = self.granted
        way.free = self.free
        way.back = self.back
        way.exiles = self.exiles
        way.condition = self.condition
        way.spell = self.spell
        way.must = self.must
        way.less = self.less
        way.offers = self.offers
        way.offers_value = self.offers_value
        way.offers_power = self.offers_power
        way.face_down_values = self.face_down_values
        way.cast_as = self.cast_as
        return way

    def changes_face(self, face: i64) -> bool:
        """Is the spell something else than this face: another one, face down, bestowed? CR 708.4, 709.3a."""
        return self.face != face or self.face_down_values is not None or self.cast_as is not None


class Face:
    """One set of printed characteristics, with what it adds to casting."""

    def __init__(self, chars: Chars) -> None:
        self.chars: Chars = chars
        self.costs: list[CostPart] = NO_COSTS  # additional costs that must be paid (601.2b)
        self.optional: list[OptionalCost] = []  # kicker-like costs that may be paid
        self.escalate: CostPart | None = None  # what each mode beyond the first costs (702.120a)
        self.mode_costs: list[CostPart] = NO_COSTS  # what each mode costs, in their order (702.172a)
        self.strive: CostPart | None = None  # what each target beyond the first costs (601.2f)
        self.aid: Aid | None = None  # who may help to pay
        self.cheaper: list[Ability] = []  # its own abilities that change what casting it costs
        self.counts_mana: i64 = 0  # what it asks about the mana spent to cast it, see spent.py
        self.counts_for_others: bool = False  # what it says asks that about other spells
        self.enchants: Filter | None = None  # the 'enchant' ability of an Aura (303.4)
        self.only: list[Condition] = NO_CONDITIONS  # when it may be cast at all: all of these must hold (601.3)
        self.hand_modifier: i64 = 0  # of a vanguard (211)
        self.life_modifier: i64 = 0  # of a vanguard (212)


class FaceDownValues:
    """What a face-down object is, and whether its mana cost turns it face up (manifest, cloak). CR 708.2, 701.40b."""

    def __init__(self, chars: Chars, by_mana_cost: bool) -> None:
        self.face: Face = Face(chars)
        self.by_mana_cost: bool = by_mana_cost


class CastAs:
    """What a spell cast in some way is, and the permanent it becomes: bestowed, prototyped. CR 702.103b, 718.3.

    A loose one is an effect on the object: copies do not get it, and it ends as an Aura becomes unattached (702.103f).
    """

    def __init__(self, face: Face, loose: bool) -> None:
        self.face: Face = face
        self.loose: bool = loose
        self.merges: bool = False  # the spell merges with its target instead of entering (702.140c)


def is_land(faces: list[Face]) -> bool:
    """Is one of the faces a land?"""
    for face in faces:
        if face.chars.types & LAND:
            return True
    return False


def has_one_plain_way(card: CardDef) -> bool:
    """See CardDef.is_plain."""
    if card.offered != 1 or card.land_behind:
        return False
    method = card.methods[0]
    face = card.faces[0]
    usual = not method.changes_face(0) and not method.flash and method.cost is None and method.zones != 0
    return usual and face.aid is None and not face.cheaper


class CardDef:
    """A card as printed: its faces, and the ways to cast it."""

    DERIVED: ClassVar[tuple[str, ...]] = ("base",)

    def __init__(self, name: str, layout: str, faces: list[Face], methods: list[CastMethod]) -> None:
        self.name: str = name
        self.layout: str = layout
        self.faces: list[Face] = faces
        self.methods: list[CastMethod] = methods
        self.base: Chars = faces[0].chars
        self._counted_name: str = ""
        self._identity: i64 = self.base.colors  # no part of what the card is: it follows from that
        # it is not a land, but the back of a modal double-faced card is, and may be played (712.12)
        self.land_behind: bool = layout == MODAL and not self.base.types & LAND and is_land(faces)
        self.nests: bool = False  # it can create a subgame (729)
        self.counts_for_others: bool = False  # it asks about the mana spent to cast other spells (106.6)
        for face in faces:
            self.counts_for_others = self.counts_for_others or face.counts_for_others
            for ability in face.chars.abilities.every:
                self.nests = self.nests or nests(ability)
        self.offered: i64 = 0  # the methods before this one are those that a zone allows by itself
        self.cast_zones: i64 = 0  # mask of the zones that its own ways of casting allow
        for i in range(len(methods)):
            self.cast_zones |= methods[i].zones
            if methods[i].zones:
                self.offered = i + 1
        self._plain: i64 = -1  # see is_plain; not known yet

    def is_plain(self) -> bool:
        """Is there one way to cast it that a zone allows, as printed: at the usual time, for its mana cost at least?"""
        if self._plain < 0:
            self._plain = 1 if has_one_plain_way(self) else 0
        return self._plain == 1

    def counted_name(self) -> str:
        """Its name; of two that are interchangeable, the original one. CR 201.3."""
        return self._counted_name or self.name

    def count_as(self, name: str) -> None:
        """Its name is interchangeable with this one. CR 201.3b."""
        self._counted_name = name

    def identity(self) -> i64:
        """Its colour identity, as far as it has been established: mask of colours. CR 903.4."""
        return self._identity

    def establish(self, identity: i64) -> None:
        """Its colour identity is known before the game begins. CR 903.4a."""
        self._identity = identity
