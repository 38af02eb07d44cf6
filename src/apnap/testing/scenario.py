"""Scenarios: a table laid out by hand, and seats that act on it through the ordinary decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from apnap.rules import zones
from apnap.rules.decisions import (
    D_ASSIGN,
    D_ATTACK,
    D_BLOCK,
    D_CHOOSE,
    D_DIVIDE,
    D_MODE,
    D_NUMBER,
    D_ORDER,
    D_PRIORITY,
    D_YES_NO,
    FOR_TARGET,
    O_ACTIVATE,
    O_CAST,
    O_LAND,
    O_MANA,
    Decision,
)
from apnap.rules.definitions import Activated, CardDef
from apnap.rules.options.range import reach_masks
from apnap.rules.play import Play
from apnap.rules.setup import MARKER_SPACING, new_state
from apnap.rules.table import ATTACK_NAMES, START_FIXED, TableRules, share
from apnap.rules.words import (
    BATTLEFIELD,
    COLOR_LETTERS,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    MAIN1,
    NONE,
    STAGE_BEGIN_TURN,
    STAGE_CHECK,
    STEP_NAMES,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    UNTAP,
    UPKEEP,
    ZONE_NAMES,
)
from apnap.testing.checks import check_invariants

FILLER = "Forest"
LIBRARY_SIZE = 20


class Permanent:
    """A handle on an object: follows it by id, and finds what it became."""

    def __init__(self, table: Scenario, id: int) -> None:
        self.table = table
        self.id = id

    @property
    def now(self) -> int:
        """The id it has today, wherever it went."""
        id = self.id
        objs = self.table.game.state.objs
        while objs[id].next_id >= 0:
            id = objs[id].next_id
        return id

    @property
    def zone(self) -> str:
        return ZONE_NAMES[self.table.game.state.objs[self.now].zone]

    @property
    def stayed(self) -> bool:
        """Is it the same object, where it was?"""
        return self.table.game.state.objs[self.id].zone == BATTLEFIELD

    @property
    def died(self) -> bool:
        """Did it go from the battlefield to a graveyard (a token: did it cease to exist)?"""
        state = self.table.game.state
        o = state.objs[self.id]
        if o.zone == BATTLEFIELD:
            return False
        return state.objs[o.next_id].zone in (GRAVEYARD, GONE) if o.next_id >= 0 else o.token

    @property
    def power(self) -> int:
        return self.table.game.char(self.id).power

    @property
    def toughness(self) -> int:
        return self.table.game.char(self.id).toughness

    @property
    def name(self) -> str:
        return self.table.game.char(self.id).name

    @property
    def colors(self) -> str:
        """Its colours, as letters."""
        mask = self.table.game.char(self.now).colors
        return "".join(COLOR_LETTERS[i] for i in range(5) if mask >> i & 1)

    @property
    def mana_value(self) -> int:
        return self.table.game.mana_value(self.now)

    def is_a(self, word: str) -> bool:
        """Has it this type, supertype or subtype?"""
        c = self.table.game.char(self.now)
        types = [name for i, name in enumerate(TYPE_NAMES) if c.types >> i & 1]
        supertypes = [name for i, name in enumerate(SUPERTYPE_NAMES) if c.supertypes >> i & 1]
        return word in types + supertypes + c.subtypes

    @property
    def tapped(self) -> bool:
        return self.table.game.state.objs[self.id].tapped

    @property
    def damage(self) -> int:
        return self.table.game.state.objs[self.id].damage

    @property
    def controller(self) -> Seat:
        return self.table.of(self.table.game.state.objs[self.now].controller)

    @property
    def owner(self) -> Seat:
        return self.table.of(self.table.game.state.objs[self.now].owner)

    @property
    def attached_to(self) -> Permanent | Seat | None:
        """What it enchants or equips."""
        host = self.table.game.state.objs[self.now].attached_to
        if host == NONE:
            return None
        return self.table.of(-1 - host) if host < 0 else Permanent(self.table, host)

    @property
    def attacking(self) -> bool:
        """Is it an attacking creature?"""
        return self.id in self.table.game.state.turn().attackers

    @property
    def protector(self) -> Seat:
        """Who protects this battle."""
        return self.table.of(self.table.game.state.objs[self.now].protector)

    def counters(self, kind: str) -> int:
        return self.table.game.state.objs[self.now].counter(kind)

    def has(self, keyword: int) -> bool:
        return self.table.game.char(self.id).keywords & keyword != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Permanent) and other.table is self.table and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<{self.name} #{self.id} in {self.zone}>"


class Spell(Permanent):
    """A spell or ability on a stack."""

    def resolves(self) -> Spell:
        """Everybody passes until it has left the stack."""
        self.table.run(lambda d: self.id not in self.table.stack_ids(), "the spell to resolve")
        return self


Reference = "Permanent | Seat | int"


class Seat:
    """One seat of the scenario. Seat 0 is the one whose turn it is at the start."""

    def __init__(self, table: Scenario, number: int) -> None:
        self.table = table
        self.number = number  # as the engine counts
        self.ref = -1 - number

    # laying out -----------------------------------------------------------------------------------------------------
    def has(
        self, *names: str, tapped: bool = False, sick: bool = False, counters: dict[str, int] | None = None
    ) -> Permanent:
        """Put permanents onto the battlefield; the handle of the last (see `have` for all)."""
        return self.have(*names, tapped=tapped, sick=sick, counters=counters)[-1]

    def have(
        self, *names: str, tapped: bool = False, sick: bool = False, counters: dict[str, int] | None = None
    ) -> list[Permanent]:
        """Put permanents onto the battlefield; all their handles."""
        out: list[Permanent] = []
        for name in names:
            id = self.table.place(self.number, name, BATTLEFIELD)
            o = self.table.game.state.edit(id)
            o.tapped = tapped
            o.since = self.table.game.state.ticks if sick else -1
            if counters:
                o.counters = {**(o.counters or {}), **counters}
                self.table.game.drop_chars(id)
            out.append(Permanent(self.table, id))
        self.table.refresh()
        return out

    def holds(self, *names: str) -> list[Permanent]:
        """Put cards into the hand."""
        out = [Permanent(self.table, self.table.place(self.number, name, HAND)) for name in names]
        self.table.refresh()
        return out

    def buried(self, *names: str) -> list[Permanent]:
        """Put cards into the graveyard."""
        out = [Permanent(self.table, self.table.place(self.number, name, GRAVEYARD)) for name in names]
        self.table.refresh()
        return out

    def library(self, *names: str) -> list[Permanent]:
        """Put cards on top of the library, the first name on top."""
        out = [Permanent(self.table, self.table.place(self.number, name, LIBRARY)) for name in reversed(names)]
        self.table.refresh()
        return out[::-1]

    def empty_library(self) -> None:
        """Take every card out of the library."""
        state = self.table.game.state
        for id in list(state.ids(self.number, LIBRARY)):
            zones.cease(self.table.game, id)
        self.table.refresh()

    def gets_mana(self, letters: str) -> None:
        """Mana in the pool: `RRG`, `C`."""
        state = self.table.game.state
        p = state.edit_player(self.number)
        pool = list(p.pool)
        for letter in letters:
            pool[COLOR_LETTERS.index(letter)] += 1
        p.pool = pool
        p.pool_total += len(letters)
        p.mana_dirty = True
        self.table.refresh()

    def at(self, life: int) -> Seat:
        """Set the life total."""
        state = self.table.game.state
        state.edit_player(state.table.life_of[self.number]).life = life
        self.table.refresh()
        return self

    # looking --------------------------------------------------------------------------------------------------------
    @property
    def life(self) -> int:
        return self.table.game.state.life(self.number)

    @property
    def poison(self) -> int:
        return self.table.game.state.poison(self.number)

    @property
    def hand(self) -> list[str]:
        return self.table.names(self.number, HAND)

    @property
    def graveyard(self) -> list[str]:
        return self.table.names(self.number, GRAVEYARD)

    @property
    def exile(self) -> list[str]:
        return self.table.names(self.number, EXILE)

    @property
    def battlefield(self) -> list[str]:
        return self.table.names(self.number, BATTLEFIELD)

    @property
    def library_size(self) -> int:
        return len(self.table.game.state.ids(self.number, LIBRARY))

    @property
    def in_game(self) -> bool:
        return self.table.game.state.in_game(self.number)

    @property
    def outcome(self) -> str:
        return self.table.game.outcomes()[self.number]

    @property
    def pool(self) -> str:
        """The mana in the pool, as letters."""
        pool = self.table.game.state.players[self.number].pool
        return "".join(COLOR_LETTERS[i % 6] * pool[i] for i in range(12))

    def permanent(self, name: str) -> Permanent:
        """The last permanent of this name that they control."""
        state = self.table.game.state
        for id in reversed(state.ids(self.number, BATTLEFIELD)):
            if self.table.game.char(id).name == name:
                return Permanent(self.table, id)
        raise AssertionError(f"seat {self.number} controls no {name}: {self.battlefield}")

    # acting ---------------------------------------------------------------------------------------------------------
    def casts(
        self,
        name: str,
        at: Sequence[Permanent | Seat | int] = (),
        x: int | None = None,
        modes: Sequence[int] = (),
        says: Sequence[Sequence[int]] = (),
        free: bool = True,
        part: str = "",
    ) -> Spell:
        """Cast a card by name. It is put into the hand, and mana for it into the pool, unless `free` is False.

        `part` names the face to cast of a card that has several, or the way to cast it: "Ice", "fuse", "morph".
        """
        table = self.table
        table.to_priority(self.number)
        card = table.in_hand(self.number, name)
        if card < 0:
            card = table.place(self.number, name, HAND)
        if free:
            table.mana_for(self.number, card, x or 0, part)
        table.refresh()
        table.choose_option(self.number, O_CAST, card, at, x, modes, says, table.way(card, part))
        spell = table.game.state.objs[card].next_id  # what triggered on casting it is above it
        return Spell(table, spell if spell >= 0 else table.stack_ids()[-1])

    def activates(
        self,
        permanent: Permanent,
        index: int = 0,
        at: Sequence[Permanent | Seat | int] = (),
        x: int | None = None,
        says: Sequence[Sequence[int]] = (),
    ) -> Spell:
        """Activate an ability of a permanent (mana abilities: `taps_for_mana`)."""
        self.table.to_priority(self.number)
        self.table.choose_option(self.number, O_ACTIVATE, permanent.now, at, x, (), says, index)
        stack = self.table.stack_ids()
        for id in reversed(stack):
            o = self.table.game.state.objs[id]
            if isinstance(o.ability, Activated) and o.controller == self.number:
                return Spell(self.table, id)
        return Spell(self.table, stack[-1] if stack else permanent.id)

    def taps_for_mana(self, permanent: Permanent, index: int = 0, says: Sequence[Sequence[int]] = ()) -> None:
        self.table.to_priority(self.number)
        self.table.choose_option(self.number, O_MANA, permanent.id, (), None, (), says, index)

    def plays(self, name: str, says: Sequence[Sequence[int]] = (), face: int = 0) -> Permanent:
        """Play a land, of a modal double-faced card with that face up."""
        table = self.table
        table.to_priority(self.number)
        card = table.in_hand(self.number, name)
        if card < 0:
            card = table.place(self.number, name, HAND)
            table.refresh()
        table.choose_option(self.number, O_LAND, card, (), None, (), says, face)
        return Permanent(table, Permanent(table, card).now)

    def passes(self) -> Scenario:
        """Pass priority, which this seat has now."""
        table = self.table
        assert table.holder == self, f"{self!r} does not have priority, {table.holder!r} has"
        table.game.answer([0], self.number)
        return table

    def skips(self, step: int) -> None:
        """An effect has said that they skip their next step of this kind (SKIP_TURN: their next turn)."""
        player = self.table.game.state.edit_player(self.number)
        player.skips = [*player.skips, step]
        self.table.refresh()

    def can(self, kind: int, card: Permanent) -> bool:
        """Is the action (O_CAST, ...) with this card among the options, now?"""
        decision = self.table.to_priority(self.number)
        return any(o.kind == kind and o.id == card.now for o in decision.options)

    def attacks(self, plan: dict[Permanent, Permanent | Seat]) -> None:
        """Go to the declare attackers step and attack."""
        ids = {p.id: self.table.reference(t) for p, t in plan.items()}
        decision = self.table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
        self.table.answer([ids.get(c, NONE) for c in decision.candidates])

    def blocks(self, plan: dict[Permanent, Permanent | list[Permanent]]) -> None:
        """Block as the defending player."""
        decision = self.table.run(lambda d: d.kind == D_BLOCK and d.seat == self.number, "blockers to be declared")
        pairs: list[int] = []
        for blocker, attackers in plan.items():
            for a in attackers if isinstance(attackers, list) else [attackers]:
                pairs += [blocker.id, a.id]
        assert decision.kind == D_BLOCK
        self.table.answer(pairs)

    def concedes(self) -> None:
        self.table.game.concede(self.number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.table is self.table and other.number == self.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"<seat {(self.number - self.table.offset) % self.table.count}>"


class Group:
    """The same card before every seat: `died(0, 2)`, `stayed(1)` in the scenario's seats."""

    def __init__(self, permanents: dict[int, Permanent]) -> None:
        self.permanents = permanents

    def __getitem__(self, seat: int) -> Permanent:
        return self.permanents[seat]

    def died(self, *seats: int) -> Group:
        for s in seats:
            assert self.permanents[s].died, f"before seat {s}, {self.permanents[s]!r} did not die"
        return self

    def stayed(self, *seats: int) -> Group:
        for s in seats:
            assert self.permanents[s].stayed, f"before seat {s}, {self.permanents[s]!r} did not stay"
        return self


class Scenario:
    """A table laid out for a test. Seats are counted from the one whose turn it is."""

    def __init__(self, game: Play, offset: int, find: Callable[[str], CardDef]) -> None:
        self.game = game
        self.offset = offset
        self.find = find
        self.count = game.state.seats
        self.scripted: list[list[int]] = []

    @staticmethod
    def lay_out(
        seats: int,
        variation: int,
        teams: list[list[int]] | None = None,
        shared_turns: bool = False,
        range_of_influence: int | None = None,
        attack: str = "multiple",
        life: int = 20,
        damage_order: bool = True,
        markers: int = 1,
        opening: bool = False,
        starting: int = -1,
        deck: Sequence[str] = (FILLER,) * LIBRARY_SIZE,
    ) -> Scenario:
        """A table of that many seats; none named: two, or (variation > 0) a random table of more.

        It stands in the first main phase of seat 0's first turn; with `opening`, before the opening hands are kept.
        `starting` says which of the engine's seats is seat 0, where that matters.
        """
        from apnap import library

        dice = random.Random(variation)
        if seats == 0:
            seats = 2 if variation == 0 else dice.randint(3, 6)
        offset = 0 if variation == 0 or teams or shared_turns else dice.randrange(seats)
        if starting >= 0:
            offset = starting
        table = TableRules(seats)
        table.starting_life = [life] * seats
        table.damage_order = damage_order
        table.attack = ATTACK_NAMES.index(attack)
        table.markers = markers
        if teams:
            table.teams = [list(t) for t in teams]
            if shared_turns:
                table.shared_turns = True
                table.life_of = share(table.teams, seats)
                table.poison_of = share(table.teams, seats)
            table.loss_of = share(table.teams, seats) if shared_turns else list(range(seats))
        if range_of_influence is not None:
            table.range = [range_of_influence] * seats
        table.starting = START_FIXED
        table.starting_seat = offset
        table.seal()
        cards = [library.find(name) for name in deck]
        state = new_state(table, [cards for _ in range(seats)], 1 + variation)
        game = Play(state, [None] * seats, [f"Seat {(s - offset) % seats}" for s in range(seats)])
        game.logging = True
        scenario = Scenario(game, offset, library.find)
        if opening:
            game.advance()
        else:
            scenario.begin_at(offset)
        return scenario

    # laying out -----------------------------------------------------------------------------------------------------
    def begin_at(self, seat: int) -> None:
        """Turn 1 of that seat, precombat main phase, nothing done yet."""
        state = self.game.state
        turn = state.edit_turn()
        turn.unit = turn.regular = state.table.unit_of[seat]
        state.starter = turn.unit
        turn.active = list(state.table.units[turn.unit])
        turn.number = state.ticks = 1
        for s in turn.active:
            state.edit_player(s).began = 1
            state.edit_player(s).turns = 1
        for p in range(state.seats):
            state.edit_player(p).kept = True
        turn.step = MAIN1
        turn.place = MAIN1
        turn.stage = STAGE_CHECK
        turn.priority = turn.unit
        turn.passed = 0
        for m in range(1, len(state.turns)):
            # further turn markers are about to begin their first turns (807.4b)
            other = state.edit_marker(m)
            other.unit = other.regular = (turn.unit + MARKER_SPACING * m) % len(state.table.units)
            other.stage = STAGE_BEGIN_TURN
        if state.table.range is not None:
            state.reach = reach_masks(state)
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

    def knows(self, *cards: CardDef) -> Scenario:
        """Cards that are in no library, known at this table by their names."""
        before = self.find
        made = {c.name: c for c in cards}
        self.find = lambda name: made[name] if name in made else before(name)
        return self

    def place(self, seat: int, name: str, zone: int) -> int:
        """A card out of nowhere into a zone (no event: this is the position we start from)."""
        game = self.game
        card = self.find(name)
        o = zones.new_object(game.state, card, seat, seat, zone, card.base)
        o.number = len(game.state.objs)
        if zone == BATTLEFIELD:
            if card.base.loyalty >= 0:
                o.counters = {"loyalty": card.base.loyalty}
            if card.base.defense >= 0:
                o.counters = {"defense": card.base.defense}
                o.protector = game.state.next_seat(seat)
        zones.put_in(game, o, -1)
        if game.state.layers_dirty:
            game.settle()
        return o.id

    def refresh(self) -> None:
        """Look at the position afresh: options, state-based actions, the decision at hand."""
        state = self.game.state
        state.touch()
        if self.game.open:
            state.edit_turn().stage = STAGE_CHECK
            self.game.wake()
            self.game.advance()

    def way(self, card: int, part: str) -> int:
        """The way to cast a card that is called so, or that casts the face of this name; -1 for any."""
        if not part:
            return -1
        o = self.game.state.objs[card]
        for i, method in enumerate(o.card.methods):
            if method.zones and part in (
                method.name,
                o.card.faces[method.face].chars.name if method.mask is None else "",
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
        if cost is None:
            return
        letters = "C" * (cost.generic + cost.x * x)
        for i in range(6):
            letters += COLOR_LETTERS[i] * cost.pips[i]
        for s in cost.symbols:
            for i in range(6):
                if s.mask >> i & 1:
                    letters += COLOR_LETTERS[i]
                    break
            else:
                letters += "C"
        self.of(seat).gets_mana(letters)

    # looking --------------------------------------------------------------------------------------------------------
    def names(self, seat: int, zone: int) -> list[str]:
        return [self.game.char(id).name for id in self.game.state.ids(seat, zone)]

    def in_hand(self, seat: int, name: str) -> int:
        for id in self.game.state.ids(seat, HAND):
            if self.game.char(id).name == name:
                return id
        return -1

    def stack_ids(self) -> list[int]:
        return list(self.game.state.turn().stack)

    @property
    def stack(self) -> list[str]:
        return [self.game.name(id) for id in self.stack_ids()]

    @property
    def step(self) -> str:
        return STEP_NAMES[self.game.state.turn().step]

    @property
    def active(self) -> list[Seat]:
        return [self.of(s) for s in self.game.state.turn().active]

    @property
    def holder(self) -> Seat | None:
        """Who has priority (the first of a team); None while something else is asked, or the game is over."""
        d = self.game.decision()
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
    def answer(self, answer: list[int]) -> None:
        self.game.answer(answer)

    def run(self, until: Callable[[Decision], bool], what: str = "that") -> Decision:
        """Answer everything by default until a decision satisfies the condition; that decision."""
        for _ in range(5000):
            decision = self.game.decision()
            if decision is None:
                if self.game.state.over:
                    return Decision(D_PRIORITY, 0)
                raise AssertionError("the game waits for nobody")
            if until(decision):
                return decision
            if self.scripted and decision.kind != D_PRIORITY:
                self.game.answer(self.scripted.pop(0))
            else:
                self.game.answer(self.default(decision))
        raise AssertionError(f"waited in vain for {what}; the stack: {self.stack}, the step: {self.step}")

    def default(self, d: Decision) -> list[int]:
        """The quiet answer: pass, nothing, the fewest, the first."""
        if d.kind == D_PRIORITY:
            return [0]
        if d.kind == D_ATTACK:
            return [NONE] * len(d.candidates)
        if d.kind == D_BLOCK:
            return []
        if d.kind in (D_CHOOSE, D_MODE):
            return list(d.candidates[: d.minimum])
        if d.kind == D_ORDER:
            return list(d.candidates)
        if d.kind == D_YES_NO:
            return [0]
        if d.kind == D_NUMBER:
            return [d.minimum]
        if d.kind == D_DIVIDE:
            return [1] * (len(d.candidates) - 1) + [d.maximum - len(d.candidates) + 1]
        if d.kind == D_ASSIGN:
            from apnap.rules.combat.damage import default_assignment

            return default_assignment(self.game, d)
        return [0] if d.kind == 10 else []

    def says(self, *answers: Sequence[int]) -> Scenario:
        """Answers for the next decisions that are not about priority."""
        self.scripted += [list(a) for a in answers]
        return self

    def asked(self, seat: Seat | None = None, purpose: str = "", kind: int = -1) -> Decision:
        """Everybody passes until a question other than priority is open (to that seat, of that purpose or kind)."""

        def open_now(d: Decision) -> bool:
            if d.kind == D_PRIORITY or (purpose and d.purpose != purpose) or (kind >= 0 and d.kind != kind):
                return False
            return seat is None or d.seat == seat.number

        return self.run(open_now, f"a question about {purpose or 'anything'}")

    def to_priority(self, seat: int) -> Decision:
        """Pass until this seat has priority, in this step."""
        turn = self.game.state.turn()
        here = (turn.number, turn.step)
        decision = self.run(lambda d: d.kind == D_PRIORITY and self.waiting(seat), f"seat {seat} to have priority")
        now = self.game.state.turn()
        assert (now.number, now.step) == here, f"seat {seat} got priority only in the {self.step}"
        for d in self.game.decisions():
            if d.seat == seat:
                return d
        return decision

    def waiting(self, seat: int) -> bool:
        return any(d.seat == seat for d in self.game.decisions())

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
            raise AssertionError(f"{self.game.name(card)} is not among the options of seat {seat}: {listed}")
        targets = [self.reference(t) for t in at]
        unasked: list[int] = []
        others = [list(a) for a in says]
        self.game.answer(picks[:1], seat)
        while True:
            d = self.game.decision()
            if d is None or d.kind == D_PRIORITY or d.seat != seat or self.game.open:
                break
            if d.purpose == FOR_TARGET and d.kind == D_CHOOSE and targets:
                # what could only be one target was not asked for
                while targets and targets[0] not in d.candidates:
                    unasked.append(targets.pop(0))
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
                self.game.answer(self.default(d))
        stack = self.stack_ids()
        announced = self.game.state.objs[stack[-1]].announced if stack else None
        chosen = [ref for slot in announced.targets for ref in slot] if announced is not None else []
        for ref in unasked + targets:
            assert ref in chosen, f"{ref} was never asked for as a target; the targets are {chosen}"

    def resolve_stack(self) -> Scenario:
        """Everybody passes until the stack is empty."""
        self.run(lambda d: d.kind == D_PRIORITY and not self.stack_ids(), "the stack to empty")
        return self

    def to_step(self, step: int, seat: Seat | None = None) -> Scenario:
        """Everybody passes until that step (of that seat's turn)."""
        state = self.game.state
        start = (state.turn().number, state.turn().step)

        def there(d: Decision) -> bool:
            turn = self.game.state.turn()
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
        number = self.game.state.turn().number
        self.run(lambda d: self.game.state.turn().number != number, "the next turn")
        return self.active[0]

    def next_turns(self, count: int) -> list[Seat]:
        """Whose turns the next ones are."""
        return [self.next_turn() for _ in range(count)]

    def check_invariants(self) -> None:
        check_invariants(self.game)
