"""Creatures: lords of their kind, those that do something as they come or go, and those that make mana."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.conditions import Is
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.counting import ForEach, SharesCreatureType
from apnap.abilities.effects.flow import And, May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Untap
from apnap.abilities.effects.player_actions import Discard, Does, Draw, GainLife, LoseLife, Mill, Sacrifice
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    BLACK,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    INSTANT,
    LAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    SORCERY,
    TOKEN,
    UNTAPPED,
    WHITE,
    YOU_CONTROL,
    AnyOf,
    ManaValueAtMost,
    Subtype,
    ToughnessAtMost,
    With,
)
from apnap.abilities.keywords import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    MENACE,
    VIGILANCE,
)
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mechanics.returning import Unearth
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import THIS, Each, That
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.statics.rules import DoesntUntap, Landwalk
from apnap.abilities.targets import Target, TargetCard, TargetPlayer
from apnap.abilities.triggers import DealsDamage, Dies, Enters, Leaves, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import BEAST, ELF_WARRIOR, MYR, SOLDIER
from apnap.rules.words import BATTLEFIELD, MINUS

# lords, and what makes creatures better
card(
    "Elvish Archdruid",
    "{1}{G}{G}",
    "Creature - Elf Druid",
    "2/2",
    Always(Each(OTHER, Subtype("Elf"), CREATURE, YOU_CONTROL), Gets(1, 1)),
    Activate("{T}", AddMana("{G}", ForEach(Subtype("Elf"), YOU_CONTROL))),
)
card(
    "Priest of Titania",
    "{1}{G}",
    "Creature - Elf Druid",
    "1/1",
    Activate("{T}", AddMana("{G}", ForEach(Subtype("Elf")))),
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
    "Elvish Champion",
    "{1}{G}{G}",
    "Creature - Elf",
    "2/2",
    Always(Each(OTHER, Subtype("Elf"), CREATURE), Gets(1, 1), Has(Landwalk(Subtype("Forest")))),
)
card(
    "Goblin King",
    "{1}{R}{R}",
    "Creature - Goblin",
    "2/2",
    Always(Each(OTHER, Subtype("Goblin")), Gets(1, 1), Has(Landwalk(Subtype("Mountain")))),
)
card(
    "Lord of Atlantis",
    "{U}{U}",
    "Creature - Merfolk",
    "2/2",
    Always(Each(OTHER, Subtype("Merfolk")), Gets(1, 1), Has(Landwalk(Subtype("Island")))),
)
card(
    "Lord of the Accursed",
    "{2}{B}",
    "Creature - Zombie",
    "2/3",
    Always(Each(OTHER, Subtype("Zombie"), YOU_CONTROL), Gets(1, 1)),
    Activate("{1}{B}", "{T}", UntilEndOfTurn(Each(Subtype("Zombie")), Has(MENACE))),
)
card(
    "Lord of the Unreal",
    "{U}{U}",
    "Creature - Human Wizard",
    "2/2",
    Always(Each(Subtype("Illusion"), CREATURE, YOU_CONTROL), Gets(1, 1), Has(HEXPROOF)),
)
card(
    "Field Marshal",
    "{1}{W}{W}",
    "Creature - Human Soldier",
    "2/2",
    Always(Each(OTHER, Subtype("Soldier"), CREATURE), Gets(1, 1), Has(FIRST_STRIKE)),
)
card(
    "Captain of the Watch",
    "{4}{W}{W}",
    "Creature - Human Soldier",
    "3/3",
    VIGILANCE,
    Always(Each(OTHER, Subtype("Soldier"), CREATURE, YOU_CONTROL), Gets(1, 1), Has(VIGILANCE)),
    When(Enters(THIS), CreateTokens(3, SOLDIER)),
)
card("Crusade", "{W}{W}", "Enchantment", Always(Each(WHITE, CREATURE), Gets(1, 1)))
card("Honor of the Pure", "{1}{W}", "Enchantment", Always(Each(WHITE, CREATURE, YOU_CONTROL), Gets(1, 1)))
card("Bad Moon", "{1}{B}", "Enchantment", Always(Each(BLACK, CREATURE), Gets(1, 1)))
card("Dictate of Heliod", "{3}{W}{W}", "Enchantment", FLASH, Always(Each(CREATURE, YOU_CONTROL), Gets(2, 2)))
card("Favorable Winds", "{1}{U}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL, With(FLYING)), Gets(1, 1)))
card(
    "Intangible Virtue", "{1}{W}", "Enchantment", Always(Each(CREATURE, TOKEN, YOU_CONTROL), Gets(1, 1), Has(VIGILANCE))
)
card(
    "Always Watching",
    "{1}{W}{W}",
    "Enchantment",
    Always(Each(NONTOKEN, CREATURE, YOU_CONTROL), Gets(1, 1), Has(VIGILANCE)),
)
card("Fervor", "{2}{R}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL), Has(HASTE)))
card(
    "Coat of Arms", "{5}", "Artifact", Always(Each(CREATURE), GetsForEach(1, 1, SharesCreatureType(at_least_one=True)))
)
card(
    "Intruder Alarm",
    "{2}{U}",
    "Enchantment",
    Always(Each(CREATURE), DoesntUntap()),
    Whenever(Enters(CREATURE), Untap(Each(CREATURE))),
)

# as they enter
card("Assault Griffin", "{3}{W}", "Creature - Griffin", "3/2", FLYING)
card("Elvish Visionary", "{1}{G}", "Creature - Elf Shaman", "1/1", When(Enters(THIS), Draw(1)))
card(
    "Cloudblazer",
    "{3}{W}{U}",
    "Creature - Human Scout",
    "2/2",
    FLYING,
    When(Enters(THIS), Does(YOU, GainLife(2), Draw(2))),
)
card(
    "Inspiring Overseer",
    "{2}{W}",
    "Creature - Angel Cleric",
    "2/1",
    FLYING,
    When(Enters(THIS), Does(YOU, GainLife(1), Draw(1))),
)
card("Phyrexian Rager", "{2}{B}", "Creature - Phyrexian Horror", "2/2", When(Enters(THIS), And(Draw(1), LoseLife(1))))
card("Baleful Strix", "{U}{B}", "Artifact Creature - Bird", "1/1", FLYING, DEATHTOUCH, When(Enters(THIS), Draw(1)))
card(
    "Regal Force",
    "{4}{G}{G}{G}",
    "Creature - Elemental",
    "5/5",
    When(Enters(THIS), Draw(ForEach(GREEN, CREATURE, YOU_CONTROL))),
)
card(
    "Acidic Slime",
    "{3}{G}{G}",
    "Creature - Ooze",
    "2/2",
    DEATHTOUCH,
    When(Enters(THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT, LAND)))),
)
card(
    "Reclamation Sage",
    "{2}{G}",
    "Creature - Elf Shaman",
    "2/1",
    When(Enters(THIS), May(Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))))),
)
card(
    "Ravenous Chupacabra",
    "{2}{B}{B}",
    "Creature - Beast Horror",
    "2/2",
    When(Enters(THIS), Destroy(Target(CREATURE, OPPONENTS_CONTROL))),
)
card("Man-o'-War", "{2}{U}", "Creature - Jellyfish", "2/2", When(Enters(THIS), ReturnToHand(Target(CREATURE))))
card(
    "Skinrender",
    "{2}{B}{B}",
    "Creature - Phyrexian Zombie",
    "3/3",
    When(Enters(THIS), AddCounters(3, MINUS, on=Target(CREATURE))),
)
card(
    "Fleshbag Marauder",
    "{2}{B}",
    "Creature - Zombie Warrior",
    "3/1",
    When(Enters(THIS), Sacrifice(1, CREATURE, who=EACH_PLAYER)),
)
card(
    "Liliana's Specter",
    "{1}{B}{B}",
    "Creature - Specter",
    "2/1",
    FLYING,
    When(Enters(THIS), Discard(1, who=EACH_OPPONENT)),
)
card(
    "Thragtusk",
    "{4}{G}",
    "Creature - Beast",
    "5/3",
    When(Enters(THIS), GainLife(5)),
    When(Leaves(THIS), CreateTokens(1, BEAST)),
)
card(
    "Eternal Witness",
    "{1}{G}{G}",
    "Creature - Human Shaman",
    "2/1",
    When(Enters(THIS), May(ReturnToHand(TargetCard(whose=YOU)))),
)
card(
    "Archaeomancer",
    "{2}{U}{U}",
    "Creature - Human Wizard",
    "1/2",
    When(Enters(THIS), ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY), whose=YOU))),
)
card(
    "Auramancer",
    "{2}{W}",
    "Creature - Human Wizard",
    "2/2",
    When(Enters(THIS), May(ReturnToHand(TargetCard(ENCHANTMENT, whose=YOU)))),
)
card(
    "Pilgrim's Eye",
    "{3}",
    "Artifact Creature - Thopter",
    "1/1",
    FLYING,
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND))),
)
card(
    "Civic Wayfinder",
    "{2}{G}",
    "Creature - Elf Druid Warrior",
    "2/2",
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND))),
)
card(
    "Wood Elves",
    "{2}{G}",
    "Creature - Elf Scout",
    "1/1",
    When(Enters(THIS), SearchLibrary(Subtype("Forest"), to=BATTLEFIELD)),
)
card(
    "Farhaven Elf",
    "{2}{G}",
    "Creature - Elf Druid",
    "1/1",
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True))),
)
card(
    "Spellseeker",
    "{2}{U}",
    "Creature - Human Wizard",
    "1/1",
    When(Enters(THIS), May(SearchLibrary(AnyOf(INSTANT, SORCERY), ManaValueAtMost(2)))),
)
card(
    "Recruiter of the Guard",
    "{2}{W}",
    "Creature - Human Soldier",
    "1/1",
    When(Enters(THIS), May(SearchLibrary(CREATURE, ToughnessAtMost(2)))),
)
card(
    "Genesis Chamber",
    "{2}",
    "Artifact",
    Whenever(
        Enters(NONTOKEN, CREATURE), CreateTokens(1, MYR, who=ControllerOf(That(CREATURE))), provided=Is(THIS, UNTAPPED)
    ),
)

# as they go, and as they hit
card(
    "Yavimaya Elder",
    "{1}{G}{G}",
    "Creature - Human Druid",
    "2/1",
    When(Dies(THIS), May(SearchLibrary(BASIC, LAND, count=2))),
    Activate("{2}", SACRIFICE_THIS, Draw(1)),
)
card(
    "Burnished Hart",
    "{3}",
    "Artifact Creature - Elk",
    "2/2",
    Activate("{3}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, count=2, pronoun=True)),
)
card(
    "Sakura-Tribe Elder",
    "{1}{G}",
    "Creature - Snake Shaman",
    "1/1",
    Activate(SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True)),
)
card(
    "Hypnotic Specter",
    "{1}{B}{B}",
    "Creature - Specter",
    "2/2",
    FLYING,
    Whenever(DealsDamage(THIS, to=EACH_OPPONENT), Discard(1, who=THAT_PLAYER, at_random=True)),
)
card(
    "Thieving Magpie",
    "{2}{U}{U}",
    "Creature - Bird",
    "1/3",
    FLYING,
    Whenever(DealsDamage(THIS, to=EACH_OPPONENT), Draw(1)),
)
card(
    "Abyssal Specter",
    "{2}{B}{B}",
    "Creature - Specter",
    "2/3",
    FLYING,
    Whenever(DealsDamage(THIS, to_player=True), Discard(1, who=THAT_PLAYER)),
)
card(
    "Extractor Demon",
    "{4}{B}{B}",
    "Creature - Demon",
    "5/5",
    FLYING,
    Whenever(Leaves(OTHER_CREATURE), May(Mill(2, who=TargetPlayer()))),
    Unearth("{2}{B}"),
)
card("Skyhunter Skirmisher", "{1}{W}{W}", "Creature - Cat Knight", "1/1", FLYING, DOUBLE_STRIKE)

# mana
card("Elvish Mystic", "{G}", "Creature - Elf Druid", "1/1", Activate("{T}", AddMana("{G}")))
card("Boreal Druid", "{G}", "Snow Creature - Elf Druid", "1/1", Activate("{T}", AddMana("{C}")))
card("Avacyn's Pilgrim", "{G}", "Creature - Human Monk", "1/1", Activate("{T}", AddMana("{W}")))
card(
    "Paradise Druid",
    "{1}{G}",
    "Creature - Elf Druid",
    "2/1",
    Always(THIS, Has(HEXPROOF), condition=Is(THIS, UNTAPPED), condition_last=True),
    Activate("{T}", AddOneColor()),
)
