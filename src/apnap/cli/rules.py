"""`apnap rules`: every rule of the specification with the tests that show it; a rule by its number or by words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Final

import click

from apnap import rulebook
from apnap.errors import InputError
from apnap.rulebook import INFORMATIONAL, MISSING, STATES, TESTED, Entry, Proof

MOST_FOUND: Final = 40
WIDTH: Final = 100
COLORS: Final = {TESTED: "green", INFORMATIONAL: "cyan", MISSING: "red"}


@click.command(
    short_help="Every rule with the tests that show it; what one is about.",
    epilog="\b\nExamples:\n  apnap rules\n  apnap rules 801.7\n  apnap rules extra turn\n  apnap rules --state missing"
    "\n  apnap rules 802.5 --edition 2024\n  apnap rules --json",
)
@click.argument("words", nargs=-1, metavar="NUMBER|WORDS...")
@click.option(
    "--edition", default="", metavar="YEAR", help="The rule as an older edition has it: 2024, 2025, specification."
)
@click.option("--all", "everything", is_flag=True, help=f"All that is found, not just the first {MOST_FOUND}.")
@click.option("--state", type=click.Choice(STATES), help="Of the specification, only the rules in this state.")
@click.option("--tests", "with_tests", is_flag=True, help="The table with the names of the tests.")
@click.option("--json", "as_json", is_flag=True, help="The table as a list of JSON objects.")
def command(
    words: tuple[str, ...], edition: str, everything: bool, state: str | None, with_tests: bool, as_json: bool
) -> None:
    """Show every rule of the specification, and whether tests show that it is kept.

    With a number: what that rule is about in our own words, where the code is, and its tests. Numbers are those of the
    pinned edition; the specification's own are asked for with --edition specification. Words find the rules whose
    titles have them.
    """
    wanted = " ".join(words).strip()
    if as_json:
        proofs = [proof_of(rulebook.explain(wanted, edition))] if wanted else list(rulebook.proofs().values())
        shown = [proof for proof in proofs if proof is not None and state in (None, proof.state)]
        click.echo(json.dumps([as_data(proof) for proof in shown], indent=1))
    elif not wanted:
        show_table([proof for proof in rulebook.proofs().values() if state in (None, proof.state)], with_tests)
    elif any(c.isdigit() for c in wanted):
        show_rule(wanted, edition)
    else:
        show_found(wanted, everything)


# the table -----------------------------------------------------------------------------------------------------------
def as_data(proof: Proof) -> dict[str, object]:
    """A rule for machines."""
    return {
        "number": proof.entry.number,
        "pinned": proof.entry.pinned or None,
        "title": proof.entry.title,
        "state": proof.state,
        "tests": list(proof.tests),
        "reason": proof.reason,
        "examples": [list(tests) for tests in proof.examples],
    }


def show_table(proofs: list[Proof], with_tests: bool) -> None:
    """All rules of the specification, section by section, and then how many are in which state."""
    sections: dict[str, list[Proof]] = {}
    for proof in proofs:
        sections.setdefault(proof.section, []).append(proof)
    click.secho(f"{'rule':<9}{'pinned':<9}{'state':<15}{'tests':>5}  what it is about", dim=True)
    for section, rows in sections.items():
        click.echo()
        today = rows[-1].entry.pinned.partition(".")[0]
        click.secho(f"{section:<9}{today:<9}{rulebook.title(today)}", bold=True)
        for proof in rows:
            show_row(proof, with_tests)
    click.echo()
    show_summary(sections)


def show_row(proof: Proof, with_tests: bool) -> None:
    count = str(len(proof.tests)) if proof.tests else ""
    state = click.style(f"{proof.state:<15}", fg=COLORS[proof.state])
    click.echo(f"{proof.entry.number:<9}{proof.entry.pinned or 'gone':<9}{state}{count:>5}  {proof.entry.title}")
    if with_tests:
        for test in proof.tests:
            click.secho(f"{'':<18}{test}", dim=True)
    if proof.state == INFORMATIONAL:
        click.secho(click.wrap_text(proof.reason, WIDTH, " " * 18, " " * 18), dim=True)


def show_summary(sections: dict[str, list[Proof]]) -> None:
    """How many rules of each section are in which state, and how many examples are played."""
    click.secho(
        f"{'section':<9}{'rules':>6}" + "".join(f"{state:>15}" for state in STATES) + f"{'examples':>12}", dim=True
    )
    for section, rows in sections.items():
        click.echo(f"{section:<9}{summary(rows)}")
    click.secho(f"{'all':<9}{summary(proof for rows in sections.values() for proof in rows)}", bold=True)


def summary(proofs: Iterable[Proof]) -> str:
    rows = list(proofs)
    states = Counter(proof.state for proof in rows)
    examples = [tests for proof in rows for tests in proof.examples]
    played = f"{sum(bool(tests) for tests in examples)}/{len(examples)}" if examples else ""
    return f"{len(rows):>6}" + "".join(f"{states[state]:>15}" for state in STATES) + f"{played:>12}"


# one rule ------------------------------------------------------------------------------------------------------------
def proof_of(entry: Entry) -> Proof | None:
    """How a rule of the specification is known to be kept; None for other rules."""
    proof = rulebook.proofs().get(entry.number)
    return proof if proof is not None and proof.entry == entry else None


def show_rule(number: str, edition: str) -> None:
    """A rule with its explanation, where the code is, its tests, and what stands below it."""
    entry = rulebook.explain(number, edition)
    click.echo(f"{click.style(entry.citation, bold=True)}  {entry.title}")
    asked = number.strip().lower().removeprefix("cr").strip()
    if entry.number != asked and entry.pinned != asked and asked.startswith(entry.number):
        click.echo(f"(this index has no {asked} of its own: it is a part of {entry.number})")
    if entry.pinned and entry.number != entry.pinned:
        click.echo(f"(its number in the specification is {entry.number})")
    if entry.explanation:
        click.echo(f"\n{click.wrap_text(entry.explanation, WIDTH)}")
    proof = proof_of(entry)
    if proof is not None:
        show_proof(proof)
    else:
        show_tests(entry)
    show_code(entry)
    if entry.pinned:
        below = rulebook.children(entry.pinned)
        if below:
            click.echo()
        for child in below:
            show_line(child)


def show_proof(proof: Proof) -> None:
    """The state of a rule of the specification with its tests and examples."""
    click.echo(f"\n{click.style(proof.state, fg=COLORS[proof.state])}")
    if proof.state == INFORMATIONAL:
        click.echo(click.wrap_text(proof.reason, WIDTH, "  ", "  "))
    for test in proof.tests:
        click.echo(f"  {test}")
    for i, tests in enumerate(proof.examples):
        click.echo(f"  example {i + 1}: {', '.join(test.rpartition('::')[2] for test in tests) or 'not played'}")


def show_tests(entry: Entry) -> None:
    """The tests that carry a rule which is not of the specification."""
    tests = rulebook.tests_of(entry)
    if tests:
        click.echo("\ntests")
    for test in tests:
        click.echo(f"  {test}")


def show_code(entry: Entry) -> None:
    """Which functions and classes cite the rule, or a letter below it."""
    places = rulebook.code(entry)
    if places:
        click.echo("\ncode")
    for place in places:
        click.echo(f"  {place.path}:{place.line}  {place.name}".rstrip())
        click.secho(click.wrap_text(place.about, WIDTH, "    ", "    "), dim=True)


# words ---------------------------------------------------------------------------------------------------------------
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
