"""Turns of phrase that cards share: what the phrases of nodes are put together from."""

from __future__ import annotations

from typing import Final

FOR_FREE: Final = "without paying its mana cost"
LIKE_FLASH: Final = "as though it had flash"
INSTANTLY: Final = "any time you could cast an instant"
FOR_THE_TURN: Final = "until end of turn"
ONCE: Final = "only once each turn"
EXILED_INSTEAD: Final = "exile it instead"
LEAVE: Final = "leave the battlefield"
BY_VALUE: Final = "each equal to its mana value"
ANY_COLOR: Final = "mana of any color"
YOURS: Final = "your commander"
OPENING: Final = "your opening hand"
IN_PLAY: Final = "on the battlefield"
ONTO_YOURS: Final = "onto the battlefield under your control"
THE_EXILED: Final = "the exiled card"
WALK: Final = "planeswalk"
DIE: Final = "the planar die"
ENSUES: Final = "chaos ensues"
TOSS: Final = "flip a coin"
THIS_WAY: Final = "revealed this way"
CARD_TYPE: Final = "a card type with"


def after_flip(outcome: str) -> str:
    """`you win the flip`."""
    return f"you {outcome} the flip"


def besides(kind: str, many: bool = False) -> str:
    """` in addition to its other types`."""
    return f" in addition to {'their' if many else 'its'} other {kind}"


def buried(what: str, whose: str = "a", anywhere: bool = True) -> str:
    """`if this would be put into a graveyard`, and from where."""
    return f"if {what} would be put into {whose} graveyard{' from anywhere' if anywhere else ''}"


def new_targets(copies: str) -> str:
    """`you may choose new targets` and for what."""
    return f"you may choose new targets for the {copies}"


def next_time(who: str, does: str, when: str = " this turn") -> str:
    """`the next time you would draw a card`."""
    return f"the next time {who} would {does}{when}"


def on_bottom(where: str, order: str = "any") -> str:
    """`on the bottom of your library`, and how."""
    return f"on the bottom of {where} in {order} order"


def some(things: str) -> str:
    """`one or more tokens`."""
    return f"one or more {things}"


def twice(things: str) -> str:
    """`twice that many of those tokens`."""
    return f"twice that many of those {things}"
