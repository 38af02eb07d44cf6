"""Cards with keyword abilities of graveyards: embalm, eternalize, encore, dredge, soulshift, transmute, disturb."""

from __future__ import annotations

from apnap.abilities.cards import Enchant, face
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Counter, Destroy
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import ARTIFACT, CREATURE, INSTANT, SORCERY, AnyOf
from apnap.abilities.keywords import DOUBLE_STRIKE, FLYING, LIFELINK, VIGILANCE
from apnap.abilities.mechanics.graves import (
    Disturb,
    Dredge,
    Embalm,
    Encore,
    Eternalize,
    Soulshift,
    ThisExiledInstead,
    Transmute,
)
from apnap.abilities.predefined import TREASURE
from apnap.abilities.selectors import THIS, Enchanted
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target, TargetSpell
from apnap.abilities.triggers import Dies, Enters, When
from apnap.library.registry import card

# embalm and eternalize
card("Tah-Crop Skirmisher", "{1}{U}", "Creature - Snake Warrior", "2/1", Embalm("{3}{U}"))
card("Sacred Cat", "{W}", "Creature - Cat", "1/1", LIFELINK, Embalm("{W}"))
card("Proven Combatant", "{U}", "Creature - Human Warrior", "1/1", Eternalize("{4}{U}{U}"))
card("Adorned Pouncer", "{1}{W}", "Creature - Cat", "1/1", DOUBLE_STRIKE, Eternalize("{3}{W}{W}"))

# encore
card(
    "Impulsive Pilferer",
    "{R}",
    "Creature - Goblin Pirate",
    "1/1",
    When(Dies(THIS), CreateTokens(1, TREASURE)),
    Encore("{3}{R}"),
)
card(
    "Kinsbaile Courier",
    "{2}{W}",
    "Creature - Kithkin Soldier",
    "2/1",
    When(Enters(THIS), AddCounters(1, "+1/+1", on=Target(CREATURE))),
    Encore("{2}{W}"),
)
card("Trove Tracker", "{2}{U}", "Creature - Human Pirate", "2/2", When(Dies(THIS), Draw(1)), Encore("{5}{U}{U}"))

# dredge
card("Greater Mossdog", "{3}{G}", "Creature - Plant Dog", "3/3", Dredge(3))
card("Shenanigans", "{1}{R}", "Sorcery", Destroy(Target(ARTIFACT)), Dredge(1))
card("Darkblast", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(-1, -1)), Dredge(3))

# soulshift
card("Kami of Empty Graves", "{3}{B}", "Creature - Spirit", "4/1", Soulshift(3))
card("Nightsoil Kami", "{4}{G}{G}", "Creature - Spirit", "6/4", Soulshift(5))

# transmute
card("Muddle the Mixture", "{U}{U}", "Instant", Counter(TargetSpell(AnyOf(INSTANT, SORCERY))), Transmute("{1}{U}{U}"))
card("Dizzy Spell", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(-3, 0)), Transmute("{1}{U}{U}"))

# disturb
card(
    "Baithook Angler",
    "{1}{U}",
    "Creature - Human Peasant",
    "2/1",
    Disturb("{1}{U}"),
    back=face("Hook-Haunt Drifter", "", "Creature - Spirit", "1/2", FLYING, ThisExiledInstead(), colors="U"),
)
card(
    "Mourning Patrol",
    "{2}{W}",
    "Creature - Human Soldier",
    "2/3",
    VIGILANCE,
    Disturb("{3}{W}"),
    back=face(
        "Morning Apparition", "", "Creature - Spirit Soldier", "2/1", FLYING, VIGILANCE, ThisExiledInstead(), colors="W"
    ),
)
card(
    "Drogskol Infantry",
    "{1}{W}",
    "Creature - Spirit Soldier",
    "2/2",
    Disturb("{3}{W}"),
    back=face(
        "Drogskol Armaments",
        "",
        "Enchantment - Aura",
        Enchant(CREATURE),
        Always(Enchanted(CREATURE), Gets(2, 2)),
        ThisExiledInstead(),
        colors="W",
    ),
)
