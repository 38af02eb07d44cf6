"""What a card is everywhere but on the battlefield, what is repeated while cards turn up, spells that all may copy.

Sentences of our own; `<word>` marks a word. CR 113.6b, 205.1b, 608.2c, 707.10.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import COMMAND, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule
from tests.abilities.facts import read as reading
from tests.abilities.test_costs_in_addition_and_returns import said


def read(text: str, **how: str):
    assert reading.exact(said(text), how.get("types", "Sorcery"))
    return reading.read(said(text), **how)


SWARM = (
    "As long as <this> artifact isn't on the battlefield, it's a 2/3 Insect <creature> in addition to its other types."
)


@rule("113.6b", "205.1b")
@pytest.mark.parametrize("zone", [HAND, LIBRARY, GRAVEYARD, EXILE, COMMAND])
def test_in_other_zones_a_card_is_what_it_says_it_is_there(scenario, zone):
    table = scenario(seats=3).knows(read(SWARM, types="Artifact"))
    card = table.place(1, "Rite", zone)
    table.refresh()
    chars = table.game.char(card)
    assert chars.types & CREATURE and chars.subtypes == ["Insect"] and (chars.power, chars.toughness) == (2, 3)


@rule("113.6b", "110.4")
def test_as_a_spell_it_is_a_creature_and_as_a_permanent_it_is_not(scenario):
    table = scenario(seats=3).knows(read(SWARM, types="Artifact"))
    me, other = table.seat(0), table.seat(1)
    spell = me.casts("Rite")
    other.casts("Essence Scatter", at=[spell]).resolves()
    assert me.graveyard == ["Rite"] and me.battlefield == []
    me.casts("Rite").resolves()
    rite = me.permanent("Rite")
    assert rite.is_a("Artifact") and not rite.is_a("Creature")
    me.casts("Murder", at=[me.has("Grizzly Bears")]).resolves()
    assert me.battlefield == ["Rite"]


AGAIN = (
    "Create a 1/1 black Insect creature token, <then> mill a card. If an Elf card was milled <this> way, you gain 2 "
    "life and repeat this process."
)


@rule("608.2c")
@pytest.mark.parametrize("elves", [0, 1, 2])
def test_the_whole_process_is_repeated_as_long_as_such_a_card_turns_up(scenario, elves):
    table = scenario(seats=3).knows(read(AGAIN))
    me = table.seat(0)
    me.library(*["Llanowar Elves"] * elves, "Forest")
    life = me.life
    me.casts("Rite").resolves()
    assert me.battlefield.count("Insect Token") == elves + 1
    assert me.life == life + 2 * elves
    assert sorted(me.graveyard) == sorted(["Rite", "Forest", *["Llanowar Elves"] * elves])


@rule("608.2c", "104.4b")
def test_a_process_ends_with_the_library(scenario):
    table = scenario(seats=3).knows(read(AGAIN))
    me = table.seat(0)
    me.empty_library()
    me.library("Llanowar Elves", "Llanowar Elves")
    me.casts("Rite").resolves()
    assert me.library_size == 0 and me.battlefield.count("Insect Token") == 3


MAYHEM = (
    "Choose target instant or sorcery spell. Each opponent <may> copy that spell and may choose new <targets> for the "
    "copy they <control>. You copy that spell once plus an <additional> time for each opponent who <copied> the spell "
    "this way. You may choose <new> targets for the copies you control."
)


@rule("707.10", "608.2d")
@pytest.mark.parametrize("takers", [(), (1,), (1, 2)])
def test_each_opponent_who_copies_it_gives_one_copy_more(scenario, takers):
    gift = reading.read("You gain 3 life.", types="Instant", name="Gift")
    table = scenario(seats=4, teams=[[0, 3], [1], [2]]).knows(read(MAYHEM, types="Instant"), gift)
    me = table.seat(0)
    before = [seat.life for seat in table.seats()]
    spell = me.casts("Gift")
    me.casts("Rite", at=[spell])
    for _ in range(2):
        d = table.asked(kind=D_YES_NO)
        assert d.seat in (1, 2)
        table.answer([int(d.seat in takers)])
    table.resolve_stack()
    gained = [seat.life - life for seat, life in zip(table.seats(), before, strict=True)]
    assert gained[1:3] == [3 * (seat in takers) for seat in (1, 2)]
    assert gained[0] == 3 * (2 + len(takers))


@rule("707.10", "800.4a")
def test_an_opponent_who_leaves_copies_nothing(scenario):
    gift = reading.read("You gain 3 life.", types="Instant", name="Gift")
    table = scenario(seats=3).knows(read(MAYHEM, types="Instant"), gift)
    me = table.seat(0)
    life = me.life
    spell = me.casts("Gift")
    me.casts("Rite", at=[spell])
    d = table.asked(kind=D_YES_NO)
    table.answer([1])
    table.asked(kind=D_YES_NO)
    table.of(d.seat).concedes()
    if table.open_decision().kind == D_YES_NO:
        table.answer([0])
    table.resolve_stack()
    assert me.life == life + 6


MIRROR = (
    "Choose target creature you control. Each opponent <may> create a token that's a copy of <that> creature. For each "
    "opponent who <does>, create a <token> that's a copy of that creature."
)


@rule("608.2d", "707.2")
def test_each_opponent_who_makes_a_copy_gives_you_one(scenario):
    table = scenario(seats=4).knows(read(MIRROR))
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    table.says([1], [0], [1])
    me.casts("Rite", at=[bears]).resolves()
    assert [seat.battlefield.count("Grizzly Bears") for seat in table.seats()] == [3, 1, 0, 1]


@rule("608.2c", "701.20b")
@pytest.mark.parametrize("lands", [0, 1, 3])
def test_a_card_is_revealed_again_as_long_as_it_is_put_away(scenario, lands):
    top = "Reveal the top card <of> your library."
    text = f"{top} If it's a land <card>, put it into <your> graveyard and repeat this process."
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.library(*["Forest"] * lands, "Hill Giant", "Forest")
    me.casts("Rite").resolves()
    assert me.graveyard.count("Forest") == lands and me.graveyard.count("Hill Giant") == 0
