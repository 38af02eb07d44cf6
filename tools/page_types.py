"""Check the types of the page's modules: `tsc --checkJs`, from npm, kept in build/cache. Says why where it cannot.

python -m tools.page_types
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.project import here

TYPESCRIPT = "typescript@5.9"


def compiler(folder: Path) -> Path | None:
    """tsc, installed when it is first asked for; None where npm is missing or has no line."""
    found = folder / "node_modules" / "typescript" / "lib" / "tsc.js"
    if not found.exists() and shutil.which("npm"):
        folder.mkdir(parents=True, exist_ok=True)
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), TYPESCRIPT]
        subprocess.run(install, capture_output=True, timeout=120)
    return found if found.exists() and shutil.which("node") else None


def main() -> None:
    root = here().root
    tsc = compiler(root / "build" / "cache" / "node")
    if tsc is None:
        print("page types: not checked, there is no npm here or it cannot install typescript", file=sys.stderr)
        return
    settings = root / "src" / "apnap" / "web" / "page" / "tsconfig.json"
    sys.exit(subprocess.run(["node", str(tsc), "-p", str(settings)]).returncode)


if __name__ == "__main__":
    main()
