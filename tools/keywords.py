"""Writes docs/keywords.md: every keyword of rules 701 and 702, as done or not yet.

A keyword is done when there is a word for it (a node class, or a constant, in `apnap.abilities`) and a test that
carries its rule number. Both are read off the sources, so nothing is done by being said to be.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from apnap import rulebook
from tools.project import Project, here

# Names that a title does not begin with, or that begin several.
NAMES = {
    "701.10": "Double",
    "701.11": "Triple",
    "701.26": "Tap and untap",
    "701.51": "Open an Attraction",
    "701.52": "Roll to visit your Attractions",
    "701.54": "The Ring tempts you",
    "701.55": "Face a villainous choice",
}
# Words that are not simply the keyword's name. What only the rules do is named by its function.
WORDS = {
    "701.3": ["AttachThis"],
    "701.5": ["casting.cast"],
    "701.7": ["CreateTokens"],
    "701.10": ["DoublePower", "DoubleLife"],
    "701.11": ["TriplePower"],
    "701.12": ["ExchangeControl", "ExchangeLife"],
    "701.18": ["special_actions.play_land"],
    "701.23": ["SearchLibrary"],
    "701.24": ["ShuffleLibrary", "ShuffleIntoLibrary"],
    "701.26": ["Tap", "Untap"],
    "701.38": ["WillOfTheCouncil", "CouncilsDilemma"],
    "701.54": ["TheRingTempts"],
    "701.55": ["VillainousChoice"],
    "702.11": ["HEXPROOF", "HexproofFrom"],
    "702.29": ["Cycling", "Typecycling"],
    "702.33": ["Kicker", "Multikicker"],
    "702.145": ["DAYBOUND", "NIGHTBOUND"],
}
# Where keywords belong that are not done yet.
SHELVES = {
    "abilities.keyword_actions.revealing": "701.4",
    "abilities.casual.schemes": "701.32",
    "abilities.effects.outside_the_game": "701.45 701.51 701.52 702.159",
    "abilities.effects.designations": "702.158",
    "abilities.keyword_actions.bending": "701.67",
    "abilities.effects.damage": "701.69",
    "abilities.keyword_abilities.entering": "702.150",
    "abilities.keyword_abilities.equipment_and_vehicles": "702.65",
    "abilities.keyword_abilities.cost_reduction": "702.132",
}
HEAD = """# Keywords

Every keyword action (701) and keyword ability (702) of the pinned edition. One is done when there is a word for it in
`apnap.abilities` (or, where only the rules act, a function in `apnap.rules`) and a test that carries its number; until
then it is not yet, and no card that uses it can be written. Modules are those of `apnap`: where the word is,
or where it belongs. `python -m tools.keywords` writes this file.
"""


def keywords() -> list[tuple[str, str]]:
    """Number and name of every keyword, in the order of the rules."""
    found: list[tuple[str, str]] = []
    for section in ("701", "702"):
        number = 2
        while rulebook.known(f"{section}.{number}"):
            rule = f"{section}.{number}"
            found.append((rule, NAMES.get(rule) or rulebook.title(rule).split(":")[0]))
            number += 1
    return found


def words_for(rule: str, name: str) -> list[str]:
    """The words that a keyword needs; the first of the alternatives that exists is enough for a plain name."""
    if rule in WORDS:
        return WORDS[rule]
    pieces = re.findall(r"[A-Za-z]+", name)
    return ["".join(p[:1].upper() + p[1:] for p in pieces)]


def defined(project: Project) -> dict[str, list[str]]:
    """The modules (`abilities.costs`) that define each class and constant of the vocabulary, or a function of WORDS."""
    found: dict[str, list[str]] = {}
    for part in ("abilities", "rules"):
        for path in sorted((project.src / "apnap" / part).rglob("*.py")):
            module = ".".join(path.relative_to(project.src / "apnap").with_suffix("").parts)
            for node in ast.parse(path.read_text("utf-8")).body:
                name = ""
                if part == "rules":
                    name = f"{path.stem}.{node.name}" if isinstance(node, ast.FunctionDef) else ""
                elif isinstance(node, ast.ClassDef):
                    name = node.name
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    name = node.target.id
                if name:
                    found.setdefault(name, []).append(module)
    return found


def shown_by(project: Project) -> dict[str, list[str]]:
    """By rule number without its letter, the tests that carry it: `path::name`."""
    found: dict[str, list[str]] = {}
    for path in sorted((project.root / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            base = re.sub(r"[a-z]+$", "", argument.value)
                            place = f"{path.relative_to(project.root)}::{node.name}"
                            found.setdefault(base, []).append(place)
    return found


def place_of(rule: str, name: str, found: list[str]) -> str:
    """The test to point at: one in the keywords' own folder, one that is named after it, or the first."""
    own = [t for t in found if t.startswith("tests/rules/ch7_additional/keywords/")]
    named = [t for t in own or found if name.lower().split()[0] in t.rsplit("::", 1)[1]]
    return (named or own or found)[0]


def table(project: Project) -> str:
    """The whole page."""
    have, shown = defined(project), shown_by(project)
    lines: list[str] = []
    done = 0
    all_of = keywords()
    for rule, name in all_of:
        wanted = words_for(rule, name)
        if rule not in WORDS:
            constant = re.sub(r"[^A-Za-z]+", "_", name).upper()
            wanted = [w for w in (wanted[0], constant) if w in have][:1] or wanted
        if all(w in have for w in wanted) and rule in shown:
            done += 1
            test = place_of(rule, name, shown[rule])
            file, test_name = test.rsplit("::", 1)
            words = ", ".join(f"`{w}`" for w in wanted)
            modules = ", ".join(f"`{m}`" for m in dict.fromkeys(have[w][0] for w in wanted))
            lines.append(f"| {rule} | {name} | done | {words} | {modules} | `{Path(file).name}::{test_name}` |")
        else:
            module = next((f"`{m}` " for m, rules in SHELVES.items() if rule in rules.split()), "")
            lines.append(f"| {rule} | {name} | not yet | | {module}| |")
    count = f"{done} of {len(all_of)} are done.\n"
    header = "| rule | keyword | | word | module | a test |\n|---|---|---|---|---|---|"
    return "\n".join([HEAD, count, header, *lines]) + "\n"


def main() -> None:
    project = here()
    (project.root / "docs" / "keywords.md").write_text(table(project), "utf-8")


if __name__ == "__main__":
    main()
