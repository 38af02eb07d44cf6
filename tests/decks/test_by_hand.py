"""Decks with cards that are not understood: people play them by hand, where that is allowed, and nobody else."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

import apnap
from apnap import by_hand, decks, library, record
from apnap.abilities.by_hand.unread import is_by_hand
from apnap.agents import RandomAgent
from apnap.api import card_list
from apnap.cli import main
from apnap.decks.legality import check_for, usual_variant
from apnap.errors import DeckError
from apnap.library.card_files import cards_in
from apnap.library.pool import POOL
from apnap.library.stored import UNREAD_CARDS, UNREAD_HEADER, Lines, Stored
from apnap.table import card_text
from tests.helpers.read_versions import CORPUS

UNREAD = Stored(UNREAD_CARDS, UNREAD_HEADER)
NAMES = [name for name in UNREAD.names() if POOL.meant(name) is None]
SOME = random.Random(5).sample(NAMES, 120)
PRECONSTRUCTED = CORPUS.parent / "commander-decks.json.gz"
needs_the_corpus = pytest.mark.skipif(not CORPUS.is_file(), reason="the reference corpus is not beside the checkout")
SLIPS = {"2 copies of 'Mossfire Valley', and at most 1 may be"}  # of the lists, not of ours


def plain(name: str) -> bool:
    card = library.by_hand(name)
    return card is not None and card.layout == "normal" and card.base.cost is not None


PLAIN = [name for name in SOME if plain(name)][:12]


def mixed(tmp_path: Path, unread: list[str]) -> str:
    place = tmp_path / "mixed.txt"
    place.write_text("".join(f"1 {name}\n" for name in unread) + f"{60 - len(unread)} Forest\n")
    return str(place)


# the data -------------------------------------------------------------------------------------------------------------
def test_every_card_of_it_is_by_hand_and_found_as_people_type_it() -> None:
    for name in SOME:
        found = library.by_hand(name.upper().replace("'", ""))
        assert found is not None and found.name == name and is_by_hand(found)
        assert not library.is_known(name) and library.known(name) is None
        assert library.find_for_people(name) is found


def test_a_card_that_is_understood_is_not_by_hand() -> None:
    assert library.by_hand("Grizzly Bears") is None and library.by_hand("no such card") is None
    assert library.find_for_people("Grizzly Bears") is library.find("Grizzly Bears")


def test_keys_are_sorted() -> None:
    keys = [line.split(b"\t")[0] for line in bytes(Lines(UNREAD_CARDS).data[:]).splitlines()]
    assert keys == sorted(keys) and len(keys) == len(set(keys))


def test_it_has_facts_and_nodes_and_no_sentence() -> None:
    """Texts in it are names, costs, types, numbers, and words of the vocabulary: none is long."""

    def texts(value: object) -> list[str]:
        if isinstance(value, str):
            return [value]
        inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        return [text for one in inside for text in texts(one)]

    for line in Lines(UNREAD_CARDS).values():
        data = json.loads(line)
        if isinstance(data, list):
            for face in data[2]:
                assert all(len(text.split()) < 9 for text in texts(face[5]) if text != face[0]), data[0]


@needs_the_corpus
def test_every_card_that_there_is_can_be_found() -> None:
    names = [text.name for text in cards_in(CORPUS)]
    with gzip.open(CORPUS.parent / "card-facts.jsonl.gz", "rt", encoding="utf-8") as rows:
        names += [json.loads(row)["name"] for row in rows]
    missing = [name for name in names if POOL.meant(name) is None and POOL.meant_by_hand(name) is None]
    assert missing == []


# who takes them -------------------------------------------------------------------------------------------------------
def test_deck_check_counts_and_names_them(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["deck", "check", mixed(tmp_path, PLAIN[:3])])
    assert done.exit_code == 0, done.output
    assert "57 of 60 read, 3 by hand" in done.output and all(name in done.output for name in PLAIN[:3])


def test_only_a_table_that_allows_it_takes_them(tmp_path: Path) -> None:
    deck = decks.load(mixed(tmp_path, PLAIN))
    assert set(decks.by_hand_in(deck)) == set(PLAIN)
    for check in (True, False):
        with pytest.raises(DeckError, match="played by hand") as refused:
            apnap.new_game([deck, deck], check=check)
        assert PLAIN[0] in str(refused.value)
    game = apnap.new_game([deck, deck], by_hand=True, check=False)
    assert game.setup.table.by_hand and game.decision is not None


def test_bots_simulations_and_arenas_refuse_them(tmp_path: Path) -> None:
    place = mixed(tmp_path, PLAIN)
    deck = decks.load(place)
    with pytest.raises(DeckError, match="a bot plays it"):
        apnap.new_game([deck, deck], by_hand=True, agents=[None, "first"], check=False)
    with pytest.raises(DeckError, match="nobody is there to do it"):
        card_list(deck)
    for words in (["simulate", "--games", "1", "--seats", "2", place], ["arena", "--games", "2", "--decks", place]):
        done = CliRunner().invoke(main, words)
        assert done.exit_code != 0, done.output
        assert "by hand" in done.output or "No such option" in done.output


def test_basic_lands_stand_for_them_where_only_known_cards_are_wanted(tmp_path: Path) -> None:
    from apnap.decks.known_only import load_known

    known = load_known(mixed(tmp_path, PLAIN[:2]))
    assert set(known.unknown) == set(PLAIN[:2]) and not decks.by_hand_in(known.deck)


@needs_the_corpus
@pytest.mark.parametrize("form", ["plain", "arena", "dek"])
def test_all_preconstructed_decks_are_read_and_may_be_played_by_people(form: str) -> None:
    groups = json.loads(gzip.decompress(PRECONSTRUCTED.read_bytes()))
    lists = [deck for group in groups.values() for deck in group]
    assert len(lists) == 350
    index = decks.sources.library_index()
    wrong: list[str] = []
    for deck in lists:
        main_cards, leaders = deck["sections"]["main"], deck["sections"].get("commander", [])
        given = decks.Deck.of(deck["name"], [tuple(entry) for entry in main_cards], commander=[n for _, n in leaders])
        found = decks.parse(decks.dumps(given, form), index, name=deck["name"])
        problems = check_for(found, usual_variant(found)) if form == "plain" else ()
        wrong += [problem.message for problem in problems if problem.message not in SLIPS]
        assert sum(found.size(title) for title, _ in found.sections) >= 99
    assert wrong == []


@needs_the_corpus
def test_four_preconstructed_decks_are_played_by_people() -> None:
    """Some turns of a Commander game, with what the players do by hand; it plays again from its record."""
    groups = json.loads(gzip.decompress(PRECONSTRUCTED.read_bytes()))
    lists = [deck for group in groups.values() for deck in group]
    index = decks.sources.library_index()
    four = []
    for deck in random.Random(11).sample(lists, 4):
        sections = deck["sections"]
        given = decks.Deck.of(
            deck["name"], [tuple(e) for e in sections["main"]], commander=[n for _, n in sections["commander"]]
        )
        four.append(decks.resolve(given, index))
    game = apnap.new_game(four, variant="commander", seed=3, by_hand=True)
    brain, dice, done = RandomAgent(3), random.Random(3), 0
    for _ in range(900):
        decision = game.decision
        if decision is None or game.play.state.ticks > 8:
            break
        seat = int(decision.decider)
        if decision.kind == 0 and dice.random() < 0.1 and game.play.proposal is None:
            life = by_hand.life([seat], dice.choice([1, -1]))
            game.by_hand(seat, dice.choice([life, by_hand.token("Treasure"), by_hand.draw(1)]))
            done += 1
            continue
        answer = [1] if game.play.proposal is not None else [int(x) for x in brain.choose(game.play, decision)]
        game.answer(answer, seat, int(decision.marker))
    assert game.play.state.ticks > 3 and done > 5
    assert record.loads(record.dumps(record.record_of(game))).play().digest == game.digest


def test_a_card_by_hand_is_shown_and_found() -> None:
    name = PLAIN[0]
    done = CliRunner().invoke(main, ["cards", "show", name])
    assert done.exit_code == 0 and name in done.output and "(by hand)" in done.output
    assert "by hand" in done.output
    found = CliRunner().invoke(main, ["cards", "search", *name.split()])
    assert found.exit_code == 0 and name in found.output


def test_an_unread_line_is_shown_from_the_users_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that nobody knows, imported: its unread line is shown as it is printed, and marked with a caret."""
    monkeypatch.setenv("APNAP_DATA", str(tmp_path))
    monkeypatch.setattr(POOL, "imported", None)
    text = "Flying\nWhen this creature enters, hum a merry tune."
    row = {
        "name": "Humming Guest",
        "layout": "normal",
        "mana_cost": "{1}{W}",
        "type_line": "Creature - Bird",
        "oracle_text": text,
        "power": "1",
        "toughness": "1",
        "colors": ["W"],
    }
    file = tmp_path / "file.json"
    file.write_text(json.dumps([row]))
    assert CliRunner().invoke(main, ["cards", "import", str(file)]).exit_code == 0
    monkeypatch.setattr(POOL, "imported", None)
    card = library.by_hand("humming guest")
    assert card is not None and is_by_hand(card)
    lines = card_text.text_lines(card.base)
    assert lines[0] == "Flying" and lines[1].endswith("[When Humming Guest enters, hum a merry tune.]")
    shown = CliRunner().invoke(main, ["cards", "show", "Humming Guest"]).output
    assert "hum a merry tune" in shown and "^" in shown and "by hand" in shown
    monkeypatch.setattr(POOL, "imported", None)
