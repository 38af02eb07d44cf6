"""Triggered mana abilities that depend on the mana which was made: any type that a land produced. CR 106.12a, 605.4."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import O_CAST, ChooseDecision, PaymentDecision
from apnap.testing import rule
from tests.helpers.read_cards import made

TYPE = "one mana of any type that land"
MINE = f"Whenever you tap a land for mana, add {TYPE} produced."
ALL = f"Whenever a player taps a land for mana, <tp> adds {TYPE} produced."
SUN = "As <ta> enters, choose a color.\nWhenever a land's ability causes you to add <oom> mana <cc>, "
SUN += "add an additional one mana of that color."


@rule("106.12a", "605.4a")
def test_a_land_that_is_tapped_is_echoed(scenario):
    table = scenario().knows(made(MINE, "Enchantment", name="Spring"))
    table.seat(0).has("Spring")
    forest = table.seat(0).has("Forest")
    table.seat(0).taps_for_mana(forest)
    assert table.seat(0).pool == "GG"


@rule("106.12a", "605.4a")
def test_what_was_chosen_for_a_land_is_echoed(scenario):
    table = scenario().knows(
        made(MINE, "Enchantment", name="Spring"), made("{T}: Add {R} or {G}.", "Land", name="Ford")
    )
    table.seat(0).has("Spring")
    ford = table.seat(0).has("Ford")
    table.seat(0).taps_for_mana(ford, says=[[3]])
    assert table.seat(0).pool == "RR"


@rule("605.4a")
def test_only_lands_of_its_controller_are_echoed(scenario):
    table = scenario().knows(made(MINE, "Enchantment", name="Spring"))
    table.seat(1).has("Spring")
    forest, ring = table.seat(0).have("Forest", "Sol Ring")
    table.seat(0).taps_for_mana(forest)
    table.seat(0).taps_for_mana(ring)
    assert sorted(table.seat(0).pool) == sorted("CCG")


@rule("605.4a")
def test_a_player_who_taps_a_land_adds_more(scenario):
    table = scenario().knows(made(ALL, "Enchantment", name="Flare"))
    table.seat(1).has("Flare")
    forest = table.seat(0).has("Forest")
    table.seat(0).taps_for_mana(forest)
    assert table.seat(0).pool == "GG" and table.seat(1).pool == ""


@rule("601.2g", "605.4a")
@pytest.mark.parametrize(
    ("lands", "castable"), [(["Ford"], False), (["Ford", "Ford"], True), (["Forest", "Ford"], True)]
)
def test_a_payment_counts_on_echoes_of_one_kind_each(scenario, lands, castable):
    """A spell for {R}{G} cannot be paid with one land and its own echo."""
    table = scenario().knows(
        made(MINE, "Enchantment", name="Spring"),
        made("{T}: Add {R} or {G}.", "Land", name="Ford"),
        made("Draw a card.", cost="{R}{G}"),
    )
    table.seat(0).has("Spring")
    table.seat(0).have(*lands)
    held = table.seat(0).holds("Rite")[0]
    assert table.seat(0).can(O_CAST, held) == castable
    if castable:
        table.seat(0).casts("Rite", free=False).resolves()
        assert len(table.seat(0).hand) == 1


@rule("601.2g")
def test_one_land_pays_for_two_of_its_kind(scenario):
    table = scenario().knows(
        made(MINE, "Enchantment", name="Spring"), made("{T}: Add {R} or {G}.", "Land", name="Ford")
    )
    table.seat(0).have("Spring", "Ford")
    table.seat(0).casts("Grizzly Bears", free=False).resolves()
    assert table.seat(0).permanent("Grizzly Bears").stayed


@rule("106.4", "605.1b")
def test_mana_of_the_chosen_color_from_lands(scenario):
    table = scenario().knows(made(SUN, "Artifact", name="Cage"))
    spell = table.seat(0).casts("Cage")
    table.says([4])
    spell.resolves()
    forest, island = table.seat(0).have("Forest", "Island")
    elves = table.seat(0).has("Llanowar Elves")
    table.seat(0).taps_for_mana(forest)
    assert table.seat(0).pool == "GG"
    table.seat(0).taps_for_mana(island)
    table.seat(0).taps_for_mana(elves)
    assert sorted(table.seat(0).pool) == sorted("UGGG")


@rule("601.2g", "605.1b")
def test_a_payment_counts_on_mana_of_the_chosen_color(scenario):
    table = scenario().knows(made(SUN, "Artifact", name="Cage"))
    spell = table.seat(0).casts("Cage")
    table.says([4])
    spell.resolves()
    table.seat(0).has("Forest")
    table.seat(0).casts("Grizzly Bears", free=False).resolves()
    assert table.seat(0).permanent("Grizzly Bears").stayed


@rule("302.6", "609.4")
def test_abilities_as_though_creatures_had_haste(scenario):
    text = "You may activate abilities of <cs> <yc> as though those <cs> had haste."
    table = scenario().knows(made(text, "Artifact", name="Tonic"))
    elves = table.seat(0).has("Llanowar Elves", sick=True)
    held = table.seat(0).holds("Savannah Lions", "Llanowar Elves")[1]
    assert not table.seat(0).can(O_CAST, held)
    table.seat(0).has("Tonic")
    assert table.seat(0).can(O_CAST, held)
    table.seat(0).casts("Llanowar Elves", free=False).resolves()
    assert elves.tapped


@rule("302.6", "609.4")
def test_what_may_be_used_as_though_it_had_haste_may_not_once_the_permission_is_gone(scenario):
    text = "You may activate abilities of <cs> <yc> as though those <cs> had haste."
    table = scenario().knows(made(text, "Artifact", name="Tonic"))
    table.seat(0).has("Llanowar Elves", sick=True)
    tonic = table.seat(0).has("Tonic")
    held = table.seat(0).holds("Savannah Lions", "Llanowar Elves")[1]
    assert table.seat(0).can(O_CAST, held)
    table.seat(0).casts("Disenchant", at=[tonic]).resolves()
    assert not table.seat(0).can(O_CAST, held)


@rule("605.4a", "601.2g")
@pytest.mark.parametrize("land", ["Orzhov Basilica", "Plains"])
def test_what_is_added_besides_is_of_a_kind_that_pays(scenario, land):
    """Of what is added besides, white is owed: nobody could choose black, or another colour for the other land."""
    table = scenario(seats=2)
    me = table.seat(0)
    tapped = me.has(land)
    if land == "Plains":
        me.casts("Fertile Ground", at=[tapped]).resolves()
    else:
        me.has("Mirari's Wake")
    (knight,) = me.holds("White Knight")
    options = table.to_priority(me.number).options
    table.game.answer([i for i, o in enumerate(options) if o.kind == O_CAST and o.id == knight.id])
    while isinstance(decision := table.game.decision(), ChooseDecision | PaymentDecision):
        table.game.answer(list(decision.candidates[-1:]) if isinstance(decision, ChooseDecision) else [])
    assert table.stack == ["White Knight"]
