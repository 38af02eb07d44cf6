"""`apnap draft`: draft cards, build a deck, and play it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from apnap.cli.play import LAST, console, reader, require_terminal, split
from apnap.errors import InputError

if TYPE_CHECKING:
    from apnap.draft import Draft
    from apnap.terminal.drafting import DraftTerminal

BOTS = "let bots draft: `apnap draft --variant {setup.kind} --seats {setup.seats} --bots {setup.seats}`"


@click.command(short_help="Draft cards, build a deck, and play it.")
@click.option(
    "--variant",
    default="conspiracy-draft",
    show_default=True,
    metavar="NAME",
    help="conspiracy-draft or commander-draft.",
)
@click.option("--seats", type=int, default=8, show_default=True, help="How many draft: 3 to 10.")
@click.option("--bots", type=int, default=None, metavar="N", help="How many of them are bots: all but you unless told.")
@click.option("--bot", default="first", show_default=True, metavar="NAME", help="Which bot: first, keen or random.")
@click.option("--seed", type=click.IntRange(0, 2**56 - 1), default=None, help="The same seed opens the same packs.")
@click.option(
    "--set", "set_name", default="", metavar="NAME|FILE", help="What is drafted: a file of your own, perhaps."
)
@click.option("--known-only", is_flag=True, help="Leave cards of the set out that apnap does not know.")
@click.option("--names", multiple=True, callback=split, metavar="NAME,...", help="Names, yours first.")
@click.option("--cards", multiple=True, type=click.Path(dir_okay=False), help="A file with cards of your own.")
@click.option("--decks", "folder", type=click.Path(file_okay=False, path_type=Path), help="Write the decks into here.")
@click.option("--no-game", is_flag=True, help="Stop when the decks are built.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    default=None,
    metavar="[FILE]",
    help="Take up a saved draft; without a file, the one you left.",
)
@click.option("--plain", is_flag=True, help="Plain lines; also without a terminal.")
@click.option("--script", type=click.Path(dir_okay=False), help="Read what is typed from this file, as --plain does.")
def command(
    variant: str,
    seats: int,
    bots: int | None,
    bot: str,
    seed: int | None,
    set_name: str,
    known_only: bool,
    names: tuple[str, ...],
    cards: tuple[str, ...],
    folder: Path | None,
    no_game: bool,
    resume: str | None,
    plain: bool,
    script: str | None,
) -> None:
    """Draft against bots in this terminal, build a deck from what you drafted, then play the game.

    With as many --bots as --seats it runs by itself. Type ? for help while drafting.
    """
    from apnap.table.seating import load_cards

    load_cards(cards)
    place = None
    if resume is not None:
        draft, place = taken_up(resume)
    else:
        draft = begun(variant, seats, bots, bot, seed, set_name, known_only, names)
    people = [seat for seat, name in enumerate(draft.setup.bots) if not name]
    plain = plain or script is not None or not people
    setup = draft.setup
    asked = (
        "apnap draft --resume" if resume is not None else f"apnap draft --variant {setup.kind} --seats {setup.seats}"
    )
    require_terminal(plain, what="draft", lines=f"{asked} --plain", otherwise=BOTS.format(setup=setup))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)  # what cannot be written is better known before the draft
    click.echo(f"{setup.kind}, {setup.seats} seats, {setup.set.name}, seed {setup.seed}.", nl=False)
    click.echo(" Type ? for help." if people else "")
    terminal = drafting(draft, plain, script, place)
    draft.start()
    if not terminal.run():
        return
    finish(draft, terminal, people, plain=plain, folder=folder, cards=cards, no_game=no_game)


def begun(
    variant: str,
    seats: int,
    bots: int | None,
    bot: str,
    seed: int | None,
    set_name: str,
    known_only: bool,
    names: tuple[str, ...],
) -> Draft:
    """A new draft, people in the first seats."""
    from apnap.draft import BUILT_IN, check_seats, find_set, new_draft
    from apnap.table.seating import names_for

    check_seats(variant, seats)
    count = seats - 1 if bots is None else bots
    if not 0 <= count <= seats:
        raise InputError(f"{count} bots at a table of {seats}", hint=f"give 0 to {seats}")
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
    return new_draft(
        variant,
        seats=seats,
        set=find_set(set_name or BUILT_IN[variant], known_only=known_only),
        bots=[""] * (seats - count) + [bot] * count,
        seed=seed,
        names=names_for(seats, names),
        start=False,
    )


def taken_up(resume: str) -> tuple[Draft, Path | None]:
    """The draft that was left, or a saved one; and where it is kept from here on."""
    from apnap.draft import record
    from apnap.table import saves

    path = saves.left_before(resume, saves.DRAFT)
    draft = record.load(path or Path(resume).expanduser()).play(with_bots=True)
    return draft, saves.claim(path, saves.DRAFT) if path is not None else None


def drafting(draft: Draft, plain: bool, script: str | None, place: Path | None) -> DraftTerminal:
    from apnap.terminal.drafting import DraftTerminal

    keep = any(not name for name in draft.setup.bots)
    return DraftTerminal(draft, console(plain), reader(script, plain), plain=plain, keep=keep, place=place)


def finish(
    draft: Draft,
    terminal: DraftTerminal,
    people: list[int],
    *,
    plain: bool,
    folder: Path | None,
    cards: tuple[str, ...],
    no_game: bool,
) -> None:
    """Decks are built: write them down, then play."""
    from apnap import decks as deck_lists
    from apnap.api import new_game
    from apnap.draft import decks_of
    from apnap.draft.games import table_of
    from apnap.table.session import Session
    from apnap.terminal.console import Terminal

    built = decks_of(draft)
    for seat, deck in enumerate(built):
        leaders = f", led by {' and '.join(deck.commanders)}" if deck.commanders else ""
        size = deck.size() + len(deck.commanders)
        click.echo(
            f"{draft.setup.names[seat]}: a deck of {size}{leaders}, {len(draft.state.drafters[seat].pile)} drafted"
        )
        if folder is not None:
            (folder / f"{seat + 1}-{draft.setup.names[seat]}.txt").write_text(deck_lists.dumps(deck), "utf-8")
    if no_game:
        return
    game = new_game(
        built,
        table=table_of(draft.setup),
        agents=[name or None for name in draft.setup.bots],
        seed=draft.setup.seed,
        names=draft.setup.names,
        log=bool(people),
        start=False,
        check=False,  # as the draft built them
    )
    if not people:
        click.echo(f"{game.run()}.")
        return
    table = Terminal(Session(game, people), terminal.console, terminal.read, plain=plain, cards=cards)
    sys.exit(table.run())
