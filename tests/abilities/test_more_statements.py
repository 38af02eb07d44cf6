"""What cannot be had, the second spell of a turn, flash for a while, who leads in life: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import FLYING, GRAVEYARD, HASTE, HEXPROOF
from apnap.rules.core.decisions import O_CAST, IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("101.2", "613.1f")
def test_what_cannot_be_had_is_not_given_later(scenario):
    table = scenario().knows(
        made("Creatures can't have or gain flying.", "Enchantment", name="Low Sky"),
        made("Target <cr> gains flying <eot>.", "Instant", name="Lift"),
    )
    drake = table.seat(1).has("Wind Drake")
    table.seat(0).has("Low Sky")
    assert not drake.has(FLYING)
    table.seat(0).casts("Lift", at=[drake]).resolves()
    assert not drake.has(FLYING)


@rule("101.2", "611.2c")
def test_nothing_can_be_had_for_a_turn(scenario):
    text = "Until end of turn, <cs> your opponents control lose hexproof and can't have hexproof."
    table = scenario().knows(made(text), made("Creatures <yc> have hexproof.", "Enchantment", name="Veil"))
    table.seat(1).has("Veil")
    bear = table.seat(1).has("Grizzly Bears")
    assert bear.has(HEXPROOF)
    table.seat(0).casts("Rite").resolves()
    assert not bear.has(HEXPROOF)
    table.next_turn()
    assert bear.has(HEXPROOF)


@rule("601.2f")
def test_the_second_spell_of_a_turn_costs_less(scenario):
    text = "The second creature spell <yca> each turn costs {2} less to cast."
    table = scenario().knows(made(text, "Artifact", name="Gate"))
    table.seat(0).has("Gate")
    giant = table.seat(0).holds("Hill Giant")[0]
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, giant)
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).can(O_CAST, giant)
    table.seat(0).casts("Hill Giant", free=False).resolves()
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, table.seat(0).holds("Hill Giant")[0])


@rule("601.3b")
@pytest.mark.parametrize("tapped", [True, False])
def test_flash_as_long_as_something_is_so(scenario, tapped):
    text = "As long as <this> is tapped, you may cast <cr> spells as though they had flash."
    table = scenario(seats=2).knows(made(text, "Creature \u2014 Elf", name="Scout"))
    table.seat(1).has("Scout", tapped=tapped)
    bear = table.seat(1).holds("Grizzly Bears")[0]
    table.seat(1).gets_mana("GG")
    table.to_priority(1)
    assert table.seat(1).can(O_CAST, bear) == tapped


@rule("508.1b", "119.1")
@pytest.mark.parametrize(("life", "gained"), [(20, 3), (15, 0)])
def test_it_attacks_the_player_who_leads_in_life(scenario, life, gained):
    text = "Whenever <this> attacks, if it's attacking the <leader> or <tied>, "
    table = scenario(seats=3).knows(made(text + "you gain 3 life.", "Creature \u2014 Bird", name="Crow"))
    crow = table.seat(0).has("Crow")
    table.seat(1).at(life)
    table.seat(0).attacks({crow: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).life == 20 + gained


@rule("701.8")
def test_everything_is_destroyed_but_some(scenario):
    table = scenario().knows(made("Destroy all permanents except for lands and creatures."))
    ring, bear, forest = table.seat(1).have("Sol Ring", "Grizzly Bears", "Forest")
    table.seat(0).casts("Rite").resolves()
    assert ring.died and bear.stayed and forest.stayed


@rule("120.3e")
def test_each_of_several_deals_damage_to_itself(scenario):
    table = scenario().knows(made("Each <cr> deals damage to itself equal to its power."))
    giant, wall = table.seat(1).have("Hill Giant", "Wall of Stone")
    table.seat(0).casts("Rite").resolves()
    assert giant.died and wall.stayed


@rule("702.45")
def test_bushido_of_an_amount(scenario):
    text = "<c> has bushido X, <num> artifacts <yc>."
    table = scenario().knows(made(text, "Creature \u2014 Samurai", name="Ronin"))
    ronin = table.seat(0).has("Ronin")
    table.seat(0).have("Sol Ring", "Sol Ring", "Sol Ring")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({ronin: table.seat(1)})
    table.seat(1).blocks({bear: ronin})
    table.resolve_stack()
    assert ronin.power == 5


@rule("608.2d", "611.2d")
def test_a_keyword_of_your_choice(scenario):
    table = scenario().knows(made("Target <cr> gains your choice of flying or hexproof <eot>.", "Instant"))
    bear = table.seat(0).has("Grizzly Bears")
    table.says([1])
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert bear.has(HEXPROOF) and not bear.has(FLYING)
    table.next_turn()
    assert not bear.has(HEXPROOF)


@rule("601.2f")
@pytest.mark.parametrize(("card", "castable"), [("Grizzly Bears", True), ("Hill Giant", False), ("Wind Drake", False)])
def test_spells_of_two_kinds_cost_less(scenario, card, castable):
    text = "Bear spells and Elf spells <yca> cost {1} <less>."
    table = scenario().knows(made(text, "Artifact", name="Den"))
    table.seat(0).has("Den")
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_CAST, table.seat(0).holds(card)[0]) == castable


@rule("614.1d")
@pytest.mark.parametrize("islands", [0, 1])
def test_it_enters_tapped_if_something_is_so(scenario, islands):
    text = "If <yc> an Island, this creature enters tapped."
    table = scenario().knows(made(text, "Creature \u2014 Crab", name="Crab"))
    table.seat(0).have(*["Island"] * islands)
    table.seat(0).casts("Crab").resolves()
    assert table.seat(0).permanent("Crab").tapped == bool(islands)


@rule("901.9")
def test_the_planar_die_is_rolled_where_there_is_one(scenario):
    table = scenario().knows(made("Roll the planar die. You gain 1 life.", "Instant"))
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 21


@rule("608.2c", "120.1")
def test_it_is_not_what_deals_the_damage(scenario):
    text = "Whenever a <cr> enters, this enchantment deals 2 damage to it."
    table = scenario().knows(made(text, "Enchantment", name="Sparks"))
    table.seat(0).has("Sparks")
    table.seat(0).casts("Grizzly Bears").resolves()
    bear = table.seat(0).permanent("Grizzly Bears")
    table.resolve_stack()
    assert bear.died


@rule("702.11c")
def test_you_and_what_you_control_have_hexproof(scenario):
    face = FaceText("Ward", "{3}", "Enchantment", "You and creatures you control have hexproof.")
    verdict = read_card(CardText("Ward", "normal", (face,)))
    assert verdict.card is not None
    table = scenario().knows(verdict.card)
    table.seat(1).has("Ward")
    bear = table.seat(1).has("Grizzly Bears")
    assert bear.has(HEXPROOF)
    spike = table.seat(0).holds("Lava Spike")[0]
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, spike)  # at oneself
    with pytest.raises((AssertionError, IllegalAnswer)):
        table.seat(0).casts("Lava Spike", at=[table.seat(1)])


@rule("400.7", "611.2c")
def test_what_was_put_onto_the_battlefield_gains_haste(scenario):
    text = "Put target <cr> card from a graveyard onto the battlefield <under>. It gains haste."
    table = scenario().knows(made(text))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Doom Blade", at=[bear]).resolves()
    card = table.game.state.ids(table.seat(1).number, GRAVEYARD)[0]
    table.seat(0).casts("Rite", at=[card]).resolves()
    assert table.seat(0).permanent("Grizzly Bears").has(HASTE)
