"""Casting a card that an effect lets a player cast, without paying its mana cost. CR 118.9, 608.2g."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.layouts import WITHOUT_PAYING
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch6_spells.casting import can_be_cast, cast_while_resolving
from apnap.rules.core.decisions import FOR_MAY, ChooseDecision, YesNoDecision
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def free_ways(game: Game, seat: Seat, id: ObjectId) -> list[i64]:
    """The ways to cast a card for nothing that this player could complete: one, or one for each part of it."""
    methods = game.state.objs[id].card.methods
    out: list[i64] = []
    for i in range(len(methods)):
        if methods[i].name == WITHOUT_PAYING and can_be_cast(game, seat, id, i):
            out.append(i)
    return out


def offer_free(game: Game, ctx: Context, seat: Seat, id: ObjectId, rule: str) -> bool:
    """A player may cast this card now, for free; did they? CR 608.2g, 118.9."""
    if not free_ways(game, seat, id):
        return False
    decision = YesNoDecision(seat, rule, ctx=ctx, source=id, benefit=1, own=True)
    if not game.ask(decision)[0]:
        return False
    ways = free_ways(game, seat, id)
    if not ways:
        return False
    way = ways[0]
    if len(ways) > 1:
        way = choose_way(game, ctx, seat, id, ways)
        if way not in free_ways(game, seat, id):
            return False
    return cast_while_resolving(game, seat, id, way) >= 0


def choose_way(game: Game, ctx: Context, seat: Seat, id: ObjectId, ways: list[i64]) -> i64:
    """Which part of a card is cast. CR 709.3, 712.11, 715.3."""
    o = game.state.objs[id]
    labels: list[str] = []
    for i in ways:
        labels.append(o.card.faces[o.card.methods[i].face].chars.name)
    decision = ChooseDecision(seat, "709.3", ways, purpose=FOR_MAY, ctx=ctx, source=id, own=True, labels=labels)
    answer = game.ask(decision)
    return answer[0] if answer else -1
