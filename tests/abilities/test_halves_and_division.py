"""Copies of half the size, damage that is divided otherwise, and cards that come back at random.

Sentences of our own; `<word>` marks a word. CR 107.1a, 601.2d, 608.2c, 701.9b, 707.9b.
"""

from __future__ import annotations

import pytest

from apnap.abilities.effects.damage import OrIf
from apnap.rules.core.constants import GRAVEYARD, INDESTRUCTIBLE
from apnap.testing import rule
from tests.abilities.facts import read as reading
from tests.abilities.test_costs_in_addition_and_returns import said


def read(text: str, **how: str):
    assert reading.exact(said(text), how.get("types", "Sorcery"))
    return reading.read(said(text), **how)


HALF = "half that creature's"
SAW = (
    "Destroy target creature. If that creature dies this <way>, its controller creates <two> tokens that are copies "
    f"<of> that creature, except their power is {HALF} power and their toughness is {HALF} toughness. "
    "Round up each time."
)


@rule("107.1a", "707.9b")
def test_the_halves_belong_to_whoever_controlled_it_and_count_what_it_last_had(scenario):
    table = scenario(seats=3).knows(read(SAW))
    me, other = table.seat(0), table.seat(1)
    giant = other.has("Hill Giant", counters={"+1/+1": 2})
    me.casts("Rite", at=[giant]).resolves()
    halves = [one for one in other.battlefield if one == "Hill Giant"]
    assert len(halves) == 2 and giant.died
    half = other.permanent("Hill Giant")
    assert (half.power, half.toughness) == (3, 3)


@rule("608.2c", "702.12b")
def test_what_is_not_destroyed_is_not_halved(scenario):
    table = scenario(seats=3).knows(read(SAW))
    me, other = table.seat(0), table.seat(1)
    myr = other.has("Darksteel Myr")
    assert myr.has(INDESTRUCTIBLE)
    me.casts("Rite", at=[myr]).resolves()
    assert other.battlefield == ["Darksteel Myr"]


JUDGED = (
    "Madness {X}{R}\nRite deals 2 damage divided <as> you choose among any number of <targets>. If <this> spell's "
    "madness cost was paid, <it> deals X damage divided as you <choose> among those permanents and/or players instead."
)


@rule("601.2d", "702.35")
@pytest.mark.parametrize("mad", [False, True])
def test_how_much_is_divided_depends_on_how_it_was_cast(scenario, mad):
    table = scenario(seats=3).knows(
        read(JUDGED, types="Instant", cost="{1}{R}"), reading.read("Discard a card.", name="Pyre")
    )
    me, one, two = table.seat(0), table.seat(1), table.seat(2)
    if not mad:
        me.casts("Rite", at=[one, two], says=[[1, 1]]).resolves()
        assert (one.life, two.life) == (19, 19)
        return
    (card,) = me.holds("Rite")
    me.gets_mana("RRRRRR")
    me.casts("Pyre")
    seen = []
    for _ in range(40):
        d = table.open_decision()
        if d is None or one.life < 20:
            break
        seen.append(type(d).__name__)
        table.answer(answer_to(table, d, one, two))
    assert (one.life, two.life) == (16, 19), seen


def answer_to(table, d, one, two):
    name = type(d).__name__
    if name == "TargetDecision":
        return [one.ref, two.ref]
    if name == "DivideDecision" or name == "DivisionDecision":
        return [4, 1]
    if name == "XDecision" or name == "NumberDecision":
        return [5]
    if name == "YesNoDecision":
        return [1]
    return table.default(d)


@rule("601.2d")
def test_what_is_not_known_as_the_spell_is_cast_divides_nothing(scenario):
    card = reading.read(said(JUDGED), types="Instant")
    (spell,) = [one for one in card.base.abilities.every if one.targets()]
    slots = spell.targets()
    assert len(slots) == 1 and isinstance(slots[0].divided, OrIf)
    refusal = said(JUDGED).replace("this spell's madness cost was paid", "you control an artifact")
    with pytest.raises(AssertionError):
        reading.read(refusal, types="Instant")


WALTZ = (
    "Choose three target creature <cards> in your graveyard. Return two of <them> at random to the battlefield <and> "
    "put the other on <the> bottom of your library."
)


@rule("608.2b", "701.9b")
@pytest.mark.parametrize("left", [3, 2])
def test_of_three_two_come_back_at_random_and_of_two_both(scenario, left):
    table = scenario(seats=3).knows(
        read(WALTZ), reading.read("Exile target card from a graveyard.", types="Instant", name="Pyre")
    )
    me = table.seat(0)
    cards = me.buried("Grizzly Bears", "Hill Giant", "Craw Wurm")
    size = me.library_size
    spell = me.casts("Rite", at=cards)
    if left == 2:
        table.seat(1).casts("Pyre", at=[cards[0]]).resolves()
    spell.resolves()
    assert len(me.battlefield) == 2
    assert me.library_size == size + (1 if left == 3 else 0)
    assert all(table.game.state.objs[card.now].zone != GRAVEYARD for card in cards)
