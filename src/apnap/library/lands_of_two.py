"""Lands for two and three colours, by cycle."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.mana import AddMana
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card

# two basic land types, and what comes with them
card("Badlands", "", "Land - Swamp Mountain")
card("Bayou", "", "Land - Swamp Forest")
card("Savannah", "", "Land - Forest Plains")
card("Scrubland", "", "Land - Plains Swamp")
card("Tropical Island", "", "Land - Forest Island")
card("Underground Sea", "", "Land - Island Swamp")

# gates of the guilds
card("Azorius Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{W/U}")))
card("Boros Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{R/W}")))
card("Dimir Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{U/B}")))
card("Golgari Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{B/G}")))
card("Gruul Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{R/G}")))
card("Izzet Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{U/R}")))
card("Orzhov Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{W/B}")))
card("Rakdos Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{B/R}")))
card("Selesnya Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{G/W}")))
card("Simic Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{G/U}")))

# lands that gain a life
card("Bloodfell Caves", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{B/R}")))
card("Blossoming Sands", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{G/W}")))
card("Dismal Backwater", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{U/B}")))
card("Jungle Hollow", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{B/G}")))
card("Rugged Highlands", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{R/G}")))
card("Scoured Barrens", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{W/B}")))
card(
    "Swiftwater Cliffs", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{U/R}"))
)
card("Thornwood Falls", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{G/U}")))
card("Tranquil Cove", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{W/U}")))
card(
    "Wind-Scarred Crag", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{R/W}"))
)

# three colours
card("Arcane Sanctum", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W/U/B}")))
card("Crumbling Necropolis", "", "Land", EntersTapped(), Activate("{T}", AddMana("{U/B/R}")))
card("Frontier Bivouac", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G/U/R}")))
card("Jungle Shrine", "", "Land", EntersTapped(), Activate("{T}", AddMana("{R/G/W}")))
card("Mystic Monastery", "", "Land", EntersTapped(), Activate("{T}", AddMana("{U/R/W}")))
card("Nomad Outpost", "", "Land", EntersTapped(), Activate("{T}", AddMana("{R/W/B}")))
card("Opulent Palace", "", "Land", EntersTapped(), Activate("{T}", AddMana("{B/G/U}")))
card("Sandsteppe Citadel", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W/B/G}")))
card("Savage Lands", "", "Land", EntersTapped(), Activate("{T}", AddMana("{B/R/G}")))
card("Seaside Citadel", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G/W/U}")))
