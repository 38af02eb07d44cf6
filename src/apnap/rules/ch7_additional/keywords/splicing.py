"""Splicing: the text of cards in hand added to a spell as it is cast. CR 702.47.

What was spliced is in the announcement as the cards, which stay where they are; copies of the spell have it too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.optional_costs import splice_of
from apnap.rules.ch1_concepts.definitions import Context, SpellAbility, Target
from apnap.rules.ch4_zones import knowledge
from apnap.rules.ch6_spells import announcing
from apnap.rules.ch6_spells.announcing import Wording
from apnap.rules.core.constants import HAND
from apnap.rules.core.decisions import FOR_COST, FROM_ACTION, YesNoDecision
from apnap.rules.core.objects import added

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def text_of(game: Game, card: i64) -> SpellAbility | None:
    """The instructions that a spliced card adds, as printed on it. CR 702.47c."""
    return game.state.objs[card].card.faces[0].chars.abilities.spell


def choose(game: Game, ctx: Context, w: Wording) -> None:
    """601.2b: the player reveals cards in hand to splice: what can be paid for and has targets. CR 702.47a-b."""
    subtypes = game.char(ctx.object).subtypes
    for card in game.state.ids(ctx.controller, HAND).copy():
        ability = splice_of(game, card)
        if ability is None or ability.onto not in subtypes:
            continue
        text = text_of(game, card)
        if text is None or not could_add(game, ctx, w, card, text):
            continue
        decision = YesNoDecision(
            ctx.controller,
            "702.47a",
            purpose=FOR_COST,
            origin=FROM_ACTION,
            source=card,
            labels=[f"splice {game.name(card)}"],
        )
        if game.ask(decision)[0] and game.state.objs[card].zone == HAND:
            knowledge.learn(game.state, card, knowledge.EVERYBODY)
            ctx.spliced = added(ctx.spliced, card)
            w.slots = w.slots + text.slots


def could_add(game: Game, ctx: Context, w: Wording, card: i64, text: SpellAbility) -> bool:
    """Could the spell be paid for, and all its targets chosen, with this card's text as well?"""
    before = ctx.spliced
    slots: list[Target] = w.slots
    ctx.spliced = added(before, card)
    w.slots = slots + text.slots
    x = announcing.largest_x(game, ctx, None)
    able = x >= 0 and (not announcing.has_choices(w) or announcing.can_announce_up_to(game, ctx, w, x))
    ctx.spliced = before
    w.slots = slots
    return able


def follow(game: Game, ctx: Context) -> None:
    """After the spell's own instructions those that were spliced onto it, with targets of their own. CR 702.47b."""
    index: i64 = len(ctx.slots)
    for card in ctx.spliced:
        text = text_of(game, card)
        if text is not None:
            index -= len(text.slots)
    slots = ctx.slots
    chosen = ctx.targets
    division = ctx.division
    for card in ctx.spliced:
        text = text_of(game, card)
        if text is None:
            continue
        n: i64 = len(text.slots)
        ctx.slots = slots[index : index + n]
        ctx.targets = chosen[index : index + n]
        ctx.division = division[index : index + n] if division else division
        text.effect.perform(game, ctx)
        index += n
    ctx.slots = slots
    ctx.targets = chosen
    ctx.division = division
