"""What is done by hand in words, as everybody at the table may hear it: nothing hidden is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.by_hand.making import LASTING_WORDS
from apnap.abilities.by_hand.permission import name_for_all, objects_of, one_player, players_of
from apnap.rules.ch7_additional.by_hand.actions import (
    H_ATTACH,
    H_CONTROL,
    H_COPY,
    H_COUNTERS,
    H_DAMAGE,
    H_DRAW,
    H_EFFECT,
    H_LIFE,
    H_LOOK,
    H_MANA,
    H_MOVE,
    H_PAY,
    H_REVEAL,
    H_ROLL,
    H_SHUFFLE,
    H_SIZE,
    H_STACK,
    H_TOKEN,
    H_TOP,
    H_TURN,
    HAND_NAMES,
    HandAction,
)
from apnap.rules.core.constants import BATTLEFIELD, HAND, LIBRARY, NONE, ZONE_NAMES
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def words_of(game: Game, seat: Seat, action: HandAction) -> str:
    """What is done, and because of which card: that one is shown to all."""
    said = deed(game, seat, action)
    if action.source == NONE or action.kind == H_STACK:
        return said
    return f"{said} ({game.name(action.source)})"


def deed(game: Game, seat: Seat, action: HandAction) -> str:
    k = action.kind
    n = action.number(0, 1)
    size = n if n > 0 else -n
    what = listed([name_for_all(game, id) for id in objects_of(action)])
    who = listed([game.name_of_seat(s) for s in players_of(action, seat)])
    if k == H_MOVE:
        return f"{what} to the {ZONE_NAMES[n]}{where(game, seat, action)}"
    if k == H_COUNTERS:
        verb = "gets" if n > 0 else "loses"
        on = listed([name_for_all(game, ref) for ref in action.refs])
        return f"{on} {verb} {size} {action.words.strip()} counter{'s' if size != 1 else ''}"
    if k == H_TOKEN:
        box = "" if len(action.numbers) < 3 else f"{action.number(1, 0)}/{action.number(2, 0)} "
        return f"{who} gets {n} {box}{action.words.strip()} token{'s' if n != 1 else ''}"
    if k == H_COPY:
        return f"{n} cop{'ies' if n != 1 else 'y'} of {what} for {game.name_of_seat(one_player(action, seat))}"
    if k == H_ATTACH:
        to = listed([name_for_all(game, ref) for ref in action.refs[1:]])
        return f"{name_for_all(game, action.refs[0])} {f'is attached to {to}' if to else 'is unattached'}"
    if k == H_CONTROL:
        return f"{game.name_of_seat(n)} controls {what} {LASTING_WORDS[action.number(1, 0)]}"
    if k == H_LIFE:
        return f"{who} {'gains' if n > 0 else 'loses'} {size} life"
    if k == H_DAMAGE:
        return f"{n} damage to {listed([name_for_all(game, ref) for ref in action.refs])}"
    if k == H_DRAW:
        return f"{who} draws {n} card{'s' if n != 1 else ''}"
    if k == H_EFFECT:
        return f"{what} {change(action)} {LASTING_WORDS[action.number(0, 0)]}"
    if k == H_SHUFFLE:
        return f"{who}'s library is shuffled"
    if k in (H_TOP, H_LOOK, H_REVEAL):
        return cards(game, seat, action, what, who)
    if k == H_STACK:
        aim = listed([name_for_all(game, ref) for ref in action.refs])
        line = f" (line {n})" if action.numbers and n else ""
        return f"an ability of {game.name(action.source)}{line} goes onto the stack{f', {aim}' if aim else ''}"
    if k == H_MANA:
        return f"{who} adds {action.words.strip()}"
    if k == H_PAY:
        return f"pays {action.words.strip()}"
    if k == H_SIZE:
        return f"{what} is {action.number(0, 0)}/{action.number(1, 0)}"
    if k == H_TURN:
        return f"{what}: {action.words}"
    if k == H_ROLL:
        return f"rolls {action.number(1, 1)} dice of {n} sides"
    return f"{HAND_NAMES[k]} {what}"


def cards(game: Game, seat: Seat, action: HandAction, what: str, who: str) -> str:
    """Looking, revealing, and the top cards of a library."""
    if action.kind == H_REVEAL and what:
        return f"reveals {what}"
    zone, n = action.number(0, LIBRARY), action.number(1, 0)
    if action.kind == H_TOP:
        to = "bottom" if zone == LIBRARY else ZONE_NAMES[zone]
        return f"the top {n} card{'s' if n != 1 else ''} of {who}'s library to the {to}"
    verb = "reveals" if action.kind == H_REVEAL else "looks at"
    if zone == HAND:
        return f"{verb} {who}'s hand"
    return f"{verb} {f'the top {n} cards of ' if n else ''}{who}'s library"


def where(game: Game, seat: Seat, action: HandAction) -> str:
    """The rest of a move: where in a library, tapped, face down, under whose control."""
    to = action.number(0, 0)
    if to == LIBRARY:
        at = action.number(1, 0)
        return ", on the bottom" if at < 0 else ", on top" if at == 0 else f", {at} from the top"
    flags = action.number(2, 0)
    out = (", tapped" if flags & 1 and to == BATTLEFIELD else "") + (", face down" if flags & 2 else "")
    under = action.number(3, seat)
    if to == BATTLEFIELD and under != seat:
        out += f", under {game.name_of_seat(under)}'s control"
    return out


def change(action: HandAction) -> str:
    power, toughness = action.number(1, 0), action.number(2, 0)
    out: list[str] = []
    if power or toughness:
        out.append(f"gets {'+' if power >= 0 else ''}{power}/{'+' if toughness >= 0 else ''}{toughness}")
    if action.words.strip():
        out.append(f"is made: {action.words.strip()}")
    return listed(out)


def listed(words: list[str]) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return f"{', '.join(words[:-1])} and {words[-1]}"
