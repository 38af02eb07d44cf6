"""The words of position text: steps, stages, zones, durations."""

from __future__ import annotations

from typing import Final

from apnap.rules.core.constants import (
    ATTACKERS,
    BATTLEFIELD,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    COMMAND,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    EXILE,
    FIRST_DAMAGE,
    GRAVEYARD,
    HAND,
    KEYWORD_NAMES,
    LASTS_THE_GAME,
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    LASTS_TO_END_OF_PLAYERS_TURN,
    LASTS_TO_PLANESWALK,
    LASTS_TO_PLANESWALK_AWAY,
    LASTS_TO_PLAYERS_TURN,
    LIBRARY,
    MAIN1,
    MAIN2,
    OUTSIDE,
    PHASED_OUT,
    PLANAR_DECK,
    SCHEME_DECK,
    STAGE_BEGIN_STEP,
    STAGE_BEGIN_TURN,
    STAGE_CHECK,
    STAGE_END_STEP,
    STAGE_PRIORITY,
    STAGE_REMOVED,
    STAGE_RESOLVE,
    STAGE_WAIT,
    STEP_NAMES,
    UNTAP,
    UPKEEP,
)

HEADER: Final = "apnap position 1"

STEPS: Final[dict[str, int]] = {
    "untap": UNTAP,
    "upkeep": UPKEEP,
    "draw": DRAW,
    "main1": MAIN1,
    "begin combat": BEGIN_COMBAT,
    "attackers": ATTACKERS,
    "blockers": BLOCKERS,
    "first damage": FIRST_DAMAGE,
    "damage": DAMAGE,
    "end combat": END_COMBAT,
    "main2": MAIN2,
    "end": END,
    "cleanup": CLEANUP,
}
STEP_WORDS: Final = {number: word for word, number in STEPS.items()}
# what people may write besides
OTHER_STEPS: Final[dict[str, int]] = {
    **{name: i for i, name in enumerate(STEP_NAMES)},
    "main": MAIN1,
    "first main": MAIN1,
    "second main": MAIN2,
    "combat": BEGIN_COMBAT,
    "declare attackers": ATTACKERS,
    "declare blockers": BLOCKERS,
    "first combat damage": FIRST_DAMAGE,
    "combat damage": DAMAGE,
    "end of turn": END,
}

STAGES: Final[dict[str, int]] = {
    "priority": STAGE_PRIORITY,
    "check": STAGE_CHECK,
    "begins turn": STAGE_BEGIN_TURN,
    "begins step": STAGE_BEGIN_STEP,
    "resolves": STAGE_RESOLVE,
    "ends step": STAGE_END_STEP,
    "waits": STAGE_WAIT,
    "removed": STAGE_REMOVED,
}

ZONES: Final[dict[str, int]] = {
    "hand": HAND,
    "library": LIBRARY,
    "battlefield": BATTLEFIELD,
    "phased out": PHASED_OUT,
    "graveyard": GRAVEYARD,
    "exile": EXILE,
    "command": COMMAND,
    "outside": OUTSIDE,
    "planar deck": PLANAR_DECK,
    "scheme deck": SCHEME_DECK,
}
ZONE_WORDS: Final = {number: word for word, number in ZONES.items()}

DURATIONS: Final[dict[str, int]] = {
    "until end of turn": LASTS_THIS_TURN,
    "until end of combat": LASTS_THIS_COMBAT,
    "until next turn": LASTS_TO_PLAYERS_TURN,
    "until the end of the next turn": LASTS_TO_END_OF_PLAYERS_TURN,
    "indefinitely": LASTS_THE_GAME,
    "until a player planeswalks": LASTS_TO_PLANESWALK,
    "until a plane is left": LASTS_TO_PLANESWALK_AWAY,
}
DURATION_WORDS: Final = {number: word for word, number in DURATIONS.items()}

KEYWORDS: Final = {word: 1 << i for i, word in enumerate(KEYWORD_NAMES)}


def step_number(word: str) -> int | None:
    """The step that a word means."""
    found = STEPS.get(word)
    return OTHER_STEPS.get(word) if found is None else found
