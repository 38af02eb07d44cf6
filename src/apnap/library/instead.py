"""Cards by which something else happens instead, or more of it. CR 614."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import LifeOf
from apnap.abilities.cards import token
from apnap.abilities.conditions import AtLeast
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Lines
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife, TakeExtraTurn
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    LAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    PERMANENT,
    YOU_CONTROL,
    AnyOf,
)
from apnap.abilities.keywords import FIRST_STRIKE, FLASH, FLYING, INDESTRUCTIBLE, LIFELINK, TRAMPLE
from apnap.abilities.mana import AddOneColor
from apnap.abilities.mechanics.blocking import Bushido
from apnap.abilities.mechanics.protection import Protection
from apnap.abilities.opening import MayBeginWithThis
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.forbidding import ThisTurn
from apnap.abilities.statics.instead import (
    DrawsInstead,
    EnterUnderYours,
    ExiledInstead,
    GainsMore,
    NextDraw,
    ShuffledInstead,
    TheyEnterTapped,
    UncastExiled,
)
from apnap.abilities.statics.multiplying import MoreCounters, TokensTwice
from apnap.abilities.statics.triggering import CausesNoTriggers
from apnap.abilities.triggers import At, BeginningOf, Enters, Whenever
from apnap.library.registry import card
from apnap.rules.words import MINUS, PLUS, UPKEEP

BEAR = token("Bear Token", "Creature - Bear", "2/2", colors="G")

# to other zones
card("Leyline of the Void", "{2}{B}{B}", "Enchantment", MayBeginWithThis(), ExiledInstead(EACH_OPPONENT))
card("Samurai of the Pale Curtain", "{W}{W}", "Creature - Fox Samurai", "2/2", Bushido(1), ExiledInstead())
card("Darksteel Colossus", "{11}", "Artifact Creature - Golem", "11/11", TRAMPLE, INDESTRUCTIBLE, ShuffledInstead())
card(
    "Progenitus",
    "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}",
    "Legendary Creature - Hydra Avatar",
    "10/10",
    Protection(),
    ShuffledInstead(),
)
card("Nexus of Fate", "{5}{U}{U}", "Instant", TakeExtraTurn(), ShuffledInstead())

# entering
card("Orb of Dreams", "{3}", "Artifact", TheyEnterTapped(PERMANENT))
card("Imposing Sovereign", "{1}{W}", "Creature - Human Noble", "2/1", TheyEnterTapped(CREATURE, OPPONENTS_CONTROL))
card(
    "Authority of the Consuls",
    "{W}",
    "Enchantment",
    TheyEnterTapped(CREATURE, OPPONENTS_CONTROL),
    Whenever(Enters(CREATURE, OPPONENTS_CONTROL), GainLife(1)),
)
card("Kismet", "{3}{W}", "Enchantment", TheyEnterTapped(AnyOf(ARTIFACT, CREATURE, LAND), OPPONENTS_CONTROL))
card("Containment Priest", "{1}{W}", "Creature - Human Cleric", "2/2", FLASH, UncastExiled(NONTOKEN, CREATURE))
card("Hallowed Moonlight", "{1}{W}", "Instant", Lines(ThisTurn(UncastExiled(CREATURE)), Draw(1)))
card("Gather Specimens", "{3}{U}{U}{U}", "Instant", ThisTurn(EnterUnderYours(EACH_OPPONENT, CREATURE)))
card(
    "Overlaid Terrain",
    "{2}{G}{G}",
    "Enchantment",
    AsThisEnters(SacrificeIt(Each(LAND, YOU_CONTROL))),
    Always(Each(LAND, YOU_CONTROL), Has(Activate("{T}", AddOneColor(amount=2)))),
)
card("Torpor Orb", "{2}", "Artifact", CausesNoTriggers(Enters(CREATURE)))
card("Hushwing Gryff", "{2}{W}", "Creature - Hippogriff", "2/1", FLASH, FLYING, CausesNoTriggers(Enters(CREATURE)))

# life
card("Boon Reflection", "{4}{W}", "Enchantment", GainsMore(2))
card("Rhox Faithmender", "{3}{W}", "Creature - Rhino Monk", "1/5", LIFELINK, GainsMore(2))
card(
    "Heron of Hope",
    "{3}{W}",
    "Creature - Bird",
    "2/3",
    FLYING,
    GainsMore(plus=1),
    Activate("{1}{W}", UntilEndOfTurn(THIS, Has(LIFELINK))),
)
card(
    "Knight of Dawn's Light",
    "{1}{W}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    GainsMore(plus=1),
    Activate("{1}{W}", UntilEndOfTurn(THIS, Gets(1, 1))),
)
card(
    "Angel of Vitality",
    "{2}{W}",
    "Creature - Angel",
    "2/2",
    FLYING,
    GainsMore(plus=1),
    Always(THIS, Gets(2, 2), condition=AtLeast(LifeOf(YOU), 25), condition_last=True),
)
card("Tainted Remedy", "{2}{B}", "Enchantment", GainsMore(-1, who=EACH_OPPONENT))
card(
    "Sulfuric Vortex",
    "{1}{R}{R}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=EACH_PLAYER), DealDamage(2, to=THAT_PLAYER)),
    GainsMore(0, who=EACH_PLAYER),
)

# draws
card("Thought Reflection", "{4}{U}{U}{U}", "Enchantment", DrawsInstead(2))
card("Words of Worship", "{2}{W}", "Enchantment", Activate("{1}", NextDraw(GainLife(5))))
card("Words of Wilding", "{2}{G}", "Enchantment", Activate("{1}", NextDraw(CreateTokens(1, BEAR))))
card("Words of Waste", "{2}{B}", "Enchantment", Activate("{1}", NextDraw(Discard(1, who=EACH_OPPONENT))))

# more tokens, more counters, or fewer
card("Parallel Lives", "{3}{G}", "Enchantment", TokensTwice(YOU))
card("Anointed Procession", "{3}{W}", "Enchantment", TokensTwice(YOU))
card(
    "Doubling Season",
    "{4}{G}",
    "Enchantment",
    TokensTwice(YOU),
    MoreCounters("", PERMANENT, YOU_CONTROL, times=2),
)
card("Primal Vigor", "{4}{G}", "Enchantment", TokensTwice(), MoreCounters(PLUS, CREATURE, times=2, named=True))
card("Hardened Scales", "{G}", "Enchantment", MoreCounters(PLUS, CREATURE, YOU_CONTROL, plus=1))
card(
    "Corpsejack Menace",
    "{2}{B}{G}",
    "Creature - Fungus",
    "4/4",
    MoreCounters(PLUS, CREATURE, YOU_CONTROL, times=2),
)
card(
    "Vizier of Remedies",
    "{1}{W}",
    "Creature - Human Cleric",
    "2/1",
    MoreCounters(MINUS, CREATURE, YOU_CONTROL, plus=-1),
)
