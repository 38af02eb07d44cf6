"""How the game ends: losing, winning, drawing, conceding, each for the seats that it concerns. CR 104.

Outcomes are kept by seat, with the rule as the reason. Those whose loss is one (TableRules.loss_of) lose together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch7_additional.loops import loops
from apnap.rules.ch8_multiplayer import leaving
from apnap.rules.ch9_casual import conspiracies
from apnap.rules.core.constants import EV_LOSE, F_LOSE, F_WIN, NONE
from apnap.rules.core.interrupts import Departed, GameOver
from apnap.rules.core.players import DREW, LOST, PLAYING, WON
from apnap.rules.core.recorded import QUITS, Recorded
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat
from apnap.rules.events import Event, Proposal

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Loses(Event):
    """Players lose the game; those of one loss group as one event. CR 104.3, 810.8a."""

    def __init__(self, seats: list[Seat], reason: str) -> None:
        super().__init__(EV_LOSE)
        self.seats: list[Seat] = seats
        self.reason: str = reason

    def apply(self, game: Game) -> bool:
        state = game.state
        lost = False
        for seat in self.seats:
            if state.in_game(seat) and state.players[seat].outcome == PLAYING:
                p = state.edit_player(seat)
                p.outcome = LOST
                p.reason = self.reason
                lost = True
        return lost

    def affected(self, game: Game) -> i64:
        return self.seats[0]

    def in_range(self, game: Game, seat: Seat) -> bool:
        """Whose loss it is was asked before; those who lose with them do so wherever they sit. CR 801.10."""
        return True

    def rule(self) -> str:
        return self.reason

    def line(self, game: Game) -> str:
        return f"{leaving.names_of(game, self.seats)} {'lose' if len(self.seats) > 1 else 'loses'} the game"


# losing --------------------------------------------------------------------------------------------------------------
def loss_group(state: State, seat: Seat) -> list[i64]:
    """The players in the game who lose with this one. CR 810.8a."""
    out: list[i64] = []
    loss_of = state.table.loss_of
    for s in range(state.seats):
        if loss_of[s] == loss_of[seat] and state.in_game(s):
            out.append(s)
    return out


def followers(state: State, seats: list[Seat]) -> list[i64]:
    """The players in the game besides these whose team falls, wins or draws with one of them. CR 809.5."""
    out: list[i64] = []
    leader_of = state.table.leader_of
    for s in range(state.seats):
        if leader_of[s] in seats and s not in seats and state.in_game(s):
            out.append(s)
    return out


def add_loss(game: Game, seat: Seat, rule: str, events: list[Event]) -> None:
    """Add a player's loss, with their group's, to a batch; once, and not if one of them can't lose. CR 101.2, 704.7."""
    state = game.state
    if not state.in_game(seat):
        return
    for e in events:
        if isinstance(e, Loses) and seat in e.seats:
            return
    group = loss_group(state, seat)
    for s in group:
        if game.is_forbidden(F_LOSE, s, NONE):
            return
    events.append(Loses(group, rule))
    add_followers(game, group, events)


def add_followers(game: Game, group: list[i64], events: list[Event]) -> None:
    """Those who are led by one of these lose with them, except those who can't lose. CR 809.5b, 104.3i, 101.2."""
    lost: list[i64] = []
    for s in followers(game.state, group):
        if not game.is_forbidden(F_LOSE, s, NONE):
            lost.append(s)
    for e in events:
        if isinstance(e, Loses):
            for s in e.seats:
                if s in lost:
                    lost.remove(s)
    if lost:
        events.append(Loses(lost, "809.5b"))


def lose(game: Game, seats: list[Seat], rule: str) -> None:
    """Players lose at the same time, and leave the game. CR 104.3, 104.5."""
    events: list[Event] = []
    for seat in seats:
        add_loss(game, seat, rule, events)
    if events:
        game.emit_all(events)
        losers_leave(game)


def losers_leave(game: Game) -> None:
    """Everybody who has lost, and is still there, leaves at once. CR 104.5, 104.4a."""
    state = game.state
    losers: list[Seat] = []
    for seat in range(state.seats):
        if state.in_game(seat) and state.players[seat].outcome == LOST:
            losers.append(seat)
    if not losers:
        return
    if teams_without(state, losers) == 0:
        all_lost(game, losers)
    depart(game, losers)


def all_lost(game: Game, losers: list[Seat]) -> None:
    """All who remained lost at once: the game is a draw for their teams. CR 104.4a, 104.4d."""
    state = game.state
    for loser in losers:
        team = state.table.teams[state.table.team_of[loser]]
        for seat in team:
            if state.players[seat].outcome == LOST:
                p = state.edit_player(seat)
                p.outcome = DREW
                p.reason = "104.4d" if len(team) > 1 else "104.4a"


def concede(game: Game, seat: Seat) -> None:
    """A player concedes: nothing can prevent or replace it, and who loses with them goes too. CR 104.3a, 810.8b."""
    state = game.state
    if state.over or not state.in_game(seat):
        return
    group = loss_group(state, seat)
    loss: list[Event] = [Loses(group, "104.3a")]
    add_followers(game, group, loss)
    game.emit_final(loss, Proposal())
    losers_leave(game)


def concede_at_priority(game: Game, recorded: Recorded) -> None:
    """A player concedes while nothing is half done: what may be done is offered again. CR 104.3a."""
    game.position += 1
    if recorded.kind == QUITS:
        game.state.leaving_main_game |= 1 << recorded.seat
    game.concedes(recorded.seat)
    raise Departed()


# winning and drawing -------------------------------------------------------------------------------------------------
def win(game: Game, seat: Seat, rule: str) -> None:
    """A player wins by an effect, and the game ends; or opponents within range lose. CR 104.2b, 104.3h, 801.14."""
    state = game.state
    if state.over or not state.in_game(seat) or state.players[seat].outcome != PLAYING:
        return  # who would win and lose at once loses (104.3f)
    for s in loss_group(state, seat):
        if game.is_forbidden(F_WIN, s, NONE):
            return
    if state.reach is not None:
        losers: list[Seat] = []
        for s in range(state.seats):
            if state.in_game(s) and state.opponents(seat, s) and state.in_reach(seat, s):
                losers.append(s)
        lose(game, losers, "104.3h")
        return
    for s in range(state.seats):
        p = state.players[s]
        if not state.opponents(seat, s):
            won(state, s, rule)
        elif p.outcome == PLAYING:
            p = state.edit_player(s)
            p.outcome = LOST
            p.reason = rule
    finish(game, rule, win_line(game))


def draw(game: Game, seats: list[Seat], rule: str) -> None:
    """The game is a draw for these players, who leave it; it goes on for the others. CR 104.4, 104.5, 809.5c."""
    state = game.state
    leavers: list[Seat] = []
    named: list[i64] = []
    for seat in seats:
        named.extend(loss_group(state, seat))
    for group in (named, followers(state, named)):
        for seat in group:
            if state.players[seat].outcome == PLAYING:
                p = state.edit_player(seat)
                p.outcome = DREW
                p.reason = rule
                leavers.append(seat)
    if leavers:
        depart(game, leavers)


def effect_loses(game: Game, seats: list[Seat]) -> None:
    """An effect says that players lose; a resolution stops if that ends the game. CR 104.3e, 104.1."""
    named: list[i64] = []
    by = game.state.cause.seat
    for seat in seats:
        if by < 0 or game.state.in_reach(by, seat):
            named.append(seat)
    lose(game, named, "104.3e")
    stop_if_over(game)


def effect_wins(game: Game, seat: Seat) -> None:
    """An effect says that a player wins. CR 104.2b, 104.1."""
    win(game, seat, "104.2b")
    stop_if_over(game)


def effect_draws(game: Game, controller: Seat) -> None:
    """An effect says that the game is a draw, for all whom its controller can reach. CR 104.4c, 104.4e, 801.15."""
    state = game.state
    seats: list[Seat] = []
    for s in range(state.seats):
        if state.in_game(s) and state.in_reach(controller, s):
            seats.append(s)
    draw(game, seats, "104.4c" if state.reach is None else "104.4e")
    stop_if_over(game)


def loop_draws(game: Game, controllers: list[i64]) -> None:
    """The game is in a loop that nobody can stop: a draw, for all or for those concerned. CR 104.4b, 104.4f, 801.16.

    `controllers`: who controls the objects that are involved in it.
    """
    state = game.state
    concerned: list[i64] = []
    for s in range(state.seats):
        if state.in_game(s):
            for seat in controllers:
                if state.in_reach(seat, s):
                    concerned.append(s)
                    break
    draw(game, concerned, "104.4b" if state.reach is None else "104.4f")


def is_endless(game: Game) -> bool:
    """Before a resolution: is the game in a loop of mandatory actions? Then it is a draw. CR 104.4b, 732.4."""
    mask = loops.goes_round(game)
    if mask:
        if game.logging:
            game.say("732.4", "The game goes round in a loop that nobody can stop")
        loop_draws(game, [s for s in range(game.state.seats) if mask >> s & 1])
    return mask != 0


def stop_if_over(game: Game) -> None:
    """The game ends immediately, in the middle of whatever is going on. CR 104.1."""
    if game.state.over:
        raise GameOver()


# the end -------------------------------------------------------------------------------------------------------------
def depart(game: Game, seats: list[Seat]) -> None:
    """Players leave; if that ends the game, the table is left as it stands. CR 104.1, 104.5, 800.4."""
    if teams_without(game.state, seats) <= 1:
        leaving.leave_finished_game(game, seats)
    else:
        leaving.leave(game, seats)
    check_over(game)


def teams_without(state: State, seats: list[Seat]) -> i64:
    """How many teams have a player in the game besides these."""
    left = state.alive
    for seat in seats:
        left &= ~(1 << seat)
    n: i64 = 0
    for team in state.table.teams:
        for seat in team:
            if left >> seat & 1:
                n += 1
                break
    return n


def check_over(game: Game) -> None:
    """The last team in the game wins, those of it who had lost included. CR 104.2a, 104.2c."""
    state = game.state
    if state.over:
        return
    last: i64 = -1
    for seat in range(state.seats):
        if state.in_game(seat):
            if last >= 0 and state.opponents(last, seat):
                return
            last = seat
    if last < 0:
        finish(game, "104.4", "The game is a draw")
        return
    team = state.table.teams[state.table.team_of[last]]
    rule = "104.2c" if len(team) > 1 else "104.2a"
    for seat in team:
        won(state, seat, rule)
    finish(game, rule, win_line(game))


def won(state: State, seat: Seat, rule: str) -> None:
    """A player wins with their team, unless the game was a draw for them before."""
    if state.players[seat].outcome != DREW:
        p = state.edit_player(seat)
        p.outcome = WON
        p.reason = rule


def winners(state: State) -> list[i64]:
    out: list[i64] = []
    for p in state.players:
        if p.outcome == WON:
            out.append(p.seat)
    return out


def finish(game: Game, rule: str, line: str) -> None:
    """The game is over. CR 104.1."""
    game.state.over = True
    game.state.touch()
    if game.state.has_hidden_agendas:
        for seat in range(game.state.seats):
            conspiracies.reveal_all(game, seat)
    if game.logging:
        game.say(rule, line)


def win_line(game: Game) -> str:
    seats = winners(game.state)
    return f"{leaving.names_of(game, seats)} {'win' if len(seats) > 1 else 'wins'} the game"
