"""Tables of thirteen to forty seats: everybody is seen, and any board is opened by a click."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from apnap.web.protocol import SeatWish, TableWish

SIZES = [(1440, 900), (1024, 768), (390, 844)]
DECKS = ["white", "blue", "black", "red", "green", "artifacts", "control", "graveyard", "ramp", "tokens"]

# names that are covered, plates over each other, text that is too small, and what leaves the page
UNREADABLE = """() => {
  const bad = [], box = (el) => el.getBoundingClientRect();
  const plates = [...document.querySelectorAll('.crowdplates .plate, .rows .plate')];
  plates.forEach((el, i) => {
    const a = box(el);
    if (a.width < 90 || a.bottom > innerHeight || a.right > innerWidth) bad.push(`${el.textContent} is cut`);
    if (parseFloat(getComputedStyle(el.querySelector('.p-who')).fontSize) < 11) bad.push(`${el.textContent} is small`);
    const name = el.querySelector('.p-who');
    if (name.scrollWidth > name.clientWidth + 1) bad.push(`the name ${name.textContent} is cut`);
    for (const other of plates.slice(i + 1)) {
      const b = box(other);
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        bad.push(`${el.textContent} over ${other.textContent}`);
    }
  });
  const far = box(document.querySelector('.far')), near = box(document.querySelector('.near'));
  for (const el of document.querySelectorAll('.far .seat, .far .tile'))
    if (box(el).bottom > near.top + 12) bad.push(`${el.ariaLabel || el.dataset.name} reaches over your side`);
  if (far.height < 120) bad.push('no room for the others');
  if (document.documentElement.scrollWidth > innerWidth) bad.push('the page scrolls');
  if (box(document.querySelector('.bar .primary')).right > innerWidth) bad.push('the main button is cut off');
  return bad; }"""


def wish(variant: str, seats: int) -> TableWish:
    bots = [SeatWish("bot", bot="first", deck=DECKS[s % len(DECKS)]) for s in range(1, seats)]
    return TableWish(variant=variant, seats=[SeatWish("me", deck="white"), *bots], seed=4)


GAMES = {
    9: wish("free-for-all", 9),
    12: wish("grand-melee", 12),
    13: wish("free-for-all", 13),
    20: wish("grand-melee", 20),
    40: wish("grand-melee", 40),
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, str]]:
    """One server; by number of seats, the address of a seat in the middle of a game."""
    home = tmp_path_factory.mktemp("many")
    links = sys.modules["web_midgame"].midgame(home / "tables.sqlite", [(one, 8, None) for one in GAMES.values()])
    process = sys.modules["web_browser"].Process(home, "serve")
    yield {seats: process.address + every[0] for seats, every in zip(GAMES, links, strict=True)}
    process.stop()


@pytest.mark.parametrize("seats", GAMES)
def test_everybody_is_seen_at_any_size(tables: dict[int, str], person: Callable[..., Any], seats: int) -> None:
    for wide, high in SIZES:
        me = person(tables[seats], wide, high)
        me.finds("() => new Set([...document.querySelectorAll('.plate')].map((p) => p.dataset.seat)).size", seats)
        me.finds(UNREADABLE, [])


def test_a_click_on_a_plate_opens_the_board(tables: dict[int, str], person: Callable[..., Any]) -> None:
    me = person(tables[40])
    for seat in (20, 33):
        me.clicks(f".crowdplates .plate[data-seat='{seat}'] .p-name")
        me.shows(f".far .seat[data-seat='{seat}'] .board")
        me.shows(".far .board", 1)


def test_every_marker_has_its_holder(tables: dict[int, str], person: Callable[..., Any]) -> None:
    me = person(tables[12])
    lengths = "() => [...document.querySelectorAll('.turns .turn')].map((el) => el.textContent.trim().length > 4)"
    me.finds(lengths, [True] * 3)  # also of those who wait to begin
