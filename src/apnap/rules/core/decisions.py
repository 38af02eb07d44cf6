"""Decisions: the only door between the engine and whoever chooses.

Every answer is a list of integers: indices for options and modes, references for objects and players (an object's id, a
player as -1 - seat), amounts for divisions. `check` refuses a bad answer with the rule and leaves the state as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Node
from apnap.rules.core.constants import NONE

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# kinds; the order is part of the replay format
D_PRIORITY: Final = 0
D_CHOOSE: Final = 1  # some of the candidates, `minimum` to `maximum`
D_ORDER: Final = 2  # all of the candidates, in an order
D_YES_NO: Final = 3  # 1 or 0
D_NUMBER: Final = 4  # a number from minimum to maximum
D_MODE: Final = 5  # indices into `labels`
D_ATTACK: Final = 6  # beside each candidate (creature), whom it attacks, or NONE
D_BLOCK: Final = 7  # pairs blocker, attacker, ...
D_ASSIGN: Final = 8  # beside each candidate, how much damage
D_DIVIDE: Final = 9  # beside each candidate, how much
D_MULLIGAN: Final = 10  # 1 to mulligan, 0 to keep
D_PAY: Final = 11  # [] to pay as proposed; else one index into `options`: a mana ability or mana to spend
DECISION_NAMES: Final = [
    "priority",
    "choose",
    "order",
    "yes or no",
    "number",
    "mode",
    "attack",
    "block",
    "assign damage",
    "divide",
    "mulligan",
    "pay",
]

# what the choice is for; agents and screens read it
FOR_TARGET: Final = "target"
FOR_DISCARD: Final = "discard"
FOR_SACRIFICE: Final = "sacrifice"
FOR_COST: Final = "cost"
FOR_BOTTOM: Final = "bottom"
FOR_LEGEND: Final = "legend"
FOR_TRIGGERS: Final = "triggers"
FOR_REPLACEMENT: Final = "replacement"
FOR_DAMAGE_ORDER: Final = "damage order"
FOR_MAY: Final = "may"
FOR_X: Final = "x"
FOR_COLOR: Final = "color"
FOR_PLAYER: Final = "player"
FOR_SEARCH: Final = "search"
FOR_LOOK: Final = "look"
FOR_SCRY: Final = "scry"
FOR_SURVEIL: Final = "surveil"
FOR_ATTACH: Final = "attach"
FOR_COPY: Final = "copy"
FOR_DEFENDER: Final = "defender"
FOR_BAND: Final = "band"
FOR_PROTECTOR: Final = "protector"
FOR_STARTING: Final = "starting player"
FOR_UNTAP: Final = "untap"
FOR_DRAWS: Final = "draws"
FOR_STACK: Final = "stack"
FOR_COMMANDER: Final = "commander"  # whether it goes to the command zone (903.9)
FOR_CHOICE: Final = "choice"

# where it comes from: a rule, or the object with this id (800.4f-h)
FROM_RULE: Final = -1
FROM_ACTION: Final = -2  # the player's own action in progress: a cast, an activation, a payment

# an answer that concedes instead (104.3a)
CONCEDE: Final[list[i64]] = [-7777]

# priority options
O_PASS: Final = 0
O_LAND: Final = 1
O_CAST: Final = 2
O_ACTIVATE: Final = 3
O_MANA: Final = 4
O_SPECIAL: Final = 5
O_SPEND: Final = 6  # while paying: mana of this kind from the pool
OPTION_NAMES: Final = ["pass", "play land", "cast", "activate", "make mana", "special action", "spend mana"]


class IllegalAnswer(Exception):
    """An answer that the rules do not allow. The state is as it was."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} (CR {rule})")
        self.rule = rule
        self.message = message


@mypyc_attr(acyclic=True)
class Option:
    """One thing a player may do. `index`: a cast method (face and way), an ability, or a kind of mana."""

    def __init__(self, kind: i64, id: i64, index: i64 = 0) -> None:
        self.kind: i64 = kind
        self.id: i64 = id
        self.index: i64 = index

    def __repr__(self) -> str:
        if self.kind == O_PASS:
            return "<pass>"
        return f"<{OPTION_NAMES[self.kind]}: object {self.id}, way {self.index}>"


PASS: Final = Option(O_PASS, -1)
NO_OPTIONS: Final[list[Option]] = []
NO_LABELS: Final[list[str]] = []
NO_NODES: Final[list[Node]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question: whom it concerns, who decides it, where it comes from, and what may be answered."""

    def __init__(self, kind: i64, seat: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat  # whom it concerns
        self.decider: i64 = seat  # who decides: another seat while that one controls the player (723)
        self.origin: i64 = FROM_RULE
        self.cost: bool = False  # whether to pay, or paying, a cost (800.4f)
        self.opponent: bool = False  # must be decided by an opponent of the origin's controller (800.4g)
        self.own: bool = False  # about things of the player's own, which are gone once the player is: no answer then
        self.afresh: bool = False  # to be looked at afresh when anybody leaves the game meanwhile
        self.team: bool = False  # a choice of the whole team, put to one of its members (805.2)
        self.given: list[i64] = NO_IDS  # the answer, of one among several that were asked at once
        self.purpose: str = FOR_CHOICE
        self.rule: str = ""
        self.marker: i64 = 0
        self.options: list[Option] = NO_OPTIONS
        self.candidates: list[i64] = NO_IDS
        self.others: list[i64] = NO_IDS  # defenders, or attackers that can be blocked
        self.labels: list[str] = NO_LABELS
        self.nodes: list[Node] = NO_NODES  # beside the labels, what each of them stands for, to be put in words
        self.minimum: i64 = 1
        self.maximum: i64 = 1
        self.source: i64 = NONE  # the object it is about
        self.tone: i64 = 0  # 1 when being chosen is good for the chosen, -1 when bad

    def copy_for(self, seat: i64) -> Decision:
        """The same question to another player."""
        d = Decision(self.kind, seat)
        d.origin = self.origin
        d.cost = self.cost
        d.opponent = self.opponent
        d.own = self.own
        d.afresh = self.afresh
        d.team = self.team
        d.purpose = self.purpose
        d.rule = self.rule
        d.marker = self.marker
        d.options = self.options
        d.candidates = self.candidates
        d.others = self.others
        d.labels = self.labels
        d.nodes = self.nodes
        d.minimum = self.minimum
        d.maximum = self.maximum
        d.source = self.source
        d.tone = self.tone
        return d

    def __repr__(self) -> str:
        """For whoever prints it: whom it asks, and what to answer with."""
        who = f"seat {self.decider}" if self.decider == self.seat else f"seat {self.decider} for seat {self.seat}"
        what = DECISION_NAMES[self.kind]
        if self.purpose != FOR_CHOICE:
            what = f"{what} ({self.purpose})"
        if self.options:
            return f"<{who}: {what}, options {self.options}>"
        if self.candidates:
            return f"<{who}: {what}, {amount_words(self.minimum, self.maximum)} of {self.candidates}>"
        return f"<{who}: {what}>"

    def check(self, game: Game, answer: list[i64]) -> None:
        """Refuse a malformed answer; declarations and damage are checked again where they are used."""
        self.check_form(answer)

    def check_form(self, answer: list[i64]) -> None:
        """The same, for whoever asks without a game: a draft."""
        k = self.kind
        n: i64 = len(answer)
        if k == D_PRIORITY:
            if n != 1 or answer[0] < 0 or answer[0] >= len(self.options):
                raise IllegalAnswer("117.1", f"choose one of the {len(self.options)} options by its number")
        elif k == D_CHOOSE:
            if n < self.minimum or n > self.maximum:
                raise IllegalAnswer(
                    self.rule or "608.2d", f"choose {amount_words(self.minimum, self.maximum)}, not {n}"
                )
            for i in range(n):
                if answer[i] not in self.candidates:
                    raise IllegalAnswer(self.rule or "608.2d", f"{answer[i]} is not among what can be chosen")
                for j in range(i):
                    if answer[j] == answer[i]:
                        raise IllegalAnswer(self.rule or "608.2d", f"{answer[i]} is chosen twice")
        elif k == D_ORDER:
            if n != len(self.candidates):
                raise IllegalAnswer(self.rule or "101.4", f"put all {len(self.candidates)} in an order")
            for i in range(n):
                if answer[i] not in self.candidates:
                    raise IllegalAnswer(self.rule or "101.4", f"{answer[i]} is not among what is ordered")
                for j in range(i):
                    if answer[j] == answer[i]:
                        raise IllegalAnswer(self.rule or "101.4", f"{answer[i]} appears twice")
        elif k == D_YES_NO or k == D_MULLIGAN:
            if n != 1 or answer[0] < 0 or answer[0] > 1:
                raise IllegalAnswer(self.rule or "608.2d", "answer 1 for yes or 0 for no")
            if answer[0] > self.maximum:
                raise IllegalAnswer("732.3", "that would only go round once more: choose otherwise")
        elif k == D_NUMBER:
            if n != 1 or answer[0] < self.minimum or answer[0] > self.maximum:
                raise IllegalAnswer(self.rule or "107.3", f"choose a number from {self.minimum} to {self.maximum}")
        elif k == D_MODE:
            if n < self.minimum or n > self.maximum:
                raise IllegalAnswer("700.2", f"choose {amount_words(self.minimum, self.maximum)}, not {n}")
            for i in range(n):
                if answer[i] not in self.candidates:
                    raise IllegalAnswer("700.2a", "that mode cannot be chosen")
                for j in range(i):
                    if answer[j] == answer[i]:
                        raise IllegalAnswer("700.2d", "a mode is chosen twice")
        elif k == D_ATTACK:
            if n != len(self.candidates):
                raise IllegalAnswer("508.1", "say for each possible attacker whom it attacks, or nothing")
            for x in answer:
                if x != NONE and x not in self.others:
                    raise IllegalAnswer("508.1b", f"{x} cannot be attacked")
        elif k == D_BLOCK:
            if n % 2:
                raise IllegalAnswer("509.1", "answer with pairs of a blocker and what it blocks")
            for i in range(0, n, 2):
                if answer[i] not in self.candidates:
                    raise IllegalAnswer("509.1a", f"{answer[i]} cannot block")
                if answer[i + 1] not in self.others:
                    raise IllegalAnswer("509.1a", f"{answer[i + 1]} cannot be blocked by this player")
        elif k == D_ASSIGN or k == D_DIVIDE:
            total: i64 = 0
            least: i64 = 1 if k == D_DIVIDE else 0  # each gets one at least (601.2d, 608.2d)
            for x in answer:
                if x < least:
                    raise IllegalAnswer(self.rule, f"each amount must be {least} at least, not {x}")
                total += x
            if n != len(self.candidates):
                raise IllegalAnswer(self.rule, "give an amount for each")
            if total < self.minimum or total > self.maximum:
                raise IllegalAnswer(
                    self.rule, f"the amounts must add up to {amount_words(self.minimum, self.maximum)}, not {total}"
                )
        elif k == D_PAY:
            if n > 1 or (n == 1 and (answer[0] < 0 or answer[0] >= len(self.options))):
                raise IllegalAnswer("601.2g", "pay as proposed, or choose one of the options by its number")


def amount_words(minimum: i64, maximum: i64) -> str:
    """`exactly 2`, or `1 to 3`."""
    if minimum == maximum:
        return f"exactly {minimum}"
    return f"{minimum} to {maximum}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Somebody who decides in the same process."""

    def __init__(self) -> None:
        self.forks: bool = False  # wants to fork at its decisions: checkpoints are taken for it

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        """An answer to the decision; CONCEDE concedes."""
        raise NotImplementedError
