"""Cards, decks, rules and the doctor at the command line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from apnap import library, rulebook
from apnap.cli import main
from apnap.decks import builtin_names


def lines(*arguments: str) -> list[str]:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def test_all_cards_are_listed_with_cost_and_type() -> None:
    listed = lines("cards")
    assert len(listed) == len(library.names())
    assert any(line.split("  ")[0] == "Lightning Bolt" and "{R}" in line and "Instant" in line for line in listed)


def test_a_list_of_cards_says_their_colours_and_which_are_not_tested(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text('from apnap.vocabulary import *\ncard("Listed Bear", "{W}{U}", "Creature - Bear", "2/2", FLYING)\n')
    command = [sys.executable, "-m", "apnap", "cards", "list", "bear", "--cards", str(own)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    by_name = {line[:32].rstrip(): line[32:].split() for line in done.stdout.splitlines()}
    assert by_name["Listed Bear"] == ["WU", "{W}{U}", "Creature", "—", "Bear", "(not", "tested)"]
    assert by_name["Grizzly Bears"] == ["G", "{1}{G}", "Creature", "—", "Bear"]


def test_cards_are_found_by_words_of_their_type() -> None:
    found = lines("cards", "list", "goblin", "creature")
    assert any(line.startswith("Raging Goblin") for line in found)
    assert not any(line.startswith("Grizzly Bears") for line in found)


def test_a_card_is_shown_as_it_is_typed() -> None:
    shown = lines("cards", "show", "grizzly", "bears")
    assert shown[0] == "Grizzly Bears  {1}{G}"
    assert shown[1].startswith("Creature") and shown[1].endswith("Bear")
    assert shown[-1] == "2/2"


def test_decks_are_listed() -> None:
    *listed, others = lines("decks")
    names = [line.split()[0] for line in listed]
    assert "as they were sold" in others
    assert names == builtin_names() + builtin_names("commander") + builtin_names("brawl")
    assert any(line.startswith("elves ") and "100 cards" in line and "Dwynen" in line for line in listed)
    assert any(line.startswith("red ") and "60 cards" in line for line in listed)


def test_a_deck_is_shown_as_a_list_that_can_be_read_again(tmp_path: Path) -> None:
    shown = lines("decks", "show", "green")
    assert "4 Grizzly Bears" in shown
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(shown), "utf-8")
    assert lines("decks", "check", str(file)) == [f"{file}: 60 cards, fine"]


def test_every_built_in_deck_is_fine() -> None:
    names = [line.split()[0] for line in lines("decks")[:-1]]
    assert len(lines("decks", "check", *names)) == len(names) >= 10


def test_every_deck_that_is_not_fine_is_named(tmp_path: Path) -> None:
    short = tmp_path / "short.txt"
    short.write_text("4 Shock\n", "utf-8")
    many = tmp_path / "many.txt"
    many.write_text("55 Mountain\n5 Shock\n", "utf-8")
    result = CliRunner().invoke(main, ["decks", "check", str(short), "red", str(many)])
    assert result.exit_code == 2
    assert "at least 60 are needed (CR 100.2a)" in result.stderr
    assert "5 copies of 'Shock'" in result.stderr
    assert result.stdout == "red: 60 cards, fine\n"
    assert lines("decks", "check", "--any", str(short)) == [f"{short}: 4 cards, fine"]


def test_cards_of_ones_own_are_shown_and_checked(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        'from apnap.vocabulary import *\ncard("Test Bear", "{1}{G}", "Creature - Bear", "2/2")\n',
        "utf-8",
    )
    deck = tmp_path / "mine.txt"
    deck.write_text("56 Forest\n4 Test Bear\n", "utf-8")
    # in processes of their own: cards stay where they were read
    for arguments in (
        ("cards", "show", "Test Bear"),
        ("cards", "list", "Test"),
        ("decks", "check", str(deck)),
        ("decks", "show", str(deck)),
    ):
        command = [sys.executable, "-m", "apnap", *arguments, "--cards", str(own)]
        result = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
        assert result.returncode == 0, result.stderr
        assert "Test Bear" in result.stdout or "60 cards, fine" in result.stdout


def test_a_rule_is_shown_with_what_stands_below_it() -> None:
    shown = lines("rules", "704.5")
    assert shown[0] == f"704.5  {rulebook.title('704.5')}"
    assert any(line.startswith("704.5a ") for line in shown)


def test_a_rule_has_its_explanation_where_there_is_one() -> None:
    shown = "\n".join(lines("rules", "CR 800.4a"))
    assert rulebook.explain("800.4a").explanation.split()[0] in shown


def test_a_rule_of_an_older_edition() -> None:
    assert "2024" in lines("rules", "802.5", "--edition", "2024")[0]


def test_rules_are_found_by_words() -> None:
    assert any(line.startswith("500.7 ") for line in lines("rules", "extra", "turn"))


def test_all_rules_of_the_specification_are_shown_with_their_state() -> None:
    shown = lines("rules")
    for proof in rulebook.proofs().values():
        words = f"{proof.entry.number} {proof.entry.pinned or 'gone'} {proof.state} {len(proof.tests) or ''}"
        assert any(line.split()[: len(words.split())] == words.split() for line in shown), words
    assert shown[-1].split()[:2] == ["all", "349"]
    few = lines("rules", "--state", "informational")
    assert any(line.startswith("800.3 ") for line in few) and not any(line.startswith("800.4 ") for line in few)
    assert any("test_800_4_leaving.py::" in line for line in lines("rules", "--tests"))


def test_a_rule_is_shown_with_its_tests_its_examples_and_its_code() -> None:
    shown = lines("rules", "801.7")
    assert shown[0] == f"801.7  {rulebook.title('801.7')}"
    assert "tested" in shown
    triggers = "tests/rules/ch8_multiplayer/test_801_7_triggers_and_attachments.py"
    assert f"  {triggers}::test_the_whole_trigger_event_must_be_within_range" in shown
    assert "  example 1: test_the_whole_trigger_event_must_be_within_range" in shown
    assert any(re.match(r"  apnap/rules/ch8_multiplayer/range.py:\d+  hears$", line) for line in shown)


def test_a_number_of_the_specification_is_shown_beside_that_of_today() -> None:
    shown = lines("rules", "726.4", "--edition", "specification")
    assert shown[0].startswith("729.4 ") and "(its number in the specification is 726.4)" in shown
    assert lines("rules", "729.4") == shown
    assert "informational" in lines("rules", "800.3")


def test_the_table_of_rules_is_there_for_machines() -> None:
    data = json.loads("\n".join(lines("rules", "--json")))
    assert len(data) == 349
    assert all(list(row)[:6] == ["number", "pinned", "title", "state", "tests", "reason"] for row in data)
    by_number = {row["number"]: row for row in data}
    assert by_number["726.4"]["pinned"] == "729.4" and by_number["802.5"]["pinned"] is None
    assert by_number["800.3"]["reason"] and not by_number["800.3"]["tests"]
    assert by_number["802.5"]["tests"] != by_number["802.6"]["tests"]
    (one,) = json.loads("\n".join(lines("rules", "801.7", "--json")))
    assert one == by_number["801.7"] and len(one["examples"]) == 1


def test_many_rules_are_cut_short_unless_all_are_wanted() -> None:
    few, everything = lines("rules", "t"), lines("rules", "t", "--all")
    assert len(few) < len(everything)
    assert "more: give --all" in few[-1]


def test_the_doctor_says_what_is_running() -> None:
    facts = json.loads("\n".join(lines("doctor", "--json")))
    assert facts["engine"] in ("compiled", "interpreted")
    assert facts["cards"] == len(library.names())
    assert facts["read_cards"] == len(library.pool.POOL.stored.names())
    assert facts["cards_in_part"] > 1000
    assert len(facts["decks"]) == 10
    assert facts["click"]
    assert any(line.startswith("engine ") for line in lines("doctor"))
