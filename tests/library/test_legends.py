"""What is particular about legendary creatures that lead decks, and about some beside them."""

from __future__ import annotations

import pytest

from apnap.abilities.keyword_abilities.pairs import may_lead_together
from apnap.rules.core.constants import (
    END_COMBAT,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    SHROUD,
    TRAMPLE,
    UPKEEP,
    VIGILANCE,
)
from apnap.testing import rule

KEYWORDS = {
    "Ulamog, the Infinite Gyre": INDESTRUCTIBLE,
    "Ravos, Soultender": FLYING,
    "Tana, the Bloodsower": TRAMPLE,
    "Ishai, Ojutai Dragonspeaker": FLYING,
    "Kangee, Sky Warden": FLYING | VIGILANCE,
    "Empyrean Eagle": FLYING,
    "Thunderclap Wyvern": FLASH | FLYING,
    "Akroma, Angel of Wrath": FLYING | FIRST_STRIKE | VIGILANCE | TRAMPLE | HASTE,
    "Lyra Dawnbringer": FLYING | FIRST_STRIKE | LIFELINK,
    "Drana, Liberator of Malakir": FLYING | FIRST_STRIKE,
    "Kodama of the North Tree": TRAMPLE | SHROUD,
}


@rule("702.1")
@pytest.mark.parametrize("name", KEYWORDS)
def test_keywords(scenario, name):
    table = scenario()
    legend = table.seat(0).has(name)
    assert table.game.char(legend.id).keywords & KEYWORDS[name] == KEYWORDS[name]


@rule("702.124")
@pytest.mark.parametrize("name", ["Ravos, Soultender", "Tana, the Bloodsower", "Ishai, Ojutai Dragonspeaker"])
def test_partners(scenario, name):
    table = scenario()
    legend, other = table.seat(0).have(name, "Akiri, Line-Slinger")
    cards = [table.game.state.objs[permanent.id].card for permanent in (legend, other)]
    assert may_lead_together(cards[0], cards[1])


# of no colour ---------------------------------------------------------------------------------------------------------
@rule("603.2", "603.3")
def test_kozilek_draws_four_as_it_is_cast(scenario):
    table = scenario()
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Kozilek, Butcher of Truth")
    assert len(table.stack) == 2
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 4
    assert table.seat(0).battlefield == ["Kozilek, Butcher of Truth"]


@rule("603.2")
def test_kozilek_draws_even_if_it_is_countered(scenario):
    table = scenario()
    kozilek = table.seat(0).casts("Kozilek, Butcher of Truth")
    hand = len(table.seat(0).hand)
    table.seat(1).casts("Counterspell", at=[kozilek])
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 4


@rule("603.6c", "701.24")
@pytest.mark.parametrize("name", ["Kozilek, Butcher of Truth", "Ulamog, the Infinite Gyre"])
def test_an_eldrazi_is_shuffled_away_with_its_graveyard_from_anywhere(scenario, name):
    table = scenario()
    titan = table.seat(1).has(name)
    table.seat(1).buried("Shock", "Opt")
    size = table.seat(1).library_size
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)]).resolves()
    table.resolve_stack()
    assert titan.zone == "library" and table.seat(1).graveyard == [] and table.seat(1).library_size == size + 3
    table.seat(1).holds(name)
    table.seat(0).casts("Mind Rot", at=[table.seat(1)]).resolves()
    table.resolve_stack()
    assert table.seat(1).graveyard == [] and table.seat(1).hand == []


@rule("603.6c", "707.2")
def test_an_eldrazi_that_died_as_a_bear_is_shuffled_away_all_the_same(scenario):
    table = scenario()
    titan, bear = table.seat(1).have("Kozilek, Butcher of Truth", "Grizzly Bears")
    table.seat(0).casts("Mirrorweave", at=[bear]).resolves()
    assert titan.name == "Grizzly Bears"
    table.seat(0).casts("Murder", at=[titan]).resolves()
    table.resolve_stack()
    assert titan.zone == "library" and table.seat(1).graveyard == []


@rule("702.86")
@pytest.mark.parametrize(
    "name,number", [("Kozilek, Butcher of Truth", 4), ("Ulamog, the Infinite Gyre", 4), ("Artisan of Kozilek", 2)]
)
def test_an_eldrazi_annihilates(scenario, name, number):
    table = scenario(seats=2)
    titan = table.seat(0).has(name)
    for _ in range(5):
        table.seat(1).has("Forest")
    table.seat(0).attacks({titan: table.seat(1)})
    table.resolve_stack()
    assert len(table.seat(1).battlefield) == 5 - number


@rule("603.2", "115.1")
def test_ulamog_destroys_a_permanent_as_it_is_cast(scenario):
    table = scenario()
    land = table.seat(1).has("Forest")
    table.seat(0).casts("Ulamog, the Infinite Gyre", at=[land])
    table.resolve_stack()
    assert land.died


@rule("603.2")
def test_artisan_of_kozilek_returns_a_creature_as_it_is_cast(scenario):
    table = scenario()
    table.seat(0).buried("Grizzly Bears")
    table.says([1])
    table.seat(0).casts("Artisan of Kozilek")
    table.resolve_stack()
    assert sorted(table.seat(0).battlefield) == ["Artisan of Kozilek", "Grizzly Bears"]


# partners -------------------------------------------------------------------------------------------------------------
@rule("613.4c", "603.2b")
def test_ravos_leads_and_brings_back(scenario):
    table = scenario()
    ravos, bear = table.seat(0).have("Ravos, Soultender", "Grizzly Bears")
    assert (ravos.power, bear.power, bear.toughness) == (2, 3, 3)
    table.seat(0).buried("Hill Giant")
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), "may")
    table.answer([1])
    table.resolve_stack()
    assert "Hill Giant" in table.seat(0).hand


@rule("120.3", "603.2")
def test_tana_sows_as_much_as_she_hurts(scenario):
    table = scenario(seats=2)
    tana = table.seat(0).has("Tana, the Bloodsower", counters={"+1/+1": 1})
    table.seat(0).attacks({tana: table.seat(1)})
    table.to_step(END_COMBAT)
    assert table.seat(1).life == 17 and table.seat(0).battlefield.count("Saproling Token") == 3


@rule("603.2", "102.2")
def test_ishai_grows_with_the_spells_of_opponents(scenario):
    table = scenario()
    ishai = table.seat(0).has("Ishai, Ojutai Dragonspeaker")
    table.seat(0).casts("Memnite").resolves()
    assert ishai.power == 1
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert ishai.power == 2


# white and blue -------------------------------------------------------------------------------------------------------
@rule("508.3a")
def test_kangee_leads_flyers_into_battle(scenario):
    table = scenario(seats=2)
    kangee, crow, bear = table.seat(0).have("Kangee, Sky Warden", "Storm Crow", "Grizzly Bears")
    table.seat(0).has("Wind Drake")
    table.seat(0).attacks({kangee: table.seat(1), crow: table.seat(1), bear: table.seat(1)})
    table.resolve_stack()
    drake = table.seat(0).permanent("Wind Drake")
    assert (kangee.power, crow.power, bear.power, drake.power) == (5, 3, 2, 2)


@rule("509.3a")
def test_kangee_shields_flyers_that_block(scenario):
    table = scenario(seats=2)
    kangee, crow = table.seat(1).have("Kangee, Sky Warden", "Storm Crow")
    idle = table.seat(1).has("Wind Drake")
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(1)})
    table.seat(1).blocks({kangee: bear, crow: giant})
    table.resolve_stack()
    assert (kangee.toughness, crow.toughness, idle.toughness) == (5, 4, 2)


@rule("613.4c")
@pytest.mark.parametrize("name", ["Empyrean Eagle", "Thunderclap Wyvern"])
def test_a_flyer_that_raises_the_others(scenario, name):
    table = scenario()
    leader, crow, bear = table.seat(0).have(name, "Storm Crow", "Grizzly Bears")
    theirs = table.seat(1).has("Storm Crow")
    assert (leader.power, crow.power, bear.power, theirs.power) == (2, 2, 2, 1)


@rule("702.16")
def test_akroma_is_protected_from_black_and_red(scenario):
    table = scenario()
    akroma = table.seat(1).has("Akroma, Angel of Wrath")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Inferno").resolves()
    assert akroma.stayed and akroma.damage == 0 and bear.died


@rule("613.4c", "613.1f")
def test_lyra_leads_angels(scenario):
    table = scenario()
    lyra, angel, bear = table.seat(0).have("Lyra Dawnbringer", "Serra Angel", "Grizzly Bears")
    assert (lyra.power, angel.power, bear.power) == (5, 5, 2)
    assert angel.has(LIFELINK) and not bear.has(LIFELINK)


@rule("603.2")
def test_talrand_turns_spells_into_drakes(scenario):
    table = scenario()
    table.seat(0).has("Talrand, Sky Summoner")
    table.seat(0).casts("Opt")
    table.resolve_stack()
    table.seat(0).casts("Memnite").resolves()
    drake = table.seat(0).permanent("Drake Token")
    assert drake.has(FLYING) and drake.colors == "U" and table.seat(0).battlefield.count("Drake Token") == 1


# black and red --------------------------------------------------------------------------------------------------------
@rule("603.6c", "613.4c")
def test_judith_strengthens_and_avenges(scenario):
    table = scenario()
    judith, bear = table.seat(0).have("Judith, the Scourge Diva", "Grizzly Bears")
    theirs = table.seat(1).has("Grizzly Bears")
    assert (judith.power, bear.power, bear.toughness, theirs.power) == (2, 3, 2, 2)
    table.seat(0).casts("Murder", at=[bear]).resolves()
    table.asked(table.seat(0), "target")
    table.answer([-1 - table.seat(1).number])
    table.resolve_stack()
    assert table.seat(1).life == 19
    table.seat(0).casts("Murder", at=[theirs]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 19


@rule("120.3", "122.6")
def test_drana_rewards_the_attackers(scenario):
    table = scenario(seats=2)
    drana, bear = table.seat(0).have("Drana, Liberator of Malakir", "Grizzly Bears")
    idle = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({drana: table.seat(1), bear: table.seat(1)})
    table.to_step(END_COMBAT)
    assert (drana.counters("+1/+1"), bear.counters("+1/+1"), idle.counters("+1/+1")) == (1, 1, 0)
    assert table.seat(1).life == 20 - 2 - 3


@rule("508.3a", "115.1")
def test_erinis_brings_back_a_land(scenario):
    table = scenario()
    erinis = table.seat(0).has("Erinis, Gloom Stalker")
    table.seat(0).buried("Island", "Grizzly Bears")
    table.seat(0).attacks({erinis: table.seat(1)})
    table.resolve_stack()
    assert "Island" in table.seat(0).battlefield and table.seat(0).graveyard == ["Grizzly Bears"]
