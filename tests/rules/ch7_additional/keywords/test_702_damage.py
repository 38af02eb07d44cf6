"""Wither and infect; changeling and devoid. CR 702.73, 702.80, 702.90, 702.114."""

from __future__ import annotations

from apnap.abilities.filters import Subtype
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import MAIN2
from apnap.testing import rule


@rule("702.80")
def test_wither_leaves_counters_on_creatures_and_costs_players_life(scenario):
    table = scenario()
    gang, ripper = table.seat(0).have("Boggart Ram-Gang", "Sickle Ripper")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({gang: table.seat(1), ripper: table.seat(1)})
    table.seat(1).blocks({wurm: gang})
    table.to_step(MAIN2)
    assert wurm.counters("-1/-1") == 3 and wurm.damage == 0 and table.seat(1).life == 18


@rule("702.90")
def test_infect_poisons_players_and_weakens_creatures(scenario):
    table = scenario()
    cyst, widow = table.seat(0).have("Cystbearer", "Blightwidow")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({cyst: table.seat(1), widow: table.seat(1)})
    table.seat(1).blocks({giant: widow})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 2 and table.seat(1).life == 20 and giant.counters("-1/-1") == 2


@rule("702.73")
def test_a_changeling_is_every_creature_type_everywhere(scenario):
    table = scenario()
    automaton = table.seat(0).has("Universal Automaton")
    bird = table.seat(0).holds("Avian Changeling")[0]
    game = table.game
    ctx = Context(0, automaton.id)
    for id in (automaton.id, bird.id):
        assert Subtype("Goblin").test(game, ctx, id) and Subtype("Soldier").test(game, ctx, id)
        assert not Subtype("Forest").test(game, ctx, id) and not Subtype("Equipment").test(game, ctx, id)
    bear = table.seat(0).has("Grizzly Bears")
    assert not Subtype("Goblin").test(game, ctx, bear.id)


@rule("702.114")
def test_devoid_is_colourless_everywhere(scenario):
    table = scenario()
    prophet = table.seat(0).holds("Prophet of Distortion")[0]
    assert table.game.char(prophet.id).colors == 0
    knight = table.seat(1).has("White Knight")  # protection from black does not see it
    table.seat(0).casts("Oblivion Strike", at=[knight]).resolves()
    assert knight.zone == "exile"
