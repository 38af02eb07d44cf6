"""Are two positions the same? Everything that decides how a game goes on, told in words that do not depend on ids.

This knows nothing of the text: it is what the text is held against. Left out is only what nothing in the rules can ask:
ids and stamps, caches, the order in which choices are listed, what only an undo looks at, and how a permanent once was
cast beyond its method and X. Ages (613.7) count only for permanents with static abilities and for effects.
"""

from __future__ import annotations

from apnap.abilities.keyword_abilities.upkeep import Echo
from apnap.position import commanders
from apnap.position.effects import effect_words
from apnap.position.nodes import Catalogues
from apnap.position.totals import totals
from apnap.rules.ch1_concepts.definitions import Ability, Context, Node
from apnap.rules.ch1_concepts.keyword_counters import KEYWORD_COUNTERS
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.day_and_night import DAY_NAMES, is_ahead
from apnap.rules.ch7_additional.faces import Transformed
from apnap.rules.ch8_multiplayer.markers import wounds_of
from apnap.rules.ch9_casual.commanders import is_commander
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ACTIVATE,
    EV_ATTACK,
    EV_FACE,
    EV_KINDS,
    EV_TRIGGER,
    GONE,
    HAND,
    LASTS_WHILE_SOURCE,
    LIBRARY,
    NONE,
    PHASED_OUT,
    S_SLOTS,
    STACK,
    STAGE_CHECK,
    STAGE_PRIORITY,
    STEP_NAMES,
    WORLD,
    ZONE_NAMES,
    ZONES_PER_SEAT,
)
from apnap.rules.core.game import Game
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Standing, State, Watcher
from apnap.rules.events import AbilityActivated, Attacks, HasTriggered
from apnap.rules.views.explain import summary


def same_position(a: Game, b: Game) -> bool:
    """Would both go on in the same way?"""
    return not differences(a, b)


def differences(a: Game, b: Game) -> list[str]:
    """What is different, each with both values."""
    one, other = Told(a).facts, Told(b).facts
    out = []
    for key in [*one, *(k for k in other if k not in one)]:
        before, after = one.get(key, "nothing"), other.get(key, "nothing")
        if before != after:
            out.append(f"{key}: {before} / {after}")
    return out


def cards_of(state: State) -> list[CardDef]:
    """Every card that is or was in the game."""
    return [o.card for o in state.objs]


def has_age(game: Game, o: Obj) -> bool:
    """Does it matter when this permanent came: has it statics, is it attached, or a world? CR 613.7, 704.5k."""
    chars = game.char(o.id)
    if any(kind in KEYWORD_COUNTERS for kind in o.counters or {}):
        return True
    return bool(chars.abilities.statics or o.registered.statics or chars.supertypes & WORLD or o.attached_to != NONE)


def ages(game: Game) -> dict[int, int]:
    """Timestamps -> 1, 2, 3, ... in their order, of the permanents and effects for which they matter."""
    state = game.state
    stamps = set()
    for seat in range(state.seats):
        for zone in (BATTLEFIELD, PHASED_OUT):
            for id in state.ids(seat, zone):
                if has_age(game, state.objs[id]):
                    stamps.add(int(state.objs[id].timestamp))
    for effects in state.standing:
        for e in effects:
            if e.duration != LASTS_WHILE_SOURCE or state.objs[e.source].zone == BATTLEFIELD:
                stamps.add(int(e.timestamp))
    return {stamp: i + 1 for i, stamp in enumerate(sorted(stamps))}


def is_sick(state: State, o: Obj) -> bool:
    """Has its controller not had it since their latest turn began? CR 302.6."""
    return o.controlled_since >= state.players[o.controller].turn_began


class Told:
    """One position as facts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.facts: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.catalogues = Catalogues(cards_of(self.state))
        self.ages = ages(game)
        self._name_objects()
        self._table()
        self._whole()
        for seat in range(self.state.seats):
            self._player(seat)
        for marker in range(len(self.state.turns)):
            self._turn(marker)
        for id, name in self.names.items():
            self._object(name, self.state.objs[id])
        self._effects()

    def tell(self, key: str, value: object) -> None:
        self.facts[key] = str(value)

    # names --------------------------------------------------------------------------------------------------------
    def _name_objects(self) -> None:
        state = self.state
        for seat in range(state.seats):
            for zone in range(ZONES_PER_SEAT):
                for i, id in enumerate(state.ids(seat, zone)):
                    self.names[int(id)] = f"seat {seat}, {ZONE_NAMES[zone]} {i + 1}"
        for turn in state.turns:
            for i, id in enumerate(turn.stack):
                self.names[int(id)] = f"stack {turn.marker}, {i + 1}"

    def ref(self, ref: int) -> str:
        """A player or object, whatever its id is."""
        if ref == NONE:
            return "nothing"
        if ref < 0:
            return f"seat {-1 - ref}"
        if ref in self.names:
            return self.names[ref]
        o = self.state.objs[ref]
        became = "" if o.next_id < 0 else f", now {self.ref(o.next_id)}"
        return f"{self.origin(ref)}{became}"

    def origin(self, ref: int) -> str:
        """The source of an effect: gone, it only counts what it was, not what became of it."""
        if ref in self.names:
            return self.names[ref]
        o = self.state.objs[ref]
        if o.zone != GONE:
            return f"astray: {o.card.name}"
        chars = self.state.chars[ref]
        known = "?" if chars is None else self.chars(chars)
        kind = "ability of " if o.ability is not None else ""
        return f"past {kind}{self.card(o.card)} of seat {o.owner} under seat {o.controller}: {known}"

    def refs(self, ids: list[int]) -> str:
        return "; ".join(self.ref(id) for id in ids)

    def card(self, card: CardDef) -> str:
        return f"token {self.chars(card.base)}" if card.layout == "token" else card.name

    def node(self, node: Node, first: CardDef | None) -> str:
        """An ability or static, by the card that holds it."""
        place = self.catalogues.place(node, first)
        return f"{place[0].name}#{place[1]}" if place is not None else f"unknown {type(node).__name__}"

    def chars(self, chars: Chars) -> str:
        return f"{summary(chars)}, {len(chars.abilities.every)} abilities"

    # the table and the whole --------------------------------------------------------------------------------------
    def _table(self) -> None:
        t = self.state.table
        for key, value in (
            ("seats", t.seats),
            ("name", t.name),
            ("teams", t.teams),
            ("shared turns", t.shared_turns),
            ("life pools", t.life_of),
            ("poison pools", t.poison_of),
            ("loss groups", t.loss_of),
            ("leaders", t.leader_of),
            ("hands", t.hands),
            ("adjacent", t.adjacent),
            ("starters", t.starters),
            ("range", t.range),
            ("attack", t.attack),
            ("deploy", t.deploy),
            ("markers", t.markers),
            ("starting life", t.starting_life),
            ("opening hand", t.hand_size),
            ("free mulligans", (t.free_mulligans, t.free_mulligans_for_two)),
            ("first draw", t.skip_first_draw),
            ("starting", (t.starting, t.starting_seat)),
            ("damage order", t.damage_order),
            ("outside cards", t.outside_cards),
            ("by hand", t.by_hand),
            ("types without range", t.exempt_types),
            ("poison limit", t.poison_limit),
            ("decks", t.deck_kind),
            ("commanders", (t.commander, t.commander_damage)),
            ("planes", (t.planes, t.communal_planes)),
            ("vanguards", t.vanguards),
            ("schemes", (t.schemes, t.archenemies)),
        ):
            self.tell(f"table, {key}", value)
        self.tell("names", self.game.names)

    def _whole(self) -> None:
        s = self.state
        self.tell("generator", (s.r0, s.r1, s.r2, s.r3))
        self.tell("direction of turn order", s.direction)
        self.tell("turns begun", s.ticks)
        self.tell("extra turns", s.extra_turns)
        self.tell("what somebody said they would not do", s.barred_actions)
        self.tell("in the game", s.alive)
        self.tell("over", s.over)
        self.tell("starting unit", s.starter)
        self.tell("players at the start", s.players_at_start)
        self.tell("monarch", s.monarch)
        self.tell("day or night", DAY_NAMES[s.day])
        self.tell("face up", [(self.ref(id), s.objs[id].marker) for id in s.planes])
        self.tell("initiative", (s.initiative, s.seats_in_dungeons))
        self.tell("restart under way", s.unfinished is not None)
        self.tell("range of influence", s.reach)
        self.tell("in exile until something leaves", self.refs(s.exiled_until))
        self.tell("effects that last for as long as something is so", s.has_conditional_effects)
        self.tell("turn marker at work", s.here)
        waiting = [(self.node(t.ability, None), self.ref(t.source), t.controller, t.marker, t.free) for t in s.pending]
        self.tell("abilities that wait to be put on the stack", waiting)

    def _player(self, seat: int) -> None:
        p = self.state.players[seat]
        for key, value in (
            ("in the game", p.in_game),
            ("outcome", (p.outcome, p.reason)),
            ("what they left with", p.left_with),
            ("life", p.life),
            ("poison", p.poison),
            ("counters", sorted((p.counters or {}).items())),
            ("draw from an empty library", p.drew_empty),
            ("lands played", p.lands_played),
            ("rolls of the planar die", p.planar_rolls),
            ("dungeons completed", p.dungeons),
            ("the city's blessing", p.has_citys_blessing),
            ("speed", p.speed),
            ("an enduring story", p.has_enduring_story),
            ("spells with paradigm", p.paradigms),
            ("times that the Ring tempted them", p.ring_tempted),
            ("turns", p.turns),
            ("mulligans", p.mulligans),
            ("controlled by", (p.controlled_by, p.next_controlled_by)),
            ("identity", p.identity),
            ("notes", [(n.about, int(n.kind), int(n.number), n.word) for n in p.notes]),
            ("commanders", commanders.told(self.state, seat)),
            ("combat damage by commanders", commanders.told_damage(self.state, seat)),
            ("pool", p.pool),
            ("restricted mana", [(m.kind, m.snow, type(m.restriction).__name__) for m in p.special_mana]),
            ("skips", p.skips),
            ("extra turns", p.extra_turns_owed),
            ("what is different about extra turns", [int(x) for x in p.extra_turn_terms if x]),
        ):
            self.tell(f"seat {seat}, {key}", value)
        for zone in range(ZONES_PER_SEAT):
            self.tell(f"seat {seat}, {ZONE_NAMES[zone]}, size", len(self.state.ids(seat, zone)))

    # turns --------------------------------------------------------------------------------------------------------
    def _turn(self, marker: int) -> None:
        t = self.state.turns[marker]
        # with nothing left to check, looking once more before priority changes nothing
        stage = STAGE_PRIORITY if t.stage == STAGE_CHECK else t.stage
        for key, value in (
            ("number", t.number),
            ("unit", t.unit),
            ("active seats", t.active),
            ("extra", t.extra),
            ("terms of the extra turn", t.extra_turn_flags),
            ("latest regular turn", t.regular),
            ("plan", [STEP_NAMES[s] for s in t.plan]),
            ("place in the plan", t.plan_index),
            ("step", STEP_NAMES[t.step]),
            ("stage", stage),
            ("priority", t.priority),
            ("passed", t.passed),
            ("stack, size", len(t.stack)),
            ("attackers", self.refs(t.attackers)),
            ("something attacked", t.attacked),
            ("defending seats", t.defenders),
            ("two damage steps", t.first_strike),
            ("another cleanup step", t.needs_cleanup),
            ("spells cast", t.spells),
            ("spells of the turn before", t.cast_before if is_ahead(t) else ""),
            ("planar controller", t.planar_controller),
            ("rests", t.waits_for_others),
            ("designated for removal", t.removals),
            ("damage", [(self.ref(id), n) for id, n in wounds_of(self.state, t).items()]),
            ("events", sorted(self.events(marker))),
            ("to players", totals(t)),
        ):
            self.tell(f"turn of marker {marker}, {key}", value)

    def events(self, marker: int) -> list[str]:
        """What happened this turn, as far as anything can ask about it later."""
        out: list[str] = []
        heads = self.state.turns[marker].events
        for kind in range(EV_KINDS):
            e = heads[kind]
            while e is not None and kind in (EV_ACTIVATE, EV_TRIGGER, EV_ATTACK, EV_FACE):
                if isinstance(e, AbilityActivated) and e.source in self.names:
                    if e.ability.each_turn or e.ability.loyalty:
                        out.append(f"{self.ref(e.source)} activated {self.ability(e.source, e.ability)}")
                elif isinstance(e, HasTriggered) and e.source in self.names:
                    out.append(f"{self.ref(e.source)} triggered {self.ability(e.source, e.ability)}")
                elif isinstance(e, Attacks) and e.id in self.names:
                    out.append(f"{self.ref(e.id)} attacked {self.ref(e.defender)}")
                elif isinstance(e, Transformed) and e.id in self.names and self.has_ability_on_a_stack(e.id):
                    out.append(f"{self.ref(e.id)} transformed under an ability of its own")  # 701.27f
                e = e.prev
        return out

    def has_ability_on_a_stack(self, id: int) -> bool:
        return any(self.state.objs[other].source == id for turn in self.state.turns for other in turn.stack)

    def ability(self, source: int, ability: Ability) -> str:
        return self.node(ability, self.state.objs[source].card)

    # objects ------------------------------------------------------------------------------------------------------
    def _object(self, name: str, o: Obj) -> None:
        zone = o.zone
        facts: list[tuple[str, object]] = [
            ("card", self.card(o.card)),
            ("owner", o.owner),
            ("controller", o.controller),
            ("is a card", o.number >= 0),
            ("token", o.token),
            ("commander", is_commander(self.state, o)),
            ("stands for", o.token_count),
            ("made of", [(c.card.name, c.face, c.token, c.face_down) for c in o.components]),
            ("face", o.face),
            ("face down", o.face_down),
            (
                "face down as",
                ""
                if o.face_down_values is None
                else (self.chars(o.face_down_values.face.chars), o.face_down_values.by_mana_cost),
            ),
            ("cast as", "" if o.cast_as is None else (self.chars(o.cast_as.face.chars), o.cast_as.loose)),
            ("counters", sorted((o.counters or {}).items())),
            ("chosen", sorted((o.chosen or {}).items())),
            ("names chosen", o.names),
            ("now", "" if o.phased_out else self.chars(self.game.char(o.id))),
            ("copies", "" if o.copied is None else self.chars(o.copied)),
            ("exiled for it", self.refs(o.linked)),
        ]
        if zone in (HAND, LIBRARY) or o.face_down:
            facts.append(("known to", o.known_to & (1 << self.state.seats) - 1))
        if zone in (BATTLEFIELD, PHASED_OUT):
            facts += self._permanent(o)
        elif zone == STACK:
            facts += self._on_stack(o)
        for key, value in facts:
            self.tell(f"{name}, {key}", value)

    def is_new(self, o: Obj) -> bool:
        """Has its echo cost not been asked for yet? CR 702.30a."""
        if not any(isinstance(a, Echo) for a in self.game.char(o.id).abilities.triggered):
            return False
        return o.controlled_since >= self.state.players[o.controller].last_turn

    def _permanent(self, o: Obj) -> list[tuple[str, object]]:
        said = o.announced
        return [
            ("controller by default", o.base_controller),
            ("tapped", o.tapped),
            ("flipped", o.flipped),
            ("phased out", (o.phased_out, o.phasing)),
            ("new this turn", is_sick(self.state, o)),
            ("new since the last upkeep", self.is_new(o)),
            ("damage", o.damage),
            ("deathtouched", o.deathtouched),
            ("attached to", self.ref(o.attached_to)),
            ("attachments", self.refs(o.attachments)),
            ("protector", o.protector),
            ("band", self.ref(o.band) if o.band >= 0 else ""),
            ("paired with", self.ref(o.paired) if o.paired >= 0 else ""),
            ("attacking", self.ref(o.attacking)),
            ("defending player", o.defender),
            ("blocked", o.blocked),
            ("blockers", self.refs(o.blockers)),
            ("blocking", self.refs(o.blocking)),
            ("dealt first-strike damage", o.dealt_first_damage),
            ("method of casting", o.method),
            ("X", 0 if said is None else said.x),
            ("age", self.ages.get(int(o.timestamp), 0)),
            ("age of keyword counters", self._counter_ages(o)),
        ]

    def _counter_ages(self, o: Obj) -> list[tuple[str, int]]:
        """How many permanents and effects are older than each keyword counter. CR 613.7c."""
        found = []
        for kind in sorted(o.counters or {}):
            if kind in KEYWORD_COUNTERS:
                stamp = (o.counter_timestamps or {}).get(kind, o.timestamp)
                found.append((kind, sum(1 for age in self.ages if age <= stamp)))
        return found

    def _on_stack(self, o: Obj) -> list[tuple[str, object]]:
        ability = o.ability
        return [
            ("marker", o.marker),
            ("ability", "" if ability is None else self.node(ability, self.state.objs[o.source].card)),
            ("source", self.ref(o.source) if o.source >= 0 else ""),
            ("cast from", o.cast_from),
            ("method of casting", o.method),
            ("announced", self.context(o.announced)),
        ]

    def context(self, c: Context | None) -> str:
        """What a spell, ability or effect has noted. The event behind a trigger is not asked for again."""
        if c is None:
            return "nothing"
        targets = " | ".join(self.refs(slot) for slot in c.targets)
        # where the source is gone, the object on the stack or the effect tells what it was
        parts = [f"seat {c.controller}", f"from {self.origin(c.source)}", f"at {targets}", f"slots {len(c.slots)}"]
        parts += [f"X {c.x}", f"modes {c.modes}", f"method {c.method}", f"division {c.division}"]
        parts += [f"it {self.ref(c.it)}", f"those {self.refs(c.those)}", f"amount {c.amount}"]
        parts += [f"each {self.ref(c.each)}", f"spliced {self.refs(c.spliced)}"]
        return ", ".join(parts)

    # effects ------------------------------------------------------------------------------------------------------
    def _effects(self) -> None:
        for slot in range(S_SLOTS):
            if self.state.standing[slot]:
                self.tell(f"effects in slot {slot}", sorted(self.effect(e) for e in self.state.standing[slot]))
        for kind in range(EV_KINDS):
            if self.state.watchers[kind]:
                told = sorted(self.watcher(w) for w in self.state.watchers[kind])
                self.tell(f"abilities that wait for events of kind {kind}", told)

    def effect(self, e: Standing) -> str:
        card = self.state.objs[e.source].card
        what = effect_words(e) or self.node(e.static, card)
        told = (
            f"{what} from {self.origin(e.source)} under seat {e.controller}, age {self.ages.get(int(e.timestamp), 0)}"
        )
        if e.duration == LASTS_WHILE_SOURCE:
            return told
        ids = "all that fit" if e.ids is None else self.refs(e.ids)
        told += f" on {ids}, duration {e.duration} {e.seat} {e.marker} {e.turn}, uses {e.uses}, numbers {e.a} {e.b}"
        if e.copied is not None:
            told += f", copying {self.chars(e.copied)}"
        return f"{told}, {self.context(e.context)}"

    def watcher(self, w: Watcher) -> str:
        card = self.state.objs[w.source].card
        told = f"{self.node(w.ability, card)} of {self.ref(w.source)} under seat {w.controller}"
        if w.delayed:
            told += f", delayed, duration {w.duration} {w.turn}, {self.context(w.context)}"
        return told
