"""How many modes are chosen, which were chosen before, and what is goaded: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions.base import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made

MODES = "\n\u2022 You gain 3 life.\n\u2022 Draw a card."


@rule("700.2", "601.2b")
@pytest.mark.parametrize("swamps", [0, 1])
def test_both_modes_may_be_chosen_if_something_is_so(scenario, swamps):
    text = "Choose one. If you control a Swamp <cast>, you may choose both instead." + MODES
    table = scenario().knows(made(text))
    table.seat(0).have(*["Swamp"] * swamps)
    if swamps:
        before = len(table.seat(0).hand)
        table.seat(0).casts("Rite", modes=[0, 1]).resolves()
        assert table.seat(0).life == 23
        assert len(table.seat(0).hand) == before + 1
    else:
        with pytest.raises(Exception, match="."):
            table.seat(0).casts("Rite", modes=[0, 1])


@rule("700.2")
def test_both_modes_must_be_chosen_if_it_was_kicked(scenario):
    text = "Kicker {2}\nChoose one. If <ts> was kicked, choose both instead." + MODES
    table = scenario().knows(made(text, cost="{1}"))
    table.seat(0).gets_mana("CC")
    table.seat(0).casts("Rite", says=[[1]]).resolves()
    assert table.seat(0).life == 23


@rule("700.2")
@pytest.mark.parametrize("when", ["", " this turn"])
def test_a_mode_is_not_chosen_twice(scenario, when):
    text = f"{{T}}: Choose one that hasn't been chosen{when} \u2014{MODES}\n{{0}}: Untap this artifact."
    table = scenario().knows(made(text, "Artifact", name="Old Bell"))
    bell = table.seat(0).has("Old Bell")
    table.seat(0).activates(bell, says=[[0]])
    table.resolve_stack()
    assert table.seat(0).life == 23
    table.seat(0).activates(bell, index=1)
    table.resolve_stack()
    table.seat(0).activates(bell)  # the other one is left
    table.resolve_stack()
    assert table.seat(0).life == 23
    table.to_turn(table.seat(1)).to_turn(table.seat(0))
    if when:
        table.seat(0).activates(bell, says=[[0]])
        table.resolve_stack()
        assert table.seat(0).life == 26
    else:
        with pytest.raises(AssertionError):
            table.seat(0).activates(bell)


@rule("701.15b")
def test_what_is_goaded_attacks_another_player_than_who_goads_it(scenario):
    aura = made("Enchant creature\nEnchanted creature gets +1/+1 and is goaded.", "Enchantment \u2014 Aura")
    table = scenario(seats=3).knows(aura)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    table.to_turn(table.seat(1))
    for plan in ({}, {bear: table.seat(0)}):
        with pytest.raises(IllegalAnswer):
            table.seat(1).attacks(plan)
    table.seat(1).attacks({bear: table.seat(2)})
    assert bear.power == 3


@rule("701.15b")
def test_what_is_goaded_attacks_who_goads_it_where_there_is_nobody_else(scenario):
    aura = made("Enchant creature\nEnchanted creature gets +1/+1 and is goaded.", "Enchantment \u2014 Aura")
    table = scenario(seats=2).knows(aura)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    table.to_turn(table.seat(1)).next_turn()
    assert table.seat(0).life == 17


@rule("614.12a")
def test_a_color_other_than_one_is_chosen(scenario):
    text = "This land <tapped>. As it enters, choose a <col> than blue.\n<tap>: Add {U} or one mana <cc>."
    table = scenario().knows(made(text, "Land", "", "Far Shore"))
    shore = table.seat(0).plays("Far Shore", says=[[0], [2]])
    table.to_turn(table.seat(1)).to_turn(table.seat(0))
    table.seat(0).taps_for_mana(shore, says=[[2]])
    assert table.seat(0).pool == "B"


@rule("613.1d")
@pytest.mark.parametrize("lands", [0, 1])
def test_it_is_no_creature_as_long_as_something_is_so(scenario, lands):
    text = "As long as <yc> a Plains, this creature isn't a creature."
    table = scenario().knows(made(text, "Enchantment Creature \u2014 God", "{0}", "Quiet God", "4/4"))
    god = table.seat(0).has("Quiet God")
    table.seat(0).have(*["Plains"] * lands)
    assert god.is_a("Creature") == (not lands)
    assert god.is_a("Enchantment")


@rule("700.2d", "601.2c")
def test_the_same_mode_is_chosen_again_with_another_target(scenario):
    text = "Choose three. You may choose <mode> more than once.\n"
    text += "\u2022 You gain 2 life.\n\u2022 Destroy target artifact."
    table = scenario().knows(made(text))
    rings = table.seat(1).have("Sol Ring", "Sol Ring")
    table.seat(0).casts("Rite", modes=[0, 3, 4], at=list(rings)).resolves()
    assert table.seat(0).life == 22
    assert all(ring.died for ring in rings)
