"""What is particular about each vanguard of the library."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import COMMAND, DRAW, HASTE, HEXPROOF, REACH, SHADOW, UPKEEP, VIGILANCE
from apnap.rules.core.decisions import O_CAST, O_LAND
from apnap.rules.events import Damage
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder

BEARS = "Grizzly Bears"


def led_by(scenario: Builder, name: str, seats: int = 2) -> Scenario:
    """Seat 0 has this vanguard; the others have one that does nothing to permanents."""
    return scenario(seats=seats, variant="vanguard", vanguards=[name, *["Titania"] * (seats - 1)])


def avatar(table: Scenario) -> Permanent:
    return Permanent(table, table.game.state.ids(table.seat(0).number, COMMAND)[0])


@pytest.mark.parametrize(
    "name,keyword",
    [("Ertai", HEXPROOF), ("Lyna", SHADOW), ("Orim", REACH), ("Selenia", VIGILANCE), ("Tahngarth", HASTE)],
)
@rule("902.7")
def test_creatures_of_a_player_have_a_keyword(scenario: Builder, name: str, keyword: int) -> None:
    table = led_by(scenario, name)
    mine, theirs = table.seat(0).has(BEARS), table.seat(1).has(BEARS)
    assert mine.has(keyword) and not theirs.has(keyword)


@pytest.mark.parametrize("name,size", [("Maraxus", (3, 2)), ("Serra", (2, 4))])
def test_creatures_of_a_player_are_larger(scenario: Builder, name: str, size: tuple[int, int]) -> None:
    table = led_by(scenario, name)
    mine, theirs = table.seat(0).has(BEARS), table.seat(1).has(BEARS)
    assert (mine.power, mine.toughness) == size and (theirs.power, theirs.toughness) == (2, 2)


def test_goblin_warchief_avatar_leads_attackers(scenario: Builder) -> None:
    table = led_by(scenario, "Goblin Warchief Avatar")
    bears, other = table.seat(0).have(BEARS, BEARS)
    table.seat(0).attacks({bears: table.seat(1)})
    assert bears.power == 3 and other.power == 2


def test_mishra_doubles_the_damage_of_creatures(scenario: Builder) -> None:
    table = led_by(scenario, "Mishra")
    bears = table.seat(0).has(BEARS)
    life = table.seat(1).life
    table.game.emit(Damage(bears.now, table.seat(1).ref, 2, False))
    assert table.seat(1).life == life - 4
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == life - 7


def test_hanna_makes_spells_cheaper(scenario: Builder) -> None:
    table = led_by(scenario, "Hanna")
    (bears,) = table.seat(0).holds(BEARS)
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_CAST, bears)


def test_titania_lets_a_player_play_two_lands(scenario: Builder) -> None:
    table = led_by(scenario, "Titania")
    table.seat(0).holds("Forest", "Forest", "Forest")
    table.seat(0).plays("Forest")
    table.seat(0).plays("Forest")
    third = Permanent(table, table.in_hand(table.seat(0).number, "Forest"))
    assert not table.seat(0).can(O_LAND, third)


# what happens --------------------------------------------------------------------------------------------------------
def test_erhnam_djinn_avatar_gives_a_saproling_for_a_creature_spell(scenario: Builder) -> None:
    table = led_by(scenario, "Erhnam Djinn Avatar")
    table.seat(0).casts(BEARS).resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert sorted(table.seat(0).battlefield) == [BEARS, "Saproling Token"]


def test_gerrard_draws_one_more_card(scenario: Builder) -> None:
    table = led_by(scenario, "Gerrard")
    table.to_turn(table.seat(1))
    before, theirs = len(table.seat(0).hand), len(table.seat(1).hand)
    table.to_turn(table.seat(0))
    assert len(table.seat(1).hand) == theirs + 1
    table.to_step(DRAW).resolve_stack()
    assert len(table.seat(0).hand) == before + 2


def test_rofellos_draws_for_the_dead(scenario: Builder) -> None:
    table = led_by(scenario, "Rofellos")
    mine, theirs = table.seat(0).has(BEARS), table.seat(1).has(BEARS)
    table.seat(0).casts("Lightning Bolt", at=[theirs]).resolves()
    assert not table.stack and table.seat(0).hand == []
    table.seat(0).casts("Lightning Bolt", at=[mine]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1


def test_royal_assassin_avatar_draws_for_life(scenario: Builder) -> None:
    table = led_by(scenario, "Royal Assassin Avatar")
    table.to_turn(table.seat(1))
    hand, life = len(table.seat(0).hand), table.seat(0).life
    assert not table.stack
    table.to_turn(table.seat(0)).resolve_stack()
    assert table.step == "upkeep" and len(table.seat(0).hand) == hand + 1 and table.seat(0).life == life - 1


def test_rumbling_slum_avatar_hurts_each_opponent(scenario: Builder) -> None:
    table = led_by(scenario, "Rumbling Slum Avatar", seats=3)
    before = [table.seat(i).life for i in range(3)]
    table.to_step(UPKEEP, table.seat(0)).resolve_stack()
    assert [b - table.seat(i).life for i, b in enumerate(before)] == [0, 1, 1]


def test_serra_angel_avatar_gains_life_for_spells(scenario: Builder) -> None:
    table = led_by(scenario, "Serra Angel Avatar")
    life = table.seat(0).life
    table.seat(0).casts(BEARS).resolves()
    assert table.seat(0).life == life + 2


def test_teysa_turns_the_dead_into_spirits(scenario: Builder) -> None:
    table = led_by(scenario, "Teysa, Orzhov Scion Avatar")
    theirs = table.seat(1).has(BEARS)
    table.seat(0).casts("Lightning Bolt", at=[theirs]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Spirit Token"]
    table.seat(0).casts("Lightning Bolt", at=[table.seat(0).permanent("Spirit Token")]).resolves()
    assert not table.stack and table.seat(0).battlefield == [], "a token does not count"


# what a player can activate ------------------------------------------------------------------------------------------
def test_barrin_returns_a_creature_for_a_permanent(scenario: Builder) -> None:
    table = led_by(scenario, "Barrin")
    land, bears = table.seat(0).has("Forest"), table.seat(1).has(BEARS)
    table.seat(0).activates(avatar(table), at=[bears]).resolves()
    assert bears.zone == "hand" and land.zone == "graveyard"


def test_gix_returns_a_creature_card(scenario: Builder) -> None:
    table = led_by(scenario, "Gix")
    (bears,) = table.seat(0).buried(BEARS)
    table.seat(0).gets_mana("BBB")
    table.seat(0).activates(avatar(table), at=[bears]).resolves()
    assert table.seat(0).hand == [BEARS]


def test_sidar_kondo_strengthens_a_creature(scenario: Builder) -> None:
    table = led_by(scenario, "Sidar Kondo")
    bears = table.seat(0).has(BEARS)
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(avatar(table), at=[bears]).resolves()
    assert (bears.power, bears.toughness) == (5, 5)


def test_sliver_queen_brood_mother_makes_slivers(scenario: Builder) -> None:
    table = led_by(scenario, "Sliver Queen, Brood Mother")
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(avatar(table)).resolves()
    sliver = table.seat(0).permanent("Sliver Token")
    assert (sliver.power, sliver.toughness) == (1, 1) and sliver.is_a("Sliver")


def test_takara_throws_creatures(scenario: Builder) -> None:
    table = led_by(scenario, "Takara")
    bears = table.seat(0).has(BEARS)
    life = table.seat(1).life
    table.seat(0).activates(avatar(table), at=[table.seat(1)]).resolves()
    assert bears.died and table.seat(1).life == life - 1


def test_urza_deals_damage(scenario: Builder) -> None:
    table = led_by(scenario, "Urza")
    life = table.seat(1).life
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(avatar(table), at=[table.seat(1)]).resolves()
    assert table.seat(1).life == life - 1


def test_xantcha_regenerates_for_a_permanent(scenario: Builder) -> None:
    table = led_by(scenario, "Xantcha")
    land, bears = table.seat(0).has("Forest"), table.seat(0).has(BEARS)
    table.seat(0).activates(avatar(table), at=[bears], says=[[land.now]]).resolves()
    table.seat(0).casts("Doom Blade", at=[bears]).resolves()
    assert bears.stayed and bears.tapped and land.zone == "graveyard"
