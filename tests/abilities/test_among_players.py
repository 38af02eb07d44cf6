"""Curses, players chosen, those who did something, what was done this way: sentences of our own at the table."""

from __future__ import annotations

from apnap.rules.core.constants import HASTE
from apnap.testing import rule
from tests.helpers.read_cards import made

CURSE = "Enchantment \u2014 Aura Curse"


@rule("303.4", "702.5")
def test_an_aura_may_enchant_a_player(scenario):
    text = "Enchant player\nAt the beginning of <ep>'s upkeep, that player loses 2 life."
    table = scenario(seats=3).knows(made(text, CURSE, name="Hex"))
    table.seat(0).casts("Hex", at=[table.seat(2)]).resolves()
    assert table.seat(0).permanent("Hex").attached_to == table.seat(2)
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(2))
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 18]


@rule("702.5")
def test_only_an_opponent_is_enchanted_where_it_says_so(scenario):
    text = "Enchant opponent\nCreatures <ep> controls get -1/-0."
    table = scenario(seats=3).knows(made(text, CURSE, name="Hex"))
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Hex", at=[table.seat(1)]).resolves()
    assert [bears[i].power for i in range(3)] == [2, 1, 2]


@rule("508.3b", "508.6")
def test_whoever_attacks_the_enchanted_player_does_the_same(scenario):
    text = "Enchant player\nWhenever <ep> is attacked, you gain 3 life. Each opponent <same>."
    table = scenario(seats=4).knows(made(text, CURSE, name="Hex"))
    table.seat(0).casts("Hex", at=[table.seat(2)]).resolves()
    bear, other = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(2), other: table.seat(3)})
    table.resolve_stack()
    assert table.seat(0).life == 23
    assert table.seat(1).life == 23
    assert table.seat(3).life == 20


@rule("508.3e")
def test_the_attacking_player_may_do_something(scenario):
    text = "Enchant player\nWhenever a player attacks <ep> with <oom> creatures, that attacking player may gain 4 life."
    table = scenario(seats=3).knows(made(text, CURSE, name="Hex"))
    table.seat(0).casts("Hex", at=[table.seat(2)]).resolves()
    bear = table.seat(1).has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(2)})
    table.says([1])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()][:2] == [20, 24]


@rule("508.3e")
def test_that_player_is_whoever_attacks_you(scenario):
    text = "Whenever a player attacks you, that player loses 1 life."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Moat"))
    table.seat(0).has("Moat")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0), giant: table.seat(0)})
    table.resolve_stack()
    assert [seat.life for seat in table.seats()][1:] == [19, 20]


@rule("701.9")
def test_cards_discarded_this_way_are_counted(scenario):
    text = "Each other player discards a card. You gain 2 life for each card discarded <way>."
    table = scenario(seats=4).knows(made(text))
    table.seat(1).holds("Forest")
    table.seat(3).holds("Forest", "Island")
    table.seat(2).holds()
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 24


@rule("701.9", "121.2")
def test_all_draw_as_many_as_whoever_discarded_most(scenario):
    text = "Each opponent discards their hand, then draws <equal> cards a player discarded <way>."
    table = scenario(seats=3).knows(made(text))
    for seat in table.seats():
        seat.library("Forest", "Forest", "Forest", "Forest", "Forest")
    table.seat(1).holds("Shock")
    table.seat(2).holds("Shock", "Island", "Swamp")
    table.seat(0).casts("Rite").resolves()
    assert [len(seat.hand) for seat in table.seats()] == [0, 3, 3]


@rule("608.2f", "608.2h")
def test_something_for_each_of_those_destroyed_this_way(scenario):
    text = "Destroy all artifacts. For each artifact destroyed <way>, its controller gains 4 life."
    table = scenario(seats=3).knows(made(text))
    table.seat(1).have("Sol Ring", "Sol Ring")
    table.seat(2).have("Sol Ring", "Darksteel Citadel")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [20, 28, 24]


@rule("608.2h", "701.13")
def test_what_was_exiled_instead_was_not_put_into_a_graveyard(scenario):
    text = "Destroy target creature. For each permanent put into a graveyard <way>, its controller draws a card."
    table = scenario(seats=2).knows(made(text))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).has("Leyline of the Void")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert table.seat(1).hand == []


@rule("608.2d")
def test_a_chosen_player_and_you_each_do_it(scenario):
    table = scenario(seats=3).knows(made("Choose an opponent. You and that player each gain 5 life."))
    table.seat(0).casts("Rite")
    table.says([table.seat(2).ref])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [25, 20, 25]


@rule("101.4")
def test_you_and_a_target_each_draw(scenario):
    table = scenario(seats=3).knows(made("You and target opponent each draw two cards."))
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert [len(seat.hand) for seat in table.seats()] == [2, 2, 0]


@rule("608.2d", "608.2e")
def test_those_who_do_and_those_who_do_not(scenario):
    text = "Each opponent may discard a card. Each opponent who doesn't loses 3 life."
    table = scenario(seats=4).knows(made(text))
    table.seat(1).holds("Forest")
    table.seat(2).holds("Forest")
    table.seat(0).casts("Rite")
    table.says([1], [0], [1])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 17, 17]


@rule("608.2f")
def test_something_for_each_who_does(scenario):
    text = "Each opponent may draw a card. For each opponent who does, you gain 2 life."
    table = scenario(seats=4).knows(made(text))
    table.seat(0).casts("Rite")
    table.says([1], [0], [1])
    table.resolve_stack()
    assert table.seat(0).life == 24


@rule("121.1")
def test_those_who_drew_this_way(scenario):
    text = "Each player may draw a card, then <who> drew a card <way> loses 1 life."
    table = scenario(seats=3).knows(made(text))
    table.seat(0).casts("Rite")
    table.says([0], [1], [1])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 19, 19]


@rule("701.21")
def test_whoever_cannot_does_something_else(scenario):
    text = "Each player sacrifices a land of their choice. Each opponent who can't loses 2 life."
    table = scenario(seats=3).knows(made(text))
    table.seat(1).has("Forest")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [20, 20, 18]


@rule("608.2h")
def test_each_counts_what_they_controlled(scenario):
    text = "Destroy all creatures. Each player gains life equal to <no.> creatures they controlled that <were>."
    table = scenario(seats=3).knows(made(text))
    table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [20, 22, 21]


@rule("608.2d")
def test_an_opponent_may_have_you_do_something(scenario):
    text = "Target opponent may have you draw two cards. If they don't, you gain 6 life."
    table = scenario(seats=3).knows(made(text))
    table.seat(0).casts("Rite", at=[table.seat(1)])
    table.says([0])
    table.resolve_stack()
    assert (table.seat(0).life, len(table.seat(0).hand)) == (26, 0)


@rule("601.2c")
def test_up_to_one_target_for_each_opponent(scenario):
    text = "<feo>, destroy <uto> artifact that player controls."
    table = scenario(seats=4).knows(made(text))
    ring, other = table.seat(1).have("Sol Ring", "Ornithopter")
    citadel = table.seat(3).has("Ornithopter")
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Rite", says=[[other.id], [citadel.id]])
    table.resolve_stack()
    assert (ring.died, other.died, citadel.died) == (False, True, True)


@rule("601.2c", "608.2d")
def test_what_may_be_done_with_each_target_is_asked_for_each(scenario):
    text = "<feo>, you may put <uto> creature card from that player's graveyard <onto>."
    table = scenario(seats=3).knows(made(text.replace("<onto>", "onto the battlefield under your control")))
    (bear,) = table.seat(1).buried("Grizzly Bears")
    (giant,) = table.seat(2).buried("Hill Giant")
    table.seat(0).casts("Rite", says=[[bear.id], [giant.id]])
    table.says([0], [1])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Hill Giant"]
    assert table.seat(1).graveyard == ["Grizzly Bears"]


@rule("608.2c")
def test_those_creatures_are_all_of_the_targets(scenario):
    text = "<feo>, tap <uto> creature that player controls. They gain haste <eot>."
    table = scenario(seats=3).knows(made(text))
    bears = [table.seat(i).has("Grizzly Bears") for i in (1, 2)]
    table.seat(0).casts("Rite", says=[[bears[0].id], [bears[1].id]])
    table.resolve_stack()
    assert all(bear.tapped and bear.has(HASTE) for bear in bears)


@rule("502.3")
def test_permanents_untap_during_the_untap_steps_of_others(scenario):
    text = "Untap all lands you control <others>."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Vigil"))
    table.seat(0).has("Vigil")
    forest = table.seat(0).has("Forest")
    ring = table.seat(0).has("Sol Ring")
    table.seat(0).taps_for_mana(forest)
    table.seat(0).taps_for_mana(ring)
    table.to_turn(table.seat(1))
    assert (forest.tapped, ring.tapped) == (False, True)


@rule("613.1b", "611.2a")
def test_a_target_opponent_gains_control_of_this(scenario):
    table = scenario(seats=3).knows(made("{T}: Target opponent gains control of <this>.", "Creature \u2014 Bear"))
    bear = table.seat(0).has("Rite")
    table.seat(0).activates(bear, at=[table.seat(2)])
    table.resolve_stack()
    assert bear.controller == table.seat(2)
    table.to_turn(table.seat(1))
    assert bear.controller == table.seat(2)


@rule("108.3", "613.1b")
def test_each_player_gains_control_of_what_they_own(scenario):
    table = scenario(seats=3).knows(made("Each player <gcoa> creatures they own."))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Act of Treason", at=[bear]).resolves()
    assert bear.controller == table.seat(0)
    table.seat(0).casts("Rite").resolves()
    assert bear.controller == table.seat(1)


@rule("118.12")
def test_that_player_may_sacrifice_something_instead(scenario):
    text = "Target opponent loses 5 life unless they <sac>."
    table = scenario(seats=3).knows(made(text.replace("they <sac>", "that player sacrifices a land of their choice")))
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Rite", at=[table.seat(1)])
    table.says([1])
    table.resolve_stack()
    assert (forest.died, table.seat(1).life) == (True, 20)


@rule("118.12", "101.4")
def test_each_of_several_players_may_pay_for_themselves(scenario):
    table = scenario(seats=4).knows(made("<EO> loses 5 life unless they discard a card."))
    table.seat(1).holds("Forest")
    table.seat(2).holds("Forest")
    table.seat(0).casts("Rite")
    table.says([1], [0])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 15, 15]


@rule("101.4")
def test_players_by_what_they_control(scenario):
    text = "Each opponent who controls fewer lands than you loses 2 life."
    table = scenario(seats=4).knows(made(text))
    table.seat(0).have("Forest", "Forest")
    table.seat(1).have("Forest", "Forest")
    table.seat(2).have("Forest")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [20, 20, 18, 18]


@rule("115.1")
def test_each_player_but_one(scenario):
    table = scenario(seats=4).knows(made("Each player other than target player gains 3 life."))
    table.seat(0).casts("Rite", at=[table.seat(2)]).resolves()
    assert [seat.life for seat in table.seats()] == [23, 23, 20, 23]


@rule("701.21")
def test_the_greatest_of_what_each_controls_is_sacrificed(scenario):
    text = "<EO> sacrifices a creature of their choice with the greatest power among <cs> <tpc>."
    text = text.replace(" of their choice", "").replace("<tpc>.", "<tp> controls of their choice.")
    table = scenario(seats=3).knows(made(text))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    lone = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Rite").resolves()
    assert (bear.died, giant.died, lone.died) == (False, True, True)


@rule("603.4", "508.5")
def test_only_if_you_are_the_defending_player(scenario):
    text = "Whenever a creature attacks, if you're the defending player, you gain 2 life."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Moat"))
    table.seat(0).has("Moat")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0), giant: table.seat(2)})
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("107.1")
def test_the_difference_between_what_was_compared(scenario):
    text = "Choose an opponent. If that player has more <hand> than you, you gain life equal to the difference."
    table = scenario(seats=2).knows(made(text))
    table.seat(1).holds("Forest", "Forest", "Forest")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 23


@rule("608.2f")
def test_something_for_each_player_in_turn(scenario):
    text = "For each player, Rite deals damage to <tp> and each <cr> <tp> controls equal to <no.> <cs> <tp> controls."
    table = scenario(seats=3).knows(made(text))
    bears = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(2).has("Hill Giant")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [20, 18, 19]
    assert (bears[0].died, bears[1].died) == (True, False)
