"""How each hand action is done: by the events and effects that cards use, so that everything else notices it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.by_hand import hidden, making
from apnap.abilities.by_hand.permission import check_refs, name_for_all, objects_of, one_player, players_of
from apnap.abilities.by_hand.unread import ByHand, CarryOut, Meant, SizeByHand, is_by_hand
from apnap.abilities.effects.creating import copy_as_token
from apnap.abilities.effects.free_casting import choose_way, free_ways
from apnap.abilities.statics.changes import YouControl
from apnap.rules.ch1_concepts.costs.total_costs import can_pay_total, combined, pay_total
from apnap.rules.ch1_concepts.definitions import NO_COSTS, Activated, Context
from apnap.rules.ch1_concepts.targets import can_target
from apnap.rules.ch2_cards.characteristics import ManaCost, parse_mana_cost
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch6_spells import announcing
from apnap.rules.ch6_spells.casting import cast_while_resolving
from apnap.rules.ch7_additional import chance
from apnap.rules.ch7_additional.by_hand.actions import (
    H_ATTACH,
    H_CAST,
    H_CONTROL,
    H_COPY,
    H_COUNTER,
    H_COUNTERS,
    H_DAMAGE,
    H_DESTROY,
    H_DISCARD,
    H_DRAW,
    H_EFFECT,
    H_LIFE,
    H_LOOK,
    H_MANA,
    H_MOVE,
    H_PAY,
    H_REVEAL,
    H_ROLL,
    H_SACRIFICE,
    H_SHUFFLE,
    H_SIZE,
    H_STACK,
    H_TAP,
    H_TOKEN,
    H_TOP,
    H_TURN,
    H_UNTAP,
    HandAction,
    Performer,
    bring_performer,
    refused,
)
from apnap.rules.ch7_additional.copying import copy_on_stack
from apnap.rules.ch7_additional.face_down import TurnedUp
from apnap.rules.ch7_additional.faces import Transformed, can_transform
from apnap.rules.core.cause import Cause
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    F_SACRIFICE,
    GRAVEYARD,
    HAND,
    INDESTRUCTIBLE,
    LIBRARY,
    NONE,
    STACK,
)
from apnap.rules.core.designations import POWER_BY_HAND, TOUGHNESS_BY_HAND, with_note
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import (
    AddMana,
    Attach,
    Countered,
    Counters,
    CreateToken,
    Damage,
    Destroy,
    Discard,
    Entry,
    Event,
    LifeChange,
    Sacrifice,
    Shuffle,
    Tap,
    Unattach,
)

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

MOST_COPIES: Final = 20
MOST_TOKENS: Final = 100
MOST_SIDES: Final = 1000
MOST_DICE: Final = 20
TAPPED: Final = 1
ATTACHABLE: Final = ["Aura", "Equipment", "Fortification"]
ON_BOARD: Final[list[i64]] = [H_DESTROY, H_SACRIFICE, H_TAP, H_UNTAP, H_CONTROL, H_EFFECT, H_SIZE, H_TURN]
OF_OBJECTS: Final[list[i64]] = [H_MOVE, H_DISCARD, H_COUNTER, H_CAST]
CASTABLE: Final[list[i64]] = [LIBRARY, HAND, GRAVEYARD, EXILE, COMMAND]
OF_PLAYERS: Final[list[i64]] = [H_LIFE, H_DRAW, H_SHUFFLE, H_MANA, H_TOP, H_LOOK, H_TOKEN, H_PAY, H_ROLL]


class ByPeople(Performer):
    """All that people can do by hand."""

    def check(self, game: Game, seat: Seat, action: HandAction) -> None:
        check_refs(game, seat, action)
        k = action.kind
        ids = objects_of(action)
        if k not in OF_PLAYERS and k != H_STACK and not action.refs:
            raise refused("say what it is about")
        if (k in ON_BOARD or k in OF_OBJECTS) and len(ids) != len(action.refs):
            raise refused("it is about objects, each once")
        if k in OF_PLAYERS and ids:
            raise refused("it is about players, not about objects")
        if (k == H_LIFE or k == H_DRAW or k == H_SHUFFLE) and len(players_of(action, seat)) != max(1, len(action.refs)):
            raise refused("name each player once")
        for id in ids:
            zone = game.state.objs[id].zone
            if k in ON_BOARD and zone != BATTLEFIELD:
                raise refused(f"{name_for_all(game, id)} is not on the battlefield")
            if k == H_DISCARD and zone != HAND:
                raise refused("only cards in a hand are discarded")
            if k == H_COUNTER and zone != STACK:
                raise refused("only spells and abilities are countered")
        check_kind(game, seat, action, ids)

    def words(self, game: Game, seat: Seat, action: HandAction) -> str:
        from apnap.abilities.by_hand.wording import words_of

        return words_of(game, seat, action)

    def perform(self, game: Game, seat: Seat, action: HandAction) -> None:
        if action.source >= 0 and game.state.objs[action.source].zone in (HAND, LIBRARY):
            learn(game.state, action.source, EVERYBODY)  # whoever carries out a card shows it (602.2a)
        cause = game.state.cause
        if game.state.reach is not None:
            game.state.cause = Cause(seat, cause.on_stack)
        try:
            act(game, seat, action)
        finally:
            game.state.cause = cause


def check_kind(game: Game, seat: Seat, action: HandAction, ids: list[i64]) -> None:
    """What each kind needs besides."""
    k = action.kind
    n = action.number(0, 1)
    if k == H_MOVE:
        hidden.check_move(game, seat, action, ids)
    elif k == H_TOP or k == H_LOOK or k == H_REVEAL:
        hidden.check_look(game, seat, action, ids)
    elif k == H_TOKEN:
        making.token_of(action)
        if n < 1 or n > MOST_TOKENS:
            raise refused(f"one to {MOST_TOKENS} tokens are made at a time by hand")
    elif k == H_COPY:
        if len(ids) != 1 or game.state.objs[ids[0]].zone not in (BATTLEFIELD, STACK) or not 1 <= n <= MOST_COPIES:
            raise refused(f"one permanent or spell is copied, up to {MOST_COPIES} times")
    elif k == H_ATTACH:
        check_attach(game, action)
    elif k == H_CONTROL:
        if not 0 <= n < game.state.seats or not game.state.in_game(n):
            raise refused("that player is not in the game")
        making.lasting(game, action, [YouControl()], action.number(1, 0), ids)
    elif k == H_EFFECT:
        making.lasting(game, action, making.changes_of(action), action.number(0, 0), ids)
    elif k == H_COUNTERS:
        if not action.words.strip() or n == 0:
            raise refused("say which counters, and how many")
        for ref in action.refs:
            if ref >= 0 and game.state.objs[ref].zone == STACK:
                raise refused("counters are put on permanents, cards and players")
    elif k == H_DRAW or k == H_DAMAGE or k == H_LIFE:
        if (n > hidden.MOST_CARDS and k == H_DRAW) or (k != H_LIFE and n < 1) or n == 0:
            raise refused("say how much: a number that there is")
        if k == H_DAMAGE and action.source == NONE:
            raise refused("say which card deals the damage")
    elif k == H_MANA or k == H_PAY:
        cost = cost_of(action.words)
        if not action.words.strip():
            raise refused("say which mana")
        if k == H_MANA and (cost.generic or cost.x or len(cost.symbols) > 0):
            raise refused("mana is added as single symbols, such as {G}{G}")
        if k == H_PAY and not can_pay_total(game, paying(game, seat, action), combined(cost, NO_COSTS), 0):
            raise refused(f"{game.name_of_seat(seat)} cannot pay {action.words}")
    elif k == H_SIZE:
        if len(ids) != 1 or not has_size(game, ids[0]):
            raise refused("only of a permanent whose size nothing defines is it said by hand")
        making.size_of(action, 0)
    elif k == H_TURN:
        for id in ids:
            o = game.state.objs[id]
            if action.words == "transform" and not can_transform(o):
                raise refused(f"{name_for_all(game, id)} cannot transform")
            if action.words == "face up" and not o.face_down:
                raise refused("it is face up already")
        if action.words != "transform" and action.words != "face up":
            raise refused("permanents transform or are turned face up by hand")
    elif k == H_CAST:
        if len(ids) != 1 or game.state.objs[ids[0]].zone not in CASTABLE or not free_ways(game, seat, ids[0]):
            raise refused("one card is cast at a time, one that can be cast")
    elif k == H_STACK:
        check_stack(game, seat, action)
    elif k == H_ROLL and (not 2 <= n <= MOST_SIDES or not 1 <= action.number(1, 1) <= MOST_DICE):
        raise refused(f"up to {MOST_DICE} dice of 2 to {MOST_SIDES} sides are rolled")


def check_attach(game: Game, action: HandAction) -> None:
    refs = action.refs
    if len(refs) not in (1, 2) or refs[0] < 0 or game.state.objs[refs[0]].zone != BATTLEFIELD:
        raise refused("say what is attached, and to what")
    subtypes = game.char(refs[0]).subtypes
    fits = False
    for kind in ATTACHABLE:
        if kind in subtypes:
            fits = True
    if not fits:
        raise refused("only Auras, Equipment and Fortifications are attached")
    if len(refs) == 2 and (refs[1] == refs[0] or (refs[1] >= 0 and game.state.objs[refs[1]].zone != BATTLEFIELD)):
        raise refused("it is attached to a permanent or a player")


def check_stack(game: Game, seat: Seat, action: HandAction) -> None:
    if action.source == NONE:
        raise refused("say whose ability goes onto the stack")
    ability_for(game, action)
    for ref in action.refs:
        if not can_target(game, seat, action.source, ref):
            raise refused(f"{name_for_all(game, ref)} cannot be a target of it")


def ability_for(game: Game, action: HandAction) -> Activated:
    """The ability of an unread line, as it stands on a stack."""
    line = action.number(0, 0)
    card = game.state.objs[action.source].card
    for face in card.faces:
        for ability in face.chars.abilities.every:
            if isinstance(ability, ByHand) and (line == 0 or ability.line == line):
                return ability.on_stack
    if not is_by_hand(card) or line < 0 or line > 99:
        raise refused("that card has no such line")
    return Activated([], CarryOut(int(line), int(line)))


def cost_of(words: str) -> ManaCost:
    try:
        return parse_mana_cost(words.strip())
    except ValueError:
        raise refused(f"'{words}' is no mana: write {{2}}{{G}}") from None


def paying(game: Game, seat: Seat, action: HandAction) -> Context:
    if action.source == NONE:
        raise refused("say for which card it is paid")
    return Context(seat, action.source)


def has_size(game: Game, id: i64) -> bool:
    for ability in game.char(id).abilities.every:
        if isinstance(ability, SizeByHand):
            return True
    return False


# doing ----------------------------------------------------------------------------------------------------------------
def act(game: Game, seat: Seat, action: HandAction) -> None:
    """It happens."""
    k = action.kind
    ids = objects_of(action)
    if k == H_MOVE:
        hidden.move(game, seat, action, ids)
    elif k == H_DRAW:
        hidden.draw(game, action, players_of(action, seat))
    elif k == H_TOP:
        hidden.take_top(game, seat, action)
    elif k == H_REVEAL:
        hidden.reveal(game, seat, action, ids)
    elif k == H_LOOK:
        hidden.look(game, seat, action)
    elif k == H_STACK:
        put_on_stack(game, seat, action)
    elif k == H_TOKEN:
        create(game, seat, action)
    elif k == H_COPY:
        copy(game, seat, action, ids[0])
    elif k == H_CONTROL:
        ctx = Context(action.number(0, 0), action.source if action.source != NONE else ids[0])
        making.lasting(game, action, [YouControl()], action.number(1, 0), ids).perform(game, ctx)
    elif k == H_EFFECT:
        ctx = Context(seat, action.source if action.source != NONE else ids[0])
        making.lasting(game, action, making.changes_of(action), action.number(0, 0), ids).perform(game, ctx)
    elif k == H_PAY:
        pay_total(game, paying(game, seat, action), combined(cost_of(action.words), NO_COSTS), 0)
    elif k == H_SIZE:
        say_size(game, action, ids[0])
    elif k == H_CAST:
        cast(game, seat, action, ids[0])
    elif k == H_ROLL:
        chance.roll(game, Context(seat, action.source), seat, action.number(0, 6), action.number(1, 1))
    else:
        happen(game, seat, action)


def happen(game: Game, seat: Seat, action: HandAction) -> None:
    """The kinds that are plain events, all of them at once."""
    events: list[Event] = []
    refs = action.refs if action.refs else [-1 - seat]
    if action.kind == H_ATTACH:
        events.append(Attach(refs[0], refs[1]) if len(refs) == 2 else Unattach(refs[0]))
    elif action.kind == H_MANA:
        pips = cost_of(action.words).pips
        for s in players_of(action, seat):
            for i in range(len(pips)):
                if pips[i]:
                    events.append(AddMana(s, i, pips[i], False))
    else:
        for ref in refs:
            event = event_for(game, action, ref)
            if event is not None:
                events.append(event)
    for e in events:
        e.cause = action.source if action.source >= 0 else -1
    if events:
        game.emit_all(events)


def event_for(game: Game, action: HandAction, ref: Ref) -> Event | None:
    """What happens to one object or player."""
    k = action.kind
    n = action.number(0, 1)
    if k == H_LIFE:
        return LifeChange(-1 - ref, n) if ref < 0 else None
    if k == H_SHUFFLE:
        return Shuffle(-1 - ref) if ref < 0 else None
    if k == H_COUNTERS:
        return Counters(ref, action.words.strip(), n)
    if k == H_DAMAGE:
        return Damage(action.source, ref, n, False)
    if ref < 0:
        return None
    o = game.state.objs[ref]
    if k == H_DESTROY:
        return None if game.char(ref).keywords & INDESTRUCTIBLE else Destroy(ref)
    if k == H_SACRIFICE:
        return None if game.is_forbidden(F_SACRIFICE, o.controller, ref) else Sacrifice(o.controller, ref)
    if k == H_DISCARD:
        return Discard(o.owner, ref)
    if k == H_COUNTER:
        return Countered(ref)
    if k == H_TURN:
        return Transformed(ref) if action.words == "transform" else TurnedUp(ref)
    if k == H_TAP:
        return None if o.tapped else Tap(ref, False)
    return Tap(ref, True) if o.tapped else None


def create(game: Game, seat: Seat, action: HandAction) -> None:
    """Tokens come to be. CR 111.1."""
    event = CreateToken(one_player(action, seat), making.token_of(action))
    event.count = action.number(0, 1)
    if action.number(4, 0) & TAPPED:
        entry = Entry()
        entry.tapped = True
        event.entry = entry
    game.emit(event)


def copy(game: Game, seat: Seat, action: HandAction, id: i64) -> None:
    """Tokens that are copies, or copies of a spell or ability. CR 707.2, 707.10."""
    who = one_player(action, seat)
    on_stack = game.state.objs[id].zone == STACK
    for _i in range(action.number(0, 1)):
        if on_stack:
            copy_on_stack(game, who, id, NONE, None, True)
        else:
            copy_as_token(game, who, id, -1)


def say_size(game: Game, action: HandAction, id: i64) -> None:
    o = game.state.edit(id)
    o.chosen = with_note(o.chosen, POWER_BY_HAND, action.number(0, 0))
    o.chosen = with_note(o.chosen, TOUGHNESS_BY_HAND, action.number(1, 0))
    game.drop_all_chars()
    game.settle()
    game.state.touch()


def cast(game: Game, seat: Seat, action: HandAction, id: i64) -> None:
    """A card is cast without paying its mana cost. CR 118.9."""
    ways = free_ways(game, seat, id)
    way = ways[0] if ways else -1
    if len(ways) > 1:
        way = choose_way(game, Context(seat, id), seat, id, ways)
    if way >= 0 and way in free_ways(game, seat, id):
        cast_while_resolving(game, seat, id, way)


def put_on_stack(game: Game, seat: Seat, action: HandAction) -> None:
    """The ability of an unread line goes onto the stack, with the targets that were named. CR 602.2, 603.3."""
    o = announcing.put_ability(game, seat, action.source, ability_for(game, action))
    ctx = Context(seat, action.source)
    ctx.object = o.id
    if action.refs:
        ctx.slots = [Meant(action.refs)]
        ctx.targets = [action.refs]
    game.state.edit(o.id).announced = ctx
    announcing.become_targets(game, ctx)


bring_performer(ByPeople())
