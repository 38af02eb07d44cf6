"""Write src/apnap/library/index.json again: where each card of the library is written, and what else it is found by.

python -m tools.card_index

A row is the module, the layout, the types of the front face, and the names of the faces where there are several.
"""

from __future__ import annotations

import json
from importlib import import_module

from tools.project import here

LIBRARY = here().src / "apnap" / "library"
INDEX = LIBRARY / "index.json"


def modules() -> list[str]:
    """The modules of `apnap.library.cards`, sorted."""
    found = [path.relative_to(LIBRARY).with_suffix("").parts for path in (LIBRARY / "cards").rglob("*.py")]
    return sorted(".".join(parts) for parts in found if parts[-1] != "__init__")


def text() -> str:
    """What the file should say: all cards that the modules make, a line for each, sorted by name."""
    from apnap.library.pool import MADE, entry_of
    from apnap.library.shelves import shelf_of

    for module in modules():
        import_module(f"apnap.library.{module}")
    lines = []
    for name, made in sorted(MADE.items()):
        entry = entry_of(made, shelf_of(made))
        row = json.dumps([entry.module, entry.layout, entry.types, *entry.faces], ensure_ascii=False)
        lines.append(f"{json.dumps(name, ensure_ascii=False)}: {row}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    try:
        json.loads(INDEX.read_text("utf-8"))
    except (OSError, ValueError):
        INDEX.write_text("{}\n", "utf-8")  # the library reads it before it can be made
    INDEX.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
