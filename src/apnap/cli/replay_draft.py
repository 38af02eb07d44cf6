"""`apnap replay` of a draft: what everybody drafted, round by round, the decks, and how to go on."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from apnap.draft import Draft, decks_of, record
from apnap.errors import InputError


def show(file: Path, *, verify: bool, turn: int | None, with_log: bool) -> None:
    """Play a recorded draft again and show how it went; a draft that goes otherwise is refused."""
    if turn is not None:
        raise InputError("--to is for games, and this is a draft", hint="leave it out; picks are shown round by round")
    recorded = record.load(file)
    draft = recorded.play()
    setup = recorded.setup
    if verify:
        where = "over" if draft.over else stage(draft)
        click.echo(f"{file}: exact: {len(recorded.answers)} answers, {len(recorded.digests) + 1} digests, {where}")
        return
    head = f"{setup.kind}, {setup.seats} seats, {setup.set.name}, seed {setup.seed}, {len(recorded.answers)} answers"
    click.echo(f"Recorded by apnap {recorded.apnap}: {head}.")
    seats = open_seats(draft)
    for line in log_lines(draft, seats) if with_log else pick_lines(draft, seats):
        click.echo(line)
    again = f"apnap draft --resume {shlex.quote(str(file))}"
    if draft.over:
        for seat, deck in enumerate(decks_of(draft)):
            leaders = f", led by {' and '.join(deck.commanders)}" if deck.commanders else ""
            click.echo(f"{setup.names[seat]}: a deck of {deck.size() + len(deck.commanders)}{leaders}")
        click.echo(f"The draft is over. Play the game that follows with: {again}")
    else:
        click.echo(f"Not over: {stage(draft)}. Take it up again with: {again}")


def open_seats(draft: Draft) -> list[int]:
    """Whose picks are shown: everybody's once the draft is over, and until then those of people, if there are any."""
    people = [seat for seat, bot in enumerate(draft.setup.bots) if not bot]
    return list(range(draft.setup.seats)) if draft.over or not people else people


def stage(draft: Draft) -> str:
    """`round 2 of 3; Ada is to decide: draft`."""
    waiting = [f"{draft.setup.names[int(d.seat)]} is to decide: {d.purpose}" for d in draft.decisions]
    people = [told for told, d in zip(waiting, draft.decisions, strict=True) if not draft.setup.bots[int(d.seat)]]
    return "; ".join([f"round {draft.state.round} of {draft.setup.set.packs}", *(people or waiting)[:1]])


def pick_lines(draft: Draft, seats: list[int]) -> list[str]:
    """What each seat drafted, in order, round by round."""
    lines: list[str] = []
    rounds = sorted({line.round for line in draft.log if is_pick(line.secret)})
    for number in rounds:
        lines.append(f"Round {number}")
        for seat in range(draft.setup.seats):
            start = f"{draft.setup.names[seat]} drafts "
            mine = [
                line.secret.removeprefix(start)
                for line in draft.log
                if line.round == number and seat in line.audience and line.secret.startswith(start)
            ]
            if mine:
                cards = "1 card" if len(mine) == 1 else f"{len(mine)} cards"
                shown = ", ".join(mine) if seat in seats else f"{cards}, not to be seen before the draft is over"
                lines.append(f"  {draft.setup.names[seat]}: {shown}")
    return lines


def is_pick(secret: str) -> bool:
    return " drafts " in secret


def log_lines(draft: Draft, seats: list[int]) -> list[str]:
    """The log, with what those seats may read."""
    lines: list[str] = []
    for line in draft.log:
        reader = next((seat for seat in seats if seat in line.audience), -1)
        lines.append(f"{line.round}\t{line.rule}\t{line.seen_by(reader)}")
    return lines
