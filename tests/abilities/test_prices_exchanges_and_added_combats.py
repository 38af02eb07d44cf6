"""Cards exiled as a price and kept for a token, power exchanged, libraries dug for life, combats without oneself."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import ARTIFACT, BLOCKERS, CREATURE, LIBRARY
from apnap.rules.core.decisions import D_ATTACK, IllegalAnswer
from apnap.testing import from_text, rule
from apnap.testing.plugin import Builder

BEAST = "Creature - Beast"
BIT, TOWARDS, PART, WISH, REST, JOIN, SOLE, SHEET = "the", "to", "of", "you may", "other", "and", "a", "card"
OUT, PLEASE = "from", "if able"
DEALS = "deals combat damage to a player"
BACK = f"return {BIT} exiled {SHEET} {TOWARDS} the battlefield tapped"
RETURNS = f'It gains "When this token {DEALS}, sacrifice it {JOIN} {BACK}.'
KEEPER = from_text(
    "Bone Keeper",
    "{B}",
    BEAST,
    f"Whenever another nontoken creature you control dies, {WISH} pay {{1}} {JOIN} exile it. If you do, create {SOLE} "
    f'3/3 black Bat creature token with flying. {RETURNS}"',
    "1/1",
)


@rule("607.2a", "118.12")
@pytest.mark.parametrize("pays", [1, 0])
def test_what_died_is_exiled_and_comes_back_with_the_token(scenario: Builder, pays: int) -> None:
    table = scenario(seats=3).knows(KEEPER)
    me, foe = table.seat(0), table.seat(1)
    me.has("Bone Keeper")
    bears = me.has("Grizzly Bears")
    foe.casts("Murder", at=[bears]).resolves()
    me.gets_mana("C")
    table.says([pays])
    table.resolve_stack()
    table.scripted.clear()
    assert (me.exile, me.graveyard) == (["Grizzly Bears"] * pays, ["Grizzly Bears"] * (1 - pays))
    assert ("Bat Token" in me.battlefield) == bool(pays)
    if not pays:
        return
    table.to_turn(foe)
    table.to_turn(me)
    bat = me.permanent("Bat Token")
    me.attacks({bat: foe})
    table.next_turn()
    assert foe.life == 17 and "Bat Token" not in me.battlefield
    assert "Grizzly Bears" in me.battlefield and me.exile == []


@rule("701.12", "613.4b")
def test_power_is_exchanged_until_the_combat_ends(scenario: Builder) -> None:
    ends = "until end of combat"
    other = f"{BIT} power {PART} target creature it's blocking"
    text = f"Whenever this creature blocks, exchange its power {JOIN} {other} {ends}."
    table = scenario(seats=3).knows(from_text("Quiet Monk", "{W}", BEAST, text, "0/2"))
    monk = table.seat(1).has("Quiet Monk")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({monk: giant})
    table.resolve_stack()
    assert (monk.power, giant.power) == (3, 0)
    table.next_turn()
    assert giant.died and monk.zone == "battlefield" and monk.power == 0


OFTEN = "As many times as you choose"
LOOK = f"look at {BIT} top two cards {PART} your library"
SO = "this way"
BELOW = "on the bottom of your library"
DIG = from_text(
    "Deep Vault",
    "{U}",
    "Instant",
    f"L{LOOK[1:]}. {OFTEN}, you may pay 1 life, put those cards {BELOW} in any order, then {LOOK}. Then "
    f"shuffle {JOIN} put {BIT} last cards you looked at {SO} on top in any order.",
)


@rule("401.4", "118.12")
def test_a_library_is_dug_for_life(scenario: Builder) -> None:
    table = scenario().knows(DIG)
    me = table.seat(0)
    me.empty_library()
    cards = me.library("Forest", "Island", "Swamp", "Plains", "Mountain", "Serra Angel")
    me.casts("Deep Vault")
    table.says([1], [cards[0], cards[1]], [1], [cards[2], cards[3]], [0])
    table.resolve_stack()
    table.scripted.clear()
    assert me.life == 18
    top = table.game.state.ids(me.number, LIBRARY)[-2:]
    assert sorted(table.game.name(id) for id in top) == ["Mountain", "Serra Angel"]


TIME = "phase"
MINE = "you or planeswalkers you control"
AFTER = "After this phase, there is an additional"
GAMBIT = from_text(
    "Turning Tide",
    "{U}",
    "Instant",
    f"Remove all attacking creatures {OUT} combat {JOIN} untap them. {AFTER} combat {TIME}. Each {PART} those "
    f"creatures attacks that combat {PLEASE}. They can't attack {MINE} that combat.",
)


@rule("500.8", "508.1d")
def test_those_attack_others_in_the_added_combat(scenario: Builder) -> None:
    table = scenario(seats=3).knows(GAMBIT)
    bears = table.seat(0).has("Grizzly Bears")
    other = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(BLOCKERS)
    table.seat(1).casts("Turning Tide").resolves()
    assert not bears.tapped and not bears.attacking
    asked = table.asked(table.seat(0), kind=D_ATTACK)
    assert bears.now in asked.objects() and other.now in asked.objects()
    with pytest.raises(IllegalAnswer):
        table.seat(0).attacks({})
    with pytest.raises(IllegalAnswer):
        table.seat(0).attacks({bears: table.seat(1)})
    table.seat(0).attacks({bears: table.seat(2)})
    table.next_turn()
    assert [seat.life for seat in table.seats()] == [20, 20, 18]


@rule("500.8", "508.1d")
def test_with_nobody_else_to_attack_they_stay(scenario: Builder) -> None:
    table = scenario(seats=2).knows(GAMBIT)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(BLOCKERS)
    table.seat(1).casts("Turning Tide").resolves()
    table.next_turn()
    assert table.seat(1).life == 20


@rule("205.1a")
def test_a_vehicle_and_nothing_else(scenario: Builder) -> None:
    kind = "Vehicle artifact with crew 2"
    text = f"Enchant creature or Vehicle\nEnchanted permanent is a {kind} and it loses all {REST} card types."
    table = scenario().knows(from_text("Sudden Wheels", "{W}", "Enchantment - Aura", text))
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Sudden Wheels", at=[bears]).resolves()
    types = table.game.char(bears.now).types
    assert types & ARTIFACT and not types & CREATURE and bears.is_a("Vehicle") and not bears.is_a("Bear")
    giant = table.seat(1).has("Hill Giant")
    table.seat(1).activates(bears, says=[[giant]])
    table.resolve_stack()
    assert table.game.char(bears.now).types & CREATURE and bears.power == 2


@rule("205.1b", "115.1")
@pytest.mark.parametrize("x,size", [(1, 0), (3, 4)])
def test_each_with_little_and_those_permanents_are_creatures(scenario: Builder, x: int, size: int) -> None:
    front = f"Return up {TOWARDS} X target artifact cards each with mana value X or less {OUT} your graveyard"
    then = f"those permanents are 4/4 creatures in addition to their {REST} types."
    text = f"{front} {TOWARDS} the battlefield. If X is 3 or more, {then}"
    table = scenario().knows(from_text("Old Parade", "{X}{W}", "Sorcery", text))
    me = table.seat(0)
    (ring,) = me.buried("Sol Ring")
    me.casts("Old Parade", at=[ring], x=x).resolves()
    assert ring.zone == "battlefield" and ring.is_a("Artifact")
    assert (ring.power if size else 0) == size
