"""The group of commands: what there is, in one line each, without importing any of it."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Final, final

import click

from apnap._build_info import __version__
from apnap.errors import EXIT_CODE, ApnapError, file_advice, file_trouble

# name -> the module under apnap.cli whose `command` it is, and its one line in the help
COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("play", "Sit down at a table against bots."),
    "serve": ("serve", "Serve tables to browsers, here or for others."),
    "try": ("try_", "Lay out a position from text and play on from there."),
    "variants": ("variants", "The variants: free-for-all, emperor, two-headed-giant and more."),
    "draft": ("draft", "Draft cards, build a deck, and play it."),
    "simulate": ("simulate", "Let bots play many games, and count who wins."),
    "report": ("report", "The results of a study as a page with plots."),
    "arena": ("arena", "Let bots meet in mirror matches, and rate them."),
    "replay": ("replay", "Play a recorded game again, exactly."),
    "cards": ("cards", "The cards that come with apnap: list, or show one."),
    "vocabulary": ("vocabulary", "The words that cards are written in, with an example each."),
    "decks": ("decks", "The decks that come with apnap: list, show, or check one of your own."),
    "deck": ("deck", "A deck of your own: check it for a variant, convert it, show it."),
    "rules": ("rules", "Every rule with the tests that show it; what one is about."),
    "bench": ("bench", "How fast it is here."),
    "doctor": ("doctor", "What is running: compiled or not, versions, folders."),
}

EXAMPLES: Final = """
\b
Examples:
  apnap play --seats 4 --deck red
  apnap play --variant emperor --seat 1
  apnap simulate --seats 4 --games 1000 --jobs 2 --seed 7
  apnap cards show "Lightning Bolt"
  apnap rules 704.5
  apnap COMMAND --help
"""


class Refused(click.ClickException):
    """What was given cannot be used: one message, and exit code 2."""

    exit_code = EXIT_CODE

    def show(self, file: object = None) -> None:
        click.echo(f"apnap: {self.message}", err=True)


@final
class Commands(click.Group):
    """Commands by name. A command's module is imported when it is called; help needs none of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"apnap.cli.{COMMANDS[cmd_name][0]}")
        command = vars(module)["command"]
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 1)
            advice = f"did you mean '{near[0]}'?" if near else f"commands are {', '.join(COMMANDS)}"
            raise Refused(f"there is no command '{args[0]}'\n{advice}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except ApnapError as error:
            raise Refused(str(error)) from None
        except BrokenPipeError:
            # whoever read our output has had enough; nothing is left to say, not even while closing down
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(0)
        except OSError as error:
            file = error.filename
            place = f"{file}: " if isinstance(file, str) else ""
            raise Refused(f"{place}{file_trouble(error)}\n{file_advice(error)}") from None
        except Exception as error:
            message = engine_refusal(error)
            if message is None:
                raise
            raise Refused(message) from None


def engine_refusal(error: Exception) -> str | None:
    """What the engine itself refuses: it imports nothing from outside, so its errors are beside our tree."""
    if "apnap.rules.ch8_multiplayer.table" not in sys.modules:
        return None
    from apnap.rules.ch8_multiplayer.table import TableError
    from apnap.rules.core.decisions import IllegalAnswer

    return str(error) if isinstance(error, IllegalAnswer | TableError) else None


@click.group(
    cls=Commands,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    no_args_is_help=True,
)
@click.version_option(__version__, "-V", "--version", prog_name="apnap", message="%(prog)s %(version)s")
def main() -> None:
    """A Magic rules engine for tables of any size."""
