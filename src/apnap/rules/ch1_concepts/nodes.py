"""The words that abilities are made of, as the engine sees them: numbers, conditions, filters, targets, instructions,
costs. Nodes are built once, at load, and never change; what is known while one is looked at is in a Context.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, Self

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.fields import crude_hash, field_values, same
from apnap.rules.ch1_concepts.written import written
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.ch6_spells.layers.layer_inputs import READS_ANYTHING
from apnap.rules.ch7_additional.loops.loop_inputs import H_ALL
from apnap.rules.core.constants import NONE
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.mana.owed import Owed
    from apnap.rules.core.game import Game
    from apnap.rules.events import Event

NO_IDS: Final[list[i64]] = []
NO_TARGETS: Final[list[list[i64]]] = []


class Kept:
    """What one instruction dealt with, or the trigger and the costs before all of them; nothing overwrites it."""

    def __init__(self, number: i64, it: Ref, those: list[i64], amount: i64) -> None:
        self.number: i64 = number  # of the instruction
        self.it: Ref = it
        self.those: list[i64] = those
        self.amount: i64 = amount
        self.taken: list[i64] = NO_IDS  # of those, what was taken from among them since: the others are the rest
        self.missed: bool = False  # there is no 'it': what it looked for among those was not there

    def without(self, ids: list[i64]) -> Kept:
        """The same, after these were taken from among them."""
        kept = Kept(self.number, self.it, self.those, self.amount)
        kept.taken = self.taken + ids
        kept.missed = self.missed
        return kept


NO_KEPT: Final[list[Kept]] = []
NO_FIELDS: Final[list[str]] = []


class Context:
    """What an effect, a filter or a cost knows while it is looked at: who, from what, at what, and what went before."""

    def __init__(self, controller: Seat, source: ObjectId) -> None:
        self.controller: Seat = controller
        self.source: ObjectId = source  # the object whose ability this is; for a spell, the spell
        self.object: ObjectId = source  # the spell or ability on a stack, where there is one
        self.slots: list[Target] = NO_SLOTS
        self.targets: list[list[i64]] = NO_TARGETS  # by slot; while resolving, only the legal ones
        self.division: list[list[i64]] = NO_TARGETS  # by slot, beside targets, where something is divided
        self.x: i64 = 0
        self.modes: list[i64] = NO_IDS
        self.method: i64 = 0  # how it is cast, and which optional costs are paid: see cast_method.py
        self.event: Event | None = None  # what triggered the ability
        self.it: i64 = NONE  # what the last instruction dealt with, for 'it' and 'that'
        self.those: list[i64] = NO_IDS
        self.amount: i64 = 0  # the last number, for 'that much'
        self.spliced: list[i64] = NO_IDS  # cards whose text was added to the spell (702.47)
        self.began: i64 = -1  # while it resolves: how many objects there were before (400.7j)
        self.alone: bool = False  # what a plane says to a team is for one of its heads now (901.12c)
        self.each: i64 = NONE  # the player or object at hand inside 'for each' and 'each player'
        self.first: Kept | None = None  # what the trigger or the costs were about, once it resolves
        self.results: list[Kept] = NO_KEPT  # of the instructions that later words refer to; replaced, never changed
        self.tried: list[Ref] | None = None  # targets that would only repeat a loop (732.3)
        self.besides: list[CostPart] = NO_COSTS  # what the permission to cast it adds to its costs (601.2f)
        self.owed: Owed | None = None  # what is left to pay, for a mana ability that is activated for it (601.2g)

    def begin(self) -> None:
        """It resolves, or its 'if' is asked: what it is about so far is what its trigger and its costs were about."""
        self.first = Kept(0, self.it, self.those, self.amount)

    def keep(self, number: i64) -> None:
        """What the instruction of this number dealt with, for words that refer to it."""
        self.note(Kept(number, self.it, self.those, self.amount))

    def note(self, result: Kept) -> None:
        kept = [result]
        for k in self.results:
            if k.number != result.number:
                kept.append(k)
        self.results = kept

    def announced_for(self, controller: Seat, source: ObjectId, object: ObjectId) -> Context:
        """Every decision made as it was announced, for a copy of it, or for what it does as it resolves. CR 707.10."""
        ctx = Context(controller, source)
        ctx.object = object
        ctx.slots = self.slots
        ctx.targets = self.targets
        ctx.division = self.division
        ctx.x = self.x
        ctx.modes = self.modes
        ctx.method = self.method
        ctx.spliced = self.spliced
        ctx.event = self.event
        ctx.it = self.it
        ctx.those = self.those
        ctx.amount = self.amount
        ctx.each = self.each
        return ctx

    def chosen(self, slot: Target) -> list[i64]:
        """The targets chosen for a slot."""
        slots = self.slots
        for i in range(len(slots)):
            if slots[i] is slot:
                return self.targets[i] if i < len(self.targets) else NO_IDS
        return NO_IDS


# what words can refer to
OF_OBJECT: Final = 1
OF_PLAYER: Final = 2
OF_AMOUNT: Final = 4
OF_THOSE: Final = 8  # several objects or players together
OF_SACRIFICED: Final = 16
OF_DISCARDED: Final = 32
OF_EXILED: Final = 64
OF_MADE: Final = 128  # tokens
OF_REVEALED: Final = 256
OF_EACH: Final = 4096  # each of the players who do something, in turn
OF_DRAWN: Final = 1024  # cards that players drew
OF_DESTROYED: Final = 2048
OF_DOERS: Final = 8192  # those of several players who chose to do something
OF_COUNTERS: Final = 16384  # counters that were removed
OF_DAMAGED: Final = 32768
OF_BATCH: Final = 512  # cards that one instruction looked at, revealed, exiled or milled together


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A word of the vocabulary in use. What it is made of follows from its `__init__`: see fields.py."""

    DERIVED: ClassVar[tuple[str, ...]] = ()
    WORDING: ClassVar[tuple[str, ...]] = ()
    CHOSEN: ClassVar[bool] = False
    NAMES_ONE: ClassVar[bool] = False  # it says which player its other words speak of
    HAND_AFTER: ClassVar[str] = ""  # the field after which an instruction has its `at_hand` at hand

    def __new__(cls, *arguments: object, **named: object) -> Self:
        """Compiled, a class with this method can be copied without its arguments (`fields.replaced`)."""
        return super().__new__(cls)

    def __init__(self) -> None:
        """Nothing, unless a word takes arguments."""

    def children(self) -> list[Node]:
        """The nodes inside it, in reading order."""
        out: list[Node] = []
        for value in field_values(self):
            if isinstance(value, Node):
                out.append(value)
            elif isinstance(value, (list, tuple)):
                collect_nodes(value, out)
        return out

    def counts_resolutions(self) -> bool:
        """Does it ask how often the ability that it is in has resolved this turn?"""
        return False

    def refers_to(self) -> i64:
        """Of a word for something mentioned before: what it can mean (mask of OF_*); 0 for all other nodes."""
        return 0

    def derive(self) -> None:
        """Work out again what follows from its fields: a copy has got other ones."""

    def meaning(self) -> Node:
        """The same in the one form that equality compares, where there is more than one way to say it."""
        return self

    def __eq__(self, other: object) -> bool:
        """Does it mean the same? A choice of words makes no difference, and which targets are the same does."""
        return self is other or same(self, other)

    def __hash__(self) -> int:
        return crude_hash(self)

    def __repr__(self) -> str:
        return written(self)

    def stands_alone(self) -> bool:
        """Is it an ability, whose targets are chosen when that ability is announced?"""
        return False

    def loop_inputs(self) -> i64:
        """What it reads of what a loop may let grow, apart from the nodes inside it (loop_inputs.py); in doubt, all."""
        return H_ALL

    def layer_inputs(self) -> i64:
        """What it reads of characteristics, apart from the nodes inside it (layer_inputs.py); in doubt, anything."""
        return READS_ANYTHING

    def targets(self) -> list[Target]:
        """The target slots in it, in reading order, each once. CR 115.1."""
        out: list[Target] = []
        collect_targets(self, out)
        return out


def is_in(node: Node, nodes: Iterable[Node]) -> bool:
    """Is it one of these very nodes? One that says the same is another."""
    for n in nodes:
        if n is node:
            return True
    return False


def collect_nodes(value: object, out: list[Node]) -> None:
    """Add the nodes that a field holds."""
    if isinstance(value, Node):
        out.append(value)
    elif isinstance(value, (list, tuple)):
        for item in value:
            collect_nodes(item, out)


def collect_targets(node: Node, out: list[Target]) -> None:
    """Add the slots below a node that are not in the list yet."""
    if isinstance(node, Target):
        for t in out:
            if t is node:
                return
        out.append(node)
        return
    for child in node.children():
        if not child.stands_alone():
            collect_targets(child, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number: fixed, or read off the game."""

    def value(self, game: Game, ctx: Context) -> i64:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Something that is so or not."""

    def is_announced(self) -> bool:
        """Is it about how a spell is cast, so that it is known as its targets are chosen? CR 702.33."""
        return False

    def functions_in(self) -> i64:
        """Where else an ability that asks for it functions, because it speaks of these zones (mask). CR 113.6b."""
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """A quality that objects or players have or lack."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        raise NotImplementedError

    def recalls(self, game: Game, ctx: Context, ref: Ref, seat: Seat) -> bool:
        """As `test`, of a permanent that a player controlled as they left the game. CR 800.4i."""
        return self.test(game, ctx, ref)

    def whose(self, game: Game, ctx: Context) -> list[i64]:
        """The specific players whose permanents it means, with those who have left; nobody if any player's may fit."""
        return NO_IDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Node):
    """Which objects and players an instruction means."""

    def kinds(self) -> i64:
        """What it means is such that a word can refer to it (mask of OF_*)."""
        return OF_OBJECT | OF_THOSE

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Selector):
    """A target slot: how many, and which are legal. CR 115."""

    CHOSEN: ClassVar[bool] = True

    def __init__(self) -> None:
        self.minimum: i64 = 1
        self.maximum: i64 = 1
        self.divided: Amount | None = None  # 'divided as you choose' among them (601.2d)
        self.by_opponent: bool = False  # an opponent of the controller chooses (601.7)
        self.theirs: bool = False  # and only among what that opponent controls
        self.by: Selector | None = None  # this player chooses: the one whom the trigger is about (603.3d)
        self.at_random: bool = False  # chance chooses (115.1)
        self.other: bool = False  # differs from the targets of the slots before it ('another target')
        self.at_least: Amount | None = None  # how many, where that is no fixed number: X target creatures
        self.at_most: Amount | None = None
        self.only_if: Condition | None = None  # it has targets only then: if the spell was kicked (702.33)
        self.apiece: i64 = 0  # one at most for each player: 'for each opponent, up to one target' (601.2c)
        self.one_owner: bool = False  # its targets belong to one player: 'from a single graveyard' (601.2c)
        # the benefit of being chosen, as far as that instruction goes; see announcing.benefit_in
        self._of: Effect | None = None
        self._benefit: i64 = 0

    def legal(self, game: Game, ctx: Context, ref: Ref) -> bool:
        """May this be the target, now? CR 115.4, 608.2b."""
        raise NotImplementedError

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        """All legal targets, in a fixed order: players by seat, then objects by seat and zone position."""
        raise NotImplementedError

    def exists(self, game: Game, ctx: Context) -> bool:
        """Is there one legal target at least? Cheaper than candidates."""
        raise NotImplementedError

    def finds_opponent(self, game: Game, ctx: Context) -> bool:
        """Is there a legal target that is an opponent of the controller, or is controlled by one?"""
        state = game.state
        for ref in self.candidates(game, ctx):
            if state.opponents(ctx.controller, -1 - ref if ref < 0 else state.objs[ref].controller):
                return True
        return False

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return ctx.chosen(self)


NO_SLOTS: Final[list[Target]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """An instruction that happens when a spell or ability resolves. CR 608.2c."""

    _slots: list[Target] | None = None  # once they were asked for in a game
    _number: i64 = 0  # where later words of its ability refer to what it deals with

    def slots_in_play(self) -> list[Target]:
        """As `targets`, remembered: for a game, which asks often; not for a card that is still put together."""
        known = self._slots
        if known is None:
            known = self.targets()
            self._slots = known
        return known

    def happen(self, game: Game, ctx: Context) -> None:
        raise NotImplementedError

    def perform(self, game: Game, ctx: Context) -> None:
        """It happens, and what it dealt with is remembered where something later speaks of that."""
        self.happen(game, ctx)
        if self._number:
            ctx.keep(self._number)

    def leaves(self) -> i64:
        """What later words can refer to, of what it deals with (mask of OF_*)."""
        return 0

    def result_types(self) -> i64:
        """The card types of what comes of it, so that 'that land' is not a creature that it made; -1 for any."""
        return -1

    def deals_with(self) -> Selector | None:
        """What that is, where it is what these words choose, and nothing new."""
        return None

    def at_hand(self) -> i64:
        """What its own words can refer to, as each one comes in turn (mask of OF_*): after the field HAND_AFTER."""
        return 0

    def later(self) -> list[str]:
        """The fields that count after the resolution: of their words, what they refer to is remembered (603.7c)."""
        return NO_FIELDS

    def take_up(self, ctx: Context, ref: Ref) -> None:
        """It is this one's turn: it is at hand for the words inside."""
        ctx.it = ref
        if self._number:
            ctx.note(Kept(-self._number, ref, [ref], 0))

    def moves_library(self) -> bool:
        """Does it move cards to or from a library, so that it belongs to no mana ability? CR 605.1a."""
        return False

    def benefit(self) -> i64:
        """For bots: 1 when good for what it points at, -1 when bad, 0 when neither."""
        return 0

    def only_in_fights(self) -> bool:
        """For bots: does it help creatures that fight, and is it over with the turn or the combat?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SubgameEffect(Effect):
    """An instruction that creates a subgame. CR 729.1."""


def nests(node: Node) -> bool:
    """Does something in it create a subgame?"""
    if isinstance(node, SubgameEffect):
        return True
    for child in node.children():
        if nests(child):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class CostPart(Node):
    """One thing to pay. CR 118."""

    def leaves(self) -> i64:
        """What later words can refer to, of what was paid (mask of OF_*)."""
        return 0

    def can_pay(self, game: Game, ctx: Context) -> bool:
        raise NotImplementedError

    def pay(self, game: Game, ctx: Context) -> None:
        raise NotImplementedError

    def mana(self) -> ManaCost | None:
        """The mana in it, which is determined and paid together with all other mana. CR 601.2f."""
        return None

    def has_x(self) -> bool:
        """Is there an X in it, apart from its mana, that is announced and read from the context? CR 107.3a."""
        return False

    def fits_x(self) -> bool:
        """Has what it takes to fit X, so that an X may be paid for and a smaller one may not? CR 107.3a."""
        return False


NO_COSTS: Final[list[CostPart]] = []
