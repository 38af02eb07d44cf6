"""Red cards."""

from __future__ import annotations

from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.filters import PLANESWALKER
from apnap.abilities.keywords import HASTE
from apnap.abilities.targets import AnyTarget, TargetPlayerOr
from apnap.library.registry import card

card("Mons's Goblin Raiders", "{R}", "Creature - Goblin", "1/1")
card("Goblin Piker", "{1}{R}", "Creature - Goblin Warrior", "2/1")
card("Gray Ogre", "{2}{R}", "Creature - Ogre", "2/2")
card("Hill Giant", "{3}{R}", "Creature - Giant", "3/3")
card("Raging Goblin", "{R}", "Creature - Goblin Berserker", "1/1", HASTE)

card("Lightning Bolt", "{R}", "Instant", DealDamage(3, to=AnyTarget()))
card("Shock", "{R}", "Instant", DealDamage(2, to=AnyTarget()))
card("Volcanic Hammer", "{1}{R}", "Sorcery", DealDamage(3, to=AnyTarget()))
card("Lava Spike", "{R}", "Sorcery - Arcane", DealDamage(3, to=TargetPlayerOr(PLANESWALKER)))
