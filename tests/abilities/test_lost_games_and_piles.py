"""What happens when a player loses, until your next turn, to a player or a planeswalker of theirs, and if you do."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN2
from apnap.testing import rule
from tests.helpers.read_cards import made

AURA = "this Aura"
PILES = "two piles"
TOP = "the top X cards of"
ONE = "one of those cards"
END = "end step"
AWAY = "on the bottom of <yl> in any order"


@rule("104.3", "800.4a")
def test_a_curse_pays_when_its_player_loses(scenario):
    text = (
        f"Enchant player\nWhenever <ep> casts a spell, put a spite counter on {AURA}.\nWhen <ep> loses the game, you "
    )
    text += "gain X life and draw X cards, <num> spite counters on this Aura."
    table = scenario(seats=3).knows(made(text, "Enchantment \u2014 Aura Curse", "{0}", name="Spite"))
    me, foe = table.seat(0), table.seat(1)
    me.casts("Spite", at=[foe]).resolves()
    foe.casts("Lightning Bolt", at=[me]).resolves()
    foe.casts("Lightning Bolt", at=[me]).resolves()
    table.resolve_stack()
    cards = len(me.hand)
    foe.concedes()
    table.to_step(MAIN2)
    assert (me.life, len(me.hand)) == (16, cards + 2)


@rule("104.3")
def test_whoever_loses_makes_it_grow(scenario):
    text = "Whenever a player loses the game, put two +1/+1 counters on <this>."
    table = scenario(seats=4).knows(made(text, "Creature \u2014 Vampire", name="Tyrant"))
    tyrant = table.seat(0).has("Tyrant")
    table.seat(2).concedes()
    table.to_step(MAIN2)
    table.seat(1).concedes()
    table.to_turn(table.seat(3))
    assert tyrant.counters("+1/+1") == 4


@rule("603.7c", "611.2")
def test_whenever_something_happens_until_your_next_turn(scenario):
    text = "Until your next turn, whenever a creature <oc> attacks, it gets -1/-0 <eot>."
    table = scenario(seats=3).knows(made(text))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    bear, giant = foe.has("Grizzly Bears"), other.has("Hill Giant")
    me.casts("Rite").resolves()
    table.to_turn(foe)
    foe.attacks({bear: me})
    table.to_turn(other)
    other.attacks({giant: me})
    table.to_turn(me)
    assert me.life == 20 - 1 - 2
    table.to_turn(foe)
    foe.attacks({bear: me})
    table.to_turn(other)
    assert me.life == 17 - 2


@rule("700.3", "401.4")
def test_the_other_pile_goes_to_the_bottom(scenario):
    text = f"Reveal the top three cards of <yl>. An opponent separates those cards into {PILES}. Put one pile into "
    table = scenario(seats=2).knows(made(text + f"your hand and the other {AWAY}."))
    me = table.seat(0)
    bear, giant, forest = me.library("Grizzly Bears", "Hill Giant", "Forest")
    size = me.library_size
    me.casts("Rite")
    table.says([forest.id], [0])
    table.resolve_stack()
    assert me.hand == ["Forest"] and me.library_size == size - 1
    assert bear.zone == giant.zone == "library"


@rule("608.2d", "120.3")
def test_damage_to_a_player_or_a_planeswalker_of_theirs(scenario):
    hero = made("[+1]: You gain 1 life.", "Legendary Planeswalker \u2014 Hero", "{0}", name="Hero", size="5")
    text = "Whenever you cast a spell, choose an opponent at random. <c> deals 2 damage to <tp> or a planeswalker <tp> "
    smasher = made(text.replace("<c>", "This creature") + "controls.", "Creature \u2014 Goblin", name="Smasher")
    table = scenario(seats=2).knows(hero, smasher)
    me, foe = table.seat(0), table.seat(1)
    me.has("Smasher")
    walker = foe.has("Hero", counters={"loyalty": 5})
    me.casts("Ornithopter")
    table.says([walker.id])
    table.resolve_stack()
    assert (foe.life, walker.counters("loyalty")) == (20, 3)
    me.casts("Ornithopter")
    table.says([-1 - foe.number])
    table.resolve_stack()
    assert foe.life == 18


@rule("608.2c")
def test_looking_at_so_many_cards_and_what_follows(scenario):
    text = f"Whenever a creature <yc> enters, you may look at {TOP} <yl>, where X is that creature's power. "
    text += f"If you do, put {ONE} on top of <yl> and the rest {AWAY}."
    table = scenario(seats=2).knows(made(text, "Enchantment", name="Cream"))
    me = table.seat(0)
    me.has("Cream")
    forest, giant, island = me.library("Forest", "Hill Giant", "Island")
    me.casts("Grizzly Bears")
    table.says([1], [giant.id])
    table.resolve_stack()
    library = table.game.state.ids(me.number, 0)
    assert library[-2:] == [island.id, giant.id] and library[0] == forest.id


@rule("603.7c", "701.21a")
def test_a_borrowed_creature_is_sacrificed_for_life(scenario):
    text = f"Gain control of <tc> <oc>. At the beginning of the next {END}, sacrifice it. If you do, you "
    table = scenario(seats=2).knows(made(text + "gain life equal to its toughness."))
    me, foe = table.seat(0), table.seat(1)
    giant = foe.has("Hill Giant")
    me.casts("Rite", at=[giant]).resolves()
    table.to_turn(foe)
    assert giant.died and me.life == 23
