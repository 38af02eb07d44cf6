"""Cards that phase in and out. CR 702.26."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import Enchant
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.phasing import PhaseOut, PhasesIn, PhasesOut
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.filters import ARTIFACT, CREATURE, LAND, AnyOf
from apnap.abilities.keywords import FLYING, PHASING
from apnap.abilities.selectors import THIS, Enchanted
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Whenever
from apnap.library.registry import card

card("Sandbar Crocodile", "{4}{U}", "Creature - Crocodile", "6/5", PHASING)
card("Breezekeeper", "{3}{U}", "Creature - Djinn", "4/4", FLYING, PHASING)
card("Teferi's Drake", "{2}{U}", "Creature - Drake", "3/2", FLYING, PHASING)
card(
    "Teferi's Imp",
    "{2}{U}",
    "Creature - Imp",
    "1/1",
    FLYING,
    PHASING,
    Whenever(PhasesOut(THIS), Discard(1)),
    Whenever(PhasesIn(THIS), Draw(1)),
)
card("Rainbow Efreet", "{3}{U}", "Creature - Efreet", "3/1", FLYING, Activate("{U}{U}", PhaseOut(THIS)))
card("Reality Ripple", "{1}{U}", "Instant", PhaseOut(Target(AnyOf(ARTIFACT, CREATURE, LAND))))
card("Vanishing", "{U}", "Enchantment - Aura", Enchant(CREATURE), Activate("{U}{U}", PhaseOut(Enchanted(CREATURE))))
target = Target(CREATURE)
card("Slip Out the Back", "{U}", "Instant", AddCounters(1, "+1/+1", on=target), PhaseOut(target))
