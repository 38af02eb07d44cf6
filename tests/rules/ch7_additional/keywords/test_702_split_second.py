"""Split second. CR 702.61."""

from __future__ import annotations

from apnap.rules.core.decisions import O_ACTIVATE, O_CAST, O_MANA, O_SPECIAL
from apnap.testing import rule
from apnap.testing.scenario import Permanent


@rule("702.61")
def test_nothing_is_cast_or_activated_over_split_second(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    ogre = table.seat(1).has("Prodigal Sorcerer")
    bolt = table.seat(1).holds("Lightning Bolt")[0]
    table.seat(1).gets_mana("R")
    table.seat(0).casts("Krosan Grip", at=[ring])
    assert not table.seat(1).can(O_CAST, bolt) and not table.seat(1).can(O_ACTIVATE, ogre)
    assert table.seat(1).can(O_MANA, ring)  # mana abilities are no exception to anything


@rule("702.61")
def test_split_second_ends_when_the_spell_has_resolved(scenario):
    table = scenario()
    bolt = table.seat(1).holds("Lightning Bolt")[0]
    table.seat(1).gets_mana("R")
    table.seat(0).casts("Sudden Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18
    assert table.seat(1).can(O_CAST, bolt)


@rule("702.61", "116.2b")
def test_special_actions_are_possible_under_split_second(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Battering Craghorn", part="morph").resolves()
    morph = Permanent(table, table.game.state.ids(table.seat(0).number, 5)[-1])
    table.seat(0).gets_mana("CRR")
    table.seat(0).casts("Sudden Death", at=[bear])
    assert table.seat(0).can(O_SPECIAL, morph)


@rule("702.61")
def test_triggered_abilities_go_onto_the_stack_above_split_second(scenario):
    table = scenario()
    table.seat(0).has("Spellweaver Eternal")
    table.seat(0).casts("Sudden Shock", at=[table.seat(1)])
    assert len(table.stack) == 2
