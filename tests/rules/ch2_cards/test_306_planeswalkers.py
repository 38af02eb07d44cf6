"""Planeswalkers. CR 306."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN1, MAIN2
from apnap.rules.core.decisions import D_CHOOSE, FOR_LEGEND, O_ACTIVATE
from apnap.testing import Permanent, Scenario, Seat, rule
from apnap.testing.plugin import Builder


def loyalty_offers(table: Scenario, seat: Seat, walker: Permanent) -> list[int]:
    """The loyalty abilities that may be activated now."""
    options = table.to_priority(seat.number).options
    return [o.index for o in options if o.kind == O_ACTIVATE and o.id == walker.now]


@rule("306.2", "306.5b")
def test_a_planeswalker_enters_with_its_printed_loyalty(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Jace Beleren").resolves()
    jace = table.seat(0).permanent("Jace Beleren")
    assert (jace.counters("loyalty"), jace.controller) == (3, table.seat(0))


@rule("306.5d", "606.3")
def test_one_loyalty_ability_a_turn_for_each_planeswalker(scenario: Builder) -> None:
    table = scenario()
    jace, garruk = table.seat(0).have("Jace Beleren", "Garruk Wildspeaker")
    assert loyalty_offers(table, table.seat(0), jace) == [0, 1]
    table.seat(0).activates(jace, 0).resolves()
    assert loyalty_offers(table, table.seat(0), jace) == []
    assert loyalty_offers(table, table.seat(0), garruk) == [1]
    table.to_step(MAIN2)
    assert loyalty_offers(table, table.seat(0), jace) == []
    table.to_step(MAIN1, table.seat(0))
    assert loyalty_offers(table, table.seat(0), jace) == [0, 1]


@rule("306.5d", "606.3")
def test_loyalty_abilities_are_for_their_controllers_own_main_phase(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    assert loyalty_offers(table, table.seat(0), jace) == []
    assert loyalty_offers(table, table.seat(1), jace) == []
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Shock", at=[table.seat(0)])
    assert loyalty_offers(table, table.seat(1), jace) == []
    table.resolve_stack()
    assert loyalty_offers(table, table.seat(1), jace) == [0, 1]


@rule("306.5d", "606.3", "400.7")
def test_a_planeswalker_that_comes_back_is_a_new_one(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    table.seat(0).activates(jace, 1, at=[table.seat(0)]).resolves()
    table.seat(0).casts("Jace Beleren")
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_LEGEND)
    new = next(id for id in decision.candidates if id != jace.id)
    table.answer([new])
    again = table.seat(0).permanent("Jace Beleren")
    assert again.id == new and again.counters("loyalty") == 3
    assert loyalty_offers(table, table.seat(0), again) == [0, 1]


@rule("306.4", "704.5j")
def test_different_planeswalkers_of_one_player_live_together(scenario: Builder) -> None:
    table = scenario()
    jace, garruk = table.seat(0).have("Jace Beleren", "Garruk Wildspeaker")
    other = table.seat(1).has("Jace Beleren")
    assert jace.stayed and garruk.stayed and other.stayed


@rule("306.6", "306.8")
def test_an_attacked_planeswalker_takes_the_damage_for_its_controller(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).attacks({bear: jace})
    table.to_step(MAIN2)
    assert (jace.counters("loyalty"), table.seat(1).life) == (1, 20)


@rule("306.9", "704.5i")
def test_a_planeswalker_without_loyalty_goes_to_its_owners_graveyard(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(1).has("Garruk Wildspeaker")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: garruk})
    table.to_step(MAIN2)
    assert table.seat(1).graveyard == ["Garruk Wildspeaker"]


@rule("306.9", "606.6")
def test_the_last_loyalty_may_be_paid_and_the_ability_still_resolves(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker", counters={"loyalty": 1})
    table.seat(0).activates(garruk, 1)
    assert table.seat(0).graveyard == ["Garruk Wildspeaker"]
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Beast Token"]


@rule("306.5a", "306.5c")
def test_loyalty_that_costs_more_than_there_is_cannot_be_paid(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker")
    table.seat(0).have("Forest", "Forest")
    assert loyalty_offers(table, table.seat(0), garruk) == [0, 1]
    stronger = table.seat(1).has("Garruk Wildspeaker", counters={"loyalty": 4})
    table.to_step(MAIN1, table.seat(1))
    assert loyalty_offers(table, table.seat(1), stronger) == [0, 1, 2]
