"""Cards with keyword abilities of casting: other ways, optional costs, cycling, storm, cascade, affinity."""

from __future__ import annotations

from apnap.abilities.amounts import Times
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Instead
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.looking import Scry, Surveil
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import Tap
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife, LoseLife, Mill
from apnap.abilities.filters import ARTIFACT, CREATURE, LAND, YOU_DONT_CONTROL, Subtype
from apnap.abilities.keywords import FLYING, HASTE, HEXPROOF, TRAMPLE
from apnap.abilities.mechanics.cheaper import Affinity
from apnap.abilities.mechanics.copying_spells import Cascade, Replicate, Storm
from apnap.abilities.mechanics.cycling import Cycling, Typecycling, WhenCycled
from apnap.abilities.mechanics.helping import Convoke, Delve, Improvise
from apnap.abilities.mechanics.kicker import KICKED, TIMES_KICKED, Buyback, Kicker, Multikicker
from apnap.abilities.mechanics.madness import Madness
from apnap.abilities.mechanics.protection import Ward
from apnap.abilities.mechanics.ways import (
    Dash,
    Escape,
    Evoke,
    Flashback,
    JumpStart,
    Overload,
    Retrace,
)
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card

# kicker
card(
    "Citanul Woodreaders",
    "{2}{G}",
    "Creature - Human Druid",
    "1/4",
    Kicker("{2}{G}"),
    When(Enters(THIS), Draw(2), provided=KICKED),
)
card("Field Research", "{2}{U}", "Sorcery", Kicker("{2}{U}"), Instead(Draw(2), KICKED, Draw(3)))
card("Baloth Gorger", "{2}{G}{G}", "Creature - Beast", "4/4", Kicker("{4}"), EntersWith(3, "+1/+1", provided=KICKED))
card("Gnarlid Pack", "{1}{G}", "Creature - Beast", "2/2", Multikicker("{1}{G}"), EntersWith(TIMES_KICKED, "+1/+1"))
card(
    "Lightkeeper of Emeria",
    "{3}{W}",
    "Creature - Angel",
    "2/4",
    Multikicker("{W}"),
    FLYING,
    When(Enters(THIS), GainLife(Times(2, TIMES_KICKED))),
)

# buyback
card("Whispers of the Muse", "{U}", "Instant", Buyback("{5}"), Draw(1))
card("Mystic Speculation", "{U}", "Sorcery", Buyback("{2}"), Scry(3))
card("Reaping the Rewards", "{W}", "Instant", Buyback(SacrificeSome(1, LAND)), GainLife(2))

# from the graveyard
card("Think Twice", "{1}{U}", "Instant", Draw(1), Flashback("{2}{U}"))
card("Ancient Grudge", "{1}{R}", "Instant", Destroy(Target(ARTIFACT)), Flashback("{G}"))
card("Otherworldly Gaze", "{U}", "Instant", Surveil(3), Flashback("{1}{U}"))
card("Radical Idea", "{1}{U}", "Instant", Draw(1), JumpStart())
card("Direct Current", "{1}{R}{R}", "Sorcery", DealDamage(2, to=AnyTarget()), JumpStart())
card("Raven's Crime", "{B}", "Sorcery", Discard(1, who=TargetPlayer()), Retrace())
card("Oona's Grace", "{2}{U}", "Instant", Draw(1, who=TargetPlayer()), Retrace())
card("Fruit of Tizerus", "{B}", "Sorcery", LoseLife(2, who=TargetPlayer()), Escape("{3}{B}", 3))
card("Glimpse of Freedom", "{1}{U}", "Instant", Draw(1), Escape("{2}{U}", 5))

# other costs
card("Mulldrifter", "{4}{U}", "Creature - Elemental", "2/2", FLYING, When(Enters(THIS), Draw(2)), Evoke("{2}{U}"))
card(
    "Ingot Chewer",
    "{4}{R}",
    "Creature - Elemental",
    "3/3",
    When(Enters(THIS), Destroy(Target(ARTIFACT))),
    Evoke("{R}"),
)
card("Mardu Scout", "{R}{R}", "Creature - Goblin Scout", "3/1", Dash("{1}{R}"))
card("Screamreach Brawler", "{2}{R}", "Creature - Orc Berserker", "2/3", Dash("{1}{R}"))
card(
    "Vandalblast",
    "{R}",
    "Sorcery",
    Destroy(Target(ARTIFACT, YOU_DONT_CONTROL)),
    Overload("{4}{R}", Destroy(Each(ARTIFACT, YOU_DONT_CONTROL))),
)
card(
    "Blustersquall",
    "{U}",
    "Instant",
    Tap(Target(CREATURE, YOU_DONT_CONTROL)),
    Overload("{3}{U}", Tap(Each(CREATURE, YOU_DONT_CONTROL))),
)

# madness
card("Reckless Wurm", "{3}{R}{R}", "Creature - Wurm", "4/4", TRAMPLE, Madness("{2}{R}"))
card("Obsessive Search", "{U}", "Instant", Draw(1), Madness("{U}"))

# cycling
card("Barkhide Mauler", "{4}{G}", "Creature - Beast", "4/4", Cycling("{2}"))
card("Lava Serpent", "{5}{R}", "Creature - Elemental Serpent", "5/5", HASTE, Cycling("{2}"))
card(
    "Marauding Brinefang",
    "{5}{U}{U}",
    "Creature - Dinosaur",
    "6/7",
    Ward("{3}"),
    Typecycling("{2}", Subtype("Island")),
)
card(
    "Windcaller Aven",
    "{4}{U}{U}",
    "Creature - Bird Wizard",
    "4/3",
    FLYING,
    Cycling("{U}"),
    WhenCycled(UntilEndOfTurn(Target(CREATURE), Has(FLYING))),
)

# affinity
card("Frogmite", "{4}", "Artifact Creature - Frog", "2/2", Affinity(ARTIFACT))
card("Myr Enforcer", "{7}", "Artifact Creature - Myr", "4/4", Affinity(ARTIFACT))
card("Spire Golem", "{6}", "Artifact Creature - Golem", "2/4", Affinity(Subtype("Island")), FLYING)

# storm, replicate, cascade
card("Grapeshot", "{1}{R}", "Sorcery", DealDamage(1, to=AnyTarget()), Storm())
card("Brain Freeze", "{1}{U}", "Instant", Mill(3, who=TargetPlayer()), Storm())
card("Train of Thought", "{1}{U}", "Sorcery", Replicate("{1}{U}"), Draw(1))
card("Shattering Spree", "{R}", "Sorcery", Replicate("{R}"), Destroy(Target(ARTIFACT)))
card("Bloodbraid Elf", "{2}{R}{G}", "Creature - Elf Berserker", "3/2", HASTE, Cascade())
card("Enlisted Wurm", "{4}{G}{W}", "Creature - Wurm", "5/5", Cascade())

# help with paying
card("Ledev Guardian", "{3}{W}", "Creature - Human Knight", "2/4", Convoke())
card("Conclave Equenaut", "{4}{W}{W}", "Creature - Human Soldier", "3/3", Convoke(), FLYING)
card("Gurmag Angler", "{6}{B}", "Creature - Zombie Fish", "5/5", Delve())
card("Treasure Cruise", "{7}{U}", "Sorcery", Delve(), Draw(3))
card("Foundry Assembler", "{5}", "Artifact Creature - Assembly-Worker", "3/3", Improvise())
card("Bastion Inventor", "{5}{U}", "Creature - Vedalken Artificer", "4/4", Improvise(), HEXPROOF)
