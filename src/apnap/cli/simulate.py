"""`apnap simulate`: bots play many games, and we count who wins."""

from __future__ import annotations

import json
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from apnap.cli.options import known_decks, known_only_option, table_options
from apnap.cli.study import KINDS, conduct_study
from apnap.errors import InputError

if TYPE_CHECKING:
    from rich.progress import Progress

    from apnap.api import Game
    from apnap.lab import Report, Run
    from apnap.tables import TableChoice


@click.command(
    short_help="Let bots play many games, and count who wins.",
    epilog="\b\nExamples:\n  apnap simulate --seats 4 --games 1000 --jobs 2 --seed 7"
    "\n  apnap simulate --seats 2 red green --json\n  apnap simulate --seats 2 red green --game 12 --save game.replay"
    "\n  apnap simulate red green white --study matchups --until 0.05 --jobs 2 --out results",
)
@click.argument("decks", nargs=-1, metavar="[DECK...]")
@click.option("--decks", "listed", default="", metavar="DECK,...", help="Decks, in one list: as named without it.")
@table_options
@click.option("--games", type=int, default=1000, show_default=True, help="How many games are played.")
@click.option("--jobs", type=int, default=1, show_default=True, help="How many processes play them.")
@click.option(
    "--seed", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="The same seed, the same games."
)
@click.option(
    "--agent",
    "--bot",
    "agent",
    default="first",
    show_default=True,
    metavar="NAME",
    help="Who plays: first, heuristic, keen, random or search. Or your own, as module:Class.",
)
@click.option("--bots", default="", metavar="NAME,...", help="In a study: several bots, each with every deck.")
@click.option(
    "--study",
    "kind",
    type=click.Choice(KINDS),
    default=None,
    help="What is studied: pods, every deck against every other, one against the others, a deck alone, and so on.",
)
@click.option("--until", type=float, default=None, metavar="WIDTH", help="In a study: until intervals are that narrow.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="A folder for tables of all games.")
@click.option(
    "--ray",
    is_flag=False,
    flag_value="",
    default=None,
    metavar="[ADDRESS]",
    help="In a study: on a Ray cluster, or on one begun here.",
)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
@known_only_option
@click.option("--any", "anything", is_flag=True, help="Also decks that may not be played in a constructed game.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option("--game", "number", type=int, metavar="N", help="Play only game N of this run, and print its log.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="With --game: write its replay here.")
def command(
    decks: tuple[str, ...],
    listed: str,
    choice: TableChoice,
    games: int,
    jobs: int,
    seed: int,
    agent: str,
    bots: str,
    kind: str | None,
    until: float | None,
    out: Path | None,
    ray: str | None,
    cards: tuple[str, ...],
    known_only: bool,
    anything: bool,
    as_json: bool,
    number: int | None,
    save: Path | None,
) -> None:
    """Let bots play decks against each other: built-in decks by name, or files; all built-in ones where none are named.

    Seats are rotated, so that no deck has a better place. Win rates come with their 95% intervals. The result is the
    same for any number of --jobs, and any single game of it can be played again by its number.

    With teams, decks are given team by team, or one for each whole team; teams change sides, and teammates places.

    A study (--study, --out, --until, --bots, --ray) also notes every turn and every card: `apnap report` makes a page
    of what --out has written. Stopped or interrupted, the same command goes on where it was. docs/lab.md has more.
    """
    from apnap import lab, library
    from apnap._build_info import is_compiled
    from apnap.api import require_deck

    decks += tuple(name.strip() for name in listed.split(",") if name.strip())
    for path in cards:
        library.load_cards(path)
    is_study = kind is not None or until is not None or out is not None or ray is not None or bool(bots)
    if is_study and kind not in (None, "pods") and choice.is_plain and choice.seats is None:
        choice = replace(choice, seats=2)  # where two sides meet
    table = choice.table()
    brought = lab.load_decks(known_decks(decks, known_only), table)
    if not anything:
        for deck in brought:
            require_deck(deck, table)
    if is_study:
        if number is not None:
            raise InputError("--game is for runs without --study and --out")
        named = tuple(name for name in bots.split(",") if name) or (agent,)
        conduct_study(
            lab.Study(kind or "pods", brought, named, seed, choice), out, games, until or 0.0, jobs, ray, as_json
        )
        return
    run = lab.Run(brought, int(table.seats), games, seed, agent, choice)
    if number is not None:
        play_one(run, number, save)
        return
    if save is not None:
        raise InputError("--save needs --game: say which game of the run is to be saved")
    report = counted(run, jobs)
    if as_json:
        click.echo(json.dumps(report.data(), indent=1))
    else:
        show(report)
    if not is_compiled():
        click.echo("The engine runs interpreted, twenty to forty times slower: see apnap doctor.", err=True)
    if report.failures:
        warn(report)
        sys.exit(1)


def play_one(run: Run, number: int, save: Path | None) -> None:
    """One game of the run with its log; where the engine fails in it, what replays the failure is saved."""
    from apnap import lab, record
    from apnap.table.saves import EXTRA

    game = lab.single_game(run, number)
    try:
        game.run()
    except Exception as error:
        show_log(game)
        if save is not None:
            crash = {EXTRA: {"crash": {"error": f"{type(error).__name__}: {error}"}}}
            record.write_whole(save, record.dumps(record.record_of(game, crash, failed=True)))
            click.echo(f"The engine failed. Saved: apnap replay {save}", err=True)
        raise
    show_log(game)
    click.echo(str(game.result))
    if save is not None:
        record.save(game, save)
        click.echo(f"Saved: apnap replay {save}")


def show_log(game: Game) -> None:
    for line in game.log:
        click.echo(str(line))


def counted(run: Run, jobs: int) -> Report:
    """Play the run, with a bar on a terminal."""
    from apnap import lab

    bar = progress_bar(run)
    if isinstance(bar, nullcontext):
        return lab.simulate(run, jobs)
    with bar as shown:
        task = shown.add_task("games", total=run.games)

        def advance(count: int) -> None:
            shown.advance(task, count)
            shown.refresh()

        return lab.simulate(run, jobs, advance)


def progress_bar(run: Run) -> AbstractContextManager[Progress] | nullcontext[None]:
    """A bar on the terminal that goes away when all is played; none without a terminal."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn(run.words),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games,"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        auto_refresh=False,  # a thread of its own would be there when the jobs are forked
    )


def show(report: Report) -> None:
    """The report as a table, the best deck first."""
    width = max(4, *(len(row.name) for row in (*report.decks, *report.teams)))
    for what, rows in (("team", report.teams), ("deck", report.decks)):
        if not rows:
            continue
        head = f"{what:<{width}}  {'games':>7}  {'wins':>7}  {'win rate':>8}  {'95% interval':>16}"
        head += f"  {'draws':>5}  unfinished"
        click.secho(head, bold=True)
        for row in sorted(rows, key=lambda row: (-row.rate, row.name)):
            low, high = row.interval
            click.echo(
                f"{row.name:<{width}}  {row.games:>7}  {row.wins:>7}  {row.rate:>8.1%}  "
                f"{f'{low:.1%} to {high:.1%}':>16}  {row.draws:>5}  {row.unfinished:>10}"
            )
        click.echo()
    if report.games + len(report.failures) < report.asked:
        click.echo(f"Stopped after {report.games} of {report.asked} games.")
    click.echo(
        f"{report.games} games, {report.table}, agent {report.agent}, seed {report.seed}: "
        f"{report.mean_turns:.1f} turns a game, {report.draws} draws, {report.unfinished} unfinished"
    )
    jobs = "1 job" if report.jobs == 1 else f"{report.jobs} jobs"
    click.echo(f"{report.seconds:.1f} s with {jobs}, {report.games_per_s:.1f} games/s")


def warn(report: Report) -> None:
    """The engine failed somewhere: say in which games, so that they can be looked at."""
    click.echo(f"apnap: the engine failed in {len(report.failures)} of {report.asked} games:", err=True)
    for failure in report.failures[:10]:
        click.echo(f"  game {failure.game}: {failure.error}", err=True)
    click.echo("play one again with the same options and --game NUMBER", err=True)
