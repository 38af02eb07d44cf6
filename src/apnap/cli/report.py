"""`apnap report`: what a study came to, as a page to look at."""

from __future__ import annotations

from pathlib import Path

import click

from apnap.errors import InputError


@click.command(
    short_help="The results of a study as a page with plots.",
    epilog="\b\nExamples:\n  apnap simulate red green white --study matchups --games 1200 --out results"
    "\n  apnap report results --out report.html",
)
@click.argument("results", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    default=None,
    help="The page; report.html in the folder of results where none is named.",
)
def command(results: Path, out: Path | None) -> None:
    """Make one page of the results that `apnap simulate --out` has written.

    Win rates with their intervals, turns to win, life, mana and lands over time, what each card is worth when drawn and
    when cast, seats, who begins, mulligans. The page needs nothing from anywhere else.
    """
    from apnap.files import write_whole
    from apnap.lab.page import report

    if not results.is_dir():
        raise InputError(f"there is no folder {results}", hint="apnap simulate --out makes one")
    target = out or results / "report.html"
    write_whole(target, report(results).encode())
    click.echo(f"Wrote {target}")
