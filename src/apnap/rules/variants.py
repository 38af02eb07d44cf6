"""The variants: a preset for each, and what they are called. CR 806-811, 901-904.

VARIANTS["emperor"].table([3, 3])                                   two teams of three
VARIANTS["free-for-all"].table_for(4, Wishes(attack=ATTACK_LEFT))   four seats, and an option
"""

from __future__ import annotations

from typing import Final

from apnap.rules.ch8_multiplayer.presets.alternating_teams import alternating_teams
from apnap.rules.ch8_multiplayer.presets.base import OFF, ON, UNSAID, Variant, Wishes, in_threes, singles, two_teams
from apnap.rules.ch8_multiplayer.presets.emperor import emperor
from apnap.rules.ch8_multiplayer.presets.free_for_all import free_for_all
from apnap.rules.ch8_multiplayer.presets.grand_melee import grand_melee
from apnap.rules.ch8_multiplayer.presets.team_vs_team import team_vs_team
from apnap.rules.ch8_multiplayer.presets.two_headed_giant import two_headed_giant
from apnap.rules.ch9_casual.presets.additions import ADDITIONS, ALIASES, Addition
from apnap.rules.ch9_casual.presets.archenemy import archenemy, one_against_all, supervillain_rumble

__all__ = ["ADDITIONS", "ALIASES", "OFF", "ON", "UNSAID", "VARIANTS", "Addition", "Variant", "Wishes"]

EVERY: Final[list[Variant]] = [
    Variant("free-for-all", "everybody for themselves", "806", [1, 1, 1, 1], singles, free_for_all),
    Variant(
        "grand-melee",
        "ten or more for themselves; several take turns at the same time",
        "807",
        [1] * 10,
        singles,
        grand_melee,
    ),
    Variant("team-vs-team", "teams of any size, a side of the table each", "808", [2, 2], two_teams, team_vs_team),
    Variant(
        "emperor",
        "generals guard the emperor in their middle, with whom the team falls",
        "809",
        [3, 3],
        in_threes,
        emperor,
    ),
    Variant(
        "two-headed-giant",
        "two teams, each with one turn and one life total",
        "810",
        [2, 2],
        two_teams,
        two_headed_giant,
    ),
    Variant(
        "alternating-teams",
        "teams that sit apart, every neighbour an enemy",
        "811",
        [2, 2],
        two_teams,
        alternating_teams,
    ),
    Variant(
        "archenemy",
        "one player with a deck of schemes against a team of all others",
        "904",
        [1, 3],
        one_against_all,
        archenemy,
    ),
    Variant(
        "supervillain-rumble",
        "everybody for themselves, each with a deck of schemes",
        "904.12",
        [1, 1, 1, 1],
        singles,
        supervillain_rumble,
    ),
]
VARIANTS: Final[dict[str, Variant]] = {v.name: v for v in EVERY}
