"""Cards that are spliced onto others, conspired for, or that copy what others are. CR 702.47, 702.78, 707."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import face, token
from apnap.abilities.conditions import Is, Unless
from apnap.abilities.effects.copies import BecomeCopy
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.faces import Transform
from apnap.abilities.effects.flow import If, Then
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.permanents import CreateTokens, Tap, Untap
from apnap.abilities.effects.picking import ChoosePermanent, DiscardedThisWay, TheChosen
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife, Mill
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKED_THIS_TURN,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    INSTANT,
    LEGENDARY,
    NONTOKEN,
    OTHER,
    RED,
    SORCERY,
    AnyOf,
    Not,
)
from apnap.abilities.keywords import FLYING
from apnap.abilities.mechanics.morph import FACE_DOWN_ONE, TurnFaceDown
from apnap.abilities.mechanics.splicing import Conspire, Splice
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, Each, EachSpell
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import EntersAsCopy
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.rules import MustAttack
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.abilities.triggers import At, BeginningOf, Enters, When
from apnap.library.registry import card
from apnap.rules.words import END, GRAVEYARD

GOBLIN_WARRIOR = token("Goblin Warrior Token", "Creature - Goblin Warrior", "1/1", colors="RG")
SPIRIT = token("Spirit Token", "Creature - Spirit", "1/1")

# splice
card(
    "Into the Fray",
    "{R}",
    "Instant - Arcane",
    UntilEndOfTurn(Target(CREATURE), MustAttack()),
    Splice("Arcane", "{R}"),
)
card("Glacial Ray", "{1}{R}", "Instant - Arcane", DealDamage(2, to=AnyTarget()), Splice("Arcane", "{1}{R}"))
card("Dampen Thought", "{1}{U}", "Instant - Arcane", Mill(4, who=TargetPlayer()), Splice("Arcane", "{1}{U}"))
card("Consuming Vortex", "{1}{U}", "Instant - Arcane", ReturnToHand(Target(CREATURE)), Splice("Arcane", "{3}{U}"))
card("Kodama's Might", "{G}", "Instant - Arcane", UntilEndOfTurn(Target(CREATURE), Gets(2, 2)), Splice("Arcane", "{G}"))
card(
    "Lifted by Clouds",
    "{2}{U}",
    "Instant - Arcane",
    UntilEndOfTurn(Target(CREATURE), Has(FLYING)),
    Splice("Arcane", "{1}{U}"),
)
card("Spiritual Visit", "{W}", "Instant - Arcane", CreateTokens(1, SPIRIT), Splice("Arcane", "{W}"))
card("Vital Surge", "{1}{G}", "Instant - Arcane", GainLife(3), Splice("Arcane", "{1}{G}"))
card(
    "Wear Away",
    "{G}{G}",
    "Instant - Arcane",
    Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))),
    Splice("Arcane", "{3}{G}"),
)

# conspire
card("Burn Trail", "{3}{R}", "Sorcery", DealDamage(3, to=AnyTarget()), Conspire())
card("Memory Sluice", "{U/B}", "Sorcery", Mill(4, who=TargetPlayer()), Conspire())
card("Ghastly Discovery", "{2}{U}", "Sorcery", Then(Draw(2), Discard(1)), Conspire())
card("Gleeful Sabotage", "{1}{G}", "Sorcery", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))), Conspire())
card(
    "Wort, the Raidmother",
    "{4}{R/G}{R/G}",
    "Legendary Creature - Goblin Shaman",
    "3/3",
    When(Enters(THIS), CreateTokens(2, GOBLIN_WARRIOR)),
    Always(EachSpell(AnyOf(RED, GREEN), AnyOf(INSTANT, SORCERY)), Has(Conspire())),
)

# what others are
card("Body Double", "{4}{U}", "Creature - Shapeshifter", "0/0", EntersAsCopy(CREATURE, zone=GRAVEYARD))
card(
    "Cytoshape",
    "{1}{G}{U}",
    "Instant",
    ChoosePermanent(Not(LEGENDARY), CREATURE),
    BecomeCopy(Target(CREATURE), TheChosen(CREATURE)),
)
card(
    "Ixidron",
    "{3}{U}{U}",
    "Creature - Illusion",
    "*/*",
    AsThisEnters(TurnFaceDown(Each(OTHER, NONTOKEN, CREATURE))),
    SizeIs(CountOf(Each(FACE_DOWN_ONE, CREATURE))),
)
card(
    "Civilized Scholar",
    "{2}{U}",
    "Creature - Human Advisor",
    "0/1",
    Activate(
        "{T}",
        Then(Draw(1), Discard(1)),
        If(DiscardedThisWay(CREATURE), Then(Untap(THIS), Transform(THIS))),
    ),
    back=face(
        "Homicidal Brute",
        "",
        "Creature - Human Mutant",
        "5/1",
        At(
            BeginningOf(END, whose=YOU),
            Then(Tap(THIS), Transform(THIS)),
            provided=Unless(Is(THIS, ATTACKED_THIS_TURN)),
        ),
        colors="R",
    ),
)
