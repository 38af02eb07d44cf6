"""`apnap replay`: a recorded game again, exactly."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from apnap.api import Game
    from apnap.record import Replay


@click.command(
    short_help="Play a recorded game again, exactly.",
    epilog="\b\nExamples:\n  apnap simulate --seed 7 --game 12 --save game.replay\n  apnap replay game.replay --log"
    "\n  apnap replay game.replay --to 9\n  apnap replay my.draft",
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Only say whether it is exact: cards, every turn, the end.")
@click.option("--to", "turn", type=int, metavar="TURN", help="Stop as this turn begins, and show the table.")
@click.option("--log", "with_log", is_flag=True, help="Print the log, each line with its rule.")
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
@click.option("--browser", is_flag=True, help="Look at it in the browser, step by step, from any seat's view.")
@click.option("--port", type=click.IntRange(0, 65535), default=8642, help="Where the browser finds it.")
def command(
    file: Path, verify: bool, turn: int | None, with_log: bool, cards: tuple[str, ...], browser: bool, port: int
) -> None:
    """Play a recorded game again and show how it went; or a draft, with everybody's picks.

    Every card must be as it was, and every turn must begin as it did: otherwise the replay is refused.
    """
    from apnap import library, record
    from apnap.draft.record import is_draft
    from apnap.table import saves

    for path in cards:
        library.load_cards(path)
    if is_draft(file):
        from apnap.cli import replay_draft

        replay_draft.show(file, verify=verify, turn=turn, with_log=with_log)
        return
    if browser:
        in_browser(file, port)
        return
    replay = record.load(file)
    if saves.beside(replay).crash:
        play_crash(replay, saves.beside(replay).crash.get("error", "nobody knows how"))
        return
    game = replay.play(None if verify else turn, log=with_log)
    if verify:
        click.echo(f"{file}: exact: {len(replay.answers)} answers, {len(replay.digests) + 1} digests, {game.result}")
        return
    if not with_log:
        show_head(replay)
    for line in game.log:
        click.echo(str(line))
    if turn is not None:
        show_table(game)
    click.echo(str(game.result) if game.result.over else f"Turn {game.result.turns}; {waiting(game)}")


def in_browser(file: Path, port: int) -> None:
    """A server on this machine with this replay, and its page in the browser."""
    from apnap import record
    from apnap.cli.serve import require_web

    require_web()
    from apnap.web import serving
    from apnap.web.app import Server

    text = record.dumps(record.load(file)).decode()

    def ready(address: str, server: Server) -> None:
        page = f"{address}/replay#={server.viewings.open(text)}"
        serving.open_browser(page)
        click.echo(f"The replay: {page}")
        click.echo("Ctrl+C stops the server.")

    serving.serve("127.0.0.1", port, serving.default_database(), search=True, ready=ready)


def play_crash(replay: Replay, error: str) -> None:
    """What is left of a crash: let the engine fail again, in full view, or say that it does not any more."""
    show_head(replay)
    click.echo(f"The engine failed in this game: {error}")
    game = replay.play(verify=False)
    click.echo(f"It does not fail any more. Turn {game.result.turns}; {waiting(game)}")


def show_head(replay: Replay) -> None:
    """What game this is."""
    setup = replay.setup
    click.echo(f"Recorded by apnap {replay.apnap}, seed {setup.seed}, {len(replay.answers)} answers:")
    if setup.position:
        click.echo("It was laid out, not dealt:")
        click.echo("\n".join(f"  {line}" for line in setup.position.strip().splitlines()))
        return
    for name, deck, agent in zip(setup.names, setup.decks, setup.agents, strict=True):
        click.echo(f"  {name}: {deck.name}{f', played by {agent}' if agent else ''}")


def show_table(game: Game) -> None:
    """Every player's side of the table, hands included: a replay has no secrets."""
    from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY

    state = game.play.state
    for seat, name in enumerate(game.setup.names):
        if not state.in_game(seat):
            click.echo(f"{name}: {game.play.outcomes()[seat]}")
            continue
        library = len(state.ids(seat, LIBRARY))
        click.echo(f"{name}: life {state.life(seat)}, library {library}")
        for title, zone in (("battlefield", BATTLEFIELD), ("hand", HAND), ("graveyard", GRAVEYARD)):
            names = [
                f"{game.play.name(id)}{' (tapped)' if state.objs[id].tapped else ''}" for id in state.ids(seat, zone)
            ]
            if names:
                click.echo(f"  {title}: {counted(names)}")


def counted(names: list[str]) -> str:
    """`3 Forest, Grizzly Bears`, in the order in which they come."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


def waiting(game: Game) -> str:
    """Who is to decide what."""
    from apnap.rules.core.decisions import DECISION_NAMES

    decision = game.decision
    if decision is None:
        return "nobody is to decide"
    return f"{game.setup.names[decision.decider]} is to decide: {DECISION_NAMES[decision.kind]}"
