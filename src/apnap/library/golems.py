"""More cards without colour: constructs, golems, myr, and what they carry."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import SACRIFICE_THIS, RemoveCounters
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.moves import Destroy, Exile
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw, GainLife
from apnap.abilities.filters import (
    BLACK,
    CREATURE,
    NONARTIFACT,
    NONLAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    PLANESWALKER,
    RED,
    YOU_CONTROL,
    PowerAtMost,
)
from apnap.abilities.keywords import FIRST_STRIKE, FLYING, HASTE, REACH, TRAMPLE, VIGILANCE
from apnap.abilities.mechanics.protection import Protection
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.rules import AllMustBlock, CantBeBlocked
from apnap.abilities.targets import AnyTarget, Target, TargetOpponent, TargetPlayerOr
from apnap.abilities.triggers import Dies, Enters, Leaves, When
from apnap.library.registry import card
from apnap.rules.words import PLUS

PHYREXIAN_MYR: Final = token("Phyrexian Myr Token", "Artifact Creature - Phyrexian Myr", "1/1")

# large ones
card("Hexplate Golem", "{7}", "Artifact Creature - Golem", "5/7")
card("Gold-Forged Sentinel", "{6}", "Artifact Creature - Chimera", "4/4", FLYING)
card("Iron Giant", "{7}", "Artifact Creature - Demon", "6/6", VIGILANCE, REACH, TRAMPLE)
card("Breaker of Armies", "{8}", "Creature - Eldrazi", "10/8", Always(THIS, AllMustBlock()))
card(
    "Meteor Golem",
    "{7}",
    "Artifact Creature - Golem",
    "3/3",
    When(Enters(THIS), Destroy(Target(NONLAND, PERMANENT, OPPONENTS_CONTROL))),
)
card(
    "Scuttling Doom Engine",
    "{6}",
    "Artifact Creature - Construct",
    "6/6",
    Always(THIS, CantBeBlocked(CREATURE, PowerAtMost(2))),
    When(Dies(THIS), DealDamage(6, to=TargetPlayerOr(PLANESWALKER, who=TargetOpponent().who))),
)
card(
    "Triskelion",
    "{6}",
    "Artifact Creature - Construct",
    "1/1",
    EntersWith(3, PLUS),
    Activate(RemoveCounters(1, PLUS), DealDamage(1, to=AnyTarget())),
)
card("Lodestone Golem", "{4}", "Artifact Creature - Golem", "5/3", SpellsCost(+1, NONARTIFACT))

# small ones
card("Alpha Myr", "{2}", "Artifact Creature - Myr", "2/1")
card("Perilous Myr", "{2}", "Artifact Creature - Phyrexian Myr", "1/1", When(Dies(THIS), DealDamage(2, to=AnyTarget())))
card("Myr Sire", "{2}", "Artifact Creature - Phyrexian Myr", "1/1", When(Dies(THIS), CreateTokens(1, PHYREXIAN_MYR)))
card("Chronomaton", "{1}", "Artifact Creature - Golem", "1/1", Activate("{1}", "{T}", AddCounters(1, PLUS, on=THIS)))
card("Bottle Gnomes", "{3}", "Artifact Creature - Gnome", "1/3", Activate(SACRIFICE_THIS, GainLife(3)))
card("Guardian Automaton", "{4}", "Artifact Creature - Construct", "3/3", When(Dies(THIS), GainLife(3)))
card(
    "Filigree Familiar",
    "{3}",
    "Artifact Creature - Fox",
    "2/2",
    When(Enters(THIS), GainLife(2)),
    When(Dies(THIS), Draw(1)),
)
card(
    "Circuit Mender",
    "{3}",
    "Artifact Creature - Insect",
    "2/3",
    When(Enters(THIS), GainLife(2)),
    When(Leaves(THIS), Draw(1)),
)

# other artifacts, and an instant
card(
    "Akroma's Memorial",
    "{7}",
    "Legendary Artifact",
    Always(
        Each(CREATURE, YOU_CONTROL),
        Has(FLYING, FIRST_STRIKE, VIGILANCE, TRAMPLE, HASTE, Protection(BLACK, RED)),
    ),
)
card("Arcane Encyclopedia", "{3}", "Artifact - Book", Activate("{3}", "{T}", Draw(1)))
card("Universal Solvent", "{1}", "Artifact", Activate("{7}", "{T}", SACRIFICE_THIS, Destroy(Target(PERMANENT))))
card("Scour from Existence", "{7}", "Instant", Exile(Target(PERMANENT)))
