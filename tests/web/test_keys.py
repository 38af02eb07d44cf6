"""Keys do what `?` says of them; and unfinished games are gone on with from the lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.browser import until

Sit = Callable[..., Any]
DUEL = [{"who": "me", "deck": "red", "name": "Ann"}, {"who": "bot", "deck": "green", "bot": "first", "name": "Bob"}]


def seated(serving: Any, person: Sit, seed: int = 7) -> Any:
    me = person(serving.address + serving.make(seats=DUEL, seed=seed)["mine"])
    me.goes_on_to("priority")
    return me


def presses(me: Any, key: str) -> None:
    before = me.ask
    me.types(key)
    me.until_asked(before)


POSITION = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Shock
  battlefield: Mountain
  library: Mountain x9
seat 1 Bob: life 20
  hand: Lightning Bolt
  battlefield: Mountain
  library: Mountain x9
"""


def bob_acts(bob: Any) -> None:
    """In the main phase of turn 6 Bob bolts Ann; else he passes."""
    bob.quiet(0.02)
    for ask in bob.asks[:1]:
        turn = bob.data["view"]["turns"][0]
        now = turn["number"] == 6 and turn["step"] == "precombat main phase"
        bolt = [c["value"] for c in ask["choices"] if "Lightning Bolt" in c["text"]] if now else []
        ann = [-1] if ask["purpose"] == "target" else []
        bob.answer((ann or bolt)[:1] or ([0] if ask["kind"] == "priority" else list(ask.get("default", []))))


WORDS = {"F4": "the next turn", "F6": "something happens", "F8": "your turn, whatever happens"}


@pytest.mark.parametrize(("key", "number", "life", "on_stack"), [("F4", 6, 20, 0), ("F6", 6, 20, 1), ("F8", 7, 17, 0)])
def test_passing_until(serving: Any, person: Sit, client: Sit, key: str, number: int, life: int, on_stack: int) -> None:
    made = serving.post("/api/position", {"text": POSITION})
    me, bob = person(serving.address + made["links"][0]), client(serving.address, made["links"][1])
    me.until_asked()
    me.types("?")
    me.shows(".drawer dl")
    listed = dict(zip(*(me.page.locator(f".drawer {part}").all_inner_texts() for part in ("dt", "dd")), strict=True))
    assert listed[key] == f"pass until {WORDS[key]}"
    me.types("Escape")
    me.lacks(".drawer")
    before = me.ask
    me.types(key)
    me.until_heard(before)
    until(lambda: me.kind, wait=lambda: bob_acts(bob))
    # what is asked is asked there and then: the page shows it all at once
    assert me.text(".turn.now b") == f"Turn {number}" and me.text(".plate.own .p-life b") == str(life)
    assert me.page.locator(".stack .item").count() == on_stack


EVERY = """() => { const wanted = 'button:not(:disabled), a[href], input, select, [tabindex="0"]';
  window.every = window.every || [...document.querySelectorAll(wanted)].filter((el) => el.checkVisibility());
  return window.every.length; }"""
FOCUS = """() => { const el = document.activeElement, style = getComputedStyle(el);
  return [window.every.indexOf(el), style.outlineStyle !== 'none' || el === document.body]; }"""


def test_every_control_is_reached_by_keys_and_seen_to_be(serving: Any, person: Sit) -> None:
    """Tab goes to what glows and then to the buttons; backwards it goes through everything."""
    me = seated(serving, person)
    count = me.page.evaluate(EVERY)
    assert count > 20
    visited, unseen = set(), 0
    for _ in range(count + 4):
        me.types("Shift+Tab")
        at, is_seen = me.page.evaluate(FOCUS)
        visited.add(at)
        unseen += not is_seen
    assert set(range(count)) <= visited and unseen == 0
    me.page.evaluate("() => document.activeElement.blur()")
    glowing = me.page.locator("button.can, .chip").count()
    for _ in range(glowing):
        me.types("Tab")
        assert me.page.evaluate("() => document.activeElement.matches('button.can, .chip')")
    me.types("Tab")
    assert me.page.evaluate("() => !!document.activeElement.closest('.bar .buttons')"), "after all that glows"


def test_what_opens_at_the_side_is_walked_through(serving: Any, person: Sit) -> None:
    me = seated(serving, person)
    for key, words in (("p", "When you are asked"), ("g", "graveyard"), ("l", "Log"), ("?", "keys")):
        me.types(key)
        me.says(".drawer h2", words)
        me.types("Tab")
        me.waits("() => !!document.activeElement.closest('.drawer')")
        me.types("Escape")
        me.types("Escape")
        me.lacks(".drawer")


def test_escape_gives_up_what_is_half_done_and_z_takes_back(serving: Any, person: Sit) -> None:
    me = seated(serving, person)
    held = me.page.locator(".hand .card").count()
    presses_card(me, "Mountain")
    me.shows(".hand .card", held - 1)
    me.shows(".mine .tile", 1)
    presses(me, "z")
    me.shows(".hand .card", held)
    me.lacks(".mine .tile")  # the land is back
    presses_card(me, "Mountain")
    presses_card(me, "Lightning Bolt")
    me.shows(".bar[data-purpose='target']")
    presses(me, "Escape")
    me.shows(".bar[data-kind='priority']")
    me.shows(".hand .card", held - 1)  # the Bolt is in the hand again, the land on the table
    me.lacks(".stack .item")


def presses_card(me: Any, name: str) -> None:
    before = me.ask
    me.clicks(f".hand .card.can[data-name='{name}']")
    me.until_asked(before)


def test_an_unfinished_game_is_gone_on_with(serving: Any, person: Sit) -> None:
    me = seated(serving, person)
    presses_card(me, "Mountain")
    title, asked, hand = me.title, me.ask, me.page.locator(".hand .card").count()
    me.open(serving.address)
    line = ".panel:has-text('Go on with') a"
    me.shows(line, 1)
    me.says(line, "Duel")
    me.clicks(line)
    me.shows(f".bar[data-ask='{asked}']")
    me.says(".bar .prompt b", title)
    me.shows(".hand .card", hand)
    me.types("?")
    me.clicks(".drawer button:has-text('Concede')")
    me.clicks(".drawer button:has-text('Yes')")
    me.shows(".bar.over")
    me.open(serving.address)
    me.shows(".variants")
    assert not me.sees(".kept"), "one that is over is not"
