"""Official rulings about cards that were read from their texts, retold: targets, numbers, who is affected."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DEATHTOUCH, END, FLYING, HASTE
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder


# a target that is gone -----------------------------------------------------------------------------------------------
@rule("608.2b")
@pytest.mark.parametrize(
    ("name", "life", "cards"), [("Orcish Cannonade", 20, 0), ("Nighthaze", 20, 0), ("Suit Up", 20, 0)]
)
def test_nothing_happens_without_the_target(scenario: Builder, name: str, life: int, cards: int) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    hand = len(table.seat(0).hand)
    table.seat(0).casts(name, at=[bears])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == life and len(table.seat(0).hand) == hand + cards
    assert table.seat(0).graveyard == [name]


@rule("303.4a", "608.3b")
def test_setessan_training_draws_nothing_without_its_creature(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Setessan Training", at=[bears])
    table.seat(1).casts("Shock", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard.count("Setessan Training") == 1 and len(table.seat(0).hand) == hand


@rule("608.2b", "701.14")
@pytest.mark.parametrize("mine", [True, False])
def test_hunt_the_weak_with_one_target_gone(scenario: Builder, mine: bool) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Hunt the Weak", at=[bears, giant])
    table.seat(1).casts("Unsummon", at=[bears if mine else giant]).resolves()
    table.resolve_stack()
    if mine:
        assert giant.damage == 0
    else:
        assert bears.counters("+1/+1") == 1 and bears.damage == 0


@rule("608.2b", "701.34")
def test_fuel_for_the_cause_does_not_proliferate_without_its_spell(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1})
    spell = table.seat(1).casts("Shock", at=[table.seat(0)])
    table.seat(0).casts("Fuel for the Cause", at=[spell])
    table.seat(0).casts("Counterspell", at=[spell]).resolves()
    table.says([bears.id])
    table.resolve_stack()
    table.scripted.clear()
    assert bears.counters("+1/+1") == 1


@rule("608.2b", "601.2d")
def test_rolling_thunder_keeps_its_division(scenario: Builder) -> None:
    table = scenario()
    bears, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rolling Thunder", at=[bears, giant], x=4, says=[[2, 2]])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert giant.stayed and giant.damage == 2


@rule("115.3", "601.2c")
def test_rain_of_salt_wants_two_lands(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Forest")
    rain = table.seat(0).holds("Rain of Salt")[0]
    table.seat(0).gets_mana("RRRRRR")
    assert not table.seat(0).can(O_CAST, rain)
    table.seat(1).has("Forest")
    assert table.seat(0).can(O_CAST, rain)


@rule("608.2b", "702.12b")
def test_release_the_gremlins_on_what_is_indestructible(scenario: Builder) -> None:
    table = scenario()
    citadel = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Release the Gremlins", at=[citadel], x=1).resolves()
    assert citadel.stayed and table.seat(0).battlefield == ["Gremlin Token"]


@rule("115.1", "701.26a")
def test_steady_aim_on_an_untapped_creature(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Steady Aim", at=[bears]).resolves()
    assert (bears.power, bears.toughness, bears.tapped) == (3, 6, False)


@rule("115.1", "602.2b")
def test_tortured_existence_does_not_return_what_is_discarded(scenario: Builder) -> None:
    """The target is chosen before anything is discarded."""
    table = scenario()
    existence = table.seat(0).has("Tortured Existence")
    table.seat(0).holds("Grizzly Bears")
    table.seat(0).gets_mana("B")
    assert not table.seat(0).can(O_ACTIVATE, existence)
    giant = table.seat(0).buried("Hill Giant")[0]
    table.seat(0).activates(existence, at=[giant]).resolves()
    assert "Hill Giant" in table.seat(0).hand and table.seat(0).graveyard == ["Grizzly Bears"]


@rule("115.1", "701.21a")
def test_celestial_flare_asks_a_player_and_no_creature(scenario: Builder) -> None:
    table = scenario()
    cat = table.seat(0).has("Gladecover Scout")  # with hexproof
    table.seat(0).attacks({cat: table.seat(1)})
    table.seat(1).casts("Celestial Flare", at=[table.seat(0)]).resolves()
    assert cat.died


# who is affected, and since when -------------------------------------------------------------------------------------
@rule("611.2c")
@pytest.mark.parametrize("name", ["Titanic Ultimatum", "Guardians' Pledge"])
def test_only_creatures_that_are_there_get_it(scenario: Builder, name: str) -> None:
    table = scenario()
    first = table.seat(0).has("Savannah Lions")
    table.seat(0).casts(name).resolves()
    grown = first.power
    table.seat(0).casts("Savannah Lions").resolves()
    second = table.seat(0).permanent("Savannah Lions")
    assert grown > 2 and second.power == 2 and second.id != first.id


@rule("611.2c")
@pytest.mark.parametrize("name", ["Blinding Spray", "Hysterical Blindness"])
def test_creatures_that_come_later_are_not_blinded(scenario: Builder, name: str) -> None:
    table = scenario()
    table.to_turn(table.seat(1))
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts(name).resolves()
    assert giant.power == -1
    table.run(lambda d: table.step == "precombat main phase", "the main phase")
    table.seat(1).casts("Grizzly Bears").resolves()
    assert table.seat(1).permanent("Grizzly Bears").power == 2


@rule("601.2c")
def test_blinding_spray_with_nobody_to_blind_draws(scenario: Builder) -> None:
    table = scenario()
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Blinding Spray").resolves()
    assert len(table.seat(0).hand) == hand + 1


@rule("611.2c", "603.6a")
def test_rank_and_file_passes_over_green_creatures_that_come_later(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rank and File").resolves()
    table.resolve_stack()
    elf = table.seat(0).casts("Llanowar Elves").resolves()
    assert (bears.power, bears.toughness) == (1, 1) and elf.zone == "battlefield"


@rule("611.2c", "603.6a")
def test_flame_kin_zealot_is_affected_itself(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Flame-Kin Zealot").resolves()
    table.resolve_stack()
    zealot = table.seat(0).permanent("Flame-Kin Zealot")
    table.seat(0).casts("Savannah Lions").resolves()
    assert (zealot.power, bears.power) == (3, 3) and zealot.has(HASTE) and bears.has(HASTE)
    assert not table.seat(0).permanent("Savannah Lions").has(HASTE)


@rule("611.2c")
def test_undercity_uprising_is_for_creatures_of_that_moment(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Undercity Uprising", at=[bears, giant]).resolves()
    assert giant.died and bears.died
    table.seat(0).casts("Savannah Lions").resolves()
    assert not table.seat(0).permanent("Savannah Lions").has(DEATHTOUCH)


@rule("611.2c", "613.4c")
def test_pestilent_haze_passes_over_what_comes_later(scenario: Builder) -> None:
    table = scenario()
    lions = table.seat(1).has("Savannah Lions")
    table.seat(0).casts("Pestilent Haze", modes=[0]).resolves()
    assert lions.died
    table.seat(0).casts("Savannah Lions").resolves()
    assert "Savannah Lions" in table.seat(0).battlefield


# numbers -------------------------------------------------------------------------------------------------------------
@rule("608.2h")
def test_nyleas_huntmaster_fixes_x_as_it_resolves(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Nylea's Huntmaster").resolves()
    table.asked()
    table.answer([bears.id])
    table.resolve_stack()
    assert bears.power == 4  # {1}{G} and {3}{G}
    table.seat(0).casts("Llanowar Elves").resolves()
    assert bears.power == 4


@rule("107.1b", "121.2")
def test_garruk_draws_nothing_for_no_power(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(0).has("Garruk, Primal Hunter")
    table.seat(0).has("Wall of Omens")
    hand = len(table.seat(0).hand)
    table.seat(0).activates(garruk, 1).resolves()
    assert len(table.seat(0).hand) == hand and garruk.died  # for its last loyalty


@rule("205.3m")
def test_silvergill_douser_counts_a_merfolk_faerie_once(scenario: Builder) -> None:
    table = scenario()
    douser = table.seat(0).has("Silvergill Douser")
    table.seat(0).has("Universal Automaton")  # of every creature type
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).activates(douser, at=[wurm]).resolves()
    assert wurm.power == 4


@rule("205.3m")
def test_runebound_wolf_counts_a_wolf_and_werewolf_once(scenario: Builder) -> None:
    table = scenario()
    wolf = table.seat(0).has("Runebound Wolf")
    table.seat(0).has("Universal Automaton")
    table.seat(0).gets_mana("RRRR")
    table.seat(0).activates(wolf, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18


@rule("202.3e", "107.3g")
def test_hoard_smelter_dragon_takes_an_x_for_none(scenario: Builder) -> None:
    table = scenario()
    dragon = table.seat(0).has("Hoard-Smelter Dragon")
    ballista = table.seat(1).has("Walking Ballista", counters={"+1/+1": 2})
    table.seat(0).gets_mana("RRRR")
    table.seat(0).activates(dragon, at=[ballista]).resolves()
    assert ballista.died and dragon.power == 5


@rule("613.4c", "122.1")
def test_kyler_counts_counters_of_every_kind(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Kyler, Sigardian Emissary", counters={"+1/+1": 1, "shield": 1})
    squire = table.seat(0).has("Soul Warden")
    assert (squire.power, squire.toughness) == (3, 3)


@rule("613.4c")
def test_expedition_champion_needs_one_other_and_counts_no_more(scenario: Builder) -> None:
    table = scenario()
    champion = table.seat(0).has("Expedition Champion")
    assert champion.power == 2
    table.seat(0).have("Goblin Trashmaster", "Goblin Trashmaster")
    assert champion.power == 4


@rule("604.3", "208.2a")
def test_crusader_of_odric_counts_everywhere(scenario: Builder) -> None:
    table = scenario()
    held = table.seat(0).holds("Crusader of Odric")[0]
    table.seat(0).have("Grizzly Bears", "Hill Giant")
    assert table.game.char(held.id).power == 2
    table.seat(0).casts("Crusader of Odric").resolves()
    assert table.seat(0).permanent("Crusader of Odric").power == 3


@rule("303.4", "613.4c")
def test_auramancers_guise_counts_itself(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Auramancer's Guise", at=[bears]).resolves()
    assert (bears.power, bears.toughness) == (4, 4)
    table.seat(0).casts("Holy Strength", at=[bears]).resolves()
    assert (bears.power, bears.toughness) == (2 + 4 + 1, 2 + 4 + 2)


@rule("400.7", "613.4c")
def test_carrion_grub_sees_no_counters_in_a_graveyard(scenario: Builder) -> None:
    table = scenario()
    grub = table.seat(0).has("Carrion Grub")
    bears = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 3})
    table.seat(0).casts("Murder", at=[bears]).resolves()
    assert grub.power == 2


@rule("608.2h", "122.1")
def test_ajani_counts_life_once(scenario: Builder) -> None:
    table = scenario()
    ajani = table.seat(0).has("Ajani, Wise Counselor", counters={"loyalty": 9})
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).at(7)
    table.seat(0).activates(ajani, 2, at=[bears]).resolves()
    assert bears.counters("+1/+1") == 7
    table.seat(0).casts("Angel's Mercy").resolves()
    assert table.seat(0).life == 14 and bears.counters("+1/+1") == 7


@rule("704.5q", "608.2h")
def test_parting_thoughts_never_counts_both_kinds(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears", counters={"+1/+1": 3, "-1/-1": 1})
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Parting Thoughts", at=[bears]).resolves()
    assert len(table.seat(0).hand) == hand + 2 and table.seat(0).life == 18


@rule("107.3m", "603.2")
def test_zaxara_uses_the_x_of_the_spell(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Zaxara, the Exemplary")
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=3)
    table.resolve_stack()
    hydra = table.seat(0).permanent("Hydra Token")
    assert hydra.counters("+1/+1") == 3 and table.seat(1).life == 17


@rule("701.17b")
def test_splinterfright_mills_what_there_is(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).buried("Grizzly Bears")
    table.seat(0).has("Splinterfright")
    table.to_step(END)
    table.seat(0).empty_library()
    table.seat(0).library("Hill Giant")
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert sorted(table.seat(0).graveyard) == ["Grizzly Bears", "Hill Giant"]


@rule("614.1c", "608.2d")
def test_make_a_wish_returns_the_only_card(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).buried("Hill Giant")
    table.seat(0).casts("Make a Wish").resolves()
    assert "Hill Giant" in table.seat(0).hand and table.seat(0).graveyard == ["Make a Wish"]


# changing what something is ------------------------------------------------------------------------------------------
@rule("205.1b", "611.2b")
def test_omnibian_takes_no_abilities(scenario: Builder) -> None:
    table = scenario()
    frog = table.seat(0).has("Omnibian")
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).activates(frog, at=[angel]).resolves()
    assert (angel.power, angel.toughness) == (3, 3) and angel.has(FLYING)
    assert angel.is_a("Frog") and not angel.is_a("Angel")


@rule("613.4b", "613.4c")
def test_startling_development_leaves_counters_and_bonuses(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1})
    table.seat(0).casts("Giant Growth", at=[bears]).resolves()
    table.seat(0).casts("Startling Development", at=[bears]).resolves()
    assert (bears.power, bears.toughness) == (8, 8) and bears.is_a("Serpent") and bears.colors == "U"


@rule("205.1a")
def test_paragon_of_the_amesha_loses_its_other_types(scenario: Builder) -> None:
    table = scenario()
    paragon = table.seat(0).has("Paragon of the Amesha")
    table.seat(0).gets_mana("WUBRG")
    table.seat(0).activates(paragon).resolves()
    assert paragon.is_a("Angel") and not paragon.is_a("Human") and not paragon.is_a("Knight")
    assert paragon.power == 5 and paragon.has(FLYING)


@rule("205.4a", "611.2c")
def test_balduvian_frostwaker_needs_snow_only_once(scenario: Builder) -> None:
    table = scenario()
    waker = table.seat(0).has("Balduvian Frostwaker")
    land = table.seat(0).has("Snow-Covered Island")
    table.seat(0).gets_mana("U")
    table.seat(0).activates(waker, at=[land]).resolves()
    table.to_turn(table.seat(0))
    assert land.is_a("Creature") and land.is_a("Land") and land.power == 2 and land.has(FLYING)


@rule("613.1f", "704.5g")
def test_frogify_makes_damage_lethal(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Shock", at=[giant]).resolves()
    assert giant.stayed
    table.seat(0).casts("Frogify", at=[giant]).resolves()
    assert giant.died


@rule("613.1f", "613.7")
def test_sky_tether_does_not_keep_flying_away(scenario: Builder) -> None:
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).casts("Sky Tether", at=[angel]).resolves()
    assert not angel.has(FLYING)
    table.seat(0).casts("Mighty Leap", at=[angel]).resolves()
    assert angel.has(FLYING)


@rule("702.6", "613.1f")
def test_colossus_hammer_goes_onto_what_does_not_fly(scenario: Builder) -> None:
    table = scenario()
    hammer = table.seat(0).has("Colossus Hammer")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCCCCCCC")
    table.seat(0).activates(hammer, at=[bears]).resolves()
    assert hammer.attached_to == bears and bears.power == 12


@rule("704.5m", "303.4c")
def test_controlled_instincts_falls_off_when_the_colour_changes(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Controlled Instincts", at=[bears]).resolves()
    assert table.seat(0).battlefield == ["Controlled Instincts"]
    table.seat(0).casts("Startling Development", at=[bears]).resolves()
    assert table.seat(0).battlefield == [] and bears.stayed


@rule("702.33", "608.2c")
def test_gift_of_growth_untaps_first(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).gets_mana("GG")
    table.seat(0).casts("Gift of Growth", at=[bears], says=[[1]]).resolves()
    assert (bears.power, bears.tapped) == (6, False)
