"""Cards that copy permanents, spells and abilities."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.effects.copies import BecomeCopy, CopyOnStack, CreateCopies, TargetAbility
from apnap.abilities.effects.flow import Choose, If
from apnap.abilities.effects.looking import Scry
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    LEGENDARY,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    Not,
)
from apnap.abilities.keywords import FLASH
from apnap.abilities.mana import AddMana
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Becomes
from apnap.abilities.statics.copying import (
    EntersAsCopy,
    HasThisAbility,
    IsColor,
    IsSize,
    OtherThan,
)
from apnap.abilities.targets import Target, TargetSpell
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card

# entering as a copy
card("Clone", "{3}{U}", "Creature - Shapeshifter", "0/0", EntersAsCopy(CREATURE))
card("Stunt Double", "{3}{U}", "Creature - Shapeshifter", "0/0", FLASH, EntersAsCopy(CREATURE))
card("Mirror Image", "{2}{U}", "Creature - Shapeshifter", "0/0", EntersAsCopy(CREATURE, YOU_CONTROL))
card("Quicksilver Gargantuan", "{5}{U}{U}", "Creature - Shapeshifter", "7/7", EntersAsCopy(CREATURE, IsSize("7/7")))
card(
    "Phyrexian Metamorph",
    "{3}{U/P}",
    "Artifact Creature - Phyrexian Shapeshifter",
    "0/0",
    EntersAsCopy(AnyOf(ARTIFACT, CREATURE), Becomes("Artifact")),
)
card("Sculpting Steel", "{3}", "Artifact", EntersAsCopy(ARTIFACT))
card("Copy Artifact", "{1}{U}", "Enchantment", EntersAsCopy(ARTIFACT, Becomes("Enchantment")))
card("Copy Enchantment", "{2}{U}", "Enchantment", EntersAsCopy(ENCHANTMENT))

# tokens that are copies
card(
    "Fated Infatuation",
    "{U}{U}{U}",
    "Instant",
    CreateCopies(Target(CREATURE, YOU_CONTROL)),
    If(IsTurnOf(YOU), Scry(2)),
)
card(
    "Saheeli's Artistry",
    "{4}{U}{U}",
    "Sorcery",
    Choose(
        2,
        CreateCopies(Target(ARTIFACT)),
        CreateCopies(Target(CREATURE), Becomes("Artifact")),
        at_least=1,
    ),
)

# becoming a copy
card(
    "Mirage Mirror",
    "{3}",
    "Artifact",
    Activate("{2}", BecomeCopy(THIS, Target(AnyOf(ARTIFACT, CREATURE, ENCHANTMENT, LAND)))),
)
_COPIED = Target(Not(LEGENDARY), CREATURE)
card("Mirrorweave", "{2}{W/U}{W/U}", "Instant", BecomeCopy(Each(OtherThan(_COPIED), CREATURE), _COPIED))
card(
    "Thespian's Stage",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{2}", "{T}", BecomeCopy(THIS, Target(LAND), HasThisAbility(), for_good=True)),
)

# copies of spells and abilities
card("Twincast", "{U}{U}", "Instant", CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY))))
card("Reverberate", "{R}{R}", "Instant", CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY))))
card("Fork", "{R}{R}", "Instant", CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY)), IsColor("R")))
card(
    "Dualcaster Mage",
    "{1}{R}{R}",
    "Creature - Human Wizard",
    "2/2",
    FLASH,
    When(Enters(THIS), CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY)))),
)
card(
    "Strionic Resonator",
    "{2}",
    "Artifact",
    Activate("{2}", "{T}", CopyOnStack(TargetAbility(YOU_CONTROL, triggered=True))),
)
