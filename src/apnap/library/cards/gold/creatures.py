"""Creatures of several colours."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import face
from apnap.abilities.casual.companion import (
    ODD_MANA_VALUE,
    Companion,
    CreaturesOf,
    ManaValuesAre,
    ThatsA,
)
from apnap.abilities.conditions import GainedLifeThisTurn
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, PayMana
from apnap.abilities.effects.choices import ToAttackingPlayer
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import ForAsLongAs, UntilEndOfTurn, YouControlThis
from apnap.abilities.effects.flow import And, Choose, May
from apnap.abilities.effects.life import GainLife, LifeBecomes, LoseLife
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.player_actions import Does, Draw
from apnap.abilities.effects.turns import ExtraSteps
from apnap.abilities.events.combat_events import Attacks, BlocksAnything, PlayerAttacks
from apnap.abilities.events.damage_events import DealsDamage, IsDealtDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BLOCKING,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    INSTANT,
    NONTOKEN,
    OTHER,
    PERMANENT,
    PLANESWALKER,
    RED,
    SORCERY,
    YOU_CONTROL,
    AnotherThanIt,
    AnyOf,
    ManaValueAtMost,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.additional_costs import Conspire
from apnap.abilities.keyword_abilities.attacking import Exalted
from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates
from apnap.abilities.keyword_abilities.casting import Cascade, Extort
from apnap.abilities.keyword_abilities.cycling import Typecycling
from apnap.abilities.keyword_abilities.day_and_night import (
    DAY,
    DAYBOUND,
    NEITHER,
    NIGHTBOUND,
    DayNightTurns,
    ItBecomes,
    ItIs,
)
from apnap.abilities.keyword_abilities.dying import Afterlife, Persist
from apnap.abilities.keyword_abilities.entering import Devour, Riot, Unleash
from apnap.abilities.keyword_abilities.flags import (
    DEATHTOUCH,
    DEFENDER,
    FEAR,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    REACH,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
    WITHER,
)
from apnap.abilities.keyword_abilities.graveyard import Unearth
from apnap.abilities.keyword_abilities.morph_and_disguise import Disguise
from apnap.abilities.keyword_abilities.pairs import Partner
from apnap.abilities.keyword_abilities.protection import Protection
from apnap.abilities.keyword_actions.bending import Earthbend
from apnap.abilities.keyword_actions.strengthening import Adapt
from apnap.abilities.mana import AddMana
from apnap.abilities.mana_spending import AddManaOnly
from apnap.abilities.players import ATTACKING_PLAYER, EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each, EachSpell
from apnap.abilities.statics.changes import Gets, GetsForEach, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost, SpellsCostMana
from apnap.abilities.statics.counters_and_tokens import MoreCounters
from apnap.abilities.statics.damage import DamageBecomesCounters, DamageMultiplied
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.replacements import ShuffledInstead
from apnap.abilities.statics.restrictions import MustAttack
from apnap.abilities.statics.triggering import TriggersAgain
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer
from apnap.library.cards.common import ALL_SLIVER_CREATURES, ALL_SLIVERS, SLIVER, YOUR_SLIVERS
from apnap.library.cards.tokens import BEAST, GOBLIN_WARRIOR, SAPROLING, SLIVER_TOKEN, WOLF
from apnap.library.pool import card
from apnap.rules.core.constants import END, PLUS, UPKEEP

ORPHANS = ("Cat", "Elemental", "Nightmare", "Dinosaur", "Beast")

card("Aeromunculus", "{1}{G}{U}", "Creature - Homunculus Mutant", "2/3", FLYING, Activate("{2}{G}{U}", Adapt(1)))
card(
    "Akiri, Line-Slinger",
    "{R}{W}",
    "Legendary Creature - Kor Soldier Ally",
    "0/3",
    FIRST_STRIKE,
    VIGILANCE,
    Always(THIS, GetsForEach(1, 0, ARTIFACT, YOU_CONTROL)),
    Partner(),
)
card("Baleful Strix", "{U}{B}", "Artifact Creature - Bird", "1/1", FLYING, DEATHTOUCH, When(Enters(THIS), Draw(1)))
card(
    "Bard, Heir of Girion",
    "{2}{W}{U}",
    "Legendary Creature - Human Archer",
    "4/4",
    REACH,
    VIGILANCE,
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 1)),
    Whenever(PlayerAttacks(), Draw(1)),
)
card("Bloodbraid Elf", "{2}{R}{G}", "Creature - Elf Berserker", "3/2", HASTE, Cascade())
card("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature - Goblin Warrior", "3/3", HASTE, WITHER)
card(
    "Boneyard Lurker",
    "{2}{B}{G}",
    "Creature - Nightmare Beast",
    "4/4",
    Mutate("{2}{B/G}{B/G}"),
    Whenever(Mutates(), ReturnToHand(TargetCard(PERMANENT, whose=YOU))),
)
card(
    "Child of the Pack",
    "{2}{R}{G}",
    "Creature - Human Werewolf",
    "2/5",
    Activate("{2}{R}{G}", CreateTokens(1, WOLF)),
    DAYBOUND,
    back=face(
        "Savage Packmate",
        "",
        "Creature - Werewolf",
        "5/5",
        TRAMPLE,
        Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 0)),
        NIGHTBOUND,
        colors="RG",
    ),
)
card(
    "Cloudblazer",
    "{3}{W}{U}",
    "Creature - Human Scout",
    "2/2",
    FLYING,
    When(Enters(THIS), Does(YOU, GainLife(2), Draw(2))),
)
card("Cloudshredder Sliver", "{R}{W}", "Creature - Sliver", "1/1", Always(YOUR_SLIVERS, Has(FLYING, HASTE)))
card(
    "Corpsejack Menace",
    "{2}{B}{G}",
    "Creature - Fungus",
    "4/4",
    MoreCounters(PLUS, CREATURE, YOU_CONTROL, times=2),
)
card("Crystalline Sliver", "{W}{U}", "Creature - Sliver", "2/2", Always(ALL_SLIVERS, Has(SHROUD)))
card(
    "Darkheart Sliver",
    "{B}{G}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(Activate(SACRIFICE_THIS, GainLife(3)))),
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
    "Dustin, Gadget Genius",
    "{2}{W}{U}",
    "Legendary Creature - Human",
    "2/3",
    Activate(TAP_THIS, AddManaOnly(AddMana("{C}{C}"), cast=ARTIFACT, abilities=ARTIFACT, many=True)),
    Partner("Friends forever"),
)
card("Earth Village Ruffians", "{2}{B/G}", "Creature - Human Soldier Rogue", "3/1", When(Dies(THIS), Earthbend(2)))
card(
    "Edgewalker",
    "{1}{W}{B}",
    "Creature - Human Cleric",
    "2/2",
    SpellsCostMana("{W}{B}", Subtype("Cleric"), cast_by=YOU, less=True, colored_only=True),
)
card(
    "Empyrean Eagle",
    "{1}{W}{U}",
    "Creature - Bird Spirit",
    "2/3",
    FLYING,
    Always(Each(OTHER, CREATURE, YOU_CONTROL, With(FLYING)), Gets(1, 1)),
)
card("Enlisted Wurm", "{4}{G}{W}", "Creature - Wurm", "5/5", Cascade())
card("Ethercaste Knight", "{W}{U}", "Artifact Creature - Human Knight", "1/3", Exalted())
card("Fire-Field Ogre", "{1}{U}{B}{R}", "Creature - Ogre Mutant", "4/2", FIRST_STRIKE, Unearth("{U}{B}{R}"))
card(
    "Goblin Electromancer",
    "{U}{R}",
    "Creature - Goblin Wizard",
    "2/2",
    SpellsCost(-1, AnyOf(INSTANT, SORCERY), cast_by=YOU),
)
card("Gorger Wurm", "{3}{R}{G}", "Creature - Wurm", "5/5", Devour(1))
card(
    "Harmonic Sliver",
    "{1}{G}{W}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(When(Enters(THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))))),
)
card("Imperious Oligarch", "{W}{B}", "Creature - Human Cleric", "2/1", VIGILANCE, Afterlife(1))
card(
    "Ishai, Ojutai Dragonspeaker",
    "{2}{W}{U}",
    "Legendary Creature - Bird Monk",
    "1/1",
    FLYING,
    Whenever(Casts(who=EACH_OPPONENT), AddCounters(1, PLUS, on=THIS)),
    Partner(),
)
card(
    "Isshin, Two Heavens as One",
    "{R}{W}{B}",
    "Legendary Creature - Human Samurai",
    "3/4",
    TriggersAgain(because=Attacks(CREATURE)),
)
card(
    "Jhessian Zombies",
    "{4}{U}{B}",
    "Creature - Zombie",
    "2/4",
    FEAR,
    Typecycling("{2}", Subtype("Island")),
    Typecycling("{2}", Subtype("Swamp")),
)
card(
    "Judith, the Scourge Diva",
    "{1}{B}{R}",
    "Legendary Creature - Human Shaman",
    "2/2",
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 0)),
    Whenever(Dies(NONTOKEN, CREATURE, YOU_CONTROL), DealDamage(1, to=AnyTarget())),
)
card(
    "Kaheera, the Orphanguard",
    "{1}{G/W}{G/W}",
    "Legendary Creature - Cat Beast",
    "3/2",
    Companion(CreaturesOf(*ORPHANS)),
    VIGILANCE,
    Always(Each(OTHER, CREATURE, YOU_CONTROL, ThatsA(*ORPHANS)), Gets(1, 1), Has(VIGILANCE), how="each"),
)
card(
    "Kangee, Sky Warden",
    "{3}{W}{U}",
    "Legendary Creature - Bird Wizard",
    "3/3",
    FLYING,
    VIGILANCE,
    Whenever(Attacks(THIS), UntilEndOfTurn(Each(ATTACKING, CREATURE, With(FLYING)), Gets(2, 0))),
    Whenever(BlocksAnything(THIS), UntilEndOfTurn(Each(BLOCKING, CREATURE, With(FLYING)), Gets(0, 2))),
)
card("Kitchen Finks", "{1}{G/W}{G/W}", "Creature - Ouphe", "3/2", When(Enters(THIS), GainLife(2)), Persist())
card(
    "Knight of Autumn",
    "{1}{G}{W}",
    "Creature - Dryad Knight",
    "2/1",
    When(
        Enters(THIS),
        Choose(1, AddCounters(2, PLUS, on=THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))), GainLife(4)),
    ),
)
card(
    "Lore Drakkis",
    "{1}{U}{R}",
    "Creature - Lizard Beast",
    "2/3",
    Mutate("{U/R}{U/R}"),
    Whenever(Mutates(), ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY), whose=YOU))),
)
card(
    "Magister Sphinx",
    "{4}{W}{U}{B}",
    "Artifact Creature - Sphinx",
    "5/5",
    FLYING,
    When(Enters(THIS), LifeBecomes(10, who=TargetPlayer())),
)
card(
    "Markov Purifier",
    "{1}{W}{B}",
    "Creature - Vampire Cleric",
    "2/3",
    LIFELINK,
    At(BeginningOf(END, whose=YOU), MayPay(PayMana("{2}"), Draw(1)), provided=GainedLifeThisTurn()),
)
card(
    "Necropanther",
    "{1}{W}{B}",
    "Creature - Cat Nightmare",
    "3/3",
    Mutate("{2}{W/B}{W/B}"),
    Whenever(Mutates(), ReturnToBattlefield(TargetCard(CREATURE, ManaValueAtMost(3), whose=YOU))),
)
card(
    "Necrotic Sliver",
    "{1}{W}{B}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(Activate("{3}", SACRIFICE_THIS, Destroy(Target(PERMANENT))))),
)
card(
    "Obeka, Splitter of Seconds",
    "{1}{U}{B}{R}",
    "Legendary Creature - Ogre Warlock",
    "2/5",
    MENACE,
    Whenever(DealsDamage(THIS, combat=True, to_player=True), ExtraSteps(UPKEEP, THAT_MUCH, after_phase=True)),
)
card(
    "Obosh, the Preypiercer",
    "{3}{B/R}{B/R}",
    "Legendary Creature - Hellion Horror",
    "3/5",
    Companion(ManaValuesAre(True, lands=True)),
    DamageMultiplied(2, YOU_CONTROL, ODD_MANA_VALUE),
)
card("Phytohydra", "{2}{G}{W}{W}", "Creature - Plant Hydra", "1/1", DamageBecomesCounters("+1/+1"))
card(
    "Progenitus",
    "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}",
    "Legendary Creature - Hydra Avatar",
    "10/10",
    Protection(),
    ShuffledInstead(),
)
card("Rakdos Cackler", "{B/R}", "Creature - Devil", "1/1", Unleash())
card(
    "Ravos, Soultender",
    "{3}{W}{B}",
    "Legendary Creature - Human Cleric",
    "2/2",
    FLYING,
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 1)),
    At(BeginningOf(UPKEEP, whose=YOU), May(ReturnToHand(TargetCard(CREATURE)))),
    Partner(),
)
card("Riftburst Hellion", "{5}{R}{G}", "Creature - Hellion", "6/7", REACH, Disguise("{4}{R/G}{R/G}"))
card(
    "Siege Rhino",
    "{1}{W}{B}{G}",
    "Creature - Rhino",
    "4/5",
    TRAMPLE,
    When(Enters(THIS), And(LoseLife(3, who=EACH_OPPONENT), GainLife(3))),
)
card(
    "Sliver Hivelord",
    "{W}{U}{B}{R}{G}",
    "Legendary Creature - Sliver",
    "5/5",
    Always(YOUR_SLIVERS, Has(INDESTRUCTIBLE)),
)
card(
    "Sliver Legion",
    "{W}{U}{B}{R}{G}",
    "Legendary Creature - Sliver",
    "7/7",
    Always(ALL_SLIVER_CREATURES, GetsForEach(1, 1, AnotherThanIt(), SLIVER)),
)
card(
    "Sliver Queen",
    "{W}{U}{B}{R}{G}",
    "Legendary Creature - Sliver",
    "7/7",
    Activate("{2}", CreateTokens(1, SLIVER_TOKEN)),
)
card(
    "Souls of the Faultless",
    "{W}{B}{B}",
    "Creature - Spirit",
    "0/4",
    DEFENDER,
    Whenever(
        IsDealtDamage(THIS, combat=True),
        And(GainLife(THAT_MUCH), ToAttackingPlayer(LoseLife(THAT_MUCH, who=ATTACKING_PLAYER))),
    ),
)
card(
    "Sunrise Cavalier",
    "{1}{R}{W}",
    "Creature - Human Knight",
    "3/3",
    TRAMPLE,
    HASTE,
    AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)),
    Whenever(DayNightTurns(), AddCounters(1, "+1/+1", on=Target(CREATURE, YOU_CONTROL))),
)
card(
    "Tana, the Bloodsower",
    "{2}{R}{G}",
    "Legendary Creature - Elf Druid",
    "2/2",
    TRAMPLE,
    Whenever(DealsDamage(THIS, combat=True, to_player=True), CreateTokens(THAT_MUCH, SAPROLING)),
    Partner(),
)
card("Tattermunge Maniac", "{R/G}", "Creature - Goblin Warrior", "2/1", Always(THIS, MustAttack()))
card(
    "Thunderclap Wyvern",
    "{2}{W}{U}",
    "Creature - Drake",
    "2/3",
    FLASH,
    FLYING,
    Always(Each(OTHER, CREATURE, YOU_CONTROL, With(FLYING)), Gets(1, 1)),
)
card("Tithe Drinker", "{W}{B}", "Creature - Vampire", "2/1", LIFELINK, Extort())
card(
    "Trumpeting Gnarr",
    "{1}{G}{U}",
    "Creature - Beast",
    "3/3",
    Mutate("{3}{G/U}{G/U}"),
    Whenever(Mutates(), CreateTokens(1, BEAST)),
)
card(
    "Valley Rannet",
    "{4}{R}{G}",
    "Creature - Beast",
    "6/3",
    Typecycling("{2}", Subtype("Mountain")),
    Typecycling("{2}", Subtype("Forest")),
)
card("Watchwolf", "{G}{W}", "Creature - Wolf", "3/3")
card(
    "Wort, the Raidmother",
    "{4}{R/G}{R/G}",
    "Legendary Creature - Goblin Shaman",
    "3/3",
    When(Enters(THIS), CreateTokens(2, GOBLIN_WARRIOR)),
    Always(EachSpell(AnyOf(RED, GREEN), AnyOf(INSTANT, SORCERY)), Has(Conspire())),
)
card("Zhur-Taa Goblin", "{R}{G}", "Creature - Goblin Berserker", "2/2", Riot())
