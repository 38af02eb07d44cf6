"""`apnap decks`: the decks that come with apnap, and checks for those that do not."""

from __future__ import annotations

import click


@click.group(
    invoke_without_command=True,
    short_help="The decks that come with apnap: list, show, or check one of your own.",
    epilog="\b\nExamples:\n  apnap decks\n  apnap decks show red\n  apnap decks check my-deck.txt",
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Deck lists are plain text: a count and a card name on each line, such as '4 Lightning Bolt'."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(list_decks)


@command.command("list")
@click.option("--sold", is_flag=True, help="The Commander decks that are here as they were sold.")
def list_decks(sold: bool = False) -> None:
    """List the decks that come with apnap."""
    from apnap import decks
    from apnap.decks.sources import KINDS, SOLD

    there = decks.builtin_names(SOLD)
    if sold:
        width = max(map(len, there))
        for name in there:
            click.echo(f"{name:<{width}}  led by {' and '.join(decks.builtin(name).commanders)}")
        return
    for kind in KINDS:
        for name in decks.builtin_names(kind):
            deck = decks.builtin(name)
            size = deck.size() + deck.size(decks.COMMANDER)
            spells = [entry.name for entry in deck.main if not decks.is_basic_land(entry.name)]
            some = f"{kind}, led by {' and '.join(deck.commanders)}" if deck.commanders else ", ".join(spells[:4])
            more = "" if deck.commanders or len(spells) <= 4 else ", ..."
            click.echo(f"{name:<10} {size:>3} cards: {some}{more}")
    click.echo(f"and {len(there)} Commander decks as they were sold, such as {there[0]}: apnap decks list --sold")


@command.command("show")
@click.argument("deck", metavar="NAME|FILE")
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
def show(deck: str, cards: tuple[str, ...]) -> None:
    """Print a deck as a list, every name as we know it."""
    from apnap import decks, library

    for path in cards:
        library.load_cards(path)
    click.echo(decks.dumps(decks.load(deck)).rstrip())


@command.command("check")
@click.argument("deck", nargs=-1, required=True, metavar="NAME|FILE...")
@click.option(
    "--any", "anything", is_flag=True, help="Only whether the cards are known: any number of any card will do."
)
@click.option(
    "--variant",
    type=click.Choice(["constructed", "commander", "brawl"]),
    help="The kind of game that the decks are for; otherwise a list that names a commander is for Commander.",
)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
def check(deck: tuple[str, ...], anything: bool, variant: str | None, cards: tuple[str, ...]) -> None:
    """Say whether decks can be read and played: known cards, 60 of them, four of each at most.

    For Commander, 100 cards with their commander and one of each, within its colour identity; for Brawl, 60.
    """
    from apnap import decks, library
    from apnap.decks.sources import kind_of
    from apnap.errors import DeckError

    for path in cards:
        library.load_cards(path)
    refused = []
    for source in deck:
        try:
            found = decks.load(source)
            kind = variant or kind_of(source) or ("commander" if found.commanders else "constructed")
            if anything:
                decks.require(found, decks.relaxed(1))
            elif kind == "constructed":
                decks.require(found)
            else:
                decks.require_commander(found, brawl=kind == "brawl")
            side = f" and {found.size(decks.SIDEBOARD)} in the sideboard" if found.sideboard else ""
            size = found.size() + found.size(decks.COMMANDER)
            click.echo(f"{source}: {size} cards{side}, fine")
        except DeckError as error:
            refused.append(str(error))
    if refused:
        raise DeckError("\n".join(refused))
