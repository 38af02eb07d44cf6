"""Objects, players, turns and decisions as a view shows them: copies of what may be seen, with no way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch9_casual.commanders import TAX, card_name, is_commander, owner_of
from apnap.rules.ch9_casual.noted import Noted
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COLOR_LETTERS,
    COMMAND,
    CREATURE,
    DEFENSE,
    HAND,
    HASTE,
    KEYWORD_NAMES,
    LIBRARY,
    LOYALTY,
    NONE,
    PHASED_OUT,
    PLANAR_DECK,
    POOL_SIZE,
    SCHEME_DECK,
    STACK,
    STAGE_BEGIN_TURN,
    STAGE_PRIORITY,
    STAGE_REMOVED,
    STAGE_WAIT,
    STEP_NAMES,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.players import NO_COMMANDER, OUTCOME_NAMES, Player
from apnap.rules.core.state import State
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Marker, ObjectId, Seat, Step, Zone

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def words(mask: i64, names: list[str]) -> list[str]:
    """The names of the set bits."""
    out: list[str] = []
    for i in range(len(names)):
        if mask >> i & 1:
            out.append(names[i])
    return out


def letters(colors: i64) -> str:
    """`WG` for white and green. CR 105."""
    out = ""
    for i in range(5):
        if colors >> i & 1:
            out += COLOR_LETTERS[i]
    return out


def copied(lists: list[list[i64]]) -> list[list[i64]]:
    """Lists that may be changed without changing the game."""
    out: list[list[i64]] = []
    for one in lists:
        out.append(one.copy())
    return out


def whole(numbers: list[i64]) -> list[int]:
    out: list[int] = []
    for n in numbers:
        out.append(int(n))
    return out


def sorted_counters(counters: dict[str, i64] | None) -> list[tuple[str, i64]]:
    """Counters by name, so that the order in which they came does not show."""
    if counters is None:
        return []
    out: list[tuple[str, i64]] = []
    for kind in sorted(counters):
        out.append((kind, counters[kind]))
    return out


def counter_data(counters: list[tuple[str, i64]]) -> dict[str, object]:
    out: dict[str, object] = {}
    for kind, n in counters:
        out[kind] = int(n)
    return out


@mypyc_attr(acyclic=True)
class Seen:
    """An object as it may be seen; one that is face down has only the characteristics it has so (708.2)."""

    def __init__(self, id: ObjectId, owner: Seat, controller: Seat, zone: Zone) -> None:
        self.id: ObjectId = id
        self.owner: Seat = owner
        self.controller: Seat = controller
        self.zone: Zone = zone
        self.place: i64 = -1  # of a known card in a library: how many cards lie on it
        # characteristics (109.3)
        self.name: str = ""
        self.cost: str = ""
        self.mana_value: i64 = 0
        self.colors: i64 = 0
        self.supertypes: i64 = 0
        self.types: i64 = 0
        self.subtypes: list[str] = []
        self.keywords: i64 = 0
        self.abilities: i64 = 0  # how many
        self.power: i64 = 0
        self.toughness: i64 = 0
        self.loyalty: i64 = -1
        self.defense: i64 = -1
        # status (110.5) and what lies on it
        self.token: bool = False
        self.commander: bool = False  # 903.3: face down too
        self.tapped: bool = False
        self.many: int = 1  # how many tokens it stands for
        self.face_down: bool = False
        self.flipped: bool = False
        self.face: i64 = 0
        self.under: str = ""  # face down: the card's name, for those who may look (708.5)
        self.names: list[str] = []  # card names chosen for it, likewise (702.106)
        self.sick: bool = False  # 302.6
        self.damage: i64 = 0
        self.counters: list[tuple[str, i64]] = []
        self.chosen: list[tuple[str, i64]] = []
        self.attached_to: i64 = NONE
        self.attachments: list[i64] = []
        self.protector: Seat = -1
        # combat
        self.attacking: i64 = NONE  # its own id when what it attacked is gone (506.4c)
        self.blocked: bool = False
        self.blockers: list[ObjectId] = []
        self.blocking: list[i64] = []
        # on a stack
        self.is_ability: bool = False
        self.source: ObjectId = NONE
        self.targets: list[list[i64]] = []
        self.division: list[list[i64]] = []
        self.modes: list[i64] = []
        self.x: i64 = 0

    def is_creature(self) -> bool:
        return self.types & CREATURE != 0

    def type_line(self) -> str:
        """`Legendary Creature - Human Wizard`."""
        line = " ".join(words(self.supertypes, SUPERTYPE_NAMES) + words(self.types, TYPE_NAMES))
        return f"{line} - {' '.join(self.subtypes)}" if self.subtypes else line

    def keyword_words(self) -> list[str]:
        return words(self.keywords, KEYWORD_NAMES)

    def to_dict(self) -> dict[str, object]:
        """Plain data. What a zone has nothing of is left out, by zone and never by value of something hidden."""
        data: dict[str, object] = {
            "id": int(self.id),
            "name": self.name,
            "owner": int(self.owner),
            "controller": int(self.controller),
            "zone": ZONE_NAMES[self.zone],
            "cost": self.cost,
            "mana_value": int(self.mana_value),
            "colors": letters(self.colors),
            "supertypes": words(self.supertypes, SUPERTYPE_NAMES),
            "types": words(self.types, TYPE_NAMES),
            "subtypes": self.subtypes.copy(),
            "keywords": self.keyword_words(),
            "abilities": int(self.abilities),
            "power": int(self.power),
            "toughness": int(self.toughness),
            "loyalty": int(self.loyalty),
            "defense": int(self.defense),
            "token": self.token,
            "commander": self.commander,
            "face_down": self.face_down,
            "face": int(self.face),
            "under": self.under,
            "counters": counter_data(self.counters),
        }
        if self.zone == LIBRARY:
            data["place"] = int(self.place)
        elif self.zone == COMMAND:
            data["names"] = self.names.copy()
        elif self.zone == BATTLEFIELD or self.zone == PHASED_OUT:
            data["tapped"] = self.tapped
            if self.many > 1:
                data["many"] = self.many
            data["flipped"] = self.flipped
            data["sick"] = self.sick
            data["damage"] = int(self.damage)
            data["chosen"] = counter_data(self.chosen)
            data["attached_to"] = int(self.attached_to)
            data["attachments"] = whole(self.attachments)
            data["protector"] = int(self.protector)
            data["attacking"] = int(self.attacking)
            data["blocked"] = self.blocked
            data["blockers"] = whole(self.blockers)
            data["blocking"] = whole(self.blocking)
        elif self.zone == STACK:
            data["ability"] = self.is_ability
            data["source"] = int(self.source)
            data["targets"] = [whole(slot) for slot in self.targets]
            data["division"] = [whole(slot) for slot in self.division]
            data["modes"] = whole(self.modes)
            data["x"] = int(self.x)
        return data


def is_sick(state: State, o: Obj) -> bool:
    """Has its controller not had it continuously since their latest turn began? CR 302.6."""
    return o.controlled_since >= state.players[o.controller].turn_began


def see(game: Game, o: Obj, face: bool) -> Seen:
    """An object; `face` says whether the one who looks may see its face."""
    seen = Seen(o.id, o.owner, o.controller, o.zone)
    seen.face_down = o.face_down
    seen.commander = is_commander(game.state, o)
    seen.counters = sorted_counters(o.counters)
    if o.ability is None:
        show_characteristics(game, o, face, seen)
    else:
        seen.name = game.name(o.id)
        seen.is_ability = True
        seen.source = o.source
    if o.zone == BATTLEFIELD or o.zone == PHASED_OUT:
        show_permanent(game, o, seen)
    elif o.zone == STACK:
        announced = o.announced
        if announced is not None:
            seen.targets = copied(announced.targets)
            seen.division = copied(announced.division)
            seen.modes = announced.modes.copy()
            seen.x = announced.x
    return seen


def show_characteristics(game: Game, o: Obj, face: bool, seen: Seen) -> None:
    """What it is. Face down it shows only what it is so, to its controller too, who also may look. CR 708.2, 708.5."""
    chars = game.char(o.id)
    if face or not o.face_down:
        seen.names = o.names.copy()
    if o.face_down:
        if face:
            seen.under = o.card.name
        if chars.name:
            # nothing has derived it as a face-down object: it shows what 708.2a gives it, or nothing in exile
            if o.zone == BATTLEFIELD or o.zone == STACK or o.zone == PHASED_OUT:
                seen.types = CREATURE
                seen.power = 2
                seen.toughness = 2
            return
    else:
        seen.face = o.face
    seen.token = o.token
    seen.name = chars.name
    cost = chars.cost
    if cost is not None:
        seen.cost = str(cost)
    seen.mana_value = game.mana_value(o.id)
    seen.colors = chars.colors
    seen.supertypes = chars.supertypes
    seen.types = chars.types
    seen.subtypes = chars.subtypes.copy()
    seen.keywords = chars.keywords
    seen.abilities = len(chars.abilities.every)
    seen.power = chars.power
    seen.toughness = chars.toughness
    seen.loyalty = chars.loyalty
    seen.defense = chars.defense


def show_permanent(game: Game, o: Obj, seen: Seen) -> None:
    """What only a permanent has. CR 110.5, 306.5c, 310.4c."""
    if seen.loyalty >= 0:
        seen.loyalty = o.counter(LOYALTY)
    if seen.defense >= 0:
        seen.defense = o.counter(DEFENSE)
    seen.tapped = o.tapped
    seen.many = o.token_count
    seen.flipped = o.flipped
    seen.sick = is_sick(game.state, o) and seen.types & CREATURE != 0 and seen.keywords & HASTE == 0
    seen.damage = o.damage
    seen.chosen = sorted_counters(o.chosen)
    seen.attached_to = o.attached_to
    seen.attachments = o.attachments.copy()
    seen.protector = o.protector
    seen.attacking = o.attacking
    seen.blocked = o.blocked
    seen.blockers = o.blockers.copy()
    seen.blocking = o.blocking.copy()


class SeenCommander:
    """A player's commander as everybody knows it, wherever it is. CR 903.3, 903.8."""

    def __init__(self, name: str, casts: i64) -> None:
        self.name: str = name
        self.casts: i64 = casts  # from the command zone, this game

    def to_dict(self) -> dict[str, object]:
        return {"name": self.name, "casts": int(self.casts), "tax": int(self.casts * TAX)}


class SeenPlayer:
    """What everybody can see of a player: nothing about a player is hidden but the cards."""

    def __init__(self, seat: Seat, name: str, team: i64) -> None:
        self.seat: Seat = seat
        self.name: str = name
        self.team: i64 = team
        self.in_game: bool = True
        self.outcome: i64 = 0
        self.reason: str = ""
        self.life: i64 = 0
        self.poison: i64 = 0
        self.counters: list[tuple[str, i64]] = []
        self.hand_size: i64 = 0
        self.library_size: i64 = 0
        self.scheme_deck_size: i64 = 0  # face down; the face-up schemes are in the command zone (904.4)
        self.planar_deck_size: i64 = 0  # of a deck for all, at the first seat
        self.pool: list[i64] = []  # six kinds of mana, then six of snow mana
        self.lands_played: i64 = 0
        self.has_citys_blessing: bool = False  # 702.131c
        self.speed: i64 = 0  # 0 for none (702.179)
        self.has_enduring_story: bool = False  # 702.195b
        self.ring_tempted: i64 = 0  # how often the Ring has tempted them (701.54c)
        self.turns: i64 = 0
        self.mulligans: i64 = 0
        self.controlled_by: i64 = -1
        self.leader: i64 = -1  # the teammate with whom they win and lose (809.5)
        self.reach: list[i64] | None = None  # the seats within their range of influence; None without a limit (801.2)
        self.extra_turns: i64 = 0  # still to be taken, with several turn markers (807.4j)
        self.identity: i64 = NO_COMMANDER  # colours of their commanders together (903.4)
        self.notes: list[Noted] = []  # what they noted as they drafted, for all to see (905.2b)
        self.commanders: list[SeenCommander] = []
        self.struck_by: list[
            tuple[str, i64, i64]
        ] = []  # commanders that dealt them combat damage: name, owner, how much

    def to_dict(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "name": self.name,
            "team": int(self.team),
            "in_game": self.in_game,
            "outcome": OUTCOME_NAMES[self.outcome],
            "reason": self.reason,
            "life": int(self.life),
            "poison": int(self.poison),
            "counters": counter_data(self.counters),
            "hand_size": int(self.hand_size),
            "library_size": int(self.library_size),
            "scheme_deck_size": int(self.scheme_deck_size),
            "planar_deck_size": int(self.planar_deck_size),
            "pool": whole(self.pool),
            "lands_played": int(self.lands_played),
            "citys_blessing": self.has_citys_blessing,
            "speed": int(self.speed),
            "enduring_story": self.has_enduring_story,
            "ring_tempted": int(self.ring_tempted),
            "turns": int(self.turns),
            "mulligans": int(self.mulligans),
            "controlled_by": int(self.controlled_by),
            "leader": int(self.leader),
            "reach": None if self.reach is None else whole(self.reach),
            "extra_turns": int(self.extra_turns),
            "identity": None if self.identity == NO_COMMANDER else letters(self.identity),
            "notes": [[n.about, int(n.kind), int(n.number), n.word] for n in self.notes],
            "commanders": [c.to_dict() for c in self.commanders],
            "commander_damage": [
                {"commander": name, "owner": int(owner), "damage": int(n)} for name, owner, n in self.struck_by
            ],
        }


def see_player(game: Game, seat: Seat) -> SeenPlayer:
    """A player, with the life and poison of the pool they share."""
    state = game.state
    p = state.players[seat]
    seen = SeenPlayer(seat, game.name_of_seat(seat), state.table.team_of[seat])
    seen.in_game = state.in_game(seat)
    seen.outcome = p.outcome
    seen.reason = p.reason
    seen.life = state.life(seat)
    seen.poison = state.poison(seat)
    seen.counters = sorted_counters(p.counters)
    seen.hand_size = len(state.ids(seat, HAND))
    seen.library_size = len(state.ids(seat, LIBRARY))
    seen.scheme_deck_size = len(state.ids(seat, SCHEME_DECK))
    seen.planar_deck_size = len(state.ids(seat, PLANAR_DECK))
    pool = p.pool.copy()
    for unit in p.special_mana:
        pool[unit.kind + (POOL_SIZE // 2 if unit.snow else 0)] += 1
    seen.pool = pool
    seen.lands_played = p.lands_played
    seen.has_citys_blessing = p.has_citys_blessing
    seen.speed = p.speed
    seen.has_enduring_story = p.has_enduring_story
    seen.ring_tempted = p.ring_tempted
    seen.turns = p.turns
    seen.mulligans = p.mulligans
    seen.controlled_by = p.controlled_by
    seen.leader = state.table.leader_of[seat]
    if state.reach is not None:
        within: list[i64] = []
        for s in range(state.seats):
            if state.in_game(s) and state.in_reach(seat, s):
                within.append(s)
        seen.reach = within
    seen.extra_turns = p.extra_turns_owed
    seen.notes = p.notes.copy()
    if state.table.commander:
        show_commanders(game, p, seen)
    return seen


def show_commanders(game: Game, p: Player, seen: SeenPlayer) -> None:
    """Whom a player leads, and which commanders have dealt them combat damage. CR 903.3, 903.10a."""
    seen.identity = p.identity
    for i in range(len(p.commanders)):
        seen.commanders.append(SeenCommander(card_name(game.state, p.commanders[i]), p.commander_casts[i]))
    dealt = p.commander_damage
    for i in range(0, len(dealt), 2):
        seen.struck_by.append((card_name(game.state, dealt[i]), owner_of(game.state, dealt[i]), dealt[i + 1]))


class SeenTurn:
    """The turn of one marker: whose, which step, who has priority, what is on its stack."""

    def __init__(self, marker: Marker, number: i64, step: Step) -> None:
        self.marker: Marker = marker
        self.number: i64 = number
        self.step: Step = step
        self.active: list[i64] = []  # seats, possibly none (800.4j)
        self.unit: list[i64] = []  # the seats whose turn it is, also those that have left
        self.extra: bool = False
        self.waits: bool = False  # whoever has the marker has not begun their turn (807.4d)
        self.removed: bool = False  # the marker is no longer in the game (807.4g)
        self.removals: i64 = 0  # how often it is designated for removal (807.4e)
        self.priority: list[i64] = []  # the seats that have priority; none while something else happens
        self.stack: list[i64] = []
        self.attackers: list[ObjectId] = []
        self.planar: i64 = -1  # the planar controller (901.6)
        self.planes: list[i64] = []  # the planes and phenomena that are face up

    def to_dict(self) -> dict[str, object]:
        return {
            "marker": int(self.marker),
            "number": int(self.number),
            "step": STEP_NAMES[self.step],
            "active": whole(self.active),
            "unit": whole(self.unit),
            "extra": self.extra,
            "waits": self.waits,
            "removed": self.removed,
            "removals": int(self.removals),
            "priority": whole(self.priority),
            "attackers": whole(self.attackers),
            "planar_controller": int(self.planar),
            "planes": whole(self.planes),
        }


def see_turn(state: State, turn: Turn) -> SeenTurn:
    seen = SeenTurn(turn.marker, turn.number, turn.step)
    seen.active = turn.active.copy()
    seen.unit = state.table.units[turn.unit].copy()
    seen.extra = turn.extra
    seen.waits = turn.stage == STAGE_WAIT or (turn.stage == STAGE_BEGIN_TURN and state.table.markers > 1)
    seen.removed = turn.stage == STAGE_REMOVED
    seen.removals = turn.removals
    seen.planar = turn.planar_controller
    for id in state.planes:
        if state.objs[id].marker == turn.marker:
            seen.planes = seen.planes + [id]
    if turn.stage == STAGE_PRIORITY:
        holders: list[i64] = []
        for s in state.table.units[turn.priority]:
            if state.in_game(s) and not turn.passed >> s & 1:
                holders.append(s)
        seen.priority = holders
    seen.stack = turn.stack.copy()
    seen.attackers = turn.attackers.copy()
    return seen
