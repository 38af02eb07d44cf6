"""Blue cards."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.cards import Enchant
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.moves import Counter, ReturnToHand
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.player_actions import Discard, Draw, Mill, TakeExtraTurn
from apnap.abilities.filters import CREATURE
from apnap.abilities.keywords import FLASH, FLYING, HEXPROOF
from apnap.abilities.players import EACH_PLAYER, ControllerOf
from apnap.abilities.selectors import THIS, Enchanted
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import CantBeBlocked
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer, TargetSpell
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card

# creatures
card("Storm Crow", "{1}{U}", "Creature - Bird", "1/2", FLYING)
card("Wind Drake", "{2}{U}", "Creature - Drake", "2/2", FLYING)
card("Air Elemental", "{3}{U}{U}", "Creature - Elemental", "4/4", FLYING)
card("Mahamoti Djinn", "{4}{U}{U}", "Creature - Djinn", "5/6", FLYING)
card("Aven Fleetwing", "{3}{U}", "Creature - Bird Soldier", "2/2", FLYING, HEXPROOF)
card("Spire Monitor", "{4}{U}", "Creature - Phyrexian Drake", "3/3", FLASH, FLYING)
card("Phantom Warrior", "{1}{U}{U}", "Creature - Illusion Warrior", "2/2", Always(THIS, CantBeBlocked()))
card("Cloudkin Seer", "{2}{U}", "Creature - Elemental Wizard", "2/1", FLYING, When(Enters(THIS), Draw(1)))
card(
    "Prodigal Sorcerer",
    "{2}{U}",
    "Creature - Human Wizard Sorcerer",
    "1/1",
    Activate("{T}", DealDamage(1, to=AnyTarget())),
)
card("Merfolk Looter", "{1}{U}", "Creature - Merfolk Rogue", "1/1", Activate("{T}", Then(Draw(1), Discard(1))))

# instants and sorceries
spell = TargetSpell()
card("Unsummon", "{U}", "Instant", ReturnToHand(Target(CREATURE)))
card("Counterspell", "{U}{U}", "Instant", Counter(TargetSpell()))
card("Essence Scatter", "{1}{U}", "Instant", Counter(TargetSpell(CREATURE)))
card("Mana Leak", "{1}{U}", "Instant", UnlessPays(ControllerOf(spell), PayMana("{3}"), Counter(spell)))
card("Divination", "{2}{U}", "Sorcery", Draw(2))
card("Time Warp", "{3}{U}{U}", "Sorcery", TakeExtraTurn(who=TargetPlayer()))

# enchantments
card("Mind Control", "{3}{U}{U}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), YouControl()))

# planeswalkers
card(
    "Jace Beleren",
    "{1}{U}{U}",
    "Legendary Planeswalker - Jace",
    "3",
    Loyalty(+2, Draw(1, who=EACH_PLAYER)),
    Loyalty(-1, Draw(1, who=TargetPlayer())),
    Loyalty(-10, Mill(20, who=TargetPlayer())),
)
