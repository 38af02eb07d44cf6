"""Declaring attackers: who, what, at what price, and what it sets off. CR 508."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.costs import PayLife, PayMana
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.events.combat_events import AttacksUnblocked, IsAttacked, PermanentAttacked, PlayerAttacks
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PLANESWALKER, YOU_CONTROL
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.statics.costs import AttackTax
from apnap.rules.ch1_concepts.definitions import CostPart, Static
from apnap.rules.ch5_turns.combat.attack import can_attack, legal_attack_targets
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    ATTACKERS,
    BATTLE,
    BLOCKERS,
    DEFENDER,
    EV_ATTACK,
    HASTE,
    MAIN2,
    NONE,
    S_ATTACK,
    STEP_NAMES,
    VIGILANCE,
)
from apnap.rules.core.decisions import D_ATTACK, D_ORDER, D_PRIORITY, D_YES_NO, FOR_COST, IllegalAnswer
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from tests.rules.ch5_turns.combat.combat_board import Board, player


def attack_candidates(table: Scenario) -> list[int]:
    """The creatures that could be declared, or none."""
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == STEP_NAMES[MAIN2])
    return sorted(decision.attackers) if decision.kind == D_ATTACK else []


WE_ATTACK = card("War Drum", "{1}", "Artifact", Whenever(PlayerAttacks(YOU), GainLife(1)))
ANYONE = card("War Horn", "{1}", "Artifact", Whenever(PlayerAttacks(EACH_PLAYER), GainLife(1)))
PAIRS = Whenever(PlayerAttacks(YOU, whom=EACH_OPPONENT), LoseLife(1, who=THAT_PLAYER))
EACH_PAIR = card("War Ledger", "{1}", "Artifact", PAIRS)
WE_ARE = card("Alarm", "{1}", "Artifact", Whenever(IsAttacked(YOU), GainLife(1)))
WALKER = card("Walker Alarm", "{1}", "Artifact", Whenever(PermanentAttacked(PLANESWALKER, YOU_CONTROL), GainLife(1)))
SNEAK = card("Sneak", "{1}", "Creature - Rogue", "1/1", Whenever(AttacksUnblocked(CREATURE), GainLife(1)))


class MayPay(Static):
    """You may pay as this creature attacks."""

    def __init__(self, part: CostPart) -> None:
        super().__init__([S_ATTACK])
        self.part = part

    def attack_option(self, game: Game, effect: Standing, attacker: int, defender: int) -> CostPart | None:
        return self.part if attacker == effect.source else None


DARING = card("Daring Bear", "{1}", "Creature - Bear", "2/2", MayPay(PayLife(3)))
PAYING = card("Paying Bear", "{1}", "Creature - Bear", "2/2", MayPay(PayMana("{1}")))
TOLL = card("Toll Gate", "{1}", "Artifact", AttackTax("{1}"))


# at the table ------------------------------------------------------------------------------------------------------


@rule("508.1a", "302.6")
def test_tapped_and_new_creatures_cannot_attack_but_hasty_ones_can(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).has("Grizzly Bears", sick=True)
    goblin = table.seat(0).has("Raging Goblin", sick=True)
    old = table.seat(0).has("Hill Giant")
    assert attack_candidates(table) == sorted([goblin.id, old.id])


@rule("508.1a", "302.6")
def test_a_creature_that_came_in_an_opponents_turn_can_attack_in_mine(scenario: Builder) -> None:
    table = scenario()
    table.next_turn()
    table.seat(0).casts("Raise the Alarm").resolves()
    table.to_turn(table.seat(0))
    assert len(attack_candidates(table)) == 2


@rule("508.1a", "508.1")
def test_attacking_is_a_choice(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({})
    assert not bear.tapped and not bear.attacking
    assert table.step == STEP_NAMES[ATTACKERS]


@rule("508.1b", "802.2a")
def test_each_creature_attacks_a_player_of_its_own(scenario: Builder) -> None:
    table = scenario(seats=4)
    pack = table.seat(0).have("Grizzly Bears", "Hill Giant", "Craw Wurm")
    table.seat(0).attacks({creature: table.seat(1 + i) for i, creature in enumerate(pack)})
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 18, 17, 14]


@rule("508.1c", "733.1")
def test_an_attack_that_a_restriction_forbids_is_refused(scenario: Builder) -> None:
    table = scenario()
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Pacifism", at=[giant]).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert decision.attackers == [bear.id]
    with pytest.raises(IllegalAnswer) as error:
        table.answer([giant.id])
    assert error.value.rule == "508.1b"
    assert table.game.decision() is not None and not giant.tapped


@rule("508.1d")
def test_what_must_attack_cannot_stay_at_home(scenario: Builder) -> None:
    table = scenario(seats=4)
    juggernaut, bear = table.seat(0).have("Juggernaut", "Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    with pytest.raises(IllegalAnswer) as error:
        table.answer([NONE] * 2)
    assert error.value.rule == "508.1d"
    table.answer([table.seat(3).ref if id == juggernaut.id else NONE for id in decision.attackers])
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 20, 20, 15]
    assert not bear.tapped


@rule("508.1d", "508.1h")
def test_nobody_is_required_to_pay_for_a_required_attack(scenario: Builder) -> None:
    table = scenario(seats=2)
    juggernaut = table.seat(0).has("Juggernaut")
    table.seat(0).have("Forest", "Forest")
    table.seat(1).has("Ghostly Prison")
    table.seat(0).attacks({})
    assert not juggernaut.attacking


@rule("508.1d", "508.1h")
def test_a_required_attack_goes_where_it_costs_nothing(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Juggernaut")
    table.seat(0).have("Forest", "Forest")
    table.seat(1).has("Ghostly Prison")
    table.run(lambda d: d.kind == D_ATTACK)
    with pytest.raises(IllegalAnswer):
        table.answer([NONE])
    table.answer([table.seat(2).ref])
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 20, 15]


@rule("508.1d")
def test_what_cannot_attack_need_not(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Juggernaut", tapped=True)
    table.seat(0).has("Juggernaut", sick=True)
    assert attack_candidates(table) == []


@rule("508.1f", "702.20b")
def test_attackers_tap_unless_they_are_vigilant(scenario: Builder) -> None:
    table = scenario()
    bear, angel = table.seat(0).have("Grizzly Bears", "Serra Angel")
    table.seat(0).attacks({bear: table.seat(1), angel: table.seat(1)})
    assert bear.tapped and not angel.tapped


@rule("508.1h", "508.1j")
def test_the_cost_of_an_attack_is_for_each_creature_at_that_player(scenario: Builder) -> None:
    table = scenario(seats=3)
    pack = table.seat(0).have("Grizzly Bears", "Hill Giant")
    lands = table.seat(0).have("Forest", "Forest", "Forest")
    table.seat(1).has("Ghostly Prison")
    table.run(lambda d: d.kind == D_ATTACK)
    with pytest.raises(IllegalAnswer) as error:
        table.answer([table.seat(1).ref] * 2)
    assert error.value.rule == "508.1j"
    assert str(error.value).endswith("can't pay the cost of this attack: {4} (CR 508.1j)")
    table.answer([table.seat(1).ref, table.seat(2).ref])
    table.run(lambda d: d.kind == D_PRIORITY)
    assert sum(f.tapped for f in lands) == 2
    assert all(creature.attacking for creature in pack)


@rule("508.1m", "508.2b")
def test_attack_triggers_are_on_the_stack_before_anybody_gets_priority(scenario: Builder) -> None:
    table = scenario()
    veteran, bear = table.seat(0).have("Tenth District Veteran", "Grizzly Bears")
    table.seat(0).attacks({veteran: table.seat(1), bear: table.seat(1)})
    assert table.stack == ["Tenth District Veteran's ability"]
    assert (table.step, table.holder) == (STEP_NAMES[ATTACKERS], table.seat(0))
    table.resolve_stack()
    assert not bear.tapped


@rule("508.3a", "508.2b")
def test_each_attacking_creature_triggers_for_itself(scenario: Builder) -> None:
    table = scenario()
    pair = table.seat(0).have("Tenth District Veteran", "Tenth District Veteran")
    table.seat(0).attacks({v: table.seat(1) for v in pair})
    table.run(lambda d: d.kind in (D_ORDER, D_PRIORITY))
    table.run(lambda d: d.kind == D_PRIORITY)
    assert len(table.stack) == 2


@rule("508.5", "702.14")
def test_landwalk_looks_at_the_player_who_is_attacked(scenario: Builder) -> None:
    """Only the second defender has a Swamp, so only there the Wraith cannot be blocked."""
    table = scenario(seats=3)
    one, two = table.seat(0).have("Bog Wraith", "Bog Wraith")
    table.seat(2).has("Swamp")
    wall, other_wall = table.seat(1).has("Wall of Omens"), table.seat(2).has("Wall of Omens")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(2)})
    table.seat(1).blocks({wall: one})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(2).life) == (20, 17)
    assert other_wall.damage == 0


@rule("508.1", "102.3")
def test_nobody_attacks_a_teammate(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(0).has("Grizzly Bears")
    table.seat(2).has("Jace Beleren")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert sorted(decision.defenders) == sorted([table.seat(1).ref, table.seat(3).ref])


# abilities that wait for attacks, and optional costs to attack -----------------------------------------------------


@rule("508.3d")
def test_whenever_you_attack_triggers_once_for_all_creatures(scenario: Builder) -> None:
    table = scenario(3).knows(WE_ATTACK, ANYONE)
    table.seat(0).has("War Drum")
    table.seat(1).have("War Drum", "War Horn")
    first, second = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({first: table.seat(1), second: table.seat(2)})
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (21, 21)


@rule("508.3e")
def test_attacking_another_player_triggers_once_for_each_of_them(scenario: Builder) -> None:
    table = scenario(4).knows(EACH_PAIR)
    table.seat(0).has("War Ledger")
    bears = table.seat(0).have(*["Grizzly Bears"] * 3)
    table.seat(0).attacks({bears[0]: table.seat(1), bears[1]: table.seat(1), bears[2]: table.seat(3)})
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [20, 19, 20, 19]


@rule("508.3e")
def test_attacking_a_planeswalker_is_not_attacking_its_controller(scenario: Builder) -> None:
    table = scenario(3).knows(EACH_PAIR, WE_ARE, WALKER)
    table.seat(0).has("War Ledger")
    table.seat(1).have("Alarm", "Walker Alarm")
    jace = table.seat(1).has("Jace Beleren")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: jace})
    table.resolve_stack()
    assert table.seat(1).life == 21


@rule("508.3b")
def test_being_attacked_triggers_once_for_each_attack(scenario: Builder) -> None:
    table = scenario(3).knows(WE_ARE)
    table.seat(1).has("Alarm")
    table.seat(2).has("Alarm")
    first, second = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({first: table.seat(1), second: table.seat(1)})
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [20, 21, 20]


@rule("508.3f", "509.3g")
def test_an_attack_that_nobody_blocks_triggers_as_blockers_are_declared(scenario: Builder) -> None:
    table = scenario(3).knows(SNEAK)
    sneak = table.seat(0).has("Sneak")
    bears = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({sneak: table.seat(1), bears: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).life == 20
    table.seat(1).blocks({wall: bears})
    table.resolve_stack()
    assert table.game.state.turn().step == BLOCKERS
    assert table.seat(0).life == 21


@rule("508.1g", "508.1h")
def test_optional_costs_to_attack_are_chosen(scenario: Builder) -> None:
    table = scenario(3).knows(DARING)
    daring, other = table.seat(0).have("Daring Bear", "Daring Bear")
    table.seat(0).attacks({daring: table.seat(1), other: table.seat(1)})
    for answer in ([1], [0]):
        asked = table.game.decision()
        assert asked is not None and (asked.kind, asked.rule, asked.purpose) == (D_YES_NO, "508.1g", FOR_COST)
        table.answer(answer)
    assert table.seat(0).life == 17
    assert daring.attacking and other.attacking


@rule("508.1g", "508.1j")
def test_an_optional_cost_that_leaves_nothing_for_the_others_is_not_offered(scenario: Builder) -> None:
    """One mana, which the toll takes: the optional cost cannot be paid as well."""
    table = scenario(3).knows(PAYING, TOLL)
    table.seat(1).has("Toll Gate")
    bear = table.seat(0).has("Paying Bear")
    table.seat(0).has("Forest")
    table.seat(0).attacks({bear: table.seat(1)})
    assert table.game.decision() is not None
    table.to_step(MAIN2)
    assert table.seat(1).life == 18
    assert not any("508.1g" in line for line in table.log)


@rule("509.3g")
def test_abyssal_nightstalker_triggers_when_it_is_not_blocked(scenario: Builder) -> None:
    table = scenario(3)
    stalker = table.seat(0).has("Abyssal Nightstalker")
    table.seat(1).holds("Forest")
    table.seat(2).holds("Forest")
    table.seat(0).attacks({stalker: table.seat(2)})
    table.to_step(MAIN2)
    assert (table.seat(1).hand, table.seat(2).hand) == (["Forest"], [])


# on bare boards ----------------------------------------------------------------------------------------------------


@rule("508.1f", "510.1b")
def test_an_unblocked_attacker_taps_and_deals_its_damage() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    board.attacks(0, {bear: player(1)})
    board.to_attackers()
    assert board.attackers() == [bear]
    assert board.state.objs[bear].tapped
    assert board.state.objs[bear].attacking == player(1)
    assert board.state.objs[bear].defender == 1
    board.damage()
    assert board.life(1) == 18


@rule("508.1a", "702.3b", "702.10b")
def test_who_can_attack() -> None:
    """Untapped, not sick unless it has haste, no defender, no battle."""
    board = Board()
    ready = board.creature(0, 1, 1)
    board.creature(0, 1, 1, tapped=True)
    board.creature(0, 1, 1, sick=True)
    hasty = board.creature(0, 1, 1, HASTE, sick=True)
    board.creature(0, 1, 1, DEFENDER)
    board.creature(0, 1, 1, types=constants.CREATURE | BATTLE)
    other = board.creature(1, 1, 1)
    board.to_attackers()
    assert board.heard(0, D_ATTACK)[0].attackers == [ready, hasty]
    assert can_attack(board.game, ready)
    assert not can_attack(board.game, other)


@rule("702.20b")
def test_vigilance_does_not_tap() -> None:
    board = Board()
    angel = board.creature(0, 4, 4, VIGILANCE)
    board.attacks(0, {angel: player(1)})
    board.to_attackers()
    assert not board.state.objs[angel].tapped


@rule("508.8")
def test_nobody_is_asked_without_creatures() -> None:
    board = Board()
    board.creature(1, 2, 2)
    board.fight()
    assert not board.script[0].heard
    assert not board.attackers()


@rule("508.1b", "310.9b")
def test_planeswalkers_and_battles_are_attacked() -> None:
    """A battle by who is an opponent of its protector, its own controller among them."""
    board = Board(3)
    a = board.creature(0, 2, 2)
    b = board.creature(0, 3, 3)
    walker = board.planeswalker(1, 4)
    siege = board.battle(0, 2, 5)
    board.battle(1, 0, 5)
    assert not legal_attack_targets(board.game, a)
    board.attacks(0, {a: walker, b: siege})
    board.to_attackers()
    assert board.heard(0, D_ATTACK)[0].defenders == [player(1), player(2), siege, walker]
    assert board.state.objs[a].defender == 1
    assert board.state.objs[b].defender == 2
    board.damage()
    assert board.state.objs[walker].counter("loyalty") == 2
    assert board.state.objs[siege].counter("defense") == 2
    assert [board.life(s) for s in range(3)] == [20, 20, 20]


@rule("802.2", "102.3")
def test_teammates_cannot_be_attacked() -> None:
    table = TableRules(4)
    table.teams = [[0, 2], [1, 3]]
    board = Board(table=table)
    bear = board.creature(0, 2, 2)
    board.attacks(0, {bear: player(2)})
    with pytest.raises(AgentFault, match="508.1b"):
        board.to_attackers()
    assert not board.state.objs[bear].tapped


@rule("805.10b")
def test_shared_turns_make_one_attack() -> None:
    """The creatures of both players, each against any of the other team."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    board = Board(table=table)
    mine = board.creature(0, 2, 2)
    mate = board.creature(1, 3, 3)
    board.attacks(0, {mine: player(3), mate: player(2)})
    board.fight()
    assert board.life(3) == 18
    assert board.life(2) == 17
    assert not board.heard(1, D_ATTACK)


@rule("508.1m")
def test_attack_events_are_one_batch() -> None:
    """What triggers on attacks sees all attackers."""
    board = Board()
    ids = [board.creature(0, 1, 1) for _ in range(3)]
    board.attacks(0, dict.fromkeys(ids, player(1)))
    board.to_attackers()
    seen = []
    event = board.state.turn().events[EV_ATTACK]
    while event is not None:
        seen.append(event.id)  # type: ignore[attr-defined]
        event = event.prev
    assert seen == ids[::-1]


@rule("800.4a")
def test_a_defender_who_concedes_during_the_declaration_is_not_attacked() -> None:
    """The attack is declared again at a smaller table."""
    board = Board(3)
    bear = board.creature(0, 2, 2)

    def answer(game: object, decision: object) -> list[int]:
        board.game.leaves(1)
        return [player(1)]

    board.says(0, D_ATTACK, answer)
    board.attacks(0, {bear: player(2)})
    board.to_attackers()
    assert len(board.heard(0, D_ATTACK)) == 2
    assert board.heard(0, D_ATTACK)[1].defenders == [player(2)]
    assert board.state.objs[bear].attacking == player(2)


@rule("800.4a", "800.4j")
def test_an_attacker_who_concedes_attacks_nobody() -> None:
    board = Board(3)
    board.creature(0, 2, 2)
    board.concedes(0, D_ATTACK)
    board.to_attackers()
    assert not board.attackers()
    assert not board.script[1].heard


@rule("800.4a", "805.10b")
def test_the_teammate_goes_on_when_a_speaker_concedes() -> None:
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    board = Board(table=table)
    board.creature(0, 2, 2)
    mate = board.creature(1, 3, 3)
    board.concedes(0, D_ATTACK)
    board.attacks(1, {mate: player(2)})
    board.to_attackers()
    assert board.attackers() == [mate]
