"""The printed text of an instruction says everything that its fields say: another value, another text."""

from __future__ import annotations

import inspect
from functools import cache

import pytest

from apnap import library
from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.mana import AddMana
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_PLAYER,
    YOU,
    ControllerOf,
    EachPlayer,
    OwnerOf,
    ThatPlayer,
    You,
)
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.targets import Target, TargetCard, TargetPlayer
from apnap.english import rules_text
from apnap.english.phrase_table import Unspoken
from apnap.rules.ch1_concepts.definitions import Effect, Node, Selector
from apnap.rules.ch1_concepts.fields import said_names

PLAYERS = [YOU, EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, OwnerOf(IT), ControllerOf(IT)]
OBJECTS = [THIS, IT, Each(CREATURE)]
# fields that mean the same in other words, or that the words before them say
SAID_ELSEWHERE = {("UnlessPays", "who"), ("UnlessPays", "effect"), ("Meld", "name"), ("MayPay", "choose_x")}
MOST = 6  # instructions of a class, and values of a field


@cache
def instructions() -> dict[type, list[Effect]]:
    """Some instructions of every class that the library has."""
    out: dict[type, list[Effect]] = {}
    seen: set[int] = set()

    def walk(node: Node) -> None:
        if id(node) in seen:
            return
        seen.add(id(node))
        if isinstance(node, Effect) and len(out.setdefault(type(node), [])) < MOST:
            out[type(node)].append(node)
        for child in node.children():
            walk(child)

    for c in library.cards():
        for face in c.faces:
            for ability in face.chars.abilities.every:
                walk(ability)
    return out


def others(kind: type, name: str, now: object) -> list[object]:
    """Values that a field might have instead."""
    if isinstance(now, bool):
        return [not now]
    found: list[object] = []
    for node in instructions()[kind]:
        value = getattr(node, name, None)
        if isinstance(value, (int, str, Node)) and not any(value == f for f in found):
            found.append(value)
    if isinstance(now, int):
        found.append(now + 1)
    if isinstance(now, (You, EachPlayer, ThatPlayer, OwnerOf, ControllerOf, TargetPlayer)):
        found += PLAYERS
    elif isinstance(now, (Subject, Selector)):
        found += OBJECTS
    return found


def made_again(node: Effect, name: str, value: object) -> Effect | None:
    """The same instruction by its constructor, with one argument changed; None where that takes other arguments."""
    before: list[object] = []
    rest: list[object] = []
    named: dict[str, object] = {}
    for p in list(inspect.signature(type(node).__init__).parameters.values())[1:]:
        if p.kind == p.VAR_POSITIONAL:
            if p.name == "filters" and hasattr(node, "filter"):
                rest = [node.filter]
            elif hasattr(node, p.name):
                several = getattr(node, p.name)
                rest = list(several) if isinstance(several, list) else [several]
            else:
                return None
        elif not hasattr(node, p.name):
            return None
        elif p.kind == p.KEYWORD_ONLY:
            named[p.name] = value if p.name == name else getattr(node, p.name)
        else:
            before.append(value if p.name == name else getattr(node, p.name))
    try:
        return type(node)(*before, *rest, **named)  # type: ignore[no-any-return]
    except (VocabularyError, TypeError, ValueError):
        return None


def told(node: Effect) -> str:
    """The text of a sorcery that does it; nothing where there is no phrase for it."""
    try:
        return rules_text(card("Test", "{1}", "Sorcery", node))
    except (Unspoken, VocabularyError, LookupError, AttributeError, ValueError):
        return ""


def spelled(node: Effect) -> str:
    """It as written, whatever its words have come to refer to: that follows from what is said before it."""
    text = repr(node)
    for word, name in (
        ("It()", "IT"),
        ("Those()", "THOSE"),
        ("ThatPlayer()", "THAT_PLAYER"),
        ("ThatMuch()", "THAT_MUCH"),
    ):
        text = text.replace(word, name)
    return text


@pytest.mark.interpreted
@pytest.mark.skipif("__mypyc_attrs__" in vars(Node), reason="compiled constructors do not tell their parameters")
def test_another_value_is_another_text() -> None:
    missing: list[str] = []
    tried = 0
    for kind, nodes in instructions().items():
        for node in nodes:
            text = told(node)
            for name in said_names(node) if text else []:
                if (kind.__name__, name) in SAID_ELSEWHERE:
                    continue
                for value in others(kind, name, getattr(node, name)):
                    other = made_again(node, name, value)
                    if other is None or other == node or spelled(other) == spelled(node):
                        continue
                    again = told(other)
                    tried += again != ""
                    if again == text:
                        missing.append(f"{kind.__name__}.{name}: {text!r} for {value!r} too")
    assert tried > 1000
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize(
    ("node", "end"),
    [
        (ReturnToBattlefield(IT), "the battlefield."),
        (ReturnToBattlefield(IT, under=OwnerOf(IT)), " its owner's control."),
        (ReturnToBattlefield(IT, under=THAT_PLAYER), " that player's control."),
        (ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER), under=OwnerOf(IT)), " its owner's control."),
        (ReturnToBattlefield(TargetCard(CREATURE, whose=YOU)), "the battlefield."),
        (ReturnToBattlefield(TargetCard(CREATURE, whose=YOU), under=EACH_OPPONENT), " each opponent's control."),
        (AddMana("{R}", who=TargetPlayer()), "player adds {R}."),
    ],
)
def test_whose_it_will_be_is_said(node: Effect, end: str) -> None:
    assert rules_text(card("Test", "{1}", "Enchantment", Whenever(Dies(CREATURE), node))).endswith(end)


def test_nodes_are_compared_with_anything() -> None:
    assert GainLife(1) != None  # noqa: E711
    assert Target(CREATURE) != 3 and THIS != "this" and GainLife(2) != GainLife(3)
