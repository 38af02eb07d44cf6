"""Write src/apnap/vocabulary.py again: what it offers already, and every word that a module of the library uses.

python -m tools.vocabulary
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

LIBRARY: Final = Path(__file__).resolve().parents[1] / "src" / "apnap" / "library"
OFFER: Final = LIBRARY.parent / "vocabulary.py"
HEAD: Final = '''\
"""Every word that cards are written in: a file of cards begins with `from apnap.vocabulary import *`."""

# ruff: noqa: F401
# Written by tools/vocabulary.py.

from __future__ import annotations

from typing import Final

'''
FOOT: Final = """
__all__: Final = sorted(name for name in list(globals()) if name[0].isalpha() and name not in ("annotations", "Final"))
"""


def words_in(path: Path, everything: bool) -> dict[str, str]:
    """The words that a module imports, with where from; of the library's own modules only those of `abilities`."""
    found: dict[str, str] = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module not in ("__future__", "typing"):
            if everything or node.module.startswith("apnap.abilities"):
                found.update({name.name: node.module for name in node.names if name.asname is None})
    return found


def main() -> None:
    words: dict[str, str] = {}
    for path in sorted((LIBRARY / "cards").rglob("*.py")):
        words.update(words_in(path, False))
    words.update(words_in(OFFER, True))
    modules: dict[str, list[str]] = {}
    for name, module in words.items():
        modules.setdefault(module, []).append(name)
    lines = [f"from {module} import {', '.join(sorted(names))}\n" for module, names in sorted(modules.items())]
    OFFER.write_text(HEAD + "".join(lines) + FOOT, "utf-8")
    for command in (["check", "--quiet", "--fix", "--select", "I"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, str(OFFER)], check=True)


if __name__ == "__main__":
    main()
