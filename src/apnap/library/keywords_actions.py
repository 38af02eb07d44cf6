"""Cards with keyword actions: scry, surveil, fight, regenerate, proliferate, explore, connive, populate, goad."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.effects.fighting import Fight
from apnap.abilities.effects.flow import Lines, May, Then
from apnap.abilities.effects.goading import Goad
from apnap.abilities.effects.growing import Connive, Explore, Proliferate
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.looking import Scry, Surveil
from apnap.abilities.effects.moves import Counter, Destroy
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Tap
from apnap.abilities.effects.player_actions import Draw, Mill
from apnap.abilities.effects.regeneration import Regenerate
from apnap.abilities.effects.tokens import Investigate, Populate
from apnap.abilities.filters import (
    CREATURE,
    NONARTIFACT,
    NONBLACK,
    OPPONENTS_CONTROL,
    YOU_CONTROL,
    YOU_DONT_CONTROL,
)
from apnap.abilities.keywords import HASTE, TRAMPLE
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target, TargetPlayer, TargetSpell
from apnap.abilities.triggers import Attacks, Enters, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import BIRD, FOOD

# scry and surveil
card("Opt", "{U}", "Instant", Lines(Scry(1), Draw(1)))
card("Preordain", "{U}", "Sorcery", Then(Scry(2), Draw(1)))
card("Consider", "{U}", "Instant", Lines(Surveil(1), Draw(1)))
card("Taigam's Scheming", "{1}{U}", "Sorcery", Surveil(5))
card("Sinister Sabotage", "{1}{U}{U}", "Instant", Lines(Counter(TargetSpell()), Surveil(1)))

# mill
card("Tome Scour", "{U}", "Sorcery", Mill(5, who=TargetPlayer()))
card("Millstone", "{2}", "Artifact", Activate("{2}", "{T}", Mill(2, who=TargetPlayer())))

# fight
card("Prey Upon", "{G}", "Sorcery", Fight(Target(CREATURE, YOU_CONTROL), Target(CREATURE, YOU_DONT_CONTROL)))
card("Pounce", "{1}{G}", "Instant", Fight(Target(CREATURE, YOU_CONTROL), Target(CREATURE, YOU_DONT_CONTROL)))
mine = Target(CREATURE, YOU_CONTROL)
card(
    "Epic Confrontation",
    "{1}{G}",
    "Sorcery",
    UntilEndOfTurn(mine, Gets(1, 2)),
    Fight(mine, Target(CREATURE, YOU_DONT_CONTROL)),
)

# regenerate
card("Cudgel Troll", "{2}{G}{G}", "Creature - Troll", "4/3", Activate("{G}", Regenerate(THIS)))
card("Clay Statue", "{4}", "Artifact Creature - Golem", "3/1", Activate("{2}", Regenerate(THIS)))
card("Wrath of God", "{2}{W}{W}", "Sorcery", Destroy(Each(CREATURE), regenerate=False))
card("Terror", "{1}{B}", "Instant", Destroy(Target(NONARTIFACT, NONBLACK, CREATURE), regenerate=False))

# investigate, Food
card("Thraben Inspector", "{W}", "Creature - Human Soldier", "1/2", When(Enters(THIS), Investigate()))
card("Expose Evil", "{1}{W}", "Instant", Lines(Tap(Target(CREATURE, count=2, up_to=True)), Investigate()))
card("Confirm Suspicions", "{3}{U}{U}", "Instant", Lines(Counter(TargetSpell()), Investigate(3)))
card("Bake into a Pie", "{2}{B}{B}", "Instant", Destroy(Target(CREATURE)), CreateTokens(1, FOOD))
card("Fierce Witchstalker", "{2}{G}{G}", "Creature - Wolf", "4/4", TRAMPLE, When(Enters(THIS), CreateTokens(1, FOOD)))

# proliferate
card("Steady Progress", "{2}{U}", "Instant", Lines(Proliferate(), Draw(1)))
card("Courage in Crisis", "{2}{G}", "Sorcery", Then(AddCounters(1, "+1/+1", on=Target(CREATURE)), Proliferate()))

# explore and connive
card("Merfolk Branchwalker", "{1}{G}", "Creature - Merfolk Scout", "2/1", When(Enters(THIS), Explore(THIS)))
card("Seekers' Squire", "{1}{B}", "Creature - Human Scout", "1/2", When(Enters(THIS), Explore(THIS)))
card("Raffine's Informant", "{1}{W}", "Creature - Human Wizard", "2/1", When(Enters(THIS), Connive(THIS)))
card("Hypnotic Grifter", "{U}", "Creature - Human Rogue", "1/2", Activate("{3}", Connive(THIS)))

# populate
card("Wake the Reflections", "{W}", "Sorcery", Populate())
card("Eyes in the Skies", "{3}{W}", "Instant", Then(CreateTokens(1, BIRD), Populate()))

# goad
card("Disrupt Decorum", "{2}{R}{R}", "Sorcery", Goad(Each(CREATURE, YOU_DONT_CONTROL)))
card("Jeering Homunculus", "{1}{U}", "Creature - Homunculus", "0/4", When(Enters(THIS), May(Goad(Target(CREATURE)))))
card(
    "Taunting Kobold",
    "{R}",
    "Creature - Kobold",
    "0/1",
    HASTE,
    Whenever(Attacks(THIS), Goad(Target(CREATURE, OPPONENTS_CONTROL))),
)
