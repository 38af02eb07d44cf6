"""What is particular about each scheme of the library."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BATTLEFIELD, FLYING, HASTE, MAIN1, MAIN2, SCHEME_DECK, TRAMPLE, UNTAP, VIGILANCE
from apnap.rules.core.decisions import D_NUMBER, D_YES_NO, FOR_MAY, FOR_SEARCH, O_CAST, O_LAND
from apnap.rules.events import Damage
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder


def archenemy(scenario: Builder, variant: str = "archenemy") -> Scenario:
    return scenario(seats=4, variant=variant)


def tokens(table: Scenario, seat: int = 0) -> list[Permanent]:
    number = table.seat(seat).number
    state = table.game.state
    return [Permanent(table, id) for id in state.ids(number, BATTLEFIELD) if state.objs[id].token]


# tokens --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name,count,size,kind,keyword",
    [
        ("Look Skyward and Despair", 1, (5, 5), "Dragon", FLYING),
        ("Roots of All Evil", 5, (1, 1), "Saproling", 0),
        ("The Iron Guardian Stirs", 1, (4, 6), "Golem", 0),
    ],
)
@rule("904.9")
def test_schemes_that_create_tokens(
    scenario: Builder, name: str, count: int, size: tuple[int, int], kind: str, keyword: int
) -> None:
    table = archenemy(scenario).sets_in_motion(name).resolve_stack()
    made = tokens(table)
    assert len(made) == count and all((t.power, t.toughness) == size and t.is_a(kind) for t in made)
    assert all(t.has(keyword) for t in made) or not keyword


def test_evil_comes_to_fruition_grows_with_ten_lands(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Evil Comes to Fruition").resolve_stack()
    assert [(t.power, t.toughness) for t in tokens(table)] == [(0, 1)] * 7
    table.seat(0).have(*["Forest"] * 10)
    table.sets_in_motion("Evil Comes to Fruition").resolve_stack()
    assert [(t.power, t.toughness) for t in tokens(table)][7:] == [(3, 3)] * 7


def test_ignite_the_cloneforge_copies_what_an_opponent_has(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.seat(0).has("Serra Angel")
    theirs = table.seat(2).has("Grizzly Bears")
    table.sets_in_motion("Ignite the Cloneforge!").resolve_stack()
    (made,) = tokens(table)
    assert made.name == theirs.name


def test_kneel_before_my_legions_offers_a_scarecrow_or_strength(scenario: Builder) -> None:
    table = archenemy(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    table.says([0]).sets_in_motion("Kneel Before My Legions").resolve_stack()
    (made,) = tokens(table)
    assert (made.power, made.toughness) == (4, 4) and made.has(VIGILANCE)
    table.says([1]).sets_in_motion("Kneel Before My Legions").resolve_stack()
    assert (bears.power, bears.toughness) == (5, 5) and bears.has(VIGILANCE) and bears.has(TRAMPLE)


# cards and mana ------------------------------------------------------------------------------------------------------
def test_this_world_belongs_to_me_draws_and_lets_play_a_land_more(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.seat(0).holds("Forest", "Forest", "Forest")
    table.sets_in_motion("This World Belongs to Me").resolve_stack()
    assert len(table.seat(0).hand) == 5
    table.seat(0).plays("Forest")
    table.seat(0).plays("Forest")
    third = Permanent(table, table.in_hand(table.seat(0).number, "Forest"))
    assert not table.seat(0).can(O_LAND, third)


def test_the_pieces_are_coming_together_makes_artifacts_cheaper(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.sets_in_motion("The Pieces Are Coming Together").resolve_stack()
    assert len(table.seat(0).hand) == 2
    table.seat(0).holds("Solemn Simulacrum")
    table.seat(0).gets_mana("CC")
    assert table.seat(0).can(O_CAST, Permanent(table, table.in_hand(table.seat(0).number, "Solemn Simulacrum")))


def test_your_puny_minds_cannot_fathom_keeps_all_cards_until_your_next_turn(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.seat(0).holds(*["Forest"] * 6)
    table.sets_in_motion("Your Puny Minds Cannot Fathom", "The Iron Guardian Stirs").resolve_stack()
    table.next_turn()
    assert len(table.seat(0).hand) == 10
    table.to_turn(table.seat(0))
    table.next_turn()
    assert len(table.seat(0).hand) == 7


def test_my_genius_knows_no_bounds_costs_what_it_gives(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.seat(0).have(*["Forest"] * 4)
    table.sets_in_motion("My Genius Knows No Bounds")
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    asked = table.asked(table.seat(0), kind=D_NUMBER)
    assert (asked.minimum, asked.maximum) == (0, 4)
    table.answer([3])
    table.resolve_stack()
    assert table.seat(0).life == 43 and len(table.seat(0).hand) == 3


def test_realms_befitting_my_majesty_finds_two_basic_lands(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Realms Befitting My Majesty")
    asked = table.asked(table.seat(0), FOR_SEARCH)
    assert asked.maximum == 2
    table.answer(asked.candidates[:2])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Forest", "Forest"]
    assert all(table.game.state.objs[id].tapped for id in table.game.state.ids(table.seat(0).number, BATTLEFIELD))


# turns ---------------------------------------------------------------------------------------------------------------
@rule("500.7", "701.32a")
def test_all_in_good_time_gives_a_turn_without_schemes(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("All in Good Time", "Roots of All Evil").resolve_stack()
    assert table.next_turn().number == table.seat(0).number
    table.to_step(MAIN1)
    assert table.schemes(table.seat(0)) == [] and not table.stack
    assert table.next_turn().number == table.seat(1).number
    table.to_step(MAIN1, table.seat(0))
    assert table.schemes(table.seat(0)) == ["Roots of All Evil"], "again in the turn after that"


@rule("500.7", "500.11")
def test_time_bends_to_my_will_gives_a_turn_without_an_untap_step(scenario: Builder) -> None:
    table = archenemy(scenario)
    land = table.seat(0).has("Forest", tapped=True)
    table.place(table.seat(0).number, "Roots of All Evil", SCHEME_DECK)
    table.sets_in_motion("Time Bends to My Will").resolve_stack()
    assert table.next_turn().number == table.seat(0).number
    assert land.tapped and table.turn.plan[0] != UNTAP
    table.to_step(MAIN1)
    assert table.schemes(table.seat(0)) == ["Roots of All Evil"], "schemes go on"
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    assert not land.tapped


@rule("701.32c")
def test_plots_that_span_centuries_brings_three_at_once(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Plots That Span Centuries").resolve_stack()
    table.sets_in_motion("Roots of All Evil", "The Iron Guardian Stirs", "Look Skyward and Despair").resolve_stack()
    assert len(tokens(table)) == 7


def test_drench_the_soil_adds_a_combat_with_vigilance(scenario: Builder) -> None:
    table = archenemy(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    table.sets_in_motion("Drench the Soil in Their Blood").resolve_stack()
    assert bears.has(VIGILANCE)
    for foe in (1, 2):
        table.seat(0).attacks({bears: table.seat(foe)})
        table.to_step(MAIN2)
    assert [table.seat(i).life for i in (1, 2)] == [18, 18] and not bears.tapped


# what others have ----------------------------------------------------------------------------------------------------
def test_behold_the_power_of_destruction_spares_lands_and_others(scenario: Builder) -> None:
    table = archenemy(scenario)
    angel, land = table.seat(1).have("Serra Angel", "Forest")
    bears = table.seat(2).has("Grizzly Bears")
    table.says([table.seat(1).ref]).sets_in_motion("Behold the Power of Destruction").resolve_stack()
    assert angel.died and land.stayed and bears.stayed


def test_tooth_claw_and_tail_destroys_up_to_three(scenario: Builder) -> None:
    table = archenemy(scenario)
    victims = [table.seat(i).has("Grizzly Bears") for i in (1, 2, 3)]
    land = table.seat(1).has("Forest")
    table.sets_in_motion("Tooth, Claw, and Tail")
    asked = table.asked(table.seat(0))
    assert (asked.minimum, asked.maximum) == (0, 3) and land.now not in asked.candidates
    table.answer([v.now for v in victims])
    table.resolve_stack()
    assert all(v.died for v in victims)


def test_whats_yours_is_now_mine_for_good(scenario: Builder) -> None:
    table = archenemy(scenario)
    bears = table.seat(1).has("Grizzly Bears", tapped=True)
    table.sets_in_motion("What's Yours Is Now Mine").resolve_stack()
    assert bears.controller == table.seat(0) and not bears.tapped
    table.to_turn(table.seat(1))
    assert bears.controller == table.seat(0)


def test_your_will_is_not_your_own_for_a_turn(scenario: Builder) -> None:
    table = archenemy(scenario)
    bears = table.seat(1).has("Grizzly Bears", tapped=True)
    table.sets_in_motion("Your Will Is Not Your Own").resolve_stack()
    assert bears.controller == table.seat(0) and not bears.tapped
    assert (bears.power, bears.toughness) == (5, 5) and bears.has(TRAMPLE) and bears.has(HASTE)
    table.next_turn()
    assert bears.controller == table.seat(1) and bears.power == 2


def test_pay_tribute_to_me_takes_a_second_creature_with_six_lands(scenario: Builder) -> None:
    table = archenemy(scenario)
    for i in (1, 2):
        table.seat(i).have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    table.sets_in_motion("Pay Tribute to Me").resolve_stack()
    assert [len(table.seat(i).battlefield) for i in (1, 2)] == [2, 2]
    table.seat(0).have(*["Forest"] * 6)
    table.sets_in_motion("Pay Tribute to Me").resolve_stack()
    assert [len(table.seat(i).battlefield) for i in (1, 2)] == [0, 0]


# damage and life -----------------------------------------------------------------------------------------------------
def test_there_is_no_refuge_deals_three_and_brings_a_horror(scenario: Builder) -> None:
    table = archenemy(scenario)
    bears = table.seat(1).has("Grizzly Bears")
    table.sets_in_motion("There Is No Refuge")
    table.asked(table.seat(0))
    table.answer([bears.now])
    table.resolve_stack()
    (horror,) = tokens(table)
    assert bears.died and (horror.power, horror.toughness) == (3, 3)
    table.sets_in_motion("There Is No Refuge").resolve_stack()
    assert len(tokens(table)) == 2, "without a target as well"


def test_approach_my_molten_realm_doubles_all_damage_until_your_next_turn(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Approach My Molten Realm").resolve_stack()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 14
    table.to_turn(table.seat(1))
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 34
    table.to_turn(table.seat(0))
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 11


def test_mortal_flesh_is_weak_levels_the_opponents(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.seat(0).at(life=3)
    table.seat(2).at(life=11)
    table.sets_in_motion("Mortal Flesh Is Weak").resolve_stack()
    assert [table.seat(i).life for i in range(4)] == [3, 11, 11, 11]


def test_you_live_only_because_i_will_it(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.seat(1).at(life=1)
    table.sets_in_motion("You Live Only Because I Will It")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    for seat in (0, 1):
        table.asked(table.seat(0))
        table.answer([table.seat(seat).ref])
    table.asked(table.seat(0))
    table.answer([])
    asked = table.asked(table.seat(0))
    table.answer([int(asked.candidates[[label.endswith("gets 1 life") for label in asked.labels].index(True)])])
    assert [table.seat(i).life for i in range(2)] == [1, 40]


# self or others ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("others", [False, True])
def test_may_civilization_collapse(scenario: Builder, others: bool) -> None:
    table = archenemy(scenario)
    for i in range(4):
        table.seat(i).have("Forest", "Forest", "Forest")
    table.says([table.seat(1).ref], [1 if others else 0]).sets_in_motion("May Civilization Collapse").resolve_stack()
    left = [len(table.seat(i).battlefield) for i in range(4)]
    assert left == ([3, 3, 2, 2] if others else [3, 1, 3, 3])


@pytest.mark.parametrize("others", [False, True])
def test_surrender_your_thoughts(scenario: Builder, others: bool) -> None:
    table = archenemy(scenario)
    for i in range(4):
        table.seat(i).holds(*["Forest"] * 5)
    table.says([table.seat(1).ref], [1 if others else 0]).sets_in_motion("Surrender Your Thoughts").resolve_stack()
    assert [len(table.seat(i).hand) for i in range(4)] == ([5, 5, 3, 3] if others else [5, 1, 5, 5])


@pytest.mark.parametrize("variant", ["archenemy", "supervillain-rumble"])
@pytest.mark.parametrize("others", [False, True])
def test_the_fate_of_the_flammable(scenario: Builder, others: bool, variant: str) -> None:
    table = archenemy(scenario, variant)
    before = [table.seat(i).life for i in range(4)]
    table.says([table.seat(1).ref], [1 if others else 0]).sets_in_motion("The Fate of the Flammable").resolve_stack()
    lost = [b - table.seat(i).life for i, b in enumerate(before)]
    assert lost == ([0, 0, 3, 3] if others else [0, 6, 0, 0])


# ongoing ones --------------------------------------------------------------------------------------------------------
@rule("904.11", "701.33b")
def test_because_i_have_willed_it_is_abandoned_after_four_spells_of_the_team(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Because I Have Willed It")
    table.seat(0).holds("Grizzly Bears")
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_CAST, Permanent(table, table.in_hand(table.seat(0).number, "Grizzly Bears")))
    table.to_turn(table.seat(1))
    for i in (1, 1, 2):
        table.seat(i).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    table.to_turn(table.seat(0))
    assert table.schemes(table.seat(0)) == ["Because I Have Willed It"], "three are too few"
    table.to_turn(table.seat(1))
    for i in (1, 2, 3, 3):
        table.seat(i).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    table.to_turn(table.seat(0))
    assert table.schemes(table.seat(0)) == []


@rule("701.32b", "701.33a")
def test_my_laughter_echoes_sets_a_scheme_in_motion_again(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("My Laughter Echoes")
    table.sets_in_motion("Roots of All Evil")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert len(tokens(table)) == 10
    assert table.schemes(table.seat(0)) == []
    table.sets_in_motion("My Laughter Echoes").sets_in_motion("Nothing Can Stop Me Now")
    assert not table.stack, "an ongoing one does not count"


def test_my_tendrils_run_deep_until_six_lands(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.seat(0).holds("Forest", "Forest")
    table.sets_in_motion("My Tendrils Run Deep")
    table.seat(0).plays("Forest")
    table.seat(0).plays("Forest")
    table.to_turn(table.seat(1))
    assert table.schemes(table.seat(0)) == ["My Tendrils Run Deep"]
    table.seat(0).have(*["Forest"] * 4)
    table.to_turn(table.seat(0))
    hand = len(table.seat(0).hand)
    table.to_turn(table.seat(1))
    assert table.schemes(table.seat(0)) == [] and len(table.seat(0).hand) == hand + 3


@rule("615.10")
def test_nothing_can_stop_me_now_until_five_damage_in_a_turn(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Nothing Can Stop Me Now")
    table.to_turn(table.seat(1))
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    table.seat(2).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 36
    mine = table.seat(0).has("Grizzly Bears")
    table.to_turn(table.seat(0))
    assert table.schemes(table.seat(0)) == ["Nothing Can Stop Me Now"], "four damage are too few"
    table.game.emit(Damage(mine.now, table.seat(0).ref, 5, False))
    assert table.seat(0).life == 31, "sources of one's own deal all of it"
    table.to_turn(table.seat(1))
    assert table.schemes(table.seat(0)) == []


@rule("701.33a", "707.10")
def test_reality_is_mine_to_control_copies_a_spell_once(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Reality Is Mine to Control")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(1).life == 14 and table.schemes(table.seat(0)) == []


def test_the_very_soil_shall_shake_until_a_creature_of_yours_dies(scenario: Builder) -> None:
    table = archenemy(scenario)
    bears, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    table.sets_in_motion("The Very Soil Shall Shake")
    assert (bears.power, bears.toughness) == (4, 4) and bears.has(TRAMPLE) and theirs.power == 2
    table.seat(0).casts("Lightning Bolt", at=[theirs]).resolves()
    table.resolve_stack()
    assert table.schemes(table.seat(0)) == ["The Very Soil Shall Shake"]
    table.seat(0).casts("Doom Blade", at=[bears]).resolves()
    table.resolve_stack()
    assert table.schemes(table.seat(0)) == [] and bears.zone == "graveyard"
