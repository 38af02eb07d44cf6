"""Cards about turns: extra ones, skipped ones, ended ones, those of others to decide. CR 500.7, 614.10, 723, 724."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.costs import SACRIFICE_THIS, PayMana, TapSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.life_totals import LifeBecomes
from apnap.abilities.effects.moves import Destroy, Exile
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.player_actions import Draw, GainLife, TakeExtraTurn
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.effects.turn import ExtraSteps
from apnap.abilities.effects.turn_control import ControlNextTurn, EndTurn, SkipNext, SkipsSteps
from apnap.abilities.filters import ARTIFACT, CREATURE, YOU_CONTROL, AnyOf, every
from apnap.abilities.keywords import FLYING, MENACE, TRAMPLE
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import AnyTarget, TargetOpponent, TargetPlayer
from apnap.abilities.triggers import At, BeginningOf, DealsDamage, Enters, When, Whenever
from apnap.library.registry import card
from apnap.rules.other_turns import SKIP_COMBAT, SKIP_NEXT_COMBATS, SKIP_TURN
from apnap.rules.words import DRAW, UNTAP, UPKEEP

# extra turns
card("Time Walk", "{1}{U}", "Sorcery", TakeExtraTurn())
card("Temporal Manipulation", "{3}{U}{U}", "Sorcery", TakeExtraTurn())

# skipping
card("Meditate", "{2}{U}", "Instant", Draw(4), SkipNext(SKIP_TURN))
card(
    "Chronatog",
    "{1}{U}",
    "Creature - Atog",
    "1/2",
    Activate("{0}", UntilEndOfTurn(THIS, Gets(3, 3)), SkipNext(SKIP_TURN), each_turn=1),
)
card(
    "Avizoa",
    "{3}{U}",
    "Creature - Jellyfish",
    "2/2",
    FLYING,
    Activate("{0}", UntilEndOfTurn(THIS, Gets(2, 2)), SkipNext(UNTAP), each_turn=1),
)
card(
    "Eater of Days",
    "{4}",
    "Artifact Creature - Leviathan",
    "9/8",
    FLYING,
    TRAMPLE,
    When(Enters(THIS), SkipNext(SKIP_TURN, number=2)),
)
card("Fatigue", "{1}{U}", "Sorcery", SkipNext(DRAW, who=TargetPlayer()))
card(
    "Stonehorn Dignitary",
    "{3}{W}",
    "Creature - Rhino Soldier",
    "1/4",
    When(Enters(THIS), SkipNext(SKIP_COMBAT, who=TargetOpponent())),
)
card(
    "Blinding Angel",
    "{3}{W}{W}",
    "Creature - Angel",
    "2/4",
    FLYING,
    Whenever(DealsDamage(THIS, combat=True, to_player=True), SkipNext(SKIP_COMBAT, who=THAT_PLAYER)),
)
card("False Peace", "{W}", "Sorcery", SkipNext(SKIP_NEXT_COMBATS, who=TargetPlayer()))
card("Eon Hub", "{5}", "Artifact", SkipsSteps(UPKEEP, EACH_PLAYER))
card(
    "Stasis",
    "{1}{U}",
    "Enchantment",
    SkipsSteps(UNTAP, EACH_PLAYER),
    At(BeginningOf(UPKEEP, whose=YOU), UnlessPays(YOU, PayMana("{U}"), SacrificeIt(THIS))),
)
card(
    "Symbiotic Deployment",
    "{2}{G}",
    "Enchantment",
    SkipsSteps(DRAW),
    Activate("{1}", TapSome(2, every((CREATURE, YOU_CONTROL))), Draw(1)),
)

# ending the turn
card("Sundial of the Infinite", "{2}", "Artifact", Activate("{1}", "{T}", EndTurn(), provided=IsTurnOf(YOU)))
card("Ultima", "{3}{W}{W}", "Sorcery", Destroy(Each(AnyOf(ARTIFACT, CREATURE))), EndTurn())

# deciding for another
card("Mindslaver", "{6}", "Legendary Artifact", Activate("{4}", "{T}", SACRIFICE_THIS, ControlNextTurn(TargetPlayer())))
card("Worst Fears", "{7}{B}", "Sorcery", ControlNextTurn(TargetPlayer()), Exile(THIS))
card(
    "Sorin Markov",
    "{3}{B}{B}{B}",
    "Legendary Planeswalker - Sorin",
    "4",
    Loyalty(+2, And(DealDamage(2, to=AnyTarget()), GainLife(2))),
    Loyalty(-3, LifeBecomes(10, who=TargetOpponent())),
    Loyalty(-7, ControlNextTurn(TargetPlayer())),
)

# additional steps
card(
    "Obeka, Splitter of Seconds",
    "{1}{U}{B}{R}",
    "Legendary Creature - Ogre Warlock",
    "2/5",
    MENACE,
    Whenever(DealsDamage(THIS, combat=True, to_player=True), ExtraSteps(UPKEEP, THAT_MUCH, after_phase=True)),
)
