"""What is asked of several cards together: that they share something, differ in something, or add up to so much.

CR 608.2d, 701.23. A player chooses such cards one after the other, each one of those that go with the cards before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.facts.measures import POWER, TOUGHNESS, VALUE, number_of
from apnap.abilities.filters import every
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Amount, Context, Effect, Filter
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.subtypes import LAND_TYPES, is_creature_type
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import BATTLEFIELD, NONE
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

A_LAND_TYPE: Final = "a land type"
A_CREATURE_TYPE: Final = "a creature type"
A_CARD_TYPE: Final = "a card type"
SHARED: Final = (A_LAND_TYPE, A_CREATURE_TYPE, A_CARD_TYPE)
NAMES: Final = "names"
POWERS: Final = "powers"
VALUES: Final = "mana values"
APART: Final = (NAMES, POWERS, VALUES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Filter):
    """Something that is asked of several cards; each by itself fits."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return True

    def allows(self, game: Game, ctx: Context, chosen: list[ObjectId], id: ObjectId) -> bool:
        """Does this card go with those that were chosen before?"""
        raise NotImplementedError

    def loop_inputs(self) -> i64:
        return 0


class Sharing(Together):
    """They share a land type, a creature type or a card type: `Sharing("a land type")`. CR 205.3i."""

    def __init__(self, what: str) -> None:
        if what not in SHARED:
            raise VocabularyError(f"cards share {', '.join(SHARED)}, not {what!r}")
        self.what: str = what

    def allows(self, game: Game, ctx: Context, chosen: list[ObjectId], id: ObjectId) -> bool:
        if self.what == A_CARD_TYPE:
            types = game.char(id).types
            for other in chosen:
                types &= game.char(other).types
            return types != 0
        if not chosen:
            return True
        shared: list[str] | None = None
        for one in [*chosen, id]:
            c = game.char(one)
            if c.every_type and self.what == A_CREATURE_TYPE:
                continue  # it is of every type that the others have
            own = types_of(c, self.what)
            shared = own if shared is None else [name for name in shared if name in own]
        return shared is None or len(shared) > 0


def types_of(c: Chars, what: str) -> list[str]:
    """The land types or creature types of a card."""
    out: list[str] = []
    for name in c.subtypes:
        if name in LAND_TYPES if what == A_LAND_TYPE else is_creature_type(name):
            out.append(name)
    return out


class Differing(Together):
    """No two of them have the same name, power or mana value: `Differing("names")`. CR 201.2a."""

    def __init__(self, what: str) -> None:
        if what not in APART:
            raise VocabularyError(f"cards have different {', '.join(APART)}, not {what!r}")
        self.what: str = what

    def allows(self, game: Game, ctx: Context, chosen: list[ObjectId], id: ObjectId) -> bool:
        for other in chosen:
            if self.what == NAMES:
                if game.char(other).name == game.char(id).name:
                    return False
            elif number_of(game, self.measure(), other) == number_of(game, self.measure(), id):
                return False
        return True

    def measure(self) -> str:
        return POWER if self.what == POWERS else VALUE


class TotalAtMost(Together):
    """Their power, toughness or mana value adds up to this much or less: `TotalAtMost("mana value", 6)`."""

    def __init__(self, of: str, number: int | Amount) -> None:
        if of not in (POWER, TOUGHNESS, VALUE):
            raise VocabularyError(f"there is no total {of} of cards")
        self.of: str = of
        self.amount: Amount = amount(number)

    def allows(self, game: Game, ctx: Context, chosen: list[ObjectId], id: ObjectId) -> bool:
        sum = number_of(game, self.of, id)
        for other in chosen:
            sum += number_of(game, self.of, other)
        return sum <= self.amount.value(game, ctx)


def apart(filters: tuple[Filter, ...], together: Together | None) -> tuple[Filter, Together | None]:
    """The filters for each card, and what is asked of all of them, which may be among these filters."""
    own: list[Filter] = []
    for f in filters:
        if isinstance(f, Together):
            if together is not None:
                raise VocabularyError("one thing is asked of several cards together")
            together = f
        else:
            own.append(f)
    return every(tuple(own)), together


def chosen_together(
    game: Game,
    ctx: Context,
    seat: Seat,
    rule: str,
    fitting: list[ObjectId],
    most: i64,
    together: Together,
    purpose: str,
) -> list[i64]:
    """A player chooses up to this many of the cards, one after the other; they may stop at any time. CR 608.2d."""
    chosen: list[i64] = []
    while len(chosen) < most and game.state.in_game(seat):
        able: list[i64] = []
        for id in fitting:
            if id not in chosen and together.allows(game, ctx, chosen, id):
                able.append(id)
        if not able:
            break
        answer = game.ask(ChooseDecision(seat, rule, able, 0, 1, purpose=purpose, ctx=ctx, benefit=1, own=True))
        if not answer:
            break
        chosen.append(answer[0])
    return chosen


class ChooseAnyOf(Effect):
    """Choose any number of permanents that fit and that go together: `ChooseAnyOf(CREATURE, Differing("powers"))`.

    What comes after speaks of them. CR 608.2d.
    """

    def __init__(self, *filters: Filter) -> None:
        own, together = apart(filters, None)
        if together is None:
            raise VocabularyError("something is asked of all of them together")
        self.filter: Filter = own
        self.together: Together = together

    def happen(self, game: Game, ctx: Context) -> None:
        fitting: list[i64] = []
        for seat in range(game.state.seats):
            for id in game.state.ids(seat, BATTLEFIELD):
                if in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                    fitting.append(id)
        most: i64 = len(fitting)
        chosen = chosen_together(game, ctx, ctx.controller, "608.2d", fitting, most, self.together, "")
        ctx.those = [id for id in chosen if game.state.objs[id].zone == BATTLEFIELD]
        ctx.it = ctx.those[0] if ctx.those else NONE

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def loop_inputs(self) -> i64:
        return 0
