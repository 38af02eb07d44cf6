"""Abilities that trigger on attackers being declared, and optional costs to attack. CR 508.1g, 508.3b-f."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.costs import PayLife, PayMana
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.events.combat_events import AttacksUnblocked, IsAttacked, PermanentAttacked, PlayerAttacks
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PLANESWALKER, YOU_CONTROL
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.statics.costs import AttackTax
from apnap.rules.ch1_concepts.definitions import CostPart, Static
from apnap.rules.core.constants import BLOCKERS, MAIN2, S_ATTACK
from apnap.rules.core.decisions import D_YES_NO, FOR_COST
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import rule
from apnap.testing.plugin import Builder

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
def test_abyssal_nightstalker(scenario: Builder) -> None:
    table = scenario(3)
    stalker = table.seat(0).has("Abyssal Nightstalker")
    table.seat(1).holds("Forest")
    table.seat(2).holds("Forest")
    table.seat(0).attacks({stalker: table.seat(2)})
    table.to_step(MAIN2)
    assert (table.seat(1).hand, table.seat(2).hand) == (["Forest"], [])
