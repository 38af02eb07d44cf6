"""Commanders in position text: `(commander, cast 2, struck seat 1 for 12)`. CR 903.3, 903.8, 903.10a."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from apnap.rules.ch9_casual import commanders
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State

if TYPE_CHECKING:
    from apnap.position.build import Builder
    from apnap.position.scan import Word

KEYS = ("commander", "cast", "struck")


def words_of(state: State, o: Obj) -> list[str]:
    """That a card is a commander, how often it was cast from the command zone, and whom it dealt combat damage."""
    if not commanders.is_commander(state, o):
        return []
    out = ["commander"]
    casts = commanders.times_cast(state, o.owner, o.number)
    if casts:
        out.append(f"cast {casts}")
    for seat in range(state.seats):
        amount = commanders.damage_by(state, seat, o.number)
        if amount:
            out.append(f"struck seat {seat} for {amount}")
    return out


def read(builder: Builder, o: Obj, word: Word) -> bool:
    """Take in what an attribute says about a commander; False where it says nothing of that kind."""
    p = builder.state.players[o.owner]
    if word.text == "commander":
        if not builder.state.table.commander:
            word.fail("this table has no commanders", "say 'commanders' in the line about the table", "903.3")
        if o.number < 0:
            word.fail("only a card is a commander", rule="903.3")
        p.commanders = [*p.commanders, o.number]
        p.commander_casts = [*p.commander_casts, 0]
        return True
    if (found := re.fullmatch(r"cast (\d+)", word.text)) is not None:
        designated(builder, o, word)
        p.commander_casts = [*p.commander_casts[:-1], int(found[1])]
        return True
    if (found := re.fullmatch(r"struck seat (\d+) for (\d+)", word.text)) is not None:
        designated(builder, o, word)
        other = builder.state.players[builder.seat_number(found[1], word.place)]
        other.commander_damage = [*other.commander_damage, o.number, int(found[2])]
        return True
    return False


def designated(builder: Builder, o: Obj, word: Word) -> None:
    if o.number not in builder.state.players[o.owner].commanders:
        word.fail(f"'{word.text}' is said of commanders", "write 'commander' before it", "903.3")


def told(state: State, seat: int) -> list[tuple[str, int]]:
    """A player's commanders by name, with how often each was cast."""
    p = state.players[seat]
    return sorted((commanders.card_name(state, n), int(p.commander_casts[i])) for i, n in enumerate(p.commanders))


def told_damage(state: State, seat: int) -> list[tuple[str, int, int]]:
    """What commanders that are still in the game have dealt a player: name, owner, how much."""
    dealt = state.players[seat].commander_damage
    out = []
    for i in range(0, len(dealt), 2):
        owner = int(commanders.owner_of(state, dealt[i]))
        if state.in_game(owner):
            out.append((commanders.card_name(state, dealt[i]), owner, int(dealt[i + 1])))
    return sorted(out)
