"""Cards with banding."""

from __future__ import annotations

from apnap.abilities.filters import CREATURE, LEGENDARY, RED, WHITE, YOU_CONTROL
from apnap.abilities.keywords import BANDING, FIRST_STRIKE, FLYING, TRAMPLE
from apnap.abilities.mechanics.banding import BandsWithOther
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.library.registry import card

card("Benalish Hero", "{W}", "Creature - Human Soldier", "1/1", BANDING)
card("Benalish Infantry", "{2}{W}", "Creature - Human Soldier", "1/3", BANDING)
card("Mesa Pegasus", "{1}{W}", "Creature - Pegasus", "1/1", FLYING, BANDING)
card("War Elephant", "{3}{W}", "Creature - Elephant", "2/2", TRAMPLE, BANDING)
card("Pikemen", "{1}{W}", "Creature - Human Soldier", "1/1", FIRST_STRIKE, BANDING)
card(
    "Mountain Stronghold",
    "",
    "Land",
    Always(Each(RED, LEGENDARY, CREATURE, YOU_CONTROL), Has(BandsWithOther(LEGENDARY, CREATURE))),
)
card(
    "Cathedral of Serra",
    "",
    "Land",
    Always(Each(WHITE, LEGENDARY, CREATURE, YOU_CONTROL), Has(BandsWithOther(LEGENDARY, CREATURE))),
)
