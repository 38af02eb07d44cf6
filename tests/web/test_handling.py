"""How things are done at the table: dragging, stops by player, triggers that order themselves, sole targets, clocks."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from apnap.table.seating import laid_out
from apnap.web.clocks import Clocks
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import Answer, SeatWish, SetStops, Sure, TableWish
from tests.web.browser import passes_on

Sit = Callable[..., Any]
DUEL = [{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green", "bot": "first"}]

POSITION = """table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Savannah Lions; Murder
  battlefield: Plains x3; Swamp x3; Soul Warden; Essence Warden; Goblin Piker
  library: Plains x9
seat 1 Bob: life 20
  battlefield: Forest x2; Grizzly Bears
  library: Forest x9
seat 2 Cid: life 20
  library: Forest x9
"""


def drags(me: Any, what: str, onto: str) -> None:
    """With the pointer, from the middle of one thing to the middle of another."""
    one, two = (me.stands(selector) for selector in (what, onto))
    me.inputs += 1
    mouse = me.page.mouse
    mouse.move(one["x"] + one["width"] / 2, one["y"] + 20)
    mouse.down()
    mouse.move(one["x"] + 50, one["y"] - 30)
    mouse.move(two["x"] + two["width"] / 2, two["y"] + two["height"] / 2, steps=3)
    mouse.up()


def test_cards_and_attackers_are_dragged_to_where_they_go(serving: Any, person: Sit) -> None:
    me = person(serving.address + serving.make(seats=DUEL, seed=7)["mine"])
    me.goes_on_to("priority")
    before = me.ask
    drags(me, ".hand .card.can[data-name='Mountain']", ".mine")
    me.until_asked(before)
    me.shows(".mine .tile", 1)
    before = me.ask
    drags(me, ".hand .card.can[data-name='Lightning Bolt']", ".hand")
    assert me.ask == before, "what is put back into the hand is not played"
    drags(me, ".hand .card.can[data-name='Lightning Bolt']", ".far .plate")
    me.says(".far .p-life", "17")


def test_an_attacker_is_dragged_onto_whom_it_attacks(serving: Any, person: Sit) -> None:
    text = POSITION.replace("Savannah Lions; Murder", "Savannah Lions")
    made = serving.post("/api/position", {"text": text})
    me = person(serving.address + made["links"][0])
    me.until_asked()
    me.goes_on_to("attack")
    drags(me, ".mine .tile[data-name='Goblin Piker']", "[data-seat='2'] .board")
    me.says(".chip.on", "Goblin Piker → Cid")
    drags(me, ".mine .tile[data-name='Soul Warden']", "[data-seat='1'] .board")
    me.shows("svg.arrows .attack", 2)
    me.types("z")
    me.lacks(".chip.on")


def test_a_sole_target_is_shown_before_it_is_taken(serving: Any, person: Sit) -> None:
    text = POSITION.replace("; Soul Warden; Essence Warden; Goblin Piker", "")
    made = serving.post("/api/position", {"text": text})
    me = person(serving.address + made["links"][0])
    me.until_asked()
    me.clicks(".hand .card.can[data-name='Murder']")
    me.says(".prompt b", "only target is Grizzly Bears")
    me.shows("svg.arrows .aim")
    me.types("Escape")
    me.says(".prompt b", "what do you do")
    me.shows(".hand .card[data-name='Murder']", 1)  # nothing has happened
    me.clicks(".hand .card.can[data-name='Murder']")
    me.says(".prompt b", "only target")
    me.shows(".bar .primary:not(:disabled)")
    me.types("Space")
    me.lacks(".hand .card[data-name='Murder']")


def laid(tmp_path: Path) -> tuple[Hall, Any]:
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    return hall, hall.seat_session(laid_out(POSITION, "the position"))


def asked(room: Any, seat: int) -> dict[str, Any]:
    room.sent.pop(seat, None)
    room.whole(seat)
    asks = room.sent[seat].data["view"]["asks"]
    return dict(asks[0]) if asks else {}


def choice(room: Any, seat: int, words: str) -> Answer:
    ask = asked(room, seat)
    value = next(c["value"] for c in ask["choices"] if words in c["text"])
    return Answer(ask["id"], [value])


@pytest.mark.parametrize("orders", [False, True])
def test_triggers_order_themselves_for_who_wants_it(tmp_path: Path, orders: bool) -> None:
    hall, room = laid(tmp_path)
    assert room.act(0, SetStops(["precombat main phase"], [], orders=orders)) is None
    assert room.act(0, choice(room, 0, "Savannah Lions")) is None
    kinds = []
    for _ in range(12):
        for seat in range(3):
            ask = asked(room, seat)
            if ask:
                kinds.append(ask["kind"])
                room.act(seat, Answer(ask["id"], [0] if ask["kind"] == "priority" else list(ask.get("default", []))))
                break
    assert ("order" in kinds) is not orders
    hall.journal.close()


def test_stops_are_set_for_one_player_and_kept(tmp_path: Path) -> None:
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    seats = [SeatWish("me", deck="red"), SeatWish("bot", bot="first"), SeatWish("bot", bot="first")]
    room = hall.make(TableWish(seats=seats, seed=4))
    wish = SetStops(["precombat main phase"], [], {2: ["upkeep"]})
    assert room.act(0, wish) is None
    again = Hall(Journal(hall.journal.url)).find(room.id)
    assert again is not None
    stops = again.playing().stops[0]
    assert list(stops.of) == [2] and len(stops.of[2]) == 1 and not stops.theirs
    hall.journal.close()


def test_a_careful_answer_changes_nothing_where_there_is_one_target(tmp_path: Path) -> None:
    hall, room = laid(tmp_path)
    murder = choice(room, 0, "Murder")
    digest = room.playing().game.digest
    said = room.act(0, Answer(murder.ask, murder.values, careful=True))
    assert said is None, "several creatures can be targeted, so it is asked which"
    assert room.playing().game.digest != digest or asked(room, 0)["purpose"] == "target"
    assert not isinstance(said, Sure)
    hall.journal.close()


def test_clocks_run_for_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("apnap.web.clocks.time.monotonic", lambda: now[0])
    clocks = Clocks(1)
    assert clocks.turn_to({0}) == {}
    now[0] += 10
    assert (clocks.left(0), clocks.left(1)) == (50, 60)
    assert clocks.turn_to({1}) == {0: 10_000}
    now[0] += 59
    assert clocks.out_of_time() == []
    now[0] += 2
    assert clocks.out_of_time() == [1] and clocks.left(0) == 50
    assert Clocks(1, {0: 10_000}).left(0) == 50, "what was thought is known after a restart"


def test_whose_time_is_up_leaves_and_the_others_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    seats = [SeatWish("me"), SeatWish("bot", bot="first"), SeatWish("bot", bot="first")]
    room = hall.make(TableWish(seats=seats, seed=4, clock=1))
    assert not room.call_time() and room.playing().play.state.in_game(0)
    later = time.monotonic() + 61
    monkeypatch.setattr("apnap.web.clocks.time.monotonic", lambda: later)
    assert room.call_time() and not room.playing().play.state.in_game(0)
    assert room.said[-1].text == "(out of time)"
    hall.journal.close()


TEAMS = """table 4 seats, teams 0 1 / 2 3, shared turns, life pools 0 0 2 2, life 30
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 30
  battlefield: Plains x3; Goblin Piker
  library: Plains x9
seat 1 Bob:
  battlefield: Forest x2; Grizzly Bears
  library: Forest x9
seat 2 Cid: life 30
  library: Forest x9
seat 3 Dan:
  library: Forest x9
"""


def test_a_teammate_suggests_an_attack_and_it_is_taken_over(serving: Any, person: Sit) -> None:
    made = serving.post("/api/position", {"text": TEAMS})
    assert made["status"] == 200, made
    ann, bob = (person(serving.address + made["links"][seat]) for seat in (0, 1))
    one = passes_on([ann, bob], "attack")
    two = bob if one is ann else ann
    one.clicks(".chip")
    one.clicks(".buttons .ghost:has-text('Suggest')")
    two.clicks(".chip.suggested")
    two.shows(".chip.on")
    two.shows("svg.arrows .attack", 2)  # what was suggested is drawn, and not yet declared
    two.types("Space")
    two.lacks(".bar[data-kind='attack']")


SCRYING = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Temple of Malady
  battlefield: Forest x2
  library: Grizzly Bears; Forest x9
seat 1 Bob: life 20
  library: Forest x9
"""


def test_a_card_is_scried_to_one_side_or_the_other(serving: Any, person: Sit) -> None:
    """Also where it is one card: a click moves it and another moves it back, and the button says which it is."""
    made = serving.post("/api/position", {"text": SCRYING})
    me = person(serving.address + made["links"][0])
    me.until_asked()
    me.clicks(".hand .card.can[data-name='Temple of Malady']")
    me.shows(".bar[data-purpose='scry']")
    me.says(".lane:nth-of-type(1)", "top")
    me.says(".lane:nth-of-type(2)", "bottom")
    before = me.ask
    me.says(".bar .primary", "Keep it on top")
    for side, words in ((2, "1 to the bottom"), (1, "Keep it on top"), (2, "1 to the bottom")):
        me.clicks(".lane .card[data-name='Grizzly Bears']")
        me.says(".bar .primary", words)
        me.shows(f".lane:nth-of-type({side}) .card", 1)
        assert me.ask == before
    me.clicks(".bar .primary")
    assert me.until_asked(before) == "priority"
