"""Costs. CR 118."""

from __future__ import annotations

from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import DiscardSome, PayLife, SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.targets import AnyTarget
from apnap.rules.core.decisions import D_PAY, O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder

FLING = card("Hurl", "{R}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), DealDamage(3, to=AnyTarget()))
TITHE = card("Tithe of Flesh", "{B}", "Sorcery", AdditionalCost(PayLife(3), DiscardSome(1)), Draw(2))
WISH = card("Costless Wish", "", "Sorcery", Draw(3))


@rule("118.3", "107.5")
def test_a_cost_needs_all_its_resources(scenario: Builder) -> None:
    table = scenario()
    tome = table.seat(0).has("Jayemdae Tome")
    table.seat(0).have("Forest", "Forest", "Forest")
    assert not table.seat(0).can(O_ACTIVATE, tome)
    table.seat(0).has("Forest")
    assert table.seat(0).can(O_ACTIVATE, tome)
    table.seat(0).activates(tome)
    table.seat(0).gets_mana("CCCC")
    assert not table.seat(0).can(O_ACTIVATE, tome)  # it is tapped already


@rule("118.3", "119.4")
def test_life_can_be_paid_down_to_zero_and_no_further(scenario: Builder) -> None:
    table = scenario()
    (dismember,) = table.seat(0).holds("Dismember")
    table.seat(1).have("Hill Giant", "Craw Wurm")
    table.seat(0).gets_mana("C")
    for life, may in ((5, True), (4, True), (3, False), (1, False)):
        table.seat(0).at(life)
        assert table.seat(0).can(O_CAST, dismember) == may


@rule("118.3a", "106.4a")
def test_what_is_left_in_the_pool_stays_there(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("RRG")
    table.seat(0).holds("Shock")
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert table.seat(0).pool == "RG"


@rule("118.3c", "118.12a")
def test_nobody_is_made_to_use_mana_abilities(scenario: Builder) -> None:
    """Three lands could pay for Mana Leak, but their controller would rather keep them."""
    table = scenario()
    lands = table.seat(0).have("Forest", "Forest", "Forest")
    bear = table.seat(0).casts("Grizzly Bears")
    table.says([0])
    table.seat(1).casts("Mana Leak", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Grizzly Bears"]
    assert not any(land.tapped for land in lands)


@rule("118.6")
def test_a_card_without_a_mana_cost_cannot_be_cast_for_it(scenario: Builder) -> None:
    table = scenario().knows(WISH)
    (wish,) = table.seat(0).holds("Costless Wish")
    table.seat(0).gets_mana("WUBRGC")
    assert not table.seat(0).can(O_CAST, wish)


@rule("118.7", "118.7a")
def test_a_reduction_takes_generic_mana_only_and_stops_at_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Foundry Inspector", "Foundry Inspector")
    ring, golem, memnite = table.seat(0).holds("Sol Ring", "Icehide Golem", "Memnite")
    assert table.seat(0).can(O_CAST, ring)  # {1} less two
    assert table.seat(0).can(O_CAST, memnite)  # {0} less two
    assert not table.seat(0).can(O_CAST, golem)  # {S} is no generic mana
    table.seat(0).casts("Sol Ring", free=False).resolves()
    assert "Sol Ring" in table.seat(0).battlefield


@rule("118.7", "601.2f")
def test_increases_are_counted_before_reductions(scenario: Builder) -> None:
    """A Sol Ring under a Thorn and an Inspector costs what it says."""
    table = scenario()
    table.seat(0).have("Foundry Inspector", "Thorn of Amethyst")
    (ring,) = table.seat(0).holds("Sol Ring")
    assert not table.seat(0).can(O_CAST, ring)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, ring)
    table.seat(0).casts("Sol Ring", free=False)
    assert table.seat(0).pool == ""


@rule("118.7", "118.8d")
def test_what_is_paid_does_not_change_the_mana_cost(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Foundry Inspector")
    table.seat(1).has("Thorn of Amethyst")
    table.seat(0).gets_mana("C")
    table.seat(0).holds("Sol Ring")
    spell = table.seat(0).casts("Sol Ring", free=False)
    assert spell.mana_value == 1


@rule("118.8", "601.2h")
def test_an_additional_cost_is_paid_as_the_spell_is_cast(scenario: Builder) -> None:
    table = scenario().knows(FLING)
    (hurl,) = table.seat(0).holds("Hurl")
    table.seat(0).gets_mana("R")
    assert not table.seat(0).can(O_CAST, hurl)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Hurl", at=[table.seat(1)], free=False)
    assert bear.died and table.stack == ["Hurl"]
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("118.8a", "118.3")
def test_all_additional_costs_are_paid_together(scenario: Builder) -> None:
    table = scenario().knows(TITHE)
    (tithe,) = table.seat(0).holds("Tithe of Flesh")
    table.seat(0).gets_mana("B")
    assert not table.seat(0).can(O_CAST, tithe)  # nothing to discard but itself
    table.seat(0).holds("Forest")
    table.seat(0).at(2)
    assert not table.seat(0).can(O_CAST, tithe)
    table.seat(0).at(10)
    table.seat(0).casts("Tithe of Flesh", free=False)
    assert (table.seat(0).life, table.seat(0).graveyard, table.seat(0).hand) == (7, ["Forest"], [])


@rule("118.10")
def test_one_sacrifice_pays_for_one_ability(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0).have("Bloodthrone Vampire", "Bloodthrone Vampire")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(one, says=[[bear.id]])
    assert bear.died
    options = [o.id for o in table.to_priority(table.seat(0).number).options if o.kind == O_ACTIVATE]
    assert sorted(options) == sorted([one.id, two.id])  # each could still sacrifice a Vampire
    table.resolve_stack()
    assert (one.power, two.power) == (3, 1)


@rule("118.2", "601.2g")
def test_a_creature_may_make_the_mana_and_then_be_sacrificed_for_one_spell(scenario: Builder) -> None:
    """Mana abilities are activated before costs are paid."""
    table = scenario().knows(FLING)
    bird = table.seat(0).has("Birds of Paradise")
    table.seat(0).holds("Hurl")
    table.seat(0).casts("Hurl", at=[table.seat(1)], free=False)
    assert bird.died
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("118.12a", "118.3")
def test_unless_asks_only_who_can_pay(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Forest", "Forest")
    bear = table.seat(0).casts("Grizzly Bears")
    table.says([1])
    table.seat(1).casts("Mana Leak", at=[bear]).resolves()
    assert table.scripted == [[1]]  # nobody was asked
    table.scripted.clear()
    assert table.seat(0).graveyard == ["Grizzly Bears"]


@rule("118.13a", "107.4f")
def test_the_payer_says_how_a_phyrexian_symbol_is_paid(scenario: Builder) -> None:
    table = scenario()
    giant, _ = table.seat(1).have("Hill Giant", "Craw Wurm")
    table.seat(0).have("Swamp", "Swamp", "Swamp")
    table.seat(0).holds("Dismember")
    table.seat(0).casts("Dismember", at=[giant], free=False)
    assert table.seat(0).life == 20  # the plan that is proposed pays mana where it can
    table.resolve_stack()
    assert giant.died


@rule("118.13a", "107.4f")
def test_life_may_be_paid_though_there_is_mana(scenario: Builder) -> None:
    table = scenario()
    giant, wurm = table.seat(1).have("Hill Giant", "Craw Wurm")
    swamps = table.seat(0).have("Swamp", "Swamp", "Swamp")
    (dismember,) = table.seat(0).holds("Dismember")
    options = table.to_priority(table.seat(0).number).options
    table.game.answer([i for i, o in enumerate(options) if o.id == dismember.id])
    table.answer([giant.id])
    for _ in range(2):
        decision = table.game.decision()
        assert decision is not None and decision.kind == D_PAY
        table.answer([i for i, label in enumerate(decision.labels) if "life" in label][:1])
    table.run(lambda d: d.kind != D_PAY)
    assert (table.seat(0).life, sum(s.tapped for s in swamps)) == (16, 1)
