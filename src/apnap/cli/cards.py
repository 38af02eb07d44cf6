"""`apnap cards`: the cards that come with apnap."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CardDef


@click.group(
    invoke_without_command=True,
    short_help="The cards that come with apnap: list, or show one.",
    epilog="\b\nExamples:\n  apnap cards\n  apnap cards list goblin\n  apnap cards list --json\n"
    '  apnap cards show "Lightning Bolt"\n  apnap cards coverage oracle-cards.json',
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """The cards that come with apnap."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(list_cards)


@command.command("list")
@click.argument("words", nargs=-1)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
@click.option("--json", "as_json", is_flag=True, help="A JSON list: name, cost, kind, type, colors, tested.")
def list_cards(words: tuple[str, ...] = (), cards: tuple[str, ...] = (), as_json: bool = False) -> None:
    """List all cards, or those that have these words in their name, type line or text: colours, cost and type."""
    import json

    from apnap import library
    from apnap.errors import InputError

    for path in cards:
        library.load_cards(path)
    found: list[dict[str, object]] = []
    for card in library.cards():
        lines = card_lines(card.name)
        text = "\n".join(lines).casefold()
        if all(word.casefold() in text for word in words):
            found.append(facts(card))
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    for fact in found:
        untested = "" if fact["tested"] else "  (not tested)"
        click.echo(f"{fact['name']:<32} {fact['colors']:<5} {fact['cost']:<14} {fact['type']}{untested}")
    if not found:
        raise InputError(f"no card has the words '{' '.join(words)}'", hint="`apnap cards` lists them all")


def facts(card: CardDef) -> dict[str, object]:
    """A card in a list. Its kind is a word for its main type; a land that is more than a land is that."""
    from apnap import library
    from apnap.english import type_line
    from apnap.rules.core.constants import COLOR_LETTERS, LAND, TYPE_NAMES, bits

    chars = card.base
    names = [TYPE_NAMES[i].lower() for i in bits(chars.types & ~LAND or chars.types)]
    kind = next((name for name in ("creature", "planeswalker", "battle") if name in names), names[0] if names else "")
    return {
        "name": card.name,
        "cost": "" if chars.cost is None else str(chars.cost),
        "kind": kind,
        "type": type_line(chars),
        "colors": "".join(COLOR_LETTERS[i] for i in bits(chars.colors)),
        "tested": library.is_tested(card),
    }


@command.command("show")
@click.argument("name", nargs=-1, required=True)
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
@click.option("--nodes", is_flag=True, help="Its abilities as they are written in the vocabulary, too.")
def show(name: tuple[str, ...], cards: tuple[str, ...], nodes: bool) -> None:
    """Print a card: cost, type line, text, numbers, and where it comes from."""
    from apnap import library

    for path in cards:
        library.load_cards(path)
    typed = " ".join(name)
    state = state_of(typed)
    if state.startswith("by hand"):
        show_by_hand(typed, state)
        return
    click.echo("\n".join(card_lines(typed)))
    if state != "written by hand":
        click.echo(f"({state})")
    if nodes:
        for face in library.find(typed).faces:
            for ability in face.chars.abilities.every:
                click.echo(f"  {ability!r}")


def state_of(typed: str) -> str:
    """Where a card comes from."""
    from apnap.library.pool import POOL, folded

    meant = POOL.meant(typed)
    if meant is None:
        if POOL.users().text(folded(typed)) is not None:
            return "by hand; its text is imported"
        return "by hand" if POOL.meant_by_hand(typed) is not None else "not known"
    if meant in POOL.index:
        return "written by hand"
    if meant in POOL.brought:
        return "from a file of cards"
    read = POOL.stored is not None and POOL.stored.meant(folded(typed)) is not None
    return "read from its text" if read else "imported, and read from its text"


def show_by_hand(typed: str, state: str) -> None:
    """A card that is understood in part at most: its own text where it is imported, and what is read of it."""
    from apnap import library
    from apnap.library.pool import POOL, folded
    from apnap.table import card_text

    text = POOL.users().text(folded(typed))
    verdict = POOL.users().verdict(folded(typed))
    if text is not None:
        for face in text.faces:
            click.echo(f"{face.name} {face.cost}\n{face.types} {face.size}\n{face.text}\n")
        click.echo("what is read of it:")
    card = library.by_hand(typed)
    if card is not None:
        click.echo("\n".join(card_text.card_lines(card)))
    click.echo(f"({state})")
    if verdict is not None:
        click.echo("\nnot understood:")
        for unread in verdict.unread:
            click.echo(unread.shown())


@command.command("import")
@click.argument("file", type=click.Path(dir_okay=False))
def import_cards(file: str) -> None:
    """Add the cards of a file to your own: Scryfall's Oracle or Default Cards, MTGJSON's AtomicCards, plain or .gz."""
    from pathlib import Path

    from apnap.english.reading.gate import read_card
    from apnap.library.card_files import cards_in
    from apnap.library.imported import data_folder, keep
    from apnap.library.pool import folded, is_known

    cards = cards_in(Path(file))
    fresh = [card for card in cards if not is_known(card.name)]
    read = 0
    with click.progressbar(fresh, label="reading") as each:
        for card in each:
            read += read_card(card).card is not None
    count = keep(cards, folded)
    click.echo(f"{len(cards)} cards, {len(cards) - len(fresh)} known already; of the others {read} are understood")
    click.echo(f"{count} texts in {data_folder()}")


@command.command("search")
@click.argument("query", nargs=-1, required=True)
@click.option("--most", default=50, show_default=True, help="How many cards to list.")
def search_cards(query: tuple[str, ...], most: int) -> None:
    """Find cards: words of the name, t:elf, c:rg, o:draw, keyword:flying, mv<=3; a minus leaves out."""
    from itertools import islice

    from apnap.english import type_line
    from apnap.errors import InputError
    from apnap.library.searching import search

    found = list(islice(search(" ".join(query)), most + 1))
    for card in found[:most]:
        cost = "" if card.base.cost is None else str(card.base.cost)
        click.echo(f"{card.name:<34} {cost:<14} {type_line(card.base)}")
    if not found:
        raise InputError(f"no card fits '{' '.join(query)}'", hint="`apnap cards search --help` has the filters")
    if len(found) > most:
        click.echo(f"and more: --most {most * 2} lists them")


@command.command("coverage")
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--decks", type=click.Path(dir_okay=False), help="A file of deck lists: how many of them are whole.")
@click.option("--json", "as_json", is_flag=True, help="The figures and the whole worklist as JSON.")
@click.option("--most", default=40, show_default=True, help="How many missing phrases to list.")
def coverage(file: str, decks: str | None, as_json: bool, most: int) -> None:
    """How many cards of a file are read, and which phrases are missing most."""
    import json
    from dataclasses import asdict
    from pathlib import Path

    from apnap.library.card_files import cards_in
    from apnap.library.coverage import decks_in, measure

    lists = [] if decks is None else decks_in(Path(decks))
    found = measure(cards_in(Path(file)), lists)
    figures = found.figures(decks is not None)
    if as_json:
        click.echo(json.dumps({**figures, "missing": [asdict(one) for one in found.missing]}, ensure_ascii=False))
        return
    for name, figure in figures.items():
        share = ""
        if name in ("readable", "playable", "exact", "ambiguous"):
            share = f"  {100 * int(str(figure)) / found.cards:.1f}%"
        click.echo(f"{name:<16} {figure}{share}")
    click.echo("\nlines  entries  not understood")
    for one in found.missing[:most]:
        example = " / ".join(one.example.split("\n"))
        click.echo(f"{one.lines:>5}  {one.entries:>7}  {one.words:<32} {example[:90]}")


def card_lines(name: str) -> list[str]:
    """A card as it is read at the table."""
    from apnap import library
    from apnap.table import card_text

    return card_text.card_lines(library.find(name))
