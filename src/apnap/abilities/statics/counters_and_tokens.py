"""How many counters and tokens there are: limits, and more than an effect would make. CR 122.4, 614.16."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_PLAYER
from apnap.rules.ch1_concepts.definitions import Filter, Static
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import CREATURE, EV_COUNTERS, EV_TOKEN, S_REPLACE
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.numbers import product, total
from apnap.rules.events import Counters, CreateToken, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class TokensTwice(Static):
    """Twice as many tokens are created, under the control of some players: `TokensTwice(YOU)`. CR 614.16.

    `passive` is a choice of words: tokens 'would be created'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("passive",)

    def __init__(self, who: Subject = EACH_PLAYER, passive: bool = False) -> None:
        super().__init__([S_REPLACE + EV_TOKEN])
        self.who: Subject = who
        self.passive: bool = passive

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, CreateToken) or event.count <= 0:
            return False
        return self.who.includes(game, context_of(effect), -1 - event.seat)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, CreateToken):
            event.count = product(event.count, 2)
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TokensInstead(Static):
    """Tokens that would be created under your control are of another kind instead. CR 614.1a, 614.16.

    `TokensInstead(ANGEL, creatures=True)`: only creature tokens are replaced. With `may` you choose whether, and with
    `other` which of two kinds they are.
    """

    def __init__(self, kind: CardDef, other: CardDef | None = None, creatures: bool = False, may: bool = False) -> None:
        super().__init__([S_REPLACE + EV_TOKEN])
        self.kind: CardDef = kind
        self.other: CardDef | None = other
        self.creatures: bool = creatures
        self.may: bool = may

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, CreateToken) or event.count <= 0 or event.seat != effect.controller:
            return False
        return not self.creatures or created_types(event) & CREATURE != 0

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, CreateToken):
            return event
        kinds = [self.kind]
        if self.other is not None:
            kinds.append(self.other)
        labels = [kind.name.removesuffix(" Token") for kind in kinds]
        if self.may:
            labels.append("as they are")
        picked: i64 = 0
        if len(labels) > 1:
            places: list[i64] = list(range(len(labels)))
            picked = ask_one(game, ModeDecision(event.seat, "614.1a", places, labels, source=effect.source))
        if picked >= len(kinds):
            return event
        event.card = kinds[picked]
        event.count = product(event.count, 1 + len(event.also))
        event.also = []
        entry = event.entry
        if entry is not None:
            entry = entry.copy()
            entry.copied = None
            entry.face = 0
            event.entry = entry
        return event

    def loop_inputs(self) -> i64:
        return 0


def created_types(event: CreateToken) -> i64:
    """The card types of the tokens that would be created."""
    entry = event.entry
    if entry is not None:
        copied = entry.copied
        if copied is not None:
            return copied.types
        return event.card.faces[entry.face].chars.types
    return event.card.base.types


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfEachToken(Static):
    """If you would create a token of one of these kinds, you create one of each instead. CR 614.1a.

    `OneOfEachToken(CLUE, FOOD, TREASURE)`. A second such effect replaces each of them.
    """

    def __init__(self, one: CardDef, two: CardDef, three: CardDef) -> None:
        super().__init__([S_REPLACE + EV_TOKEN])
        self.one: CardDef = one
        self.two: CardDef = two
        self.three: CardDef = three

    def is_one(self, card: CardDef) -> bool:
        return card.name == self.one.name or card.name == self.two.name or card.name == self.three.name

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, CreateToken) or event.count <= 0 or event.seat != effect.controller:
            return False
        entry = event.entry
        return self.is_one(event.card) and (entry is None or entry.copied is None)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, CreateToken):
            n: i64 = 0
            others: list[CardDef] = []
            for kind in [event.card, *event.also]:
                if self.is_one(kind):
                    n += 1
                else:
                    others.append(kind)
            if not others:
                event.count = product(event.count, n)
                event.card = self.one
                event.also = [self.two, self.three]
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreCounters(Static):
    """That many times as many counters, or that many more, are put on permanents that fit. CR 614.16.

    `MoreCounters("+1/+1", CREATURE, YOU_CONTROL, times=2)`, `MoreCounters("+1/+1", CREATURE, YOU_CONTROL, plus=1)`.
    Without a kind it speaks of any counters that an effect puts on, not of costs or damage.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("named",)

    def __init__(self, counter: str, *filters: Filter, times: i64 = 1, plus: i64 = 0, named: bool = False) -> None:
        super().__init__([S_REPLACE + EV_COUNTERS])
        if times == 1 and plus == 0:
            raise VocabularyError("that would change nothing")
        self.counter: str = counter
        self.filter: Filter = every(filters)
        self.times: i64 = times
        self.plus: i64 = plus
        self.named: bool = named  # a choice of words: 'that creature', not 'it'

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Counters) or event.amount <= 0 or event.ref < 0:
            return False
        if self.counter != event.name if self.counter else not event.by_effect:
            return False
        return self.filter.test(game, context_of(effect), event.ref)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, Counters):
            event.amount = total(product(event.amount, self.times), self.plus)
            if event.amount <= 0:
                return None
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterLimit(Static):
    """It can't have more than that many counters of a kind on it: `CounterLimit(7, "dream")`. CR 122.4, 704.5r."""

    def __init__(self, number: i64, counter: str) -> None:
        if number < 0 or not counter:
            raise VocabularyError("a limit has a number and a kind of counter")
        super().__init__([])
        self.most: i64 = number
        self.counter: str = counter

    def counter_limit(self, kind: str) -> i64:
        return self.most if kind == self.counter else -1
