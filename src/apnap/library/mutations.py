"""Creatures that mutate: a spell merges with a creature, and the two are one. CR 702.140, 730."""

from __future__ import annotations

from apnap.abilities.cards import token
from apnap.abilities.effects.blinking import MayThen
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife, Sacrifice
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    PLANESWALKER,
    SORCERY,
    AnyOf,
    ManaValueAtMost,
    Not,
)
from apnap.abilities.keywords import FLASH, FLYING, LIFELINK, MENACE, REACH, TRAMPLE, VIGILANCE
from apnap.abilities.mechanics.mutate import Mutate, Mutates
from apnap.abilities.players import EACH_OPPONENT, YOU, ControllerOf
from apnap.abilities.selectors import IT
from apnap.abilities.targets import Target, TargetCard
from apnap.abilities.triggers import Whenever
from apnap.library.registry import card
from apnap.library.tokens import BEAST
from apnap.rules.words import BATTLEFIELD, PLUS

LIFELINKED_CAT = token("Cat Token", "Creature - Cat", "1/1", LIFELINK, colors="W")

card(
    "Cubwarden",
    "{3}{W}",
    "Creature - Cat",
    "3/5",
    Mutate("{2}{W}{W}"),
    LIFELINK,
    Whenever(Mutates(), CreateTokens(2, LIFELINKED_CAT)),
)
card(
    "Majestic Auricorn",
    "{4}{W}",
    "Creature - Unicorn",
    "4/4",
    Mutate("{3}{W}"),
    VIGILANCE,
    Whenever(Mutates(), GainLife(4)),
)
card(
    "Vulpikeet",
    "{3}{W}",
    "Creature - Fox Bird",
    "2/3",
    Mutate("{2}{W}"),
    FLYING,
    Whenever(Mutates(), AddCounters(1, PLUS, on=IT)),
)
card(
    "Dreamtail Heron",
    "{4}{U}",
    "Creature - Elemental Bird",
    "3/4",
    Mutate("{3}{U}"),
    FLYING,
    Whenever(Mutates(), Draw(1)),
)
card(
    "Pouncing Shoreshark",
    "{4}{U}",
    "Creature - Shark Beast",
    "4/3",
    Mutate("{3}{U}"),
    FLASH,
    Whenever(Mutates(), May(ReturnToHand(Target(CREATURE, OPPONENTS_CONTROL)))),
)
card(
    "Cavern Whisperer",
    "{4}{B}",
    "Creature - Nightmare",
    "4/4",
    Mutate("{3}{B}"),
    MENACE,
    Whenever(Mutates(), Discard(1, who=EACH_OPPONENT)),
)
card(
    "Chittering Harvester",
    "{5}{B}",
    "Creature - Nightmare",
    "4/6",
    Mutate("{4}{B}"),
    Whenever(Mutates(), Sacrifice(1, CREATURE, who=EACH_OPPONENT)),
)
card(
    "Dirge Bat",
    "{2}{B}{B}",
    "Creature - Bat",
    "3/3",
    Mutate("{4}{B}{B}"),
    FLASH,
    FLYING,
    Whenever(Mutates(), Destroy(Target(AnyOf(CREATURE, PLANESWALKER), OPPONENTS_CONTROL))),
)
card(
    "Cloudpiercer",
    "{4}{R}",
    "Creature - Dinosaur",
    "5/4",
    Mutate("{3}{R}"),
    REACH,
    Whenever(Mutates(), MayThen(Discard(1), Draw(1))),
)
card(
    "Gemrazer",
    "{3}{G}",
    "Creature - Beast",
    "4/4",
    Mutate("{1}{G}{G}"),
    REACH,
    TRAMPLE,
    Whenever(Mutates(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT), OPPONENTS_CONTROL))),
)
card(
    "Glowstone Recluse",
    "{2}{G}",
    "Creature - Spider",
    "2/3",
    Mutate("{3}{G}"),
    REACH,
    Whenever(Mutates(), AddCounters(2, PLUS, on=IT)),
)
card(
    "Migratory Greathorn",
    "{3}{G}",
    "Creature - Beast",
    "3/4",
    Mutate("{2}{G}"),
    Whenever(Mutates(), SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
)
card(
    "Boneyard Lurker",
    "{2}{B}{G}",
    "Creature - Nightmare Beast",
    "4/4",
    Mutate("{2}{B/G}{B/G}"),
    Whenever(Mutates(), ReturnToHand(TargetCard(PERMANENT, whose=YOU))),
)
card(
    "Lore Drakkis",
    "{1}{U}{R}",
    "Creature - Lizard Beast",
    "2/3",
    Mutate("{U/R}{U/R}"),
    Whenever(Mutates(), ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY), whose=YOU))),
)
card(
    "Necropanther",
    "{1}{W}{B}",
    "Creature - Cat Nightmare",
    "3/3",
    Mutate("{2}{W/B}{W/B}"),
    Whenever(Mutates(), ReturnToBattlefield(TargetCard(CREATURE, ManaValueAtMost(3), whose=YOU))),
)
card(
    "Trumpeting Gnarr",
    "{1}{G}{U}",
    "Creature - Beast",
    "3/3",
    Mutate("{3}{G/U}{G/U}"),
    Whenever(Mutates(), CreateTokens(1, BEAST)),
)
card(
    "Sawtusk Demolisher",
    "{4}{G}{G}",
    "Creature - Beast",
    "6/6",
    Mutate("{3}{G}"),
    TRAMPLE,
    Whenever(Mutates(), Destroy(Target(Not(CREATURE), PERMANENT)), CreateTokens(1, BEAST, who=ControllerOf(IT))),
)
