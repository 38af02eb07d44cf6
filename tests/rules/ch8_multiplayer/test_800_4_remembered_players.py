"""What is still known of a player who has left. CR 800.4i."""

from __future__ import annotations

import pytest

from apnap.abilities.among_players.enchanted_players import EnchantedPlayer
from apnap.abilities.amounts import CardsIn, LifeOf
from apnap.abilities.cards import Enchant, card
from apnap.abilities.conditions import CastThisTurn, LifeAtMost
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.flow import If
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.facts.qualities import IsPlayer
from apnap.abilities.player_counters import CountersOfPlayer
from apnap.abilities.players import DEFENDING_PLAYER, EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch1_concepts import ending
from apnap.rules.core.constants import DAMAGE, HAND, UPKEEP
from apnap.rules.core.decisions import D_PRIORITY
from apnap.rules.core.players import LOST
from apnap.rules.events import Damage
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import game_at, put, two_headed_giant

ENVOY = card(
    "Envoy",
    "{R}",
    "Creature - Human",
    "2/2",
    Whenever(DealsDamage(THIS, combat=True, to_player=True), GainLife(LifeOf(THAT_PLAYER))),
)
JUDGE = card(
    "Judge",
    "{W}",
    "Creature - Human",
    "1/1",
    Whenever(DealsDamage(THIS, combat=True, to_player=True), If(CastThisTurn(1, THAT_PLAYER), GainLife(5))),
)
PROWLER = card(
    "Prowler", "{R}", "Creature - Human", "1/1", Whenever(Attacks(THIS), GainLife(CardsIn(HAND, DEFENDING_PLAYER)))
)
CENSOR = card(
    "Censor",
    "{R}",
    "Creature - Human",
    "1/1",
    Whenever(
        Attacks(THIS),
        GainLife(CountersOfPlayer("experience", DEFENDING_PLAYER)),
        If(LifeAtMost(5, DEFENDING_PLAYER), GainLife(3)),
    ),
)
HEX = card(
    "Hex",
    "{B}",
    "Enchantment - Aura Curse",
    Enchant(IsPlayer(EACH_PLAYER)),
    Whenever(BeginningOf(UPKEEP, EnchantedPlayer()), GainLife(CardsIn(HAND, EnchantedPlayer()))),
)
TALLY = card("Tally", "{W}", "Sorcery", GainLife(LifeOf(EACH_OPPONENT)))
SPY = card(
    "Spy",
    "{U}",
    "Creature - Human",
    "1/1",
    Whenever(DealsDamage(THIS, combat=True, to_player=True), Draw(CardsIn(HAND, THAT_PLAYER))),
)


DEBT = card(
    "Debt", "{B}", "Sorcery", LoseLife(1, who=TargetPlayer()), AtNext(UPKEEP, GainLife(LifeOf(THAT_PLAYER)), whose=YOU)
)


# at the table ------------------------------------------------------------------------------------------------------


@rule("800.4i")
def test_the_life_of_a_leaver_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=4).knows(ENVOY)
    envoy = table.seat(0).has("Envoy")
    table.seat(2).at(9)
    table.seat(0).attacks({envoy: table.seat(2)})
    table.run(lambda d: table.stack == ["Envoy's ability"], "the trigger")
    table.seat(2).concedes()
    table.resolve_stack()
    assert table.seat(0).life == 20 + 7


@rule("800.4i", "801.2c")
@pytest.mark.parametrize("reach", [None, 1])
def test_a_leaver_is_remembered_in_later_turns_too(scenario: Builder, reach: int | None) -> None:
    """Ranges are measured again as turns begin; who was in range as they left can still be asked about."""
    table = scenario(seats=6, range_of_influence=reach).knows(DEBT)
    table.seat(0).casts("Debt", at=[table.seat(1)]).resolves()
    table.seat(1).concedes()
    table.to_turn(table.seat(0)).resolve_stack()
    assert table.seat(0).life == 20 + 19


@rule("801.2c", "800.4i")
def test_a_leaver_out_of_range_is_not_remembered(scenario: Builder) -> None:
    """Seat 2 leaves out of the range of seat 0, and does not come into it by leaving."""
    table = scenario(seats=6, range_of_influence=1)
    table.seat(2).concedes()
    table.to_turn(table.seat(0))
    state = table.game.state
    assert [state.in_reach(table.seat(0).number, table.seat(s).number) for s in range(6)] == [1, 1, 0, 0, 0, 1]


@rule("800.4i")
def test_the_hand_of_a_leaver_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=4).knows(SPY)
    spy = table.seat(0).has("Spy")
    table.seat(1).holds("Shock", "Shock", "Shock")
    held = len(table.seat(1).hand)
    before = len(table.seat(0).hand)
    table.seat(0).attacks({spy: table.seat(1)})
    table.run(lambda d: len(table.stack) == 1, "the ability")
    table.seat(1).concedes()
    assert table.seat(1).hand == []
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + held == before + 3


@rule("800.4i", "702.40")
def test_what_a_leaver_did_this_turn_still_counts(scenario: Builder) -> None:
    """Storm counts the spell of one who has left."""
    table = scenario(seats=4)
    table.seat(3).casts("Shock", at=[table.seat(3)]).resolves()
    table.seat(3).concedes()
    table.seat(0).casts("Grapeshot", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("800.4i", "608.2h")
def test_what_that_player_did_is_known_when_they_have_left(scenario: Builder) -> None:
    """The judge asks whether the player who was dealt damage has cast a spell this turn."""
    for caster, gained in ((1, 5), (2, 0)):
        table = scenario(seats=4).knows(JUDGE)
        judge = table.seat(0).has("Judge")
        table.seat(caster).casts("Shock", at=[table.seat(3)]).resolves()
        table.seat(0).attacks({judge: table.seat(1)})
        table.to_step(DAMAGE)
        assert table.stack == ["Judge's ability"]
        table.seat(1).concedes()
        table.resolve_stack()
        assert table.seat(0).life == 20 + gained


@rule("800.4i", "102.3")
def test_a_player_who_has_left_is_not_an_opponent_any_more(scenario: Builder) -> None:
    """The life of each opponent is added up: that of those who are still here."""
    table = scenario(seats=4).knows(TALLY)
    for seat, life in ((1, 3), (2, 5), (3, 7)):
        table.seat(seat).at(life)
    table.seat(2).concedes()
    table.seat(0).casts("Tally").resolves()
    assert table.seat(0).life == 20 + 3 + 7


@rule("800.4i", "702.54")
def test_damage_that_a_leaver_was_dealt_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Shock", at=[table.seat(2)]).resolves()
    table.seat(2).concedes()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 1


@rule("801.11", "702.54")
def test_damage_dealt_out_of_range_is_not_seen(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(2).casts("Shock", at=[table.seat(3)]).resolves()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 0


@rule("800.4i", "607.2d")
def test_the_hand_of_the_chosen_player_is_remembered(scenario: Builder) -> None:
    """Entropic Specter is as large as the hand of a player who was chosen as it entered, and has left since."""
    table = scenario(seats=3)
    one, chosen, _ = table.seats()
    chosen.holds("Shock", "Shock", "Shock")
    one.casts("Entropic Specter")
    table.says([chosen.ref]).resolve_stack()
    specter = one.permanent("Entropic Specter")
    chosen.concedes()
    assert specter.stayed and specter.power == 3
    table.next_turn()
    assert specter.stayed and specter.power == 3


@rule("800.4i", "607.2d")
def test_what_the_chosen_player_controlled_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, chosen, _ = table.seats()
    chosen.have("Homeward Path", "Forest", "Homeward Path")
    one.casts("Skyshroud War Beast")
    table.says([chosen.ref]).resolve_stack()
    beast = one.permanent("Skyshroud War Beast")
    chosen.concedes()
    assert beast.stayed and beast.power == 2


@rule("800.4i", "607.2d")
def test_the_cards_in_the_graveyard_of_the_chosen_player_are_remembered(scenario: Builder) -> None:
    """Haunting Apparition counts green creature cards, Sewer Nemesis all cards of that graveyard."""
    table = scenario(seats=3)
    one, chosen, _ = table.seats()
    chosen.buried("Grizzly Bears", "Hill Giant", "Grizzly Bears")
    for name, power in (("Haunting Apparition", 3), ("Sewer Nemesis", 3)):
        one.casts(name)
        table.says([chosen.ref]).resolve_stack()
        assert one.permanent(name).power == power
    chosen.concedes()
    assert one.permanent("Haunting Apparition").power == 3
    assert one.permanent("Sewer Nemesis").power == 3
    table.next_turn()
    assert one.permanent("Haunting Apparition").power == 3


@rule("800.4i", "802.2a")
def test_the_hand_of_a_defending_player_is_remembered(scenario: Builder) -> None:
    """They leave with the ability on the stack that asks how many cards they hold."""
    table = scenario(seats=3).knows(PROWLER)
    prowler = table.seat(0).has("Prowler")
    table.seat(1).holds("Shock", "Shock")
    table.seat(2).holds("Shock")
    table.seat(0).attacks({prowler: table.seat(1)})
    table.run(lambda d: len(table.stack) == 1, "the ability")
    table.seat(1).concedes()
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("800.4i", "303.4b")
def test_the_hand_of_an_enchanted_player_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=4).knows(HEX)
    table.seat(0).casts("Hex", at=[table.seat(1)]).resolves()
    table.seat(1).holds("Shock", "Shock")
    table.to_turn(table.seat(1))
    assert table.stack == ["Hex's ability"]
    table.seat(1).concedes()
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("800.4i", "122.1")
def test_the_poison_of_a_defending_player_is_remembered(scenario: Builder) -> None:
    """Septic Rats ask for it as their ability triggers, and again as it resolves."""
    for poison, power in ((1, 3), (0, 2)):
        table = scenario(seats=3)
        rats = table.seat(0).has("Septic Rats")
        table.game.state.edit_player(table.seat(1).number).poison = 1
        table.seat(0).attacks({rats: table.seat(1)})
        table.run(lambda d: d.kind == D_PRIORITY, "the ability")
        assert len(table.stack) == 1
        table.game.state.edit_player(table.seat(1).number).poison = poison
        table.seat(1).concedes()
        table.resolve_stack()
        assert rats.power == power


@rule("800.4i", "122.1")
def test_the_counters_and_life_of_a_leaver_are_remembered(scenario: Builder) -> None:
    for counters, life, gained in (({"experience": 3}, 5, 6), ({}, 6, 0)):
        table = scenario(seats=3).knows(CENSOR)
        censor = table.seat(0).has("Censor")
        table.game.state.edit_player(table.seat(1).number).counters = dict(counters)
        table.seat(1).at(life)
        table.seat(0).attacks({censor: table.seat(1)})
        table.run(lambda d: d.kind == D_PRIORITY, "the ability")
        assert len(table.stack) == 1
        table.seat(1).concedes()
        table.resolve_stack()
        assert table.seat(0).life == 20 + gained


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("800.4i")
def test_a_leaver_is_remembered() -> None:
    """CR 800.4i."""
    game = game_at(3)
    game.state.edit_player(1).life = 7
    ending.concede(game, 1)
    assert game.state.life(1) == 7
    assert game.state.players[1].outcome == LOST
    assert not game.state.players[1].in_game


@rule("800.4i", "810.9a")
def test_a_shared_life_total_outlives_its_holder() -> None:
    """CR 800.4i, 810.9a: the pool is with the first seat, whoever of the team is left."""
    table = two_headed_giant()
    table.loss_of = [0, 1, 2, 3]
    game = game_at(table)
    ending.concede(game, 0)
    game.emit(Damage(put(game, 2), -1 - 1, 5, False))
    assert game.state.life(1) == 25
