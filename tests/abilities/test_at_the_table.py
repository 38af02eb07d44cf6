"""Words that no card of the library needs yet, and what they mean with several players and teams."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf, LifeOf, Times
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import card
from apnap.abilities.conditions import AtLeast, Exists, IsTurnOf, Unless
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn, UntilYourNextTurn
from apnap.abilities.effects.flow import Choose, If
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.player_actions import Discard, Draw, Sacrifice
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Enters
from apnap.abilities.events.player_events import GainsLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import ARTIFACT, CREATURE, LAND, TAPPED, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantAttack, CantBlock, DoesntUntap
from apnap.abilities.targets import AnyTarget, Target, TargetOpponent
from apnap.rules.ch1_concepts.definitions import Ability, Effect
from apnap.rules.ch4_zones.knowledge import EVERYBODY
from apnap.rules.core.constants import FLYING as FLIES
from apnap.rules.core.constants import HAND, MAIN2
from apnap.rules.core.decisions import D_CHOOSE, FOR_DISCARD, FOR_SEARCH
from apnap.testing import Scenario, rule


def knows(table: Scenario, *parts: Ability | Effect, kind: str = "Sorcery", size: str = "") -> Scenario:
    """A table where a card called Test says this and costs nothing."""
    pieces = [size, *parts] if size else list(parts)
    made = card("Test", "{0}", kind, *pieces)
    table.find = lambda name: made if name == "Test" else library.find(name)
    return table


@rule("102.3")
def test_each_opponent_leaves_out_teammates(scenario):
    table = knows(scenario(seats=4, teams=[[0, 2], [1, 3]]), LoseLife(3, who=EACH_OPPONENT))
    table.seat(0).casts("Test").resolves()
    assert [s.life for s in table.seats()] == [20, 17, 20, 17]


@rule("102.3", "115.1")
def test_target_opponent_is_never_a_teammate(scenario):
    table = knows(scenario(seats=4, teams=[[0, 2], [1, 3]]), LoseLife(3, who=TargetOpponent()))
    spell = table.seat(0).casts("Test", at=[table.seat(3)])
    announced = table.game.state.objs[spell.id].announced
    assert announced is not None
    assert set(announced.slots[0].candidates(table.game, announced)) == {table.seat(1).ref, table.seat(3).ref}


@rule("101.4")
def test_all_choose_in_turn_order_before_anything_is_discarded(scenario):
    table = knows(scenario(seats=3), Discard(1, who=EACH_PLAYER))
    for seat in table.seats():
        seat.holds("Shock", "Fog")
    table.seat(0).casts("Test")
    asked = []
    for _ in range(3):
        decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_DISCARD, "a discard")
        assert all(s.graveyard == [] for s in table.seats())
        asked.append(decision.seat)
        table.answer([decision.candidates[0]])
    assert asked == [s.number for s in table.seats()]
    assert all("Shock" in s.graveyard for s in table.seats())


@rule("101.4", "701.21a")
def test_each_player_sacrifices_one_of_their_own(scenario):
    table = knows(scenario(seats=3), Sacrifice(1, CREATURE, who=EACH_PLAYER))
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Test").resolves()
    table.expect(bears).died(0, 1, 2)


@rule("700.2", "601.2b")
def test_a_modal_spell_does_what_was_chosen(scenario):
    modes = Choose(1, DealDamage(2, to=AnyTarget()), GainLife(5))
    table = knows(scenario(), modes)
    table.seat(0).casts("Test", modes=[1]).resolves()
    assert table.seat(0).life == 25
    table.seat(0).casts("Test", modes=[0], at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18


@rule("700.2d", "601.2b")
def test_both_modes_happen_in_the_order_written(scenario):
    table = knows(scenario(), Choose(2, GainLife(5), LoseLife(1), at_least=1))
    table.seat(0).casts("Test", modes=[1, 0]).resolves()
    assert table.seat(0).life == 24


@rule("700.2a")
def test_a_mode_without_a_target_cannot_be_chosen(scenario):
    table = knows(scenario(), Choose(1, Destroy(Target(ARTIFACT)), GainLife(5)))
    table.seat(0).casts("Test").resolves()
    assert table.seat(0).life == 25


@rule("608.2c")
def test_an_instruction_may_depend_on_a_condition(scenario):
    table = knows(scenario(), If(Exists(ARTIFACT, YOU_CONTROL), GainLife(5), LoseLife(5)))
    table.seat(0).casts("Test").resolves()
    assert table.seat(0).life == 15
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Test").resolves()
    assert table.seat(0).life == 20


@rule("107.1", "801.11")
def test_amounts_are_read_off_what_is_in_range(scenario):
    table = knows(scenario(seats=6, range_of_influence=1), GainLife(Times(2, CountOf(Each(CREATURE)))))
    table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Test").resolves()
    assert table.seat(0).life == 26


@rule("611.3a", "613.1f")
def test_abilities_are_granted_and_leave_with_their_source(scenario):
    ability = Activate("{T}", DealDamage(1, to=AnyTarget()))
    anthem = Always(Each(CREATURE, YOU_CONTROL), Has(FLYING, ability))
    table = knows(scenario(), anthem, kind="Enchantment")
    source = table.seat(0).has("Test")
    bear = table.seat(0).has("Grizzly Bears")
    assert bear.has(FLIES)
    table.seat(0).activates(bear, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19
    table.seat(0).casts("Disenchant", at=[source]).resolves()
    assert not bear.has(FLIES) and table.game.char(bear.id).abilities.activated == []


@rule("613.1f", "603.2")
def test_granted_triggered_abilities_trigger(scenario):
    anthem = Always(Each(CREATURE, YOU_CONTROL), Has(Whenever(DealsDamage(THIS, to_player=True), GainLife(3))))
    table = knows(scenario(), anthem, kind="Enchantment")
    table.seat(0).has("Test")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (23, 18)


@rule("611.3a")
def test_a_static_ability_with_a_condition_comes_and_goes(scenario):
    growing = Always(THIS, Gets(2, 2), condition=Unless(AtLeast(LifeOf(), 15)))
    table = knows(scenario(), growing, kind="Creature - Elf", size="1/1")
    elf = table.seat(0).has("Test")
    assert elf.power == 1
    table.seat(0).casts("Blaze", at=[table.seat(0)], x=6).resolves()
    assert elf.power == 3


@rule("611.3a", "102.1")
def test_a_static_ability_of_your_turn(scenario):
    table = knows(scenario(seats=2), Always(THIS, Gets(2, 0), condition=IsTurnOf()), kind="Creature - Elf", size="1/1")
    elf = table.seat(0).has("Test")
    assert elf.power == 3
    table.to_turn(table.seat(1))
    assert elf.power == 1
    table.to_turn(table.seat(0))
    assert elf.power == 3


@rule("613.4c", "701.26")
def test_what_a_static_ability_applies_to_follows_tapping(scenario):
    table = knows(scenario(), Always(Each(TAPPED, CREATURE), Gets(0, 5)), kind="Enchantment")
    table.seat(0).has("Test")
    elves = table.seat(0).has("Llanowar Elves")
    assert elves.toughness == 1
    table.seat(0).taps_for_mana(elves)
    assert elves.toughness == 6


@rule("611.2c")
def test_an_effect_that_changes_no_characteristics_takes_in_newcomers(scenario):
    table = knows(scenario(), UntilEndOfTurn(Each(CREATURE), CantAttack(), CantBlock()))
    table.seat(0).casts("Test").resolves()
    table.seat(0).has("Grizzly Bears")
    table.to_step(MAIN2)
    assert not any("attacks" in line for line in table.log) and table.seat(1).life == 20


@rule("613.1b", "514.2")
def test_control_until_end_of_turn_goes_back(scenario):
    table = knows(scenario(seats=2), UntilEndOfTurn(Target(CREATURE), YouControl(), Gets(1, 1)))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Test", at=[bear]).resolves()
    assert bear.controller.number == table.seat(0).number and bear.power == 3
    table.to_turn(table.seat(1))
    assert bear.controller.number == table.seat(1).number and bear.power == 2


@rule("611.2a")
def test_until_your_next_turn_outlasts_the_others(scenario):
    table = knows(scenario(seats=3), UntilYourNextTurn(Target(CREATURE), Gets(5, 5)))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Test", at=[bear]).resolves()
    table.to_turn(table.seat(2))
    assert bear.power == 7
    table.to_turn(table.seat(0))
    assert bear.power == 2


@rule("611.2a")
def test_an_effect_without_an_end_stays(scenario):
    table = knows(scenario(seats=2), Indefinitely(Target(CREATURE), Gets(1, 1)))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Test", at=[bear]).resolves()
    table.to_turn(table.seat(0))
    assert bear.power == 3


@rule("502.3")
def test_what_does_not_untap_stays_tapped(scenario):
    table = knows(scenario(seats=2), Always(Each(LAND), DoesntUntap()), kind="Enchantment")
    table.seat(0).has("Test")
    land = table.seat(1).has("Forest", tapped=True)
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.to_turn(table.seat(1))
    assert land.tapped and not bear.tapped


@rule("603.2", "601.2i")
def test_casting_and_gaining_life_are_noticed(scenario):
    table = knows(
        scenario(),
        Whenever(Casts(CREATURE), GainLife(1)),
        Whenever(GainsLife(), Draw(1)),
        kind="Enchantment",
    )
    table.seat(0).has("Test")
    table.seat(0).casts("Grizzly Bears")
    table.resolve_stack()
    assert table.seat(0).life == 21 and len(table.seat(0).hand) == 1
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("603.2h")
def test_an_ability_that_triggers_once_each_turn(scenario):
    table = knows(scenario(), Whenever(Enters(CREATURE), GainLife(1), each_turn=1), kind="Enchantment")
    table.seat(0).has("Test")
    table.seat(0).casts("Raise the Alarm").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("602.5b")
def test_an_ability_that_is_activated_once_each_turn(scenario):
    table = knows(scenario(), Activate("{0}", GainLife(1), each_turn=1), kind="Artifact")
    stone = table.seat(0).has("Test")
    table.seat(0).activates(stone).resolves()
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.id == stone.id for o in decision.options) and table.seat(0).life == 21


@rule("800.4a", "611.2c")
def test_an_effect_on_a_leavers_creature_ends_with_it(scenario):
    table = knows(scenario(seats=3), UntilEndOfTurn(Each(CREATURE), Gets(1, 1)))
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Test").resolves()
    table.seat(1).concedes()
    assert bears[0].power == 3 and bears[2].power == 3
    table.check_invariants()


def test_a_choice_of_modes_that_cannot_be_made_is_refused():
    with pytest.raises(VocabularyError):
        Choose(1, Draw(1))
    with pytest.raises(VocabularyError):
        Choose(3, Draw(1), GainLife(1))
    with pytest.raises(VocabularyError):
        Choose(0, Draw(1), Draw(2))


@rule("701.23a", "701.23e")
def test_a_card_that_was_searched_for_and_shown_is_known_to_all(scenario):
    table = knows(scenario(), SearchLibrary(CREATURE, to=HAND))
    (bear,) = table.seat(0).library("Grizzly Bears")
    table.seat(0).casts("Test")
    decision = table.run(lambda d: d.purpose == FOR_SEARCH, "a search")
    assert list(decision.candidates) == [bear.id]
    table.answer([bear.id])
    assert table.seat(0).hand == ["Grizzly Bears"]
    assert table.game.state.objs[bear.now].known_to == EVERYBODY
