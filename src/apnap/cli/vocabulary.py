"""`apnap vocabulary`: the words that cards are written in."""

from __future__ import annotations

import click


@click.command(
    short_help="The words that cards are written in, with an example each.",
    epilog="\b\nExamples:\n  apnap vocabulary events\n  apnap vocabulary draw\n  apnap vocabulary --json",
)
@click.argument("wanted", nargs=-1, metavar="[KIND|WORDS...]")
@click.option("--json", "as_json", is_flag=True, help="One JSON document, for programs.")
def command(wanted: tuple[str, ...], as_json: bool) -> None:
    """The words that cards are written in: what each says, and how a card of the library uses it.

    A kind, such as events or costs, shows that kind only; other words find what has them in its name, explanation or
    example. docs/cards.md leads through writing cards with them.
    """
    from dataclasses import asdict
    from itertools import groupby

    from apnap import vocabulary
    from apnap.errors import InputError
    from apnap.library.catalogue import described

    every = described({name: vars(vocabulary)[name] for name in vocabulary.__all__})
    found = every
    asked = " ".join(wanted).casefold()
    if any(word.kind == asked for word in found):
        found = [word for word in found if word.kind == asked]
    elif asked:
        found = [word for word in found if asked in f"{word.name} {word.says} {word.example}".casefold()]
    if not found:
        kinds = ", ".join(dict.fromkeys(word.kind for word in every))
        raise InputError(f"no word has '{asked}'", hint=f"kinds are {kinds}; `apnap vocabulary` lists all words")
    if as_json:
        import json

        click.echo(json.dumps([asdict(word) for word in found], indent=1))
        return
    for kind, group in groupby(found, key=lambda word: word.kind):
        click.echo(click.style(f"\n{kind}", bold=True))
        for word in group:
            click.echo(f"  {click.style(word.name, fg='cyan')}  {word.says}".rstrip())
            if word.example:
                click.echo(f"      {word.example}" + (f"   ({word.card})" if word.card else ""))
