"""What is like a target, what was counted, who is attacked, counters that move, legends: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import INDESTRUCTIBLE
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("201.2a", "115.1")
def test_a_target_and_all_others_of_its_name(scenario):
    table = scenario().knows(made("Destroy target <cr> and all other <cs> with the same name as that creature."))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    mine = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert bear.died and mine.died and giant.stayed


@rule("105.2", "115.1")
def test_a_target_and_each_other_that_shares_a_colour(scenario):
    table = scenario().knows(
        made("Rite deals 2 damage to target <cr> and each other <cr> that shares a color with it.")
    )
    elf, bear, drake = table.seat(1).have("Llanowar Elves", "Grizzly Bears", "Wind Drake")
    table.seat(0).casts("Rite", at=[elf]).resolves()
    assert elf.died and bear.died and drake.stayed


@rule("608.2c")
def test_those_that_were_counted(scenario):
    text = "You gain 1 life for each tapped <cr> <yc>. Those creatures gain indestructible <eot>."
    table = scenario().knows(made(text))
    bear = table.seat(0).has("Grizzly Bears", tapped=True)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 21
    assert bear.has(INDESTRUCTIBLE) and not giant.has(INDESTRUCTIBLE)


@rule("508.1b", "118.12", "107.3f")
def test_damage_to_whom_it_attacks_for_what_is_tapped(scenario):
    text = "Whenever <this> attacks, you may tap X untapped Elves <yc>. If you do, <this> gets +X/+0 <eot> and it "
    text += "<dx> to the player or planeswalker it's attacking."
    table = scenario(seats=3).knows(made(text, "Creature \u2014 Elf", name="Drummer"))
    drummer = table.seat(0).has("Drummer")
    elves = table.seat(0).have("Llanowar Elves", "Llanowar Elves", "Llanowar Elves")
    table.seat(0).attacks({drummer: table.seat(2)})
    table.says([1], [2], [elves[0].id, elves[1].id])
    table.resolve_stack()
    assert drummer.power == 4
    assert (table.seat(1).life, table.seat(2).life) == (20, 18)
    assert [elf.tapped for elf in elves] == [True, True, False]


@rule("508.1b", "802.2a")
def test_what_it_is_attacking_is_asked_of_each_attacker(scenario):
    """The one that deals damage attacks as well; the other creature attacks another player."""
    text = "Whenever a creature <yc> attacks, <this> deals 1 damage to "
    text += "the player or planeswalker it's attacking."
    table = scenario(seats=4).knows(made(text, "Creature \u2014 Devil", name="Goader"))
    goader = table.seat(0).has("Goader")
    bear = table.seat(0).has("Grizzly Bears")
    walker = table.seat(3).has("Jace Beleren")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({goader: table.seat(1), bear: table.seat(2), giant: walker})
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 19, 19, 20]
    assert walker.counters("loyalty") == 2


@rule("122.5", "608.2d")
def test_a_counter_of_a_kind_that_is_chosen_moves(scenario):
    table = scenario().knows(made("Move a counter from target creature <yc> onto a second target creature."))
    bear = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1, "charge": 1})
    giant = table.seat(1).has("Hill Giant")
    table.says([1])
    table.seat(0).casts("Rite", at=[bear, giant]).resolves()
    assert (bear.counters("+1/+1"), bear.counters("charge")) == (1, 0)
    assert giant.counters("charge") == 1


@rule("102.2", "120.3")
def test_each_other_opponent_is_not_the_one_who_was_hit(scenario):
    text = "Whenever <this> deals combat damage to an opponent, it <dtm> to each other opponent."
    table = scenario(seats=4).knows(made(text, "Creature \u2014 Hydra", name="Hydra"))
    hydra = table.seat(0).has("Hydra")
    table.seat(0).attacks({hydra: table.seat(2)})
    table.next_turn()
    assert [seat.life for seat in table.seats()] == [20, 18, 18, 18]


@rule("704.5j")
def test_legends_of_a_kind_may_be_alike(scenario):
    text = 'The "legend rule" doesn\'t apply to <cs> <yc>.'
    table = scenario().knows(made(text, "Enchantment", name="Peace"))
    table.seat(0).has("Peace")
    mine = table.seat(0).have("Isamaru, Hound of Konda", "Isamaru, Hound of Konda")
    table.refresh()
    assert all(hound.stayed for hound in mine)


@rule("101.2", "601.3")
def test_spells_cannot_be_cast_at_a_time(scenario):
    text = "Players can't cast spells during combat."
    table = scenario().knows(made(text, "Enchantment", name="Hush"))
    table.seat(0).has("Hush")
    bear = table.seat(0).has("Grizzly Bears")
    shock = table.seat(0).holds("Shock")[0]
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, shock)
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(0).gets_mana("R")
    assert not table.seat(0).can(O_CAST, shock)


@rule("615.1a", "122.1")
def test_damage_is_prevented_for_a_counter(scenario):
    text = "<c> enters with two +1/+1 counters on it.\n"
    text += "If damage would be dealt to <this>, prevent that damage. Remove a +1/+1 counter from <this>."
    table = scenario().knows(made(text, "Creature \u2014 Spirit", name="Ghost"))
    table.seat(0).casts("Ghost").resolves()
    ghost = table.seat(0).permanent("Ghost")
    table.seat(0).casts("Shock", at=[ghost]).resolves()
    assert ghost.counters("+1/+1") == 1 and ghost.stayed


@rule("110.5b", "502.3")
def test_it_enters_tapped_and_stays_so(scenario):
    text = "<c> <tapped> and doesn't untap during your untap step."
    table = scenario().knows(made(text, "Creature \u2014 Golem", name="Idle"))
    table.seat(0).casts("Idle").resolves()
    idle = table.seat(0).permanent("Idle")
    assert idle.tapped
    for _ in table.seats():
        table.next_turn()
    assert idle.tapped


@rule("105.2b")
@pytest.mark.parametrize(("spell", "dies"), [("Terminate", False), ("Murder", True)])
def test_protection_from_what_has_several_colours(scenario, spell, dies):
    table = scenario().knows(made("Protection from multicolored", "Creature \u2014 Snake", name="Plain One"))
    snake = table.seat(0).has("Plain One")
    held = table.seat(1).holds(spell)[0]
    table.seat(1).gets_mana("BBRC")
    if dies:
        table.seat(1).casts(spell, at=[snake]).resolves()
    else:
        assert not table.seat(1).can(O_CAST, held)
    assert snake.died == dies
