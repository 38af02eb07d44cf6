"""People who are away: shown as such, played for by a bot if the table wants it, and themselves again once back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import Answer, Refused, SeatWish, SitIn, TableWish, Yield
from apnap.web.rooms import Room

Sit = Callable[..., Any]


def table(tmp_path: Path, **wish: Any) -> tuple[Room, str]:
    """Three people, of whom the first made the table and the last is away; and its journal."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    seats = [SeatWish("me", deck=deck) for deck in ("red", "green", "white")]
    room = Hall(Journal(url)).make(TableWish(seats=seats, seed=3, **wish))
    room.made.chairs[0].host, room.made.chairs[1].host, room.made.chairs[2].host = True, False, False
    room.present.update({0: 1, 1: 1})
    return room, url


def killed(room: Room, url: str) -> Room:
    """The table again from the journal, nothing having been closed."""
    again = Hall(Journal(url)).find(room.id)
    assert again is not None
    again.made = room.made
    return again


def keeps(room: Room, seat: int) -> None:
    view = room.frame_of(seat)["view"]
    assert isinstance(view, dict)
    if view["asks"] and view["asks"][0]["kind"] == "mulligan":
        assert room.act(seat, Answer(view["asks"][0]["id"], [0])) is None


def test_a_bot_plays_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    room, url = table(tmp_path)
    assert isinstance(room.act(1, SitIn(2, "first")), Refused), "the host is here, and decides it"
    assert isinstance(room.act(0, SitIn(1, "first")), Refused), "that player is here"
    assert room.act(0, SitIn(2, "first")) is None
    keeps(room, 0)
    keeps(room, 1)
    assert not room.playing().waiting(2), "nobody waits for them"
    again = killed(room, url)
    assert again.playing().play.agents[2] is not None and not again.playing().waiting(2), (
        "nor after the server was killed"
    )
    again.welcome(2)
    assert again.playing().play.agents[2] is None, "whoever is back plays for themselves"
    assert killed(again, url).playing().play.agents[2] is None


def test_without_the_host_others_see_to_it_that_the_table_goes_on(tmp_path: Path) -> None:
    room, _ = table(tmp_path)
    room.present[0] = 0
    assert isinstance(room.act(1, SitIn(1, "first")), Refused), "not for themselves"
    assert room.act(1, SitIn(0, "first")) is None
    assert room.act(1, SitIn(2, "first")) is None
    keeps(room, 1)
    assert [int(decision.decider) for decision in room.playing().waiting()] in ([], [1])


def test_what_one_always_passes_on_is_kept(tmp_path: Path) -> None:
    room, url = table(tmp_path)
    assert room.act(1, Yield("Soul Warden's ability")) is None
    again = killed(room, url)
    assert again.playing().stops[1].yields == {"Soul Warden's ability"}
    assert again.act(1, Yield("Soul Warden's ability", False)) is None
    assert killed(again, url).playing().stops[1].yields == set()


def test_a_bot_is_let_in_with_a_click(serving: Any, person: Sit) -> None:
    """Whom the table waits for and who is away stands in the bar, with what can be done about it."""
    seats = [{"who": "me", "deck": "red"}, {"who": "open", "deck": "green", "name": "Guest"}]
    made = serving.make(seats=seats, seed=5)
    token = made["links"][1].partition("#")[2]
    serving.post("/api/join", {"table": made["id"], "token": token, "seat": {"who": "me", "deck": "green"}})
    me = person(serving.address + made["mine"])
    me.shows(".bar")
    while not me.sees(".bar .away button"):
        if before := me.ask:
            me.types("Space")
            me.until_heard(before)
        me.shows(".bar[data-ask], .bar .away button")
    me.says(".bar .away", "is away")
    me.clicks(".bar .away button")
    assert me.until_asked() in ("priority", "mulligan", "block", "over")
    guest = person(serving.address + made["links"][1])
    guest.shows(".plate.own")
    me.lacks(".far .p-out")
