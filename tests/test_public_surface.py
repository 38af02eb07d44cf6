"""What programs, tests and files of cards may rely on: the exported names. Documents use no others."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import apnap
from apnap import testing, vocabulary
from apnap.library.catalogue import described

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
DOCUMENTS = [README, *sorted((ROOT / "docs").glob("*.md"))]


def test_the_package() -> None:
    assert sorted(apnap.__all__) == [
        "Agent",
        "Decision",
        "Game",
        "IllegalAnswer",
        "Option",
        "Result",
        "Setup",
        "__version__",
        "new_game",
    ]
    assert all(getattr(apnap, name) is not None for name in apnap.__all__)


def test_what_a_game_offers() -> None:
    offered = {name for name in dir(apnap.Game) if not name.startswith("_")}
    assert offered == {
        "answer", "by_hand", "cancel", "choice", "concede", "decision", "decisions", "digest", "explain", "fork",
        "log", "object", "observe", "propose", "repeat", "result", "run", "undo", "why_not",
    }  # fmt: skip


def test_the_test_kit() -> None:
    assert sorted(testing.__all__) == ["Permanent", "Scenario", "Seat", "Spell", "example", "from_text", "rule"]


def test_every_word_of_the_vocabulary_is_explained() -> None:
    """They are too many to list here; `apnap vocabulary` shows each with what it means."""
    words = described({name: getattr(vocabulary, name) for name in vocabulary.__all__})
    assert sorted(word.name for word in words) == vocabulary.__all__
    assert [word.name for word in words if not word.says] == []
    assert {"card", "When", "Enters", "Draw", "THIS", "FLYING"} <= set(vocabulary.__all__)


# documents -----------------------------------------------------------------------------------------------------------
def public_modules() -> list[str]:
    """What README says may be imported: the first column of its table."""
    table = README.read_text("utf-8").partition("<!-- public -->")[2].partition("<!-- /public -->")[0]
    return re.findall(r"^\| `(apnap[\w.]*)`", table, re.MULTILINE)


def imported_in(document: Path) -> list[str]:
    """The modules of apnap that programs in a document import."""
    found = []
    for program in re.findall(r"^```python\n(.*?)^```", document.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        for node in ast.walk(ast.parse(program)):
            if isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                found += [f"{node.module}.{a.name}" if node.module == "apnap" else node.module for a in node.names]
    return [name for name in found if name.split(".")[0] == "apnap"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_use_what_is_public(document: Path) -> None:
    public = public_modules()
    assert public[0] == "apnap" and {"apnap.testing", "apnap.vocabulary"} <= set(public)
    for name in imported_in(document):
        exported = name == "apnap" or name.removeprefix("apnap.") in apnap.__all__
        assert exported or any(f"{name}.".startswith(f"{module}.") for module in public[1:]), name


def test_what_is_public_is_there() -> None:
    for module in public_modules():
        path = ROOT / "src" / module.replace(".", "/")
        assert path.is_dir() or path.with_suffix(".py").is_file(), module
