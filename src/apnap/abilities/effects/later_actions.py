"""Keyword actions of later years: amass, suspect, discover, manifest dread, fateseal.

CR 701.29, 701.47, 701.57, 701.60, 701.62.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quality, VocabularyError, amount
from apnap.abilities.cards import token
from apnap.abilities.effects.lasting import Indefinitely
from apnap.abilities.effects.looking import bury_exiled, in_order, put_on_bottom, put_on_top, seen_by, top_cards
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.keywords import MENACE
from apnap.abilities.mechanics.counters import is_called
from apnap.abilities.mechanics.free_casting import offer_free
from apnap.abilities.mechanics.morph import MANIFESTED
from apnap.abilities.players import YOU
from apnap.abilities.selectors import IT
from apnap.abilities.statics.changes import Becomes, Has
from apnap.abilities.statics.rules import CantBlock
from apnap.rules.decisions import D_CHOOSE, FOR_LOOK, FOR_PLAYER, Decision
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector
from apnap.rules.events import Counters, CreateToken, Entry, Happened, ZoneChange
from apnap.rules.printed import CardDef
from apnap.rules.words import (
    BATTLEFIELD,
    CREATURE,
    EXILE,
    GRAVEYARD,
    HAND,
    LAND,
    LIBRARY,
    NONE,
    PLUS,
)

if TYPE_CHECKING:
    from apnap.rules.game import Game

ARMY: Final = "Army"
SUSPECTED: Final = "suspected"


# amass ---------------------------------------------------------------------------------------------------------------
class Amass(PlayerAction):
    """`Amass("Zombie", 2)`: counters on an Army you control, or on one that is made for them. CR 701.47."""

    def __init__(self, subtype: str, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        if not subtype or not subtype[0].isupper():
            raise VocabularyError(f"an Army is of a creature type such as Zombie, not {subtype!r}")
        self.subtype: str = subtype
        self.amount: Amount = amount(number)
        self.token: CardDef = token(f"{subtype} Army Token", f"Creature - {subtype} Army", "0/0", colors="B")
        self.joins: Effect = Indefinitely(IT, Becomes(f"Creature - {subtype}"))

    def children(self) -> list[Node]:
        return [self.who, self.amount, self.joins]

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            if not armies(game, seat):
                event = CreateToken(seat, self.token)
                event.cause = ctx.source
                game.emit(event)
            found = armies(game, seat)
            if found:
                army = self.choose(game, ctx, seat, found)
                if army >= 0:
                    self.grow(game, ctx, army, n)
            game.emit(Happened("amass", seat, NONE, n))

    def choose(self, game: Game, ctx: Context, seat: i64, found: list[i64]) -> i64:
        if len(found) == 1:
            return found[0]
        decision = Decision(D_CHOOSE, seat)
        decision.origin = ctx.object
        decision.rule = "701.47a"
        decision.own = True
        decision.source = ctx.source
        decision.candidates = found
        decision.tone = 1
        answer = game.ask(decision)
        return answer[0] if answer else -1

    def grow(self, game: Game, ctx: Context, army: i64, n: i64) -> None:
        if n > 0:
            event = Counters(army, PLUS, n)
            event.cause = ctx.source
            game.emit(event)
        ctx.it = army
        if game.state.objs[army].zone == BATTLEFIELD and self.subtype not in game.char(army).subtypes:
            self.joins.happen(game, ctx)

    def tone(self) -> i64:
        return 1


def armies(game: Game, seat: i64) -> list[i64]:
    """The Army creatures that a player controls."""
    out: list[i64] = []
    for id in game.state.ids(seat, BATTLEFIELD):
        c = game.char(id)
        if c.types & CREATURE and ARMY in c.subtypes:
            out.append(id)
    return out


# suspect -------------------------------------------------------------------------------------------------------------
class Suspect(ObjectAction):
    """Suspect creatures: each has menace and can't block from now on. CR 701.60."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.marks: Effect = Indefinitely(IT, Has(MENACE), CantBlock())

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        for ref in refs:
            if ref < 0 or game.state.objs[ref].zone != BATTLEFIELD or is_called(game, ref, SUSPECTED):
                continue  # d. it cannot become suspected again
            o = game.state.edit(ref)
            chosen = {} if o.chosen is None else o.chosen.copy()
            chosen[SUSPECTED] = 1
            o.chosen = chosen
            ctx.it = ref
            self.marks.happen(game, ctx)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]


class IsSuspected(Quality):
    """Is suspected. CR 701.60b."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and is_called(game, ref, SUSPECTED)

    def reads(self) -> i64:
        return -1


class ThisIsSuspected(Circumstance):
    """This creature is suspected, or (`no`) it isn't. CR 701.60b."""

    def __init__(self, no: bool = False) -> None:
        self.no: bool = no

    def holds(self, game: Game, ctx: Context) -> bool:
        return is_called(game, ctx.source, SUSPECTED) != self.no


# discover ------------------------------------------------------------------------------------------------------------
class Discover(PlayerAction):
    """Exile cards until a nonland one of mana value N or less, to be cast for nothing or taken. CR 701.57."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def children(self) -> list[Node]:
        return [self.who, self.amount]

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            self.discover(game, ctx, seat, n)
            game.emit(Happened("discover", seat, NONE, n))

    def discover(self, game: Game, ctx: Context, seat: i64, n: i64) -> None:
        exiled: list[i64] = []
        found: i64 = -1
        while found < 0 and game.state.in_game(seat):
            top = top_cards(game, seat, 1)
            if not top:
                break
            event = ZoneChange(top[0], LIBRARY, EXILE, seat)
            event.cause = ctx.source
            game.emit(event)
            if event.new_id < 0:
                break
            exiled.append(event.new_id)
            if not game.char(event.new_id).types & LAND and game.mana_value(event.new_id) <= n:
                found = event.new_id
        if found >= 0 and not offer_free(game, ctx, seat, found, "701.57a"):
            if game.state.objs[found].zone == EXILE:
                game.emit(ZoneChange(found, EXILE, HAND, seat))
        bury_exiled(game, seat, exiled)

    def tone(self) -> i64:
        return 1


# manifest dread ------------------------------------------------------------------------------------------------------
class ManifestDread(PlayerAction):
    """Look at the top two cards, manifest one, and put the other into your graveyard. CR 701.62."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            top = top_cards(game, seat, 2)
            for id in top:
                seen_by(game, id, seat)
            if top:
                chosen = self.choose(game, ctx, seat, top)
                if chosen >= 0:
                    self.manifest(game, ctx, seat, chosen)
                for id in top:
                    if id != chosen and game.state.objs[id].zone == LIBRARY:
                        game.emit(ZoneChange(id, LIBRARY, GRAVEYARD, seat))
            game.emit(Happened("manifest dread", seat))

    def choose(self, game: Game, ctx: Context, seat: i64, top: list[i64]) -> i64:
        if len(top) == 1:
            return top[0]
        decision = Decision(D_CHOOSE, seat)
        decision.origin = ctx.object
        decision.purpose = FOR_LOOK
        decision.rule = "701.62a"
        decision.own = True
        decision.source = ctx.source
        decision.candidates = top
        decision.tone = 1
        answer = game.ask(decision)
        return answer[0] if answer else -1

    def manifest(self, game: Game, ctx: Context, seat: i64, id: i64) -> None:
        event = ZoneChange(id, LIBRARY, BATTLEFIELD, seat)
        event.cause = ctx.source
        entry = Entry()
        entry.face_down = True
        entry.mask = MANIFESTED
        event.entry = entry
        game.emit(event)
        if event.new_id >= 0:
            ctx.it = event.new_id
            ctx.those = [event.new_id]

    def tone(self) -> i64:
        return 1


# fateseal ------------------------------------------------------------------------------------------------------------
class Fateseal(Effect):
    """Look at the top cards of an opponent's library; any number go to the bottom, the rest back. CR 701.29."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def children(self) -> list[Node]:
        return [self.amount]

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.amount.value(game, ctx)
        victim = self.opponent(game, ctx)
        if victim < 0 or n <= 0:
            return
        top = top_cards(game, victim, n)
        for id in top:
            seen_by(game, id, ctx.controller)
        away: list[i64] = []
        if top:
            decision = Decision(D_CHOOSE, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_LOOK
            decision.rule = "701.29a"
            decision.own = True
            decision.source = ctx.source
            decision.candidates = top
            decision.minimum = 0
            decision.maximum = len(top)
            away = game.ask(decision)
        kept: list[i64] = []
        for id in top:
            if id not in away:
                kept.append(id)
        kept = in_order(game, ctx, ctx.controller, kept, "701.29a")
        if game.state.in_game(victim):
            put_on_bottom(game, victim, in_order(game, ctx, ctx.controller, away, "701.29a"))
            put_on_top(game, victim, kept)
            game.emit(Happened("fateseal", ctx.controller, NONE, n))

    def opponent(self, game: Game, ctx: Context) -> i64:
        candidates: list[i64] = []
        for seat in game.state.apnap():
            if game.state.opponents(ctx.controller, seat) and game.state.in_reach(ctx.controller, seat):
                candidates.append(-1 - seat)
        if not candidates:
            return -1
        if len(candidates) == 1:
            return -1 - candidates[0]
        decision = Decision(D_CHOOSE, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_PLAYER
        decision.rule = "701.29a"
        decision.own = True
        decision.source = ctx.source
        decision.candidates = candidates
        answer = game.ask(decision)
        return -1 - answer[0] if answer else -1
