"""Colourless artifacts, planeswalkers and other permanents, J to Z."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.casual.commanders import YOUR_COMMANDER
from apnap.abilities.conditions import Is, IsTurnOf
from apnap.abilities.costs import EXILE_THIS, SACRIFICE_THIS, TAP_THIS, PayMana, RemoveCounters
from apnap.abilities.effects.coins_and_dice import FlipCoin
from apnap.abilities.effects.copies import BecomeCopy, CopyOnStack, TargetAbility
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.exile_and_return import ExileForThis, ExileFromHand
from apnap.abilities.effects.flow import And, Both, If, May, MayThen
from apnap.abilities.effects.life import GainLife, LifeLost
from apnap.abilities.effects.moves import Destroy, SacrificeIt
from apnap.abilities.effects.outcomes import RestartTheGame
from apnap.abilities.effects.player_actions import Discard, Draw, Mill, Sacrifice
from apnap.abilities.effects.turns import ControlNextTurn, EndTurn
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import LosesLife
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    BLUE,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    LAND,
    NONCREATURE,
    PERMANENT,
    RED,
    UNTAPPED,
    YOU_CONTROL,
    AnyOf,
    Not,
    Subtype,
)
from apnap.abilities.keyword_abilities.day_and_night import DAY, NEITHER, NIGHT, DayNightTurns, ItBecomes, ItIs
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Crew, Equip, LivingWeapon
from apnap.abilities.keyword_abilities.flags import (
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    LIFELINK,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.protection import PlayerProtection, Protection, YouGain
from apnap.abilities.keyword_actions.exchange_and_double import ExchangeLife
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mana_spending import AddManaOnly
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each, Equipped, Wherever
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import EntersAsCopy
from apnap.abilities.statics.costs import SpellsCost, SpellsCostAtLeast
from apnap.abilities.statics.damage import DamageLessened
from apnap.abilities.statics.entering import AsThisEnters, EntersTapped, EntersWith
from apnap.abilities.statics.forbidding import CantActivate, NoLegendRule
from apnap.abilities.statics.replacements import TheyEnterTapped
from apnap.abilities.statics.restrictions import CantBeBlocked, LivesWithoutLife, SpendsAnyColor
from apnap.abilities.statics.triggering import CausesNoTriggers, TriggersAgain
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.library.pool import card
from apnap.rules.core.constants import BATTLEFIELD

card("Jayemdae Tome", "{4}", "Artifact - Book", Activate("{4}", "{T}", Draw(1)))
card(
    "Jeweled Lotus",
    "{0}",
    "Artifact",
    Activate("{T}", SACRIFICE_THIS, AddManaOnly(AddOneColor(amount=3), cast=YOUR_COMMANDER)),
)
card(
    "Karn Liberated",
    "{7}",
    "Legendary Planeswalker - Karn",
    "6",
    Loyalty(4, ExileFromHand(1, who=TargetPlayer())),
    Loyalty(-3, ExileForThis(Target(PERMANENT))),
    Loyalty(-14, RestartTheGame(Not(Subtype("Aura")), PERMANENT)),
)
card(
    "Kormus Bell",
    "{4}",
    "Artifact",
    Always(Each(Subtype("Swamp")), IsNow("Creature", "1/1", color="B", also="still"), how="all"),
)
card("Kraken's Eye", "{2}", "Artifact", Whenever(Casts(BLUE, who=EACH_PLAYER), May(GainLife(1))))
card("Leonin Scimitar", "{1}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(1, 1)), Equip("{1}"))
card(
    "Lich's Tomb",
    "{4}",
    "Artifact",
    Always(YOU, LivesWithoutLife()),
    Whenever(LosesLife(), Sacrifice(LifeLost(), PERMANENT)),
)
card("Lightning Greaves", "{2}", "Artifact - Equipment", Always(Equipped(CREATURE), Has(HASTE, SHROUD)), Equip("{0}"))
card(
    "Loxodon Warhammer",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(3, 0), Has(TRAMPLE, LIFELINK)),
    Equip("{3}"),
)
card("Marble Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{W}")))
card(
    "Mask of Memory",
    "{2}",
    "Artifact - Equipment",
    Whenever(DealsDamage(Equipped(CREATURE), combat=True, to_player=True), MayThen(Draw(2), Discard(1))),
    Equip("{1}"),
)
card("Millstone", "{2}", "Artifact", Activate("{2}", "{T}", Mill(2, who=TargetPlayer())))
card("Mindslaver", "{6}", "Legendary Artifact", Activate("{4}", "{T}", SACRIFICE_THIS, ControlNextTurn(TargetPlayer())))
card(
    "Mind Stone",
    "{2}",
    "Artifact",
    Activate("{T}", AddMana("{C}")),
    Activate("{1}", "{T}", SACRIFICE_THIS, Draw(1)),
)
card(
    "Mirage Mirror",
    "{3}",
    "Artifact",
    Activate("{2}", BecomeCopy(THIS, Target(AnyOf(ARTIFACT, CREATURE, ENCHANTMENT, LAND)))),
)
card("Mirror Gallery", "{5}", "Artifact", NoLegendRule())
card("Moss Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{G}")))
card(
    "Mycosynth Lattice",
    "{6}",
    "Artifact",
    Always(Each(PERMANENT), IsNow("Artifact", also="types"), how="all"),
    Always(Wherever(), IsNow("", color="")),
    SpendsAnyColor(EACH_PLAYER),
)
card(
    "Nevinyrral's Disk",
    "{4}",
    "Artifact",
    EntersTapped(),
    Activate("{1}", "{T}", Destroy(Each(AnyOf(ARTIFACT, CREATURE, ENCHANTMENT)))),
)
card("Null Rod", "{2}", "Artifact", CantActivate(ARTIFACT))
card("Orb of Dreams", "{3}", "Artifact", TheyEnterTapped(PERMANENT))
card("Orzhov Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{W}{B}")))
card("Ovalchase Dragster", "{4}", "Artifact - Vehicle", "6/1", TRAMPLE, HASTE, Crew(1))
card("Panharmonicon", "{4}", "Artifact", TriggersAgain(because=Enters(AnyOf(ARTIFACT, CREATURE))))
card("Pristine Talisman", "{3}", "Artifact", Activate("{T}", AddMana("{C}"), GainLife(1)))
card("Prophetic Prism", "{2}", "Artifact", When(Enters(THIS), Draw(1)), Activate("{1}", "{T}", AddOneColor()))
card("Rakdos Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{B}{R}")))
card(
    "Renegade Freighter",
    "{3}",
    "Artifact - Vehicle",
    "4/3",
    Whenever(Attacks(THIS), UntilEndOfTurn(THIS, Gets(1, 1), Has(TRAMPLE))),
    Crew(2),
)
card("Sculpting Steel", "{3}", "Artifact", EntersAsCopy(ARTIFACT))
card("Selesnya Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{G}{W}")))
card("Shuko", "{1}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(1, 0)), Equip("{0}"))
card(
    "Sickleslicer",
    "{3}",
    "Artifact - Equipment",
    LivingWeapon(),
    Always(Equipped(CREATURE), Gets(2, 2)),
    Equip("{4}"),
)
card("Simic Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{G}{U}")))
card("Sisay's Ring", "{4}", "Artifact", Activate("{T}", AddMana("{C}{C}")))
card(
    "Skullclamp",
    "{1}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(1, -1)),
    Whenever(Dies(Equipped(CREATURE)), Draw(2)),
    Equip("{1}"),
)
card("Sky Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{U}")))
card("Sky Skiff", "{2}", "Artifact - Vehicle", "2/3", FLYING, Crew(1))
card("Sleek Schooner", "{3}", "Artifact - Vehicle", "4/3", Crew(1))
card("Sol Ring", "{1}", "Artifact", Activate("{T}", AddMana("{C}{C}")))
card(
    "Sorcerer's Strongbox",
    "{4}",
    "Artifact",
    Activate("{2}", "{T}", FlipCoin(win=Both(SacrificeIt(THIS), Draw(3)))),
)
card("Soul Conduit", "{6}", "Artifact", Activate("{6}", TAP_THIS, ExchangeLife(TargetPlayer(count=2))))
card(
    "Specter's Shroud",
    "{2}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(1, 0)),
    Whenever(DealsDamage(Equipped(CREATURE), combat=True, to_player=True), Discard(1, who=THAT_PLAYER)),
    Equip("{1}"),
)
card("Sphere of Resistance", "{2}", "Artifact", SpellsCost(1))
card("Strider Harness", "{3}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(1, 1), Has(HASTE)), Equip("{1}"))
card(
    "Strionic Resonator",
    "{2}",
    "Artifact",
    Activate("{2}", "{T}", CopyOnStack(TargetAbility(YOU_CONTROL, triggered=True))),
)
card("Sundial of the Infinite", "{2}", "Artifact", Activate("{1}", "{T}", EndTurn(), provided=IsTurnOf(YOU)))
card("Swiftfoot Boots", "{2}", "Artifact - Equipment", Always(Equipped(CREATURE), Has(HEXPROOF, HASTE)), Equip("{1}"))
card(
    "Sword of Fire and Ice",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(2, 2), Has(Protection(RED, BLUE))),
    Whenever(
        DealsDamage(Equipped(CREATURE), combat=True, to_player=True),
        And(DealDamage(2, to=AnyTarget()), Draw(1)),
    ),
    Equip("{2}"),
)
card(
    "Sword of the Animist",
    "{2}",
    "Legendary Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(1, 1)),
    Whenever(Attacks(Equipped(CREATURE)), May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True))),
    Equip("{2}"),
)
card(
    "Sword of Vengeance",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(2, 0), Has(FIRST_STRIKE, VIGILANCE, TRAMPLE, HASTE)),
    Equip("{3}"),
)
card(
    "The Celestus",
    "{3}",
    "Legendary Artifact",
    AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)),
    Activate("{T}", AddOneColor()),
    Activate("{3}", "{T}", If(ItIs(NIGHT), ItBecomes(DAY), otherwise=ItBecomes(NIGHT)), as_sorcery=True),
    Whenever(DayNightTurns(), GainLife(1), MayThen(Draw(1), Discard(1))),
)
card(
    "The Stasis Coffin",
    "{3}",
    "Legendary Artifact",
    Activate(PayMana("{2}"), TAP_THIS, EXILE_THIS, YouGain(PlayerProtection(), until_your_next_turn=True)),
)
card("Thorn of Amethyst", "{2}", "Artifact", SpellsCost(+1, NONCREATURE))
card("Thran Dynamo", "{4}", "Artifact", Activate("{T}", AddMana("{C}{C}{C}")))
card(
    "Tome of Legends",
    "{2}",
    "Artifact - Book",
    EntersWith(1, "page"),
    Whenever(EitherOf(Enters(YOUR_COMMANDER), Attacks(YOUR_COMMANDER)), AddCounters(1, "page", THIS)),
    Activate("{1}", "{T}", RemoveCounters(1, "page"), Draw(1)),
)
card("Torpor Orb", "{2}", "Artifact", CausesNoTriggers(Enters(CREATURE)))
card("Traveler's Amulet", "{1}", "Artifact", Activate("{1}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND)))
card("Trinisphere", "{3}", "Artifact", SpellsCostAtLeast(3, Is(THIS, UNTAPPED)))
card("Universal Solvent", "{1}", "Artifact", Activate("{7}", "{T}", SACRIFICE_THIS, Destroy(Target(PERMANENT))))
card("Ur-Golem's Eye", "{4}", "Artifact", Activate("{T}", AddMana("{C}{C}")))
card("Urza's Armor", "{6}", "Artifact", DamageLessened(1, YOU))
card("Vulshok Morningstar", "{2}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(2, 2)), Equip("{2}"))
card(
    "Wayfarer's Bauble",
    "{1}",
    "Artifact",
    Activate("{2}", "{T}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True)),
)
card(
    "Whispersilk Cloak",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), CantBeBlocked(), Has(SHROUD)),
    Equip("{2}"),
)
card("Worn Powerstone", "{3}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{C}{C}")))
card("Wurm's Tooth", "{2}", "Artifact", Whenever(Casts(GREEN, who=EACH_PLAYER), May(GainLife(1))))
