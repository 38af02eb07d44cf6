"""Sagas, leveler creatures, Classes."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.conditions import Exists
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import If
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife, Sacrifice
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import (
    BASIC,
    CREATURE,
    INSTANT,
    PLANESWALKER,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    PowerAtLeast,
    Subtype,
)
from apnap.abilities.keywords import (
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    INDESTRUCTIBLE,
    LIFELINK,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.mechanics.casting_triggers import Prowess
from apnap.abilities.mechanics.chapters import BecomesLevel, Chapter, ClassLevel, Level, LevelUp
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.predefined import GOLD
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import AnyTarget, Target, TargetCard
from apnap.abilities.triggers import Casts, Enters, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import PLUS

KNIGHT = token("Knight Token", "Creature - Knight", "2/2", VIGILANCE, colors="W")
WALL = token("Wall Token", "Artifact Creature - Wall", "0/4", DEFENDER)
HUMAN_SOLDIER = token("Human Soldier Token", "Creature - Human Soldier", "1/1", colors="W")
OTTER = token("Otter Token", "Creature - Otter", "1/1", Prowess(), colors="UR")

# Sagas
card(
    "History of Benalia",
    "{1}{W}{W}",
    "Enchantment - Saga",
    Chapter("I, II", CreateTokens(1, KNIGHT)),
    Chapter("III", UntilEndOfTurn(Each(Subtype("Knight"), YOU_CONTROL), Gets(2, 1))),
)
card(
    "The Birth of Meletis",
    "{1}{W}",
    "Enchantment - Saga",
    Chapter("I", SearchLibrary(BASIC, Subtype("Plains"))),
    Chapter("II", CreateTokens(1, WALL)),
    Chapter("III", GainLife(2)),
)
card(
    "The Eldest Reborn",
    "{4}{B}",
    "Enchantment - Saga",
    Chapter("I", Sacrifice(1, AnyOf(CREATURE, PLANESWALKER), who=EACH_OPPONENT)),
    Chapter("II", Discard(1, who=EACH_OPPONENT)),
    Chapter("III", ReturnToBattlefield(TargetCard(AnyOf(CREATURE, PLANESWALKER), whose=EACH_PLAYER))),
)
card(
    "The First Iroan Games",
    "{2}{G}",
    "Enchantment - Saga",
    Chapter("I", CreateTokens(1, HUMAN_SOLDIER)),
    Chapter("II", AddCounters(3, PLUS, on=Target(CREATURE, YOU_CONTROL))),
    Chapter("III", If(Exists(CREATURE, PowerAtLeast(4), YOU_CONTROL), Draw(2))),
    Chapter("IV", CreateTokens(1, GOLD)),
)

# levelers
card(
    "Student of Warfare",
    "{W}",
    "Creature - Human Knight",
    "1/1",
    LevelUp("{W}"),
    Level(2, 6, "3/3", FIRST_STRIKE),
    Level(7, -1, "4/4", DOUBLE_STRIKE),
)
card(
    "Kargan Dragonlord",
    "{R}{R}",
    "Creature - Human Warrior",
    "2/2",
    LevelUp("{R}"),
    Level(4, 7, "4/4", FLYING),
    Level(8, -1, "8/8", FLYING, TRAMPLE, Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0)))),
)
card(
    "Transcendent Master",
    "{1}{W}{W}",
    "Creature - Human Cleric Avatar",
    "3/3",
    LevelUp("{1}"),
    Level(6, 11, "6/6", LIFELINK),
    Level(12, -1, "9/9", LIFELINK, INDESTRUCTIBLE),
)
card(
    "Brimstone Mage",
    "{2}{R}",
    "Creature - Human Shaman",
    "2/2",
    LevelUp("{3}{R}"),
    Level(1, 2, "2/3", Activate("{T}", DealDamage(1, to=AnyTarget()))),
    Level(3, -1, "2/4", Activate("{T}", DealDamage(3, to=AnyTarget()))),
)

# Classes
card(
    "Stormchaser's Talent",
    "{U}",
    "Enchantment - Class",
    When(Enters(THIS), CreateTokens(1, OTTER)),
    ClassLevel(2, "{3}{U}", When(BecomesLevel(2), ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY))))),
    ClassLevel(3, "{5}{U}", Whenever(Casts(AnyOf(INSTANT, SORCERY)), CreateTokens(1, OTTER))),
)
