"""`apnap arena`: bots against each other in mirror matches, with ratings."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from apnap.cli.options import table_options

if TYPE_CHECKING:
    from apnap.lab.arena import Arena, Standing
    from apnap.tables import TableChoice


@click.command(
    short_help="Let bots meet in mirror matches, and rate them.",
    epilog="\b\nExamples:\n  apnap arena heuristic first random --games 300 --results arena.jsonl"
    "\n  apnap arena heuristic first --variant commander --seats 4 --games 40"
    "\n  apnap arena my_bots.py:Careful keen",
)
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT...")
@table_options
@click.option("--deck", "decks", multiple=True, metavar="NAME|FILE", help="A deck for everybody; again for more.")
@click.option("--games", type=int, default=100, show_default=True, help="How many games each pair plays.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many processes play.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="Repeats the games.")
@click.option(
    "--results",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A file that every game is written to; what is in it is not played again.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option("--markdown", is_flag=True, help="Tables for a page.")
def command(
    bots: tuple[str, ...],
    choice: TableChoice,
    decks: tuple[str, ...],
    games: int,
    jobs: int,
    seed: int,
    results: Path | None,
    as_json: bool,
    markdown: bool,
) -> None:
    """Let every bot meet every other: two seats unless told, everybody with the same deck, all built-in decks in turn.

    With more than two sides, one bot challenges a table of another, and is rated by how much more it wins than its
    share. Ctrl-C keeps what was played; with --results the rest is played another time.
    """
    from apnap.lab import load_decks
    from apnap.lab.arena import Arena, run_arena

    if choice.is_plain and choice.seats is None:
        from apnap.tables import choice as chosen

        choice = chosen("", seats=2)
    arena = Arena(bots, load_decks(decks, choice.table()), games, seed, choice)
    standing = run_arena(arena, jobs, results)
    if as_json:
        click.echo(json.dumps(data(arena, standing), indent=1))
    elif markdown:
        click.echo(pages(standing))
    else:
        show(arena, standing)
    if standing.failures:
        click.echo(f"apnap: {len(standing.failures)} games failed, the first: {standing.failures[0].error}", err=True)
        sys.exit(1)


def data(arena: Arena, standing: Standing) -> dict[str, object]:
    return {
        **arena.data(),
        "games": arena.games,
        "par": round(standing.par, 6),
        "pairs": [
            {
                "bot": score.challenger,
                "against": score.defender,
                "games": score.games,
                "wins": score.won,
                "draws": score.drawn,
                "failed": score.failed,
                "win_rate": round(score.rate, 6),
                "win_rate_95": [round(edge, 6) for edge in score.interval],
            }
            for score in standing.scores
        ],
        "ratings": [
            {"bot": r.bot, "points": round(r.points, 1), "points_95": [round(r.low, 1), round(r.high, 1)]}
            for r in standing.ratings
        ],
    }


def show(arena: Arena, standing: Standing) -> None:
    """Both tables, for people."""
    width = max(8, *(len(bot) for bot in arena.bots))
    click.secho(f"{'bot':<{width}}  {'against':<{width}}  {'games':>6}  {'won':>6}  {'95% interval':>16}", bold=True)
    for score in standing.scores:
        low, high = score.interval
        click.echo(
            f"{score.challenger:<{width}}  {score.defender:<{width}}  {score.games:>6}  {score.rate:>6.1%}  "
            f"{f'{low:.1%} to {high:.1%}':>16}"
        )
    click.echo()
    click.secho(f"{'bot':<{width}}  {'rating':>6}  {'95% interval':>14}", bold=True)
    for rating in standing.ratings:
        click.echo(f"{rating.bot:<{width}}  {rating.points:>+6.0f}  {f'{rating.low:+.0f} to {rating.high:+.0f}':>14}")
    click.echo(f"\nA side that is as strong as the others wins {standing.par:.0%}. Mirror matches, seed {arena.seed}.")


def pages(standing: Standing) -> str:
    lines = ["| bot | against | games | won | 95% interval |", "|---|---|---|---|---|"]
    for score in standing.scores:
        low, high = score.interval
        names = f"`{score.challenger}` | `{score.defender}`"
        lines.append(f"| {names} | {score.games} | {percent(score.rate)} | {percent(low)} to {percent(high)} |")
    lines += ["", "| bot | rating | 95% interval |", "|---|---|---|"]
    for r in standing.ratings:
        lines.append(f"| `{r.bot}` | {r.points:+.0f} | {r.low:+.0f} to {r.high:+.0f} |")
    return "\n".join(lines)


def percent(share: float) -> str:
    """`85.0%`; all is `100%`, which nobody takes for the number of a rule."""
    return "100%" if share > 0.9995 else f"{share:.1%}"
