"""Looking closer: what the mouse rests on, what a finger is held on; sound, which is off; what happened since."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

Sit = Callable[..., Any]
DUEL = [{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green", "bot": "first"}]
POSITION = """table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Savannah Lions; Serra Angel; Shock; Murder; Plains; Swamp; Island; Forest
  battlefield: Plains x2; Mountain; Goblin Piker
  library: Plains x9
seat 1 Bob: life 20
  battlefield: Grizzly Bears
  library: Forest x9
seat 2 Cid: life 20
  library: Forest x9
"""


def laid(serving: Any, person: Sit, **options: Any) -> Any:
    made = serving.post("/api/position", {"text": POSITION})
    me = person(serving.address + made["links"][0], **options)
    me.until_asked()
    return me


def holds(me: Any, selector: str, until: str) -> None:
    """A finger goes down on something, stays until something is seen, and is taken away."""
    box = me.stands(selector)
    devtools = me.page.context.new_cdp_session(me.page)
    at = [{"x": box["x"] + 20, "y": box["y"] + 30}]
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    me.shows(until)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def taps(me: Any, selector: str) -> None:
    """A finger chooses something; where a slow machine left it there for too long, once more."""
    before = me.ask
    for _ in range(5):
        me.page.locator(selector).tap()
        if me.until(lambda: me.ask != before or me.sees(".zoom")) and me.ask != before:
            return
        me.page.locator(".plate.own .p-life").tap()
        me.lacks(".zoom")
    raise AssertionError("a finger looks at it, and never chooses it")


def test_a_finger_plays_at_once_and_looks_when_it_is_held(serving: Any, person: Sit) -> None:
    me = laid(serving, person, wide=390, high=844, has_touch=True, is_mobile=True)
    before = me.ask
    holds(me, ".hand .card.can[data-name='Savannah Lions']", ".zoom.stays .big")
    assert me.ask == before, "looking is not playing"
    me.page.locator(".zoom .keys .ghost").first.tap()
    me.page.locator(".told header button").tap()
    me.lacks(".zoom, .told")
    me.page.locator(".hand .card[data-name='Serra Angel']").tap()
    me.shows(".zoom.stays .big")
    me.page.locator(".plate.own .p-life").tap()
    me.lacks(".zoom")
    taps(me, ".hand .card.can[data-name='Savannah Lions']")
    me.lacks(".zoom")  # what is played does not stand in the way


def test_a_hand_is_scrolled_on_a_phone(serving: Any, person: Sit) -> None:
    me = laid(serving, person, wide=390, high=844, has_touch=True, is_mobile=True)
    me.waits("() => { const hand = document.querySelector('.hand'); return hand.scrollWidth > hand.clientWidth; }")
    lefts = "() => [...document.querySelectorAll('.held')].map((el) => el.getBoundingClientRect().left)"
    me.until(lambda: me.page.evaluate(lefts), lambda at: min(b - a for a, b in pairwise(at)) >= 50)  # names can be read


def test_a_page_that_moves_under_the_mouse_enlarges_nothing(serving: Any, person: Sit) -> None:
    me = laid(serving, person)
    before = me.ask
    me.clicks(".hand .card.can[data-name='Savannah Lions']")
    me.until_heard(before)
    me.page.wait_for_timeout(500)
    assert not me.sees(".zoom")
    box = me.stands(".hand .card")
    me.page.mouse.move(box["x"] + 40, box["y"] + 60)
    me.page.mouse.move(box["x"] + 50, box["y"] + 70)
    me.shows(".zoom .big")
    me.page.mouse.move(700, 300)
    me.lacks(".zoom")


def test_sound_is_off_until_it_is_wanted(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    me.page.add_init_script(
        """window.tones = 0; const Real = window.AudioContext;
        window.AudioContext = class extends Real { constructor() { super(); window.tones += 1; } };"""
    )
    me.open(serving.address + serving.make(seats=DUEL, seed=7)["mine"])
    me.until_asked()
    me.goes_on_to("priority")
    me.until(lambda: "you are asked" in me.page.title())
    assert me.page.evaluate("() => window.tones") == 0
    me.types("?")
    me.says(".drawer .sound", "off")
    me.clicks(".drawer .sound")
    me.waits("() => window.tones === 1 && document.querySelector('.drawer .sound').textContent.includes('on')")


LOG = """[[5, 'main', '601.2i', 'Ann casts Shock', 0], [5, 'main', '608.1', 'Shock resolves', -1],
  [6, 'main', '601.2i', 'Bob casts Lava Spike', 1], [6, 'main', '608.1', 'Lava Spike resolves', -1],
  [6, 'main', '120.3', 'Lava Spike deals 3 damage to Ann', -1], [6, 'main', '120.3a', 'Ann loses 3 life (17)', 0],
  [6, 'main', '701.21', 'Bob sacrifices Treasure Token', 1],
  [6, 'main', '700.4', 'Treasure Token is put into the graveyard', -1],
  [6, 'main', '603.3', 'Soul Warden triggers', -1], [6, 'main', '608.1', 'Soul Warden resolves', -1],
  [6, 'main', '603.3', 'Soul Warden triggers', -1], [6, 'main', '608.1', 'Soul Warden resolves', -1],
  [6, 'main', '120.3a', 'Ann loses 1 life (16)', 0],
  [6, 'main', '104.2c', 'Ann and Bob win the game', 0]]"""


def test_what_happened_to_oneself_is_told_too(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    told = me.page.evaluate(
        f"""async () => {{ const {{ inflated }} = await import('/page/model.js');
        const seats = ['Ann', 'Bob'].map((name) => ({{ name, hand: [], battlefield: [], graveyard: [], exile: [],
          command: [], library: [], outside: [], phased_out: [] }}));
        const view = {{ objects: {{}}, seats, turns: [], shown: [] }};
        const frame = inflated({{ log: {LOG}, since: 0, you: 0, view }});
        return frame.since.map((g) => [g.seat, g.lines.map((l) => l.text)]); }}"""
    )
    assert told == [
        [0, ["Shock resolves", "lose 4 life (16)"]],
        [
            1,
            [
                "casts Lava Spike",
                "Lava Spike deals 3 damage to Ann",
                "sacrifices Treasure Token",
                "Soul Warden triggers",
            ],
        ],
        [-1, ["Ann and Bob win the game"]],
    ]


def test_two_questions_that_follow_each_other_at_once(serving: Any, person: Sit) -> None:
    """What is put together belongs to the second of them, even if the page never drew the first."""
    me = laid(serving, person)
    me.goes_on_to("attack")

    def doubled(socket: Any) -> None:
        server = socket.connect_to_server()

        def forward(message: str) -> None:
            if '"type":"frame"' not in message:
                socket.send(message)
                return
            frame = json.loads(message)
            asks = frame["data"]["view"]["asks"]
            frame["data"]["view"]["asks"] = [{**ask, "id": "before"} for ask in asks]
            socket.send(json.dumps(frame))
            change = {"type": "change", "n": frame["n"] + 1, "data": {"view": {"asks": asks}}, "at": 10**6, "log": []}
            socket.send(json.dumps(change))

        server.on_message(forward)

    me.page.route_web_socket("**/socket", doubled)
    me.page.reload()
    me.shows(".bar[data-kind='attack']:not([data-ask='before'])")
    me.clicks(".chip")
    me.shows(".chip.on")


def test_a_click_as_soon_as_a_question_is_drawn_counts(serving: Any, person: Sit) -> None:
    """Before the page has had a moment to do anything else, as with somebody quick at a slow machine."""
    me = laid(serving, person)
    me.page.evaluate(
        """() => { const quick = new MutationObserver(() => {
          const bar = document.querySelector(".bar[data-kind='attack']");
          if (bar) { quick.disconnect(); document.querySelector('.chip').click(); } });
        quick.observe(document.body, { subtree: true, childList: true, attributes: true }); }"""
    )
    me.goes_on_to("attack")
    me.shows(".chip.on")
    me.shows("svg.arrows .attack", 1)
    me.types("z")
    me.lacks(".chip.on")


def test_a_phone_on_its_side_leaves_room_for_both_boards(serving: Any, person: Sit) -> None:
    me = laid(serving, person, wide=844, high=390, has_touch=True, is_mobile=True)
    me.finds("() => [...document.querySelectorAll('.board')].map((el) => el.clientHeight >= 50)", [True, True])
    inside = """() => ['.bar .primary', '.hand .card', '.near .board', '.far .board'].filter((part) => {
        const box = document.querySelector(part).getBoundingClientRect();
        return box.top < 0 || box.bottom > innerHeight || box.right > innerWidth; })"""
    me.finds(inside, [])
    taps(me, ".hand .card.can[data-name='Savannah Lions']")


def test_what_opens_on_a_phone_is_all_on_it(serving: Any, person: Sit) -> None:
    made = serving.make(seats=[{"who": "me"}, {"who": "bot", "bot": "first"}], seed=11)
    me = person(serving.address + made["mine"], 390, 844)
    me.goes_on_to("priority")
    for opens, what in ((".untils > button", ".untilmenu"), (".tools button:has-text('Stops')", ".drawer")):
        me.clicks(opens)
        box = me.stands(what)
        assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 390, (what, box)
        me.types("Escape")
        me.lacks(what)
