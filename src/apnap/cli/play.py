"""`apnap play`: sit down at a table."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from apnap.cli.options import TABLE_OPTIONS, known_decks, known_only_option, table_options
from apnap.errors import InputError, Where, file_advice, file_trouble

if TYPE_CHECKING:
    from rich.console import Console

    from apnap.decks import Deck
    from apnap.tables import TableChoice

LAST = "last"


def split(context: click.Context, parameter: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    """Values that were given with commas between them, or one by one."""
    return tuple(part.strip() for one in value for part in one.split(",") if part.strip())


def usual_bots() -> tuple[str, ...]:
    """Whom one plays against where nobody is named: the best bot, or a quick one where the engine is not compiled."""
    from apnap.agents import usual_agent

    return (usual_agent(),)


@click.command(short_help="Sit down at a table against bots.")
@click.option(
    "--deck", "decks", multiple=True, metavar="NAME|FILE", help="Your deck; given again, those of the bots in turn."
)
@table_options
@click.option("--seat", type=int, default=0, metavar="N", help="Your seat, from 0; seat 1 of three is an emperor's.")
@click.option(
    "--bots",
    "--bot",
    "bots",
    multiple=True,
    default=usual_bots,
    envvar="APNAP_BOTS",
    callback=split,
    metavar="NAME,...",
    help="Who plays: first, heuristic, keen, random or search. Or your own, as module:Class.",
)
@click.option("--seed", type=click.IntRange(0, 2**56 - 1), default=None, help="The same seed deals the same cards.")
@click.option("--names", multiple=True, callback=split, metavar="NAME,...", help="Names, yours first.")
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
@known_only_option
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    default=None,
    metavar="[FILE]",
    help="Take up a saved game; without a file, the one you left.",
)
@click.option("--terminal", is_flag=True, help="Play in this terminal instead of the browser.")
@click.option("--port", type=click.IntRange(0, 65535), default=8642, help="Where the browser finds the table.")
@click.option(
    "--images",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=None,
    help="A folder of pictures, called after cards, for the browser.",
)
@click.option("--log", "log_file", type=click.Path(dir_okay=False, path_type=Path), help="Write the log to this file.")
@click.option("--plain", is_flag=True, help="Plain lines instead of a drawn table; also without a terminal.")
@click.option("--script", type=click.Path(dir_okay=False), help="Read what is typed from this file, as --plain does.")
@click.pass_context
def command(
    context: click.Context,
    decks: tuple[str, ...],
    choice: TableChoice,
    seat: int,
    bots: tuple[str, ...],
    seed: int | None,
    names: tuple[str, ...],
    cards: tuple[str, ...],
    known_only: bool,
    resume: str | None,
    terminal: bool,
    port: int,
    images: Path | None,
    log_file: Path | None,
    plain: bool,
    script: str | None,
) -> None:
    """Play against bots, in the browser or with --terminal here: a free-for-all, or what --variant names.

    Type ? for help while playing. --plain, --script, --log, --cards and --resume are for the terminal.
    """
    plain = plain or script is not None
    if not (terminal or plain or resume is not None or log_file is not None or cards):
        in_browser(choice, known_decks(decks, known_only), seat, bots, seed, names, port, images)
        return
    require_terminal(plain)
    from apnap.table import saves, seating
    from apnap.tables import table_words, team_lines
    from apnap.terminal.console import Terminal, resume_command

    place = None
    if resume is not None:
        refuse_wishes(context)
        left = saves.left_before(resume)
        session = seating.taken_up(left or Path(resume).expanduser(), cards)
        place = saves.claim(left) if left is not None and not session.over else None
    else:
        seating.load_cards(cards)
        named = known_decks(decks, known_only)
        session = seating.new_session(choice=choice, seat=seat, decks=named, bots=bots, seed=seed, names=names)
    if log_file is not None:
        begin_log(log_file)
    setup = session.game.setup
    mine = min(session.people, default=0)
    dealt = "laid out" if setup.position else f"{setup.decks[mine].name}, seed {setup.seed}"
    shown = Terminal(
        session,
        console(plain),
        reader(script, plain),
        plain=plain,
        note=f"{dealt}, ? for help",
        cards=cards,
        keep=not session.over,
        log_file=log_file,
        place=place,
    )
    if place is None and shown.keep and saves.left():
        shown.pending.append(f"The game that you left is kept: {resume_command(saves.PREVIOUS)}")
    if plain:
        began = "laid out" if setup.position else f"seed {setup.seed}"
        click.echo(f"{', '.join(table_words(setup.table))}, {began}. Type ? for help.")
        for number, line in enumerate(team_lines(setup.table, setup.names), start=1):
            click.echo(f"Team {number}: {line}")
    sys.exit(shown.run())


def in_browser(
    choice: TableChoice,
    decks: Sequence[str | Deck],
    seat: int,
    bots: tuple[str, ...],
    seed: int | None,
    names: tuple[str, ...],
    port: int,
    images: Path | None = None,
) -> None:
    """A server on this machine with one table, and its page in the browser."""
    from apnap.cli.serve import require_web

    require_web()
    from apnap.table import seating
    from apnap.web import serving
    from apnap.web.app import Server

    session = seating.new_session(choice=choice, seat=seat, decks=decks, bots=bots, seed=seed, names=names)

    def ready(address: str, server: Server) -> None:
        room = server.hall.seat_session(session)
        page = f"{address}{room.links()[seat]}"
        opened = serving.open_browser(page)
        click.echo(f"Your table: {page}")
        click.echo(f"{'' if opened else 'Open it in a browser. '}Ctrl+C stops the server; the game is kept.")

    serving.serve("127.0.0.1", port, serving.default_database(), search=True, images=images, ready=ready)


def refuse_wishes(context: click.Context) -> None:
    """A game that is taken up has its table, decks, bots, names and seed."""
    for name in ("decks", *TABLE_OPTIONS, "seat", "bots", "names", "seed"):
        if context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE:
            option = "--deck" if name == "decks" else f"--{name.replace('_', '-')}"
            raise InputError(f"{option} is for a new game, and --resume takes one up", hint="leave one of them out")


def begin_log(path: Path) -> None:
    """A file that cannot be written is better known before the game than after it."""
    try:
        path.write_text("", "utf-8")
    except OSError as error:
        trouble = f"the log cannot be written: {file_trouble(error)}"
        raise InputError(trouble, hint=file_advice(error), where=Where(str(path))) from None


def require_terminal(plain: bool, *, what: str = "table", lines: str = "", otherwise: str = "") -> None:
    """Without a terminal there is nobody to ask: say what to do instead. A command gives its own words for that."""
    if plain or (sys.stdin.isatty() and sys.stdout.isatty()):
        return
    by_make = os.environ.get("APNAP_STARTED_BY") == "make"
    lines = lines or ("make play ARGS=--plain" if by_make else "apnap play --plain")
    apnap = ".venv/bin/apnap" if by_make else "apnap"
    click.echo(
        f"A {what} needs a terminal, and this is not one.\n"
        f"Run it in one; or go line by line with `{lines}`, which reads what is typed from its input;\n"
        f"or {otherwise or f'let bots play: `{apnap} simulate --seats 4`'}.",
        err=True,
    )
    sys.exit(2)


def console(plain: bool) -> Console:
    from rich.console import Console

    if plain:
        return Console(no_color=True, color_system=None, force_terminal=False, highlight=False, width=100)
    return Console(highlight=False)


def typed_in(script: str) -> str:
    """What a script types, in UTF-8."""
    from apnap.files import LARGEST_TEXT, read_within

    try:
        return read_within(script, LARGEST_TEXT, "the script", InputError).decode("utf-8-sig")
    except UnicodeDecodeError:
        hint = "save it as plain text"
        raise InputError("the script is not text in UTF-8", hint=hint, where=Where(script)) from None


def reader(script: str | None, plain: bool) -> Callable[[str], str]:
    """Where lines come from: the person at the terminal, a pipe, or a file."""
    if script is None and not plain:
        try:
            import readline  # noqa: F401  for the history and the arrow keys of input()
        except ImportError:
            pass
        return input

    lines = sys.stdin if script is None else io.StringIO(typed_in(script))
    echoes = script is None and sys.stdin.isatty()  # what is typed at a terminal is there already

    def read(prompt: str) -> str:
        click.echo(prompt, nl=False)
        sys.stdout.flush()
        try:
            line = lines.readline()
        except UnicodeDecodeError:
            raise InputError("what was typed is not text in UTF-8") from None
        if not line:
            raise EOFError
        if not echoes:
            click.echo(line.rstrip())
        return line

    return read
