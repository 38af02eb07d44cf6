"""Which cards count as tested: those of which `tools/deletions.py` could delete no ability unnoticed."""

from __future__ import annotations

import json

from click.testing import CliRunner

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.cli import main
from apnap.library import pool
from tools.deletions import Written, WrittenCard, deletions

HINT = "run `python -m tools.deletions --write`, and write tests for what survives"


def test_nearly_all_cards_are_tested() -> None:
    cards = library.cards()
    missing = [made.name for made in cards if not library.is_tested(made)]
    print(f"{len(cards) - len(missing)} of {len(cards)} cards are tested")
    assert len(missing) <= 0.1 * len(cards), f"{HINT}: {missing}"
    assert set(pool.tested()) <= set(library.names()), HINT


def test_a_card_that_has_changed_is_not_tested_any_more() -> None:
    angel = library.find("Serra Angel")
    changed = card("Serra Angel", "{3}{W}{W}", "Creature - Angel", "4/4", FLYING)
    assert pool.text_mark(changed) != pool.text_mark(angel)
    assert not library.is_tested(changed)


def test_a_listed_card_says_kind_colours_and_whether_it_is_tested() -> None:
    result = CliRunner().invoke(main, ["cards", "list", "--json"])
    assert result.exit_code == 0, result.output
    listed = {fact["name"]: fact for fact in json.loads(result.stdout)}
    assert sorted(listed) == library.names()
    angel = listed["Serra Angel"]
    assert (angel["kind"], angel["colors"], angel["cost"]) == ("creature", "W", "{3}{W}{W}")
    assert listed["Dryad Arbor"]["kind"] == "creature" and listed["Forest"]["kind"] == "land"
    for made in library.cards():
        assert listed[made.name]["tested"] == library.is_tested(made)


def test_every_part_of_a_card_is_deleted_in_turn() -> None:
    written = WrittenCard(Written("Angel", "{W}", "Creature - Angel", ["4/4", FLYING, FLYING], None))
    assert [deletion.part for deletion in deletions(written, [])] == ["Angel, 1: flying", "Angel, 2: flying"]
