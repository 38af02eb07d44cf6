"""Tokens that the rules define, so that a card need not. CR 111.10."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import SACRIFICE_THIS, DiscardSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.flow import Sequence, Then
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import BASIC, CREATURE, LAND, NONARTIFACT, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import INDESTRUCTIBLE
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.strengthening import Explore
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mana_spending import AddManaNotFor
from apnap.abilities.selectors import That
from apnap.abilities.targets import Target
from apnap.abilities.zones.playing import THIS_TURN, MayPlay
from apnap.abilities.zones.top_cards import ExileTopCards
from apnap.rules.core.constants import BATTLEFIELD

TREASURE: Final = token("Treasure Token", "Artifact - Treasure", Activate("{T}", SACRIFICE_THIS, AddOneColor()))
FOOD: Final = token("Food Token", "Artifact - Food", Activate("{2}", "{T}", SACRIFICE_THIS, GainLife(3)))
CLUE: Final = token("Clue Token", "Artifact - Clue", Activate("{2}", SACRIFICE_THIS, Draw(1)))
BLOOD: Final = token("Blood Token", "Artifact - Blood", Activate("{1}", "{T}", DiscardSome(1), SACRIFICE_THIS, Draw(1)))
POWERSTONE: Final = token(
    "Powerstone Token", "Artifact - Powerstone", Activate("{T}", AddManaNotFor(AddMana("{C}"), NONARTIFACT))
)
VIBRANIUM: Final = token(
    "Vibranium Token",
    "Artifact - Vibranium",
    INDESTRUCTIBLE,
    Activate("{T}", AddManaNotFor(AddMana("{C}"), NONARTIFACT)),
)
MAP: Final = token(
    "Map Token",
    "Artifact - Map",
    Activate("{1}", "{T}", SACRIFICE_THIS, Explore(Target(CREATURE, YOU_CONTROL)), as_sorcery=True),
)
JUNK: Final = token(
    "Junk Token",
    "Artifact - Junk",
    Activate("{T}", SACRIFICE_THIS, Sequence(ExileTopCards(1), MayPlay(That(card=True), THIS_TURN)), as_sorcery=True),
)
LANDER: Final = token(
    "Lander Token",
    "Artifact - Lander",
    Activate("{2}", "{T}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
)
MUTAGEN: Final = token(
    "Mutagen Token",
    "Artifact - Mutagen",
    Activate("{1}", "{T}", SACRIFICE_THIS, AddCounters(1, "+1/+1", on=Target(CREATURE)), as_sorcery=True),
)
SHARD: Final = token("Shard Token", "Enchantment - Shard", Activate("{2}", SACRIFICE_THIS, Then(Scry(1), Draw(1))))
GOLD: Final = token("Gold Token", "Artifact - Gold", Activate(SACRIFICE_THIS, AddOneColor()))
PREDEFINED: Final = {
    "Treasure": TREASURE,
    "Food": FOOD,
    "Clue": CLUE,
    "Gold": GOLD,
    "Blood": BLOOD,
    "Powerstone": POWERSTONE,
    "Vibranium": VIBRANIUM,
    "Map": MAP,
    "Junk": JUNK,
    "Lander": LANDER,
    "Mutagen": MUTAGEN,
    "Shard": SHARD,
}
