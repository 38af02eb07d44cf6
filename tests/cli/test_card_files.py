"""`apnap cards import`, `search`, `show` and `coverage`, with files of our own."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.cli import main
from apnap.library.pool import POOL

CARDS = [
    {
        "name": "Quiet Hillside Bear",
        "layout": "normal",
        "mana_cost": "{1}{G}",
        "type_line": "Creature \u2014 Bear",
        "oracle_text": "When this creature enters, you gain 9 life.",
        "power": "2",
        "toughness": "3",
        "colors": ["G"],
    },
    {
        "name": "Baffling Hillside Bear",
        "layout": "normal",
        "mana_cost": "{1}{G}",
        "type_line": "Creature \u2014 Bear",
        "oracle_text": "Trample\nWhen this creature enters, sing a song.",
        "power": "2",
        "toughness": "2",
        "colors": ["G"],
    },
]
ATOMIC = {
    "data": {
        "Quiet Hillside Bear": [
            {
                "name": "Quiet Hillside Bear",
                "layout": "normal",
                "manaCost": "{1}{G}",
                "type": "Creature \u2014 Bear",
                "text": "When this creature enters, you gain 9 life.",
                "power": "2",
                "toughness": "3",
                "colors": ["G"],
            }
        ]
    }
}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("APNAP_DATA", str(tmp_path / "data"))
    before, POOL.imported = POOL.imported, None
    yield
    POOL.imported = before


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, list(words))
    POOL.imported = None
    return done.exit_code, done.output


def written(folder: Path, data: object, packed: bool = False) -> str:
    path = folder / ("cards.json.gz" if packed else "cards.json")
    text = json.dumps(data).encode()
    path.write_bytes(gzip.compress(text) if packed else text)
    return str(path)


@pytest.mark.parametrize("data", [CARDS, ATOMIC], ids=["scryfall", "mtgjson"])
@pytest.mark.parametrize("packed", [False, True])
def test_imported_cards_are_known_by_name(tmp_path: Path, data: object, packed: bool) -> None:
    code, said = run("cards", "import", written(tmp_path, data, packed))
    assert code == 0 and "1 are understood" in said
    code, said = run("cards", "show", "quiet hillside bear", "--nodes")
    assert code == 0 and "imported, and read from its text" in said
    assert re.search(r"GainLife\((who=YOU, amount=)?9(, who=YOU)?\)", said)


def test_an_imported_card_that_is_not_understood_is_shown_with_the_line_and_a_caret(tmp_path: Path) -> None:
    run("cards", "import", written(tmp_path, CARDS))
    code, said = run("cards", "show", "Baffling Hillside Bear")
    assert code == 0
    line, caret = said.splitlines()[-2:]
    assert line[caret.index("^") :].startswith("sing")


def test_a_second_import_adds_to_the_first(tmp_path: Path) -> None:
    run("cards", "import", written(tmp_path, CARDS[:1]))
    code, said = run("cards", "import", written(tmp_path, CARDS[1:]))
    assert code == 0 and "2 texts" in said
    assert run("cards", "show", "Quiet Hillside Bear")[0] == 0


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"data": 3}', b"[" * 100_000, b"\x1f\x8b\x00", b"\xff\xfe", b'[{"name": 3}]', b"null"]
)
def test_a_file_that_has_no_cards_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(data)
    code, said = run("cards", "import", str(path))
    assert code == 2 and "Traceback" not in said
    assert run("cards", "coverage", str(path))[0] == 2


@pytest.mark.parametrize(
    "query,found,not_found",
    [
        ("t:goblin c:r mv<=1", "Mons's Goblin Raiders", "Goblin Piledriver"),
        ("lightning bolt", "Lightning Bolt", "Grizzly Bears"),
        ("t:angel keyword:vigilance mv=5 serra", "Serra Angel", "Baneslayer Angel"),
    ],
)
def test_a_search_has_the_filters_that_people_know(query: str, found: str, not_found: str) -> None:
    code, said = run("cards", "search", "--most", "500", query)
    assert code == 0 and found in said and not_found not in said


def test_coverage_says_how_much_is_read_and_what_is_missing(tmp_path: Path) -> None:
    decks = tmp_path / "decks.json"
    decks.write_text(json.dumps({"all": [{"sections": {"main": [[1, "Quiet Hillside Bear"], [9, "Forest"]]}}]}))
    code, said = run("cards", "coverage", written(tmp_path, CARDS), "--decks", str(decks), "--json")
    figures = json.loads(said)
    assert code == 0
    assert (figures["cards"], figures["readable"], figures["playable"], figures["ambiguous"]) == (2, 1, 1, 0)
    assert (figures["lines"], figures["lines_readable"]) == (3, 2)
    assert (figures["decks"], figures["decks_whole"], figures["median_missing"]) == (1, 1, 0)
    assert [one["words"] for one in figures["missing"]] == ["sing a song."]
