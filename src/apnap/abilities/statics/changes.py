"""What a continuous effect changes about the objects or players it affects. CR 611, 613."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.amounts import ForEach
from apnap.abilities.base import Number, Subject, VocabularyError, amount, context_of, known_of
from apnap.abilities.players import ControllerOf, EachPlayer, OwnerOf, ThatPlayer, You
from apnap.abilities.statics.choosing import A_COLOR, choice_of, chosen_value
from apnap.abilities.statics.dependency import layers_read
from apnap.abilities.targets import TargetSlot, plain_target
from apnap.abilities.typeline import TypeLine, parse_type_line
from apnap.rules.ch1_concepts.definitions import (
    NO_IDS,
    Ability,
    Amount,
    Context,
    Filter,
    Keywords,
    Node,
    Selector,
    Static,
    ability_set,
)
from apnap.rules.ch2_cards.characteristics import AbilitySet, Chars
from apnap.rules.ch6_spells.layers.layer_inputs import is_known_before
from apnap.rules.ch7_additional.loops.loop_inputs import H_NUMBER
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import (
    BATTLEFIELD,
    DEATHTOUCH,
    DOUBLE_STRIKE,
    ENTERING,
    FIRST_STRIKE,
    INDESTRUCTIBLE,
    KEYWORD_NAMES,
    L_ABILITY,
    L_COLOR,
    L_CONTROL,
    L_PT_MODIFY,
    L_PT_SET,
    L_TYPE,
    LASTS_WHILE_SOURCE,
    LIFELINK,
    NONE,
    S_LAYER,
    STACK,
    TRAMPLE,
    bits,
)
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.numbers import product
from apnap.rules.core.types import Layer, ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

LAYER_SLOTS: Final[list[i64]] = [S_LAYER]
OF_FIGHTS: Final = DEATHTOUCH | DOUBLE_STRIKE | FIRST_STRIKE | INDESTRUCTIBLE | LIFELINK | TRAMPLE


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Node):
    """One thing that is different about what a continuous effect applies to."""

    def slots(self) -> list[i64]:
        """The lists of standing effects that are asked about it."""
        return LAYER_SLOTS

    def layers(self) -> list[i64]:
        """The layers it applies in; none when it is no change of characteristics or control."""
        return NO_IDS

    def objection(self, subject: Selector) -> str:
        """Why it cannot be said of something; empty where it can."""
        return ""

    def is_local(self, fixed: bool) -> bool:
        """Does what it does to an object depend on that object alone; `fixed`, once its numbers are? CR 613."""
        return False

    def is_stepwise(self, fixed: bool) -> bool:
        """Is what it reads of other objects settled before its layer (see layers/stepwise.py)? CR 613."""
        return self.is_local(fixed)

    def permits(self, action: i64) -> bool:
        """Does it allow what the rules alone would not (P_* of apnap.rules.core.constants)?"""
        return False

    def grants_entering(self) -> bool:
        """Does it give abilities that say how something enters? CR 614.12."""
        return False

    def reads_board(self) -> bool:
        """Does what it does depend on other objects?"""
        return False

    def plain(self) -> bool:
        """Does it do the same to an object whatever else is done to the object?"""
        return False

    def takes_abilities(self, layer: Layer) -> bool:
        """Could it take abilities away in this layer? CR 613.8a."""
        return layer == L_ABILITY and L_ABILITY in self.layers()

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        """Fix its numbers as an effect with a duration begins. CR 608.2h, 611.2d."""

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        """Change the draft of the characteristics."""

    def given_to(self, game: Game, effect: Standing) -> i64:
        """To whom it gives control of what it applies to, if that is what it does; -1 for nobody now."""
        return effect.controller

    # what is legal; the static that holds the change has found that it applies
    def forbids(self, game: Game, effect: Standing, action: i64) -> bool:
        return False

    def cant_attack(self, game: Game, effect: Standing, defender: Ref) -> bool:
        return False

    def must_attack(self, game: Game, effect: Standing, defender: Ref) -> bool:
        return False

    def demands_attacks(self) -> bool:
        """Could it be a requirement to attack? Whatever says what must be attacked says so here."""
        return False

    def cant_block(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        """May the affected creature not block this attacker?"""
        return False

    def cant_be_blocked(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        """May the affected creature, which attacks, not be blocked by this one?"""
        return False

    def must_block(self) -> bool:
        """Must the affected creature block something if able?"""
        return False

    def must_be_blocked(self, game: Game, effect: Standing, blocker: ObjectId) -> bool:
        """Must this creature block the affected one if able?"""
        return False

    def minimum_blockers(self) -> i64:
        return 1

    def most_blockers(self) -> i64:
        """How many may block the affected creature; -1 for any number."""
        return -1

    def more_blocks(self) -> i64:
        """How many more attackers the affected creature can block than one."""
        return 0

    def needs_attackers(self) -> bool:
        """May the affected creature not attack alone?"""
        return False

    def needs_blockers(self) -> bool:
        """May the affected creature not block alone?"""
        return False

    def wants_a_block(self) -> bool:
        """Must the affected creature be blocked if able?"""
        return False

    def benefit(self) -> i64:
        """For bots: 1 when good for what it affects, -1 when bad, 0 when neither."""
        return 0

    def helps_in_fights(self) -> bool:
        """For bots: does it help a creature only once it attacks or blocks, and then as well after blocks?"""
        return False


class Gets(Change):
    """Gets +N/+N. CR 613.4c. `additional` is a choice of words: that it gets some already."""

    WORDING: ClassVar[tuple[str, ...]] = ("additional",)

    def __init__(self, power: int | Amount, toughness: int | Amount, additional: bool = False) -> None:
        self.power: Amount = amount(power)
        self.toughness: Amount = amount(toughness)
        self.additional: bool = additional

    def layers(self) -> list[i64]:
        return MODIFY

    def is_local(self, fixed: bool) -> bool:
        return fixed or (isinstance(self.power, Number) and isinstance(self.toughness, Number))

    def is_stepwise(self, fixed: bool) -> bool:
        return fixed or (is_counted_before(self.power) and is_counted_before(self.toughness))

    def reads_board(self) -> bool:
        return not self.is_local(False)

    def plain(self) -> bool:
        return True

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        effect.a = self.power.value(game, ctx)
        effect.b = self.toughness.value(game, ctx)

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        if effect.duration != LASTS_WHILE_SOURCE:
            chars.power += effect.a
            chars.toughness += effect.b
        else:
            ctx = known_of(effect)
            chars.power += self.power.value(game, ctx)
            chars.toughness += self.toughness.value(game, ctx)

    def benefit(self) -> i64:
        p, t = self.power, self.toughness
        if isinstance(t, Number) and t.number:
            return 1 if t.number > 0 else -1
        if isinstance(p, Number) and p.number:
            return 1 if p.number > 0 else -1
        return 1

    def helps_in_fights(self) -> bool:
        return self.benefit() > 0

    def loop_inputs(self) -> i64:
        return 0


class Extension:
    """Abilities added to sets of abilities: one set for each, so that an object keeps its set while nothing changes."""

    def __init__(self, others: list[Ability]) -> None:
        self.others: list[Ability] = others
        self._before: list[AbilitySet] = []
        self._after: list[AbilitySet] = []

    def of(self, abilities: AbilitySet) -> AbilitySet:
        """The set with what is added to it."""
        for i in range(len(self._before)):
            if self._before[i] is abilities:
                return self._after[i]
        both = self.both(abilities)
        made = abilities if len(both) == len(abilities.every) else ability_set(both)
        if len(self._before) > 200:
            self._before = []
            self._after = []
        self._before.append(abilities)
        self._after.append(made)
        return made

    def both(self, abilities: AbilitySet) -> list[Ability]:
        return abilities.every + self.others


class Has(Change):
    """Has (or gains) abilities. CR 613.1f. `how` is a choice of words: 'with' after what it is, or 'apart' from it."""

    DERIVED: ClassVar[tuple[str, ...]] = ("others",)
    WORDING: ClassVar[tuple[str, ...]] = ("how",)

    def __init__(self, *abilities: Ability, how: str = "") -> None:
        if not abilities:
            raise VocabularyError("Has needs an ability")
        self.abilities: list[Ability] = list(abilities)
        self.how: str = how
        self.keywords: i64 = 0
        self.others: list[Ability] = []
        for a in abilities:
            if isinstance(a, Keywords):
                self.keywords |= a.flags
            else:
                self.others.append(a)
                self.others.extend(a.also())
        self._extension: Extension = Extension(self.others)
        self._asks: i64 = 0
        self._by_color: list[Extension] = []
        for a in self.others:
            self._asks = max(self._asks, a.asks_color())
        for color in range(5 if self._asks else 0):
            self._by_color.append(Extension([a.of_color(color) for a in self.others]))

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        """The colour that was chosen, or is chosen now. CR 608.2d, 611.2d."""
        if self._asks == 1:
            effect.a = choice_of(game, ctx, A_COLOR)
        elif self._asks == 2:
            effect.a = NONE
            if game.state.in_game(ctx.controller):
                effect.a = chosen_value(game, A_COLOR, ctx.controller, ctx.source)

    def grants_entering(self) -> bool:
        for a in self.others:
            if a.zones >> ENTERING & 1:
                return True
        return False

    def layers(self) -> list[i64]:
        return ABILITY

    def is_local(self, fixed: bool) -> bool:
        for a in self.others:
            if isinstance(a, Static) and S_LAYER in a.standing_slots:
                return False  # it gives an effect on characteristics
        return True

    def plain(self) -> bool:
        return True

    def takes_abilities(self, layer: Layer) -> bool:
        return False

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.keywords |= self.keywords
        if self._asks:
            color = effect.a
            if effect.duration == LASTS_WHILE_SOURCE:
                color = choice_of(game, known_of(effect), A_COLOR)
            if color >= 0:
                chars.abilities = self._by_color[color].of(chars.abilities)
        elif self.others:
            chars.abilities = self._extension.of(chars.abilities)

    def benefit(self) -> i64:
        return 1

    def helps_in_fights(self) -> bool:
        return not self.others and self.keywords & ~OF_FIGHTS == 0

    def loop_inputs(self) -> i64:
        return 0


class Becomes(Change):
    """Becomes a creature, an artifact, ... with power and toughness, keeping its other types or losing them.

    `Becomes("Artifact Creature - Assembly-Worker", "2/2", still=True)`. CR 205.1b, 613.1d, 613.4b.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("kept",)

    def __init__(
        self, type_line: str, size: str = "", color: str | None = None, still: bool = True, kept: str = ""
    ) -> None:
        line: TypeLine = parse_type_line(type_line)
        self.kept: str = kept  # a choice of words: what it is still said to be
        self.supertypes: i64 = line.supertypes
        self.types: i64 = line.types
        self.subtypes: list[str] = line.subtypes
        self.still: bool = still  # keeps its other types and subtypes
        self.colors: i64 = -1
        if color is not None:
            self.colors = color_mask(color)
        self.has_size: bool = size != ""
        self.power: i64 = 0
        self.toughness: i64 = 0
        if size:
            power, toughness = parse_size(size)
            self.power = power
            self.toughness = toughness
        self.applied: list[i64] = [L_TYPE]
        if self.colors >= 0:
            self.applied.append(L_COLOR)
        if self.has_size:
            self.applied.append(L_PT_SET)

    def layers(self) -> list[i64]:
        return self.applied

    def is_stepwise(self, fixed: bool) -> bool:
        return True

    def plain(self) -> bool:
        return True

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        if layer == L_TYPE:
            chars.supertypes |= self.supertypes
            if not self.still:
                chars.types = self.types
                chars.subtypes = self.subtypes
                chars.every_type = False
                return
            chars.types |= self.types
            subtypes = chars.subtypes.copy()
            for s in self.subtypes:
                if s not in subtypes:
                    subtypes.append(s)
            chars.subtypes = subtypes
        elif layer == L_COLOR:
            chars.colors = self.colors
        elif layer == L_PT_SET:
            chars.power = self.power
            chars.toughness = self.toughness

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class YouControl(Change):
    """You control it: a permanent, or a spell on the stack. CR 112.2, 613.1b."""

    def objection(self, subject: Selector) -> str:
        """Players are controlled in another way, and cards in other zones have no controller. CR 108.4, 723."""
        nobody = isinstance(subject, (You, EachPlayer, ThatPlayer, ControllerOf, OwnerOf))
        subject = plain_target(subject)
        if isinstance(subject, TargetSlot):
            nobody = subject.among_players() or subject.zone() not in (BATTLEFIELD, STACK)
        return f"only permanents and spells come under your control, not {subject!r}" if nobody else ""

    def is_stepwise(self, fixed: bool) -> bool:
        return True  # control is settled apart

    def layers(self) -> list[i64]:
        return CONTROL

    def plain(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class ControlIsOf(YouControl):
    """A player controls it, whoever that is at the time: `ControlIsOf(MONARCH)`; with nobody, nothing changes."""

    def __init__(self, who: Subject) -> None:
        self.who: Subject = who

    def given_to(self, game: Game, effect: Standing) -> i64:
        for ref in self.who.pick(game, known_of(effect)):
            if ref < 0:
                return -1 - ref
        return -1


def is_counted_before(number: Amount) -> bool:
    """Is an amount settled before power and toughness are modified? CR 613.4c."""
    return is_known_before(layers_read(number), L_PT_MODIFY)


MODIFY: Final[list[i64]] = [L_PT_MODIFY]
ABILITY: Final[list[i64]] = [L_ABILITY]
CONTROL: Final[list[i64]] = [L_CONTROL]


def parse_size(text: str) -> tuple[int, int]:
    """Read `2/1`; a star is 0 until an ability defines it, also where it is added to: `1+*` is 1 then. CR 208.2a."""
    parts = text.split("/")
    if len(parts) != 2:
        raise VocabularyError(f"power and toughness are written like 2/1, not {text!r}")
    numbers: list[int] = []
    for part in parts:
        word = part.strip()
        if word == "*":
            numbers.append(0)
        elif word.endswith("+*") and word[:-2].isdigit():
            numbers.append(int(word[:-2]))
        elif word.removeprefix("-").isdigit():
            numbers.append(int(word))
        else:
            raise VocabularyError(f"power and toughness are written like 2/1, not {text!r}")
    return numbers[0], numbers[1]


def color_mask(letters: str) -> i64:
    """Read colours written as letters: `WU`. CR 105.1."""
    mask: i64 = 0
    for letter in letters:
        index = "WUBRG".find(letter)
        if index < 0:
            raise VocabularyError(f"colours are written with the letters WUBRG, not {letters!r}")
        mask |= 1 << index
    return mask


class GetsForEach(Change):
    """Gets +N/+N for each permanent that fits: `GetsForEach(1, 1, Subtype("Forest"), YOU_CONTROL)`.

    In the filters, 'it' is the object that gets it.
    """

    def __init__(self, power: i64, toughness: i64, *filters: Filter, times: Amount | None = None) -> None:
        self.power: i64 = power
        self.toughness: i64 = toughness
        self.each: Amount = ForEach(*filters) if times is None else times  # or for each time that something was done

    def layers(self) -> list[i64]:
        return MODIFY

    def is_stepwise(self, fixed: bool) -> bool:
        return fixed or is_counted_before(self.each)

    def reads_board(self) -> bool:
        return True

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        around = ctx.each
        ids = effect.ids
        if ids is not None and len(ids) == 1:
            ctx.each = ids[0]  # the one that gets it, whatever was dealt with before
        effect.a = self.each.value(game, ctx)
        ctx.each = around

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        n = effect.a
        if effect.duration == LASTS_WHILE_SOURCE:
            known = context_of(effect)
            ctx = Context(known.controller, known.source)
            ctx.it = ref
            ctx.each = ref
            n = self.each.value(game, ctx)
        chars.power += product(n, self.power)
        chars.toughness += product(n, self.toughness)

    def benefit(self) -> i64:
        return 1 if self.power + self.toughness > 0 else -1

    def helps_in_fights(self) -> bool:
        return self.benefit() > 0

    def loop_inputs(self) -> i64:
        return H_NUMBER


class HasOneOf(Change):
    """Gains one of several keywords, chosen as the effect begins: `HasOneOf(REACH, HASTE)`. CR 608.2d, 611.2d."""

    def __init__(self, *keywords: Keywords) -> None:
        if len(keywords) < 2:
            raise VocabularyError("a choice is between two keywords or more")
        self.keywords: list[Keywords] = list(keywords)

    def layers(self) -> list[i64]:
        return ABILITY

    def plain(self) -> bool:
        return True

    def takes_abilities(self, layer: Layer) -> bool:
        return False

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        effect.a = NONE
        if game.state.in_game(ctx.controller):
            places: list[i64] = list(range(len(self.keywords)))
            names = [KEYWORD_NAMES[bits(k.flags)[0]] for k in self.keywords]
            effect.a = ask_one(game, ModeDecision(ctx.controller, "608.2d", places, names, ctx=ctx))

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        if effect.duration != LASTS_WHILE_SOURCE and effect.a >= 0:
            chars.keywords |= self.keywords[effect.a].flags

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0
