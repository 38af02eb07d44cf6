"""From the lines of a position text to a game: objects first, then what points at them, then what is in force."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from apnap.abilities.statics.changes import color_mask
from apnap.errors import CardNotFound
from apnap.position.attributes import apply_attributes, card_for, check_shape
from apnap.position.layout import Layout, SeatText, TurnText
from apnap.position.nodes import Catalogues
from apnap.position.scan import Item, Place, Reference, Scanner, Word
from apnap.position.table_line import read_table
from apnap.position.vocabulary import STAGES, STEP_WORDS, ZONE_WORDS, step_number
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context
from apnap.rules.ch1_concepts.empty_state import empty_state
from apnap.rules.ch1_concepts.setup import OPENING_DONE
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones import zones
from apnap.rules.ch5_turns.combat.begin import attackable
from apnap.rules.ch5_turns.turn_control import SKIP_WORDS
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.ch7_additional import monarch, speed
from apnap.rules.ch7_additional.day_and_night import DAY_NAMES
from apnap.rules.ch7_additional.keywords.phasing import DIRECTLY, INDIRECTLY
from apnap.rules.ch8_multiplayer.range import reach_masks
from apnap.rules.ch9_casual.planar_die import place_dice
from apnap.rules.ch9_casual.planes import is_planar
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    COLOR_LETTERS,
    COMMAND,
    END_COMBAT,
    EXILE,
    HAND,
    LIBRARY,
    MAIN1,
    MANA_KINDS,
    NONE,
    PHASED_OUT,
    PLANAR_DECK,
    STAGE_CHECK,
    STAGE_PRIORITY,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.play import Play
from apnap.rules.core.players import EMPTY_POOL, OUTCOME_NAMES
from apnap.rules.core.state import State

Find = Callable[[str], CardDef]


PILES: Final = (LIBRARY, PLANAR_DECK)
MOST_OBJECTS: Final = 20_000


class Builder:
    """A position being laid out."""

    def __init__(self, layout: Layout, find: Find) -> None:
        self.layout = layout
        self._find = find
        count = max(layout.seats, default=-1) + 1
        table = read_table(layout.table, count, layout.end)
        self.state: State = empty_state(table, 1)
        self.seats = int(table.seats)
        names = [f"Seat {s}" for s in range(self.seats)]
        for text in layout.seats.values():
            if text.number >= self.seats:
                text.place.fail(f"there is no seat {text.number} at a table of {self.seats}", "seats count from 0")
            if text.name.text:
                names[text.number] = text.name.text
        self.game = Play(self.state, [None] * self.seats, names)
        self.labels: dict[str, int] = {}
        self.labelled: dict[int, Word] = {}
        self.made: list[tuple[int, Item]] = []  # objects with what is said about them
        self.aged: dict[int, int] = {}  # id -> age, for labels that are numbers
        self.laid = 0  # objects so far
        self.unlabelled = 0  # permanents that have no age; they are the oldest
        self.cards: list[CardDef] = []
        self.stacked: list[tuple[int, Item]] = []  # objects on stacks, bottom to top

    def build(self) -> Play:
        """The game, about to check state-based actions before somebody receives priority."""
        from apnap.position.announce import lay_effects, lay_events, lay_past, lay_stacks

        self._game_words()
        for seat in range(self.seats):
            self.state.players[seat].life = self.state.table.starting_life[self.state.table.life_of[seat]]
        for text in self.layout.seats.values():
            self._left(text)
        for seat, text in sorted(self.layout.seats.items()):
            for zone, items in text.zones.items():
                self._zone(seat, zone, items)
        lay_past(self)
        lay_stacks(self)
        self._turns()
        for text in self.layout.seats.values():
            self._seat(text)
        for id, item in self.made:
            apply_attributes(self, self.state.objs[id], item)
        check_shape(self)
        self._planes()
        self._attackers()
        if self.state.table.markers > 1:
            self._wounds()
        self._stamp()
        lay_effects(self)
        lay_events(self)
        return self._settle()

    # help for all parts -------------------------------------------------------------------------------------------
    def find(self, name: str, place: Place) -> CardDef:
        try:
            card = self._find(name)
        except CardNotFound as error:
            place.fail(error.message, self._hint_for_commas(name) or error.hint)
        self.cards.append(card)
        return card

    def _hint_for_commas(self, name: str) -> str:
        """Names may have commas, and so a semicolon stands between two cards."""
        try:
            self._find(name.partition(",")[0].strip())
        except CardNotFound:
            return ""
        return "write ';' between cards" if "," in name else ""

    def catalogues(self) -> Catalogues:
        return Catalogues(self.cards)

    def seat_number(self, text: str, place: Place) -> int:
        word = text.removeprefix("seat ").strip()
        if not word.isdigit() or int(word) >= self.seats:
            place.fail(f"'{text}' is not a seat of this table", f"seats are 0 to {self.seats - 1}")
        return int(word)

    def seat_numbers(self, text: str, place: Place) -> list[int]:
        return [self.seat_number(piece, place) for piece in text.replace("seat", " ").split()]

    def mask(self, text: str, place: Place) -> int:
        return sum(1 << s for s in set(self.seat_numbers(text, place)))

    def resolve(self, reference: Reference) -> int:
        """The player or object that a reference means."""
        if not reference.label:
            return -1 - self.seat_number(str(reference.seat), reference.place)
        if reference.label not in self.labels:
            known = ", ".join(f"@{label}" for label in self.labels) or "none"
            reference.place.fail(f"nothing is labelled @{reference.label}", f"the labels are: {known}")
        return self.labels[reference.label]

    def references(self, text: str, place: Place) -> list[int]:
        """Those in a piece of an attribute."""
        scanner = Scanner(" " * (place.column - 1) + text, place.line, place.column - 1)
        out = [self.resolve(r) for r in scanner.references()]
        if not out or not scanner.ended():
            scanner.fail("a player or an object is needed here", "write seat 1, or @7 for what is labelled so")
        return out

    def reference(self, text: str, place: Place) -> int:
        out = self.references(text, place)
        if len(out) != 1:
            place.fail("only one player or object can be here")
        return out[0]

    def new(self, card: CardDef, owner: int, controller: int, zone: int, is_card: bool = True) -> Obj:
        o = zones.new_object(self.state, card, owner, controller, zone, None)
        if is_card:
            o.number = o.id
        return o

    def said_x(self, o: Obj, x: int) -> None:
        """The X with which a permanent was cast."""
        o.announced = Context(o.controller, o.id)
        o.announced.x = x

    def label(self, word: Word, id: int) -> None:
        if word.text in self.labels:
            word.fail(f"the label @{word.text} is given twice")
        self.labels[word.text] = id
        self.labelled[id] = word
        if word.text.isdigit():
            self.aged[id] = int(word.text)

    # zones --------------------------------------------------------------------------------------------------------
    def _zone(self, seat: int, zone: int, items: list[Item]) -> None:
        ids = self.state.edit_zone(seat, zone)
        # the top card of a library or planar deck is written first, and lies last
        for item in reversed(items) if zone in PILES else items:
            self.laid += item.count
            if self.laid > MOST_OBJECTS:
                item.place.fail(f"more than {MOST_OBJECTS} objects are laid out", "a position has fewer")
            if item.labels and len(item.labels) != item.count:
                item.labels[0].fail(f"{item.count} of {item.name} need {item.count} labels, or none")
            for i in reversed(range(item.count)) if zone in PILES else range(item.count):
                card, is_card = card_for(self, item)
                o = self.new(card, seat, seat, BATTLEFIELD if zone == PHASED_OUT else zone, is_card)
                o.phased_out = zone == PHASED_OUT
                ids.append(o.id)
                self.made.append((int(o.id), item))
                if item.labels:
                    self.label(item.labels[i], int(o.id))
            if item.targets and zone not in (BATTLEFIELD, PHASED_OUT):
                item.place.fail(f"{item.name} in a {ZONE_WORDS[zone]} is attached to nothing")

    # the game, seats and turns ------------------------------------------------------------------------------------
    def _game_words(self) -> None:
        state = self.state
        for word in self.layout.game:
            text, place = word.text, word.place
            if (found := re.fullmatch(r"seed (\d+)", text)) is not None:
                state.seed(int(found[1]))
            elif (found := re.fullmatch(r"random ([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+)", text)) is not None:
                state.r0, state.r1, state.r2, state.r3 = (int(found[i], 16) & 0xFFFFFFFF for i in range(1, 5))
            elif text.startswith("starter "):
                state.starter = state.table.unit_of[self.seat_number(text[8:], place)]
            elif (found := re.fullmatch(r"begun by (\d+)", text)) is not None:
                state.players_at_start = min(int(found[1][:6]), state.seats)
            elif text == "reversed":
                state.direction = -1
            elif text.startswith("extra turns "):
                state.extra_turns = [state.table.unit_of[s] for s in self.seat_numbers(text[12:], place)]
            elif text.startswith("monarch "):
                state.monarch = self.seat_number(text[8:], place)
            elif (found := re.fullmatch(r"turns begun (\d+)", text)) is not None:
                state.ticks = int(found[1])
            elif text in DAY_NAMES[1:]:
                state.day = DAY_NAMES.index(text)
            elif text == "over":
                state.over = True
            elif not text.startswith("reach "):
                word.fail(
                    f"'{text}' says nothing about a game",
                    "write 'seed 7', 'random ...', 'starter 0', 'reversed', 'extra turns 1', 'monarch 0', "
                    "'day', 'night' or 'over'",
                )

    def _left(self, text: SeatText) -> None:
        p = self.state.players[text.number]
        for word in text.words:
            key, _, rest = word.text.partition(" ")
            if (found := re.fullmatch(r"had ((?:\d+ ?)+)", word.text)) is not None:
                p.left_with = [int(n) for n in found[1].split()]
            elif word.text == "left":
                p.in_game = False
                self.state.alive &= ~(1 << text.number)
            elif key in OUTCOME_NAMES[1:] and (not rest or re.fullmatch(r"\d\d\d\.\d+[a-z]*", rest)):
                p.outcome = OUTCOME_NAMES.index(key)
                p.reason = rest

    def _seat(self, text: SeatText) -> None:
        state = self.state
        p = state.players[text.number]
        for word in text.words:
            said, place = word.text, word.place
            if (found := re.fullmatch(r"life (-?\d+)", said)) is not None:
                state.players[state.table.life_of[text.number]].life = int(found[1])
            elif (found := re.fullmatch(r"poison (\d+)", said)) is not None:
                state.players[state.table.poison_of[text.number]].poison = int(found[1])
            elif (found := re.fullmatch(r"lands (\d+)", said)) is not None:
                p.lands_played = int(found[1])
            elif (found := re.fullmatch(r"speed (\d+)", said)) is not None:
                p.speed = int(found[1][:6])
            elif (found := re.fullmatch(r"rolls (\d+)", said)) is not None:
                p.planar_rolls = int(found[1])
            elif (found := re.fullmatch(r"turns (\d+)", said)) is not None:
                p.turns = int(found[1])
            elif (found := re.fullmatch(r"mulligans (\d+)", said)) is not None:
                p.mulligans = int(found[1])
            elif (found := re.fullmatch(r"(snow )?pool ((?:\{[WUBRGC]\})+)", said)) is not None:
                pool = list(p.pool)
                for letter in re.findall(r"[WUBRGC]", found[2]):
                    pool[COLOR_LETTERS.index(letter) + (int(MANA_KINDS) if found[1] else 0)] += 1
                p.pool, p.pool_total = pool, sum(pool)
            elif (found := re.fullmatch(r"identity ([WUBRG]+|none)", said)) is not None:
                p.identity = 0 if found[1] == "none" else int(color_mask(found[1]))
            elif said.startswith("skips "):
                p.skips = [self._skip(piece.strip(), place) for piece in said[6:].split("/")]
            elif (found := re.fullmatch(r"extra turns (\d+)", said)) is not None:
                p.extra_turns_owed = int(found[1])
            elif said.startswith("controlled by "):
                p.controlled_by = self.seat_number(said[14:], place)
            elif said.startswith("next turn controlled by "):
                p.next_controlled_by = self.seat_number(said[24:], place)
            elif said == "drew from an empty library":
                p.drew_empty = True
            elif (found := re.fullmatch(r"(\d+) ([a-z].*)", said)) is not None:
                p.counters = {**(p.counters or {}), found[2].removesuffix(" counters"): int(found[1])}
            elif said != "left" and said.split()[0] not in ("had", *OUTCOME_NAMES[1:]):
                word.fail(
                    f"'{said}' says nothing about a player",
                    "write 'life 20', 'poison 1', 'lands 1', 'pool {R}{R}', '3 energy', 'turns 2', 'mulligans 1', "
                    "'identity WU', 'skips draw', 'controlled by 1', 'left' or 'lost 704.5a'",
                )

    def _skip(self, text: str, place: Place) -> int:
        step = step_number(text)
        for what, word in SKIP_WORDS.items():
            if text == word:
                return int(what)
        if step is None:
            place.fail(f"'{text}' is not a step", f"steps are {', '.join(STEP_WORDS.values())}")
        return step

    def _turns(self) -> None:
        state = self.state
        taken: set[int] = set()
        for text in self.layout.turns:
            taken.add(self._turn(text))
        if state.ticks == 0:
            state.ticks = max((t.number for t in state.turns), default=0) or 1
        for m in range(len(state.turns)):
            if m not in taken:
                if m:
                    self.layout.end.fail(f"the turn of marker {m} is missing", f"write: turn 2, marker {m}, seat 1")
                self._turn(TurnText(1, self.layout.end, []))
                state.ticks = max(state.ticks, 1)
        self._reach()
        units = len(state.table.units)
        for seat in range(self.seats):
            p = state.players[seat]
            p.kept_hand = True
            p.opening = OPENING_DONE
            ahead = (int(state.table.unit_of[seat] - state.starter) * int(state.direction)) % units
            p.turns = max(0, (int(state.ticks) - 1 - ahead) // units + 1)
            p.turn_began = max(0, int(state.ticks) - 1) if p.turns else 0
        for turn in state.turns:
            for seat in turn.active:
                state.players[seat].turn_began = turn.number
                state.players[seat].turns = max(1, int(state.players[seat].turns))

    def _reach(self) -> None:
        self.state.reach = reach_masks(self.state)
        for word in self.layout.game:
            if word.text.startswith("reach "):
                masks = [self.mask(piece, word.place) for piece in word.text[6:].split("/")]
                if len(masks) != self.seats:
                    word.fail(f"{len(masks)} groups for {self.seats} seats", "write the seats within reach of each")
                self.state.reach = masks

    def _turn(self, text: TurnText) -> int:
        state = self.state
        marker = 0
        for word in text.words:
            if (found := re.fullmatch(r"marker (\d+)", word.text)) is not None:
                marker = int(found[1])
                if marker >= len(state.turns):
                    word.fail(f"this table has {len(state.turns)} turn markers", "they count from 0")
        turn = state.turns[marker]
        turn.number = text.number
        turn.stage = STAGE_CHECK
        turn.step = MAIN1
        said: dict[str, Word] = {}
        for word in text.words:
            self._turn_word(marker, word, said)
        unit = said.get("seat")
        turn.unit = 0 if unit is None else state.table.unit_of[self.seat_number(unit.text, unit.place)]
        alive = [s for s in state.table.units[turn.unit] if state.in_game(s)]
        turn.active = alive or NO_IDS
        turn.regular = turn.unit
        turn.priority = turn.unit
        for key in ("active", "regular", "priority", "passed", "defenders"):
            if key in said:
                self._turn_seats(marker, key, said[key])
        if not alive and "active" not in said and not turn.active and not state.over:
            turn.active = NO_IDS
        if "defenders" not in said and BEGIN_COMBAT <= turn.step <= END_COMBAT:
            here, state.here = state.here, marker
            turn.defenders = attackable(state)
            state.here = here
        if turn.stage == STAGE_CHECK and not state.over and not state.unit_alive(turn.priority):
            text.place.fail("nobody who is in the game has priority", "say who has: priority 1", "117.1")
        if turn.step not in turn.plan:
            text.place.fail("the step is not in the plan of this turn")
        if turn.plan_index == 0 and turn.plan[0] != turn.step:
            turn.plan_index = turn.plan.index(turn.step)
        return marker

    def _turn_word(self, marker: int, word: Word, said: dict[str, Word]) -> None:
        turn = self.state.turns[marker]
        text = word.text
        key, _, rest = text.partition(" ")
        step = step_number(text.lower())
        if step is not None:
            turn.step = step
        elif key in ("seat", "active", "regular", "priority", "passed", "defenders"):
            said[key] = Word(rest, word.place)
        elif text == "extra":
            turn.extra = True
        elif text == "attacked":
            turn.attacked = True
        elif text == "two damage steps":
            turn.first_strike = True
        elif text == "cleanup again":
            turn.needs_cleanup = True
        elif key == "spells" and rest.isdigit():
            turn.spells = int(rest)
        elif (found := re.fullmatch(r"cast before (\d+)", text)) is not None:
            turn.cast_before = int(found[1])
        elif (found := re.fullmatch(r"planar controller (\d+)", text)) is not None:
            turn.planar_controller = self.seat_number(found[1], word.place)
        elif text == "rests":
            turn.waits_for_others = True
        elif key == "removals" and rest.isdigit():
            turn.removals = int(rest)
        elif text == "running":
            self.state.here = marker
        elif key == "plan":
            turn.plan = [self._skip(piece.strip(), word.place) for piece in rest.split("/")]
        elif key == "at" and rest.isdigit() and 0 < int(rest) <= len(turn.plan):
            turn.plan_index = int(rest) - 1
        elif key == "stage" and rest in STAGES:
            turn.stage = STAGES[rest]
        elif key not in ("marker", "attackers", "wounds"):
            word.fail(
                f"'{text}' says nothing about a turn",
                f"write 'seat 0', a step ({', '.join(STEP_WORDS.values())}), 'priority 0', 'passed 1 2' or 'extra'",
            )

    def _turn_seats(self, marker: int, key: str, word: Word) -> None:
        turn = self.state.turns[marker]
        units = self.state.table.unit_of
        if key == "active":
            turn.active = [] if word.text == "nobody" else self.seat_numbers(word.text, word.place)
        elif key == "regular":
            turn.regular = units[self.seat_number(word.text, word.place)]
        elif key == "priority":
            turn.priority = units[self.seat_number(word.text, word.place)]
        elif key == "passed":
            turn.passed = self.mask(word.text, word.place)
        else:
            turn.defenders = 0 if word.text == "nobody" else self.mask(word.text, word.place)

    # combat and what is in force ----------------------------------------------------------------------------------
    def _attackers(self) -> None:
        """Attackers in the order of the battlefield, unless the turn line names another."""
        state = self.state
        ordered: dict[int, Word] = {}
        for i, text in enumerate(self.layout.turns):
            for word in text.words:
                if word.text.startswith("attackers "):
                    ordered[i] = word
        for m in range(len(state.turns)):
            attackers = []
            for seat in range(self.seats):
                for id in state.ids(seat, BATTLEFIELD):
                    if state.objs[id].attacking != NONE and seat in state.turns[m].active:
                        attackers.append(id)
            if m in ordered:
                named = self.references(ordered[m].text[10:], ordered[m].place)
                if sorted(named) != sorted(attackers):
                    ordered[m].fail("these are not the creatures that are attacking", rule="508.1")
                attackers = named
            state.turns[m].attackers = attackers or NO_IDS
            state.turns[m].attacked = state.turns[m].attacked or bool(attackers)

    def _planes(self) -> None:
        """Planes and phenomena in the command zone are face up, under the planar controller. CR 901.6."""
        state = self.state
        for seat in range(self.seats):
            for id in state.ids(seat, COMMAND):
                if is_planar(state.objs[id]):
                    state.planes = [*state.planes, id]
                    if state.turns[0].planar_controller >= 0:
                        state.objs[id].controller = state.objs[id].base_controller = state.turns[0].planar_controller

    def _wounds(self) -> None:
        """Which turn's damage it is, with several turn markers: that of the one running, where nothing is said."""
        state = self.state
        said: dict[int, int] = {}
        for text in self.layout.turns:
            marker = 0
            for word in text.words:
                if (found := re.fullmatch(r"marker (\d+)", word.text)) is not None:
                    marker = int(found[1])
            for word in text.words:
                if word.text.startswith("wounds "):
                    for piece in word.text[7:].split():
                        label, _, amount = piece.partition("=")
                        if not amount.isdigit():
                            word.fail(f"'{piece}' is not damage on something", "write 'wounds @3=2'", "514.2")
                        id = self.reference(label, word.place)
                        said[id] = said.get(id, 0) + int(amount)
                        state.turns[marker].damage_this_turn = [*state.turns[marker].damage_this_turn, id, int(amount)]
        for seat in range(self.seats):
            for zone in (BATTLEFIELD, PHASED_OUT):
                for id in state.ids(seat, zone):
                    rest = int(state.objs[id].damage) - said.get(int(id), 0)
                    if rest > 0:
                        turn = state.turns[state.here]
                        turn.damage_this_turn = [*turn.damage_this_turn, id, rest]

    def _stamp(self) -> None:
        """Timestamps: unlabelled permanents as they are written, then those with numbers for labels. CR 613.7."""
        state = self.state
        permanents = []
        for seat in range(self.seats):
            for zone in (BATTLEFIELD, PHASED_OUT):
                permanents += [int(id) for id in state.ids(seat, zone)]
        plain = [id for id in permanents if id not in self.aged]
        self.unlabelled = len(plain)
        for i, id in enumerate(plain):
            state.objs[id].timestamp = i + 1
        for id in permanents:
            if id in self.aged:
                state.objs[id].timestamp = self.unlabelled + self.aged[id]
        state.clock = max((int(state.objs[id].timestamp) for id in permanents), default=0)

    def in_force_order(self) -> list[int]:
        """Every object, the order in which its abilities began to function: by age on the battlefield."""
        state = self.state
        others: list[int] = []
        permanents: list[int] = []
        for seat in range(self.seats):
            for zone in (HAND, LIBRARY, *(z for z in ZONE_WORDS if z not in (HAND, LIBRARY))):
                ids = [int(id) for id in state.ids(seat, zone)]
                if zone == BATTLEFIELD:
                    permanents += ids
                elif zone != PHASED_OUT:
                    others += ids
        permanents.sort(key=lambda id: int(state.objs[id].timestamp))
        return others + permanents + [int(id) for turn in state.turns for id in turn.stack]

    def register(self, id: int) -> None:
        """Its triggered and static abilities begin to function, and it may be used where it is. CR 113.6."""
        o = self.state.objs[id]
        if o.ability is not None or (o.face_down and o.zone in (BATTLEFIELD, EXILE)):
            return
        abilities = copiable(o).abilities
        zones.note_usable(self.state, o, abilities)
        if abilities.zones >> o.zone & 1:
            zones.register(self.game, id, abilities)

    def _settle(self) -> Play:
        game, state = self.game, self.state
        monarch.place(game)
        for p in state.players:
            if p.speed:
                speed.place(game, p.seat)
        if state.table.planes:
            place_dice(game)
        for o in state.objs:
            if o.phased_out:
                host = o.attached_to
                along = host >= 0 and state.objs[host].phased_out
                o.zone, o.phasing = PHASED_OUT, INDIRECTLY if along else DIRECTLY
        zones.count_layers(state)
        state.has_face_down = any(o.face_down and o.zone == BATTLEFIELD for o in state.objs)
        state.strays_checked = len(state.objs)
        for p in state.players:
            if not p.pool_total:
                p.pool = EMPTY_POOL
            p.mana_dirty = True
        game.drop_all_chars()
        game.settle()
        for id in range(len(state.objs)):
            game.char(id)
        state.touch()
        here = state.turns[state.here]
        if here.stage == STAGE_PRIORITY:
            here.stage = STAGE_CHECK
        return game
