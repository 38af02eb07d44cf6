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


@rule("608.2h", "602.2b")
def test_the_mana_value_of_the_card_that_was_discarded(scenario):
    text = "Discard a card: <c> deals damage to <tc> equal to the discarded card's mana value."
    text = text.replace("<c>", "This creature")
    table = scenario().knows(made(text, "Creature \u2014 Wizard", name="Flinger"))
    flinger, spider = table.seat(0).has("Flinger"), table.seat(1).has("Giant Spider")
    table.seat(0).holds("Hill Giant")
    table.seat(0).activates(flinger, at=[spider])
    table.resolve_stack()
    assert spider.died


@rule("208.1", "121.1")
def test_a_card_for_each_different_power(scenario):
    table = scenario().knows(made("Draw a card for each different power among <cs> <yc>."))
    table.seat(0).have("Grizzly Bears", "Hill Giant", "Bear Cub")
    table.seat(1).has("Llanowar Elves")
    table.seat(0).casts("Rite").resolves()
    assert len(table.seat(0).hand) == 2


@rule("122.1")
def test_counters_on_what_has_counters(scenario):
    text = (
        "{0}: Put a moss counter on target creature.\n{0}: Put a rust counter on each creature that has a moss counter "
    )
    text += "on it."
    table = scenario().knows(made(text, "Artifact", name="Sprayer"))
    sprayer, bear, giant = table.seat(0).have("Sprayer", "Grizzly Bears", "Hill Giant")
    table.seat(0).activates(sprayer, at=[bear])
    table.resolve_stack()
    table.seat(0).activates(sprayer, 1)
    table.resolve_stack()
    assert (bear.counters("rust"), giant.counters("rust")) == (1, 0)
