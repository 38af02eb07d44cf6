"""How far a loop is certainly the same: until something that reads an amount which it changes answers otherwise.

A round changes the same amounts by the same. Conditions that read them are asked about the amounts after so many
rounds, on a fork of the state: each turns its answer once at most, because it compares what grows evenly. So the first
round that turns one is found by halving, however far away it is. What reads an amount in another way than by a
condition, or reads what happened, is not foreseen. CR 104.4b, 603.8, 732.2a.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import OF_AMOUNT, Condition, Context, Node
from apnap.rules.ch7_additional.loops.loop_inputs import (
    H_AMOUNT,
    H_PAST,
    H_SIZE,
    loop_input_words,
    loop_inputs_of,
    refers,
)
from apnap.rules.ch7_additional.loops.situation import is_about_size
from apnap.rules.ch7_additional.loops.tallies import (
    MINUS,
    Q_ALIKE,
    Q_COUNTERS,
    Q_LIFE,
    Q_MANA,
    Q_PLAYER,
    Q_POISON,
    Q_SIZE,
    Q_SPELLS,
    Q_TOKENS,
    TOUGHNESS,
    Situation,
    Tally,
)
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_KINDS,
    EV_LIFE,
    EV_STATE,
    F_LOSE,
    F_LOSE_TO_LIFE,
    NONE,
    S_LAYER,
    S_REPLACE,
)
from apnap.rules.core.numbers import LARGEST as LARGEST
from apnap.rules.core.state import Watcher
from apnap.rules.core.supposing import suppose
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Event, LifeChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

ENDLESS: Final = 1 << 60  # rounds: nothing ever changes
FAR: Final = 10**12  # rounds after which sizes are looked at, where they change


def size(x: i64) -> i64:
    """How large, up or down."""
    return -x if x < 0 else x


class Asked:
    """A condition, with whose it is."""

    def __init__(self, condition: Condition, controller: Seat, source: ObjectId) -> None:
        self.condition: Condition = condition
        self.controller: Seat = controller
        self.source: ObjectId = source


class Horizon:
    """How many rounds are certainly the same, and if it is none, why that is not known."""

    def __init__(self, game: Game, now: Situation, change: list[i64], heads: list[Event | None], mask: i64) -> None:
        self.game: Game = game
        self.now: Situation = now
        self.change: list[i64] = change
        self.heads: list[Event | None] = heads
        self.mask: i64 = mask  # what changes (see loop_inputs.py)
        self.asked: list[Asked] = []
        self.why: str = ""
        self.countable: i64 = self.in_numbers()
        self.lasting: bool = self.piles_up()

    def rounds(self, nodes: list[Node]) -> i64:
        """ENDLESS where nothing ever changes; 0 where it is not known, or changes at once."""
        self.collect(nodes)
        if self.why:
            return 0
        most = self.until_used_up()
        reach = min(most, self.countable)
        if reach <= 0:
            return 0
        if self.mask & H_SIZE:
            reach = min(reach, FAR)
            if not self.are_sizes_kept(reach):
                self.why = "power and toughness may not go on like that"
                return 0
        alike = self.until_answered_otherwise(reach)
        return most if alike == reach else alike

    def piles_up(self) -> bool:
        """Do effects pile up, which cannot be supposed, so that sizes are not known in advance?"""
        for i in range(len(self.change)):
            if self.change[i] and self.now.tallies[i].what == Q_ALIKE:
                return True
        return False

    # who reads what -------------------------------------------------------------------------------------------------
    def collect(self, nodes: list[Node]) -> None:
        """The conditions of what resolves, what watches what has happened or a state, and what stands."""
        state = self.game.state
        events = state.turn().events
        top = state.turn().stack
        controller: Seat = state.objs[top[-1]].controller if top else 0
        source: ObjectId = state.objs[top[-1]].source if top else -1
        for node in nodes:
            self.look_into(node, controller, source, self.mask)
        for k in range(EV_KINDS):
            if k == EV_STATE or events[k] is not self.heads[k]:
                for w in state.watchers[k]:
                    if k == EV_STATE or self.is_about(w, events[k], self.heads[k]):
                        self.look_into(w.ability, w.controller, w.source, self.mask)
                for e in state.standing[S_REPLACE + k]:
                    self.look_into(e.static, e.controller, e.source, self.mask)
        for slot in range(S_REPLACE):
            for e in state.standing[slot]:
                mask = self.mask
                if slot == S_LAYER and is_about_size(e.static):
                    mask &= H_SIZE | H_PAST  # what it makes of other amounts is seen in the sizes
                self.look_into(e.static, e.controller, e.source, mask)

    def is_about(self, w: Watcher, newest: Event | None, head: Event | None) -> bool:
        """May an ability have to do with these events? One about its own object only if they are about that too."""
        pattern = w.ability.pattern
        if not pattern.own:
            return True
        e = newest
        while e is not None and e is not head:
            if pattern.subject(e) == w.source or w.source in pattern.others(self.game, e):
                return True
            if pattern.matches(self.game, w, e):
                return True
            e = e.prev
        return False

    def look_into(self, node: Node, controller: Seat, source: ObjectId, mask: i64) -> None:
        """Note the conditions in it. What reads some of the mask in another way is not foreseen."""
        if self.why:
            return
        if isinstance(node, Condition):
            read = loop_inputs_of(node) & self.mask
            if self.mask & H_AMOUNT and refers(node, OF_AMOUNT):
                read |= H_AMOUNT
            if read & (H_PAST | H_AMOUNT) or (read & H_SIZE and self.lasting):
                self.why = f"something may depend on {loop_input_words(read)}"
            elif read:
                self.asked.append(Asked(node, controller, source))
                for child in node.children():
                    if isinstance(child, Condition):
                        self.look_into(child, controller, source, mask)
            return
        read = node.loop_inputs() & mask
        if read:
            self.why = f"something may depend on {loop_input_words(read)}"
            return
        for child in node.children():
            self.look_into(child, controller, source, mask)

    # bounds ---------------------------------------------------------------------------------------------------------
    def until_used_up(self) -> i64:
        """How often a round can be gone through before something falls too low, or kills. CR 704.5."""
        most: i64 = ENDLESS
        game = self.game
        for i in range(len(self.change)):
            by = self.change[i]
            tally = self.now.tallies[i]
            if tally.what == Q_SIZE:
                if by < 0 and tally.name == TOUGHNESS:
                    most = min(most, (tally.value - game.state.objs[tally.ref].damage - 1) // -by)
            elif by < 0:
                if tally.what != Q_LIFE:
                    most = min(most, tally.value // -by - 1)
                elif can_lose_to_life(game, tally.ref):
                    most = min(most, (tally.value - 1) // -by)
            elif by > 0:
                if tally.what == Q_POISON:
                    if not game.is_forbidden(F_LOSE, tally.ref, NONE):
                        most = min(most, (game.state.table.poison_limit - 1 - tally.value) // by)
                elif tally.what == Q_COUNTERS and tally.name in (MINUS, "lore"):
                    return 0
        return most

    def in_numbers(self) -> i64:
        """How often until an amount is larger than is reckoned with."""
        most: i64 = ENDLESS
        for i in range(len(self.change)):
            by = size(self.change[i])
            if by:
                most = min(most, (LARGEST - size(self.now.tallies[i].value)) // by)
        return most

    def until_answered_otherwise(self, most: i64) -> i64:
        """How many rounds leave every answer as it is, up to `most`."""
        if not self.asked:
            return most
        before = self.answers(0)
        if self.answers(most) == before:
            return most
        low: i64 = 0
        high = most
        while high - low > 1:
            middle = (low + high) // 2
            if self.answers(middle) == before:
                low = middle
            else:
                high = middle
        return max(0, low - self.swing())

    def answers(self, rounds: i64) -> list[bool]:
        """What every condition would say after so many rounds."""
        game = self.game
        supposed = suppose(game)
        out: list[bool] = []
        try:
            if rounds:
                shift(game, self.now.tallies, self.change, rounds)
            for a in self.asked:
                out.append(a.condition.holds(game, Context(a.controller, a.source)))
        finally:
            supposed.end()
        return out

    def are_sizes_kept(self, rounds: i64) -> bool:
        """Would every toughness that does not fall now be at least what it is after so many rounds?"""
        game = self.game
        supposed = suppose(game)
        try:
            shift(game, self.now.tallies, self.change, rounds)
            for i in range(len(self.change)):
                tally = self.now.tallies[i]
                if tally.what == Q_SIZE and tally.name == TOUGHNESS and self.change[i] >= 0:
                    if game.char(tally.ref).toughness < tally.value:
                        return False
            return True
        finally:
            supposed.end()

    def swing(self) -> i64:
        """How many rounds earlier life may have been there in between, going up and down within one."""
        moved: i64 = 0
        e = self.game.state.turn().events[EV_LIFE]
        while e is not None and e is not self.heads[EV_LIFE]:
            if isinstance(e, LifeChange):
                moved += size(e.amount)
            e = e.prev
        least: i64 = 0
        for i in range(len(self.change)):
            by = size(self.change[i])
            if by and self.now.tallies[i].what == Q_LIFE and (least == 0 or by < least):
                least = by
        return 1 if least == 0 else moved // least + 1


def can_lose_to_life(game: Game, seat: Seat) -> bool:
    """Would a player lose for having no life? Of those who share a total, all must be kept from it. CR 104.3b."""
    state = game.state
    for s in range(state.seats):
        if state.table.life_of[s] == seat and state.in_game(s):
            if game.is_forbidden(F_LOSE, s, NONE) or game.is_forbidden(F_LOSE_TO_LIFE, s, NONE):
                return False
    return True


# changing amounts ----------------------------------------------------------------------------------------------------
def shift(game: Game, tallies: list[Tally], change: list[i64], rounds: i64) -> None:
    """Change every amount by what so many rounds change it by. Sizes follow."""
    state = game.state
    sizes = False
    for i in range(len(tallies)):
        by = change[i] * rounds
        if by:
            shift_one(game, tallies[i], by)
            sizes = sizes or tallies[i].what == Q_SIZE
    if sizes:
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD):
                game.drop_chars(id)
    state.touch()


def shift_one(game: Game, tally: Tally, by: i64) -> None:
    """One amount."""
    state = game.state
    what = tally.what
    if what == Q_LIFE:
        state.edit_player(tally.ref).life += by
    elif what == Q_POISON:
        state.edit_player(tally.ref).poison += by
    elif what == Q_PLAYER:
        p = state.edit_player(tally.ref)
        have = {} if p.counters is None else p.counters.copy()
        have[tally.name] = have.get(tally.name, 0) + by
        p.counters = have
    elif what == Q_MANA:
        p = state.edit_player(tally.ref)
        pool = p.pool.copy()
        pool[tally.index] += by
        p.pool = pool
        p.pool_total += by
    elif what == Q_COUNTERS:
        o = state.edit(tally.ref)
        on = {} if o.counters is None else o.counters.copy()
        on[tally.name] = on.get(tally.name, 0) + by
        o.counters = on
        game.drop_chars(tally.ref)
    elif what == Q_TOKENS:
        state.edit(tally.ref).token_count += by
        state.has_token_groups = True
    elif what == Q_SPELLS:
        state.edit_marker(tally.ref).spells += by
