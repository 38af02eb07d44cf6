"""Small boards made by hand, for tests of what stands below the library: a few plain cards where they are wanted."""

from __future__ import annotations

from apnap.rules.ch1_concepts.definitions import Ability, Keywords, ability_set
from apnap.rules.ch1_concepts.empty_state import empty_state
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, AbilitySet, Chars, parse_mana_cost
from apnap.rules.ch2_cards.printed import CardDef, CastMethod, Face
from apnap.rules.ch4_zones.zones import new_object, put_in
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, GREEN, HAND, LAND, LIBRARY, MAIN1, STACK, STAGE_PRIORITY
from apnap.rules.core.game import Game
from apnap.rules.core.objects import Obj


def plain(
    name: str,
    cost: str = "{1}{G}",
    types: int = CREATURE,
    power: int = 2,
    toughness: int = 2,
    abilities: list[Ability] | None = None,
    subtypes: list[str] | None = None,
) -> CardDef:
    """A card with these characteristics and nothing else."""
    given: AbilitySet = ability_set(abilities) if abilities else NO_ABILITIES
    mana = None if types & LAND else parse_mana_cost(cost)
    colors = 0 if mana is None else mana.colors
    chars = Chars(name, mana, colors, 0, types, subtypes or [], given.keywords, given, power, toughness)
    return CardDef(name, "normal", [Face(chars)], [CastMethod("", 1 << HAND, None, [], 0)])


def with_keywords(name: str, flags: int, power: int = 2, toughness: int = 2) -> CardDef:
    return plain(name, power=power, toughness=toughness, abilities=[Keywords(flags)])


BEAR = plain("Bear", subtypes=["Bear"])
OGRE = plain("Ogre", "{2}{R}", power=3, toughness=3, subtypes=["Ogre"])
WURM = plain("Wurm", "{4}{G}{G}", power=6, toughness=4, subtypes=["Wurm"])
IMP = plain("Imp", "{B}", power=1, toughness=1, subtypes=["Imp"])
MEADOW = plain("Meadow", types=LAND, power=0, toughness=0)
PILE = [BEAR, OGRE, WURM, IMP, MEADOW]
COLOR = GREEN


def table_of(seats: int, teams: list[list[int]] | None = None) -> TableRules:
    table = TableRules(seats)
    if teams is not None:
        table.teams = [list(team) for team in teams]
    return table.seal()


def board(table: TableRules, seed: int = 1) -> Game:
    """A game in the first main phase of the first unit, with nothing in any zone."""
    state = empty_state(table, seed)
    turn = state.turns[0]
    turn.number = 1
    state.ticks = 1
    turn.active = list(table.units[0])
    turn.step = MAIN1
    turn.plan_index = turn.plan.index(MAIN1)
    turn.stage = STAGE_PRIORITY
    for seat in turn.active:
        state.players[seat].turn_began = 1
        state.players[seat].turns = 1
    return Game(state, [None] * table.seats, [f"Player {s}" for s in range(table.seats)])


def put(game: Game, seat: int, zone: int, card: CardDef) -> Obj:
    """Put a card into a zone of a seat (on top of a library, at the end of the others); permanents are not sick."""
    o = new_object(game.state, card, seat, seat, zone, card.base)
    o.number = o.id
    put_in(game, o, -1)
    if zone == BATTLEFIELD:
        o.controlled_since = 0
        game.settle()
    return game.state.objs[o.id]


def fill(game: Game, hand: int, library: int) -> None:
    """Give every seat cards in hand and library, not in the same order."""
    for seat in range(game.state.seats):
        for i in range(library):
            put(game, seat, LIBRARY, PILE[(i * i + seat) % len(PILE)])
        for i in range(hand):
            put(game, seat, HAND, PILE[(i + 2 * seat) % len(PILE)])


def put_on_stack(game: Game, seat: int, card: CardDef) -> Obj:
    return put(game, seat, STACK, card)
