"""Words made by hand for tests of casting and resolving, and a table on which answers are scripted."""

from __future__ import annotations

from collections.abc import Callable

from apnap.abilities.cards import card
from apnap.rules.ch1_concepts.costs.optional_costs import OptionalCost
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Amount,
    Condition,
    Context,
    CostPart,
    Effect,
    Filter,
    Node,
    Pattern,
    SpellAbility,
    Static,
    Target,
    ability_set,
)
from apnap.rules.ch1_concepts.targets import allowed
from apnap.rules.ch2_cards.characteristics import Chars, parse_mana_cost
from apnap.rules.ch2_cards.printed import CardDef, CastMethod, Face
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, GRAVEYARD, HAND, INSTANT, S_FORBID, S_PERMIT, STACK
from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.state import Standing, Watcher
from apnap.rules.events import Damage, Event, LifeChange
from tests.helpers.plain_boards import board, put, table_of

MOUNTAIN = card("Mountain", "", "Basic Land - Mountain")


# a table with scripted answers ---------------------------------------------------------------------------------------
class Script(Agent):
    """Answers in order; a callable is given the decision. What is asked beyond that is a failure."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[list[int] | Callable[[Game, Decision], list[int]]] = []
        self.asked: list[Decision] = []

    def choose(self, game: Game, decision: Decision) -> list[int]:
        self.asked.append(decision)
        assert self.answers, f"not expected: {decision.purpose} ({decision.rule}) of {decision.candidates}"
        answer = self.answers.pop(0)
        return answer(game, decision) if callable(answer) else answer


class Hand:
    """A game at the first main phase of seat 0, and its scripts by seat."""

    def __init__(self, seats: int = 2, mountains: int = 0, table: TableRules | None = None) -> None:
        table = table or table_of(seats)
        self.scripts = [Script() for _ in range(table.seats)]
        agents: list[Agent | None] = list(self.scripts)
        self.game = Play(board(table).state, agents, [f"Player {s}" for s in range(table.seats)])
        self.state = self.game.state
        self.game.logging = True
        for _ in range(mountains):
            self.put(0, BATTLEFIELD, MOUNTAIN)

    def put(self, seat: int, zone: int, what: CardDef) -> int:
        return put(self.game, seat, zone, what).id

    def script(self, seat: int, *answers: list[int] | Callable[[Game, Decision], list[int]]) -> Script:
        self.scripts[seat].answers.extend(answers)
        return self.scripts[seat]

    def all_answered(self) -> bool:
        return all(not s.answers for s in self.scripts)

    def stack(self) -> list[int]:
        return self.state.turn().stack

    def zone(self, id: int) -> int:
        """Where the card is now, whatever it became."""
        while self.state.objs[id].next_id >= 0:
            id = self.state.objs[id].next_id
        return self.state.objs[id].zone

    def now(self, id: int) -> int:
        while self.state.objs[id].next_id >= 0:
            id = self.state.objs[id].next_id
        return id

    def untapped(self, seat: int = 0) -> int:
        return sum(1 for id in self.state.ids(seat, BATTLEFIELD) if not self.state.objs[id].tapped)

    def lines(self, rule: str) -> list[str]:
        return [entry.text for entry in self.game.log if entry.rule == rule]


# targets -------------------------------------------------------------------------------------------------------------
class Listed(Target):
    """A slot that looks for its targets in a list made on demand."""

    def __init__(self, minimum: int = 1, maximum: int = 1, other: bool = False) -> None:
        super().__init__()
        self.minimum = minimum
        self.maximum = maximum
        self.other = other

    def all(self, game: Game, ctx: Context) -> list[int]:
        raise NotImplementedError

    def legal(self, game: Game, ctx: Context, ref: int) -> bool:
        return ref in self.all(game, ctx) and allowed(game, ctx, ref)

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        return [ref for ref in self.all(game, ctx) if allowed(game, ctx, ref)]

    def exists(self, game: Game, ctx: Context) -> bool:
        return bool(self.candidates(game, ctx))


class Creatures(Listed):
    def all(self, game: Game, ctx: Context) -> list[int]:
        state = game.state
        return [
            id for seat in range(state.seats) for id in state.ids(seat, BATTLEFIELD) if game.char(id).types & CREATURE
        ]


class Players(Listed):
    def all(self, game: Game, ctx: Context) -> list[int]:
        return [-1 - seat for seat in range(game.state.seats)]


class Opponents(Listed):
    def all(self, game: Game, ctx: Context) -> list[int]:
        state = game.state
        return [-1 - s for s in range(state.seats) if state.opponents(ctx.controller, s)]


class Spells(Listed):
    def all(self, game: Game, ctx: Context) -> list[int]:
        return list(game.state.turn().stack)


class Graves(Listed):
    def all(self, game: Game, ctx: Context) -> list[int]:
        return [id for seat in range(game.state.seats) for id in game.state.ids(seat, GRAVEYARD)]


class These(Listed):
    """Exactly these, whatever they are (never gone)."""

    def __init__(self, refs: list[int], minimum: int = 1, maximum: int = 1, other: bool = False) -> None:
        super().__init__(minimum, maximum, other)
        self.refs = refs

    def all(self, game: Game, ctx: Context) -> list[int]:
        return list(self.refs)


# effects -------------------------------------------------------------------------------------------------------------
class Nothing(Effect):
    """Does nothing, to these slots."""

    def __init__(self, *slots: Target, benefit: int = 0) -> None:
        self.slots = list(slots)
        self.sign = benefit

    def children(self) -> list[Node]:
        return list(self.slots)

    def happen(self, game: Game, ctx: Context) -> None:
        pass

    def benefit(self) -> int:
        return self.sign


class Hit(Nothing):
    """Deals damage to each target: that much, or its share."""

    def __init__(self, slot: Target, amount: int = 1) -> None:
        super().__init__(slot, benefit=-1)
        self.amount = amount

    def happen(self, game: Game, ctx: Context) -> None:
        refs = ctx.chosen(self.slots[0])
        shares = ctx.division[ctx.slots.index(self.slots[0])] if ctx.division else []
        events: list[Event] = []
        for i, ref in enumerate(refs):
            events.append(Damage(ctx.source, ref, shares[i] if shares else self.amount, False))
        game.emit_all(events)


class LifeGain(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, game: Game, ctx: Context) -> None:
        game.emit(LifeChange(ctx.controller, self.amount))

    def benefit(self) -> int:
        return 1


class Calls(Effect):
    """Does what a Python function does."""

    def __init__(self, does: Callable[[Game, Context], None], *slots: Target) -> None:
        self.does = does
        self.slots = list(slots)

    def children(self) -> list[Node]:
        return list(self.slots)

    def happen(self, game: Game, ctx: Context) -> None:
        self.does(game, ctx)


class Both(Effect):
    """One after the other."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = list(effects)

    def children(self) -> list[Node]:
        return list(self.effects)

    def happen(self, game: Game, ctx: Context) -> None:
        for e in self.effects:
            e.happen(game, ctx)


# amounts, conditions, filters, costs ---------------------------------------------------------------------------------
class AnnouncedX(Amount):
    def value(self, game: Game, ctx: Context) -> int:
        return ctx.x


class Fixed(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, game: Game, ctx: Context) -> int:
        return self.number


class Is(Condition):
    """Holds while the function says so."""

    def __init__(self, check: Callable[[Game], bool]) -> None:
        self.check = check

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.check(game)


class IsCreature(Filter):
    def test(self, game: Game, ctx: Context, ref: int) -> bool:
        return ref >= 0 and game.char(ref).types & CREATURE != 0


class IsPlayer(Filter):
    def test(self, game: Game, ctx: Context, ref: int) -> bool:
        return ref < 0


class Mana(CostPart):
    """That much mana, as a part of a cost."""

    def __init__(self, text: str) -> None:
        self.cost = parse_mana_cost(text)

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return True

    def pay(self, game: Game, ctx: Context) -> None:
        pass

    def mana(self) -> object:  # type: ignore[override]
        return self.cost


class LifeCost(CostPart):
    """Pay life, a number or X."""

    def __init__(self, amount: int = -1) -> None:
        self.amount = amount

    def due(self, ctx: Context) -> int:
        return self.amount if self.amount >= 0 else ctx.x

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return game.state.life(ctx.controller) >= self.due(ctx)

    def pay(self, game: Game, ctx: Context) -> None:
        game.emit(LifeChange(ctx.controller, -self.due(ctx)))

    def has_x(self) -> bool:
        return self.amount < 0


# triggers and statics ------------------------------------------------------------------------------------------------
class On(Pattern):
    """Any event of this kind that the function likes."""

    def __init__(self, kind: int, likes: Callable[[Event], bool] = lambda event: True) -> None:
        super().__init__()
        self.kinds = [kind]
        self.likes = likes

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return self.likes(event)


class Rule(Static):
    """An effect that forbids, permits or adds as the functions say."""

    def __init__(
        self,
        forbids: Callable[[int, int, int], bool] | None = None,
        permits: Callable[[int, int, int], bool] | None = None,
        number: int = 0,
        action: int = 0,
    ) -> None:
        super().__init__([S_FORBID] if forbids is not None else [S_PERMIT])
        self.no = forbids
        self.yes = permits
        self.extra = number
        self.action = action

    def forbids(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        return self.no is not None and self.no(action, seat, ref)

    def permits(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        return self.yes is not None and self.yes(action, seat, ref)

    def number(self, game: Game, effect: Standing, action: int, seat: int) -> int:
        return self.extra if action == self.action else 0


def stand(game: Game, static: Static, seat: int = 0) -> None:
    """Let an effect stand that no object is the source of."""
    game.state.serial += 1
    effect = Standing(game.state.serial, -1, static, 0, seat)
    effect.duration = 4
    add_standing(game.state, effect)


# cards ---------------------------------------------------------------------------------------------------------------
def made(
    name: str,
    cost: str,
    types: int,
    *abilities: Ability,
    subtypes: tuple[str, ...] = (),
    size: tuple[int, int] = (0, 0),
    enchants: Filter | None = None,
    costs: list[CostPart] | None = None,
    optional: list[CostPart] | None = None,
    methods: list[CastMethod] | None = None,
    loyalty: int = -1,
    defense: int = -1,
) -> CardDef:
    """A card of these parts."""
    given = ability_set(list(abilities))
    mana = parse_mana_cost(cost) if cost else None
    colors = 0 if mana is None else mana.colors
    chars = Chars(name, mana, colors, 0, types, list(subtypes), given.keywords, given, size[0], size[1])
    chars.loyalty = loyalty
    chars.defense = defense
    face = Face(chars)
    face.enchants = enchants
    face.costs = costs or []
    face.optional = [OptionalCost("optional", part) for part in optional or []]
    return CardDef(name, "normal", [face], methods or [CastMethod("", 1 << HAND, None, [], 0)])


def spell(effect: Effect, modes: list[Effect] | None = None, minimum: int = 0, maximum: int = 0) -> SpellAbility:
    return SpellAbility(effect, modes or [], minimum, maximum)


def instant(name: str, cost: str, effect: Effect, **more: object) -> CardDef:
    return made(name, cost, INSTANT, spell(effect), **more)  # type: ignore[arg-type]


def on_stack(hand: Hand, id: int) -> bool:
    return hand.state.objs[id].zone == STACK
