"""Cards with keyword abilities of spells: split second, rebound, spectacle, aftermath."""

from __future__ import annotations

from apnap.abilities.cards import face
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BLOCKING,
    CREATURE,
    ENCHANTMENT,
    NONLAND,
    PERMANENT,
    YOU_CONTROL,
    AnyOf,
)
from apnap.abilities.layouts import Aftermath
from apnap.abilities.mechanics.spell_rules import Rebound, Spectacle, SplitSecond
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import AnyTarget, Target, TargetOpponent
from apnap.library.registry import card

# split second
card("Krosan Grip", "{2}{G}", "Instant", SplitSecond(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))))
card("Sudden Shock", "{1}{R}", "Instant", SplitSecond(), DealDamage(2, to=AnyTarget()))
card("Sudden Death", "{1}{B}{B}", "Instant", SplitSecond(), UntilEndOfTurn(Target(CREATURE), Gets(-4, -4)))

# rebound
card("Staggershock", "{2}{R}", "Instant", DealDamage(2, to=AnyTarget()), Rebound())
card("Prey's Vengeance", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(2, 2)), Rebound())
card("Great Teacher's Decree", "{3}{W}", "Sorcery", UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 1)), Rebound())

# spectacle
card("Spikewheel Acrobat", "{3}{R}", "Creature - Human Rogue", "5/2", Spectacle("{2}{R}"))
card("Skewer the Critics", "{2}{R}", "Sorcery", Spectacle("{R}"), DealDamage(3, to=AnyTarget()))

# aftermath
card(
    "Farm",
    "{2}{W}",
    "Instant",
    Destroy(Target(AnyOf(ATTACKING, BLOCKING), CREATURE)),
    back=face("Market", "{2}{U}", "Sorcery", Aftermath(), Then(Draw(2), Discard(2))),
    layout="split",
)
card(
    "Consign",
    "{1}{U}",
    "Instant",
    ReturnToHand(Target(NONLAND, PERMANENT)),
    back=face("Oblivion", "{4}{B}", "Sorcery", Aftermath(), Discard(2, who=TargetOpponent())),
    layout="split",
)
