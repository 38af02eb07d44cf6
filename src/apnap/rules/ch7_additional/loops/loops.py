"""Loops: finding out that the game goes round, and what follows from that. CR 732.3-6, 104.4b.

Two trails are kept in a turn, each only once something repeats: one of resolutions during which nobody acted, for loops
that run by themselves, and one of abilities that players activate again and again (repeated_actions.py). A loop is
proven if the situation comes back (see situation.py), amounts that grew did so by the same each time, and nothing that
reads them ever answers otherwise (horizon.py). What cannot be proven the table may call off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.ch7_additional.loops import token_groups
from apnap.rules.ch7_additional.loops.horizon import ENDLESS, Horizon, shift, size
from apnap.rules.ch7_additional.loops.loop_inputs import H_PAST, loop_input_words, loop_inputs_of
from apnap.rules.ch7_additional.loops.situation import number_of, situation
from apnap.rules.ch7_additional.loops.tallies import (
    MINUS,
    POWER,
    Q_ALIKE,
    Q_AMOUNT,
    Q_COUNTERS,
    Q_POISON,
    Q_SIZE,
    Q_STACK,
    Q_TOKENS,
    Situation,
)
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EV_KINDS,
    EV_STATE,
    S_REPLACE,
    ZONES_PER_SEAT,
)
from apnap.rules.core.decisions import (
    FOR_REPLACEMENT,
    ChooseDecision,
    Decision,
    DivisionDecision,
    ModeDecision,
    NumberDecision,
    PickDecision,
    YesNoDecision,
)
from apnap.rules.core.digest import MASK, mix, word
from apnap.rules.core.objects import Was
from apnap.rules.core.turn_marker import NO_TRAIL as NO_TRAIL
from apnap.rules.core.turn_marker import NOTHING_SAID, Turn
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import State

PATIENCE: Final = 16  # resolutions in a row, without anybody acting, before a loop is looked for
VAST: Final = 1 << 45  # an amount after which nobody may go on as before: soon it could not be counted
LARGE: Final = 100  # an amount that triggered something, after which nobody is patient
LONGEST: Final = 240  # how many of them are remembered
ROUNDS: Final = 3  # with the same change, before a loop that lets something grow is believed
UNSURE: Final = 512  # resolutions in a row after which the table is asked whether this is a draw
FOR_DRAW: Final = "draw"
WORTHWHILE: Final = 12  # rounds that are taken at once where nobody chooses
ENOUGH: Final = 100  # rounds of a loop that a player keeps going by what they choose each time


class Said:
    """A choice that somebody had, and what they chose. Never changed."""

    def __init__(self, decision: Decision, keys: list[i64]) -> None:
        self.seat: Seat = decision.seat
        self.kind: i64 = decision.kind
        self.keys: list[i64] = keys  # what was chosen, by names that are the same each time
        self.free: bool = False  # something was done that need not have been
        self.optional: bool = False  # something was not done that might have been

    def is_like(self, decision: Decision) -> bool:
        return self.seat == decision.seat and self.kind == decision.kind


class Footprint:
    """A resolution about to happen, or an ability about to be activated.

    It keeps the state of that moment, which costs next to nothing, and describes it only once something like it comes
    again: what looks different at a glance (`outline`) is different. With a `mark`, the objects of that state are found
    by going back from those of now.
    """

    def __init__(self, state: State, node: Node | None, controllers: i64, heads: list[Event | None]) -> None:
        self.then: State | None = state  # until it has been described
        self.mark: Was | None = None  # the moment in State.was, until the objects of the state have been found
        self.objects: i64 = 0  # how many there were
        self.described: Situation | None = None
        self.node: Node | None = node  # what resolves or is activated
        self.controllers: i64 = controllers  # mask of the seats that control what is involved
        self.heads: list[Event | None] = heads  # the newest events by kind: what has happened before
        self.said: list[Said] = NOTHING_SAID  # what was chosen since the footprint before
        self.seat: Seat = -1  # of an activation: who, and what
        self.object: ObjectId = -1
        self.index: i64 = 0
        self.outline: i64 = 0  # see outline() and bare_outline()
        self.height: i64 = 0  # of the stack
        self.top: i64 = 0  # the outline, without that

    def situation(self, game: Game) -> Situation:
        """The situation of that moment, described when first asked for."""
        made = self.described
        if made is None:
            now = game.state
            then = self.state(now)
            assert then is not None
            game.state = then
            try:
                made = situation(game)
            finally:
                game.state = now
            self.described = made
            self.then = None
        return made

    def number(self, now: State) -> i64:
        """The number of its object in that situation; `now` is a state that came of it."""
        made = self.described
        if made is not None:
            return made.numbers.get(self.object, -1)
        then = self.state(now)
        return -1 if then is None else number_of(then, self.object)

    def state(self, now: State) -> State | None:
        """The state of that moment, until it has been described; `now` is a state that came of it."""
        then = self.then
        mark = self.mark
        if then is not None and mark is not None:
            self.mark = None
            then.objs = now.objs[: self.objects]
            then.chars = now.chars[: self.objects]
            go_back(then, now.was, mark)
        return then


def is_due(state: State, turn: Turn) -> bool:
    """Is a loop looked for before this resolution: the last of many, or one of an amount that has grown large?"""
    if turn.resolved > PATIENCE or turn.resolution_trail:
        return True
    announced = state.objs[turn.stack[-1]].announced
    return announced is not None and announced.amount > LARGE


# loops that run by themselves ----------------------------------------------------------------------------------------
def goes_round(game: Game) -> i64:
    """Before a resolution: is this a loop of mandatory actions? The mask of who is involved, or 0. CR 732.4."""
    state = game.state
    f = footprint(game)
    turn = state.edit_turn()  # after the fork
    f.said = turn.choices_on_trail
    turn.choices_on_trail = NOTHING_SAID
    if not turn.resolution_trail:
        turn.loop_announced = False
    trail = turn.resolution_trail
    trail = trail[1:] if len(trail) >= LONGEST else trail.copy()
    trail.append(f)
    turn.resolution_trail = trail
    turn.must_choose_differently = -1
    last: i64 = len(trail) - 1
    i = last - 1
    while i >= 0:
        if f.outline == trail[i].outline and f.situation(game).alike(trail[i].situation(game)):
            return judge(game, trail, last - i) or called_off(game)
        i -= 1
    period = piling_up(game, trail)
    involved = judge(game, trail, period) if period else 0
    return involved or called_off(game)


def called_off(game: Game) -> i64:
    """After very many resolutions of which no end can be seen, the table may call it a draw. CR 104.4b.

    Whether it is a loop of mandatory actions cannot be proven then; so all are asked, from time to time.
    """
    turn = game.state.turn()
    trail = turn.resolution_trail
    if turn.resolved % UNSURE or len(trail) < LONGEST or trail[-1].height < trail[0].height:
        return 0
    for seat in game.state.apnap():
        decision = YesNoDecision(seat, "104.4b", purpose=FOR_DRAW, benefit=1, labels=["this goes on and on: a draw"])
        decision.lapses_with_player = True
        agreed = game.ask(decision)[0] != 0
        game.state.edit_turn().choices_on_trail = NOTHING_SAID
        if not agreed:
            return 0
    involved: i64 = 0
    for f in trail:
        involved |= f.controllers
    return involved


def piling_up(game: Game, trail: list[Footprint]) -> i64:
    """How many resolutions ago it was as now, save for what has been put below since and is never come down to."""
    last: i64 = len(trail) - 1
    f = trail[last]
    lowest = f.height
    i = last - 1
    while i >= 0:
        lowest = min(lowest, trail[i + 1].height)
        earlier = trail[i]
        if earlier.height < f.height and lowest >= earlier.height and earlier.top == f.top:
            if f.situation(game).is_alike_above(earlier.situation(game)):
                return last - i
        i -= 1
    return 0


def without_trails(state: State) -> State:
    """The state as it is now, to be described later. With its trails it would hold all moments before it for ever."""
    then = state.fork()
    drop_trails(then)
    return then


def sparing(state: State) -> Footprint:
    """A footprint of this moment that leaves its objects to be found later, by what changes from now on."""
    then = state.without_objects()
    drop_trails(then)
    f = Footprint(then, None, 0, state.turn().events.copy())
    f.objects = len(state.objs)
    f.mark = state.was = Was(state.was, None)
    return f


def go_back(then: State, was: Was | None, mark: Was) -> None:
    """The objects of now become what they were at a moment; what permanents are is derived from that."""
    while was is not mark:
        assert was is not None
        o = was.object
        if o is not None and o.id < len(then.objs):
            then.objs[o.id] = o
        was = was.earlier
    for seat in range(then.seats):
        for id in then.ids(seat, BATTLEFIELD):
            then.chars[id] = None


def drop_trails(then: State) -> None:
    """Nothing of the moments before."""
    then.was = None
    for m in range(len(then.turns)):
        turn = then.turns[m]
        if turn.resolution_trail or turn.repeated_actions:
            turn = then.edit_marker(m)
            turn.resolution_trail = NO_TRAIL
            turn.choices_on_trail = NOTHING_SAID
            turn.repeated_actions = NO_TRAIL


def footprint(game: Game) -> Footprint:
    """Of what is about to resolve."""
    state = game.state
    turn = state.turn()
    o = state.objs[turn.stack[-1]]
    mask: i64 = 1 << o.controller
    if o.source >= 0:
        mask |= 1 << state.objs[o.source].controller
    node: Node | None = o.ability
    if node is None:
        node = game.char(o.id).abilities.spell
    f = Footprint(without_trails(state), node, mask, turn.events.copy())
    f.top = bare_outline(state)
    f.height = len(turn.stack)
    f.outline = mix(f.top, f.height)
    return f


def judge(game: Game, trail: list[Footprint], period: i64) -> i64:
    """The situation of that many resolutions ago is here again. Is it a loop, and who can end it?"""
    last: i64 = len(trail) - 1
    now = trail[last].situation(game)
    change = now.change(trail[last - period].situation(game))
    grows = False
    for x in change:
        if x:
            grows = True
    evenly = not grows or steady(game, trail, period, change)
    if not evenly and not quickens(game, trail, period, change):
        return 0
    choosers: i64 = 0
    involved: i64 = 0
    optional = False
    nodes: list[Node] = []
    for i in range(last - period, last):
        involved |= trail[i].controllers
        node = trail[i].node
        if node is not None:
            nodes.append(node)
        for s in trail[i + 1].said:
            if s.free:
                choosers |= 1 << s.seat
            if s.optional:
                optional = True
    if choosers:
        rounds = game.state.turn().resolved // period
        if not ends_by_itself(now, change) and (not grows or rounds >= ENOUGH or is_vast(now)):
            oblige(game, choosers, last - period)
        return 0
    if optional:
        return 0  # refusing is a choice as well: such a loop is not a draw (104.4b)
    heads = trail[last - period].heads
    if not evenly:
        return involved if is_endless_at_any_rate(game, now, change, heads, nodes) else 0
    horizon = Horizon(game, now, change, heads, grown(now, change))
    alike = horizon.rounds(nodes)
    if alike >= ENDLESS:
        return involved
    if horizon.why:
        turn = game.state.edit_turn()
        if game.logging and not turn.loop_announced:
            turn.loop_announced = True
            game.say("732.4", f"This may be a loop, but that is not certain: {horizon.why}")
    elif alike > WORTHWHILE and are_keepable(game, now, change):
        leap_ahead(game, now, change, alike)
    return 0


def are_keepable(game: Game, now: Situation, change: list[i64]) -> bool:
    """Can what a loop makes be counted instead of made: tokens of a kind, but not effects that last?"""
    for i in range(len(change)):
        if change[i] and now.tallies[i].what in (Q_STACK, Q_ALIKE, Q_AMOUNT):
            return False
        if change[i] and now.tallies[i].what == Q_TOKENS and not token_groups.is_keepable(game, now.tallies[i].ref):
            return False
    return True


def leap_ahead(game: Game, now: Situation, change: list[i64], rounds: i64) -> None:
    """Go through rounds that are all the same at once, to where something ends them. CR 104.4b, 732.1b."""
    shift(game, now.tallies, change, rounds)
    turn = game.state.edit_turn()
    turn.resolution_trail = NO_TRAIL
    if game.logging:
        game.say("732.1b", f"and {rounds} times the same")


def steady(game: Game, trail: list[Footprint], period: i64, change: list[i64]) -> bool:
    """Did several rounds before give the same change?"""
    last: i64 = len(trail) - 1
    if last - ROUNDS * period < 0:
        return False
    for r in range(1, ROUNDS):
        later = trail[last - r * period].situation(game)
        earlier = trail[last - (r + 1) * period].situation(game)
        if not later.is_alike_above(earlier) or later.change(earlier) != change:
            return False
    return True


def quickens(game: Game, trail: list[Footprint], period: i64, change: list[i64]) -> bool:
    """Did each of several rounds change the same amounts, the same way, by no less than the round before?"""
    last: i64 = len(trail) - 1
    if last - ROUNDS * period < 0:
        return False
    by = change
    for r in range(1, ROUNDS):
        later = trail[last - r * period].situation(game)
        earlier = trail[last - (r + 1) * period].situation(game)
        if not later.is_alike_above(earlier):
            return False
        before = later.change(earlier)
        for i in range(len(by)):
            if before[i] * direction(by[i]) < 0 or size(before[i]) > size(by[i]) or (by[i] and not before[i]):
                return False
        by = before
    return True


def direction(x: i64) -> i64:
    """1 where it rises, -1 where it falls, else 0."""
    return 1 if x > 0 else -1 if x < 0 else 0


def is_endless_at_any_rate(
    game: Game, now: Situation, change: list[i64], heads: list[Event | None], nodes: list[Node]
) -> bool:
    """Does nothing ever turn, however fast each of the amounts goes on? All of them together, and each by itself."""
    together = [direction(x) for x in change]
    if Horizon(game, now, together, heads, grown(now, change)).rounds(nodes) < ENDLESS:
        return False
    for i in range(len(change)):
        if change[i]:
            alone = [0] * len(change)
            alone[i] = together[i]
            if Horizon(game, now, alone, heads, grown(now, change)).rounds(nodes) < ENDLESS:
                return False
    return True


def is_vast(now: Situation) -> bool:
    """Is an amount so large that it could not grow much further?"""
    for tally in now.tallies:
        if size(tally.value) > VAST:
            return True
    return False


def ends_by_itself(now: Situation, change: list[i64]) -> bool:
    """Does something fall, or rise that kills, so that it cannot go on for ever? CR 704.5."""
    for i in range(len(change)):
        tally = now.tallies[i]
        if change[i] < 0 and not (tally.what == Q_SIZE and tally.name == POWER):
            return True
        if change[i] > 0 and (tally.what == Q_POISON or (tally.what == Q_COUNTERS and tally.name in (MINUS, "lore"))):
            return True
    return False


def grown(now: Situation, change: list[i64]) -> i64:
    """What changes from round to round, as a mask (see loop_inputs.py). What has happened always grows."""
    mask: i64 = H_PAST
    for i in range(len(change)):
        if change[i]:
            mask |= now.tallies[i].loop_inputs()
    return mask


def reading(game: Game, nodes: list[Node], heads: list[Event | None], mask: i64) -> str:
    """Which of these words, or of those that watch what has happened since, or stand, reads something of this?"""
    state = game.state
    events = state.turn().events
    watched = nodes.copy()
    for k in range(EV_KINDS):
        if k == EV_STATE or events[k] is not heads[k]:
            for w in state.watchers[k]:
                watched.append(w.ability)
            for e in state.standing[S_REPLACE + k]:
                watched.append(e.static)
    for slot in range(S_REPLACE):
        for e in state.standing[slot]:
            watched.append(e.static)
    for node in watched:
        read = loop_inputs_of(node) & mask
        if read:
            return f"something may depend on {loop_input_words(read)}"
    return ""


def oblige(game: Game, choosers: i64, earlier: i64) -> None:
    """The active player, or the first in turn order whose choices keep the loop going, must do something else.

    CR 732.3, 732.5-6.
    """
    turn = game.state.edit_turn()
    for seat in game.state.apnap():
        if choosers >> seat & 1:
            turn.must_choose_differently = seat
            turn.differently_since = earlier
            if game.logging:
                game.say("732.3", f"This goes round: {game.name_of_seat(seat)} must choose something else")
            return


# choices on the way --------------------------------------------------------------------------------------------------
def ask(game: Game, decision: Decision) -> list[i64]:
    """Ask while resolutions follow each other: note what is chosen, and refuse what only repeats the loop."""
    many: i64 = len(decision.candidates) if isinstance(decision, ChooseDecision) else 0
    before = said_then(game, decision)
    if before is not None and before.free:
        if isinstance(decision, YesNoDecision):
            decision.only_no = True
        elif isinstance(decision, PickDecision):
            rest: list[i64] = []
            for x in decision.candidates:
                if meant(game.state, decision, x) not in before.keys:
                    rest.append(x)
            if rest and len(rest) >= decision.minimum:
                decision.candidates = rest
                decision.maximum = min(decision.maximum, len(rest))
    answer = game.inquire(decision)
    turn = game.state.turn()
    if turn.resolution_trail:
        note(game, decision, answer, is_free(decision, answer, many))
    return answer


def said_then(game: Game, decision: Decision) -> Said | None:
    """What the player who must choose something else chose here a round ago."""
    turn = game.state.turn()
    if turn.must_choose_differently != decision.seat or turn.differently_since + 1 >= len(turn.resolution_trail):
        return None
    before = turn.resolution_trail[turn.differently_since + 1].said
    k = len(turn.choices_on_trail)
    if k >= len(before) or not before[k].is_like(decision):
        return None
    return before[k]


def is_free(decision: Decision, answer: list[i64], many: i64) -> bool:
    """Could it have been chosen otherwise? To refuse to pay or do something is not such a choice. CR 732.3, 732.5-6."""
    if isinstance(decision, YesNoDecision):
        return answer[0] == 1
    if isinstance(decision, ChooseDecision):
        if decision.purpose == FOR_REPLACEMENT and are_one_word(decision.nodes):
            return False
        return len(answer) > 0 and many > decision.minimum
    return isinstance(decision, (ModeDecision, NumberDecision, DivisionDecision))


def are_one_word(nodes: list[Node]) -> bool:
    """Do all of these effects change an event in the same way, so that their order matters for amounts at most?"""
    for node in nodes:
        if type(node) is not type(nodes[0]):
            return False
    return True


def note(game: Game, decision: Decision, answer: list[i64], free: bool) -> None:
    keys: list[i64] = []
    for x in answer:
        keys.append(meant(game.state, decision, x))
    s = Said(decision, keys)
    s.free = free
    s.optional = isinstance(decision, YesNoDecision) and not decision.cost and len(answer) > 0 and answer[0] == 0
    turn = game.state.edit_turn()
    turn.choices_on_trail = [*turn.choices_on_trail, s]


def meant(state: State, decision: Decision, x: i64) -> i64:
    """What an answer stands for, the same in every round: an object or player that is chosen, or a number."""
    return key(state, x) if isinstance(decision, ChooseDecision) else x


def key(state: State, ref: Ref) -> i64:
    """What is called by this, however often it has changed zones."""
    if ref < 0:
        return ref
    o = state.objs[ref]
    return o.number * 2 if o.number >= 0 else word(o.card.name) * 2 + 1


def bare_outline(state: State) -> i64:
    """The same where amounts do not count: life and mana, counters, how many tokens and emblems there are."""
    turn = state.turn()
    h: i64 = state.r0
    for p in state.players:
        for zone in range(ZONES_PER_SEAT):
            if zone != BATTLEFIELD and zone != COMMAND:
                h = mix(h, len(state.ids(p.seat, zone)))
    o = state.objs[turn.stack[-1]]
    return mix(mix(h, o.controller), o.number & MASK)
