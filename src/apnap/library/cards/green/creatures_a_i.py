"""Green creatures, A to I."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Exhaust
from apnap.abilities.amounts import CountOf, ForEach
from apnap.abilities.cards import face
from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.conditions import Controls
from apnap.abilities.costs import TAP_THIS, PayMana
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.designations import TakeTheInitiative
from apnap.abilities.effects.durations import DoesntUntapNext, ThisTurn, UntilEndOfTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, PutOnLibrary, ReturnToBattlefield, ReturnToHand, SacrificeIt
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.combat_events import Attacks, BlockedBy
from apnap.abilities.events.doing_events import Sacrifices
from apnap.abilities.events.object_events import Casts, Dies, Enters
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.triggers import StateIs, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BASIC,
    CREATURE,
    ENCHANTMENT,
    LAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    PERMANENT,
    YOU_CONTROL,
    AllOf,
    AnyOf,
    Not,
    PowerAtMost,
    Subtype,
    ToughnessAtMost,
    With,
    WithCounter,
)
from apnap.abilities.keyword_abilities.additional_costs import KICKED, TIMES_KICKED, Kicker, Multikicker, Squad
from apnap.abilities.keyword_abilities.alternative_costs import Blitz
from apnap.abilities.keyword_abilities.attacking import Exalted, Training
from apnap.abilities.keyword_abilities.bestow_and_mutate import Bestow, Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Landwalk
from apnap.abilities.keyword_abilities.cycling import Cycling
from apnap.abilities.keyword_abilities.day_and_night import DAYBOUND, NIGHTBOUND
from apnap.abilities.keyword_abilities.entering_triggers import Champion
from apnap.abilities.keyword_abilities.equipment_and_vehicles import AttacksWhileSaddled, Saddle
from apnap.abilities.keyword_abilities.exile_and_cast import Suspend
from apnap.abilities.keyword_abilities.flags import (
    CHANGELING,
    DEATHTOUCH,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    INFECT,
    REACH,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.graveyard import Dredge, Scavenge
from apnap.abilities.keyword_abilities.growing import Evolve, Graft
from apnap.abilities.keyword_abilities.morph_and_disguise import Megamorph, Morph
from apnap.abilities.keyword_abilities.pairs import ChooseABackground
from apnap.abilities.keyword_abilities.protection import Ward
from apnap.abilities.keyword_abilities.upkeep import Fading
from apnap.abilities.keyword_actions.combat import Exert
from apnap.abilities.keyword_actions.manifest_and_cloak import ManifestDread
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.strengthening import Endure
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mana_spending import AddManaOnly, AddManaWith
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.predefined_tokens import FOOD
from apnap.abilities.selectors import IT, THIS, AllOfThese, Each, Enchanted, That
from apnap.abilities.statics.becoming import IsNow, SizeIs
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.forbidding import CantBeCountered
from apnap.abilities.statics.replacements import ItEntersWithMore, TheyEnterWithMore
from apnap.abilities.statics.restrictions import CantBeBlocked
from apnap.abilities.targets import Target, TargetCard
from apnap.library.cards.common import ALL_SLIVER_CREATURES, ALL_SLIVERS, ELF
from apnap.library.cards.tokens import ELF_WARRIOR, INSECT
from apnap.library.pool import card
from apnap.rules.core.constants import BATTLEFIELD, PLUS

card(
    "Acidic Slime",
    "{3}{G}{G}",
    "Creature - Ooze",
    "2/2",
    DEATHTOUCH,
    When(Enters(THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT, LAND)))),
)
card("Adaptive Snapjaw", "{4}{G}", "Creature - Lizard Beast", "6/2", Evolve())
card("Aerie Bowmasters", "{2}{G}{G}", "Creature - Dog Archer", "3/4", REACH, Megamorph("{5}{G}"))
card(
    "Alacrian Jaguar",
    "{4}{G}",
    "Creature - Cat Mount",
    "4/4",
    VIGILANCE,
    Whenever(AttacksWhileSaddled(), UntilEndOfTurn(THIS, Gets(2, 2))),
    Saddle(1),
)
card(
    "Ambassador Oak",
    "{3}{G}",
    "Creature - Treefolk Warrior",
    "3/3",
    When(Enters(THIS), CreateTokens(1, ELF_WARRIOR)),
)
card("Anaconda", "{3}{G}", "Creature - Snake", "3/3", Landwalk(Subtype("Swamp")))
card(
    "Animal Attendant",
    "{1}{G}",
    "Creature - Human Citizen",
    "2/2",
    Activate(
        "{T}",
        AddManaWith(
            AddOneColor(),
            AllOf([Not(Subtype("Human")), CREATURE]),
            ThisTurn(ItEntersWithMore(1)),
            when=False,
            that=True,
        ),
    ),
)
card("Apprentice Sharpshooter", "{2}{G}", "Creature - Human Archer", "1/4", REACH, Training())
card(
    "Aquastrand Spider",
    "{1}{G}",
    "Creature - Spider Mutant",
    "0/0",
    Graft(2),
    Activate("{G}", UntilEndOfTurn(Target(CREATURE, WithCounter(PLUS)), Has(REACH))),
)
card("Arbor Elf", "{G}", "Creature - Elf Druid", "1/1", Activate("{T}", Untap(Target(Subtype("Forest")))))
card(
    "Ashaya, Soul of the Wild",
    "{3}{G}{G}",
    "Legendary Creature - Elemental",
    "*/*",
    SizeIs(CountOf(Each(LAND, YOU_CONTROL))),
    Always(Each(NONTOKEN, CREATURE, YOU_CONTROL), IsNow("Forest Land", also="types")),
)
card("Avacyn's Pilgrim", "{G}", "Creature - Human Monk", "1/1", Activate("{T}", AddMana("{W}")))
card("Avenging Hunter", "{4}{G}", "Creature - Dragon Ranger", "5/4", TRAMPLE, When(Enters(THIS), TakeTheInitiative()))
card("Baloth Gorger", "{2}{G}{G}", "Creature - Beast", "4/4", Kicker("{4}"), EntersWith(3, "+1/+1", provided=KICKED))
card("Barkhide Mauler", "{4}{G}", "Creature - Beast", "4/4", Cycling("{2}"))
card("Bashful Beastie", "{4}{G}", "Creature - Beast", "5/4", When(Dies(THIS), ManifestDread()))
card(
    "Beastcaller Savant",
    "{1}{G}",
    "Creature - Elf Shaman Ally",
    "1/1",
    HASTE,
    Activate(TAP_THIS, AddManaOnly(AddOneColor(), cast=CREATURE)),
)
card("Beast Whisperer", "{2}{G}{G}", "Creature - Elf Druid", "2/3", Whenever(Casts(CREATURE), Draw(1)))
card(
    "Bird Admirer",
    "{2}{G}",
    "Creature - Human Archer Werewolf",
    "1/4",
    REACH,
    DAYBOUND,
    back=face("Wing Shredder", "", "Creature - Werewolf", "3/5", REACH, NIGHTBOUND, colors="G"),
)
card("Birds of Paradise", "{G}", "Creature - Bird", "0/1", FLYING, Activate("{T}", AddOneColor()))
card("Blastoderm", "{2}{G}{G}", "Creature - Beast", "5/5", SHROUD, Fading(3))
card("Blightwidow", "{3}{G}", "Creature - Phyrexian Spider", "2/4", REACH, INFECT)
card(
    "Bloodbriar",
    "{2}{G}",
    "Creature - Plant Elemental",
    "2/3",
    Whenever(Sacrifices(OTHER, PERMANENT), AddCounters(1, "+1/+1", on=THIS)),
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
card("Boreal Druid", "{G}", "Snow Creature - Elf Druid", "1/1", Activate("{T}", AddMana("{C}")))
card(
    "Bramblewood Paragon",
    "{1}{G}",
    "Creature - Elf Warrior",
    "2/2",
    TheyEnterWithMore(OTHER, Subtype("Warrior"), CREATURE, YOU_CONTROL),
    Always(Each(CREATURE, YOU_CONTROL, WithCounter("+1/+1")), Has(TRAMPLE), how="each"),
)
card("Branchsnap Lorian", "{1}{G}{G}", "Creature - Beast", "4/1", TRAMPLE, Morph("{G}"))
card(
    "Burly Breaker",
    "{3}{G}{G}",
    "Creature - Human Werewolf",
    "6/5",
    Ward("{1}"),
    DAYBOUND,
    back=face("Dire-Strain Demolisher", "", "Creature - Werewolf", "8/7", Ward("{3}"), NIGHTBOUND, colors="G"),
)
card(
    "Caldaia Strongarm",
    "{4}{G}",
    "Creature - Human Warrior",
    "2/3",
    When(Enters(THIS), AddCounters(2, "+1/+1", on=Target(CREATURE))),
    Blitz("{3}{G}"),
)
card(
    "Canopy Tactician",
    "{3}{G}",
    "Creature - Elf Warrior",
    "3/3",
    Always(Each(OTHER, ELF, YOU_CONTROL), Gets(1, 1)),
    Activate("{T}", AddMana("{G}{G}{G}")),
)
card("Cave Tiger", "{2}{G}", "Creature - Cat", "2/2", Whenever(BlockedBy(CREATURE), UntilEndOfTurn(THIS, Gets(1, 1))))
card("Centaur Courser", "{2}{G}", "Creature - Centaur Warrior", "3/3")
card("Changeling Titan", "{4}{G}", "Creature - Shapeshifter", "7/7", CHANGELING, Champion(CREATURE))
card(
    "Circle of Dreams Druid",
    "{G}{G}{G}",
    "Creature - Elf Druid",
    "2/1",
    Activate("{T}", AddMana("{G}", ForEach(CREATURE, YOU_CONTROL))),
)
card(
    "Citanul Woodreaders",
    "{2}{G}",
    "Creature - Human Druid",
    "1/4",
    Kicker("{2}{G}"),
    When(Enters(THIS), Draw(2), provided=KICKED),
)
card(
    "Civic Wayfinder",
    "{2}{G}",
    "Creature - Elf Druid Warrior",
    "2/2",
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND))),
)
card("Court Archers", "{2}{G}", "Creature - Human Archer", "1/3", REACH, Exalted())
card("Craw Wurm", "{4}{G}{G}", "Creature - Wurm", "6/4")
card("Cudgel Troll", "{2}{G}{G}", "Creature - Troll", "4/3", Activate("{G}", Regenerate(THIS)))
card("Cystbearer", "{2}{G}", "Creature - Phyrexian Beast", "2/3", INFECT)
card("Deadbridge Goliath", "{2}{G}{G}", "Creature - Insect", "5/5", Scavenge("{4}{G}{G}"))
card("Druid of the Cowl", "{1}{G}", "Creature - Elf Druid", "1/3", Activate("{T}", AddMana("{G}")))
card("Durkwood Baloth", "{4}{G}{G}", "Creature - Beast", "5/5", Suspend(5, "{G}"))
card("Dusyut Earthcarver", "{5}{G}", "Creature - Elephant Druid", "4/4", REACH, When(Enters(THIS), Endure(THIS, 3)))
card(
    "Dwynen, Gilt-Leaf Daen",
    "{2}{G}{G}",
    "Legendary Creature - Elf Warrior",
    "3/4",
    REACH,
    Always(Each(OTHER, ELF, CREATURE, YOU_CONTROL), Gets(1, 1)),
    Whenever(Attacks(THIS), GainLife(ForEach(ATTACKING, ELF, YOU_CONTROL))),
)
card("Elven Warhounds", "{3}{G}", "Creature - Dog", "2/2", Whenever(BlockedBy(CREATURE), PutOnLibrary(That(CREATURE))))
card(
    "Elvish Archdruid",
    "{1}{G}{G}",
    "Creature - Elf Druid",
    "2/2",
    Always(Each(OTHER, Subtype("Elf"), CREATURE, YOU_CONTROL), Gets(1, 1)),
    Activate("{T}", AddMana("{G}", ForEach(Subtype("Elf"), YOU_CONTROL))),
)
card(
    "Elvish Champion",
    "{1}{G}{G}",
    "Creature - Elf",
    "2/2",
    Always(Each(OTHER, Subtype("Elf"), CREATURE), Gets(1, 1), Has(Landwalk(Subtype("Forest")))),
)
card(
    "Elvish Hunter",
    "{1}{G}",
    "Creature - Elf Archer",
    "1/1",
    Activate(PayMana("{1}{G}"), TAP_THIS, DoesntUntapNext(Target(CREATURE))),
)
card("Elvish Mystic", "{G}", "Creature - Elf Druid", "1/1", Activate("{T}", AddMana("{G}")))
card("Elvish Visionary", "{1}{G}", "Creature - Elf Shaman", "1/1", When(Enters(THIS), Draw(1)))
card("Elvish Warrior", "{G}{G}", "Creature - Elf Warrior", "2/3")
card(
    "Emperor Crocodile",
    "{3}{G}",
    "Creature - Crocodile",
    "5/5",
    When(StateIs(Controls(YOU, OTHER, CREATURE, none=True)), SacrificeIt(THIS)),
)
card(
    "Endangered Armodon",
    "{2}{G}{G}",
    "Creature - Elephant",
    "4/5",
    When(StateIs(Controls(YOU, CREATURE, ToughnessAtMost(2))), SacrificeIt(THIS)),
)
card("Enraged Ceratok", "{2}{G}{G}", "Creature - Rhino", "4/4", Always(THIS, CantBeBlocked(CREATURE, PowerAtMost(2))))
card(
    "Erinis, Gloom Stalker",
    "{2}{G}",
    "Legendary Creature - Halfling Ranger",
    "3/3",
    DEATHTOUCH,
    Whenever(Attacks(THIS), ReturnToBattlefield(TargetCard(LAND))),
    ChooseABackground(),
)
card("Essence Warden", "{G}", "Creature - Elf Shaman", "1/1", Whenever(Enters(OTHER_CREATURE), GainLife(1)))
card(
    "Eternal Witness",
    "{1}{G}{G}",
    "Creature - Human Shaman",
    "2/1",
    When(Enters(THIS), May(ReturnToHand(TargetCard(whose=YOU)))),
)
card(
    "Farhaven Elf",
    "{2}{G}",
    "Creature - Elf Druid",
    "1/1",
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True))),
)
card("Fierce Witchstalker", "{2}{G}{G}", "Creature - Wolf", "4/4", TRAMPLE, When(Enters(THIS), CreateTokens(1, FOOD)))
card("Gaea's Herald", "{1}{G}", "Creature - Elf", "1/1", CantBeCountered(CREATURE))
card(
    "Galadhrim Brigade",
    "{2}{G}",
    "Creature - Elf Soldier",
    "2/2",
    Squad("{1}{G}"),
    Always(Each(OTHER, Subtype("Elf"), YOU_CONTROL), Gets(1, 1)),
)
card(
    "Gemhide Sliver",
    "{1}{G}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(Activate("{T}", AddOneColor()))),
)
card(
    "Gemrazer",
    "{3}{G}",
    "Creature - Beast",
    "4/4",
    Mutate("{1}{G}{G}"),
    REACH,
    TRAMPLE,
    Whenever(Mutates(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT), OPPONENTS_CONTROL))),
)
card("Giant Spider", "{3}{G}", "Creature - Spider", "2/4", REACH)
card(
    "Glowstone Recluse",
    "{2}{G}",
    "Creature - Spider",
    "2/3",
    Mutate("{3}{G}"),
    REACH,
    Whenever(Mutates(), AddCounters(2, PLUS, on=IT)),
)
card("Gnarlid Pack", "{1}{G}", "Creature - Beast", "2/2", Multikicker("{1}{G}"), EntersWith(TIMES_KICKED, "+1/+1"))
card("Greater Mossdog", "{3}{G}", "Creature - Plant Dog", "3/3", Dredge(3))
card("Grizzly Bears", "{1}{G}", "Creature - Bear", "2/2")
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
    "Hazard of the Dunes",
    "{3}{G}",
    "Creature - Wurm",
    "4/4",
    TRAMPLE,
    REACH,
    Exhaust("{6}{G}", AddCounters(3, "+1/+1", on=THIS)),
)
card("Hooded Brawler", "{2}{G}", "Creature - Snake Warrior", "3/2", Exert(UntilEndOfTurn(THIS, Gets(2, 2))))
card(
    "Hookhand Mariner",
    "{3}{G}",
    "Creature - Human Werewolf",
    "4/4",
    DAYBOUND,
    back=face(
        "Riphook Raider",
        "",
        "Creature - Werewolf",
        "6/4",
        Always(THIS, CantBeBlocked(CREATURE, PowerAtMost(2))),
        NIGHTBOUND,
        colors="G",
    ),
)
card("Horned Sliver", "{2}{G}", "Creature - Sliver", "2/2", Always(ALL_SLIVER_CREATURES, Has(TRAMPLE)))
card(
    "Ifh-Bíff Efreet",
    "{2}{G}{G}",
    "Creature - Efreet",
    "3/3",
    FLYING,
    Activate("{G}", DealDamage(1, to=AllOfThese(Each(CREATURE, With(FLYING)), EACH_PLAYER)), anyone=True),
)
card(
    "Immaculate Magistrate",
    "{3}{G}",
    "Creature - Elf Shaman",
    "2/2",
    Activate("{T}", AddCounters(ForEach(ELF, YOU_CONTROL), PLUS, on=Target(CREATURE))),
)
card(
    "Imperious Perfect",
    "{2}{G}",
    "Creature - Elf Warrior",
    "2/2",
    Always(Each(OTHER, Subtype("Elf"), YOU_CONTROL), Gets(1, 1)),
    Activate("{G}", "{T}", CreateTokens(1, ELF_WARRIOR)),
)
card(
    "Infestation Expert",
    "{4}{G}",
    "Creature - Human Werewolf",
    "3/4",
    Whenever(EitherOf(Enters(THIS), Attacks(THIS)), CreateTokens(1, INSECT)),
    DAYBOUND,
    back=face(
        "Infested Werewolf",
        "",
        "Creature - Werewolf",
        "4/5",
        Whenever(EitherOf(Enters(THIS), Attacks(THIS)), CreateTokens(2, INSECT)),
        NIGHTBOUND,
        colors="G",
    ),
)
