"""Hand actions: what people do where a card is not understood, for `game.by_hand(seat, action)`.

::

    game.by_hand(0, by_hand.move([41], "graveyard"))              a card of one's own
    game.by_hand(0, by_hand.damage([-2], 3, source=37))           because of an unread line of card 37
    game.by_hand(0, by_hand.stack(37, line=2, targets=[52]))      so that others can respond
    game.object(1)                                                somebody objects: it is taken back

Objects are their ids, players are `-1 - seat`. One's own things need no `source`; what concerns others needs a card of
one's own that is not read, or only in part. docs/by_hand.md has the whole list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.abilities.by_hand import doing
from apnap.abilities.by_hand.making import FOR_GOOD, THIS_TURN, TO_YOUR_TURN, WHILE_SOURCE
from apnap.abilities.by_hand.unread import is_by_hand
from apnap.rules.ch7_additional.by_hand.actions import HAND_NAMES, HandAction
from apnap.rules.core.constants import COLOR_LETTERS, NONE, ZONE_NAMES
from apnap.rules.core.decisions import IllegalAnswer

READY: Final = doing  # importing it is what makes hand actions possible
BOTTOM: Final = -1

__all__ = [
    "BOTTOM",
    "FOR_GOOD",
    "THIS_TURN",
    "TO_YOUR_TURN",
    "WHILE_SOURCE",
    "HandAction",
    "action",
    "attach",
    "control",
    "copy",
    "counters",
    "damage",
    "draw",
    "effect",
    "is_by_hand",
    "life",
    "look",
    "move",
    "reveal",
    "stack",
    "token",
]


def action(
    name: str,
    refs: Sequence[int] = (),
    numbers: Sequence[int] = (),
    words: str = "",
    source: int = NONE,
) -> HandAction:
    """Any of them, by its name; `docs/by_hand.md` says what each takes."""
    if name not in HAND_NAMES:
        raise IllegalAnswer("733.1", f"there is no hand action '{name}': they are {', '.join(HAND_NAMES)}")
    values = [source, *refs, *numbers]
    if any(not isinstance(value, int) or abs(value) > 2**40 for value in values) or not isinstance(words, str):
        raise IllegalAnswer("733.1", "a hand action is made of whole numbers and a text")
    made = HandAction(HAND_NAMES.index(name), list(refs), list(numbers), words, source)
    made.check()
    return made


def zone_number(zone: str) -> int:
    if zone not in ZONE_NAMES:
        raise IllegalAnswer("733.1", f"there is no zone '{zone}': zones are {', '.join(ZONE_NAMES[:6])}")
    return ZONE_NAMES.index(zone)


def move(
    cards: Sequence[int],
    to: str,
    *,
    from_top: int = 0,
    tapped: bool = False,
    face_down: bool = False,
    under: int | None = None,
    source: int = NONE,
) -> HandAction:
    """Objects to a zone; in a library so far from the top (BOTTOM), on the battlefield under a seat's control."""
    numbers = [zone_number(to), from_top, tapped + 2 * face_down, *([] if under is None else [under])]
    return action("move", cards, numbers, source=source)


def counters(on: Sequence[int], kind: str, number: int = 1, *, source: int = NONE) -> HandAction:
    """Counters on objects or players; below zero, off them."""
    return action("counters", on, [number], kind, source)


def token(
    what: str,
    size: tuple[int, int] = (0, 0),
    *,
    number: int = 1,
    colors: str = "",
    player: int | None = None,
    tapped: bool = False,
    source: int = NONE,
) -> HandAction:
    """Tokens: `token("Treasure")`, `token("Creature - Elephant; trample", (3, 3), colors="G")`."""
    mask = sum(1 << COLOR_LETTERS.index(color) for color in colors)
    refs = [] if player is None else [-1 - player]
    return action("token", refs, [number, *size, mask, int(tapped)], what, source)


def copy(what: int, *, number: int = 1, player: int | None = None, source: int = NONE) -> HandAction:
    """Tokens that are copies of a permanent; copies of a spell or ability."""
    return action("copy", [what] if player is None else [what, -1 - player], [number], source=source)


def attach(what: int, to: int | None = None, *, source: int = NONE) -> HandAction:
    return action("attach", [what] if to is None else [what, to], source=source)


def control(what: Sequence[int], player: int, lasts: int = THIS_TURN, *, source: int = NONE) -> HandAction:
    return action("control", what, [player, lasts], source=source)


def life(players: Sequence[int], number: int, *, source: int = NONE) -> HandAction:
    """Players (by seat) gain life, or lose it below zero."""
    return action("life", [-1 - seat for seat in players], [number], source=source)


def damage(to: Sequence[int], number: int, *, source: int) -> HandAction:
    return action("damage", to, [number], source=source)


def draw(number: int = 1, players: Sequence[int] = (), *, source: int = NONE) -> HandAction:
    return action("draw", [-1 - seat for seat in players], [number], source=source)


def look(zone: str = "library", number: int = 0, player: int | None = None, *, source: int = NONE) -> HandAction:
    """Look at a hand, or at the top cards of a library; 0 is all of it."""
    return action("look", [] if player is None else [-1 - player], [zone_number(zone), number], source=source)


def reveal(cards: Sequence[int], *, source: int = NONE) -> HandAction:
    return action("reveal", cards, source=source)


def effect(
    what: Sequence[int],
    power: int = 0,
    toughness: int = 0,
    words: str = "",
    lasts: int = THIS_TURN,
    *,
    source: int = NONE,
) -> HandAction:
    """A continuous effect: `effect([12], 2, 2, "flying; type Artifact")`."""
    return action("effect", what, [lasts, power, toughness], words, source)


def stack(source: int, line: int = 0, targets: Sequence[int] = ()) -> HandAction:
    """The ability of an unread line goes onto the stack, so that others can respond."""
    return action("stack", targets, [line], source=source)
