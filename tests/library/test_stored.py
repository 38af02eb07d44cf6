"""Cards that were read and come with apnap as data."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap import library
from apnap.cli import main
from apnap.english import type_line
from apnap.english.reading.gate import read_card
from apnap.errors import InputError
from apnap.library.card_files import cards_in
from apnap.library.pool import POOL, folded
from apnap.library.stored import CARDS, FORMAT, HEADER, UNREAD_CARDS, UNREAD_HEADER, Lines, Stored
from apnap.rules.ch1_concepts.fields import field_names, same
from apnap.testing.night import NIGHTLY, tonight
from tests.helpers.read_versions import CORPUS
from tools.project import here

STORED = Stored()
NAMES = STORED.names()
SOME = random.Random(7).sample(NAMES, 150)
needs_the_corpus = pytest.mark.skipif(not CORPUS.is_file(), reason="the reference corpus is not beside the checkout")


def test_some_cards_are_there_and_none_that_is_written_by_hand() -> None:
    assert len(NAMES) > 10_000
    assert not set(NAMES) & set(POOL.index)


@pytest.mark.parametrize("name", SOME[:40])
def test_a_card_is_found_by_its_name_as_people_type_it(name: str) -> None:
    assert library.find(name).name == name
    assert library.find(name.upper().replace("'", "")).name == name
    assert library.is_known(name)


def test_keys_are_sorted_so_that_each_is_found_by_halving() -> None:
    lines = Lines(CARDS)
    keys = [line.split(b"\t")[0] for line in bytes(lines.data[:]).splitlines()]
    assert keys == sorted(keys) and len(keys) == len(set(keys))
    assert all(lines.find(key.decode()) is not None for key in random.Random(3).sample(keys, 300))
    assert lines.find("") is None and lines.find("zzzz") is None and lines.find("nosuchcard") is None


def test_a_deck_of_them_is_made_quickly() -> None:
    fresh = Stored()
    assert fresh.words
    start = time.process_time()
    for name in SOME[:100]:
        assert fresh.get(name, folded(name)) is not None
    assert time.process_time() - start < 1.0  # interpreted, on a busy machine


def test_the_data_is_small() -> None:
    assert sum(file.stat().st_size for file in (CARDS, HEADER, UNREAD_CARDS, UNREAD_HEADER)) < 11_000_000


@needs_the_corpus
def test_they_are_what_their_texts_say() -> None:
    corpus = cards_in(CORPUS)
    texts = {text.faces[0].name: text for text in corpus} | {text.name: text for text in corpus}
    for name in SOME:
        if name not in texts:
            continue  # from another file
        read = read_card(texts[name]).card
        assert read is not None, f"{name} is not read any more: make pool"
        stored = STORED.get(name, folded(name))
        assert stored is not None
        for mine, theirs in zip(stored.faces, read.faces, strict=True):
            ours, read_now = list(mine.chars.abilities.every), list(theirs.chars.abilities.every)
            assert same(ours, read_now), f"{name} is read as something else now: make pool"


def test_cards_of_other_files_stay_as_long_as_their_words_are_there(tmp_path: Path) -> None:
    """Run beside this process, because it changes the constructors of all words."""
    cards = tmp_path / "cards.txt"
    rows = {
        "hillsidebear": ["Hillside Bear", "normal", [["Hillside Bear", "{G}", "Creature", "2/2", None, ["$TRAMPLE"]]]],
        "oddbear": ["Odd Bear", "normal", [["Odd Bear", "{G}", "Creature", "2/2", None, [["Nonsense", 1]]]]],
        "oldbear": ["Old Bear", "normal", [["Old Bear", "{G}", "Creature", "2/2", None, []]]],
    }
    cards.write_text("".join(f"{key}\t{json.dumps(row)}\n" for key, row in rows.items()), "utf-8")
    program = (
        "import sys; from pathlib import Path; from tools import pool\n"
        "pool.CARDS = Path(sys.argv[1]); used = set()\n"
        "print(sorted(pool.kept_cards({'oldbear'}, pool.Words(), used)), sorted(used))"
    )
    environment = {**os.environ, "PYTHONPATH": str(here().src)}
    command = [sys.executable, "-c", program, str(cards)]
    done = subprocess.run(command, cwd=here().root, capture_output=True, text=True, env=environment, check=True)
    told, kept = done.stdout.splitlines()
    assert told.strip().startswith("Odd Bear is not kept") and kept == "['Hillside Bear'] ['TRAMPLE']"


def test_they_fit_the_vocabulary() -> None:
    """A card whose words have changed is an error that says so: make pool."""
    for name in NAMES if NIGHTLY else SOME:
        assert STORED.get(name, folded(name)) is not None


@pytest.mark.skipif(not NIGHTLY, reason="any new parameter of a word changes it")
def test_the_vocabulary_is_still_the_one_that_they_were_written_in() -> None:
    """Constructors with other parameters, or numbers that stand for something else, need `make pool`."""
    environment = {**os.environ, "PYTHONPATH": str(here().src)}
    command = [sys.executable, "-m", "tools.pool", "--mark"]
    done = subprocess.run(command, cwd=here().root, capture_output=True, text=True, env=environment, check=True)
    marks = [json.loads(header.read_text("utf-8"))["mark"] for header in (HEADER, UNREAD_HEADER)]
    assert done.stdout.split() == marks, "make pool"


def test_data_of_another_format_or_vocabulary_is_refused(tmp_path: Path) -> None:
    header, cards = tmp_path / "head.json", tmp_path / "cards.txt"
    cards.write_text(
        'hillsidebear\t["Hillside Bear","normal",[["Hillside Bear","","Land","",null,[["Nonsense",1]]]]]\n'
    )
    header.write_text(json.dumps({"format": FORMAT + 1, "words": {}}))
    with pytest.raises(InputError, match="make pool"):
        Stored(cards, header).get("Hillside Bear", "hillsidebear")
    header.write_text(json.dumps({"format": FORMAT, "words": {}}))
    with pytest.raises(InputError, match="does not fit the vocabulary"):
        Stored(cards, header).get("Hillside Bear", "hillsidebear")


@pytest.mark.parametrize("seed", tonight(1, 15 if NIGHTLY else 1))
def test_decks_of_them_are_played_to_the_end(seed: int, tmp_path: Path) -> None:
    """Three decks at random, with lands of all colours: no exception, and a game that ends."""
    rng = random.Random(seed)
    decks = []
    for i in range(3):
        names = [name for name in rng.sample(NAMES, 80) if plain(name)][:36]
        deck = tmp_path / f"deck{i}.txt"
        lands = ("Plains", "Island", "Swamp", "Mountain", "Forest")
        deck.write_text("".join(f"1 {name}\n" for name in names) + "".join(f"5 {land}\n" for land in lands))
        decks.append(str(deck))
    done = CliRunner().invoke(main, ["simulate", "--seats", "3", "--games", "3", "--seed", str(seed), *decks])
    assert done.exit_code == 0, done.output
    assert "3 games" in done.output


def plain(name: str) -> bool:
    """May it be in any deck?"""
    card = STORED.get(name, folded(name))
    return card is not None and card.layout == "normal" and "Conspiracy" not in type_line(card.base)


def test_no_pattern_holds_a_word_that_could_not_be_written_down() -> None:
    """What a pattern means is made again for each card, or is a constant of the vocabulary."""
    from apnap.english.reading.table import FIXED, TABLE
    from apnap.rules.ch1_concepts.definitions import Node
    from tools.pool import Words

    constants = Words().constants
    held = [p for p in TABLE.patterns if p.how == FIXED and isinstance(p.make, Node) and field_names(p.make)]
    assert [f"{p.category}: {p.text}" for p in held if id(p.make) not in constants] == []
