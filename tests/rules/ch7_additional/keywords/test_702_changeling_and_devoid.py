"""Changeling and devoid: what an object is everywhere. CR 702.73, 702.114."""

from __future__ import annotations

from apnap.abilities.filters import Subtype
from apnap.rules.ch1_concepts.definitions import Context
from apnap.testing import rule


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
