"""What a seat is sent has nothing in it that the seat may not know: every byte is looked through for hidden names."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from apnap.agents.imagine import imagine
from apnap.api import Game
from apnap.decisions import answer_by_parts
from apnap.rules.ch4_zones.knowledge import eyes, is_known
from apnap.rules.core.constants import HAND, LIBRARY, OUTSIDE, PLANAR_DECK, SCHEME_DECK
from apnap.rules.core.play import Play
from apnap.table.session import Session
from apnap.web.frames import Texts, frame
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import Answer, SeatWish, TableWish
from apnap.web.rooms import OVER, SPECTATOR, Room

HIDDEN = (HAND, LIBRARY, OUTSIDE, PLANAR_DECK, SCHEME_DECK)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    journal = Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Hall(journal)
    journal.close()


def known_names(room: Room, seat: int) -> set[str]:
    """Names that a seat may have read by now: its own cards, all that lies open, all that the log says to everybody."""
    session = room.playing()
    state = session.play.state
    mine = set(session.game.setup.decks[seat].names()) if seat >= 0 else set()
    for o in state.objs:
        # tokens and copies are nobody's secret; cards in hidden zones are, unless they were shown
        if o.zone not in HIDDEN and not o.face_down:
            mine.add(o.card.name)
        elif seat >= 0 and is_known(o, eyes(state, seat)):
            mine.add(o.card.name)
    return mine


def all_names(room: Room) -> set[str]:
    return {name for deck in room.playing().game.setup.decks for name in deck.names()}


@pytest.mark.parametrize(
    ("variant", "decks", "seed"),
    [
        ("", ["red", "green", "white", "blue"], 3),
        ("", ["black", "control", "graveyard", "tokens"], 4),
        ("two-headed-giant", ["red", "green", "black", "blue"], 5),
        ("planechase", ["red", "green", "white", "black"], 6),
        ("archenemy", ["red", "green", "white", "black"], 7),
    ],
)
def test_no_hidden_name_is_sent(hall: Hall, variant: str, decks: list[str], seed: int) -> None:
    people = [SeatWish("me" if i == 0 else "open", deck=deck) for i, deck in enumerate(decks)]
    room = hall.make(TableWish(variant=variant, seats=people, seed=seed))
    for chair, deck in zip(room.made.chairs, decks, strict=True):
        if chair.who == "open":
            hall.join(room, chair.token, SeatWish(deck=chair.deck or deck))
    dice = random.Random(seed)
    watching = [*range(4), SPECTATOR]
    read = {seat: room.whole(seat).decode() for seat in watching}
    known: dict[int, set[str]] = {seat: set() for seat in watching}
    names = {name: re.compile(rf"(?<![\w']){re.escape(name)}(?![\w'])") for name in all_names(room)}
    told = 0
    for _ in range(100):
        session = room.playing()
        public = "\n".join(entry.text for entry in session.play.log[told:])
        told = max(0, len(session.play.log) - 5)
        for seat in watching:
            known[seat] |= known_names(room, seat) | {name for name, word in names.items() if word.search(public)}
            if session.play.state.table.shared_turns:  # teammates may look at each other's hands
                known[seat] |= {n for mate in (seat ^ 1,) if seat >= 0 for n in session.game.setup.decks[mate].names()}
            leaked = [n for n, word in names.items() if n not in known[seat] and word.search(read[seat])]
            assert leaked == [], f"seat {seat} was sent {leaked}"
        if room.stage == OVER:
            break
        decision = session.play.decisions()[0]
        asked = [ask for ask in asks_of(room, int(decision.decider)) if ask["kind"]]
        values = answer_by_parts(session.play, session.decision(int(decision.decider)), dice.randrange)
        refused = room.act(int(decision.decider), Answer(str(asked[0]["id"]), values))
        assert refused is None, refused
        read = {seat: (room.news_for(seat) or b"").decode() for seat in watching}


def asks_of(room: Room, seat: int) -> list[dict[str, object]]:
    view = room.sent[seat].data["view"]
    assert isinstance(view, dict)
    return list(view["asks"])


@pytest.mark.parametrize(
    ("variant", "decks", "seed"),
    [
        ("", ["red", "control", "graveyard", "blue"], 3),
        ("planechase", ["red", "green", "white", "black"], 6),
        ("archenemy", ["tokens", "green", "artifacts", "black"], 7),
    ],
)
def test_frames_are_the_same_bytes_whatever_is_hidden(hall: Hall, variant: str, decks: list[str], seed: int) -> None:
    """All that a seat cannot know is dealt again: ids, orders, sizes and words of what it is sent stay as they are."""
    people = [SeatWish("me" if i == 0 else "open", deck=deck) for i, deck in enumerate(decks)]
    room = hall.make(TableWish(variant=variant, seats=people, seed=seed))
    for chair, deck in zip(room.made.chairs, decks, strict=True):
        if chair.who == "open":
            hall.join(room, chair.token, SeatWish(deck=chair.deck or deck))
    dice = random.Random(seed)
    compared = changed = 0
    for count in range(90):
        session = room.playing()
        if room.stage == OVER:
            break
        decision = session.play.decisions()[0]
        # in the middle of an action others do not know yet what it is made with
        others = [dice.randrange(4), SPECTATOR] if session.play.open and count % 3 == 0 else []
        for seat in (int(decision.decider), *others):
            other = imagine(session.play, max(seat, 0), dice.randrange(2**30))
            if other is None:
                continue
            compared += 1
            changed += hands_of(other) != hands_of(session.play)
            elsewhere = Session(Game(other, session.game.setup), session.people)
            elsewhere.stops = session.stops
            assert bytes_for(elsewhere, seat) == bytes_for(session, seat), f"seat {seat} can tell what is hidden"
        values = answer_by_parts(session.play, decision, dice.randrange)
        session.turn_to(decision)
        session.answer(values, int(decision.decider))
    assert compared > 40 and changed > compared // 2


def hands_of(play: Play) -> list[list[str]]:
    """What is in everybody's hand."""
    state = play.state
    return [sorted(state.objs[id].card.name for id in state.ids(seat, HAND)) for seat in range(state.seats)]


def bytes_for(session: Session, seat: int) -> bytes:
    """What a seat is sent, but for what can be taken back, which a fork does not remember."""
    data = frame(session, seat, Texts(), 0)
    asks = data["asks"]
    assert isinstance(asks, list)
    kept = [{key: value for key, value in ask.items() if key not in ("undo", "cancel")} for ask in asks]
    return msgspec.json.encode({**data, "asks": kept})
