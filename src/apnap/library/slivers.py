"""Slivers: what one of them has, they all have."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.counting import AnotherThanIt
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.later_actions import Fateseal
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw, GainLife
from apnap.abilities.effects.regeneration import Regenerate
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, PERMANENT, YOU_CONTROL, AnyOf, Subtype
from apnap.abilities.keywords import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    REACH,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.mana import AddOneColor
from apnap.abilities.mechanics.attacking import Exalted
from apnap.abilities.selectors import THIS, All, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import Attacks, DealsDamage, Enters, When, Whenever
from apnap.library.registry import card

SLIVER: Final = Subtype("Sliver")
SLIVER_TOKEN: Final = token("Sliver Token", "Creature - Sliver", "1/1")
ALL_CREATURES: Final = All(SLIVER, CREATURE)
ALL_SLIVERS: Final = All(SLIVER)
YOURS: Final = Each(SLIVER, CREATURE, YOU_CONTROL)

# of no colour
card("Metallic Sliver", "{1}", "Artifact Creature - Sliver", "1/1")

# power and toughness
card("Sinew Sliver", "{1}{W}", "Creature - Sliver", "1/1", Always(ALL_CREATURES, Gets(1, 1)))
card("Plated Sliver", "{W}", "Creature - Sliver", "1/1", Always(ALL_CREATURES, Gets(0, 1)))
card("Muscle Sliver", "{1}{G}", "Creature - Sliver", "1/1", Always(ALL_CREATURES, Gets(1, 1)))
card("Might Sliver", "{4}{G}", "Creature - Sliver", "2/2", Always(ALL_CREATURES, Gets(2, 2)))
card("Blade Sliver", "{2}{R}", "Creature - Sliver", "2/2", Always(ALL_CREATURES, Gets(1, 0)))
card("Bonesplitter Sliver", "{3}{R}", "Creature - Sliver", "2/2", Always(ALL_CREATURES, Gets(2, 0)))
card("Predatory Sliver", "{1}{G}", "Creature - Sliver", "1/1", Always(YOURS, Gets(1, 1)))
card("Megantic Sliver", "{5}{G}", "Creature - Sliver", "3/3", Always(YOURS, Gets(3, 3)))
card("Battle Sliver", "{4}{R}", "Creature - Sliver", "3/3", Always(YOURS, Gets(2, 0)))

# keywords
card("Winged Sliver", "{1}{U}", "Creature - Sliver", "1/1", Always(ALL_CREATURES, Has(FLYING)))
card("Talon Sliver", "{1}{W}", "Creature - Sliver", "1/1", Always(ALL_CREATURES, Has(FIRST_STRIKE)))
card("Horned Sliver", "{2}{G}", "Creature - Sliver", "2/2", Always(ALL_CREATURES, Has(TRAMPLE)))
card("Heart Sliver", "{1}{R}", "Creature - Sliver", "1/1", Always(ALL_CREATURES, Has(HASTE)))
card("Two-Headed Sliver", "{1}{R}", "Creature - Sliver", "1/1", Always(ALL_CREATURES, Has(MENACE)))
card("Spinneret Sliver", "{1}{G}", "Creature - Sliver", "2/2", Always(ALL_CREATURES, Has(REACH)))
card("Crystalline Sliver", "{W}{U}", "Creature - Sliver", "2/2", Always(ALL_SLIVERS, Has(SHROUD)))
card(
    "Mesmeric Sliver",
    "{3}{U}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(When(Enters(THIS), May(Fateseal(1))))),
)
card("Sentinel Sliver", "{1}{W}", "Creature - Sliver", "2/2", Always(YOURS, Has(VIGILANCE)))
card("Bonescythe Sliver", "{3}{W}", "Creature - Sliver", "2/2", Always(YOURS, Has(DOUBLE_STRIKE)))
card("First Sliver's Chosen", "{4}{W}", "Creature - Sliver", "3/3", Always(YOURS, Has(Exalted())))
card("Syphon Sliver", "{2}{B}", "Creature - Sliver", "2/2", Always(YOURS, Has(LIFELINK)))
card("Striking Sliver", "{R}", "Creature - Sliver", "1/1", Always(YOURS, Has(FIRST_STRIKE)))
card("Belligerent Sliver", "{2}{R}", "Creature - Sliver", "2/2", Always(YOURS, Has(MENACE)))
card("Blur Sliver", "{2}{R}", "Creature - Sliver", "2/2", Always(YOURS, Has(HASTE)))
card("Venom Sliver", "{1}{G}", "Creature - Sliver", "1/1", Always(YOURS, Has(DEATHTOUCH)))
card("Cloudshredder Sliver", "{R}{W}", "Creature - Sliver", "1/1", Always(YOURS, Has(FLYING, HASTE)))

# other abilities
card(
    "Gemhide Sliver",
    "{1}{G}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(Activate("{T}", AddOneColor()))),
)
card(
    "Manaweft Sliver",
    "{1}{G}",
    "Creature - Sliver",
    "1/1",
    Always(YOURS, Has(Activate("{T}", AddOneColor()))),
)
card(
    "Mnemonic Sliver",
    "{2}{U}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(Activate("{2}", SACRIFICE_THIS, Draw(1)))),
)
card(
    "Clot Sliver",
    "{1}{B}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(Activate("{2}", Regenerate(THIS)))),
)
card(
    "Crypt Sliver",
    "{1}{B}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(Activate("{T}", Regenerate(Target(SLIVER))))),
)
card(
    "Darkheart Sliver",
    "{B}{G}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(Activate(SACRIFICE_THIS, GainLife(3)))),
)
card(
    "Necrotic Sliver",
    "{1}{W}{B}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(Activate("{3}", SACRIFICE_THIS, Destroy(Target(PERMANENT))))),
)
card(
    "Harmonic Sliver",
    "{1}{G}{W}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(When(Enters(THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))))),
)
card(
    "Thorncaster Sliver",
    "{4}{R}",
    "Creature - Sliver",
    "2/2",
    Always(YOURS, Has(Whenever(Attacks(THIS), DealDamage(1, to=AnyTarget())))),
)
card(
    "Tempered Sliver",
    "{2}{G}",
    "Creature - Sliver",
    "2/2",
    Always(YOURS, Has(Whenever(DealsDamage(THIS, combat=True, to_player=True), AddCounters(1, "+1/+1", on=THIS)))),
)

# legends
card("Sliver Hivelord", "{W}{U}{B}{R}{G}", "Legendary Creature - Sliver", "5/5", Always(YOURS, Has(INDESTRUCTIBLE)))
card(
    "Sliver Queen",
    "{W}{U}{B}{R}{G}",
    "Legendary Creature - Sliver",
    "7/7",
    Activate("{2}", CreateTokens(1, SLIVER_TOKEN)),
)
card(
    "Sliver Legion",
    "{W}{U}{B}{R}{G}",
    "Legendary Creature - Sliver",
    "7/7",
    Always(ALL_CREATURES, GetsForEach(1, 1, AnotherThanIt(), SLIVER)),
)
