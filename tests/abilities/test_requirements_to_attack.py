"""Which statements could require creatures to attack: only those are asked when an attack is judged. CR 508.1d."""

from __future__ import annotations

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns.combat import attack_rules
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.abilities.test_kinds import kinds


def defined_by(kind: type, name: str) -> type:
    return next(base for base in kind.__mro__ if name in vars(base))


def test_whoever_requires_attacks_does_not_deny_it() -> None:
    for kind in kinds():
        if issubclass(kind, Static) and defined_by(kind, "must_attack") is not Static:
            said_by = defined_by(kind, "demands_attacks")
            assert said_by is Static or issubclass(said_by, defined_by(kind, "must_attack")), kind


@rule("508.1d", "508.1g")
def test_what_only_costs_or_forbids_requires_nothing(scenario: Builder) -> None:
    table = scenario(seats=3)
    you, other = table.seat(0), table.seat(1)
    other.have("Ghostly Prison", "Silent Arbiter")
    bears = you.has("Grizzly Bears", sick=False)
    assert not attack_rules.is_demanded(table.game)
    you.has("Juggernaut", sick=False)
    assert attack_rules.is_demanded(table.game)
    assert attack_rules.obeyed(table.game, bears.id, -1 - other.number) == 0
