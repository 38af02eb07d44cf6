"""A card with which players play a game within the game (729), and what half of a life buys."""

from __future__ import annotations

from apnap.abilities.effects.life_totals import LoseHalfLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.subgames import EACH_NONWINNER, PlaySubgame
from apnap.library.registry import card

card("Shahrazad", "{W}{W}", "Sorcery", PlaySubgame(), LoseHalfLife(EACH_NONWINNER))
card("Infernal Contract", "{B}{B}{B}", "Sorcery", Draw(4), LoseHalfLife())
