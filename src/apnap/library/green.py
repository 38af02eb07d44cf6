"""Green cards."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.amounts import PowerOf
from apnap.abilities.cards import Enchant
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import CreateTokens, Untap
from apnap.abilities.effects.prevention import PreventDamage
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import BASIC, CREATURE, LAND, YOU_CONTROL, YOU_DONT_CONTROL
from apnap.abilities.keywords import FLYING, REACH, TRAMPLE
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.selectors import IT, Each, Enchanted
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import AllMustBlock
from apnap.abilities.targets import Target
from apnap.abilities.triggers import At, BeginningOf
from apnap.library.registry import card
from apnap.library.tokens import BEAST, SAPROLING
from apnap.rules.words import BATTLEFIELD, UPKEEP

# creatures
card("Grizzly Bears", "{1}{G}", "Creature - Bear", "2/2")
card("Runeclaw Bear", "{1}{G}", "Creature - Bear", "2/2")
card("Trained Armodon", "{1}{G}{G}", "Creature - Elephant", "3/3")
card("Centaur Courser", "{2}{G}", "Creature - Centaur Warrior", "3/3")
card("Rumbling Baloth", "{2}{G}{G}", "Creature - Beast", "4/4")
card("Craw Wurm", "{4}{G}{G}", "Creature - Wurm", "6/4")
card("Giant Spider", "{3}{G}", "Creature - Spider", "2/4", REACH)
card("Stampeding Rhino", "{4}{G}", "Creature - Rhino", "4/4", TRAMPLE)
card("Llanowar Elves", "{G}", "Creature - Elf Druid", "1/1", Activate("{T}", AddMana("{G}")))
card("Birds of Paradise", "{G}", "Creature - Bird", "0/1", FLYING, Activate("{T}", AddOneColor()))
card(
    "Verdant Force", "{5}{G}{G}{G}", "Creature - Elemental", "7/7", At(BeginningOf(UPKEEP), CreateTokens(1, SAPROLING))
)

# instants and sorceries
card("Giant Growth", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(3, 3)))
card("Fog", "{G}", "Instant", PreventDamage(combat=True))
card(
    "Rabid Bite",
    "{1}{G}",
    "Sorcery",
    DealDamage(PowerOf(IT), to=Target(CREATURE, YOU_DONT_CONTROL), source=Target(CREATURE, YOU_CONTROL)),
)
card("Rampant Growth", "{1}{G}", "Sorcery", SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True))
card("Overrun", "{2}{G}{G}{G}", "Sorcery", UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(3, 3), Has(TRAMPLE)))

# enchantments
card("Lure", "{1}{G}{G}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), AllMustBlock()))

# planeswalkers
card(
    "Garruk Wildspeaker",
    "{2}{G}{G}",
    "Legendary Planeswalker - Garruk",
    "3",
    Loyalty(+1, Untap(Target(LAND, count=2))),
    Loyalty(-1, CreateTokens(1, BEAST)),
    Loyalty(-4, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(3, 3), Has(TRAMPLE))),
)
