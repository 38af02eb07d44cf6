"""What is running: compiled or not, which versions, from which folders. `apnap doctor` prints it.

Everything imports this for the version, so what only the doctor needs is imported where it is needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

__version__: Final = "0.1.0"

# A module that is always compiled when anything is.
_WITNESS: Final = "apnap.rules.core.state"
_LIBRARIES: Final = ("rich", "click", "msgspec", "mypy_extensions")


@dataclass(frozen=True)
class BuildInfo:
    """Everything a bug report should say about the installation."""

    apnap: str
    compiled: bool
    optimisation: str | None  # "1" or "3" for a build of the checkout; None for a wheel or interpreted
    compiled_with: str | None  # the mypyc and C compiler of that build
    python: str
    platform: str
    libraries: tuple[tuple[str, str | None], ...]  # (name, version or None where it is missing)
    mypyc: str | None  # installed now, so that `make compile` could run; None if not
    c_compiler: str | None  # where it is; None if there is none
    package_folder: Path
    checkout: Path | None  # None if apnap is installed rather than run from a checkout


def is_compiled() -> bool:
    """Is the engine that `import apnap` gives the compiled one?"""
    import importlib.machinery
    import importlib.util

    spec = importlib.util.find_spec(_WITNESS)
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return spec is not None and spec.origin is not None and spec.origin.endswith(suffixes)


def build_info() -> BuildInfo:
    import platform

    package = Path(__file__).resolve().parent
    notes = _notes(package.parent)
    compiled = is_compiled()
    return BuildInfo(
        apnap=__version__,
        compiled=compiled,
        optimisation=notes.get("opt") if compiled else None,
        compiled_with=f"mypyc {notes['mypyc']}, {notes['compiler']}" if compiled and notes else None,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=platform.platform(),
        libraries=tuple((name, _version(name)) for name in _LIBRARIES),
        mypyc=_version("mypy"),
        c_compiler=_c_compiler(),
        package_folder=package,
        checkout=_checkout(package),
    )


def _version(distribution: str) -> str | None:
    import importlib.metadata

    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def _c_compiler() -> str | None:
    import shutil
    import sysconfig

    command = str(sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(command[0]) or shutil.which("cc")


def _notes(folder: Path) -> dict[str, str]:
    """What the build machinery noted about a compiled build beside the package; empty anywhere else."""
    import json

    try:
        notes: dict[str, str] = json.loads((folder / "build.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return notes


def _checkout(package: Path) -> Path | None:
    """The checkout that `package` was run or compiled from: src/apnap, or build/compiled/<key>/apnap."""
    for above in package.parents[1:4]:
        if (above / "pyproject.toml").is_file() and (above / "src" / "apnap").is_dir():
            return above
    return None
