"""Tokens that are put into combat, attackers that turn to somebody else, tokens that fight, what is shuffled away."""

from __future__ import annotations

from apnap.rules.core.constants import BLOCKERS, MAIN2
from apnap.testing import rule
from tests.helpers.read_cards import made

FOE = "opponent"
STEP = "declare attackers step"
FOES = "your opponents"
OWNERS = "their owners' libraries"
WHOM = "which player or permanent"
THEM = "that player or a planeswalker they control"


@rule("509.4")
def test_a_token_comes_in_blocking(scenario):
    text = "Whenever <this> blocks a <cr>, create a 1/1 white Cat <cr> token that's blocking that <cr>."
    table = scenario(seats=2).knows(made(text, "Creature \u2014 Cat", name="King", size="1/4"))
    me, foe = table.seat(0), table.seat(1)
    king = me.has("King")
    bear = foe.has("Grizzly Bears")
    table.to_turn(foe)
    foe.attacks({bear: me})
    me.blocks({king: bear})
    table.resolve_stack()
    token = me.permanent("Cat Token")
    assert table.game.state.objs[token.id].blocking == [bear.id]
    assert token.id in table.game.state.objs[bear.id].blockers


@rule("508.4")
def test_a_token_attacks_each_opponent(scenario):
    text = f"Whenever you attack, for each {FOE}, create a 1/1 white Human <cr> token that's tapped "
    text += f"and attacking {THEM}."
    table = scenario(seats=4).knows(made(text, "Enchantment", name="Banner"))
    me = table.seat(0)
    me.has("Banner")
    bear = me.has("Grizzly Bears")
    me.attacks({bear: table.seat(2)})
    table.to_step(MAIN2)
    assert [table.seat(i).life for i in range(4)] == [20, 19, 17, 19]


MAGE = made(
    f"Flash\nWhen <this> enters during the {STEP}, you may reselect {WHOM} target attacking <cr> is attacking.",
    "Creature \u2014 Wizard",
    name="Mage",
)


@rule("508.7")
def test_an_attacker_turns_to_somebody_else(scenario):
    table = scenario(seats=3).knows(MAGE)
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    bear = foe.has("Grizzly Bears")
    table.to_turn(foe)
    foe.attacks({bear: me})
    me.casts("Mage").resolves()
    table.says([-1 - other.number])
    table.to_step(MAIN2)
    assert (me.life, foe.life, other.life) == (20, 20, 18)


@rule("603.2", "508.7")
def test_at_another_time_it_does_nothing(scenario):
    table = scenario(seats=3).knows(MAGE)
    me, foe = table.seat(0), table.seat(1)
    bear = foe.has("Grizzly Bears")
    table.to_turn(foe)
    foe.attacks({bear: me})
    table.to_step(BLOCKERS)
    me.casts("Mage").resolves()
    table.to_step(MAIN2)
    assert me.life == 18


@rule("508.7")
def test_each_attacker_may_turn(scenario):
    text = f"For each attacking creature, you may reselect {WHOM} that <cr> is attacking."
    table = scenario(seats=3).knows(made(text, "Instant", name="Turmoil"))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    bear, giant = foe.have("Grizzly Bears", "Hill Giant")
    table.to_turn(foe)
    foe.attacks({bear: me, giant: me})
    me.casts("Turmoil")
    table.says([], [-1 - other.number])
    table.to_step(MAIN2)
    assert (me.life, other.life) == (18, 17)


@rule("701.14a", "701.14b")
def test_each_token_fights_another_creature(scenario):
    text = f"For each creature {FOES} control, create a 4/4 green Beast <cr> token. Each of those tokens fights "
    table = scenario(seats=3).knows(made(text + "a different one of those creatures."))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    bear, giant = foe.has("Grizzly Bears"), other.has("Hill Giant")
    mine = me.has("Grizzly Bears")
    me.casts("Rite")
    table.says([giant.id])
    table.resolve_stack()
    assert (bear.died, giant.died, mine.died) == (True, True, False)
    assert me.battlefield.count("Beast Token") == 2


@rule("701.24a")
def test_this_and_what_it_blocks_are_shuffled_away(scenario):
    text = f"{{T}}: Put <this> and each creature it's blocking on top of {OWNERS}, then those players shuffle."
    table = scenario(seats=2).knows(made(text, "Creature \u2014 Jellyfish", name="Jelly", size="0/3"))
    me, foe = table.seat(0), table.seat(1)
    jelly, bear = me.has("Jelly"), foe.has("Grizzly Bears")
    sizes = (me.library_size, foe.library_size)
    table.to_turn(foe)
    foe.attacks({bear: me})
    me.blocks({jelly: bear})
    drawn = foe.library_size
    me.activates(jelly).resolves()
    assert (me.library_size, foe.library_size) == (sizes[0] + 1, drawn + 1)
    assert me.battlefield == [] and foe.battlefield == []
