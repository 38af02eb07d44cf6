"""Cards that are played face down: morph, megamorph, disguise, manifest."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.player_actions import Draw, LoseLife
from apnap.abilities.filters import CREATURE, NONBLACK, PERMANENT, YOU_CONTROL
from apnap.abilities.keywords import (
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    REACH,
    TRAMPLE,
)
from apnap.abilities.mechanics.morph import (
    Disguise,
    IsFaceDown,
    IsTurnedFaceUp,
    Manifest,
    Megamorph,
    Morph,
    TurnFaceDown,
)
from apnap.abilities.players import YOU
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.abilities.triggers import At, BeginningOf, Dies, Enters, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import PLUS, UPKEEP

# morph
card("Battering Craghorn", "{2}{R}{R}", "Creature - Goat Beast", "3/1", FIRST_STRIKE, Morph("{1}{R}{R}"))
card("Branchsnap Lorian", "{1}{G}{G}", "Creature - Beast", "4/1", TRAMPLE, Morph("{G}"))
card("Monastery Flock", "{2}{U}", "Creature - Bird", "0/5", DEFENDER, FLYING, Morph("{U}"))
card("Woolly Loxodon", "{5}{G}{G}", "Creature - Elephant Warrior", "6/7", Morph("{5}{G}"))
card(
    "Grinning Demon",
    "{2}{B}{B}",
    "Creature - Demon",
    "6/6",
    At(BeginningOf(UPKEEP, whose=YOU), LoseLife(2)),
    Morph("{2}{B}{B}"),
)
card("Wall of Deceit", "{1}{U}", "Creature - Wall", "0/5", DEFENDER, Activate("{3}", TurnFaceDown(THIS)), Morph("{U}"))
card(
    "Master of Pearls",
    "{1}{W}",
    "Creature - Human Monk",
    "2/2",
    Morph("{3}{W}{W}"),
    When(IsTurnedFaceUp(THIS), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 2))),
)
card(
    "Echo Tracer",
    "{2}{U}",
    "Creature - Human Wizard",
    "2/2",
    Morph("{2}{U}"),
    When(IsTurnedFaceUp(THIS), ReturnToHand(Target(CREATURE))),
)
card(
    "Skinthinner",
    "{1}{B}",
    "Creature - Zombie",
    "2/1",
    Morph("{3}{B}{B}"),
    When(IsTurnedFaceUp(THIS), Destroy(Target(NONBLACK, CREATURE), regenerate=False)),
)

# megamorph
card("Segmented Krotiq", "{5}{G}", "Creature - Insect", "6/5", Megamorph("{6}{G}"))
card("Aerie Bowmasters", "{2}{G}{G}", "Creature - Dog Archer", "3/4", REACH, Megamorph("{5}{G}"))

# disguise
card("Defenestrated Phantom", "{4}{W}{W}", "Creature - Spirit", "4/3", FLYING, Disguise("{4}{W}"))
card("Riftburst Hellion", "{5}{R}{G}", "Creature - Hellion", "6/7", REACH, Disguise("{4}{R/G}{R/G}"))
card(
    "Bolrac-Clan Basher",
    "{4}{R}{R}",
    "Creature - Cyclops Warrior",
    "3/2",
    DOUBLE_STRIKE,
    TRAMPLE,
    Disguise("{3}{R}{R}"),
)
card(
    "Nightdrinker Moroii",
    "{3}{B}",
    "Creature - Vampire",
    "4/2",
    FLYING,
    When(Enters(THIS), LoseLife(3)),
    Disguise("{B}{B}"),
)

# manifest
card("Sultai Emissary", "{1}{B}", "Creature - Zombie Warrior", "1/1", When(Dies(THIS), Manifest()))
card("Ethereal Ambush", "{3}{G}{U}", "Instant", Manifest(2))
card("Fierce Invocation", "{4}{R}", "Sorcery", Then(Manifest(), AddCounters(2, PLUS, on=IT)))

# of all that are face down
card(
    "Secret Plans",
    "{G}{U}",
    "Enchantment",
    Always(Each(IsFaceDown(), CREATURE, YOU_CONTROL), Gets(0, 1)),
    Whenever(IsTurnedFaceUp(PERMANENT, YOU_CONTROL), Draw(1)),
)
