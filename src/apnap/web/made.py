"""What a table was made from, and what is said at it, as the journal keeps them."""

from __future__ import annotations

import msgspec

from apnap.web import protocol


class Chair(msgspec.Struct):
    """A seat as people take it."""

    who: str
    """`person`, `bot` or `open`."""
    name: str = ""
    bot: str = ""
    token: str = ""
    deck: str = ""
    cards: str = ""
    host: bool = False


class Made(msgspec.Struct):
    """What a table was made from."""

    wish: protocol.TableWish
    chairs: list[Chair]
    seed: int
    title: str = ""
    watch: str = ""
    """The secret with which one looks on."""


class Said(msgspec.Struct):
    """A line of chat."""

    seat: int
    text: str
    at: int
