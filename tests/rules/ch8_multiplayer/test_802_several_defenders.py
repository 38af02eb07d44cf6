"""Attacking several players at once. CR 802."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.effects.moves import Exile
from apnap.abilities.filters import ATTACKING, CREATURE
from apnap.abilities.players import DEFENDING_PLAYER
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.limits import BlockLimit
from apnap.abilities.statics.restrictions import MustAttack
from apnap.abilities.targets import Target
from apnap.rules.core.constants import DAMAGE, MAIN1, MAIN2, NONE
from apnap.rules.core.decisions import (
    D_ASSIGN,
    D_ATTACK,
    D_BLOCK,
    D_ORDER,
    FOR_BAND,
    FOR_DAMAGE_ORDER,
    FOR_DEFENDER,
    IllegalAnswer,
)
from apnap.testing import example, rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

HERALD = card("Herald", "{B}", "Instant", LoseLife(1, who=DEFENDING_PLAYER), LoseLife(2, who=DEFENDING_PLAYER))
RAIDER = card("Raider", "{R}", "Creature - Human", "2/2", Activate("{0}", LoseLife(3, who=DEFENDING_PLAYER)))
PASS = card("Narrow Pass", "{1}", "Artifact", BlockLimit(1))
CRAZED = card("Crazed", "{R}", "Creature - Goblin", "1/1", Always(THIS, MustAttack()))
TAKING = card("Taking", "{W}", "Instant", Exile(Target(CREATURE, ATTACKING)))


def declare(table: Scenario, plan: dict[object, object]) -> None:
    """Answer the declaration of attackers that is open, or comes."""
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers")
    ids = {p.id: table.reference(t) for p, t in plan.items()}  # type: ignore[attr-defined, arg-type]
    table.answer([ids.get(c, NONE) for c in decision.attackers])


# defending players ---------------------------------------------------------------------------------------------------
@rule("802.1")
def test_one_may_attack_several_players_or_only_one(scenario: Builder) -> None:
    table = scenario(seats=4)
    first, second = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    declare(table, {first: table.seat(1), second: table.seat(3)})
    table.to_step(MAIN1, table.seat(0))
    assert [s.life for s in table.seats()] == [20, 18, 20, 18]
    declare(table, {first: table.seat(2), second: table.seat(2)})
    table.next_turn()
    assert [s.life for s in table.seats()] == [20, 18, 16, 18]


@rule("802.2")
def test_nobody_is_chosen_and_all_opponents_defend(scenario: Builder) -> None:
    table = scenario(seats=5, teams=[[0, 2], [1], [3, 4]])
    table.seat(0).has("Grizzly Bears")
    asked = table.run(lambda d: d.purpose == FOR_DEFENDER or d.kind == D_ATTACK, "combat")
    assert asked.kind == D_ATTACK
    mask = table.game.state.turn().defenders
    assert [s for s in range(5) if mask >> table.seat(s).number & 1] == [1, 3, 4]


@rule("802.2", "506.2")
def test_without_the_option_one_opponent_is_chosen(scenario: Builder) -> None:
    table = scenario(seats=4, attack="one")
    table.seat(0).has("Grizzly Bears")
    asked = table.run(lambda d: d.purpose == FOR_DEFENDER or d.kind == D_ATTACK, "combat")
    assert asked.purpose == FOR_DEFENDER and table.step == "beginning of combat"
    table.answer([table.seat(2).ref])
    assert table.run(lambda d: d.kind == D_ATTACK, "attackers").defenders == [table.seat(2).ref]


@rule("802.2a", "702.14c")
@example("802.2a", 1)
def test_landwalk_looks_at_the_player_that_the_creature_attacks(scenario: Builder) -> None:
    """Rob attacks Alex with a bear and Carissa with a goat: only Carissa's Mountains matter."""
    for hers in (False, True):
        assert can_block_the_goat(scenario(seats=3), hers) == (not hers)


def can_block_the_goat(table: Scenario, hers: bool) -> bool:
    """Is Carissa asked for blocks, where she or Alex has a Mountain?"""
    rob, alex, carissa = table.seats()
    bear, goat = rob.have("Runeclaw Bear", "Mountain Goat")
    (carissa if hers else alex).has("Mountain")
    alex.has("Grizzly Bears")
    carissa.has("Grizzly Bears")
    declare(table, {bear: alex, goat: carissa})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
    assert decision.seat == alex.number and decision.attackers == [bear.id]
    table.answer([])
    decision = table.run(lambda d: d.kind == D_BLOCK or table.step == "postcombat main phase", "Carissa's blocks")
    return decision.kind == D_BLOCK


@rule("802.2a", "508.5")
def test_the_defending_player_of_a_creature_is_whom_it_attacks(scenario: Builder) -> None:
    """An ability of an attacker, and of one that has left combat meanwhile."""
    table = scenario(seats=4).knows(RAIDER, TAKING)
    one, two = table.seat(0).have("Raider", "Raider")
    declare(table, {one: table.seat(1), two: table.seat(3)})
    table.seat(0).activates(one)
    table.resolve_stack()
    table.seat(0).activates(two)
    table.seat(3).casts("Taking", at=[two])
    table.resolve_stack()
    assert table.seat(0).exile == ["Raider"]
    assert [s.life for s in table.seats()] == [20, 17, 20, 17]


@rule("802.2a")
def test_planeswalkers_and_battles_stand_for_their_controllers_and_protectors(scenario: Builder) -> None:
    table = scenario(seats=4).knows(RAIDER)
    one, two = table.seat(0).have("Raider", "Raider")
    jace = table.seat(1).has("Jace Beleren")
    siege = table.seat(0).has("Invasion of Dominaria")
    table.game.state.edit(siege.id).protector = table.seat(2).number
    table.refresh()
    declare(table, {one: jace, two: siege})
    for raider in (one, two):
        table.seat(0).activates(raider)
        table.resolve_stack()
    assert [s.life for s in table.seats()] == [20, 17, 17, 20]


@rule("802.2a")
def test_where_nothing_tells_which_the_controller_chooses_one(scenario: Builder) -> None:
    """Once for the whole spell; all opponents of the attacking player can be chosen."""
    table = scenario(seats=4).knows(HERALD)
    bears = table.seat(0).has("Grizzly Bears")
    declare(table, {bears: table.seat(1)})
    table.seat(2).casts("Herald")
    decision = table.asked(table.seat(2), FOR_DEFENDER)
    assert set(decision.candidates) == {table.seat(s).ref for s in (1, 2, 3)}
    table.answer([table.seat(3).ref])
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 18, 20, 17]


# declaring attackers -------------------------------------------------------------------------------------------------
@rule("802.3")
def test_each_attacker_attacks_a_player_a_planeswalker_or_a_battle(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    siege = table.seat(0).has("Invasion of Dominaria")
    table.game.state.edit(siege.id).protector = table.seat(2).number
    table.refresh()
    declare(table, {bears[0]: table.seat(3), bears[1]: jace, bears[2]: siege})
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 20, 20, 18]
    assert jace.counters("loyalty") == 1 and siege.counters("defense") == 3


@rule("802.3a", "508.1c")
def test_a_restriction_without_a_player_counts_the_whole_attack(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(2).has("Silent Arbiter")
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    with pytest.raises(IllegalAnswer, match="508.1c"):
        declare(table, {bears[0]: table.seat(1), bears[1]: table.seat(3)})
    declare(table, {bears[0]: table.seat(1)})


@rule("802.3a", "508.1c")
def test_a_restriction_about_one_player_counts_who_attacks_that_player(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(1).has("Crawlspace")
    bears = table.seat(0).have(*["Grizzly Bears"] * 5)
    with pytest.raises(IllegalAnswer, match="508.1c"):
        declare(table, dict.fromkeys(bears[:3], table.seat(1)))
    declare(table, {**dict.fromkeys(bears[:2], table.seat(1)), **dict.fromkeys(bears[2:], table.seat(2))})
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 16, 14, 20]


@rule("802.3a", "508.1d")
def test_a_requirement_is_met_by_attacking_anybody(scenario: Builder) -> None:
    """A creature that must attack may attack whomever it likes."""
    table = scenario(seats=3).knows(CRAZED)
    crazed = table.seat(0).has("Crazed")
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers")
    with pytest.raises(IllegalAnswer, match="508.1d"):
        table.answer([NONE])
    assert set(decision.defenders) == {table.seat(1).ref, table.seat(2).ref}
    table.answer([table.seat(2).ref])
    assert crazed.attacking


@rule("802.3b")
def test_a_band_attacks_one_player(scenario: Builder) -> None:
    table = scenario(seats=3)
    hero, giant = table.seat(0).have("Benalish Hero", "Hill Giant")
    declare(table, {hero: table.seat(1), giant: table.seat(2)})
    asked = table.game.decision()
    assert asked is not None and asked.purpose != FOR_BAND
    table.to_step(MAIN1, table.seat(0))
    declare(table, {hero: table.seat(1), giant: table.seat(1)})
    asked = table.game.decision()
    assert asked is not None and asked.purpose == FOR_BAND


# declaring blockers --------------------------------------------------------------------------------------------------
@rule("802.4", "101.4")
def test_defending_players_declare_blocks_one_after_the_other_in_turn_order(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.each_seat_has("Grizzly Bears")
    mine = [bears[0], *table.seat(0).have("Hill Giant", "Hill Giant")]
    declare(table, {mine[0]: table.seat(3), mine[1]: table.seat(1), mine[2]: table.seat(2)})
    order = []
    for _ in range(3):
        decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
        order.append(table.of(decision.seat))
        # each sees what those before have declared
        blocked = [id for id in table.game.state.turn().attackers if table.game.state.objs[id].blocked]
        assert len(blocked) == len(order) - 1
        table.answer([decision.blockers[0], decision.attackers[0]])
    assert order == [table.seat(1), table.seat(2), table.seat(3)]


@rule("802.4")
def test_who_is_not_attacked_declares_no_blocks(scenario: Builder) -> None:
    """Attacked through a planeswalker or a protected battle counts."""
    table = scenario(seats=5)
    table.each_seat_has("Grizzly Bears")
    bears = table.seat(0).have("Hill Giant", "Hill Giant")
    jace = table.seat(3).has("Jace Beleren")
    siege = table.seat(0).has("Invasion of Dominaria")
    table.game.state.edit(siege.id).protector = table.seat(4).number
    table.refresh()
    declare(table, {bears[0]: jace, bears[1]: siege})
    order = []
    while True:
        decision = table.run(lambda d: d.kind == D_BLOCK or table.step == "postcombat main phase", "blocks")
        if decision.kind != D_BLOCK:
            break
        order.append(table.of(decision.seat))
        table.answer([])
    assert order == [table.seat(3), table.seat(4)]


@rule("802.4a")
def test_one_blocks_only_what_attacks_oneself_with_ones_own_creatures(scenario: Builder) -> None:
    table = scenario(seats=4)
    own = table.each_seat_has("Grizzly Bears")
    bears = table.seat(0).have("Hill Giant", "Hill Giant")
    declare(table, {bears[0]: table.seat(1), bears[1]: table.seat(3)})
    first = table.run(lambda d: d.kind == D_BLOCK, "blocks")
    assert first.blockers == [own[1].id] and first.attackers == [bears[0].id]
    with pytest.raises(IllegalAnswer, match="509.1a"):
        table.answer([own[1].id, bears[1].id])
    with pytest.raises(IllegalAnswer, match="509.1a"):
        table.answer([own[2].id, bears[0].id])


@rule("802.4b", "509.1c")
def test_requirements_about_creatures_that_attack_others_do_not_count(scenario: Builder) -> None:
    """Everything able must block the enchanted creature: nobody but the player it attacks is able."""
    table = scenario(seats=3)
    lured, other = table.seat(0).have("Hill Giant", "Hill Giant")
    table.seat(0).casts("Lure", at=[lured]).resolves()
    one, two = table.seat(1).has("Grizzly Bears"), table.seat(2).has("Grizzly Bears")
    declare(table, {lured: table.seat(1), other: table.seat(2)})
    table.run(lambda d: d.kind == D_BLOCK and d.seat == table.seat(1).number, "blocks")
    with pytest.raises(IllegalAnswer, match="509.1c"):
        table.answer([])
    table.answer([one.id, lured.id])
    table.run(lambda d: d.kind == D_BLOCK and d.seat == table.seat(2).number, "blocks")
    table.answer([])
    assert not table.game.state.objs[two.id].blocking


@rule("802.4b", "509.1b")
def test_blockers_of_others_do_not_count(scenario: Builder) -> None:
    """One creature can block each combat, says an effect: each defending player is judged alone."""
    table = scenario(seats=3).knows(PASS)
    table.seat(0).has("Narrow Pass")
    bears = table.seat(0).have("Hill Giant", "Hill Giant")
    ones = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    two = table.seat(2).has("Grizzly Bears")
    declare(table, {bears[0]: table.seat(1), bears[1]: table.seat(2)})
    with pytest.raises(IllegalAnswer, match="509.1b"):
        table.seat(1).blocks({ones[0]: bears[0], ones[1]: bears[0]})
    table.seat(1).blocks({ones[0]: bears[0]})
    table.seat(2).blocks({two: bears[1]})
    assert table.game.state.objs[two.id].blocking == [bears[1].id]


# damage --------------------------------------------------------------------------------------------------------------
@rule("802.5", edition="2024")
def test_damage_orders_are_announced_by_one_defending_player_after_the_other(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(0).have(*["Grizzly Bears"] * 6)
    guards = {s: table.seat(s).has("Palace Guard") for s in (1, 2, 3)}
    plan = {bears[0]: 3, bears[1]: 3, bears[2]: 1, bears[3]: 1, bears[4]: 2, bears[5]: 2}
    declare(table, {bear: table.seat(s) for bear, s in plan.items()})
    for _ in range(3):
        decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
        guard = decision.blockers[0]
        table.answer([guard, decision.attackers[0], guard, decision.attackers[1]])
    order = []
    for _ in range(3):
        decision = table.run(lambda d: d.kind == D_ORDER, "orders")
        assert decision.purpose == FOR_DAMAGE_ORDER and len(decision.candidates) == 2
        order.append(table.of(decision.seat))
        assert decision.source == guards[len(order)].id
        table.answer(list(reversed(decision.candidates)))
    assert order == [table.seat(1), table.seat(2), table.seat(3)]
    assert table.game.state.objs[guards[1].id].blocking == [bears[3].id, bears[2].id]


@rule("802.5", "510.1")
def test_combat_damage_is_assigned_in_turn_order(scenario: Builder) -> None:
    """The attacking player first, then each defending player."""
    table = scenario(seats=4, damage_order=False)
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears", "Hill Giant", "Grizzly Bears", "Grizzly Bears")
    guards = {s: table.seat(s).has("Two-Headed Giant of Foriys") for s in (1, 3)}
    walls = table.seat(2).have("Wall of Omens", "Wall of Omens")
    plan = {bears[0]: 3, bears[1]: 3, bears[2]: 2, bears[3]: 1, bears[4]: 1}
    declare(table, {bear: table.seat(s) for bear, s in plan.items()})
    table.seat(1).blocks({guards[1]: [bears[3], bears[4]]})
    table.seat(2).blocks({walls[0]: bears[2], walls[1]: bears[2]})
    table.seat(3).blocks({guards[3]: [bears[0], bears[1]]})
    order = []
    for _ in range(3):
        decision = table.run(lambda d: d.kind == D_ASSIGN, "damage")
        assert table.game.state.turn().step == DAMAGE
        order.append(table.of(decision.seat))
        table.answer([decision.maximum] + [0] * (len(decision.among) - 1))
    assert order == [table.seat(0), table.seat(1), table.seat(3)]
