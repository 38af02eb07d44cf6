"""When a person is asked at priority, and when the table passes for them.

By default: in their own main phases, when an opponent has put something on a stack, and once blocks are declared in a
combat that concerns them; always provided that they could do something. Everything but priority is always asked, except
the order of triggered abilities that nobody could tell apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BLOCKERS, END, MAIN1, MAIN2, NONE
from apnap.rules.core.decisions import FOR_TRIGGERS, O_MANA, O_PASS, Decision, OrderDecision, PriorityDecision
from apnap.rules.core.play import Play
from apnap.rules.views.seen import Seen, SeenTurn
from apnap.rules.views.view import View
from apnap.table.harm import is_about_to_die

_CALM: Final = frozenset({MAIN1, MAIN2, END})
"""Where whoever watches is asked even if nothing has happened."""


def are_alike(play: Play, decision: OrderDecision) -> bool:
    """Is it one ability of sources of one name, that has triggered on the same, or each on its source? CR 603.3b."""
    if decision.purpose != FOR_TRIGGERS or len(set(decision.labels)) > 1:
        return False
    ability = decision.nodes[0]
    if any(node is not ability for node in decision.nodes):
        return False
    found = {
        ("its source" if t.it == t.source else play.name(t.it) if t.it >= 0 else t.it, t.controller, *t.those, t.amount)
        for t in play.state.pending
        if t.ability is ability
    }
    return len(found) == 1


@final
@dataclass(frozen=True, slots=True)
class Until:
    """A wish to pass until something comes: a step, a turn, or a step of a turn."""

    step: int = -1
    """The step to stop in; -1 where any will do."""
    seat: int = -1
    """Whose turn it must be; -1 for anybody's."""
    turn: bool = False
    """Only a later turn will do."""
    firm: bool = False
    """Nothing that is put on a stack meanwhile ends it."""

    def asks_there(self) -> bool:
        """Was a step waited for, in which the person wants to be asked whatever they could do?"""
        return self.step >= 0


@final
@dataclass(frozen=True, slots=True)
class Wait:
    """Such a wish, and the moment at which somebody had it."""

    wish: Until
    number: int
    """The turn in which it was wished for."""
    latest: int
    """The latest turn that had begun by then; another one, where several are going on."""
    step: int
    """The step of that turn."""

    def is_over(self, turn: SeenTurn) -> bool:
        """Has what was waited for come?"""
        wish = self.wish
        later = turn.number > self.latest
        if wish.seat >= 0 and wish.seat not in turn.active:
            return False
        if wish.turn and not later:
            return False
        if wish.step < 0:
            return later
        if later:
            # a step that this turn does not have is over as soon as a later one has begun
            return turn.step >= wish.step
        return turn.number == self.number and self.step < wish.step <= turn.step

    def is_still_this_turn(self) -> bool:
        """Is it a step of the turn in which it was wished for, whoever's that is?"""
        return self.wish.step > self.step and not self.wish.turn and self.wish.seat < 0


class Stops:
    """One seat's wishes: the steps it stops in, whether it holds priority, and what it passes until."""

    def __init__(self) -> None:
        self.mine: set[int] = {MAIN1, MAIN2}
        self.theirs: set[int] = set()
        self.of: dict[int, set[int]] = {}
        """By seat, steps in which one stops in that player's turns, besides those of everybody else's."""
        self.hold = False
        self.orders = False
        """Triggered abilities that wait together are put on the stack as they are listed, without being asked."""
        self.always = False
        self.watching = False
        """Asked wherever they could act, and on their own turn wherever something has happened: to study a position."""
        self.yields: set[str] = set()
        """What is called so is passed on whenever it is on top of a stack: triggers that come again and again."""
        self.accepts: set[int] = set()
        """Seats whose hand actions are accepted without asking. CR 733.1."""
        self.wait: Wait | None = None

    # wishes ----------------------------------------------------------------------------------------------------------
    def change(self, step: int, *, mine: bool, theirs: bool, stop: bool) -> None:
        """Stop in a step of one's own turns, of other players', or of all; or stop there no longer."""
        for wanted, steps in ((mine, self.mine), (theirs, self.theirs)):
            if wanted and stop:
                steps.add(step)
            elif wanted:
                steps.discard(step)

    def remove_all(self) -> None:
        """Be asked in no step for the step's own sake."""
        self.always = False
        self.mine, self.theirs, self.of = set(), set(), {}

    # the question ----------------------------------------------------------------------------------------------------
    def asks(self, view: View, table: TableRules, decision: Decision, news: bool = False) -> bool:
        """Is this priority one that the person wants to be asked about? `news`: something has happened meanwhile."""
        turn = view.turns()[decision.marker]
        stack = view.stack(decision.marker)
        wait = self.wait
        if turn.step == BLOCKERS and is_about_to_die(view, table, int(decision.seat)):
            self.wait = None  # whatever was wished for, nobody dies without having been asked
            return True
        if wait is not None:
            if wait.is_over(turn):
                self.wait = None
                if wait.wish.asks_there():
                    return True
            elif wait.wish.firm or not (could_act(decision) and stack and is_aimed_at(view, stack[-1], decision.seat)):
                return False
        if self.always:
            return True
        if not could_act(decision):
            return self.watching and not stack and decision.seat in turn.active and (news or turn.step in _CALM)
        if stack:
            top = stack[-1]
            if top.controller == decision.seat:
                return self.hold
            if top.name in self.yields:
                return False
            return view.player(top.controller).team != view.player(decision.seat).team
        if self.watching:
            return True
        if turn.step in (self.mine if decision.seat in turn.active else self.theirs):
            return True
        if any(turn.step in self.of.get(int(seat), ()) for seat in turn.active):
            return True
        return turn.step == BLOCKERS and is_fighting(view, decision.seat)


def could_act(decision: Decision) -> bool:
    """Could the player do anything but pass and make mana?"""
    return isinstance(decision, PriorityDecision) and any(o.kind not in (O_PASS, O_MANA) for o in decision.options)


def is_aimed_at(view: View, thing: Seen, seat: int) -> bool:
    """Does a spell or ability of an opponent target this player, or something of theirs?"""
    if view.player(thing.controller).team == view.player(seat).team:
        return False
    for slot in thing.targets:
        for ref in slot:
            if ref < 0:
                if ref != NONE and -1 - ref == seat:
                    return True
            else:
                target = view.find(ref)
                if target is not None and target.controller == seat:
                    return True
    return False


def is_fighting(view: View, seat: int) -> bool:
    """Does this player attack, or does anything attack them or theirs, now?"""
    for permanent in view.permanents():
        if permanent.attacking == NONE:
            continue
        if permanent.controller == seat:
            return True
        if permanent.attacking < 0:
            if -1 - permanent.attacking == seat:
                return True
        else:
            attacked = view.find(permanent.attacking)
            if attacked is not None and (attacked.controller == seat or attacked.protector == seat):
                return True
    return False
