"""Players as instructions mean them: you, each opponent, that player, whoever controls, owns, attacks or defends.

CR 102, 109.5, 508.5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Subject, seen
from apnap.abilities.references import Antecedent, one_of, several_of, thing_of
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_PLAYER, OF_THOSE, Context, Node, Selector
from apnap.rules.ch1_concepts.nodes import OF_EACH, Kept
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.ch9_casual.planes import is_planar
from apnap.rules.core.constants import BEGIN_COMBAT, END_COMBAT, NONE
from apnap.rules.core.decisions import FOR_DEFENDER, ChooseDecision
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class You(Subject):
    """The controller of the spell or ability. CR 109.5. `said` is a choice of words: 'you draw', not just 'draw'."""

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, said: bool = False) -> None:
        self.said: bool = said

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        if game.state.planes and speaks_to_team(game, ctx):
            return still_here(game, self.remembered(game, ctx))
        return [-1 - ctx.controller] if game.state.in_game(ctx.controller) else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
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

    def loop_inputs(self) -> i64:
        return 0


def speaks_to_team(game: Game, ctx: Context) -> bool:
    """Does a plane or phenomenon speak to a whole team that shares its turns? CR 901.12c."""
    if not game.state.table.shared_turns or ctx.alone or ctx.source < 0:
        return False
    return is_planar(game.state.objs[ctx.source])


class EachPlayer(Subject):
    """Each player, in APNAP order, within the range of influence. CR 101.4, 801.10."""

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for seat in game.state.apnap():
            if self.includes(game, ctx, -1 - seat):
                out.append(-1 - seat)
        return out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref >= 0 or ref == NONE:
            return False
        return game.state.in_game(-1 - ref) and self.recalls(game, ctx, ref)

    def recalls(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref >= 0 or ref == NONE:
            return False
        return in_sight(game, ctx, ref) and self.means(game, ctx, -1 - ref)

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class EachOpponent(EachPlayer):
    """Each opponent: each player on another team. CR 102.2-3."""

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        return game.state.opponents(ctx.controller, seat)


class EachOtherPlayer(EachPlayer):
    """Each player but you, teammates included."""

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        return seat != ctx.controller


class ToYourLeft(EachPlayer):
    """The player to your left: the next one around the table who is still in the game. CR 803.1a, 801.10.

    In which direction turns are taken makes no difference.
    """

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        state = game.state
        s = ctx.controller
        for _i in range(state.seats):
            s = s + 1 if s + 1 < state.seats else 0
            if state.in_game(s):
                return s == seat and seat != ctx.controller
        return False


class ToYourRight(EachPlayer):
    """The player to your right: the next one around the table in the other direction. CR 803.1b, 801.10."""

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        state = game.state
        s = ctx.controller
        for _i in range(state.seats):
            s = s - 1 if s > 0 else state.seats - 1
            if state.in_game(s):
                return s == seat and seat != ctx.controller
        return False


def still_here(game: Game, refs: list[Ref]) -> list[i64]:
    """Those of these players who are in the game."""
    out: list[i64] = []
    for ref in refs:
        if game.state.in_game(-1 - ref):
            out.append(ref)
    return out


class ThatPlayer(Subject):
    """The player that the trigger or an instruction before is about; for an object, its controller.

    `said` is a choice of words: "they" or "that opponent", where nothing is said for 'that player'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, said: str = "") -> None:
        self.said: str = said

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_PLAYER

    def kinds(self) -> i64:
        return OF_PLAYER

    def meaning(self) -> Node:
        of = self._of
        return self if of is None else of.meaning(OF_PLAYER)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        ref = one_of(self._of, ctx)
        if ref == NONE:
            return []
        return seen(game, ctx, [ref] if ref < 0 else [-1 - game.state.objs[ref].controller])

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class Themselves(Subject):
    """Each of the players who do something, one by one, as 'they' and 'their' mean them.

    Only what players do, and damage that is dealt to several, knows them. `said` is a choice of words: "that player".
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, said: str = "") -> None:
        self.said: str = said

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_EACH

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        ref = one_of(self._of, ctx)
        return [ref] if ref < 0 and ref != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class ThatAttacker(Subject):
    """Who attacks, where the event is about them and about whom they attack, or about creatures. CR 508.3d-e."""

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_THOSE

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in several_of(self._of, ctx):
            player: i64 = -1 - game.state.objs[ref].controller if ref >= 0 else ref
            if player != NONE and player not in out:
                out.append(player)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class YouAnd(Subject):
    """You and another player, each: `Draw(3, who=YouAnd(TargetOpponent()))`. CR 101.4."""

    def __init__(self, other: Selector) -> None:
        self.other: Selector = other

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        meant = self.other.pick(game, ctx)
        out: list[i64] = []
        for seat in game.state.apnap():
            if seat == ctx.controller or -1 - seat in meant:
                out.append(-1 - seat)
        return out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class ControllerOf(Subject):
    """Who controls it, or last did. CR 608.2h."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and -1 - game.state.objs[ref].controller not in out:
                out.append(-1 - game.state.objs[ref].controller)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class OwnerOf(Subject):
    """Who owns it. CR 108.3.

    `said` is a choice of words: 'that player', whose graveyard it was put into.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, what: Selector, said: bool = False) -> None:
        self.what: Selector = what
        self.said: bool = said

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and -1 - game.state.objs[ref].owner not in out:
                out.append(-1 - game.state.objs[ref].owner)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


YOU: Final = You()
EACH_PLAYER: Final = EachPlayer()
EACH_OPPONENT: Final = EachOpponent()
EACH_OTHER_PLAYER: Final = EachOtherPlayer()
TO_YOUR_LEFT: Final = ToYourLeft()
TO_YOUR_RIGHT: Final = ToYourRight()
OPPONENTS: Final = EACH_OPPONENT
THAT_PLAYER: Final = ThatPlayer()
THEY: Final = ThatPlayer("they")
THEMSELVES: Final = Themselves()
THAT_ATTACKER: Final = ThatAttacker()


def seats_of(game: Game, refs: list[Ref]) -> list[i64]:
    """The seats still in the game of the players among these references, in the order given."""
    out: list[i64] = []
    for ref in refs:
        if ref < 0 and ref != NONE and game.state.in_game(-1 - ref):
            out.append(-1 - ref)
    return out


class NamedPart(ThatPlayer):
    """A player by the part that they have in a turn or a combat, chosen where several have it. CR 805.9."""


class ActivePlayer(NamedPart):
    """The active player, inside `ToActivePlayer`."""


class AttackingPlayer(NamedPart):
    """The attacking player, inside `ToAttackingPlayer` and in what a creature needs to block."""


class DefendingOne(NamedPart):
    """The defending player, inside `ToDefendingPlayer`."""


ACTIVE_PLAYER: Final = ActivePlayer()
ATTACKING_PLAYER: Final = AttackingPlayer()
DEFENDING_ONE: Final = DefendingOne()


CHOSEN_DEFENDER: Final = -1 << 30  # what is remembered of the choice; no instruction has this number


class DefendingPlayer(Subject):
    """Who defends against this creature, or against the one it speaks of, or last did. CR 508.5, 802.2a, 805.10e.

    The creature is the one that the ability triggered by, whatever is dealt with before this is asked. Where no
    creature tells which of several it is, the controller chooses one, for the whole of the spell or ability.
    """

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_OBJECT

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        found = self.possible(game, ctx)
        if len(found) < 2:
            return found
        for kept in ctx.results:
            if kept.number == CHOSEN_DEFENDER and kept.it in found:
                return [kept.it]  # chosen before
        decision = ChooseDecision(ctx.controller, "802.2a", found, purpose=FOR_DEFENDER, ctx=ctx)
        chosen = game.ask(decision)[0]
        ctx.note(Kept(CHOSEN_DEFENDER, chosen, [chosen], 0))
        return [chosen] if game.state.in_game(-1 - chosen) else []

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        seat = self.defends_against_it(game, ctx)
        return seen(game, ctx, [-1 - seat]) if seat >= 0 else self.pick(game, ctx)

    def defends_against_it(self, game: Game, ctx: Context) -> i64:
        """The seat of whoever defends against the creature, or last did; -1 without one."""
        objs = game.state.objs
        seat = objs[ctx.source].defender
        attacker = thing_of(self._of, ctx)
        if seat < 0 and attacker >= 0:
            seat = objs[attacker].defender
        return seat

    def possible(self, game: Game, ctx: Context) -> list[i64]:
        """The one who defends against the creature; without one, all who defend in this combat."""
        state = game.state
        seat = self.defends_against_it(game, ctx)
        if seat >= 0:
            return seen(game, ctx, [-1 - seat]) if state.in_game(seat) else []
        out: list[i64] = []
        turn = state.turn()
        if BEGIN_COMBAT <= turn.step <= END_COMBAT:
            for s in range(state.seats):
                if turn.defenders >> s & 1 and state.in_game(s):
                    out.append(-1 - s)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.possible(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


DEFENDING_PLAYER: Final = DefendingPlayer()


def from_you_on(game: Game, seat: Seat) -> list[i64]:
    """All players in turn order, beginning with this one."""
    order = game.state.apnap()
    for i in range(len(order)):
        if order[i] == seat:
            return order[i:] + order[:i]
    return order
