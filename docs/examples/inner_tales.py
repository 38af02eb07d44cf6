"""A card of our own (`--cards docs/examples/inner_tales.py`): whoever wins the game within the game learns from it."""

from __future__ import annotations

from apnap.abilities.effects.outcomes import EACH_WINNER, PlaySubgame
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.selectors import THIS
from apnap.library import card

card(
    "Teller of Inner Tales",
    "{3}{W}",
    "Creature - Human Bard",
    "2/4",
    When(Enters(THIS), PlaySubgame(), Draw(2, who=EACH_WINNER)),
)
