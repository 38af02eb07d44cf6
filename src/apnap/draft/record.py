"""A draft as a file, and back: its setup, every answer, and digests that tell whether it went the same way again.

Lines of JSON, as in a replay of a game::

    {"apnap draft": 1, "apnap": "0.1.0", "kind": "conspiracy-draft", "seed": 3, "names": [...], "bots": [...],
     "set": {...}, "cards": {name: fingerprint}}
    {"answers": [[seat, kind, answer...], ...]}
    {"end": {"answers": 412, "digests": [...], "final": digest, "check": sum over all lines before}}
"""

from __future__ import annotations

import os
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar, final

import msgspec

from apnap._build_info import __version__
from apnap.draft.bots import make_bot
from apnap.draft.game import Draft, DraftSetup, Given, check_seats
from apnap.draft.sets import MOST_CARDS, MOST_PACKS, MOST_PICKS, MOST_SEED, MOST_WEIGHT, DraftSet, Slot
from apnap.errors import ApnapError, InputError, ReplayError, Where, shown
from apnap.files import LARGEST_RECORD, read_within, write_whole
from apnap.library.pool import text_mark
from apnap.rules.core.decisions import IllegalAnswer

FORMAT: Final = 1
"""What we write; we read this and everything older."""
MARK: Final = "apnap draft"
ANSWERS_A_LINE: Final = 50
T = TypeVar("T")


class SetLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    rarities: dict[str, str]
    pools: dict[str, list[str]]
    slots: list[tuple[int, list[tuple[str, int]]]]
    packs: int
    picks: int
    always: list[str]
    partners: bool


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line."""

    format: int = msgspec.field(name=MARK)
    apnap: str
    kind: str
    seed: int
    names: list[str]
    bots: list[str]
    set: SetLines
    cards: dict[str, str]


class AnswerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    answers: list[list[int]]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    answers: int
    digests: list[int]
    final: int
    check: int


class EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: End


@final
@dataclass(frozen=True)
class DraftRecord:
    """A recorded draft."""

    setup: DraftSetup
    answers: tuple[Given, ...]
    digests: tuple[int, ...]
    final: int
    cards: dict[str, str]
    apnap: str = __version__
    where: Where = Where()

    def play(self, *, with_bots: bool = False, verify: bool = True) -> Draft:
        """The draft again, to where it was recorded; `with_bots` puts the bots back into their seats after that."""
        if verify:
            self._check_cards()
        seats = self.setup.seats
        draft = Draft(self.setup, [None] * seats)
        try:
            _feed(draft, self.answers)
        except (IllegalAnswer, InputError) as error:
            raise ReplayError(f"the draft went differently: {error}", hint=self._advice(), where=self.where) from None
        if verify and (tuple(draft.digests) != self.digests or draft.digest != self.final):
            raise ReplayError("the draft went differently: its digests differ", hint=self._advice(), where=self.where)
        if with_bots:
            seed = self.setup.seed * 64 + 1009 * len(self.answers)
            draft.bots = [make_bot(name, seed + s) if name else None for s, name in enumerate(self.setup.bots)]
            draft.start()
        return draft

    def _check_cards(self) -> None:
        for name, mark in self.cards.items():
            if _mark(name) != mark:
                raise ReplayError(
                    f"a card has changed since this draft was recorded: {name}", hint=self._advice(), where=self.where
                )

    def _advice(self) -> str:
        return f"it was recorded by apnap {self.apnap}, and this is {__version__}: bring the cards that it had"


def _feed(draft: Draft, answers: tuple[Given, ...]) -> None:
    """Give the recorded answers, each where it belongs."""
    draft.start()
    for given in answers:
        waiting = draft.decision(given.seat)
        if waiting is None or int(waiting.kind) != given.kind:
            raise InputError(f"an answer of seat {given.seat} to a question that is not asked")
        draft.answer(list(given.answer), given.seat)


def _mark(name: str) -> str:
    from apnap import library

    card = library.known(name)
    return "" if card is None else text_mark(card)


# writing -------------------------------------------------------------------------------------------------------------
def record_of(draft: Draft) -> DraftRecord:
    """All of a draft so far, as a value."""
    return DraftRecord(
        setup=draft.setup,
        answers=(*draft.history, *draft.given),
        digests=tuple(draft.digests),
        final=draft.digest,
        cards={name: _mark(name) for name in (*draft.setup.set.names(), *draft.setup.set.always)},
    )


def dumps(record: DraftRecord) -> bytes:
    """A recorded draft as the content of a file."""
    setup = record.setup
    made = setup.set
    header = Header(
        format=FORMAT,
        apnap=record.apnap,
        kind=setup.kind,
        seed=setup.seed,
        names=list(setup.names),
        bots=list(setup.bots),
        set=SetLines(
            name=made.name,
            rarities=made.rarities,
            pools={name: list(cards) for name, cards in made.pools.items()},
            slots=[(slot.count, list(slot.pools)) for slot in made.slots],
            packs=made.packs,
            picks=made.picks,
            always=list(made.always),
            partners=made.partners,
        ),
        cards=record.cards,
    )
    encode = msgspec.json.Encoder().encode
    lines = [encode(header)]
    flat = [[given.seat, given.kind, *given.answer] for given in record.answers]
    for first in range(0, len(flat), ANSWERS_A_LINE):
        lines.append(encode(AnswerLine(flat[first : first + ANSWERS_A_LINE])))
    body = b"\n".join(lines) + b"\n"
    end = End(answers=len(flat), digests=list(record.digests), final=record.final, check=zlib.crc32(body))
    return body + encode(EndLine(end)) + b"\n"


def save(draft: Draft, path: str | os.PathLike[str]) -> None:
    """Write a draft into a file, as a whole or not at all."""
    write_whole(path, dumps(record_of(draft)))


# reading -------------------------------------------------------------------------------------------------------------
def is_draft(path: str | os.PathLike[str]) -> bool:
    """Is this the file of a draft, rather than of a game?"""
    try:
        with open(path, "rb") as file:
            return file.read(len(MARK) + 2) == f'{{"{MARK}'.encode()
    except OSError:
        return False


def load(path: str | os.PathLike[str]) -> DraftRecord:
    """A draft from a file. ReplayError says what is wrong with it, where, and what to do."""
    place = Path(path)
    data = read_within(place, LARGEST_RECORD, "the draft", ReplayError)
    return loads(data, str(place))


def loads(data: bytes, file: str = "") -> DraftRecord:
    """A draft from the content of a file."""
    where = Where(file)
    lines = data.split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        head = {}
    if MARK not in head:
        raise ReplayError("this is not a draft of apnap", where=where)
    version = _decode(bytes(head[MARK]), int, file, 1)
    if not 1 <= version <= FORMAT:
        raise ReplayError(
            f"this draft has format {version}, and this apnap reads formats up to {FORMAT}",
            hint=f"bring apnap up to date (this is {__version__})",
            where=where,
        )
    if not data.endswith(b"\n") or len(lines) < 3 or not lines[-2].startswith(b'{"end"'):
        raise ReplayError("the draft breaks off: its last lines are missing", hint="get it again", where=where)
    header = _decode(lines[0], Header, file, 1)
    end = _decode(lines[-2], EndLine, file, len(lines) - 1).end
    answers: list[Given] = []
    for number, line in enumerate(lines[1:-2], start=2):
        for flat in _decode(line, AnswerLine, file, number).answers:
            if len(flat) < 2 or not 0 <= flat[0] < len(header.names) or any(abs(x) >= 1 << 62 for x in flat):
                raise ReplayError(f"the draft is damaged: {flat} is not an answer", where=Where(file, number))
            answers.append(Given(flat[0], flat[1], tuple(flat[2:])))
    if end.check != zlib.crc32(b"\n".join(lines[:-2]) + b"\n") or end.answers != len(answers):
        raise ReplayError(
            "the draft is damaged: its lines do not add up to what its last one says",
            hint="it was changed after it was written; get it again",
            where=where,
        )
    return DraftRecord(
        setup=_setup(header, where),
        answers=tuple(answers),
        digests=tuple(end.digests),
        final=end.final,
        cards=header.cards,
        apnap=header.apnap,
        where=where,
    )


def _setup(header: Header, where: Where) -> DraftSetup:
    lines = header.set
    if len(header.bots) != len(header.names):
        raise ReplayError(f"the draft has {len(header.bots)} bots for {len(header.names)} seats", where=where)
    try:
        check_seats(header.kind, len(header.names))
    except ApnapError as error:
        raise ReplayError(error.message, rule=error.rule, where=where) from None
    check_set(lines, where)
    if not 0 <= header.seed < MOST_SEED:
        raise ReplayError(f"the draft is damaged: {header.seed} is not a seed", where=where)
    made = DraftSet(
        name=lines.name,
        rarities=lines.rarities,
        pools={name: tuple(cards) for name, cards in lines.pools.items()},
        slots=tuple(Slot(count, tuple(pools)) for count, pools in lines.slots),
        packs=lines.packs,
        picks=lines.picks,
        always=tuple(lines.always),
        partners=lines.partners,
    )
    return DraftSetup(header.kind, made, header.seed, tuple(header.names), tuple(header.bots))


def check_set(lines: SetLines, where: Where) -> None:
    """A set that packs can be made of: every pool that a slot names, with cards in it, and numbers within bounds."""
    wrong = ""
    for count, pools in lines.slots:
        if not 1 <= count <= MOST_CARDS or not pools or len(lines.slots) > MOST_CARDS:
            wrong = f"a slot of {count} cards"
        for pool, weight in pools:
            if not lines.pools.get(pool) or not 1 <= weight < MOST_WEIGHT:
                wrong = f"a slot that takes cards from '{shown(pool)}'"
    if not lines.slots or not 1 <= lines.packs <= MOST_PACKS or not 1 <= lines.picks <= MOST_PICKS:
        wrong = f"{lines.packs} packs of {len(lines.slots)} slots, {lines.picks} cards a pick"
    if wrong:
        raise ReplayError(f"the draft is damaged: its set has {wrong}", hint="get it again", where=where)


def _decode(line: bytes, kind: type[T], file: str, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ReplayError(f"the draft is damaged: {error}", hint="get it again", where=Where(file, number)) from None
