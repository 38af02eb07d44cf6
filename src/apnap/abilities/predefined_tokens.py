"""Tokens that the rules define, so that a card need not. CR 111.10."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import ToughnessOf
from apnap.abilities.cards import Enchant, token
from apnap.abilities.costs import SACRIFICE_THIS, DiscardSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.flow import Sequence, Then
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.facts.comparing import AtMost
from apnap.abilities.filters import BASIC, CREATURE, ENCHANTMENT, LAND, NONARTIFACT, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import INDESTRUCTIBLE, TRAMPLE
from apnap.abilities.keyword_abilities.protection import Ward
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.strengthening import Explore
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mana_spending import AddManaNotFor
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.selectors import THIS, Enchanted, That
from apnap.abilities.statics.becoming import HasBaseSize
from apnap.abilities.statics.changes import Gets, GetsForEach, Has
from apnap.abilities.statics.continuous import Always
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
CURSED: Final = token(
    "Cursed",
    "Enchantment - Aura Role",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), HasBaseSize("1/1")),
)
MONSTER: Final = token(
    "Monster",
    "Enchantment - Aura Role",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1), Has(TRAMPLE)),
)
ROYAL: Final = token(
    "Royal",
    "Enchantment - Aura Role",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1), Has(Ward("{1}"))),
)
SORCERER: Final = token(
    "Sorcerer",
    "Enchantment - Aura Role",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1), Has(Whenever(Attacks(THIS), Scry(1)))),
)
VIRTUOUS: Final = token(
    "Virtuous",
    "Enchantment - Aura Role",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), GetsForEach(1, 1, ENCHANTMENT, YOU_CONTROL)),
)
WICKED: Final = token(
    "Wicked",
    "Enchantment - Aura Role",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1)),
    When(Dies(THIS), LoseLife(1, who=EACH_OPPONENT)),
)
YOUNG_HERO: Final = token(
    "Young Hero",
    "Enchantment - Aura Role",
    Enchant(CREATURE),
    Always(
        Enchanted(CREATURE),
        Has(Whenever(Attacks(THIS), AddCounters(1, "+1/+1", on=THIS), provided=AtMost(ToughnessOf(THIS), 3))),
    ),
)
ROLES: Final = {role.base.name: role for role in (CURSED, MONSTER, ROYAL, SORCERER, VIRTUOUS, WICKED, YOUNG_HERO)}
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
