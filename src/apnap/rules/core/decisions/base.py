"""What every decision has, whatever its kind; the words for kinds, purposes and origins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Node
from apnap.rules.core.constants import NONE
from apnap.rules.core.types import Marker, ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# kinds; the order is part of the replay format
D_PRIORITY: Final = 0
D_CHOOSE: Final = 1
D_ORDER: Final = 2
D_YES_NO: Final = 3
D_NUMBER: Final = 4
D_MODE: Final = 5
D_ATTACK: Final = 6
D_BLOCK: Final = 7
D_ASSIGN: Final = 8
D_DIVIDE: Final = 9
D_MULLIGAN: Final = 10
D_PAY: Final = 11
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
FOR_HAND: Final = "by hand"  # an unread line is carried out by hand, or whether others accept that

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

    def __init__(self, kind: i64, id: ObjectId, index: i64 = 0) -> None:
        self.kind: i64 = kind
        self.id: ObjectId = id
        self.index: i64 = index

    def __repr__(self) -> str:
        if self.kind == O_PASS:
            return "<pass>"
        return f"<{OPTION_NAMES[self.kind]}: object {self.id}, way {self.index}>"


def plain_options(options: list[Option]) -> list[object]:
    """Options as plain data."""
    out: list[object] = []
    for o in options:
        out.append([int(o.kind), int(o.id), int(o.index)])
    return out


PASS: Final = Option(O_PASS, -1)
NO_OPTIONS: Final[list[Option]] = []
NO_LABELS: Final[list[str]] = []
NO_NODES: Final[list[Node]] = []


class Parts:
    """What may come next in an answer: the listed values, or else every number from `least` to `most`."""

    def __init__(self, values: list[i64], least: i64 = 0, most: i64 = -1) -> None:
        self.values: list[i64] = values
        self.least: i64 = least
        self.most: i64 = most

    def count(self) -> i64:
        """How many values there are."""
        n: i64 = len(self.values)
        return n if self.most < self.least else self.most - self.least + 1

    def at(self, index: i64) -> i64:
        """One of them, by its place from 0."""
        return self.values[index] if self.most < self.least else self.least + index

    def has(self, value: i64) -> bool:
        """Is this one of them?"""
        return value in self.values or self.least <= value <= self.most

    def __repr__(self) -> str:
        return f"<one of {self.values}>" if self.most < self.least else f"<{self.least} to {self.most}>"


NOTHING_MORE: Final = Parts(NO_IDS)


@mypyc_attr(acyclic=True)
class Decision:
    """A question: whom it concerns, who decides it, where it comes from. What may be answered, each kind says.

    An answer can be given part by part: `next_parts` says what may come after what was said so far, so that the whole
    can still be legal, `is_complete` whether it may end there, and `answer_of` makes the answer of these parts.
    """

    def __init__(self, kind: i64, seat: Seat, rule: str) -> None:
        self.kind: i64 = kind
        self.seat: Seat = seat  # whom it concerns
        self.decider: Seat = seat  # who decides: another seat while that one controls the player (723)
        self.origin: i64 = FROM_RULE
        self.cost: bool = False  # whether to pay, or paying, a cost (800.4f)
        self.asker: Seat = -1  # who controls the object that asks, where that is not the origin's controller (800.4g)
        # about things of the player's own, which are gone once the player is: no answer then
        self.lapses_with_player: bool = False
        # to be looked at again when anybody leaves the game meanwhile
        self.asked_again_if_someone_leaves: bool = False
        self.team: bool = False  # a choice of the whole team, put to one of its members (805.2)
        self.given: list[i64] = NO_IDS  # the answer, of one among several that were asked at once
        self.purpose: str = FOR_CHOICE
        self.rule: str = rule
        self.marker: Marker = 0
        self.source: ObjectId = NONE  # the object it is about
        self.benefit: i64 = 0  # 1 when being chosen is good for the chosen, -1 when bad

    def place(self, purpose: str, ctx: Context | None, origin: i64, source: ObjectId, benefit: i64, own: bool) -> None:
        """What it is for and where it comes from: a spell or ability that resolves (`ctx`), or something else."""
        self.purpose = purpose
        self.origin = origin
        self.source = source
        self.benefit = benefit
        self.lapses_with_player = own
        if ctx is not None:
            if origin == FROM_RULE:
                self.origin = ctx.object
            if source == NONE:
                self.source = ctx.source

    def copy_for(self, seat: Seat) -> Decision:
        """The same question to another player."""
        raise NotImplementedError

    def like(self, other: Decision) -> Decision:
        """This, with everything but whom it concerns taken from another of its kind."""
        self.kind = other.kind
        self.rule = other.rule
        self.origin = other.origin
        self.cost = other.cost
        self.asker = other.asker
        self.lapses_with_player = other.lapses_with_player
        self.asked_again_if_someone_leaves = other.asked_again_if_someone_leaves
        self.team = other.team
        self.purpose = other.purpose
        self.marker = other.marker
        self.source = other.source
        self.benefit = other.benefit
        return self

    # answers ----------------------------------------------------------------------------------------------------------
    def check(self, answer: list[i64]) -> None:
        """Refuse a malformed answer; declarations and damage are checked again where they are used."""
        raise NotImplementedError

    def next_parts(self, prefix: list[i64]) -> Parts:
        """The parts of an answer that may follow these, which are the beginning of one."""
        raise NotImplementedError

    def is_complete(self, prefix: list[i64]) -> bool:
        """Are these parts an answer as they stand?"""
        raise NotImplementedError

    def answer_of(self, parts: list[i64]) -> list[i64]:
        """The answer that complete parts make."""
        return parts

    def answers(self, limit: i64) -> list[list[i64]] | None:
        """Every answer that has the right form; None where there are more than the limit."""
        out: list[list[i64]] = []
        return out if self.extend([], out, limit) else None

    def extend(self, prefix: list[i64], out: list[list[i64]], limit: i64) -> bool:
        """Add every answer that begins so; False where the limit is passed."""
        if self.is_complete(prefix):
            if len(out) >= limit:
                return False
            out.append(self.answer_of(prefix.copy()))
        parts = self.next_parts(prefix)
        if parts.count() > limit:
            return False  # each of them leads to an answer
        for i in range(parts.count()):
            if not self.extend([*prefix, parts.at(i)], out, limit):
                return False
        return True

    def objects(self) -> list[i64]:
        """The objects and players that an answer may name."""
        return NO_IDS

    # words ------------------------------------------------------------------------------------------------------------
    def to_dict(self) -> dict[str, object]:
        """As plain data, for the one who decides it; docs/decisions.md says what stands where."""
        out: dict[str, object] = {
            "kind": DECISION_NAMES[self.kind],
            "seat": int(self.seat),
            "decider": int(self.decider),
            "purpose": self.purpose,
            "rule": self.rule,
            "origin": int(self.origin),
            "source": int(self.source),
            "marker": int(self.marker),
            "team": self.team,
            "benefit": int(self.benefit),
        }
        self.add_fields(out)
        return out

    def add_fields(self, out: dict[str, object]) -> None:
        """Add what this kind has besides."""

    def __repr__(self) -> str:
        """For whoever prints it: whom it asks, and what to answer with."""
        who = f"seat {self.decider}" if self.decider == self.seat else f"seat {self.decider} for seat {self.seat}"
        what = DECISION_NAMES[self.kind]
        if self.purpose != FOR_CHOICE:
            what = f"{what} ({self.purpose})"
        among = self.among_what()
        return f"<{who}: {what}, {among}>" if among else f"<{who}: {what}>"

    def among_what(self) -> str:
        """What may be answered, in short."""
        return ""


@mypyc_attr(acyclic=True)
class LabelledDecision(Decision):
    """A question with words of its own for what may be answered."""

    def __init__(self, kind: i64, seat: Seat, rule: str, labels: list[str], nodes: list[Node]) -> None:
        super().__init__(kind, seat, rule)
        self.labels: list[str] = labels
        self.nodes: list[Node] = nodes  # beside the labels, what each of them stands for, to be put in words

    def like(self, other: Decision) -> Decision:
        if isinstance(other, LabelledDecision):
            self.labels = other.labels
            self.nodes = other.nodes
        return super().like(other)

    def add_fields(self, out: dict[str, object]) -> None:
        out["labels"] = self.labels.copy()


def plain(numbers: list[i64]) -> list[object]:
    """Numbers as plain data."""
    out: list[object] = []
    for n in numbers:
        out.append(int(n))
    return out


def amount_words(minimum: i64, maximum: i64) -> str:
    """`exactly 2`, or `1 to 3`."""
    if minimum == maximum:
        return f"exactly {minimum}"
    return f"{minimum} to {maximum}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Somebody who decides in the same process. A subclass needs no `super().__init__`."""

    def __init__(self) -> None:
        pass

    def wants_forks(self) -> bool:
        """Does it fork the game at its decisions? Then checkpoints are taken for it."""
        return False

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        """An answer to the decision; CONCEDE concedes."""
        raise NotImplementedError

    def passes_anyway(self, game: Game, seat: Seat) -> bool:
        """Is it certain to pass with priority for this seat now, whatever it may do? Then nothing is listed for it."""
        return False

    def pays_as_proposed(self) -> bool:
        """Is it certain to take the payments that are proposed? Then no other ones are listed for it."""
        return False
