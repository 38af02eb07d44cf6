"""`apnap cards`: the cards that come with apnap."""

from __future__ import annotations

import click


@click.group(
    invoke_without_command=True,
    short_help="The cards that come with apnap: list, or show one.",
    epilog='\b\nExamples:\n  apnap cards\n  apnap cards list goblin\n  apnap cards show "Lightning Bolt"',
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """The cards that come with apnap."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(list_cards)


@command.command("list")
@click.argument("words", nargs=-1)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
def list_cards(words: tuple[str, ...] = (), cards: tuple[str, ...] = ()) -> None:
    """List all cards, or those that have these words in their name, type line or text."""
    from apnap import library
    from apnap.errors import InputError

    for path in cards:
        library.load_cards(path)
    found = 0
    for card in library.cards():
        lines = card_lines(card.name)
        text = "\n".join(lines).casefold()
        if all(word.casefold() in text for word in words):
            found += 1
            cost = card.base.cost
            click.echo(f"{card.name:<28} {'' if cost is None else str(cost):<14} {lines[1]}")
    if not found:
        raise InputError(f"no card has the words '{' '.join(words)}'", hint="`apnap cards` lists them all")


@command.command("show")
@click.argument("name", nargs=-1, required=True)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
def show(name: tuple[str, ...], cards: tuple[str, ...]) -> None:
    """Print a card: cost, type line, text, numbers."""
    from apnap import library

    for path in cards:
        library.load_cards(path)
    click.echo("\n".join(card_lines(" ".join(name))))


def card_lines(name: str) -> list[str]:
    """A card as it is read at the table."""
    from apnap import library
    from apnap.table import card_words

    return card_words.card_lines(library.find(name))
