"""What creatures attack in a turn to come, what becomes a creature for a turn, and who shares a creature type."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made

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
