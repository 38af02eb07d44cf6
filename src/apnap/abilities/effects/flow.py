"""How instructions go together: one after the other, by choice, on a condition. CR 608.2c-e."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.players import YOU, You, seats_of, speaks_to_team
from apnap.abilities.references import FROM_INSTRUCTION, Antecedent, Together
from apnap.rules.ch1_concepts.definitions import (
    OF_PLAYER,
    Amount,
    Condition,
    Context,
    Effect,
    Node,
    Selector,
    Triggered,
)
from apnap.rules.ch1_concepts.fields import field, field_if_any, with_new_choices
from apnap.rules.ch1_concepts.nodes import OF_DOERS
from apnap.rules.ch6_spells.announcing import ANY_MODE, Modal, MoreModes
from apnap.rules.ch6_spells.triggers import times_this_turn
from apnap.rules.ch7_additional.loops.loop_inputs import H_PAST
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.ch8_multiplayer.shared_turns import ask_each
from apnap.rules.core.decisions import Decision, ModeDecision, YesNoDecision
from apnap.rules.events import HasTriggered

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


MAY: Final = ["may"]
EITHER_WAY: Final = ["the first", "the second"]


class Sequence(Effect):
    """Instructions in the order written. CR 608.2c. `thens` is a choice of words: which of them begin with 'then'."""

    WORDING: ClassVar[tuple[str, ...]] = ("thens",)

    def __init__(self, *effects: Effect) -> None:
        if len(effects) < 2:
            raise VocabularyError("a sequence needs two instructions or more")
        for e in effects:
            if not isinstance(e, Effect):
                raise VocabularyError(f"an instruction is needed, not {e!r}")
        self.effects: list[Effect] = list(effects)
        self.thens: list[i64] = []

    def meaning(self) -> Node:
        """One list of instructions, however they are put into sentences."""
        out: list[Effect] = []
        for e in self.effects:
            meant = e.meaning()
            if isinstance(meant, Sequence):
                out.extend(meant.effects)
            elif isinstance(meant, Effect):
                out.append(meant)
        return in_order(out)

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.planes and speaks_to_team(game, ctx):
            for part in connected(self.effects):
                if len(part) > 1:
                    happen_for_heads(game, ctx, part)
                else:
                    part[0].perform(game, ctx)
            return
        for e in self.effects:
            e.perform(game, ctx)

    def only_in_fights(self) -> bool:
        for e in self.effects:
            if not e.only_in_fights():
                return False
        return True

    def loop_inputs(self) -> i64:
        return 0


# what a plane says to a team -----------------------------------------------------------------------------------------
def is_for_heads(game: Game, ctx: Context, effect: Effect) -> bool:
    """Where a plane speaks to a team, let this happen for each head by themselves, and say so. CR 901.12c.

    Whether somebody may do something, or has done it, is asked of each of them.
    """
    if not game.state.planes or not speaks_to_team(game, ctx):
        return False
    happen_for_heads(game, ctx, [effect])
    return True


def happen_for_heads(game: Game, ctx: Context, part: list[Effect]) -> None:
    """Instructions happen for one head of a team after the other: 'you' are that one alone. CR 901.12c."""
    controller = ctx.controller
    together = Together(ctx)
    for seat in seats_of(game, YOU.pick(game, ctx)):
        ctx.controller = seat
        ctx.alone = True
        for e in part:
            e.perform(game, ctx)
        together.once_more(ctx)
    ctx.controller = controller
    ctx.alone = False
    together.finish(ctx)


def connected(effects: list[Effect]) -> list[list[Effect]]:
    """Instructions in order, those together of which later ones speak of what 'you' did by earlier ones."""
    out: list[list[Effect]] = []
    i = 0
    while i < len(effects):
        end = i
        k = i
        while k <= end:
            numbers: list[i64] = []
            numbers_of_yours(effects[k], numbers)
            for later in range(end + 1, len(effects)):
                if speaks_of(effects[later], numbers):
                    end = later
            k += 1
        out.append(effects[i : end + 1])
        i = end + 1
    return out


def is_yours(node: Node) -> bool:
    """Is there an instruction in it that 'you' carry out?"""
    if isinstance(node, Effect) and isinstance(field_if_any(node, "who"), You):
        return True
    for child in node.children():
        if is_yours(child):
            return True
    return False


def numbers_of_yours(node: Node, out: list[i64]) -> None:
    """The numbers of the instructions in it that 'you' carry out and of which later words speak."""
    if isinstance(node, Effect) and node._number and isinstance(field_if_any(node, "who"), You):
        out.append(node._number)
    for child in node.children():
        numbers_of_yours(child, out)


def speaks_of(node: Node, numbers: list[i64]) -> bool:
    """Does a word in it refer to what one of these instructions dealt with?"""
    if numbers and node.refers_to():
        found = field(node, "_of")
        if isinstance(found, Antecedent) and found.kind == FROM_INSTRUCTION and found.number in numbers:
            return True
    for child in node.children():
        if speaks_of(child, numbers):
            return True
    return False


class Thereafter(Effect):
    """A word between instructions: what comes after it begins with 'then'. It is no instruction itself."""

    def happen(self, game: Game, ctx: Context) -> None:
        raise NotImplementedError

    def loop_inputs(self) -> i64:
        return 0


class Then(Sequence):
    """The same, said in one breath: do this, then do that. `once` is a choice of words: 'then' is said last only."""

    WORDING: ClassVar[tuple[str, ...]] = ("once",)

    def __init__(self, *effects: Effect, once: bool = False) -> None:
        super().__init__(*effects)
        self.once: bool = once


class And(Sequence):
    """The same, said in one breath: this happens and that happens."""


class Both(Sequence):
    """The same, as orders in one breath: do this and do that."""


class Lines(Sequence):
    """The same, said in paragraphs of their own."""


class May(Effect):
    """A player may have it happen. CR 608.2d."""

    HAND_AFTER: ClassVar[str] = "who"

    def __init__(self, effect: Effect, who: Selector = YOU, otherwise: Effect | None = None) -> None:
        self.who: Selector = who
        self.effect: Effect = effect
        self.otherwise: Effect | None = otherwise

    def happen(self, game: Game, ctx: Context) -> None:
        """All of them decide, in APNAP order, before anything happens; 'that player' is each in turn. CR 608.2e."""
        seats = seats_of(game, self.who.pick(game, ctx))
        asked: list[Decision] = []
        for seat in seats:
            decision = YesNoDecision(seat, "608.2d", ctx=ctx, benefit=1, labels=MAY, nodes=[self.effect])
            asked.append(decision)
        answers = ask_each(game, asked)
        controller, alone = ctx.controller, ctx.alone
        doers: list[i64] = []
        together = Together(ctx)
        for i in range(len(seats)):
            if self.who is not YOU:
                self.take_up(ctx, -1 - seats[i])
            elif len(seats) > 1:
                ctx.controller = seats[i]  # each of the heads that a plane speaks to, by themselves (901.12c)
                ctx.alone = True
            before = game.state.version
            if answers[i][0]:
                self.effect.perform(game, ctx)
                together.once_more(ctx)
                if game.state.version != before:
                    doers.append(-1 - seats[i])
            e = self.otherwise
            if e is not None and game.state.version == before:
                e.perform(game, ctx)  # what somebody chose and could not do was not done either
        ctx.controller = controller
        ctx.alone = alone
        if len(seats) > 1:
            together.finish(ctx)
        if self._number:
            ctx.those = doers

    def leaves(self) -> i64:
        """Those who did it, where several may."""
        return 0 if isinstance(self.who, You) else OF_DOERS

    def at_hand(self) -> i64:
        return 0 if isinstance(self.who, You) else OF_PLAYER

    def loop_inputs(self) -> i64:
        return 0


class Nothing(Effect):
    """No instruction at all: what a modal spell does besides its modes."""

    def happen(self, game: Game, ctx: Context) -> None:
        """Nothing."""

    def loop_inputs(self) -> i64:
        return 0


def with_own_choices(mode: Effect) -> Effect:
    """The same instruction with targets of its own. CR 700.2d."""
    made = with_new_choices(mode, [])
    assert isinstance(made, Effect)
    return made


class Choose(Modal):
    """Choose some of several modes as the spell is cast or the ability goes onto the stack. CR 700.2.

    `Choose(1, Draw(1), GainLife(3))`; with `at_least`, fewer may be chosen; with `by_opponent`, an opponent chooses.
    With `again`, the same mode may be chosen more than once: each stands in the list that often, with its own targets.
    """

    def __init__(
        self,
        number: i64,
        *modes: Effect,
        at_least: i64 = -1,
        by_opponent: bool = False,
        more: MoreModes | None = None,
        fresh: i64 = ANY_MODE,
        again: bool = False,
    ) -> None:
        if len(modes) < 2:
            raise VocabularyError("a choice needs two modes or more")
        fewest = number if at_least < 0 else at_least
        if number < 1 or (number > len(modes) and not again) or fewest > number:
            raise VocabularyError(f"{number} of {len(modes)} modes cannot be chosen")
        listed: list[Effect] = []
        for mode in modes:
            listed.append(mode)
            for _ in range(number - 1 if again else 0):
                listed.append(with_own_choices(mode))
        super().__init__(listed, fewest, number, by_opponent)
        self.times = number if again else 1
        self.more = more
        self.fresh = fresh


class If(Effect):
    """An instruction that depends on a condition. CR 608.2c.

    `after` is a choice of words: 'draw a card if you control a creature'; `unless` another, where something is not so;
    `too` a third: 'if you control a creature, also draw a card'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("after", "unless", "too")

    def __init__(
        self,
        condition: Condition,
        effect: Effect,
        otherwise: Effect | None = None,
        after: bool = False,
        unless: bool = False,
        too: bool = False,
    ) -> None:
        self.condition: Condition = condition
        self.effect: Effect = effect
        self.otherwise: Effect | None = otherwise
        self.after: bool = after
        self.unless: bool = unless
        self.too: bool = too

    def happen(self, game: Game, ctx: Context) -> None:
        if self.condition.holds(game, ctx):
            self.effect.perform(game, ctx)
        else:
            e = self.otherwise
            if e is not None:
                e.perform(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class Instead(Effect):
    """An instruction, or (if something is so) another one instead. CR 608.2c.

    Choices of words: with `last`, the condition is said last; with `apart`, the other is in a line of its own; with
    `early`, 'instead' is said before it.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("last", "apart", "early")

    def __init__(
        self,
        usual: Effect,
        condition: Condition,
        other: Effect,
        last: bool = False,
        apart: bool = False,
        early: bool = False,
    ) -> None:
        self.usual: Effect = usual
        self.condition: Condition = condition
        self.other: Effect = other
        self.last: bool = last
        self.apart: bool = apart
        self.early: bool = early

    def happen(self, game: Game, ctx: Context) -> None:
        if self.condition.holds(game, ctx):
            self.other.perform(game, ctx)
        else:
            self.usual.perform(game, ctx)

    def benefit(self) -> i64:
        return self.usual.benefit()

    def loop_inputs(self) -> i64:
        return 0


class MayInstead(Effect):
    """You may do something; if something is so, you may do another thing instead, which is up to you. CR 608.2d."""

    def __init__(self, usual: Effect, condition: Condition, other: Effect) -> None:
        self.usual: Effect = usual
        self.condition: Condition = condition
        self.other: Effect = other

    def happen(self, game: Game, ctx: Context) -> None:
        offers: list[Effect] = [self.other, self.usual] if self.condition.holds(game, ctx) else [self.usual]
        for effect in offers:
            decision = YesNoDecision(ctx.controller, "608.2d", ctx=ctx, benefit=1, labels=MAY, nodes=[effect])
            if game.ask(decision)[0]:
                effect.perform(game, ctx)
                return

    def benefit(self) -> i64:
        return self.usual.benefit()


class InsteadOfBefore(Effect):
    """A line of a text that happens instead of the line before, if something is so: no instruction by itself.

    With `damage`, the same damage is dealt, of this amount.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("last", "early")

    def __init__(
        self,
        condition: Condition,
        other: Effect,
        last: bool = False,
        damage: Amount | None = None,
        early: bool = False,
    ) -> None:
        self.early: bool = early
        self.condition: Condition = condition
        self.other: Effect = other
        self.last: bool = last
        self.damage: Amount | None = damage

    def happen(self, game: Game, ctx: Context) -> None:
        raise NotImplementedError

    def loop_inputs(self) -> i64:
        return 0


def in_order(effects: list[Effect]) -> Effect:
    """Several instructions as one."""
    plain: list[Effect] = []
    thens: list[i64] = []
    for e in effects:
        if isinstance(e, Thereafter):
            thens.append(len(plain))
        else:
            plain.append(e)
    if len(plain) == 1:
        return plain[0]
    made = Sequence(*plain)
    made.thens = thens
    return made


class IfUndone(Effect):
    """Do something; if that could not be done, so that nothing happened, something else happens. CR 608.2c.

    `cant` is a choice of words: what could not be done is said again.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("cant",)

    def __init__(self, effect: Effect, otherwise: Effect, cant: str = "") -> None:
        self.effect: Effect = effect
        self.otherwise: Effect = otherwise
        self.cant: str = cant

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.planes and is_yours(self.effect) and is_for_heads(game, ctx, self):
            return
        before = game.state.version
        self.effect.perform(game, ctx)
        if game.state.version == before:
            self.otherwise.perform(game, ctx)

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class MayThen(Effect):
    """You may do something; if you do, so that anything happened, something else happens. CR 118.12, 608.2d.

    Where the first is a cost that may be too high, `MayPay` has it. `named` is a choice of words: 'if the player does'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("named",)

    def __init__(self, effect: Effect, then: Effect, who: Selector = YOU, named: str = "") -> None:
        self.named: str = named
        self.who: Selector = who  # whose choice it is
        self.effect: Effect = effect
        self.then: Effect = then

    def happen(self, game: Game, ctx: Context) -> None:
        if isinstance(self.who, You) and is_for_heads(game, ctx, self):
            return
        for seat in seats_of(game, self.who.pick(game, ctx)):
            decision = YesNoDecision(seat, "608.2d", ctx=ctx, benefit=1, labels=MAY, nodes=[self.effect])
            if game.ask(decision)[0]:
                before = game.state.version
                self.effect.perform(game, ctx)
                if game.state.version != before:
                    self.then.perform(game, ctx)

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class EitherWay(Effect):
    """One instruction or another, as you choose when it is followed. CR 608.2d."""

    def __init__(self, one: Effect, other: Effect) -> None:
        self.one: Effect = one
        self.other: Effect = other

    def happen(self, game: Game, ctx: Context) -> None:
        if not game.state.in_game(ctx.controller) or is_for_heads(game, ctx, self):
            return
        both: list[i64] = [0, 1]
        decision = ModeDecision(ctx.controller, "608.2d", both, EITHER_WAY, ctx=ctx)
        if ask_one(game, decision) == 1:
            self.other.perform(game, ctx)
        else:
            self.one.perform(game, ctx)

    def benefit(self) -> i64:
        return self.one.benefit()

    def loop_inputs(self) -> i64:
        return 0


class DoThen(Effect):
    """Do something; if you do, so that anything happened, something else happens. CR 608.2c."""

    def __init__(self, effect: Effect, then: Effect) -> None:
        self.effect: Effect = effect
        self.then: Effect = then

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.planes and is_yours(self.effect) and is_for_heads(game, ctx, self):
            return
        before = game.state.version
        self.effect.perform(game, ctx)
        if game.state.version != before:
            self.then.perform(game, ctx)

    def benefit(self) -> i64:
        return self.then.benefit()

    def loop_inputs(self) -> i64:
        return 0


class OnceEachTurn(Effect):
    """What an ability may do only once each turn, however often it triggers: by this object, in this turn. CR 603.2h.

    An ability that resolves after it was done does nothing; one that was declined may still be followed later.
    """

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def happen(self, game: Game, ctx: Context) -> None:
        ability = game.state.objs[ctx.object].ability
        if not isinstance(ability, Triggered) or times_this_turn(game, ctx.source, ability) > 0:
            return
        before = game.state.version
        self.effect.perform(game, ctx)
        if game.state.version != before:
            game.record(HasTriggered(ctx.source, ability))

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return H_PAST
