"""What activated abilities cost, what enters untapped, abilities that are copied by their source. CR 601.2f, 614.1d."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from tests.helpers.read_cards import made

BELL = made("{2}: You gain 1 life.", "Artifact", name="Bell")
LESS = "Activated abilities of artifacts <yc> cost {1} less to activate."


@rule("601.2f", "602.2b")
def test_abilities_of_artifacts_cost_less(scenario):
    table = scenario().knows(BELL, made(LESS, "Enchantment", name="Oil"))
    bell = table.seat(0).has("Bell")
    theirs = table.seat(1).has("Bell")
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_ACTIVATE, bell)
    table.seat(0).has("Oil")
    assert table.seat(0).can(O_ACTIVATE, bell)
    table.seat(0).activates(bell)
    table.resolve_stack()
    assert table.seat(0).life == 21
    table.next_turn()
    table.seat(1).gets_mana("C")
    assert not table.seat(1).can(O_ACTIVATE, theirs)


@rule("601.2f")
@pytest.mark.parametrize("cost", ["{3}", "{2}", "{1}"])
def test_the_mana_in_a_cost_is_never_less_than_one(scenario, cost):
    text = LESS.replace("{1}", "{3}") + " This effect can't reduce <cost> to less than one mana."
    table = scenario().knows(
        made(f"{cost}: You gain 1 life.", "Artifact", name="Gong"), made(text, "Enchantment", name="Oil")
    )
    gong, _ = table.seat(0).have("Gong", "Oil")
    assert not table.seat(0).can(O_ACTIVATE, gong)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_ACTIVATE, gong)


@rule("614.1d", "614.12")
@pytest.mark.parametrize("road", [True, False])
def test_lands_enter_untapped(scenario, road):
    table = scenario().knows(
        made("Lands <yc> enter untapped.", "Enchantment", name="Road"),
        made("This land enters tapped.\n{T}: Add {C}.", "Land", name="Bog"),
    )
    table.seat(0 if road else 1).has("Road")
    assert table.seat(0).plays("Bog").tapped != road


@rule("707.10", "115.1")
def test_an_ability_is_copied_if_its_source_fits(scenario):
    text = "{0}: Copy target activated or triggered ability <yc> from an artifact source."
    table = scenario().knows(
        made("{0}: You gain 1 life.", "Artifact", name="Chime"),
        made("{0}: You gain 1 life.", "Enchantment", name="Hymn"),
        made(text, "Enchantment", name="Echo"),
    )
    chime, hymn, echo = table.seat(0).have("Chime", "Hymn", "Echo")
    table.seat(0).activates(hymn)
    assert not table.seat(0).can(O_ACTIVATE, echo)
    ability = table.seat(0).activates(chime)
    table.seat(0).activates(echo, at=[ability.id])
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("613.4b", "202.3")
def test_an_artifact_becomes_as_large_as_its_mana_value(scenario):
    text = "Target artifact becomes an artifact creature with <pte> <bmv> <eot>."
    table = scenario().knows(made(text), BELL, made("{T}: Add {C}.", "Artifact", "{4}", name="Anvil"))
    anvil = table.seat(0).has("Anvil")
    table.seat(0).casts("Rite", at=[anvil]).resolves()
    assert (anvil.power, anvil.toughness, anvil.is_a("Creature")) == (4, 4, True)
