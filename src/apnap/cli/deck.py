"""`apnap deck`: a deck in any of the usual formats, checked, converted, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from apnap.decks import Deck, Facts

CARDS_HELP = "A file with cards of your own."
FACTS_HELP = "A file of all cards, such as Scryfall's 'Oracle Cards' (.json, .jsonl, .gz), instead of the library."
FORMAT_HELP = "The format that the list is in, where its content does not tell."


@click.group(
    short_help="A deck of your own: check it for a variant, convert it, show it.",
    epilog="\b\nExamples:\n  apnap deck check mine.txt --variant commander"
    "\n  apnap deck check elves --variant commander+planechase"
    "\n  apnap deck convert mine.dek mine.cod"
    "\n  apnap deck convert mine.txt - --format arena"
    "\n  apnap deck formats",
)
def command() -> None:
    """A deck in any of the usual formats; `apnap deck formats` lists them. Its content tells which it is in."""


@command.command("check")
@click.argument("deck", nargs=-1, required=True, metavar="NAME|FILE...")
@click.option("--variant", default=None, metavar="NAME", help="What it is for; a+b for both. Else by its sections.")
@click.option("--format", "format_", default="", metavar="FORMAT", help=FORMAT_HELP)
@click.option("--pool", type=click.Path(dir_okay=False), help="The cards that were drafted, as a list (CR 905.1d).")
@click.option("--set", "set_name", default="", metavar="NAME|FILE", help="The set that was drafted (CR 903.13f).")
@click.option("--players", type=click.IntRange(2, 60), default=4, show_default=True, help="For a communal planar deck.")
@click.option("--facts", type=click.Path(dir_okay=False), multiple=True, help=FACTS_HELP)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help=CARDS_HELP)
def check(
    deck: tuple[str, ...],
    variant: str | None,
    format_: str,
    pool: str | None,
    set_name: str,
    players: int,
    facts: tuple[str, ...],
    cards: tuple[str, ...],
) -> None:
    """Say whether decks may be played in a variant, or every reason why not, with the rule."""
    from apnap.decks.banned import banned_in
    from apnap.decks.by_hand import counted_by_hand
    from apnap.decks.commander import edition_notes
    from apnap.decks.legality import check_for, parts_of, usual_variant
    from apnap.decks.sources import kind_of
    from apnap.draft.sets import has_partners
    from apnap.errors import DeckError, Problem

    if variant is not None:
        parts_of(variant)  # a wrong name is refused before anything is read
    asked = Asked(facts, cards)
    drafted = asked.load(pool, "") if pool else None
    partners = has_partners(set_name) if set_name else False
    refused = []
    for source in deck:
        try:
            found = asked.load(source, format_)
            kind = kind_of(source)
            wanted = variant or (kind if kind == "brawl" else usual_variant(found))
            problems = check_for(found, wanted, asked.facts, players=players, pool=drafted, partners=partners)
            banned = banned_in(found, wanted)
            problems += tuple(Problem(f"'{name}' is banned", hint="take it out") for name in banned or ())
            if problems:
                raise DeckError(f"{source}: not legal for {wanted}", problems)
            click.echo(f"{source}: {sizes(found)}, legal for {wanted}")
            unread = "" if facts else counted_by_hand(found)
            if unread:
                click.echo(f"  {unread}")
            if banned is None:
                click.echo("  whether a card is banned there is not known here")
            for note in edition_notes(found, asked.facts, "brawl" in wanted):
                click.echo(f"  {note}")
        except DeckError as error:
            refused.append(str(error))
    if refused:
        raise DeckError("\n".join(refused))


@command.command("convert")
@click.argument("source", metavar="NAME|FILE")
@click.argument("target", metavar="FILE|-")
@click.option("--format", "format_", default="", metavar="FORMAT", help="The format to write; else by the file's name.")
@click.option("--from", "from_", default="", metavar="FORMAT", help=FORMAT_HELP)
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def convert(source: str, target: str, format_: str, from_: str, force: bool) -> None:
    """Write a deck in another format. Its cards need not be known here; sets and foils are not kept."""
    from pathlib import Path

    from apnap import decks
    from apnap.decks.formats import format_for, named
    from apnap.decks.sources import kind_of
    from apnap.errors import DeckError, Where, file_advice, file_trouble

    chosen = named(format_) if format_ else format_for(target)
    if kind_of(source):
        deck = decks.builtin(source)
    elif not Path(source).exists():
        raise DeckError(f"there is no file and no built-in deck called '{source}'")
    else:
        deck = decks.read(source, format=from_)
    text = decks.dumps(deck, chosen.name)
    if target == "-":
        click.echo(text, nl=False)
        return
    place = Path(target)
    if place.exists() and not force:
        raise DeckError("this file is there already", hint="name another, or add --force", where=Where(target))
    try:
        place.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        trouble = f"the deck cannot be written: {file_trouble(error)}"
        raise DeckError(trouble, hint=file_advice(error), where=Where(target)) from None
    click.echo(f"{target}: {sizes(deck)}, written as {chosen.name}")


@command.command("show")
@click.argument("deck", metavar="NAME|FILE")
@click.option("--format", "format_", default="", metavar="FORMAT", help=FORMAT_HELP)
@click.option("--facts", type=click.Path(dir_okay=False), multiple=True, help=FACTS_HELP)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help=CARDS_HELP)
def show(deck: str, format_: str, facts: tuple[str, ...], cards: tuple[str, ...]) -> None:
    """Print a deck section by section, every name as it is known."""
    found = Asked(facts, cards).load(deck, format_)
    click.echo(f"{found.name}: {sizes(found)}")
    for title, entries in found.sections:
        click.echo(f"\n{title} ({found.size(title)})")
        for copies, name in entries:
            click.echo(f"{copies:>4} {name}")


@command.command("formats")
def formats() -> None:
    """List the formats that are read and written, and the sections that each can hold."""
    from apnap.decks.formats import FORMATS

    for known in reversed(FORMATS.values()):
        click.echo(f"{known.name:<11} {known.line}")
        click.secho(f"{'':<11} {', '.join(known.sections)}", dim=True)


class Asked:
    """Where names and facts come from: the library with a user's cards, or files of all cards."""

    def __init__(self, facts: tuple[str, ...], cards: tuple[str, ...]) -> None:
        from pathlib import Path

        from apnap import library
        from apnap.decks.facts import LIBRARY
        from apnap.decks.oracle import read_facts
        from apnap.decks.sources import library_index

        for path in cards:
            library.load_cards(path)
        self.facts: Facts = LIBRARY
        if facts:
            read = read_facts(*(Path(path) for path in facts))
            self.facts, self.index = read, read.index()
        else:
            self.index = library_index()

    def load(self, source: str, format_: str) -> Deck:
        from apnap import decks

        return decks.load(source, self.index, format_)


def sizes(deck: Deck) -> str:
    """`60 cards`, `100 cards and 10 under Planes`."""
    from apnap import decks

    size = deck.size() + deck.size(decks.COMMANDER)
    counted = "1 card" if size == 1 else f"{size} cards"
    beside = [f"{deck.size(title)} under {title}" for title, _ in deck.sections if title not in ("Deck", "Commander")]
    return " and ".join([counted, *beside])
