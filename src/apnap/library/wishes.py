"""Spells that bring a card from outside the game: of a sideboard, or of the main game. CR 400.11, 729.4."""

from __future__ import annotations

from apnap.abilities.effects.life_totals import LoseHalfLife
from apnap.abilities.effects.moves import Exile
from apnap.abilities.effects.outside import WishFor
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, INSTANT, LAND, SORCERY, AnyOf
from apnap.abilities.selectors import THIS
from apnap.library.registry import card

card("Burning Wish", "{1}{R}", "Sorcery", WishFor(SORCERY), Exile(THIS))
card("Cunning Wish", "{2}{U}", "Instant", WishFor(INSTANT), Exile(THIS))
card("Living Wish", "{1}{G}", "Sorcery", WishFor(AnyOf(CREATURE, LAND)), Exile(THIS))
card("Golden Wish", "{3}{W}{W}", "Sorcery", WishFor(AnyOf(ARTIFACT, ENCHANTMENT)), Exile(THIS))
card("Death Wish", "{1}{B}{B}", "Sorcery", WishFor(), LoseHalfLife(), Exile(THIS))
