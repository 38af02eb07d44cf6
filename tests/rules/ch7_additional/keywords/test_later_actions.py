"""Amass, suspect, discover, manifest dread, fateseal; tribute, amplify, ascend, recover.

CR 701.29, 701.47, 701.57, 701.60, 701.62, 702.38, 702.59, 702.104, 702.131.
"""

from __future__ import annotations

from apnap.rules.core.constants import FLYING, MENACE
from apnap.rules.core.decisions import FOR_COST, FOR_MAY, FOR_PLAYER
from apnap.testing import rule
from apnap.testing.scenario import Permanent


@rule("701.47")
def test_amass_makes_an_army_and_then_grows_it(scenario):
    table = scenario()
    table.seat(0).casts("Relentless Advance").resolves()
    army = table.seat(0).permanent("Zombie Army Token")
    assert army.power == 3 and army.is_a("Zombie")
    vanguard = table.seat(0).has("Easterling Vanguard")
    table.seat(1).casts("Murder", at=[vanguard]).resolves()
    table.resolve_stack()
    assert army.power == 4 and army.is_a("Orc") and army.is_a("Zombie")
    assert len(table.seat(0).battlefield) == 1


@rule("701.60")
def test_a_suspected_creature_has_menace_and_cannot_block(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Person of Interest").resolves()
    table.resolve_stack()
    rogue = table.seat(0).permanent("Person of Interest")
    assert rogue.has(MENACE) and "Detective Token" in table.seat(0).battlefield
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    decision = table.run(lambda d: d.kind in (0, 2) and table.step != "declare attackers step")
    assert decision is not None and not any(rogue.id in d.candidates for d in table.game.decisions())


@rule("701.60")
def test_nothing_is_suspected_twice(scenario):
    table = scenario(seats=2)
    braggart = table.seat(0).has("Rubblebelt Braggart")
    table.seat(0).attacks({braggart: table.seat(1)})
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert braggart.has(MENACE)
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({braggart: table.seat(1)})
    assert table.stack == []


@rule("701.57")
def test_discover_casts_for_nothing_or_takes(scenario):
    for take in (1, 0):
        table = scenario(seats=2)
        gnawer = table.seat(0).has("Primordial Gnawer")
        table.seat(0).library("Forest", "Serra Angel", "Grizzly Bears")
        table.seat(1).casts("Murder", at=[gnawer]).resolves()
        table.asked(table.seat(0), FOR_MAY)
        table.answer([take])
        table.run(lambda d, t=table: d.kind == 0 and not t.stack)
        if take:
            assert "Grizzly Bears" in table.seat(0).battlefield
        else:
            assert table.seat(0).hand == ["Grizzly Bears"]
        assert table.seat(0).exile == []


@rule("701.62", "701.40")
def test_manifest_dread_keeps_one_of_two(scenario):
    table = scenario(seats=2)
    bear, shock = table.seat(0).library("Grizzly Bears", "Shock")
    table.says([bear.id])
    table.seat(0).casts("Manifest Dread").resolves()
    mask = Permanent(table, bear.now)
    assert (mask.power, mask.toughness) == (2, 2) and table.game.state.objs[mask.id].face_down
    assert sorted(table.seat(0).graveyard) == ["Manifest Dread", "Shock"] and shock.zone == "graveyard"


@rule("701.29")
def test_fateseal_sorts_an_opponents_library(scenario):
    table = scenario(seats=3)
    bear = table.seat(1).has("Grizzly Bears")
    top = table.seat(2).library("Shock")[0]
    table.seat(0).casts("Spin into Myth", at=[bear])
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert set(decision.candidates) == {table.seat(1).ref, table.seat(2).ref}
    table.answer([table.seat(2).ref])
    decision = table.asked(table.seat(0), "look")
    assert top.id in decision.candidates
    table.answer([top.id])
    table.resolve_stack()
    assert table.game.state.ids(table.seat(2).number, 0)[0] == top.id
    assert table.names(table.seat(1).number, 0)[-1] == "Grizzly Bears"


@rule("702.104")
def test_tribute_is_the_choice_of_an_opponent(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Snake of the Golden Grove")
    table.asked(table.seat(0), FOR_PLAYER)
    table.answer([table.seat(2).ref])
    decision = table.asked(table.seat(2), FOR_MAY)
    assert decision.seat == table.seat(2).number
    table.answer([1])
    table.resolve_stack()
    snake = table.seat(0).permanent("Snake of the Golden Grove")
    assert snake.power == 7 and table.seat(0).life == 20


@rule("702.104")
def test_tribute_that_was_not_paid(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Snake of the Golden Grove")
    table.asked(table.seat(1), FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert table.seat(0).permanent("Snake of the Golden Grove").power == 4 and table.seat(0).life == 24


@rule("702.38")
def test_amplify_reveals_kin(scenario):
    table = scenario(seats=2)
    crow, soldier, bear = table.seat(0).holds("Storm Crow", "Mosquito Guard", "Grizzly Bears")
    table.seat(0).casts("Aven Warhawk")
    decision = table.run(lambda d: d.rule == "702.38a")
    assert set(decision.candidates) == {crow.id, soldier.id} and bear.id not in decision.candidates
    table.answer([crow.id, soldier.id])
    hawk = table.seat(0).permanent("Aven Warhawk")
    assert hawk.power == 4 and table.game.state.objs[crow.id].known_to == -1


@rule("702.131")
def test_the_citys_blessing_is_for_good(scenario):
    table = scenario(seats=2)
    charger = table.seat(0).has("Dusk Charger")
    table.seat(0).have(*["Forest"] * 8)
    assert charger.power == 3
    table.seat(0).plays("Forest")
    assert charger.power == 5
    table.seat(1).casts("Murder", at=[charger]).resolves()
    aspirant = table.seat(0).has("Skymarcher Aspirant")
    table.seat(1).has("Skymarcher Aspirant")
    assert aspirant.has(FLYING) and not table.seat(1).permanent("Skymarcher Aspirant").has(FLYING)


@rule("702.59")
def test_recover_or_be_gone(scenario):
    for pays in (1, 0):
        table = scenario(seats=2)
        bounty = table.seat(0).buried("Sun's Bounty")[0]
        bear = table.seat(0).has("Grizzly Bears")
        table.seat(0).gets_mana("CW")
        table.seat(1).casts("Murder", at=[bear]).resolves()
        table.seat(0).gets_mana("CW")
        table.asked(table.seat(0), FOR_COST)
        table.answer([pays])
        table.resolve_stack()
        assert bounty.zone == ("hand" if pays else "exile")


@rule("702.59")
def test_an_opponents_creature_does_not_matter(scenario):
    table = scenario(seats=2)
    resize = table.seat(0).buried("Resize")[0]
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Murder", at=[bear]).resolves()
    assert table.stack == [] and resize.zone == "graveyard"
