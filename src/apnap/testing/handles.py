"""Handles on what a scenario is about: objects, spells, seats, and the same card before every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts.definitions import Activated
from apnap.rules.ch4_zones import zones
from apnap.rules.ch7_additional import initiative, monarch
from apnap.rules.ch7_additional.loops.repeating import repeat
from apnap.rules.ch7_additional.loops.shortcuts import Choice, Part, propose
from apnap.rules.ch9_casual import conspiracies
from apnap.rules.ch9_casual.noted import Noted
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COLOR_LETTERS,
    COMMAND,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NONE,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
)
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, O_ACTIVATE, O_CAST, O_LAND, O_MANA, O_SPECIAL, AttackDecision

if TYPE_CHECKING:
    from apnap.testing.scenario import Scenario


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
    def here(self) -> int:
        """The permanent that this is, or was: that of today if it is on the battlefield again."""
        now = self.now
        return now if self.table.game.state.objs[now].zone == BATTLEFIELD else self.id

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
        return self.table.game.char(self.here).power

    @property
    def toughness(self) -> int:
        return self.table.game.char(self.here).toughness

    @property
    def name(self) -> str:
        return self.table.game.char(self.here).name

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
        return self.table.game.state.objs[self.here].tapped

    @property
    def damage(self) -> int:
        return self.table.game.state.objs[self.here].damage

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
        return any(self.now in turn.attackers for turn in self.table.game.state.turns)

    @property
    def protector(self) -> Seat:
        """Who protects this battle."""
        return self.table.of(self.table.game.state.objs[self.now].protector)

    def counters(self, kind: str) -> int:
        return self.table.game.state.objs[self.now].counter(kind)

    def has(self, keyword: int) -> bool:
        return self.table.game.char(self.here).keywords & keyword != 0

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
            o.controlled_since = self.table.game.state.ticks if sick else -1
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

    def has_identity(self, letters: str) -> Seat:
        """The colours of this player's commander: `WU`, or nothing for a commander without colour. CR 903.4."""
        p = self.table.game.state.edit_player(self.number)
        p.identity = sum(1 << COLOR_LETTERS.index(letter) for letter in letters)
        p.mana_dirty = True
        self.table.refresh()
        return self

    def leads(self, *names: str, zone: int = COMMAND) -> Permanent:
        """Cards designated as this player's commanders, in the command zone or elsewhere; the last. CR 903.3, 903.6."""
        from apnap.decks.facts import color_identity

        state = self.table.game.state
        for name in names:
            id = self.table.place(self.number, name, zone)
            p = state.edit_player(self.number)
            p.commanders = [*p.commanders, state.objs[id].number]
            p.commander_casts = [*p.commander_casts, 0]
            p.identity = max(0, p.identity) | color_identity(self.table.find(name))
            p.mana_dirty = True
            if zone == BATTLEFIELD:
                state.edit(id).controlled_since = -1
        state.strays_checked = len(state.objs)
        state.layers_dirty = True  # effects may ask who is a commander
        self.table.game.settle()
        self.table.refresh()
        return Permanent(self.table, id)

    def conspires(self, name: str, *names: str, face_up: bool = True) -> Permanent:
        """A conspiracy in the command zone, with the names chosen for it; turned face up at once unless told not to."""
        state = self.table.game.state
        id = conspiracies.lay_down(state, self.table.find(name), self.number, len(state.objs) + 9000)
        state.edit(id).names = list(names)
        state.strays_checked = len(state.objs)
        self.table.refresh()
        found = Permanent(self.table, id)
        if face_up and state.objs[id].face_down:
            self.reveals(found)
        return found

    def reveals(self, conspiracy: Permanent) -> None:
        """Turn a face-down conspiracy face up: a special action. CR 116.2j."""
        self.table.choose_option(self.number, O_SPECIAL, conspiracy.id, (), None, (), ())

    def noted(self, about: str, kind: int, number: int = 0, word: str = "") -> Seat:
        """What they noted for cards of a name as they drafted. CR 905.2b."""
        p = self.table.game.state.edit_player(self.number)
        p.notes = [*p.notes, Noted(about, kind, number, word)]
        p.mana_dirty = True
        self.table.refresh()
        return self

    def at(self, life: int) -> Seat:
        """Set the life total."""
        state = self.table.game.state
        state.edit_player(state.table.life_of[self.number]).life = life
        state.layers_dirty = True  # effects may ask for it
        self.table.game.settle()
        self.table.refresh()
        return self

    def becomes_monarch(self) -> Seat:
        """They become the monarch, and what waits for that triggers. CR 725.1."""
        monarch.crown(self.table.game, self.number, -1)
        self.table.refresh()
        return self

    def takes_initiative(self) -> Seat:
        """They take the initiative, and what waits for that triggers. CR 726.1."""
        initiative.take(self.table.game, self.number, -1)
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
    def command(self) -> list[str]:
        return self.table.names(self.number, COMMAND)

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

    @property
    def castable(self) -> list[str]:
        """What they may cast right now, as they have priority: each name once."""
        decision = self.table.to_priority(self.number)
        game = self.table.game
        names = [game.char(o.id).name or game.state.objs[o.id].card.name for o in decision.options if o.kind == O_CAST]
        return list(dict.fromkeys(names))

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
        what: str | Permanent,
        at: Sequence[Permanent | Seat | int] = (),
        x: int | None = None,
        modes: Sequence[int] = (),
        says: Sequence[Sequence[int]] = (),
        free: bool = True,
        part: str = "",
    ) -> Spell:
        """Cast a card by name, a commander from the command zone. Any other is put into the hand; unless `free` is
        False, mana for it is put into the pool. A handle instead of a name casts that very card, wherever it is.

        `part` names the face to cast of a card that has several, or the way to cast it: "Ice", "fuse", "morph".
        """
        table = self.table
        table.to_priority(self.number)
        name = what if isinstance(what, str) else what.name
        card = table.in_hand(self.number, name) if isinstance(what, str) else what.now
        if card < 0:
            card = table.in_command(self.number, name)
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
        ids = {p.now: self.table.reference(t) for p, t in plan.items()}
        decision = self.table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
        assert isinstance(decision, AttackDecision)
        answer = [ids.get(c, NONE) for c in decision.attackers]
        self.table.game.answer(answer, self.number if decision.team else -1)

    def blocks(self, plan: dict[Permanent, Permanent | list[Permanent]]) -> None:
        """Block as the defending player."""
        decision = self.table.run(
            lambda d: d.kind == D_BLOCK and self.table.waiting(self.number), "blockers to be declared"
        )
        pairs: list[int] = []
        for blocker, attackers in plan.items():
            for a in attackers if isinstance(attackers, list) else [attackers]:
                pairs += [blocker.now, a.now]
        assert decision.kind == D_BLOCK
        self.table.game.answer(pairs, self.number)

    # shortcuts ------------------------------------------------------------------------------------------------------
    def would(self, kind: int, card: Permanent, index: int = -1) -> Choice:
        """An action (O_ACTIVATE, ...) that this seat could take now, as a part of what it proposes. CR 732.2a."""
        decision = self.table.to_priority(self.number)
        for i, o in enumerate(decision.options):
            if o.kind == kind and o.id == card.now and index in (-1, o.index):
                return Choice(self.table.game, decision, [i])
        raise AssertionError(f"{card!r} is not among what {self!r} can use now")

    def proposes(self, *parts: Part) -> Scenario:
        """Propose a shortcut: actions that it `would` take, `Passing` until something, `Loop`s of these. CR 732.2a."""
        propose(self.table.game, self.number, list(parts))
        return self.table

    def repeats(self, times: int) -> Scenario:
        """Propose to do its last cycle of actions that many times more, at a table that `remembers`. CR 732.2a."""
        repeat(self.table.game, self.number, times)
        return self.table

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
