"""What players choose each for themselves as something resolves: creature types, and who discarded the most.

CR 101.4, 608.2d, 701.9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Quality, Subject
from apnap.abilities.effects.life import change_life
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, still_here
from apnap.abilities.references import Antecedent, several_of
from apnap.abilities.statics.choosing import A_CREATURE_TYPE, chosen_value
from apnap.abilities.targets import TargetPlayer, of_their_choice
from apnap.abilities.zones.putting import IN_GRAVEYARD, IN_PLAY, put
from apnap.abilities.zones.top_cards import RevealUntil
from apnap.rules.ch1_concepts.definitions import (
    OF_DISCARDED,
    OF_OBJECT,
    OF_PLAYER,
    OF_THOSE,
    Context,
    Effect,
    Filter,
    Selector,
    Target,
)
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.ch7_additional.loops.token_groups import count
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, HAND, NONE
from apnap.rules.core.decisions import FOR_MAY, ChooseDecision, YesNoDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

TYPES_CHOSEN: Final = -1000003  # under which number the types stand among the results of instructions


def is_of_type(game: Game, id: ObjectId, kind: i64) -> bool:
    c = game.char(id)
    return CREATURE_TYPES[kind] in c.subtypes or c.every_type


class ReturnOfType(PlayerAction):
    """Players choose a creature type each, and take any number of cards of it back from their graveyard. CR 101.4.

    `ReturnOfType(EACH_PLAYER)`: all choose, in turn order, before anything moves.
    """

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        chosen: list[i64] = []
        for seat in seats:
            if not game.state.in_game(seat):
                continue
            kind = chosen_value(game, A_CREATURE_TYPE, seat, ctx.source)
            if kind < 0 or not game.state.in_game(seat):
                continue
            cards = [id for id in game.state.ids(seat, GRAVEYARD) if is_of_type(game, id, kind)]
            if cards:
                decision = ChooseDecision(seat, "608.2d", cards, 0, len(cards), ctx=ctx, benefit=1, own=True)
                chosen = chosen + game.ask(decision)
        events: list[Event] = []
        for id in chosen:
            o = game.state.objs[id]
            if o.zone == GRAVEYARD:
                event = ZoneChange(id, GRAVEYARD, HAND, o.owner)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = chosen

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class ChooseTypes(PlayerAction):
    """Players choose a creature type each, of which what comes after speaks: `ChooseTypes(EACH_PLAYER)`. CR 608.2d."""

    def __init__(self, who: Selector) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        kinds: list[i64] = []
        for seat in seats:
            if game.state.in_game(seat):
                kind = chosen_value(game, A_CREATURE_TYPE, seat, ctx.source)
                if kind >= 0:
                    kinds.append(kind)
        ctx.note(Kept(TYPES_CHOSEN, NONE, kinds, 0))

    def loop_inputs(self) -> i64:
        return 0


class OfATypeChosen(Quality):
    """Is of one of the creature types that were chosen by the instruction before."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for k in ctx.results:
            if k.number == TYPES_CHOSEN:
                for kind in k.those:
                    if is_of_type(game, ref, kind):
                        return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class LosesForGreatest(Effect):
    """Of those who just discarded, whoever discarded the most mana value in one card loses as much life. CR 701.9."""

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_DISCARDED

    def happen(self, game: Game, ctx: Context) -> None:
        most: i64 = -1
        seats: list[i64] = []
        for id in several_of(self._of, ctx):
            if id < 0:
                continue
            value = game.mana_value(id)
            if value > most:
                most, seats = value, []
            seat = game.state.objs[id].owner
            if value == most and game.state.in_game(seat) and seat not in seats:
                seats.append(seat)
        change_life(game, ctx, seats, most, -1)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


OF_A_TYPE_CHOSEN: Final = OfATypeChosen()


def first_of(ctx: Context) -> i64:
    """What the ability triggered on."""
    first = ctx.first
    return ctx.it if first is None else first.it


class FirstPlayer(Subject):
    """The player whom the ability triggered for, whoever is spoken of since."""

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        ref = first_of(ctx)
        return [ref] if ref < 0 and ref != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref == first_of(ctx) and ref != NONE


FIRST_PLAYER: Final = FirstPlayer()


class Outnumbers(Subject):
    """Opponents of the first player who control more permanents that fit than that player does. CR 102.3."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def kinds(self) -> i64:
        return OF_PLAYER

    def count(self, game: Game, ctx: Context, seat: Seat) -> i64:
        fitting = [id for id in game.state.ids(seat, BATTLEFIELD) if self.filter.test(game, ctx, id)]
        return count(game, fitting)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        for first in FIRST_PLAYER.pick(game, ctx):
            if ref < 0 and game.state.in_game(-1 - ref) and game.state.opponents(-1 - first, -1 - ref):
                return self.count(game, ctx, -1 - ref) > self.count(game, ctx, -1 - first)
        return False

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return [-1 - seat for seat in range(game.state.seats) if self.includes(game, ctx, -1 - seat)]


class RevealIfOutnumbered(Effect):
    """That player chooses a target opponent who controls more; then they may reveal cards until one fits.

    They put it onto the battlefield and the others into their graveyard. CR 601.2c, 701.20.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("until",)

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)
        self.slot: Target = of_their_choice(TargetPlayer(Outnumbers(*filters)), FIRST_PLAYER)
        self.until: RevealUntil = RevealUntil(*filters, who=FIRST_PLAYER)

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        refs = FIRST_PLAYER.pick(game, ctx)
        if not refs:
            return
        seat = -1 - refs[0]
        decision = YesNoDecision(
            seat, "608.2d", purpose=FOR_MAY, ctx=ctx, benefit=1, own=True, labels=["reveal cards from your library"]
        )
        if not game.ask(decision)[0] or not game.state.in_game(seat):
            return
        self.until.happen(game, ctx)
        found, seen = ctx.it, ctx.those
        if found != NONE:
            put(game, ctx, [seat], [[found]], IN_PLAY)
        put(game, ctx, [seat], [[id for id in seen if id != found]], IN_GRAVEYARD)

    def loop_inputs(self) -> i64:
        return 0
