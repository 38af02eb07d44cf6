"""Targets by number and kind, costs by X and from others, abilities used once or for less: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from tests.helpers.read_cards import made, unread

ARTIFACT = "Artifact"


@rule("601.2d", "122.6")
def test_counters_are_distributed_among_targets(scenario):
    text = "Distribute three +1/+1 counters <among> target <cs> <yc>."
    table = scenario().knows(made(text))
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rite", at=[bear, giant], says=[[1, 2]]).resolves()
    assert (bear.counters("+1/+1"), giant.counters("+1/+1")) == (1, 2)


@rule("601.2d")
def test_they_are_those_among_which_counters_were_distributed(scenario):
    text = "Distribute two +1/+1 counters among any number of target creatures. They gain haste <eot>."
    rite = made(text)
    table = scenario().knows(rite)
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rite", at=[bear], says=[[2]]).resolves()
    assert bear.counters("+1/+1") == 2
    assert len(rite.base.abilities.spell.slots) == 1
    assert giant.counters("+1/+1") == 0


@rule("701.26")
@pytest.mark.parametrize("untaps", [0, 1])
def test_tap_or_untap(scenario, untaps):
    table = scenario().knows(made("Tap or untap target artifact."))
    relic = table.seat(1).has("Ornithopter")
    spell = table.seat(0).casts("Rite", at=[relic])
    table.says([untaps])
    spell.resolves()
    assert relic.tapped == (not untaps)


@rule("115.1")
def test_targets_are_chosen_by_themselves_and_spoken_of_later(scenario):
    table = scenario().knows(made("Choose target creature. You gain 2 life. Destroy that creature."))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert bear.died
    assert table.seat(0).life == 22


@rule("115.1")
def test_one_instruction_has_targets_of_several_kinds(scenario):
    table = scenario().knows(made("Destroy target artifact, target creature, and target land."))
    things = table.seat(1).have("Sol Ring", "Grizzly Bears", "Forest")
    table.seat(0).casts("Rite", at=things).resolves()
    assert all(thing.died for thing in things)


@rule("115.4", "107.3a")
def test_each_of_x_targets_is_dealt_damage(scenario):
    table = scenario(seats=3).knows(made("Rite deals 4 damage to each of X targets.", cost="{X}"))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", x=2, at=[bear, table.seat(2)]).resolves()
    assert bear.died
    assert table.seat(2).life == 16


@rule("602.5b")
def test_an_ability_is_activated_once_only(scenario):
    table = scenario().knows(made("{T}: You gain 1 life. Activate only once.", ARTIFACT, name="Old Bell"))
    bell, other = table.seat(0).have("Old Bell", "Old Bell")
    table.seat(0).activates(bell)
    table.resolve_stack()
    table.to_turn(table.seat(1)).to_turn(table.seat(0))
    assert not bell.tapped
    assert not table.seat(0).can(O_ACTIVATE, bell)
    assert table.seat(0).can(O_ACTIVATE, other)


@rule("601.2f", "602.2b")
def test_an_ability_costs_less_for_each(scenario):
    text = "{4}, {T}: You gain 3 life. <tac> {1} less to activate for each Swamp <yc>."
    table = scenario().knows(made(text, ARTIFACT, name="Old Bell"))
    bell = table.seat(0).has("Old Bell")
    table.seat(0).gets_mana("CC")
    assert not table.seat(0).can(O_ACTIVATE, bell)
    table.seat(0).have("Plains", "Plains")
    table.seat(1).have("Swamp", "Swamp")
    table.refresh()
    table.seat(0).has("Swamp", tapped=True)
    table.seat(0).has("Swamp", tapped=True)
    assert table.seat(0).can(O_ACTIVATE, bell)


@rule("702.193", "118.7")
def test_power_up_costs_less_on_the_turn_it_entered_and_is_used_once(scenario):
    text = "Power-up \u2014 {3}{G}: Put two +1/+1 counters on this creature."
    table = scenario().knows(made(text, "Creature \u2014 Ape", "{1}{G}", "Young Ape", "2/2"))
    table.seat(0).casts("Young Ape").resolves()
    ape = table.seat(0).permanent("Young Ape")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(ape)
    table.resolve_stack()
    assert ape.counters("+1/+1") == 2
    table.seat(0).gets_mana("GGGGGGG")
    assert not table.seat(0).can(O_ACTIVATE, ape)


@rule("702.193")
def test_power_up_costs_all_of_it_later(scenario):
    text = "Power-up \u2014 {3}{G}: Put two +1/+1 counters on this creature."
    table = scenario().knows(made(text, "Creature \u2014 Ape", "{1}{G}", "Young Ape", "2/2"))
    ape = table.seat(0).has("Young Ape")
    table.next_turn()
    table.to_turn(table.seat(0))
    table.seat(0).gets_mana("GGG")
    assert not table.seat(0).can(O_ACTIVATE, ape)
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_ACTIVATE, ape)


@rule("118.3", "107.3a")
def test_x_counters_are_removed_as_a_cost(scenario):
    text = "This artifact enters with four luck counters on it.\n{T}, Remove X luck counters from <ta>: Draw X cards."
    table = scenario().knows(made(text, ARTIFACT, name="Old Bell"))
    table.seat(0).casts("Old Bell").resolves()
    bell = table.seat(0).permanent("Old Bell")
    before = len(table.seat(0).hand)
    table.seat(0).activates(bell, x=3)
    table.resolve_stack()
    assert bell.counters("luck") == 1
    assert len(table.seat(0).hand) == before + 3


@rule("118.3")
def test_a_counter_is_removed_from_another_permanent(scenario):
    text = "Remove a +1/+1 counter from a creature <yc>: You gain 5 life."
    table = scenario().knows(made(text, ARTIFACT, name="Old Bell"), made("Put two +1/+1 counters on target creature."))
    bell, bear = table.seat(0).have("Old Bell", "Grizzly Bears")
    assert not table.seat(0).can(O_ACTIVATE, bell)
    table.seat(0).casts("Rite", at=[bear]).resolves()
    table.seat(0).activates(bell)
    table.resolve_stack()
    assert bear.counters("+1/+1") == 1
    assert table.seat(0).life == 25


@rule("118.3", "701.9")
def test_a_hand_is_discarded_and_cards_are_milled_as_costs(scenario):
    table = scenario().knows(made("Discard your hand, Mill two cards: You gain 5 life.", ARTIFACT, name="Old Bell"))
    bell = table.seat(0).has("Old Bell")
    table.seat(0).holds("Forest", "Plains")
    table.seat(0).library("Swamp", "Swamp", "Swamp")
    table.seat(0).activates(bell)
    table.resolve_stack()
    assert table.seat(0).hand == []
    assert len(table.seat(0).graveyard) >= 4


@rule("606.5")
def test_a_loyalty_ability_removes_x(scenario):
    text = "[\u2212X]: You gain X life."
    table = scenario().knows(made(text, "Legendary Planeswalker \u2014 Jace", name="Quiet Walker", size="5"))
    walker = table.seat(0).has("Quiet Walker")
    table.seat(0).activates(walker, x=3)
    table.resolve_stack()
    assert walker.counters("loyalty") == 2
    assert table.seat(0).life == 23


@rule("607.2d")
def test_the_player_chosen_as_it_entered(scenario):
    text = "As this artifact enters, choose a player.\n{T}: The chosen player loses 4 life."
    table = scenario(seats=4).knows(made(text, ARTIFACT, name="Old Bell"))
    spell = table.seat(0).casts("Old Bell")
    table.says([table.reference(table.seat(2))])
    spell.resolves()
    table.seat(0).activates(table.seat(0).permanent("Old Bell"))
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 16, 20]


def test_nobody_was_chosen():
    assert unread("{T}: The chosen player loses 4 life.", ARTIFACT)


@rule("118.3", "601.2h")
def test_what_is_given_up_for_mana_keeps_no_counter_to_remove(scenario):
    """The only creature with a counter would also be the only mana."""
    drum = made("{1}, Remove a +1/+1 counter from a creature <yc>: You gain 1 life.", ARTIFACT, name="Drum")
    spark = made("Sacrifice <this>: Add {C}.", "Creature — Elemental", name="Spark")
    table = scenario().knows(drum, spark)
    seat = table.seat(0)
    beats = seat.has("Drum")
    seat.has("Spark", counters={"+1/+1": 1})
    table.refresh()
    table.to_priority(seat.number)
    assert not may_activate(table, beats)
    bear = seat.has("Grizzly Bears", counters={"+1/+1": 1})
    table.refresh()
    seat.activates(beats).resolves()
    assert (seat.life, bear.counters("+1/+1")) == (21, 0)


def may_activate(table, permanent):
    decision = table.game.decision()
    return any(o.kind == O_ACTIVATE and o.id == permanent.now for o in decision.options)
