"""Cards that change damage: doubled, redirected, prevented, unpreventable. CR 614.9, 615."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import Enchant
from apnap.abilities.damage_events import DamageIsPrevented
from apnap.abilities.effects.circles import PreventNextTime
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.filters import (
    BLACK,
    BLUE,
    CREATURE,
    GREEN,
    OTHER,
    PERMANENT,
    PLANESWALKER,
    RED,
    WHITE,
    YOU_CONTROL,
    Subtype,
)
from apnap.abilities.keywords import DEFENDER, FLASH, FLYING
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each, Enchanted
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.damage import (
    DamageBecomesCounters,
    DamageKeptOff,
    DamageLessened,
    DamageMultiplied,
    DamageRedirected,
    PreventedForCounter,
)
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.forbidding import CantPreventDamage, ThisTurn
from apnap.abilities.statics.rules import CantGainLife
from apnap.abilities.targets import TargetPlayerOr
from apnap.abilities.triggers import Enters, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import PLUS

# more
card("Furnace of Rath", "{1}{R}{R}{R}", "Enchantment", DamageMultiplied(2))
card("Dictate of the Twin Gods", "{3}{R}{R}", "Enchantment", FLASH, DamageMultiplied(2))
card("Gratuitous Violence", "{2}{R}{R}{R}", "Enchantment", DamageMultiplied(2, CREATURE, YOU_CONTROL, brief=True))
card("Angrath's Marauders", "{5}{R}{R}", "Creature - Human Pirate", "4/4", DamageMultiplied(2, YOU_CONTROL))
card("Fiery Emancipation", "{3}{R}{R}{R}", "Enchantment", DamageMultiplied(3, YOU_CONTROL))

# elsewhere
card("Pariah", "{2}{W}", "Enchantment - Aura", Enchant(CREATURE), DamageRedirected(Enchanted(CREATURE), YOU))
card(
    "Palisade Giant",
    "{4}{W}{W}",
    "Creature - Giant Soldier",
    "2/7",
    DamageRedirected(THIS, YOU, Each(OTHER, PERMANENT, YOU_CONTROL)),
)
card("Phytohydra", "{2}{G}{W}{W}", "Creature - Plant Hydra", "1/1", DamageBecomesCounters("+1/+1"))

# less, or none
card("Guard Gomazoa", "{2}{U}", "Creature - Jellyfish", "1/3", DEFENDER, FLYING, DamageKeptOff(THIS, combat=True))
card("Fog Bank", "{1}{U}", "Creature - Wall", "0/2", DEFENDER, FLYING, DamageKeptOff(THIS, combat=True, by=True))
card("Urza's Armor", "{6}", "Artifact", DamageLessened(1, YOU))
card(
    "Daunting Defender",
    "{4}{W}",
    "Creature - Human Cleric",
    "3/3",
    DamageLessened(1, Each(Subtype("Cleric"), CREATURE, YOU_CONTROL)),
)
for color, filter in (("White", WHITE), ("Blue", BLUE), ("Black", BLACK), ("Red", RED), ("Green", GREEN)):
    card(f"Circle of Protection: {color}", "{1}{W}", "Enchantment", Activate("{1}", PreventNextTime(filter)))
card(
    "Skullcrack",
    "{1}{R}",
    "Instant",
    ThisTurn(Always(EACH_PLAYER, CantGainLife())),
    ThisTurn(CantPreventDamage()),
    DealDamage(3, to=TargetPlayerOr(PLANESWALKER)),
)
card(
    "Selfless Squire",
    "{3}{W}",
    "Creature - Human Soldier",
    "1/1",
    FLASH,
    When(Enters(THIS), ThisTurn(DamageKeptOff(YOU))),
    Whenever(DamageIsPrevented(YOU), AddCounters(THAT_MUCH, PLUS, on=THIS)),
)
card("Phantom Nomad", "{1}{W}", "Creature - Spirit Nomad", "0/0", EntersWith(2, PLUS), PreventedForCounter(PLUS))
card("Phantom Tiger", "{2}{G}", "Creature - Cat Spirit", "1/0", EntersWith(2, PLUS), PreventedForCounter(PLUS))
card("Phantom Wurm", "{4}{G}{G}", "Creature - Wurm Spirit", "2/0", EntersWith(4, PLUS), PreventedForCounter(PLUS))
card(
    "Phantom Flock",
    "{3}{W}{W}",
    "Creature - Bird Soldier Spirit",
    "0/0",
    FLYING,
    EntersWith(3, PLUS),
    PreventedForCounter(PLUS),
)
