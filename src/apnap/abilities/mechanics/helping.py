"""What helps to pay for a spell: creatures, artifacts, the graveyard. CR 702.51, 702.66, 702.126."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.definitions import Context
from apnap.rules.events import Event, Tap, ZoneChange
from apnap.rules.paying import Aid
from apnap.rules.words import ARTIFACT, BATTLEFIELD, CREATURE, EXILE, GRAVEYARD

if TYPE_CHECKING:
    from apnap.rules.game import Game


def untapped(game: Game, ctx: Context, type: i64) -> list[i64]:
    """The untapped permanents of a type that the player controls, new ones too: this is no {T}.

    Of a pile, the tokens beside it help.
    """
    out: list[i64] = []
    for id in game.state.ids(ctx.controller, BATTLEFIELD):
        o = game.state.objs[id]
        if not o.tapped and o.many == 1 and game.char(id).types & type:
            out.append(id)
    return out


class Convoke(Aid):
    """Untapped creatures may be tapped, each for {1} or one mana of its colour. CR 702.51."""

    def __init__(self) -> None:
        super().__init__(0)

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        return untapped(game, ctx, CREATURE)

    def colors(self, game: Game, id: i64) -> i64:
        return game.char(id).colors

    def event(self, game: Game, ctx: Context, id: i64) -> Event:
        return Tap(id, False)


class Improvise(Aid):
    """Untapped artifacts may be tapped, each for {1}. CR 702.126."""

    def __init__(self) -> None:
        super().__init__(0)

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        return untapped(game, ctx, ARTIFACT)

    def event(self, game: Game, ctx: Context, id: i64) -> Event:
        return Tap(id, False)


class Delve(Aid):
    """Cards in the graveyard may be exiled, each for {1}. CR 702.66."""

    def __init__(self) -> None:
        super().__init__(0)

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.ids(ctx.controller, GRAVEYARD):
            if id != ctx.source:
                out.append(id)
        return out

    def taps(self) -> bool:
        return False

    def event(self, game: Game, ctx: Context, id: i64) -> Event:
        return ZoneChange(id, GRAVEYARD, EXILE, game.state.objs[id].owner)
