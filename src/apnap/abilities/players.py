"""Players as instructions mean them: you, each opponent, that player, whoever controls or owns something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Subject, seen
from apnap.rules.definitions import Context, Node, Selector
from apnap.rules.options.range import in_sight
from apnap.rules.planar import is_planar
from apnap.rules.words import NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class You(Subject):
    """The controller of the spell or ability. CR 109.5."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        if game.state.planes and speaks_to_team(game, ctx):
            return still_here(game, self.remembered(game, ctx))
        return [-1 - ctx.controller] if game.state.in_game(ctx.controller) else []

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref == -1 - ctx.controller:
            return True
        if ref >= 0 or ref == NONE or not game.state.planes or not speaks_to_team(game, ctx):
            return False
        return not game.state.opponents(ctx.controller, -1 - ref)

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        if game.state.planes and speaks_to_team(game, ctx):
            out: list[i64] = []
            for seat in game.state.table.units[game.state.table.unit_of[ctx.controller]]:
                out.append(-1 - seat)
            return out
        return [-1 - ctx.controller]

    def heeds(self) -> i64:
        return 0


def speaks_to_team(game: Game, ctx: Context) -> bool:
    """Does a plane or phenomenon speak to a whole team that shares its turns? CR 901.12c."""
    if not game.state.table.shared_turns or ctx.alone or ctx.source < 0:
        return False
    return is_planar(game.state.objs[ctx.source])


class EachPlayer(Subject):
    """Each player, in APNAP order, within the range of influence. CR 101.4, 801.10."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for seat in game.state.apnap():
            if self.includes(game, ctx, -1 - seat):
                out.append(-1 - seat)
        return out

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref >= 0 or ref == NONE:
            return False
        return game.state.in_game(-1 - ref) and self.recalls(game, ctx, ref)

    def recalls(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref >= 0 or ref == NONE:
            return False
        return in_sight(game, ctx, ref) and self.means(game, ctx, -1 - ref)

    def means(self, game: Game, ctx: Context, seat: i64) -> bool:
        return True

    def heeds(self) -> i64:
        return 0


class EachOpponent(EachPlayer):
    """Each opponent: each player on another team. CR 102.2-3."""

    def means(self, game: Game, ctx: Context, seat: i64) -> bool:
        return game.state.opponents(ctx.controller, seat)


class EachOtherPlayer(EachPlayer):
    """Each player but you, teammates included."""

    def means(self, game: Game, ctx: Context, seat: i64) -> bool:
        return seat != ctx.controller


def still_here(game: Game, refs: list[i64]) -> list[i64]:
    """Those of these players who are in the game."""
    out: list[i64] = []
    for ref in refs:
        if game.state.in_game(-1 - ref):
            out.append(ref)
    return out


class ThatPlayer(Subject):
    """The player that the trigger or the instruction before is about; for an object, its controller."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        ref = ctx.it
        if ref == NONE:
            return []
        return seen(game, ctx, [ref] if ref < 0 else [-1 - game.state.objs[ref].controller])

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref in self.pick(game, ctx)

    def heeds(self) -> i64:
        return 0


class ControllerOf(Subject):
    """Who controls it, or last did. CR 608.2h."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and -1 - game.state.objs[ref].controller not in out:
                out.append(-1 - game.state.objs[ref].controller)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref in self.pick(game, ctx)

    def heeds(self) -> i64:
        return 0


class OwnerOf(Subject):
    """Who owns it. CR 108.3."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and -1 - game.state.objs[ref].owner not in out:
                out.append(-1 - game.state.objs[ref].owner)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref in self.pick(game, ctx)

    def heeds(self) -> i64:
        return 0


YOU: Final = You()
EACH_PLAYER: Final = EachPlayer()
EACH_OPPONENT: Final = EachOpponent()
EACH_OTHER_PLAYER: Final = EachOtherPlayer()
OPPONENTS: Final = EACH_OPPONENT
THAT_PLAYER: Final = ThatPlayer()


def seats_of(game: Game, refs: list[i64]) -> list[i64]:
    """The seats still in the game of the players among these references, in the order given."""
    out: list[i64] = []
    for ref in refs:
        if ref < 0 and ref != NONE and game.state.in_game(-1 - ref):
            out.append(-1 - ref)
    return out
