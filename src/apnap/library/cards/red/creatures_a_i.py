"""Red creatures, A to I."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import face
from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.conditions import CastFrom, Controls, YouCastIt
from apnap.abilities.costs import SACRIFICE_THIS, SacrificeSome
from apnap.abilities.effects.coins_and_dice import FlipCoin, RollDie, RollsDice, Row
from apnap.abilities.effects.copies import CopyOnStack
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed_triggers import MayPayWhenDone
from apnap.abilities.effects.designations import BecomeMonarch, IsMonarch
from apnap.abilities.effects.durations import ForAsLongAs, UntilEndOfTurn, YouControlThis
from apnap.abilities.effects.flow import Both, MayThen
from apnap.abilities.effects.moves import Destroy, SacrificeIt
from apnap.abilities.effects.next_spell import NextSpell
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import PlayerIsDealtDamage
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.patterns import this_or_another
from apnap.abilities.events.triggers import StateIs, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    OTHER,
    SORCERY,
    YOU_CONTROL,
    AllOf,
    AnyOf,
    Subtype,
    every,
)
from apnap.abilities.keyword_abilities.alternative_costs import Evoke, Surge
from apnap.abilities.keyword_abilities.attacking import BattleCry, Boast, Dethrone, Melee, Provoke
from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Landwalk, Rampage
from apnap.abilities.keyword_abilities.casting import Storm
from apnap.abilities.keyword_abilities.day_and_night import (
    DAY,
    DAYBOUND,
    NEITHER,
    NIGHTBOUND,
    DayNightTurns,
    ItBecomes,
    ItIs,
)
from apnap.abilities.keyword_abilities.entering import Bloodthirst, Riot
from apnap.abilities.keyword_abilities.flags import (
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    INTIMIDATE,
    MENACE,
    REACH,
    TRAMPLE,
)
from apnap.abilities.keyword_abilities.graveyard import Encore
from apnap.abilities.keyword_abilities.morph_and_disguise import Disguise, Morph
from apnap.abilities.keyword_abilities.pairs import ChooseABackground
from apnap.abilities.keyword_abilities.sagas_and_levels import Level, LevelUp
from apnap.abilities.keyword_abilities.upkeep import Echo
from apnap.abilities.keyword_actions.strengthening import Monstrosity
from apnap.abilities.keyword_actions.transform_and_meld import Transform
from apnap.abilities.keyword_actions.voting import Clash
from apnap.abilities.mana import AddMana
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.predefined_tokens import TREASURE
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.damage import DamageMultiplied
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.restrictions import CantAttackUnless, DefendingPlayer
from apnap.abilities.targets import AnyTarget, Target, TargetSpell
from apnap.library.cards.common import ALL_SLIVER_CREATURES, BEFORE_ATTACKERS, YOUR_SLIVERS
from apnap.library.pool import card
from apnap.rules.core.constants import HAND

card(
    "Adder-Staff Boggart",
    "{1}{R}",
    "Creature - Goblin Warrior",
    "2/1",
    When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))),
)
card("Aerathi Berserker", "{2}{R}{R}{R}", "Creature - Human Berserker", "2/4", Rampage(3))
card(
    "Aladdin",
    "{2}{R}{R}",
    "Creature - Human Rogue",
    "1/1",
    Activate("{1}{R}{R}", "{T}", ForAsLongAs(YouControlThis(), Target(ARTIFACT), YouControl())),
)
card("Angrath's Marauders", "{5}{R}{R}", "Creature - Human Pirate", "4/4", DamageMultiplied(2, YOU_CONTROL))
card("Battering Craghorn", "{2}{R}{R}", "Creature - Goat Beast", "3/1", FIRST_STRIKE, Morph("{1}{R}{R}"))
card("Battle Sliver", "{4}{R}", "Creature - Sliver", "3/3", Always(YOUR_SLIVERS, Gets(2, 0)))
card("Belligerent Sliver", "{2}{R}", "Creature - Sliver", "2/2", Always(YOUR_SLIVERS, Has(MENACE)))
card("Blade Sliver", "{2}{R}", "Creature - Sliver", "2/2", Always(ALL_SLIVER_CREATURES, Gets(1, 0)))
card("Bladetusk Boar", "{3}{R}", "Creature - Boar", "3/2", INTIMIDATE)
card("Bloodscale Prowler", "{2}{R}", "Creature - Lizard Warrior", "3/1", Bloodthirst(1))
card(
    "Bloodsworn Steward",
    "{2}{R}{R}",
    "Creature - Vampire Knight",
    "4/4",
    FLYING,
    Always(Each(COMMANDER, CREATURE, YOU_CONTROL), Gets(2, 2), Has(HASTE)),
)
card("Blur Sliver", "{2}{R}", "Creature - Sliver", "2/2", Always(YOUR_SLIVERS, Has(HASTE)))
card("Boggart Brute", "{2}{R}", "Creature - Goblin Warrior", "3/2", MENACE)
card(
    "Boilerbilges Ripper",
    "{4}{R}",
    "Creature - Human Assassin",
    "4/4",
    When(
        Enters(THIS),
        MayPayWhenDone(SacrificeSome(1, every((OTHER, AnyOf(CREATURE, ENCHANTMENT)))), DealDamage(2, to=AnyTarget())),
    ),
)
card(
    "Bolrac-Clan Basher",
    "{4}{R}{R}",
    "Creature - Cyclops Warrior",
    "3/2",
    DOUBLE_STRIKE,
    TRAMPLE,
    Disguise("{3}{R}{R}"),
)
card("Bonesplitter Sliver", "{3}{R}", "Creature - Sliver", "2/2", Always(ALL_SLIVER_CREATURES, Gets(2, 0)))
card(
    "Brazen Dwarf",
    "{1}{R}",
    "Creature - Dwarf Shaman",
    "1/3",
    Whenever(RollsDice(), DealDamage(1, to=EACH_OPPONENT)),
)
card(
    "Brimstone Mage",
    "{2}{R}",
    "Creature - Human Shaman",
    "2/2",
    LevelUp("{3}{R}"),
    Level(1, 2, "2/3", Activate("{T}", DealDamage(1, to=AnyTarget()))),
    Level(3, -1, "2/4", Activate("{T}", DealDamage(3, to=AnyTarget()))),
)
card(
    "Brimstone Vandal",
    "{2}{R}",
    "Creature - Devil",
    "2/3",
    MENACE,
    AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)),
    Whenever(DayNightTurns(), DealDamage(1, to=EACH_OPPONENT)),
)
card(
    "Chandra's Spitfire",
    "{2}{R}",
    "Creature - Elemental",
    "1/3",
    FLYING,
    Whenever(PlayerIsDealtDamage(EACH_OPPONENT, noncombat=True), UntilEndOfTurn(THIS, Gets(3, 0))),
)
card(
    "Cloudpiercer",
    "{4}{R}",
    "Creature - Dinosaur",
    "5/4",
    Mutate("{3}{R}"),
    REACH,
    Whenever(Mutates(), MayThen(Discard(1), Draw(1))),
)
card(
    "Coal Stoker",
    "{3}{R}",
    "Creature - Elemental",
    "3/3",
    When(Enters(THIS), AddMana("{R}{R}{R}"), provided=CastFrom(HAND, it=True)),
)
card(
    "Cornered Crook",
    "{4}{R}",
    "Creature - Lizard Warrior",
    "5/4",
    When(Enters(THIS), MayPayWhenDone(SacrificeSome(1, ARTIFACT), DealDamage(3, to=AnyTarget()))),
)
card(
    "Covetous Dragon",
    "{4}{R}",
    "Creature - Dragon",
    "6/5",
    FLYING,
    When(StateIs(Controls(YOU, ARTIFACT, none=True)), SacrificeIt(THIS)),
)
card(
    "Crackling Spellslinger",
    "{3}{R}{R}",
    "Creature - Human Wizard",
    "2/2",
    FLASH,
    When(Enters(THIS), NextSpell(AnyOf(INSTANT, SORCERY), change=Has(Storm())), provided=YouCastIt()),
)
card("Crested Craghorn", "{4}{R}", "Creature - Goat Beast", "4/1", HASTE, Provoke())
card(
    "Crown-Hunter Hireling",
    "{4}{R}",
    "Creature - Ogre Mercenary",
    "4/4",
    When(Enters(THIS), BecomeMonarch()),
    Always(THIS, CantAttackUnless(IsMonarch(DefendingPlayer()))),
)
card("Deputized Protester", "{2}{R}", "Creature - Human Warrior", "2/1", MENACE, Melee())
card(
    "Dualcaster Mage",
    "{1}{R}{R}",
    "Creature - Human Wizard",
    "2/2",
    FLASH,
    When(Enters(THIS), CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY)))),
)
card("Enraged Revolutionary", "{2}{R}", "Creature - Human Warrior", "2/1", Dethrone())
card(
    "Flametongue Kavu",
    "{3}{R}",
    "Creature - Kavu",
    "4/2",
    When(Enters(THIS), DealDamage(4, to=Target(CREATURE))),
)
card(
    "Ganax, Astral Hunter",
    "{4}{R}",
    "Legendary Creature - Dragon",
    "3/4",
    FLYING,
    Whenever(Enters(this_or_another(AllOf([Subtype("Dragon"), YOU_CONTROL]))), CreateTokens(1, TREASURE)),
    ChooseABackground(),
)
card("Ghor-Clan Wrecker", "{3}{R}", "Creature - Human Warrior", "2/2", Riot(), MENACE)
card("Gluttonous Cyclops", "{5}{R}", "Creature - Cyclops", "5/4", Activate("{5}{R}{R}", Monstrosity(3)))
card(
    "Goblin Archaeologist",
    "{1}{R}",
    "Creature - Goblin Artificer",
    "1/2",
    Activate("{R}", "{T}", FlipCoin(win=Both(Destroy(Target(ARTIFACT)), Untap(THIS)), lose=SacrificeIt(THIS))),
)
card(
    "Goblin Firestarter",
    "{R}",
    "Creature - Goblin",
    "1/1",
    Activate(SACRIFICE_THIS, DealDamage(1, to=AnyTarget()), provided=BEFORE_ATTACKERS),
)
card("Goblin Freerunner", "{3}{R}", "Creature - Goblin Warrior Ally", "3/2", Surge("{1}{R}"), MENACE)
card("Goblin Grappler", "{R}", "Creature - Goblin", "1/1", Provoke())
card(
    "Goblin King",
    "{1}{R}{R}",
    "Creature - Goblin",
    "2/2",
    Always(Each(OTHER, Subtype("Goblin")), Gets(1, 1), Has(Landwalk(Subtype("Mountain")))),
)
card("Goblin Patrol", "{R}", "Creature - Goblin", "2/1", Echo("{R}"))
card("Goblin Piker", "{1}{R}", "Creature - Goblin Warrior", "2/1")
card("Goblin Wardriver", "{R}{R}", "Creature - Goblin Warrior", "2/2", BattleCry())
card("Gorehorn Minotaurs", "{2}{R}{R}", "Creature - Minotaur Warrior", "3/3", Bloodthirst(2))
card("Gray Ogre", "{2}{R}", "Creature - Ogre", "2/2")
card("Hagi Mob", "{4}{R}", "Creature - Troll Berserker", "5/4", Boast("{1}{R}", DealDamage(1, to=AnyTarget())))
card(
    "Harried Artisan",
    "{2}{R}",
    "Creature - Human Artificer",
    "2/3",
    HASTE,
    Activate("{3}{W/P}", Transform(THIS), as_sorcery=True),
    back=face("Phyrexian Skyflayer", "", "Creature - Phyrexian Artificer", "3/4", FLYING, HASTE, colors="RW"),
)
card(
    "Harvesttide Infiltrator",
    "{2}{R}",
    "Creature - Human Werewolf",
    "3/2",
    TRAMPLE,
    DAYBOUND,
    back=face("Harvesttide Assailant", "", "Creature - Werewolf", "4/4", TRAMPLE, NIGHTBOUND, colors="R"),
)
card("Heart Sliver", "{1}{R}", "Creature - Sliver", "1/1", Always(ALL_SLIVER_CREATURES, Has(HASTE)))
card("Hill Giant", "{3}{R}", "Creature - Giant", "3/3")
card(
    "Hoarding Ogre",
    "{3}{R}",
    "Creature - Ogre",
    "3/3",
    Whenever(
        Attacks(THIS),
        RollDie(
            20,
            Row(1, 9, CreateTokens(1, TREASURE)),
            Row(10, 19, CreateTokens(2, TREASURE)),
            Row(20, 20, CreateTokens(3, TREASURE)),
        ),
    ),
)
card(
    "Impulsive Pilferer",
    "{R}",
    "Creature - Goblin Pirate",
    "1/1",
    When(Dies(THIS), CreateTokens(1, TREASURE)),
    Encore("{3}{R}"),
)
card(
    "Ingot Chewer",
    "{4}{R}",
    "Creature - Elemental",
    "3/3",
    When(Enters(THIS), Destroy(Target(ARTIFACT))),
    Evoke("{R}"),
)
