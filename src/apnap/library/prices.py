"""Cards about what spells cost, about legends, and about what is yet to come. CR 601.2f, 704.5j, 611.2e-f."""

from __future__ import annotations

from apnap.abilities.activated import Loyalty
from apnap.abilities.conditions import Is
from apnap.abilities.effects.flow import Lines
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.next_spell import NextSpell, ReturnBeing, YouCastIt
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.effects.player_actions import Draw, Mill
from apnap.abilities.filters import CREATURE, INSTANT, NONCREATURE, SORCERY, UNTAPPED, AnyOf, Not, Subtype
from apnap.abilities.keywords import FIRST_STRIKE, FLASH
from apnap.abilities.mechanics.copying_spells import Storm
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.costs import SpellsCost, SpellsCostAtLeast
from apnap.abilities.statics.forbidding import NoLegendRule
from apnap.abilities.targets import TargetCard
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card
from apnap.library.tokens import ZOMBIE

# costs
card(
    "Thalia, Guardian of Thraben",
    "{1}{W}",
    "Legendary Creature - Human Soldier",
    "2/1",
    FIRST_STRIKE,
    SpellsCost(1, NONCREATURE),
)
card(
    "Goblin Electromancer",
    "{U}{R}",
    "Creature - Goblin Wizard",
    "2/2",
    SpellsCost(-1, AnyOf(INSTANT, SORCERY), cast_by=YOU),
)
card("Helm of Awakening", "{2}", "Artifact", SpellsCost(-1))
card("Sphere of Resistance", "{2}", "Artifact", SpellsCost(1))
card("Trinisphere", "{3}", "Artifact", SpellsCostAtLeast(3, Is(THIS, UNTAPPED)))

# legends
card("Mirror Gallery", "{5}", "Artifact", NoLegendRule())

# what is yet to come
card("Overmaster", "{R}", "Sorcery", Lines(NextSpell(AnyOf(INSTANT, SORCERY)), Draw(1)))
card("Insist", "{G}", "Sorcery", Lines(NextSpell(CREATURE), Draw(1)))
card(
    "Crackling Spellslinger",
    "{3}{R}{R}",
    "Creature - Human Wizard",
    "2/2",
    FLASH,
    When(Enters(THIS), NextSpell(AnyOf(INSTANT, SORCERY), change=Has(Storm())), provided=YouCastIt()),
)
card(
    "Rise from the Grave",
    "{4}{B}",
    "Sorcery",
    ReturnBeing(TargetCard(CREATURE, whose=EACH_PLAYER), IsNow("Zombie", color="B", also="colors and types")),
)
card(
    "Liliana, Death's Majesty",
    "{3}{B}{B}",
    "Legendary Planeswalker - Liliana",
    "5",
    Loyalty(+1, CreateTokens(1, ZOMBIE), Mill(2)),
    Loyalty(-3, ReturnBeing(TargetCard(CREATURE), IsNow("Zombie", color="B", also="colors and types"))),
    Loyalty(-7, Destroy(Each(Not(Subtype("Zombie")), CREATURE))),
)
