"""Combat of teams that share their turns: one attack, one block, and who is meant by the attacking or defending player.

CR 805.10.
"""

from __future__ import annotations

import pytest

from apnap.abilities.base import context_of
from apnap.abilities.cards import card
from apnap.abilities.effects.choices import ToDefendingPlayer
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.players import DEFENDING_ONE
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import END_COMBAT, MAIN2, NONE, S_ATTACK, S_BLOCK
from apnap.rules.core.decisions import (
    D_ASSIGN,
    D_ATTACK,
    D_BLOCK,
    D_ORDER,
    FOR_DAMAGE_ORDER,
    FOR_PLAYER,
    FOR_PROTECTOR,
    IllegalAnswer,
)
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder


class BlocksOneMore(Static):
    """Creatures you control can block an additional creature. CR 509.1b."""

    def __init__(self) -> None:
        super().__init__([S_BLOCK])

    def extra_blocks(self, game: Game, effect: Standing, blocker: int) -> int:
        return 1 if game.state.objs[blocker].controller == context_of(effect).controller else 0


class OneAttacker(Static):
    """Only one creature attacks at a time. CR 508.1c."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK])

    def attack_limit(self, game: Game, effect: Standing, defender: int) -> int:
        return 1 if defender == NONE else -1


ARBITER = card("Arbiter", "{4}", "Artifact", OneAttacker())
BANNER = card("Banner", "{W}", "Enchantment", BlocksOneMore())
TAUNT = card("Taunt", "{R}", "Instant", ToDefendingPlayer(LoseLife(2, who=DEFENDING_ONE)))


def giants(scenario: Builder, **settings: object) -> Scenario:
    """Two against two: seats 0 and 1 have their turn and attack, seats 2 and 3 defend."""
    return scenario(variant="two-headed-giant", **settings)


def asked(table: Scenario) -> list[int]:
    """The scenario's seats that are asked."""
    return sorted((int(d.seat) - table.offset) % table.count for d in table.game.decisions())


def two_teams(scenario: Builder) -> Scenario:
    """Two against two, each team with one turn and one life total."""
    return scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)


# one attack, one block ---------------------------------------------------------------------------------------------


@rule("805.10", "805.10a")
def test_both_members_attack_and_both_of_the_others_can_be_attacked(scenario: Builder) -> None:
    table = giants(scenario)
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    decision = table.asked(kind=D_ATTACK)
    assert decision.attackers == [bears.id, giant.id]
    assert sorted(decision.defenders) == sorted([table.seat(2).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref, table.seat(2).ref])
    assert table.game.state.objs[bears.id].defender == table.seat(3).number
    assert table.game.state.objs[giant.id].defender == table.seat(2).number
    table.to_step(MAIN2)
    assert table.seat(2).life == table.seat(3).life == 25


@rule("805.10a", "805.10b")
def test_a_planeswalker_of_either_of_them_can_be_attacked(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    walker = table.seat(3).has("Sorin Markov")
    table.seat(0).attacks({bears: walker})
    table.to_step(MAIN2)
    assert walker.counters("loyalty") == 2 and table.seat(3).life == 30


@rule("805.10b", "508.1c")
def test_the_attack_of_a_team_is_legal_as_a_whole(scenario: Builder) -> None:
    """Where one creature may attack each combat, that is one of the team's, not one of each member."""
    table = giants(scenario).knows(ARBITER)
    table.seat(2).has("Arbiter")
    table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.asked(kind=D_ATTACK)
    with pytest.raises(IllegalAnswer):
        table.game.answer([table.seat(2).ref, table.seat(3).ref], table.seat(0).number)
    table.game.answer([NONE, table.seat(3).ref], table.seat(0).number)
    assert len(table.game.state.turn().attackers) == 1


@rule("805.10b", "508.1j")
def test_each_member_pays_for_their_own_attackers(scenario: Builder) -> None:
    """The lands of one head pay for its creature, and not for the other's; both are named as those who would pay."""
    table = giants(scenario)
    table.seat(2).has("Ghostly Prison")
    table.seat(0).have("Grizzly Bears", "Forest", "Forest", "Forest", "Forest")
    table.seat(1).has("Hill Giant")
    table.asked(kind=D_ATTACK)
    with pytest.raises(IllegalAnswer, match="Seat 0 and Seat 1 can't pay"):
        table.game.answer([table.seat(2).ref, table.seat(2).ref], table.seat(0).number)
    table.game.answer([table.seat(2).ref, table.seat(3).ref], table.seat(0).number)
    assert len(table.game.state.turn().attackers) == 2


@rule("805.10d")
def test_a_creature_of_one_head_blocks_for_the_other(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    wall = table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({bears: table.seat(2)})
    decision = table.asked(kind=D_BLOCK)
    assert decision.blockers == [wall.id] and asked(table) == [2, 3]
    table.seat(3).blocks({wall: bears})
    table.to_step(MAIN2)
    assert table.seat(2).life == 30


@rule("805.10d", "805.10a")
def test_a_creature_of_one_head_blocks_for_a_planeswalker_of_the_other(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    walker = table.seat(2).has("Sorin Markov")
    wall = table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({bears: walker})
    table.seat(3).blocks({wall: bears})
    table.to_step(MAIN2)
    assert walker.counters("loyalty") == 4


@rule("805.10b", "805.10d", "805.10e")
def test_a_battle_that_one_head_protects_is_attacked_and_defended_by_both(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Invasion of Dominaria")
    table.asked(purpose=FOR_PROTECTOR)
    table.answer([table.seat(3).ref])
    table.resolve_stack()
    siege = table.seat(0).permanent("Invasion of Dominaria")
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    wall = table.seat(2).has("Wall of Omens")
    table.seat(0).attacks({bears: siege, giant: siege})
    assert table.game.state.objs[giant.id].defender == table.seat(3).number
    table.seat(2).blocks({wall: giant})
    table.to_step(MAIN2)
    assert siege.counters("defense") == 3 and table.seat(3).life == 30


@rule("805.10d", "509.1b")
def test_the_block_of_a_team_is_legal_as_a_whole(scenario: Builder) -> None:
    """Menace is met by one blocker of each head."""
    table = giants(scenario)
    brute = table.seat(0).has("Boggart Brute")
    mine, other = table.seat(2).has("Wall of Omens"), table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({brute: table.seat(2)})
    table.asked(kind=D_BLOCK)
    with pytest.raises(IllegalAnswer):
        table.game.answer([mine.id, brute.id], table.seat(2).number)
    table.game.answer([mine.id, brute.id, other.id, brute.id], table.seat(3).number)
    assert sorted(table.game.state.objs[brute.id].blockers) == sorted([mine.id, other.id])


# the attacking player ----------------------------------------------------------------------------------------------


@rule("805.10c")
def test_the_attacking_player_is_who_controls_the_blocked_attacker(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(1).has("Grizzly Bears")
    souls = table.seat(3).has("Souls of the Faultless")
    table.seat(0).attacks({bears: table.seat(2)})
    table.seat(3).blocks({souls: bears})
    table.to_step(END_COMBAT)
    table.resolve_stack()
    assert table.seat(2).life == 32 and table.seat(0).life == 28
    assert any("Seat 1 loses 2 life" in line for line in table.log)


@rule("805.10c")
def test_of_several_attacking_players_the_abilitys_controller_chooses_one(scenario: Builder) -> None:
    """It is dealt damage by attackers of both at once, which is one event of five damage."""
    table = giants(scenario).knows(BANNER)
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    souls = table.seat(3).has("Souls of the Faultless")
    table.seat(3).has("Banner")
    table.seat(0).attacks({bears: table.seat(2), giant: table.seat(2)})
    table.seat(3).blocks({souls: [bears, giant]})
    decision = table.asked(purpose=FOR_PLAYER)
    assert decision.seat == table.seat(3).number and decision.rule == "805.10c"
    assert sorted(decision.candidates) == sorted([table.seat(0).ref, table.seat(1).ref])
    table.answer([table.seat(1).ref])
    assert any("Seat 1 loses 5 life" in line for line in table.log)


@rule("805.10c", "509.1b")
def test_what_a_creature_needs_to_block_is_asked_of_each_attackers_player(scenario: Builder) -> None:
    """Mogg Toady of seat 2 has more creatures beside it than seat 0 has, and fewer than seat 1."""
    table = giants(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    giants_of_one = table.seat(1).have("Hill Giant", "Hill Giant", "Hill Giant")
    toady = table.seat(2).has("Mogg Toady")
    table.seat(2).has("Wall of Omens", tapped=True)
    table.seat(0).attacks({bears: table.seat(2), giants_of_one[0]: table.seat(2)})
    table.asked(kind=D_BLOCK)
    with pytest.raises(IllegalAnswer):
        table.game.answer([toady.id, giants_of_one[0].id], table.seat(2).number)
    table.game.answer([toady.id, bears.id], table.seat(2).number)
    assert table.game.state.objs[bears.id].blockers == [toady.id]


# the defending player ----------------------------------------------------------------------------------------------


@rule("805.10e", "702.14c")
def test_a_landwalker_cares_for_the_lands_of_the_player_it_attacks(scenario: Builder) -> None:
    table = giants(scenario)
    first, second = table.seat(0).have("Bog Wraith", "Bog Wraith")
    table.seat(3).has("Swamp")
    wall = table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({first: table.seat(2), second: table.seat(3)})
    table.asked(kind=D_BLOCK)
    with pytest.raises(IllegalAnswer):
        table.game.answer([wall.id, second.id], table.seat(3).number)
    table.game.answer([wall.id, first.id], table.seat(3).number)
    assert table.game.state.objs[first.id].blocked and not table.game.state.objs[second.id].blocked


@rule("805.10e")
def test_the_attacked_player_alone_sacrifices(scenario: Builder) -> None:
    table = giants(scenario)
    crusher = table.seat(0).has("Ulamog's Crusher")
    for seat in (2, 3):
        table.seat(seat).have("Forest", "Forest", "Forest")
    table.seat(0).attacks({crusher: table.seat(3)})
    table.resolve_stack()
    assert len(table.seat(2).battlefield) == 3 and len(table.seat(3).battlefield) == 1


@rule("805.10e")
def test_the_player_whose_planeswalker_is_attacked_is_the_defending_player(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Campaign of Vengeance")
    bears = table.seat(0).has("Grizzly Bears")
    walker = table.seat(3).has("Sorin Markov")
    table.seat(0).attacks({bears: walker})
    table.resolve_stack()
    assert any("Seat 3 loses 1 life" in line for line in table.log)
    assert table.seat(0).life == 31


@rule("805.10e")
def test_the_defending_player_is_determined_for_each_attacker(scenario: Builder) -> None:
    """Also of one that has been removed from combat meanwhile: whom it attacked before."""
    table = giants(scenario)
    table.seat(1).has("Campaign of Vengeance")
    one, other = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(1).attacks({one: table.seat(2), other: table.seat(3)})
    table.run(lambda d: len(table.stack) == 2, "both triggers")
    table.seat(2).casts("Lightning Bolt", at=[other])
    table.resolve_stack()
    assert other.died
    assert any("Seat 2 loses 1 life" in line for line in table.log)
    assert any("Seat 3 loses 1 life" in line for line in table.log)


@rule("805.10e")
def test_without_a_creature_the_spells_controller_chooses_a_defending_player(scenario: Builder) -> None:
    table = giants(scenario).knows(TAUNT)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(2)})
    table.seat(1).casts("Taunt")
    decision = table.asked(purpose=FOR_PLAYER)
    assert decision.seat == table.seat(1).number and decision.rule == "805.10e"
    assert sorted(decision.candidates) == sorted([table.seat(2).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref])
    assert any("Seat 3 loses 2 life" in line for line in table.log)


# damage ------------------------------------------------------------------------------------------------------------


@rule("805.10f", edition="2024")
def test_teams_announce_damage_assignment_orders(scenario: Builder) -> None:
    """The active team for its attackers, whichever member controls them; then the defending team for its blockers."""
    table = giants(scenario).knows(BANNER)
    wurm, bears = table.seat(1).has("Craw Wurm"), table.seat(0).has("Grizzly Bears")
    table.seat(3).has("Banner")
    two, three = table.seat(2).has("Wall of Omens"), table.seat(3).has("Hill Giant")
    table.seat(0).attacks({wurm: table.seat(2), bears: table.seat(2)})
    table.seat(2).blocks({two: wurm, three: [wurm, bears]})
    decision = table.asked(purpose=FOR_DAMAGE_ORDER)
    assert decision.kind == D_ORDER and decision.source == wurm.id and asked(table) == [0, 1]
    table.game.answer([three.id, two.id], table.seat(0).number)
    decision = table.asked(purpose=FOR_DAMAGE_ORDER)
    assert decision.source == three.id and asked(table) == [2, 3]
    table.game.answer([bears.id, wurm.id], table.seat(2).number)
    table.to_step(MAIN2)
    assert three.died and bears.died


@rule("805.10f")
def test_teams_announce_how_damage_is_assigned(scenario: Builder) -> None:
    """The active team for its attackers, then the defending team for its blockers; any member says it."""
    table = giants(scenario).knows(BANNER)
    wurm, bears = table.seat(1).has("Craw Wurm"), table.seat(0).has("Grizzly Bears")
    table.seat(3).has("Banner")
    two, three = table.seat(2).has("Wall of Omens"), table.seat(3).has("Hill Giant")
    table.seat(0).attacks({wurm: table.seat(2), bears: table.seat(2)})
    table.seat(2).blocks({two: wurm, three: [wurm, bears]})
    table.asked(purpose=FOR_DAMAGE_ORDER)
    table.answer([two.id, three.id])
    table.asked(purpose=FOR_DAMAGE_ORDER)
    table.answer([bears.id, wurm.id])
    decision = table.asked(kind=D_ASSIGN)
    assert decision.source == wurm.id and asked(table) == [0, 1]
    table.game.answer([4, 2], table.seat(0).number)
    decision = table.asked(kind=D_ASSIGN)
    assert decision.source == three.id and asked(table) == [2, 3]
    table.game.answer([2, 1], table.seat(2).number)
    assert bears.died and two.died and wurm.damage == 1 and three.died


# two teams of two --------------------------------------------------------------------------------------------------


@rule("805.10b", "805.10a")
def test_a_team_attacks_as_one(scenario: Builder) -> None:
    table = two_teams(scenario)
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    decision = table.asked(kind=D_ATTACK)
    assert decision.attackers == [bears.id, giant.id]
    assert table.seat(1).ref not in decision.defenders
    table.answer([table.seat(3).ref, table.seat(2).ref])
    table.to_step(MAIN2)
    assert table.seat(2).life == table.seat(3).life == 15


@rule("805.10d")
def test_a_team_blocks_as_one(scenario: Builder) -> None:
    """The creature of one head blocks what attacks the other."""
    table = two_teams(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    wall = table.seat(3).has("Wall of Omens")
    table.seat(0).attacks({bears: table.seat(2)})
    decision = table.asked(kind=D_BLOCK)
    assert decision.blockers == [wall.id]
    table.answer([wall.id, bears.id])
    table.to_step(MAIN2)
    assert table.seat(2).life == 20
