"""From a game to its position text. What was written is read back and compared, so it is exact or it is refused."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.alternative_costs import HasRunFreely
from apnap.errors import CardNotFound, PositionError
from apnap.position import commanders
from apnap.position.build import Builder
from apnap.position.effects import effect_words
from apnap.position.layout import lay_lines
from apnap.position.nodes import Catalogues
from apnap.position.objects import ObjectWriter
from apnap.position.same import ages, cards_of, differences
from apnap.position.scan import quoted
from apnap.position.table_line import write_table
from apnap.position.totals import totals
from apnap.position.vocabulary import DURATION_WORDS, HEADER, STAGES, STEP_WORDS, ZONES
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch5_turns.combat.begin import attackable
from apnap.rules.ch5_turns.turn_control import SKIP_WORDS
from apnap.rules.ch7_additional.day_and_night import DAY_NAMES, NEITHER, is_ahead
from apnap.rules.ch7_additional.monarch import MARKER
from apnap.rules.ch7_additional.speed import MARKER as SPEED
from apnap.rules.ch8_multiplayer.markers import wounds_of
from apnap.rules.ch8_multiplayer.range import reach_masks
from apnap.rules.ch9_casual.planar_die import DIE
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    COLOR_LETTERS,
    END_COMBAT,
    EV_ACTIVATE,
    EV_ATTACK,
    EV_TRIGGER,
    GONE,
    LASTS_WHILE_SOURCE,
    LIBRARY,
    MANA_KINDS,
    NONE,
    PLANAR_DECK,
    STAGE_PRIORITY,
)
from apnap.rules.core.game import Game
from apnap.rules.core.players import NO_COMMANDER, OUTCOME_NAMES, Player
from apnap.rules.core.state import Standing
from apnap.rules.core.turn_marker import EXTRA_UNIT, NORMAL_TURN, Turn
from apnap.rules.events import AbilityActivated, Attacks, HasTriggered

WIDTH = 110


def write(game: Game) -> str:
    """The position as text. Raises PositionError, and names it, when there is something that text cannot say."""
    state = game.state
    if state.turns[state.here].stage != STAGE_PRIORITY and not state.over:
        raise PositionError(
            "a position is written while a player has priority", hint="answer what is being asked first", rule="117.1"
        )
    if state.frame is not None:
        raise PositionError("position text cannot say a subgame", hint="save the game instead", rule="729.1a")
    text = Writer(game).text()
    known: dict[str, CardDef] = {}
    for card in cards_of(state):
        if card.layout != "token":
            known.setdefault(card.name, card)

    def find(name: str) -> CardDef:
        if name not in known:
            raise CardNotFound(name)
        return known[name]

    try:
        unsaid = differences(game, Builder(lay_lines(text), find).build())
    except PositionError as error:
        raise PositionError(f"position text cannot say this: {error.message}", hint="save the game instead") from error
    if unsaid:
        more = f", and {len(unsaid) - 3} more" if len(unsaid) > 3 else ""
        told = "; ".join(unsaid[:3])
        raise PositionError(f"position text cannot say this: {told}{more}", hint="save the game instead")
    return text


class Writer:
    """The lines of one position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.catalogues = Catalogues(cards_of(game.state))
        self.ages = ages(game)
        self.objects = ObjectWriter(game, self.catalogues, self.ages)

    def text(self) -> str:
        # what points at objects is written before them, so that every label is known when they are
        effects = self._effects()
        events = self._events()
        stacks = [self._stack(turn) for turn in self.state.turns]
        turns = [self._turn(turn) for turn in self.state.turns]
        past = self.objects.past()
        seats = [line for seat in range(self.state.seats) for line in self._seat(seat)]
        lines = [HEADER, write_table(self.state.table), self._whole(), *turns, *seats]
        for marker, stack in enumerate(stacks):
            if stack:
                lines.append(f"stack {marker}:" if marker else "stack:")
                lines += [f"  {line}" for line in stack]
        for name, items in (("effects", effects), ("past", past), ("this turn", events)):
            if items:
                lines.append(f"{name}:")
                lines += [f"  {line}" for line in items]
        return "\n".join(line for line in lines if line) + "\n"

    # the table ----------------------------------------------------------------------------------------------------
    def _first(self, unit: int) -> int:
        return int(self.state.table.units[unit][0])

    def _mask(self, mask: int) -> str:
        return " ".join(str(s) for s in range(self.state.seats) if mask >> s & 1)

    def _whole(self) -> str:
        s = self.state
        words = [f"random {s.r0:x} {s.r1:x} {s.r2:x} {s.r3:x}"]
        if s.starter:
            words.append(f"starter {self._first(s.starter)}")
        if s.players_at_start != s.seats:
            words.append(f"begun by {s.players_at_start}")
        if s.direction < 0:
            words.append("reversed")
        owed = any(any(p.extra_turn_terms) for p in s.players)
        if owed or any(u > EXTRA_UNIT for u in s.extra_turns) or any(t.extra_turn_flags for t in s.turns):
            what = "position text cannot say what is different about an extra turn"
            raise PositionError(what, hint="save the game instead", rule="500.7")
        if s.extra_turns:
            words.append("extra turns " + " ".join(str(self._first(u)) for u in s.extra_turns))
        if s.initiative >= 0 or s.seats_in_dungeons or any(p.dungeons for p in s.players):
            what = "position text cannot say who is in which dungeon"
            raise PositionError(what, hint="save the game instead", rule="309.3")
        if s.planes and len(s.turns) > 1:
            what = "position text cannot say in which of several turns a plane is face up"
            raise PositionError(what, hint="save the game instead", rule="901.14")
        if any(p.notes for p in s.players):
            what = "position text cannot say what was noted in a draft"
            raise PositionError(what, hint="save the game instead", rule="905.2b")
        if any(has_run_freely(self.game, seat) for seat in range(s.seats)):
            what = "position text cannot say whose creatures dealt combat damage, which freerunning asks for"
            raise PositionError(what, hint="save the game instead", rule="702.173a")
        if s.day != NEITHER:
            words.append(DAY_NAMES[s.day])
        if s.monarch >= 0:
            words.append(f"monarch {s.monarch}")
        if s.ticks != max(t.number for t in s.turns):
            words.append(f"turns begun {s.ticks}")
        if s.over:
            words.append("over")
        if s.reach != reach_masks(s) and s.reach is not None:
            words.append("reach " + " / ".join(self._mask(m) for m in s.reach))
        return "game " + ", ".join(words)

    def _turn(self, t: Turn) -> str:
        state = self.state
        words = [f"turn {t.number}", f"seat {self._first(t.unit)}", STEP_WORDS[t.step]]
        if len(state.turns) > 1:
            words.append(f"marker {t.marker}")
            if t.marker == state.here and t.marker:
                words.append("running")
        if t.stage != STAGE_PRIORITY:
            words.append("stage " + next((w for w, n in STAGES.items() if n == t.stage), "priority"))
        words.append(f"priority {self._first(t.priority)}")
        if t.passed:
            words.append(f"passed {self._mask(t.passed)}")
        if [int(s) for s in t.active] != [int(s) for s in state.table.units[t.unit] if state.in_game(s)]:
            words.append("active " + (" ".join(str(int(s)) for s in t.active) or "nobody"))
        if t.extra:
            words.append("extra")
        if t.regular != t.unit:
            words.append(f"regular {self._first(t.regular)}")
        if t.plan != NORMAL_TURN:
            words.append("plan " + " / ".join(STEP_WORDS[s] for s in t.plan))
        if t.plan.index(t.step) != t.plan_index:
            words.append(f"at {t.plan_index + 1}")
        if t.defenders != self._usual_defenders(t):
            words.append("defenders " + (self._mask(t.defenders) or "nobody"))
        if t.attacked and not t.attackers:
            words.append("attacked")
        if t.first_strike:
            words.append("two damage steps")
        if t.needs_cleanup:
            words.append("cleanup again")
        if t.spells:
            words.append(f"spells {t.spells}")
        if t.cast_before >= 0 and is_ahead(t):
            words.append(f"cast before {t.cast_before}")
        if t.planar_controller >= 0:
            words.append(f"planar controller {t.planar_controller}")
        if t.waits_for_others:
            words.append("rests")
        if t.removals:
            words.append(f"removals {t.removals}")
        if t.marker != state.here and (wounds := wounds_of(state, t)):
            words.append("wounds " + " ".join(f"{self.objects.ref(id)}={n}" for id, n in wounds.items()))
        usual = [id for s in range(state.seats) for id in state.ids(s, BATTLEFIELD) if id in t.attackers]
        if list(t.attackers) != usual:
            words.append("attackers " + self.objects.refs(list(t.attackers)))
        return ", ".join(words)

    def _usual_defenders(self, t: Turn) -> int:
        state = self.state
        if not BEGIN_COMBAT <= t.step <= END_COMBAT:
            return 0
        here, state.here = state.here, t.marker
        mask = int(attackable(state))
        state.here = here
        return mask

    # seats --------------------------------------------------------------------------------------------------------
    def _seat(self, seat: int) -> list[str]:
        state = self.state
        name = self.game.names[seat] if seat < len(self.game.names) else ""
        if name == f"Seat {seat}":
            name = ""
        elif ":" in name or '"' in name:
            name = f'"{name}"'
        lines = [f"seat {seat}{' ' if name else ''}{name}: {', '.join(self._player(state.players[seat]))}"]
        for word, zone in ZONES.items():
            ids = [int(id) for id in state.ids(seat, zone) if state.objs[id].card not in (MARKER, SPEED, DIE)]
            for id in ids:
                if state.objs[id].card.layout == "emblem":
                    raise PositionError("position text cannot say what emblems there are", hint="save the game instead")
            if zone in (LIBRARY, PLANAR_DECK):
                ids.reverse()
            if ids:
                lines += wrapped(f"  {word}: ", self.objects.items(ids, seat))
        return lines

    def _player(self, p: Player) -> list[str]:
        state = self.state
        words = []
        if state.table.life_of[p.seat] == p.seat:
            words.append(f"life {p.life}")
        if p.poison:
            words.append(f"poison {p.poison}")
        for kind, n in sorted((p.counters or {}).items()):
            words.append(f"{n} {kind}")
        if p.lands_played:
            words.append(f"lands {p.lands_played}")
        if p.speed:
            words.append(f"speed {p.speed}")
        if p.planar_rolls:
            words.append(f"rolls {p.planar_rolls}")
        for start, word in ((0, "pool"), (int(MANA_KINDS), "snow pool")):
            mana = "".join(f"{{{COLOR_LETTERS[i]}}}" * p.pool[start + i] for i in range(MANA_KINDS))
            if mana:
                words.append(f"{word} {mana}")
        if p.turns != self._usual_turns(int(p.seat)):
            words.append(f"turns {p.turns}")
        if p.mulligans:
            words.append(f"mulligans {p.mulligans}")
        if p.identity != NO_COMMANDER:
            words.append("identity " + ("".join(COLOR_LETTERS[i] for i in range(5) if p.identity >> i & 1) or "none"))
        if p.extra_turns_owed:
            words.append(f"extra turns {p.extra_turns_owed}")
        if p.skips:
            words.append("skips " + " / ".join(SKIP_WORDS.get(s) or STEP_WORDS[s] for s in p.skips))
        if p.next_controlled_by >= 0:
            words.append(f"next turn controlled by {p.next_controlled_by}")
        if p.controlled_by >= 0:
            words.append(f"controlled by {p.controlled_by}")
        if p.drew_empty:
            words.append("drew from an empty library")
        if not p.in_game:
            words.append("left")
            if p.left_with:
                words.append("had " + " ".join(str(n) for n in p.left_with))
        if p.outcome:
            words.append(f"{OUTCOME_NAMES[p.outcome]} {p.reason}".strip())
        return words

    def _usual_turns(self, seat: int) -> int:
        """How many turns a seat has had if nothing was out of order."""
        state = self.state
        units = len(state.table.units)
        ahead = (int(state.table.unit_of[seat] - state.starter) * int(state.direction)) % units
        turns = max(0, (int(state.ticks) - 1 - ahead) // units + 1)
        active = any(seat in turn.active for turn in state.turns)
        return max(1, turns) if active else turns

    # stacks, effects, events --------------------------------------------------------------------------------------
    def _stack(self, turn: Turn) -> list[str]:
        out = []
        state = self.state
        for id in turn.stack:
            o = state.objs[id]
            said = o.announced
            words = [f"by {o.controller}"]
            if o.ability is None:
                name = quoted(o.card.name)
                if o.owner != o.controller:
                    words.append(f"owner {o.owner}")
                if o.number < 0:
                    words.append("copy")
                if o.method:
                    words.append(f"method {o.method}")
                words += self.objects.came_from(o)
                words += commanders.words_of(state, o)
            else:
                name = self.objects.ability_name(o)
            label = self.objects.given(int(id))
            if said is not None:
                words += self._notes(said)
                if said.modes:
                    words.append("modes " + " ".join(str(m + 1) for m in said.modes))
            line = f"{name}{f' @{label}' if label else ''} ({', '.join(words)})"
            out.append(line + self._targets(said))
        return out

    def _targets(self, said: Context | None) -> str:
        if said is None or not said.targets:
            return ""
        slots = []
        for i, slot in enumerate(said.targets):
            division = said.division[i] if i < len(said.division) else []
            parts = []
            for j, ref in enumerate(slot):
                share = f"={division[j]}" if j < len(division) else ""
                parts.append(self.objects.ref(int(ref)) + share)
            slots.append(", ".join(parts))
        return " -> " + " | ".join(slots)

    def _notes(self, said: Context) -> list[str]:
        words = []
        if said.x:
            words.append(f"x {said.x}")
        if said.it != NONE:
            players = self.state.players
            seat = -1 - said.it if said.it < 0 else self.state.objs[said.it].controller
            if not players[seat].in_game and players[seat].left_permanents:
                what = "position text cannot say what a player controlled as they left, which an ability may ask for"
                raise PositionError(what, hint="save the game instead", rule="800.4i")
            words.append(f"it {self.objects.ref(int(said.it))}")
        if said.those:
            words.append(f"those {self.objects.refs(list(said.those))}")
        if said.amount:
            words.append(f"amount {said.amount}")
        if said.each != NONE:
            words.append(f"each {self.objects.ref(int(said.each))}")
        return words

    def _effects(self) -> list[str]:
        """Effects with a duration, the oldest first; each is in one slot at least."""
        found: dict[int, Standing] = {}
        for effects in self.state.standing:
            for e in effects:
                if e.duration != LASTS_WHILE_SOURCE:
                    found[int(e.serial)] = e
        return [self._effect(e) for _, e in sorted(found.items())]

    def _effect(self, e: Standing) -> str:
        state = self.state
        name = effect_words(e)
        words = [DURATION_WORDS.get(int(e.duration), f"duration {e.duration}"), f"by {e.controller}"]
        words.append(f"from {self.objects.source(e)}")
        if not name:
            place = self.catalogues.place(e.static, state.objs[e.source].card)
            if place is None:
                raise PositionError(
                    f"position text cannot say an effect of {self.game.name(e.source)} that no card of the game holds",
                    hint="save the game instead",
                )
            name = f"{place[0].name}#{place[1]}"
            if e.a or e.b:
                words.append(f"numbers {e.a} {e.b}")
        if len(self.ages) > 1:
            words.append(f"age {self.ages[int(e.timestamp)]}")
        if e.seat != e.controller:
            words.append(f"ends {e.seat}")
        if e.marker != state.here:
            words.append(f"marker {e.marker}")
        if e.turn != state.turns[e.marker].number:
            words.append(f"turn {e.turn}")
        if e.uses >= 0:
            words.append(f"uses {e.uses}")
        if e.context is not None:
            words += ["noted", *self._notes(e.context)]
        on = "" if e.ids is None else " -> " + self.objects.refs(list(e.ids))
        return f"{name} ({', '.join(words)}){on}"

    def _events(self) -> list[str]:
        """What happened this turn, where something may ask about it, in the order it happened."""
        out: list[str] = []
        for turn in self.state.turns:
            on = f" on {turn.marker}" if turn.marker else ""
            told: list[str] = []
            for kind in (EV_ACTIVATE, EV_TRIGGER, EV_ATTACK):
                e = turn.events[kind]
                while e is not None:
                    if isinstance(e, AbilityActivated) and (e.ability.each_turn or e.ability.loyalty):
                        told += self._used(int(e.source), "activated", e.ability, on)
                    elif isinstance(e, HasTriggered):
                        told += self._used(int(e.source), "triggered", e.ability, on)
                    elif isinstance(e, Attacks) and self.state.objs[e.id].zone != GONE:
                        told.append(f"{self.objects.ref(int(e.id))} attacked {self.objects.ref(int(e.defender))}{on}")
                    e = e.prev
            out += reversed(told)
            out += totals(turn)
        return out

    def _used(self, source: int, verb: str, ability: object, on: str) -> list[str]:
        if self.state.objs[source].zone == GONE:
            return []
        if self.state.objs[source].card is SPEED:
            what = "position text cannot say that a player's speed has increased this turn"
            raise PositionError(what, hint="save the game instead", rule="702.179d")
        abilities = self.game.char(source).abilities
        own = list(abilities.triggered) if verb == "triggered" else list(abilities.activated)
        for i, known in enumerate(own):
            if known is ability:
                return [f"{self.objects.ref(source)} {verb} {i + 1}{on}"]
        return []


def wrapped(start: str, items: list[str]) -> list[str]:
    """Items with semicolons, on as few lines as they fit."""
    lines = [start]
    for i, item in enumerate(items):
        piece = item + (";" if i + 1 < len(items) else "")
        if len(lines[-1]) + len(piece) > WIDTH and lines[-1].strip() and lines[-1] != start:
            lines.append("    ")
        lines[-1] += piece if lines[-1].endswith(" ") else " " + piece
    return lines


def has_run_freely(game: Game, seat: int) -> bool:
    """May this player cast a card in the game for its freerunning cost? CR 702.173a."""
    for o in game.state.objs:
        if o.zone != GONE and any(isinstance(method.condition, HasRunFreely) for method in o.card.methods):
            return HasRunFreely().holds(game, Context(seat, -1))
    return False
