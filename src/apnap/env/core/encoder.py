"""What a seat may know, as one row of bytes; `layout.py` says what stands where."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from apnap.env.core.cards import CardVectors
from apnap.env.core.choices import Asking
from apnap.env.core.layout import (
    A_DONE,
    A_FURTHER,
    A_LABEL,
    A_NOBODY,
    A_NUMBER,
    A_OBJECT,
    A_PLAYER,
    A_RANGE,
    ACTION_FIELDS,
    PURPOSES,
    QUESTION_FIELDS,
    Layout,
)
from apnap.env.core.lines import Lines, put, put_zeros
from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, NONE, STAGE_PRIORITY, STEP_NAMES
from apnap.rules.core.decisions import (
    DECISION_NAMES,
    AmountsDecision,
    AttackDecision,
    BlockDecision,
    Decision,
    LabelledDecision,
    MulliganDecision,
    NumberDecision,
    Option,
    PaymentDecision,
    PickDecision,
    PriorityDecision,
    YesNoDecision,
)
from apnap.rules.core.play import Play
from apnap.rules.core.players import LOST, WON
from apnap.rules.core.types import Seat
from apnap.rules.views.view import View

STEP_ROWS: Final = [bytes([int(i == step) for i in range(len(STEP_NAMES))]) for step in range(len(STEP_NAMES))]
NO_STEP: Final = bytes(len(STEP_NAMES))
KIND_ROWS: Final = [bytes([int(i == kind) for i in range(len(DECISION_NAMES))]) for kind in range(len(DECISION_NAMES))]
VECTORS: Final = CardVectors()


class Encoder:
    """Writes observations of one layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        self.lines: Lines = Lines(layout, VECTORS)
        self.no_question: bytes = bytes(len(QUESTION_FIELDS))
        self.no_actions: list[bytes] = [bytes(i * len(ACTION_FIELDS)) for i in range(int(layout.actions) + 1)]
        self.purposes: dict[str, i64] = {}
        for i in range(len(PURPOSES)):
            self.purposes[PURPOSES[i]] = i + 1

    def observation(self, game: Play, asking: Asking, seat: Seat) -> bytes:
        """All of it, for one seat."""
        out = BytesWriter()
        self.write(game, asking, seat, out)
        return out.getvalue()

    def write(self, game: Play, asking: Asking, seat: Seat, out: BytesWriter) -> None:
        decision = asking.decision
        view = View(game, seat)
        lines = self.lines
        if decision is not None and decision.decider == seat and not game.state.over:
            lines.collect(game, view, seat, decision.objects())
            self.write_table(game, seat, decision.decider, out)
            self.write_question(asking, decision, out)
            self.write_players(game, seat, out)
            self.write_actions(game, view, asking, decision, out)
            lines.write(game, view, out, asking.parts)
        else:
            lines.collect(game, view, seat, NO_IDS)
            self.write_table(game, seat, -1 if decision is None else decision.decider, out)
            out.write(self.no_question)
            self.write_players(game, seat, out)
            out.write(self.no_actions[self.layout.actions])
            lines.write(game, view, out, NO_IDS)

    def write_table(self, game: Play, seat: Seat, decider: i64, out: BytesWriter) -> None:
        """The turn, and what there is one of."""
        state = game.state
        lines = self.lines
        turn = state.turns[state.here]
        out.write(STEP_ROWS[turn.step] if turn.step >= 0 else NO_STEP)
        put(out, turn.number)
        active = turn.active
        put(out, lines.relative(active[0]) if active else 0)
        put(out, 1 if seat in active else 0)
        put(out, 1 if turn.extra else 0)
        count: i64 = 0
        for t in state.turns:
            count += len(t.stack)
        put(out, count)
        put(out, len(state.turns))
        put(out, state.direction)
        put(out, lines.relative(state.monarch))
        put(out, lines.relative(state.initiative))
        put(out, 1 if state.day == 1 else 0)
        put(out, 1 if state.day == 2 else 0)
        has_priority = turn.stage == STAGE_PRIORITY and state.table.unit_of[seat] == turn.priority
        put(out, 1 if has_priority else 0)
        put(out, lines.relative(decider))
        put(out, 1 if state.over else 0)

    def write_question(self, asking: Asking, decision: Decision, out: BytesWriter) -> None:
        """What is asked, and how far it has been answered."""
        lines = self.lines
        out.write(KIND_ROWS[decision.kind])
        put(out, self.purposes.get(decision.purpose, 0))
        put(out, lines.relative(decision.seat))
        put(out, lines.line_of(decision.source))
        said: i64 = len(asking.parts)
        at_hand: i64 = NONE
        least: i64 = 0
        most: i64 = 0
        low: i64 = 0
        high: i64 = 0
        if isinstance(decision, AttackDecision):
            if said < len(decision.attackers):
                at_hand = decision.attackers[said]
                most = len(decision.attackers) - said
        elif isinstance(decision, BlockDecision):
            done: i64 = asking.parts.count(NONE)
            if done < len(decision.blockers):
                at_hand = decision.blockers[done]
                most = len(decision.blockers) - done
        elif isinstance(decision, AmountsDecision):
            if said < len(decision.among):
                at_hand = decision.among[said]
                most = len(decision.among) - said
        elif isinstance(decision, PickDecision):
            least = decision.minimum - said
            most = decision.maximum - said
        if asking.offered.most >= asking.offered.least:
            low = asking.offered.at(asking.first)
            high = asking.offered.at(asking.last - 1)
        put(out, lines.line_of(at_hand))
        put(out, said)
        put(out, least if least > 0 else 0)
        put(out, most)
        put(out, low)
        put(out, high)
        put(out, decision.benefit)
        put(out, 1 if decision.team else 0)
        put(out, 1 if asking.first > 0 else 0)

    def write_players(self, game: Play, seat: Seat, out: BytesWriter) -> None:
        """What everybody can see of the players, from the one who looks on."""
        state = game.state
        lines = self.lines
        turn = state.turns[state.here]
        for r in range(lines.seats):
            s = (seat + r) % lines.seats
            p = state.players[s]
            put(out, 1)
            put(out, 1 if state.in_game(s) else 0)
            put(out, lines.friends >> s & 1)
            put(out, 1 if state.in_reach(seat, s) else 0)
            put(out, state.life(s))
            put(out, state.poison(s))
            others: i64 = 0
            counters = p.counters
            if counters is not None:
                for kind in counters:
                    others += counters[kind]
            put(out, others)
            put(out, len(state.ids(s, HAND)))
            put(out, len(state.ids(s, LIBRARY)))
            put(out, len(state.ids(s, GRAVEYARD)))
            put(out, len(state.ids(s, EXILE)))
            put(out, len(state.ids(s, BATTLEFIELD)))
            put(out, lines.lands[s])
            put(out, lines.untapped[s])
            put(out, p.pool_total + len(p.special_mana))
            put(out, p.lands_played)
            put(out, p.turns)
            put(out, p.mulligans)
            put(out, 1 if p.controlled_by >= 0 else 0)
            casts: i64 = 0
            for n in p.commander_casts:
                casts += n
            put(out, casts)
            struck: i64 = 0
            for i in range(1, len(p.commander_damage), 2):
                if p.commander_damage[i] > struck:
                    struck = p.commander_damage[i]
            put(out, struck)
            put(out, 1 if s in turn.active else 0)
            put(out, 1 if p.outcome == WON else 0)
            put(out, 1 if p.outcome == LOST else 0)

    # actions ----------------------------------------------------------------------------------------------------------
    def write_actions(self, game: Play, view: View, asking: Asking, decision: Decision, out: BytesWriter) -> None:
        """What each action stands for."""
        values = asking.values
        offered = asking.offered
        if isinstance(decision, PriorityDecision):
            for i in range(values):
                self.write_option(game, view, decision.options[offered.at(asking.first + i)], out)
        elif isinstance(decision, PaymentDecision):
            for i in range(values):
                self.write_option(game, view, decision.options[offered.at(asking.first + i)], out)
        elif is_numbered(decision):
            for i in range(values):
                at = asking.first + i * asking.step
                end = at + asking.step
                if end > asking.last:
                    end = asking.last
                if end - at > 1:
                    put_action(out, A_RANGE, 0, 0, offered.at(at), offered.at(end - 1), 0)
                else:
                    put_action(out, A_NUMBER, 0, 0, offered.at(at), 0, 0)
                put_zeros(out, 4)
        elif isinstance(decision, LabelledDecision) and decision.labels:
            for i in range(values):
                put_action(out, A_LABEL, 0, 0, offered.at(asking.first + i), 0, 0)
                put_zeros(out, 4)
        else:
            for i in range(values):
                self.write_ref(game, view, offered.at(asking.first + i), out)
        if asking.ends:
            put_action(out, A_DONE, 0, 0, 0, 0, 0)
            put_zeros(out, 4)
        if asking.further:
            put_action(out, A_FURTHER, 0, 0, 0, 0, 0)
            put_zeros(out, 4)
        out.write(self.no_actions[self.layout.actions - asking.count])

    def write_option(self, game: Play, view: View, option: Option, out: BytesWriter) -> None:
        """Something that may be done, and with what."""
        id = option.id
        if id < 0:
            put_action(out, option.kind + 1, 0, 0, 0, option.index, 0)
            put_zeros(out, 4)
        else:
            put_action(out, option.kind + 1, self.lines.line_of(id), 0, 0, option.index, game.state.objs[id].zone + 1)
            self.write_number(game, view, id, out)

    def write_ref(self, game: Play, view: View, ref: i64, out: BytesWriter) -> None:
        """An object, a player, or nobody."""
        if ref >= 0:
            put_action(out, A_OBJECT, self.lines.line_of(ref), 0, 0, 0, game.state.objs[ref].zone + 1)
            self.write_number(game, view, ref, out)
        else:
            if ref == NONE:
                put_action(out, A_NOBODY, 0, 0, 0, 0, 0)
            else:
                put_action(out, A_PLAYER, 0, self.lines.relative(-1 - ref), 0, 0, 0)
            put_zeros(out, 4)

    def write_number(self, game: Play, view: View, id: i64, out: BytesWriter) -> None:
        """Which card it is; whoever chooses among cards sees them."""
        o = game.state.objs[id]
        if o.face_down:
            out.write(self.lines.vectors.number("" if view.hides(id) else o.card.name))
        else:
            out.write(self.lines.vectors.number(game.char(id).name))


def is_numbered(decision: Decision) -> bool:
    """Is it answered with numbers that mean themselves?"""
    return isinstance(decision, (YesNoDecision, MulliganDecision, NumberDecision, AmountsDecision))


def put_action(out: BytesWriter, what: i64, line: i64, player: i64, value: i64, way: i64, zone: i64) -> None:
    put(out, what)
    put(out, line)
    put(out, player)
    put(out, value)
    put(out, way)
    put(out, zone)
