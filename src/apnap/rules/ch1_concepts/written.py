"""A node as a card writer would write it: `DealDamage(3, to=AnyTarget())`.

For error messages, tests and whoever looks at a card in a debugger; no part of a game. What the arguments were is read
off the fields: by the name of the parameter, or by one of the names below under which words keep it. Nodes that a
module gives a name to go by that name: `YOU`, `CREATURE`.
"""

from __future__ import annotations

import inspect
import sys
from typing import Final

from apnap.rules.ch1_concepts.fields import attribute_names, crude_hash, field, field_names, is_choice, is_node, same

WORDS: Final = "apnap.abilities"
KEPT_AS: Final[dict[str, list[str]]] = {
    "number": ["amount", "count", "value"],
    "amount": ["number"],
    "on": ["what"],
    "to": ["what"],
    "filters": ["filter", "what", "quality"],
    "what": ["filter"],
    "source": ["filter"],
    "effects": ["effect"],
    "words": ["costs", "effect"],
    "parts": ["paid", "effect"],
    "provided": ["condition"],
    "as_sorcery": ["sorcery"],
    "zone": ["where", "zones"],
    "count": ["maximum"],
    "up_to": ["minimum"],
    "subject": ["what"],
    "whose": ["who"],
    "cast_by": ["who"],
    "player": ["who"],
    "qualities": ["filters"],
    "color": ["colors", "mask"],
    "kind": ["counter"],
    "name": ["counter"],
}
# Parameters that cards name, because they read like a sentence.
NAMED: Final = ("to", "on", "of", "among", "who", "whose", "than", "source", "into", "by")
IN_PARTS: Final = ("words", "parts")  # costs, then instructions
LISTS: Final = ("AllOf", "Sequence")
CONSTANTS: Final[dict[int, list[tuple[str, object]]]] = {}
READ: Final[dict[str, bool]] = {}  # the modules whose constants are known


def written(node: object) -> str:
    """The call that makes a node like this, as far as its fields tell."""
    if type(node).__name__ == "Number":
        return str(field(node, "number"))
    name = "" if is_choice(node) else constant_name(node)
    return name if name else call_of(node)


def constant_name(node: object) -> str:
    """The name that the vocabulary has for it; empty if there is none."""
    for module in list(sys.modules):
        if module.startswith(WORDS) and module not in READ:
            READ[module] = True
            for name, value in list(vars(sys.modules[module]).items()):
                if name.isupper() and is_node(value):
                    CONSTANTS.setdefault(crude_hash(value), []).append((name, value))
    for name, value in CONSTANTS.get(crude_hash(node), []):
        if type(value) is type(node) and same(value, node):
            return name
    return ""


def call_of(node: object) -> str:
    """Its class with arguments."""
    names = attribute_names(node)
    said: list[str] = []
    by_name = False
    parameters = parameters_of(type(node))
    if parameters is None:
        shown = [f"{name}={value_text(field(node, name))}" for name in field_names(node)]
        return f"{type(node).__name__}({', '.join(shown)})"
    several = any(p.kind == inspect.Parameter.VAR_POSITIONAL for p in parameters)
    for parameter in parameters:
        if parameter.kind == inspect.Parameter.VAR_POSITIONAL:
            for name in kept_as(parameter.name, names, True):
                for text in listed(field(node, name)):
                    said.append("THIS" if text == "THIS_ONE" and parameter.name == "what" else text)
            by_name, several = True, False
            continue
        found = kept_as(parameter.name, names, False)
        if not found:
            by_name = True
            continue
        text = argument(parameter.name, found[0], field(node, found[0]))
        if parameter.default is not inspect.Parameter.empty:
            if text == value_text(parameter.default):
                by_name = True
                continue
            by_name = True
        by_name = by_name or parameter.name in NAMED or parameter.kind == inspect.Parameter.KEYWORD_ONLY
        said.append(f"{parameter.name}={text}" if by_name and not several else text)
    return f"{type(node).__name__}({', '.join(said)})"


def parameters_of(kind: type) -> list[inspect.Parameter] | None:
    """What its constructor takes: that of the nearest class that has one; None where that is not known.

    A compiled class tells it only if all its defaults are plain values.
    """
    for base in kind.__mro__:
        if "__init__" in base.__dict__ and base is not object:
            if "__mypyc_attrs__" in base.__dict__ and base.__text_signature__ is None:
                return None
            try:
                return list(inspect.signature(base).parameters.values())
            except (TypeError, ValueError):
                return None
    return []


def kept_as(parameter: str, names: list[str], several: bool) -> list[str]:
    """Under which names an object keeps what was given for a parameter."""
    if parameter in names:
        return [parameter]
    found = [name for name in KEPT_AS.get(parameter, []) if name in names]
    return found if several and parameter in IN_PARTS else found[:1]


def argument(parameter: str, name: str, value: object) -> str:
    """One argument, where the field has it in another form."""
    if isinstance(value, int):
        if parameter == "up_to" and name == "minimum":
            return str(value == 0)
        if parameter == "zone" and name == "zones":
            return str(int(value).bit_length() - 1)
    return value_text(value)


def value_text(value: object) -> str:
    if type(value).__name__ == "Included":  # events take what they are about as it is
        return value_text(field(value, "subject"))
    if is_node(value):
        return written(value)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(listed(value))}]"
    if value is None or isinstance(value, (int, str, float)):
        return repr(value)
    if type(value).__name__ == "ManaCost":
        return repr(str(value))
    return f"<{type(value).__name__} {field(value, 'name')}>" if "name" in attribute_names(value) else "..."


def listed(value: object) -> list[str]:
    """The arguments that a list of them, or several put together as one, was made from."""
    if isinstance(value, (list, tuple)):
        return [value_text(item) for item in value]
    if type(value).__name__ in LISTS:
        for name in attribute_names(value):
            return listed(field(value, name))
    if type(value).__name__ == "Everything":
        return []
    return [] if value is None else [value_text(value)]
