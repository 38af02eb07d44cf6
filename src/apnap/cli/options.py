"""Options that several commands have: what table it is (the command gets it as one `choice`), decks of known cards."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from apnap.decks import Deck

TABLE_OPTIONS: Final = ("seats", "variant", "teams", "range", "attack", "deploy", "shared_turns", "by_hand")


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--seats, --variant, --teams, --range, --attack, --deploy, --shared-turns, --by-hand, as one for a command."""

    @functools.wraps(command)
    def made(*values: Any, **named: Any) -> Any:
        from apnap.tables import choice

        options = {name: named.pop(name) for name in TABLE_OPTIONS}
        wanted = choice(options.pop("variant") or "", **{k: v for k, v in options.items() if v is not None})
        return command(*values, choice=wanted, **named)

    for option in reversed(OPTIONS):
        made = option(made)
    return made


OPTIONS: Final = (
    click.option("--seats", type=int, default=None, help="How many players; 4, or as many as the variant usually has."),
    click.option("--variant", default=None, metavar="NAME", help="A variant by name: `apnap variants` lists them."),
    click.option("--teams", default=None, metavar="2x3", help="2x3 for two teams of three, 3,2 for three against two."),
    click.option("--range", default=None, metavar="N", help="A limited range of influence, or unlimited (CR 801)."),
    click.option(
        "--attack",
        type=click.Choice(("multiple", "left", "right", "one")),
        default=None,
        help="Whom one may attack (CR 802, 803).",
    ),
    click.option("--deploy/--no-deploy", default=None, help="Creatures are deployed to teammates (CR 804)."),
    click.option("--shared-turns/--no-shared-turns", default=None, help="Teams take turns, not players (CR 805)."),
    click.option("--by-hand", is_flag=True, default=None, help="People may play cards that are not read, by hand."),
)

known_only_option = click.option(
    "--known-only", is_flag=True, help="Basic lands stand for cards of a deck that are not known; it is said which."
)


def known_decks(decks: tuple[str, ...], known_only: bool) -> list[str | Deck]:
    """The decks as they were named; with --known-only, those with basic lands for what the library does not know."""
    if not known_only:
        return list(decks)
    from apnap.decks.known_only import load_known

    found = [load_known(deck) for deck in decks]
    for one in found:
        if one.unknown:
            click.echo(one.words(), err=True)
    return [one.deck for one in found]
