"""Life gained and lost, and life totals that become a number or are shared out again. CR 119, 810.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Quantity, amount
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, seats_of
from apnap.abilities.references import Antecedent, amount_of
from apnap.rules.ch1_concepts.definitions import OF_AMOUNT, Amount, Context, Effect, Node, Selector
from apnap.rules.ch1_concepts.shared_totals import can_change_life
from apnap.rules.ch7_additional.loops.loop_inputs import H_LIFE
from apnap.rules.ch8_multiplayer.shared_turns import ask_team
from apnap.rules.core.constants import EV_LIFE
from apnap.rules.core.decisions import FOR_PLAYER, ChooseDecision, ModeDecision
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Event, LifeChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class LifeBecomes(PlayerAction):
    """A life total becomes a number: the player gains or loses what is missing. CR 119.5."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        set_life(game, ctx, seats, self.amount.value(game, ctx))

    def loop_inputs(self) -> i64:
        return H_LIFE


class LoseHalfLife(PlayerAction):
    """Lose half of one's life, rounded up or (`down`) down: of the team's, where it is shared.

    With `thirds` it is a third of it. CR 107.1a, 119.3, 810.9.
    """

    def __init__(self, who: Selector = YOU, down: bool = False, thirds: bool = False) -> None:
        super().__init__(who)
        self.down: bool = down
        self.thirds: bool = thirds

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        events: list[Event] = []
        for seat in seats:
            life = game.state.life(seat)
            parts: i64 = 3 if self.thirds else 2
            part = life // parts if self.down else (life + parts - 1) // parts
            if part > 0:
                event = LifeChange(seat, -part)
                event.cause = ctx.source
                events.append(event)
        ctx.amount = life_changed(game, seats, events, -1)

    def leaves(self) -> i64:
        return super().leaves() | OF_AMOUNT

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return H_LIFE


class MostLife(Quantity):
    """The highest life total among all players, or among some; or (`least`) the lowest."""

    def __init__(self, least: bool = False, who: Selector = EACH_PLAYER) -> None:
        self.least: bool = least
        self.who: Selector = who

    def value(self, game: Game, ctx: Context) -> i64:
        best: i64 = 0
        first = True
        for seat in seats_of(game, self.who.pick(game, ctx)):
            life = game.state.life(seat)
            if first or (life < best if self.least else life > best):
                best = life
                first = False
        return best

    def reads(self) -> i64:
        return 1 << EV_LIFE

    def loop_inputs(self) -> i64:
        return H_LIFE


class LifeLost(Quantity):
    """The life that the event was about: `Whenever(LosesLife(), GainLife(LifeLost()))`."""

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_AMOUNT

    def meaning(self) -> Node:
        of = self._of
        return self if of is None else of.meaning(OF_AMOUNT)

    def value(self, game: Game, ctx: Context) -> i64:
        return amount_of(self._of, ctx)

    def loop_inputs(self) -> i64:
        return 0


class RedistributeLife(Effect):
    """Some players, no two of whom share one, get each other's life totals. CR 119.7-8, 810.9f."""

    WORDING: ClassVar[tuple[str, ...]] = ("briefly",)

    def __init__(self, briefly: bool = False) -> None:
        self.briefly: bool = briefly  # a choice of words: whose they are is not said

    def happen(self, game: Game, ctx: Context) -> None:
        players = self.choose_players(game, ctx)
        totals: list[i64] = []
        for seat in players:
            totals.append(game.state.life(seat))
        events: list[Event] = []
        for i in range(len(players)):
            number = self.choose_total(game, ctx, players[i:], totals)
            if not game.state.in_game(players[i]):
                continue
            totals.remove(number)
            change = number - game.state.life(players[i])
            if change:
                event = LifeChange(players[i], change)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)

    def choose_players(self, game: Game, ctx: Context) -> list[i64]:
        """The players whose life totals are redistributed, one by one. CR 810.9f."""
        chosen: list[i64] = []
        pools: list[i64] = []
        life_of = game.state.table.life_of
        while True:
            candidates: list[Ref] = []
            for ref in EACH_PLAYER.pick(game, ctx):
                if life_of[-1 - ref] not in pools:
                    candidates.append(ref)
            if not candidates:
                return chosen
            decision = ChooseDecision(ctx.controller, "810.9f", candidates, 0, 1, purpose=FOR_PLAYER, ctx=ctx)
            answer = game.ask(decision)
            if not answer:
                return chosen
            chosen.append(-1 - answer[0])
            pools.append(life_of[-1 - answer[0]])

    def choose_total(self, game: Game, ctx: Context, players: list[i64], totals: list[i64]) -> i64:
        """The life total that the first of these players gets, so that each of the others can get one. CR 119.7-8."""
        offered: list[i64] = []
        indices: list[i64] = []
        labels: list[str] = []
        for total in totals:
            left = totals.copy()
            left.remove(total)
            if total not in offered and fits(game, players[0], total) and can_share_out(game, players[1:], left):
                indices.append(len(offered))
                offered.append(total)
                labels.append(f"{game.name_of_seat(players[0])} gets {total} life")
        if not offered:
            return totals[0]
        if len(offered) == 1:
            return offered[0]
        decision = ModeDecision(ctx.controller, "119.7", indices, labels, ctx=ctx)
        return offered[game.ask(decision)[0]]


def fits(game: Game, seat: Seat, total: i64) -> bool:
    """Could this player end up with this life total? CR 119.7-8."""
    return can_change_life(game, seat, total - game.state.life(seat))


def can_share_out(game: Game, players: list[i64], totals: list[i64]) -> bool:
    """Can each of these players get one of as many life totals?"""
    if not players:
        return True
    for total in totals:
        if fits(game, players[0], total):
            left = totals.copy()
            left.remove(total)
            if can_share_out(game, players[1:], left):
                return True
    return False


def set_life(game: Game, ctx: Context, seats: list[Seat], number: i64) -> None:
    """One life change for each life total; a team's is that of a member it chooses. CR 119.5, 810.9c-d."""
    events: list[Event] = []
    totals: list[i64] = []
    life_of = game.state.table.life_of
    for seat in seats:
        if life_of[seat] in totals:
            continue
        totals.append(life_of[seat])
        change = number - game.state.life(seat)
        if change:
            mates: list[i64] = []
            for s in seats:
                if life_of[s] == life_of[seat]:
                    mates.append(-1 - s)
            event = LifeChange(one_of(game, ctx, mates), change)
            event.cause = ctx.source
            events.append(event)
    if events:
        game.emit_all(events)


def one_of(game: Game, ctx: Context, mates: list[i64]) -> i64:
    """The member whom a team chooses to be affected alone. CR 810.9d."""
    if len(mates) == 1:
        return -1 - mates[0]
    decision = ChooseDecision(-1 - mates[0], "810.9d", mates, purpose=FOR_PLAYER, ctx=ctx)
    chosen = ask_team(game, decision)
    return -1 - (chosen[0] if chosen else mates[0])


class GainLife(PlayerAction):
    """Gain life. CR 119.3."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        change_life(game, ctx, seats, self.amount.value(game, ctx), 1)

    def leaves(self) -> i64:
        return super().leaves() | OF_AMOUNT

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class LoseLife(PlayerAction):
    """Lose life. CR 119.3."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        change_life(game, ctx, seats, self.amount.value(game, ctx), -1)

    def leaves(self) -> i64:
        return super().leaves() | OF_AMOUNT

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


def change_life(game: Game, ctx: Context, seats: list[Seat], n: i64, sign: i64) -> None:
    """Life gained or lost by several players at once; 0 or less is no change. CR 107.1b, 119.3."""
    ctx.amount = 0
    if n <= 0:
        return
    events: list[Event] = []
    for seat in seats:
        event = LifeChange(seat, n * sign)
        event.cause = ctx.source
        events.append(event)
    ctx.amount = life_changed(game, seats, events, sign)


def life_changed(game: Game, seats: list[Seat], events: list[Event], sign: i64) -> i64:
    """Let it happen, and say how much these players gained or lost in the end. CR 119.3, 608.2h."""
    before = game.state.turn().events[EV_LIFE]
    changed: i64 = 0
    if len(events) == 1:
        game.emit(events[0])
    elif events:
        game.emit_all(events)
    e = game.state.turn().events[EV_LIFE]
    while e is not None and e is not before:
        if isinstance(e, LifeChange) and e.amount * sign > 0 and e.seat in seats:
            changed += e.amount * sign
        e = e.prev
    return changed


def life_of_all(game: Game, seats: list[Seat]) -> i64:
    """The life of several players together; what they share counts once. CR 810.9."""
    total: i64 = 0
    holders: list[i64] = []
    for seat in seats:
        holder = game.state.table.life_of[seat]
        if holder not in holders:
            holders.append(holder)
            total += game.state.life(seat)
    return total


class Drain(Effect):
    """Each opponent loses 1 life, and you gain as much as was lost. CR 702.101a."""

    def happen(self, game: Game, ctx: Context) -> None:
        seats = seats_of(game, EACH_OPPONENT.pick(game, ctx))
        before = life_of_all(game, seats)
        events: list[Event] = []
        for seat in seats:
            event = LifeChange(seat, -1)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)
        after = life_of_all(game, seats)
        if before > after and game.state.in_game(ctx.controller):
            gain = LifeChange(ctx.controller, before - after)
            gain.cause = ctx.source
            game.emit(gain)
