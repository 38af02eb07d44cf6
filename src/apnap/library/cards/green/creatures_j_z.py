"""Green creatures, J to Z."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf, ForEach, PowerOf, Times
from apnap.abilities.cards import face
from apnap.abilities.casual.commanders import LIEUTENANT
from apnap.abilities.casual.drafting import DRAFT_ANOTHER, SKIP_NEXT_PACK, TURN_FACE_DOWN, AsYouDraft, DraftFaceUp
from apnap.abilities.conditions import ControlsMany, Is
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, RemoveCounters, SacrificeSome, SacrificeThis, TapSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import If, May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, Exile
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters, Leaves
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    LAND,
    NONCREATURE,
    NONTOKEN,
    OPPONENTS_CONTROL,
    OTHER,
    PERMANENT,
    UNTAPPED,
    YOU_CONTROL,
    AnyOf,
    ControlledBy,
    Not,
    Subtype,
    every,
)
from apnap.abilities.keyword_abilities.additional_costs import BARGAINED, Bargain
from apnap.abilities.keyword_abilities.bestow_and_mutate import Bestow, Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Bushido, Landwalk
from apnap.abilities.keyword_abilities.day_and_night import DAYBOUND, NIGHTBOUND
from apnap.abilities.keyword_abilities.dying import Soulshift, Undying
from apnap.abilities.keyword_abilities.entering import TRIBUTE_UNPAID, Tribute
from apnap.abilities.keyword_abilities.equipment_and_vehicles import AttacksWhileSaddled, Saddle
from apnap.abilities.keyword_abilities.exile_and_cast import Plot
from apnap.abilities.keyword_abilities.flags import (
    DEATHTOUCH,
    DEFENDER,
    FLASH,
    HASTE,
    HEXPROOF,
    INFECT,
    REACH,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.growing import Graft
from apnap.abilities.keyword_abilities.morph_and_disguise import Megamorph, Morph
from apnap.abilities.keyword_abilities.pairs import BOTH_PAIRED, PAIRED, PartnerWith, Soulbond
from apnap.abilities.keyword_abilities.protection import Protection, Ward
from apnap.abilities.keyword_abilities.upkeep import CumulativeUpkeep, Echo, Fading
from apnap.abilities.keyword_actions.combat import Exert
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.strengthening import Explore, Monstrosity
from apnap.abilities.keyword_actions.transform_and_meld import Flip, Transform
from apnap.abilities.keyword_actions.voting import Ballot, Clash, CouncilsDilemma, VotesFor
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mana_spending import AddManaWith
from apnap.abilities.permissions import AsThoughFlash
from apnap.abilities.player_counters import CountersOfPlayer, GetCounters, PayCounters
from apnap.abilities.players import DEFENDING_PLAYER, EACH_OPPONENT, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each, Enchanted, That
from apnap.abilities.statics.becoming import LosesKeywords, SizeIs
from apnap.abilities.statics.changes import Gets, GetsForEach, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.damage import PreventedForCounter
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.restrictions import AllMustBlock, CantGetPoison, CantHaveMinusCounters
from apnap.abilities.targets import Target
from apnap.library.cards.common import ALL_SLIVER_CREATURES, DRAGON_CREATURE, ELF, YOUR_SLIVERS
from apnap.library.cards.tokens import (
    BEAST,
    ELF_WARRIOR,
    INSECT,
    PHYREXIAN_INSECT,
    SAPROLING,
    SNAKE,
    TRAMPLING_ELEMENTAL,
)
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import FLIP
from apnap.rules.core.constants import BATTLEFIELD, BEGIN_COMBAT, ENERGY, PLUS, POISON, UPKEEP

card("Jade Avenger", "{1}{G}", "Creature - Frog Samurai", "2/2", Bushido(2))
card(
    "Kaysa",
    "{3}{G}{G}",
    "Legendary Creature - Elf Druid",
    "2/3",
    Always(Each(GREEN, CREATURE, YOU_CONTROL), Gets(1, 1)),
)
card("Kodama of the North Tree", "{2}{G}{G}{G}", "Legendary Creature - Spirit", "6/4", TRAMPLE, SHROUD)
card(
    "Leafcrown Dryad",
    "{1}{G}",
    "Enchantment Creature - Nymph Dryad",
    "2/2",
    Bestow("{3}{G}"),
    REACH,
    Always(Enchanted(CREATURE), Gets(2, 2), Has(REACH)),
)
card("Leaf Gilder", "{1}{G}", "Creature - Elf Druid", "2/1", Activate("{T}", AddMana("{G}")))
card(
    "Leovold's Operative",
    "{2}{G}",
    "Creature - Elf Rogue",
    "3/2",
    DraftFaceUp(),
    AsYouDraft(DRAFT_ANOTHER, TURN_FACE_DOWN, SKIP_NEXT_PACK),
)
card(
    "Ley Weaver",
    "{3}{G}",
    "Creature - Human Druid",
    "2/2",
    PartnerWith("Lore Weaver"),
    Activate(TAP_THIS, Untap(Target(LAND, count=2))),
)
card("Llanowar Elves", "{G}", "Creature - Elf Druid", "1/1", Activate("{T}", AddMana("{G}")))
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
card(
    "Lys Alana Huntmaster",
    "{2}{G}{G}",
    "Creature - Elf Warrior",
    "3/3",
    Whenever(Casts(ELF), May(CreateTokens(1, ELF_WARRIOR))),
)
card(
    "Manaweft Sliver",
    "{1}{G}",
    "Creature - Sliver",
    "1/1",
    Always(YOUR_SLIVERS, Has(Activate("{T}", AddOneColor()))),
)
card(
    "Marwyn, the Nurturer",
    "{2}{G}",
    "Legendary Creature - Elf Druid",
    "1/1",
    Whenever(Enters(OTHER, ELF, YOU_CONTROL), AddCounters(1, PLUS, on=THIS)),
    Activate("{T}", AddMana("{G}", PowerOf(THIS))),
)
card("Megantic Sliver", "{5}{G}", "Creature - Sliver", "3/3", Always(YOUR_SLIVERS, Gets(3, 3)))
card(
    "Melira, Sylvok Outcast",
    "{1}{G}",
    "Legendary Creature - Human Scout",
    "2/2",
    Always(YOU, CantGetPoison()),
    Always(Each(CREATURE, YOU_CONTROL), CantHaveMinusCounters()),
    Always(Each(CREATURE, OPPONENTS_CONTROL), LosesKeywords(INFECT)),
)
card("Merfolk Branchwalker", "{1}{G}", "Creature - Merfolk Scout", "2/1", When(Enters(THIS), Explore(THIS)))
card("Might Sliver", "{4}{G}", "Creature - Sliver", "2/2", Always(ALL_SLIVER_CREATURES, Gets(2, 2)))
card(
    "Migratory Greathorn",
    "{3}{G}",
    "Creature - Beast",
    "3/4",
    Mutate("{2}{G}"),
    Whenever(Mutates(), SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
)
card(
    "Molimo, Maro-Sorcerer",
    "{4}{G}{G}{G}",
    "Legendary Creature - Elemental Sorcerer",
    "*/*",
    TRAMPLE,
    SizeIs(CountOf(Each(LAND, YOU_CONTROL))),
)
card("Muscle Sliver", "{1}{G}", "Creature - Sliver", "1/1", Always(ALL_SLIVER_CREATURES, Gets(1, 1)))
card(
    "Mycosynth Fiend",
    "{2}{G}",
    "Creature - Phyrexian Horror",
    "2/2",
    Always(THIS, GetsForEach(1, 1, times=CountersOfPlayer(POISON, EACH_OPPONENT))),
)
card(
    "Nath's Elite",
    "{4}{G}",
    "Creature - Elf Warrior",
    "4/2",
    Always(THIS, AllMustBlock()),
    When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))),
)
card("Nessian Asp", "{4}{G}", "Creature - Snake", "4/5", REACH, Activate("{6}{G}", Monstrosity(4)))
card(
    "Nessian Demolok",
    "{3}{G}{G}",
    "Creature - Beast",
    "3/3",
    Tribute(3),
    When(Enters(THIS), Destroy(Target(NONCREATURE, PERMANENT)), provided=TRIBUTE_UNPAID),
)
card("Nightsoil Kami", "{4}{G}{G}", "Creature - Spirit", "6/4", Soulshift(5))
card("Norwood Archers", "{3}{G}", "Creature - Elf Archer", "3/3", REACH)
card(
    "Orchard Elemental",
    "{5}{G}",
    "Creature - Elemental",
    "2/2",
    When(
        Enters(THIS),
        CouncilsDilemma(
            Ballot("sprout", AddCounters(Times(2, VotesFor("sprout")), PLUS, on=THIS)),
            Ballot("harvest", GainLife(Times(3, VotesFor("harvest")))),
        ),
    ),
)
card(
    "Orochi Eggwatcher",
    "{2}{G}",
    "Creature - Snake Shaman",
    "1/1",
    Activate("{2}{G}", "{T}", CreateTokens(1, SNAKE), If(ControlsMany(10, CREATURE), Flip(THIS))),
    back=face(
        "Shidako, Broodmistress",
        "",
        "Legendary Creature - Snake Shaman",
        "3/3",
        Activate("{G}", SacrificeSome(1, CREATURE), UntilEndOfTurn(Target(CREATURE), Gets(3, 3))),
    ),
    layout=FLIP,
)
card(
    "Outland Liberator",
    "{1}{G}",
    "Creature - Human Werewolf",
    "2/2",
    Activate("{1}", SacrificeThis(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
    DAYBOUND,
    back=face(
        "Frenzied Trapbreaker",
        "",
        "Creature - Werewolf",
        "3/3",
        Activate("{1}", SacrificeThis(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
        Whenever(Attacks(THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT), ControlledBy(DEFENDING_PLAYER)))),
        NIGHTBOUND,
        colors="G",
    ),
)
card(
    "Paradise Druid",
    "{1}{G}",
    "Creature - Elf Druid",
    "2/1",
    Always(THIS, Has(HEXPROOF), condition=Is(THIS, UNTAPPED), condition_last=True),
    Activate("{T}", AddOneColor()),
)
card(
    "Pathbreaker Wurm",
    "{4}{G}{G}",
    "Creature - Wurm",
    "6/4",
    Soulbond(),
    Always(BOTH_PAIRED, Has(TRAMPLE), condition=PAIRED),
)
card("Phantom Tiger", "{2}{G}", "Creature - Cat Spirit", "1/0", EntersWith(2, PLUS), PreventedForCounter(PLUS))
card("Phantom Wurm", "{4}{G}{G}", "Creature - Wurm Spirit", "2/0", EntersWith(4, PLUS), PreventedForCounter(PLUS))
card(
    "Phyrexian Swarmlord",
    "{4}{G}{G}",
    "Creature - Phyrexian Insect Horror",
    "4/4",
    INFECT,
    At(BeginningOf(UPKEEP, whose=YOU), CreateTokens(CountersOfPlayer(POISON, EACH_OPPONENT), PHYREXIAN_INSECT)),
)
card("Pouncing Jaguar", "{G}", "Creature - Cat", "2/2", Echo("{G}"))
card("Predatory Sliver", "{1}{G}", "Creature - Sliver", "1/1", Always(YOUR_SLIVERS, Gets(1, 1)))
card(
    "Priest of Titania",
    "{1}{G}",
    "Creature - Elf Druid",
    "1/1",
    Activate("{T}", AddMana("{G}", ForEach(Subtype("Elf")))),
)
card(
    "Primal Forcemage",
    "{2}{G}",
    "Creature - Elf Shaman",
    "2/2",
    Whenever(Enters(OTHER, CREATURE, YOU_CONTROL), UntilEndOfTurn(That(CREATURE), Gets(3, 3))),
)
card(
    "Reclamation Sage",
    "{2}{G}",
    "Creature - Elf Shaman",
    "2/1",
    When(Enters(THIS), May(Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))))),
)
card(
    "Regal Force",
    "{4}{G}{G}{G}",
    "Creature - Elemental",
    "5/5",
    When(Enters(THIS), Draw(ForEach(GREEN, CREATURE, YOU_CONTROL))),
)
card(
    "River Boa",
    "{1}{G}",
    "Creature - Snake",
    "2/1",
    Landwalk(Subtype("Island")),
    Activate("{G}", Regenerate(THIS)),
)
card("Rumbling Baloth", "{2}{G}{G}", "Creature - Beast", "4/4")
card("Runeclaw Bear", "{1}{G}", "Creature - Bear", "2/2")
card(
    "Sakura-Tribe Elder",
    "{1}{G}",
    "Creature - Snake Shaman",
    "1/1",
    Activate(SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True)),
)
card(
    "Sawtusk Demolisher",
    "{4}{G}{G}",
    "Creature - Beast",
    "6/6",
    Mutate("{3}{G}"),
    TRAMPLE,
    Whenever(Mutates(), Destroy(Target(Not(CREATURE), PERMANENT)), CreateTokens(1, BEAST, who=ControllerOf(IT))),
)
card(
    "Scaled Nurturer",
    "{1}{G}",
    "Creature - Dragon Druid",
    "0/2",
    Activate("{T}", AddManaWith(AddMana("{G}"), DRAGON_CREATURE, GainLife(2))),
)
card("Scion of the Wild", "{1}{G}{G}", "Creature - Avatar", "*/*", SizeIs(CountOf(Each(CREATURE, YOU_CONTROL))))
card("Segmented Krotiq", "{5}{G}", "Creature - Insect", "6/5", Megamorph("{6}{G}"))
card(
    "Servant of the Conduit",
    "{1}{G}",
    "Creature - Elf Druid",
    "2/2",
    When(Enters(THIS), GetCounters(2, ENERGY)),
    Activate("{T}", PayCounters(1, ENERGY), AddOneColor()),
)
card("Simic Initiate", "{G}", "Creature - Human Mutant", "0/0", Graft(1))
card("Skyshroud Ridgeback", "{G}", "Creature - Beast", "2/3", Fading(2))
card("Skyshroud Troopers", "{3}{G}", "Creature - Elf Druid Warrior", "3/3", Activate("{T}", AddMana("{G}")))
card(
    "Snake of the Golden Grove",
    "{4}{G}",
    "Creature - Snake",
    "4/4",
    Tribute(3),
    When(Enters(THIS), GainLife(4), provided=TRIBUTE_UNPAID),
)
card(
    "Spike Feeder",
    "{1}{G}{G}",
    "Creature - Spike",
    "0/0",
    EntersWith(2, PLUS),
    Activate("{2}", RemoveCounters(1, PLUS), AddCounters(1, PLUS, on=Target(CREATURE))),
    Activate(RemoveCounters(1, PLUS), GainLife(2)),
)
card(
    "Spinewoods Paladin",
    "{4}{G}",
    "Creature - Human Knight",
    "5/4",
    TRAMPLE,
    When(Enters(THIS), GainLife(3)),
    Plot("{3}{G}"),
)
card("Spinneret Sliver", "{1}{G}", "Creature - Sliver", "2/2", Always(ALL_SLIVER_CREATURES, Has(REACH)))
card("Stampeding Rhino", "{4}{G}", "Creature - Rhino", "4/4", TRAMPLE)
card("Strangleroot Geist", "{G}{G}", "Creature - Spirit", "2/1", HASTE, Undying())
card("Symbiotic Elf", "{3}{G}", "Creature - Elf", "2/2", When(Dies(THIS), CreateTokens(2, INSECT)))
card("Tajuru Pathwarden", "{4}{G}", "Creature - Elf Warrior Ally", "5/4", VIGILANCE, TRAMPLE)
card("Tel-Jilad Chosen", "{1}{G}", "Creature - Elf Warrior", "2/1", Protection(ARTIFACT))
card(
    "Tempered Sliver",
    "{2}{G}",
    "Creature - Sliver",
    "2/2",
    Always(
        YOUR_SLIVERS, Has(Whenever(DealsDamage(THIS, combat=True, to_player=True), AddCounters(1, "+1/+1", on=THIS)))
    ),
)
card("Thornweald Archer", "{1}{G}", "Creature - Elf Archer", "2/1", REACH, DEATHTOUCH)
card(
    "Thragtusk",
    "{4}{G}",
    "Creature - Beast",
    "5/3",
    When(Enters(THIS), GainLife(5)),
    When(Leaves(THIS), CreateTokens(1, BEAST)),
)
card(
    "Tireless Hauler",
    "{4}{G}",
    "Creature - Human Werewolf",
    "4/5",
    VIGILANCE,
    DAYBOUND,
    back=face("Dire-Strain Brawler", "", "Creature - Werewolf", "6/6", VIGILANCE, NIGHTBOUND, colors="G"),
)
card("Tomakul Honor Guard", "{1}{G}", "Creature - Human Soldier", "3/1", Ward("{2}"))
card("Trained Armodon", "{1}{G}{G}", "Creature - Elephant", "3/3")
card(
    "Troublemaker Ouphe",
    "{1}{G}",
    "Creature - Ouphe",
    "2/2",
    Bargain(),
    When(Enters(THIS), Exile(Target(AnyOf(ARTIFACT, ENCHANTMENT), OPPONENTS_CONTROL)), provided=BARGAINED),
)
card("Uktabi Efreet", "{2}{G}{G}", "Creature - Efreet", "5/4", CumulativeUpkeep("{G}"))
card(
    "Ulvenwald Captive",
    "{1}{G}",
    "Creature - Werewolf Horror",
    "1/2",
    DEFENDER,
    Activate("{T}", AddMana("{G}")),
    Activate("{5}{G}{G}", Transform(THIS)),
    back=face("Ulvenwald Abomination", "", "Creature - Eldrazi Werewolf", "4/6", Activate("{T}", AddMana("{C}{C}"))),
)
card(
    "Venomsac Lagac",
    "{1}{G}",
    "Creature - Lizard Mount",
    "2/1",
    DEATHTOUCH,
    Whenever(AttacksWhileSaddled(), UntilEndOfTurn(THIS, Gets(0, 3))),
    Saddle(2),
)
card("Venom Sliver", "{1}{G}", "Creature - Sliver", "1/1", Always(YOUR_SLIVERS, Has(DEATHTOUCH)))
card(
    "Verdant Force", "{5}{G}{G}{G}", "Creature - Elemental", "7/7", At(BeginningOf(UPKEEP), CreateTokens(1, SAPROLING))
)
card("Viridian Shaman", "{2}{G}", "Creature - Elf Shaman", "2/2", When(Enters(THIS), Destroy(Target(ARTIFACT))))
card(
    "Viridian Zealot",
    "{G}{G}",
    "Creature - Elf Warrior",
    "2/1",
    Activate("{1}{G}", SACRIFICE_THIS, Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
)
card(
    "Voice of the Woods",
    "{3}{G}{G}",
    "Creature - Elf",
    "2/2",
    Activate(TapSome(5, every((ELF, YOU_CONTROL))), CreateTokens(1, TRAMPLING_ELEMENTAL)),
)
card("Watchful Naga", "{2}{G}", "Creature - Snake Wizard", "2/2", Exert(Draw(1)))
card(
    "Weaver of Blossoms",
    "{2}{G}",
    "Creature - Human Werewolf",
    "2/3",
    Activate("{T}", AddOneColor()),
    DAYBOUND,
    back=face(
        "Blossom-Clad Werewolf",
        "",
        "Creature - Werewolf",
        "3/4",
        Activate("{T}", AddOneColor(amount=2)),
        NIGHTBOUND,
        colors="G",
    ),
)
card("Wellwisher", "{1}{G}", "Creature - Elf", "1/1", Activate("{T}", GainLife(ForEach(ELF))))
card(
    "Wirewood Hivemaster",
    "{1}{G}",
    "Creature - Elf",
    "1/1",
    Whenever(Enters(OTHER, NONTOKEN, ELF), May(CreateTokens(1, INSECT))),
)
card(
    "Wood Elves",
    "{2}{G}",
    "Creature - Elf Scout",
    "1/1",
    When(Enters(THIS), SearchLibrary(Subtype("Forest"), to=BATTLEFIELD)),
)
card("Woolly Loxodon", "{5}{G}{G}", "Creature - Elephant Warrior", "6/7", Morph("{5}{G}"))
card(
    "Yavimaya Elder",
    "{1}{G}{G}",
    "Creature - Human Druid",
    "2/1",
    When(Dies(THIS), May(SearchLibrary(BASIC, LAND, count=2))),
    Activate("{2}", SACRIFICE_THIS, Draw(1)),
)
card(
    "Yeva, Nature's Herald",
    "{2}{G}{G}",
    "Legendary Creature - Elf Shaman",
    "4/4",
    FLASH,
    AsThoughFlash(GREEN, CREATURE),
)
card(
    "Yeva's Forcemage",
    "{2}{G}",
    "Creature - Elf Shaman",
    "2/2",
    When(Enters(THIS), UntilEndOfTurn(Target(CREATURE), Gets(2, 2))),
)
card("Young Wolf", "{G}", "Creature - Wolf", "1/1", Undying())
