"""Colourless instants and sorceries."""

from __future__ import annotations

from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.moves import Exile
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target
from apnap.library.pool import card

card("Scour from Existence", "{7}", "Instant", Exile(Target(PERMANENT)))
card("Spatial Contortion", "{1}{C}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(3, -3)))
