"""What is asked of something that was spoken of: what it is, has or did, and what it was when it left.

Sentences of our own. CR 400.7, 603.4, 603.8, 608.2h.
"""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SHRINE = "Enchantment"
DIES = "Whenever another creature you control dies, if"
GAIN = "you gain 3 life."
WINGS = "Enchant creature\nEnchanted creature gets +2/+2 and has flying."
BEAR = "Creature \u2014 Bear"
ON = "on this creature"
SELF = "When this creature dies"
PLAY = "on the battlefield"
ITSELF = "sacrifice this enchantment"
ENTERED = "as long as it entered this turn"
COUNTERS = "counters on it"
ONE = "a +1/+1 counter on it"
EACH_COLOR = "for each of its colors"
EOT = "until end of turn"
SHOW = "you may reveal it"
DONE = "If you do"
FOUGHT = "blocking or blocked by"
POWER = "creature's power"
VALUE = "spell's mana value"
OWNER = "creature's owner"
TOP = "the top card of your library"
SO = [
    "its power was 4 or greater",
    "it had power 4 or greater",
    "it was enchanted",
    "it was enchanted or equipped",
    "it had flying",
    "it was tapped",
    "it was dealt damage this turn",
]


@rule("603.4", "608.2h")
@pytest.mark.parametrize("was", SO)
def test_what_died_was_so_when_it_left(scenario, was):
    text = f"{DIES} {was}, {GAIN}"
    assert exact(text, types=SHRINE)
    wings = read(WINGS, types="Enchantment \u2014 Aura", name="Wings")
    table = scenario().knows(read(text, types=SHRINE, name="Shrine"), wings)
    me = table.seat(0)
    me.has("Shrine")
    bear, plain = me.has("Grizzly Bears", tapped=True), me.has("Grizzly Bears")
    me.casts("Wings", at=[bear]).resolves()
    me.casts("Shock", at=[bear]).resolves()
    me.casts("Murder", at=[plain]).resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Murder", at=[bear]).resolves()
    table.resolve_stack()
    assert me.life == 23


@rule("506.4", "608.2h")
@pytest.mark.parametrize("was", ["it was attacking", "it attacked this turn"])
def test_what_died_was_attacking(scenario, was):
    text = f"{DIES} {was}, {GAIN}"
    assert exact(text, types=SHRINE)
    table = scenario(seats=2).knows(read(text, types=SHRINE, name="Shrine"))
    me, foe = table.seat(0), table.seat(1)
    me.has("Shrine")
    bear, other = me.has("Grizzly Bears"), me.has("Grizzly Bears")
    me.attacks({bear: foe})
    foe.casts("Murder", at=[other]).resolves()
    table.resolve_stack()
    assert me.life == 20
    foe.casts("Murder", at=[bear]).resolves()
    table.resolve_stack()
    assert me.life == 23


@rule("608.2h")
def test_what_was_sacrificed_was_so(scenario):
    text = "Sacrifice another creature: Scry 1. If the sacrificed creature was a Bear, you gain 3 life."
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types="Creature \u2014 Human", name="Keeper"))
    me = table.seat(0)
    keeper = me.has("Keeper")
    elf = me.has("Llanowar Elves")
    me.activates(keeper).resolves()
    assert elf.died and me.life == 20
    bear = me.has("Grizzly Bears")
    me.activates(keeper).resolves()
    assert bear.died
    assert me.life == 23


@rule("603.8")
def test_a_state_without_creatures(scenario):
    text = f"When there are no creatures {PLAY}, {ITSELF}."
    assert exact(text, types=SHRINE)
    table = scenario().knows(read(text, types=SHRINE, name="Shrine"))
    me, other = table.seat(0), table.seat(1)
    shrine, bear = me.has("Shrine"), other.has("Grizzly Bears")
    me.casts("Shock", at=[bear]).resolves()
    table.resolve_stack()
    assert shrine.died


@rule("122.1")
@pytest.mark.parametrize(
    "text",
    [
        f"As long as there is exactly one ore counter {ON}, it gets -1/-1.",
        f"As long as there are exactly three ore counters {ON}, it has flying.",
        "As long as there are fewer than three cards in your graveyard, this creature has haste.",
        f"When there are no ore counters {ON}, sacrifice it.",
        f"Whenever there are four or more ore counters {ON}, remove all ore counters from it.",
        f"This creature has trample {ENTERED}.",
        f"{SELF}, if it had no {COUNTERS}, draw a card.",
        f"{SELF}, if it had one or more {COUNTERS}, draw a card.",
        f"{{T}}: Untap target creature. If that creature had {ONE}, draw a card.",
        "{T}: Tap target creature. If that creature has flying, draw a card.",
        "{T}: Tap target creature. If that creature is red or green, draw a card.",
    ],
)
def test_words_for_how_many_and_what_so(text):
    assert exact(text, types=BEAR), text


@rule("122.1")
def test_exactly_so_many(scenario):
    text = "{0}: Put a tide counter on this creature.\n" + (
        "As long as there are exactly two tide counters on this creature, it gets +3/+3."
    )
    table = scenario().knows(read(text, types=BEAR, name="Keeper"))
    keeper = table.seat(0).has("Keeper")
    sizes = []
    for _ in range(3):
        table.seat(0).activates(keeper, 0).resolves()
        sizes.append(keeper.power)
    assert sizes == [1, 4, 1]


@rule("509.1g", "608.2h")
@pytest.mark.parametrize("attacks", [True, False])
def test_what_fought_what_died(scenario, attacks):
    text = f"{SELF}, destroy all creatures {FOUGHT} it."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(read(text, types=BEAR, name="Keeper"))
    me, foe = table.seat(0), table.seat(1)
    mine, theirs, far = me.has("Keeper"), foe.has("Hill Giant"), foe.has("Hill Giant")
    if attacks:
        me.attacks({mine: foe})
        foe.blocks({theirs: mine})
    else:
        table.to_turn(foe)
        foe.attacks({theirs: me})
        me.blocks({mine: theirs})
    foe.casts("Murder", at=[mine]).resolves()
    table.resolve_stack()
    assert theirs.died and far.stayed


@rule("105.2", "613.4c")
def test_colors_of_one_thing_are_counted(scenario):
    text = f"Target creature gets +2/+2 {EOT} {EACH_COLOR}."
    assert exact(text)
    table = scenario().knows(read(text))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (4, 4)


@rule("122.1", "608.2c")
@pytest.mark.parametrize(
    "text",
    [
        "Put a +1/+1 counter and a shield counter on target creature.",
        f"Destroy target creature. You lose life equal to the {POWER}.",
        f"Counter target spell. You draw cards equal to the {VALUE}.",
        f"Return target creature to its owner's hand. The {OWNER} discards a card.",
    ],
)
def test_words_for_what_was_spoken_of(text):
    assert exact(text), text


@rule("701.20a")
def test_a_card_that_is_looked_at_may_be_shown(scenario):
    text = f"Look at {TOP}. If it's a creature card, {SHOW}. {DONE}, {GAIN}"
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    me.library("Grizzly Bears")
    spell = me.casts("Rite")
    table.says([1])
    spell.resolves()
    assert me.life == 23
    me.library("Shock")
    me.casts("Rite").resolves()
    assert me.life == 23
