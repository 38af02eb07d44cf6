"""Spells cast once a turn from among certain cards, copies that enter with more counters, large amounts of damage.

Sentences of our own. CR 120, 601.3, 614.1c, 707.9.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.rules.core.decisions import FOR_COPY, O_CAST
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
CHARM = "Enchantment"
CARDS = "cards in your graveyard"
AT_MOST = "mana value less than or equal to"
THAT = "that many"
COPY = "as a copy of"
ADDED = "additional +1/+1 counters on it"
KIND = "creature"
ONCE = "Once during each of your turns"
TAPPED = "artifact enters tapped"
GRAVE = "your graveyard"
ENTERS = "You may have this creature enter"
THERE = "on the battlefield"


def plain(text):
    """The words without the marks that keep them apart."""
    return text.replace("<", "").replace(">", "")


def bear(text, name="Cub", cost="{0}", types=BEAR, size=""):
    return read(text, types=types, name=name, cost=cost, size=size)


@rule("601.3", "614.1c")
def test_what_is_cast_once_a_turn_enters_tapped(scenario):
    text = f"{ONCE}, you may cast an artifact spell from {GRAVE}. If you cast a spell this way, that {TAPPED}."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(read(text, types=CHARM, name="Forge"))
    me = table.seat(0)
    me.has("Forge")
    stone, ring = me.buried("Mind Stone", "Sol Ring")
    me.gets_mana("GGGG")
    table.refresh()
    table.choose_option(me.number, O_CAST, stone.id, (), None, (), ())
    table.resolve_stack()
    assert me.permanent("Mind Stone").tapped and not me.can(O_CAST, ring)
    me.casts("Sol Ring").resolves()
    assert not me.permanent("Sol Ring").tapped


@rule("601.3")
def test_only_cards_that_came_from_elsewhere_this_turn(scenario):
    text = f"{ONCE}, you may cast a {KIND} spell from among {CARDS} that were put there from <el> this turn."
    text = text.replace("<el>", "anywhere other than the battlefield")
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(
        read(text, types=CHARM, name="Hope"), read("Mill a card.", name="Grind"), bear("", name="Pup")
    )
    me = table.seat(0)
    me.has("Hope")
    me.buried("Pup")
    assert "Pup" not in me.castable
    cub = me.has("Grizzly Bears")
    me.casts("Murder", at=[cub]).resolves()
    me.gets_mana("GGGG")
    table.refresh()
    assert "Grizzly Bears" not in me.castable
    me.library("Pup")
    me.casts("Grind").resolves()
    assert me.castable.count("Pup") >= 1


@rule("601.3")
@pytest.mark.parametrize(("counters", "castable"), [(1, False), (2, True)])
def test_a_limit_that_grows(scenario, counters, castable):
    text = (
        f"{ONCE}, you may cast a creature spell from {GRAVE} with {AT_MOST} the number of luck "
        "counters on this enchantment."
    )
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(
        read(text, types=CHARM, name="Hope"), read("Put a luck counter on target permanent.", name="Luck")
    )
    me = table.seat(0)
    hope = me.has("Hope")
    for _ in range(counters):
        me.casts("Luck", at=[hope]).resolves()
    me.buried("Grizzly Bears")
    me.gets_mana("GG")
    table.refresh()
    assert ("Grizzly Bears" in me.castable) == castable


@rule("707.9", "107.3")
@pytest.mark.parametrize(("x", "power"), [(3, 6), (0, 3)])
def test_a_copy_enters_with_as_many_more_counters(scenario, x, power):
    text = f"{ENTERS} {COPY} any creature {THERE}, except it enters with X {ADDED}."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text, cost="{X}", size="0/0"))
    me, other = table.seats()
    giant = other.has("Hill Giant")
    me.casts("Cub", x=x)
    table.asked(me, purpose=FOR_COPY)
    table.answer([giant.now])
    table.resolve_stack()
    copy = me.permanent("Hill Giant")
    assert (copy.power, copy.counters("+1/+1")) == (power, x)


@rule("707.9")
def test_what_copies_nothing_has_no_more_counters(scenario):
    text = f"{ENTERS} {COPY} a Goblin you control, except it enters with an additional luck counter on it."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me = table.seat(0)
    table.seat(1).has("Goblin Piker")
    me.casts("Cub").resolves()
    table.resolve_stack()
    assert me.permanent("Cub").counters("luck") == 0


@rule("707.9b")
@pytest.mark.parametrize("whose", ["its", "his", "her"])
def test_a_copy_keeps_its_name_however_that_is_said(scenario, whose):
    text = f"{ENTERS} {COPY} a creature you control, except {whose} name is Cub."
    verdict = bear(text)
    table = scenario(seats=2).knows(verdict)
    me = table.seat(0)
    giant = me.has("Hill Giant")
    me.casts("Cub")
    table.asked(me, purpose=FOR_COPY)
    table.answer([giant.now])
    table.resolve_stack()
    assert me.permanent("Cub").power == 3


@rule("120.3")
@pytest.mark.parametrize(("who", "gained"), [("Hill Giant", 1), ("Grizzly Bears", 0)])
def test_only_so_much_damage_from_one_source_counts(scenario, who, gained):
    text = "Whenever a creature you control deals 3 or more combat damage to a player, you gain 1 life."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(read(text, types=CHARM, name="Wound"))
    me, other = table.seats()
    me.has("Wound")
    one, two = me.has(who), me.has("Grizzly Bears")
    me.attacks({one: other, two: other})
    table.to_step(END)
    assert me.life == 20 + gained


@rule("601.2i", "109.5")
@pytest.mark.parametrize(("who", "drawn"), [(0, 0), (1, 1), (2, 1)])
def test_another_player_is_anybody_but_you(scenario, who, drawn):
    text = "Whenever another player casts an instant spell, you gain 2 life."
    assert exact(text, types=CHARM)
    table = scenario(seats=3).knows(read(text, types=CHARM, name="Ear"))
    table.seat(0).has("Ear")
    table.seat(who).casts("Fog").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20 + 2 * drawn


@rule("122.1", "120.3")
def test_as_much_energy_as_damage(scenario):
    text = f"Whenever this {KIND} deals combat damage to an opponent, you get {THAT} {{E}}."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(
        bear(text, size="3/3"), read("Pay {E}{E}{E}: You gain 5 life.", types=CHARM, name="Coil")
    )
    me, other = table.seats()
    cub, coil = me.has("Cub"), me.has("Coil")
    me.attacks({cub: other})
    table.to_step(END)
    me.activates(coil).resolves()
    assert me.life == 25


@rule("205.2", "303.4")
def test_what_is_enchanted_or_equipped(scenario):
    text = "Enchanted or equipped creatures you control get +2/+0."
    table = scenario(seats=2).knows(
        read(text, types=CHARM, name="Crest"),
        read("Enchant creature\nEnchanted creature has reach.", types="Enchantment \u2014 Aura", name="Ribbon"),
    )
    me = table.seat(0)
    me.has("Crest")
    bears, giant = me.has("Grizzly Bears"), me.has("Hill Giant")
    me.casts("Ribbon", at=[bears]).resolves()
    assert (bears.power, giant.power) == (4, 3)


ECHO = "Whenever another source <you> control deals exactly 1 damage to <any>, this creature deals 2 damage to <that>."
ECHO = (
    ECHO.replace("<you>", "you").replace("<any>", "a permanent or player").replace("<that>", "that permanent or player")
)


@rule("120.3", "603.2")
@pytest.mark.parametrize(("amount", "more"), [(1, 2), (2, 0)])
def test_what_was_dealt_just_so_much_damage_is_dealt_more(scenario, amount, more):
    assert exact(ECHO, types=BEAR)
    sting = f"Rite deals {amount} damage to any target."
    table = scenario(seats=3).knows(bear(ECHO), read(sting))
    me, other = table.seat(0), table.seat(2)
    me.has("Cub")
    giant = other.has("Hill Giant")
    me.casts("Rite", at=[other]).resolves()
    table.resolve_stack()
    assert other.life == 20 - amount - more
    me.casts("Rite", at=[giant]).resolves()
    table.resolve_stack()
    assert giant.died == (more > 0)
    other.has("Cub")
    me.casts("Rite", at=[table.seat(1)]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 20 - amount - more


@rule("120.3", "800.4a")
def test_who_has_left_is_dealt_no_more(scenario):
    table = scenario(seats=3).knows(bear(ECHO), read("Rite deals 1 damage to any target."))
    me, other = table.seat(0), table.seat(2)
    me.has("Cub")
    me.casts("Rite", at=[other]).resolves()
    assert other.life == 19
    other.concedes()
    table.resolve_stack()
    assert not other.in_game and me.life == 20


@rule("120.1", "109.4")
def test_a_spell_is_a_source_as_well(scenario):
    text = "Whenever a source you control deals damage to a player, you gain 1 life."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(read(text, types=CHARM, name="Ward"), read("Rite deals 2 damage to any target."))
    me, other = table.seats()
    me.has("Ward")
    me.casts("Rite", at=[other]).resolves()
    table.resolve_stack()
    assert me.life == 21


@rule("120.3", "109.5")
@pytest.mark.parametrize("what", ["source", "creature"])
def test_that_player_is_who_controls_what_damages_you(scenario, what):
    text = plain(f"Whenever a {what} an opponent controls deals <damage> to you, that player loses 5 life.")
    assert exact(text, types=CHARM)
    shot = "{T}: This creature deals 1 damage to target player."
    table = scenario(seats=3).knows(read(text, types=CHARM, name="Ward"), bear(shot))
    me, other = table.seat(0), table.seat(2)
    me.has("Ward")
    other.activates(other.has("Cub"), at=[me]).resolves()
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [19, 20, 15]


@rule("707.2", "608.2h")
def test_copies_of_what_was_sacrificed(scenario):
    text = plain("Sacrifice another creature: Create two tokens that <are> copies of the <sacrificed> creature.")
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text), read("Put a +1/+1 counter on target creature.", name="Grow"))
    me = table.seat(0)
    cub, giant = me.have("Cub", "Hill Giant")
    me.casts("Grow", at=[giant]).resolves()
    me.activates(cub).resolves()
    table.resolve_stack()
    assert giant.died and me.battlefield.count("Hill Giant") == 2
    assert me.permanent("Hill Giant").power == 3  # counters are not copied


@rule("701.37", "603.2")
def test_it_enters_or_becomes_monstrous(scenario):
    text = "When this creature enters or becomes monstrous, you gain 2 life.\n{0}: Monstrosity 1."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me = table.seat(0)
    me.casts("Cub").resolves()
    table.resolve_stack()
    assert me.life == 22
    cub = me.permanent("Cub")
    for _ in range(2):
        me.activates(cub).resolves()
        table.resolve_stack()
    assert me.life == 24
