"""New targets for spells of others, what opponents did this turn, one of two costs, and counters that stay."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, MAIN2
from apnap.rules.core.decisions import FOR_COST
from apnap.testing import rule
from tests.helpers.read_cards import made

NOW = "this turn"
STEP = "end step"
ONE = "a creature of their choice"
MORE = "a number of additional +1/+1 counters on it"
MANY = "seven or more cards in your graveyard"
BESIDES = "in addition to its other types"
ANOTHER = "a player other than you"
COPIES = "for the copies"
MINE, THEIRS = "creature you control", "creature an opponent controls"
JUDGE = f"Each opponent who cast a spell {NOW} can't attack with creatures.\n"
JUDGE += f"Each opponent who attacked with a creature {NOW} can't cast spells."


@rule("115.7d")
def test_new_targets_are_chosen_for_a_spell_of_another_player(scenario):
    table = scenario(seats=3).knows(made("You may choose new targets for target spell.", "Instant"))
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Rite", at=[bolt])
    decision = table.asked(table.seat(1))
    assert decision.candidates[0] == table.seat(1).ref
    table.answer([table.seat(2).ref])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 17]


@rule("115.7d")
def test_what_its_controller_cannot_target_is_no_new_target(scenario):
    rite = made("You may choose new targets for target instant spell. Then copy that spell.", "Instant")
    table = scenario(seats=2).knows(rite)
    mine = table.seat(1).has("Gladecover Scout")
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Rite", at=[bolt])
    decision = table.asked(table.seat(1))
    assert mine.now not in decision.candidates
    table.answer([table.seat(0).ref])
    table.resolve_stack()
    assert table.seat(0).life == 14


@rule("707.10")
def test_a_spell_is_copied_twice(scenario):
    twice = made(f"Copy target spell twice. You may choose new targets {COPIES}.", "Instant")
    table = scenario(seats=3).knows(twice)
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(2).casts("Rite", at=[bolt])
    table.resolve_stack()
    assert table.seat(1).life == 11


@rule("508.1c", "101.2")
def test_who_cast_a_spell_cannot_attack_and_who_attacked_cannot_cast(scenario):
    table = scenario(seats=3).knows(made(JUDGE, "Enchantment", name="Judge"))
    judge, rival = table.seat(0), table.seat(1)
    judge.has("Judge")
    bear = rival.has("Grizzly Bears")
    table.to_turn(rival)
    rival.attacks({bear: judge})
    rival.holds("Shock")
    rival.gets_mana("R")
    table.to_step(END)
    assert "Shock" not in rival.castable
    rival.has("Juggernaut")  # attacks each combat if able
    table.to_turn(judge)
    table.to_turn(rival)
    table.seat(2).at(life=20)
    rival.gets_mana("R")
    rival.casts("Shock", at=[table.seat(2)], free=False).resolves()
    table.to_step(END)
    assert [seat.life for seat in table.seats()] == [18, 20, 18]


@rule("508.1c")
def test_teammates_of_the_judge_may_do_both(scenario):
    table = scenario(seats=4, teams=[[0, 2], [1, 3]]).knows(made(JUDGE, "Enchantment", name="Judge"))
    table.seat(0).has("Judge")
    mate = table.seat(2)
    bear = mate.has("Grizzly Bears")
    table.to_turn(mate)
    mate.casts("Shock", at=[table.seat(1)]).resolves()
    mate.attacks({bear: table.seat(1)})
    table.to_step(END)
    assert table.seat(1).life == 16


@rule("118.12a")
@pytest.mark.parametrize("answers,life,drawn", [([[0], [1]], 17, 0), ([[1]], 20, 0), ([[0], [0]], 20, 1)])
def test_one_of_two_costs_will_do(scenario, answers, life, drawn):
    text = f"Draw a card unless target opponent sacrifices {ONE} or pays 3 life."
    table = scenario(seats=3).knows(made(text))
    you, other = table.seat(0), table.seat(1)
    bear = other.has("Grizzly Bears")
    you.casts("Rite", at=[other])
    for answer in answers:
        table.asked(other, purpose=FOR_COST)
        table.answer(answer)
    table.resolve_stack()
    assert (other.life, len(you.hand)) == (life, drawn)
    assert bear.died == (answers == [[1]])


@rule("122.2", "122.1a")
def test_counters_stay_but_not_in_a_hand(scenario):
    stay = "Counters remain on this creature as it moves to any zone <but>."
    stay = stay.replace("<but>", "other than a player's hand or library")
    grave = made(stay, "Creature - Zombie", name="Grave")
    table = scenario(seats=2).knows(grave)
    you = table.seat(0)
    zombie = you.has("Grave", counters={"+1/+1": 3})
    you.casts("Murder", at=[zombie]).resolves()
    assert "Grave" in you.graveyard
    assert table.game.state.objs[zombie.now].counter("+1/+1") == 3
    assert table.game.char(zombie.now).power == 5
    you.casts("Zombify", at=[zombie.now]).resolves()
    assert zombie.power == 5
    you.casts("Unsummon", at=[zombie]).resolves()
    assert table.game.state.objs[zombie.now].counter("+1/+1") == 0


@rule("614.12", "611.2e")
def test_others_enter_with_counters_and_as_something_more(scenario):
    text = f"Each other creature you control enters with {MORE} equal to <p> and as a Mutant {BESIDES}."
    table = scenario(seats=2).knows(made(text.replace("<p>", "this creature's power"), "Creature - Elf", name="Maker"))
    you, other = table.seat(0), table.seat(1)
    maker = you.has("Maker")
    you.casts("Grizzly Bears").resolves()
    bear = you.permanent("Grizzly Bears")
    you.casts("Murder", at=[maker]).resolves()
    assert bear.power == 4 and bear.is_a("Mutant") and bear.is_a("Bear")
    table.to_turn(other)
    table.to_step(MAIN2)
    other.casts("Grizzly Bears").resolves()
    assert not other.permanent("Grizzly Bears").is_a("Mutant")


@rule("603.4", "603.7c")
def test_a_delayed_trigger_asks_its_if_as_it_triggers(scenario):
    text = f"Target {MINE} fights target {THEIRS}. "
    text += f"When the {THEIRS} dies {NOW}, if you control an artifact, you gain 4 life."
    table = scenario(seats=2).knows(made(text, "Instant"))
    you, other = table.seat(0), table.seat(1)
    mine, theirs = you.has("Hill Giant"), other.has("Grizzly Bears")
    you.casts("Rite", at=[mine, theirs])
    table.resolve_stack()
    assert theirs.died and you.life == 20
    you.has("Ornithopter")
    table.resolve_stack()
    assert you.life == 20


@rule("701.8", "701.19c")
@pytest.mark.parametrize("cards,tokens", [(0, 0), (7, 2)])
def test_instead_all_is_destroyed_for_good_and_something_comes(scenario, cards, tokens):
    text = "Destroy all creatures. They can't be regenerated.\n"
    text += f"If there are {MANY}, instead destroy all creatures, then create two Food tokens. "
    text += "Creatures destroyed this way can't be regenerated."
    table = scenario(seats=3).knows(made(text))
    bears = table.each_seat_has("Grizzly Bears")
    you = table.seat(0)
    you.buried(*["Shock"] * cards)
    you.casts("Rite").resolves()
    table.expect(bears).died(0, 1, 2)
    assert you.battlefield.count("Food Token") == tokens


@rule("113.6m", "903.6")
def test_a_commander_puts_itself_onto_the_battlefield(scenario):
    text = "{1}: Put Wren onto the battlefield from the command zone."
    bird = made(text, "Legendary Creature - Bird", name="Wren")
    table = scenario(seats=3).knows(bird)
    you = table.seat(0)
    wren = you.leads("Wren")
    you.gets_mana("W")
    you.activates(wren)
    table.resolve_stack()
    assert you.battlefield == ["Wren"]


@rule("607.2a", "201.2a")
def test_the_name_of_the_exiled_card_is_counted(scenario):
    text = "When this Equipment enters, search <yl> for a land card, exile it, then shuffle.\n"
    text += "Equipped creature <gets> for each land on the battlefield <same>.\nEquip {3}"
    text = text.replace("<gets>", "gets +1/+1")
    text = text.replace("<same>", "with the same name as the exiled card")
    table = scenario(seats=2).knows(made(text, "Artifact - Equipment", name="Scythe"))
    you, other = table.seat(0), table.seat(1)
    you.library("Forest")
    bear = you.has("Grizzly Bears")
    you.has("Forest"), other.has("Forest"), other.has("Island")
    scythe = you.casts("Scythe")
    scythe.resolves()
    decision = table.asked(you)
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    you.gets_mana("GGG")
    you.activates(you.permanent("Scythe"), at=[bear])
    table.resolve_stack()
    assert "Forest" in you.exile and bear.power == 4


@rule("608.2d")
def test_the_best_card_comes_back_and_ties_are_chosen(scenario):
    text = "Return to your hand the creature card in <yg> with <gp>. If two or more <tied>, you choose one of them."
    text = text.replace("<yg>", "your graveyard")
    table = scenario(seats=2).knows(made(text.replace("<tied>", "cards are tied for greatest power")))
    you = table.seat(0)
    you.buried("Grizzly Bears", "Hill Giant", "Trained Armodon")
    you.casts("Rite")
    decision = table.asked(you)
    assert {table.game.name(id) for id in decision.candidates} == {"Hill Giant", "Trained Armodon"}
    table.answer([decision.candidates[1]])
    table.resolve_stack()
    assert len(you.hand) == 1


@rule("119.3", "608.2d")
def test_each_player_may_draw_if_another_than_you_lost_life(scenario):
    text = f"At the beginning of each player's {STEP}, that player may draw a card if {ANOTHER} lost life {NOW}."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Alchemist"))
    you = table.seat(0)
    you.has("Alchemist")
    you.casts("Shock", at=[table.seat(1)]).resolves()
    table.to_step(END)
    table.asked(you)
    table.answer([1])
    table.resolve_stack()
    assert len(you.hand) == 1
