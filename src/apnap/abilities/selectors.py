"""Objects as instructions mean them: this, each one that fits, it, what this is attached to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, seen
from apnap.abilities.filters import AllOf, ControlledBy, every, types_needed
from apnap.abilities.players import YOU
from apnap.abilities.references import Antecedent, several_of, thing_of
from apnap.rules.ch1_concepts.definitions import (
    NO_IDS,
    OF_DISCARDED,
    OF_EXILED,
    OF_OBJECT,
    OF_REVEALED,
    OF_SACRIFICED,
    OF_THOSE,
    Context,
    Filter,
    Node,
    Selector,
)
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import BATTLEFIELD, NONE, STACK
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class This(Subject):
    """The object whose ability this is. CR 201.5. `said` is a choice of words: "~" for its name, or "it"."""

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, said: str = "") -> None:
        self.said: str = said

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return [ctx.source]

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.source

    def loop_inputs(self) -> i64:
        return 0


class Each(Subject):
    """Each permanent that fits, within the range of influence. CR 109.2, 801.10."""

    WORDING: ClassVar[tuple[str, ...]] = ("all", "how")

    def __init__(self, *filters: Filter, all: bool = False, how: str = "") -> None:
        self.filter: Filter = every(filters)
        self.how: str = how  # a choice of words: 'each' creature, or 'plain' creatures
        self.all: bool = all  # a choice of words: 'all creatures' have something, not 'creatures'

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        state = game.state
        out: list[i64] = []
        limited = state.reach is not None
        filter = self.filter
        needed = types_needed(filter)
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD):
                if needed >= 0 and not game.char(id).types & needed:
                    continue
                if (not limited or in_sight(game, ctx, id)) and filter.test(game, ctx, id):
                    out.append(id)
        return out

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        out = self.pick(game, ctx)
        state = game.state
        for ref in self.filter.whose(game, ctx) if state.has_leavers() else NO_IDS:
            if ref < 0 and ref != NONE and not state.in_game(-1 - ref):
                for id in state.controlled(-1 - ref):
                    if id not in out and self.filter.recalls(game, ctx, id, -1 - ref):
                        out.append(id)
        return out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        return o.zone == BATTLEFIELD and self.filter.test(game, ctx, ref) and in_sight(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Wherever(Subject):
    """Each object that fits: permanents, spells, and cards that aren't on the battlefield. CR 109.2.

    What nobody controls counts as its owner's: `Wherever(CREATURE, YOU_CONTROL)`.
    """

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        raise NotImplementedError("an instruction does not reach every object of the game")

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        return self.filter.test(game, ctx, ref) and game.state.in_reach(ctx.controller, o.controller)

    def loop_inputs(self) -> i64:
        return 0


class All(Each):
    """The same, said with 'all': `Always(All(Subtype("Sliver"), CREATURE), Gets(1, 1))`."""

    def meaning(self) -> Node:
        return Each(self.filter)


class EachSpell(Wherever):
    """Each spell that fits and that a player casts: `EachSpell(INSTANT, cast_by=YOU)`. CR 112.1.

    `unsaid` is a choice of words: nothing is said of who casts it; and `many`: 'spells you cast'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("unsaid", "many")

    def __init__(self, *filters: Filter, cast_by: Subject = YOU, unsaid: bool = False, many: bool = False) -> None:
        super().__init__(*filters)
        self.many: bool = many
        self.cast_by: Subject = cast_by
        self.unsaid: bool = unsaid

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.zone != STACK or o.ability is not None or not self.cast_by.includes(game, ctx, -1 - o.controller):
            return False
        return super().includes(game, ctx, ref)


@mypyc_attr(allow_interpreted_subclasses=True)
class It(Subject):
    """What the trigger or an instruction before is about: the last object mentioned, as the ability is written."""

    _of: Antecedent | None = None

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        ref = thing_of(self._of, ctx)
        return seen(game, ctx, [ref]) if ref != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref != NONE and ref == thing_of(self._of, ctx) and in_sight(game, ctx, ref)

    def refers_to(self) -> i64:
        return OF_OBJECT

    def kinds(self) -> i64:
        return OF_OBJECT

    def meaning(self) -> Node:
        of = self._of
        return self if of is None else of.meaning(OF_OBJECT)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Those(Subject):
    """All that an instruction before dealt with. `said` is a choice of words: "those creatures"."""

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, said: str = "") -> None:
        self.said: str = said

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_THOSE

    def meaning(self) -> Node:
        of = self._of
        return self if of is None else of.meaning(self.refers_to())

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return seen(game, ctx, several_of(self._of, ctx))

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in several_of(self._of, ctx) and in_sight(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


class That(It):
    """The same, named by what it is: `That(CREATURE)` is 'that creature', `That(card=True)` 'that card'.

    With `the`, it is called 'the creature'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("filter", "card", "spell", "the")

    def __init__(self, *filters: Filter, card: bool = False, spell: bool = False, the: bool = False) -> None:
        self.filter: Filter = every(filters)
        self.card: bool = card
        self.spell: bool = spell
        self.the: bool = the


class TheOneThat(It):
    """What the ability triggered on, whatever was spoken of since: 'the creature that died'.

    `filter` and `did` are a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("filter", "did")

    def __init__(self, *filters: Filter, did: str = "died") -> None:
        self.filter: Filter = every(filters)
        self.did: str = did


class AtHand(It):
    """The object or player at hand, inside a keyword action that takes them one by one: no word of a card."""

    def refers_to(self) -> i64:
        return 0


class AllAtHand(Those):
    """All that the keyword action at hand has dealt with."""

    def refers_to(self) -> i64:
        return 0


class Sacrificed(Those):
    """What was sacrificed, as a cost or by an instruction before: `PowerOf(Sacrificed(CREATURE))`. CR 608.2h.

    `filter` and `pronoun` are a choice of words: 'it', not 'the sacrificed creature'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("filter", "pronoun")

    def __init__(self, *filters: Filter, pronoun: bool = False) -> None:
        super().__init__()
        self.filter: Filter = every(filters)
        self.pronoun: bool = pronoun

    def refers_to(self) -> i64:
        return OF_SACRIFICED


class RevealedForIt(Those):
    """The card that was revealed as a cost: `ManaValueOf(RevealedForIt())`. CR 608.2h."""

    def refers_to(self) -> i64:
        return OF_REVEALED


class ExiledForIt(Those):
    """The card that was exiled, as a cost or by an instruction before. CR 608.2h.

    `late` and `that` are choices of words: what is asked of it is said first; it is called 'that card'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("late", "that")

    def __init__(self, late: bool = False, that: bool = False) -> None:
        super().__init__()
        self.late: bool = late
        self.that: bool = that

    def refers_to(self) -> i64:
        return OF_EXILED


class Discarded(Those):
    """What was discarded, as a cost or by an instruction before: `ManaValueOf(Discarded())`. CR 608.2h."""

    def refers_to(self) -> i64:
        return OF_DISCARDED


class AllOfThese(Subject):
    """Several subjects together, or several targets: `AllOfThese(Each(CREATURE), EACH_PLAYER)`."""

    def __init__(self, *subjects: Selector) -> None:
        if len(subjects) < 2:
            raise VocabularyError("AllOfThese needs two subjects or more")
        self.subjects: list[Selector] = list(subjects)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for s in self.subjects:
            for ref in s.pick(game, ctx):
                if ref not in out:
                    out.append(ref)
        return out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        for s in self.subjects:
            if s.includes(game, ctx, ref) if isinstance(s, Subject) else ref in s.pick(game, ctx):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class Enchanted(Subject):
    """What this Aura enchants. CR 303.4b."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        host = game.state.objs[ctx.source].attached_to
        return seen(game, ctx, [host]) if host != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref != NONE and game.state.objs[ctx.source].attached_to == ref and in_sight(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


class Equipped(Subject):
    """What this Equipment is attached to. CR 301.5."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        host = game.state.objs[ctx.source].attached_to
        return seen(game, ctx, [host]) if host != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref != NONE and game.state.objs[ctx.source].attached_to == ref and in_sight(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


THIS: Final = This()
THIS_ITSELF: Final = This("~")  # called by its name
THIS_AS_IT: Final = This("it")
IT: Final = It()
AT_HAND: Final = AtHand()
ALL_AT_HAND: Final = AllAtHand()
THOSE: Final = Those()


def controlled_by(filter: Filter) -> tuple[Selector | None, Filter]:
    """Whose permanents are meant, and what else is said of them."""
    whose: Selector | None = None
    rest: list[Filter] = []
    for one in filter.filters if isinstance(filter, AllOf) else [filter]:
        if isinstance(one, ControlledBy):
            whose = one.player
        else:
            rest.append(one)
    return whose, every(tuple(rest))
