"""What `why not` says at the table, as a judge would put it."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN2
from apnap.rules.views.view import observe
from apnap.terminal import why_not as typed_why_not
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat


def why_not(table: Scenario, seat: Seat, text: str) -> list[str]:
    decision = table.game.decision()
    mine = decision if decision is not None and decision.decider == seat.number else None
    return typed_why_not.lines(table.game, observe(table.game, seat.number), text, mine, None)


@rule("601.3", "506.7")
def test_a_spell_for_certain_times_says_its_own_words(scenario: Builder) -> None:
    table = scenario(3)
    seat = table.seat(1)
    seat.holds("Eightfold Maze")
    seat.gets_mana("WWW")
    table.to_priority(seat.number)
    said = why_not(table, seat, "Eightfold Maze")
    assert said[0].startswith("what it says about when it may be cast is not so (CR 601.3")
    assert said[-1].startswith("it says: Cast this spell only during the ")
    assert len(said) == len(set(said))


@rule("602.5", "506.7g")
def test_an_ability_for_certain_times_too(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).has("Alaborn Veteran")
    table.to_step(MAIN2)
    said = why_not(table, table.seat(0), "Alaborn Veteran")
    assert said[-1].endswith("your turn, before attackers are declared.")


@rule("601.3c")
def test_every_way_that_is_as_near_is_named(scenario: Builder) -> None:
    table = scenario(3)
    seat = table.seat(1)
    seat.holds("Rout")
    seat.gets_mana("WWWWW")
    table.to_priority(seat.number)
    said = why_not(table, seat, "Rout")
    assert any("turn (CR 307.1" in line for line in said)
    assert any(line.startswith("as though it had flash: ") and "cannot pay {5}{W}{W}" in line for line in said)


@rule("107.14", "508.1h")
def test_costs_that_cannot_be_paid_are_named(scenario: Builder) -> None:
    table = scenario(2)
    seat, other = table.seats()
    seat.have("Solstice Zealot", "Grizzly Bears")
    other.has("Ghostly Prison")
    assert why_not(table, seat, "Solstice Zealot")[0].startswith("1 energy is to be paid, and there is 0 (CR 107.14")
    assert "costs {2}, which cannot be paid (CR 508.1h" in why_not(table, seat, "attack Grizzly Bears")[0]


@rule("118.3", "118.8")
def test_an_additional_cost_is_quoted(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).holds("Village Rites")
    table.seat(0).gets_mana("B")
    said = why_not(table, table.seat(0), "Village Rites")
    assert said[-1].startswith("it says: As an ") and said[-1].endswith("to cast this spell, sacrifice a creature.")


@rule("606.3")
def test_what_holds_of_all_abilities_is_said_once(scenario: Builder) -> None:
    table = scenario(3)
    jace = table.seat(0).has("Jace Beleren")
    table.seat(0).activates(jace, 0).resolves()
    said = why_not(table, table.seat(0), "Jace Beleren")
    assert sum("has been activated this turn" in line for line in said) == 1
    assert said[0].startswith("a loyalty ability of it")
