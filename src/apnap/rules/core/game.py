"""The game at work: asking, and making events happen. Rules code is straight-line Python over this class.

A transition (see play.py) runs from a checkpoint; `ask` takes the next recorded answer, else an agent's, else suspends.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts import control, counters
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context
from apnap.rules.ch1_concepts.mana.gathering import Source
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.mana_values import value_of
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch4_zones import knowledge
from apnap.rules.ch4_zones.zones import cease, note_world, register, unregister
from apnap.rules.ch5_turns.combat.removal import unlink
from apnap.rules.ch6_spells import durations, replacement, triggers
from apnap.rules.ch6_spells.layers import layers, settling, stepwise
from apnap.rules.ch7_additional import day_and_night
from apnap.rules.ch7_additional.by_hand import actions
from apnap.rules.ch7_additional.loops import loops, token_groups
from apnap.rules.ch8_multiplayer import rerouting
from apnap.rules.ch8_multiplayer.deploy import grant
from apnap.rules.ch8_multiplayer.range import is_reached, reached, standing_on
from apnap.rules.core import continuing, faults, shadow
from apnap.rules.core.cause import BY_THE_RULES, BY_THE_STACK, Cause
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_DAMAGE,
    EV_STATE,
    EV_STEP,
    GONE,
    NONE,
    OWN_REPLACED_KINDS,
    P_CAST,
    S_FORBID,
    S_PERMIT,
    S_REPLACE,
    S_SHIELD,
    S_TRIGGERS,
    STACK,
    WORLD,
)
from apnap.rules.core.decisions import CONCEDE, D_MODE, D_PRIORITY, FOR_HAND, Agent, Decision
from apnap.rules.core.interrupts import DEEPEST, GameOver, TooDeep
from apnap.rules.core.log import LogEntry
from apnap.rules.core.objects import Obj, without
from apnap.rules.core.recorded import BY_HAND, CONCEDES, QUITS, Recorded
from apnap.rules.core.state import State, Trigger
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import NO_EVENTS, Event, Proposal, ZoneChange


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """State, seats' agents, and the ways in which things happen."""

    def __init__(self, state: State, agents: list[Agent | None], names: list[str]) -> None:
        self.state: State = state
        self.agents: list[Agent | None] = agents
        self.names: list[str] = names
        self.answers: list[Recorded] = []  # given in the transition that is running
        self.position: i64 = 0
        self.resumed: i64 = 0  # of the answers with which a resolution catches up after a subgame
        self.returned: i64 = 0  # subgames that it has come back from
        self.caught_up: int = 0  # lines of the log that are there already
        self.history: list[Recorded] = []  # of all finished transitions
        self.recording: bool = True
        self.keeps_answers: bool = True  # answers are kept for running a transition again, or for the record
        self.logging: bool = False
        self.shadow: bool = False  # check every cache after every event (tests)
        self.log: list[LogEntry] = []
        self.suspended: Decision | None = None
        self.waiting: continuing.Waiting | None = None  # where it waits, instead of suspending
        # all questions that are open with it: any may be answered first (805.6)
        self.open_together: list[Decision] = []
        self.proposals: list[Recorded] = []  # what members of a team would answer for it (805.2)
        self.disputed: bool = False  # they disagree: the primary player answers
        self.decisions_asked: i64 = 0
        self.stand_in: Agent | None = None  # who takes the seat of an agent that fails
        self.faults: list[faults.AgentFault] = []  # of agents that somebody stands in for
        self.depth: i64 = 0  # how many events are happening inside each other
        self.deriving: i64 = 0  # how many objects are derived because another one reads them (layers)
        self.surveyed: dict[i64, Source] = {}  # sources of mana by object, see mana/gathering.py
        self.derived: i64 = 0  # how many objects were derived so far, for those who count work

    # names ----------------------------------------------------------------------------------------------------------
    def name_of_seat(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"Seat {seat}"

    def name(self, ref: Ref) -> str:
        """What a table calls an object or a player."""
        if ref == NONE:
            return "nothing"
        if ref < 0:
            return self.name_of_seat(-1 - ref)
        o = self.state.objs[ref]
        if o.ability is not None:
            return f"{self.name(o.source)}'s ability"
        if o.face_down:
            return "a face-down card"
        return self.char(ref).name or o.card.name

    # what things are ------------------------------------------------------------------------------------------------
    def char(self, id: ObjectId) -> Chars:
        """The characteristics of an object now; of one that is gone, as they last were. CR 613, 608.2h."""
        c = self.state.chars[id]
        if c is None:
            return layers.derive(self, id)
        return c

    def mana_value(self, id: ObjectId) -> i64:
        """Its mana value: with X on a stack, with the cost of the front on a back face. CR 202.3b, 202.3e."""
        return value_of(self, id)

    def deploy(self, chars: Chars) -> None:
        """Each creature can be handed to a teammate. CR 804.2."""
        grant(chars)

    def drop_chars(self, id: ObjectId) -> None:
        """One object's characteristics may have changed by something that only it is concerned with."""
        state = self.state
        before = state.chars[id]
        state.chars[id] = None
        dependent = state.dynamic != 0 and not state.local
        if dependent and state.stepwise and state.objs[id].zone == BATTLEFIELD:
            state.make_stale(id)  # what is derived again is looked at then
        else:
            state.suspect(id)
            state.layers_dirty = state.layers_dirty or dependent
        if before is None or before.abilities.mana:
            state.edit_player(state.objs[id].controller).mana_dirty = True

    def drop_all_chars(self) -> None:
        """Every characteristic on the battlefield may have changed."""
        state = self.state
        state.known = 0
        for seat in range(state.seats):
            ids = state.ids(seat, BATTLEFIELD)
            if ids:
                for id in ids:
                    state.chars[id] = None
                state.edit_player(seat).mana_dirty = True
        state.layers_dirty = True

    def attachment_moves(self, id: ObjectId, was: Ref, to: Ref) -> None:
        settling.attachment_moves(self, id, was, to)

    def settle(self) -> None:
        """Derive again what may have changed, and let abilities and control follow. CR 613, 800.4c."""
        settling.settle(self)

    def update_registration(self, id: ObjectId) -> None:
        """Watchers and effects follow the abilities an object has now."""
        state = self.state
        chars = self.char(id)
        abilities = chars.abilities
        o = state.objs[id]
        if chars.supertypes & WORLD or o.world_since:
            note_world(state, o, chars)
        if abilities.anyone:
            state.has_public_abilities = True
        if abilities.timed:
            state.has_timed_cards = True
        if o.registered is abilities:
            return
        wanted = abilities.zones >> o.zone & 1 != 0
        if not wanted and not o.registered.every:
            return
        if o.registered.every:
            unregister(self, id)
        if wanted:
            register(self, id, abilities)

    def hand_over(self, id: ObjectId, seat: Seat) -> None:
        """Move a permanent to another player's side. CR 506.4, 302.6."""
        control.hand_over(self, id, seat)

    # asking ---------------------------------------------------------------------------------------------------------
    def ask(self, decision: Decision) -> list[i64]:
        """The answer to a decision. Any player or object may be gone afterwards: look things up again."""
        if decision.kind != D_PRIORITY and self.state.turns[self.state.here].resolution_trail:
            return loops.ask(self, decision)
        return self.inquire(decision)

    def inquire(self, decision: Decision) -> list[i64]:
        """The answer of the record, of an agent, or from outside."""
        self.decisions_asked += 1
        state = self.state
        decision.marker = state.here
        if state.has_token_groups:
            token_groups.one_by_one(self, decision)
        if state.has_leavers() and not rerouting.drop_leavers(state, decision):
            return NO_IDS  # the list was made before they left
        while True:
            if not state.in_game(decision.seat):
                return rerouting.reroute(self, decision)
            decider = decision.seat
            controller = state.players[decider].controlled_by
            if controller >= 0 and state.in_game(controller):
                decider = controller
            decision.decider = decider
            recorded = self.next_recorded(decision)
            if recorded is not None:
                if recorded.kind < 0:
                    if recorded.kind == BY_HAND:
                        self.does_by_hand(decision, recorded)
                        continue
                    if recorded.kind == QUITS:
                        state.leaving_main_game |= 1 << recorded.seat
                        if not state.in_game(recorded.seat):
                            continue
                    self.concedes(recorded.seat)
                    said = rerouting.said_by_departure(state, decision)
                    if said is not None:
                        return said
                    continue
                return recorded.answer
            agent = self.agents[decider]
            if agent is None:
                continuing.wait(self, decision)
                continue
            answer = faults.consult(self, agent, decision)
            if answer is CONCEDE:
                self.answers.append(Recorded(decider, CONCEDES, CONCEDE, state.here))
                self.position = len(self.answers)
                self.concedes(decider)
                said = rerouting.said_by_departure(state, decision)
                if said is not None:
                    return said
                continue
            if self.keeps_answers or state.has_subgame_cards:
                answer = answer.copy()  # the list may be the agent's own
                self.answers.append(Recorded(decider, decision.kind, answer, state.here))
                self.position = len(self.answers)
            return answer

    def does_by_hand(self, decision: Decision, recorded: Recorded) -> None:
        """A player does something by hand while an unread line is carried out. CR 608.2c."""
        if decision.purpose != FOR_HAND or decision.kind != D_MODE:
            raise actions.refused("something else is half done")
        actions.do(self, recorded.seat, actions.from_numbers(recorded.answer))

    def next_recorded(self, decision: Decision) -> Recorded | None:
        """The next answer of the record: of a resolution that catches up, then of the one under way."""
        resume = self.state.resume
        if resume is not None and self.resumed < len(resume.answers):
            self.resumed += 1
            return resume.answers[self.resumed - 1]
        if self.position < len(self.answers):
            self.position += 1
            return self.answers[self.position - 1]
        return None

    def catches_up(self) -> bool:
        """Are there answers from before a subgame to be given again?"""
        resume = self.state.resume
        return resume is not None and self.resumed < len(resume.answers)

    def rewind(self) -> None:
        """Take answers from the first one on."""
        self.position = 0
        self.resumed = 0
        self.returned = 0
        self.caught_up = 0

    def decisions(self) -> list[Decision]:
        """What waits for an answer from outside."""
        return [] if self.suspended is None else [self.suspended]

    def concedes(self, seat: Seat) -> None:
        """A player concedes in the middle of things. CR 104.3a."""
        self.leaves(seat)
        if self.state.over:
            raise GameOver()

    def leaves(self, seat: Seat) -> None:
        """Overridden by Play, which knows what leaving means."""
        raise NotImplementedError

    def unlimited(self) -> Cause:
        """From here on no range limits what happens; the cause so far, to be put back. CR 801."""
        before = self.state.cause
        if before.seat >= 0:
            self.state.cause = BY_THE_STACK if before.on_stack else BY_THE_RULES
        return before

    # events ---------------------------------------------------------------------------------------------------------
    def go_deeper(self, event: Event) -> None:
        """An event happens inside another; compiled code has no other bound than this one."""
        self.depth += 1
        if self.depth > DEEPEST:
            line = event.line(self) or type(event).__name__
            self.depth = 0
            raise TooDeep(f"more than {DEEPEST} events happen inside each other, the last of them: {line}")

    def emit(self, event: Event) -> None:
        """Let one event happen: proposed, replaced, applied, recorded, noticed."""
        self.go_deeper(event)
        self.let_happen(event)
        self.depth -= 1

    def let_happen(self, event: Event) -> None:
        state = self.state
        k = event.kind
        if state.standing[S_REPLACE + k] or (OWN_REPLACED_KINDS >> k & 1 and replacement.has_own(self, event)):
            proposal = Proposal()
            final = replacement.replaced(self, event, proposal)
            if final is None:
                if proposal.prevented:
                    self.happen([], [], proposal)
                return
            if final is not event:
                self.emit_final([final], proposal)
                return
        if state.reach is not None and not is_reached(self, event):
            return
        parts = event.parts(self)
        if parts is not None and len(parts) > 0:
            self.happen([event], parts, Proposal())
            return
        before = state.watchers[k]
        doublers = state.standing[S_TRIGGERS]
        state.batch += 1
        if not event.apply(self):
            return
        self.record(event)
        if state.layer_reads >> k & 1:
            stepwise.note_event(state, k, event)
        if state.layers_dirty or state.layers_stale:
            self.settle()
        after = state.watchers[k]
        if before or after:
            triggers.notice(self, event, before, after, doublers)
        if state.watchers[EV_STATE]:
            triggers.check_states(self)
        if state.exiled_until or state.has_conditional_effects or state.day_bound:
            durations.expire_effects(self)
        if self.shadow:
            shadow.check(self)

    def emit_all(self, events: list[Event]) -> None:
        """Let several events happen at the same time."""
        if events:
            self.go_deeper(events[0])
            self.let_all_happen(events)
            self.depth -= 1
        else:
            self.happen(events, [], Proposal())

    def emit_final(self, events: list[Event], proposal: Proposal) -> None:
        """Let several events happen at the same time that nothing replaces any more."""
        if events:
            self.go_deeper(events[0])
            self.let_final_happen(events, proposal)
            self.depth -= 1
        else:
            self.happen(events, [], proposal)

    def let_all_happen(self, events: list[Event]) -> None:
        final: list[Event] = []
        proposal = Proposal()
        ordered = replacement.in_turn(self, events) if len(events) > 1 else events
        watched = len(ordered) > 1 and len(self.state.standing[S_REPLACE + EV_DAMAGE]) > 0
        for i in range(len(ordered)):
            if watched:
                proposal.ahead = ordered[i + 1 :]
            self.propose(ordered[i], final, proposal)
        self.let_final_happen(final, proposal)

    def let_final_happen(self, final: list[Event], proposal: Proposal) -> None:
        if self.state.reach is not None:
            final = reached(self, final)
        parts: list[Event] = []
        i = 0
        while i < len(final):
            inner = final[i].parts(self)
            if inner is not None:
                parts.extend(inner)
            i += 1
        self.happen(final, parts, proposal)

    def propose(self, event: Event, final: list[Event], proposal: Proposal) -> None:
        """Add what happens instead of an event, or the event, to the list."""
        k = event.kind
        if self.state.standing[S_REPLACE + k] or (OWN_REPLACED_KINDS >> k & 1 and replacement.has_own(self, event)):
            out = replacement.replaced(self, event, proposal)
            if out is not None:
                final.append(out)
        else:
            final.append(event)

    def happen(self, events: list[Event], parts: list[Event], proposal: Proposal) -> None:
        """Apply events and what they consist of at once, then notice them all."""
        state = self.state
        batch = events + proposal.prevented if proposal.prevented else events.copy()
        noted = len(proposal.prevented)
        proposal.ahead = NO_EVENTS
        while parts:
            fresh: list[Event] = []
            for p in replacement.in_turn(self, parts) if len(parts) > 1 else parts:
                self.propose(p, fresh, proposal)
            if state.reach is not None:
                fresh = reached(self, fresh)
            parts = []
            for e in fresh:
                batch.append(e)
                inner = e.parts(self)
                if inner is not None:
                    parts.extend(inner)
        if len(proposal.prevented) > noted:
            batch = batch + proposal.prevented[noted:]
        before = state.watchers.copy()
        doublers = state.standing[S_TRIGGERS]
        state.batch += 1
        done: list[Event] = []
        for e in batch:
            if e.apply(self):
                self.record(e)
                done.append(e)
                if state.layer_reads >> e.kind & 1:
                    stepwise.note_event(state, e.kind, e)
        if state.layers_dirty or state.layers_stale:
            self.settle()
        triggers.notice_batch(self, done, before, doublers)
        if state.watchers[EV_STATE]:
            triggers.check_states(self)
        if state.exiled_until or state.has_conditional_effects or state.day_bound:
            durations.expire_effects(self)
        if self.shadow:
            shadow.check(self)
        for e in proposal.afterwards:
            self.emit(e)

    def record(self, event: Event) -> None:
        """Into the turn's log of events, and the table's log."""
        state = self.state
        k = event.kind
        turn = state.edit_turn()
        event.prev = turn.events[k]
        turn.events[k] = event
        state.version += 1
        if k != EV_STEP:
            if event.is_quiet():
                state.stir()
            else:
                state.touch()
        if self.logging:
            self.write(event)

    def write(self, event: Event) -> None:
        """One line of the log, where there is one to write."""
        line = event.line(self)
        if line:
            turn = self.state.turn()
            entry = LogEntry(turn.number, turn.step, event.rule(), line)
            audience = event.audience(self)
            if audience:
                entry.secret = event.secret(self)
                entry.audience = audience
            self.keep_line(entry)

    def say(self, rule: str, line: str) -> None:
        """A line of the log for something that is not an event. Ask `logging` first."""
        turn = self.state.turn()
        self.keep_line(LogEntry(turn.number, turn.step, rule, line))

    def keep_line(self, entry: LogEntry) -> None:
        """Add to the log, except what a resolution that catches up has written before."""
        resume = self.state.resume
        if resume is not None and self.caught_up < resume.lines:
            self.caught_up += 1
        else:
            self.log.append(entry)

    # zone changes ---------------------------------------------------------------------------------------------------
    def move(self, id: ObjectId, to: i64) -> i64:
        """Move an object to a zone (the battlefield, a stack: under its controller's control); its new id, or -1."""
        return self.move_by(id, to, -1)

    def move_by(self, id: ObjectId, to: i64, cause: i64) -> i64:
        """Move an object to a zone because of what an object does."""
        o = self.state.objs[id]
        event = ZoneChange(id, o.zone, to, o.controller if to == BATTLEFIELD or to == STACK else o.owner)
        event.cause = cause
        self.emit(event)
        return event.new_id

    def prepare_to_leave(self, o: Obj) -> None:
        """A permanent is about to leave the battlefield: out of combat, and off what it is attached to."""
        state = self.state
        id = o.id
        if state.fighting():
            unlink(state, id)
        if o.attached_to >= 0:
            if state.objs[o.attached_to].zone != GONE:
                # what has left keeps what was attached to it, as last known information (608.2h)
                host = state.edit(o.attached_to)
                host.attachments = without(host.attachments, id)
            if state.stepwise:
                state.make_stale(o.attached_to)
                state.make_stale(NONE)  # words read what is attached to what
            else:
                state.layers_dirty = True
        state.comes_or_goes(id)

    def arrived(self, o: Obj) -> None:
        """A permanent has entered: where others matter to what it is, it is derived with the board."""
        self.state.comes_or_goes(o.id)

    def count_counters(self, event: ZoneChange) -> None:
        """With how many counters a permanent enters, where effects have a say in it. CR 614.16."""
        replacement.count_counters(self, event)

    def leave_stack(self, id: ObjectId, to: i64, bottom: bool = False) -> None:
        """A spell or ability leaves a stack without resolving, or after it. CR 608.2n, 701.6a."""
        o = self.state.objs[id]
        if o.zone != STACK:
            return
        if o.ability is not None or o.number < 0:
            cease(self, id)
            self.state.stir()
        elif bottom:
            event = ZoneChange(id, STACK, to, o.owner)
            event.position = 0
            self.emit(event)
        else:
            self.move(id, to)

    # what is allowed ------------------------------------------------------------------------------------------------
    def is_forbidden(self, action: i64, seat: Seat, ref: Ref) -> bool:
        """Does an effect forbid it? 'Can't' beats 'can'. CR 101.2."""
        effects = self.state.standing[S_FORBID]
        if effects:
            for e in standing_on(self, S_FORBID, ref if ref != NONE else -1 - seat):
                if e.static.forbids(self, e, action, seat, ref):
                    return True
        return False

    def is_shielded(self, action: i64, ref: Ref, source: ObjectId, seat: Seat) -> bool:
        """Does protection or the like keep this source off? CR 702.11d, 702.16b-d."""
        for e in standing_on(self, S_SHIELD, ref):
            if e.static.shields(self, e, action, ref, source, seat):
                return True
        return False

    def is_permitted(self, action: i64, seat: Seat, ref: Ref) -> bool:
        """Does an effect allow what the rules alone would not?"""
        if self.state.standing[S_PERMIT]:
            for e in standing_on(self, S_PERMIT, -1 - seat):
                if e.static.permits(self, e, action, seat, ref):
                    return True
        return False

    def permits_way(self, seat: Seat, id: ObjectId, method: CastMethod) -> bool:
        """Does an effect allow casting this card, in this way? CR 601.3."""
        for e in standing_on(self, S_PERMIT, -1 - seat):
            if e.static.permits(self, e, P_CAST, seat, id) and e.static.permits_way(self, e, seat, id, method):
                return True
        return False

    def total_number(self, action: i64, seat: Seat) -> i64:
        """What effects add to a number of the rules."""
        n: i64 = 0
        for e in standing_on(self, S_PERMIT, -1 - seat):
            n += e.static.number(self, e, action, seat)
        return n

    def honed(self, id: ObjectId) -> None:
        """An object has hone counters. CR 122.1j."""
        counters.hone(self, id)

    def forget_library(self, seat: Seat) -> None:
        """After a shuffle nobody knows where the cards are."""
        knowledge.forget_library(self.state, seat)

    def is_daybound(self, id: ObjectId) -> bool:
        """Does it transform with day and night only? CR 702.145b."""
        return day_and_night.is_daybound(self, id)

    def can_reverse(self) -> bool:
        """Is there a checkpoint to go back to? Overridden by Play, which takes them."""
        return False

    def finish_restart(self) -> None:
        """Overridden by Play, which knows how a game is restarted."""
        raise NotImplementedError

    def resolve_mana_trigger(self, trigger: Trigger) -> None:
        """A triggered mana ability happens at once. CR 605.4a."""
        trigger.ability.effect.perform(self, triggers.trigger_context(self, trigger))

    def context(self, controller: Seat, source: ObjectId) -> Context:
        return Context(controller, source)
