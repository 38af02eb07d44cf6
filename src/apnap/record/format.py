"""The replay file: lines of JSON. First what the game is made of, then its answers, then how it was checked.

::

    {"apnap replay": 1, "apnap": "0.1.0", "table": {...}, "decks": [...], "seed": 7, "names": [...], "cards": {...}}
    {..., "decks": [], "position": "table 2 seats ..."}    one that was laid out: the position text that it began as
    {"answers": [[seat, kind, answer...], ...]}            a concession has the kind -1, in its place
    {"answers": [[0, -3, rounds, change...], ...]}         many rounds of a loop at once, and how each amount changes
    {"answers": [[seat, -4, kind, id, index], ...]}        who shortened a proposal, and what they must not do next
    {"answers": [[seat, -5, kind, source, ...], ...]}      what was done by hand, see ch7_additional/by_hand/actions.py
    {"answers": [...], "markers": [marker, ...]}           with several turn markers, the one of each answer
    {"end": {"answers": 1312, "turns": [digest, ...], "final": digest, "check": sum over all lines before}}
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec

from apnap._build_info import __version__
from apnap.api import MOST_SEED, Game, Setup, brought_by, card_list
from apnap.decks import Deck, Entry, Section
from apnap.decks.deck import Noted
from apnap.errors import DeckError, InputError, ReplayError, TableError, Where, shown
from apnap.files import LARGEST_RECORD, read_within, write_whole
from apnap.record.fingerprint import fingerprint
from apnap.record.playback import Mismatch, Playback
from apnap.record.tables import TableData, table_from_data, table_to_data
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch7_additional.loops.leaps import LEAP
from apnap.rules.core.decisions import CONCEDE, IllegalAnswer
from apnap.rules.core.play import Play
from apnap.rules.core.recorded import BY_HAND, Recorded
from apnap.rules.core.state import State

FORMAT: Final = 1
"""What we write; we read this and everything older."""

T = TypeVar("T")

ANSWERS_A_LINE: Final = 50
MARK: Final = "apnap replay"
NO_CARDS: Final = ("token", "marker", "emblem")
"""Objects that no card is found for."""

Answer = tuple[int, int, tuple[int, ...]]
"""Seat, kind of the decision (-1: concedes), and the answer."""


class DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    sections: list[tuple[str, list[tuple[int, str]]]]
    notes: list[tuple[str, int, int, str]] = []


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The first line."""

    format: int = msgspec.field(name=MARK)
    apnap: str
    table: TableData
    decks: list[DeckData]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEED)]
    names: list[str]
    agents: list[str]
    cards: dict[str, str]
    extra: dict[str, object] = {}
    position: str = ""


class AnswerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    answers: list[list[int]]
    markers: list[int] = []


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The last line's content."""

    answers: int
    turns: list[int]
    final: int
    check: int


class EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: End


@dataclass(frozen=True)
class Replay:
    """A recorded game: what it is made of, every answer, and digests that tell whether playing it again is exact."""

    setup: Setup
    answers: tuple[Answer, ...]
    digests: tuple[int, ...]  # one as each turn began
    final: int  # where the game stood when it was recorded
    cards: dict[str, str]  # the fingerprint of each card that is used
    markers: tuple[int, ...] = ()  # where there are several turn markers: the one that each answer belongs to
    apnap: str = __version__
    extra: dict[str, object] = field(default_factory=dict)  # what a table keeps beside the game, as JSON can say it
    where: Where = field(default=Where(), repr=False)

    def play(
        self,
        to_turn: int | None = None,
        *,
        verify: bool = True,
        log: bool = True,
        course: list[tuple[int, int, int]] | None = None,
    ) -> Game:
        """The game again, to its end or to the beginning of a turn, every seat decided from outside.

        Unless `verify` is off, every card must be as it was, and every turn and the end must have their digests.
        `course` is filled with how far the record, the log and the turns were after each transition.
        """
        if to_turn is not None and to_turn < 1:
            raise ReplayError(f"there is no turn {to_turn}", hint="turns are numbered from 1", where=self.where)
        if verify:
            self.check_cards()
        setup = self.setup
        try:
            state = beginning(setup)
        except InputError as error:
            raise ReplayError(error.message, hint=error.hint or self.advice(), where=self.where) from None
        play = Playback(state, setup.names)
        play.logging = log
        play.course = course
        markers = self.markers or (0,) * len(self.answers)
        records = [
            Recorded(seat, kind, list(answer) if kind >= 0 or kind <= LEAP else CONCEDE, marker)
            for (seat, kind, answer), marker in zip(self.answers, markers, strict=True)
        ]
        try:
            play.feed(records, to_turn, self.digests if verify else None)
        except Mismatch as error:
            raise self.failed(error.index, error.message) from None
        except IllegalAnswer as error:
            raise self.failed(int(play.position) - 1, str(error)) from None
        if to_turn is not None and play.state.ticks < to_turn:
            raise ReplayError(
                f"the game has no turn {to_turn}: it was recorded up to turn {play.state.ticks}", where=self.where
            )
        if verify and to_turn is None and int(play.digest()) != self.final:
            raise self.failed(
                len(records), f"it ends otherwise (digest {int(play.digest()):08x}, not {self.final:08x})"
            )
        play.remember = True
        return Game(play, setup)

    def check_cards(self) -> None:
        """Refuse a game whose cards are not what they were."""
        from apnap import library

        changed = []
        for name in names_in(self.setup) if self.setup.decks else list(self.cards):
            try:
                card = library.find_for_people(name) if self.setup.table.by_hand else library.find(name)
            except InputError as error:
                raise ReplayError(
                    f"a card of this game is not known: '{name}'",
                    hint=error.hint or "bring the file that has it with --cards",
                    where=self.where,
                ) from None
            if self.cards.get(name) != fingerprint(card):
                changed.append(name)
        if changed:
            what = "a card has changed" if len(changed) == 1 else f"{len(changed)} cards have changed"
            raise ReplayError(
                f"{what} since this game was recorded: {', '.join(changed[:5])}{', ...' if len(changed) > 5 else ''}",
                hint=self.advice(),
                where=self.where,
            )

    def failed(self, index: int, message: str) -> ReplayError:
        """The error for a game that does not go as it went."""
        place = f"answer {index + 1} of {len(self.answers)}" if index < len(self.answers) else "the end"
        return ReplayError(f"the game went differently at {place}: {message}", hint=self.advice(), where=self.where)

    def advice(self) -> str:
        """What to do about a replay that does not fit."""
        if self.apnap != __version__:
            return f"it was recorded by apnap {self.apnap}, and this is {__version__}: replay it with that one"
        return f"it was recorded by apnap {self.apnap}, as this is, but not with the same cards and rules"


def beginning(setup: Setup) -> State:
    """The game before its first answer: dealt, or as it was laid out."""
    if setup.table.by_hand:
        from apnap.abilities.by_hand import doing  # noqa: F401  what was done by hand is done again
    if setup.position:
        from apnap import position

        return position.read(setup.position).state
    people = setup.table.by_hand
    cards = [card_list(deck, people) for deck in setup.decks]
    return new_state(setup.table, cards, setup.seed, brought_by(setup.decks, people))


def names_in(setup: Setup) -> list[str]:
    """The names of the cards that a game begins with, each once."""
    if setup.position:
        return list(dict.fromkeys(o.card.name for o in beginning(setup).objs if o.card.layout not in NO_CARDS))
    return list(dict.fromkeys(name for deck in setup.decks for name in deck.names()))


# writing -------------------------------------------------------------------------------------------------------------
def record_of(game: Game, extra: Mapping[str, object] | None = None, *, failed: bool = False) -> Replay:
    """All of a game so far, as a value. One that the engine `failed` in stands nowhere, and has no last digest."""
    from apnap import library

    play = game.play
    setup = game.setup
    if not play.recording or not (setup.decks or setup.position):
        raise InputError("this game keeps no record", hint="games of apnap.new_game do")
    find = library.find_for_people if setup.table.by_hand else library.find
    cards = {name: find(name) for name in names_in(setup)}
    recorded = (*play.history, *play.answers)
    return Replay(
        setup=setup,
        answers=tuple(_plain(r) for r in recorded),
        digests=tuple(int(digest) for digest in play.digests),
        final=0 if failed else _standing(play),
        cards={name: fingerprint(card) for name, card in cards.items()},
        markers=tuple(int(r.marker) for r in recorded) if setup.table.markers > 1 else (),
        extra=dict(extra or {}),
    )


def _plain(recorded: Recorded) -> Answer:
    kind = int(recorded.kind)
    return int(recorded.seat), kind, () if LEAP < kind < 0 else tuple(int(x) for x in recorded.answer)


def _standing(play: Play) -> int:
    """The digest of where a game stands: its end, or the question that waits. One that was stopped goes on to that."""
    if play.state.over or play.decision() is not None:
        return int(play.digest())
    return int(play.fork().digest())


def dumps(replay: Replay) -> bytes:
    """A replay as the content of a file."""
    setup = replay.setup
    header = Header(
        format=FORMAT,
        apnap=replay.apnap,
        table=table_to_data(setup.table),
        decks=[
            DeckData(
                deck.name,
                [(part.title, [(n, name) for n, name in part.entries]) for part in deck.sections],
                [(note.about, note.kind, note.number, note.word) for note in deck.notes],
            )
            for deck in setup.decks
        ],
        seed=setup.seed,
        names=list(setup.names),
        agents=list(setup.agents),
        cards=replay.cards,
        extra=replay.extra,
        position=setup.position,
    )
    encode = msgspec.json.Encoder().encode
    lines = [encode(header)]
    flat = [[seat, kind, *answer] for seat, kind, answer in replay.answers]
    for first in range(0, len(flat), ANSWERS_A_LINE):
        until = first + ANSWERS_A_LINE
        lines.append(encode(AnswerLine(flat[first:until], list(replay.markers[first:until]))))
    body = b"\n".join(lines) + b"\n"
    end = End(answers=len(flat), turns=list(replay.digests), final=replay.final, check=zlib.crc32(body))
    return body + encode(EndLine(end)) + b"\n"


def save(game: Game, path: str | os.PathLike[str], extra: Mapping[str, object] | None = None) -> Replay:
    """Write a game into a file, as a whole or not at all, and with it whatever the table wants to keep."""
    replay = record_of(game, extra)
    write_whole(path, dumps(replay))
    return replay


# reading -------------------------------------------------------------------------------------------------------------
def load(path: str | os.PathLike[str]) -> Replay:
    """A replay from a file. ReplayError says what is wrong with it, where, and what to do."""
    place = Path(path)
    data = read_within(place, LARGEST_RECORD, "the replay", ReplayError)
    return loads(data, str(place))


def loads(data: bytes, file: str = "") -> Replay:
    """A replay from the content of a file."""
    lines = data.split(b"\n")
    if len(lines) == 1 and data.startswith(f'{{"{MARK}"'.encode()):
        raise _breaks_off(file, 1)
    header = _header(lines[0], file)
    if not data.endswith(b"\n") or len(lines) < 3 or not lines[-2].startswith(b'{"end"'):
        raise _breaks_off(file, len(lines) - (1 if lines[-1] == b"" else 0))
    end = _decode(lines[-2], EndLine, file, len(lines) - 1).end
    answers: list[Answer] = []
    markers: list[int] = []
    several = header.table.markers > 1
    for number, line in enumerate(lines[1:-2], start=2):
        content = _decode(line, AnswerLine, file, number)
        for flat in content.answers:
            answers.append(_answer(flat, header.table.seats, Where(file, number)))
        markers += content.markers
        if len(markers) != (len(answers) if several else 0) or any(
            not 0 <= m < header.table.markers for m in content.markers
        ):
            raise ReplayError(
                "the replay is damaged: its answers do not say to which turn they belong",
                hint="get it again",
                where=Where(file, number),
            )
    if end.check != zlib.crc32(b"\n".join(lines[:-2]) + b"\n") or end.answers != len(answers):
        raise ReplayError(
            "the replay is damaged: its lines do not add up to what its last one says",
            hint="it was changed after it was written; get it again",
            where=Where(file),
        )
    return Replay(
        setup=_setup(header, Where(file, 1)),
        answers=tuple(answers),
        digests=tuple(end.turns),
        final=end.final,
        cards=header.cards,
        markers=tuple(markers),
        apnap=header.apnap,
        extra=header.extra,
        where=Where(file),
    )


def _breaks_off(file: str, line: int) -> ReplayError:
    return ReplayError(
        "the replay breaks off: its last lines are missing",
        hint="it was not copied or written whole; get it again",
        where=Where(file, line),
    )


def _header(line: bytes, file: str) -> Header:
    """The first line, once it is known to be one that we can read."""
    where = Where(file, 1)
    try:
        head = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        head = {}
    if MARK not in head:
        raise ReplayError("this is not a replay of apnap", where=Where(file))
    version = _decode(bytes(head[MARK]), int, file, 1)
    if version > FORMAT:
        raise ReplayError(
            f"this replay has format {version}, and this apnap reads formats up to {FORMAT}",
            hint=f"bring apnap up to date (this is {__version__})",
            where=where,
        )
    if version < 1:
        raise ReplayError(f"there never was a format {version}", where=where)
    return _decode(line, Header, file, 1)


def _decode(line: bytes, kind: type[T], file: str, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ReplayError(f"the replay is damaged: {error}", hint="get it again", where=Where(file, number)) from None


def _answer(flat: Sequence[int], seats: int, where: Where) -> Answer:
    """One entry of the record; numbers that the engine could not even hold are refused here."""
    if len(flat) < 2 or not 0 <= flat[0] < seats or any(abs(x) >= 1 << 62 for x in flat):
        raise ReplayError(f"the replay is damaged: {list(flat)} is not an answer", hint="get it again", where=where)
    return flat[0], max(flat[1], BY_HAND), tuple(flat[2:])


def _setup(header: Header, where: Where) -> Setup:
    """What the game is made of."""
    seats = header.table.seats
    decks_needed = 0 if header.position else seats
    if len(header.decks) != decks_needed:
        raise ReplayError(f"the replay has {len(header.decks)} decks for {decks_needed} seats", where=where)
    for count, what in ((len(header.names), "names"), (len(header.agents), "agents")):
        if count != seats:
            raise ReplayError(f"the replay has {count} {what} for {seats} seats", where=where)
    try:
        table = table_from_data(header.table)
        decks = tuple(
            Deck(
                shown(deck.name),
                tuple(Section(title, tuple(Entry(n, name) for n, name in cards)) for title, cards in deck.sections),
                tuple(Noted(*note) for note in deck.notes),
            )
            for deck in header.decks
        )
    except (TableError, DeckError) as error:
        raise ReplayError(
            f"the replay has an impossible table or deck: {error.message}", rule=error.rule, where=where
        ) from None
    if any(not deck.cards() for deck in decks):
        raise ReplayError("the replay has a deck without cards", where=where)
    names = tuple(shown(name) for name in header.names)  # nothing in a file controls a terminal
    return Setup(table, decks, header.seed, names, tuple(header.agents), header.position)
