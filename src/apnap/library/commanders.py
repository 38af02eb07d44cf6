"""Cards that speak of commanders. CR 903."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Equip, Loyalty
from apnap.abilities.cards import token
from apnap.abilities.commanders import (
    COLORS,
    COMMANDER,
    GREATEST_VALUE,
    LIEUTENANT,
    TIMES_CAST,
    YOUR_COMMANDER,
    CommanderToHand,
    CopyThisFor,
    FreeIf,
    OfCommanders,
)
from apnap.abilities.conditions import Controls
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, PayLife, RemoveCounters
from apnap.abilities.counting import ForEach
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.flow import And, Choose
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Counter, Destroy, Exile, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw, LoseLife
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    NONCREATURE,
    PERMANENT,
    TOKEN,
    YOU_CONTROL,
    YOU_OWN,
    AnyOf,
)
from apnap.abilities.keywords import (
    DOUBLE_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    TRAMPLE,
)
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mana_spending import AddManaOnly
from apnap.abilities.mechanics.copying_spells import CastsThis
from apnap.abilities.mechanics.freerunning import Freerunning
from apnap.abilities.mechanics.more_costs import Entwine
from apnap.abilities.mechanics.more_entering import LivingWeapon
from apnap.abilities.mechanics.partners import CAN_BE_COMMANDER
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import IT, THIS, Each, Equipped
from apnap.abilities.statics.becoming import HasBaseSize, IsNow
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target, TargetCard, TargetSpell
from apnap.abilities.triggers import At, Attacks, BeginningOf, EitherOf, Enters, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import ANGEL
from apnap.rules.words import BEGIN_COMBAT

# commanders, whoever's
card(
    "Bastion Protector",
    "{2}{W}",
    "Creature - Human Soldier",
    "3/3",
    Always(Each(COMMANDER, CREATURE, YOU_CONTROL), Gets(2, 2), Has(INDESTRUCTIBLE)),
)
card(
    "Bloodsworn Steward",
    "{2}{R}{R}",
    "Creature - Vampire Knight",
    "4/4",
    FLYING,
    Always(Each(COMMANDER, CREATURE, YOU_CONTROL), Gets(2, 2), Has(HASTE)),
)
card(
    "Guardian Augmenter",
    "{2}{G}",
    "Creature - Troll Wizard",
    "2/2",
    FLASH,
    Always(Each(COMMANDER, CREATURE, YOU_CONTROL), Gets(2, 2)),
    Always(Each(COMMANDER, YOU_CONTROL), Has(HEXPROOF)),
)
card(
    "Witch's Clinic",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{2}", "{T}", UntilEndOfTurn(Target(COMMANDER), Has(LIFELINK))),
)

# lieutenants
card(
    "Loyal Drake",
    "{2}{U}",
    "Creature - Drake",
    "2/2",
    FLYING,
    At(BeginningOf(BEGIN_COMBAT, whose=YOU), Draw(1), provided=LIEUTENANT),
)
card(
    "Loyal Subordinate",
    "{2}{B}",
    "Creature - Zombie",
    "3/1",
    MENACE,
    At(BeginningOf(BEGIN_COMBAT, whose=YOU), LoseLife(3, who=EACH_OPPONENT), provided=LIEUTENANT),
)
card(
    "Loyal Guardian",
    "{4}{G}",
    "Creature - Rhino",
    "4/4",
    TRAMPLE,
    At(
        BeginningOf(BEGIN_COMBAT, whose=YOU),
        AddCounters(1, "+1/+1", Each(CREATURE, YOU_CONTROL)),
        provided=LIEUTENANT,
    ),
)

# for free with a commander
WITH_A_COMMANDER = Controls(YOU, COMMANDER)
card("Fierce Guardianship", "{2}{U}", "Instant", FreeIf(WITH_A_COMMANDER), Counter(TargetSpell(NONCREATURE)))
card("Deadly Rollick", "{3}{B}", "Instant", FreeIf(WITH_A_COMMANDER), Exile(Target(CREATURE)))
card(
    "Flawless Maneuver",
    "{2}{W}",
    "Instant",
    FreeIf(WITH_A_COMMANDER),
    UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(INDESTRUCTIBLE)),
)

# for each time a commander was cast
card(
    "Commander's Insignia",
    "{2}{W}{W}",
    "Enchantment",
    Always(Each(CREATURE, YOU_CONTROL), GetsForEach(1, 1, times=OfCommanders(TIMES_CAST))),
)

card(
    "Empyrial Storm",
    "{4}{W}{W}",
    "Sorcery",
    When(CastsThis(), CopyThisFor(OfCommanders(TIMES_CAST))),
    CreateTokens(1, ANGEL),
)
card(
    "Echo Storm",
    "{3}{U}{U}",
    "Sorcery",
    When(CastsThis(), CopyThisFor(OfCommanders(TIMES_CAST), targets=True)),
    CreateCopies(Target(ARTIFACT)),
)

# in a turn in which one dealt combat damage
HUMAN_ROGUE = token("Human Rogue Token", "Creature - Human Rogue", "1/1", colors="W")
card("Eagle Vision", "{4}{U}", "Sorcery", Freerunning("{1}{U}"), Draw(3))
card("Distract the Guards", "{1}{W}{W}", "Sorcery", Freerunning("{1}{W}"), CreateTokens(3, HUMAN_ROGUE))
card(
    "Restart Sequence", "{3}{B}", "Sorcery", Freerunning("{1}{B}"), ReturnToBattlefield(TargetCard(CREATURE, whose=YOU))
)
card(
    "Merciless Harlequin",
    "{2}{B}",
    "Creature - Human Assassin",
    "2/1",
    Freerunning("{1}{B}"),
    When(Enters(THIS), And(Draw(1), LoseLife(1))),
)

# by their mana value
card(
    "Tangleweave Armor",
    "{2}{G}{G}",
    "Artifact - Equipment",
    LivingWeapon(),
    Always(Equipped(CREATURE), Gets(OfCommanders(GREATEST_VALUE), OfCommanders(GREATEST_VALUE))),
    Equip("{4}"),
)

# backgrounds
YOURS = Each(COMMANDER, CREATURE, YOU_OWN)
card(
    "Flaming Fist",
    "{2}{W}",
    "Legendary Enchantment - Background",
    Always(YOURS, Has(Whenever(Attacks(THIS), UntilEndOfTurn(IT, Has(DOUBLE_STRIKE))))),
)
card(
    "Inspiring Leader",
    "{2}{W}",
    "Legendary Enchantment - Background",
    Always(YOURS, Has(Always(Each(CREATURE, TOKEN, YOU_CONTROL), Gets(2, 2)))),
)
card(
    "Raised by Giants",
    "{5}{G}",
    "Legendary Enchantment - Background",
    Always(YOURS, HasBaseSize("10/10"), IsNow("Giant", also="types")),
)

# from the command zone, and on the way
card(
    "Command Beacon",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SACRIFICE_THIS, CommanderToHand()),
)
card(
    "Road of Return",
    "{G}{G}",
    "Sorcery",
    Choose(1, ReturnToHand(TargetCard(PERMANENT, whose=YOU)), CommanderToHand()),
    Entwine("{2}"),
)
card(
    "Tome of Legends",
    "{2}",
    "Artifact - Book",
    EntersWith(1, "page"),
    Whenever(EitherOf(Enters(YOUR_COMMANDER), Attacks(YOUR_COMMANDER)), AddCounters(1, "page", THIS)),
    Activate("{1}", "{T}", RemoveCounters(1, "page"), Draw(1)),
)

# mana and colours
card(
    "Jeweled Lotus",
    "{0}",
    "Artifact",
    Activate("{T}", SACRIFICE_THIS, AddManaOnly(AddOneColor(amount=3), cast=YOUR_COMMANDER)),
)
card(
    "War Room",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{3}", "{T}", PayLife(0, OfCommanders(COLORS)), Draw(1)),
)

# a planeswalker that leads
ELF_DRUID = token("Elf Druid Token", "Creature - Elf Druid", "1/1", Activate(TAP_THIS, AddMana("{G}")), colors="G")
card(
    "Freyalise, Llanowar's Fury",
    "{3}{G}{G}",
    "Legendary Planeswalker - Freyalise",
    "3",
    Loyalty(+2, CreateTokens(1, ELF_DRUID)),
    Loyalty(-2, Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
    Loyalty(-6, Draw(ForEach(GREEN, CREATURE, YOU_CONTROL))),
    CAN_BE_COMMANDER,
)
