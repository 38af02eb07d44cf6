"""`apnap try`: a position from text, and play on from there with every seat in your hands."""

from __future__ import annotations

import shlex
import sys

import click

from apnap.cli.play import console, reader, require_terminal
from apnap.errors import PositionError, Where

EXAMPLE = """
\b
A position, for example:
  table 2 seats
  turn 5, seat 0, main1, priority 0
  seat 0 Ann: life 20
    hand: Lightning Bolt
    battlefield: Mountain x3; Goblin Piker
  seat 1 Bob: life 20
    battlefield: Forest x2; Grizzly Bears
"""


@click.command(short_help="Lay out a position from text and play on from there.", epilog=EXAMPLE)
@click.argument("position", metavar="POSITION")
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
@click.option("--plain", is_flag=True, help="Plain lines instead of a drawn table; also without a terminal.")
@click.option("--script", type=click.Path(dir_okay=False), help="Read what is typed from this file, as --plain does.")
def command(position: str, cards: tuple[str, ...], plain: bool, script: str | None) -> None:
    """Lay out POSITION, a file or `-` for the input, and play on from there at a prompt, every seat in your hands.

    While playing, `position` prints the position as it is then.
    """
    plain = plain or script is not None
    if position == "-" and script is None:
        if plain:
            raise PositionError("with --plain the input holds what is typed, so the position must come from a file")
        if sys.stdin.isatty():
            click.echo("Type the position; end it with Ctrl-D.", err=True)
    text = read_text(position)
    if position == "-" and not plain:
        reopen_terminal()
    require_terminal(
        plain,
        lines=f"apnap try {'FILE' if position == '-' else shlex.quote(position)} --plain",
        otherwise="put what would be typed into a file, and give it with --script",
    )
    from apnap.table import seating
    from apnap.terminal.console import Terminal

    seating.load_cards(cards)
    session = seating.laid_out(text, "" if position == "-" else position)
    terminal = Terminal(
        session,
        console(plain),
        reader(script, plain),
        plain=plain,
        note="every seat is yours, ? for help",
        cards=cards,
        keep=False,
    )
    sys.exit(terminal.run())


def read_text(position: str) -> str:
    """The text of a position from a file or the input."""
    where = Where(position)
    try:
        from apnap.files import LARGEST_TEXT, read_within

        source = sys.stdin.buffer if position == "-" else position
        return read_within(source, LARGEST_TEXT, "the position", PositionError).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PositionError("the position is not text in UTF-8", where=where) from None


def reopen_terminal() -> None:
    """After a position from a pipe, what is typed comes from the terminal itself."""
    try:
        sys.stdin = open("/dev/tty", encoding=sys.stdin.encoding)
    except OSError:
        pass  # then there is none, and that is said next
