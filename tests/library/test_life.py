"""What is particular about the cards that care for life."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING, LIFELINK, TRAMPLE, UPKEEP, VIGILANCE
from apnap.rules.core.decisions import FOR_MAY
from apnap.testing import rule


@rule("603.6a")
@pytest.mark.parametrize(
    "name,own,others,may",
    [
        ("Soul's Attendant", 1, 1, True),
        ("Essence Warden", 1, 1, False),
        ("Impassioned Orator", 1, 0, False),
        ("Angelic Chorus", 2, 0, False),
    ],
)
def test_life_when_creatures_enter(scenario, name, own, others, may):
    table = scenario(seats=2)
    table.seat(0).has(name)
    if may:
        table.says([1])
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20 + own
    table.seat(1).casts("Spire Monitor").resolves()
    if may:
        table.says([1])
    table.resolve_stack()
    assert table.seat(0).life == 20 + own + others


@rule("608.2d")
def test_suture_priest_takes_from_those_whose_creatures_enter(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Suture Priest")
    table.says([1])
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 21
    table.says([1])
    table.seat(1).casts("Spire Monitor").resolves()
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (21, 19)


@rule("702.9", "702.15")
@pytest.mark.parametrize(
    "name,keywords",
    [
        ("Healer's Hawk", FLYING | LIFELINK),
        ("Angel of Mercy", FLYING),
        ("Archangel of Thune", FLYING | LIFELINK),
        ("Felidar Sovereign", VIGILANCE | LIFELINK),
        ("Siege Rhino", TRAMPLE),
        ("Specter of the Fens", FLYING),
        ("Arbiter of Knollridge", VIGILANCE),
    ],
)
def test_their_keywords(scenario, name, keywords):
    table = scenario()
    creature = table.seat(0).has(name)
    assert table.game.char(creature.id).keywords == keywords


@rule("119.3")
@pytest.mark.parametrize(
    "name,life", [("Angel of Mercy", (23, 20)), ("Siege Rhino", (23, 17)), ("Arbiter of Knollridge", (30, 30))]
)
def test_life_as_they_enter(scenario, name, life):
    table = scenario(seats=2)
    if name == "Arbiter of Knollridge":
        table.seat(1).at(30)
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == life


@rule("119.3")
def test_spells_that_gain_life(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Sacred Nectar").resolves()
    assert table.seat(0).life == 24
    table.seat(0).casts("Revitalize").resolves()
    assert table.seat(0).life == 27 and table.seat(0).hand == ["Forest"]
    table.seat(1).have("Grizzly Bears", "Hill Giant", "Forest")
    table.seat(0).casts("Congregate", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 24


@rule("603.2")
@pytest.mark.parametrize(
    "name,spell,other",
    [
        ("Dragon's Claw", "Raging Goblin", "Llanowar Elves"),
        ("Wurm's Tooth", "Llanowar Elves", "Raging Goblin"),
        ("Kraken's Eye", "Storm Crow", "Raging Goblin"),
        ("Demon's Horn", "Typhoid Rats", "Storm Crow"),
    ],
)
def test_artifacts_that_gain_life_from_one_colour(scenario, name, spell, other):
    table = scenario(seats=2)
    table.seat(1).has(name)
    table.says([1])
    table.seat(0).casts(spell)
    table.resolve_stack()
    assert table.seat(1).life == 21
    table.seat(0).casts(other)
    assert len(table.stack_ids()) == 1


@rule("119.9")
def test_what_happens_when_life_is_gained(scenario):
    table = scenario(seats=2)
    mate, angel, bear = table.seat(0).have("Ajani's Pridemate", "Archangel of Thune", "Grizzly Bears")
    table.seat(0).casts("Sacred Nectar").resolves()
    table.resolve_stack()
    assert (mate.counters("+1/+1"), angel.counters("+1/+1"), bear.counters("+1/+1")) == (2, 1, 1)


@rule("119.9", "104.3b")
def test_sanguine_bond_and_exquisite_blood_never_stop(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Sanguine Bond")
    table.seat(0).casts("Sacred Nectar").resolves()
    table.resolve_stack()
    assert table.seat(1).life == 16
    table.seat(0).has("Exquisite Blood")
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.run(lambda d: table.game.state.over, "the end")
    assert not table.seat(1).in_game and table.seat(0).life == 24 + 14  # the last gain never resolves


@rule("104.2b", "603.4")
@pytest.mark.parametrize("name,enough", [("Felidar Sovereign", 40), ("Test of Endurance", 50)])
def test_winning_with_enough_life(scenario, name, enough):
    table = scenario(seats=3)
    table.seat(0).has(name)
    table.seat(0).at(enough - 1)
    table.to_step(UPKEEP, table.seat(0))
    assert table.stack == []
    table.seat(0).at(enough)
    table.to_step(UPKEEP, table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    table.run(lambda d: table.game.state.over, "the end")
    assert table.seat(0).outcome == "won"


@rule("603.10a")
def test_zulaport_cutthroat_counts_its_own_death_and_yours_only(scenario):
    table = scenario(seats=3)
    cutthroat, bear = table.seat(0).have("Zulaport Cutthroat", "Grizzly Bears")
    other = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[other]).resolves()
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 20]
    table.seat(0).casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert cutthroat.died and bear.died
    assert [seat.life for seat in table.seats()] == [22, 18, 18]


@rule("602.1")
def test_drains_by_activation(scenario):
    table = scenario(seats=3)
    neonate, specter = table.seat(0).have("Vampire Neonate", "Specter of the Fens")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(neonate).resolves()
    assert neonate.tapped and [seat.life for seat in table.seats()] == [21, 19, 19]
    table.seat(0).gets_mana("CCCCCB")
    table.seat(0).activates(specter, at=[table.seat(2)]).resolves()
    assert [seat.life for seat in table.seats()] == [23, 19, 17]


@rule("701.10", "119.5")
def test_life_totals_double_and_become_equal(scenario):
    table = scenario(seats=3)
    table.seat(1).at(7)
    table.seat(0).casts("Beacon of Immortality", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 14
    table.seat(0).casts("Repay in Kind").resolves()
    assert [seat.life for seat in table.seats()] == [14, 14, 14]


@rule("701.10")
def test_celestial_mantle_doubles_the_life_of_the_creatures_controller(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Celestial Mantle", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (5, 5)
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(9)
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (40, 15)


@rule("107.1a", "810.9a")
def test_lurking_evil_costs_half_your_life_rounded_up(scenario):
    table = scenario(seats=2)
    evil = table.seat(0).has("Lurking Evil")
    table.seat(0).at(7)
    table.seat(0).activates(evil).resolves()
    assert table.seat(0).life == 3
    assert (evil.power, evil.toughness) == (4, 4) and evil.has(FLYING)
    assert evil.is_a("Creature") and evil.is_a("Horror") and not evil.is_a("Enchantment")


@rule("810.9a")
def test_lurking_evil_takes_half_of_the_teams_life(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True, life=30)
    evil = table.seat(0).has("Lurking Evil")
    table.seat(0).activates(evil).resolves()
    assert table.seat(0).life == table.seat(1).life == 15


@rule("615.7")
def test_mending_hands_is_a_shield_that_wears_off_point_by_point(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Mending Hands", at=[table.seat(0)]).resolves()
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 20
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 18
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 15


@rule("615.7", "700.2")
def test_healing_salve_heals_or_shields(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Healing Salve", modes=[0], at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 23
    table.seat(0).casts("Healing Salve", modes=[1], at=[bear]).resolves()
    table.seat(1).casts("Lightning Blast", at=[bear]).resolves()
    assert bear.stayed and bear.damage == 1


@rule("120.3", "119.3")
def test_creeping_bloodsucker_gains_what_it_deals(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Creeping Bloodsucker")
    table.to_step(UPKEEP, table.seat(0))
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [22, 19, 19]


@rule("119.7")
def test_the_axis_of_mortality_turns(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Axis of Mortality")
    table.seat(0).at(3)
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (20, 3)


@rule("603.2")
def test_wanderbrine_preacher_preaches_on_the_road(scenario):
    table = scenario()
    preacher = table.seat(0).has("Wanderbrine Preacher")
    table.seat(0).attacks({preacher: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).life == 22


@pytest.mark.parametrize("life,left", ((20, 10), (7, 3)))
@rule("119.3", "107.1a")
def test_infernal_contract_is_signed_with_half_a_life(scenario, life, left):
    table = scenario()
    table.seat(0).at(life)
    table.seat(0).casts("Infernal Contract").resolves()
    assert len(table.seat(0).hand) == 4 and table.seat(0).life == left


@rule("122.1f", "120.3")
def test_leeches_suck_out_the_poison(scenario):
    table = scenario()
    table.game.state.edit_player(table.seat(1).number).poison = 4
    table.refresh()
    table.seat(0).casts("Leeches", at=[table.seat(1)]).resolves()
    assert (table.seat(1).poison, table.seat(1).life) == (0, 16)


@rule("119.5")
def test_magister_sphinx_sets_a_life_total(scenario):
    table = scenario()
    table.seat(0).casts("Magister Sphinx").resolves()
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 10


@rule("119.7")
def test_platinum_emperion_freezes_a_life_total(scenario):
    table = scenario()
    table.seat(0).has("Platinum Emperion")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    table.seat(0).casts("Reaping the Rewards").resolves()
    assert table.seat(0).life == 20


@rule("119.7")
def test_soul_conduit_exchanges_life_totals(scenario):
    table = scenario()
    conduit = table.seat(0).has("Soul Conduit")
    table.seat(0).at(3)
    table.seat(0).gets_mana("CCCCCC")
    table.seat(0).activates(conduit, at=[table.seat(0), table.seat(1)]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (20, 3)
