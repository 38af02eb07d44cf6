"""The terminal with somebody at it who types whatever comes to mind."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from apnap import record
from apnap.agents import make_agent
from apnap.decks import builtin_names
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_PRIORITY, Agent, Decision
from apnap.rules.core.game import Game
from apnap.table import saves, seating
from apnap.table.session import Session
from apnap.terminal.console import Terminal
from apnap.terminal.render import Screen

LOOKING = ["?", "stack", "graveyard", "graveyard 2", "exile", "hand", "library", "log 3", "log all", "stops", "board"]


class Monkey:
    """Types answers that may fit, answers that do not, and commands; gives up after that many lines."""

    def __init__(self, seed: int, lines: int) -> None:
        self.dice = random.Random(seed)
        self.left = lines
        self.typed: list[str] = []
        self.terminal: Terminal | None = None

    def __call__(self, prompt: str) -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        line = "yes" if "yes" in prompt else self.line()
        self.typed.append(line)
        return line

    def line(self) -> str:
        assert self.terminal is not None
        question = self.terminal.session.question(0)
        dice = self.dice
        if question is None:
            return ""
        names = [choice.names[0] for choice in question.choices if choice.names]
        if dice.random() < 0.15:
            return dice.choice(
                [*LOOKING, "undo", "cancel", "stop end", "unstop end", "hold on", "hold off", "look p2", "xyzzy", "-1"]
                + [f"{word} {name}" for word in ("look", "explain", "why not") for name in names[:3]]
            )
        if question.kind == D_PRIORITY:
            if dice.random() < 0.1:
                return dice.choice(["pass turn", "pass until my turn", "pass until end!", "pass until p2 combat"])
            return dice.choice([choice.key for choice in question.choices])
        if question.kind in (D_ATTACK, D_BLOCK):
            pairs = [
                f"{dice.choice(question.choices).key}>{dice.choice(question.others).key}"
                for _ in range(dice.randrange(4))
            ]
            return " ".join(pairs) or dice.choice(["", "none", f"all {question.others[0].key}"])
        keys = [choice.key for choice in question.choices]
        some = dice.sample(keys, min(len(keys), dice.randint(question.minimum, max(question.minimum, 1))))
        return dice.choice([" ".join(some), " ".join(some), "", "all", "max", "min", "1", *names[:2]])


def monkey_plays(session: Session, seed: int, lines: int, plain: bool, size: tuple[int, int] = (100, 40)) -> str:
    out = io.StringIO()
    console = Console(file=out, width=size[0], height=size[1], force_terminal=not plain, highlight=False)
    monkey = Monkey(seed, lines)
    terminal = Terminal(session, console, monkey, plain=plain, keep=False)
    monkey.terminal = terminal
    assert terminal.run() == 0
    text = out.getvalue()
    assert "The engine failed" not in text, monkey.typed[-10:]
    assert " object at 0x" not in text, "something is shown that has no words"
    return text


@pytest.mark.parametrize("deck", builtin_names())
def test_whatever_is_typed_is_answered(deck: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    session = seating.new_session(seed=11, decks=[deck], bots=["first", "random"], seats=3)
    monkey_plays(session, 7, 250, plain=True)
    assert not list(tmp_path.iterdir()), "no crash was written"


class Failing(Agent):
    """A bot on which the engine fails."""

    def choose(self, game: Game, decision: Decision) -> list[int]:
        raise ZeroDivisionError("somebody divided by zero")


def test_a_crash_is_written_down_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    session = seating.new_session(seed=3, decks=["red"])
    out = io.StringIO()
    typed = iter(["keep", "play mountain", "pass until my turn!", "hand"])

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        if line.startswith("pass"):
            session.play.agents[1] = session.play.stand_in = Failing()
        return line

    terminal = Terminal(session, Console(file=out, width=100), read, plain=True)
    assert terminal.run() == 0
    text = out.getvalue()
    assert "The engine failed: AgentFault: the bot of" in text and "somebody divided by zero" in text
    assert "Nothing is lost" in text and text.count("what do you do?") == 3
    (crash,) = tmp_path.glob("crash-*.replay")
    left = saves.beside(record.load(crash)).crash
    assert "somebody divided by zero" in left["traceback"] and left["python"]
    session.play.agents[1] = make_agent("first", 1)
    again = seating.taken_up(saves.left()[0])
    assert again.play.digest() == session.play.digest()


@pytest.mark.parametrize("size", [(100, 40), (80, 24), (40, 16)])
def test_whatever_is_typed_is_drawn(size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    session = seating.new_session(seed=5, decks=["artifacts"], seats=5)
    assert "Ben" in monkey_plays(session, 3, 80, plain=False, size=size)


@pytest.mark.parametrize("deck", ["artifacts", "white"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits_the_screen(deck: str, seats: int) -> None:
    session = seating.new_session(seed=5, decks=[deck], seats=seats)
    session.start()
    bot = make_agent("first", 1)
    moments = 0
    while (decision := session.decision(0)) is not None and moments < 40:
        for width, height in ((100, 40), (80, 24), (132, 50)):
            console = Console(width=width, height=height, force_terminal=True, color_system=None)
            screen = Screen(width, height).whole(session.view(0), session.question(0), session.play.log, 0, "a note")
            lines = console.render_lines(screen, pad=False)
            text = ["".join(part.text for part in line) for line in lines]
            assert len(text) < height, "\n".join(text)
            assert all(cell_len(line.rstrip()) <= width for line in text)
        session.answer(bot.choose(session.play, decision), 0)
        moments += 1


def test_an_opening_hand_is_seen_whole_in_eighty_columns() -> None:
    """The control deck has long names; of what one keeps or not, nothing may be hidden."""
    for seed in range(11, 16):
        session = seating.new_session(seed=seed, decks=["control"])
        session.start()
        console = Console(width=80, height=24, force_terminal=True, color_system=None)
        screen = Screen(80, 24).whole(session.view(0), session.question(0), session.play.log, 0)
        text = "\n".join("".join(part.text for part in line) for line in console.render_lines(screen, pad=False))
        for card in session.view(0).hand(0):
            assert card.name in text
        assert "more" not in text
