"""The shape of the source tree: what somebody who is new to it may rely on to find things.

Every rule number that the sources cite is found by `apnap rules`, every keyword has its module, every card is where its
own values say. Imports point one way, between packages and between the floors of the engine; the engine is pure;
folders and files stay small, and their names say what is in them.

Others look closer: at citations (`tests/rulebook/test_citations.py`), at the table of keywords
(`tests/test_keywords_table.py`), at shelves (`tests/library/test_shelves.py`), at phrases, which mirror the vocabulary
(`tests/english/test_mirror.py`), at the map of `docs/architecture.md`, which names every room (`tests/test_docs.py`).
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap import library, rulebook
from apnap.cli import main
from apnap.library.pool import POOL
from apnap.library.shelves import shelf_of
from tools.imports import (
    FILES,
    SRC,
    floors,
    in_parts,
    is_on_the_roof,
    is_package,
    modules_of,
    part_of,
    parts_imported,
    reached,
)
from tools.project import PACKAGE, imported_names

ENGINE = ("rules", "abilities")

# What each part may know besides itself and the leaves. A new package finds its place here, or the test says so.
CARDS = {"rules", "abilities", "english", "library", "decks", "draft"}
GAMES = CARDS | {"position", "record", "rulebook", "agents"}
MAY_IMPORT: dict[str, set[str]] = {
    "rules": set(),
    "abilities": {"rules"},
    "english": {"rules", "abilities"},
    "library": {"rules", "abilities", "english"},
    "decks": {"rules", "abilities", "english", "library"},
    "draft": CARDS - {"draft"},
    "position": CARDS - {"draft"},
    "record": CARDS - {"draft"} | {"position"},
    "rulebook": set(),
    "agents": {"rules", "library"},  # what may be in a deck that nobody has shown
    "lab": GAMES,
    "env": GAMES,
    "testing": GAMES,
    "table": GAMES,
    "terminal": GAMES | {"table"},
    "web": GAMES | {"table"},
    "cli": GAMES | {"table", "lab", "terminal", "web"},
}
# Modules directly under the package may import all of it but the top, so nothing of CARDS may import them; these few
# import nothing but each other, so all but the engine may.
LEAVES = {"_build_info", "errors", "files", "rulebook"}
TOP = {"terminal", "web", "cli"}

# All that the engine needs of the standard library: nothing here reads a file, a clock or a global generator.
PURE = {
    "__future__", "abc", "array", "bisect", "collections", "collections.abc", "dataclasses", "functools", "hashlib",
    "heapq", "itertools", "math", "mypy_extensions", "operator", "re", "struct", "typing", "typing_extensions", "zlib",
}  # fmt: skip
# hash and id differ from run to run; the others reach outside the engine or around its types.
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "getattr", "setattr", "hash", "id", "globals", "__import__"}
# The one module that looks at attributes by name: fields of nodes, from which children and equality derive.
FIELDS = "apnap/rules/ch1_concepts/fields.py"
# And the one that shows nodes to people, which takes no part in a game.
WRITTEN = "apnap/rules/ch1_concepts/written.py"
# Card names that are also words of the rules.
WORDS_OF_THE_RULES = {"Conspiracy", "Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes", "Undercity"}
LONGEST = 600
LONGEST_OUTSIDE = 650
"""Outside the engine."""
BY_A_TOOL = "apnap/vocabulary.py"
"""It has a line for each word."""
MOST_MODULES = 25
"""In one folder."""
# Names that say when something was written, or that its writer did not know where to put it.
EMPTY_NAMES = re.compile(
    r"(^|_)(more|newer|newest|later|latest|oddments|sundry|staples|misc|various|stuff|utils?|helpers?)(_|$)"
)

# The floors of the engine. What State and Decision are made of knows nothing that happens:
GROUND_FLOOR = {
    "ch1_concepts.definitions",
    "ch1_concepts.fields",
    "ch1_concepts.nodes",
    "ch1_concepts.written",
    "ch2_cards.characteristics",
    "ch6_spells.layers.layer_inputs",
    "ch7_additional.loops.loop_inputs",
    "ch8_multiplayer.table",
    "ch9_casual.noted",
    "core.cause",
    "core.constants",
    "core.decisions.actions",
    "core.decisions.amounts",
    "core.decisions.answers",
    "core.decisions.base",
    "core.decisions.choices",
    "core.decisions.declarations",
    "core.generator",
    "core.objects",
    "core.players",
    "core.state",
    "core.turn_marker",
    "core.types",
}
# Game (asking, events happening, the board derived again) knows events, zones, layers, replacements and triggers, and
# nothing of turns, casting, priority or the rest of combat, which Play and the modules beside it know:
NOT_KNOWN_TO_GAME = (
    "core.play",
    "core.undo",
    "ch1_concepts.costs.total_costs",
    "ch1_concepts.ending",
    "ch1_concepts.mana.mana",
    "ch1_concepts.mana.payment",
    "ch1_concepts.priority",
    "ch1_concepts.setup",
    "ch1_concepts.special_actions",
    "ch5_turns.combat.attack",
    "ch5_turns.combat.begin",
    "ch5_turns.combat.block",
    "ch5_turns.combat.damage",
    "ch5_turns.turn_based",
    "ch5_turns.turns",
    "ch6_spells.activating",
    "ch6_spells.announcing",
    "ch6_spells.casting",
    "ch6_spells.resolving",
    "ch7_additional.state_based",
    "ch8_multiplayer.leaving",
    "ch9_casual.planes",
)
# On top are the presets of variants and what seats are shown; no rule asks for either.
ROOF = ("views", "variants", "ch8_multiplayer.presets", "ch9_casual.presets")

# The vocabulary: what each family may use of the others besides the words that all share (the modules in no folder).
FAMILIES: dict[str, set[str]] = {
    "events": set(),
    "statics": {"events"},
    "facts": {"events", "statics"},
    "effects": {"events", "statics", "facts"},
    "zones": {"events", "statics", "facts", "effects"},
    "among_players": {"events", "statics", "facts", "effects", "zones", "keyword_actions"},
    "keyword_actions": {"events", "statics", "facts", "effects", "zones"},
    "keyword_abilities": {"events", "statics", "facts", "effects", "keyword_actions", "zones"},
    "casual": {"events", "statics", "facts", "effects", "keyword_actions", "zones", "keyword_abilities"},
    "by_hand": {"events", "statics", "facts", "effects", "keyword_actions", "zones", "keyword_abilities"},
}
# Where words are defined by words of a later family. None may be added without a look at whether it can be avoided.
AGAINST_THE_ORDER = {
    ("abilities.effects.exile_and_return", "zones"),
    ("abilities.events.triggers", "effects"),
    ("abilities.keyword_actions.bending", "keyword_abilities"),
    ("abilities.keyword_actions.combat", "keyword_abilities"),
    ("abilities.keyword_actions.manifest_and_cloak", "keyword_abilities"),
    ("abilities.statics.replacements", "effects"),
}


@pytest.mark.parametrize("path", FILES)
def test_imports_point_one_way(path: str) -> None:
    part = part_of(path)
    imported = parts_imported(path)
    if part in LEAVES:
        assert imported <= LEAVES, f"{path} is a leaf, and imports {sorted(imported - LEAVES)}"
    elif is_package(part):
        assert part in MAY_IMPORT, f"say in MAY_IMPORT what apnap.{part} may know"
        allowed = set(MAY_IMPORT[part])
        if part not in ENGINE:
            allowed |= LEAVES
        if part not in CARDS:
            allowed |= {other for other in imported if not is_package(other)}
        assert imported <= allowed, f"{path} may not import {sorted(imported - allowed)}"
    elif part not in {"__init__", "__main__"}:
        assert not imported & TOP, f"{path} may not import {sorted(imported & TOP)}"


def test_no_two_parts_import_each_other() -> None:
    """Whatever the table above allows, the parts form no circle."""
    knows: dict[str, set[str]] = {}
    for path in FILES:
        knows.setdefault(part_of(path), set()).update(parts_imported(path))
    settled: set[str] = set()
    while len(settled) < len(knows):
        free = {part for part, known in knows.items() if part not in settled and not known & knows.keys() - settled}
        assert free, f"a circle of imports among {sorted(set(knows) - settled)}"
        settled |= free


# the floors of the engine ---------------------------------------------------------------------------------------------
def test_what_the_state_is_made_of_knows_nothing_that_happens() -> None:
    ground = {next((room for room in GROUND_FLOOR if f"{m}.".startswith(f"{room}.")), m) for m in floors()[-1]}
    assert ground == GROUND_FLOOR


@pytest.mark.parametrize("module", NOT_KNOWN_TO_GAME)
def test_the_game_knows_nothing_of_turns_casting_and_priority(module: str) -> None:
    assert module in modules_of("rules")
    assert module not in reached("rules", "core.game")


@pytest.mark.parametrize("room", ROOF)
def test_no_rule_asks_what_is_shown_or_which_variant_is_played(room: str) -> None:
    inside = {module for module in modules_of("rules") if f"{module}.".startswith(f"{room}.")}
    assert inside
    users = {module for module, imported in modules_of("rules").items() if imported & inside} - inside
    assert [user for user in users if not is_on_the_roof(user)] == []


def test_floors_are_built_on_each_other() -> None:
    """Each module of the rules is on one floor, and imports only what is there or below."""
    every = floors()
    assert sum(map(len, every)) == len({m for m in modules_of("rules") if not m.endswith("__init__")})
    below: set[str] = set()
    for floor in reversed(every):
        below |= floor
        upwards = [(m, other) for m in floor for other in modules_of("rules")[m] - below if "__init__" not in other]
        assert upwards == []


@pytest.mark.parametrize("part", ["rules", "abilities", "english"])
def test_no_circle_among_modules(part: str) -> None:
    settled: set[str] = set()
    modules = modules_of(part)
    while len(settled) < len(modules):
        free = {module for module, imported in modules.items() if module not in settled and imported <= settled}
        assert free, f"a circle of imports among {sorted(set(modules) - settled)}"
        settled |= free


def test_families_of_words_are_built_on_each_other() -> None:
    against = set()
    for module, imported in modules_of("abilities").items():
        family = module.split(".")[0]
        if family in FAMILIES:
            known = {other.split(".")[0] for other in imported} & FAMILIES.keys() - {family}
            against |= {(f"abilities.{module}", other) for other in known - FAMILIES[family]}
    assert against == AGAINST_THE_ORDER
    packages = {module.split(".")[0] for module in modules_of("abilities") if "." in module}
    assert packages == set(FAMILIES), "a new family finds its place in FAMILIES"


# what is in the engine ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", in_parts(*ENGINE))
def test_the_engine_is_pure(path: str) -> None:
    tree = ast.parse((SRC / path).read_text("utf-8"))
    for node in ast.walk(tree):
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            modules = [node.module or ""]
        for module in modules:
            if path == WRITTEN and module in {"inspect", "sys"}:
                continue
            assert module in PURE or module.split(".")[0] == PACKAGE, f"{path} imports {module}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            if path == FIELDS and node.func.id in {"getattr", "setattr"}:
                continue
            pytest.fail(f"{path}:{node.lineno} calls {node.func.id}")
        if isinstance(node, ast.Name) and node.id == "Any":
            pytest.fail(f"{path}:{node.lineno} says Any")


# what somebody new looks for -----------------------------------------------------------------------------------------
def test_a_rule_number_leads_to_the_code() -> None:
    """To places that are there: a file, and in its line the function or class that is named."""
    lines: dict[str, list[str]] = {}
    found = rulebook.cited()
    assert len(found) > 1000
    for citation in sorted(found):
        places = rulebook.code(rulebook.explain(citation.number, citation.edition))
        assert places, f"apnap rules {citation.number} shows no code"
        for place in places:
            if place.path not in lines:
                lines[place.path] = (SRC / place.path).read_text("utf-8").splitlines()
            assert place.line <= len(lines[place.path]), place


@pytest.mark.parametrize("number", ["702.54", "601.2f", "704.5k", "508.1d", "613.7c", "800.4c", "903.9b", "732.3"])
def test_the_command_shows_code_and_tests(number: str) -> None:
    told = CliRunner().invoke(main, ["rules", number])
    assert told.exit_code == 0
    assert re.search(r"^code\n  apnap/\S+\.py:\d+", told.output, re.MULTILINE), told.output
    assert re.search(r"^test(s|ed)\n  tests/\S+\.py::test_", told.output, re.MULTILINE), told.output


def test_a_keyword_leads_to_its_module() -> None:
    page = (SRC.parent / "docs" / "keywords.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| 70")]
    assert len(rows) > 250
    for rule, keyword, done, words, modules, _ in rows:
        homes = re.findall(r"`([\w.]+)`", modules)
        assert homes or done != "done", f"{rule} {keyword} has no module"
        texts = [(SRC / PACKAGE / f"{home.replace('.', '/')}.py").read_text("utf-8") for home in homes]
        for word in re.findall(r"`([\w.]+)`", words):
            name = word.rpartition(".")[2]
            assert any(re.search(rf"^(class |def |){name}\b", text, re.MULTILINE) for text in texts), f"{rule}: {word}"


def test_a_card_is_where_its_own_values_say() -> None:
    names = library.names()
    assert len(names) > 1500
    assert {name: POOL.entry(name).module for name in names} == {name: shelf_of(library.find(name)) for name in names}


@pytest.mark.parametrize("folder", sorted({path.rpartition("/")[0] for path in in_parts("rules")}))
def test_every_room_of_the_rules_names_its_sections(folder: str) -> None:
    text = ast.get_docstring(ast.parse((SRC / folder / "__init__.py").read_text("utf-8")))
    assert text and re.search(r"CR \d{3}", text), f"{folder}/__init__.py says which rules it is about"


@pytest.mark.parametrize("path", in_parts(*ENGINE))
def test_no_engine_module_is_too_long(path: str) -> None:
    lines = len((SRC / path).read_text("utf-8").splitlines())
    assert lines <= LONGEST, f"{path} has {lines} lines; a file is one idea, split it"


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) not in ENGINE and path != BY_A_TOOL])
def test_no_other_module_is_too_long(path: str) -> None:
    lines = len((SRC / path).read_text("utf-8").splitlines())
    assert lines <= LONGEST_OUTSIDE, f"{path} has {lines} lines; a file is one idea, split it"


def folders() -> list[str]:
    """Every folder of the package that has modules."""
    return sorted({path.rpartition("/")[0] for path in FILES})


@pytest.mark.parametrize("folder", folders())
def test_no_folder_is_too_full(folder: str) -> None:
    modules = [path.name for path in (SRC / folder).glob("*.py") if path.stem != "__init__"]
    assert len(modules) <= MOST_MODULES, f"{folder} has {len(modules)} modules; say which belong together"


@pytest.mark.parametrize("folder", folders())
def test_names_say_what_is_inside(folder: str) -> None:
    names = [path.stem for path in (SRC / folder).glob("*.py")]
    assert [name for name in names if EMPTY_NAMES.search(name)] == []


def test_empty_names_are_seen() -> None:
    empty = ["more_entering", "newest_actions", "later_actions", "oddments", "sundry", "staples", "misc", "utils"]
    assert [name for name in empty if not EMPTY_NAMES.search(name)] == []
    assert not any(EMPTY_NAMES.search(name) for name in ("renewing", "restarting", "forest", "translated", "outside"))


@pytest.mark.parametrize("path", in_parts(*ENGINE))
def test_an_engine_package_only_re_exports(path: str) -> None:
    """An __init__.py is not compiled, so nothing that matters may live there."""
    package = (SRC / path).parent / "__init__.py"
    assert package.is_file(), f"{package.relative_to(SRC)} is missing"
    for node in ast.parse(package.read_text("utf-8")).body:
        assert not isinstance(node, ast.FunctionDef | ast.ClassDef), f"{package.relative_to(SRC)}:{node.lineno}"


@cache
def card_names() -> frozenset[str]:
    """The first string of every `card(...)` or `...Card(...)` call in the library, and of every line of its decks."""
    names = set()
    for path in in_parts("library"):
        for node in ast.walk(ast.parse((SRC / path).read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.id if isinstance(node.func, ast.Name) else ""
                if isinstance(node.args[0].value, str) and called.lower().endswith("card"):
                    names.add(node.args[0].value)
    for deck in (SRC / PACKAGE / "library").rglob("*.txt"):
        names.update(re.findall(r"^\d+ +(.+?) *$", deck.read_text("utf-8"), re.MULTILINE))
    return frozenset(names - WORDS_OF_THE_RULES)


def names_in(text: str, names: AbstractSet[str]) -> list[str]:
    """Names of several words anywhere in the source, names of one word where they are a whole string."""
    found = [name for name in names if " " in name and name in text and re.search(rf"\b{re.escape(name)}\b", text)]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.STRING and token.string.strip("rbuf\"'") in names:
            found.append(token.string)
    return sorted(found)


@pytest.mark.parametrize("path", in_parts(*ENGINE))
def test_no_card_is_named_in_the_engine(path: str) -> None:
    assert not names_in((SRC / path).read_text("utf-8"), card_names()), path


def test_a_card_named_in_the_engine_would_be_found() -> None:
    names = {"Shock", "Grizzly Bears"}
    assert names_in("x = 'Shock'\n", names) == ["'Shock'"]
    assert names_in("# as with Grizzly Bears\n", names) == ["Grizzly Bears"]
    assert not names_in("def shock() -> None: ...  # Shocking\n", names)


def test_relative_and_nested_imports_are_seen(tmp_path: Path) -> None:
    file = tmp_path / "state.py"
    file.write_text("def f():\n    from ...cli import main\n    import apnap.web\nfrom . import zones\n")
    found = set(imported_names(file, "apnap.rules.core.state"))
    assert {"apnap.cli", "apnap.cli.main", "apnap.web", "apnap.rules.core.zones"} <= found


def test_methods_that_interpreted_classes_inherit_have_no_native_defaults() -> None:
    """Compiled code that calls one on an interpreted subclass passes 0 for a native integer left out."""
    for path in FILES:
        if part_of(path) not in (*ENGINE, "agents"):
            continue
        for node in ast.walk(ast.parse((SRC / path).read_text())):
            if isinstance(node, ast.ClassDef) and "allow_interpreted" in "".join(map(ast.unparse, node.decorator_list)):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and not method.name.startswith("__"):
                        defaults = method.args.args[len(method.args.args) - len(method.args.defaults) :]
                        native = [a.arg for a in defaults if a.annotation and ast.unparse(a.annotation) == "i64"]
                        assert not native, f"{path}: {node.name}.{method.name}({native[0]}=...)"
