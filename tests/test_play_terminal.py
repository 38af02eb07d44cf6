"""`apnap play` as a person meets it: through a pseudo-terminal, and `make play` on a clean clone."""

from __future__ import annotations

import io
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from apnap import record
from apnap.table import saves, seating
from apnap.terminal.console import Terminal

pexpect = pytest.importorskip("pexpect", reason="a pseudo-terminal needs pexpect")

ROOT = Path(__file__).parents[1]
PROMPT = r"\n> $"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]|[\r\x07]")


class Player:
    """Somebody at a terminal who reads the screen and types."""

    def __init__(self, command: list[str], home: Path, cwd: Path = ROOT, timeout: int = 180) -> None:
        environment = {**os.environ, "APNAP_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "", "LINES": ""}
        del environment["COLUMNS"], environment["LINES"]
        self.child = pexpect.spawn(
            command[0],
            command[1:],
            env=environment,
            cwd=str(cwd),
            timeout=timeout,
            encoding="utf-8",
            dimensions=(40, 100),
        )
        self.child.delaybeforesend = None
        self.screen = ""

    def reads(self, pattern: str = "> ") -> str:
        """Wait for something; all that was shown until then."""
        found = self.child.expect([pattern, pexpect.EOF])
        self.screen = ESCAPES.sub("", self.child.before + (self.child.after if found == 0 else ""))
        assert found == 0, f"it ended: {self.screen[-2000:]}"
        return self.screen

    def types(self, line: str) -> str:
        """Type a line and wait until something is asked again."""
        self.child.sendline(line)
        self.child.expect_exact(line)
        return self.reads(r"(?<![->|a-z])> $")

    def leaves(self) -> int:
        self.child.expect(pexpect.EOF)
        self.screen = ESCAPES.sub("", self.child.before)
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -1)


@pytest.fixture
def players(tmp_path: Path) -> Iterator[list[Player]]:
    made: list[Player] = []
    yield made
    for player in made:
        player.child.close(force=True)


def several_turns(player: Player) -> None:
    """An opening hand, land drops, spells, passing, an illegal choice, an undo."""
    screen = player.reads(r"(?<![->|a-z])> $")
    assert "Keep this hand of 7" in screen
    assert "p2 Ben" in screen and "p3 Cleo" in screen and "p4 Dan" in screen
    assert "103.5" in screen, "the log has rule numbers"
    screen = player.types("keep")
    assert "main phase" in screen and "0 Pass" in screen
    screen = player.types("99")
    assert "there is no choice 99" in screen
    screen = player.types("play mountain")
    assert "plays Mountain" in screen
    screen = player.types("undo")
    assert "taken back" in screen and "Play Mountain" in screen
    screen = player.types("play mountain")
    assert "plays Mountain" in screen
    for _ in range(3):
        player.types("pass until my turn!")
        answer_until_priority(player)
    assert "Turn" in player.screen


def answer_until_priority(player: Player) -> None:
    """Let combat go by until something can be done at priority."""
    for _ in range(20):
        if re.search(r"what do you do\?|you have priority|respond", player.screen):
            return
        player.types("" if "Enter:" in player.screen else "1")


@pytest.mark.parametrize("rows", [(40, 100), (24, 80)])
def test_a_person_plays_several_turns_and_concedes(
    tmp_path: Path, players: list[Player], rows: tuple[int, int]
) -> None:
    player = Player([sys.executable, "-m", "apnap", "play", "--terminal", "--seed", "3", "--deck", "red"], tmp_path)
    players.append(player)
    player.child.setwinsize(*rows)
    several_turns(player)
    screen = player.types("?")
    assert "pass until my turn" in screen and "concede" in screen
    screen = player.types("look mountain")
    assert "Basic Land" in screen and "{T}: Add {R}." in screen
    screen = player.types("rule 104.3a")
    assert "104.3a" in screen
    player.child.sendline("concede")
    player.reads("type yes: ")
    player.child.sendline("yes")
    screen = player.reads("Enter leaves")
    assert "The game is over" in screen and "p1 Ada lost (CR 104.3a" in screen
    player.reads("> $")
    player.child.sendline("")
    assert player.leaves() == 0


def test_an_attack_that_the_rules_forbid_is_asked_again(tmp_path: Path, players: list[Player]) -> None:
    position = tmp_path / "position.txt"
    position.write_text(
        "table 3 seats\nturn 5, seat 0, main1, priority 0\n"
        "seat 0 Ann: life 20\n  hand: Shock\n  library: Mountain x9\n"
        "  battlefield: Mountain; Juggernaut; Goblin Piker\n"
        "seat 1 Bob: life 20\n  library: Forest x9\nseat 2 Cid: life 20\n  library: Forest x9\n"
    )
    player = Player([sys.executable, "-m", "apnap", "try", str(position)], tmp_path)
    players.append(player)
    player.reads("Ann> $")
    player.child.sendline("pass until attackers")
    assert "Declare attackers" in player.reads("Ann> $")
    player.child.sendline("a2>p2")
    screen = player.reads("Ann> $")
    assert "508.1d" in screen, "Juggernaut must attack"
    player.child.sendline("a1>p2 a2>p3")
    screen = player.reads("> $")
    assert "Juggernaut attacks Bob" in screen and "Goblin Piker attacks Cid" in screen


def test_a_game_that_is_interrupted_is_kept(tmp_path: Path, players: list[Player]) -> None:
    command = [sys.executable, "-m", "apnap", "play"]
    player = Player([*command, "--terminal", "--seed", "3", "--deck", "red"], tmp_path)
    players.append(player)
    player.reads(r"(?<![->|a-z])> $")
    player.types("keep")
    player.types("play mountain")
    player.child.sendcontrol("c")
    assert player.leaves() == 0
    assert "apnap play --resume" in player.screen
    again = Player([*command, "--resume"], tmp_path)
    players.append(again)
    screen = again.reads(r"(?<![->|a-z])> $")
    assert "plays Mountain" in screen and "Cast Shock" in screen
    again.child.sendeof()
    assert again.leaves() == 0


def run(*arguments: str, home: Path, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "apnap", *arguments],
        input=given,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "APNAP_HOME": str(home)},
        timeout=120,
    )


def test_without_a_terminal_it_says_what_to_do_instead(tmp_path: Path) -> None:
    result = run("play", "--terminal", home=tmp_path)
    assert result.returncode == 2
    assert "apnap play --plain" in result.stderr and "simulate" in result.stderr
    assert not result.stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_what_is_said_after_make_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever typed `make play` need not have `apnap` on the path."""
    recipe = subprocess.run(["make", "-n", "play"], capture_output=True, text=True, cwd=ROOT, check=True).stdout
    assert "APNAP_STARTED_BY=make" in recipe
    monkeypatch.setenv("APNAP_STARTED_BY", "make")
    assert "make play ARGS=--plain" in run("play", "--terminal", home=tmp_path).stderr
    result = run("play", "--plain", home=tmp_path, given="keep\nquit\n")
    assert 'Take it up again with: make play ARGS="--resume"' in result.stdout


def test_plain_lines_need_no_terminal(tmp_path: Path) -> None:
    typed = "keep\nplay mountain\nhand\npass until my turn!\nconcede\n"
    result = run("play", "--plain", "--seed", "3", "--deck", "red", home=tmp_path, given=typed)
    assert result.returncode == 0, result.stderr
    assert "Ada plays Mountain (CR 116.2a)" in result.stdout
    assert "The game is over" in result.stdout
    assert "\x1b" not in result.stdout


def test_a_script_and_a_log_file(tmp_path: Path) -> None:
    script, log = tmp_path / "typed.txt", tmp_path / "log.txt"
    script.write_text("keep\nplay mountain\nsave %s\nquit\n" % (tmp_path / "game.replay"))
    result = run("play", "--seed", "3", "--deck", "red", "--script", str(script), "--log", str(log), home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "116.2a\tAda plays Mountain" in log.read_text()
    assert run("replay", str(tmp_path / "game.replay"), "--verify", home=tmp_path).returncode == 0


def left_games(home: Path) -> list[Path]:
    """The latest first."""
    return sorted(home.glob("*.replay"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def test_a_game_that_was_left_is_never_lost_to_another(tmp_path: Path) -> None:
    """Neither a new game, nor a save, nor a finished one that is looked at takes the place of one that was left."""
    home, other = tmp_path / "home", tmp_path / "other.replay"
    deal = ("play", "--plain", "--seed", "3", "--deck", "red")
    run(*deal, home=home, given=f"keep\nsave {other}\n")
    run(*deal, home=home, given="keep\nplay mountain\nquit\n")
    run(*deal, home=home, given="quit\n")
    games = left_games(home)
    assert len(games) == 3
    left = games[1].read_bytes()

    finished = tmp_path / "finished.replay"
    run("simulate", "--seats", "2", "--game", "0", "--games", "1", "red", "--save", str(finished), home=home)
    assert "The game is over" in run("play", "--plain", "--resume", str(finished), home=home).stdout
    result = run("play", "--plain", "--resume", str(other), home=home, given="concede\n")
    assert "--resume previous" in result.stdout and "The game is over" in result.stdout
    assert left_games(home) == games and games[1].read_bytes() == left

    result = run("play", "--plain", "--resume", "previous", home=home, given="quit\n")
    assert "plays Mountain" in result.stdout
    assert len(left_games(home)) == 3 and left_games(home)[0].read_bytes() == left
    assert "Keep this hand" in run("play", "--plain", "--resume", "2", home=home).stdout
    assert "no game was left before the last 6" in run("play", "--plain", "--resume", "7", home=home).stderr


def test_two_games_at_once_in_one_home_are_both_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    terminals = []
    for seed in (3, 4):
        session = seating.new_session(seed=seed, decks=["red"])
        terminals.append(Terminal(session, Console(file=io.StringIO()), plain=True))
        session.start()
    for terminal in terminals:
        terminal.session.answer([0], 0)
    kept = [record.load(path).setup.seed for path in saves.left()]
    assert sorted(kept) == [3, 4]


def test_saving_makes_no_folder_that_nobody_asked_for(tmp_path: Path) -> None:
    typed = f"keep\nsave {tmp_path / 'no' / 'such' / 'folder.replay'}\nquit\n"
    result = run("play", "--plain", "--seed", "3", "--deck", "red", home=tmp_path / "home", given=typed)
    assert "cannot be written" in result.stdout
    assert not (tmp_path / "no").exists()


OWN = """from apnap.vocabulary import *
from pathlib import Path
Path(__file__).with_suffix(".ran").write_text("ran")
card("Zap Again", "{R}", "Instant", DealDamage(1, to=AnyTarget()))
"""


def test_code_that_a_save_names_is_never_run_unasked(tmp_path: Path) -> None:
    """The save says which file to bring; with --cards it is taken up."""
    mine, game, deck = tmp_path / "mine.py", tmp_path / "game.replay", tmp_path / "deck.txt"
    mine.write_text(OWN)
    deck.write_text("56 Mountain\n4 Zap Again\n")
    ran = tmp_path / "mine.ran"
    started = ("play", "--plain", "--seed", "3", "--deck", str(deck), "--cards", str(mine))
    result = run(*started, home=tmp_path, given=f"keep\nsave {game}\nquit\n")
    assert game.exists(), result.stderr
    assert f"--cards {mine}" in result.stdout
    ran.unlink()
    result = run("play", "--plain", "--resume", str(game), home=tmp_path)
    assert result.returncode == 2 and not ran.exists()
    assert f"--cards {mine}" in result.stderr and "Traceback" not in result.stderr
    again = ("play", "--plain", "--resume", str(game), "--cards", str(mine))
    assert run(*again, home=tmp_path, given="hand\nquit\n").returncode == 0
    assert ran.exists()


def test_saving_without_a_file_keeps_the_game_where_it_is_found_again(tmp_path: Path) -> None:
    result = run("play", "--plain", "--seed", "3", "--deck", "red", home=tmp_path, given="keep\nsave\nquit\n")
    assert "saved; take it up again with: apnap play --resume (" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "--plain", "--resume"), "no game was left: there is nothing to take up"),
        (("play", "--plain", "--resume", "previous"), "no game was left before the last one"),
        (("play", "--plain", "--resume", "--seed", "3"), "--seed is for a new game"),
        (("play", "--plain", "--bots", ""), "no bot is named"),
        (("play", "--plain", "--log", "nowhere/log.txt"), "nowhere/log.txt: the log cannot be written"),
        (("simulate", "--seats", "99999999999999999999"), "60 at most"),
        (("play", "--plain", "--seats", "1"), "2 to 60 seats"),
        (("play", "--plain", "--deck", "rde"), "did you mean 'red'"),
        (("play", "--plain", "--bots", "genius"), "no bot called 'genius'"),
        (("play", "--plain", "--bots", "genius"), "bots are first, heuristic, keen, random"),
        (("play", "--plain", "--resume", "nowhere.replay"), "nowhere.replay"),
        (("play", "--plain", "--script", "nowhere.txt"), "nowhere.txt"),
        (("try", "--plain", "nowhere.txt"), "nowhere.txt"),
    ],
)
def test_what_cannot_be_used_is_one_message_and_exit_code_2(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    result = run(*arguments, home=tmp_path)
    assert result.returncode == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr


def test_a_bad_position_names_its_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("table 2 seats\nturn 5, seat 0, main1\nseat 0 Ann: life twenty\nseat 1 Bob: life 20\n")
    result = run("try", "--plain", str(path), home=tmp_path)
    assert result.returncode == 2
    assert "line 3, column" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.skipif(shutil.which("make") is None or shutil.which("git") is None, reason="needs make and git")
def test_make_play_on_a_clean_clone(tmp_path: Path, players: list[Player]) -> None:
    """Two commands on a fresh machine: a clone of what is committed, nothing built in it."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone)], check=True, capture_output=True)
    python = shutil.which(f"python{sys.version_info.major}.{sys.version_info.minor}") or sys.executable
    make = ["make", "-s", f"PYTHON={python}", "play"]
    browser = Player([*make, "ARGS=--seed 3 --deck red --port 0"], tmp_path / "home", clone, timeout=300)
    players.append(browser)
    browser.reads(r"Your table: \S+")
    address = browser.screen.split("Your table: ")[1]
    assert address.startswith("http://127.0.0.1:")
    with urllib.request.urlopen(address.partition("#")[0], timeout=60) as page:
        assert b"/page/main.js" in page.read()
    browser.child.sendcontrol("c")
    browser.leaves()
    assert "Traceback" not in browser.screen
    assert browser.child.exitstatus == 0 or browser.child.signalstatus == signal.SIGINT  # make passes it on
    player = Player([*make, "ARGS=--terminal --seed 3 --deck red"], tmp_path / "home", clone, timeout=300)
    players.append(player)
    several_turns(player)
    player.child.sendline("concede yes")
    screen = player.reads("Enter leaves")
    assert "p1 Ada lost (CR 104.3a" in screen
    player.child.sendline("")
    assert player.leaves() == 0
