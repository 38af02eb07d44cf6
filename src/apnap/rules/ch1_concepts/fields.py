"""What a node is made of: its fields are the attributes that its class assigns in `__init__`, in that order.

Children, equality, copies, fingerprints and the written form all derive from this one list, so nothing has to be
said twice. A base class comes before what is derived from it, and assignments are in reading order: targets are
numbered by it (CR 115.1). Three class variables say what is special:

- `DERIVED`: attributes that follow from the other fields, such as the slots of an ability; no fields themselves;
- `WORDING`: fields that choose between words for the same thing; they print, and equality leaves them out;
- `CHOSEN`: an object of this class is one choice (a target slot): used twice, it is the same choice.

An attribute whose name begins with an underscore is a cache and no field. This is the one module of the engine that
looks at attributes by name.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

MEANING: Final = "meaning"
CHOSEN: Final = "CHOSEN"
NOT_COPIED: Final = ("__dict__", "_slots")  # the second is a cache of Effect
NATIVE: Final[dict[type, list[str]]] = {}  # the fields that a compiled class lists
LEFT_OUT: Final[dict[type, dict[str, bool]]] = {}  # DERIVED of a class and its bases
WORDED: Final[dict[type, dict[str, bool]]] = {}  # WORDING of them


def declared(kind: type, variable: str) -> dict[str, bool]:
    """The names that a class and its bases declare in a class variable."""
    out: dict[str, bool] = {}
    for base in kind.__mro__:
        for name in base.__dict__.get(variable, ()):
            out[name] = True
    return out


def left_out(kind: type) -> dict[str, bool]:
    known = LEFT_OUT.get(kind)
    if known is None:
        known = LEFT_OUT[kind] = declared(kind, "DERIVED")
    return known


def wording_of(kind: type) -> dict[str, bool]:
    """The fields of a class that are a choice of words."""
    known = WORDED.get(kind)
    if known is None:
        known = WORDED[kind] = declared(kind, "WORDING")
    return known


def native_names(kind: type) -> list[str]:
    """All attributes that compiled classes list for an object of this class, those of bases first."""
    known = NATIVE.get(kind)
    if known is None:
        known = []
        for base in reversed(kind.__mro__):
            for name in base.__dict__.get("__mypyc_attrs__", ()):
                if not name.startswith("_") and name not in known:
                    known.append(name)
        NATIVE[kind] = known
    return known


def attribute_names(value: object) -> list[str]:
    """The attributes of an object, derived ones included, in order."""
    out: list[str] = []
    for name in native_names(type(value)):
        if hasattr(value, name):
            out.append(name)
    for name in getattr(value, "__dict__", ()):
        if not name.startswith("_"):
            out.append(name)
    return out


def field_names(value: object) -> list[str]:
    """The names of the fields of an object, in reading order."""
    without = left_out(type(value))
    names = attribute_names(value)
    if not without:
        return names
    return [name for name in names if name not in without]


def field(value: object, name: str) -> object:
    """One field, or other attribute, by its name."""
    return getattr(value, name)


def field_if_any(value: object, name: str) -> object:
    """One field by its name; None where there is no such field."""
    return getattr(value, name, None)


def field_values(value: object) -> list[object]:
    """The fields of an object, in reading order."""
    kind = type(value)
    without = left_out(kind)
    out: list[object] = []
    for name in native_names(kind):
        if name not in without and hasattr(value, name):
            out.append(getattr(value, name))
    held: dict[str, object] | None = getattr(value, "__dict__", None)
    if held:
        for name, one in held.items():
            if name[0] != "_" and name not in without:
                out.append(one)
    return out


def said_names(value: object) -> list[str]:
    """The names of the fields that say something: not those that choose between words for it."""
    without = wording_of(type(value))
    names = field_names(value)
    if not without:
        return names
    return [name for name in names if name not in without]


def replaced(value: T, /, **changes: object) -> T:
    """A copy with some fields changed, from which nothing else is derived: constructors leave their arguments alone.

    A compiled class can be copied if it has a `__new__` of its own, as all nodes do.
    """
    kind = type(value)
    made = kind.__new__(kind)
    names: list[str] = []
    for base in kind.__mro__:
        names.extend(base.__dict__.get("__mypyc_attrs__", ()))
    names.extend(getattr(value, "__dict__", ()))
    for name in names:
        if name not in NOT_COPIED and hasattr(value, name):
            setattr(made, name, getattr(value, name))
    for name in changes:
        if not hasattr(value, name):
            raise AttributeError(f"{kind.__name__} has no field {name}")
        setattr(made, name, changes[name])
    return made


class Comparison:
    """Two trees side by side. Choices are numbered as they are met, so a target used twice is not two targets."""

    def __init__(self) -> None:
        self.left: list[object] = []  # the choices met
        self.right: list[object] = []
        self.open: list[object] = []  # the cards that are being compared, should one hold itself

    def same(self, a: object, b: object) -> bool:
        if a is None or b is None:
            return a is b  # a node that is asked whether it is None would ask here again
        if isinstance(a, (int, str, float)):
            return isinstance(b, (int, str, float)) and a == b
        if isinstance(a, (list, tuple)):
            if not isinstance(b, (list, tuple)) or len(a) != len(b):
                return False
            for i in range(len(a)):
                if not self.same(a[i], b[i]):
                    return False
            return True
        if isinstance(a, dict):
            if not isinstance(b, dict) or a.keys() != b.keys():
                return False
            for key, value in a.items():
                if not self.same(value, b[key]):
                    return False
            return True
        a, b = meant(a), meant(b)
        if type(a) is not type(b):
            return False
        if isinstance(a, (set, frozenset)) or callable(a):
            return a == b
        return self.same_fields(a, b)

    def same_fields(self, a: object, b: object) -> bool:
        """Two objects of one class."""
        if is_choice(a):
            i = place(self.left, a)
            if i != place(self.right, b):
                return False
            if i >= 0:
                return True
            self.left.append(a)
            self.right.append(b)
        if place(self.open, a) >= 0:
            return True
        self.open.append(a)
        names = said_names(a)
        equal = names == said_names(b)
        if equal:
            for name in names:
                if not self.same(getattr(a, name), getattr(b, name)):
                    equal = False
                    break
        self.open.pop()
        return equal


def place(values: list[object], value: object) -> int:
    """Which of these it is, itself; -1 for none of them."""
    for i in range(len(values)):
        if values[i] is value:
            return i
    return -1


def is_node(value: object) -> bool:
    """Is it an object of a class that declares choices? Node itself is not known here."""
    return hasattr(type(value), CHOSEN)


def is_choice(value: object) -> bool:
    """Is it one choice, such as a target slot: used twice, the same?"""
    return is_node(value) and bool(getattr(type(value), CHOSEN))


def meant(value: object) -> object:
    """A node in the form that is compared (`Node.meaning`); any other value as it is."""
    if not is_node(value):
        return value
    meaning: Callable[[], object] = getattr(value, MEANING)
    return meaning()


def same(a: object, b: object) -> bool:
    """Do two nodes, or two cards, mean the same?"""
    return Comparison().same(a, b)


def crude_hash(value: object) -> int:
    """A number that is the same for nodes that mean the same, whichever choices they share."""
    words: list[str] = []
    hash_into(value, words)
    return zlib.crc32(" ".join(words).encode())


def hash_into(value: object, words: list[str]) -> None:
    """Put what a value says into words: numbers, names, and the nodes in it; of other objects their class."""
    if isinstance(value, int):
        words.append(str(int(value)))  # a flag in a native integer field is a number once compiled
    elif isinstance(value, str):
        words.append(value)
    elif isinstance(value, (list, tuple)):
        words.append(str(len(value)))
        for item in value:
            hash_into(item, words)
    elif value is not None:
        value = meant(value)
        words.append(type(value).__name__)
        if is_node(value):
            for name in said_names(value):
                hash_into(getattr(value, name), words)


def with_new_choices(value: object, met: list[tuple[object, object]]) -> object:
    """A copy of a tree in which every choice is another one; what holds none stays, what is met twice is one."""
    if isinstance(value, (list, tuple)):
        items = [with_new_choices(item, met) for item in value]
        if all(new is old for new, old in zip(items, value, strict=True)):
            return value
        return items if isinstance(value, list) else tuple(items)
    if not is_node(value):
        return value
    for old, new in met:
        if old is value:
            return new
    changes: dict[str, object] = {}
    for name in field_names(value):
        before = field(value, name)
        after = with_new_choices(before, met)
        if after is not before:
            changes[name] = after
    made = value
    if changes or is_choice(value):
        made = replaced(value, **changes)
        derive = getattr(made, "derive", None)
        if derive is not None:
            derive()
    met.append((value, made))
    return made
