"""Keyword actions that create tokens: investigate, populate, amass, incubate, recruit.

CR 701.16, 701.36, 701.47, 701.53, 701.70.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import Activate
from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.cards import face, token
from apnap.abilities.effects.creating import CreateTokens, copy_as_token
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.player_actions import Discard, PlayerAction
from apnap.abilities.keyword_actions.transform_and_meld import Transform
from apnap.abilities.players import YOU
from apnap.abilities.predefined_tokens import CLUE
from apnap.abilities.selectors import AT_HAND, THIS
from apnap.abilities.statics.changes import Becomes
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, Amount, Context, Effect, Selector
from apnap.rules.ch2_cards.printed import TRANSFORM, CardDef
from apnap.rules.ch5_turns.combat.arrivals import becomes_attacking, choose_attacked
from apnap.rules.ch7_additional.loops.loop_inputs import H_NUMBER
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, HAND, LAND, NONE, PLUS
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Counters, CreateToken, Entry, Happened
from apnap.rules.events import Draw as Drawn

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Investigate(PlayerAction):
    """Investigate: create a Clue token, that many times. CR 701.16."""

    def __init__(self, times: int | Amount = 1, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(times)
        self.create: CreateTokens = CreateTokens(1, CLUE)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            for _ in range(n):
                self.create.act(game, ctx, [seat])
                game.emit(Happened("investigate", seat))

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class Recruit(PlayerAction):
    """Draw a card, then discard a card; for a nonland card, create a Human Soldier: `Recruit()`. CR 701.70."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            drawn = Drawn(seat)
            drawn.cause = ctx.source
            game.emit(drawn)
            if not game.state.in_game(seat):
                continue
            Discard(1).act(game, ctx, [seat])
            for card in ctx.those:
                if game.state.objs[card].zone != HAND and not game.char(card).types & LAND:
                    made = CreateToken(seat, SOLDIER)
                    made.cause = ctx.source
                    game.emit(made)
                    break

    def moves_library(self) -> bool:
        return True

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


SOLDIER: Final = token("Human Soldier Token", "Creature - Human Soldier", "1/1", colors="W")


class Populate(PlayerAction):
    """Of the creature tokens on your side, copy one; it may enter tapped and `attacking`. CR 701.36, 508.4."""

    def __init__(self, who: Selector = YOU, attacking: bool = False, times: int | Amount = 1) -> None:
        super().__init__(who)
        self.attacking: bool = attacking
        self.times: Amount = amount(times)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for _i in range(self.times.value(game, ctx)):
            self.populate(game, ctx, seats)

    def populate(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            candidates: list[Ref] = []
            for id in game.state.ids(seat, BATTLEFIELD):
                if game.state.objs[id].token and game.char(id).types & CREATURE:
                    candidates.append(id)
            if not candidates:
                continue  # 701.36b
            chosen = candidates[0]
            if len(candidates) > 1:
                decision = ChooseDecision(seat, "701.36a", candidates, ctx=ctx, benefit=1)
                chosen = ask_one(game, decision)
                if chosen == NONE:
                    continue
            token = copy_as_token(game, seat, chosen, ctx.source, self.attacking)
            if self.attacking and token >= 0:
                whose = game.state.objs[token].controller
                becomes_attacking(game, token, choose_attacked(game, whose, token))
            game.emit(Happened("populate", seat, chosen))

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return H_NUMBER


# incubate ------------------------------------------------------------------------------------------------------------
def incubator() -> CardDef:
    """A double-faced token. CR 111.10i, 701.53b."""
    front = face("Incubator Token", "", "Artifact - Incubator", Activate("{2}", Transform(THIS)))
    back = face("Phyrexian Token", "", "Artifact Creature - Phyrexian", "0/0")
    return CardDef("Incubator Token", TRANSFORM, [front, back], [])


INCUBATOR: Final = incubator()


class Incubate(PlayerAction):
    """Create an Incubator token with that many +1/+1 counters. CR 701.53."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            event = CreateToken(seat, INCUBATOR)
            event.cause = ctx.source
            event.entry = Entry()
            if n > 0:
                event.entry.counters = [(PLUS, n)]
            game.emit(event)

    def benefit(self) -> i64:
        return 1


ARMY: Final = "Army"


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
        self.joins: Effect = Indefinitely(AT_HAND, Becomes(f"Creature - {subtype}"))

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
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

    def choose(self, game: Game, ctx: Context, seat: Seat, found: list[i64]) -> i64:
        if len(found) == 1:
            return found[0]
        decision = ChooseDecision(seat, "701.47a", found, ctx=ctx, benefit=1, own=True)
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

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT

    def benefit(self) -> i64:
        return 1


def armies(game: Game, seat: Seat) -> list[i64]:
    """The Army creatures that a player controls."""
    out: list[i64] = []
    for id in game.state.ids(seat, BATTLEFIELD):
        c = game.char(id)
        if c.types & CREATURE and ARMY in c.subtypes:
            out.append(id)
    return out
