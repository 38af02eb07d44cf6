"""Fixing what words refer to as an ability is built: the last thing mentioned that they can mean, in reading order.

What can be referred to: what the trigger is about, what was paid, each target, what an instruction deals with
(`Effect.leaves`), and what is at hand inside of one (`Effect.at_hand`). A word that can refer to nothing is refused.
Nodes are never changed: those on the way to a word are copied.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.conditions import Unless
from apnap.abilities.effects.flow import If, Instead
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.object_events import BecomesTapped, Dies, Enters, Leaves
from apnap.abilities.facts.this_way import ThisWay
from apnap.abilities.filters import Subtype, types_needed
from apnap.abilities.players import THAT_PLAYER, DefendingPlayer, EachPlayer, ThatAttacker
from apnap.abilities.references import FROM_INSTRUCTION, FROM_SOURCE, FROM_START, FROM_TARGET, Antecedent
from apnap.abilities.selectors import IT, THOSE, Each, It, That, TheOneThat, This
from apnap.abilities.targets import Again, plain_target
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_EXILED,
    OF_OBJECT,
    OF_PLAYER,
    OF_THOSE,
    Ability,
    Condition,
    CostPart,
    Effect,
    Filter,
    Node,
    Pattern,
    Selector,
    Target,
)
from apnap.rules.ch1_concepts.fields import field, field_names, replaced
from apnap.rules.ch2_cards.subtypes import kind_of
from apnap.rules.ch6_spells.announcing import Modal

N = TypeVar("N", bound=Node)
ONE_THING: Final = OF_OBJECT | OF_PLAYER


ALTERNATIVES: Final = ("otherwise", "other", "lose")  # what happens if what is said before it does not
ONE_BEFORE: Final = "a delayed ability refers to one object or player that was mentioned before it"


class Mention:
    """Something that words can refer to."""

    def __init__(self, kinds: i64, antecedent: Antecedent, types: i64 = -1) -> None:
        self.kinds: i64 = kinds
        self.antecedent: Antecedent = antecedent
        self.types: i64 = types  # the card types of which it has one, where that is known


class Said:
    """What has been mentioned so far in an ability, the latest last."""

    def __init__(self, needed: dict[int, bool], outer: Said | None = None) -> None:
        self.needed: dict[int, bool] = needed  # the instructions that words refer to
        self.outer: Said | None = outer  # of a delayed ability: what was said before it
        self.mentions: list[Mention] = []
        self.instructions: i64 = 0  # so many were met
        self.slots: list[tuple[Target, Target]] = []  # target slots as written, and as they are bound
        self.taken: list[Antecedent | None] = [None, None, None]  # what a delayed ability takes with it
        self.is_delayed: bool = False  # inside an ability that will trigger later
        self.known: i64 = 0  # so many slots were bound before it
        self.only_if: Condition | None = None  # how it was cast is asked: targets inside are chosen only then
        self.alternatives: list[Target] = []  # of which some are chosen instead of others

    def mention(self, kinds: i64, antecedent: Antecedent, types: i64 = -1) -> None:
        if kinds:
            self.mentions.append(Mention(kinds, antecedent, types))

    def last(self, kinds: i64, types: i64 = -1) -> Antecedent | None:
        """The latest that a word for one of these kinds can mean, and that can be of one of these card types."""
        for i in range(len(self.mentions) - 1, -1, -1):
            m = self.mentions[i]
            if m.kinds & kinds and (types < 0 or m.types < 0 or m.types & types):
                return m.antecedent
        return None

    def begin(self) -> Antecedent | None:
        """What the ability triggered by, if that is an object."""
        for m in self.mentions:
            if m.antecedent.kind == FROM_START and m.kinds & OF_OBJECT:
                return m.antecedent
        return None

    def find(self, kinds: i64, types: i64 = -1) -> Antecedent | None:
        """What a word means. Where no player was mentioned, 'that player' is the controller of an object.

        'That land' is the latest that can be one, or, where none can, what was mentioned last: it may have become one.
        """
        found = self.last(kinds, types)
        if found is None and types >= 0:
            found = self.last(kinds)
        if found is None and kinds & ONE_THING:
            found = self.last(ONE_THING)
        if found is not None:
            if found.kind == FROM_INSTRUCTION:
                self.needed[found.number if found.number > 0 else -found.number] = True
            return found
        return None if self.outer is None else self.take(kinds, self.outer)

    def take(self, kinds: i64, outer: Said) -> Antecedent | None:
        """Of what was said before a delayed ability: it is remembered for it as that ability is made. CR 603.7c."""
        found = outer.find(kinds)
        if found is None:
            return None
        place = 0 if kinds & ONE_THING else 2 if kinds & OF_AMOUNT else 1
        before = self.taken[place]
        if before is not None and not before.same(found):
            raise VocabularyError(ONE_BEFORE)
        self.taken[place] = found
        return Antecedent(FROM_START)

    # nodes ----------------------------------------------------------------------------------------------------------
    def bind(self, node: Node) -> Node:
        """The node with every word in it fixed; itself where there is none."""
        if isinstance(node, Target):
            return self.recalled(node) if self.is_delayed else self.bind_slot(node)
        if isinstance(node, Ability):
            if self.outer is None:
                return node  # bound as it was built
            self.is_delayed = True
            made = as_before(node, self.rebuilt(node))
            self.is_delayed = False
            return made
        if isinstance(node, Modal):
            return self.bind_modes(node)
        if isinstance(node, Effect):
            return self.bind_effect(node)
        return self.fixed(self.rebuilt(node))

    def fixed(self, node: Node) -> Node:
        """A word with what it refers to; any other node as it is."""
        kinds = node.refers_to()
        if not kinds or field(node, "_of") is not None:
            return node
        if isinstance(node, (DefendingPlayer, TheOneThat)):
            begin = self.begin()
            if begin is None and isinstance(node, TheOneThat):
                raise VocabularyError(f"{node!r} is what an ability triggered on")
            return node if begin is None else replaced(node, _of=begin)
        found = self.find(kinds, types_meant(node.filter) if isinstance(node, That) else -1)
        if found is None:
            raise VocabularyError(f"{node!r} refers to nothing that was mentioned before it")
        return replaced(node, _of=found)

    def recalled(self, slot: Target) -> Node:
        """A target that was chosen before a delayed ability is not chosen again: a word means it there. CR 603.7c."""
        for i in range(self.known):
            old, new = self.slots[i]
            if old is slot:
                found = Antecedent(FROM_TARGET, 0, new)
                word: Node = THOSE if slot.maximum > 1 else IT if slot.kinds() & OF_OBJECT else THAT_PLAYER
                place = 1 if slot.maximum > 1 else 0
                before = self.taken[place]
                if before is not None and not before.same(found):
                    raise VocabularyError(ONE_BEFORE)
                self.taken[place] = found
                start = Antecedent(FROM_START)
                self.mention(slot.kinds(), start, types_of(slot))
                return replaced(word, _of=start)
        return self.bind_slot(slot)

    def bind_slot(self, slot: Target) -> Target:
        """One choice stays one choice."""
        made: Target | None = None
        for old, new in self.slots:
            if old is slot:
                made = new
                if any(new is one for one in self.alternatives):
                    raise VocabularyError("another target may have been chosen instead of the one that is spoken of")
        if made is None:
            made = as_before(slot, self.rebuilt(slot))
            if self.only_if is not None:
                made = replaced(made, only_if=self.only_if)
            self.slots.append((slot, made))
        self.mention(made.kinds(), Antecedent(FROM_TARGET, 0, made), types_of(made))
        return made

    def bind_modes(self, node: Modal) -> Modal:
        """What one mode mentions is not said in another. CR 700.2."""
        modes: list[Effect] = []
        changed = False
        for mode in node.modes:
            said = len(self.mentions)
            made = as_before(mode, self.bind(mode))
            self.mentions = self.mentions[:said]
            modes.append(made)
            changed = changed or made is not mode
        return replaced(node, modes=modes) if changed else node

    def rebuilt(self, node: Node) -> Node:
        """The node with the words of its fields fixed."""
        changes: dict[str, object] = {}
        for name in field_names(node):
            value = field(node, name)
            new = self.bind_value(value)
            if new is not value:
                changes[name] = new
        return copied(node, changes)

    def bind_value(self, value: object) -> object:
        """What a field holds, bound."""
        if isinstance(value, Node):
            return self.bind(value)
        if isinstance(value, (list, tuple)):
            items: list[object] = []
            changed = False
            for item in value:
                new = self.bind_value(item)
                items.append(new)
                changed = changed or new is not item
            if changed:
                return items if isinstance(value, list) else tuple(items)
        return value

    # instructions ---------------------------------------------------------------------------------------------------
    def bind_effect(self, effect: Effect) -> Effect:
        """An instruction; after it, what it dealt with has been mentioned."""
        hand = effect.at_hand()
        self.instructions += 1
        number = self.instructions
        at_hand = Mention(hand, Antecedent(FROM_INSTRUCTION, -number))
        if hand and not effect.HAND_AFTER:
            self.mentions.append(at_hand)
        changes: dict[str, object] = {}
        later = effect.later()
        inner = Said(self.needed, self)
        inner.slots = self.slots
        inner.known = len(self.slots)
        around = self.only_if
        before, chosen = len(self.mentions), len(self.slots)
        for name in field_names(effect):
            value = field(effect, name)
            undone: list[Mention] = []
            if name in ALTERNATIVES and isinstance(value, Effect):
                undone = self.hide_results(before, at_hand)
            if isinstance(effect, (If, Instead)):
                asked = when_chosen(effect, name)
                self.only_if = around if asked is None else asked
            if name in later:
                inner.instructions = self.instructions
                new = inner.bind_value(value)
                self.instructions = inner.instructions
                if not isinstance(value, Ability):
                    self.mentions.extend(inner.mentions)  # targets that are chosen now
            else:
                new = self.bind_value(value)
            self.mentions[before:before] = undone
            if new is not value:
                changes[name] = new
            if hand and name == effect.HAND_AFTER:
                self.mentions.append(at_hand)
        self.only_if = around
        if isinstance(effect, Instead) and effect.condition.is_announced() and has_own_targets(effect):
            self.alternatives.extend([new for _, new in self.slots[chosen:]])
        self.mentions = [m for m in self.mentions if m is not at_hand]
        if inner.taken != [None, None, None]:
            changes["_taken"] = inner.taken
        made = as_before(effect, self.fixed(copied(effect, changes)))
        if number in self.needed:
            made = replaced(made, _number=number)
        self.mention_result(made, number)
        return made

    def hide_results(self, start: i64, at_hand: Mention) -> list[Mention]:
        """Take away what instructions dealt with that were mentioned since: they do not happen. CR 608.2c."""
        hidden: list[Mention] = []
        kept: list[Mention] = []
        for i in range(len(self.mentions)):
            m = self.mentions[i]
            gone = i >= start and m is not at_hand and m.antecedent.kind == FROM_INSTRUCTION
            (hidden if gone else kept).append(m)
        self.mentions = kept
        return hidden

    def mention_result(self, effect: Effect, number: i64) -> None:
        """What an instruction dealt with has been mentioned: what its words chose, or what came of it."""
        kinds = effect.leaves()
        if not kinds:
            return
        result = Antecedent(FROM_INSTRUCTION, number)
        amount = kinds & OF_AMOUNT
        kinds &= ~OF_AMOUNT
        meant = effect.deals_with()
        if meant is not None:
            behind = antecedent_behind(meant)
            named = meant.kinds() & kinds
            types: i64 = -1
            meant = plain_target(meant)
            if isinstance(meant, Target):
                types = types_of(meant)
            elif isinstance(meant, Each):
                types = types_needed(meant.filter)
            self.mention(named, result if behind is None else behind, types)
            kinds &= ~named
        self.mention(kinds, result, effect.result_types())
        if amount:
            behind = amount_behind(effect)
            self.mention(amount, result if behind is None else behind)


def types_meant(filter: Filter) -> i64:
    """The card types that 'that creature' or 'that Equipment' may have; -1 for any."""
    types = types_needed(filter)
    if types < 0 and isinstance(filter, Subtype):
        return kind_of(filter.name)
    return types


def types_of(slot: Target) -> i64:
    """The card types of which a target has one, where its words tell them."""
    if "filter" not in field_names(slot):
        return -1
    filter = field(slot, "filter")
    return types_needed(filter) if isinstance(filter, Filter) and not slot.kinds() & OF_PLAYER else -1


def copied(node: Node, changes: dict[str, object]) -> Node:
    """The node with some fields changed; itself where none is."""
    if not changes:
        return node
    made = replaced(node, **changes)
    made.derive()
    return made


def as_before(old: N, new: Node) -> N:
    """A copy is of the class that it was copied from."""
    assert isinstance(new, type(old))
    return new


def antecedent_behind(selector: Selector) -> Antecedent | None:
    """What is meant by name: a target, this object, or what another word refers to."""
    selector = plain_target(selector)
    if isinstance(selector, Target):
        return Antecedent(FROM_TARGET, 0, selector)
    if isinstance(selector, This):
        return Antecedent(FROM_SOURCE)
    if isinstance(selector, (DefendingPlayer, ThatAttacker, EachPlayer, ThisWay)):
        return None  # it refers to something, and means somebody else or only some of it
    if selector.refers_to():
        return known(selector)
    return None


def amount_behind(effect: Effect) -> Antecedent | None:
    """Where an instruction is about 'that much', the same number goes on being meant."""
    if "amount" not in field_names(effect):
        return None
    amount = field(effect, "amount")
    return known(amount) if isinstance(amount, Node) and amount.refers_to() else None


def known(word: Node) -> Antecedent | None:
    """What a word refers to."""
    of = field(word, "_of")
    return of if isinstance(of, Antecedent) else None


# whole abilities -----------------------------------------------------------------------------------------------------
def has_words(node: Node) -> bool:
    """Is there a word in it that has yet to be fixed?"""
    if node.refers_to() and field(node, "_of") is None:
        return True
    inside: list[object] = list(node.children())
    if isinstance(node, Effect):
        for name in node.later():
            inside.append(field(node, name))
    for child in inside:
        if isinstance(child, Node) and not (isinstance(child, Ability) and not is_later(node, child)):
            if has_words(child):
                return True
    return False


def is_later(node: Node, ability: Ability) -> bool:
    """Does an ability belong to the instruction that makes it, rather than to what it is given to?"""
    if isinstance(node, Effect):
        for name in node.later():
            if field(node, name) is ability:
                return True
    return isinstance(node, Ability)


def when_chosen(effect: If | Instead, name: str) -> Condition | None:
    """How the spell must have been cast for targets in this part of an instruction to be chosen. CR 601.2c, 702.33.

    What is done otherwise has targets only then, and what is usually done as well, unless what is done instead is about
    the same targets.
    """
    condition = effect.condition
    if not condition.is_announced():
        return None
    if isinstance(effect, If):
        return condition if name == "effect" else Unless(condition) if name == "otherwise" else None
    if name == "other":
        return condition
    return Unless(condition) if name == "usual" and has_own_targets(effect) else None


def has_own_targets(effect: Instead) -> bool:
    """Does what is done instead have targets of its own, and speak of none of the others?"""
    usual, other = effect.usual.targets(), effect.other.targets()
    return len(other) > 0 and not speaks_back(effect.other, usual)


def speaks_back(node: Node, slots: list[Target]) -> bool:
    """Does it speak of one of these targets, or of something that was mentioned?"""
    if isinstance(node, (It, Again)) or (isinstance(node, Target) and any(node is slot for slot in slots)):
        return True
    return any(speaks_back(child, slots) for child in node.children())


def asks_how_cast(node: Node) -> bool:
    """Is there an instruction with targets that happens only if the spell was cast in some way? CR 702.33."""
    if isinstance(node, (If, Instead)) and node.condition.is_announced() and node.targets():
        return True
    for child in node.children():
        if not child.stands_alone() and asks_how_cast(child):
            return True
    return False


def delays_targets(node: Node) -> bool:
    """Is there an ability in it that triggers later and speaks of a target?"""
    if isinstance(node, Effect):
        for name in node.later():
            ability = field(node, name)
            if isinstance(ability, Ability) and ability.targets():
                return True
    for child in node.children():
        if not isinstance(child, Ability) and delays_targets(child):
            return True
    return False


class Start:
    """What has been mentioned before the first instruction: the trigger, or what was paid."""

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.types: i64 = -1

    def triggered(self, pattern: Pattern) -> Start:
        self.kinds |= pattern.speaks_of()
        if isinstance(pattern, (Enters, Dies, Leaves, BecomesTapped, Attacks)):
            self.types = types_needed(pattern.filter)
        return self

    def paid(self, costs: list[CostPart]) -> Start:
        several: i64 = 0
        last: i64 = 0
        for cost in costs:
            kinds = cost.leaves()
            self.kinds |= kinds
            if kinds & OF_THOSE:
                several += 1
                last = kinds
        if several > 1 and not last & OF_EXILED:
            self.kinds &= ~OF_EXILED  # what was exiled for it is not what was taken last
        return self

    def said(self, needed: dict[int, bool]) -> Said:
        said = Said(needed)
        said.mention(self.kinds, Antecedent(FROM_START), self.types)
        return said

    def bound(self, effect: Effect) -> Effect:
        """The instructions of an ability, with every word in them fixed."""
        if not has_words(effect) and not asks_how_cast(effect) and not delays_targets(effect):
            return effect
        needed: dict[int, bool] = {}
        as_before(effect, self.said(needed).bind(effect))
        return as_before(effect, self.said(needed).bind(effect))

    def bound_condition(self, condition: Condition) -> Condition:
        """An intervening 'if': only the trigger has been mentioned. CR 603.4."""
        return as_before(condition, self.said({}).bind(condition)) if has_words(condition) else condition
