"""`apnap variants`: the ways to play."""

from __future__ import annotations

import json

import click


@click.command(
    short_help="The variants: free-for-all, emperor, two-headed-giant and more.",
    epilog="\b\nExamples:\n  apnap variants\n  apnap play --variant emperor --seat 1"
    "\n  apnap simulate --variant two-headed-giant --seats 4 red green",
)
@click.option("--json", "as_json", is_flag=True, help="A list of JSON objects.")
def command(as_json: bool) -> None:
    """List the variants that can be played, with one line each. Any deck can be played in any of them.

    Options go with them as far as their rules allow: --teams 2x3, --range 1, --attack left, --deploy.
    """
    from apnap.rules.variants import VARIANTS
    from apnap.tables import table_words

    if as_json:
        data = [
            {
                "name": variant.name,
                "line": variant.line,
                "rule": variant.rule,
                "teams": [int(size) for size in variant.usual],
                "seats": int(sum(variant.usual)),
            }
            for variant in VARIANTS.values()
        ]
        click.echo(json.dumps(data, indent=1))
        return
    width = max(len(name) for name in VARIANTS)
    for variant in VARIANTS.values():
        usual = ", ".join(table_words(variant.table(list(variant.usual)))[1:])
        click.echo(f"{variant.name:<{width}}  {variant.line} (CR {variant.rule})")
        click.secho(f"{'':<{width}}  usually {usual}", dim=True)
