"""Scenarios: a table laid out by hand, and seats that act on it through the ordinary decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from apnap.rules.ch1_concepts.definitions import Activated
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch1_concepts.supplements import Supplements, put_down
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.day_and_night import become
from apnap.rules.ch7_additional.loops.shortcuts import FOR_SHORTCUT
from apnap.rules.ch8_multiplayer.range import reach_masks
from apnap.rules.ch8_multiplayer.table import SEATS_A_MARKER, START_FIXED, TableRules
from apnap.rules.ch9_casual import commanders
from apnap.rules.ch9_casual.planar_die import FACES, ROLL_PLANAR_DIE, place_dice
from apnap.rules.ch9_casual.planes import set_starting_planes
from apnap.rules.core.constants import (
    COMMAND,
    HAND,
    MAIN1,
    PLANAR_DECK,
    SCHEME,
    SCHEME_DECK,
    STAGE_BEGIN_STEP,
    STAGE_CHECK,
    STAGE_PRIORITY,
    STEP_NAMES,
    UNTAP,
    UPKEEP,
)
from apnap.rules.core.decisions import (
    D_MODE,
    D_NUMBER,
    D_PRIORITY,
    FOR_TARGET,
    O_ACTIVATE,
    O_CAST,
    O_SPECIAL,
    PASS,
    Decision,
    PaymentDecision,
    PriorityDecision,
    TargetDecision,
)
from apnap.rules.core.play import Play
from apnap.rules.core.turn_marker import Turn
from apnap.rules.variants import Wishes
from apnap.testing.checks import check_invariants
from apnap.testing.handles import Group, Permanent, Seat, Spell
from apnap.testing.laid_tables import by_options, furnish, of_variant, options_of
from apnap.testing.placing import alike, mana_letters, place
from apnap.testing.quiet_answers import quiet_answer

__all__ = ["Group", "Permanent", "Scenario", "Seat", "Spell"]

FILLER = "Forest"
LIBRARY_SIZE = 20
DAY_WORDS = ("", "day", "night")
FIRST_PLANE = 100_000  # the cards of planar decks are counted from here


class Scenario:
    """A table laid out for a test. Seats are counted from the one whose turn it is."""

    def __init__(self, game: Play, offset: int, find: Callable[[str], CardDef]) -> None:
        self.game = game
        self.offset = offset
        self.find = find
        self.count = game.state.seats
        self.scripted: list[list[int]] = []
        self.focus = -1
        self.strict = False
        self.defaults: list[str] = []
        """Questions that the test did not answer, and what was answered for it."""

    @staticmethod
    def lay_out(
        seats: int,
        variation: int,
        teams: list[list[int]] | None = None,
        shared_turns: bool = False,
        range_of_influence: int | Sequence[int] | None = None,
        attack: str = "",
        deploy: bool = False,
        life: int | None = None,
        damage_order: bool = True,
        markers: int = 1,
        opening: bool = False,
        starting: int = -1,
        deck: Sequence[str] = (FILLER,) * LIBRARY_SIZE,
        variant: str = "",
        sizes: Sequence[int] = (),
        wishes: Wishes | None = None,
        commander: bool = False,
        planes: Sequence[Sequence[str | CardDef]] = (),
        vanguards: Sequence[str | CardDef] = (),
        strict: bool = False,
    ) -> Scenario:
        """A table of that many seats; none named: two, or (variation > 0) a random table of more.

        It is in the first main phase of seat 0's first turn; with `opening`, before the opening hands are kept.
        `starting` says which of the engine's seats is seat 0, where that matters. A `variant` makes the table from the
        `sizes` of its teams, or for that many seats, with the options that are named besides (`range_of_influence`,
        `attack`, `deploy`, `life`); whose turn it is first is then the same for every team. Casual variants go with it:
        `two-headed-giant+planechase`. `planes` are planar decks, the top card first, one for each
        seat from seat 0 on, or the same for all; `vanguards` likewise. With `commander`, commanders are as in a
        Commander game (see `Seat.leads`), and all else is as ever. At a `strict` table no question but priority is
        answered by default: the test says what everybody chooses (`says`, `answer`), or fails.
        """
        dice = random.Random(variation)
        if not variant and seats == 0:
            seats = 2 if variation == 0 else dice.randint(3, 6)
        if variant:
            options = options_of(range_of_influence, attack, deploy, shared_turns)
            table = of_variant(variant, seats, sizes or [len(team) for team in teams or ()], wishes, options)
        else:
            table = by_options(seats, teams, shared_turns, attack, deploy, markers)
            table.damage_order = damage_order
            if isinstance(range_of_influence, int):
                table.range = [range_of_influence] * seats
        if starting >= 0:
            offset = starting
        elif variant:
            offset = alike(table, variation)
        else:
            offset = 0 if variation == 0 or teams or shared_turns else dice.randrange(seats)
        furnish(table, offset, range_of_influence, life, commander, bool(planes))
        return Scenario.at(table, offset, variation, deck, opening, planes, vanguards, strict)

    @staticmethod
    def at(
        table: TableRules,
        offset: int,
        variation: int,
        deck: Sequence[str],
        opening: bool,
        planes: Sequence[Sequence[str | CardDef]] = (),
        vanguards: Sequence[str | CardDef] = (),
        strict: bool = False,
    ) -> Scenario:
        """A scenario at this table, with the engine's seat `offset` as seat 0."""
        from apnap import library

        seats = int(table.seats)
        table.starting = START_FIXED
        table.starting_seat = offset
        table.seal()
        cards = [library.find(name) for name in deck]
        brought = [Supplements() for _ in range(seats)]
        for s in range(seats if vanguards else 0):
            who = vanguards[(s - offset) % seats % len(vanguards)]
            brought[s].vanguards = [library.find(who) if isinstance(who, str) else who]
        state = new_state(table, [cards for _ in range(seats)], 1 + variation, brought if vanguards else None)
        game = Play(state, [None] * seats, [f"Seat {(s - offset) % seats}" for s in range(seats)])
        game.logging = True
        scenario = Scenario(game, offset, library.find)
        for s in range(seats if planes else 0):
            pile = planes[(s - offset) % seats % len(planes)]
            for i in range(len(pile) - 1, -1, -1):
                made = pile[i]
                found = library.find(made) if isinstance(made, str) else made
                put_down(state, found, s, PLANAR_DECK, FIRST_PLANE + 100 * s + i)
            if table.communal_planes:
                break
        if opening:
            game.advance()
        else:
            scenario.begin_at(offset)
        scenario.strict = strict
        return scenario

    # laying out -----------------------------------------------------------------------------------------------------
    def begin_at(self, seat: int) -> None:
        """Turn 1 of that seat (with several turn markers, of every fourth), precombat main phase, nothing done yet."""
        state = self.game.state
        units = len(state.table.units)
        state.starter = state.table.unit_of[seat]
        for m in range(len(state.turns)):
            turn = state.edit_marker(m)
            turn.unit = turn.regular = (state.starter + SEATS_A_MARKER * m) % units
            turn.active = list(state.table.units[turn.unit])
            turn.number = state.ticks = m + 1
            for s in turn.active:
                state.edit_player(s).turn_began = turn.number
                state.edit_player(s).turns = 1
            turn.step = MAIN1
            turn.plan_index = MAIN1
            turn.stage = STAGE_CHECK
            turn.priority = turn.unit
            turn.passed = 0
        for p in range(state.seats):
            state.edit_player(p).kept_hand = True
        if state.table.range is not None:
            state.reach = reach_masks(state)
        if state.table.planes:
            place_dice(self.game)
            set_starting_planes(self.game)
        self.game.advance()

    def seat(self, number: int) -> Seat:
        return Seat(self, (number + self.offset) % self.count)

    def seats(self) -> list[Seat]:
        return [self.seat(i) for i in range(self.count)]

    def of(self, engine_seat: int) -> Seat:
        return Seat(self, engine_seat)

    def each_seat_has(self, name: str) -> Group:
        """The same permanent before every seat."""
        return Group({i: self.seat(i).has(name) for i in range(self.count)})

    def expect(self, group: Group) -> Group:
        return group

    def sets_in_motion(self, *names: str) -> Scenario:
        """Put these schemes on top of the deck of who is active, the first one uppermost, and begin the main phase."""
        state = self.game.state
        seat = int(self.turn.active[0])
        for name in reversed(names):
            self.place(seat, name, SCHEME_DECK)
        turn = state.edit_turn()
        turn.stage = STAGE_BEGIN_STEP
        state.touch()
        self.game.close_questions()
        self.game.advance()
        return self

    def schemes(self, seat: Seat) -> list[str]:
        """The face-up schemes of a seat."""
        return [name for name in self.names(seat.number, COMMAND) if self.find(name).base.types & SCHEME]

    def scheme_deck(self, seat: Seat) -> list[str]:
        """The scheme deck of a seat, the top card first."""
        return self.names(seat.number, SCHEME_DECK)[::-1]

    def knows(self, *cards: CardDef) -> Scenario:
        """Cards that are in no library, known at this table by their names."""
        before = self.find
        made = {c.name: c for c in cards}
        self.find = lambda name: made[name] if name in made else before(name)
        return self

    def place(self, seat: int, name: str, zone: int) -> int:
        """A card out of nowhere into a zone (no event: this is the position we start from)."""
        return place(self.game, seat, self.find(name), zone).id

    def refresh(self) -> None:
        """Look at the position again: options, state-based actions, the decision at hand."""
        state = self.game.state
        state.touch()
        if self.game.open:
            for m in range(len(state.turns)):
                if state.turns[m].stage == STAGE_PRIORITY:
                    state.edit_marker(m).stage = STAGE_CHECK
            self.game.close_questions()
            self.game.advance()

    def way(self, card: int, part: str) -> int:
        """The way to cast a card that is called so, or that casts the face of this name; -1 for any."""
        if not part:
            return -1
        o = self.game.state.objs[card]
        for i, method in enumerate(o.card.methods):
            if method.zones and part in (
                method.name,
                o.card.faces[method.face].chars.name if method.face_down_values is None else "",
            ):
                return i
        raise AssertionError(f"{o.card.name} has no part {part}: {[m.name for m in o.card.methods]}")

    def mana_for(self, seat: int, card: int, x: int, part: str = "") -> None:
        """Put what a spell costs into the pool."""
        cost = self.game.char(card).cost
        if part:
            o = self.game.state.objs[card]
            method = o.card.methods[self.way(card, part)]
            cost = o.card.faces[method.face].chars.cost if method.cost is None else method.cost
        if cost is not None:
            self.of(seat).gets_mana(mana_letters(cost, x, commanders.tax(self.game.state, seat, card)))

    def on(self, marker: int) -> Scenario:
        """Look at the turn of one marker from here on, and let others wait where that is possible."""
        self.focus = marker
        return self

    # looking --------------------------------------------------------------------------------------------------------
    def names(self, seat: int, zone: int) -> list[str]:
        return [self.game.char(id).name for id in self.game.state.ids(seat, zone)]

    def in_hand(self, seat: int, name: str) -> int:
        for id in self.game.state.ids(seat, HAND):
            if self.game.char(id).name == name:
                return id
        return -1

    def in_command(self, seat: int, name: str) -> int:
        """A commander of this name in the command zone; -1 for none."""
        state = self.game.state
        for id in state.ids(seat, COMMAND):
            if commanders.is_yours(state, state.objs[id], seat) and state.objs[id].card.name == name:
                return id
        return -1

    @property
    def turn(self) -> Turn:
        """The turn that this is about: the one at hand, or that of the marker in focus."""
        state = self.game.state
        return state.turns[self.focus] if self.focus >= 0 else state.turn()

    def open_decision(self) -> Decision | None:
        """What waits for an answer, that of the marker in focus first."""
        for d in self.game.decisions():
            if self.focus < 0 or d.marker == self.focus:
                return d
        return self.game.decision()

    @property
    def monarch(self) -> Seat | None:
        """Who is the monarch."""
        return self.of(self.game.state.monarch) if self.game.state.monarch >= 0 else None

    @property
    def initiative(self) -> Seat | None:
        """Who has the initiative."""
        return self.of(self.game.state.initiative) if self.game.state.initiative >= 0 else None

    @property
    def daytime(self) -> str:
        """`day`, `night`, or nothing while it is neither."""
        return DAY_WORDS[self.game.state.day]

    def becomes(self, daytime: str) -> Scenario:
        """It becomes `day` or `night`, with all that follows."""
        become(self.game, DAY_WORDS.index(daytime), -1)
        self.refresh()
        return self

    def stack_ids(self) -> list[int]:
        return list(self.turn.stack)

    @property
    def stack(self) -> list[str]:
        return [self.game.name(id) for id in self.stack_ids()]

    @property
    def step(self) -> str:
        return STEP_NAMES[self.turn.step]

    @property
    def active(self) -> list[Seat]:
        return [self.of(s) for s in self.turn.active]

    @property
    def holder(self) -> Seat | None:
        """Who has priority (the first of a team); None while something else is asked, or the game is over."""
        d = self.open_decision()
        return self.of(d.seat) if d is not None and d.kind == D_PRIORITY else None

    @property
    def log(self) -> list[str]:
        return [str(e) for e in self.game.log]

    def reference(self, thing: Permanent | Seat | int) -> int:
        if isinstance(thing, Seat):
            return thing.ref
        if isinstance(thing, Permanent):
            return thing.now
        return thing

    # driving --------------------------------------------------------------------------------------------------------
    def answer(self, answer: Sequence[Permanent | Seat | int]) -> None:
        """Answer what is asked now, with numbers, permanents and seats."""
        self.game.answer([self.reference(thing) for thing in answer])

    def run(self, until: Callable[[Decision], bool], what: str = "that") -> Decision:
        """Answer everything by default until a decision satisfies the condition; that decision."""
        for _ in range(5000):
            decision = self.open_decision()
            if decision is None:
                if self.game.state.over:
                    return PriorityDecision(0, 0, [PASS])
                raise AssertionError("the game waits for nobody")
            if until(decision):
                return decision
            if self.scripted and decision.kind != D_PRIORITY:
                self.game.answer(self.scripted.pop(0))
            else:
                answer = self.default(decision)
                self.note_default(decision, answer, what)
                self.game.answer(answer, decision.seat, decision.marker)
        raise AssertionError(f"waited in vain for {what}; the stack: {self.stack}, the step: {self.step}")

    def note_default(self, d: Decision, answer: list[int], what: str) -> None:
        """Remember what a test left to chance; at a strict table that is a mistake of the test."""
        if d.kind == D_PRIORITY or (isinstance(d, PaymentDecision) and not answer):
            return
        told = f"{self.of(d.seat)!r} was asked ({d.purpose or type(d).__name__}, CR {d.rule})"
        if self.strict:
            raise AssertionError(f"{told} while the test waits for {what}: answer it, or use says()")
        self.defaults.append(f"{told}: {answer}")

    def default(self, d: Decision) -> list[int]:
        """The quiet answer: pass, nothing, the fewest, the first."""
        return quiet_answer(self.game, d)

    def says(self, *answers: Sequence[Permanent | Seat | int]) -> Scenario:
        """Answers for the next decisions that are not about priority, with numbers, permanents and seats."""
        self.scripted += [[self.reference(thing) for thing in a] for a in answers]
        return self

    def asked(self, seat: Seat | None = None, purpose: str = "", kind: int = -1) -> Decision:
        """Everybody passes until a question other than priority is open (to that seat, of that purpose or kind)."""

        def open_now(d: Decision) -> bool:
            if d.kind == D_PRIORITY or (purpose and d.purpose != purpose) or (kind >= 0 and d.kind != kind):
                return False
            return seat is None or d.seat == seat.number

        return self.run(open_now, f"a question about {purpose or 'anything'}")

    def remembers(self) -> Scenario:
        """Keep every moment from here on: who `repeats` a cycle has played it since then."""
        self.game.remember = True
        return self

    def all_accept(self) -> Scenario:
        """Everybody who is asked about a shortcut accepts it. CR 732.2b."""
        while not self.game.state.over and (d := self.open_decision()) is not None and d.purpose == FOR_SHORTCUT:
            self.game.answer([0])
        return self

    def to_priority(self, seat: int) -> PriorityDecision:
        """Pass until this seat has priority, in this step."""
        turn = self.turn
        here = (turn.number, turn.step)
        decision = self.run(lambda d: d.kind == D_PRIORITY and self.waiting(seat), f"seat {seat} to have priority")
        now = self.turn
        assert (now.number, now.step) == here, f"seat {seat} got priority only in the {self.step}"
        for d in self.game.decisions():
            if isinstance(d, PriorityDecision) and d.seat == seat and (self.focus < 0 or d.marker == self.focus):
                return d
        assert isinstance(decision, PriorityDecision)
        return decision

    def waiting(self, seat: int) -> bool:
        return any(d.seat == seat and (self.focus < 0 or d.marker == self.focus) for d in self.game.decisions())

    def choose_option(
        self,
        seat: int,
        kind: int,
        card: int,
        at: Sequence[Permanent | Seat | int],
        x: int | None,
        modes: Sequence[int],
        says: Sequence[Sequence[int]],
        index: int = -1,
    ) -> None:
        """Take an action and answer what it asks: targets from `at`, then what is said, else defaults."""
        decision = self.to_priority(seat)
        picks = [
            i
            for i, o in enumerate(decision.options)
            if o.kind == kind and o.id == card and (index < 0 or o.index == index)
        ]
        if not picks:
            listed = [(o.kind, self.game.name(o.id) if o.id >= 0 else "") for o in decision.options]
            raise AssertionError(
                f"{self.game.name(card) if card >= 0 else 'that'} is not among the options of seat {seat}: {listed}"
            )
        targets = [self.reference(t) for t in at]
        unasked: list[int] = []
        slots = 0
        others = [[self.reference(thing) for thing in a] for a in says]
        self.game.answer(picks[:1], seat, decision.marker)
        while True:
            d = self.game.decision()
            if d is None or d.kind == D_PRIORITY or d.seat != seat or self.game.open:
                break
            if d.purpose == FOR_TARGET and isinstance(d, TargetDecision) and targets:
                # what could only be one target was not asked for
                while targets and (targets[0] not in d.candidates or (slots < d.slot and len(targets) > d.maximum)):
                    unasked.append(targets.pop(0))
                    slots += 1
                slots = d.slot + 1
                take = min(d.maximum, len(targets))
                self.game.answer(targets[:take])
                targets = targets[take:]
            elif d.kind == D_NUMBER and x is not None:
                self.game.answer([x])
            elif d.kind == D_MODE and modes:
                self.game.answer(list(modes))
                modes = ()
            elif others:
                self.game.answer(others.pop(0))
            else:
                answer = self.default(d)
                self.note_default(d, answer, "the action to be complete")
                self.game.answer(answer)
        chosen: list[int] = []
        stack = self.stack_ids()
        made = self.just_made(kind, card)
        for id in stack[stack.index(made) :] if made in stack else stack[-1:]:
            announced = self.game.state.objs[id].announced
            if announced is not None:  # of what triggered on it as well
                chosen += [int(ref) for slot in announced.targets for ref in slot]
        for ref in unasked + targets:
            assert ref in chosen, f"{ref} was never asked for as a target; the targets are {chosen}"

    def just_made(self, kind: int, card: int) -> int:
        """What an action has put onto the stack, below what triggered on it."""
        objs = self.game.state.objs
        if kind == O_CAST:
            return int(objs[card].next_id)
        stack = self.stack_ids()[::-1]
        activated = [id for id in stack if kind == O_ACTIVATE and isinstance(objs[id].ability, Activated)]
        return (activated or stack or [-1])[0]

    # planes ---------------------------------------------------------------------------------------------------------
    @property
    def planes(self) -> list[str]:
        """The planes and phenomena that are face up."""
        return [self.game.state.objs[id].card.name for id in self.game.state.planes]

    def plane(self, name: str) -> Permanent:
        """A plane that is face up."""
        for id in self.game.state.planes:
            if self.game.state.objs[id].card.name == name:
                return Permanent(self, id)
        raise AssertionError(f"{name} is not face up: {self.planes}")

    def planar_deck(self, seat: Seat) -> list[str]:
        """The planar deck of a player, the top card first."""
        ids = self.game.state.ids(seat.number, PLANAR_DECK)
        return [self.game.state.objs[id].card.name for id in reversed(ids)]

    @property
    def planar_controller(self) -> Seat:
        return Seat(self, self.turn.planar_controller)

    def load_die(self, face: int) -> None:
        """The next roll of the planar die shows this face."""
        for seed in range(1000):
            trial = self.game.state.fork()
            trial.seed(seed)
            if min(int(trial.below(FACES)), 2) == face:
                self.game.state.seed(seed)
                return

    def may_roll(self, seat: Seat) -> bool:
        """Is this player, who has priority, offered to roll the planar die?"""
        decision = self.to_priority(seat.number)
        return any(o.kind == O_SPECIAL and o.index == ROLL_PLANAR_DIE for o in decision.options)

    def rolls(
        self, seat: Seat, face: int, at: Sequence[Permanent | Seat | int] = (), says: Sequence[Sequence[int]] = ()
    ) -> None:
        """A player takes the action of rolling the planar die, which shows this face."""
        self.to_priority(seat.number)
        self.load_die(face)
        self.choose_option(seat.number, O_SPECIAL, -1, at, None, (), says, ROLL_PLANAR_DIE)

    def resolve_stack(self) -> Scenario:
        """Everybody passes until the stack is empty."""
        self.run(lambda d: d.kind == D_PRIORITY and not self.stack_ids(), "the stack to empty")
        return self

    def to_step(self, step: int, seat: Seat | None = None) -> Scenario:
        """Everybody passes until that step (of that seat's turn)."""
        start = (self.turn.number, self.turn.step)

        def there(d: Decision) -> bool:
            turn = self.turn
            if seat is not None and seat.number not in turn.active:
                return False
            return turn.step == step and (turn.number, turn.step) != start

        self.run(there, STEP_NAMES[step])
        return self

    def to_turn(self, seat: Seat) -> Scenario:
        """Everybody passes until that seat's next turn, its upkeep."""
        return self.to_step(UPKEEP if UPKEEP > UNTAP else UNTAP, seat)

    def next_turn(self) -> Seat:
        """Everybody passes until the next turn; the (first) seat whose turn it is."""
        number = self.turn.number
        self.run(lambda d: self.turn.number != number, "the next turn")
        return self.active[0]

    def next_turns(self, count: int) -> list[Seat]:
        """Whose turns the next ones are."""
        return [self.next_turn() for _ in range(count)]

    def check_invariants(self) -> None:
        check_invariants(self.game)
