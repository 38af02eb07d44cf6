"""Decks from files and the decks that come with apnap."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from apnap.decks import Deck, builtin, builtin_names, check, dumps, load, parse, read
from apnap.decks.sources import KINDS, library_index
from apnap.errors import DeckError

ALL = builtin_names()
EVERY = [name for kind in KINDS for name in builtin_names(kind)]
NAMES = sorted({name for deck in ALL for name in builtin(deck).names()})


def test_ten_decks_come_with_it() -> None:
    assert ALL == ["artifacts", "black", "blue", "control", "graveyard", "green", "ramp", "red", "tokens", "white"]


@pytest.mark.parametrize("name", ALL)
def test_a_builtin_deck_has_sixty_cards_and_is_legal(name: str) -> None:
    deck = builtin(name)
    assert deck.name == name
    assert deck.size() == 60
    assert check(deck) == ()
    assert parse(dumps(deck)) == deck


def test_the_decks_of_the_timed_duel_are_exactly_these() -> None:
    red = "Mons's Goblin Raiders/Raging Goblin/Goblin Piker/Gray Ogre/Hill Giant"
    burn = "Lightning Bolt/Shock/Volcanic Hammer/Lava Spike"
    assert builtin("red") == Deck.of("red", [(24, "Mountain"), *((4, card) for card in f"{red}/{burn}".split("/"))])
    bears = "Grizzly Bears/Runeclaw Bear/Trained Armodon/Centaur Courser/Rumbling Baloth/Giant Spider/Craw Wurm"
    spells = "Giant Growth/Rabid Bite"
    assert builtin("green") == Deck.of(
        "green", [(24, "Forest"), *((4, card) for card in f"{bears}/{spells}".split("/"))]
    )


needs_library = pytest.mark.skipif(
    not files("apnap").joinpath("library").joinpath("__init__.py").is_file(), reason="there is no card library yet"
)


@needs_library
def test_the_library_has_every_card_of_the_builtin_decks() -> None:
    known = library_index()
    assert [name for name in NAMES if known.find(name) is None] == []
    for name in ALL:
        assert load(name).size() == 60


@needs_library
def test_a_double_faced_card_is_found_by_its_front_and_by_both_faces(tmp_path: Path) -> None:
    file = tmp_path / "battles.txt"
    file.write_text("1 Invasion of Dominaria\n2 Invasion of Dominaria // Serra Faithkeeper\n", encoding="utf-8")
    front, both = load(file).main
    assert front.name == both.name


@needs_library
def test_a_misspelled_card_of_the_library_is_offered(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("4 Grizly Bear\n", encoding="utf-8")
    with pytest.raises(DeckError, match="did you mean 'Grizzly Bears'"):
        load(file)


def test_no_builtin_deck_has_another_name() -> None:
    with pytest.raises(DeckError) as caught:
        builtin("gren")
    first, second = str(caught.value).splitlines()
    assert first == "no built-in deck is called 'gren'"
    assert second.startswith(f"did you mean 'green'? (built-in decks: {', '.join(EVERY)}, and ")


def test_a_deck_is_loaded_by_builtin_name_or_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("4 lightning bolt\n20 Mountain\n", encoding="utf-8")
    assert load("red", NAMES) == builtin("red")
    assert load(file, NAMES) == load(str(file), NAMES) == Deck.of("mine", [(4, "Lightning Bolt"), (20, "Mountain")])


def test_a_builtin_name_comes_before_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("red").write_text("7 Mountain\n", encoding="utf-8")
    assert load("red", NAMES).size() == 60
    assert load("./red", NAMES).size() == 7
    assert load(Path("red"), NAMES).size() == 7


def test_bad_lines_of_a_file_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("24 Mountain\n4 Lightnig Bolt\n", encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        load(file, NAMES)
    assert str(caught.value).splitlines() == [
        f"{file}: a line of the deck list cannot be used",
        "  line 2: no card is called 'Lightnig Bolt'; did you mean 'Lightning Bolt'?",
    ]


@pytest.mark.parametrize("source", ["rde", "no/such/file.txt", "x" * 5000, ""])
def test_what_is_not_there_is_said_with_what_is(source: str) -> None:
    with pytest.raises(DeckError, match="there is no file and no built-in deck called") as caught:
        load(source, NAMES)
    assert "built-in decks: artifacts, black" in caught.value.hint


def test_a_file_that_is_not_a_list_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "image.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(DeckError, match="not text in UTF-8"):
        read(binary)
    with pytest.raises(DeckError, match="folder"):
        load(tmp_path, NAMES)
    with pytest.raises(DeckError, match="cannot be read"):
        read(tmp_path / "none.txt")


def what_is_imported(program: str, *modules: str) -> str:
    """Which of the modules a process has imported after that."""
    path = [entry for entry in sys.path if entry]
    script = f"import sys; sys.path[:0] = {path!r}; {program}; print(*[m for m in {modules!r} if m in sys.modules])"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip()


def test_reading_lists_does_not_build_the_library() -> None:
    assert what_is_imported("import apnap.decks as d; d.builtin('red')", "apnap.library", "re") == "re"


def test_a_game_begins_without_what_it_does_not_need() -> None:
    """Text of cards is printed only where a deck depends on it, and no deck list needs the network."""
    program = "import apnap; apnap.new_game(seats=4, seed=1)"
    assert what_is_imported(program, "apnap.english", "ssl", "http", "apnap.library") == "apnap.library"
