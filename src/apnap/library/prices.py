"""Cards that change what things cost, or what state-based actions do. CR 601.2f, 704."""

from __future__ import annotations

from apnap.abilities.conditions import Is
from apnap.abilities.filters import INSTANT, NONCREATURE, SORCERY, UNTAPPED, AnyOf
from apnap.abilities.keywords import FIRST_STRIKE
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.costs import SpellsCost, SpellsCostAtLeast
from apnap.abilities.statics.forbidding import NoLegendRule
from apnap.library.registry import card

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
