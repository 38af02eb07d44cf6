"""Phenomena. CR 312."""

from __future__ import annotations

from apnap.abilities.casual.planes import ONTO_TOP, WALK, Encounters, RevealPlanes, RollsMeanChaos
from apnap.abilities.effects.coins_and_dice import UntilYouWinAFlip
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.player_actions import Draw, Sacrifice
from apnap.abilities.effects.turns import ReverseTurnOrder
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE, NONLAND, PERMANENT
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.library.pool import card

card("Chaotic Aether", "", "Phenomenon", When(Encounters(), RollsMeanChaos()))
card("Fixed Point in Time", "", "Phenomenon", When(Encounters(), RollsMeanChaos(walking=True)))
card("Interplanar Tunnel", "", "Phenomenon", When(Encounters(), RevealPlanes(5, ONTO_TOP)))
card("Mutual Epiphany", "", "Phenomenon", When(Encounters(), Draw(4, who=EACH_PLAYER)))
card("Planewide Disaster", "", "Phenomenon", When(Encounters(), Destroy(Each(CREATURE))))
card("Spatial Merging", "", "Phenomenon", When(Encounters(), RevealPlanes(2, WALK)))
card("Time Distortion", "", "Phenomenon", When(Encounters(), ReverseTurnOrder()))
card(
    "Unleash the Flux",
    "",
    "Phenomenon",
    When(Encounters(), UntilYouWinAFlip(Sacrifice(1, NONLAND, PERMANENT, who=EACH_PLAYER))),
)
