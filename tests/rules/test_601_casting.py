"""Casting spells, step by step. CR 601."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import X
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import PayLife, SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Choose
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import ARTIFACT, CREATURE, INSTANT
from apnap.abilities.keyword_abilities.flags import FLASH, HEXPROOF
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.rules.core.constants import BEGIN_COMBAT, UPKEEP
from apnap.rules.core.decisions import D_CHOOSE, D_DIVIDE, FOR_TARGET, O_CAST, IllegalAnswer
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

TWO_SPARKS = card("Two Sparks", "{R}", "Instant", DealDamage(1, to=AnyTarget()), DealDamage(2, to=AnyTarget()))
CHARM = card("Test Charm", "{1}", "Instant", Choose(1, Destroy(Target(ARTIFACT)), GainLife(3)))
FODDER_TOY = card("Fodder Toy", "{2}", "Artifact", AdditionalCost(SacrificeSome(1, CREATURE)))
LAST_RITES = card("Last Rites", "{B}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), Destroy(Target(CREATURE)))
LISTENER = card("Listener", "{1}", "Artifact", Whenever(Casts(INSTANT, who=EACH_PLAYER), GainLife(1)))
HUSK = card("Husk", "{1}", "Creature - Horror", "1/1", HEXPROOF)
BLOOD_PRICE = card("Blood Price", "{B}", "Sorcery", AdditionalCost(PayLife(3)), Draw(1))
QUICK_THORN = card("Quick Thorn", "{1}", "Artifact", FLASH, SpellsCost(+2))


@rule("601.2a")
def test_a_spell_moves_to_the_stack_and_its_caster_controls_it(scenario: Builder) -> None:
    table = scenario()
    shock = table.seat(1).casts("Shock", at=[table.seat(0)])
    assert table.stack == ["Shock"]
    assert shock.controller == table.seat(1)
    assert "Shock" not in table.seat(1).hand
    assert table.seat(0).life == 20


@rule("601.2a", "601.2i")
def test_the_newest_spell_is_on_top_and_its_caster_has_priority(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    assert table.stack == ["Shock", "Lightning Bolt"]
    assert table.holder == table.seat(1)


@rule("601.2b")
def test_x_is_announced_and_paid(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("RRRRR")
    blaze = table.seat(0).casts("Blaze", at=[table.seat(1)], x=3, free=False)
    assert table.seat(0).pool == "R"
    blaze.resolves()
    assert table.seat(1).life == 17


@rule("601.2b", "700.2a")
def test_a_mode_without_a_legal_target_cannot_be_chosen(scenario: Builder) -> None:
    table = scenario().knows(CHARM)
    table.seat(0).casts("Test Charm").resolves()  # no artifact anywhere: the life is all there is
    assert table.seat(0).life == 23
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Test Charm", modes=[0], at=[ring]).resolves()
    assert ring.died
    assert table.seat(0).life == 23


@rule("601.2b", "700.2")
def test_the_mode_is_chosen_as_the_spell_is_cast(scenario: Builder) -> None:
    """What is announced stays so: the artifact that comes later is not destroyed."""
    table = scenario().knows(CHARM)
    ring = table.seat(1).has("Sol Ring")
    charm = table.seat(0).casts("Test Charm", modes=[1])
    assert table.game.state.objs[charm.id].announced.modes == [1]  # type: ignore[union-attr]
    charm.resolves()
    assert ring.stayed
    assert table.seat(0).life == 23


@rule("601.2c", "115.3")
def test_one_use_of_target_takes_nothing_twice(scenario: Builder) -> None:
    table = scenario()
    first, second = table.seat(0).buried("Grizzly Bears", "Hill Giant")
    table.seat(0).holds("Soul Salvage")
    table.seat(0).gets_mana("BBB")
    table.game.answer(option(table, "Soul Salvage"))
    decision = table.game.decision()
    assert decision is not None and decision.purpose == FOR_TARGET
    with pytest.raises(IllegalAnswer):
        table.answer([first.id, first.id])
    table.answer([first.id, second.id])
    table.resolve_stack()
    assert sorted(table.seat(0).hand) == ["Grizzly Bears", "Hill Giant"]


@rule("601.2c", "115.3")
def test_two_uses_of_target_may_take_the_same(scenario: Builder) -> None:
    table = scenario().knows(TWO_SPARKS)
    table.seat(0).casts("Two Sparks", at=[table.seat(1), table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("601.2d")
def test_a_division_gives_each_target_something(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).holds("Arc Lightning")
    table.seat(0).gets_mana("RRR")
    table.game.answer(option(table, "Arc Lightning"))
    table.answer([bears.id, table.seat(1).ref])
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_DIVIDE
    for wrong in ([3, 0], [0, 3], [1, 1], [2, 2]):
        with pytest.raises(IllegalAnswer):
            table.answer(wrong)
    table.answer([2, 1])
    table.resolve_stack()
    assert bears.died
    assert table.seat(1).life == 19


@rule("601.2c", "702.11b")
def test_a_spell_with_no_legal_target_is_not_offered(scenario: Builder) -> None:
    table = scenario().knows(HUSK)
    table.seat(1).has("Husk")
    unsummon = table.seat(0).holds("Unsummon")[0]
    table.seat(0).gets_mana("U")
    assert not table.seat(0).can(O_CAST, unsummon)
    table.seat(1).has("Grizzly Bears")
    assert table.seat(0).can(O_CAST, unsummon)


@rule("601.2f")
def test_increases_come_before_reductions(scenario: Builder) -> None:
    """An artifact for {1}, one more and one less, costs {1}; with three inspectors nothing, and not less."""
    table = scenario()
    table.seat(1).has("Thorn of Amethyst")
    table.seat(0).has("Foundry Inspector")
    table.seat(0).gets_mana("CC")
    table.seat(0).casts("Sol Ring", free=False)
    assert table.seat(0).pool == "C"
    table.resolve_stack()
    table.seat(0).have("Foundry Inspector", "Foundry Inspector")
    table.seat(0).casts("Sol Ring", free=False)
    assert table.seat(0).pool == "C"


@rule("601.2f", "118.7a")
def test_a_reduction_of_generic_mana_leaves_coloured_mana(scenario: Builder) -> None:
    table = scenario().knows(card("Red Toy", "{R}", "Artifact"))
    table.seat(0).has("Foundry Inspector")
    toy = table.seat(0).holds("Red Toy")[0]
    assert not table.seat(0).can(O_CAST, toy)
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, toy)


@rule("601.2f", "107.3")
def test_a_reduction_counts_against_the_whole_of_x(scenario: Builder) -> None:
    """A Ballista for X = 2 costs four, with the inspector three."""
    table = scenario()
    table.seat(0).has("Foundry Inspector")
    table.seat(0).gets_mana("CCC")
    table.seat(0).casts("Walking Ballista", x=2, free=False).resolves()
    assert table.seat(0).pool == ""
    assert table.seat(0).permanent("Walking Ballista").power == 2


@rule("601.2f", "601.2h")
def test_the_total_cost_is_locked_in_before_it_is_paid(scenario: Builder) -> None:
    """The inspector that makes the toy cheaper may be what is sacrificed for it."""
    table = scenario().knows(FODDER_TOY)
    inspector = table.seat(0).has("Foundry Inspector")
    table.seat(0).gets_mana("C")
    toy = table.seat(0).casts("Fodder Toy", free=False)
    assert inspector.died
    assert table.seat(0).pool == ""
    toy.resolves()
    assert "Fodder Toy" in table.seat(0).battlefield


@rule("601.8")
def test_a_new_tax_does_not_touch_what_is_on_the_stack(scenario: Builder) -> None:
    table = scenario().knows(QUICK_THORN)
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).casts("Quick Thorn").resolves()
    shock.resolves()
    assert table.seat(1).life == 18


@rule("601.2g", "601.2h")
def test_a_creature_makes_mana_before_it_is_sacrificed(scenario: Builder) -> None:
    """Mana abilities come first, so the same elf pays the mana and is the sacrifice."""
    table = scenario().knows(card("Green Rites", "{G}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), Draw(1)))
    elf = table.seat(0).has("Llanowar Elves")
    rites = table.seat(0).casts("Green Rites", free=False)
    assert elf.died
    rites.resolves()
    assert len(table.seat(0).hand) == 1


@rule("601.2h", "118.3")
def test_what_cannot_be_paid_in_full_is_not_offered(scenario: Builder) -> None:
    table = scenario().knows(BLOOD_PRICE)
    price = table.seat(0).at(2).holds("Blood Price")
    table.seat(0).gets_mana("B")
    assert not table.seat(0).can(O_CAST, price[0])
    table.seat(0).at(3)
    assert table.seat(0).can(O_CAST, price[0])


@rule("601.2i", "603.3")
def test_abilities_that_watch_casting_go_above_the_spell(scenario: Builder) -> None:
    table = scenario().knows(LISTENER)
    table.seat(1).has("Listener")
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    assert table.stack == ["Shock", "Listener's ability"]
    shock.resolves()
    assert table.seat(1).life == 19


@rule("601.3", "307.1", "702.8")
def test_when_spells_may_be_cast(scenario: Builder) -> None:
    table = scenario()
    bears, drake, bolt = table.seat(0).holds("Grizzly Bears", "Spire Monitor", "Lightning Bolt")
    others = table.seat(1).holds("Grizzly Bears", "Spire Monitor", "Lightning Bolt")
    table.seat(0).gets_mana("GGRUUUUU")
    for card_ in (bears, drake, bolt):
        assert table.seat(0).can(O_CAST, card_)
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(0).gets_mana("GGRUUUUU")
    assert not table.seat(0).can(O_CAST, bears)  # the stack is not empty
    assert table.seat(0).can(O_CAST, drake) and table.seat(0).can(O_CAST, bolt)
    table.seat(1).gets_mana("GGRUUUUU")
    assert not table.seat(1).can(O_CAST, others[0])  # not their turn
    assert table.seat(1).can(O_CAST, others[1]) and table.seat(1).can(O_CAST, others[2])


@rule("601.3", "505.6a")
def test_no_sorcery_outside_the_main_phases(scenario: Builder) -> None:
    table = scenario()
    hammer = table.seat(0).holds("Volcanic Hammer")[0]
    table.to_step(BEGIN_COMBAT)
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, hammer)
    table.to_turn(table.seat(0))
    assert table.game.state.turn().step == UPKEEP
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, hammer)


@rule("601.5", "608.2b")
def test_what_is_targeted_may_be_sacrificed_for_the_cost(scenario: Builder) -> None:
    """The only creature is a legal target and a legal sacrifice; the spell then has no legal target."""
    table = scenario().knows(LAST_RITES)
    bears = table.seat(0).has("Grizzly Bears")
    rites = table.seat(0).casts("Last Rites", at=[bears])
    assert bears.died
    rites.resolves()
    assert table.seat(0).graveyard == ["Grizzly Bears", "Last Rites"]


@rule("107.4f", "601.2b")
def test_phyrexian_mana_may_be_paid_with_life(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Dismember", at=[giant], free=False).resolves()
    assert table.seat(0).life == 16
    assert giant.died


@rule("601.2b", "601.4")
def test_x_is_bounded_by_what_can_be_paid(scenario: Builder) -> None:
    table = scenario().knows(card("Drain", "{X}{B}", "Sorcery", DealDamage(X, to=TargetPlayer())))
    table.seat(0).holds("Drain")
    table.seat(0).gets_mana("BBB")
    table.game.answer(option(table, "Drain"))
    with pytest.raises(IllegalAnswer):
        table.answer([3])
    table.answer([2])
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_CHOOSE
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("117.1a", "117.3c")
def test_a_player_without_priority_casts_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).holds("Shock")
    table.seat(1).gets_mana("R")
    assert table.holder == table.seat(0)
    with pytest.raises(IllegalAnswer):
        table.game.answer([1], table.seat(1).number)
    assert table.stack == []


def option(table: Scenario, name: str) -> list[int]:
    """The answer that begins to cast a card of this name."""
    decision = table.game.decision()
    assert decision is not None
    for i, o in enumerate(decision.options):
        if o.kind == O_CAST and table.game.name(o.id) == name:
            return [i]
    raise AssertionError(f"{name} is not offered")
