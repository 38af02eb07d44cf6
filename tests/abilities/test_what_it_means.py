"""What 'it', 'he' and 'other' mean: this, what was spoken of before, or what the event is about.

Sentences of our own. CR 603.4, 603.7c, 603.12, 608.2c, 707.2.
"""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import FLYING, TRAMPLE
from apnap.testing import rule
from apnap.testing.handles import Permanent
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
TOOL = "Artifact \u2014 Equipment"
COUNTER = "a +1/+1 counter"
TO = "deals 2 damage to"
MINE = "you control"
DOES = "When you do"
KICKED = "If this spell was kicked, it"
ATTACKS = "Whenever this creature attacks"
EQUIPPED = "Whenever equipped creature"
BURIED = "from your graveyard"
RICH = "you control an artifact"
SPELL = "spell that"
CR = "creature"
WHILE = "as long as"
OTHER = "other creature"
MUCH = "deals that much damage"
POWER = "equal to its power"
CARD = "target creature card"
ANY = "from a graveyard"
FREE = "without paying its mana cost"
BUT = "other than"
TOP = "the top card of your library"
PIECE = "card"
EOT = "until end of turn"


# this ----------------------------------------------------------------------------------------------------------------
@rule("608.2c", "120.3f")
def test_a_kicked_spell_deals_the_damage_and_not_its_target(scenario):
    text = f"Kicker {{0}}\nReturn target creature to its owner's hand. {KICKED} {TO} another target creature."
    assert exact(text)
    keeper = read("Lifelink", types=BEAR, name="Keeper")
    table = scenario().knows(read(text), keeper)
    me, other = table.seat(0), table.seat(1)
    back, giant = other.has("Keeper"), other.has("Hill Giant")
    me.casts("Rite", at=[back, giant], says=[[1]]).resolves()
    assert other.hand == ["Keeper"] and giant.damage == 2
    assert other.life == me.life == 20


@rule("608.2c", "120.3f")
def test_after_several_tokens_it_is_this(scenario):
    text = f"Lifelink\n{ATTACKS}, create two 1/1 red Goblin creature tokens, then it {TO} target creature."
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types=BEAR, name="Cub"))
    me, other = table.seat(0), table.seat(1)
    cub, giant = me.has("Cub"), other.has("Hill Giant")
    table.says([giant.id])
    me.attacks({cub: other})
    table.resolve_stack()
    assert giant.damage == 2 and me.life == 22


@rule("608.2c", "509.3d")
@pytest.mark.parametrize("event", ["becomes blocked by a creature", "blocks a creature"])
def test_beside_that_creature_it_is_this(scenario, event):
    text = f"Lifelink\nWhenever this creature {event}, it {TO} that creature."
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types=BEAR, name="Cub"))
    me, other = table.seat(0), table.seat(1)
    if event.startswith("becomes"):
        cub, giant = me.has("Cub"), other.has("Hill Giant")
        me.attacks({cub: other})
        other.blocks({giant: cub})
    else:
        giant, cub = me.has("Hill Giant"), other.has("Cub")
        me.attacks({giant: other})
        other.blocks({cub: giant})
    table.resolve_stack()
    assert giant.damage == 2 and cub.controller.life == 22 and cub.damage == 0


@rule("608.2c", "601.2c")
def test_of_a_spell_that_targets_this_it_is_this(scenario):
    text = f"Whenever you cast a {SPELL} targets this creature, put {COUNTER} on it."
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types=BEAR, name="Cub"))
    cub = table.seat(0).has("Cub")
    table.seat(1).has("Hill Giant")
    table.seat(0).casts("Giant Growth", at=[cub])
    table.resolve_stack()
    assert cub.counters("+1/+1") == 1


@rule("608.2c", "707.2")
def test_he_is_who_becomes_a_copy(scenario):
    text = f"When Vim enters, Vim becomes a copy of target creature {MINE}. Put {COUNTER} on him."
    table = scenario().knows(read(text, types=f"Legendary {BEAR}", name="Vim"))
    me = table.seat(0)
    giant = me.has("Hill Giant")
    vim = me.casts("Vim")
    table.says([giant.id])
    table.resolve_stack()
    assert giant.counters("+1/+1") == 0
    vim = Permanent(table, vim.now)
    assert vim.name == "Hill Giant" and vim.counters("+1/+1") == 1


@rule("608.2c", "707.2")
@pytest.mark.parametrize("land", [True, False])
def test_what_becomes_a_copy_of_this_is_still_meant(scenario, land):
    text = (
        f"Whenever this creature attacks, put {COUNTER} on another target {CR} or land. "
        f"If it's a {CR}, it becomes a copy of this {CR}. If it's a land, tap it."
    )
    table = scenario().knows(read(text, types=BEAR, name="Cub", size="2/3"))
    me, other = table.seat(0), table.seat(1)
    cub, giant, forest = me.has("Cub"), other.has("Hill Giant"), other.has("Forest")
    table.says([forest.id if land else giant.id])
    me.attacks({cub: other})
    table.resolve_stack()
    assert forest.tapped == land and (giant.name == "Cub") == (not land)


# later ---------------------------------------------------------------------------------------------------------------
@rule("603.7c")
def test_what_is_said_after_a_trigger_of_this_turn_belongs_to_it(scenario):
    text = (
        f"Whenever a creature {MINE} attacks alone this turn, put {COUNTER} on it. It gains trample until end of turn."
    )
    assert exact(text)
    table = scenario().knows(read(text))
    me, other = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.casts("Rite").resolves()
    assert not bears.has(TRAMPLE)
    me.attacks({bears: other})
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1 and bears.has(TRAMPLE)


@rule("603.4", "603.12")
def test_what_happens_when_that_is_done_may_ask_something_first(scenario):
    text = (
        f"{{0}}: Put a luck counter on this artifact. {DOES}, if this artifact has two or more luck counters on it, "
        f"put {COUNTER} on target creature {MINE}. It gains flying until end of turn."
    )
    assert exact(text, types="Artifact")
    table = scenario().knows(read(text, types="Artifact", name="Idol"))
    me = table.seat(0)
    idol, bears = me.has("Idol"), me.has("Grizzly Bears")
    for times in (1, 2):
        me.activates(idol)
        table.resolve_stack()
        assert idol.counters("luck") == times
        assert bears.counters("+1/+1") == times - 1 and bears.has(FLYING) == (times == 2)


@rule("613.1", "604.2")
def test_each_that_is_a_creature_gets_something_and_no_other(scenario):
    text = f"Each land gets +2/+2 {WHILE} it's a creature."
    table = scenario().knows(read(text, types="Enchantment", name="Surge"))
    awake = read("Target land becomes a 0/1 Elemental creature that's still a land.", name="Awake")
    table.knows(awake)
    me, other = table.seat(0), table.seat(1)
    me.has("Surge")
    forest = other.has("Forest")
    giant = me.has("Hill Giant")
    me.casts("Awake", at=[forest]).resolves()
    assert (forest.power, forest.toughness) == (2, 3) and giant.power == 3


# other ---------------------------------------------------------------------------------------------------------------
@rule("603.4", "109.1")
@pytest.mark.parametrize("number", [2, 3])
def test_others_than_the_land_that_enters(scenario, number):
    text = f"Whenever a Mountain {MINE} enters, if you control at least two other Mountains, you gain 1 life."
    table = scenario().knows(read(text, types="Land", name="Crater"))
    me = table.seat(0)
    me.has("Crater")
    me.have(*["Mountain"] * (number - 1))
    me.plays("Mountain")
    table.resolve_stack()
    assert me.life == (21 if number == 3 else 20)


@rule("109.1", "301.5")
def test_others_than_the_equipped_creature(scenario):
    text = f"{EQUIPPED} attacks, it gets +1/+1 {EOT} for each {OTHER} {MINE}.\nEquip {{0}}"
    assert exact(text, types=TOOL)
    table = scenario().knows(read(text, types=TOOL, name="Sigil"))
    me, other = table.seat(0), table.seat(1)
    sigil, bears = me.has("Sigil"), me.has("Grizzly Bears")
    me.have("Hill Giant", "Hill Giant")
    other.has("Hill Giant")
    me.activates(sigil, at=[bears])
    table.resolve_stack()
    me.attacks({bears: other})
    table.resolve_stack()
    assert bears.power == 4


@rule("109.1", "510.2")
def test_others_than_the_creature_that_was_dealt_damage(scenario):
    text = (
        f"{EQUIPPED} deals damage to a blocking {CR}, this Equipment {MUCH} to each "
        f"{OTHER} defending player controls.\nEquip {{0}}"
    )
    table = scenario().knows(read(text, types=TOOL, name="Flail"))
    me, other = table.seat(0), table.seat(1)
    flail, bears = me.has("Flail"), me.has("Grizzly Bears")
    blocker, third = other.has("Hill Giant"), other.has("Hill Giant")
    me.activates(flail, at=[bears])
    table.resolve_stack()
    me.attacks({bears: other})
    other.blocks({blocker: bears})
    table.run(lambda d: bool(table.stack), "damage")
    table.resolve_stack()
    assert blocker.damage == 2 and third.damage == 2 and bears.died


@rule("109.1", "601.2c")
def test_two_other_targets_are_others_than_the_one_before(scenario):
    text = f"Target creature {MINE} deals damage {POWER} to each of two other target creatures."
    assert exact(text)
    table = scenario().knows(read(text))
    me, other = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    giants = other.have("Hill Giant", "Hill Giant")
    me.casts("Rite", at=[bears, *giants]).resolves()
    assert [giant.damage for giant in giants] == [2, 2] and bears.damage == 0
    other.has("Serra Angel")
    me.casts("Murder", at=[giants[0]]).resolves()
    me.casts("Rite", at=[bears, giants[1], other.permanent("Serra Angel")])
    with pytest.raises(AssertionError):
        me.casts("Rite", at=[bears, bears, giants[1]])


@rule("109.1", "603.7c")
def test_others_than_the_creature_that_deals_the_damage(scenario):
    text = (
        f"Choose target creature. Whenever that {CR} is dealt damage this turn, it {MUCH} to each "
        f"{OTHER} and each opponent."
    )
    table = scenario().knows(read(text))
    me, other = table.seat(0), table.seat(1)
    angel, giant = me.has("Serra Angel"), other.has("Hill Giant")
    me.casts("Rite", at=[angel]).resolves()
    me.casts("Shock", at=[angel]).resolves()
    table.resolve_stack()
    assert angel.damage == 2 and giant.damage == 2 and other.life == 18


@rule("109.1", "603.10a")
def test_another_card_than_the_one_of_what_died(scenario):
    text = f"Whenever a creature {MINE} dies, return up to one other {CARD} {BURIED} to your hand."
    table = scenario().knows(read(text, types="Enchantment", name="Wake"))
    me = table.seat(0)
    me.has("Wake")
    bears = me.has("Grizzly Bears")
    me.casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    assert me.hand == []
    giant = me.has("Hill Giant")
    me.casts("Murder", at=[giant])
    table.says([id for id in table.game.state.ids(me.number, 2) if table.game.name(id) == "Grizzly Bears"])
    table.resolve_stack()
    assert me.hand == ["Grizzly Bears"]


# where it was cast from ----------------------------------------------------------------------------------------------
@rule("601.2a", "404.2")
@pytest.mark.parametrize("whose", ["your", "a"])
def test_a_spell_cast_from_the_graveyard_of_an_opponent_is_not_cast_from_yours(scenario, whose):
    text = f"Whenever you cast a spell from {whose} graveyard, you gain 3 life."
    borrow = f"You may cast target instant card {ANY} {FREE}."
    table = scenario().knows(read(text, types="Enchantment", name="Hymn"), read(borrow, name="Borrow"))
    me, other = table.seat(0), table.seat(1)
    me.has("Hymn")
    (theirs,) = other.buried("Shock")
    me.casts("Borrow", at=[theirs])
    table.says([1], [other.ref])
    table.resolve_stack()
    assert other.life == 18 and me.life == (23 if whose == "a" else 20)


@rule("601.2a", "404.2")
def test_from_your_graveyard_and_elsewhere_than_your_hand(scenario):
    text = f"Whenever you cast a spell from anywhere {BUT} your hand, you gain 1 life."
    mine = "Whenever you cast a spell from your graveyard, you gain 3 life."
    table = scenario().knows(
        read(text, types="Enchantment", name="Hymn"),
        read(mine, types="Enchantment", name="Psalm"),
        read(f"You may cast target instant card {ANY} {FREE}.", name="Borrow"),
    )
    me = table.seat(0)
    me.have("Hymn", "Psalm")
    (old,) = me.buried("Shock")
    me.casts("Borrow", at=[old])
    assert me.life == 20
    table.says([1], [table.seat(1).ref])
    table.resolve_stack()
    assert me.life == 24


# instead -------------------------------------------------------------------------------------------------------------
@rule("608.2c", "611.2c")
@pytest.mark.parametrize("rich", [True, False])
def test_those_of_an_effect_that_is_replaced_are_described_as_they_were_there(scenario, rich):
    text = (
        f"Creatures {MINE} get +1/+0 until end of turn. If {RICH}, those creatures get +2/+0 until end of turn instead."
    )
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    giants = [*me.have("Hill Giant", "Hill Giant"), table.seat(1).has("Hill Giant")]
    if rich:
        me.has("Sol Ring")
    me.casts("Rite").resolves()
    assert [giant.power for giant in giants] == ([5, 5, 3] if rich else [4, 4, 3])


@rule("608.2c", "115.1")
def test_those_that_are_targets_are_destroyed_instead(scenario):
    text = f"Rite {TO} each of two target creatures. If {RICH}, destroy those creatures instead."
    table = scenario().knows(read(text))
    me = table.seat(0)
    giants = table.seat(1).have("Hill Giant", "Hill Giant")
    me.has("Sol Ring")
    me.casts("Rite", at=giants).resolves()
    assert all(giant.died for giant in giants)


@rule("608.2c")
def test_what_is_not_made_is_not_it_otherwise(scenario):
    text = (
        f"When this creature enters, exile {TOP}. If it's a land {PIECE}, create a Food token. "
        "Otherwise, you may cast it this turn."
    )
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types=BEAR, name="Cub"))
    me, other = table.seat(0), table.seat(1)
    me.library("Shock")
    me.casts("Cub").resolves()
    table.resolve_stack()
    assert me.exile == ["Shock"]
    me.gets_mana("R")
    assert me.castable == ["Shock"] and other.castable == []


def test_that_creature_is_not_the_card_that_was_revealed():
    text = f"When this creature enters, reveal {TOP}. If it's a land {PIECE}, destroy that creature."
    face = FaceText("Cub", "{0}", BEAR, text, "1/1")
    assert read_card(CardText("Cub", "normal", (face,))).card is None


@rule("608.2c", "115.1")
@pytest.mark.parametrize("before", ["Mill two cards", f"Reveal {TOP}"])
def test_that_creature_is_the_target_and_not_a_card_that_was_taken_up(scenario, before):
    text = f"Choose target creature. {before}, then put {COUNTER} on that creature."
    assert exact(text)
    table = scenario().knows(read(text))
    me, other = table.seat(0), table.seat(1)
    giant = other.has("Hill Giant")
    me.library("Grizzly Bears", "Grizzly Bears")
    me.casts("Rite", at=[giant]).resolves()
    assert giant.counters("+1/+1") == 1
