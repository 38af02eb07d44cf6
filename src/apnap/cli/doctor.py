"""`apnap doctor`: what is running, for a bug report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from apnap._build_info import build_info


@click.command(short_help="What is running: compiled or not, versions, folders.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def command(as_json: bool) -> None:
    """Say what is running: compiled or not, versions, folders, how many cards and decks; and what is wrong."""
    facts = list(gather())
    if as_json:
        click.echo(json.dumps({name.replace(" ", "_"): value for name, value, _ in facts}, indent=1))
    else:
        width = max(len(name) for name, _, _ in facts)
        for name, _, words in facts:
            click.echo(f"{name:<{width}}  {words}")


def gather() -> Iterator[tuple[str, object, str]]:
    """Each fact: its name, its value, and how it reads."""
    info = build_info()
    yield "apnap", info.apnap, info.apnap
    how = (
        "compiled"
        if info.compiled
        else "interpreted (twenty to forty times slower; `make compile` compiles a checkout, `pip install .` a package)"
    )
    if info.compiled and info.optimisation:
        how += f" at -O{info.optimisation}"
    yield "engine", "compiled" if info.compiled else "interpreted", how
    if info.compiled_with:
        yield "compiled with", info.compiled_with, info.compiled_with
    yield "python", info.python, info.python
    yield "platform", info.platform, info.platform
    for library, version in info.libraries:
        yield library, version, version or "MISSING: install apnap again"
    yield "mypyc", info.mypyc, info.mypyc or "not here (needed only to compile)"
    yield "c compiler", info.c_compiler, info.c_compiler or "not here (needed only to compile)"
    yield "package", str(info.package_folder), str(info.package_folder)
    checkout = None if info.checkout is None else str(info.checkout)
    yield "checkout", checkout, checkout or "none: an installed package"
    folder, state = saves_folder()
    yield "saved games", str(folder), f"{folder}{state}"
    cards, read, in_part, decks = counts()
    yield "cards", cards, f"{cards:,} written by hand"
    yield "read cards", read, f"{read:,} read from their text, found by name"
    yield "cards in part", in_part, f"{in_part:,} understood in part, for people to play by hand"
    yield "decks", decks, ", ".join(decks)


def saves_folder() -> tuple[Path, str]:
    """Where games are saved, and whether that will work."""
    import os

    from apnap.table.saves import state_folder

    folder = state_folder()
    above = folder
    while not above.exists() and above != above.parent:
        above = above.parent
    if not os.access(above, os.W_OK):
        return folder, "  CANNOT BE WRITTEN: set APNAP_HOME to a folder of yours"
    return folder, "" if folder.exists() else "  (made when it is needed)"


def counts() -> tuple[int, int, int, list[str]]:
    """How many cards are written by hand, read, and read in part; and the decks."""
    from apnap import decks, library
    from apnap.library.pool import counts_by_name

    return len(library.names()), *counts_by_name(), decks.builtin_names()
