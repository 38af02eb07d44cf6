"""Cards that are creatures or Auras, and Auras that protect: bestow."""

from __future__ import annotations

from apnap.abilities.filters import CREATURE
from apnap.abilities.keywords import FLASH, FLYING, REACH
from apnap.abilities.mechanics.guises import Bestow
from apnap.abilities.selectors import Enchanted
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.library.registry import card

# bestow
card(
    "Leafcrown Dryad",
    "{1}{G}",
    "Enchantment Creature - Nymph Dryad",
    "2/2",
    Bestow("{3}{G}"),
    REACH,
    Always(Enchanted(CREATURE), Gets(2, 2), Has(REACH)),
)
card(
    "Nimbus Naiad",
    "{2}{U}",
    "Enchantment Creature - Nymph",
    "2/2",
    Bestow("{4}{U}"),
    FLYING,
    Always(Enchanted(CREATURE), Gets(2, 2), Has(FLYING)),
)
card(
    "Boon Satyr",
    "{1}{G}{G}",
    "Enchantment Creature - Satyr",
    "4/2",
    FLASH,
    Bestow("{3}{G}{G}"),
    Always(Enchanted(CREATURE), Gets(4, 2)),
)
