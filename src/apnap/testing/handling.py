"""Every card, every table: cards put into the middle of a game, where everything is done to them.

They are cast, activated and triggered by seats that like to use them; copied, stolen, blinked, destroyed and returned
by spells made for it; then their owner, or whoever stole them, leaves the game. Invariants are looked at all the while,
forks are kept and compared at the end, and in shadow mode so is whatever is cached.

    Handling([library.find("Clone")], "4", seed=3).run()
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from apnap.agents.uniform import RandomAgent
from apnap.rules.ch1_concepts.definitions import Triggered
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PERMANENT_TYPES,
    PHASED_OUT,
    STAGE_CHECK,
    STAGE_PRIORITY,
)
from apnap.rules.core.decisions import (
    CONCEDE,
    FOR_TARGET,
    O_ACTIVATE,
    O_CAST,
    O_LAND,
    O_MANA,
    O_SPECIAL,
    Agent,
    ChooseDecision,
    Decision,
    PriorityDecision,
)
from apnap.rules.core.digest import digest
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.rules.events import Event, ZoneChange
from apnap.testing.checks import check_invariants
from apnap.testing.midgame import midgame
from apnap.testing.night import PLAYED
from apnap.testing.placing import place
from apnap.testing.wands import PLENTY, Wand, wands

DONE_BY = {O_CAST: "cast", O_LAND: "played", O_ACTIVATE: "activated", O_MANA: "used for mana", O_SPECIAL: "turned up"}
POSITIONS = 6  # that many mid-game positions for each table are made and used again and again
LOOKS_EVERY = 5  # transitions
FORKS_EVERY = 40  # transitions
OFTEN = 3  # a seat chooses the same option at most that often
OWNER, CONTROLLER, NOBODY = "owner", "controller", "nobody"


class Handling:
    """One game in which some cards are handled; what happened to them is in `seen`."""

    def __init__(
        self,
        cards: Sequence[CardDef],
        kind: str,
        seed: int,
        leaver: str = OWNER,
        decisions: int = 260,
        shadow: bool = False,
    ) -> None:
        PLAYED["games in which a card is handled"] += 1
        self.cards = list(cards)
        self.dice = random.Random(f"handling {kind} {seed} {'/'.join(c.name for c in self.cards)}")
        self.leaver = leaver
        self.decisions = decisions
        self.leaves_at = decisions * 2 // 3
        self.left = False
        self.asked = 0
        self.seen: set[tuple[str, str]] = set()
        self.wands = wands(cards)
        self.by_card = {id(wand.card): wand for wand in self.wands}
        state = midgame(kind, self.dice.randrange(POSITIONS)).fork()
        seats = int(state.seats)
        agents: list[Agent | None] = [Director(self, self.dice.randrange(1 << 30)) for _ in range(seats)]
        self.play = Handled(state, agents, [f"Seat {s}" for s in range(seats)])
        self.play.handling = self
        self.play.shadow = shadow
        self.play.logging = True
        self.play.record_off()
        self.play.offers_mana = any(face.chars.abilities.mana for card in self.cards for face in card.faces)
        active = list(state.turn().active)
        self.owner = active[0] if active and self.dice.random() < 0.85 else self.dice.randrange(seats)
        self.set_up()

    def set_up(self) -> None:
        """The cards wherever they can be of use, mana for them, and the wands among all seats."""
        play = self.play
        dice = self.dice
        for card in self.cards:
            place(play, self.owner, card, HAND)
            for zone in (GRAVEYARD, LIBRARY):
                if dice.random() < 0.7:
                    place(play, self.owner, card, zone)
            if card.base.types & PERMANENT_TYPES and "Aura" not in card.base.subtypes:
                place(play, self.owner, card, BATTLEFIELD).controlled_since = -1
        for seat in range(play.state.seats):
            for _ in range(8 if seat == self.owner else 4):
                place(play, seat, PLENTY, BATTLEFIELD)
        for wand in self.wands:
            for _ in range(2 if wand.gentle else 1):
                place(play, dice.randrange(play.state.seats), wand.card, HAND)
        turn = play.state.edit_turn()
        if turn.stage == STAGE_PRIORITY:
            turn.stage = STAGE_CHECK
        play.state.touch()

    def is_subject(self, card: CardDef) -> bool:
        return any(card is one for one in self.cards)

    def note(self, card: CardDef, what: str) -> None:
        self.seen.add((card.name, what))

    def is_time_for(self, game: Game, wand: Wand, seat: int) -> bool:
        """One at a time, and what ends a permanent's life after the rest."""
        if not wand.gentle and self.asked < self.decisions // 2:
            return False
        for turn in game.state.turns:
            if any(id(game.state.objs[other].card) in self.by_card for other in turn.stack):
                return False
        return wand.has_something(game, seat)

    # leaving --------------------------------------------------------------------------------------------------------
    def is_leaving(self, game: Game, seat: int) -> bool:
        """Is it time for this seat to go?"""
        if self.left or self.leaver == NOBODY or self.asked < self.leaves_at:
            return False
        going = self.owner if self.leaver == OWNER else self.holder(game)
        if going != seat:
            return False
        self.left = True
        for card in self.cards:
            self.note(card, f"left by its {self.leaver}")
        return True

    def holder(self, game: Game) -> int:
        """Who controls one of the cards, best of all without owning it."""
        state = game.state
        mine = self.owner
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD):
                if self.is_subject(state.objs[id].card):
                    if state.objs[id].owner != seat:
                        return seat
                    mine = seat
        return mine

    # running --------------------------------------------------------------------------------------------------------
    def run(self) -> Handling:
        """Play for that many decisions, or to the end; then compare."""
        play = self.play
        play.limit = play.decisions_asked + self.decisions
        play.run()
        check_invariants(play)
        for kept, before in play.kept:
            assert digest(kept) == before, "what happened afterwards changed a fork"
        return self


class Handled(Play):
    """A game that is looked at as it goes on."""

    handling: Handling

    def __init__(self, state: State, agents: list[Agent | None], names: list[str]) -> None:
        super().__init__(state, agents, names)
        self.kept: list[tuple[State, int]] = []
        self.objects = len(state.objs)
        self.moved: Event | None = None

    def transition(self) -> None:
        super().transition()
        if self.transitions % LOOKS_EVERY == 0:
            check_invariants(self)
        if self.transitions % FORKS_EVERY == 0:
            self.kept.append((self.state.fork(), int(digest(self.state))))
        self.look()

    def look(self) -> None:
        """What has become of the cards: from the objects that are new."""
        state = self.state
        handling = self.handling
        while self.objects < len(state.objs):
            o = state.objs[self.objects]
            self.objects += 1
            if o.ability is not None:
                if isinstance(o.ability, Triggered) and handling.is_subject(state.objs[o.source].card):
                    handling.note(state.objs[o.source].card, "triggered")
            elif handling.is_subject(o.card) and o.number < 0:
                handling.note(o.card, "copied")
        event = newest = state.turn().events[EV_ZONE]
        while event is not None and event is not self.moved:
            if isinstance(event, ZoneChange) and event.origin == EXILE and event.to == BATTLEFIELD:
                if handling.is_subject(state.objs[event.new_id].card):
                    handling.note(state.objs[event.new_id].card, "blinked")
            event = event.prev
        self.moved = newest
        for seat in range(state.seats):
            for zone in (BATTLEFIELD, PHASED_OUT):
                for id in state.ids(seat, zone):
                    o = state.objs[id]
                    if o.owner != seat and handling.is_subject(o.card):
                        handling.note(o.card, "stolen")


class Director(Agent):
    """Uses the cards and the wands wherever it can; in everything else chance decides."""

    def __init__(self, handling: Handling, seed: int) -> None:
        super().__init__()
        self.handling = handling
        self.dice = random.Random(seed)
        self.inner = RandomAgent(seed)
        self.times: dict[tuple[int, int, int], int] = {}

    def choose(self, game: Game, decision: Decision) -> list[int]:
        handling = self.handling
        handling.asked += 1
        if handling.is_leaving(game, decision.decider):
            return CONCEDE
        if isinstance(decision, PriorityDecision):
            return [self.action(game, decision)]
        if isinstance(decision, ChooseDecision) and decision.purpose == FOR_TARGET and decision.maximum == 1:
            objs = game.state.objs
            wanted = [ref for ref in decision.candidates if ref >= 0 and handling.is_subject(objs[ref].card)]
            if wanted and self.dice.random() < 0.5:
                return [self.dice.choice(wanted)]
        return self.inner.choose(game, decision)

    def action(self, game: Game, decision: PriorityDecision) -> int:
        handling = self.handling
        objs = game.state.objs
        ours: list[int] = []
        tools: list[int] = []
        for i, option in enumerate(decision.options[1:], 1):
            card = objs[option.id].card
            if handling.is_subject(card):
                if self.times.get((option.kind, option.id, option.index), 0) < OFTEN:
                    ours.append(i)
            elif id(card) in handling.by_card:
                if handling.is_time_for(game, handling.by_card[id(card)], decision.seat):
                    tools.append(i)
        dice = self.dice.random()
        pick = 0
        if ours and dice < (0.85 if any(decision.options[i].kind == O_CAST for i in ours) else 0.5):
            pick = self.dice.choice(ours)
            option = decision.options[pick]
            key = (option.kind, option.id, option.index)
            self.times[key] = self.times.get(key, 0) + 1
            handling.note(objs[option.id].card, DONE_BY[option.kind])
        elif tools and dice < 0.9:
            pick = self.dice.choice(tools)
        elif dice > 0.95:
            pick = self.dice.randrange(len(decision.options))
        return pick
