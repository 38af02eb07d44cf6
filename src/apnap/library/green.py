"""Green cards."""

from __future__ import annotations

from apnap.abilities.amounts import PowerOf
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.filters import CREATURE, YOU_CONTROL, YOU_DONT_CONTROL
from apnap.abilities.keywords import REACH
from apnap.abilities.selectors import IT
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target
from apnap.library.registry import card

card("Grizzly Bears", "{1}{G}", "Creature - Bear", "2/2")
card("Runeclaw Bear", "{1}{G}", "Creature - Bear", "2/2")
card("Trained Armodon", "{1}{G}{G}", "Creature - Elephant", "3/3")
card("Centaur Courser", "{2}{G}", "Creature - Centaur Warrior", "3/3")
card("Rumbling Baloth", "{2}{G}{G}", "Creature - Beast", "4/4")
card("Craw Wurm", "{4}{G}{G}", "Creature - Wurm", "6/4")
card("Giant Spider", "{3}{G}", "Creature - Spider", "2/4", REACH)

card("Giant Growth", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(3, 3)))
card(
    "Rabid Bite",
    "{1}{G}",
    "Sorcery",
    DealDamage(PowerOf(IT), to=Target(CREATURE, YOU_DONT_CONTROL), source=Target(CREATURE, YOU_CONTROL)),
)
