"""Play by hand at a table in the browser: decks with unread cards, hand actions, questions, objections."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from apnap.library.pool import POOL
from apnap.rules.core.constants import SORCERY
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import Answer, ByHand, Refused, SeatWish, TableWish, Told
from tests.web.browser import until
from tests.web.client import Client

Sit = Callable[..., Any]
UNREAD = "Estrid, the Masked"
LISTED = f"1 {UNREAD}\n59 Forest\n"


def two(serving: Any, **wish: Any) -> tuple[Client, Client]:
    """Two people at a table, whose decks have an unread card."""
    seats = [{"who": "me", "cards": LISTED}, {"who": "open", "cards": LISTED, "name": "Guest"}]
    made = serving.make(seats=seats, seed=5, by_hand=True, **wish)
    other = made["links"][1].partition("#")[2]
    joined = serving.post("/api/join", {"table": made["id"], "token": other, "seat": {"who": "me", "cards": LISTED}})
    assert "error" not in joined, joined
    one, guest = Client(serving.address, made["links"][0]), Client(serving.address, made["links"][1])
    for client in (one, guest):
        client.hear_until("frame")
    until(lambda: keep(one) + keep(guest) == ["priority"])
    return one, guest


def keep(client: Client) -> list[str]:
    """Keep the hand if that is asked; the kinds of what is asked now."""
    client.quiet(0.05)
    for ask in client.asks:
        if ask["kind"] == "mulligan":
            client.answer([0], ask["id"])
    return [ask["kind"] for ask in client.asks]


def life(client: Client) -> int:
    """What somebody sees of the life total of the first seat."""
    return int(client.data["view"]["seats"][0]["life"])


def held(client: Client) -> int:
    """How many cards the first seat holds, as somebody sees it."""
    return int(client.data["view"]["seats"][0]["hand_size"])


def test_a_deck_is_counted_and_refused_where_it_is_not_allowed(serving: Any) -> None:
    said = serving.post("/api/deck", {"cards": LISTED, "by_hand": True})
    assert said["ok"] and said["words"].startswith("59 of 60 read, 1 by hand") and said["by_hand"] == [UNREAD]
    said = serving.post("/api/deck", {"cards": LISTED})
    assert not said["ok"] and any("by hand" in problem for problem in said["problems"])
    refused = serving.make(seats=[{"who": "me", "cards": LISTED}, {"who": "bot"}])
    assert UNREAD in refused["error"]


def test_hand_actions_are_done_asked_about_and_objected_to(serving: Any) -> None:
    one, guest = two(serving)
    assert one.data["facts"]["by_hand"]
    one.say(type="by hand", do="life", refs=[-1], numbers=[3])
    guest.until(lambda: life(guest) == 23)
    assert any("by hand" in line[3] for line in guest.data["log"])
    one.until(lambda: life(one) == 23)
    guest.say(type="object")
    one.until(lambda: life(one) == 20)
    before = held(one)
    one.say(type="by hand", do="draw", numbers=[2])
    guest.until(lambda: guest.asks and guest.asks[0]["kind"] == "yes or no")
    (ask,) = guest.asks
    assert "by hand" in ask["title"] and held(guest) == before
    guest.say(type="answer", ask=ask["id"], values=[1])
    one.until(lambda: held(one) > before)
    assert held(one) == before + 2


def test_all_that_a_player_does_is_accepted_once_one_says_so(serving: Any) -> None:
    one, guest = two(serving)
    before = held(one)
    one.say(type="by hand", do="draw", numbers=[1])
    guest.until(lambda: guest.asks)
    (ask,) = guest.asks
    assert ask["proposer"] == 0
    stops = {key: guest.data["view"]["stops"][key] for key in ("mine", "theirs", "of")}
    guest.say(type="stops", **stops, accepts=[0])
    guest.say(type="answer", ask=ask["id"], values=[1])
    one.until(lambda: held(one) == before + 1)
    one.say(type="by hand", do="draw", numbers=[2])
    one.until(lambda: held(one) == before + 3)  # the second time nobody is asked
    guest.until(lambda: held(guest) == before + 3)
    assert guest.data["view"]["stops"]["accepts"] == [0] and not guest.asks
    guest.say(type="stops", **stops)
    guest.until(lambda: guest.data["view"]["stops"]["accepts"] == [])
    one.say(type="by hand", do="draw", numbers=[1])
    guest.until(lambda: guest.asks)
    assert [ask.get("proposer") for ask in guest.asks] == [0]


def test_amid_another_question_it_is_done_as_soon_as_that_is_finished(tmp_path: Path) -> None:
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    seats = [SeatWish("me", cards=LISTED), SeatWish("me", cards=LISTED)]
    room = hall.make(TableWish(seats=seats, seed=5, by_hand=True))

    def asks(seat: int) -> list[Any]:
        view = room.frame_of(seat)["view"]
        assert isinstance(view, dict)
        return list(view["asks"])

    waits = room.act(0, ByHand("life", [-1], [3]))
    assert isinstance(waits, Told) and "as soon as" in waits.lines[0]
    assert isinstance(room.act(1, ByHand("life", [-1], [7])), Told), "somebody else's, and so it will be refused"
    assert isinstance(room.act(0, ByHand("nothing of this")), Refused), "nonsense is refused at once"
    assert [room.playing().play.state.players[s].life for s in (0, 1)] == [20, 20]
    for _ in range(6):
        for seat in (0, 1):
            if asks(seat) and asks(seat)[0]["kind"] == "mulligan":
                assert room.act(seat, Answer(asks(seat)[0]["id"], [0])) is None
    assert [room.playing().play.state.players[s].life for s in (0, 1)] == [23, 20]
    assert room.playing().play.state.turn().number == 1, "before anybody has passed"
    assert any("by hand" in line.text for line in room.playing().play.log)
    assert "could not do it by hand" in room.said[-1].text
    again = hall.journal.load(room.id)
    assert again is not None
    room.take_up(again)
    assert room.playing().play.state.players[0].life == 23, "it is in the journal"
    hall.journal.close()


def test_what_waits_is_done_though_the_server_was_killed(tmp_path: Path) -> None:
    """It was acknowledged, and so it is in the journal; nothing is closed here, as when the machine goes down."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    seats = [SeatWish("me", cards=LISTED), SeatWish("me", cards=LISTED)]
    room = Hall(Journal(url)).make(TableWish(seats=seats, seed=5, by_hand=True))
    assert isinstance(room.act(0, ByHand("life", [-1], [3])), Told)
    assert isinstance(room.act(1, ByHand("counters", [-2], [2], "poison")), Told)
    for _ in range(2):
        again = Hall(Journal(url)).find(room.id)
        assert again is not None and len(again.playing().later) == 2, "however often it is killed"
    for _ in range(6):
        for seat in (0, 1):
            again.sent.pop(seat, None)
            view = again.frame_of(seat)["view"]
            assert isinstance(view, dict)
            for ask in view["asks"]:
                if ask["kind"] == "mulligan":
                    assert again.act(seat, Answer(ask["id"], [0])) is None
    after = Hall(Journal(url)).find(room.id)
    assert after is not None and after.playing().later == [], "it is done once"
    players = after.playing().play.state.players
    assert players[0].life == 23 and players[1].poison == 2


def test_nonsense_by_hand_is_refused(serving: Any) -> None:
    one, _ = two(serving)
    before = one.data["view"]
    for message in (
        {"do": "no such thing"},
        {"do": "move", "refs": [10**6], "numbers": [2]},
        {"do": "life", "refs": [-2], "numbers": [-3]},
        {"do": "counters", "refs": [-1], "numbers": [1], "words": "\u0007"},
    ):
        one.say(type="by hand", **message)
        one.hear_until("refused")
    assert one.data["view"] == before


def test_the_menu_and_the_drawer(serving: Any, person: Sit) -> None:
    """The lobby allows it with a box; a right click on a card, and a key for the rest."""
    made = serving.make(seats=[{"who": "me", "cards": LISTED}, {"who": "bot", "deck": "green"}], seed=5, by_hand=True)
    me = person(serving.address + made["mine"])
    me.until_asked()
    me.goes_on_to("priority")
    me.page.locator(".hand .card").first.click(button="right")
    me.shows(".menu.hands")
    me.page.locator(".menu.hands button", has_text="to the graveyard").click()
    me.waits("() => /by hand/.test(document.body.textContent)")
    me.types("b")
    me.shows(".drawer .handform")
    me.page.locator(".handform button", has_text="gain 1 life").click()
    me.waits("() => [...document.querySelectorAll('*')].some(e => !e.children.length && e.textContent.trim() === '21')")


def unread_sorcery() -> str:
    """A sorcery for {W} of which nothing is read today, whatever is read tomorrow."""
    assert POOL.unread is not None
    for name in POOL.unread.names():
        card = POOL.get_by_hand(name) if POOL.meant(name) is None else None
        if card is not None and card.base.types == SORCERY and str(card.base.cost) == "{W}":
            return name
    raise AssertionError("all of them are read")


def test_what_is_carried_out_by_hand_is_done_with_the_main_button(serving: Any, person: Sit) -> None:
    """The bar says how; the one thing there is to say stands on the button, and nothing lies over the table."""
    listed = f"4 {unread_sorcery()}\n20 Mountain\n36 Plains\n"
    seats = [{"who": "me", "cards": listed}, {"who": "bot", "bot": "first", "deck": "green"}]
    me = person(serving.address + serving.make(seats=seats, seed=5, by_hand=True)["mine"])
    me.goes_on_to("priority")
    me.says(".tools", "By hand")
    for _ in range(60):
        if me.kind in ("mode", "over"):
            break
        me.answers_somehow()
    assert me.kind == "mode" and "by hand" in me.title
    me.says(".prompt .hint", "right-click")
    me.says(".bar .primary", "carried out")
    assert not me.sees(".tray")
    for _ in range(4):  # a card may have several lines
        before = me.ask
        me.clicks(".bar .primary")
        if (kind := me.until_asked(before)) != "mode":
            break
    assert kind != "mode"
