"""What was chosen for a permanent and what it is called, in words: `red was chosen`, `monstrous`, `level 2`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.statics.choosing import COLORS, ChooseAnchor
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import TYPE_NAMES
from apnap.rules.core.designations import (
    A_CARD_TYPE,
    A_COLOR,
    A_CREATURE_TYPE,
    A_PLAYER,
    A_WORD,
    AN_ANCHOR,
    ANOTHER_PLAYER,
    CLASS_LEVEL,
    HARNESSED,
    MONSTROUS,
    PREPARED,
    RENOWNED,
    RING_BEARER,
    SADDLED,
    SOLVED,
    SUSPECTED,
    TRIBUTE,
)
from apnap.rules.core.play import Play
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View

CALLED: Final = {name: name for name in (HARNESSED, MONSTROUS, PREPARED, RENOWNED, RING_BEARER, SOLVED, SUSPECTED)}


def chosen_words(play: Play, view: View, seen: Seen) -> list[str]:
    """All that is to be known of a permanent and that neither its text nor its counters say."""
    out = []
    for name, value in seen.chosen:
        words = one_choice(play, view, seen, name, int(value))
        if words:
            out.append(words)
    return out


def one_choice(play: Play, view: View, seen: Seen, name: str, value: int) -> str:
    """One thing that is noted, in words; nothing for what only the rules count."""
    if name == A_COLOR:
        return f"{COLORS[value]} was chosen"
    if name == A_CREATURE_TYPE:
        return f"{CREATURE_TYPES[value]} was chosen"
    if name == A_CARD_TYPE:
        return f"{' '.join(word.lower() for bit, word in enumerate(TYPE_NAMES) if value >> bit & 1)} was chosen"
    if name in (A_PLAYER, ANOTHER_PLAYER) and 0 <= -1 - value < play.state.seats:
        return f"{view.player(-1 - value).name} was chosen"
    if name == AN_ANCHOR and (words := anchors(play, seen)) and value < len(words):
        return f"{words[value]} was chosen"
    if name.startswith(f"{A_WORD} "):
        _, seat, word = name.split(" ", 2)
        return f"{view.player(int(seat)).name} chose {word}"
    if name == CLASS_LEVEL:
        return f"level {value}"
    if name == SADDLED:
        return SADDLED if any(turn.number == value for turn in play.state.turns) else ""
    return "tribute was paid" if name == TRIBUTE else CALLED.get(name, "")


def anchors(play: Play, seen: Seen) -> list[str]:
    """The words of which one was chosen. CR 614.12b."""
    for ability in play.char(seen.id).abilities.every:
        if isinstance(ability, ChooseAnchor):
            return ability.words
    return []
