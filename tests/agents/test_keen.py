"""What `keen` does with several opponents, and not where its levers are left alone."""

from __future__ import annotations

import apnap
from apnap.agents.keen import LEVER_COMMANDER, LEVER_DIE, LEVER_THREAT, KeenAgent
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK
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


def test_the_planar_die_is_rolled_with_the_lever_only() -> None:
    def rolls(levers: int) -> int:
        game = apnap.new_game(variant="planechase", seats=2, seed=5, agents=[KeenAgent(levers), KeenAgent(levers)])
        game.run()
        return sum("planar die" in str(line) for line in game.log)

    assert rolls(LEVER_DIE) > 5
    assert rolls(0) == 0


def test_a_commander_is_cast_with_the_lever_only() -> None:
    def casts(levers: int) -> int:
        agents = [KeenAgent(levers) for _ in range(2)]
        game = apnap.new_game(["elves", "skies"], variant="commander", seats=2, seed=5, agents=agents)
        game.run()
        return sum(sum(p.commander_casts) for p in game.play.state.players)

    assert casts(LEVER_COMMANDER) > 0
    assert casts(0) == 0


def test_a_creature_is_lost_rather_than_the_game(scenario: Builder) -> None:
    table, mine, other, _third = three(scenario)
    wurm = mine.has("Craw Wurm")
    bears = other.has("Grizzly Bears")
    other.at(6)
    mine.attacks({wurm: other})
    decision = table.asked(seat=other, kind=D_BLOCK)
    assert KeenAgent(LEVER_THREAT).choose(table.game, decision) == [bears.id, wurm.id]
    assert KeenAgent(0).choose(table.game, decision) == []


def casts_in_main(scenario: Builder, spell: str, *mine: str) -> bool:
    """Does it cast this in its first main phase, with these creatures?"""
    table = scenario(3)
    me = table.seat(0)
    me.have(*["Forest"] * 5, *mine)
    me.holds(spell)
    decision = table.to_priority(me.number)
    return KeenAgent().choose(table.game, decision) != [0]


def test_creatures_are_made_larger_only_where_some_can_attack(scenario: Builder) -> None:
    assert casts_in_main(scenario, "Overrun", "Grizzly Bears")
    assert not casts_in_main(scenario, "Overrun")
