"""What is in the checkout: the package's files, which of them are compiled, their hashes, and the builds that exist.

Needs nothing beyond the standard library, so that `make play` can look for a build without the compiler's requirements.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = "apnap"


@dataclass(frozen=True)
class Project:
    """A checkout; the tests make small ones of their own."""

    root: Path

    @property
    def src(self) -> Path:
        return self.root / "src"

    @property
    def build(self) -> Path:
        return self.root / "build"

    @property
    def builds(self) -> Path:
        """Finished builds: each a folder for PYTHONPATH, with the whole package and its extension modules."""
        return self.build / "compiled"

    def files(self) -> list[str]:
        """Every file of the package, relative to src, sorted."""
        found = (self.src / PACKAGE).rglob("*")
        return sorted(
            path.relative_to(self.src).as_posix()
            for path in found
            if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so")
        )

    def compiled(self) -> list[str]:
        """The modules that mypyc compiles, relative to src. An __init__.py only re-exports, so it stays Python."""
        return self.modules_of("compiled")

    def trained(self) -> list[str]:
        """Those of them that are compiled by what games run (training.py)."""
        return self.modules_of("trained")

    def modules_of(self, key: str) -> list[str]:
        """The modules that pyproject.toml names under a key, by themselves or by a folder."""
        with open(self.root / "pyproject.toml", "rb") as file:
            names: list[str] = tomllib.load(file)["tool"]["apnap"][key]
        roots = [f"{PACKAGE}/{name.replace('.', '/')}" for name in names]
        return [
            path
            for path in self.files()
            if path.endswith(".py")
            and not path.endswith("/__init__.py")
            and any(path == f"{root}.py" or path.startswith(f"{root}/") for root in roots)
        ]

    def reached(self, start: Iterable[str]) -> list[str]:
        """`start` and every module of the package that it imports, however far: all that decides the generated C."""
        seen: set[str] = set()
        waiting = list(start)
        while waiting:
            path = waiting.pop()
            if path in seen:
                continue
            seen.add(path)
            waiting.extend(self._imports(path))
        return sorted(seen)

    def _imports(self, path: str) -> Iterator[str]:
        for name in imported_names(self.src / path, module_name(path)):
            stem = name.replace(".", "/")
            for candidate in (f"{stem}.py", f"{stem}/__init__.py"):
                if (self.src / candidate).is_file():
                    yield candidate

    def hash_of(self, paths: Iterable[str]) -> str:
        digest = hashlib.sha256()
        for path in paths:
            content = (self.src / path).read_bytes()
            digest.update(f"{path}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()

    def find_build(self) -> Path | None:
        """The best finished build that fits the sources as they are: highest optimisation, then newest."""
        if not self.builds.is_dir():
            return None
        sources = self.hash_of(self.files())
        fitting = []
        for folder in self.builds.iterdir():
            notes = read_notes(folder)
            if notes.get("sources") == sources and notes.get("abi") == abi():
                fitting.append((notes.get("opt", ""), folder.stat().st_mtime, folder))
        return max(fitting)[2] if fitting else None


def here() -> Project:
    return Project(Path(__file__).resolve().parent.parent)


def abi() -> str:
    """What an extension module must match to be loaded: the interpreter's build, down to its patch version."""
    return f"{sys.version_info[0]}.{sys.version_info[1]}.{sys.version_info[2]} {sysconfig.get_config_var('EXT_SUFFIX')}"


def read_notes(folder: Path) -> dict[str, str]:
    """The notes a finished build leaves about itself; none if it is not a finished build."""
    try:
        notes: dict[str, str] = json.loads((folder / "build.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return notes


def module_name(path: str) -> str:
    """`apnap/rules/x.py` -> `apnap.rules.x`; a package keeps its `.__init__`, so that '.' means itself."""
    return path.removesuffix(".py").replace("/", ".")


def imported_names(file: Path, module: str) -> Iterator[str]:
    """Dotted names of all that `file` may import.

    Of `from a.b import c` both `a.b` and `a.b.c`, of `import a` both `a` and `a.__init__`: which of them are modules
    is for the caller to look up.
    """
    for node in ast.walk(ast.parse(file.read_bytes(), str(file))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
                yield f"{alias.name}.__init__"
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")[: -node.level]
                base = ".".join([*above, base] if base else above)
            yield base
            for alias in node.names:
                yield f"{base}.{alias.name}"
