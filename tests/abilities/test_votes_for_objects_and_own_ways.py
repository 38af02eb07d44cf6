"""Votes for permanents and cards, what each of several chooses to do, and cards that come back to all their owners."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SHRINE = "Enchantment"
TIED = "tied for most votes"
MOST = f"with the most votes or {TIED}"
TOGETHER = "a nonland permanent"
POLL = f"Starting with you, each player votes for {TOGETHER}. Exile each permanent {MOST}."
BURIED = "a creature card in your graveyard"
DIG = f"Starting with you, each player votes for {BURIED}. Return each card {MOST} to your hand."
THEIRS = "their owners'"
RIVALS = "each opponent"
TOP = "the top card of your library"
SHOWN = "reveal it"
KEEPER = "target enchantment you control"
OURS = "nontoken permanents you control"
THERE = "one or more of those permanents"
EACH = "Each player discards a card or sacrifices an Elf."
HOME = "to their owners' hands"
SEA = f"Return all nonland permanents {HOME}. If you return"
CARDS = "permanent cards in graveyards that were put there"
TODAY = "from the battlefield this turn"
BACK = f"Choose up to three target {CARDS} {TODAY}. Return them to the battlefield tapped"


@rule("701.38a", "608.2c")
def test_permanents_with_the_most_votes_are_found(scenario):
    assert exact(POLL)
    table = scenario(seats=4).knows(read(POLL, name="Poll"))
    bears = [table.seat(i).has("Grizzly Bears") for i in range(3)]
    spell = table.seat(0).casts("Poll")
    table.says([bears[1].id], [bears[2].id], [bears[2].id], [bears[1].id])
    spell.resolves()
    assert bears[0].stayed and bears[1].zone == "exile" and bears[2].zone == "exile"


@rule("701.38a", "800.4a")
def test_a_player_who_leaves_does_not_vote(scenario):
    table = scenario(seats=3).knows(read(POLL, name="Poll"))
    mine, other = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Llanowar Elves")
    spell = table.seat(0).casts("Poll")
    table.seat(1).concedes()
    table.says([other.id], [other.id])
    spell.resolves()
    assert mine.stayed and other.zone == "exile"


@rule("701.38a")
def test_cards_of_your_graveyard_are_voted_for(scenario):
    assert exact(DIG)
    table = scenario(seats=2).knows(read(DIG, name="Dig"))
    me = table.seat(0)
    bear, elf = me.buried("Grizzly Bears", "Llanowar Elves")
    table.seat(1).buried("Serra Angel")
    spell = me.casts("Dig")
    table.says([bear.id], [elf.id])
    spell.resolves()
    assert "Grizzly Bears" in me.hand and "Llanowar Elves" in me.hand and "Serra Angel" in table.seat(1).graveyard


@rule("101.4", "701.9")
def test_each_discards_or_sacrifices_at_once(scenario):
    assert exact(EACH)
    table = scenario(seats=3).knows(read(EACH, name="Toll"))
    me, one, two = table.seat(0), table.seat(1), table.seat(2)
    elf = one.has("Llanowar Elves")
    (card,) = one.holds("Forest")
    me.holds("Island")
    hands = [len(seat.hand) for seat in (me, one, two)]
    spell = me.casts("Toll")
    table.says([elf.id])
    spell.resolves()
    assert elf.died and "Forest" in one.hand and len(one.hand) == hands[1]
    assert "Island" in me.graveyard
    assert len(two.hand) == max(0, hands[2] - 1)


@rule("608.2c", "400.7")
@pytest.mark.parametrize("mine", [1, 2])
def test_only_what_you_controlled_counts_as_returned_by_you(scenario, mine):
    text = f"{SEA} two or more {OURS} this way, you gain 5 life."
    assert exact(text)
    table = scenario(seats=2).knows(read(text, name="Flood"))
    me, other = table.seat(0), table.seat(1)
    for _i in range(mine):
        me.has("Grizzly Bears")
    other.has("Grizzly Bears")
    other.has("Llanowar Elves")
    me.casts("Flood").resolves()
    assert me.life == (25 if mine == 2 else 20) and other.battlefield == []


@rule("110.2", "608.2c")
def test_each_card_comes_back_to_its_own_owner(scenario):
    text = f"{BACK} under {THEIRS} control. You draw a card for {RIVALS} who controls {THERE}."
    assert exact(text)
    table = scenario(seats=3).knows(read(text, name="Dawn"))
    me, one, two = table.seat(0), table.seat(1), table.seat(2)
    bears = [seat.has("Grizzly Bears") for seat in (me, one, two)]
    me.casts("Wrath of God").resolves()
    assert all(bear.died for bear in bears)
    cards = len(me.hand)
    me.casts("Dawn", at=bears[:2]).resolves()
    assert "Grizzly Bears" in me.battlefield and "Grizzly Bears" in one.battlefield and two.battlefield == []
    assert one.permanent("Grizzly Bears").tapped and len(me.hand) == cards + 1


@rule("610.3")
def test_it_is_exiled_until_another_permanent_leaves(scenario):
    text = f"Exile target creature you don't control until {KEEPER} leaves the battlefield."
    assert exact(text)
    table = scenario(seats=2).knows(read(text, name="Jail"))
    me, other = table.seat(0), table.seat(1)
    bear = other.has("Grizzly Bears")
    anthem = me.has("Glorious Anthem")
    me.casts("Jail", at=[bear, anthem]).resolves()
    assert other.exile == ["Grizzly Bears"]
    me.casts("Disenchant", at=[anthem]).resolves()
    assert "Grizzly Bears" in other.battlefield


@rule("702.155")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_saga_with_read_ahead_begins_with_the_chapter_that_is_chosen(scenario, chapter):
    saga = "Enchantment \u2014 Saga"
    text = "Read ahead\nI \u2014 You gain 1 life.\nII \u2014 You gain 2 life.\nIII \u2014 You gain 4 life."
    assert exact(text, types=saga)
    table = scenario(seats=2).knows(read(text, types=saga, name="Song"))
    me, other = table.seat(0), table.seat(1)
    spell = me.casts("Song")
    table.says([chapter])
    spell.resolves()
    table.resolve_stack()
    assert me.life == 20 + [1, 2, 4][chapter - 1]
    assert ("Song" in me.battlefield) == (chapter < 3)
    if chapter == 1:
        table.to_turn(other)
        table.to_turn(me)
        table.to_step(MAIN1)
        table.resolve_stack()
        assert me.life == 23


@rule("701.20", "608.2c")
def test_what_is_looked_at_is_revealed_and_taken_by_one_instruction(scenario):
    text = f"Look at {TOP}. If it's an Elf card, you may {SHOWN} and put it into your hand."
    assert exact(text)
    table = scenario(seats=2).knows(read(text, name="Peek"))
    me = table.seat(0)
    me.library("Llanowar Elves")
    spell = me.casts("Peek")
    table.says([1])
    spell.resolves()
    assert "Llanowar Elves" in me.hand
