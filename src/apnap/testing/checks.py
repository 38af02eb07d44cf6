"""Invariants that hold at any moment of any game."""

from __future__ import annotations

from apnap.rules.core.constants import BATTLEFIELD, GONE, PHASED_OUT, PLANAR_DECK, STACK, ZONES_PER_SEAT
from apnap.rules.core.game import Game


def check_invariants(game: Game) -> None:
    """No object is lost or doubled; lists and objects agree; nobody who left owns anything here."""
    state = game.state
    listed: dict[int, int] = {}
    for seat in range(state.seats):
        for zone in range(ZONES_PER_SEAT):
            for id in state.ids(seat, zone):
                assert id not in listed, f"object {id} is listed twice"
                listed[id] = zone
                o = state.objs[id]
                assert o.id == id
                assert o.zone == zone, f"object {id} says zone {o.zone}, listed in {zone}"
                assert o.phased_out == (zone == PHASED_OUT)
                holder = o.controller if zone in (BATTLEFIELD, PHASED_OUT) else o.owner
                assert holder == seat, f"object {id} of seat {holder} is listed at seat {seat}"
                if zone == PLANAR_DECK and state.table.communal_planes:
                    continue  # it is everybody's (901.15)
                if zone not in (BATTLEFIELD, PHASED_OUT) and not state.over:  # a game that is over is left as it was
                    assert state.over or state.in_game(seat), f"seat {seat} left but has object {id}"
    for turn in state.turns:
        for id in turn.stack:
            assert id not in listed, f"object {id} is on a stack and elsewhere"
            listed[id] = STACK
            assert state.objs[id].zone == STACK
        for id in turn.attackers:
            assert state.objs[id].zone == BATTLEFIELD, f"attacker {id} is not on the battlefield"
    cards: dict[int, int] = {}
    for o in state.objs:
        if o.zone != GONE:
            assert o.id in listed, f"object {o.id} is in zone {o.zone} but in no list"
            for c in o.components[1:]:
                assert c.number < 0 or c.number not in cards, f"card {c.number} is two objects"
                cards[c.number] = o.id
            if o.number >= 0:
                assert o.number not in cards, f"card {o.number} is two objects: {cards[o.number]} and {o.id}"
                cards[o.number] = o.id
            if o.attached_to >= 0:
                assert o.id in state.objs[o.attached_to].attachments
            for a in o.attachments:
                assert state.objs[a].attached_to == o.id
