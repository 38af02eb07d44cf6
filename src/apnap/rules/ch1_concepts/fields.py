"""What a node is made of: its fields are the attributes that its class assigns in `__init__`, in that order.

Children, equality, copies, fingerprints and the written form all derive from this one list, so nothing has to be
said twice. A base class comes before what is derived from it, and assignments stand in reading order: targets are
numbered by it (CR 115.1). Three class variables say what is special:

- `DERIVED`: attributes that follow from the other fields, such as the slots of an ability; no fields themselves;
- `WORDING`: fields that choose between words for the same thing; they print, and equality leaves them out;
- `CHOSEN`: an object of this class is one choice (a target slot): used twice, it is the same choice.

An attribute whose name begins with an underscore is a cache and no field. This is the one module of the engine that
looks at attributes by name.
"""

from __future__ import annotations

from typing import Final

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


def field_values(value: object) -> list[object]:
    """The fields of an object, in reading order."""
    return [getattr(value, name) for name in field_names(value)]
