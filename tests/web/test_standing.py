"""How everybody stands, as the page shows it: poison, day or night, monarch, initiative, dungeon, emblems, piles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Sit = Callable[..., Any]

STANDING = """table 2 seats
turn 5, seat 0, main1, priority 0
game night, monarch 1
seat 0 Ann: life 20, poison 3, 2 energy
  hand: Avenging Hunter
  battlefield: Forest x5; Elspeth, Knight-Errant (8 loyalty)
  library: Forest x9
seat 1 Bob: life 20, poison 7
  library: Forest x9
"""
ELVES = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  battlefield: Grizzly Bears @1; Presence of Gond -> @1; Soul Warden
  library: Forest x9
seat 1 Bob: life 20
  battlefield: Intruder Alarm
  library: Forest x9
"""
ARMED = ELVES.replace("Intruder Alarm", "Intruder Alarm; Mountain").replace(
    "seat 1 Bob: life 20\n", "seat 1 Bob: life 20\n  hand: Lightning Bolt\n"
)


def sits(serving: Any, person: Sit, text: str, *seats: int) -> list[Any]:
    made = serving.post("/api/position", {"text": text})
    assert made["status"] == 200, made
    return [person(serving.address + made["links"][seat]) for seat in seats]


def test_poison_night_and_the_monarch(serving: Any, person: Sit) -> None:
    (me,) = sits(serving, person, STANDING, 0)
    me.until_asked()
    mine = me.page.locator(".plate.own .stat[title='poison counters']")
    theirs = me.page.locator(".far .stat[title='poison counters']")
    assert mine.inner_text().startswith("3") and theirs.inner_text().startswith("7")
    assert "warn" in theirs.get_attribute("class") and "warn" not in mine.get_attribute("class")
    assert me.text(".plate.own .stat[title='energy counters']").startswith("2")
    assert "night" in me.text(".steps .day")
    assert me.page.locator(".p-icon[title='the monarch']").count() == 1
    assert me.page.locator(".far .plate .p-icon[title='the monarch']").count() == 1, "Bob is, and not Ann"


def test_the_initiative_a_dungeon_and_an_emblem(serving: Any, person: Sit) -> None:
    (me,) = sits(serving, person, STANDING, 0)
    me.until_asked()
    before = me.ask
    me.clicks(".hand .card.can[data-name='Avenging Hunter']")
    assert me.until_asked(before) == "choose", "what the first room of the Undercity does"
    before = me.ask
    me.types("Space")
    me.until_asked(before)
    assert me.page.locator(".p-icon[title='the initiative']").count() == 1 and me.sees(".own .p-icon")
    assert "Undercity: Secret Entrance" in me.page.locator(".me .cmdcard").all_inner_texts()
    before = me.ask
    me.clicks(".mine .tile.can[data-name='Elspeth, Knight-Errant']")
    me.clicks(".menu button:has-text('emblem')")
    me.until_asked(before)
    me.page.locator(".me .cmdcard", has_text="Emblem").hover()
    me.page.wait_for_selector(".zoom .c-text")
    assert "have indestructible" in me.text(".zoom .c-text")


def creates(me: Any, *others: Any) -> None:
    """Tap the bear for a token; it untaps as that enters."""
    me.until_asked()
    before = me.ask
    me.clicks(".mine .tile.can[data-name='Grizzly Bears']")
    me.waits("before => document.querySelector('.bar').dataset.ask !== before", before)
    while not me.kind:
        for other in others:
            if other.kind == "priority":
                other.types("Space")
        me.page.wait_for_timeout(50)


def proposes(me: Any, times: int) -> None:
    """Propose to do it so many times more, as the page lets one."""
    me.clicks(".untils .ghost")
    me.page.fill(".untilmenu .repeat input", str(times))
    me.clicks(".untilmenu .repeat button")


def test_a_loop_is_repeated_and_a_million_tokens_are_one_pile(serving: Any, person: Sit) -> None:
    (me,) = sits(serving, person, ELVES, 0)
    creates(me)
    proposes(me, 1_000_000)
    me.waits("() => document.querySelector('.plate.own .p-life').textContent.startsWith('1000021')")
    piles = me.page.locator(".mine .tile", has_text="Elf Warrior")
    assert piles.count() == 1 and piles.locator(".t-n").inner_text() == "×1,000,001"
    cut = "() => [...document.querySelectorAll('.t-n, .own .p-who')].map(e => e.scrollWidth > e.clientWidth + 1)"
    assert not any(me.page.evaluate(cut)), "and the number hides neither itself nor who one is"
    assert me.page.evaluate(INSIDE) == [], "nor is it outside of its board"


INSIDE = """() => [...document.querySelectorAll('.t-n')].filter((el) => {
  const n = el.getBoundingClientRect(), b = el.closest('.board').getBoundingClientRect();
  return n.top < b.top || n.right > b.right || n.left < b.left; }).map((el) => el.textContent)"""


def test_others_accept_a_loop_or_shorten_it(serving: Any, person: Sit) -> None:
    ann, bob = sits(serving, person, ARMED, 0, 1)
    creates(ann, bob)
    for times in (5, 2000):
        bob.waits("() => !document.querySelector('.bar').dataset.ask")
        proposes(ann, times)
        assert bob.until_asked() == "mode" and "A shortcut is proposed" in bob.title
        if times == 5:
            bob.clicks(".mode:has-text('accept')")
            ann.waits("() => document.querySelector('.plate.own .p-life').textContent.startsWith('26')")
            ann.until_asked()
    before = bob.ask
    bob.clicks(".mode:has-text('Grizzly Bears')")
    assert bob.until_asked(before) == "number" and "at which time" in bob.title
    bob.page.fill(".stepper input[type='number']", "1700")
    before = bob.ask
    bob.clicks(".bar .primary")
    assert bob.until_asked(before) == "priority", "here Bob does something else"
    assert bob.text(".far .p-life") == str(26 + 1699)
    assert "Lightning Bolt" in bob.text(".chips")
