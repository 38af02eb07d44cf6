"""Two planar dice of which one is ignored: who rolls chooses which. CR 706.6, 901.9."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.casual.planes import AnotherPlanarDie
from apnap.rules.ch9_casual.planar_die import FACES, PlanarRolled, roll_planar_die
from apnap.rules.core.constants import EV_MECHANIC
from apnap.rules.core.decisions import D_MODE, O_SPECIAL
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from tests.rules.ch9_casual.test_901_10_leaving_and_variants import THREE, planechase

SPARE = card("Spare Die", "{1}", "Artifact", AnotherPlanarDie())


def load_dice(table: Scenario, *faces: int) -> None:
    """The next rolls show these faces, one after the other."""
    for seed in range(10_000):
        trial = table.game.state.fork()
        trial.seed(seed)
        if [min(int(trial.below(FACES)), 2) for _ in faces] == list(faces):
            table.game.state.seed(seed)
            return
    raise AssertionError(faces)


def face_rolled(table: Scenario) -> int:
    """What the planar die showed last."""
    event = table.game.state.turn().events[EV_MECHANIC]
    while not isinstance(event, PlanarRolled):
        event = event.prev
    return int(event.face)


@rule("901.9", "706.6")
@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0), (1, 2), (2, 0)])
def test_of_two_faces_the_player_keeps_one(scenario: Builder, first: int, second: int, chosen: int) -> None:
    table = planechase(scenario, *THREE, seats=2).knows(SPARE)
    me = table.seat(0)
    me.has("Spare Die")
    load_dice(table, first, second)
    table.to_priority(me.number)
    option = next(i for i, o in enumerate(table.game.decision().options) if o.kind == O_SPECIAL)
    table.game.answer([option])
    decision = table.game.decision()
    assert decision.kind == D_MODE and decision.seat == me.number and decision.rule == "706.6"
    assert len(decision.labels) == 2
    table.game.answer([chosen])
    assert face_rolled(table) == sorted((first, second))[chosen]


@rule("901.9", "706.6")
def test_two_dice_that_show_the_same_leave_nothing_to_choose(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, seats=2).knows(SPARE)
    table.seat(0).has("Spare Die")
    load_dice(table, 2, 2)
    roll_planar_die(table.game, table.seat(0).number, -1)
    assert face_rolled(table) == 2
