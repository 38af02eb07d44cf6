"""Modes and targets that cost more: escalate and entwine, and each target beyond the first. CR 601.2f, 702.42."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Node
from apnap.rules.ch2_cards.cast_method import with_paid
from apnap.rules.ch6_spells import announcing
from apnap.rules.core.decisions import FOR_COST, FROM_ACTION, ModeDecision, YesNoDecision

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import Face
    from apnap.rules.ch6_spells.announcing import Wording
    from apnap.rules.core.game import Game

ENTWINE: Final = "entwine"


def prepare(game: Game, ctx: Context, face: Face, w: Wording) -> None:
    """Before modes are chosen: how many can be paid for; and whether the spell is entwined. CR 601.2b."""
    if face.escalate is not None:
        most: i64 = 1
        while most < w.maximum and can_afford(game, ctx, most + 1):
            most += 1
        w.maximum = most
    for i in range(len(face.optional)):
        if face.optional[i].name == ENTWINE:
            offer_entwine(game, ctx, face, w, i)


def can_afford(game: Game, ctx: Context, number: i64) -> bool:
    """Could that many modes be paid for?"""
    ctx.modes = list(range(number))
    possible = announcing.largest_x(game, ctx, None) >= 0
    ctx.modes = []
    return possible


def affordable_targets(game: Game, ctx: Context, w: Wording) -> i64:
    """How many targets could be paid for, as the spell is announced so far. CR 601.2c, 601.2f."""
    there: i64 = 0
    for slot in announcing.all_slots(w, ctx.modes):
        there += len(slot.candidates(game, ctx))
    most: i64 = 1
    while most < there:
        ctx.targets = [list(range(most + 1))]
        if not announcing.can_pay_with(game, ctx, None, ctx.x):
            break
        most += 1
    ctx.targets = []
    return most


def offer_entwine(game: Game, ctx: Context, face: Face, w: Wording, index: i64) -> None:
    """Ask whether to pay the entwine cost and choose all modes, where that could be completed. CR 702.42a."""
    before = ctx.method
    ctx.method = with_paid(before, index, 1)
    ctx.modes = list(range(len(w.modes)))
    limit = announcing.largest_x(game, ctx, None)
    possible = limit >= 0 and announcing.can_announce_up_to(game, ctx, w, limit)
    if possible:
        part: Node = face.optional[index].part
        decision = YesNoDecision(
            ctx.controller,
            "702.42a",
            purpose=FOR_COST,
            origin=FROM_ACTION,
            source=ctx.object,
            labels=[ENTWINE],
            nodes=[part],
        )
        possible = game.ask(decision)[0] != 0
    if not possible:
        ctx.method = before
        ctx.modes = []


def choose_paid(game: Game, ctx: Context, w: Wording) -> bool:
    """Modes that each cost something, one after the other, of those that can be paid for together. CR 702.172a.

    False when not even one can be.
    """
    while len(ctx.modes) < w.maximum:
        possible = payable_modes(game, ctx, w)
        if not possible:
            break
        if len(possible) == 1 and not ctx.modes:
            ctx.modes = possible
            continue
        labels: list[str] = []
        nodes: list[Node] = []
        for i in range(len(w.modes)):
            labels.append(f"mode {i + 1}")
            nodes.append(w.modes[i])
        least: i64 = 0 if ctx.modes else 1
        decision = ModeDecision(
            ctx.controller, "601.2b", possible, labels, least, 1, origin=FROM_ACTION, source=ctx.object, nodes=nodes
        )
        answer = game.ask(decision)
        if not answer:
            break
        ctx.modes = sorted([*ctx.modes, answer[0]])
    return len(ctx.modes) > 0


def payable_modes(game: Game, ctx: Context, w: Wording) -> list[i64]:
    """The further modes that could be paid for, together with those that are chosen already. CR 601.2b, 601.2f."""
    before = ctx.modes
    out: list[i64] = []
    for i in range(len(w.modes)):
        if i in before:
            continue
        ctx.modes = sorted([*before, i])
        limit = announcing.largest_x(game, ctx, None)
        if limit >= 0:
            if announcing.can_announce_up_to(game, ctx, w, limit):
                out.append(i)
    ctx.modes = before
    return out
