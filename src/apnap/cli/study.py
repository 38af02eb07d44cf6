"""The part of `apnap simulate` that conducts a study: games noted in tables, with a bar while it goes on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from apnap.errors import InputError

if TYPE_CHECKING:
    from rich.progress import Progress

    from apnap.lab import Study
    from apnap.lab.results import Outcome

KINDS: Final = ("pods", "matchups", "gauntlet", "goldfish", "mulligans", "play-draw")
MOST_UNTIL: Final = 200_000
"""Games after which a study stops whose intervals are still too wide."""


def conduct_study(
    study: Study, out: Path | None, games: int, until: float, jobs: int, ray: str | None, as_json: bool
) -> None:
    """Play, and say what it came to."""
    from apnap.lab import results, shards

    if out is not None:
        results.require_polars()
    if until and not 0 < until < 1:
        raise InputError(f"an interval is from 0 to 1 wide, and {until} is not", hint="--until 0.05 for 5 points")
    asked = click.get_current_context().get_parameter_source("games")
    most = games if not until or asked is not click.core.ParameterSource.DEFAULT else MOST_UNTIL
    player = shards.on_ray(ray) if ray is not None else shards.here if jobs == 1 else shards.in_processes(jobs)
    with bar_of(study) as bar:
        outcome = results.conduct(study, out, most, until, player, advance(bar, most, until) if bar else None)
    if as_json:
        click.echo(json.dumps(data_of(outcome), indent=1))
    else:
        show(outcome, out)
    if outcome.failures:
        click.echo(f"apnap: the engine failed in {len(outcome.failures)} games:", err=True)
        for number, error in outcome.failures[:10]:
            click.echo(f"  game {number}: {error}", err=True)
        sys.exit(1)


def bar_of(study: Study) -> AbstractContextManager[Progress | None]:
    """A bar with games a second and the time that is left; none without a terminal."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn(study.kind),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games, {task.fields[speed]} games/s, intervals {task.fields[width]},"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        auto_refresh=False,  # a thread of its own would be there when the jobs are forked
    )


def advance(bar: Progress, most: int, until: float) -> Callable[[int, float], None]:
    """What is told the bar: how many games there will be follows from how the intervals shrink."""
    task = bar.add_task("games", total=most, speed="", width="")

    def told(done: int, width: float) -> None:
        wanted = min(most, int(done * (width / until) ** 2) + 1) if until and done else most
        shown = bar.tasks[task]
        bar.update(task, completed=done, total=max(done, wanted), width=f"{width:.3f}")
        bar.update(task, speed=f"{shown.speed:.1f}" if shown.speed else "-")
        bar.refresh()

    return told


def data_of(outcome: Outcome) -> dict[str, object]:
    return {
        "games": outcome.games,
        "stopped": outcome.stopped,
        "scores": [
            {
                "question": score.question,
                "entrant": score.entrant,
                "games": score.games,
                "wins": score.won,
                "draws": score.drawn,
                "win_rate": round(score.rate, 6),
                "win_rate_95": [round(edge, 6) for edge in score.interval],
                "mean_turns_to_win": round(score.turns, 3),
            }
            for score in outcome.scores
        ],
        "failures": [{"game": number, "error": error} for number, error in outcome.failures],
    }


def show(outcome: Outcome, out: Path | None) -> None:
    """A line for each entrant in each question."""
    width = max([4, *(len(score.entrant) for score in outcome.scores)])
    about = max([8, *(len(score.question) for score in outcome.scores)])
    head = f"{'question':<{about}}  {'entrant':<{width}}  {'games':>6}  {'win rate':>8}  {'95% interval':>16}"
    click.secho(f"{head}  turns to win", bold=True)
    for score in outcome.scores:
        low, high = score.interval
        turns = f"{score.turns:.1f}" if score.won else "-"
        click.echo(
            f"{score.question:<{about}}  {score.entrant:<{width}}  {score.games:>6}  {score.rate:>8.1%}  "
            f"{f'{low:.1%} to {high:.1%}':>16}  {turns:>12}"
        )
    if outcome.stopped:
        click.echo("Stopped; the same command goes on from here." if out else "Stopped.")
    click.echo(f"{outcome.games} games" + (f", in {out}: apnap report {out}" if out else ""))
