"""How many counters and tokens there are: limits, and more than an effect would make. CR 122.4, 614.16."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_PLAYER
from apnap.rules.ch1_concepts.definitions import Ability, Filter, Static
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.copying import copiable_values, token_copy
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, EV_COUNTERS, EV_TOKEN, S_REPLACE
from apnap.rules.core.decisions import FOR_COPY, ChooseDecision, ModeDecision
from apnap.rules.core.designations import note, noted
from apnap.rules.core.numbers import check_tokens, product, total
from apnap.rules.events import Counters, CreateToken, Entry, Event

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
            event.multiply(2)
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TokensForYou(Static):
    """Tokens that would be created under the control of some players are created under yours. CR 614.1a, 616.1b."""

    def __init__(self, whose: Subject) -> None:
        super().__init__([S_REPLACE + EV_TOKEN])
        self.whose: Subject = whose

    def rank(self) -> i64:
        return 1

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, CreateToken) or event.seat == effect.controller:
            return False
        return self.whose.includes(game, context_of(effect), -1 - event.seat)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, CreateToken):
            event.seat = effect.controller
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
        event.become(kinds[picked])
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
class FirstTokensAreCopies(Static):
    """The first tokens that you would create in each of your turns may be copies of another creature. CR 614.1a, 707.2.

    You choose it as they would be created; who does not want that is not asked again in the turn.
    """

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_TOKEN])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, CreateToken) or event.count <= 0 or event.seat != effect.controller:
            return False
        turn = game.state.turn()
        if event.seat not in turn.active or noted(game.state.objs[effect.source], FIRST_TOKENS, -1) == turn.number:
            return False
        e = turn.events[EV_TOKEN]
        while e is not None:
            if isinstance(e, CreateToken) and e.seat == event.seat:
                return False
            e = e.prev
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, CreateToken):
            return event
        note(game.state, effect.source, FIRST_TOKENS, game.state.turn().number)
        ctx = context_of(effect)
        candidates: list[i64] = []
        for seat in range(game.state.seats):
            for id in game.state.ids(seat, BATTLEFIELD):
                if id != effect.source and game.char(id).types & CREATURE and in_sight(game, ctx, id):
                    candidates.append(id)
        if not candidates:
            return event
        decision = ChooseDecision(
            event.seat, "707.5", candidates, 0, 1, purpose=FOR_COPY, source=effect.source, benefit=1
        )
        for id in game.ask(decision):
            copy = token_copy(game, event.seat, id, copiable_values(game, id))
            made = copy.entry
            if made is None:
                continue
            entry = Entry() if event.entry is None else event.entry.copy()
            entry.copied = made.copied
            entry.face = made.face
            event.become(copy.card)
            event.entry = entry
        return event

    def loop_inputs(self) -> i64:
        return 0


FIRST_TOKENS: Final = "first tokens"


@mypyc_attr(allow_interpreted_subclasses=True)
class TokensBesides(Static):
    """Tokens of a kind are created besides those that would be created under your control. CR 614.16.

    `TokensBesides(SQUIRREL)` adds that many, `TokensBesides(TREASURE, one=True)` one. `additional` is a choice of
    words: 'an additional Treasure token'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("additional",)

    def __init__(self, kind: CardDef, one: bool = False, additional: bool = False) -> None:
        super().__init__([S_REPLACE + EV_TOKEN])
        self.additional: bool = additional
        self.kind: CardDef = kind
        self.one: bool = one

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, CreateToken) and event.count > 0 and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, CreateToken):
            n: i64 = 1 if self.one else event.number()
            check_tokens(n)
            event.besides = event.besides + [self.kind] * int(n)
        return event

    def loop_inputs(self) -> i64:
        return 0


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


class KeepsCounters(Ability):
    """Counters stay on this as it moves to any zone but a hand or library, if it has this as it moves. CR 122.2."""

    def __init__(self) -> None:
        super().__init__(-1)
        self.keeps_counters = True
