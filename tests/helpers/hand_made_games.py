"""Positions made by hand for the rules below the library: plain cards, a few words of vocabulary, scripted seats."""

from __future__ import annotations

from collections.abc import Callable

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Context,
    Effect,
    Filter,
    Keywords,
    Pattern,
    Static,
    Triggered,
    ability_set,
)
from apnap.rules.ch1_concepts.empty_state import empty_state
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef, CastMethod, Face
from apnap.rules.ch4_zones.zones import add_standing, new_object, put_in
from apnap.rules.ch8_multiplayer.table import TableRules, share
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    EV_ZONE,
    HAND,
    L_CONTROL,
    L_PT_MODIFY,
    MAIN1,
    NONE,
    S_FORBID,
    S_LAYER,
    STAGE_PRIORITY,
)
from apnap.rules.core.decisions import D_MULLIGAN, Agent, Decision, PickDecision
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing, State, Watcher
from apnap.rules.events import Event, ZoneChange

Answer = list[int] | Callable[[Game, Decision], list[int]]
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal"]


class Script(Agent):
    """Answers from a list, then keeps hands and chooses the first of what is offered."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[Answer] = []
        self.heard: list[Decision] = []

    def choose(self, game: Game, decision: Decision) -> list[int]:
        self.heard.append(decision)
        if self.answers:
            answer = self.answers.pop(0)
            return answer(game, decision) if callable(answer) else answer
        if decision.kind == D_MULLIGAN:
            return [0]
        return decision.candidates[: decision.minimum] if isinstance(decision, PickDecision) else []


class Bare(Game):
    """A game without the machine that runs turns."""

    def __init__(self, state: State) -> None:
        self.script = [Script() for _ in range(state.seats)]
        super().__init__(state, list(self.script), NAMES[: state.seats])

    def leaves(self, seat: int) -> None:
        ending.concede(self, seat)

    def lines(self) -> list[str]:
        """The log, each line with its rule."""
        return [f"{entry.text} ({entry.rule})" for entry in self.log]

    def outcomes(self) -> list[int]:
        return [p.outcome for p in self.state.players]

    def reasons(self) -> list[str]:
        return [p.reason for p in self.state.players]


def table_of(seats: int, teams: list[list[int]] | None = None) -> TableRules:
    table = TableRules(seats)
    if teams is not None:
        table.teams = teams
    return table.seal()


def two_headed_giant() -> TableRules:
    """Teams that share turns, life, poison and loss. CR 810."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    table.life_of = share(table.teams, 4)
    table.poison_of = share(table.teams, 4)
    table.loss_of = share(table.teams, 4)
    table.starting_life = [30] * 4
    table.poison_limit = 15
    return table.seal()


def game_at(table: TableRules | int, seed: int = 1) -> Bare:
    """An empty table in the first main phase of the first unit, who has priority."""
    if isinstance(table, int):
        table = table_of(table)
    state = empty_state(table, seed)
    for seat in range(table.seats):
        state.players[seat].life = table.starting_life[table.life_of[seat]]
    turn = state.turns[0]
    turn.number = 1
    state.ticks = 1
    turn.active = list(table.units[0])
    turn.step = MAIN1
    turn.plan_index = turn.plan.index(MAIN1)
    turn.stage = STAGE_PRIORITY
    return Bare(state)


def made(
    name: str,
    types: int = CREATURE,
    power: int = 2,
    toughness: int = 2,
    *abilities: Ability,
    keywords: int = 0,
    supertypes: int = 0,
    subtypes: list[str] | None = None,
    enchants: Filter | None = None,
) -> CardDef:
    """A card with these characteristics."""
    parts = list(abilities)
    if keywords:
        parts.append(Keywords(keywords))
    given = ability_set(parts)
    chars = Chars(name, None, 0, supertypes, types, subtypes or [], given.keywords, given, power, toughness)
    face = Face(chars)
    face.enchants = enchants
    return CardDef(name, "normal", [face], [CastMethod("", 1 << HAND, None, [], 0)])


BEAR = made("Bear")


def put(
    game: Game,
    seat: int,
    card: CardDef = BEAR,
    zone: int = BATTLEFIELD,
    *,
    owner: int = -1,
    token: bool = False,
    to: int = NONE,
    counters: dict[str, int] | None = None,
) -> int:
    """Put an object somewhere, under a seat's control, attached to something; its id."""
    state = game.state
    o = new_object(state, card, seat if owner < 0 else owner, seat, zone, card.base)
    o.token = token
    o.number = -1 if token else o.id
    o.counters = counters
    if counters is not None:
        state.chars[o.id] = None
    if to != NONE:
        o.attached_to = to
        if to >= 0:
            host = state.edit(to)
            host.attachments = [*host.attachments, o.id]
    put_in(game, o, -1)
    o.controlled_since = 0
    state.strays_checked = len(state.objs)
    game.settle()
    state.touch()
    return o.id


def zone_of(game: Game, id: int) -> int:
    """Where the object, or what it became, is now."""
    objs = game.state.objs
    while objs[id].next_id >= 0:
        id = objs[id].next_id
    return objs[id].zone


def everywhere(game: Game) -> list[int]:
    """Every id in every zone list and on every stack."""
    out: list[int] = []
    for zone in game.state.zones:
        out.extend(zone.ids)
    for turn in game.state.turns:
        out.extend(turn.stack)
    return out


# a few words of vocabulary -----------------------------------------------------------------------------------------
class Is(Filter):
    """A permanent of a type; with type 0, a player."""

    def __init__(self, types: int) -> None:
        self.types = types

    def test(self, game: Game, ctx: Context, ref: int) -> bool:
        if ref < 0:
            return self.types == 0
        return game.char(ref).types & self.types != 0


class Controls(Static):
    """Its controller (or one seat) controls the enchanted permanent, or a fixed set."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__([S_LAYER])
        self.seat = seat

    def layers(self) -> list[int]:
        return [L_CONTROL]

    def affects(self, game: Game, effect: Standing, ref: int, chars: Chars) -> bool:
        return game.state.objs[effect.source].attached_to == ref

    def gives_control(self, game: Game, effect: Standing, ref: int) -> int:
        return self.seat if self.seat >= 0 else effect.controller


class Pumps(Static):
    """Other creatures (or a fixed set) get +N/+N."""

    def __init__(self, n: int) -> None:
        super().__init__([S_LAYER])
        self.n = n

    def layers(self) -> list[int]:
        return [L_PT_MODIFY]

    def affects(self, game: Game, effect: Standing, ref: int, chars: Chars) -> bool:
        return ref != effect.source and chars.types & CREATURE != 0

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.power += self.n
        chars.toughness += self.n


class Forbids(Static):
    """Its controller, or nobody but the others, can't do something (F_*)."""

    def __init__(self, action: int, others: bool = False) -> None:
        super().__init__([S_FORBID])
        self.action = action
        self.others = others

    def forbids(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        if action != self.action:
            return False
        if self.others:
            return game.state.opponents(effect.controller, seat)
        return seat == effect.controller


class Nothing(Effect):
    """An effect that does nothing; what triggered is all that a test looks at."""

    def happen(self, game: Game, ctx: Context) -> None:
        return None


class LeavesPlay(Pattern):
    """Whenever a permanent, or this one, leaves the battlefield."""

    def __init__(self, own: bool = False) -> None:
        super().__init__()
        self.kinds = [EV_ZONE]
        self.looks_back = True
        self.own = own

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.origin != BATTLEFIELD:
            return False
        return not self.own or event.id == watcher.source


def watches_leaving(own: bool = False) -> Triggered:
    return Triggered(LeavesPlay(own), Nothing())


def lasting(game: Game, static: Static, seat: int, duration: int, ids: list[int] | None, source: int = -1) -> Standing:
    """An effect with a duration begins."""
    state = game.state
    state.serial += 1
    effect = Standing(state.serial, source, static, state.tick(), seat)
    effect.duration = duration
    effect.seat = seat
    effect.marker = state.here
    effect.turn = state.turn().number
    effect.ids = ids
    add_standing(state, effect)
    game.settle()
    state.touch()
    return effect


def concede(game: Game, decision: Decision) -> list[int]:
    """The answer that gives up."""
    return [-7777]
