"""What triggers on a spell or ability that destroys permanents: sentences of our own. CR 701.8."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.helpers.read_cards import made

ENCHANTMENT = "Enchantment"


def avenger():
    text = "Whenever a spell or ability <oc> destroys a noncreature permanent <yc>, that player loses 3 life."
    return made(text, ENCHANTMENT, name="Grudge")


@rule("701.8b", "603.2")
@pytest.mark.parametrize("caster,lost", [(0, 0), (1, 3), (2, 3)])
def test_whose_spell_destroys_it_matters(scenario, caster, lost):
    table = scenario(seats=3).knows(avenger())
    table.seat(0).has("Grudge")
    ring = table.seat(0).has("Sol Ring")
    table.seat(caster).casts("Disenchant", at=[ring]).resolves()
    table.resolve_stack()
    assert ring.died
    assert [table.seat(n).life for n in range(3)] == [20 - (lost if n == caster else 0) for n in range(3)]


@rule("701.8b")
def test_other_permanents_and_other_players_do_not_matter(scenario):
    table = scenario(seats=3).knows(avenger())
    table.seat(0).has("Grudge")
    bear, ring = table.seat(0).has("Grizzly Bears"), table.seat(2).has("Sol Ring")
    table.seat(1).casts("Murder", at=[bear]).resolves()
    table.seat(1).casts("Disenchant", at=[ring]).resolves()
    table.resolve_stack()
    assert bear.died and ring.died and table.seat(1).life == 20


@rule("603.10a")
def test_it_sees_itself_and_what_is_destroyed_with_it(scenario):
    sweep = made("Destroy all artifacts and enchantments.", "Instant", name="Sweep")
    table = scenario().knows(avenger(), sweep)
    table.seat(0).have("Grudge", "Sol Ring")
    table.seat(1).casts("Sweep").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == [] and table.seat(1).life == 14


@rule("702.12b", "701.19a")
def test_what_is_not_destroyed_after_all_triggers_nothing(scenario):
    iron = made("Indestructible", "Artifact", name="Ingot")
    table = scenario().knows(avenger(), iron)
    table.seat(0).has("Grudge")
    ingot = table.seat(0).has("Ingot")
    table.seat(1).casts("Disenchant", at=[ingot]).resolves()
    table.resolve_stack()
    assert ingot.stayed and table.seat(1).life == 20


@rule("704.5g", "701.8b")
def test_the_rules_are_nobodys_spell(scenario):
    text = "Whenever a spell or ability destroys a permanent <yc>, draw a card."
    table = scenario().knows(made(text, ENCHANTMENT, name="Ledger"))
    table.seat(0).has("Ledger")
    bear, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(1).casts("Lightning Bolt", at=[bear]).resolves()
    table.resolve_stack()
    assert bear.died and len(table.seat(0).hand) == 0
    table.seat(0).casts("Murder", at=[other]).resolves()
    table.resolve_stack()
    assert other.died and len(table.seat(0).hand) == 1


@rule("608.2c")
def test_that_opponent_is_the_one_whose_spell_it_was(scenario):
    text = "Whenever a spell or ability <oc> destroys an enchantment <yc>, destroy target land that opponent controls."
    table = scenario(seats=3).knows(made(text, ENCHANTMENT, name="Answer"), made("Flash", ENCHANTMENT, name="Charm"))
    table.seat(0).has("Answer")
    charm = table.seat(0).has("Charm")
    theirs, third = table.seat(1).has("Forest"), table.seat(2).has("Forest")
    table.seat(1).casts("Disenchant", at=[charm]).resolves()
    table.resolve_stack()
    assert theirs.died and third.stayed
