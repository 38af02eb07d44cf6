"""No field is forgotten: copies carry every one, and whoever tells two states apart looks at it or says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.core.decisions import Decision
from apnap.rules.core.objects import Component, Obj
from apnap.rules.core.players import Player
from apnap.rules.core.state import Standing, State, Trigger, Watcher
from apnap.rules.core.turn_marker import Turn
from apnap.rules.events.base import Entry
from tests.rules.core import fields as tables
from tests.rules.core.reactions import Laid, fields_of, reaction
from tests.rules.core.test_decisions import ONE_OF_EACH

TABLES: dict[type, str] = {
    State: tables.STATE,
    Player: tables.PLAYER,
    Turn: tables.TURN,
    Obj: tables.OBJ,
    Context: tables.CONTEXT,
    Standing: tables.STANDING,
    Trigger: tables.TRIGGER,
    Watcher: tables.WATCHER,
    Component: tables.COMPONENT,
    Entry: tables.ENTRY,
    Chars: tables.CHARS,
} | {type(one): tables.DECISION + tables.OF_KINDS[type(one).__name__] for one in ONE_OF_EACH}
IN_STATES = [kind for kind in TABLES if len(TABLES[kind].split("\n")[1].split()) > 2]

COPIES: dict[type, Callable[[Any], Any]] = {
    State: lambda state: state.fork(),
    Player: lambda player: player.copy(7),
    Turn: lambda turn: turn.copy(7),
    Obj: lambda obj: obj.copy(7),
    Context: lambda ctx: ctx.announced_for(0, 1, 2),
    Standing: lambda effect: effect.copy(),
    Trigger: lambda trigger: trigger.on(0),
    Component: lambda component: component.copy(),
    Entry: lambda entry: entry.copy(),
    Chars: lambda chars: chars.copy(),
} | {type(one): lambda decision: decision.copy_for(1) for one in ONE_OF_EACH}


def sample(kind: type) -> Any:
    """One of a class, from a game or as it begins."""
    laid = Laid()
    if kind is Component:
        return Component(laid.state.objs[0].card, 3, 0)
    if kind is Entry:
        return Entry()
    if issubclass(kind, Decision):
        return next(one for one in ONE_OF_EACH if type(one) is kind).copy_for(0)
    if kind is Chars:
        return laid.play.char(0).copy()  # not the one that the card itself has
    return laid.parts(kind)[0]


@pytest.mark.parametrize("kind", TABLES, ids=lambda kind: kind.__name__)
def test_every_field_has_its_line(kind: type) -> None:
    found = fields_of(sample(kind))
    listed = [field.name for field in tables.fields(TABLES[kind])]
    assert sorted(found) == sorted(listed), "say in tests/rules/core/fields.py how it is copied and who notices it"


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", COPIES, ids=lambda kind: kind.__name__)
def test_a_copy_carries_every_field(kind: type) -> None:
    if hasattr(kind, "__mypyc_attrs__"):
        pytest.skip("a native field takes values of its own type only; interpreted, it takes a mark")
    original = sample(kind)
    marks: dict[str, object] = {}
    for field in tables.fields(TABLES[kind]):
        if field.copied in ("same", "list"):
            marks[field.name] = object() if field.copied == "same" else [object()]
            setattr(original, field.name, marks[field.name])
    clone = COPIES[kind](original)
    for field in tables.fields(TABLES[kind]):
        value = getattr(clone, field.name)
        if field.copied == "same":
            assert value is marks[field.name], f"{kind.__name__}.{field.name} is forgotten by the copy"
        elif field.copied == "list":
            assert value == marks[field.name] and value is not marks[field.name], f"{kind.__name__}.{field.name}"


LINES = [(kind, field) for kind in IN_STATES for field in tables.fields(TABLES[kind])]


@pytest.mark.parametrize("kind,field", LINES, ids=[f"{kind.__name__}.{field.name}" for kind, field in LINES])
def test_who_notices_a_field(kind: type, field: tables.Field) -> None:
    assert reaction(kind, field.name) == field.noticed, f"who notices {kind.__name__}.{field.name}?"
    assert ("-" in field.noticed) == bool(field.reason), "those who do not notice it need a reason, and only they"
