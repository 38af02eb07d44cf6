"""Wheels: compiled with mypyc where a C compiler is there, else pure Python. APNAP_COMPILE=0 asks for pure Python.

Everything else is in pyproject.toml. For working in a checkout use `make compile`, which never builds in place.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
SLOWER = "twenty to forty times slower"
options: dict[str, object] = {}


class SeveralAtOnce(build_ext):
    """As many C files at once as there are cores; by itself it takes one after another."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources: list[str], *args: object, **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **settings), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile
        super().build_extensions()


def say(line: str) -> None:
    """To the terminal too, where pip keeps what a build prints for itself."""
    print(f"apnap: {line}", file=sys.stderr, flush=True)
    if BUILDING & set(sys.argv) and not sys.stderr.isatty():
        try:
            with open("/dev/tty", "w", encoding="utf-8") as terminal:
                print(f"apnap: {line}", file=terminal)
        except OSError:
            pass  # nobody is looking


if os.environ.get("APNAP_COMPILE") != "0":
    sys.path.insert(0, str(HERE))
    from tools.build import EXTRA_FLAGS, CannotCompile, find_compiler, mend_sources
    from tools.environment import requirements
    from tools.project import PACKAGE, Project

    try:
        find_compiler()
        if find_spec("mypyc") is None:
            # The first pass of an isolated build: ask for it, and be called again with it installed.
            options["setup_requires"] = [name for name in requirements("dev") if name.startswith("mypy[")]
        elif BUILDING & set(sys.argv):
            from mypyc.build import mypycify

            os.chdir(HERE / "src")
            sources = Project(HERE).compiled()
            say(f"compiling {len(sources)} modules, some five minutes; APNAP_COMPILE=0 leaves that out")
            made = mypycify(
                ["--config-file=", "--explicit-package-bases", "--follow-imports=silent", *sources],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                target_dir="../build/wheel",
                group_name=PACKAGE,
            )
            for extension in made:
                mend_sources(extension.sources)
            os.chdir(HERE)
            for extension in made:
                extension.sources = [os.path.normpath(os.path.join("src", path)) for path in extension.sources]
                extension.include_dirs = [os.path.join(HERE, "src", path) for path in extension.include_dirs]
                extension.extra_compile_args += EXTRA_FLAGS
            options["ext_modules"] = made
            options["cmdclass"] = {"build_ext": SeveralAtOnce}
    except CannotCompile as error:
        say(f"warning: a pure Python build, {SLOWER}, since {error}")

setup(**options)
