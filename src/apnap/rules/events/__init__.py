"""Events: every change that the rules can see. Proposed, replaced, applied, recorded, noticed.

`parts` are the events that this one consists of, which happen at the same time (a destruction is a move, damage is a
loss of life); they are proposed in their turn. `apply` changes the state and says whether anything happened.
"""

from __future__ import annotations

from apnap.rules.events.actions import (
    AbilityActivated,
    Attacks,
    BecomesBlocked,
    BecomesTarget,
    Blocks,
    Countered,
    Happened,
    HasTriggered,
    LandPlayed,
    SpellCast,
    StaysUnblocked,
    StepBegins,
    TurnBegins,
)
from apnap.rules.events.base import DoneInstead, Entry, Event, Several, Together
from apnap.rules.events.moves import (
    CreateToken,
    Destroy,
    Discard,
    Draw,
    DrawCards,
    Sacrifice,
    Shuffle,
    TokenEnters,
    ZoneChange,
    enter_as,
    told_to_draw,
)
from apnap.rules.events.values import (
    AddMana,
    Attach,
    ControlChange,
    Counters,
    Damage,
    LifeChange,
    Tap,
    Unattach,
    detach,
    room_for,
)

__all__ = [
    "AbilityActivated",
    "AddMana",
    "Attach",
    "Attacks",
    "BecomesBlocked",
    "BecomesTarget",
    "Blocks",
    "ControlChange",
    "Countered",
    "Counters",
    "CreateToken",
    "Damage",
    "Destroy",
    "Discard",
    "DoneInstead",
    "Draw",
    "DrawCards",
    "Entry",
    "Event",
    "Happened",
    "HasTriggered",
    "LandPlayed",
    "LifeChange",
    "Sacrifice",
    "Several",
    "Shuffle",
    "SpellCast",
    "StaysUnblocked",
    "StepBegins",
    "Tap",
    "Together",
    "TokenEnters",
    "TurnBegins",
    "Unattach",
    "ZoneChange",
    "detach",
    "enter_as",
    "room_for",
    "told_to_draw",
]
