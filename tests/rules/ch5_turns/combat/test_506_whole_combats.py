"""Whole combats at a table, from the declaration to the graveyard. CR 506-511."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BLOCKERS, DAMAGE, END_COMBAT, MAIN2, NONE
from apnap.rules.core.decisions import D_ASSIGN, D_ATTACK, D_BLOCK, O_CAST, IllegalAnswer
from apnap.rules.core.digest import digest
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario


def refuses(table: Scenario, rules: str, answer: list[int]) -> None:
    """The answer is refused, and nothing changes."""
    before = digest(table.game.state)
    decision = table.game.decision()
    assert decision is not None
    with pytest.raises(IllegalAnswer, match=rules):
        table.answer(answer)
    again = table.game.decision()
    assert again is not None
    assert again.to_dict() == decision.to_dict()
    assert digest(table.game.state) == before


@rule("508.1", "510.2")
def test_a_creature_attacks_unblocked(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18
    assert bears.tapped


@rule("510.1c", edition="2024")
def test_a_trick_on_the_first_in_line(scenario: Builder) -> None:
    """What is lethal is judged as damage is assigned: a grown blocker takes all of it."""
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    armodon, elves = table.seat(1).have("Trained Armodon", "Llanowar Elves")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({armodon: wurm, elves: wurm})
    table.seat(1).casts("Giant Growth", at=[armodon]).resolves()
    table.to_step(MAIN2)
    assert armodon.died and elves.stayed
    assert wurm.died


@rule("702.7b")
def test_first_strike_and_a_bolt_in_between(scenario: Builder) -> None:
    """There is time to act between the two damage steps."""
    table = scenario()
    knight = table.seat(0).has("Youthful Knight")
    ogre = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({knight: table.seat(1)})
    table.seat(1).blocks({ogre: knight})
    table.to_step(7)
    assert ogre.damage == 2
    table.seat(0).casts("Shock", at=[ogre]).resolves()
    table.to_step(MAIN2)
    assert ogre.died and knight.stayed


@rule("506.4", "509.1h")
def test_a_blocker_returned_to_hand_has_blocked(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).blocks({wall: bears})
    table.seat(1).casts("Unsummon", at=[wall]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("506.4")
def test_an_attacker_that_changes_control_is_out_of_combat(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.game.hand_over(bears.id, table.seat(2).number)
    table.refresh()
    table.to_step(END_COMBAT)
    assert table.seat(1).life == 20
    assert bears.controller.number == table.seat(2).number


@rule("508.1", "733.1")
def test_an_illegal_attack_changes_nothing(scenario: Builder) -> None:
    """There is mana for one attacker past the Ghostly Prison: two are refused, and one is declared in a new answer."""
    table = scenario(seats=2)
    table.seat(1).has("Ghostly Prison")
    bears, ogre = table.seat(0).have("Grizzly Bears", "Gray Ogre")
    forests = table.seat(0).have("Forest", "Forest", "Forest")
    table.run(lambda d: d.kind == D_ATTACK)
    you = table.seat(1).ref
    refuses(table, "508.1j", [you, you])
    refuses(table, "508.1b", [table.seat(0).ref, NONE])
    refuses(table, "508.1", [you])
    table.answer([you, NONE])
    assert bears.tapped and not ogre.tapped
    table.to_step(MAIN2)
    assert table.seat(1).life == 18
    assert sum(forest.tapped for forest in forests) == 2


@rule("509.1b", "733.1")
def test_an_illegal_block_changes_nothing(scenario: Builder) -> None:
    table = scenario(seats=2)
    brute = table.seat(0).has("Boggart Brute")
    crow = table.seat(0).has("Storm Crow")
    bears, ogre = table.seat(1).have("Grizzly Bears", "Gray Ogre")
    table.seat(0).attacks({brute: table.seat(1), crow: table.seat(1)})
    table.run(lambda d: d.kind == D_BLOCK)
    refuses(table, "509.1b", [bears.id, brute.id])
    refuses(table, "509.1a", [bears.id, crow.id])
    refuses(table, "509.1a", [bears.id, brute.id, bears.id, brute.id])
    refuses(table, "509.1", [bears.id])
    table.answer([bears.id, brute.id, ogre.id, brute.id])
    table.to_step(MAIN2)
    assert brute.died
    assert table.seat(1).life == 19


@rule("509.1c")
def test_a_lure_is_obeyed(scenario: Builder) -> None:
    table = scenario(seats=2)
    wurm, bears = table.seat(0).have("Craw Wurm", "Grizzly Bears")
    table.seat(0).casts("Lure", at=[wurm]).resolves()
    spider, ogre = table.seat(1).have("Giant Spider", "Gray Ogre")
    tapped = table.seat(1).has("Hill Giant", tapped=True)
    table.seat(0).attacks({wurm: table.seat(1), bears: table.seat(1)})
    table.run(lambda d: d.kind == D_BLOCK)
    refuses(table, "509.1c", [])
    refuses(table, "509.1c", [spider.id, wurm.id])
    refuses(table, "509.1c", [spider.id, wurm.id, ogre.id, bears.id])
    table.answer([spider.id, wurm.id, ogre.id, wurm.id])
    table.to_step(MAIN2)
    assert table.seat(1).life == 18
    assert tapped.stayed


@rule("510.1c", "733.1")
def test_an_illegal_assignment_changes_nothing(scenario: Builder) -> None:
    table = scenario(seats=2)
    wurm = table.seat(0).has("Stampeding Rhino")
    bears, elves = table.seat(1).have("Grizzly Bears", "Llanowar Elves")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({bears: wurm, elves: wurm})
    decision = table.run(lambda d: d.kind == D_ASSIGN)
    assert decision.among == [bears.id, elves.id, table.seat(1).ref]
    refuses(table, "510.1c", [1, 1, 2])
    refuses(table, "510.1c", [2, 0, 2])
    refuses(table, "510.1c", [2, 1, 2])
    refuses(table, "510.1c", [2, -1, 3])
    table.answer([2, 1, 1])
    table.to_step(MAIN2)
    assert bears.died and elves.died
    assert table.seat(1).life == 19


@rule("800.4a", "800.4e")
def test_a_defender_concedes_while_others_block(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears, ogre = table.seat(0).have("Grizzly Bears", "Gray Ogre")
    guard = table.seat(1).has("Hill Giant")
    giant = table.seat(2).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1), ogre: table.seat(2)})
    table.run(lambda d: d.kind == D_BLOCK and d.seat == table.seat(1).number)
    table.seat(1).concedes()
    assert not guard.stayed
    table.seat(2).blocks({giant: ogre})
    table.to_step(END_COMBAT)
    assert bears.stayed and ogre.died
    assert table.seat(1).outcome == "lost"


@rule("800.4a", "800.4j")
def test_the_attacking_player_concedes_before_blocks(scenario: Builder) -> None:
    """The turn goes on without an active player, and without a combat to speak of."""
    table = scenario(seats=3)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    table.run(lambda d: d.kind == D_BLOCK)
    table.seat(0).concedes()
    assert table.game.state.turn().attackers == []
    table.to_turn(table.seat(1))
    assert table.seat(1).life == 20


@rule("805.10b", "805.10d")
def test_two_headed_giants_attack_and_block_as_teams(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True, life=30)
    mine = table.seat(0).has("Grizzly Bears")
    mate = table.seat(1).has("Hill Giant")
    wall = table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({mine: table.seat(2), mate: table.seat(3)})
    table.seat(2).blocks({wall: mine})
    table.to_step(MAIN2)
    assert table.seat(2).life == table.seat(3).life == 27
    assert mine.stayed and wall.stayed


@rule("510.4", "702.4b")
def test_double_strike_through_two_steps(scenario: Builder) -> None:
    table = scenario()
    ace = table.seat(0).has("Fencing Ace")
    table.seat(0).attacks({ace: table.seat(1)})
    table.to_step(DAMAGE)
    assert table.seat(1).life == 18


@rule("508.8")
def test_without_attackers_the_steps_of_blockers_and_damage_are_skipped(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    seen: list[int] = []

    def passed(decision: object) -> bool:
        seen.append(table.game.state.turn().step)
        return seen[-1] == MAIN2

    table.run(passed)
    assert BLOCKERS not in seen and DAMAGE not in seen
    assert END_COMBAT in seen


@rule("508.1f", "508.1i")
def test_an_attacker_taps_before_costs_are_paid(scenario: Builder) -> None:
    """Its own mana ability cannot help to pay for its attack."""
    table = scenario(seats=2)
    table.seat(1).has("Ghostly Prison")
    elves = table.seat(0).has("Llanowar Elves")
    table.seat(0).has("Forest")
    table.run(lambda d: d.kind == D_ATTACK)
    refuses(table, "508.1j", [table.seat(1).ref])
    assert not elves.tapped
    table = scenario(seats=2)
    table.seat(1).has("Ghostly Prison")
    elves = table.seat(0).has("Llanowar Elves")
    table.seat(0).have("Forest", "Forest")
    table.seat(0).attacks({elves: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 19


@rule("511.3", "115.1")
def test_after_combat_a_creature_that_attacked_is_not_an_attacking_target(scenario: Builder) -> None:
    """What is offered in the last step of combat is not offered again without looking."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Plains")
    condemn = table.seat(1).holds("Condemn")[0]
    table.seat(0).attacks({bears: table.seat(1)})
    for step, offered in ((END_COMBAT, True), (MAIN2, False)):
        table.to_step(step)
        decision = table.to_priority(table.seat(1).number)
        assert any(o.kind == O_CAST and o.id == condemn.id for o in decision.options) == offered
