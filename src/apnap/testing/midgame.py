"""Games in the middle: played from random decks for a while, and left at any moment between two transitions."""

from __future__ import annotations

import functools
import random

from apnap import library
from apnap.agents import make_agent
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    INSTANT,
    LAND,
    MAIN1,
    PERMANENT_TYPES,
    SORCERY,
    STAGE_PRIORITY,
)
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.testing.placing import place

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
IN_DECKS = PERMANENT_TYPES | INSTANT | SORCERY  # no planes, schemes and the like
PLAYED = (120, 420)  # decisions before a game is left, at the least and at most


def table_of(kind: str) -> TableRules:
    """A small table by name: a number of seats, teams of two, or everybody within range of their neighbours only."""
    if kind == "2v2":
        table = TableRules(4)
        table.teams = [[0, 2], [1, 3]]
    elif kind.startswith("ranged "):
        table = TableRules(int(kind.removeprefix("ranged ")))
        table.range = [1] * int(table.seats)
    else:
        table = TableRules(int(kind))
    return table.seal()


def pile(dice: random.Random) -> list[CardDef]:
    """A deck of two colours, made of any cards that the library has."""
    colors = dice.sample(range(5), 2)
    mask = sum(1 << color for color in colors)
    cards = [card for card in library.cards() if card.base.types & IN_DECKS]
    fitting = [card for card in cards if not card.base.types & LAND and card.base.colors & ~mask == 0]
    lands = [card for card in cards if card.base.types & LAND]
    basics = [library.find(BASICS[color]) for color in colors]
    chosen = [dice.choice(fitting) for _ in range(34)] + [dice.choice(basics) for _ in range(20)]
    return chosen + [dice.choice(lands) for _ in range(6)]


@functools.lru_cache(maxsize=64)
def midgame(kind: str, seed: int) -> State:
    """A state in the middle of a game; fork it before anything is done with it. Nobody has left yet.

    Every other seed leaves the game in a main phase, the rest wherever it happens to be.
    """
    for attempt in range(50):
        dice = random.Random(f"midgame {kind} {seed} {attempt}")
        table = table_of(kind)
        seats = int(table.seats)
        decks = [pile(dice) for _ in range(seats)]
        agents = [make_agent(dice.choice(("random", "first")), dice.randrange(1 << 30)) for _ in range(seats)]
        play = Play(new_state(table, decks, dice.randrange(1 << 30)), list(agents), [f"Seat {s}" for s in range(seats)])
        play.record_off()
        play.limit = dice.randint(*PLAYED)
        play.run()
        if seed % 2:
            to_main_phase(play)
        if not play.state.over and all(play.state.in_game(s) for s in range(seats)):
            furnish(play, dice)
            return play.state
    raise RuntimeError(f"no game at the table {kind} lasts that long")


def to_main_phase(play: Play) -> None:
    """On to a moment at which sorceries can be cast."""
    for _ in range(400):
        turn = play.state.turn()
        if play.state.over or (turn.step == MAIN1 and turn.stage == STAGE_PRIORITY and not turn.stack):
            return
        play.limit = play.decisions_asked + 1
        play.run()


def furnish(play: Play, dice: random.Random) -> None:
    """A few more things lie about than two bots get to in so short a time."""
    cards = [card for card in library.cards() if card.base.types & IN_DECKS]
    permanents = [card for card in cards if card.base.types & PERMANENT_TYPES and "Aura" not in card.base.subtypes]
    for seat in range(play.state.seats):
        for _ in range(3):
            o = place(play, seat, dice.choice(permanents), BATTLEFIELD)
            o.tapped = dice.random() < 0.3
            o.controlled_since = -1
            if dice.random() < 0.3:
                o.counters = {**(o.counters or {}), "+1/+1": dice.randint(1, 3)}
                play.drop_chars(o.id)
        for zone in (GRAVEYARD, GRAVEYARD, EXILE):
            place(play, seat, dice.choice(cards), zone)
    play.drop_all_chars()
    play.settle()
    play.state.touch()
