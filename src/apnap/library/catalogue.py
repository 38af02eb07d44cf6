"""The words that cards are written in, with what they mean and an example each: read off the sources themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from apnap.abilities.statics.changes import Change
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Amount,
    Condition,
    CostPart,
    Effect,
    Filter,
    Keywords,
    Pattern,
    Selector,
    Target,
)
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import KEYWORD_NAMES, bits

PACKAGE: Final = Path(__file__).resolve().parents[1]
KINDS: Final[tuple[tuple[str, type], ...]] = (
    ("keywords", Keywords),
    ("abilities", Ability),
    ("instructions", Effect),
    ("events", Pattern),
    ("changes", Change),
    ("costs", CostPart),
    ("conditions", Condition),
    ("amounts", Amount),
    ("targets", Target),
    ("subjects", Selector),
    ("qualities", Filter),
)
OTHERS: Final = "building cards"
VALUES: Final = {
    "ANY_COLOR": "All five colours, to choose one of.",
    "BATTLEFIELD": "A zone.",
    "EXILE": "A zone.",
    "GRAVEYARD": "A zone.",
    "HAND": "A zone.",
    "LIBRARY": "A zone.",
    "UNTAP": "A step: the untap step.",
    "UPKEEP": "A step: the upkeep step.",
    "DRAW": "A step: the draw step.",
    "MAIN1": "A phase: the main phase before combat.",
    "BEGIN_COMBAT": "A step: the beginning of combat.",
    "END_COMBAT": "A step: the end of combat.",
    "MAIN2": "A phase: the main phase after combat.",
    "END": "A step: the end step.",
    "LOYALTY": "The counter that planeswalkers have.",
    "MINUS": "The -1/-1 counter.",
    "PLUS": "The +1/+1 counter.",
}


@dataclass(frozen=True)
class Word:
    """A word of the vocabulary."""

    name: str
    kind: str
    says: str  # one line of explanation
    example: str  # how a card of the library uses it, else what its docstring has; empty where neither does
    card: str  # that card; empty where it is the docstring's


def offered() -> list[str]:
    """The words that `apnap.vocabulary` offers, sorted; read off its source, because it builds on the library."""
    tree = ast.parse((PACKAGE / "vocabulary.py").read_text("utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return sorted(word.name for node in imports if (node.module or "").startswith("apnap.") for word in node.names)


def described(vocabulary: Mapping[str, object]) -> list[Word]:
    """The words of a vocabulary, by kind and name."""
    modules = homes(vocabulary.values())
    explained, used, own = explanations(modules), examples(), own_examples(modules)
    found: list[Word] = []
    for name, meant in vocabulary.items():
        example, card = used.get(name, (own.get(name, ""), ""))
        found.append(Word(name, kind_of(meant), explained_as(name, meant, explained), example, card))
    order = [kind for kind, _ in KINDS] + [OTHERS]
    return sorted(found, key=lambda word: (order.index(word.kind), word.name.casefold()))


def explained_as(name: str, meant: object, explained: dict[str, str]) -> str:
    """One line for a word: its own, that of the class it is an example of, or what a plain value stands for."""
    if isinstance(meant, Keywords):
        return f"The keyword ability {KEYWORD_NAMES[bits(meant.flags)[0]]}."
    if isinstance(meant, CardDef):
        return f"What a {meant.base.subtypes[0]} token is."
    if name in VALUES:
        return VALUES[name]
    if isinstance(meant, (str, int)):
        return f"The value {meant!r}."
    return explained.get(name, "") or explained.get(type(meant).__name__, "")


def kind_of(meant: object) -> str:
    """What sort of word it is."""
    cls = meant if isinstance(meant, type) else type(meant)
    for kind, base in KINDS:
        if issubclass(cls, base):
            return kind
    return OTHERS


def homes(meant: Iterable[object]) -> frozenset[str]:
    """The modules of the engine that the classes of these things are written in."""
    modules = (getattr(one, "__module__", None) or "" for one in meant)
    return frozenset(module for module in modules if module.startswith("apnap."))


@cache
def explanations(modules: frozenset[str]) -> dict[str, str]:
    """The first line of the docstring of each class and function, and what a quality is made of."""
    found: dict[str, str] = {}
    for node in statements(modules):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node) or ""
            found.setdefault(node.name, text.split("\n")[0])
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            source = ast.unparse(node.value) if node.value is not None else ""
            if source.startswith(("OfType", "OfColor", "OfSupertype", "Not(", "AllOf", "ControlledBy", "OwnedBy")):
                found.setdefault(node.target.id, source)
    return found


def statements(modules: frozenset[str]) -> Iterator[ast.stmt]:
    """What stands in the modules of words, those of the vocabulary first."""
    paths = {PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py") for module in modules}
    vocabulary = sorted((PACKAGE / "abilities").rglob("*.py"))
    for path in [*vocabulary, *sorted(paths.difference(vocabulary))]:
        yield from ast.parse(path.read_text("utf-8")).body


@cache
def own_examples(modules: frozenset[str]) -> dict[str, str]:
    """The first example of itself that the docstring of a class or function has."""
    found: dict[str, str] = {}
    for node in statements(modules):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            quoted = re.findall(r"`([^`]+)`", (ast.get_docstring(node) or "").replace("\n", " "))
            own = [one for one in quoted if is_use(one, node.name)]
            found.setdefault(node.name, own[0] if own else "")
    return found


def is_use(source: str, name: str) -> bool:
    """Is this an expression with a call of that word?"""
    try:
        tree = ast.parse(source, mode="eval")
    except SyntaxError:
        return False
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return any(isinstance(called, ast.Name) and called.id == name for called in calls)


@cache
def examples() -> dict[str, tuple[str, str]]:
    """For each word, the shortest use of it on a card of the library, and that card."""
    found: dict[str, tuple[str, str]] = {}
    for path in sorted((PACKAGE / "library" / "cards").rglob("*.py")):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        for statement in ast.parse(source).body:
            call = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(call, ast.Call) and is_card(call):
                card = call.args[0]
                if isinstance(card, ast.Constant) and isinstance(card.value, str):
                    for name, use in uses(call):
                        text = in_one_line(lines, use)
                        if name not in found or len(text) < len(found[name][0]):
                            found[name] = text, card.value
    return found


def in_one_line(lines: list[str], use: ast.expr) -> str:
    """A call as the source has it, though it may be written over several lines there."""
    first, last = use.lineno - 1, (use.end_lineno or use.lineno) - 1
    part = lines[first : last + 1]
    part[-1] = part[-1][: use.end_col_offset]
    part[0] = part[0][use.col_offset :]
    text = " ".join(" ".join(part).split())
    return re.sub(r",? \)", ")", text.replace("( ", "("))


def is_card(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "card" and bool(call.args)


def uses(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """Each word inside a call, with the call it makes or, for a name alone, the call it is in."""
    if isinstance(call.func, ast.Name):
        yield call.func.id, call
    for part in [*call.args, *(keyword.value for keyword in call.keywords)]:
        if isinstance(part, ast.Call):
            yield from uses(part)
        elif isinstance(part, ast.Name):
            yield part.id, call
