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
    me.says(".plate.own .stat[title='poison counters']:not(.warn)", "3")
    me.says(".far .stat.warn[title='poison counters']", "7")
    me.says(".plate.own .stat[title='energy counters']", "2")
    me.says(".steps .day", "night")
    me.shows(".p-icon[title='the monarch']", 1)
    me.shows(".far .plate .p-icon[title='the monarch']", 1)  # Bob is, and not Ann


def test_what_was_chosen_for_a_permanent_stands_on_it(serving: Any, person: Sit) -> None:
    """Two of one name with different choices are no pile."""
    hearts = "Coldsteel Heart (chosen color=3); Coldsteel Heart (chosen color=0); Coldsteel Heart (chosen color=0)"
    (me,) = sits(serving, person, ELVES.replace("Soul Warden", hearts), 0)
    me.shows(".tile[data-name='Coldsteel Heart']", 2)
    me.says(".tile[data-name='Coldsteel Heart'] .t-tag", "red", "white")
    me.page.locator(".tile[data-name='Coldsteel Heart']:has-text('red')").hover()
    me.says(".zoom .facts", "red was chosen")
    me.page.locator(".tile[data-name='Grizzly Bears']").hover()
    me.says(".zoom .facts", "with Presence of Gond on it")


def test_the_initiative_a_dungeon_and_an_emblem(serving: Any, person: Sit) -> None:
    (me,) = sits(serving, person, STANDING, 0)
    me.until_asked()
    before = me.ask
    me.clicks(".hand .card.can[data-name='Avenging Hunter']")
    assert me.until_asked(before) == "choose", "what the first room of the Undercity does"
    before = me.ask
    me.types("Space")
    me.until_asked(before)
    me.shows(".p-icon[title='the initiative']", 1)
    me.shows(".own .p-icon[title='the initiative']", 1)
    me.says(".me .cmdcard", "Undercity: Secret Entrance")
    before = me.ask
    me.clicks(".mine .tile.can[data-name='Elspeth, Knight-Errant']")
    me.clicks(".menu button:has-text('emblem')")
    me.until_asked(before)
    me.page.locator(".me .cmdcard", has_text="Emblem").hover()
    me.says(".zoom .c-text", "have indestructible")


def creates(me: Any, *others: Any) -> None:
    """Tap the bear for a token; it untaps as that enters."""
    me.until_asked()
    before = me.ask
    me.clicks(".mine .tile.can[data-name='Grizzly Bears']")
    me.until_heard(before)

    def passed() -> str:
        for other in others:
            if other.kind == "priority":
                asked = other.ask
                other.types("Space")
                other.until_heard(asked)
        return str(me.kind)

    me.until(passed)


def proposes(me: Any, times: int) -> None:
    """Propose to do it so many times more, as the page lets one."""
    me.clicks(".untils .ghost")
    me.page.fill(".untilmenu .repeat input", str(times))
    me.clicks(".untilmenu .repeat button")


def test_a_loop_is_repeated_and_a_million_tokens_are_one_pile(serving: Any, person: Sit) -> None:
    (me,) = sits(serving, person, ELVES, 0)
    creates(me)
    proposes(me, 1_000_000)
    me.says(".plate.own .p-life", "1000021")
    me.shows(".mine .tile:has-text('Elf Warrior')", 1)
    me.says(".mine .tile .t-n", "×1,000,001")
    cut = "() => [...document.querySelectorAll('.t-n, .own .p-who')].some(e => e.scrollWidth > e.clientWidth + 1)"
    me.finds(cut, False)  # the number hides neither itself nor who one is
    me.finds(INSIDE, [])  # nor is it outside of its board


INSIDE = """() => [...document.querySelectorAll('.t-n')].filter((el) => {
  const n = el.getBoundingClientRect(), b = el.closest('.board').getBoundingClientRect();
  return n.top < b.top || n.right > b.right || n.left < b.left; }).map((el) => el.textContent)"""


def test_others_accept_a_loop_or_shorten_it(serving: Any, person: Sit) -> None:
    ann, bob = sits(serving, person, ARMED, 0, 1)
    creates(ann, bob)
    for times in (5, 2000):
        bob.lacks(".bar[data-ask]")
        proposes(ann, times)
        assert bob.until_asked() == "mode" and "A shortcut is proposed" in bob.title
        if times == 5:
            bob.clicks(".mode:has-text('accept')")
            ann.says(".plate.own .p-life", "26")
            ann.until_asked()
    before = bob.ask
    bob.clicks(".mode:has-text('Grizzly Bears')")
    assert bob.until_asked(before) == "number" and "at which time" in bob.title
    bob.page.fill(".stepper input[type='number']", "1700")
    before = bob.ask
    bob.clicks(".bar .primary")
    assert bob.until_asked(before) == "priority", "here Bob does something else"
    bob.says(".far .p-life", str(26 + 1699))
    bob.says(".chips", "Lightning Bolt")
