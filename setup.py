"""Wheels: pure Python, or compiled with mypyc under APNAP_COMPILE=1 where a C compiler is there.

Everything else is in pyproject.toml. For working in a checkout use `make compile`, which never builds in place.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).resolve().parent
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
options: dict[str, list[object]] = {}

if os.environ.get("APNAP_COMPILE") == "1":
    sys.path.insert(0, str(HERE))
    from tools.build import EXTRA_FLAGS, CannotCompile, find_compiler, widen_shifts
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
            made = mypycify(
                ["--config-file=", "--explicit-package-bases", "--follow-imports=silent", *sources],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                target_dir="../build/wheel",
                group_name=PACKAGE,
            )
            for extension in made:
                widen_shifts(extension.sources)
            os.chdir(HERE)
            for extension in made:
                extension.sources = [os.path.normpath(os.path.join("src", path)) for path in extension.sources]
                extension.include_dirs = [os.path.join(HERE, "src", path) for path in extension.include_dirs]
                extension.extra_compile_args += EXTRA_FLAGS
            options["ext_modules"] = made
    except CannotCompile as error:
        print(f"apnap: a pure Python build, since {error}", file=sys.stderr)

setup(**options)
