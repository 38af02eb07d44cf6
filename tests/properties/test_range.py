"""Under limited range of influence, what a spell or ability does stays within its controller's range. CR 801.10."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import GONE, STACK, STAGE_END_STEP, STAGE_RESOLVE
from apnap.rules.core.play import Play
from tests.properties.games import PILES, Deal, some

RANGED = ("ranged 6", "range 2", "attack right", "deploy in range", "options 0", "options 1", "two markers")


class Fenced(Play):
    """Looks at all that is out of range before something resolves, and again afterwards."""

    fenced = 0

    def transition(self) -> None:
        state = self.state
        turn = state.turns[state.here]
        if turn.stage != STAGE_RESOLVE or state.reach is None or state.resume is not None:
            super().transition()
            return
        top = turn.stack[-1]
        seat = state.objs[top].controller
        name = self.name(top)
        alive, frame, day = state.alive, state.frame, state.day
        objects = {o.id: traits(o) for o in state.objs if o.zone != GONE and not state.reaches(seat, o.id)}
        players = {s: self.numbers(s) for s in range(state.seats) if not state.in_reach(seat, s)}
        super().transition()
        state = self.state
        if state.alive != alive or state.over or state.frame is not frame:
            return  # who leaves, leaves wherever they sit; a subgame is another table
        type(self).fenced += len(players)
        for id, before in objects.items():
            if state.objs[id].phased_out and state.objs[id].attached_to >= 0:
                continue  # it goes along with what it is attached to (702.26g)
            if state.day != day and len(state.objs[id].card.faces) > 1:
                continue  # it is day or night for the whole game (731.1), and daybound follows (702.145)
            if before[0] == STACK and state.turns[state.here].stage == STAGE_END_STEP:
                continue  # the turn ends, and all that waited on its stack is gone (724.1)
            assert traits(state.objs[id]) == before, f"{name} of seat {seat} reached {self.name(id)}"
        for s, numbers in players.items():
            assert self.numbers(s) == numbers, f"{name} of seat {seat} reached seat {s}"

    def numbers(self, seat: int) -> tuple[object, ...]:
        p = self.state.players[seat]
        numbers = (p.life, p.poison, p.pool_total, p.next_controlled_by, p.extra_turns_owed)
        return ([int(n) for n in numbers], dict(p.counters or {}), list(p.skips))


def traits(o: object) -> tuple[object, ...]:
    """What an effect could have done to an object, except what others' effects make of it."""
    return (
        # type: ignore[attr-defined]
        int(o.zone), o.tapped, int(o.damage), dict(o.counters or {}), o.face_down, int(o.face), o.flipped,
        # type: ignore[attr-defined]
        o.phased_out, int(o.attached_to), int(o.controller), int(o.protector), int(o.base_controller),
    )  # fmt: skip


@pytest.mark.parametrize("kind", RANGED)
@pytest.mark.parametrize("seed", some(2, 12))
def test_nothing_reaches_beyond_its_range(kind: str, seed: int) -> None:
    Deal(kind, seed + 300, PILES, ("random",)).start(make=Fenced).run()


def test_something_was_out_of_range() -> None:
    Fenced.fenced = 0
    Deal("ranged 6", 300, PILES, ("random",)).start(make=Fenced).run()
    assert Fenced.fenced > 100
