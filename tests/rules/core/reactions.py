"""Change one field of a state, and see which of digest, situation and position notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import position
from apnap.position.same import differences
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch1_concepts.mana.claims import NO_CLAIMS
from apnap.rules.ch1_concepts.mana.owed import Owed
from apnap.rules.ch1_concepts.mana.purpose import FOR_NOTHING, Spending
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.ch2_cards.printed import CastAs, FaceDownValues
from apnap.rules.ch7_additional.loops.loops import Footprint, Said
from apnap.rules.ch7_additional.loops.situation import situation
from apnap.rules.ch7_additional.restarting import Unfinished
from apnap.rules.ch7_additional.subgames import Frame, Resume
from apnap.rules.ch9_casual.noted import Noted
from apnap.rules.core.cause import BY_THE_STACK
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ZONE,
    EXILE,
    HAND,
    LASTS_THIS_TURN,
    LASTS_WHILE_SOURCE,
    S_FORBID,
    S_LAYER,
    STAGE_BEGIN_TURN,
    STAGE_PRIORITY,
)
from apnap.rules.core.decisions import MulliganDecision
from apnap.rules.core.digest import digest
from apnap.rules.core.objects import Component, Obj, Was
from apnap.rules.core.play import Play
from apnap.rules.core.players import Mana, Player
from apnap.rules.core.state import Standing, State, Trigger, Watcher
from apnap.rules.core.turn_marker import NORMAL_TURN, Turn
from apnap.rules.events import ZoneChange
from apnap.vocabulary import THIS, AttackTax, Dies, GainLife, When

TABLE = """table 3 seats
game random 1 2 3 4
turn 5, seat 0, blockers, priority 0
seat 0 Ann: life 20
  hand: Shock; Shock
  library: Forest x5
  battlefield: Craw Wurm @1 (tapped, attacking seat 1, blocked by @3); Hill Giant (tapped, attacking seat 1); Forest
  exile: Grizzly Bears
seat 1 Bob: life 20
  library: Forest x5
  battlefield: Giant Spider @3; Soul Warden @6
seat 2 Cid: life 20
  library: Forest x5
stack:
  Giant Growth (by 0) -> @1
effects:
  +3/+3 (by 0, from Giant Growth) -> @1
"""

TAX = AttackTax("{1}")


class Laid:
    """A game that is laid out, and the parts of it that are looked at."""

    def __init__(self) -> None:
        self.play: Play = position.read(TABLE)
        self.state: State = self.play.state
        state = self.state
        state.turns[0].stage = STAGE_PRIORITY
        self.play.settle()
        warden = state.objs[state.ids(1, BATTLEFIELD)[1]]
        self.ability = warden.registered.triggered[0]
        trigger = Trigger(self.ability, warden.id, 1, None)
        trigger.context = Context(1, warden.id)
        state.pending = [trigger]
        delayed = Watcher(warden.id, 1, self.ability)
        delayed.delayed = True
        delayed.context = Context(1, warden.id)
        state.watchers[EV_ZONE] = [*state.watchers[EV_ZONE], delayed]
        self.effect = next(e for e in state.standing[S_LAYER] if e.duration != LASTS_WHILE_SOURCE)
        self.floating = Standing(900, warden.id, TAX, 900, 1)
        self.floating.duration = LASTS_THIS_TURN
        state.standing[S_FORBID] = [self.floating]

    def parts(self, kind: type) -> list[Any]:
        """The samples of a class: what counts is noticed in one of them at least."""
        state = self.state
        turn = state.turns[0]
        spell = state.objs[turn.stack[0]]
        if kind is Obj:
            wurm, _, forest = state.ids(0, BATTLEFIELD)
            return [state.objs[wurm], state.objs[forest], spell, state.objs[state.ids(0, HAND)[0]]]
        if kind is Standing:
            return [self.effect, self.floating]
        samples: dict[type, object] = {
            State: state,
            Player: state.players[0],
            Turn: turn,
            Context: spell.announced,
            Trigger: state.pending[0],
            Watcher: state.watchers[EV_ZONE][-1],
        }
        return [samples[kind]]

    def noticed_by(self, other: Laid) -> str:
        """Who tells the two apart: D(igest), S(ituation), P(osition)."""
        out = "D" if digest(self.state) != digest(other.state) else "-"
        out += "-" if situation(self.play).same(situation(other.play)) else "S"
        return out + ("P" if differences(self.play, other.play) else "-")


def frame_of(laid: Laid) -> Frame:
    main = Laid().state
    return Frame(main.fork(), Resume([], [], 0), main, 1)


# what a field is changed to, where one more, the contrary or one longer is not another value that makes sense
OTHERWISE: dict[tuple[type, str], Callable[[Laid], object]] = {
    (State, "table"): lambda laid: position.read("table 3 seats, life 30\nseat 0:\nseat 1:\nseat 2:\n").state.table,
    (State, "seats"): lambda laid: 2,
    (State, "objs"): lambda laid: [*laid.state.objs[:-1], laid.state.objs[-1].copy(0)],
    (State, "chars"): lambda laid: [None] * len(laid.state.chars),
    (State, "players"): lambda laid: [*laid.state.players[:2], laid.state.players[0]],
    (State, "zones"): lambda laid: [*laid.state.zones[:-1], laid.state.zones[0]],
    (State, "turns"): lambda laid: [*laid.state.turns, laid.state.turns[0]],
    (State, "standing"): lambda laid: [[] for _ in laid.state.standing],
    (State, "watchers"): lambda laid: [[] for _ in laid.state.watchers],
    (State, "pending"): lambda laid: [],
    (State, "off_battlefield_effects"): lambda laid: [laid.effect],
    (State, "reach"): lambda laid: [7, 7, 7],
    (State, "here"): lambda laid: -1,
    (State, "cause"): lambda laid: BY_THE_STACK,
    (State, "direction"): lambda laid: -1,
    (State, "frame"): frame_of,
    (State, "resume"): lambda laid: Resume([], [], 0),
    (State, "unfinished"): lambda laid: Unfinished(0, [], laid.ability.effect),
    (State, "alive"): lambda laid: 3,
    (State, "was"): lambda laid: Was(None, None),
    (Player, "seat"): lambda laid: 1,
    (Player, "counters"): lambda laid: {"energy": 1},
    (Player, "notes"): lambda laid: [Noted("Shock", 0, 1, "")],
    (Player, "pool"): lambda laid: [1] * 12,
    (Player, "special_mana"): lambda laid: [Mana(0, False, 1, Spending())],
    (Player, "identity"): lambda laid: 1,
    (Player, "commanders"): lambda laid: [],
    (Player, "paradigms"): lambda laid: ["Shock"],
    (Player, "commander_casts"): lambda laid: [3],
    (Player, "commander_damage"): lambda laid: [laid.state.objs[laid.state.ids(0, EXILE)[0]].number, 4],
    (Turn, "plan"): lambda laid: [*NORMAL_TURN, 3],
    (Turn, "stack"): lambda laid: [],
    (Turn, "resolution_trail"): lambda laid: [Footprint(laid.play.state, None, 0, [])],
    (Turn, "repeated_actions"): lambda laid: [Footprint(laid.play.state, None, 0, [])],
    (Turn, "choices_on_trail"): lambda laid: [Said(MulliganDecision(0), [])],
    (Turn, "events"): lambda laid: [None] * len(laid.state.turns[0].events),
    (Turn, "damage_this_turn"): lambda laid: [laid.state.ids(0, BATTLEFIELD)[0], 2],
    (Obj, "id"): lambda laid: laid.state.ids(0, EXILE)[0],
    (Obj, "card"): lambda laid: laid.state.objs[laid.state.ids(0, EXILE)[0]].card,
    (Obj, "number"): lambda laid: 999,
    (Obj, "zone"): lambda laid: EXILE,
    (Obj, "components"): lambda laid: [Component(laid.state.objs[0].card, 5, 0)],
    (Obj, "copied"): lambda laid: laid.state.objs[0].card.base,
    (Obj, "face_down_values"): lambda laid: FaceDownValues(laid.state.objs[0].card.base, True),
    (Obj, "cast_as"): lambda laid: CastAs(laid.state.objs[0].card.faces[0], True),
    (Obj, "counters"): lambda laid: {"charge": 1},
    (Obj, "counter_timestamps"): lambda laid: {"flying": 3},
    (Obj, "chosen"): lambda laid: {"color": 1},
    (Obj, "names"): lambda laid: ["Shock"],
    (Obj, "registered"): lambda laid: laid.state.objs[0].registered,
    (Obj, "attached_to"): lambda laid: laid.state.ids(1, BATTLEFIELD)[0],
    (Obj, "attacking"): lambda laid: -3,
    (Obj, "ability"): lambda laid: laid.ability,
    (Obj, "source"): lambda laid: 2,
    (Obj, "announced"): lambda laid: Context(1, 1),
    (Context, "tried"): lambda laid: [1],
    (Context, "owed"): lambda laid: Owed(0, FREE, NO_CLAIMS, FOR_NOTHING),
    (Context, "first"): lambda laid: Kept(0, 1, [1], 1),
    (Context, "source"): lambda laid: 1,
    (Context, "slots"): lambda laid: [],
    (Context, "targets"): lambda laid: [[-1]],
    (Context, "division"): lambda laid: [[2]],
    (Context, "event"): lambda laid: ZoneChange(1, 1, 2, 0),
    (Context, "it"): lambda laid: 1,
    (Context, "each"): lambda laid: -1,
    (Standing, "static"): lambda laid: AttackTax("{2}"),
    (Standing, "ids"): lambda laid: [laid.state.ids(0, BATTLEFIELD)[1]],
    (Standing, "context"): lambda laid: told(Context(0, 1)),
    (Standing, "known"): lambda laid: Context(1, 1),
    (Standing, "copied"): lambda laid: laid.state.objs[0].card.base,
    (Standing, "source"): lambda laid: 1,
    (Trigger, "ability"): lambda laid: When(Dies(THIS), GainLife(1)),
    (Trigger, "event"): lambda laid: ZoneChange(1, 1, 2, 0),
    (Trigger, "context"): lambda laid: told(Context(0, 1)),
    (Trigger, "source"): lambda laid: 1,
    (Trigger, "it"): lambda laid: 1,
    (Watcher, "ability"): lambda laid: When(Dies(THIS), GainLife(1)),
    (Watcher, "source"): lambda laid: 1,
    (Watcher, "context"): lambda laid: told(Context(0, 1)),
}


def has_commander(laid: Laid) -> None:
    p = laid.state.players[0]
    p.commanders = [laid.state.objs[laid.state.ids(0, EXILE)[0]].number]
    p.commander_casts = [1]


def is_day(laid: Laid) -> None:
    laid.state.day = 1
    laid.state.turns[0].stage = STAGE_BEGIN_TURN


def has_trail(laid: Laid) -> None:
    laid.state.turns[0].resolution_trail = [Footprint(laid.play.state, None, 0, [])]


def has_keyword_counter(laid: Laid) -> None:
    for o in laid.parts(Obj):
        o.counters = {"flying": 1}
        laid.state.chars[o.id] = None


def is_phased_out(laid: Laid) -> None:
    for o in laid.parts(Obj):
        o.phased_out = True


def is_subgame(laid: Laid) -> None:
    laid.state.frame = frame_of(laid)


# what a field counts under, where it does not always
GIVEN: dict[tuple[type, str], Callable[[Laid], None]] = {
    (State, "leaving_main_game"): is_subgame,
    (Player, "commanders"): has_commander,
    (Player, "commander_casts"): has_commander,
    (Player, "commander_damage"): has_commander,
    (Turn, "cast_before"): is_day,
    (Turn, "resolved"): has_trail,
    (Turn, "must_choose_differently"): has_trail,
    (Obj, "counter_timestamps"): has_keyword_counter,
    (Obj, "phasing"): is_phased_out,
}


def told(ctx: Context) -> Context:
    ctx.targets = [[1]]
    return ctx


def value_of(laid: Laid, part: object, field: str) -> object:
    """Another value for a field."""
    make = OTHERWISE.get((type(part), field))
    if make is not None:
        return make(laid)
    value = getattr(part, field)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "104.3a"
    assert isinstance(value, list), f"say in OTHERWISE what else {type(part).__name__}.{field} can be"
    return [*value, 1]


def fields_of(part: object) -> list[str]:
    """The attributes of an object of a native class, compiled or not."""
    native = getattr(type(part), "__mypyc_attrs__", None)
    return [name for name in native if not name.startswith("__")] if native else list(vars(part))


def reaction(kind: type, field: str) -> str:
    """Who notices that a field is changed, in one of the samples."""
    out = "---"
    given = GIVEN.get((kind, field))
    for i in range(len(Laid().parts(kind))):
        before, after = Laid(), Laid()
        if given is not None:
            given(before)
            given(after)
        part = after.parts(kind)[i]
        setattr(part, field, value_of(after, part, field))
        now = after.noticed_by(before)
        out = "".join(a if a != "-" else b for a, b in zip(out, now, strict=True))
    return out
