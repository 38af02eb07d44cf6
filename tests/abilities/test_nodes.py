"""Nodes of the vocabulary: what they are made of is said once, and all else follows from it."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import cast

import pytest

from apnap import library, vocabulary
from apnap.abilities.base import Number, VocabularyError
from apnap.abilities.cards import card as build
from apnap.abilities.conditions import Controls, ControlsMany, Exists
from apnap.abilities.costs import DiscardSome, PayMana, SacrificeSome
from apnap.abilities.effects.creating import GetEmblem
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.effects.flow import And, Both, Lines, MayThen, Sequence, Then
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.permanents import Tap, Untap
from apnap.abilities.effects.player_actions import Discard, Does, Draw, Sacrifice
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When
from apnap.abilities.filters import (
    CREATURE,
    NONLAND,
    OPPONENTS_CONTROL,
    PLANESWALKER,
    YOU_CONTROL,
    AnyOf,
    OfType,
)
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS, All, Each
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer, of_opponents_choice
from apnap.rules.ch1_concepts.fields import attribute_names, declared, field, field_names, replaced, same
from apnap.rules.ch1_concepts.nodes import Effect, Node
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import UPKEEP
from tools.project import here

SRC = here().src
WORKED_OUT = ("_of",)  # set in games: which effect a slot was last asked about
IS_COMPILED = "__mypyc_attrs__" in vars(Node)
ENGINE = [path for path in here().files() if path.startswith(("apnap/rules/", "apnap/abilities/"))]


def referents(value: object) -> Iterator[object]:
    """What an object refers to, as the interpreter's garbage collector sees it: no list of attributes is believed."""
    for other in gc.get_referents(value):
        if isinstance(other, list | tuple | dict):
            yield from referents(other)
        elif not isinstance(other, type):
            yield other


@cache
def everything() -> tuple[object, ...]:
    """All objects that the cards of the library are made of."""
    seen: dict[int, object] = {}
    todo: list[object] = list(library.cards())
    while todo:
        value = todo.pop()
        if id(value) not in seen and type(value).__module__.startswith("apnap."):
            seen[id(value)] = value
            todo.extend(referents(value))
    return tuple(seen.values())


@cache
def nodes() -> tuple[Node, ...]:
    return tuple(value for value in everything() if isinstance(value, Node))


def nodes_in(value: object) -> list[Node]:
    if isinstance(value, Node):
        return [value]
    if isinstance(value, list | tuple):
        return [node for item in value for node in nodes_in(item)]
    return []


def is_among(node: object, others: list[Node]) -> bool:
    return any(node is other for other in others)


def test_there_is_something_to_look_at() -> None:
    assert len(nodes()) > 9_000
    assert len({type(node) for node in nodes()}) > 650


def test_every_node_inside_a_node_is_a_child_or_derived() -> None:
    hidden = set()
    for node in nodes():
        known = node.children()
        for name in declared(type(node), "DERIVED"):
            known += nodes_in(field(node, name))
        for name in WORKED_OUT:
            known += nodes_in(getattr(node, name, None))
        for inside in referents(node):
            if isinstance(inside, Node) and not is_among(inside, known):
                hidden.add(f"{type(node).__name__} hides {type(inside).__name__}")
    assert not hidden


def test_children_come_in_the_order_of_the_fields() -> None:
    for node in nodes():
        inside = [child for name in field_names(node) for child in nodes_in(field(node, name))]
        assert [id(child) for child in node.children()] == [id(child) for child in inside]


def test_what_is_declared_as_derived_or_as_wording_is_there() -> None:
    for node in nodes():
        for variable in ("DERIVED", "WORDING"):
            missing = declared(type(node), variable).keys() - set(attribute_names(node))
            assert not missing, f"{type(node).__name__}.{variable} names {missing}"


def test_no_derived_field_is_a_child_only_by_another_way_in() -> None:
    """The slots of an ability are those of its effect: nothing can be targeted that no field leads to."""
    for node in nodes():
        if "slots" in declared(type(node), "DERIVED"):
            below: list[Node] = []
            todo = node.children()
            while todo:
                below.append(todo.pop())
                todo += below[-1].children()
            for slot in nodes_in(field(node, "slots")):
                assert is_among(slot, below)


@pytest.mark.parametrize("path", ENGINE)
def test_no_class_lists_its_children_and_bases_assign_first(path: str) -> None:
    """Both modes must see the same order: a compiled class lists what its bases assign before what it assigns."""
    for made in ast.walk(ast.parse((SRC / path).read_text("utf-8"))):
        if not isinstance(made, ast.ClassDef):
            continue
        for function in made.body:
            if not isinstance(function, ast.FunctionDef):
                continue
            assert function.name != "children" or made.name == "Node", f"{path}: {made.name} lists its children"
            if function.name == "__init__":
                lines = [node.lineno for node in ast.walk(function) if is_own_attribute(node)]
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
                        assert not lines or call.lineno < min(lines), f"{path}: {made.name} assigns before its base"


def is_own_attribute(node: ast.AST) -> bool:
    """Is it an assignment to `self.something`?"""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


class HomeMade(Node):
    """A word in a file of a user, which is never compiled."""

    DERIVED = ("doubled",)

    def __init__(self, first: Node, rest: list[Node]) -> None:
        self.first = first
        self.rest = rest
        self.doubled = [first, first]
        self._cache = first


def test_a_word_of_a_user_needs_to_list_nothing() -> None:
    a, b, c = Node(), Node(), Node()
    word = HomeMade(a, [b, c])
    assert [id(child) for child in word.children()] == [id(a), id(b), id(c)]
    assert word == HomeMade(c, [a, b])
    assert word != HomeMade(a, [b])
    assert field_names(word) == ["first", "rest"]


def test_cards_are_made_of_nothing_unknown() -> None:
    """Whatever is not a node inside a card is one of these few values of the rules."""
    others = {type(value).__name__ for value in everything() if not isinstance(value, Node)}
    assert CardDef.__name__ in others
    assert others <= {
        "AbilitySet", "BasicMana", "CardDef", "CastMethod", "Chars", "Extension", "Face", "CastAs", "ManaCost",
        "FaceDownValues", "OptionalCost", "Reduction", "Symbol", "Aid", "Antecedent",
    }, others  # fmt: skip


# equality ------------------------------------------------------------------------------------------------------------
def written_again() -> dict[str, CardDef]:
    """The cards of the library from their modules, read a second time."""
    again: dict[str, CardDef] = {}

    def keep(*parts: object, **named: object) -> CardDef:
        made = cast(CardDef, build(*parts, **named))  # type: ignore[arg-type]
        again[made.name] = made
        return made

    for path in sorted((SRC / "apnap" / "library" / "cards").rglob("*.py")):
        space: dict[str, object] = {"__name__": path.stem}
        exec(compile(path.read_text("utf-8"), str(path), "exec"), space, Recorded(space, keep))
    return again


class Recorded(dict[str, object]):
    """The names of a module of cards, in which `card` puts nothing into the library."""

    def __init__(self, space: dict[str, object], keep: object) -> None:
        super().__init__(space)
        self.keep = keep

    def __getitem__(self, name: str) -> object:
        return self.keep if name == "card" else super().__getitem__(name)


def test_every_card_written_again_says_the_same() -> None:
    again = written_again()
    cards = library.cards()
    assert {made.name for made in cards} == set(again)
    different = [made.name for made in cards if not same(made, again[made.name])]
    assert not different
    for made in cards:
        for face, other in zip(made.faces, again[made.name].faces, strict=True):
            ours, theirs = face.chars.abilities.every, other.chars.abilities.every
            assert ours == theirs
            assert [hash(ability) for ability in ours] == [hash(ability) for ability in theirs]


def test_no_two_cards_say_the_same() -> None:
    cards = library.cards()
    for one, other in pairwise(cards):
        assert not same(one, other), f"{one.name} and {other.name}"


def test_every_field_makes_a_difference_unless_it_is_wording() -> None:
    tried: set[tuple[type, str]] = set()
    for node in nodes():
        for name in field_names(node):
            if (type(node), name) in tried:
                continue
            value = field(node, name)
            other = changed(value)
            if other is None:
                continue
            worded = name in declared(type(node), "WORDING")
            try:
                copy = replaced(node, **{name: other})
            except (TypeError, VocabularyError):
                assert IS_COMPILED, f"{type(node).__name__} cannot be copied"
                continue  # a compiled class that nothing may be derived from cannot be made without its arguments
            tried.add((type(node), name))
            assert (copy == node) == worded, f"{type(node).__name__}.{name}: {value!r}, {other!r}"
            assert field(node, name) is value or field(node, name) == value
    assert len(tried) > (1_000 if IS_COMPILED else 2_700)


def changed(value: object) -> object:
    """Something else of the same kind, where that is easy."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list) and value:
        return value[1:]
    if isinstance(value, AnyTarget):
        return replaced(value, maximum=value.maximum + 1)
    return None


def test_a_target_used_twice_is_not_two_targets() -> None:
    def bite(first: Target, second: Target) -> Effect:
        return Sequence(Tap(first), Untap(second))

    slot = Target(CREATURE)
    once, twice = bite(slot, slot), bite(Target(CREATURE), Target(CREATURE))
    other = Target(CREATURE)
    assert once != twice
    assert once == bite(other, other)
    assert twice == bite(slot, Target(CREATURE))
    assert slot == other
    assert len(once.targets()) == 1
    assert len(twice.targets()) == 2


def test_nodes_of_other_classes_and_other_things_differ() -> None:
    assert Tap(THIS) != Untap(THIS)
    assert Tap(THIS) != "Tap"
    assert Draw(1) == Draw(1)
    assert Draw(1) == Draw(1, additional=True)
    assert Draw(1) != Draw(2)
    assert len({Draw(1), Draw(1), Draw(2)}) == 2


def test_a_copy_leaves_what_it_was_made_from_alone() -> None:
    slot = AnyTarget(count=3)
    copy = replaced(slot, minimum=0)
    assert (slot.minimum, copy.minimum, copy.maximum) == (3, 0, 3)
    assert type(copy) is AnyTarget
    with pytest.raises(AttributeError, match="AnyTarget has no field number"):
        replaced(slot, number=1)


# constructors leave their arguments alone -----------------------------------------------------------------------------
def test_a_constructor_does_not_change_what_it_is_given() -> None:
    slot = AnyTarget(count=3)
    divided = DealDividedDamage(3, among=slot)
    assert slot == AnyTarget(count=3)
    assert divided == DealDividedDamage(3, among=slot)
    assert divided.among.divided is divided.amount

    pattern = BeginningOf(UPKEEP)
    assert At(pattern, LoseLife(1, who=THAT_PLAYER)) == At(pattern, LoseLife(1, who=THAT_PLAYER))
    assert pattern == BeginningOf(UPKEEP)

    ability = When(Enters(THIS), Draw(1))
    assert GetEmblem(ability) == GetEmblem(ability)
    assert ability == When(Enters(THIS), Draw(1))

    assert of_opponents_choice(slot).by_opponent
    assert not slot.by_opponent


@pytest.mark.parametrize("path", [path for path in ENGINE if path.startswith("apnap/abilities/")])
def test_no_constructor_assigns_to_what_it_is_given(path: str) -> None:
    for made in ast.walk(ast.parse((SRC / path).read_text("utf-8"))):
        if isinstance(made, ast.FunctionDef) and made.name == "__init__":
            given = {a.arg for a in [*made.args.args, *made.args.kwonlyargs, made.args.vararg] if a} - {"self"}
            for loop in ast.walk(made):
                if isinstance(loop, ast.For) and isinstance(loop.target, ast.Name):
                    if {n.id for n in ast.walk(loop.iter) if isinstance(n, ast.Name)} & given:
                        given.add(loop.target.id)
            for node in ast.walk(made):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                    owner = ast.unparse(node.value)
                    assert owner not in given, f"{path}:{node.lineno} changes what it was given: {owner}.{node.attr}"


# several ways to say one thing ----------------------------------------------------------------------------------------
def test_however_instructions_are_put_into_sentences_they_mean_the_same() -> None:
    a, b, c = Draw(1), LoseLife(1), Tap(THIS)
    for kind in (Then, And, Both, Lines):
        assert kind(a, b) == Sequence(a, b)
        assert hash(kind(a, b)) == hash(Sequence(a, b))
        assert Sequence(kind(a, b), c) == Sequence(a, b, c)
    assert Then(a, b) != Then(b, a)
    assert Does(YOU, a, b) == Sequence(a, b) and hash(Does(YOU, a, b)) == hash(Sequence(a, b))
    assert Sequence(Does(YOU, a, b), c) == Sequence(a, b, c)
    assert Does(EACH_PLAYER, a, b) != Sequence(a, b)


def test_what_may_be_done_is_said_as_a_cost_or_as_an_instruction() -> None:
    assert MayPay(DiscardSome(1), Draw(1)) == MayThen(Discard(1), Draw(1))
    assert hash(MayPay(DiscardSome(1), Draw(1))) == hash(MayThen(Discard(1), Draw(1)))
    assert MayPay(SacrificeSome(1, CREATURE), Draw(1)) == MayThen(Sacrifice(1, CREATURE), Draw(1))
    assert MayPay(DiscardSome(2), Draw(1)) != MayThen(Discard(1), Draw(1))
    assert MayPay(DiscardSome(1), Draw(1), who=THAT_PLAYER) != MayThen(Discard(1), Draw(1))
    assert MayPay(PayMana("{1}"), Draw(1)) != MayThen(Discard(1), Draw(1))


def test_what_somebody_controls_has_one_meaning() -> None:
    assert Exists(CREATURE, YOU_CONTROL) == Controls(YOU, CREATURE)
    assert Exists(CREATURE, OPPONENTS_CONTROL) != Controls(YOU, CREATURE)
    assert Controls(YOU, CREATURE, none=True) != Controls(YOU, CREATURE)
    assert ControlsMany(1, CREATURE) == Controls(YOU, CREATURE)
    assert ControlsMany(2, CREATURE) != Controls(YOU, CREATURE)


def test_the_order_of_filters_does_not_matter() -> None:
    assert Target(NONLAND, YOU_CONTROL) == Target(YOU_CONTROL, NONLAND)
    assert hash(Target(NONLAND, YOU_CONTROL)) == hash(Target(YOU_CONTROL, NONLAND))
    assert AnyOf(CREATURE, PLANESWALKER) == AnyOf(PLANESWALKER, CREATURE)
    assert AnyOf(CREATURE, PLANESWALKER) == OfType(CREATURE.types | PLANESWALKER.types)
    assert AnyOf(CREATURE, YOU_CONTROL, PLANESWALKER) == AnyOf(AnyOf(PLANESWALKER, CREATURE), YOU_CONTROL)
    assert AnyOf(CREATURE, YOU_CONTROL) != AnyOf(PLANESWALKER, YOU_CONTROL)
    assert All(CREATURE) == Each(CREATURE)
    assert All(CREATURE) != Each(PLANESWALKER)


def test_the_meaning_of_a_node_is_equal_to_it_and_has_its_targets() -> None:
    for node in nodes():
        meant = node.meaning()
        assert meant == node
        assert hash(meant) == hash(node)
        if node.refers_to() and meant.CHOSEN:
            continue  # a word for a target means that target
        slots = node.targets()
        assert len(meant.targets()) == len(slots)
        assert all(is_among(slot, list(slots)) for slot in meant.targets())


# as a card writer would write it -------------------------------------------------------------------------------------
def test_nodes_are_shown_with_what_they_say() -> None:
    assert repr(DealDamage(3, to=AnyTarget())) == "DealDamage(3, to=AnyTarget())"
    assert "TargetPlayer(" in repr(Draw(2, who=TargetPlayer()))
    assert repr(CREATURE) == "CREATURE"


@pytest.mark.skipif(IS_COMPILED, reason="compiled classes do not tell what they take if a default is a node")
def test_nodes_are_shown_as_cards_are_written() -> None:
    assert repr(Draw(2, who=TargetPlayer())) == "Draw(2, who=TargetPlayer())"
    assert repr(When(Enters(THIS), Draw(1), Tap(THIS))) == "When(Enters(THIS), Draw(1), Tap(THIS))"
    assert repr(Target(CREATURE, YOU_CONTROL, count=2, up_to=True)) == (
        "Target(CREATURE, YOU_CONTROL, count=2, up_to=True)"
    )


@pytest.mark.skipif(IS_COMPILED, reason="compiled classes do not tell what they take if a default is a node")
def test_what_is_shown_makes_an_equal_node_again() -> None:
    """Where all parts are public words; tokens and what a word makes for itself are not."""
    words = {name: getattr(vocabulary, name) for name in vocabulary.__all__}
    again, other = 0, 0
    for node in nodes()[::4]:
        if isinstance(node, Number):
            continue  # shown as the number that it is
        shown = repr(node)
        try:
            equal = eval(shown, dict(words)) == node
        except (AttributeError, NameError, SyntaxError, TypeError, ValueError, VocabularyError):
            equal = False
        again, other = again + equal, other + (not equal)
    print(f"{again} of {again + other} nodes are shown in a way that makes them again")
    assert again > 0.7 * (again + other)
