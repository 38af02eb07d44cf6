"""Characteristics of objects (109.3), mana costs (202), and sets of abilities. All immutable once published."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.rules.core.constants import ALL_COLORS, COLOR_LETTERS, MANA_KINDS

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.definitions import (
        Ability,
        Activated,
        Filter,
        OpeningAction,
        SpecialAction,
        SpellAbility,
        Static,
        Triggered,
    )
    from apnap.rules.ch2_cards.printed import CardDef

# kinds of mana symbols that are not one plain colour or generic (107.4)
HYBRID: Final = 0  # {W/U}: one mana of any colour in the mask
TWOBRID: Final = 1  # {2/W}: one of the mask, or `generic` of anything
PHYREXIAN: Final = 2  # {W/P} and {W/U/P}: one of the mask, or 2 life
SNOW_SYMBOL: Final = 3  # {S}: one mana from a snow source


class Symbol:
    """A mana symbol with a choice in it. CR 107.4e-h."""

    def __init__(self, kind: i64, mask: i64, generic: i64) -> None:
        self.kind: i64 = kind
        self.mask: i64 = mask
        self.generic: i64 = generic

    def __str__(self) -> str:
        if self.kind == SNOW_SYMBOL:
            return "{S}"
        letters = [COLOR_LETTERS[i] for i in color_order(self.mask & ALL_COLORS)]
        if self.mask & ~ALL_COLORS:
            letters.insert(0, "C")
        if self.kind == TWOBRID:
            letters.insert(0, str(self.generic))
        if self.kind == PHYREXIAN:
            letters.append("P")
        return "{" + "/".join(letters) + "}"


NO_SYMBOLS: Final[list[Symbol]] = []


class ManaCost:
    """A mana cost: generic, pips by colour, {X}s, and symbols with choices. CR 202."""

    def __init__(self, generic: i64, pips: list[i64], x: i64, symbols: list[Symbol]) -> None:
        self.generic: i64 = generic
        self.pips: list[i64] = pips
        self.x: i64 = x
        self.symbols: list[Symbol] = symbols
        value = generic
        mask: i64 = 0
        colors: i64 = 0
        for i in range(MANA_KINDS):
            value += pips[i]
            if pips[i]:
                mask |= 1 << i
        colors = mask & ALL_COLORS
        for s in symbols:
            value += s.generic if s.generic > 1 else 1
            colors |= s.mask & ALL_COLORS
        self.value: i64 = value
        self.pip_mask: i64 = mask
        self.colors: i64 = colors

    def is_free(self) -> bool:
        """Does it ask for no mana at all?"""
        return self.value == 0 and self.x == 0

    def __str__(self) -> str:
        parts: list[str] = ["{X}"] * self.x
        if self.generic or not (self.x or self.pip_mask or self.symbols):
            parts.append("{" + str(self.generic) + "}")
        if self.pips[5]:
            parts.append("{C}" * self.pips[5])
        for s in self.symbols:
            parts.append(str(s))
        for i in color_order(self.pip_mask & ALL_COLORS):
            parts.append(("{" + COLOR_LETTERS[i] + "}") * self.pips[i])
        return "".join(parts)


def color_order(mask: i64) -> list[i64]:
    """Colours in the order that costs print them: around the circle, by ones or by twos, without a gap."""
    count = 0
    for i in range(5):
        if mask >> i & 1:
            count += 1
    for step in (1, 2):
        for start in range(5):
            out: list[i64] = []
            for k in range(count):
                color: i64 = (start + k * step) % 5
                if mask >> color & 1:
                    out.append(color)
            if len(out) == count:
                return out
    return []


FREE: Final = ManaCost(0, [0, 0, 0, 0, 0, 0], 0, NO_SYMBOLS)


def parse_mana_cost(text: str) -> ManaCost:
    """Read `{2}{W/U}{G}`. CR 202.1."""
    generic: i64 = 0
    x: i64 = 0
    pips: list[i64] = [0, 0, 0, 0, 0, 0]
    symbols: list[Symbol] = []
    rest = text.replace(" ", "")
    while rest:
        end = rest.find("}")
        if rest[0] != "{" or end < 0:
            raise ValueError(f"not a mana cost: {text!r} (write it as {{2}}{{G}})")
        word = rest[1:end].upper()
        rest = rest[end + 1 :]
        if word.isdigit():
            generic += int(word)
        elif word == "X":
            x += 1
        elif word == "S":
            symbols.append(Symbol(SNOW_SYMBOL, 0, 0))
        elif len(word) == 1 and word in COLOR_LETTERS:
            pips[COLOR_LETTERS.index(word)] += 1
        else:
            symbols.append(parse_symbol(word, text))
    return ManaCost(generic, pips, x, symbols)


def parse_symbol(word: str, text: str) -> Symbol:
    """Read the inside of a hybrid or Phyrexian symbol. CR 107.4e-f."""
    kind: i64 = HYBRID
    mask: i64 = 0
    generic: i64 = 0
    for part in word.split("/"):
        if part == "P":
            kind = PHYREXIAN
        elif part.isdigit():
            kind = TWOBRID
            generic = int(part)
        elif len(part) == 1 and part in COLOR_LETTERS:
            mask |= 1 << COLOR_LETTERS.index(part)
        else:
            raise ValueError(f"unknown mana symbol {{{word}}} in {text!r}")
    if mask == 0:
        raise ValueError(f"unknown mana symbol {{{word}}} in {text!r}")
    return Symbol(kind, mask, generic)


class AbilitySet:
    """The abilities an object has, sorted by kind once, shared by all objects that have the same ones."""

    DERIVED: ClassVar[tuple[str, ...]] = ("activated", "triggered", "statics", "special", "opening", "enchants")

    def __init__(
        self,
        every: list[Ability],
        activated: list[Activated],
        triggered: list[Triggered],
        statics: list[Static],
        spell: SpellAbility | None,
        keywords: i64,
        zones: i64,
        mana: bool,
    ) -> None:
        self.every: list[Ability] = every
        self.activated: list[Activated] = activated
        self.triggered: list[Triggered] = triggered
        self.statics: list[Static] = statics
        self.spell: SpellAbility | None = spell
        self.keywords: i64 = keywords
        self.zones: i64 = zones  # mask of the zones in which a triggered or static ability of it functions (113.6)
        self.activated_zones: i64 = 0  # mask of the zones from which an ability of it can be activated
        self.stacking_zones: i64 = 0  # the same without mana abilities: those that use a stack
        self.anyone: bool = False  # players other than its controller may activate one of them
        self.simple_mask: i64 = 0  # the kinds of the one mana that tapping it makes, where its mana abilities are so
        simple = True
        for a in activated:
            self.activated_zones |= a.zones
            if not a.makes:
                self.stacking_zones |= a.zones
            elif a.simple_mana and simple:
                self.simple_mask |= a.simple_mana
            else:
                simple = False
                self.simple_mask = 0
            if a.anyone:
                self.anyone = True
        self.mana: bool = mana  # has a mana ability (605.1)
        self.special: list[SpecialAction] = []  # special actions that it allows (116.2)
        self.special_zones: i64 = 0
        self.timed: bool = False  # what one of them allows differs from step to step
        self.when_drawn: bool = False  # one of them may do something as its card is drawn (702.94a)
        self.keeps_counters: bool = False  # one of them lets counters stay on it as it moves (122.2)
        self.flashes: bool = False  # one of them may let it be cast as though it had flash (601.3d)
        self.opening: OpeningAction | None = None  # what may be done with it in an opening hand (103.6)
        self.enchants: Filter | None = None  # what its enchant ability allows (702.5)
        self.final_chapter: i64 = 0  # the highest chapter symbol of a Saga (714.2d)
        for t in triggered:
            if t.chapter > self.final_chapter:
                self.final_chapter = t.chapter
        self._deployed: AbilitySet | None = None  # the same with the ability to deploy, once it was asked for (804.2)
        self.defining: bool = False  # has a characteristic-defining ability (604.3)
        for s in statics:
            if s.defining:
                self.defining = True

    def same_as(self, other: AbilitySet) -> bool:
        """Are they the very same abilities? One that says the same is another."""
        if len(self.every) != len(other.every):
            return False
        for i in range(len(self.every)):
            if self.every[i] is not other.every[i]:
                return False
        return True


NO_ABILITIES: Final = AbilitySet([], [], [], [], None, 0, 0, False)
NO_SUBTYPES: Final[list[str]] = []


class Chars:
    """What an object is right now. Never changed once it is in State.chars; layers work on a copy."""

    def __init__(
        self,
        name: str,
        cost: ManaCost | None,
        colors: i64,
        supertypes: i64,
        types: i64,
        subtypes: list[str],
        keywords: i64,
        abilities: AbilitySet,
        power: i64,
        toughness: i64,
    ) -> None:
        self.name: str = name
        self.cost: ManaCost | None = cost
        self.colors: i64 = colors
        self.supertypes: i64 = supertypes
        self.types: i64 = types
        self.subtypes: list[str] = subtypes
        self.keywords: i64 = keywords
        self.abilities: AbilitySet = abilities
        self.power: i64 = power
        self.toughness: i64 = toughness
        self.loyalty: i64 = -1
        self.defense: i64 = -1
        self.flip: Chars | None = None  # what a flip card is once it is flipped (710.1b)
        self.prepare: CardDef | None = None  # the card whose inset frame it has: a prepare spell (722.2a-b)
        self.every_type: bool = False  # has every creature type, beside its subtypes (702.73a)

    def copy(self) -> Chars:
        c = Chars(
            self.name,
            self.cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.keywords,
            self.abilities,
            self.power,
            self.toughness,
        )
        c.loyalty = self.loyalty
        c.defense = self.defense
        c.flip = self.flip
        c.prepare = self.prepare
        c.every_type = self.every_type
        return c

    def same_as(self, other: Chars) -> bool:
        """Equal in every characteristic (for shadow checks and explanations)."""
        return (
            self.name == other.name
            and self.cost is other.cost
            and self.colors == other.colors
            and self.supertypes == other.supertypes
            and self.types == other.types
            and self.subtypes == other.subtypes
            and self.keywords == other.keywords
            and self.abilities.same_as(other.abilities)
            and self.power == other.power
            and self.toughness == other.toughness
            and self.loyalty == other.loyalty
            and self.defense == other.defense
            and self.every_type == other.every_type
        )

    def mana_value(self) -> i64:
        """CR 202.3."""
        cost = self.cost
        return 0 if cost is None else cost.value
