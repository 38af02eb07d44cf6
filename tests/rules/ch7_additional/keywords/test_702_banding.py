"""Banding and bands with other. CR 702.22."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN2, NONE
from apnap.rules.core.decisions import D_ASSIGN, D_ATTACK, FOR_BAND
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Scenario


def attack(table: Scenario, plan: dict[Permanent, object], *bands: list[Permanent]) -> None:
    """Attack, and form these bands, creature by creature."""
    ids = {p.id: table.reference(t) for p, t in plan.items()}
    decision = table.run(lambda d: d.kind == D_ATTACK)
    table.answer([ids.get(c, NONE) for c in decision.attackers])
    for band in bands:
        for creature in band:
            assert table.game.decision().purpose == FOR_BAND
            assert creature.id in table.game.decision().candidates
            table.answer([creature.id])
        if table.game.decision().purpose == FOR_BAND and table.game.decision().others:
            table.answer([])
    if table.game.decision() is not None and table.game.decision().purpose == FOR_BAND:
        table.answer([])


def assigns(table: Scenario, *amounts: int) -> None:
    table.run(lambda d: d.kind == D_ASSIGN)
    table.answer(list(amounts))


@rule("702.22", "508.1e")
def test_a_band_is_blocked_as_one(scenario):
    table = scenario(seats=2)
    hero, giant = table.seat(0).have("Benalish Hero", "Hill Giant")
    wall = table.seat(1).has("Grizzly Bears")
    attack(table, {hero: table.seat(1), giant: table.seat(1)}, [hero, giant])
    table.seat(1).blocks({wall: hero})
    decision = table.run(lambda d: d.kind == D_ASSIGN)
    assert decision.seat == table.seat(0).number  # the attacking player divides the blocker's damage
    assert sorted(decision.among) == sorted([hero.id, giant.id])
    table.answer([2, 0] if decision.among[0] == hero.id else [0, 2])
    table.to_step(MAIN2)
    assert hero.died and giant.stayed and wall.died and table.seat(1).life == 20


@rule("702.22")
def test_the_damage_may_all_go_to_one_of_them(scenario):
    table = scenario(seats=2)
    hero, giant = table.seat(0).have("Benalish Infantry", "Hill Giant")
    blocker = table.seat(1).has("Stampeding Rhino")
    attack(table, {hero: table.seat(1), giant: table.seat(1)}, [hero, giant])
    table.seat(1).blocks({blocker: giant})
    decision = table.run(lambda d: d.kind == D_ASSIGN and d.source == blocker.id)
    table.answer([4 if c == hero.id else 0 for c in decision.among])
    table.to_step(MAIN2)
    assert hero.died and giant.stayed and blocker.died


@rule("702.22")
def test_one_creature_without_banding_at_most(scenario):
    table = scenario(seats=2)
    hero, infantry, giant, bear = table.seat(0).have(
        "Benalish Hero", "Benalish Infantry", "Hill Giant", "Grizzly Bears"
    )
    decision = table.run(lambda d: d.kind == D_ATTACK)
    table.answer([table.seat(1).ref] * len(decision.attackers))
    first = table.game.decision()
    assert first.purpose == FOR_BAND and set(first.candidates) == {hero.id, infantry.id, giant.id, bear.id}
    table.answer([giant.id])
    assert set(table.game.decision().candidates) == {hero.id, infantry.id}
    table.answer([hero.id])
    assert set(table.game.decision().candidates) == {infantry.id}


@rule("702.22", "802.3b")
def test_a_band_attacks_one_player(scenario):
    table = scenario(seats=3)
    hero, giant = table.seat(0).have("Benalish Hero", "Hill Giant")
    ids = {hero.id: table.seat(1).ref, giant.id: table.seat(2).ref}
    decision = table.run(lambda d: d.kind == D_ATTACK)
    table.answer([ids[c] for c in decision.attackers])
    assert table.game.decision().purpose != FOR_BAND
    assert not table.game.state.objs[hero.id].band >= 0


@rule("702.22")
def test_a_band_has_only_the_evasion_of_its_members(scenario):
    table = scenario(seats=2)
    pegasus, giant = table.seat(0).have("Mesa Pegasus", "Hill Giant")
    bear = table.seat(1).has("Grizzly Bears")
    attack(table, {pegasus: table.seat(1), giant: table.seat(1)}, [pegasus, giant])
    table.seat(1).blocks({bear: giant})  # it could not block the Pegasus by itself
    decision = table.run(lambda d: d.kind == D_ASSIGN)
    assert pegasus.id in decision.among
    table.answer([2 if c == pegasus.id else 0 for c in decision.among])
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and pegasus.died and giant.stayed


@rule("702.22")
def test_who_leaves_combat_leaves_the_band(scenario):
    table = scenario(seats=2)
    hero, giant = table.seat(0).have("Benalish Hero", "Hill Giant")
    bear = table.seat(1).has("Grizzly Bears")
    attack(table, {hero: table.seat(1), giant: table.seat(1)}, [hero, giant])
    table.seat(1).casts("Lightning Bolt", at=[hero]).resolves()
    table.seat(1).blocks({bear: giant})
    table.to_step(MAIN2)
    assert hero.died and bear.died and giant.stayed


@rule("702.22", "510.1c")
def test_the_defending_player_divides_damage_against_a_blocker_with_banding(scenario):
    table = scenario(seats=2)
    rhino = table.seat(0).has("Stampeding Rhino")  # 4/4 with trample
    hero, bear = table.seat(1).have("Benalish Hero", "Grizzly Bears")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).blocks({hero: rhino, bear: rhino})
    decision = table.run(lambda d: d.kind == D_ASSIGN)
    assert decision.seat == table.seat(1).number and set(decision.among) == {hero.id, bear.id}
    table.answer([4 if c == hero.id else 0 for c in decision.among])
    table.to_step(MAIN2)
    assert hero.died and bear.stayed and table.seat(1).life == 20


@rule("702.22")
def test_bands_with_other_needs_the_quality_on_both_sides(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Mountain Stronghold")
    red, white, bear = table.seat(0).have("Rograkh, Son of Rohgahh", "Isamaru, Hound of Konda", "Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    table.answer([table.seat(1).ref] * len(decision.attackers))
    first = table.game.decision()
    assert first.purpose == FOR_BAND and set(first.candidates) == {red.id, white.id}
    table.answer([white.id])
    assert table.game.decision().candidates == [red.id]
    table.answer([red.id])
    state = table.game.state
    assert state.objs[red.id].band == state.objs[white.id].band >= 0 and state.objs[bear.id].band < 0


@rule("702.22")
def test_a_bot_that_says_nothing_forms_no_band(scenario):
    table = scenario(seats=2)
    hero, giant = table.seat(0).have("Benalish Hero", "Hill Giant")
    attack(table, {hero: table.seat(1), giant: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 16
