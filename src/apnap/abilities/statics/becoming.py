"""Changes of what something is: types, colours, size, and the loss of abilities. CR 205.1, 305.7, 613.1d-f."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, context_of, known_of, reads_of
from apnap.abilities.mana import basic_mana
from apnap.abilities.statics.changes import ABILITY, Change, Extension, color_mask, parse_size
from apnap.abilities.statics.choosing import A_COLOR, A_CREATURE_TYPE, choice_of
from apnap.abilities.statics.dependency import layers_read
from apnap.abilities.typeline import parse_type_line
from apnap.rules.ch1_concepts.definitions import Ability, Amount, Context, Keywords, Static
from apnap.rules.ch1_concepts.nodes import is_in
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, AbilitySet, Chars
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.ch2_cards.mana_values import value_with
from apnap.rules.ch2_cards.subtypes import BASIC_LAND_TYPES, OF_CREATURES, fitting, kind_of, without_kind
from apnap.rules.ch6_spells.layers.layer_inputs import is_known_before
from apnap.rules.core.constants import (
    ARTIFACT,
    CREATURE,
    INSTANT,
    L_ABILITY,
    L_COLOR,
    L_PT_DEFINE,
    L_PT_SET,
    L_PT_SWITCH,
    L_TYPE,
    LAND,
    LASTS_WHILE_SOURCE,
    LEGENDARY,
    S_LAYER,
    SORCERY,
)
from apnap.rules.core.constants import (
    CREATURE as A_CREATURE,
)
from apnap.rules.core.types import Layer, ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

ADDITIONS: Final = [
    "",
    "types",
    "land types",
    "still",
    "colors and types",
    "creature types",
    "colors and creature types",
    "colors",
]


class CantHave(Change):
    """Can't have a keyword ability, whatever else gives it: `CantHave(HEXPROOF)`. CR 101.2, 613.1f.

    What gives it later is without effect: it is taken away again once all abilities are there. `gain` is a choice of
    words: 'can't have or gain'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("gain",)

    def __init__(self, *keywords: Keywords, gain: bool = False) -> None:
        if not keywords:
            raise VocabularyError("CantHave needs a keyword")
        self.flags: i64 = 0
        for k in keywords:
            self.flags |= k.flags
        self.gain: bool = gain

    def layers(self) -> list[i64]:
        return TO_THE_END

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.keywords &= ~self.flags

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0

    def takes_abilities(self, layer: Layer) -> bool:
        return False


TO_THE_END: Final[list[i64]] = [L_ABILITY, L_PT_SWITCH]


class LosesAllAbilities(Change):
    """Loses all abilities. CR 613.1f.

    `other` is a choice of words: all others than those that it is given, and what else it loses, said last.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("other",)

    def __init__(self, other: str = "") -> None:
        self.other: str = other

    def layers(self) -> list[i64]:
        return ABILITY

    def plain(self) -> bool:
        return True

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.abilities = NO_ABILITIES
        chars.keywords = 0

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class Loses(Change):
    """Loses a keyword ability: `Loses(FLYING)`. CR 613.1f."""

    def __init__(self, *keywords: Keywords) -> None:
        if not keywords:
            raise VocabularyError("Loses needs a keyword")
        self.flags: i64 = 0
        for k in keywords:
            self.flags |= k.flags

    def layers(self) -> list[i64]:
        return ABILITY

    def plain(self) -> bool:
        return True

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.keywords &= ~self.flags

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def takes_abilities(self, layer: Layer) -> bool:
        return False  # flags are no abilities that effects come from


class AllCreatureTypes(Change):
    """Loses all creature types, or (`gains`) gains all of them: `is_all`, is every creature type. CR 205.1a, 613.1d."""

    WORDING: ClassVar[tuple[str, ...]] = ("is_all",)

    def __init__(self, gains: bool = False, is_all: bool = False) -> None:
        self.gains: bool = gains
        self.is_all: bool = is_all  # a choice of words

    def layers(self) -> list[i64]:
        return TYPES

    def plain(self) -> bool:
        return True

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        if not self.gains:
            chars.subtypes = without_kind(chars.subtypes, OF_CREATURES)
        chars.every_type = self.gains

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class SwitchesSize(Change):
    """Its power and toughness are switched. CR 613.4d."""

    def layers(self) -> list[i64]:
        return SWITCH

    def plain(self) -> bool:
        return True

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        power = chars.power
        chars.power = chars.toughness
        chars.toughness = power

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class HasBaseSize(Change):
    """Has base power and toughness: `HasBaseSize("1/1")`; without a size, each is its mana value. CR 613.4b.

    `HasBaseSize(number=X)`: each is that amount. `only` is "power" or "toughness" where it sets one of them.
    """

    def __init__(self, size: str = "", number: Amount | None = None, only: str = "") -> None:
        if only not in ("", "power", "toughness"):
            raise VocabularyError(f"power or toughness is set, not {only!r}")
        self.by_mana_value: bool = not size and number is None
        self.number: Amount | None = number
        self.only: str = only
        self.power: i64 = 0
        self.toughness: i64 = 0
        if size:
            power, toughness = parse_size(size)
            self.power = power
            self.toughness = toughness

    def layers(self) -> list[i64]:
        return SIZE

    def plain(self) -> bool:
        return True

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        number = self.number
        if number is not None:
            effect.a = number.value(game, ctx)

    def reads_board(self) -> bool:
        return self.number is not None

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        power: i64 = self.power
        toughness: i64 = self.toughness
        number = self.number
        if number is not None:
            power = number.value(game, known_of(effect)) if effect.duration == LASTS_WHILE_SOURCE else effect.a
            toughness = power
        elif self.by_mana_value:
            power = value_with(game, ref, chars.cost)
            toughness = power
        if self.only != "toughness":
            chars.power = power
        if self.only != "power":
            chars.toughness = toughness

    def is_stepwise(self, fixed: bool) -> bool:
        number = self.number
        return fixed or number is None or is_known_before(layers_read(number), L_PT_SET)

    def loop_inputs(self) -> i64:
        return 0


class BasicMana(Extension):
    """The mana abilities of some basic land types, where they are not there yet. CR 305.6."""

    def both(self, abilities: AbilitySet) -> list[Ability]:
        out = abilities.every.copy()
        for a in self.others:
            if not is_in(a, out):
                out.append(a)
        return out


class IsNow(Change):
    """Is (for a time: becomes) what its words say, instead of what it was, or in addition to it. CR 205.1a-b, 305.7.

    `IsNow("Mountain")`, `IsNow("Swamp", also="land types")`, `IsNow("Artifact Creature", MANA_VALUE)`,
    `IsNow("Creature", "1/1", color="B", also="still")`. `base` says that a size is called its base power and toughness,
    `strict` that an artifact creature loses its other card types, `number` an amount that both are equal to. `kept`
    is what it is still said to be in a sentence of its own; `last` is a choice of words: 'in addition' after all else.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("basics",)
    WORDING: ClassVar[tuple[str, ...]] = ("base", "last")

    def __init__(
        self,
        what: str,
        size: str = "",
        color: str | None = None,
        also: str = "",
        base: bool = False,
        number: Amount | None = None,
        strict: bool = False,
        kept: str = "",
        last: bool = False,
    ) -> None:
        words = what.split()
        front: list[str] = []
        after: list[str] = []
        self.supertypes: i64 = 0
        for w in words:
            if w in CARD_TYPES:
                front.append(w)
            elif w == "Legendary":
                self.supertypes = LEGENDARY
            else:
                after.append(w)
        if also not in ADDITIONS:
            raise VocabularyError(f"in addition to what? {', '.join(ADDITIONS[1:])}, not {also!r}")
        self.types: i64 = 0
        if front:
            self.types = parse_type_line(" ".join(front)).types
        self.subtypes: list[str] = after
        self.also: str = also
        self.base: bool = base
        self.colors: i64 = -1 if color is None else color_mask(color)
        self.size: HasBaseSize | None = None
        if number is not None:
            self.size = HasBaseSize(number=number)
        elif size:
            self.size = HasBaseSize("" if size == MANA_VALUE else size)
        self.strict: bool = strict
        self.kept: str = kept
        self.last: bool = last
        self.kinds: i64 = 0  # of the subtypes
        basics: list[Ability] = []
        for s in after:
            self.kinds |= kind_of(s)
            if s in BASIC_LAND_TYPES:
                basics.append(basic_mana(BASIC_LAND_TYPES.index(s)))
        self.basics: list[Ability] = basics
        self._extension: BasicMana = BasicMana(basics)
        self.applied: list[i64] = []
        if self.types or after or self.supertypes:
            self.applied.append(L_TYPE)
        if self.colors >= 0:
            self.applied.append(L_COLOR)
        if self.size is not None:
            self.applied.append(L_PT_SET)
        if not self.applied:
            raise VocabularyError("it is what? Say it with types, a size or a colour")

    def layers(self) -> list[i64]:
        return self.applied

    def plain(self) -> bool:
        return True

    def takes_abilities(self, layer: Layer) -> bool:
        """A land that becomes of other basic land types loses what its text says. CR 305.7."""
        return layer == L_TYPE and len(self.basics) > 0 and not self.also

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        size = self.size
        if layer == L_TYPE:
            self.change_types(chars)
        elif layer == L_COLOR:
            chars.colors = chars.colors | self.colors if self.also.startswith("colors") else self.colors
        elif size is not None:
            size.apply(game, effect, ref, chars, layer)

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        size = self.size
        if size is not None:
            size.fix(game, ctx, effect)

    def reads_board(self) -> bool:
        size = self.size
        return size is not None and size.reads_board()

    def change_types(self, chars: Chars) -> None:
        chars.supertypes |= self.supertypes
        # an 'artifact creature' keeps its other card types (205.1b)
        keeps = self.also != "" or self.types & (ARTIFACT | CREATURE) == ARTIFACT | CREATURE
        if self.strict:
            keeps = False
        if keeps:
            chars.types |= self.types
        elif self.types:
            chars.types = self.types | chars.types & (INSTANT | SORCERY)
        subtypes = chars.subtypes
        if self.subtypes and not self.also:
            subtypes = without_kind(subtypes, self.kinds)
        if self.types and not keeps:
            subtypes = fitting(subtypes, chars.types)
        subtypes = subtypes.copy()
        for s in self.subtypes:
            if s not in subtypes:
                subtypes.append(s)
        chars.subtypes = subtypes
        if not chars.types & OF_CREATURES or (self.kinds & CREATURE and not self.also):
            chars.every_type = False
        if self.basics and chars.types & LAND:
            if not self.also:
                chars.abilities = NO_ABILITIES
                chars.keywords = 0
            chars.abilities = self._extension.of(chars.abilities)

    def is_stepwise(self, fixed: bool) -> bool:
        size = self.size
        return size is None or size.is_stepwise(fixed)

    def loop_inputs(self) -> i64:
        return 0


class IsChosenType(Change):
    """Is of the chosen creature type, instead of its other creature types or in addition to them. CR 205.1a."""

    def __init__(self, also: bool = False) -> None:
        self.also: bool = also

    def layers(self) -> list[i64]:
        return TYPES

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        kind = choice_of(game, context_of(effect), A_CREATURE_TYPE)
        if kind < 0:
            return
        subtypes = chars.subtypes if self.also else without_kind(chars.subtypes, OF_CREATURES)
        if not self.also:
            chars.every_type = False
        if CREATURE_TYPES[kind] not in subtypes:
            subtypes = subtypes + [CREATURE_TYPES[kind]]
        chars.subtypes = subtypes

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class IsChosenColor(Change):
    """Is of the chosen colour, instead of its other colours or in addition to them. CR 105.3."""

    def __init__(self, also: bool = False) -> None:
        self.also: bool = also

    def layers(self) -> list[i64]:
        return COLORS

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        color = choice_of(game, context_of(effect), A_COLOR)
        if color >= 0:
            chars.colors = chars.colors | 1 << color if self.also else 1 << color

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SizeIs(Static):
    """Its power and toughness are each equal to an amount, wherever it is: `SizeIs(ForEach(LAND, YOU_CONTROL))`.

    `only` is "power" or "toughness" where it defines one of them. A characteristic-defining ability. CR 604.3, 613.4a.
    """

    def __init__(self, number: Amount, only: str = "") -> None:
        super().__init__([S_LAYER])
        if only not in ("", "power", "toughness"):
            raise VocabularyError(f"power or toughness is defined, not {only!r}")
        self.defining = True
        self.amount: Amount = number
        self.only: str = only
        self.reads = reads_of(self)
        self.subject_reads = 0
        self.stepwise = is_known_before(layers_read(number), L_PT_DEFINE)
        self.reader = True

    def layers(self) -> list[i64]:
        return DEFINED

    def may_apply_to(self, game: Game, effect: Standing) -> list[ObjectId] | None:
        return [effect.source]

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        number = self.amount.value(game, Context(effect.controller, ref))
        if self.only != "toughness":
            chars.power = number
        if self.only != "power":
            chars.toughness = number

    def loop_inputs(self) -> i64:
        return 0


CARD_TYPES: Final = ["Artifact", "Creature", "Enchantment", "Land", "Planeswalker"]
MANA_VALUE: Final = "mana value"  # a size: power and toughness are each its mana value
TYPES: Final[list[i64]] = [L_TYPE]
SIZE: Final[list[i64]] = [L_PT_SET]
SWITCH: Final[list[i64]] = [L_PT_SWITCH]
COLORS: Final[list[i64]] = [L_COLOR]
DEFINED: Final[list[i64]] = [L_PT_DEFINE]


class LosesKeywords(Change):
    """It loses keyword abilities that are plain flags: `LosesKeywords(INFECT)`. CR 613.1f."""

    def __init__(self, *keywords: Keywords) -> None:
        if not keywords:
            raise VocabularyError("LosesKeywords needs a keyword")
        self.flags: i64 = 0
        for k in keywords:
            self.flags |= k.flags

    def layers(self) -> list[i64]:
        return ABILITY

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.keywords &= ~self.flags

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True

    def takes_abilities(self, layer: Layer) -> bool:
        return False  # flags are no abilities that effects come from


class IsNoCreature(Change):
    """It isn't a creature; creature types go with that. CR 205.1a, 613.1d."""

    def layers(self) -> list[i64]:
        return TYPES

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.types &= ~A_CREATURE
        subtypes: list[str] = []
        for word in chars.subtypes:
            if word in KEPT_TYPES:
                subtypes.append(word)
        chars.subtypes = subtypes

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


KEPT_TYPES: Final = ["Equipment", "Aura", "Saga", "Vehicle", "Fortification", "Background"]
