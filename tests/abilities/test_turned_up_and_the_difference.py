"""What happens as something is turned face up, cards that come back either way, differences, and what else is counted.

Sentences of our own. CR 110.5b, 608.2d, 614.1e, 701.23, 708.3, 708.8.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BATTLEFIELD, END
from apnap.rules.core.decisions import D_YES_NO, FOR_PLAYER, FOR_SEARCH, O_SPECIAL
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
CHARM = "Enchantment"
BACK = "to the battlefield face up or face down"
MINE = "your library"
RICHER = "an opponent who controls more lands than you"
CARDS = "cards"
KIND = "creature"
PLAYER = "that player"
SHOWN = "reveal <those> cards, put them into your hand, then shuffle"
UNCAST = "the exiled cards that weren't cast this way"
RANDOM = "in a random order"


def plain(text):
    """The words without the marks that keep them apart."""
    return text.replace("<", "").replace(">", "")


def bear(text, name="Cub", cost="{0}", types=BEAR, size=""):
    return read(text, types=types, name=name, cost=cost, size=size)


def turns_up(table, seat, down):
    decision = table.to_priority(seat.number)
    picks = [i for i, o in enumerate(decision.options) if o.kind == O_SPECIAL and o.id == down.now]
    table.game.answer(picks[:1], seat.number, decision.marker)


def down_of(table, seat):
    state = table.game.state
    return [id for id in state.ids(seat.number, BATTLEFIELD) if state.objs[id].face_down]


@rule("614.1e", "708.8")
def test_counters_are_put_on_it_as_it_is_turned_up(scenario):
    text = f"Morph {{1}}\nAs this {KIND} is turned face up, put two luck counters on it."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me = table.seat(0)
    me.casts("Cub", part="morph").resolves()
    (id,) = down_of(table, me)
    down = me.permanent("")
    assert down.id == id and down.counters("luck") == 0
    me.gets_mana("G")
    turns_up(table, me, down)
    assert table.stack == [] and me.permanent("Cub").counters("luck") == 2
    me.casts("Cub").resolves()
    assert me.permanent("Cub").counters("luck") == 0  # cast face up


@rule("608.2d", "708.3")
@pytest.mark.parametrize(("answer", "name"), [(0, "Cub"), (1, "")])
def test_it_comes_back_face_up_or_face_down(scenario, answer, name):
    text = f"Whenever a {KIND} you control is turned face up, you may <return> this card from your graveyard {BACK}."
    text = plain(text)
    assert exact(text, types=BEAR)
    table = scenario(seats=3).knows(bear(text, size="3/4"), bear("Morph {1}", name="Moth"))
    me = table.seat(0)
    me.buried("Cub")
    me.casts("Moth", part="morph").resolves()
    me.gets_mana("G")
    turns_up(table, me, me.permanent(""))
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.asked(me)
    table.answer([answer])
    table.resolve_stack()
    cub = me.permanent(name)
    assert (cub.power, cub.toughness) == ((2, 2) if answer else (3, 4)) and me.graveyard == []


SEARCH = f"Choose {RICHER}. Search {MINE} for a number of basic land <cards> equal to <the> difference, {SHOWN}."


@rule("608.2d", "701.23")
def test_as_many_cards_as_the_chosen_opponent_has_more(scenario):
    assert exact(plain(SEARCH))
    table = scenario(seats=4).knows(read(plain(SEARCH)))
    me = table.seat(0)
    me.has("Forest")
    for seat, count in ((1, 3), (2, 1), (3, 2)):
        table.seat(seat).have(*["Plains"] * count)
    me.empty_library()
    me.library("Forest", "Plains", "Island", "Shock")
    hand = len(me.hand)
    me.casts("Rite")
    chosen = table.asked(me, purpose=FOR_PLAYER)
    richest, richer = table.reference(table.seat(1)), table.reference(table.seat(3))
    assert sorted(chosen.candidates) == sorted([richest, richer])
    table.answer([richest])
    found = table.asked(me, purpose=FOR_SEARCH)
    assert found.maximum == 2 and len(found.candidates) == 3
    table.answer(found.candidates[:2])
    table.resolve_stack()
    assert len(me.hand) == hand + 2


@rule("608.2d")
def test_nobody_has_more_so_nothing_is_found(scenario):
    table = scenario(seats=3).knows(read(plain(SEARCH)))
    me = table.seat(0)
    me.have("Forest", "Forest")
    table.seat(1).has("Plains")
    me.library("Forest")
    hand = len(me.hand)
    me.casts("Rite").resolves()
    table.resolve_stack()
    assert len(me.hand) == hand


@rule("401.4", "608.2c")
def test_what_was_not_cast_goes_to_the_bottom_of_its_own_library(scenario):
    until = f"{PLAYER} exiles <cards> from the top of their <library> until they exile an artifact card"
    text = f"Whenever this {KIND} deals combat damage to a player, {until}. That player puts {UNCAST} {{where}}."
    text = plain(text).replace("{where}", f"on the bottom of their library {RANDOM}")
    table = scenario(seats=2).knows(bear(text))
    me, other = table.seats()
    cub = me.has("Cub")
    other.empty_library()
    other.library("Shock", "Fog", "Mind Stone")
    me.attacks({cub: other})
    table.to_step(END)
    assert other.exile == [] and other.library_size == 3


@rule("613.4c")
def test_so_much_for_one_kind_and_so_much_for_another(scenario):
    text = "This creature gets +1/+1 for each artifact you control and +2/+0 for each Goblin you control."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me, other = table.seats()
    cub = me.has("Cub")
    me.have("Mind Stone", "Goblin Piker")
    other.have("Mind Stone", "Goblin Piker")
    assert (cub.power, cub.toughness) == (4, 2)


@rule("208.2")
@pytest.mark.parametrize(("there", "buried", "power"), [("Mind Stone", "Shock", 2), ("Mind Stone", "Time Warp", 5)])
def test_the_greatest_among_permanents_and_cards(scenario, there, buried, power):
    both = "among artifacts you control and sorcery cards in your graveyard"
    text = f"This creature enters with X luck counters on it, where X is the greatest mana value {both}."
    table = scenario(seats=2).knows(bear(text))
    me, other = table.seats()
    me.has(there)
    me.buried(buried)
    other.buried("Time Warp")
    me.casts("Cub").resolves()
    assert me.permanent("Cub").counters("luck") == power
