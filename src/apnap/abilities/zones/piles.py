"""Cards that are kept for a payment each, and permanents in piles of which chance takes one. CR 608.2d, 700.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.players import from_you_on
from apnap.abilities.references import Antecedent
from apnap.abilities.zones.putting import IN_GRAVEYARD, IN_HAND, put, the_rest
from apnap.rules.ch1_concepts.definitions import OF_BATCH, Context, Effect
from apnap.rules.ch1_concepts.shared_totals import life_to_pay
from apnap.rules.core.constants import BATTLEFIELD, F_SACRIFICE
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision
from apnap.rules.events import Event, LifeChange, Sacrifice

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class KeepForLife(Effect):
    """Each card that was looked at is put into your graveyard unless you pay life for it; the others you keep.

    `KeepForLife(2)`. CR 608.2d, 119.4.
    """

    _of: Antecedent | None = None

    def __init__(self, life: i64) -> None:
        self.life: i64 = life

    def refers_to(self) -> i64:
        return OF_BATCH

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        cards = the_rest(game, ctx, self._of)
        seat = ctx.controller
        most = min(len(cards), max(0, life_to_pay(game, seat)) // self.life)
        kept: list[i64] = []
        if most > 0:
            kept = game.ask(
                ChooseDecision(seat, "608.2d", cards, 0, most, purpose=FOR_LOOK, ctx=ctx, benefit=1, own=True)
            )
        for _i in range(len(kept)):
            event = LifeChange(seat, -self.life)
            event.cause = ctx.source
            game.emit(event)
        put(game, ctx, [seat], [[id for id in cards if id not in kept]], IN_GRAVEYARD)
        put(game, ctx, [seat], [kept], IN_HAND)

    def benefit(self) -> i64:
        return 1


class SacrificePile(Effect):
    """Each player separates what they control into piles; one of them, which chance takes, is sacrificed. CR 700.3.

    `SacrificePile(3)`: from you on, each separates; then all piles are taken, and all is sacrificed at once.
    """

    def __init__(self, piles: i64) -> None:
        if piles < 2:
            raise VocabularyError("there are two piles or more")
        self.piles: i64 = piles

    def happen(self, game: Game, ctx: Context) -> None:
        taken: list[list[i64]] = []
        seats = from_you_on(game, ctx.controller)
        for seat in seats:
            taken.append(self.separated(game, ctx, seat))
        events: list[Event] = []
        for i in range(len(seats)):
            for id in taken[i]:
                o = game.state.objs[id]
                if o.zone == BATTLEFIELD and o.controller == seats[i]:
                    if not game.is_forbidden(F_SACRIFICE, seats[i], id):
                        event = Sacrifice(seats[i], id)
                        event.cause = ctx.source
                        events.append(event)
        if events:
            game.emit_all(events)

    def separated(self, game: Game, ctx: Context, seat: i64) -> list[i64]:
        """The piles of a player, of which chance takes this one."""
        left: list[i64] = game.state.ids(seat, BATTLEFIELD).copy()
        piles: list[list[i64]] = []
        for _i in range(self.piles - 1):
            pile: list[i64] = []
            if left and game.state.in_game(seat):
                decision = ChooseDecision(seat, "700.3", left, 0, len(left), purpose=FOR_LOOK, ctx=ctx)
                pile = game.ask(decision)
            piles.append(pile)
            left = [id for id in left if id not in pile]
        piles.append(left)
        return piles[game.state.below(self.piles)]
