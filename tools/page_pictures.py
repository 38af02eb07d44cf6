"""Take the pictures of the page in docs/pictures: every kind of table in the middle of a game, at three sizes.

    python -m tools.page_pictures [NAME...]

Tables are those of the browser tests, further on in their games. Each picture is to be looked at: nothing overlaps,
nothing is unreadable.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from apnap.rules.core.decisions import AttackDecision, Decision
from apnap.web.protocol import SeatWish, TableWish
from apnap.web.rooms import Room
from tests.web.browser import Person, Process, chromium
from tests.web.midgame import Wanted, midgame
from tests.web.test_many_seats import wish as crowd
from tests.web.test_variants import SIZES, main_phase, may_roll, table
from tools.project import here

Scene = tuple[TableWish, int, Wanted | None]
UNREAD = ("The Toymaker's Trap", "Death in Heaven", "Expel the Interlopers")
UNREAD_DECK = "".join(f"4 {name}\n" for name in UNREAD) + "24 Plains\n24 Swamp\n"
DECKS = [SeatWish("me", deck="red"), SeatWish("bot", bot="first", deck="green")]


def attacks(after: int) -> Wanted:
    """A person is to declare attackers, from a turn on, and has several that may."""

    def is_there(room: Room, decision: Decision) -> bool:
        ticks = room.playing().play.state.ticks
        return isinstance(decision, AttackDecision) and ticks >= after and len(decision.attackers) > 1

    return is_there


SCENES: dict[str, Scene] = {
    "duel": (TableWish(seats=DECKS, seed=11), 10, attacks(8)),
    "commander": (table("commander", 4), 10, main_phase(30)),
    "giant": (table("two-headed-giant", 4), 10, main_phase(12)),
    "emperor": (table("emperor", 6, me=1), 10, main_phase(18)),
    "planechase": (table("planechase", 4), 10, may_roll),
    "archenemy": (table("archenemy", 4), 10, main_phase(9)),
    "melee": (table("grand-melee", 10), 10, main_phase(30)),
    "forty-seats": (crowd("grand-melee", 40), 8, None),
    "by-hand": (
        TableWish(seats=[SeatWish("me", cards=UNREAD_DECK), DECKS[1]], seed=5, by_hand=True),
        10,
        main_phase(9),
    ),
}


@contextmanager
def server() -> Iterator[tuple[Process, dict[str, str]]]:
    """A server with all these tables; by name the address of the first person's seat."""
    with tempfile.TemporaryDirectory() as folder:
        links = midgame(Path(folder) / "tables.sqlite", list(SCENES.values()))
        process = Process(Path(folder), "serve")
        try:
            seats = {name: next(filter(None, every)) for name, every in zip(SCENES, links, strict=True)}
            yield process, {name: process.address + link for name, link in seats.items()}
        finally:
            process.stop()


# what is done before a picture is taken ------------------------------------------------------------------------------
def rolls(me: Person) -> None:
    me.clicks(".die.can")
    me.page.wait_for_timeout(800)


def declares(me: Person) -> None:
    me.clicks(".chip")


def opens_menu(me: Person) -> None:
    held = me.page.locator(", ".join(f'.hand .card[data-name="{name}"]' for name in UNREAD))
    (held.first if held.count() else me.page.locator(".hand .card").last).click(button="right")
    me.page.wait_for_selector(".menu.hands")


PURPOSE = "() => document.querySelector('.bar').dataset.purpose"


def drafts(me: Person) -> None:
    me.clicks(".variants button:has-text('Conspiracy Draft')")
    me.clicks("footer .primary")
    me.page.wait_for_selector(".packcards .card", timeout=60_000)
    picks = 0
    while picks < 6 or me.page.evaluate(PURPOSE) != "draft":  # a pack is to be seen
        before = me.ask
        if me.page.evaluate(PURPOSE) == "draft":
            me.types("b")
            picks += 1
        me.types("Space")
        me.until_asked(before)


def looks_back(me: Person) -> None:
    """A duel is played to its end, and looked at again from its middle."""
    me.plays_on()
    me.page.locator("a:has-text('Look at it again')").click()
    me.page.wait_for_selector(".timeline", timeout=60_000)
    for _ in range(12):
        me.types("ArrowDown")
        me.page.wait_for_timeout(300)


def judges(me: Person) -> None:
    me.page.locator("input[aria-label='find a card']").fill("shivan")
    me.page.wait_for_selector(".foundcards .card")


BEFORE: dict[str, Callable[[Person], None]] = {
    "planechase": rolls,
    "duel": declares,
    "by-hand": opens_menu,
    "draft": drafts,
    "replay": looks_back,
    "judge": judges,
}


def main() -> None:
    from playwright.sync_api import sync_playwright

    wanted = sys.argv[1:] or [*SCENES, "lobby", "draft", "replay", "judge"]
    folder = here().root / "docs" / "pictures"
    with server() as (process, seats), sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"])
        pages = {"lobby": "/", "draft": "/", "judge": "/judge"}
        for name in wanted:
            address = seats.get(name) or process.address + pages.get(name, "")
            if name == "replay":
                duel = [{"who": "me", "deck": "red"}, {"who": "bot", "bot": "first", "deck": "white"}]
                address = process.address + process.make(seats=duel, seed=8)["mine"]
            take(browser, name, address, folder)
        browser.close()


def take(browser: Any, name: str, address: str, folder: Path) -> None:
    wide, high = SIZES[0]
    context = browser.new_context(viewport={"width": wide, "height": high}, reduced_motion="reduce")
    me = Person(context.new_page()).open(address)
    if name == "replay":
        me.until_asked()
    me.page.wait_for_timeout(600)
    if name in BEFORE:
        BEFORE[name](me)
    for wide, high in SIZES:
        me.page.set_viewport_size({"width": wide, "height": high})
        me.page.mouse.move(wide - 5, 60)
        me.page.wait_for_timeout(600)
        size = "" if wide == SIZES[0][0] else f"-{wide}"
        me.page.screenshot(path=folder / f"{name}{size}.jpg", type="jpeg", quality=80)
    context.close()
    print(name, *me.errors)


if __name__ == "__main__":
    main()
