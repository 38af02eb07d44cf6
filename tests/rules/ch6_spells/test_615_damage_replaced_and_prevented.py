"""Damage doubled, redirected, prevented and unpreventable, by cards. CR 614.9, 615, 616.1."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.filters import CREATURE
from apnap.abilities.selectors import Each
from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import FOR_CHOICE, FOR_REPLACEMENT
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent

SWEEP = card("Sweep", "{R}", "Sorcery", DealDamage(3, to=Each(CREATURE)))


# doubling -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("Furnace of Rath", 6, 6),
        ("Dictate of the Twin Gods", 6, 6),
        ("Gratuitous Violence", 3, 3),
        ("Angrath's Marauders", 6, 3),
        ("Fiery Emancipation", 9, 3),
    ],
)
def test_how_much_a_spell_deals(scenario: Builder, name: str, mine: int, theirs: int) -> None:
    table = scenario(seats=3)
    table.seat(0).has(name)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.seat(1).casts("Lightning Bolt", at=[table.seat(2)]).resolves()
    assert (20 - table.seat(1).life, 20 - table.seat(2).life) == (mine, theirs)


def test_gratuitous_violence_doubles_the_damage_of_creatures(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Gratuitous Violence")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 16


@rule("614.5", "616.1")
def test_two_doublers_apply_once_each(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Furnace of Rath", "Angrath's Marauders")
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 12


@rule("616.1")
def test_the_one_who_is_hit_orders_doubling_and_prevention(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Furnace of Rath")
    table.seat(1).has("Urza's Armor")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    decision = table.asked(purpose=FOR_REPLACEMENT)
    assert decision.seat == table.seat(1).number
    table.answer([decision.labels.index("Urza's Armor")])
    table.resolve_stack()
    assert table.seat(1).life == 18  # one less, then doubled
    table.seat(0).casts("Shock", at=[table.seat(1)])
    decision = table.asked(purpose=FOR_REPLACEMENT)
    table.answer([decision.labels.index("Furnace of Rath")])
    table.resolve_stack()
    assert table.seat(1).life == 15


# redirecting ----------------------------------------------------------------------------------------------------------
@rule("614.9")
def test_pariah_redirects_damage_to_the_enchanted_creature(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    aura = Permanent(table, table.seat(0).casts("Pariah", at=[giant]).resolves().now)
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 20 and giant.damage == 2
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    table.resolve_stack()
    assert giant.died and aura.zone == "graveyard"
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 18


@rule("614.9")
def test_a_giant_takes_it_for_all(scenario: Builder) -> None:
    table = scenario().knows(SWEEP)
    giant = table.seat(0).has("Palisade Giant")
    bears, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    table.seat(1).casts("Shock", at=[bears]).resolves()
    assert (table.seat(0).life, bears.damage, giant.damage) == (20, 0, 4)
    table.seat(0).casts("Sweep").resolves()
    assert bears.stayed and theirs.died and giant.died


@rule("614.1a")
def test_a_hydra_grows_by_it(scenario: Builder) -> None:
    table = scenario()
    hydra = table.seat(0).has("Phytohydra")
    table.seat(1).casts("Lightning Bolt", at=[hydra]).resolves()
    assert (hydra.power, hydra.damage) == (4, 0)


# preventing -----------------------------------------------------------------------------------------------------------
@rule("615.1")
def test_combat_damage_to_and_by(scenario: Builder) -> None:
    table = scenario()
    bank, jelly = table.seat(1).have("Fog Bank", "Guard Gomazoa")
    one, two = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(1)})
    table.seat(1).casts("Giant Growth", at=[bank]).resolves()
    table.seat(1).blocks({bank: one, jelly: two})
    table.to_step(MAIN2)
    assert bank.damage == 0 and one.damage == 0
    assert jelly.damage == 0 and two.damage == 1
    table.seat(0).casts("Lightning Bolt", at=[jelly]).resolves()
    assert jelly.died


@rule("615.10")
def test_each_event_of_damage_is_reduced_by_itself(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Urza's Armor")
    defender = table.seat(0).has("Daunting Defender")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 18
    table.seat(1).casts("Lightning Bolt", at=[defender]).resolves()
    table.seat(1).casts("Shock", at=[bears]).resolves()
    assert defender.damage == 2 and bears.died


@rule("615.8", "609.7a")
def test_a_circle_stops_the_next_time(scenario: Builder) -> None:
    table = scenario()
    circle = table.seat(0).has("Circle of Protection: Red")
    table.seat(1).has("Hill Giant")
    for expected in (20, 17):
        bolt = table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
        if expected == 20:
            table.seat(0).gets_mana("C")
            table.seat(0).activates(circle)
            decision = table.asked(purpose=FOR_CHOICE)
            assert bolt.id in decision.candidates and len(decision.candidates) == 2
            table.answer([bolt.id])
        table.resolve_stack()
        assert table.seat(0).life == expected


@rule("615.8", "609.7a")
def test_a_circle_stops_what_was_sacrificed_for_its_ability(scenario: Builder) -> None:
    """The ability on the stack refers to its source, wherever that has gone."""
    table = scenario()
    circle, fanatic = table.seat(0).has("Circle of Protection: Red"), table.seat(1).has("Mogg Fanatic")
    table.seat(1).has("Hill Giant")
    table.seat(1).activates(fanatic, at=[table.seat(0)])
    assert fanatic.zone == "graveyard"
    table.seat(0).gets_mana("C")
    table.seat(0).activates(circle)
    decision = table.asked(table.seat(0), FOR_CHOICE)
    assert fanatic.id in decision.candidates and len(decision.candidates) == 2
    table.answer([fanatic.id])
    table.resolve_stack()
    assert table.seat(0).life == 20


@rule("609.7a", "807.5")
def test_a_circle_stops_a_spell_on_another_stack(scenario: Builder) -> None:
    """Seats 0 and 4 take their turns at the same time; seat 2 reaches both."""
    table = scenario(seats=8, markers=2, range_of_influence=2)
    circle = table.seat(2).has("Circle of Protection: Red")
    bolt = table.on(1).seat(4).casts("Lightning Bolt", at=[table.seat(2)])
    table.seat(2).gets_mana("C")
    table.on(0).seat(2).activates(circle)
    table.resolve_stack()  # the bolt is the only red source
    table.on(1).resolve_stack()
    assert table.seat(2).life == 20 and bolt.zone == "graveyard"


@rule("615.9")
def test_a_circle_of_protection_does_not_see_a_source_of_another_color(scenario: Builder) -> None:
    table = scenario()
    circle = table.seat(0).has("Circle of Protection: Green")
    table.seat(0).gets_mana("C")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    table.seat(0).activates(circle)
    table.resolve_stack()
    assert table.seat(0).life == 17


@pytest.mark.parametrize("color", ["White", "Blue", "Black"])
def test_every_color_has_its_circle(scenario: Builder, color: str) -> None:
    table = scenario()
    attacker = {"White": "Serra Angel", "Blue": "Breezekeeper", "Black": "Thorn of the Black Rose"}[color]
    creature = table.seat(0).has(attacker)
    circle = table.seat(1).has(f"Circle of Protection: {color}")
    table.seat(0).attacks({creature: table.seat(1)})
    table.seat(1).gets_mana("C")
    ability = table.seat(1).activates(circle)
    if color == "White":
        table.says([creature.id])  # the circle is a white source too
    ability.resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("615.12")
def test_damage_that_cannot_be_prevented(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Urza's Armor")
    table.seat(0).casts("Skullcrack", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 15
    table.seat(1).casts("Healing Salve", modes=[0], at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 15  # nobody gains life either
    table.next_turn()
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 14


@rule("615.12")
def test_shields_are_not_used_up_by_it(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Healing Salve", modes=[1], at=[table.seat(1)]).resolves()
    table.seat(0).casts("Skullcrack", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17
