"""Phenomena. CR 312."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.costs import EXILE_THIS, TAP_THIS
from apnap.abilities.effects.flow import May, Then
from apnap.abilities.effects.looking import Surveil
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.player_actions import Draw, Sacrifice
from apnap.abilities.filters import CREATURE, NONLAND
from apnap.abilities.mechanics.ways import JumpStart
from apnap.abilities.planar import Encounters, Planeswalk
from apnap.abilities.planar_effects import (
    ONTO_TOP,
    WALK,
    RevealPlanes,
    ReverseTurnOrder,
    RollsMeanChaos,
    UntilYouWinAFlip,
)
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.triggers import When
from apnap.library.registry import card

card("Mutual Epiphany", "", "Phenomenon", When(Encounters(), Draw(4, who=EACH_PLAYER)))
card("Planewide Disaster", "", "Phenomenon", When(Encounters(), Destroy(Each(CREATURE))))
card("Time Distortion", "", "Phenomenon", When(Encounters(), ReverseTurnOrder()))
card("Spatial Merging", "", "Phenomenon", When(Encounters(), RevealPlanes(2, WALK)))
card("Interplanar Tunnel", "", "Phenomenon", When(Encounters(), RevealPlanes(5, ONTO_TOP)))
card("Chaotic Aether", "", "Phenomenon", When(Encounters(), RollsMeanChaos()))
card("Fixed Point in Time", "", "Phenomenon", When(Encounters(), RollsMeanChaos(walking=True)))
card(
    "Unleash the Flux",
    "",
    "Phenomenon",
    When(Encounters(), UntilYouWinAFlip(Sacrifice(1, NONLAND, who=EACH_PLAYER))),
)

# cards of other kinds that speak of the same
card("Aeon Engine", "{5}", "Artifact", EntersTapped(), Activate(TAP_THIS, EXILE_THIS, ReverseTurnOrder()))
card(
    "Start the TARDIS",
    "{1}{U}",
    "Sorcery",
    Then(Surveil(2), Draw(1)),
    May(Planeswalk()),
    JumpStart(),
)
