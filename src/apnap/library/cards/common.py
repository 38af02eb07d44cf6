"""What several cards of different shelves say in the same words."""

from __future__ import annotations

from typing import Final

from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.conditions import Controls
from apnap.abilities.filters import CREATURE, YOU_CONTROL, YOU_OWN, AllOf, Subtype
from apnap.abilities.permissions import BeenAttacked, BeforeInTurn, CastOnly, InStep
from apnap.abilities.players import YOU
from apnap.abilities.selectors import All, Each
from apnap.rules.core.constants import ATTACKERS

DRAGON_CREATURE: Final = AllOf([Subtype("Dragon"), CREATURE])
ELF: Final = Subtype("Elf")
SLIVER: Final = Subtype("Sliver")
ALL_SLIVERS: Final = All(SLIVER)
ALL_SLIVER_CREATURES: Final = All(SLIVER, CREATURE)
YOUR_SLIVERS: Final = Each(SLIVER, CREATURE, YOU_CONTROL)
WITH_A_COMMANDER: Final = Controls(YOU, COMMANDER)
YOUR_COMMANDERS: Final = Each(COMMANDER, CREATURE, YOU_OWN)
BEFORE_ATTACKERS: Final = BeforeInTurn(ATTACKERS, whose=YOU)
ONLY_IF_ATTACKED: Final = CastOnly(InStep(ATTACKERS), BeenAttacked())
