"""Tables of every shape in the browser: taken up in the middle of a game, looked at, and played on."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from apnap.rules.ch9_casual.planar_die import ROLL_PLANAR_DIE
from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import O_SPECIAL, Decision, PriorityDecision
from apnap.web.protocol import SeatWish, TableWish
from apnap.web.rooms import Room

DECKS = ["white", "blue", "black", "red", "green", "artifacts", "control", "graveyard", "ramp", "tokens"]
SIZES = [(1440, 900), (1024, 768), (390, 844)]

# whatever is cut off, lies outside its board, or makes the page scroll
OVERLAPS = """() => {
  const bad = [], box = (el) => el.getBoundingClientRect();
  for (const el of document.querySelectorAll('.tile')) {
    const t = box(el), b = box(el.closest('.board'));
    const inside = t.bottom < b.bottom + 12 && t.right < b.right + 12 && t.left > b.left - 8;
    if (!inside) bad.push(`${el.dataset.name} leaves its board`);
  }
  for (const el of document.querySelectorAll('.board .t-name, .plate .p-who, .prompt b'))
    if (parseFloat(getComputedStyle(el).fontSize) < 9.4) bad.push(`${el.textContent} is too small`);
  for (const el of document.querySelectorAll('.own .p-turn'))
    if (box(el).right > box(el.closest('.p-name')).right + 0.5) bad.push('the mark of your turn is cut');
  for (const el of document.querySelectorAll('.tile .t-name, .hand .c-name, .plate .p-who'))
    if (el.scrollWidth > el.clientWidth + 1) bad.push(`a word of ${el.textContent} is cut`);
  const held = [...document.querySelectorAll('.hand .card')];
  held.forEach((el, i) => { // what lies over a card leaves its name and numbers in sight
    const over = held[i + 1] ? box(held[i + 1]).left : innerWidth * 9, seen = [...el.querySelectorAll('.c-name, .pt')];
    if (seen.some((part) => box(part).right > over + 1)) bad.push(`${el.dataset.name} is covered`);
  });
  for (const el of document.querySelectorAll('.tile.on'))
    if (parseFloat(getComputedStyle(el, '::after').left) < 40) bad.push(`the mark covers ${el.dataset.name}`);
  const bar = box(document.querySelector('.bar'));
  if (bar.bottom > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth) bad.push('the page scrolls');
  const button = document.querySelector('.bar .primary'), cut = button && box(button);
  if (cut && (cut.right > innerWidth || cut.bottom > innerHeight)) bad.push('the main button is cut off');
  const words = button && button.querySelector('span'), around = words && box(words);
  if (words && (around.left < cut.left || around.right > cut.right)) bad.push('the words of the main button leave it');
  for (const el of document.querySelectorAll('.own .p-team, .own .p-icon, .own .stat'))
    if (box(el).right > box(el.closest('.plate')).right) bad.push(`${el.title} is cut`);
  const end = document.querySelector('.bar.over .from');
  if (end && end.scrollHeight > end.clientHeight + 1) bad.push('how it ended is cut');
  for (const el of document.querySelectorAll('.die span'))
    if (box(el).left < box(el.closest('.die')).left) bad.push('the price of the die leaves it');
  return bad; }"""


def table(variant: str, seats: int, me: int = 0, seed: int = 3, also: tuple[int, ...] = ()) -> TableWish:
    kinds = ["me" if s == me else "open" if s in also else "bot" for s in range(seats)]
    decks = ["" if "commander" in variant else DECKS[s % len(DECKS)] for s in range(seats)]
    wishes = [SeatWish(kind, bot="first", deck=deck) for kind, deck in zip(kinds, decks, strict=True)]
    return TableWish(variant=variant, seats=wishes, seed=seed)


def may_roll(room: Room, decision: Decision) -> bool:
    return isinstance(decision, PriorityDecision) and any(
        option.kind == O_SPECIAL and option.index == ROLL_PLANAR_DIE for option in decision.options
    )


def main_phase(after: int) -> Callable[[Room, Decision], bool]:
    """A person's main phase, from a turn on."""

    def is_there(room: Room, decision: Decision) -> bool:
        state = room.playing().play.state
        turn = state.turns[decision.marker]
        mine = decision.seat in turn.active
        return isinstance(decision, PriorityDecision) and state.ticks >= after and mine and turn.step == MAIN1

    return is_there


GAMES = {
    "commander": (table("commander", 4), 10, main_phase(20)),
    "giant": (table("two-headed-giant", 4, also=(1,)), 10, main_phase(12)),
    "emperor": (table("emperor", 6, me=1), 10, main_phase(18)),
    "planechase": (table("planechase", 4), 10, may_roll),
    "archenemy": (table("archenemy", 4), 10, main_phase(9)),
    "melee": (table("grand-melee", 10), 10, main_phase(30)),
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, list[str]]]:
    """One server with a table of each variant; by name the addresses of the seats."""
    home = tmp_path_factory.mktemp("variants")
    links = sys.modules["web_midgame"].midgame(home / "tables.sqlite", list(GAMES.values()))
    process = sys.modules["web_browser"].Process(home, "serve")
    yield {name: [process.address + link for link in every if link] for name, every in zip(GAMES, links, strict=True)}
    process.stop()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_overlaps_at_any_size(tables: dict[str, list[str]], person: Callable[..., Any], name: str) -> None:
    somebody = person(tables[name][0], *SIZES[0])
    for wide, high in SIZES:
        somebody.page.set_viewport_size({"width": wide, "height": high})
        somebody.waits("wide => innerWidth === wide", wide)
        somebody.finds(OVERLAPS, [])
        pictures = Path(__file__).parents[2] / "build" / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        somebody.page.screenshot(path=pictures / f"{name}-{wide}.png")


def test_a_commander_game_goes_on(tables: dict[str, list[str]], person: Callable[..., Any]) -> None:
    me = person(tables["commander"][0])
    me.until(lambda: me.page.locator(".cmdcard, .t-crown").count() >= 2)  # commanders are seen
    me.until_asked()
    told = False
    for _ in range(12):
        if me.kind != "over":
            me.answers_somehow()
        told = told or me.sees(".since .who")
    me.shows(".seat", 4)
    assert told, "what the others did is told"


def test_two_heads_of_a_giant_in_two_browsers(tables: dict[str, list[str]], person: Callable[..., Any]) -> None:
    from playwright.sync_api import TimeoutError as TooLate  # there, where a browser is

    one, two = person(tables["giant"][0]), person(tables["giant"][1])
    life = one.text(".plate.own .p-life")
    two.says(".plate.own .p-life", life)  # they share a life total
    one.shows(".pool-life")  # and so do the others
    assert one.text(".plate.own .p-who") != two.text(".plate.own .p-who")
    for somebody in (one, two):
        somebody.page.set_default_timeout(5_000)
    for _ in range(8):
        for somebody in (one, two):
            kind, before = somebody.kind, somebody.ask
            if before and kind != "over":
                with contextlib.suppress(TooLate):  # the other head has done it meanwhile
                    somebody._with_mouse(kind)
                somebody.page.wait_for_timeout(150)
    assert not one.errors and not two.errors


def test_an_emperor_sees_whom_they_reach(tables: dict[str, list[str]], person: Callable[..., Any]) -> None:
    me = person(tables["emperor"][0])
    me.until(lambda: me.page.locator(".seat.lit").count() >= 4)  # within two seats of the emperor
    me.shows(".seat.out", 1)
    me.shows(".p-out:has-text('out of range')", 1)
    me.shows(".p-team svg", 2)  # each team has its emperor


def test_the_planar_die_is_rolled(tables: dict[str, list[str]], person: Callable[..., Any]) -> None:
    me = person(tables["planechase"][0])
    me.shows(".big-card")  # the plane lies in the middle
    me.clicks(".die.can")
    me.types("l")
    me.waits("() => /planar die|rolls/.test(document.querySelector('.drawer ol')?.textContent)")


def test_schemes_lie_open(tables: dict[str, list[str]], person: Callable[..., Any]) -> None:
    me = person(tables["archenemy"][0])
    me.types("l")
    me.says(".drawer ol", "in motion")  # a scheme is set in motion each turn
    assert me.text(".plate.own .p-life").strip().isdigit()


def test_two_turns_are_taken_at_once(tables: dict[str, list[str]], person: Callable[..., Any]) -> None:
    me = person(tables["melee"][0])
    me.shows(".turns .turn", 2)
    me.shows(".plate .p-who", 10)
    me.shows(".seat.out")
    me.shows(".seat.lit")
