"""What creatures attack in a turn to come, what becomes a creature for a turn, and who shares a creature type."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.abilities.test_playing_from_elsewhere import plays_exiled
from tests.helpers.read_cards import made, unread

HERO = made(
    "[+2]: <dton>, creatures that player controls attack Hero if able.\n"
    "[0]: Until end of turn, Hero becomes a 4/4 Elf Knight creature that's still a planeswalker. "
    "<padt> him this turn.",
    "Legendary Planeswalker \u2014 Gideon",
    name="Hero",
    size="6",
)


@rule("508.1d", "611.2c")
def test_creatures_attack_a_planeswalker_in_their_next_turn_only(scenario):
    table = scenario(3).knows(HERO)
    me, foe = table.seat(0), table.seat(1)
    hero = me.has("Hero")
    me.activates(hero, at=[foe])
    table.resolve_stack()
    assert hero.counters("loyalty") == 8
    bear = foe.has("Grizzly Bears")  # there only since
    table.to_turn(foe)
    with pytest.raises(IllegalAnswer):
        foe.attacks({bear: me})
    with pytest.raises(IllegalAnswer):
        foe.attacks({})
    foe.attacks({bear: hero})
    table.to_step(MAIN2)
    assert (me.life, hero.counters("loyalty")) == (20, 6)
    other = table.seat(2).has("Hill Giant")
    table.to_turn(table.seat(2))
    table.seat(2).attacks({other: me})
    table.to_turn(foe)
    foe.attacks({bear: table.seat(2)})
    table.to_step(MAIN2)
    assert (me.life, table.seat(2).life, hero.counters("loyalty")) == (17, 18, 6)


@rule("508.1d")
def test_creatures_attack_as_they_like_once_the_planeswalker_is_gone(scenario):
    table = scenario(3).knows(HERO)
    me, foe = table.seat(0), table.seat(1)
    hero, bear = me.has("Hero"), foe.has("Grizzly Bears")
    me.activates(hero, at=[foe])
    table.resolve_stack()
    me.casts("Vindicate", at=[hero]).resolves()
    table.to_turn(foe)
    foe.attacks({bear: table.seat(2)})
    table.to_step(MAIN2)
    assert table.seat(2).life == 18


@rule("205.1b", "615.3", "306.8")
def test_a_planeswalker_that_fights_for_a_turn_is_not_hurt(scenario):
    table = scenario().knows(HERO)
    hero = table.seat(0).has("Hero")
    table.seat(0).activates(hero, 1)
    table.resolve_stack()
    assert (hero.power, hero.toughness) == (4, 4)
    assert hero.is_a("Creature") and hero.is_a("Planeswalker") and hero.is_a("Gideon") and hero.is_a("Knight")
    table.seat(1).casts("Lightning Bolt", at=[hero]).resolves()
    assert (hero.damage, hero.counters("loyalty")) == (0, 6)
    table.seat(0).attacks({hero: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 16
    table.next_turn()
    assert not hero.is_a("Creature")
    table.seat(1).casts("Lightning Bolt", at=[hero]).resolves()
    assert hero.counters("loyalty") == 3


BOTH = (
    "Reveal the top four cards of <yl>. <ymp> up to one land card <fat> <obt> and up to one Bear "
    "card <fat> into your hand. Put <rob> in any order."
)


@rule("701.20", "608.2c")
def test_revealed_cards_go_to_two_places(scenario):
    table = scenario().knows(made(BOTH))
    me = table.seat(0)
    bears, _, _, island, _ = me.library("Grizzly Bears", "Hill Giant", "Forest", "Island", "Swamp")
    size = me.library_size
    me.casts("Rite")
    table.says([1], [island.id], [bears.id])
    table.resolve_stack()
    assert me.battlefield == ["Island"] and me.permanent("Island").tapped
    assert (me.hand, me.library_size) == (["Grizzly Bears"], size - 2)


@rule("608.2d")
def test_revealed_cards_may_all_go_away(scenario):
    table = scenario().knows(made(BOTH))
    me = table.seat(0)
    _, _, forest, _ = me.library("Grizzly Bears", "Hill Giant", "Forest", "Island")
    me.casts("Rite")
    table.says([1], [forest.id], [])
    table.resolve_stack()
    assert (me.battlefield, me.hand) == (["Forest"], [])


@rule("205.3m")
@pytest.mark.parametrize(
    ("names", "life"),
    [
        ([], 20),
        (["Ornithopter"], 21),
        (["Llanowar Elves", "Hill Giant"], 21),
        (["Llanowar Elves", "Elvish Mystic", "Hill Giant"], 22),
        (["Llanowar Elves", "Hill Giant", "Shifter"], 22),
        (["Shifter", "Shifter"], 22),
        (["Forest", "Forest"], 20),
    ],
)
def test_the_most_creatures_of_one_type(scenario, names, life):
    shifter = made("Changeling", "Creature \u2014 Shapeshifter", name="Shifter")
    rite = made("You gain X life, where <xgn> creatures <yc> that have a creature type in common.")
    table = scenario().knows(shifter, rite)
    table.seat(0).have(*names)
    table.seat(1).have("Hill Giant", "Hill Giant", "Hill Giant")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == life


@rule("118.9")
def test_a_spell_costs_less_while_such_a_creature_attacks(scenario):
    text = "If a white creature <ia>, you may pay {W} <rather>.\nDestroy target attacking creature."
    table = scenario().knows(made(text, "Instant", "{4}{W}{W}", name="Snare"))
    me, foe = table.seat(0), table.seat(1)
    lion, bear = foe.have("Savannah Lions", "Grizzly Bears")
    me.holds("Snare", "Snare")
    me.have("Plains", "Plains")
    table.to_turn(foe)
    assert "Snare" not in me.castable
    foe.attacks({bear: me})
    table.to_priority(0)
    assert "Snare" not in me.castable
    table.to_turn(me)
    table.to_turn(foe)
    foe.attacks({bear: me, lion: me})
    table.to_priority(0)
    assert "Snare" in me.castable


@rule("608.2c", "701.21")
def test_who_can_sacrifice_nothing_has_it_worse(scenario):
    text = "<boyu>, sacrifice a creature other than this creature, then you gain life equal to the "
    text += "sacrificed creature's power. <iycs> a creature, tap <this> and you lose 3 life."
    table = scenario().knows(made(text, "Creature \u2014 Demon", name="Fiend"))
    me = table.seat(0)
    fiend, giant = me.have("Fiend", "Hill Giant")
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN2)
    assert giant.died and not fiend.tapped and me.life == 23
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN2)
    assert fiend.tapped and me.life == 20


@rule("608.2c")
def test_who_sacrifices_a_creature_without_power_has_sacrificed_it(scenario):
    text = "Sacrifice a creature, then <eol> the sacrificed creature's power. "
    text += "<iycs> a creature, you lose 3 life."
    table = scenario().knows(made(text))
    me = table.seat(0)
    wall = me.has("Ornithopter")
    me.casts("Rite").resolves()
    assert wall.died and (me.life, table.seat(1).life) == (20, 20)
    me.casts("Rite").resolves()
    assert (me.life, table.seat(1).life) == (17, 20)


def test_what_cannot_be_sacrificed_is_what_was_to_be():
    text = "Sacrifice an artifact, then draw a card. <iycs> a creature, you lose 3 life."
    assert unread(text)


URN = "Whenever a creature <yc> dies, exile it.\n{0}: <Ueot>, <ymc> a green creature spell <face> this artifact."


@rule("601.3", "611.2c")
def test_one_spell_is_cast_from_among_cards_exiled_with_something(scenario):
    table = scenario().knows(made(URN, "Artifact", name="Urn"))
    me = table.seat(0)
    urn, bear, elf, giant = me.have("Urn", "Grizzly Bears", "Llanowar Elves", "Hill Giant")
    me.gets_mana("GGGGGRRRRR")
    for one in (bear, giant):
        me.casts("Lightning Bolt", at=[one])
        table.resolve_stack()
    assert sorted(me.exile) == ["Grizzly Bears", "Hill Giant"]
    me.gets_mana("GGGGGRRRRR")
    assert me.castable == []
    me.activates(urn)
    table.resolve_stack()
    assert me.castable == ["Grizzly Bears"]
    me.casts("Lightning Bolt", at=[elf])
    table.resolve_stack()
    me.gets_mana("GGGGGRRRRR")
    assert sorted(me.castable) == ["Grizzly Bears", "Llanowar Elves"]  # exiled since
    plays_exiled(me, "Llanowar Elves")
    assert "Llanowar Elves" in me.battlefield and me.castable == []


@rule("601.3", "514.2")
def test_each_permission_lets_one_spell_be_cast_this_turn(scenario):
    table = scenario().knows(made(URN, "Artifact", name="Urn"))
    me = table.seat(0)
    urn, bear, elf = me.have("Urn", "Grizzly Bears", "Llanowar Elves")
    for one in (bear, elf):
        me.casts("Lightning Bolt", at=[one])
        table.resolve_stack()
    for _ in range(2):
        me.activates(urn)
        table.resolve_stack()
    me.gets_mana("GGGGGGGG")
    plays_exiled(me, "Grizzly Bears")
    me.gets_mana("GGGGGGGG")
    assert me.castable == ["Llanowar Elves"]
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN2)
    me.gets_mana("GGGGGGGG")
    assert "Llanowar Elves" not in me.castable


@rule("118.9", "701.8")
@pytest.mark.parametrize(
    ("by", "name", "cheap"),
    [(1, "Ornate Box", True), (0, "Ornate Box", False), (1, "Grizzly Bears", False), (2, "Ornate Box", True)],
)
def test_a_spell_costs_less_once_an_opponent_destroyed_something(scenario, by, name, cheap):
    text = "If a noncreature permanent under your control <wdtt> by <soac>, you may pay {G} <rather>.\nDraw a card."
    snare = made(text, "Instant", "{4}{G}{G}", name="Snare")
    axe = made("Destroy target permanent.", "Instant", name="Axe")
    table = scenario(3).knows(snare, axe, made("{9}: You gain 1 life.", "Artifact", name="Ornate Box"))
    me = table.seat(0)
    target = me.has(name)
    me.holds("Snare")
    me.has("Forest")
    assert "Snare" not in me.castable
    table.seat(by).casts("Axe", at=[target])
    table.resolve_stack()
    assert name in me.graveyard
    assert ("Snare" in me.castable) == cheap
    table.to_turn(table.seat(1))
    assert "Snare" not in me.castable
