"""`apnap variants`: the ways to play."""

from __future__ import annotations

import json
from typing import Final

import click

NAMED: Final = {
    "archenemy-commander": ("archenemy with commanders; the team shares one life total", "904.13", "archenemy")
}
"""Of combinations with a name of their own: a line, the rule, and the variant that says how many play."""


@click.command(
    short_help="The variants: free-for-all, emperor, two-headed-giant and more.",
    epilog="\b\nExamples:\n  apnap variants\n  apnap play --variant emperor --seat 1"
    "\n  apnap simulate --variant two-headed-giant --seats 4 red green",
)
@click.option("--json", "as_json", is_flag=True, help="A list of JSON objects.")
def command(as_json: bool) -> None:
    """List the variants that can be played, with one line each. Any deck can be played in any of them.

    Options go with them as far as their rules allow: --teams 2x3, --range 1, --attack left, --deploy,
    --shared-turns.
    """
    from apnap.rules.variants import ADDITIONS, VARIANTS
    from apnap.tables import choice, table_words

    listed = [(v.name, v.line, v.rule, v.usual) for v in VARIANTS.values()]
    listed += [(a.name, a.line, a.rule, VARIANTS[a.base].usual) for a in ADDITIONS.values()]
    listed += [(name, line, rule, VARIANTS[base].usual) for name, (line, rule, base) in NAMED.items()]
    if as_json:
        data = [
            {
                "name": name,
                "line": line,
                "rule": rule,
                "teams": [int(size) for size in usual],
                "seats": int(sum(usual)),
                "combines": name in ADDITIONS,
            }
            for name, line, rule, usual in listed
        ]
        click.echo(json.dumps(data, indent=1))
        return
    width = max(len(name) for name, _, _, _ in listed)
    for name, line, rule, _ in listed:
        usual_words = ", ".join(table_words(choice(name).table())[1:])
        click.echo(f"{name:<{width}}  {line} (CR {rule})")
        click.secho(f"{'':<{width}}  usually {usual_words}", dim=True)
    click.echo("\nAfter a draft: apnap draft --variant conspiracy-draft (CR 905) or commander-draft (CR 903.13).")
    click.echo("Those of CR 901 to 904 go with any other: two-headed-giant+planechase, commander+vanguard.")
