"""Auras, Equipment, and Vehicles."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Equip
from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import Enchant
from apnap.abilities.conditions import Is
from apnap.abilities.counting import SharesCreatureType
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import AttachThis, CreateTokens, Tap
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife
from apnap.abilities.effects.regeneration import Regenerate
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import ARTIFACT, BASIC, CREATURE, LAND, PERMANENT, YOU_CONTROL, Subtype
from apnap.abilities.keywords import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.mana import AddOneColor
from apnap.abilities.mechanics.crew import Crew
from apnap.abilities.mechanics.protection import Protection
from apnap.abilities.players import EACH_OPPONENT, THAT_PLAYER
from apnap.abilities.selectors import THIS, Enchanted, Equipped
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.statics.rules import CantBeBlocked, CantBlock, DoesntUntap
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import Attacks, DealsDamage, Dies, Enters, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import ELEPHANT, ELF_WARRIOR
from apnap.rules.words import BATTLEFIELD

# Auras
card("Holy Strength", "{W}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(1, 2)))
card("Unholy Strength", "{B}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(2, 1)))
card("Weakness", "{B}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(-2, -1)))
card(
    "Divine Favor",
    "{1}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), GainLife(3)),
    Always(Enchanted(CREATURE), Gets(1, 3)),
)
card("Flight", "{U}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Has(FLYING)))
card(
    "Spectral Flight",
    "{1}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(FLYING)),
)
card(
    "Serra's Embrace",
    "{2}{W}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(FLYING, VIGILANCE)),
)
card(
    "Blanchwood Armor",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), GetsForEach(1, 1, Subtype("Forest"), YOU_CONTROL)),
)
card(
    "Alpha Status",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), GetsForEach(2, 2, SharesCreatureType())),
)
card(
    "Elephant Guide",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(3, 3)),
    When(Dies(Enchanted(CREATURE)), CreateTokens(1, ELEPHANT)),
)
card(
    "Armadillo Cloak",
    "{1}{G}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(TRAMPLE)),
    Whenever(DealsDamage(Enchanted(CREATURE)), GainLife(THAT_MUCH)),
)
card(
    "Curiosity",
    "{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Whenever(DealsDamage(Enchanted(CREATURE), to=EACH_OPPONENT), May(Draw(1))),
)
card(
    "Unquestioned Authority",
    "{2}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), Draw(1)),
    Always(Enchanted(CREATURE), Has(Protection(CREATURE))),
)
card(
    "Presence of Gond",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Has(Activate("{T}", CreateTokens(1, ELF_WARRIOR)))),
)
card(
    "Trollhide",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(Activate("{1}{G}", Regenerate(THIS)))),
)
card(
    "Claustrophobia",
    "{1}{U}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), Tap(Enchanted(CREATURE))),
    Always(Enchanted(CREATURE), DoesntUntap()),
)

# Equipment
card("Leonin Scimitar", "{1}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(1, 1)), Equip("{1}"))
card("Shuko", "{1}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(1, 0)), Equip("{0}"))
card(
    "Accorder's Shield",
    "{0}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(0, 3), Has(VIGILANCE)),
    Equip("{3}"),
)
card(
    "Darksteel Axe", "{1}", "Artifact - Equipment", INDESTRUCTIBLE, Always(Equipped(CREATURE), Gets(2, 0)), Equip("{2}")
)
card("Strider Harness", "{3}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(1, 1), Has(HASTE)), Equip("{1}"))
card("Fireshrieker", "{3}", "Artifact - Equipment", Always(Equipped(CREATURE), Has(DOUBLE_STRIKE)), Equip("{2}"))
card(
    "Basilisk Collar",
    "{1}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Has(DEATHTOUCH, LIFELINK)),
    Equip("{2}"),
)
card("Swiftfoot Boots", "{2}", "Artifact - Equipment", Always(Equipped(CREATURE), Has(HEXPROOF, HASTE)), Equip("{1}"))
card("Lightning Greaves", "{2}", "Artifact - Equipment", Always(Equipped(CREATURE), Has(HASTE, SHROUD)), Equip("{0}"))
card(
    "Loxodon Warhammer",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(3, 0), Has(TRAMPLE, LIFELINK)),
    Equip("{3}"),
)
card(
    "Behemoth Sledge",
    "{1}{G}{W}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(2, 2), Has(TRAMPLE, LIFELINK)),
    Equip("{3}"),
)
card(
    "Whispersilk Cloak",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), CantBeBlocked(), Has(SHROUD)),
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
    "Cranial Plating",
    "{2}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), GetsForEach(1, 0, ARTIFACT, YOU_CONTROL)),
    Activate("{B}{B}", AttachThis(Target(CREATURE, YOU_CONTROL))),
    Equip("{1}"),
)
card(
    "Skullclamp",
    "{1}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(1, -1)),
    Whenever(Dies(Equipped(CREATURE)), Draw(2)),
    Equip("{1}"),
)
card(
    "Argentum Armor",
    "{6}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(6, 6)),
    Whenever(Attacks(Equipped(CREATURE)), Destroy(Target(PERMANENT))),
    Equip("{6}"),
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
    "Specter's Shroud",
    "{2}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(1, 0)),
    Whenever(DealsDamage(Equipped(CREATURE), combat=True, to_player=True), Discard(1, who=THAT_PLAYER)),
    Equip("{1}"),
)
card(
    "Heavy Arbalest",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), DoesntUntap()),
    Always(Equipped(CREATURE), Has(Activate("{T}", DealDamage(2, to=AnyTarget())))),
    Equip("{4}"),
)
card(
    "Butcher's Cleaver",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(3, 0)),
    Always(Equipped(CREATURE), Has(LIFELINK), condition=Is(Equipped(CREATURE), Subtype("Human"))),
    Equip("{3}"),
)

# Vehicles
card("Sky Skiff", "{2}", "Artifact - Vehicle", "2/3", FLYING, Crew(1))
card("Ovalchase Dragster", "{4}", "Artifact - Vehicle", "6/1", TRAMPLE, HASTE, Crew(1))
card("Cultivator's Caravan", "{3}", "Artifact - Vehicle", "5/5", Activate("{T}", AddOneColor()), Crew(3))
card("Bomat Bazaar Barge", "{4}", "Artifact - Vehicle", "5/5", When(Enters(THIS), Draw(1)), Crew(3))
card(
    "Renegade Freighter",
    "{3}",
    "Artifact - Vehicle",
    "4/3",
    Whenever(Attacks(THIS), UntilEndOfTurn(THIS, Gets(1, 1), Has(TRAMPLE))),
    Crew(2),
)
card(
    "Maniacal Rage",
    "{1}{R}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), CantBlock()),
)
