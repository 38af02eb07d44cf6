"""What a table is worth to a seat: life, permanents, cards and mana of everybody, teams, range and commanders.

One number, in about the worth of a point of life at twenty. It knows no card: what cards do is found out by playing
them (`trial.py`), and this only counts what came of it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from apnap.rules.ch9_casual.commanders import TAX
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HAND,
    HEXPROOF,
    INDESTRUCTIBLE,
    LAND,
    LIBRARY,
    LIFELINK,
    LOYALTY,
    MENACE,
    NONE,
    PLANESWALKER,
    TRAMPLE,
    UNBLOCKABLE,
    VIGILANCE,
)
from apnap.rules.core.game import Game
from apnap.rules.core.players import LOST, WON
from apnap.rules.core.types import ObjectId, Seat

WIN: Final = 500.0
LOSS: Final = -300.0
FALLEN: Final = -40.0  # an opponent who has left, against some 30 to 100 for one who plays
EAGER: Final = 0.2  # how much less a card in one's own hand is worth than in another's: even exchanges are made
WITHOUT_MANA: Final = 0.1  # how much less a land is worth that makes no mana, but may fetch one that does
OUT_OF_RANGE: Final = 0.6  # how much an opponent matters who cannot be reached, and cannot reach us
SHARE_OF_LEADER: Final = 0.5  # how much of what opponents are worth is that of the one who is ahead

SMALL_VIRTUES: Final = DEATHTOUCH | FIRST_STRIKE | LIFELINK | TRAMPLE | VIGILANCE | MENACE | HEXPROOF | INDESTRUCTIBLE


def worth_to(game: Game, seat: Seat) -> float:
    """What the table is worth to a seat and its team."""
    state = game.state
    player = state.players[seat]
    if player.outcome == WON:
        return WIN
    if player.outcome == LOST:
        return LOSS
    if state.over:
        return 0.0
    mine = 0.0
    mates = 0.0
    mated = 0.0
    total = 0.0
    most = -1000.0
    count = 0.0
    leader = state.table.leader_of[seat]
    for s in range(state.seats):
        alive = state.in_game(s)
        worth = of_player(game, s) if alive else FALLEN
        if s == seat:
            mine = worth - EAGER * float(spells_in_hand(game, s))
        elif not state.opponents(seat, s):
            weight = 3.0 if s == leader else 1.0
            mates += worth * weight
            mated += weight
        else:
            weight_of = 1.0 if state.in_reach(seat, s) or not alive else OUT_OF_RANGE
            if state.table.leader_of[s] < 0 and leads(game, s):
                weight_of *= 2.0
            total += worth * weight_of
            count += weight_of
            if alive and worth * weight_of > most:
                most = worth * weight_of
    if mated > 0.0:
        mine = mine * 0.6 + mates / mated * 0.4 if state.in_game(seat) else mates / mated
    if count == 0.0:
        return mine
    others = total / count
    if most > -1000.0:
        others = others * (1.0 - SHARE_OF_LEADER) + most * SHARE_OF_LEADER
    # of many opponents each matters less, and that one of them falls is still worth having
    return mine - others


def leads(game: Game, seat: Seat) -> bool:
    """Does a team stand and fall with this player? CR 809.5."""
    table = game.state.table
    for s in table.teams[table.team_of[seat]]:
        if table.leader_of[s] == seat:
            return True
    return False


def of_player(game: Game, seat: Seat) -> float:
    """What a player has."""
    state = game.state
    p = state.players[seat]
    life = state.life(seat)
    worth = 6.0 * sqrt(float(life)) if life > 0 else -10.0
    poison = state.poison(seat)
    if poison:
        worth -= 30.0 * float(poison * poison) / float(state.table.poison_limit * state.table.poison_limit)
    if p.commander_damage and state.table.commander_damage:
        for i in range(1, len(p.commander_damage), 2):
            share = float(p.commander_damage[i]) / float(state.table.commander_damage)
            worth -= 25.0 * share * share
    left: i64 = len(state.ids(seat, LIBRARY))
    if left < 6:
        worth -= float(6 - left) * 2.0
    if state.monarch == seat:
        worth += 3.0
    if state.initiative == seat:
        worth += 3.0
    lands: i64 = 0
    others: i64 = 0  # that make mana
    for id in state.ids(seat, BATTLEFIELD):
        c = game.char(id)
        if c.types & LAND:
            lands += 1
            if not c.abilities.mana:
                worth -= WITHOUT_MANA
        worth += of_permanent(game, id)
        if c.abilities.mana and not c.types & (LAND | CREATURE):
            others += 1
    worth += of_mana(others, lands)
    worth += of_lands(lands)
    for id in state.ids(seat, HAND):
        worth += of_card(game, id, lands)
        if game.char(id).types & LAND:
            lands += 1  # the next one in the hand will be one more
    for i in range(len(p.commanders)):
        for id in state.ids(seat, COMMAND):
            if state.objs[id].number == p.commanders[i]:
                casts = p.commander_casts[i] if i < len(p.commander_casts) else 0
                worth += max(0.5, 4.0 - 0.5 * float(casts * TAX))
    return worth


def of_lands(lands: i64) -> float:
    """Lands by how many there are: the first few matter most."""
    worth = 0.0
    for i in range(lands):
        worth += 3.2 if i < 4 else (2.8 if i < 6 else (2.2 if i < 7 else 0.8))
    return worth


def of_mana(others: i64, lands: i64) -> float:
    """What else makes mana, beside so many lands: the first few matter more than a card."""
    worth = 0.0
    for i in range(others):
        worth += 2.6 if lands + i < 7 else 1.4
    return worth


def of_card(game: Game, id: ObjectId, lands: i64) -> float:
    """A card in a hand: worth less than what it becomes, so that it is played, and a land more while lands lack."""
    c = game.char(id)
    if c.types & LAND:
        return 3.0 if lands < 4 else (2.4 if lands < 6 else 0.7)
    value = c.mana_value()
    return 2.4 + 0.1 * float(min(value, 6))


def spells_in_hand(game: Game, seat: Seat) -> i64:
    """How many cards that are no lands are in a player's hand?"""
    n: i64 = 0
    for id in game.state.ids(seat, HAND):
        if not game.char(id).types & LAND:
            n += 1
    return n


def of_permanent(game: Game, id: ObjectId) -> float:
    """A permanent; lands are counted together (`of_lands`)."""
    state = game.state
    o = state.objs[id]
    c = game.char(id)
    if c.types & CREATURE:
        worth = of_creature(game, id)
        return worth * min(float(o.token_count), 20.0)
    if c.types & LAND:
        return 0.0
    if c.types & PLANESWALKER:
        return 2.5 + 1.3 * float(o.counter(LOYALTY))
    if c.abilities.mana:
        return 1.0  # the rest is in what they make (`of_mana`)
    if o.attached_to != NONE:
        return 0.8 + 0.5 * float(c.mana_value())  # what it does is seen on what it is attached to
    return 1.6 + 0.8 * float(min(c.mana_value(), 8))


def of_creature(game: Game, id: ObjectId) -> float:
    """By its numbers and keywords; what is fastened to it by an opponent is no help."""
    state = game.state
    o = state.objs[id]
    c = game.char(id)
    power = float(max(c.power, 0))
    toughness = float(max(c.toughness - o.damage, 0))
    k = c.keywords
    worth = 0.9 + 1.2 * power + 0.55 * toughness + 0.25 * float(min(c.mana_value(), 8))
    if k & FLYING or k & UNBLOCKABLE:
        worth += 0.4 * power
    if k & DOUBLE_STRIKE:
        worth += 0.9 * power
    if k & DEFENDER:
        worth -= 0.9 * power
    if k & SMALL_VIRTUES:
        virtues = k & SMALL_VIRTUES
        while virtues:
            worth += 0.6
            virtues &= virtues - 1
    if c.abilities.mana:
        worth += 1.2
    for a in o.attachments:
        if state.opponents(o.controller, state.objs[a].controller) and hinders(game, a):
            worth *= 0.45
    return worth


def hinders(game: Game, id: ObjectId) -> bool:
    """Is this bad for what it is attached to? What helps an opponent's creature is no harm because it is ours."""
    for static in game.char(id).abilities.statics:
        benefit = static.benefit()
        if benefit:
            return benefit < 0
    return False
