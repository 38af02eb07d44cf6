"""Spells that get rid of one permanent, and of all of them."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import ToughnessOf
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Choose, May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.libraries import PutOnLibrary
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToHand
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.effects.player_actions import GainLife, LoseLife
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BASIC,
    BLOCKING,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    LAND,
    LEGENDARY,
    NONARTIFACT,
    NONLAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    PLANESWALKER,
    TAPPED,
    AnyOf,
    ManaValueAtMost,
    Not,
    PowerAtLeast,
    Subtype,
    With,
)
from apnap.abilities.keywords import FLYING
from apnap.abilities.players import THAT_PLAYER, ControllerOf
from apnap.abilities.selectors import IT, Each, That
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.targets import Target
from apnap.library.registry import card
from apnap.library.tokens import BEAST, ELEPHANT
from apnap.rules.words import BATTLEFIELD

# one creature
card("Murder", "{1}{B}{B}", "Instant", Destroy(Target(CREATURE)))
card("Impale", "{2}{B}{B}", "Sorcery", Destroy(Target(CREATURE)))
card("Go for the Throat", "{1}{B}", "Instant", Destroy(Target(NONARTIFACT, CREATURE)))
card("Cast Down", "{1}{B}", "Instant", Destroy(Target(Not(LEGENDARY), CREATURE)))
card("Eyeblight's Ending", "{2}{B}", "Kindred Instant - Elf", Destroy(Target(Not(Subtype("Elf")), CREATURE)))
card("Assassinate", "{2}{B}", "Sorcery", Destroy(Target(TAPPED, CREATURE)))
card("Terminate", "{B}{R}", "Instant", Destroy(Target(CREATURE), regenerate=False))
card("Reprisal", "{1}{W}", "Instant", Destroy(Target(CREATURE, PowerAtLeast(4)), regenerate=False))
card("Smite the Monstrous", "{3}{W}", "Instant", Destroy(Target(CREATURE, PowerAtLeast(4))))
card("Vanquish the Foul", "{5}{W}", "Sorcery", Destroy(Target(CREATURE, PowerAtLeast(4))), Scry(1))
card("Rebuke", "{2}{W}", "Instant", Destroy(Target(ATTACKING, CREATURE)))
card("Divine Verdict", "{3}{W}", "Instant", Destroy(Target(AnyOf(ATTACKING, BLOCKING), CREATURE)))
card("Plummet", "{1}{G}", "Instant", Destroy(Target(CREATURE, With(FLYING))))
card(
    "Crushing Vines", "{2}{G}", "Instant", Choose(1, Destroy(Target(CREATURE, With(FLYING))), Destroy(Target(ARTIFACT)))
)
card(
    "Path to Exile",
    "{W}",
    "Instant",
    Exile(Target(CREATURE)),
    May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, who=THAT_PLAYER), who=ControllerOf(IT)),
)
card(
    "Condemn",
    "{W}",
    "Instant",
    PutOnLibrary(Target(ATTACKING, CREATURE), bottom=True),
    GainLife(ToughnessOf(IT), who=ControllerOf(IT)),
)
card("Time Ebb", "{2}{U}", "Sorcery", PutOnLibrary(Target(CREATURE)))

# one permanent of another kind
card("Hero's Downfall", "{1}{B}{B}", "Instant", Destroy(Target(AnyOf(CREATURE, PLANESWALKER))))
card("Mortify", "{1}{W}{B}", "Instant", Destroy(Target(AnyOf(CREATURE, ENCHANTMENT))))
card("Putrefy", "{1}{B}{G}", "Instant", Destroy(Target(AnyOf(ARTIFACT, CREATURE)), regenerate=False))
card("Vindicate", "{1}{W}{B}", "Sorcery", Destroy(Target(PERMANENT)))
card("Utter End", "{2}{W}{B}", "Instant", Exile(Target(NONLAND, PERMANENT)))
card("Anguished Unmaking", "{1}{W}{B}", "Instant", Exile(Target(NONLAND, PERMANENT)), LoseLife(3))
card("Beast Within", "{2}{G}", "Instant", Destroy(Target(PERMANENT)), CreateTokens(1, BEAST, who=ControllerOf(IT)))
card("Generous Gift", "{2}{W}", "Instant", Destroy(Target(PERMANENT)), CreateTokens(1, ELEPHANT, who=ControllerOf(IT)))
card(
    "Nature's Claim", "{G}", "Instant", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))), GainLife(4, who=ControllerOf(IT))
)
card(
    "Smash to Smithereens",
    "{1}{R}",
    "Instant",
    Destroy(Target(ARTIFACT)),
    DealDamage(3, to=ControllerOf(That(ARTIFACT))),
)
card(
    "Seal of Cleansing",
    "{1}{W}",
    "Enchantment",
    Activate(SACRIFICE_THIS, Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
)
card("Angelic Edict", "{4}{W}", "Sorcery", Exile(Target(AnyOf(CREATURE, ENCHANTMENT))))
card("Revoke Existence", "{1}{W}", "Sorcery", Exile(Target(AnyOf(ARTIFACT, ENCHANTMENT))))
card("Erase", "{W}", "Instant", Exile(Target(ENCHANTMENT)))
card("Demystify", "{W}", "Instant", Destroy(Target(ENCHANTMENT)))
card("Fragmentize", "{W}", "Sorcery", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT), ManaValueAtMost(4))))
card("Shatter", "{1}{R}", "Instant", Destroy(Target(ARTIFACT)))
card("Stone Rain", "{2}{R}", "Sorcery", Destroy(Target(LAND)))

# all of them
card("Damnation", "{2}{B}{B}", "Sorcery", Destroy(Each(CREATURE), regenerate=False))
card("Armageddon", "{3}{W}", "Sorcery", Destroy(Each(LAND)))
card("Shatterstorm", "{2}{R}{R}", "Sorcery", Destroy(Each(ARTIFACT), regenerate=False))
card("Tranquility", "{2}{G}", "Sorcery", Destroy(Each(ENCHANTMENT)))
card("Jokulhaups", "{4}{R}{R}", "Sorcery", Destroy(Each(AnyOf(ARTIFACT, CREATURE, LAND)), regenerate=False))
card("Planar Cleansing", "{3}{W}{W}{W}", "Sorcery", Destroy(Each(NONLAND, PERMANENT)))
card("Ruinous Ultimatum", "{R}{R}{W}{W}{W}{B}{B}", "Sorcery", Destroy(Each(NONLAND, PERMANENT, OPPONENTS_CONTROL)))
card("Perish", "{2}{B}", "Sorcery", Destroy(Each(GREEN, CREATURE), regenerate=False))
card("Boil", "{3}{R}", "Instant", Destroy(Each(Subtype("Island"))))
card("Flashfires", "{3}{R}", "Sorcery", Destroy(Each(Subtype("Plains"))))
card(
    "Crux of Fate",
    "{3}{B}{B}",
    "Sorcery",
    Choose(1, Destroy(Each(Subtype("Dragon"), CREATURE)), Destroy(Each(Not(Subtype("Dragon")), CREATURE))),
)
card(
    "Merciless Eviction",
    "{4}{W}{B}",
    "Sorcery",
    Choose(1, Exile(Each(ARTIFACT)), Exile(Each(CREATURE)), Exile(Each(ENCHANTMENT)), Exile(Each(PLANESWALKER))),
)
card(
    "Nevinyrral's Disk",
    "{4}",
    "Artifact",
    EntersTapped(),
    Activate("{1}", "{T}", Destroy(Each(AnyOf(ARTIFACT, CREATURE, ENCHANTMENT)))),
)
card("Infest", "{1}{B}{B}", "Sorcery", UntilEndOfTurn(Each(CREATURE), Gets(-2, -2)))
card("Languish", "{2}{B}{B}", "Sorcery", UntilEndOfTurn(Each(CREATURE), Gets(-4, -4)))
card("Evacuation", "{3}{U}{U}", "Instant", ReturnToHand(Each(CREATURE)))
card("Upheaval", "{4}{U}{U}", "Sorcery", ReturnToHand(Each(PERMANENT)))
