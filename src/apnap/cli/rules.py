"""`apnap rules`: what a rule is about, by its number or by words."""

from __future__ import annotations

from typing import Final

import click

from apnap import rulebook
from apnap.errors import InputError

MOST_FOUND: Final = 40


@click.command(
    short_help="What a rule is about, by its number or by words.",
    epilog="\b\nExamples:\n  apnap rules 601.2\n  apnap rules extra turn\n  apnap rules 802.5 --edition 2024",
)
@click.argument("words", nargs=-1, metavar="NUMBER|WORDS...")
@click.option(
    "--edition", default="", metavar="YEAR", help="The rule as an older edition has it: 2024, 2025, specification."
)
@click.option("--all", "everything", is_flag=True, help=f"All that is found, not just the first {MOST_FOUND}.")
def command(words: tuple[str, ...], edition: str, everything: bool) -> None:
    """Say in our own words what a rule of the Comprehensive Rules is about, and what stands below it.

    Words find the rules whose titles have them. Without any, the chapters are listed.
    """
    wanted = " ".join(words).strip()
    if not wanted:
        for number in rulebook.children(""):
            show_line(number)
    elif any(c.isdigit() for c in wanted):
        show_rule(wanted, edition)
    else:
        show_found(wanted, everything)


def show_rule(number: str, edition: str) -> None:
    """A rule with its explanation, where it stands, and what stands below it."""
    entry = rulebook.explain(number, edition)
    click.echo(f"{click.style(entry.citation, bold=True)}  {entry.title}")
    asked = number.strip().lower().removeprefix("cr").strip()
    if entry.number != asked and entry.pinned != asked and asked.startswith(entry.number):
        click.echo(f"(this index has no {asked} of its own: it is a part of {entry.number})")
    if entry.explanation:
        click.echo(f"\n{click.wrap_text(entry.explanation, 100)}")
    if entry.pinned:
        below = rulebook.children(entry.pinned)
        if below:
            click.echo()
        for child in below:
            show_line(child)


def show_found(words: str, everything: bool) -> None:
    """The rules that have these words in their titles."""
    found = rulebook.search(words)
    if not found:
        raise InputError(
            f"no rule has the words '{words}' in its title", hint="give fewer words, or a number such as 601.2"
        )
    shown = found if everything else found[:MOST_FOUND]
    for number in shown:
        show_line(number)
    if len(shown) < len(found):
        click.echo(f"... and {len(found) - len(shown)} more: give --all, or more words")


def show_line(number: str) -> None:
    click.echo(f"{number:<9} {rulebook.title(number)}")
