"""Cards that change what things are: types, colours, size, and the loss of abilities. CR 205.1, 305.7, 613."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import Enchant
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    CREATURE,
    ENCHANTMENT,
    LAND,
    NONCREATURE,
    NONLAND,
    NONTOKEN,
    OTHER,
    PERMANENT,
    YOU_CONTROL,
    Not,
    Subtype,
)
from apnap.abilities.keywords import CHANGELING, FLASH
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import IT, THIS, Each, Enchanted, Wherever
from apnap.abilities.statics.becoming import (
    MANA_VALUE,
    AllCreatureTypes,
    HasBaseSize,
    IsChosenColor,
    IsChosenType,
    IsNow,
    LosesAllAbilities,
    SizeIs,
)
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.choosing import A_COLOR, A_CREATURE_TYPE, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import SpendsAnyColor
from apnap.abilities.targets import Target
from apnap.abilities.triggers import At, BeginningOf, Enters, When
from apnap.library.registry import card
from apnap.rules.words import END

# abilities are lost
card(
    "Humility",
    "{2}{W}{W}",
    "Enchantment",
    Always(Each(CREATURE), LosesAllAbilities(), HasBaseSize("1/1"), how="all"),
)
card(
    "Dress Down",
    "{1}{U}",
    "Enchantment",
    FLASH,
    When(Enters(THIS), Draw(1)),
    Always(Each(CREATURE), LosesAllAbilities()),
    At(BeginningOf(END, the=True), SacrificeIt(THIS)),
)
card(
    "Lignify",
    "{1}{G}",
    "Kindred Enchantment - Treefolk Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), IsNow("Treefolk", "0/4", base=True), LosesAllAbilities()),
)
card(
    "Turn to Frog",
    "{1}{U}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), LosesAllAbilities(), IsNow("Frog", "1/1", color="U", base=True), first=True),
)
card(
    "Nameless Inversion",
    "{1}{B}",
    "Kindred Instant - Shapeshifter",
    CHANGELING,
    UntilEndOfTurn(Target(CREATURE), Gets(3, -3), AllCreatureTypes()),
)

# what was no creature is one
card(
    "Opalescence",
    "{2}{W}{W}",
    "Enchantment",
    Always(Each(OTHER, Not(Subtype("Aura")), ENCHANTMENT), IsNow("Creature", also="types"), HasBaseSize(), how="each"),
)
card(
    "March of the Machines",
    "{3}{U}",
    "Enchantment",
    Always(Each(NONCREATURE, ARTIFACT), IsNow("Artifact Creature", MANA_VALUE), how="each"),
)
card(
    "Ensoul Artifact",
    "{1}{U}",
    "Enchantment - Aura",
    Enchant(ARTIFACT),
    Always(Enchanted(ARTIFACT), IsNow("Creature", "5/5", base=True, also="types")),
)
card(
    "Nature's Revolt",
    "{3}{G}{G}",
    "Enchantment",
    Always(Each(LAND), IsNow("Creature", "2/2", also="still"), how="all"),
)
card(
    "Living Plane",
    "{2}{G}{G}",
    "World Enchantment",
    Always(Each(LAND), IsNow("Creature", "1/1", also="still"), how="all"),
)
card(
    "Kormus Bell",
    "{4}",
    "Artifact",
    Always(Each(Subtype("Swamp")), IsNow("Creature", "1/1", color="B", also="still"), how="all"),
)

# lands of other types
card("Blood Moon", "{2}{R}", "Enchantment", Always(Each(Not(BASIC), LAND), IsNow("Mountain")))
card(
    "Magus of the Moon",
    "{2}{R}",
    "Creature - Human Wizard",
    "2/2",
    Always(Each(Not(BASIC), LAND), IsNow("Mountain")),
)
card(
    "Urborg, Tomb of Yawgmoth",
    "",
    "Legendary Land",
    Always(Each(LAND), IsNow("Swamp", also="land types"), how="each"),
)
card(
    "Yavimaya, Cradle of Growth",
    "",
    "Legendary Land",
    Always(Each(LAND), IsNow("Forest", also="land types"), how="each"),
)
card(
    "Spreading Seas",
    "{1}{U}",
    "Enchantment - Aura",
    Enchant(LAND),
    When(Enters(THIS), Draw(1)),
    Always(Enchanted(LAND), IsNow("Island")),
)
card(
    "Prismatic Omen",
    "{1}{G}",
    "Enchantment",
    Always(Each(LAND, YOU_CONTROL), IsNow("Plains Island Swamp Mountain Forest", also="types")),
)
card(
    "Song of the Dryads",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(PERMANENT),
    Always(Enchanted(PERMANENT), IsNow("Forest Land", color="")),
)
card(
    "Ashaya, Soul of the Wild",
    "{3}{G}{G}",
    "Legendary Creature - Elemental",
    "*/*",
    SizeIs(CountOf(Each(LAND, YOU_CONTROL))),
    Always(Each(NONTOKEN, CREATURE, YOU_CONTROL), IsNow("Forest Land", also="types")),
)

# a chosen type or colour, wherever things are
card(
    "Xenograft",
    "{4}{U}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Each(CREATURE, YOU_CONTROL), IsChosenType(also=True), how="each"),
)
card(
    "Conspiracy",
    "{3}{B}{B}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Wherever(CREATURE, YOU_CONTROL), IsChosenType()),
)
card(
    "Arcane Adaptation",
    "{2}{U}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Wherever(CREATURE, YOU_CONTROL), IsChosenType(also=True)),
)
card(
    "Painter's Servant",
    "{2}",
    "Artifact Creature - Scarecrow",
    "1/3",
    ChooseAsEnters(A_COLOR),
    Always(Wherever(), IsChosenColor(also=True)),
)
card(
    "Shifting Sky",
    "{2}{U}",
    "Enchantment",
    ChooseAsEnters(A_COLOR),
    Always(Each(NONLAND, PERMANENT), IsChosenColor(), how="all"),
)
card(
    "Amoeboid Changeling",
    "{1}{U}",
    "Creature - Shapeshifter",
    "1/1",
    CHANGELING,
    Activate("{T}", UntilEndOfTurn(Target(CREATURE), AllCreatureTypes(gains=True))),
    Activate("{T}", UntilEndOfTurn(Target(CREATURE), AllCreatureTypes())),
)
card(
    "Mycosynth Lattice",
    "{6}",
    "Artifact",
    Always(Each(PERMANENT), IsNow("Artifact", also="types"), how="all"),
    Always(Wherever(), IsNow("", color="")),
    SpendsAnyColor(EACH_PLAYER),
)

# counters that are abilities
card(
    "Fully Grown",
    "{2}{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(3, 3)),
    AddCounters(1, "trample", on=IT),
)
card(
    "Heightened Reflexes",
    "{R}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(1, 0)),
    AddCounters(1, "first strike", on=IT),
)
