"""`apnap deck` at the command line: check, convert, show, formats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cli import main
from apnap.decks import read


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["deck", *words])


def test_a_deck_is_legal_or_every_reason_is_given(tmp_path: Path) -> None:
    assert run("check", "elves", "--variant", "commander").output == "elves: 100 cards, legal for commander\n"
    file = tmp_path / "mine.txt"
    file.write_text("Commander\n1 Isamaru, Hound of Konda\nDeck\n97 Plains\n2 Serra Angel\n1 Shock\n", "utf-8")
    result = run("check", str(file), "--variant", "commander")
    assert result.exit_code == 2
    assert result.output.splitlines() == [
        f"apnap: {file}: not legal for commander",
        "  101 cards in the deck, and at most 100 may be (CR 903.5a); take out 1",
        "  2 copies of 'Serra Angel', and at most 1 may be (CR 903.5b); take out 1",
        "  'Shock' has R in its colour identity, the commander W (CR 903.5c)",
    ]


def test_what_a_deck_is_for_need_not_be_said() -> None:
    told = run("check", "red", "elves", "drakes").output.splitlines()
    lines = [line for line in told if not line.startswith(" ")]
    assert told.count("  whether a card is banned there is not known here") == 2  # of Commander it is
    assert [line.rpartition(" ")[2] for line in lines] == ["constructed", "commander", "brawl"]


def test_combinations_are_checked_for_both() -> None:
    result = run("check", "red", "--variant", "brawl+planechase")
    assert result.exit_code == 2 and "(CR 903.3)" in result.output and "(CR 901.3)" in result.output
    result = run("check", "red", "--variant", "planchase")
    assert result.exit_code == 2 and "did you mean 'planechase'?" in result.output


def test_banned_cards_partners_of_a_set_and_editions_are_said(tmp_path: Path) -> None:
    banned, pair = tmp_path / "banned.txt", tmp_path / "pair.txt"
    banned.write_text("Commander\n1 Isamaru, Hound of Konda\nDeck\n98 Plains\n1 Mox Pearl\n", "utf-8")
    rows = [
        {"name": name, "type_line": line, "mana_cost": cost, "oracle_text": ""}
        for name, line, cost in (
            ("Isamaru, Hound of Konda", "Legendary Creature - Dog", "{W}"),
            ("Somebody", "Legendary Creature - Human", "{R}"),
            ("Barge", "Legendary Artifact - Vehicle", "{3}"),
            ("Mox Pearl", "Artifact", "{0}"),
            ("Plains", "Basic Land - Plains", ""),
        )
    ]
    facts = tmp_path / "cards.json"
    facts.write_text(json.dumps(rows), "utf-8")
    result = run("check", str(banned), "--facts", str(facts))
    assert result.exit_code == 2 and "'Mox Pearl' is banned" in result.output
    pair.write_text("Commander\n1 Isamaru, Hound of Konda\n1 Somebody\nDeck\n58 Plains\n", "utf-8")
    words = ("check", str(pair), "--facts", str(facts), "--variant", "commander-draft")
    assert "may not lead a deck together" in run(*words).output
    assert "say with --set" in run(*words).output
    sets = tmp_path / "sets.json"
    pack = {"cards": [{"name": "Nobody Knows This One"}], "slots": [{"count": 1, "choose": [{"pool": "common"}]}]}
    masters, others = {"name": "Commander Masters", **pack}, {"name": "Others", **pack}
    sets.write_text(json.dumps({"ONE": masters, "TWO": others}), "utf-8")
    for name in ("CMM", "cmm", "Commander Masters", f"{sets}#ONE"):
        assert run(*words, "--set", name).exit_code == 0
    assert "may not lead a deck together" in run(*words, "--set", f"{sets}#TWO").output
    assert run(*words, "--set", "CMR").exit_code == 2
    assert "there is no set" in run(*words, "--set", "nowhere").output
    pair.write_text("Commander\n1 Isamaru, Hound of Konda\n1 Barge\nDeck\n58 Plains\n", "utf-8")
    assert "by today's edition" in run(*words, "--set", "CMM").output


def test_a_drafted_deck_is_compared_with_its_pool(tmp_path: Path) -> None:
    pool, deck = tmp_path / "pool.txt", tmp_path / "deck.txt"
    pool.write_text("1 Shock\n", "utf-8")
    deck.write_text("39 Mountain\n2 Shock\n", "utf-8")
    result = run("check", str(deck), "--variant", "conspiracy-draft", "--pool", str(pool))
    assert result.exit_code == 2 and "2 copies of 'Shock', of which 1 was drafted (CR 905.1d)" in result.output


def test_facts_may_come_from_a_file(tmp_path: Path) -> None:
    facts, deck = tmp_path / "cards.json", tmp_path / "deck.txt"
    rows = [{"name": "Somebody", "type_line": "Legendary Creature", "mana_cost": "{W}", "oracle_text": ""}]
    rows.append({"name": "Plains", "type_line": "Basic Land - Plains", "oracle_text": ""})
    facts.write_text(json.dumps(rows), "utf-8")
    deck.write_text("Commander\n1 Somebody\nDeck\n99 Plains\n", "utf-8")
    assert run("check", str(deck), "--facts", str(facts)).output.endswith("100 cards, legal for commander\n")


@pytest.mark.parametrize("name", ["mine.dek", "mine.dck", "mine.txt"])
def test_a_deck_is_converted_by_the_names_of_files(tmp_path: Path, name: str) -> None:
    target = tmp_path / name
    assert run("convert", "partners", str(target)).exit_code == 0
    assert read(target).sections == read_builtin("partners")
    again = run("convert", "red", str(target))
    assert again.exit_code == 2 and "there already" in again.output
    assert run("convert", "red", str(target), "--force").exit_code == 0
    assert read(target).sections == read_builtin("red")


def read_builtin(name: str) -> object:
    from apnap.decks import builtin

    return builtin(name).sections


def test_cards_that_nobody_knows_are_converted_too(tmp_path: Path) -> None:
    source = tmp_path / "a.txt"
    source.write_text("4 Nobody / Knows\n", "utf-8")
    shown = run("convert", str(source), "-", "--format", "xmage")
    assert shown.output == "NAME:a\n4 [XXX:1] Nobody / Knows\n"
    told = run("convert", str(source), "-", "--from", "mtgo", "--format", "arena")
    assert told.exit_code == 0


@pytest.mark.parametrize(
    "words,said",
    [
        (("convert", "elves", "-", "--format", "mtgo"), "it has no place for a Commander section"),
        (("convert", "elves", "-", "--format", "cockatric"), "did you mean 'cockatrice'?"),
        (("convert", "nowhere.txt", "-"), "there is no file and no built-in deck"),
        (("check", "nowhere.txt"), "there is no file and no built-in deck"),
        (("show", "rde"), "did you mean 'red'?"),
        (("check", "red", "--facts", "nowhere.json"), "cannot be read"),
    ],
)
def test_what_cannot_be_is_one_message_and_exit_code_2(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2 and said in result.output and "Traceback" not in result.output


@pytest.mark.parametrize("data", [b"\0\1\2", b"\x89PNG\r\n", b"<Deck><Cards", b"<html/>", b"", b"99999 Forest", b"4 "])
def test_bad_files_are_one_message_and_exit_code_2(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "deck.dek"
    file.write_bytes(data)
    for words in (("check", str(file)), ("show", str(file)), ("convert", str(file), "-")):
        result = run(*words)
        assert result.exit_code == 2 and result.output.startswith(f"apnap: {file}: ")


def test_a_deck_is_shown_with_its_sections() -> None:
    lines = run("show", "drakes").output.splitlines()
    assert lines[:4] == ["drakes: 60 cards", "", "Commander (1)", "   1 Talrand, Sky Summoner"]


def test_the_formats_are_listed() -> None:
    shown = run("formats").output
    for name in ("plain", "mtgo", "dek", "arena", "moxfield", "cockatrice", "forge", "xmage"):
        assert f"\n{name} " in f"\n{shown}"
