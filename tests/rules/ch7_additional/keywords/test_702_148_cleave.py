"""Cleave: cast for another cost, a spell lacks the words in square brackets. CR 702.148."""

from __future__ import annotations

from apnap.testing import from_text, rule
from apnap.testing.plugin import Builder

BRIEF = "Destroy target"
SLAY = from_text("Slay", "{1}{B}", "Instant", f"Cleave {{3}}{{B}}\n{BRIEF} [white] creature. [You lose 3 life.]")
SEEK = from_text("Seek", "{G}", "Sorcery", "Cleave {2}{G}\nYou gain 2 life [for each creature you control].")
KNOWN = (SLAY, SEEK)


@rule("702.148")
def test_for_its_mana_cost_all_words_count(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    angel = table.seat(1).has("Serra Angel")
    table.seat(1).has("Grizzly Bears")
    spell = me.casts("Slay", at=[angel])
    spell.resolves()
    assert angel.died and me.life == 17


@rule("702.148", "601.2b")
def test_for_its_cleave_cost_it_has_other_targets_and_does_less(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me = table.seat(0)
    bears = table.seat(2).has("Grizzly Bears")
    me.holds("Slay")
    me.gets_mana("CB")
    assert me.castable == []
    me.gets_mana("CC")
    table.refresh()
    assert me.castable == ["Slay"]
    spell = me.casts("Slay", at=[bears], part="cleave")
    assert spell.mana_value == 2
    spell.resolves()
    assert bears.died and me.life == 20


@rule("702.148", "707.10")
def test_a_copy_of_a_cleaved_spell_lacks_the_words_too(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me = table.seat(0)
    for _ in range(3):
        me.has("Grizzly Bears")
    spell = me.casts("Seek", part="cleave")
    me.casts("Twincast", at=[spell]).resolves()
    table.resolve_stack()
    assert me.life == 34
    me.casts("Seek", part="Seek").resolves()
    assert me.life == 40
