"""Spells that come under another player's control. CR 112.2, 613.1b, 800.4a-c."""

from __future__ import annotations

import pytest

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import card
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_OPPONENT, THAT_PLAYER, YOU
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer, TargetSpell
from apnap.english import rules_text
from apnap.rules.core.constants import MAIN1
from apnap.testing import rule
from apnap.testing.plugin import Builder

SEIZE = card("Seize", "{U}", "Instant", Indefinitely(TargetSpell(), YouControl()))
BORROW = card("Borrow", "{U}", "Instant", UntilEndOfTurn(TargetSpell(), YouControl()))
BLESSING = card("Blessing", "{W}", "Instant", GainLife(4))


@rule("112.2")
def test_you_in_a_spell_is_whoever_controls_it_as_it_resolves(scenario: Builder) -> None:
    table = scenario(seats=3).knows(SEIZE, BLESSING)
    spell = table.seat(1).casts("Blessing")
    table.seat(2).casts("Seize", at=[spell]).resolves()
    assert spell.controller == table.seat(2)
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [20, 20, 24]
    assert table.seat(1).graveyard == ["Blessing"]


@rule("112.2", "110.2")
@pytest.mark.parametrize("name", ["Seize", "Borrow"])
def test_a_permanent_enters_under_the_control_of_whoever_controls_the_spell(scenario: Builder, name: str) -> None:
    table = scenario(seats=3).knows(SEIZE, BORROW)
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(2).casts(name, at=[spell]).resolves()
    table.resolve_stack()
    bears = table.seat(2).permanent("Grizzly Bears")
    assert bears.owner == table.seat(0)
    table.to_step(MAIN1, table.seat(1))
    assert bears.controller == table.seat(2)


@rule("112.2", "613.7")
def test_of_two_who_take_a_spell_the_later_one_has_it(scenario: Builder) -> None:
    table = scenario(seats=4).knows(SEIZE, BLESSING)
    spell = table.seat(0).casts("Blessing")
    table.seat(1).casts("Seize", at=[spell]).resolves()
    table.seat(3).casts("Seize", at=[spell]).resolves()
    assert spell.controller == table.seat(3)


@rule("800.4a", "112.2")
def test_a_spell_goes_back_when_whoever_took_it_leaves(scenario: Builder) -> None:
    table = scenario(seats=4).knows(SEIZE, BLESSING)
    spell = table.seat(0).casts("Blessing")
    table.seat(1).casts("Seize", at=[spell]).resolves()
    table.seat(1).concedes()
    assert spell.controller == table.seat(0) and table.stack == ["Blessing"]
    table.resolve_stack()
    assert table.seat(0).life == 24


@rule("800.4a")
def test_a_spell_leaves_with_its_owner_whoever_controls_it(scenario: Builder) -> None:
    table = scenario(seats=4).knows(SEIZE, BLESSING)
    spell = table.seat(1).casts("Blessing")
    table.seat(2).casts("Seize", at=[spell]).resolves()
    table.seat(1).concedes()
    assert table.stack == []


@rule("108.4", "723.1")
@pytest.mark.parametrize(
    "subject", [TargetPlayer(), AnyTarget(), TargetCard(CREATURE), YOU, EACH_OPPONENT, THAT_PLAYER]
)
def test_control_of_what_has_no_controller_is_refused(subject: object) -> None:
    with pytest.raises(VocabularyError, match="only permanents and spells"):
        Indefinitely(subject, YouControl())  # type: ignore[arg-type]


def test_what_it_says() -> None:
    assert rules_text(SEIZE) == "Gain control of target spell."
    Indefinitely(Target(CREATURE), YouControl())
