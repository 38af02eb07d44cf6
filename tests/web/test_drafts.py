"""Drafts in the browser: packs, picks, cards that act, decks, the game; what is hidden, and what a crash leaves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from apnap.draft import COMMANDER_DRAFT, CONSPIRACY_DRAFT
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import Answer, Concede, Refused, SeatWish, SitIn, TableWish
from apnap.web.rooms import DRAFTING, PLAYING, SPECTATOR, Room

Sit = Callable[..., Any]


def made(hall: Hall, kind: str, people: int = 1, bots: int = 3, seed: int = 5) -> Room:
    wishes = [*[SeatWish("me")] * people, *[SeatWish("bot", bot="first")] * bots]
    return hall.make(TableWish(variant=kind, seats=wishes, seed=seed))


def sent(room: Room, seat: int) -> dict[str, Any]:
    draft: dict[str, Any] = json.loads(room.whole(seat))["data"]["draft"]
    return draft


def picks(room: Room, seat: int, values: list[int] | None = None) -> Any:
    room.sent.pop(seat, None)
    ask = sent(room, seat)["asks"][0]
    return room.act(seat, Answer(ask["id"], ask["suggested"] if values is None else values))


@pytest.mark.parametrize("kind", [CONSPIRACY_DRAFT, COMMANDER_DRAFT])
def test_a_draft_goes_on_where_it_was_and_ends_in_a_game(tmp_path: Path, kind: str) -> None:
    """The server is gone in the middle of a round, and again while decks are built."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    journal = Journal(url)
    room = made(Hall(journal), kind, people=2, bots=2)
    assert room.stage == DRAFTING
    for count in range(400):
        if room.stage == PLAYING:
            break
        for seat in (0, 1):
            if room.drafting is not None and room.drafting.draft.decision(seat) is not None:
                assert picks(room, seat) is None
        if count in (7, 31) and room.drafting is not None:
            digest, answers = room.drafting.draft.digest, room.drafting.answers(0)
            journal.close()
            journal = Journal(url)
            found = Hall(journal).find(room.id)
            assert found is not None and found.drafting is not None
            assert (found.drafting.draft.digest, found.drafting.answers(0)) == (digest, answers)
            room = found
    session = room.playing()
    assert session.people == {0, 1}
    assert session.game.setup.table.name == kind
    journal.close()
    again = Journal(url)
    found = Hall(again).find(room.id)
    assert found is not None and found.playing().game.digest == session.game.digest
    again.close()


def test_what_others_draft_is_hidden(tmp_path: Path) -> None:
    journal = Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    room = made(Hall(journal), CONSPIRACY_DRAFT, people=2, bots=2)
    seen: dict[int, set[str]] = {0: set(), 1: set(), SPECTATOR: set()}
    for seat in (0, 1):
        labels = sorted(int(id) for id in sent(room, seat)["cards"])
        assert labels == list(range(15)), "labels count what was seen, and say nothing about which pack it was"
    for _ in range(30):
        assert room.drafting is not None
        draft = room.drafting.draft
        for seat, names in seen.items():
            room.sent.pop(seat, None)
            text = room.whole(seat).decode()
            view = draft.observe(max(seat, 0))
            public = {c.name for s in range(4) for c in view.face_up(s)} | {c.name for c in view.revealed}
            names |= public | {note.word for note in view.notes} | {note.about for note in view.notes}
            if seat >= 0:
                names |= {c.name for c in view.seen()}
            # the log tells everybody what is drafted face up, revealed or noted
            told = "\n".join(line.seen_by(seat) for line in draft.log)
            every = {card.name for card in draft.state.cards}
            assert [n for n in every - names if f'"{n}"' in text or (n in text and n not in told)] == []
        for seat in (0, 1):
            if room.drafting is not None and room.drafting.draft.decision(seat) is not None:
                picks(room, seat)
    assert "pack" not in sent(room, SPECTATOR) and sent(room, SPECTATOR)["asks"] == []
    journal.close()


def test_what_cannot_be_done_while_drafting_is_said(tmp_path: Path) -> None:
    journal = Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    room = made(Hall(journal), CONSPIRACY_DRAFT, people=2, bots=2)
    before = room.drafting.answers(0) if room.drafting is not None else []
    for values in ([], [999], [0, 1], [-1]):
        refused = picks(room, 0, values)
        assert isinstance(refused, Refused) and refused.rule == "905.1a"
    assert isinstance(room.act(0, Concede()), Refused)
    assert isinstance(room.act(0, Answer("0-00000000", [0])), Refused)
    assert room.drafting is not None and room.drafting.answers(0) == before, "and nothing has changed"
    room.present[1] = 1
    assert isinstance(room.act(0, SitIn(1, "keen")), Refused), "that player is here"
    room.present[1] = 0
    assert room.act(0, SitIn(1, "keen")) is None
    assert room.drafting.draft.decision(1) is None, "a bot drafts for who is away"
    picks(room, 0)
    assert room.drafting.draft.decision(0) is not None, "so nobody waits for them"
    journal.close()


def goes_on(me: Any) -> None:
    before = me.ask
    if me.page.evaluate("() => document.querySelector('.bar').dataset.purpose") == "draft":
        me.types("b")
    me.types("Space")
    me.waits(
        """before => document.querySelector('.table')
        || (document.querySelector('.bar').dataset.ask && document.querySelector('.bar').dataset.ask !== before)""",
        before,
    )


def test_a_conspiracy_draft_from_the_lobby_to_the_first_turn(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    me.clicks(".variants button:has-text('Conspiracy Draft')")
    me.page.locator(".options input[type=number]").fill("3")
    me.waits("() => document.querySelectorAll('.chairchip').length === 3")
    me.clicks("footer .primary")
    me.shows(".packcards .card", 15)
    me.shows(".drafter", 3)
    me.shows(".bar .primary:disabled")  # nothing is chosen yet
    name = me.page.locator(".packcards .card").nth(3).get_attribute("data-name")
    before = me.ask
    me.clicks(".packcards .card", 3)
    me.clicks(".packcards .card", 3)
    me.until_asked(before)
    me.says(".pile", name)  # clicked twice, it is drafted
    for _ in range(200):
        if me.sees(".table"):
            break
        goes_on(me)
        if me.sees(".buildpart .row.can"):
            count = me.page.locator("section[aria-label='In the deck'] .row").count()
            me.clicks(".buildpart .row.can")
            me.waits(
                "n => document.querySelectorAll(\"section[aria-label='In the deck'] .row\").length === n + 1", count
            )
    me.until_asked()
    while me.kind not in ("priority", "over"):
        me.answers_somehow()  # hidden agendas are named first, hands are kept
    me.shows(".seat", 3)
    me.says(".steps .title", "Conspiracy")


def test_a_card_that_may_be_used_at_any_time_asks_no_more(serving: Any, person: Sit, client: Sit) -> None:
    """Until one says that it shall."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "first"}, {"who": "bot", "bot": "first"}]
    for seed in range(200):
        table = serving.make(variant=CONSPIRACY_DRAFT, seats=seats, seed=seed)
        draft = client(serving.address, table["mine"]).data["draft"]
        ids = [one for choice in draft["asks"][0]["choices"] for one in choice["refs"]]
        named = [draft["cards"][str(one)] for one in ids]
        found = [one["name"] for one in named if "During the draft, you may turn" in " ".join(one.get("text", []))]
        if found:
            break
    me = person(serving.address + table["mine"])
    before = me.ask
    me.clicks(f".packcards .card[data-name='{found[0]}']")
    me.types("Space")
    me.until_asked(before)
    me.shows(".bar[data-purpose='during the draft']")
    me.clicks(".chip:has-text('do not ask again')")
    for _ in range(3):
        me.shows(".bar[data-purpose='draft'] ")
        before = me.ask
        goes_on(me)
        me.until_heard(before)
    me.shows(".bar[data-purpose='draft']")
    me.clicks(".drafter.me button:has-text('ask me again')")
    goes_on(me)
    me.shows(".bar[data-purpose='during the draft']")


def test_a_commander_draft_in_the_browser(serving: Any, person: Sit) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "first"}, {"who": "bot", "bot": "first"}]
    table = serving.make(variant=COMMANDER_DRAFT, seats=seats, seed=3)
    me = person(serving.address + table["mine"])
    me.says(".bar .prompt b", "2 cards")  # two cards at a time
    for _ in range(200):
        if me.sees(".table"):
            break
        goes_on(me)
    me.shows(".cmdcard")  # the commander is in the command zone
