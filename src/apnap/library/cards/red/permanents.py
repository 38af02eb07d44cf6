"""Red artifacts, enchantments, planeswalkers and battles."""

from __future__ import annotations

from apnap.abilities.cards import Enchant
from apnap.abilities.conditions import HasCounters
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.coins_and_dice import WinsFlip
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.outcomes import WinGame
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import BASIC, CREATURE, LAND, YOU_CONTROL, Not
from apnap.abilities.keyword_abilities.cycling import CyclesACard
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Equip, ForMirrodin
from apnap.abilities.keyword_abilities.flags import FLASH, FLYING, HASTE
from apnap.abilities.opening_hand import MayBeginWithThis
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each, Enchanted, Equipped
from apnap.abilities.statics.becoming import IsNow, LosesKeywords
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.damage import DamageMultiplied
from apnap.abilities.statics.forbidding import CantPreventDamage
from apnap.abilities.statics.limits import AttackLimit, BlockLimit
from apnap.abilities.statics.replacements import GainsMore
from apnap.abilities.statics.restrictions import CantBlock, CantGainLife
from apnap.abilities.targets import AnyTarget
from apnap.library.pool import card
from apnap.rules.core.constants import UPKEEP

card("Blood Moon", "{2}{R}", "Enchantment", Always(Each(Not(BASIC), LAND), IsNow("Mountain")))
card("Caverns of Despair", "{2}{R}{R}", "World Enchantment", AttackLimit(2), BlockLimit(2))
card(
    "Chance Encounter",
    "{2}{R}{R}",
    "Enchantment",
    Whenever(WinsFlip(), AddCounters(1, "luck", on=THIS)),
    At(BeginningOf(UPKEEP, whose=YOU), WinGame(), provided=HasCounters(THIS, 10, "luck")),
)
card("Dictate of the Twin Gods", "{3}{R}{R}", "Enchantment", FLASH, DamageMultiplied(2))
card("Fervor", "{2}{R}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL), Has(HASTE)))
card("Fiery Emancipation", "{3}{R}{R}{R}", "Enchantment", DamageMultiplied(3, YOU_CONTROL))
card("Furnace of Rath", "{1}{R}{R}{R}", "Enchantment", DamageMultiplied(2))
card("Gratuitous Violence", "{2}{R}{R}{R}", "Enchantment", DamageMultiplied(2, CREATURE, YOU_CONTROL, brief=True))
card("Gravity Sphere", "{2}{R}", "World Enchantment", Always(Each(CREATURE, all=True), LosesKeywords(FLYING)))
card(
    "Leyline of Punishment",
    "{2}{R}{R}",
    "Enchantment",
    MayBeginWithThis(),
    Always(EACH_PLAYER, CantGainLife()),
    CantPreventDamage(),
)
card(
    "Lightning Rift",
    "{1}{R}",
    "Enchantment",
    Whenever(CyclesACard(EACH_PLAYER), MayPay(PayMana("{1}"), DealDamage(2, to=AnyTarget()))),
)
card(
    "Maniacal Rage",
    "{1}{R}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), CantBlock()),
)
card(
    "Sulfuric Vortex",
    "{1}{R}{R}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=EACH_PLAYER), DealDamage(2, to=THAT_PLAYER)),
    GainsMore(0, who=EACH_PLAYER),
)
card(
    "Vulshok Splitter",
    "{3}{R}",
    "Artifact - Equipment",
    ForMirrodin(),
    Always(Equipped(CREATURE), Gets(2, 0)),
    Equip("{2}{R}"),
)
