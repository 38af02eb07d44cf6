"""Putting a card together: `card(name, cost, type line, [size], abilities)`. CR 200-212.

A card that its words do not allow is refused as it is built.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.abilities.binding import Start
from apnap.abilities.casual.conspiracies import SmallerDeck
from apnap.abilities.costs import LoyaltyCost
from apnap.abilities.effects.battles import WHEN_DEFEATED
from apnap.abilities.effects.flow import Nothing, in_order
from apnap.abilities.events.player_events import Expends
from apnap.abilities.facts.mana_spent import ColorsSpent, ManaSpent
from apnap.abilities.filters import every
from apnap.abilities.layouts import EitherCost, assemble, free_way, granted_ways, ways_of, with_either
from apnap.abilities.mana import basic_mana
from apnap.abilities.permissions import CastOnly
from apnap.abilities.statics.changes import Has, color_mask, parse_size
from apnap.abilities.statics.copying import EntersAsCopy
from apnap.abilities.typeline import TypeLine, parse_type_line
from apnap.rules.ch1_concepts.costs.optional_costs import Aid
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Activated,
    CostPart,
    Effect,
    Enchanting,
    Filter,
    Node,
    SpellAbility,
    Static,
    Triggered,
    ability_set,
)
from apnap.rules.ch1_concepts.mana.spent import ASKS_HOW_MUCH, ASKS_KINDS, ASKS_NOTHING
from apnap.rules.ch2_cards.characteristics import Chars, ManaCost, parse_mana_cost
from apnap.rules.ch2_cards.printed import TRANSFORM, CardDef, Face
from apnap.rules.ch2_cards.subtypes import BASIC_LAND_TYPES
from apnap.rules.ch6_spells.announcing import Modal
from apnap.rules.ch9_casual.conspiracies import Agenda, Begins
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLE,
    CHANGELING,
    COMMAND,
    CONSPIRACY,
    CREATURE,
    DEVOID,
    INSTANT,
    LAND,
    PERMANENT_TYPES,
    PHENOMENON,
    PLANE,
    PLANESWALKER,
    SCHEME,
    SORCERY,
    VANGUARD,
)

# cards whose abilities function in the command zone
COMMANDED: Final = PLANE | PHENOMENON | SCHEME | VANGUARD | CONSPIRACY


class Enchant(Enchanting):
    """What an Aura can be attached to, which its spell targets. CR 303.4, 702.5."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(every(filters))

    def loop_inputs(self) -> i64:
        return 0


class AdditionalCost(Ability):
    """What has to be paid on top of the mana cost to cast it. CR 601.2f, 118.8."""

    def __init__(self, *costs: CostPart) -> None:
        super().__init__(-1)
        self.costs: list[CostPart] = list(costs)


@mypyc_attr(allow_interpreted_subclasses=True)
class CheaperSpell(Ability):
    """An ability that changes what casting its own card costs. CR 601.2f."""


CardPart = str | Ability | Effect
DEEPEST_CARD: Final = 60  # words inside each other


def card(
    name: str,
    cost: str,
    type_line: str,
    *parts: CardPart,
    colors: str | None = None,
    back: Face | None = None,
    layout: str = TRANSFORM,
) -> CardDef:
    """A card. `colors` is a colour indicator, such as "W" or "" (204).

    `back` is the other part of a card of two, and `layout` says how they go together: "transform", "modal_dfc",
    "split", "flip", "adventure", "prepare" or "meld" (709-715, 722), where `back` is the face that the pair has
    together.
    """
    front = face(name, cost, type_line, *parts, colors=colors)
    return of_one_face(front) if back is None else assemble(front, back, layout)


def of_one_face(front: Face) -> CardDef:
    """A card of one part."""
    methods = ways_of(front, 0)
    if methods:
        methods.append(free_way(0))
        methods.extend(granted_ways(front, 0))
    for ability in front.chars.abilities.every:
        if isinstance(ability, EitherCost):
            methods = with_either(ability, methods)
    return CardDef(front.chars.name, layout_of(front.chars.types), [front], methods)


def layout_of(types: i64) -> str:
    """What a card of one face is laid out like: as usual, or as one of the supplementary kinds."""
    if types & (PLANE | PHENOMENON):
        return "planar"
    if types & SCHEME:
        return "scheme"
    return "vanguard" if types & VANGUARD else "normal"


def token(name: str, type_line: str, *parts: CardPart, colors: str = "", cost: str = "") -> CardDef:
    """What a token is; it may have a mana cost. CR 111.3-4, 111.11."""
    return CardDef(name, "token", [face(name, cost, type_line, *parts, colors=colors)], [])


def face(name: str, cost: str, type_line: str, *parts: CardPart, colors: str | None = None) -> Face:
    """One side of a card."""
    if not name:
        raise VocabularyError("a card needs a name")
    try:
        return build_face(name, cost, parse_type_line(type_line), list(parts), colors)
    except VocabularyError as mistake:
        raise VocabularyError(f"{name}: {mistake}") from mistake
    except ValueError as error:
        raise VocabularyError(f"{name}: {error}") from error


def check_depth(parts: list[CardPart]) -> None:
    """Words inside each other have a bound, because whatever reads a card goes into each of them."""
    level: list[Node] = []
    for part in parts:
        if isinstance(part, Node):
            level.append(part)
    for _depth in range(DEEPEST_CARD):
        inside: list[Node] = []
        for node in level:
            inside.extend(node.children())
        if not inside:
            return
        level = inside
    raise VocabularyError(f"more than {DEEPEST_CARD} words stand inside each other; say it in several abilities")


def build_face(name: str, cost: str, line: TypeLine, parts: list[CardPart], colors: str | None) -> Face:
    check_depth(parts)
    size = ""
    if parts and isinstance(parts[0], str):
        size = parts[0]
        parts = parts[1:]
    abilities: list[Ability] = []
    effects: list[Effect] = []
    index = 0  # of the instructions among the abilities, as printed
    for part in parts:
        if isinstance(part, Ability):
            abilities.append(part)
            for other in part.also():
                other.implied = True
                abilities.append(other)
        elif isinstance(part, Effect):
            if not effects:
                index = len(abilities)
            effects.append(part)
        else:
            raise VocabularyError(f"an ability or an instruction is needed, not {part!r}")
    if effects:
        if not line.types & (INSTANT | SORCERY):
            raise VocabularyError("an instruction by itself belongs on an instant or sorcery; here it needs an ability")
        abilities.insert(index, spell_ability(effects, paid_for(abilities)))
    elif line.types & (INSTANT | SORCERY) and any(isinstance(a, Triggered) for a in abilities):
        nothing = SpellAbility(Nothing(), [], 0, 0)  # all it does is what its abilities do
        nothing.implied = True
        abilities.append(nothing)
    if line.types & COMMANDED:
        for ability in abilities:
            check_commanded(ability)
            ability.zones = 1 << COMMAND
    mana_cost = parse_mana_cost(cost) if cost else None
    modifiers = ""
    if line.types & VANGUARD:
        modifiers = size
        size = ""
    if line.types & (SCHEME | VANGUARD | PHENOMENON | CONSPIRACY) and line.subtypes:
        raise VocabularyError("schemes, vanguards and phenomena have no subtypes")
    intrinsic(line, abilities)
    made = ability_set(abilities)
    chars = Chars(
        name,
        mana_cost,
        colors_of(mana_cost, colors),
        line.supertypes,
        line.types,
        line.subtypes,
        made.keywords,
        made,
        0,
        0,
    )
    if made.keywords & DEVOID:
        chars.colors = 0
    chars.every_type = made.keywords & CHANGELING != 0
    check_spell(line, made.spell is not None)
    set_numbers(chars, size)
    check_loyalty(chars, made.activated)
    built = Face(chars)
    if line.types & VANGUARD:
        set_modifiers(built, modifiers)
    for a in abilities:
        if isinstance(a, Enchant):
            if "Aura" not in line.subtypes:
                raise VocabularyError("only an Aura enchants something")
            built.enchants = a.filter
        elif isinstance(a, AdditionalCost):
            built.costs = built.costs + a.costs
        elif isinstance(a, CastOnly):
            built.only = built.only + a.conditions
        optional = a.optional_cost()
        if optional is not None:
            built.optional = built.optional + [optional]
        if isinstance(a, Aid):
            built.aid = a
        if isinstance(a, CheaperSpell):
            built.cheaper = built.cheaper + [a]
    if "Aura" in line.subtypes and built.enchants is None:
        raise VocabularyError("an Aura says what it enchants: Enchant(CREATURE)")
    for a in abilities:
        built.counts_mana = max(built.counts_mana, asks_about_mana(a))
        built.counts_for_others = built.counts_for_others or asks_about_others(a)
        a.printed_on(built)
    return built


def asks_about_others(node: Node) -> bool:
    """Does a node ask about the mana spent to cast other spells, or give them abilities that do?"""
    if isinstance(node, Expends) or (isinstance(node, ManaSpent) and node.what is not None):
        return True
    if isinstance(node, Has) and asks_about_mana(node) != ASKS_NOTHING:
        return True
    for child in node.children():
        if asks_about_others(child):
            return True
    return False


def asks_about_mana(node: Node) -> i64:
    """What a node asks about the mana spent to cast its card; what enters as a copy may ask how much. CR 707.5."""
    if isinstance(node, ColorsSpent) or (isinstance(node, ManaSpent) and node.kind):
        return ASKS_KINDS
    most: i64 = ASKS_HOW_MUCH if isinstance(node, (ManaSpent, EntersAsCopy)) else ASKS_NOTHING
    for child in node.children():
        most = max(most, asks_about_mana(child))
    return most


def check_commanded(ability: Ability) -> None:
    """A card of the command zone has abilities that function there. CR 113.6p, 311.4, 312.5."""
    if not isinstance(ability, (Static, Triggered, Activated, Agenda, Begins, SmallerDeck)):
        raise VocabularyError("a plane or phenomenon has static, triggered or activated abilities")


def paid_for(abilities: list[Ability]) -> list[CostPart]:
    """The additional costs that a card names. CR 118.8."""
    out: list[CostPart] = []
    for a in abilities:
        if isinstance(a, AdditionalCost):
            out.extend(a.costs)
    return out


def spell_ability(effects: list[Effect], costs: list[CostPart]) -> SpellAbility:
    """What the spell does; a choice of modes stands by itself. CR 700.2."""
    start = Start().paid(costs)
    first = effects[0]
    if not isinstance(first, Modal):
        return SpellAbility(start.bound(in_order(effects)), [], 0, 0)
    if len(effects) > 1:
        raise VocabularyError("a spell with modes has no other instruction beside them")
    bound = start.bound(first)
    first = bound if isinstance(bound, Modal) else first
    made = SpellAbility(Nothing(), first.modes, first.minimum, first.maximum)
    made.modes_by_opponent = first.by_opponent
    made.mode_times = first.times
    made.more_modes = first.more
    if first.fresh:
        raise VocabularyError("a spell knows of no modes that were chosen before")
    return made


def colors_of(cost: ManaCost | None, indicator: str | None) -> i64:
    """By its mana cost, or its colour indicator. CR 105.2, 204, 202.2."""
    if indicator is not None:
        return color_mask(indicator)
    return 0 if cost is None else cost.colors


def intrinsic(line: TypeLine, abilities: list[Ability]) -> None:
    """What a subtype gives: a mana ability for each basic land type (305.6), a Siege's trigger (310.12b)."""
    if line.types & LAND:
        for i in range(len(BASIC_LAND_TYPES)):
            if BASIC_LAND_TYPES[i] in line.subtypes:
                abilities.append(basic_mana(i))
    if line.types & BATTLE and "Siege" in line.subtypes:
        abilities.append(WHEN_DEFEATED)


def set_modifiers(face: Face, size: str) -> None:
    """The hand modifier and the life modifier of a vanguard, as in "+1/-3". CR 211.1, 212.1."""
    hand, cut, life = size.partition("/")
    if not cut:
        raise VocabularyError(f'a vanguard needs a hand and a life modifier, such as "+1/-3", not {size!r}')
    face.hand_modifier = modifier(hand)
    face.life_modifier = modifier(life)


def modifier(text: str) -> i64:
    """A number with its sign, or zero."""
    if text == "0":
        return 0
    if text[:1] not in ("+", "-") or not text[1:].isdigit():
        raise VocabularyError(f"a modifier is a number with its sign, or 0, not {text!r}")
    return int(text)


def check_spell(line: TypeLine, has_spell: bool) -> None:
    if line.types & (INSTANT | SORCERY):
        if line.types & PERMANENT_TYPES:
            raise VocabularyError("an instant or sorcery is not a permanent")
        if not has_spell:
            raise VocabularyError("an instant or sorcery needs an instruction")


def set_numbers(chars: Chars, size: str) -> None:
    """Power and toughness, loyalty, or defense. CR 208, 209, 210."""
    if chars.types & CREATURE:
        if not size:
            raise VocabularyError('a creature needs power and toughness, such as "2/1"')
        power, toughness = parse_size(size)
        chars.power = power
        chars.toughness = toughness
    elif chars.types & PLANESWALKER:
        chars.loyalty = one_number(size, "a planeswalker needs its loyalty")
    elif chars.types & BATTLE:
        chars.defense = one_number(size, "a battle needs its defense")
    elif size and chars.types & ARTIFACT and "Vehicle" in chars.subtypes:
        power, toughness = parse_size(size)
        chars.power = power
        chars.toughness = toughness
    elif size:
        raise VocabularyError(f"only creatures, planeswalkers, battles and Vehicles have numbers, not {size!r}")


def one_number(size: str, need: str) -> i64:
    if not size.isdigit():
        raise VocabularyError(f'{need}, such as "4", not {size!r}')
    return int(size)


def check_loyalty(chars: Chars, activated: list[Activated]) -> None:
    for a in activated:
        for c in a.costs:
            if isinstance(c, LoyaltyCost) and not chars.types & PLANESWALKER:
                raise VocabularyError("loyalty abilities belong on planeswalkers")
