"""Words of `apnap.testing` for designations, for what is castable, and for tables where no answer is left to chance."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from apnap import vocabulary
from apnap.errors import InputError
from apnap.library.pool import POOL
from apnap.rules.ch7_additional.loops.shortcuts import Loop, Passing
from apnap.rules.ch8_multiplayer.table import TableError
from apnap.rules.core.constants import BATTLEFIELD, BLOCKERS, END_COMBAT, EXILE, MAIN2
from apnap.rules.core.decisions import FOR_COPY, O_ACTIVATE
from apnap.testing import from_text, rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import GainLife


@rule("725.1", "726.1")
def test_who_is_the_monarch_and_who_has_the_initiative(scenario: Builder) -> None:
    table = scenario(seats=3)
    assert table.monarch is None and table.initiative is None
    table.seat(1).becomes_monarch()
    table.seat(2).takes_initiative()
    assert table.monarch == table.seat(1) and table.initiative == table.seat(2)
    table.seat(1).concedes()
    assert table.monarch == table.seat(0)


@rule("731.1")
def test_day_and_night_are_words(scenario: Builder) -> None:
    table = scenario()
    assert table.daytime == ""
    assert table.becomes("night").daytime == "night"
    assert table.becomes("day").daytime == "day"


@rule("601.2")
def test_what_is_castable(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    one.holds("Shock", "Shock", "Grizzly Bears")
    two.holds("Shock", "Grizzly Bears")
    one.gets_mana("RG")
    two.gets_mana("RG")
    assert one.castable == ["Shock", "Grizzly Bears"]
    assert two.castable == ["Shock"]


def test_a_strict_table_answers_nothing_for_anybody(scenario: Builder) -> None:
    """A blocker could block: the test has to say whether it does."""
    table = scenario(seats=2, strict=True)
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    with pytest.raises(AssertionError, match=r"seat 0.* was asked .*508\.1"):
        table.to_step(MAIN2)
    table.seat(0).attacks({bears: table.seat(1)})
    with pytest.raises(AssertionError, match=r"seat 1.* was asked .*509\.1"):
        table.to_step(END_COMBAT)
    table.seat(1).blocks({giant: bears})
    table.to_step(END_COMBAT)
    assert bears.died and table.defaults == []


def test_what_was_answered_by_default_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(END_COMBAT)
    assert len(table.defaults) == 1 and "<seat 1> was asked" in table.defaults[0] and "509.1" in table.defaults[0]
    assert table.turn.step != BLOCKERS


@rule("700.2")
def test_a_card_is_made_from_its_text(scenario: Builder) -> None:
    bell = from_text("Bell", "{1}", "Artifact", "Bell enters tapped.\n{T}: You gain 2 life.")
    omen = from_text("Omen", "", "Scheme", "When you set this scheme in motion, you gain 3 life.")
    table = scenario(variant="archenemy").knows(bell, omen)
    table.sets_in_motion("Omen").resolve_stack()
    table.seat(0).activates(table.seat(0).has("Bell")).resolves()
    assert table.seat(0).life == 45
    with pytest.raises(AssertionError, match="Nonsense is not understood"):
        from_text("Nonsense", "{1}", "Artifact", "Sing twice.")


@rule("904.13b", "800.2")
def test_a_table_has_the_names_and_options_of_every_variant(scenario: Builder) -> None:
    table = scenario(variant="archenemy-commander")
    assert table.seat(0).life == 60
    far = scenario(seats=6, variant="team-vs-team", range_of_influence=1, life=7, deploy=True)
    state = far.game.state
    assert state.table.range == [1] * 6 and state.table.deploy and far.seat(0).life == 7
    with pytest.raises(InputError, match="there is no variant called 'emporer'"):
        scenario(variant="emporer")
    with pytest.raises(TableError, match=r"807\.2c"):
        scenario(variant="grand-melee", deploy=True)


@rule("601.2c", "603.2")
def test_targets_are_given_slot_by_slot_whatever_triggers(scenario: Builder) -> None:
    """The first word has one target and is not asked about; the second may have the same creature, or a player."""
    bite = from_text("Bite", "{R}", "Instant", "Tap target creature you control. Bite deals 2 damage to any target.")
    sign = from_text("Sign", "{1}", "Enchantment", "Whenever you cast a spell, you gain 1 life.")
    table = scenario(seats=2).knows(bite, sign)
    table.seat(0).has("Sign")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Bite", at=[bears, table.seat(1)])
    assert table.stack == ["Bite", "Sign's ability"]
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [21, 18] and bears.tapped


@rule("400.7")
def test_a_handle_is_what_its_card_is_now(scenario: Builder) -> None:
    """Answers may be handles; a card is cast from wherever it is by its handle, and looked at where it has come to."""
    table = scenario(seats=2)
    angel = table.seat(1).has("Serra Angel")
    clone = table.seat(0).holds("Clone")[0]
    table.says([angel])
    table.seat(0).casts(clone).resolves()
    assert (clone.name, clone.power, clone.tapped) == ("Serra Angel", 4, False)
    assert not any(FOR_COPY in told for told in table.defaults)
    there = table.game.state.edit(table.place(table.seat(0).number, "Shock", EXILE))
    assert there.zone == EXILE and "Shock" not in table.seat(0).castable


@rule("119.1", "611.3a")
def test_a_life_total_that_is_laid_out_is_seen(scenario: Builder) -> None:
    meek = from_text("Meek", "{B}", "Creature - Rat", "Meek gets +2/+2 as long as you have 10 or less life.", "1/1")
    table = scenario(seats=2).knows(meek)
    rat = table.seat(0).has("Meek")
    assert rat.power == 1
    table.seat(0).at(10)
    assert rat.power == 3


@rule("732.2a", "732.2b")
def test_shortcuts_are_words(scenario: Builder) -> None:
    table = scenario(seats=3).remembers()
    one = table.seat(0)
    guard = one.has("Midnight Guard")
    table.seat(1).holds("Shock")
    table.seat(1).has("Mountain")
    one.casts("Presence of Gond", at=[guard]).resolves()
    one.proposes(Loop(10, [one.would(O_ACTIVATE, guard), Passing()])).all_accept()
    assert len(one.battlefield) == 12
    one.activates(guard)
    table.resolve_stack()
    one.repeats(100).all_accept()
    state = table.game.state
    tokens = [state.objs[id] for id in state.ids(one.number, BATTLEFIELD) if state.objs[id].token]
    assert sum(int(o.token_count) for o in tokens) == 111


NAMES: list[bool] = []


@pytest.mark.parametrize("again", [False, True])
def test_a_card_made_in_a_test_does_not_stay(again: bool) -> None:
    """The second time it is as new as the first."""
    assert "Passing Fancy" not in POOL.brought
    vocabulary.card("Passing Fancy", "{W}", "Sorcery", GainLife(1))
    assert "Passing Fancy" in POOL.brought
    NAMES.append(again)
    assert len(NAMES) <= 2


FAILING = """
def test_it_fails(scenario):
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    table.resolve_stack()
    table.next_turn()
    assert bears.died
"""


def test_a_failure_says_what_was_answered_by_default(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(FAILING, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "apnap.testing.plugin", "-p", "no:cacheprovider", "-x"]
    result = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, timeout=120, cwd=tmp_path)
    assert result.returncode == 1
    assert "answered by default" in result.stdout and "<seat 1> was asked" in result.stdout, result.stdout
