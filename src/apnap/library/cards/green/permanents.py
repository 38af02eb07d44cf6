"""Green artifacts, enchantments, planeswalkers and battles."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.amounts import ForEach, PowerOf
from apnap.abilities.cards import Enchant
from apnap.abilities.casual.commanders import GREATEST_VALUE, OfCommanders
from apnap.abilities.conditions import Controls, Exists
from apnap.abilities.costs import SacrificeSome, TapSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import If, May, Then
from apnap.abilities.effects.moves import Destroy, SacrificeIt
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.effects.turns import SkipsSteps
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    LAND,
    PERMANENT,
    YOU_CONTROL,
    AnyOf,
    PowerAtLeast,
    SharesCreatureType,
    Subtype,
    every,
)
from apnap.abilities.keyword_abilities.cycling import CyclesACard
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Equip, LivingWeapon
from apnap.abilities.keyword_abilities.flags import HASTE, REACH, SHROUD, TRAMPLE
from apnap.abilities.keyword_abilities.miracle_and_hideaway import Hideaway, PlayTheExiledCard
from apnap.abilities.keyword_abilities.pairs import CAN_BE_COMMANDER
from apnap.abilities.keyword_abilities.protection import UmbraArmor
from apnap.abilities.keyword_abilities.sagas_and_levels import Chapter
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.mana import AddOneColor
from apnap.abilities.opening_hand import MayBeginWithThis
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.predefined_tokens import GOLD
from apnap.abilities.selectors import THIS, Each, Enchanted, Equipped, Sacrificed
from apnap.abilities.statics.allowances import MoreLands
from apnap.abilities.statics.becoming import HasBaseSize, IsNow, LosesAllAbilities
from apnap.abilities.statics.changes import Gets, GetsForEach, Has
from apnap.abilities.statics.choosing import A_CREATURE_TYPE, CHOSEN_TYPE, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counters_and_tokens import MoreCounters, TokensTwice
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.forbidding import CantBeCountered
from apnap.abilities.statics.replacements import NextDraw
from apnap.abilities.statics.restrictions import AllMustBlock
from apnap.abilities.targets import Target
from apnap.library.cards.common import YOUR_COMMANDERS
from apnap.library.cards.tokens import BEAR, BEAST, ELEPHANT, ELF_DRUID, ELF_WARRIOR, HUMAN_SOLDIER
from apnap.library.pool import card
from apnap.rules.core.constants import BEGIN_COMBAT, DRAW, PLUS

card(
    "Alpha Status",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), GetsForEach(2, 2, SharesCreatureType())),
)
card(
    "Blanchwood Armor",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), GetsForEach(1, 1, Subtype("Forest"), YOU_CONTROL)),
)
card(
    "Boar Umbra",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(3, 3)),
    UmbraArmor(),
)
card("Concordant Crossroads", "{G}", "World Enchantment", Always(Each(CREATURE, all=True), Has(HASTE)))
card(
    "Doubling Season",
    "{4}{G}",
    "Enchantment",
    TokensTwice(YOU),
    MoreCounters("", PERMANENT, YOU_CONTROL, times=2),
)
card(
    "Elephant Guide",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(3, 3)),
    When(Dies(Enchanted(CREATURE)), CreateTokens(1, ELEPHANT)),
)
card("Exploration", "{G}", "Enchantment", MoreLands(1))
card(
    "Fight Rigging",
    "{2}{G}",
    "Enchantment",
    Hideaway(5),
    At(
        BeginningOf(BEGIN_COMBAT, whose=YOU),
        Then(
            AddCounters(1, "+1/+1", Target(CREATURE, YOU_CONTROL)),
            If(Controls(YOU, CREATURE, PowerAtLeast(7)), PlayTheExiledCard()),
        ),
    ),
)
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
card(
    "Garruk Wildspeaker",
    "{2}{G}{G}",
    "Legendary Planeswalker - Garruk",
    "3",
    Loyalty(+1, Untap(Target(LAND, count=2))),
    Loyalty(-1, CreateTokens(1, BEAST)),
    Loyalty(-4, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(3, 3), Has(TRAMPLE))),
)
card(
    "Greater Good",
    "{2}{G}{G}",
    "Enchantment",
    Activate(SacrificeSome(1, CREATURE), Then(Draw(PowerOf(Sacrificed(CREATURE))), Discard(3))),
)
card("Hardened Scales", "{G}", "Enchantment", MoreCounters(PLUS, CREATURE, YOU_CONTROL, plus=1))
card(
    "Invigorating Boon",
    "{1}{G}",
    "Enchantment",
    Whenever(CyclesACard(EACH_PLAYER), May(AddCounters(1, PLUS, on=Target(CREATURE)))),
)
card("Leyline of Lifeforce", "{2}{G}{G}", "Enchantment", MayBeginWithThis(), CantBeCountered(CREATURE))
card(
    "Lignify",
    "{1}{G}",
    "Kindred Enchantment - Treefolk Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), IsNow("Treefolk", "0/4", base=True), LosesAllAbilities()),
)
card(
    "Living Plane",
    "{2}{G}{G}",
    "World Enchantment",
    Always(Each(LAND), IsNow("Creature", "1/1", also="still"), how="all"),
)
card("Lure", "{1}{G}{G}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), AllMustBlock()))
card(
    "Nature's Revolt",
    "{3}{G}{G}",
    "Enchantment",
    Always(Each(LAND), IsNow("Creature", "2/2", also="still"), how="all"),
)
card(
    "Overlaid Terrain",
    "{2}{G}{G}",
    "Enchantment",
    AsThisEnters(SacrificeIt(Each(LAND, YOU_CONTROL))),
    Always(Each(LAND, YOU_CONTROL), Has(Activate("{T}", AddOneColor(amount=2)))),
)
card("Parallel Lives", "{3}{G}", "Enchantment", TokensTwice(YOU))
card(
    "Presence of Gond",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Has(Activate("{T}", CreateTokens(1, ELF_WARRIOR)))),
)
card("Primal Vigor", "{4}{G}", "Enchantment", TokensTwice(), MoreCounters(PLUS, CREATURE, times=2, named=True))
card(
    "Prismatic Omen",
    "{1}{G}",
    "Enchantment",
    Always(Each(LAND, YOU_CONTROL), IsNow("Plains Island Swamp Mountain Forest", also="types")),
)
card(
    "Raised by Giants",
    "{5}{G}",
    "Legendary Enchantment - Background",
    Always(YOUR_COMMANDERS, HasBaseSize("10/10"), IsNow("Giant", also="types")),
)
card(
    "Song of the Dryads",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(PERMANENT),
    Always(Enchanted(PERMANENT), IsNow("Forest Land", color="")),
)
card(
    "Spider Umbra",
    "{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1), Has(REACH)),
    UmbraArmor(),
)
card(
    "Steely Resolve",
    "{1}{G}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Each(CREATURE, CHOSEN_TYPE), Has(SHROUD)),
)
card(
    "Symbiotic Deployment",
    "{2}{G}",
    "Enchantment",
    SkipsSteps(DRAW),
    Activate("{1}", TapSome(2, every((CREATURE, YOU_CONTROL))), Draw(1)),
)
card(
    "Tangleweave Armor",
    "{2}{G}{G}",
    "Artifact - Equipment",
    LivingWeapon(),
    Always(Equipped(CREATURE), Gets(OfCommanders(GREATEST_VALUE), OfCommanders(GREATEST_VALUE))),
    Equip("{4}"),
)
card(
    "The First Iroan Games",
    "{2}{G}",
    "Enchantment - Saga",
    Chapter("I", CreateTokens(1, HUMAN_SOLDIER)),
    Chapter("II", AddCounters(3, PLUS, on=Target(CREATURE, YOU_CONTROL))),
    Chapter("III", If(Exists(CREATURE, PowerAtLeast(4), YOU_CONTROL), Draw(2))),
    Chapter("IV", CreateTokens(1, GOLD)),
)
card(
    "Trollhide",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(Activate("{1}{G}", Regenerate(THIS)))),
)
card("Words of Wilding", "{2}{G}", "Enchantment", Activate("{1}", NextDraw(CreateTokens(1, BEAR))))
