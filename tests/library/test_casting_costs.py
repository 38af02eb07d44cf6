"""Cards that can be cast for more or for less, or in another way: each with its own costs and numbers."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import FIRST_STRIKE, MAIN1, PLUS
from apnap.rules.core.decisions import FOR_MAY, O_CAST, O_SPECIAL
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder

RELIC = card("Quiet Relic", "{1}", "Artifact")


@rule("704.5k", "118.12a")
def test_nether_void(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Nether Void")
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).graveyard == ["Grizzly Bears"]


@rule("601.3c")
def test_ghitu_fire_is_an_instant_for_two_more(scenario):
    table = scenario()
    table.seat(0).casts("Ghitu Fire", at=[table.seat(1)], x=3).resolves()
    assert table.seat(1).life == 17
    held = table.seat(1).holds("Ghitu Fire")[0]
    table.seat(1).gets_mana("RC")
    assert not table.seat(1).can(O_CAST, held)
    table.seat(1).gets_mana("CC")
    assert table.seat(1).can(O_CAST, held)


@rule("601.2f", "701.6")
def test_wizards_retort_is_cheaper_with_a_wizard(scenario):
    table = scenario()
    held = table.seat(1).holds("Wizard's Retort")[0]
    table.seat(1).gets_mana("UU")
    spell = table.seat(0).casts("Grizzly Bears")
    assert not table.seat(1).can(O_CAST, held)
    table.seat(1).has("Prodigal Sorcerer")
    table.seat(1).casts("Wizard's Retort", at=[spell], free=False).resolves()
    assert spell.zone == "graveyard"


@pytest.mark.parametrize("kicked", (False, True))
@rule("702.33", "603.6a")
def test_desolation_angel_spares_the_lands_of_others_unless_kicked(scenario, kicked):
    table = scenario()
    mine, theirs = table.seat(0).has("Forest"), table.seat(1).has("Forest")
    table.seat(0).gets_mana("WW")
    table.seat(0).casts("Desolation Angel", says=[[int(kicked)]]).resolves()
    table.resolve_stack()
    assert mine.died and theirs.died == kicked


@rule("702.120")
def test_borrowed_hostility_in_one_or_both_ways(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    table.seat(0).casts("Borrowed Hostility", modes=[0, 1], at=[bear, bear]).resolves()
    assert bear.power == 5 and bear.has(FIRST_STRIKE) and table.seat(0).pool == ""


@rule("702.42")
def test_dreams_grip_entwined(scenario):
    table = scenario()
    bear, ring = table.seat(1).has("Grizzly Bears"), table.seat(1).has("Sol Ring", tapped=True)
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Dream's Grip", at=[bear, ring], says=[[1]]).resolves()
    assert bear.tapped and not ring.tapped


@rule("702.42")
def test_roar_of_the_kha_entwined(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).gets_mana("CW")
    table.seat(0).casts("Roar of the Kha", says=[[1]]).resolves()
    assert (bear.power, bear.toughness) == (3, 3) and not bear.tapped


@pytest.mark.parametrize("name,colored", (("Curtains' Call", "B"), ("Sublime Exhalation", "W")))
@rule("702.125")
def test_what_the_undaunted_pay_and_destroy(scenario, name, colored):
    table = scenario(seats=4)
    bears = [table.seat(i).has("Grizzly Bears") for i in (1, 2)]
    held = table.seat(0).holds(name)[0]
    generic = 5 if colored == "B" else 6
    table.seat(0).gets_mana("C" * (generic - 3))
    assert not table.seat(0).can(O_CAST, held)
    table.seat(0).gets_mana(colored)
    table.seat(0).casts(name, at=bears if colored == "B" else [], free=False).resolves()
    assert all(b.died for b in bears) and table.seat(0).pool == ""


@pytest.mark.parametrize("bargained", (True, False))
@rule("702.166", "603.4")
def test_troublemaker_ouphe_bargains(scenario, bargained):
    table = scenario().knows(RELIC)
    mine, theirs = table.seat(0).has("Quiet Relic"), table.seat(1).has("Quiet Relic")
    table.seat(0).casts("Troublemaker Ouphe", says=[[int(bargained)]]).resolves()
    table.resolve_stack()
    assert mine.died == bargained and (theirs.zone == "exile") == bargained


@rule("702.153", "701.6")
def test_make_disappear_at_the_price_of_a_creature(scenario):
    table = scenario()
    elves = table.seat(1).has("Llanowar Elves")
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Make Disappear", says=[[1]])  # there is only one target for it
    assert elves.died and len(table.stack) >= 2
    table.resolve_stack()
    assert spell.zone == "graveyard"


@rule("701.6", "118.12")
def test_make_disappear_unless_paid_for(scenario):
    table = scenario()
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(1).casts("Make Disappear", at=[spell])
    table.asked(table.seat(0))
    table.answer([1])
    table.resolve_stack()
    assert spell.zone == "battlefield" and table.seat(0).pool == ""


@rule("702.157", "613.4c")
def test_ultramarines_honour_guard_comes_in_squads(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).casts("Ultramarines Honour Guard", x=2).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Ultramarines Honour Guard") == 3
    assert bear.power == 5


@rule("702.175")
def test_steampath_charger_has_offspring_that_burns(scenario):
    table = scenario(seats=2)
    table.seat(0).gets_mana("CC")
    table.seat(0).casts("Steampath Charger", says=[[1]]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Steampath Charger"] * 2
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0).permanent("Steampath Charger")]).resolves()
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 19


@rule("603.6a")
def test_intrepid_rabbit_encourages(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Intrepid Rabbit").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (3, 3)


@rule("702.117")
def test_goblin_freerunner_surges(scenario):
    table = scenario()
    held = table.seat(0).holds("Goblin Freerunner")[0]
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.seat(0).gets_mana("CR")
    assert table.seat(0).can(O_CAST, held)


@pytest.mark.parametrize("name,size,color", (("Goring Warplow", (1, 1), "B"), ("Rust Goliath", (3, 5), "G")))
@rule("702.160", "718.3")
def test_a_prototype_has_its_own_size_and_colour(scenario, name, size, color):
    table = scenario()
    table.seat(0).casts(name, part="prototype").resolves()
    robot = table.seat(0).permanent(name)
    assert (robot.power, robot.toughness) == size and robot.colors == color


@rule("702.185")
def test_bygone_colossus_warps(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Bygone Colossus", part="warp").resolves()
    assert table.seat(0).battlefield == ["Bygone Colossus"] and table.seat(0).pool == ""
    table.to_turn(table.seat(1))
    assert table.seat(0).exile == ["Bygone Colossus"]


@rule("702.170")
def test_djinn_of_fools_fall_is_plotted(scenario):
    table = scenario(seats=2)
    held = table.seat(0).holds("Djinn of Fool's Fall")[0]
    table.seat(0).gets_mana("CCCU")
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_SPECIAL, held.id, (), None, (), ())
    plotted = Permanent(table, held.now)
    table.to_step(MAIN1, table.seat(0))
    assert plotted.zone == "exile" and table.seat(0).can(O_CAST, plotted)


@rule("702.152")
def test_caldaia_strongarm_blitzes_and_strengthens(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Caldaia Strongarm", part="blitz").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.counters(PLUS) == 2
    table.to_turn(table.seat(1))
    assert "Caldaia Strongarm" in table.seat(0).graveyard


@rule("702.94", "608.2c")
def test_devastation_tide_as_a_miracle(scenario):
    table = scenario(seats=2)
    table.to_turn(table.seat(1))
    bear, forest = table.seat(1).have("Grizzly Bears", "Forest")
    table.seat(0).have("Island", "Island")
    table.seat(0).library("Devastation Tide")
    for _ in range(2):  # reveals it, then casts it
        table.asked(table.seat(0), FOR_MAY)
        table.answer([1])
    table.resolve_stack()
    assert bear.zone == "hand" and forest.stayed and table.seat(0).graveyard == ["Devastation Tide"]


@rule("601.2f")
def test_helm_and_sphere(scenario: Builder) -> None:
    table = scenario()
    helm = table.seat(1).has("Helm of Awakening")
    bears = table.seat(0).holds("Grizzly Bears")[0]
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_CAST, bears)
    table.seat(1).has("Sphere of Resistance")
    assert not table.seat(0).can(O_CAST, bears) and helm.stayed
