"""What page and server say to each other. docs/protocol.md describes it; `python -m tools.protocol` writes the schema.

Everything is JSON. Each message has a `type`; one with a field too many, too few or of another type is refused, and
nothing happens. A newer server still speaks VERSION to an older page, or says at once that it does not.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

VERSION: Final = 1
LARGEST_MESSAGE: Final = 64 * 1024
"""In bytes. A deck is sent to the lobby, not through the socket."""

Text = Annotated[str, Meta(max_length=500)]
Word = Annotated[str, Meta(max_length=80)]
Secret = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-(2**40), le=2**40)]
Values = Annotated[list[Number], Meta(max_length=4000)]


class FromPage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that a page may say."""


class Hello(FromPage, frozen=True, tag="hello"):
    """The first message: which table, and the secret of the seat; without one, to look on."""

    v: int
    table: Word
    token: Secret = ""


class Answer(FromPage, frozen=True, tag="answer"):
    """The answer to a question, by the question's id: a late one is told from a right one."""

    ask: Word
    values: Values
    careful: bool = False
    """Where only one thing can be targeted, say so instead of doing it."""


class Suggest(FromPage, frozen=True, tag="suggest"):
    """What the team should answer, without answering it. CR 805.2."""

    ask: Word
    values: Values


class Undo(FromPage, frozen=True, tag="undo"):
    """Take back one's last choice, while nothing hidden was seen since."""


class Cancel(FromPage, frozen=True, tag="cancel"):
    """Give up what is half announced. CR 733.1."""


class Concede(FromPage, frozen=True, tag="concede"):
    """Leave the game. CR 104.3a."""


class ByHand(FromPage, frozen=True, tag="by hand"):
    """Do by hand what a card says that is not read, as docs/by_hand.md has it. CR 733.1."""

    do: Word
    refs: Annotated[list[Number], Meta(max_length=100)] = []
    numbers: Annotated[list[Number], Meta(max_length=8)] = []
    words: Annotated[str, Meta(max_length=120)] = ""
    source: Number = -1000


class Object(FromPage, frozen=True, tag="object"):
    """Object to what another player has done by hand: it is taken back. CR 733.1."""


class SetStops(FromPage, frozen=True, tag="stops"):
    """Where one is asked at priority, by the names of steps."""

    mine: Annotated[list[Word], Meta(max_length=20)]
    theirs: Annotated[list[Word], Meta(max_length=20)]
    of: Annotated[dict[int, Annotated[list[Word], Meta(max_length=20)]], Meta(max_length=60)] = {}
    """By seat, further steps in that player's turns."""
    hold: bool = False
    always: bool = False
    orders: bool = False
    """Triggered abilities that wait together are ordered as they are listed."""
    accepts: Annotated[list[Annotated[int, Meta(ge=0, le=60)]], Meta(max_length=60)] = []
    """Seats whose hand actions are accepted without asking."""


class PassUntil(FromPage, frozen=True, tag="until"):
    """Pass, and go on passing: to the next turn, my turn, a step, or until something happens."""

    ask: Word
    step: Word = ""
    whose: Annotated[int, Meta(ge=-1, le=60)] = -1
    turn: bool = False
    firm: bool = False
    """Not even something that is aimed at me ends it."""


class Yield(FromPage, frozen=True, tag="yield"):
    """Pass on everything on a stack that is called this, from now on, or no longer."""

    name: Word
    on: bool = True


class TurnTo(FromPage, frozen=True, tag="turn to"):
    """Of several open questions, look at this one. CR 805.5a, 807.5b."""

    ask: Word


class Repeat(FromPage, frozen=True, tag="repeat"):
    """Propose one's last cycle of actions that many times more. CR 732.2."""

    times: Annotated[int, Meta(ge=1, le=10**9)]


class Why(FromPage, frozen=True, tag="why"):
    """Why can I not choose this? With `by`: why can that creature not attack or block it?"""

    ref: Number
    by: Number = -1000


class Explain(FromPage, frozen=True, tag="explain"):
    """Why is this what it is, layer by layer?"""

    ref: Number


class AskRule(FromPage, frozen=True, tag="rule"):
    """What is this rule about, and which tests show it?"""

    number: Word


class Say(FromPage, frozen=True, tag="say"):
    """Chat. It is only ever shown as text."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SitIn(FromPage, frozen=True, tag="sit in"):
    """Let a bot sit in for a player who is away: the host, or anybody while the host is away. No name: none does."""

    seat: Annotated[int, Meta(ge=0, le=60)]
    bot: Word = ""


Message = (
    Hello
    | Answer
    | Suggest
    | Undo
    | Cancel
    | Concede
    | ByHand
    | Object
    | SetStops
    | PassUntil
    | Yield
    | TurnTo
    | Repeat
    | Why
    | Explain
    | AskRule
    | Say
    | SitIn
)


# from the server ------------------------------------------------------------------------------------------------------
class FromServer(Struct, frozen=True, tag_field="type"):
    """Anything that the server says."""


class Frame(FromServer, frozen=True, tag="frame"):
    """All that this seat may know now. `n` counts frames."""

    v: int
    n: int
    data: dict[str, Any]


class Change(FromServer, frozen=True, tag="change"):
    """What is different since frame `n - 1`: a JSON merge patch (RFC 7396); the lines of the log from line `at` on."""

    n: int
    data: dict[str, Any]
    at: int = 0
    log: list[list[Any]] = []


class Refused(FromServer, frozen=True, tag="refused"):
    """What was wished for cannot be: why, and the rule. Nothing has changed."""

    to: str
    words: str
    rule: str = ""
    title: str = ""


class Told(FromServer, frozen=True, tag="told"):
    """Lines to read, as asked for with `why`, `explain` or `rule`."""

    about: str
    ref: int
    title: str
    lines: list[str]


class Sure(FromServer, frozen=True, tag="sure"):
    """What a careful answer would target, since nothing else can be; the same answer, without care, does it."""

    ask: str
    values: list[int]
    refs: list[int]


class Servers(FromServer, frozen=True, tag="servers"):
    """Other servers at which the table can be found, should this one not answer any more."""

    addresses: list[str]


class Closed(FromServer, frozen=True, tag="closed"):
    """The last message: why the server hangs up, and whether it is worth coming back."""

    words: str
    again: bool
    go: str = ""
    """The address of the server that has this table now."""


_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
encode = msgspec.json.Encoder().encode


def decode(data: bytes | str) -> Message:
    """A message of a page; msgspec.MsgspecError says what is wrong with it."""
    return _DECODER.decode(data)


# the lobby ------------------------------------------------------------------------------------------------------------
class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a new table: a person who is here, a bot, or open for whoever has the link."""

    who: str = "bot"
    """`me`, `bot` or `open`."""
    bot: Word = "first"
    name: Annotated[str, Meta(max_length=24)] = ""
    deck: Word = ""
    """The name of one of our decks; empty for any."""
    cards: Annotated[str, Meta(max_length=40_000)] = ""
    """A deck as text, in any format that we read."""


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    variant: Annotated[str, Meta(max_length=80)] = ""
    seats: Annotated[list[SeatWish], Meta(max_length=60)] = []
    teams: Word = ""
    range: Word = ""
    attack: Word = ""
    deploy: bool | None = None
    shared_turns: bool | None = None
    by_hand: bool = False
    """People may bring cards that are not understood, and carry them out by hand."""
    seed: Annotated[int, Meta(ge=0, lt=2**56)] | None = None
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Minutes that each player has to think, in the whole game; 0 for no clock."""
    key: Secret = ""
    """The server's key, where it wants one of whoever makes a table."""


class DeckWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to check."""

    cards: Annotated[str, Meta(max_length=40_000)]
    variant: Annotated[str, Meta(max_length=80)] = ""
    seats: Annotated[int, Meta(ge=2, le=60)] = 2
    by_hand: bool = False


class ReplayWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A replay to look at, as the content of its file."""

    replay: Annotated[str, Meta(max_length=8_000_000)]


class MomentWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a replay that was opened: after so many answers, as a seat saw it (-1: everybody, -2: all open)."""

    id: Word
    at: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    seat: Annotated[int, Meta(ge=-2, le=60)] = -2
    bots: Annotated[list[Word], Meta(max_length=60)] = []


class SeatKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, by its secret."""

    table: Word
    token: Secret


class PositionWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to lay out, as text: every seat is in the hands of whoever has its link."""

    text: Annotated[str, Meta(max_length=40_000)]
    key: Secret = ""
