"""What `keen` does with several opponents, and not where its levers are left alone."""

from __future__ import annotations

from apnap.agents.keen import LEVER_THREAT, KeenAgent
from apnap.rules.decisions import D_ATTACK
from apnap.rules.words import NONE
from apnap.testing import Scenario, Seat
from apnap.testing.plugin import Builder


def attacked(table: Scenario, levers: int) -> list[int]:
    """What each creature would attack."""
    decision = table.asked(kind=D_ATTACK)
    return [int(ref) for ref in KeenAgent(levers).choose(table.game, decision)]


def three(scenario: Builder) -> tuple[Scenario, Seat, Seat, Seat]:
    table = scenario(3)
    return table, table.seat(0), table.seat(1), table.seat(2)


def test_the_greater_threat_is_attacked_and_not_the_weakest_player(scenario: Builder) -> None:
    table, mine, weak, strong = three(scenario)
    mine.has("Grizzly Bears")
    strong.has("Craw Wurm", tapped=True)
    weak.at(15)
    assert attacked(table, LEVER_THREAT) == [strong.ref]
    assert attacked(table, 0) == [weak.ref]


def test_whoever_can_be_defeated_is(scenario: Builder) -> None:
    table, mine, weak, strong = three(scenario)
    mine.has("Grizzly Bears", "Grizzly Bears")
    strong.has("Craw Wurm", tapped=True)
    weak.at(4)
    assert attacked(table, LEVER_THREAT) == [weak.ref, weak.ref]


def test_nobody_attacks_into_what_would_kill_it(scenario: Builder) -> None:
    table, mine, weak, strong = three(scenario)
    mine.has("Grizzly Bears")
    strong.has("Craw Wurm")
    weak.has("Craw Wurm")
    assert attacked(table, LEVER_THREAT) == [NONE]
