"""Cards that take something for a time, and give it back. CR 607, 610.3, 611.2b."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import Enchant
from apnap.abilities.effects.as_long_as import ForAsLongAs, ThisRemains, YouControlThis
from apnap.abilities.effects.exiling import ExileForThis, ExileUntilThisLeaves, ReturnExiledCards
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    NONLAND,
    OPPONENTS_CONTROL,
    OTHER,
    PERMANENT,
    PLANESWALKER,
    YOU_CONTROL,
    AnyOf,
    Subtype,
)
from apnap.abilities.keywords import DEATHTOUCH, FLYING, INDESTRUCTIBLE
from apnap.abilities.players import OwnerOf
from apnap.abilities.selectors import IT, THIS, Enchanted, That
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Dies, Enters, Leaves, When
from apnap.library.registry import card

# exiled, and returned by another ability
card(
    "Oblivion Ring",
    "{2}{W}",
    "Enchantment",
    When(Enters(THIS), ExileForThis(Target(OTHER, NONLAND, PERMANENT))),
    When(Leaves(THIS), ReturnExiledCards()),
)
card(
    "Journey to Nowhere",
    "{1}{W}",
    "Enchantment",
    When(Enters(THIS), ExileForThis(Target(CREATURE))),
    When(Leaves(THIS), ReturnExiledCards()),
)
card(
    "Fiend Hunter",
    "{1}{W}{W}",
    "Creature - Human Cleric",
    "1/3",
    When(Enters(THIS), May(ExileForThis(Target(OTHER, CREATURE)))),
    When(Leaves(THIS), ReturnExiledCards()),
)

# exiled until this leaves
card(
    "Banisher Priest",
    "{1}{W}{W}",
    "Creature - Human Cleric",
    "2/2",
    When(Enters(THIS), ExileUntilThisLeaves(Target(CREATURE, OPPONENTS_CONTROL))),
)
card(
    "Fairgrounds Warden",
    "{2}{W}",
    "Creature - Dwarf Soldier",
    "1/3",
    When(Enters(THIS), ExileUntilThisLeaves(Target(CREATURE, OPPONENTS_CONTROL))),
)
card(
    "Banishing Light",
    "{2}{W}",
    "Enchantment",
    When(Enters(THIS), ExileUntilThisLeaves(Target(NONLAND, PERMANENT, OPPONENTS_CONTROL))),
)
card(
    "Citizen's Arrest",
    "{1}{W}{W}",
    "Enchantment",
    When(Enters(THIS), ExileUntilThisLeaves(Target(AnyOf(CREATURE, PLANESWALKER), OPPONENTS_CONTROL))),
)

# for as long as
card(
    "Master Thief",
    "{2}{U}{U}",
    "Creature - Human Rogue",
    "2/2",
    When(Enters(THIS), ForAsLongAs(YouControlThis(), Target(ARTIFACT), YouControl())),
)
card(
    "Dragonlord Silumgar",
    "{4}{U}{B}",
    "Legendary Creature - Elder Dragon",
    "3/5",
    FLYING,
    DEATHTOUCH,
    When(Enters(THIS), ForAsLongAs(YouControlThis(), Target(AnyOf(CREATURE, PLANESWALKER)), YouControl())),
)
card(
    "Aegis Angel",
    "{4}{W}{W}",
    "Creature - Angel",
    "5/5",
    FLYING,
    When(Enters(THIS), ForAsLongAs(YouControlThis(), Target(OTHER, PERMANENT), Has(INDESTRUCTIBLE))),
)
card(
    "Aladdin",
    "{2}{R}{R}",
    "Creature - Human Rogue",
    "1/1",
    Activate("{1}{R}{R}", "{T}", ForAsLongAs(YouControlThis(), Target(ARTIFACT), YouControl())),
)
card(
    "Giant's Grasp",
    "{2}{U}{U}",
    "Enchantment - Aura",
    Enchant(Subtype("Giant"), YOU_CONTROL),
    When(Enters(THIS), ForAsLongAs(ThisRemains(), Target(NONLAND, PERMANENT), YouControl())),
)

# found again where it went
card(
    "Demonic Vigor",
    "{B}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1)),
    When(Dies(Enchanted(CREATURE)), ReturnToHand(That(card=True))),
)
card(
    "Abduction",
    "{2}{U}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), Untap(Enchanted(CREATURE))),
    Always(Enchanted(CREATURE), YouControl()),
    When(Dies(Enchanted(CREATURE)), ReturnToBattlefield(That(card=True), under=OwnerOf(IT))),
)
card(
    "Fool's Demise",
    "{4}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Dies(Enchanted(CREATURE)), ReturnToBattlefield(That(card=True))),
    When(Dies(THIS), ReturnToHand(IT)),
)
