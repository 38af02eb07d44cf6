"""What each creature says as it mutates."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import LIFELINK, PLUS
from apnap.rules.core.decisions import FOR_MAY
from apnap.testing import rule

RELIC = card("Quiet Relic", "{1}", "Artifact")
ON_TOP = [0]


def mutated(table, name, *answers):
    """A bear of seat 0 mutates; what is asked besides is answered."""
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name, at=[bear], part="mutate")
    table.says(ON_TOP, *answers)
    table.resolve_stack()
    assert bear.stayed and bear.name == name
    return bear


@pytest.mark.parametrize(
    "name,wanted,other",
    (
        ("Boneyard Lurker", "Forest", "Shock"),
        ("Lore Drakkis", "Shock", "Forest"),
    ),
)
@rule("702.140c", "115.1")
def test_a_card_comes_back_to_the_hand(scenario, name, wanted, other):
    table = scenario()
    table.seat(0).buried(wanted, other)
    mutated(table, name)  # there is only one target for it
    assert table.seat(0).hand == [wanted] and table.seat(0).graveyard == [other]


@rule("702.140c")
def test_cavern_whisperer_and_chittering_harvester_take_from_each_opponent(scenario):
    table = scenario(seats=3)
    bears = [table.seat(i).has("Hill Giant") for i in (1, 2)]
    for seat in table.seats():
        seat.holds("Island")
    mutated(table, "Cavern Whisperer")
    assert [s.hand for s in table.seats()] == [["Island"], [], []]
    mutated(table, "Chittering Harvester")
    assert all(b.died for b in bears)


@rule("702.140c", "608.2d")
def test_cloudpiercer_may_trade_a_card(scenario):
    table = scenario()
    table.seat(0).holds("Island")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Cloudpiercer", at=[bear], part="mutate")
    table.says(ON_TOP)
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"] and table.seat(0).graveyard == ["Island"]


@rule("118.12", "608.2d")
def test_cloudpiercer_gives_nothing_for_no_card(scenario):
    """With an empty hand nothing is discarded, so nothing is drawn either."""
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Cloudpiercer", at=[bear], part="mutate")
    table.says(ON_TOP)
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).hand == [] and table.seat(0).graveyard == []


@rule("702.140c", "111.1")
def test_some_bring_tokens(scenario):
    table = scenario()
    mutated(table, "Cubwarden")
    cats = [p for p in table.seat(0).battlefield if p == "Cat Token"]
    assert len(cats) == 2 and table.seat(0).permanent("Cat Token").has(LIFELINK)
    mutated(table, "Trumpeting Gnarr")
    beast = table.seat(0).permanent("Beast Token")
    assert (beast.power, beast.colors) == (3, "G")


@pytest.mark.parametrize(
    "name,hit,missed",
    (("Dirge Bat", "Hill Giant", "Quiet Relic"), ("Gemrazer", "Quiet Relic", "Hill Giant")),
)
@rule("702.140c", "701.8")
def test_some_destroy_what_an_opponent_controls(scenario, name, hit, missed):
    table = scenario().knows(RELIC)
    mine = table.seat(0).has(hit)
    target, other = table.seat(1).have(hit, missed)
    mutated(table, name)
    assert target.died and other.stayed and mine.stayed


@rule("702.140c")
def test_sawtusk_demolisher_leaves_a_beast_behind(scenario):
    table = scenario().knows(RELIC)
    relic = table.seat(1).has("Quiet Relic")
    mutated(table, "Sawtusk Demolisher")
    assert relic.died and table.seat(1).battlefield == ["Beast Token"]


@rule("702.140c", "701.23")
def test_migratory_greathorn_finds_a_land(scenario):
    table = scenario()
    island = table.seat(0).library("Island")[0]
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Migratory Greathorn", at=[bear], part="mutate")
    table.says(ON_TOP)
    table.asked(table.seat(0), "search")
    table.answer([island.id])
    table.resolve_stack()
    land = table.seat(0).permanent("Island")
    assert land.tapped


@rule("702.140c")
def test_necropanther_raises_the_small(scenario):
    table = scenario()
    table.seat(0).buried("Savannah Lions", "Craw Wurm")
    mutated(table, "Necropanther")
    assert "Savannah Lions" in table.seat(0).battlefield and table.seat(0).graveyard == ["Craw Wurm"]


@rule("702.140c")
def test_pouncing_shoreshark_may_return_a_creature(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Pouncing Shoreshark", at=[bear], part="mutate")
    table.says(ON_TOP)
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert giant.zone == "hand"


@rule("702.140c", "122.6")
def test_vulpikeet_grows(scenario):
    table = scenario()
    assert mutated(table, "Vulpikeet").counters(PLUS) == 1
