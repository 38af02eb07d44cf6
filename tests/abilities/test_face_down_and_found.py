"""What comes back face down as something, what a search reveals before it is put anywhere, graveyards that are left.

Sentences of our own. CR 113.6m, 305.6, 508.1d, 608.2g, 701.20b, 701.23, 701.30, 708.2.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BATTLEFIELD, LAND
from apnap.rules.core.decisions import D_YES_NO, FOR_MAY, FOR_PLAYER, FOR_SEARCH, IllegalAnswer
from apnap.testing import rule
from apnap.testing.handles import Permanent
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
BURIED = "from your graveyard"
BACK = "to the battlefield face down"
OWNER = "under its owner's control"
FREE = "without paying its mana cost"
PUT = "into your hand"
SHUFFLE = "Then shuffle."
MINE = "your library"
HERE = "onto the battlefield"
POORER = "an opponent controls more lands than you"
WOULD = "would be put into a graveyard"
ARE = "cards are in your graveyard"
ALSO = "in addition to its other types"
OPPONENT = "target opponent"
CLASH = "Clash with an opponent"
HOME = "its owner's hand"
WIN = "If you win"


def bear(text, name="Cub", cost="{0}"):
    return read(text, types=BEAR, name=name, cost=cost)


# face down -----------------------------------------------------------------------------------------------------------
GROVE = f"Whenever another nontoken creature dies, return it {BACK} {OWNER}. It's a Forest land."


def turned_down(table, seat):
    """The face-down permanents of a player."""
    state = table.game.state
    return [Permanent(table, id) for id in state.ids(seat.number, BATTLEFIELD) if state.objs[id].face_down]


@rule("708.2", "708.3", "305.6")
def test_what_comes_back_face_down_is_what_is_said_of_it_and_nothing_else(scenario):
    assert exact(GROVE, types="Enchantment")
    table = scenario(seats=3).knows(read(GROVE, types="Enchantment", name="Grove"))
    me, other = table.seat(0), table.seat(2)
    me.has("Grove")
    angel = other.has("Serra Angel")
    me.casts("Murder", at=[angel]).resolves()
    table.resolve_stack()
    assert turned_down(table, me) == []
    (land,) = turned_down(table, other)
    assert land.owner == land.controller == other
    chars = table.game.char(land.id)
    assert (chars.name, chars.types, chars.subtypes, chars.colors, chars.keywords) == ("", LAND, ["Forest"], 0, 0)
    table.to_turn(other)
    other.taps_for_mana(land)
    assert other.pool == "G"


@rule("708.2a")
@pytest.mark.parametrize("words", ["", " It's a 3/1 blue Bird artifact creature."])
def test_face_down_it_is_a_2_2_creature_unless_something_else_is_said(scenario, words):
    text = f"When this creature dies, return it {BACK} under your control.{words}"
    assert exact(text, types=BEAR)
    table = scenario().knows(bear(text))
    cub = table.seat(0).has("Cub")
    table.seat(0).casts("Murder", at=[cub]).resolves()
    table.resolve_stack()
    (down,) = turned_down(table, table.seat(0))
    assert (down.power, down.toughness) == ((3, 1) if words else (2, 2))
    assert down.is_a("Artifact") == bool(words) and down.colors == ("U" if words else "")
    table.seat(0).casts("Murder", at=[down]).resolves()
    table.resolve_stack()
    assert turned_down(table, table.seat(0)) == []  # face down it had no such ability


# what a search reveals -----------------------------------------------------------------------------------------------
FINDER = (
    f"Search {MINE} for an artifact card and reveal it. If {POORER}, you may put that card {HERE} tapped. "
    f"If you don't put the card {HERE}, put it {PUT}. {SHUFFLE}"
)


@rule("701.23", "701.20b")
@pytest.mark.parametrize(("lands", "willing"), [(0, 1), (1, 1), (1, 0)])
def test_what_is_found_and_shown_goes_where_the_next_sentences_say(scenario, lands, willing):
    assert exact(FINDER)
    table = scenario(seats=3).knows(read(FINDER))
    me = table.seat(0)
    me.library("Mind Stone", "Shock")
    if lands:
        table.seat(2).has("Forest")
    me.casts("Rite")
    found = table.asked(me, purpose=FOR_SEARCH)
    assert [table.game.state.objs[id].card.name for id in found.candidates] == ["Mind Stone"]
    table.answer(found.candidates)
    if lands:
        table.asked(me, kind=D_YES_NO)
        table.answer([willing])
    table.resolve_stack()
    there = lands and willing
    assert ("Mind Stone" in me.battlefield, "Mind Stone" in me.hand) == (bool(there), not there)
    assert not there or me.permanent("Mind Stone").tapped
    assert any("shuffles" in line for line in table.log)


@rule("701.23b")
def test_who_finds_nothing_shuffles_all_the_same(scenario):
    table = scenario(seats=3).knows(read(FINDER))
    me = table.seat(0)
    me.library("Mind Stone", "Shock")
    hand = len(me.hand)
    me.casts("Rite")
    table.asked(me, purpose=FOR_SEARCH)
    table.answer([])
    table.resolve_stack()
    assert "Mind Stone" not in me.battlefield and len(me.hand) == hand
    assert any("shuffles" in line for line in table.log)


@rule("701.23", "800.4a")
def test_who_leaves_while_searching_leaves_nothing_undone(scenario):
    table = scenario(seats=3).knows(read(FINDER))
    me = table.seat(0)
    me.library("Mind Stone")
    me.casts("Rite")
    table.asked(me, purpose=FOR_SEARCH)
    me.concedes()
    table.next_turn()
    assert not me.in_game


# a spell from any graveyard ------------------------------------------------------------------------------------------
GHOST = (
    f"When this creature enters, you may cast a sorcery spell with mana value 3 or less from a graveyard {FREE}. "
    f"If that spell {WOULD}, exile it instead."
)


@rule("608.2g", "614.1a")
def test_a_spell_is_cast_from_the_graveyard_of_any_player_and_exiled(scenario):
    assert exact(GHOST, types=BEAR)
    table = scenario(seats=3).knows(bear(GHOST))
    me, other = table.seat(0), table.seat(2)
    other.buried("Divination", "Shock")
    me.library("Forest", "Forest", "Forest")
    hand = len(me.hand)
    me.casts("Cub").resolves()
    table.says([1])
    chosen = table.asked(me, purpose=FOR_MAY) if table.open_decision().purpose != FOR_MAY else table.open_decision()
    while chosen.kind == D_YES_NO:
        table.answer([1])
        chosen = table.asked(me, purpose=FOR_MAY)
    names = [table.game.state.objs[id].card.name for id in chosen.candidates]
    assert names == ["Divination"]
    table.answer(chosen.candidates)
    table.resolve_stack()
    assert len(me.hand) == hand + 2 and other.exile == ["Divination"] and other.graveyard == ["Shock"]


# this card in a graveyard --------------------------------------------------------------------------------------------
@rule("701.13", "608.2c")
@pytest.mark.parametrize("stolen", [False, True])
def test_only_a_card_in_your_own_graveyard_is_exiled_from_it(scenario, stolen):
    text = f"When this creature dies, you may gain 2 life. If you do, exile this card {BURIED}."
    assert exact(text, types=BEAR)
    table = scenario().knows(bear(text))
    me, owner = table.seat(0), table.seat(1 if stolen else 0)
    cub = owner.has("Cub")
    if stolen:
        me.casts("Act of Treason", at=[cub]).resolves()
    me.casts("Murder", at=[cub]).resolves()
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert me.life == 22
    assert ("Cub" in owner.graveyard) == stolen and ("Cub" in owner.exile) != stolen


@rule("113.6m", "603.2")
@pytest.mark.parametrize("word", ["If", "When"])
def test_an_ability_that_moves_this_card_out_of_the_graveyard_functions_there(scenario, word):
    text = f"Whenever you gain life, you may exile this card {BURIED}. {word} you do, draw a card."
    assert exact(text, types=BEAR)
    table = scenario().knows(bear(text), read("You gain 1 life.", name="Balm"))
    me = table.seat(0)
    me.has("Cub")
    me.buried("Cub")
    table.seat(1).buried("Cub")
    me.library("Forest", "Forest")
    hand = len(me.hand)
    me.casts("Balm").resolves()
    assert len(table.stack) == 1
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert me.exile == ["Cub"] and me.battlefield == ["Cub"] and len(me.hand) == hand + 1


@rule("608.2c")
@pytest.mark.parametrize("cards", [1, 2])
def test_so_many_cards_of_a_kind_are_in_a_graveyard(scenario, cards):
    text = f"You gain 2 life if two or more land {ARE}. Otherwise, you gain 5 life."
    assert exact(text)
    table = scenario().knows(read(text))
    table.seat(0).buried("Shock", *["Forest"] * cards)
    table.seat(1).buried("Forest", "Forest")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == (22 if cards == 2 else 25)


# a quotation within a list -------------------------------------------------------------------------------------------
@rule("613.1d", "613.1f")
def test_a_bonus_an_ability_and_a_type_in_one_list(scenario):
    text = f'Equipped creature gets +2/+0, has "{{T}}: You gain 3 life," and is a Cleric {ALSO}.'
    rod = f"{text}\nEquip {{0}}"
    assert exact(rod, types="Artifact \u2014 Equipment")
    table = scenario().knows(read(rod, types="Artifact \u2014 Equipment", name="Rod"))
    me = table.seat(0)
    stick, bears = me.has("Rod"), me.has("Grizzly Bears")
    me.activates(stick, at=[bears]).resolves()
    assert bears.power == 4 and bears.is_a("Cleric") and bears.is_a("Bear")
    me.activates(bears).resolves()
    assert me.life == 23 and bears.tapped


# combat and clashes --------------------------------------------------------------------------------------------------
@rule("508.1d")
def test_a_creature_that_has_to_attack_a_certain_player_this_turn(scenario):
    text = f"Target creature attacks {OPPONENT} this turn if able."
    assert exact(text)
    table = scenario(seats=4).knows(read(text))
    me, whom = table.seat(0), table.seat(2)
    bears = me.has("Grizzly Bears")
    me.casts("Rite", at=[bears, whom]).resolves()
    for plan in ({}, {bears: table.seat(1)}):
        with pytest.raises(IllegalAnswer, match="508.1d"):
            me.attacks(plan)
    me.attacks({bears: whom})
    assert bears.attacking


@rule("701.30", "608.2d")
@pytest.mark.parametrize(("mine", "willing"), [("Forest", 1), ("Hill Giant", 1), ("Hill Giant", 0)])
def test_who_wins_a_clash_may_have_something_else_happen_instead(scenario, mine, willing):
    text = (
        f"{CLASH}, then return target creature to {HOME}. {WIN}, you may put that creature on the bottom "
        "of its owner's library instead."
    )
    assert exact(text)
    table = scenario(seats=3).knows(read(text))
    me, other = table.seat(0), table.seat(1)
    bears = other.has("Grizzly Bears")
    me.library(mine)
    for seat in table.seats()[1:]:
        seat.library("Ornithopter")
    me.casts("Rite", at=[bears])
    whom = table.asked(me, purpose=FOR_PLAYER)
    table.answer([table.seat(2).ref])
    assert whom.seat == me.number
    won = mine == "Hill Giant"
    if won:
        table.says([0], [0], [willing])
    table.resolve_stack()
    assert ("Grizzly Bears" in other.hand) == (not won or not willing)


@rule("701.30")
@pytest.mark.parametrize("mine", ["Forest", "Hill Giant"])
def test_something_else_happens_to_who_does_not_win_a_clash(scenario, mine):
    text = f"{CLASH}. If you win, target player loses 2 life. Otherwise, that player loses 1 life."
    assert exact(text)
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.library(mine)
    for seat in table.seats()[1:]:
        seat.library("Ornithopter")
    me.casts("Rite", at=[table.seat(2)]).resolves()
    assert [s.life for s in table.seats()] == [20, 20, 18 if mine == "Hill Giant" else 19]
