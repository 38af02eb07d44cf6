"""Leaving in combat. CR 800.4e, 506.4."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import PERMANENT
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts import ending
from apnap.rules.core.constants import END_COMBAT, MAIN2
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, FOR_COST
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import BEAR, game_at, put

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
BORROW = card("Borrow", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))


@rule("800.4e")
def test_damage_is_not_assigned_to_a_leaver(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bears: table.seat(1), giant: table.seat(2)})
    table.seat(1).concedes()
    assert bears.attacking and giant.attacking
    table.to_step(MAIN2)
    assert table.seat(2).life == 17
    assert bears.tapped


@rule("800.4a", "506.4")
def test_blockers_leave_and_the_attacker_stays_blocked(scenario: Builder) -> None:
    table = scenario(seats=4)
    rhino = table.seat(0).has("Stampeding Rhino")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).blocks({bears: rhino})
    table.seat(1).concedes()
    assert rhino.attacking
    table.to_step(MAIN2)
    assert rhino.stayed and rhino.damage == 0


@rule("800.4a", "509.1g")
def test_attackers_leave_and_the_blockers_are_unharmed(scenario: Builder) -> None:
    table = scenario(seats=4)
    wurm = table.seat(0).has("Craw Wurm")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({bears: wurm})
    table.seat(0).concedes()
    assert wurm.zone == "gone"
    assert table.active == []
    table.to_step(MAIN2)
    assert bears.stayed and bears.damage == 0 and table.seat(1).life == 20


@rule("800.4a", "802.4")
def test_a_defender_leaves_while_another_blocks(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(2).has("Llanowar Elves")
    table.seat(0).attacks({bears: table.seat(1), giant: table.seat(2)})
    table.asked(table.seat(1), kind=D_BLOCK)
    table.seat(2).concedes()
    decision = table.asked(table.seat(1), kind=D_BLOCK)
    table.answer([elves.id, bears.id])
    assert decision.blockers == [elves.id]
    table.to_step(MAIN2)
    assert elves.died and table.seat(1).life == 20 and giant.stayed


@rule("800.4a", "506.4c")
def test_a_planeswalker_that_is_attacked_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(0).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).attacks({bears: jace})
    table.seat(1).concedes()
    assert bears.attacking
    table.to_step(END_COMBAT)
    assert [s.life for s in table.seats() if s.in_game] == [20, 20, 20]


@rule("800.4a", "506.4")
def test_a_borrowed_attacker_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    goblin = table.seat(1).has("Raging Goblin")
    table.seat(0).casts("Loan", at=[goblin]).resolves()
    table.seat(0).attacks({goblin: table.seat(2)})
    table.seat(1).concedes()
    table.to_step(MAIN2)
    assert table.seat(2).life == 20


@rule("800.4a")
def test_who_leaves_while_asked_about_an_attack_has_no_attackers(scenario: Builder) -> None:
    table = scenario(seats=3)
    brawler = table.seat(0).has("Hooded Brawler")
    table.seat(0).attacks({brawler: table.seat(1)})
    table.asked(table.seat(0), FOR_COST)
    table.seat(0).concedes()
    assert not table.game.state.turn().attackers
    table.check_invariants()


@rule("800.4e", "510.1c")
def test_a_trampler_assigns_nothing_to_a_player_who_left(scenario: Builder) -> None:
    """The attacked player leaves before damage: no damage is assigned to them, nor to anybody else."""
    table = scenario(seats=4)
    rhino = table.seat(0).has("Stampeding Rhino")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).concedes()
    table.to_step(END_COMBAT)
    assert [s.life for s in table.seats() if s.in_game] == [20, 20, 20]
    assert rhino.stayed


@rule("800.4j", "508.1")
def test_the_attacking_player_leaves_while_attackers_are_declared(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).has("Grizzly Bears")
    table.run(lambda d: d.kind == D_ATTACK, "attackers")
    table.seat(0).concedes()
    assert table.next_turn() == table.seat(1)


@rule("800.4e", "506.4c")
def test_what_is_attacked_is_dealt_damage_unless_it_changed_sides(scenario: Builder) -> None:
    """A planeswalker, a battle and a player; then the same with a planeswalker that somebody else has taken."""
    for taken in (False, True):
        table = scenario(seats=4).knows(BORROW)
        bears, giant, wurm = table.seat(0).have("Grizzly Bears", "Hill Giant", "Craw Wurm")
        sorin = table.seat(1).has("Sorin Markov")
        siege = table.seat(0).has("Invasion of Dominaria")
        table.game.state.edit(siege.id).protector = table.seat(2).number
        defense = siege.counters("defense")
        table.seat(0).attacks({bears: sorin, giant: siege, wurm: table.seat(3)})
        if taken:
            table.seat(2).casts("Borrow", at=[sorin]).resolves()
        table.to_step(MAIN2)
        assert sorin.counters("loyalty") == (4 if taken else 2)
        assert siege.counters("defense") == defense - 3
        assert table.seat(3).life == 14 and table.seat(1).life == table.seat(2).life == 20


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("800.4e", "506.4")
def test_attackers_of_a_leaver_stay_attacking() -> None:
    """CR 800.4e, 506.4: nothing removes them; a leaver's own creatures are gone from combat."""
    game = game_at(3)
    attacker = put(game, 0)
    lost_attacker = put(game, 0, BEAR, owner=1)
    blocker = put(game, 1)
    state = game.state
    for id in (attacker, lost_attacker):
        state.edit(id).attacking = -1 - 1
        state.edit(id).defender = 1
        state.edit(id).blocked = True
    state.edit(attacker).blockers = [blocker]
    state.edit(blocker).blocking = [attacker]
    state.edit_turn().attackers = [attacker, lost_attacker]
    ending.concede(game, 1)
    assert game.state.turn().attackers == [attacker]
    o = game.state.objs[attacker]
    assert o.blocked
    assert o.blockers == []
    assert o.defender == 1
