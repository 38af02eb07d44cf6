"""What `first` does not do."""

from __future__ import annotations

from apnap.agents.first import FirstAgent
from apnap.rules.decisions import O_ACTIVATE
from apnap.testing.plugin import Builder


def test_an_ability_for_nothing_is_not_activated_again_and_again(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    seat.has("Nomads en-Kor", "Grizzly Bears")
    decision = table.to_priority(seat.number)
    assert any(option.kind == O_ACTIVATE for option in decision.options)
    assert FirstAgent().choose(table.game, decision) == [0]
