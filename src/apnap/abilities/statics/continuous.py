"""Continuous effects: a subject and what is different about it, always or for a time. CR 611, 613."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Quality, Subject, VocabularyError, known_of, reads_of
from apnap.abilities.filters import could_fit
from apnap.abilities.selectors import Each, Enchanted, Equipped, This, Wherever
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.combat_restrictions import AttacksAnother, IsGoaded
from apnap.abilities.statics.dependency import (
    READS_ABILITIES,
    READS_COLORS,
    READS_TYPES,
    is_about_itself,
    is_steady,
    layers_read,
    looks_at_one,
    sights_of,
)
from apnap.rules.ch1_concepts.definitions import Ability, Condition, Context, Filter, Selector, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells.layers.layer_inputs import is_known_before
from apnap.rules.ch8_multiplayer.range import covers, standing_on
from apnap.rules.core.constants import (
    BATTLEFIELD,
    L_ABILITY,
    L_COLOR,
    L_CONTROL,
    L_PT_MODIFY,
    L_PT_SWITCH,
    L_TYPE,
    NONE,
    S_ATTACK,
    S_LAYER,
)
from apnap.rules.core.types import Layer, ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Continuous(Static):
    """A subject and changes to it: the static behind `Always` and behind effects with a duration."""

    DERIVED: ClassVar[tuple[str, ...]] = ("told_apart", "sights")

    def __init__(self, subject: Selector, changes: list[Change], condition: Condition | None = None) -> None:
        if not changes:
            raise VocabularyError("a continuous effect needs a change")
        slots: list[i64] = []
        layers: list[Layer] = []
        for c in changes:
            if not isinstance(c, Change):
                raise VocabularyError(f"a change such as Gets(1, 1) is needed, not {c!r}")
            objection = c.objection(subject)
            if objection:
                raise VocabularyError(objection)
            for s in c.slots():
                if s not in slots:
                    slots.append(s)
            for layer in c.layers():
                if layer not in layers:
                    layers.append(layer)
        super().__init__(slots, 1 << BATTLEFIELD)
        layers.sort()
        self.subject: Selector = subject
        self.changes: list[Change] = changes
        self.condition: Condition | None = condition
        self.all_layers: list[i64] = layers
        self.plain: bool = True  # what it does to an object is the same whatever else is done to it
        for c in changes:
            if not c.plain():
                self.plain = False
        self.told_apart: bool = False  # what it applies to is settled before its first layer
        self.sights: list[Filter] | None = None  # all that it looks for on the board, where that is known
        self.layers_read: i64 = layers_read(subject)
        if condition is not None:
            self.layers_read |= layers_read(condition)
        if S_LAYER in slots:
            self.reads = reads_of(self)
            for c in changes:
                if c.grants_entering():
                    self.gives = True
            self.off_battlefield = isinstance(subject, Wherever)
            self.of_itself = isinstance(subject, This)
            self.local_to_fixed = self.changes_locally(True)
            self.local = self.changes_locally(False) and looks_at_one(subject)
            if condition is not None and not is_steady(condition):
                self.local = False
            if self.layers_read & READS_ABILITIES and L_ABILITY in layers:
                self.local = False
            self.subject_reads = reads_of(subject)
            if condition is not None and is_about_itself(condition):
                self.reads_itself = reads_of(condition) & ~self.subject_reads
                for c in changes:
                    self.reads_itself &= ~reads_of(c)
            self.inputs = self.layers_read
            for c in changes:
                for child in c.children():
                    self.inputs |= layers_read(child)
            self.stepwise_to_fixed = self.is_stepwise(True)
            self.stepwise = self.is_stepwise(False)
            self.sights = self.look()

    def changes_locally(self, fixed: bool) -> bool:
        """Is it only about abilities and power and toughness, and each object for itself?"""
        for layer in self.all_layers:
            if layer != L_ABILITY and layer != L_PT_MODIFY:
                return False
        for c in self.changes:
            if c.layers() and not c.is_local(fixed):
                return False
        return True

    def is_stepwise(self, fixed: bool) -> bool:
        """Is what it reads of other objects settled before it applies? CR 613."""
        first = first_layer(self.all_layers)
        self.told_apart = is_known_before(layers_read(self.subject), first)
        for c in self.changes:
            if c.layers() and not c.is_stepwise(fixed):
                return False
        for layer in self.all_layers:
            if self.takes_abilities(layer):
                return False
        if fixed:
            return True
        condition = self.condition
        if condition is not None:
            if not is_known_before(layers_read(condition), first):
                return False
            if not is_steady(condition):
                self.reader = True
        for c in self.changes:
            if c.reads_board():
                self.reader = True
        return looks_at_one(self.subject) and not self.off_battlefield

    def look(self) -> list[Filter] | None:
        """All that it looks for on the board; None where it may look for anything."""
        out: list[Filter] = []
        condition = self.condition
        if condition is not None and not sights_of(condition, out):
            return None
        for c in self.changes:
            if c.reads_board():
                for child in c.children():
                    if not sights_of(child, out):
                        return None
        return out

    def notices(self, chars: Chars) -> bool:
        sights = self.sights
        if sights is None:
            return True
        for filter in sights:
            if could_fit(filter, chars):
                return True
        return False

    def may_apply_to(self, game: Game, effect: Standing) -> list[ObjectId] | None:
        subject = self.subject
        if isinstance(subject, This):
            return [effect.source]
        if isinstance(subject, (Enchanted, Equipped)):
            return [game.state.objs[effect.source].attached_to]
        if not self.told_apart or not isinstance(subject, Each):
            return None
        return subject.pick(game, known_of(effect))

    def applies(self, game: Game, effect: Standing, ref: Ref) -> bool:
        """Does it apply to this object or player now? CR 611.2c, 611.3a."""
        if game.state.reach is not None and not covers(game, effect, ref):
            return False  # 801.10
        ids = effect.ids
        if ids is not None:
            return ref in ids
        ctx = known_of(effect)
        subject = self.subject
        if not isinstance(subject, Subject) or not subject.includes(game, ctx, ref):
            return False
        condition = self.condition
        return condition is None or condition.holds(game, ctx)

    def benefit(self) -> i64:
        total: i64 = 0
        for c in self.changes:
            total += c.benefit()
        if total > 0:
            return 1
        return -1 if total < 0 else 0

    # layers ------------------------------------------------------------------------------------------------------
    def layers(self) -> list[i64]:
        return self.all_layers

    def may_depend(self, layer: Layer) -> bool:
        """Only what it reads of an object can change what it applies to. CR 613.8a."""
        if not self.plain:
            return layer <= L_ABILITY
        if layer == L_TYPE:
            return self.layers_read & READS_TYPES != 0
        if layer == L_COLOR:
            return self.layers_read & READS_COLORS != 0
        if layer == L_ABILITY:
            return self.layers_read & READS_ABILITIES != 0
        return layer < L_TYPE

    def takes_abilities(self, layer: Layer) -> bool:
        for c in self.changes:
            if c.takes_abilities(layer):
                return True
        return False

    def affects(self, game: Game, effect: Standing, ref: Ref, chars: Chars) -> bool:
        return self.applies(game, effect, ref)

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        for c in self.changes:
            if layer in c.layers():
                c.apply(game, effect, ref, chars, layer)

    def gives_control(self, game: Game, effect: Standing, ref: Ref) -> i64:
        for c in self.changes:
            if L_CONTROL in c.layers():
                return c.given_to(game, effect)
        return effect.controller

    # what is legal -----------------------------------------------------------------------------------------------
    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        for c in self.changes:
            if c.forbids(game, effect, action):
                return self.applies(game, effect, ref if ref != NONE else -1 - seat)
        return False

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        for c in self.changes:
            if c.permits(action):
                return self.applies(game, effect, ref)
        return False

    def cant_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        for c in self.changes:
            if c.cant_attack(game, effect, defender) and self.applies(game, effect, attacker):
                return True
        return False

    def may_keep_off(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        return self.applies(game, effect, attacker)

    def must_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        for c in self.changes:
            if c.must_attack(game, effect, defender) and self.applies(game, effect, attacker):
                return True
        return False

    def demands_attacks(self) -> bool:
        for c in self.changes:
            if c.demands_attacks():
                return True
        return False

    def cant_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        for c in self.changes:
            if c.cant_block(game, effect, attacker) and self.applies(game, effect, blocker):
                return True
            if c.cant_be_blocked(game, effect, blocker, attacker) and self.applies(game, effect, attacker):
                return True
        return False

    def must_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        for c in self.changes:
            if c.must_block() and self.applies(game, effect, blocker):
                return True
            if c.must_be_blocked(game, effect, blocker) and self.applies(game, effect, attacker):
                return True
        return False

    def minimum_blockers(self, game: Game, effect: Standing, attacker: ObjectId) -> i64:
        most: i64 = 1
        for c in self.changes:
            n = c.minimum_blockers()
            if n > most and self.applies(game, effect, attacker):
                most = n
        return most

    def cant_attack_together(
        self, game: Game, effect: Standing, attackers: list[ObjectId], defenders: list[Ref]
    ) -> bool:
        if len(attackers) != 1:
            return False
        for c in self.changes:
            if c.needs_attackers() and self.applies(game, effect, attackers[0]):
                return True
        return False

    def cant_block_together(
        self, game: Game, effect: Standing, blockers: list[ObjectId], attackers: list[ObjectId]
    ) -> bool:
        for b in blockers:
            if b != blockers[0]:
                return False
        for c in self.changes:
            if c.needs_blockers() and self.applies(game, effect, blockers[0]):
                return True
        return False

    def must_be_blocked(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        for c in self.changes:
            if c.wants_a_block() and self.applies(game, effect, attacker):
                return True
        return False

    def block_limit(self, game: Game, effect: Standing, attacker: ObjectId) -> i64:
        least: i64 = -1
        if attacker == NONE:
            return least
        for c in self.changes:
            n = c.most_blockers()
            if n >= 0 and (least < 0 or n < least) and self.applies(game, effect, attacker):
                least = n
        return least

    def extra_blocks(self, game: Game, effect: Standing, blocker: ObjectId) -> i64:
        total: i64 = 0
        for c in self.changes:
            n = c.more_blocks()
            if n and self.applies(game, effect, blocker):
                total += n
        return total

    def loop_inputs(self) -> i64:
        return 0


def first_layer(layers: list[Layer]) -> i64:
    """The first layer that changes characteristics; control is settled apart."""
    for layer in layers:
        if layer != L_CONTROL:
            return layer
    return L_PT_SWITCH


class IsGoadedNow(Quality):
    """Is a goaded creature. CR 701.15."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0 or game.state.objs[ref].zone != BATTLEFIELD:
            return False
        for e in standing_on(game, S_ATTACK, ref):
            static = e.static
            if isinstance(static, Continuous) and static.applies(game, e, ref):
                for c in static.changes:
                    if isinstance(c, AttacksAnother):  # only goading says so
                        return True
        return False

    def reads(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Always(Continuous):
    """A static ability: `Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1))`. CR 604, 611.3."""

    WORDING: ClassVar[tuple[str, ...]] = ("condition_last", "how", "joined", "unless", "again")

    def __init__(
        self,
        subject: Subject,
        *changes: Change,
        condition: Condition | None = None,
        condition_last: bool = False,
        how: str = "",
        joined: bool = False,
        unless: bool = False,
        again: str = "",
    ) -> None:
        if not isinstance(subject, Subject):
            raise VocabularyError(f"a static ability speaks of what it can recognise, not of {subject!r}")
        super().__init__(subject, list(changes), condition)
        if isinstance(condition, Circumstance) and condition.zone_of_this() >= 0:
            self.zones = 1 << condition.zone_of_this()  # it says where it functions (113.6b)
        self.condition_last: bool = condition_last  # a choice of words
        self.unless: bool = unless  # and it is said as 'unless' the contrary is so
        self.how: str = how  # a choice of words: 'each' or 'all' before what it speaks of
        self.again: str = again  # a choice of words: what it speaks of is called so, after the statement before
        self.joined: bool = joined  # a choice of words: in one sentence with the statement before, and its condition
        if how not in ("", "each", "all"):
            raise VocabularyError(f"a static ability speaks of 'each' or of 'all', not of {how!r}")
        self._other: Always | None = None
        for c in changes:
            if isinstance(c, IsGoaded):
                self._other = Always(subject, AttacksAnother(), condition=condition)
                self._other.implied = True

    def also(self) -> list[Ability]:
        """Whoever goads asks for two things. CR 701.15b."""
        other = self._other
        return [] if other is None else [other]
