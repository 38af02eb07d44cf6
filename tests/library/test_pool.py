"""Finding cards, and cards that users bring."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from apnap import abilities, library
from apnap.abilities.base import VocabularyError
from apnap.decks import builtin, builtin_names
from apnap.errors import CardNotFound, InputError
from apnap.library.pool import MADE, POOL, CardPool, Entry, entry_of
from apnap.rules.ch2_cards.dungeons import known
from tools import card_index


@pytest.fixture(autouse=True)
def as_it_was():
    """Cards that a test brings are gone after it."""
    before = dict(POOL.brought)
    yield
    POOL.brought = before


def test_names_are_sorted_and_each_is_found():
    names = library.names()
    assert names == sorted(names) and len(names) == len(set(names))
    assert [card.name for card in library.cards()] == names
    assert all(library.find(name).name == name for name in names)


@pytest.mark.parametrize(
    "typed,name",
    [
        ("lightning bolt", "Lightning Bolt"),
        ("mons's goblin raiders", "Mons's Goblin Raiders"),
        ("Monss Goblin Raiders", "Mons's Goblin Raiders"),
        ("snow covered forest", "Snow-Covered Forest"),
        ("Invasion of Dominaria // Serra Faithkeeper", "Invasion of Dominaria"),
    ],
)
def test_a_card_is_found_as_people_type_it(typed: str, name: str):
    assert library.find(typed).name == name


def test_a_misspelled_card_is_answered_with_names_that_come_near():
    with pytest.raises(CardNotFound) as caught:
        library.find("Lightening Bolt")
    assert caught.value.suggestions[0] == "Lightning Bolt"
    assert "did you mean 'Lightning Bolt'" in str(caught.value)


def test_a_word_of_a_name_brings_the_name():
    with pytest.raises(CardNotFound) as caught:
        library.find("plowshares")
    assert "did you mean 'Swords to Plowshares'" in str(caught.value)


def test_nonsense_is_answered_without_suggestions():
    with pytest.raises(CardNotFound) as caught:
        library.find("xyzzy")
    assert caught.value.suggestions == ()


@pytest.mark.parametrize("deck", builtin_names())
def test_every_card_of_the_built_in_decks_is_there(deck: str):
    for section in builtin(deck).sections:
        for entry in section.entries:
            assert library.find(entry.name).name == entry.name


def test_the_function_is_not_hidden_by_the_package_of_its_name():
    program = "from apnap import library; library.find('Shock'); import apnap.library.cards.lands; library.cards()"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_importing_the_library_builds_no_card():
    program = "from apnap.library.pool import MADE; import apnap.library; assert not MADE"
    subprocess.run([sys.executable, "-c", program], check=True)


HEAD = """from __future__ import annotations
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.targets import AnyTarget
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.library import card

"""


def write(folder: Path, body: str) -> Path:
    path = folder / "mine.py"
    path.write_text(HEAD + body)
    return path


def test_a_user_brings_cards(tmp_path: Path):
    made = library.load_cards(
        write(
            tmp_path,
            'card("Zap", "{R}", "Instant", DealDamage(1, to=AnyTarget()))\n'
            'card("Zoom", "{R}", "Creature - Goblin", "1/1", HASTE)\n',
        )
    )
    assert [card.name for card in made] == ["Zap", "Zoom"]
    assert library.find("zap") is made[0]
    assert "Zoom" in library.names()


def test_a_mis_written_card_is_refused_with_its_name_and_place(tmp_path: Path):
    path = write(
        tmp_path,
        'card("Zap", "{R}", "Instant", DealDamage(1, to=AnyTarget()))\n'
        "card(\n"
        '    "Zop",\n'
        '    "{R}",\n'
        '    "Instant",\n'
        '    DealDamage("lots", to=AnyTarget()),\n'
        ")\n",
    )
    with pytest.raises(InputError) as caught:
        library.load_cards(path)
    assert "Zop: " in str(caught.value)
    assert "'lots'" in str(caught.value) or "got str" in str(caught.value)  # interpreted, compiled
    assert caught.value.where is not None and caught.value.where.line == 9
    assert str(path) in str(caught.value)


def test_the_line_is_said_for_a_file_in_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    write(tmp_path, 'card("Zap", "{R}", "Creature - Goblin", "1/1", Flyng)\n')
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError, match="Zap: NameError") as caught:
        library.load_cards("mine.py")
    assert caught.value.where is not None and caught.value.where.line == len(HEAD.splitlines()) + 1
    assert "'FLYING'" in caught.value.hint


def test_of_a_file_with_one_bad_card_none_is_taken_in(tmp_path: Path):
    path = write(
        tmp_path,
        'card("Zap in Vain", "{R}", "Instant", DealDamage(1, to=AnyTarget()))\ncard("Zip", "{R}", "Mistake")\n',
    )
    with pytest.raises(InputError, match="Mistake"):
        library.load_cards(path)
    with pytest.raises(CardNotFound):
        library.find("Zap in Vain")


def test_a_second_card_of_a_name_is_refused(tmp_path: Path):
    path = write(tmp_path, 'card("Shock", "{R}", "Instant", DealDamage(9, to=AnyTarget()))\n')
    with pytest.raises(InputError, match="Shock: there is a card of that name already"):
        library.load_cards(path)
    assert library.find("Shock").base.abilities.spell is not None


def test_a_file_that_is_not_python_is_refused_with_the_line(tmp_path: Path):
    path = write(tmp_path, "card(\n")
    with pytest.raises(InputError, match="not Python") as caught:
        library.load_cards(path)
    assert caught.value.where is not None and caught.value.where.line >= 8


def test_a_missing_file_is_refused(tmp_path: Path):
    with pytest.raises(InputError, match="no such file"):
        library.load_cards(tmp_path / "nothing.py")


def test_one_import_gives_all_the_words(tmp_path: Path):
    path = tmp_path / "words.py"
    path.write_text(
        "from apnap.vocabulary import *\n"
        'card("Zig", "{G}", "Creature - Elf", "1/1", FLYING,\n'
        "     At(BeginningOf(UPKEEP, whose=YOU), AddCounters(1, PLUS, on=THIS)))\n"
    )
    (made,) = library.load_cards(path)
    assert made.base.power == 1 and len(made.base.abilities.triggered) == 1


def test_the_vocabulary_lists_only_what_there_is():
    from apnap import vocabulary

    assert sorted(set(vocabulary.__all__)) == vocabulary.__all__
    assert all(name in vars(vocabulary) for name in vocabulary.__all__)


def read_by(program: str) -> set[str]:
    """The modules of cards and of the vocabulary that a process reads for a program."""
    ending = "; import sys; print(*(name for name in sys.modules if name.startswith('apnap.')))"
    answer = subprocess.run([sys.executable, "-c", program + ending], capture_output=True, text=True, check=True)
    return set(answer.stdout.split())


def cards_read(modules: set[str]) -> set[str]:
    return {name.removeprefix("apnap.library.cards.") for name in modules if name.startswith("apnap.library.cards.")}


def test_a_card_is_made_by_reading_the_module_it_is_in() -> None:
    """As its name is spelled, or as people type it; `library.cards` makes all."""
    for name in ("Shock", "shock", "ASSAULT"):
        read = cards_read(read_by(f"from apnap import library; library.find({name!r})"))
        assert read <= {"red", "red.spells", "gold", "gold.spells", "common", "tokens"} and len(read) >= 2
    every = cards_read(read_by("from apnap import library; library.cards()"))
    assert {entry.module for entry in POOL.index.values()} <= every


@pytest.mark.parametrize(
    "program",
    [
        "library.names()",
        "library.is_known('shock'); library.is_known('Shok')",
        "pool.near('lightening bolt')",
        "decks.sources.library_index().find('lightning bolt')",
        "decks.builtin('red', decks.sources.library_index())",
        "decks.load('green')",
    ],
)
def test_no_card_is_made_to_know_names(program: str) -> None:
    assert cards_read(read_by(f"from apnap import decks, library; from apnap.library import pool; {program}")) == set()


def test_a_duel_reads_only_what_its_decks_need() -> None:
    read = read_by("import apnap; assert apnap.new_game(['red', 'green'], seed=1).decision is not None")
    shelves = cards_read(read)
    needed = {POOL.entry(name).module for deck in ("red", "green") for name in builtin(deck).names()}
    assert needed <= shelves and len(shelves) < 20
    assert shelves - needed <= {"common", "tokens", "red", "green"}
    words = {name for name in read if name.startswith("apnap.abilities.")}
    written = list(Path(abilities.__file__).parent.rglob("*.py"))
    assert len(words) < 0.9 * len(written)
    assert not any(name.startswith("apnap.english") for name in read)


def test_dungeons_are_found_when_somebody_ventures() -> None:
    """Neither the card nor the player names one: the rules ask for all that there are."""
    program = "from apnap import library; from apnap.rules.ch2_cards import dungeons; library.find('Dungeon Map')"
    assert "casual.dungeons" not in cards_read(read_by(program))
    assert "casual.dungeons" in cards_read(read_by(f"{program}; assert len(dungeons.known()) == 2"))


def test_a_dungeon_that_a_user_brings_is_among_them(tmp_path: Path) -> None:
    path = tmp_path / "deep.py"
    path.write_text('from apnap.vocabulary import *\ncard("Deep Cellar", "", "Dungeon", Room("Stairs", [], Draw(1)))\n')
    before = [made.name for made in known()]
    library.load_cards(path)
    assert [made.name for made in known()] == sorted([*before, "Deep Cellar"])


def test_the_index_is_as_the_tool_writes_it() -> None:
    assert card_index.INDEX.read_text("utf-8") == card_index.text(), "run python -m tools.card_index"


def test_what_the_index_says_of_a_card_is_true_of_it() -> None:
    assert sorted(MADE) == library.names() == sorted(POOL.index)
    for made in library.cards():
        assert POOL.entry(made.name) == entry_of(made, POOL.entry(made.name).module)


def test_a_pool_is_a_value() -> None:
    """Another pool has cards of its own; those of ours are the same objects in both."""
    shock, zap = library.find("Shock"), library.find("Lightning Bolt")
    small = CardPool({"Shock": POOL.entry("Shock")})
    assert small.names() == ["Shock"] and small.get("Shock") is shock and small.get("Lightning Bolt") is None
    small.add(zap)
    assert small.names() == ["Lightning Bolt", "Shock"] and small.meant("lightning-bolt") == "Lightning Bolt"
    with pytest.raises(VocabularyError, match="Shock: there is a card of that name already"):
        small.add(shock)
    assert zap.name not in POOL.brought
    assert small.entry(zap.name) == Entry("", "normal", "Instant")
