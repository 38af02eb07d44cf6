"""Villainous choices: a player chooses which of two things is done, for themselves. CR 701.55."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.effects.flow import EITHER_WAY
from apnap.abilities.players import seats_of
from apnap.abilities.references import Together
from apnap.rules.ch1_concepts.definitions import OF_PLAYER, Context, Effect, Node, Selector, Static
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import N_VILLAINOUS, S_PERMIT
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


class VillainousChoice(Effect):
    """Players face a choice between two instructions, one after the other: `VillainousChoice(EACH_OPPONENT, a, b)`.

    Each chooses, also what cannot be done, and then that is followed; inside, 'that player' is the one who faces it.
    CR 701.55a-b, 701.55d.
    """

    HAND_AFTER: ClassVar[str] = "who"

    def __init__(self, who: Selector, one: Effect, other: Effect) -> None:
        if not isinstance(who, Selector) or not who.kinds() & OF_PLAYER:
            raise VocabularyError(f"players such as EACH_OPPONENT face a villainous choice, not {who!r}")
        self.who: Selector = who
        self.one: Effect = one
        self.other: Effect = other

    def at_hand(self) -> i64:
        return OF_PLAYER

    def happen(self, game: Game, ctx: Context) -> None:
        together = Together(ctx)
        for seat in in_order_of_choosing(game, seats_of(game, self.who.pick(game, ctx))):
            for _i in range(1 + once_more(game, ctx, seat)):
                if game.state.in_game(seat):
                    self.take_up(ctx, -1 - seat)
                    self.face(game, ctx, seat)
                    together.once_more(ctx)
        together.finish(ctx)

    def face(self, game: Game, ctx: Context, seat: Seat) -> None:
        """This player chooses, and what is chosen is done. CR 701.55a."""
        both: list[i64] = [0, 1]
        nodes: list[Node] = [self.one, self.other]
        decision = ModeDecision(seat, "701.55a", both, EITHER_WAY, ctx=ctx, nodes=nodes)
        if ask_one(game, decision) == 1:
            self.other.perform(game, ctx)
        else:
            self.one.perform(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


def in_order_of_choosing(game: Game, seats: list[Seat]) -> list[Seat]:
    """The same players in APNAP order. CR 101.4."""
    out: list[Seat] = []
    for seat in game.state.apnap():
        if seat in seats:
            out.append(seat)
    return out


def once_more(game: Game, ctx: Context, seat: Seat) -> i64:
    """How many additional times a player faces a villainous choice. CR 701.55c."""
    n: i64 = 0
    for e in game.state.standing[S_PERMIT]:
        n += e.static.number(game, e, N_VILLAINOUS, seat)
    return n


@mypyc_attr(allow_interpreted_subclasses=True)
class FacesOnceMore(Static):
    """If one of these players would face a villainous choice, they face it an additional time. CR 701.55c."""

    def __init__(self, who: Subject) -> None:
        super().__init__([S_PERMIT])
        self.who: Subject = who

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        return 1 if action == N_VILLAINOUS and self.who.includes(game, context_of(effect), -1 - seat) else 0

    def loop_inputs(self) -> i64:
        return 0
