"""Hand actions as they are typed: `do draw 2`, `do destroy Hill Giant for Riddling Tome`, `do move Shock to graveyard`.

After the name of the action come things (cards by name, players as p1, p2), then numbers, `to` a zone, and after a
colon words: `do counters Grizzly Bears 2: +1/+1`, `do effect Grizzly Bears 0 2 2: flying`. `for` names the card that
says so.
"""

from __future__ import annotations

import re
from typing import Final

from apnap import by_hand
from apnap.rules.ch7_additional.by_hand.actions import HAND_NAMES, HandAction
from apnap.rules.core.constants import NONE, ZONE_NAMES
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View
from apnap.terminal.matching import Unclear

NUMBERS: Final = re.compile(r" ([+-]?\d+(?: [+-]?\d+)*)$")
PLAYER: Final = re.compile(r"p(\d+)")
ADVICE: Final = "say `do draw 2`, `do destroy NAME for CARD`, `do move NAME to graveyard`; actions are "


def action_of(text: str, view: View) -> HandAction:
    """The hand action that a line means."""
    line, _, words = text.partition(":")
    line, source = cut(line, " for ", view)
    line, _, zone = line.partition(" to ")
    name, _, rest = line.strip().partition(" ")
    name = name.casefold()
    if name not in HAND_NAMES:
        raise Unclear(f"'{name}' is no hand action: {ADVICE}{', '.join(HAND_NAMES)}")
    numbers: list[int] = []
    found = NUMBERS.search(f" {rest}")
    if found is not None:
        numbers = [int(number) for number in found.group(1).split()]
        rest = f" {rest}"[: found.start()].strip()
    if zone:
        wanted = zone.strip().casefold().removeprefix("the ")
        if wanted not in ZONE_NAMES:
            raise Unclear(f"'{wanted}' is not a zone: zones are {', '.join(ZONE_NAMES[:6])}")
        numbers = [ZONE_NAMES.index(wanted), *numbers]
    refs = [reference(thing, view) for thing in rest.split(",") if thing.strip()]
    return by_hand.action(name, refs, numbers, words.strip(), source)


def cut(line: str, word: str, view: View) -> tuple[str, int]:
    """What stands before a word, and the card that is named after it."""
    before, found, after = line.partition(word)
    return before, reference(after, view) if found else NONE


def reference(thing: str, view: View) -> int:
    """A player as p1, or the first card of that name that the player can see, their own before others'."""
    name = thing.strip().casefold()
    player = PLAYER.fullmatch(name)
    if player is not None and 1 <= int(player.group(1)) <= view.seats:
        return -int(player.group(1))
    seen = [card for owner in seats_from(view) for card in cards_of(view, owner)]
    for marker in range(len(view.turns())):
        seen += view.stack(marker)
    exactly = [card for card in seen if card.name.casefold() == name]
    nearly = [card for card in seen if name and name in card.name.casefold()]
    for card in (*exactly, *nearly):
        return int(card.id)
    raise Unclear(f"nothing that you see is called '{thing.strip()}'")


def seats_from(view: View) -> list[int]:
    first = max(0, int(view.seat))
    return [(first + s) % int(view.seats) for s in range(int(view.seats))]


def cards_of(view: View, owner: int) -> list[Seen]:
    """What is in the open of a player's, and of hidden cards those that this player knows."""
    zones = (view.battlefield, view.hand, view.graveyard, view.exile, view.command, view.library)
    return [card for zone in zones for card in zone(owner)]
