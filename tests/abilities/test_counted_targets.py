"""As many targets as X says, any number of them, targets only if a spell was kicked, and qualities with amounts."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.additional_costs import WasKicked
from apnap.abilities.number_filters import ManaValueAtLeast, ManaValueIs, ToughnessAtLeast
from apnap.abilities.targets import ANY_NUMBER
from apnap.english import rules_text
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule


def rite(*effects, cost="{0}"):
    return card("Rite", cost, "Sorcery", *effects)


@rule("601.2c", "107.3a")
@pytest.mark.parametrize("x", [0, 1, 3])
def test_x_target_creatures_are_as_many_as_x(scenario, x):
    spell = rite(v.Destroy(v.Target(v.CREATURE, count=v.X)), cost="{X}")
    assert rules_text(spell) == "Destroy X target creatures."
    table = scenario().knows(spell)
    bears = table.seat(1).have(*["Grizzly Bears"] * 3)
    table.seat(0).casts("Rite", x=x, at=bears[:x]).resolves()
    assert sum(b.died for b in bears) == x


@rule("601.2c")
def test_x_is_no_greater_than_there_are_targets(scenario):
    table = scenario().knows(rite(v.Tap(v.Target(v.CREATURE, count=v.X)), cost="{X}{R}"))
    table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).have(*["Mountain"] * 6)
    card_ = table.seat(0).holds("Rite")[0]
    assert table.seat(0).can(O_CAST, card_)
    with pytest.raises(Exception, match="."):
        table.seat(0).casts("Rite", x=5, free=False)


@rule("601.2c")
def test_up_to_x_targets_may_be_fewer(scenario):
    spell = rite(v.Tap(v.Target(v.CREATURE, count=v.X, up_to=True)), cost="{X}")
    assert rules_text(spell) == "Tap up to X target creatures."
    table = scenario().knows(spell)
    bears = table.seat(1).have(*["Grizzly Bears"] * 3)
    table.seat(0).casts("Rite", x=3, at=bears[:2]).resolves()
    assert [b.tapped for b in bears] == [True, True, False]


@rule("115.1", "601.2c")
@pytest.mark.parametrize("number", [0, 2, 4])
def test_any_number_of_targets(scenario, number):
    spell = rite(v.Tap(v.Target(v.CREATURE, count=ANY_NUMBER)), v.GainLife(1))
    assert rules_text(spell) == "Tap any number of target creatures. You gain 1 life."
    table = scenario(seats=4).knows(spell)
    bears = [seat.has("Grizzly Bears") for seat in table.seats()]
    table.seat(0).casts("Rite", at=bears[:number]).resolves()
    assert sum(b.tapped for b in bears) == number
    assert table.seat(0).life == 21


@rule("702.33")
def test_targets_of_what_happens_if_kicked_are_chosen_only_then(scenario):
    spell = card(
        "Rite",
        "{R}",
        "Sorcery",
        v.Kicker("{1}"),
        v.GainLife(1),
        v.If(WasKicked(), v.DealDamage(2, to=v.Target(v.CREATURE))),
    )
    table = scenario().knows(spell)
    me = table.seat(0)
    me.casts("Rite").resolves()
    assert me.life == 21, "without any creature it can be cast unkicked"
    bears = table.seat(1).has("Grizzly Bears")
    me.gets_mana("R")
    me.casts("Rite", says=[[0]]).resolves()
    assert bears.stayed and me.life == 22
    me.gets_mana("RR")
    me.casts("Rite", at=[bears], says=[[1]])
    table.resolve_stack()
    assert me.life == 23 and bears.died


@rule("202.3", "107.3a")
def test_qualities_are_compared_with_x(scenario):
    spell = rite(v.Destroy(v.Target(v.CREATURE, v.ManaValueAtMost(v.X))), cost="{X}")
    assert rules_text(spell) == "Destroy target creature with mana value X or less."
    table = scenario().knows(spell)
    bears, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rite", x=2).resolves()
    assert bears.died and giant.stayed
    table.seat(0).casts("Rite", x=4).resolves()
    assert giant.died


@rule("202.3", "208.1")
@pytest.mark.parametrize(
    "quality,text,hit",
    [
        (ManaValueAtLeast(3), "with mana value 3 or greater", "Hill Giant"),
        (ManaValueIs(2), "with mana value 2", "Grizzly Bears"),
        (ToughnessAtLeast(3), "with toughness 3 or greater", "Hill Giant"),
    ],
)
def test_numbers_of_objects(scenario, quality, text, hit):
    spell = rite(v.Destroy(v.Target(v.CREATURE, quality)))
    assert rules_text(spell) == f"Destroy target creature {text}."
    table = scenario().knows(spell)
    both = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rite").resolves()
    assert [b.died for b in both] == [hit == "Grizzly Bears", hit == "Hill Giant"]


@rule("601.2c")
def test_as_many_targets_as_an_amount_says(scenario):
    spell = rite(v.Tap(v.Target(v.CREATURE, count=v.CountOf(v.Each(v.ARTIFACT, v.YOU_CONTROL)))))
    table = scenario().knows(spell)
    table.seat(0).have("Sol Ring", "Sol Ring")
    bears = table.seat(1).have(*["Grizzly Bears"] * 3)
    table.seat(0).casts("Rite", at=bears[:2]).resolves()
    assert [b.tapped for b in bears] == [True, True, False]
