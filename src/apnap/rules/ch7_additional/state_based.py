"""State-based actions: what the game does by itself before anybody gets priority. CR 704.

`check` is one round: a quick look at the whole board that allocates nothing, and only if something is there to judge,
the events of everything that applies, which happen at once. Phenomena and sectors come with theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch2_cards import dungeons
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.zones import cease
from apnap.rules.ch5_turns.combat.removal import unlink
from apnap.rules.ch6_spells import entering
from apnap.rules.ch7_additional import day_and_night, prepared, sagas, speed
from apnap.rules.ch7_additional.permanents_due import (
    FALLS_OFF,
    TO_GRAVEYARD,
    attachment_fault,
    excess_of,
    has_both,
    has_too_many,
    is_permanent_due,
    protected,
)
from apnap.rules.ch8_multiplayer.leaving import ask_while_here
from apnap.rules.ch9_casual import command_zone, planes, schemes
from apnap.rules.ch9_casual.commanders import has_too_much
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    DEFENSE,
    ENCHANTMENT,
    EV_DESIGNATION,
    F_LEGENDS,
    F_LOSE_TO_LIFE,
    GONE,
    GRAVEYARD,
    INDESTRUCTIBLE,
    LEGENDARY,
    LOYALTY,
    MINUS,
    NONE,
    PHASED_OUT,
    PLANESWALKER,
    PLUS,
    S_SPEED,
    STACK,
    WORLD,
)
from apnap.rules.core.decisions import FOR_LEGEND, FOR_PROTECTOR, ChooseDecision
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Counters, Destroy, Event, Sacrifice, Unattach, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ProtectorChosen(Event):
    """A player becomes the protector of a battle. CR 310.9."""

    def __init__(self, id: ObjectId, seat: Seat) -> None:
        super().__init__(EV_DESIGNATION)
        self.id: ObjectId = id
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        state = game.state
        if state.objs[self.id].zone != BATTLEFIELD or not state.in_game(self.seat):
            return False
        unlink(state, self.id)  # a battle whose protector changes is removed from combat (506.4)
        state.edit(self.id).protector = self.seat
        return True

    def rule(self) -> str:
        return "310.11"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} becomes the protector of {game.name(self.id)}"


def check(game: Game) -> bool:
    """Perform everything that applies, simultaneously; did anything? CR 704.3."""
    state = game.state
    if state.day_bound:
        day_and_night.keep(game)  # no state-based action, but what came about without an event is looked at here too
    swept = state.strays_checked
    strays = swept < len(state.objs) and has_strays(state, swept)
    back = state.table.commander and command_zone.is_due(state, swept)
    if not strays and not back and not player_due(state) and not is_permanent_due(game):
        if not is_command_due(state) and not (state.standing[S_SPEED] and speed.starters(state)):
            state.strays_checked = len(state.objs)
            return False
    return perform(game, swept if strays else -1, swept if back else -1)


def is_command_due(state: State) -> bool:
    """Is a dungeon, a phenomenon or a scheme in a command zone done? CR 704.5t, 704.6e-f."""
    if state.seats_in_dungeons and dungeons.finished(state):
        return True
    if state.planes and planes.done_with(state):
        return True
    return len(state.table.archenemies) > 0 and len(schemes.over(state)) > 0


# the quick look ------------------------------------------------------------------------------------------------------
def has_strays(state: State, first: i64) -> bool:
    """Is a token or a copy among the newest objects where it cannot be? CR 704.5d-e."""
    objs = state.objs
    n: i64 = len(objs)
    while first < n:
        if objs[first].number < 0 and is_stray(state, objs[first]):
            return True
        first += 1
    return False


def is_stray(state: State, o: Obj) -> bool:
    """Is this a token off the battlefield, or a copy off the stack and the battlefield? CR 704.5d-e."""
    zone = o.zone
    if o.number >= 0 or zone == GONE or zone == BATTLEFIELD or zone == PHASED_OUT:
        return False
    if o.token:
        return True
    return zone != STACK and zone != COMMAND and not prepared.lasts(state, o)


def player_due(state: State) -> bool:
    """Has a player no life, too much poison, or drawn from an empty library? CR 704.5a-c."""
    table = state.table
    players = state.players
    for seat in range(state.seats):
        if state.alive >> seat & 1 and (
            players[table.life_of[seat]].life <= 0
            or players[table.poison_of[seat]].poison >= table.poison_limit
            or players[seat].drew_empty
            or has_too_much(state, seat)
        ):
            return True
    return False


# the exact round -----------------------------------------------------------------------------------------------------
def perform(game: Game, strays: i64, commanders: i64) -> bool:
    """Find out everything that applies, then let it happen as one event. CR 704.3, 704.7.

    What there was to look at counts as looked at only once all choices have been made: an interruption loses nothing.
    """
    state = game.state
    known = len(state.objs)
    if strays >= 0:
        remove_strays(game, strays)
    events: list[Event] = []
    judge_players(game, events)
    if state.standing[S_SPEED]:
        for seat in speed.starters(state):
            events.append(speed.SpeedChanges(seat, 1, "704.5aa"))
    if state.seats_in_dungeons:
        for id in dungeons.finished(state):
            events.append(dungeons.Completed(state.objs[id].owner, id))
    if state.planes:
        planes.judge_phenomena(game, events)
    if state.table.archenemies:
        for id in schemes.over(state):
            events.append(schemes.SchemeEnds(id, False))
    legends: list[i64] = []
    worlds: list[i64] = []
    battles: list[i64] = []
    for seat in state.apnap():
        for id in state.ids(seat, BATTLEFIELD):
            c = game.char(id)
            judge(game, id, c, events)
            if c.supertypes & LEGENDARY:
                legends.append(id)
            if c.supertypes & WORLD:
                worlds.append(id)
            if c.types & BATTLE:
                battles.append(id)
    if len(worlds) > 1:
        judge_worlds(game, worlds, events)
    alive = state.alive
    decided: list[Event] = []
    for id in battles:
        if state.alive == alive:
            judge_battle(game, id, events, decided)
    if len(legends) > 1 and state.alive == alive:
        judge_legends(game, legends, decided)
    if commanders < 0 or state.alive == alive:
        if commanders >= 0:
            command_zone.add_returns(game, commanders, decided)
        state.strays_checked = known
    if state.alive != alive:
        # somebody left the game instead of choosing, or while others chose: what these have chosen stands, and all
        # the rest is looked at again
        decided = still_possible(state, decided)
        if decided:
            game.emit_all(decided)
        check(game)
        return True
    events.extend(decided)
    clear_marks(state)
    if events:
        game.emit_all(events)
        ending.losers_leave(game)
        return True
    return strays >= 0


def still_possible(state: State, decided: list[Event]) -> list[Event]:
    """Of what was chosen, that which is about objects that are where they were."""
    out: list[Event] = []
    for e in decided:
        if isinstance(e, ZoneChange):
            if state.objs[e.id].zone == e.origin:
                out.append(e)
        elif isinstance(e, ProtectorChosen) and state.objs[e.id].zone == BATTLEFIELD:
            out.append(e)
    return out


def note(game: Game, rule: str, line: str) -> None:
    """Say which action is performed; what follows from it is said by its event."""
    if game.logging:
        game.say(rule, line)


def judge_players(game: Game, events: list[Event]) -> None:
    """Players, or the teams that share a total, lose. CR 704.5a-c, 704.6a-b."""
    state = game.state
    table = state.table
    for seat in range(state.seats):
        if state.in_game(seat):
            if state.life(seat) <= 0 and not lives_on(game, seat):
                shared = shares(table.life_of, seat)
                ending.add_loss(game, seat, "704.6a" if shared else "704.5a", events)
            if state.players[seat].drew_empty:
                ending.add_loss(game, seat, "704.5b", events)
            if state.poison(seat) >= table.poison_limit:
                shared = shares(table.poison_of, seat)
                ending.add_loss(game, seat, "704.6b" if shared else "704.5c", events)
            if has_too_much(state, seat):
                ending.add_loss(game, seat, "704.6c", events)


def lives_on(game: Game, seat: Seat) -> bool:
    """Does nobody who has this life total lose for having none, because of an effect on one of them? CR 810.8a."""
    life_of = game.state.table.life_of
    for s in range(game.state.seats):
        if life_of[s] == life_of[seat] and game.state.in_game(s) and game.is_forbidden(F_LOSE_TO_LIFE, s, NONE):
            return True
    return False


def shares(holders: list[i64], seat: Seat) -> bool:
    """Does this seat share its total with another?"""
    for s in range(len(holders)):
        if s != seat and holders[s] == holders[seat]:
            return True
    return False


def judge(game: Game, id: ObjectId, c: Chars, events: list[Event]) -> None:
    """What happens to one permanent by itself. CR 704.5f-i, 704.5m-q."""
    state = game.state
    o = state.objs[id]
    leaves = False
    if c.types & CREATURE:
        if c.toughness <= 0:
            note(game, "704.5f", f"{game.name(id)} has toughness {c.toughness}")
            events.append(ZoneChange(id, BATTLEFIELD, GRAVEYARD, o.owner))
            leaves = True
        elif (o.damage >= c.toughness or o.deathtouched) and not c.keywords & INDESTRUCTIBLE:
            if o.damage >= c.toughness:
                note(game, "704.5g", f"{game.name(id)} has been dealt lethal damage")
            else:
                note(game, "704.5h", f"{game.name(id)} has been dealt damage by a source with deathtouch")
            events.append(Destroy(id, True))
            leaves = True
    if c.types & PLANESWALKER and o.counter(LOYALTY) <= 0 and not leaves:
        note(game, "704.5i", f"{game.name(id)} has no loyalty left")
        events.append(ZoneChange(id, BATTLEFIELD, GRAVEYARD, o.owner))
        leaves = True
    if not leaves:
        # what leaves keeps its links and counters, which are its last known information (704.8)
        judge_attachment(game, id, o, c, events)
        counters = o.counters
        if counters is not None:
            if has_both(o):
                n = min(o.counter(PLUS), o.counter(MINUS))
                note(game, "704.5q", f"{n} +1/+1 and {n} -1/-1 counters are removed from {game.name(id)}")
                events.append(Counters(id, PLUS, -n))
                events.append(Counters(id, MINUS, -n))
            elif has_too_many(o, c):
                for kind in counters:
                    n = excess_of(o, c, kind)
                    if n > 0:
                        note(game, "704.5r", f"{game.name(id)} can't have that many {kind} counters")
                        events.append(Counters(id, kind, -n))
        if c.abilities.final_chapter and sagas.is_read(state, o, c):
            note(game, "704.5s", f"{game.name(id)} has been read to its end")
            events.append(Sacrifice(o.controller, id))


# attachments ---------------------------------------------------------------------------------------------------------
def judge_attachment(game: Game, id: ObjectId, o: Obj, c: Chars, events: list[Event]) -> None:
    """Auras that enchant nothing legal go to the graveyard, other attachments fall off. CR 704.5m-p, 704.5z."""
    if o.attached_to == NONE and not c.types & ENCHANTMENT:
        return
    fault = attachment_fault(game, id, o, c)
    if fault == FALLS_OFF:
        hung = ("Equipment" in c.subtypes or "Fortification" in c.subtypes) and not c.types & (CREATURE | BATTLE)
        note(game, "704.5n" if hung else "704.5p", f"{game.name(id)} becomes unattached")
        events.append(Unattach(id))  # an Aura follows to the graveyard in the next round (303.4d)
    elif fault == TO_GRAVEYARD:
        if o.attached_to != NONE and entering.can_attach(game, id, o.attached_to):
            note(game, "704.5z", f"{game.name(id)} gives way to a newer Role")
        else:
            note(game, "704.5m", f"{game.name(id)} enchants nothing legal")
        events.append(ZoneChange(id, BATTLEFIELD, GRAVEYARD, o.owner))


# legends, worlds, battles --------------------------------------------------------------------------------------------
def judge_legends(game: Game, legends: list[i64], events: list[Event]) -> None:
    """Of legendary permanents with one name and controller, that player keeps one. CR 704.5j."""
    state = game.state
    for i in range(len(legends)):
        id = legends[i]
        if state.objs[id].zone != BATTLEFIELD:
            continue  # it left with a player, while another chose
        name = game.char(id).name
        seat = state.objs[id].controller
        if game.is_forbidden(F_LEGENDS, seat, id):
            continue
        if not name:
            continue  # a permanent without a name shares it with none (201.2b)
        same: list[i64] = []
        for j in range(len(legends)):
            other = legends[j]
            o = state.objs[other]
            if o.zone == BATTLEFIELD and o.controller == seat and game.char(other).name == name:
                if j < i:
                    break
                same.append(other)
        if len(same) < 2 or same[0] != id:
            continue
        kept = choose_legend(game, seat, same)
        if state.objs[kept].zone != BATTLEFIELD:
            continue
        for other in same:
            if other != kept:
                note(game, "704.5j", f"{game.name_of_seat(seat)} keeps one {name} only")
                events.append(ZoneChange(other, BATTLEFIELD, GRAVEYARD, state.objs[other].owner))


def choose_legend(game: Game, seat: Seat, same: list[i64]) -> i64:
    decision = ChooseDecision(seat, "704.5j", same, purpose=FOR_LEGEND, benefit=1)
    answer = ask_while_here(game, decision)
    return answer[0] if answer else same[0]


def judge_worlds(game: Game, worlds: list[i64], events: list[Event]) -> None:
    """Of all world permanents only the newest stays; of several that are equally new, none. CR 704.5k.

    Each is judged by those that its controller can see (801.12).
    """
    state = game.state
    for id in worlds:
        since = state.objs[id].world_since
        newer = NONE
        for other in worlds:
            if other != id and state.objs[other].world_since >= since:
                if state.reaches(state.objs[id].controller, other):
                    newer = other
        if newer != NONE:
            note(game, "704.5k", f"{game.name(id)} gives way to {game.name(newer)}")
            events.append(ZoneChange(id, BATTLEFIELD, GRAVEYARD, state.objs[id].owner))


def judge_battle(game: Game, id: ObjectId, events: list[Event], decided: list[Event]) -> None:
    """A battle without defense goes, one without a rightful protector gets another. CR 704.5v-y."""
    state = game.state
    o = state.objs[id]
    c = game.char(id)
    if o.counter(DEFENSE) <= 0:
        if not ("Siege" in c.subtypes and has_pending_ability(state, id)):
            note(game, "704.5v" if "Siege" in c.subtypes else "704.5w", f"{game.name(id)} has no defense left")
            events.append(ZoneChange(id, BATTLEFIELD, GRAVEYARD, o.owner))
            return
    if protected(state, o, c):
        return
    absent = o.protector < 0 or not state.in_game(o.protector)
    if absent and is_attacked(state, id):
        return
    candidates = entering.protectors(game, o.controller, c)
    if not candidates:
        note(game, "704.5x" if absent else "704.5y", f"nobody can protect {game.name(id)}")
        events.append(ZoneChange(id, BATTLEFIELD, GRAVEYARD, o.owner))
        return
    chosen = candidates[0]
    if len(candidates) > 1:
        decision = ChooseDecision(o.controller, "310.11", candidates, purpose=FOR_PROTECTOR, source=id)
        answer = ask_while_here(game, decision)
        if answer:
            chosen = answer[0]
    decided.append(ProtectorChosen(id, -1 - chosen))


def has_pending_ability(state: State, id: ObjectId) -> bool:
    """Has an ability of it triggered and not yet left the stack? CR 704.5v."""
    for t in state.pending:
        if t.source == id:
            return True
    for turn in state.turns:
        for other in turn.stack:
            if state.objs[other].source == id:
                return True
    return False


def is_attacked(state: State, id: ObjectId) -> bool:
    """Is a creature attacking it? CR 704.5x."""
    for turn in state.turns:
        for attacker in turn.attackers:
            if state.objs[attacker].attacking == id:
                return True
    return False


# what only counts until the next check -------------------------------------------------------------------------------
def clear_marks(state: State) -> None:
    """Empty draws and deathtouch count since the last check only. CR 704.5b, 704.5h."""
    for seat in range(state.seats):
        if state.players[seat].drew_empty:
            state.edit_player(seat).drew_empty = False
        for id in state.ids(seat, BATTLEFIELD):
            if state.objs[id].deathtouched:
                state.edit(id).deathtouched = False


def remove_strays(game: Game, first: i64) -> None:
    """Tokens and copies that are where they cannot be cease to exist. CR 704.5d-e, 111.7."""
    state = game.state
    for id in range(first, len(state.objs)):
        if is_stray(state, state.objs[id]):
            cease(game, id)
    state.touch()
