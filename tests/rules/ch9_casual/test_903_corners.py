"""Corners of Commander: two commanders at once, thieves, copies, taxes, merged and flickered ones. CR 903.3-903.10."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.graveyard_casting import Escape
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.targets import Target
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import BATTLEFIELD, COMMAND, GRAVEYARD, HAND, MAIN2
from apnap.rules.core.decisions import FOR_COMMANDER, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import All, ReturnToHand
from tests.rules.ch7_additional.test_730_merged_permanents import ON_TOP, mutates

HOUND, KAMAHL = "Isamaru, Hound of Konda", "Marwyn, the Nurturer"
YES, NO = [1], [0]
DOOM = card("Doom", "{B}", "Sorcery", Destroy(Each(CREATURE)))
TIDE = card("Tide", "{U}", "Sorcery", ReturnToHand(All(CREATURE)))
TWIN = card("Twin", "{U}", "Sorcery", CreateCopies(Target(CREATURE)))
THEFT = card("Theft", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
MIGHT = card("Might", "{G}", "Instant", Indefinitely(Target(CREATURE), Gets(19, 0)))


@rule("903.9a", "702.124")
def test_of_two_commanders_that_die_together_each_is_asked_about(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True).knows(DOOM)
    one = table.seat(1)
    one.leads(HOUND, KAMAHL, zone=BATTLEFIELD)
    table.seat(0).casts("Doom")
    for name in (HOUND, KAMAHL):
        asked = table.asked(one, purpose=FOR_COMMANDER)
        assert table.game.name(asked.source) == name
        table.answer(YES if name == HOUND else NO)
    table.resolve_stack()
    assert one.command == [HOUND] and one.graveyard == [KAMAHL]


@rule("903.9a")
def test_who_leaves_a_commander_in_the_graveyard_is_not_asked_again(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True).knows(DOOM)
    table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Doom")
    table.asked(table.seat(1), purpose=FOR_COMMANDER)
    table.answer(NO)
    table.resolve_stack()
    table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Doom").resolves()
    assert table.seat(1).graveyard == [HOUND] and table.seat(1).command == []


@rule("903.9a", "108.3")
def test_the_owner_is_asked_whoever_controlled_it(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True).knows(DOOM, THEFT)
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(2).casts("Theft", at=[hound]).resolves()
    assert hound.controller == table.seat(2)
    table.seat(0).casts("Doom")
    table.asked(table.seat(1), purpose=FOR_COMMANDER)
    table.answer(YES)
    table.resolve_stack()
    assert table.seat(1).command == [HOUND]


@rule("903.9b")
@pytest.mark.parametrize("answers", [(YES, NO), (NO, YES)])
def test_of_two_commanders_on_their_way_to_a_hand_one_goes_home(
    scenario: Builder, answers: tuple[list[int], list[int]]
) -> None:
    table = scenario(seats=3, commander=True).knows(TIDE)
    one = table.seat(1)
    one.leads(HOUND, KAMAHL, zone=BATTLEFIELD)
    held = len(one.hand)
    table.seat(0).casts("Tide")
    went: dict[str, bool] = {}
    for answer in answers:
        asked = table.asked(one, purpose=FOR_COMMANDER)
        went[table.game.name(asked.source)] = answer == YES
        table.answer(answer)
    table.resolve_stack()
    assert sorted(one.command) == sorted(name for name, home in went.items() if home)
    assert len(one.hand) == held + 1 and len(went) == 2


@rule("903.10a", "903.3")
def test_a_copy_of_a_commander_is_no_commander(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True).knows(TWIN, MIGHT)
    table.seat(1).leads(KAMAHL, zone=BATTLEFIELD)
    table.seat(0).casts("Twin", at=[table.seat(1).permanent(KAMAHL)]).resolves()
    twin = table.seat(0).permanent(KAMAHL)
    table.to_turn(table.seat(1)).to_turn(table.seat(2)).to_turn(table.seat(0))
    table.seat(0).casts("Might", at=[twin]).resolves()
    table.seat(0).attacks({twin: table.seat(2)})
    table.to_step(MAIN2)
    assert list(table.game.state.players[table.seat(2).number].commander_damage) == []


@rule("903.10a", "704.6c")
def test_the_damage_of_a_stolen_commander_counts_also_for_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True, life=40).knows(THEFT, MIGHT)
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Theft", at=[hound]).resolves()
    table.seat(0).casts("Might", at=[hound]).resolves()
    table.to_turn(table.seat(1)).to_turn(table.seat(2)).to_turn(table.seat(0))
    table.seat(0).attacks({hound: table.seat(1)})
    table.to_step(MAIN2)
    assert not table.seat(1).in_game and table.seat(0).battlefield == []


@rule("903.10a", "400.7")
def test_commander_damage_adds_up_though_the_commander_died_between(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True, life=40).knows(DOOM, MIGHT)
    zero = table.seat(0)
    hound = zero.leads(HOUND, zone=BATTLEFIELD)
    zero.attacks({hound: table.seat(1)})
    table.to_step(MAIN2)
    zero.casts("Doom")
    table.asked(zero, purpose=FOR_COMMANDER)
    table.answer(YES)
    table.resolve_stack()
    zero.casts(HOUND).resolves()
    hound = zero.permanent(HOUND)
    table.to_turn(table.seat(1)).to_turn(table.seat(2)).to_turn(zero)
    zero.casts("Might", at=[hound]).resolves()
    zero.attacks({hound: table.seat(1)})
    table.to_step(MAIN2)
    assert not table.seat(1).in_game  # 2 and 21


@rule("903.8", "702.124")
def test_each_commander_has_a_tax_of_its_own_and_a_hand_has_none(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True).knows(TIDE)
    zero = table.seat(0)
    zero.leads(HOUND, KAMAHL)
    zero.casts(HOUND).resolves()
    state = table.game.state
    other = table.in_command(zero.number, KAMAHL)
    assert commanders.tax(state, zero.number, other) == 0
    zero.casts("Tide")
    table.asked(zero, purpose=FOR_COMMANDER)
    table.answer(NO)
    table.resolve_stack()
    held = table.in_hand(zero.number, HOUND)
    assert commanders.tax(table.game.state, zero.number, held) == 0
    zero.casts(HOUND).resolves()
    p = table.game.state.players[zero.number]
    assert list(p.commander_casts) == [1, 0]  # from the hand it does not count


@rule("903.9c", "730.3")
def test_of_a_merged_commander_only_the_commander_goes_home(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True).knows(TIDE)
    zero = table.seat(0)
    hound = zero.leads(HOUND, zone=BATTLEFIELD)
    mutates(zero, "Vulpikeet", hound, ON_TOP)
    table.seat(1).has("Leyline of Anticipation")
    zero.casts("Tide")
    table.asked(zero, purpose=FOR_COMMANDER)
    table.answer(YES)
    table.resolve_stack()
    assert zero.command == [HOUND] and "Vulpikeet" in zero.hand and HOUND not in zero.hand


@rule("903.3b", "903.10a")
def test_a_merged_permanent_with_a_commander_in_it_deals_commander_damage(scenario: Builder) -> None:
    """The commander lies underneath; what is on top says what it is."""
    table = scenario(seats=3, commander=True)
    zero = table.seat(0)
    hound = zero.leads(HOUND, zone=BATTLEFIELD)
    mutates(zero, "Vulpikeet", hound, ON_TOP)
    zero.attacks({hound: table.seat(1)})
    table.to_step(MAIN2)
    dealt = list(table.game.state.players[table.seat(1).number].commander_damage)
    assert len(dealt) == 2 and dealt[1] == 20 - table.seat(1).life > 0


@rule("800.4a", "903.3")
def test_a_commander_leaves_the_game_with_its_owner_wherever_it_is(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True).knows(THEFT)
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(2).casts("Theft", at=[hound]).resolves()
    table.seat(1).concedes()
    assert table.seat(2).battlefield == [] and table.seat(2).command == []


@rule("903.8", "903.9b")
def test_a_commander_in_a_hand_is_cast_like_any_card(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True)
    zero = table.seat(0)
    hound = zero.leads(HOUND, zone=HAND)
    zero.gets_mana("W")
    decision = table.to_priority(zero.number)
    assert [o.kind for o in decision.options if o.id == hound.id] == [O_CAST]


@rule("903.3", "903.10a", "730.2")
def test_a_merged_permanent_without_a_commander_in_it_is_not_one(scenario: Builder) -> None:
    """Its owner has a commander elsewhere."""
    table = scenario(seats=3, commander=True)
    zero = table.seat(0)
    zero.leads(HOUND)
    bear = zero.has("Grizzly Bears")
    mutates(zero, "Vulpikeet", bear, ON_TOP)
    assert not commanders.is_yours(table.game.state, table.game.state.objs[bear.id], zero.number)
    zero.attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life < 20
    assert list(table.game.state.players[table.seat(1).number].commander_damage) == []


@rule("903.8")
@pytest.mark.parametrize(("zone", "mana", "ways"), [(COMMAND, "G", 0), (COMMAND, "GG", 1), (GRAVEYARD, "G", 1)])
def test_from_the_command_zone_a_commander_is_cast_as_from_a_hand(
    scenario: Builder, zone: int, mana: str, ways: int
) -> None:
    """A way to cast it that only a graveyard allows is of no use there, and costs no tax where it is."""
    runaway = card("Runaway", "{G}{G}", "Legendary Creature - Bear", "2/2", Escape("{G}", 2))
    table = scenario(seats=3, commander=True).knows(runaway)
    one = table.seat(0)
    one.buried("Shock", "Fog")
    leader = one.leads("Runaway", zone=zone)
    table.resolve_stack()
    one.gets_mana(mana)
    options = table.to_priority(one.number).options
    assert sum(1 for o in options if o.kind == O_CAST and o.id == leader.now) == ways
