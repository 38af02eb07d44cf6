"""Cards of two parts: double-faced, split, flip and adventurer and preparation cards.

CR 709, 710, 712, 715, 722.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import EntersDifferently, VocabularyError
from apnap.abilities.effects.battles import DEFEATED
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.moves import ObjectAction
from apnap.rules.ch1_concepts.costs.cost_changes import plus
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Condition,
    Context,
    CostPart,
    SpellAbility,
    Static,
    ability_set,
)
from apnap.rules.ch1_concepts.nodes import is_in
from apnap.rules.ch2_cards.characteristics import FREE, Chars
from apnap.rules.ch2_cards.printed import (
    ADVENTURE,
    FLIP,
    MELD,
    MODAL,
    PREPARE,
    SPLIT,
    TRANSFORM,
    CardDef,
    CastMethod,
    Face,
)
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch7_additional.prepared import Prepares, may_be_cast
from apnap.rules.core.constants import (
    BATTLE,
    EXILE,
    GRAVEYARD,
    HAND,
    INSTANT,
    LAND,
    P_CAST,
    P_PLAY_LAND,
    S_PERMIT,
    SORCERY,
)
from apnap.rules.core.designations import ON_AN_ADVENTURE, PREPARED, noted, with_note
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

WITHOUT_PAYING: Final = "without paying"
FLASHBACK: Final = "flashback"
LAYOUTS: Final = [TRANSFORM, MODAL, SPLIT, FLIP, ADVENTURE, MELD, PREPARE]


class Fuse(Ability):
    """Both halves of this split card may be cast together from a hand. CR 702.102."""

    def __init__(self) -> None:
        super().__init__(-1)


FUSE: Final = Fuse()


class Aftermath(Ability):
    """This half of a split card is cast from the graveyard, and from nowhere else, and exiled then. CR 702.127."""

    def __init__(self) -> None:
        super().__init__(-1)


class Adventuring(Ability):
    """As an Adventure spell resolves, its controller exiles it. CR 715.3d."""

    def __init__(self) -> None:
        super().__init__(-1)
        self.implied = True

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        return EXILE


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFromExile(Static):
    """Whoever sent this card on an adventure may play it from exile, but not as an Adventure. CR 715.3d."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT], 1 << EXILE)
        self.implied = True

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if ref != effect.source or (action != P_CAST and action != P_PLAY_LAND):
            return False
        return noted(game.state.objs[ref], ON_AN_ADVENTURE, -1) == seat

    def permits_way(self, game: Game, effect: Standing, seat: Seat, ref: Ref, method: CastMethod) -> bool:
        return method.face == 0 and method.zones >> HAND & 1 != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Prepared(Condition):
    """This is the copy of the prepare spell of a prepared permanent that you control. CR 722.3c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return may_be_cast(game.state, ctx.controller, game.state.objs[ctx.source])


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersPrepared(EntersDifferently):
    """This permanent enters prepared: `EntersPrepared()`. CR 722.3a, 614.1d."""

    def __init__(self) -> None:
        super().__init__()

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry = entry_of(game, event)
            entry.chosen = with_note(entry.chosen, PREPARED, 1)
        return event

    def loop_inputs(self) -> i64:
        return 0


class BecomePrepared(ObjectAction):
    """Permanents become prepared, those that have a prepare spell: `BecomePrepared(THIS)`. CR 722.3a."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        return Prepares(id)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class BecomeUnprepared(ObjectAction):
    """Permanents become unprepared. CR 722.3b."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        return Prepares(id, False)

    def loop_inputs(self) -> i64:
        return 0


class MoreCopies(Ability):
    """A deck may have that many cards of this name, or any number (0); decks are made with it in mind. CR 100.2a."""

    def __init__(self, number: i64 = 0) -> None:
        super().__init__(0)
        if number < 0:
            raise VocabularyError(f"a deck has 0 or more cards of a name, not {number}")
        self.number: i64 = number


class EitherCost(Ability):
    """One of two things has to be paid on top of the mana cost: `EitherCost(DiscardSome(1), PayLife(3))`. CR 601.2b.

    Each way to cast the card is two ways then, with one of them each.
    """

    def __init__(self, one: CostPart, other: CostPart) -> None:
        super().__init__(-1)
        self.one: CostPart = one
        self.other: CostPart = other


def with_either(ability: EitherCost, methods: list[CastMethod]) -> list[CastMethod]:
    """All these ways to cast a card, with the one cost and with the other."""
    out: list[CastMethod] = []
    for way in methods:
        if way.face_down_values is not None:
            out.append(way)  # cast face down, it has no additional cost (708.4)
            continue
        out.append(way.with_cost(ability.one))
        other = way.with_cost(ability.other)
        if not other.name:
            other.name = "the other cost"
        out.append(other)
    return out


def ways_of(face: Face, index: i64) -> list[CastMethod]:
    """How a face is cast from a hand: for its cost, and as its own abilities say. CR 118.6, 118.9, 305.9."""
    methods: list[CastMethod] = []
    chars = face.chars
    if chars.cost is not None and not chars.types & LAND:
        methods.append(CastMethod("", 1 << HAND, None, [], index))
    for ability in chars.abilities.every:
        for way in ability.ways():
            way.face = index + 1 if way.back else index
            methods.append(way)
    return methods


def free_way(index: i64) -> CastMethod:
    """Where an effect allows it, for nothing. CR 118.9."""
    way = CastMethod(WITHOUT_PAYING, 0, FREE, [], index)
    way.free = True
    return way


def granted_ways(face: Face, index: i64) -> list[CastMethod]:
    """Flashback for its mana cost, which an effect may give an instant or sorcery card. CR 702.34a."""
    if not face.chars.types & (INSTANT | SORCERY) or face.chars.cost is None:
        return []
    way = CastMethod(FLASHBACK, 0, None, [], index)
    way.granted = True
    way.exiles = True
    return [way]


def assemble(front: Face, back: Face, layout: str) -> CardDef:
    """One card of two parts."""
    if layout not in LAYOUTS:
        raise VocabularyError(f"{front.chars.name}: a card of two parts is one of {', '.join(LAYOUTS)}, not {layout!r}")
    for part in (front, back):
        for ability in part.chars.abilities.every:
            if isinstance(ability, EitherCost):
                raise VocabularyError(f"{part.chars.name}: a choice of costs is written on a card of one part")
    if layout == SPLIT:
        return split(front, back)
    methods = ways_of(front, 0)
    frees = [free_way(0), *granted_ways(front, 0)] if methods else []
    if layout == TRANSFORM and front.chars.types & BATTLE:
        # when it is defeated it may be cast as its back face for nothing (310.12b); no zone allows it by itself
        methods.append(CastMethod(DEFEATED, 0, FREE, [], 1))
    elif layout == MODAL:
        methods.extend(ways_of(back, 1))
        if back.chars.cost is not None:
            frees.append(free_way(1))
            frees.extend(granted_ways(back, 1))
    elif layout == ADVENTURE:
        add_ability(front, PlayFromExile())
        add_ability(back, Adventuring())
        methods.extend(ways_of(back, 1))
        frees.append(free_way(1))
        frees.extend(granted_ways(back, 1))
    elif layout == PREPARE:
        methods.extend(prepared_ways(back))
    elif layout == FLIP:
        # mana cost and colour do not change (710.1c)
        back.chars.cost = front.chars.cost
        back.chars.colors = front.chars.colors
        front.chars.flip = back.chars
    made = CardDef(front.chars.name, layout, [front, back], methods + frees)
    if layout == PREPARE:
        front.chars.prepare = made
    return made


def prepared_ways(back: Face) -> list[CastMethod]:
    """How the copy of a prepare spell is cast from exile, and no card ever is. CR 722.3, 722.3c."""
    if not back.chars.types & (INSTANT | SORCERY):
        raise VocabularyError(f"{back.chars.name}: a prepare spell is an instant or sorcery")
    ways: list[CastMethod] = []
    for way in ways_of(back, 1):
        if way.zones >> HAND & 1:
            way.zones = way.only = 1 << EXILE
            way.condition = Prepared()
            ways.append(way)
    return ways


def add_ability(face: Face, ability: Ability) -> None:
    """A face under construction gets one more ability, which its layout stands for."""
    face.chars.abilities = ability_set([*face.chars.abilities.every, ability])


def split(left: Face, right: Face) -> CardDef:
    """A split card: its combined characteristics, then its halves. CR 709.3-4."""
    both = Face(combined(left.chars, right.chars))
    methods = ways_of(left, 1)
    after = ways_of(right, 2)
    free = free_way(2)
    for ability in right.chars.abilities.every:
        if isinstance(ability, Aftermath):
            free.only = 1 << GRAVEYARD
            for way in [*after, free]:
                way.exiles = True
            for way in after:
                way.zones = way.only = 1 << GRAVEYARD
    methods += after
    for ability in both.chars.abilities.every:
        if isinstance(ability, Fuse):
            methods.append(CastMethod("fuse", 1 << HAND, None, [], 0))
            both.costs = left.costs + right.costs
            break
    methods += [free_way(1), free, *granted_ways(left, 1)]
    if free.only < 0:
        methods += granted_ways(right, 2)
    return CardDef(both.chars.name, SPLIT, [both, left, right], methods)


def combined(left: Chars, right: Chars) -> Chars:
    """Both halves as one: name, mana cost, colours, types and abilities, the left ones first. CR 709.4, 702.102d."""
    one, other = left.cost, right.cost
    if one is None or other is None:
        raise VocabularyError(f"{left.name} // {right.name}: each half of a split card has a mana cost")
    abilities: list[Ability] = []
    for a in left.abilities.every + right.abilities.every:
        if not is_in(a, abilities):
            abilities.append(a)
    made = ability_set(abilities)
    first, second = left.abilities.spell, right.abilities.spell
    made.spell = None
    if first is not None and second is not None and not first.modes and not second.modes:
        made.spell = SpellAbility(Then(first.effect, second.effect), [], 0, 0)
    elif is_in(FUSE, abilities):
        raise VocabularyError(f"{left.name} // {right.name}: halves with modes cannot be fused")
    subtypes = left.subtypes.copy()
    for word in right.subtypes:
        if word not in subtypes:
            subtypes.append(word)
    return Chars(
        f"{left.name} // {right.name}",
        plus(one, other),
        left.colors | right.colors,
        left.supertypes | right.supertypes,
        left.types | right.types,
        subtypes,
        made.keywords,
        made,
        0,
        0,
    )
