"""Draw docs/terminal.svg, the picture of the terminal table: the fullest moment of a few seeded games.

python -m tools.picture [--size 100x36] [--games N]
"""

from __future__ import annotations

import argparse
import io
import itertools
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.project import here

if TYPE_CHECKING:
    from apnap.table.session import Session


def main() -> None:
    from rich.console import Console
    from rich.text import Text

    from apnap.terminal.render import Screen

    parser = argparse.ArgumentParser(prog="python -m tools.picture", description=__doc__.split("\n")[0])
    parser.add_argument("--size", default="100x36")
    parser.add_argument("--games", type=int, default=40)
    options = parser.parse_args()
    width, height = (int(number) for number in options.size.split("x"))
    seed, number = fullest(options.games)
    session = next(itertools.islice(moments(seed), number, None))
    view = session.view(0)
    setup = session.game.setup
    console = Console(width=width, height=height, record=True, file=io.StringIO(), force_terminal=True)
    screen = Screen(width, height)
    note = f"{setup.decks[0].name}, seed {seed}, ? for help"
    console.print(screen.whole(view, session.question(0), session.play.log, session.seen_lines[0], note))
    console.print(Text("> "))
    path = here().root / "docs" / "terminal.svg"
    path.parent.mkdir(exist_ok=True)
    drawn = console.export_svg(title="apnap play", unique_id="apnap")
    # whoever reads it has a monospaced font; nothing is fetched for it
    path.write_text(re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL), encoding="utf-8")
    print(f"{path.relative_to(here().root)}: seed {seed}, question {number + 1}")


def moments(seed: int) -> Iterator[Session]:
    """A game in which the person, too, plays as a bot would: the table at each of its questions."""
    from apnap.agents import make_agent
    from apnap.table.seating import new_session

    session = new_session(seed=seed)
    session.start()
    bot = make_agent("first", 1)
    while (decision := session.decision(0)) is not None:
        yield session
        session.answer(bot.choose(session.play, decision), 0)


def fullest(games: int) -> tuple[int, int]:
    """The seed and the number of the question at which there is most to be seen."""
    best, found = -1, (0, 0)
    for seed in range(games):
        for number, session in enumerate(moments(seed)):
            shown = worth(session)
            if shown > best:
                best, found = shown, (seed, number)
    return found


def worth(session: Session) -> int:
    """How much of what a table can show there is to be seen."""
    view = session.view(0)
    question = session.question(0)
    if question is None or not all(view.player(seat).in_game for seat in range(view.seats)):
        return 0
    permanents = view.permanents()
    stack = view.stack()
    return (
        12 * bool(stack)
        + 10 * any(p.attacking < 0 and p.attacking != -1000 for p in permanents)
        + 6 * any(p.attachments for p in permanents)
        + 4 * any(p.counters for p in permanents)
        + min(len(question.choices), 5)
        + min(len(view.hand(view.seat)), 4)
        + min(len(permanents) // 4, 7)
    )


if __name__ == "__main__":
    main()
