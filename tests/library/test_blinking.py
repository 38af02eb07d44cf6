"""What is particular about exiling and returning, about cycling, and about living without life."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, FLYING, MAIN2, VIGILANCE
from apnap.testing import rule


@rule("400.7", "110.2a")
def test_cloudshift_returns_a_new_object_under_your_control(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).casts("Act of Treason", at=[bear]).resolves()
    table.seat(0).casts("Cloudshift", at=[bear]).resolves()
    assert not bear.stayed and bear.zone == "battlefield" and bear.controller == table.seat(0)
    table.to_turn(table.seat(1))
    assert bear.controller == table.seat(0) and bear.owner == table.seat(1)


@rule("603.7b", "603.7c")
@pytest.mark.parametrize("name,keyword", [("Flickerwisp", FLYING), ("Glimmerpoint Stag", VIGILANCE)])
def test_what_they_exile_comes_back_at_the_end(scenario, name, keyword):
    table = scenario(seats=2)
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert ring.zone == "exile" and table.seat(0).permanent(name).has(keyword)
    table.to_step(END)
    table.resolve_stack()
    assert ring.zone == "battlefield" and ring.controller == table.seat(1)


@rule("111.8")
def test_a_token_does_not_come_back(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Raise the Alarm").resolves()
    token = table.seat(0).permanent("Soldier Token")
    table.seat(0).casts("Cloudshift", at=[token]).resolves()
    assert table.seat(0).battlefield == ["Soldier Token"]


CYCLER = "Barkhide Mauler"


def cycles(table, seat, at=()):
    """That seat cycles a card; what triggers is aimed at these."""
    [card] = table.seat(seat).holds(CYCLER)
    table.seat(seat).gets_mana("CCCCCWUBRG")
    table.seat(seat).activates(card, at=at)


@rule("702.29", "603.7")
def test_astral_slide_answers_whoever_cycles(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Astral Slide")
    bear = table.seat(1).has("Grizzly Bears")
    table.says([1])
    cycles(table, 1)
    table.resolve_stack()
    assert bear.zone == "exile"
    table.to_step(END)
    table.resolve_stack()
    assert bear.zone == "battlefield" and bear.controller == table.seat(1)


@rule("702.29", "118.12")
def test_lightning_rift_and_invigorating_boon(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Invigorating Boon")
    bear = table.seat(0).has("Grizzly Bears")
    table.says([1])
    cycles(table, 0)
    table.resolve_stack()
    assert bear.counters("+1/+1") == 1
    other = scenario(seats=2)
    other.seat(0).has("Lightning Rift")
    other.says([1])
    cycles(other, 0, at=[other.seat(1)])
    other.resolve_stack()
    assert other.seat(1).life == 18


@rule("608.2d")
def test_mask_of_memory_draws_two_and_discards_one(scenario):
    table = scenario(seats=2)
    bear, mask = table.seat(0).have("Grizzly Bears", "Mask of Memory")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(mask, at=[bear]).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.says([1])
    table.to_step(MAIN2)
    assert len(table.seat(0).hand) == 1 and len(table.seat(0).graveyard) == 1


@rule("704.5a", "603.8")
def test_transcendence_keeps_you_alive_below_zero_and_not_above_twenty(scenario):
    table = scenario(seats=2)
    table.seat(0).at(3)
    table.seat(0).has("Transcendence")
    table.seat(1).casts("Lightning Blast", at=[table.seat(0)]).resolves()
    assert table.seat(0).in_game and table.seat(0).life == -1
    table.resolve_stack()
    assert table.seat(0).life == 7
    table.seat(0).casts("Beacon of Immortality", at=[table.seat(0)]).resolves()
    table.seat(0).casts("Beacon of Immortality", at=[table.seat(0)]).resolves()
    table.run(lambda d: table.game.state.over, "the end")
    assert table.seat(0).outcome == "lost"


@rule("810.8a", "704.6a")
def test_transcendence_keeps_the_whole_team_alive(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True, life=5)
    table.seat(1).has("Transcendence")
    table.seat(2).casts("Lightning Blast", at=[table.seat(0)]).resolves()
    table.seat(2).casts("Lightning Blast", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == -3 and table.seat(0).in_game and table.seat(1).in_game


@rule("704.5a")
def test_lichs_tomb_takes_a_permanent_for_each_life_lost(scenario):
    table = scenario(seats=2)
    table.seat(0).at(1)
    table.seat(0).have("Forest", "Forest", "Forest", "Grizzly Bears")
    tomb = table.seat(0).has("Lich's Tomb")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).in_game and table.seat(0).life == -2
    table.resolve_stack()
    assert len(table.seat(0).battlefield) == 2 and tomb.stayed
