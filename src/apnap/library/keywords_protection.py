"""Cards with protection, hexproof from a quality, and ward."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Equip
from apnap.abilities.cards import Enchant
from apnap.abilities.conditions import Exists
from apnap.abilities.costs import PayLife
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import ARTIFACT, BLACK, BLUE, CREATURE, RED, WHITE, Subtype
from apnap.abilities.keywords import FIRST_STRIKE, FLYING, LIFELINK, MENACE, REACH, TRAMPLE, VIGILANCE
from apnap.abilities.mechanics.protection import HexproofFrom, Protection, Ward
from apnap.abilities.selectors import THIS, Enchanted, Equipped
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import DealsDamage, Whenever
from apnap.library.registry import card

# protection
card("White Knight", "{W}{W}", "Creature - Human Knight", "2/2", FIRST_STRIKE, Protection(BLACK))
card("Black Knight", "{B}{B}", "Creature - Human Knight", "2/2", FIRST_STRIKE, Protection(WHITE))
card("Beloved Chaplain", "{1}{W}", "Creature - Human Cleric", "1/1", Protection(CREATURE))
card("Tel-Jilad Chosen", "{1}{G}", "Creature - Elf Warrior", "2/1", Protection(ARTIFACT))
card(
    "Baneslayer Angel",
    "{3}{W}{W}",
    "Creature - Angel",
    "5/5",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    Protection(Subtype("Demon"), Subtype("Dragon")),
)
card(
    "Crimson Acolyte",
    "{1}{W}",
    "Creature - Human Cleric",
    "1/1",
    Protection(RED),
    Activate("{W}", UntilEndOfTurn(Target(CREATURE), Has(Protection(RED)))),
)
card(
    "Spirit Mantle",
    "{1}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1), Has(Protection(CREATURE))),
)
card(
    "Sword of Fire and Ice",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(2, 2), Has(Protection(RED, BLUE))),
    Whenever(
        DealsDamage(Equipped(CREATURE), combat=True, to_player=True),
        And(DealDamage(2, to=AnyTarget()), Draw(1)),
    ),
    Equip("{2}"),
)

# hexproof from
card(
    "Knight of Grace",
    "{1}{W}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    HexproofFrom(BLACK),
    Always(THIS, Gets(1, 0), condition=Exists(BLACK), condition_last=True),
)
card(
    "Knight of Malice",
    "{1}{B}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    HexproofFrom(WHITE),
    Always(THIS, Gets(1, 0), condition=Exists(WHITE), condition_last=True),
)

# ward
card("Tomakul Honor Guard", "{1}{G}", "Creature - Human Soldier", "3/1", Ward("{2}"))
card("Waterfall Aerialist", "{3}{U}", "Creature - Djinn Wizard", "3/1", FLYING, Ward("{2}"))
card(
    "Sire of Seven Deaths",
    "{7}",
    "Creature - Eldrazi",
    "7/7",
    FIRST_STRIKE,
    VIGILANCE,
    MENACE,
    TRAMPLE,
    REACH,
    LIFELINK,
    Ward(PayLife(7)),
)
