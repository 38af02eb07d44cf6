"""`apnap bench`: how fast it is here."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec

import click

from apnap.cli.serve import WEB_LIBRARIES, require_web


@click.command(short_help="How fast it is here.", epilog="\b\nExamples:\n  apnap bench\n  apnap bench --json")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option("--table", "as_table", is_flag=True, help="The table of README.md.")
@click.option("--server/--no-server", "with_server", default=None, help="The table in the browser as well, or not.")
def command(as_json: bool, as_table: bool, with_server: bool | None) -> None:
    """Measure how fast games are played, forked and started here, in one process. Takes a minute or two.

    The floors are those that the compiled engine keeps to; interpreted it is twenty to forty times slower.
    """
    from apnap.bench import FIGURES, bench, growth_lines, markdown, number

    def say(line: str) -> None:
        if sys.stderr.isatty():
            click.echo(f"\r\x1b[Kmeasuring: {line}", err=True, nl=False)

    figures = bench(say)
    measured = [figure for figure in FIGURES if figure.key in figures]
    if with_server if with_server is not None else all(map(find_spec, WEB_LIBRARIES)):
        require_web()
        from apnap.web import bench as of_the_server

        figures |= of_the_server.bench(say)
        measured += [figure for figure in of_the_server.FIGURES if figure.key in figures]
    if sys.stderr.isatty():
        click.echo("\r\x1b[K", err=True, nl=False)
    if as_json:
        click.echo(json.dumps(figures))
        return
    if as_table:
        click.echo(markdown(figures, measured))
        return
    calibration = number(figures, "calibration_s")
    click.secho(f"{'':<44}{'here':>12}  {'floor':<12}", bold=True)
    for figure in measured:
        value = number(figures, figure.key)
        floor = figure.floor(calibration)
        met = figure.is_met(value, calibration)
        verdict = "" if not floor else "ok" if met else "MISSED" if figures["compiled"] else "missed"
        click.echo(f"{figure.words:<44}{value:>12,.6g}  {floor:<7} {verdict:<7} {figure.unit}".rstrip())
    for line in growth_lines(figures):
        click.echo(line)
    how = "compiled" if figures["compiled"] else "interpreted: compile it for the floors (make bench)"
    click.echo(f"apnap {figures['apnap']}, {how}")
