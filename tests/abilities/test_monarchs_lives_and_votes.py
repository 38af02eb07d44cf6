"""The monarch, players of whom something is so, abilities that are activated, votes: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import O_CAST, IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("725.1")
def test_it_is_asked_whether_there_is_a_monarch(scenario):
    table = scenario().knows(made("If there is no monarch, you become <tm>.", "Instant"))
    table.seat(0).casts("Rite").resolves()
    assert table.monarch == table.seat(0)
    table.seat(1).casts("Rite").resolves()
    assert table.monarch == table.seat(0)


@rule("725.1")
def test_becoming_the_monarch_triggers(scenario):
    table = scenario().knows(made("Whenever an opponent becomes the monarch, you gain 2 life.", "Enchantment"))
    table.seat(0).has("Rite")
    table.seat(0).becomes_monarch()
    table.seat(1).becomes_monarch()
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("508.3a")
def test_attacking_the_monarch_is_attacking_that_player_only(scenario):
    text = "Whenever a creature <yc> attacks the monarch, you gain 3 life."
    table = scenario(3).knows(made(text, "Enchantment"))
    table.seat(0).has("Rite")
    bear, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(1).becomes_monarch()
    table.seat(0).attacks({bear: table.seat(1), other: table.seat(2)})
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("603.7c")
def test_a_delayed_ability_remembers_a_creature(scenario):
    text = "Choose <tc>. Whenever that creature <cd> to a player this turn, draw that many cards."
    table = scenario().knows(made(text))
    bear, other = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    table.seat(0).attacks({bear: table.seat(1), other: table.seat(1)})
    table.to_step(MAIN2)
    assert len(table.seat(0).hand) == 2


@rule("119.3")
def test_players_who_lost_life_are_counted(scenario):
    table = scenario(4).knows(made("Draw a card for each player who lost life this turn.", "Instant"))
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(3)]).resolves()
    table.seat(0).casts("Rite").resolves()
    assert len(table.seat(0).hand) == 2


@rule("608.2h")
@pytest.mark.parametrize(("which", "sacrificed"), [("most", [0, 2]), ("fewest", [1])])
def test_all_who_are_tied_for_the_most_have_the_most(scenario, which, sacrificed):
    table = scenario(3).knows(made(f"Each player who controls the {which} lands loses 1 life.", "Instant"))
    table.seat(0).have("Forest", "Forest")
    table.seat(1).has("Forest")
    table.seat(2).have("Island", "Island")
    table.seat(0).casts("Rite").resolves()
    assert [i for i in range(3) if table.seat(i).life == 19] == sacrificed


@rule("103.4")
def test_life_is_compared_with_the_starting_life_total(scenario):
    text = "As long as you have at least 3 <lm> your <slt>, creatures <yc> get +1/+1."
    table = scenario().knows(made(text, "Enchantment"), made("You gain 2 life.", "Instant", name="Sip"))
    table.seat(0).has("Rite")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Sip").resolves()
    assert bear.power == 2
    table.seat(0).casts("Sip").resolves()
    assert bear.power == 3


@rule("508.1d")
def test_it_attacks_a_player_this_combat_if_able(scenario):
    text = "At <boc> on your turn, choose an opponent at random. <c> attacks <tp> this combat if able."
    table = scenario(3).knows(made(text, "Creature", name="Brute"))
    brute = table.seat(0).has("Brute")
    victims = []
    for seat in (1, 2):
        try:
            table.seat(0).attacks({brute: table.seat(seat)})
            victims.append(seat)
            break
        except IllegalAnswer:
            continue
    assert len(victims) == 1
    assert brute.attacking


@rule("602.2b", "605.1a")
def test_an_ability_that_is_not_a_mana_ability_is_activated(scenario):
    text = "Whenever an opponent <aaa> a creature or land that isn't <ma>, you gain 1 life."
    table = scenario().knows(
        made(text, "Enchantment"), made("{T}: Add {G}.\n{0}: You gain 1 life.", "Creature", name="Adept")
    )
    table.seat(0).has("Rite")
    adept = table.seat(1).has("Adept")
    table.seat(1).taps_for_mana(adept)
    assert table.seat(0).life == 20
    table.seat(1).activates(adept, index=1)
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (21, 21)


@rule("508.1f", "603.2e")
def test_becoming_tapped_otherwise_than_by_attacking(scenario):
    text = "Whenever a creature <bt>, if it isn't <dec>, you gain 1 life."
    table = scenario().knows(made(text, "Enchantment"), made("Tap target creature.", "Instant", name="Lull"))
    table.seat(0).has("Rite")
    bear, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts("Lull", at=[other]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 21
    table.seat(0).attacks({bear: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("701.38a")
def test_the_second_word_wins_a_tied_vote(scenario):
    text = (
        "Starting with you, each player votes for moss or stone. If moss gets more votes, you gain 5 life. If stone "
        "gets more votes or the vote is tied, you lose 5 life."
    )
    table = scenario(2).knows(made(text))
    table.says([0], [1])
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 15


@rule("701.38a")
def test_something_happens_for_each_vote(scenario):
    text = (
        "Starting with you, each player votes for moss or stone. For each moss vote, you gain 5 life. For each stone "
        "vote, draw a card."
    )
    table = scenario(3).knows(made(text))
    table.says([0], [1], [1])
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 25
    assert len(table.seat(0).hand) == 2


@rule("508.3d", "603.4")
@pytest.mark.parametrize(("at_you", "cards"), [(1, 0), (2, 1), (3, 1)])
def test_how_many_of_those_who_attack_are_attacking_you(scenario, at_you, cards):
    text = (
        "Whenever <oaw> creatures, if two or more of those <cs> are attacking you and/or "
        "planeswalkers <yc>, draw a card."
    )
    table = scenario(3).knows(made(text, "Enchantment"))
    table.seat(1).has("Rite")
    bears = table.seat(0).have(*["Grizzly Bears"] * 3)
    table.seat(0).attacks({bear: table.seat(1 if i < at_you else 2) for i, bear in enumerate(bears)})
    table.resolve_stack()
    assert len(table.seat(1).hand) == cards


@rule("800.4a", "803.1b")
def test_the_player_to_the_right_is_the_next_one_who_is_there(scenario):
    table = scenario(4).knows(made("The player to your right loses 3 life.", "Instant"))
    table.seat(0).casts("Rite").resolves()
    assert table.seat(3).life == 17
    table.seat(3).concedes()
    table.seat(0).casts("Rite").resolves()
    assert (table.seat(1).life, table.seat(2).life) == (20, 17)


@rule("608.2h")
def test_the_greater_of_two_amounts(scenario):
    text = "You gain 2 life. You lose 5 life. Put a number of +1/+1 counters on <tc> equal to "
    gained, lost = (f"the amount of life you {verb} this turn" for verb in ("gained", "lost"))
    table = scenario().knows(made(f"{text}{gained} or {lost}, whichever is greater."))
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert bear.counters("+1/+1") == 5


@rule("108.3")
def test_a_permanent_owned_by_another_player_dies(scenario):
    text = "Whenever a creature you don't own dies, you gain 1 life."
    table = scenario().knows(made(text, "Enchantment"))
    table.seat(0).has("Rite")
    mine, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Lightning Bolt", at=[mine]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[theirs]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("122.1")
def test_poison_of_opponents_is_counted(scenario):
    text = "<c> gets +1/+1 for each poison counter your opponents have."
    table = scenario(3).knows(
        made(text, "Creature", name="Doom"), made("Each player gets two poison counters.", "Instant")
    )
    doom = table.seat(0).has("Doom")
    table.seat(0).casts("Rite").resolves()
    assert doom.power == 6


@rule("601.2a")
def test_a_player_casts_a_spell_from_a_graveyard(scenario):
    text = "Whenever a player casts a red spell from a graveyard, you gain 4 life."
    table = scenario().knows(made(text, "Enchantment"))
    table.seat(0).has("Rite")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(0).life == 20
    card = table.seat(0).buried("Firebolt")[0]
    table.seat(0).gets_mana("RRRRR")
    table.choose_option(table.seat(0).number, O_CAST, card.now, [table.seat(1)], None, (), (), 1)
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (24, 15)
