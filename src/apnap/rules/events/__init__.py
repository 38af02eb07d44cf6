"""Events: every change that the rules can see. Proposed, replaced, applied, recorded, noticed. CR 603.2, 614.

`parts` are the events that this one consists of, which happen at the same time (a destruction is a move, damage is a
loss of life); they are proposed in their turn. `apply` changes the state and says whether anything happened.
"""

from __future__ import annotations

from apnap.rules.events.actions import (
    FINAL_CHAPTER,
    AbilityActivated,
    Attacks,
    BecomesBlocked,
    BecomesTarget,
    Blocks,
    Countered,
    Happened,
    HasResolved,
    HasTriggered,
    LandPlayed,
    SpellCast,
    StaysUnblocked,
    StepBegins,
    TurnBegins,
)
from apnap.rules.events.attachment_and_control import Attach, ControlChange, Unattach, detach
from apnap.rules.events.base import NO_EVENTS, DoneInstead, Entry, Event, Proposal, Several, Together
from apnap.rules.events.damage import Damage, room_for
from apnap.rules.events.destruction import Destroy, Sacrifice
from apnap.rules.events.draws_and_discards import Discard, Draw, DrawCards, Shuffle, told_to_draw
from apnap.rules.events.life_and_counters import Counters, LifeChange
from apnap.rules.events.mana_and_tapping import AddMana, Tap
from apnap.rules.events.tokens import CreateToken, TokenEnters
from apnap.rules.events.zone_changes import PartArrives, ZoneChange, arrived, enter_as, origin_of

__all__ = [
    "NO_EVENTS",
    "AbilityActivated",
    "AddMana",
    "Attach",
    "Attacks",
    "BecomesBlocked",
    "FINAL_CHAPTER",
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
    "HasResolved",
    "HasTriggered",
    "LandPlayed",
    "LifeChange",
    "PartArrives",
    "Proposal",
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
    "arrived",
    "detach",
    "enter_as",
    "origin_of",
    "room_for",
    "told_to_draw",
]
