"""Starting the game: who begins, libraries, opening hands, mulligans. CR 103.

`opening` is run again and again until everybody has an opening hand; each run does one thing and asks one player at
most, so that little is repeated where answers come from outside. Player.opening says how far a player is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.empty_state import empty_state
from apnap.rules.ch1_concepts.supplements import Supplements, lay_out
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import new_object, register_in
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch8_multiplayer.range import reach_masks
from apnap.rules.ch8_multiplayer.shared_turns import hear
from apnap.rules.ch8_multiplayer.table import START_FIXED, TableRules
from apnap.rules.ch9_casual import conspiracies, planar_die, planes
from apnap.rules.ch9_casual.vanguards import set_starting_life, starting_hand
from apnap.rules.core.constants import HAND, LIBRARY, STAGE_BEGIN_TURN
from apnap.rules.core.decisions import FOR_BOTTOM, FROM_ACTION, ChooseDecision, Decision, MulliganDecision
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat
from apnap.rules.events import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# how far a player is with their opening hand (103.5, 103.6)
OPENING_DRAW: Final = 0  # is to draw a hand
OPENING_DECLARE: Final = 1  # is to say whether they take a mulligan
OPENING_MULLIGAN: Final = 2  # has said so, and waits for the others' declarations
OPENING_BOTTOM: Final = 3  # has a new hand, and is to put cards of it on the bottom
OPENING_KEPT: Final = 4  # has an opening hand
OPENING_DONE: Final = 5  # has done with the actions that cards allow from an opening hand


def new_state(
    table: TableRules, decks: list[list[CardDef]], seed: i64, brought: list[Supplements] | None = None
) -> State:
    """A game before its first card is drawn: starting unit, shuffled libraries, life totals. CR 103.1-103.4.

    `brought` is what each seat has besides its deck: commanders, planes, schemes and the like.
    """
    if len(decks) != table.seats:
        raise ValueError(f"{table.seats} seats need as many decks, not {len(decks)} (CR 103.3)")
    state = empty_state(table, seed)
    if table.starting == START_FIXED:
        state.starter = table.unit_of[table.starting_seat]
    elif table.starters:
        state.starter = table.unit_of[table.starters[state.below(len(table.starters))]]
    else:
        state.starter = state.below(len(table.units))
    number: i64 = 0
    for seat in range(table.seats):
        deck = decks[seat]
        order: list[i64] = list(range(len(deck)))
        # shuffled before there are objects: an id says nothing about which card it is
        state.shuffle(order)
        library = state.edit_zone(seat, LIBRARY)
        for i in order:
            o = new_object(state, deck[i], seat, seat, LIBRARY, deck[i].base)
            o.number = number + i
            library.append(o.id)
            if deck[i].base.abilities.zones >> LIBRARY & 1:
                register_in(state, o.id, deck[i].base.abilities)
        number += len(deck)
        p = state.edit_player(seat)
        p.life = table.starting_life[table.life_of[seat]]
    if brought is not None:
        lay_out(state, brought, number)
        conspiracies.settle_starter(state)
        if table.vanguards:
            set_starting_life(state)
    make_ready(state)
    return state


def make_ready(state: State) -> None:
    """Libraries are laid out: everything is ready for opening hands to be drawn."""
    state.strays_checked = len(state.objs)
    for m in range(len(state.turns)):
        state.edit_marker(m).unit = state.starter
    state.reach = reach_masks(state)
    state.touch()


def turn_order(state: State) -> list[i64]:
    """The seats in the game from the starting unit on. CR 101.4e, 103.5d."""
    out: list[i64] = []
    n: i64 = len(state.table.units)
    unit = state.starter
    for _ in range(n):
        for seat in state.table.units[unit]:
            if state.in_game(seat):
                out.append(seat)
        unit = (unit + state.direction) % n
    return out


def opening(game: Game) -> None:
    """The next thing on the way to everybody's opening hand and the first turn. CR 103.5-103.8."""
    state = game.state
    order = turn_order(state)
    if state.players[order[0]].opening == OPENING_DRAW:
        if state.has_hidden_agendas and conspiracies.choose_names(game, order):
            return
        for seat in order:
            draw_hand(game, seat)
            state.edit_player(seat).opening = OPENING_DECLARE
        return
    waiting = first_at(state, order, OPENING_BOTTOM)
    if waiting:
        put_on_bottom(game, waiting)
        return
    waiting = first_at(state, order, OPENING_DECLARE)
    if waiting:
        declare(game, waiting)
        return
    again = False
    for seat in order:
        if state.players[seat].opening == OPENING_MULLIGAN:
            take_mulligan(game, seat)
            again = True
    if again:
        return
    waiting = first_at(state, order, OPENING_KEPT) if has_opening_action(state) else []
    if waiting:
        act_from_hand(game, waiting)
        return
    if state.unfinished is not None:
        game.finish_restart()
        return
    begin_first_turns(state)
    if state.table.planes:
        planar_die.place_dice(game)
        planes.set_starting_planes(game)


def first_at(state: State, order: list[i64], stage: i64) -> list[i64]:
    """The members of the first unit in turn order that have got so far; they act in any order. CR 805.3a-b."""
    out: list[i64] = []
    unit_of = state.table.unit_of
    for seat in order:
        if state.players[seat].opening == stage and (not out or unit_of[seat] == unit_of[out[0]]):
            out.append(seat)
    return out


def draw_hand(game: Game, seat: Seat) -> None:
    """A player draws as many cards as their starting hand has. CR 103.5.

    Nothing can replace these draws or trigger on them: no ability functions yet.
    """
    state = game.state
    size = starting_hand(state, seat)
    for _ in range(size):
        library = state.ids(seat, LIBRARY)
        if not library:
            state.edit_player(seat).drew_empty = True  # 704.5b
            break
        ZoneChange(library[-1], LIBRARY, HAND, seat).apply(game)
    state.touch()
    if game.logging:
        game.say("103.5", f"{game.name_of_seat(seat)} draws {size} cards")


def counted(state: State, seat: Seat) -> i64:
    """The mulligans that cost a card: all but the free ones. CR 103.5, 800.6."""
    return max(0, state.players[seat].mulligans - free_mulligans(state))


def free_mulligans(state: State) -> i64:
    """How many mulligans of a player do not count; that of a game for many is not free for the last two. CR 103.5c."""
    table = state.table
    return table.free_mulligans_for_two if state.is_down_to_two() else table.free_mulligans


def declare(game: Game, seats: list[Seat]) -> None:
    """A player says whether they take a mulligan, while a hand of cards would be left. CR 103.5, 805.3a."""
    state = game.state
    asked: list[Decision] = []
    for seat in seats:
        if counted(state, seat) >= starting_hand(state, seat):
            keep_or_not(game, seat, 0)
            return
        decision = MulliganDecision(seat)
        asked.append(decision)
    i = hear(game, asked)
    keep_or_not(game, seats[i], asked[i].given[0])


def keep_or_not(game: Game, seat: Seat, answer: i64) -> None:
    """A player has declared it. CR 103.5."""
    state = game.state
    p = state.edit_player(seat)
    if answer:
        p.opening = OPENING_MULLIGAN
    else:
        p.opening = OPENING_KEPT
        p.kept_hand = True
    if game.logging:
        size = len(state.ids(seat, HAND))
        says = "takes a mulligan" if answer else f"keeps a hand of {size} cards"
        game.say("103.5", f"{game.name_of_seat(seat)} {says}")


def take_mulligan(game: Game, seat: Seat) -> None:
    """Shuffle the hand into the library and draw a new one. CR 103.5."""
    state = game.state
    for id in state.ids(seat, HAND).copy():
        ZoneChange(id, HAND, LIBRARY, seat).apply(game)
    state.shuffle(state.edit_zone(seat, LIBRARY))
    game.forget_library(seat)
    draw_hand(game, seat)
    p = state.edit_player(seat)
    p.mulligans += 1
    p.opening = OPENING_BOTTOM if counted(state, seat) else OPENING_DECLARE


def put_on_bottom(game: Game, seats: list[Seat]) -> None:
    """Put a card for each mulligan on the bottom, in the order chosen: the last one is lowest. CR 103.5, 103.5c."""
    state = game.state
    asked: list[Decision] = []
    for seat in seats:
        hand = state.ids(seat, HAND)
        count = min(counted(state, seat), len(hand))
        if count == len(hand) and count <= 1:
            bury(game, seat, hand.copy())
            return
        decision = ChooseDecision(
            seat, "103.5", hand.copy(), count, count, purpose=FOR_BOTTOM, origin=FROM_ACTION, benefit=-1
        )
        asked.append(decision)
    i = hear(game, asked)
    bury(game, seats[i], asked[i].given)


def bury(game: Game, seat: Seat, chosen: list[i64]) -> None:
    """These cards of a hand go to the bottom of the library. CR 103.5."""
    state = game.state
    for id in chosen:
        change = ZoneChange(id, HAND, LIBRARY, seat)
        change.position = 0
        change.apply(game)
    state.edit_player(seat).opening = OPENING_DECLARE
    state.touch()
    if game.logging:
        cards = "1 card" if len(chosen) == 1 else f"{len(chosen)} cards"
        game.say("103.5", f"{game.name_of_seat(seat)} puts {cards} on the bottom of their library")


def with_actions(game: Game, seat: Seat) -> list[i64]:
    """The cards of an opening hand that allow their player to do something with them now. CR 103.6."""
    out: list[i64] = []
    for id in game.state.ids(seat, HAND):
        action = game.char(id).abilities.opening
        if action is not None and action.may_take(game, seat, id):
            out.append(id)
    return out


def has_opening_action(state: State) -> bool:
    """May somebody have a card that allows something from an opening hand? Then all are asked: nobody can tell who."""
    for o in state.objs:
        if (o.zone == HAND or o.zone == LIBRARY) and o.card.base.abilities.opening is not None:
            return True
    return False


def act_from_hand(game: Game, seats: list[Seat]) -> None:
    """A player takes actions that cards of their opening hand allow, in the order they choose. CR 103.6, 805.3b."""
    state = game.state
    asked: list[Decision] = []
    for seat in seats:
        allowed = with_actions(game, seat)
        decision = ChooseDecision(seat, "103.6", allowed, 0, len(allowed), origin=FROM_ACTION, benefit=1)
        asked.append(decision)
    i = hear(game, asked)
    state.edit_player(seats[i]).opening = OPENING_DONE
    for id in asked[i].given:
        if state.objs[id].zone == HAND:
            action = game.char(id).abilities.opening
            if action is not None:
                action.take(game, seats[i], id)


def begin_first_turns(state: State) -> None:
    """The starting unit takes its first turn; further turn markers begin four seats on each. CR 103.8, 807.4b."""
    if state.table.markers > 1:
        markers.hand_out(state)
    else:
        turn = state.edit_turn()
        turn.unit = state.starter
        turn.regular = turn.unit
        turn.stage = STAGE_BEGIN_TURN
    state.here = 0
    state.touch()
