"""Red spells that deal damage, and cards that take creatures for a turn."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import PowerOf, X
from apnap.abilities.cards import AdditionalCost
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.counting import ManaValueOf
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And, Choose
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.libraries import ShuffleIntoLibrary, TakeFromLibrary
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.filters import ARTIFACT, ATTACKING, BLOCKING, CREATURE, PLANESWALKER, AnyOf, Not, Subtype, With
from apnap.abilities.keywords import FLYING, HASTE, TRAMPLE
from apnap.abilities.players import EACH_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, AllOfThese, Each, Sacrificed, That
from apnap.abilities.statics.changes import Has, YouControl
from apnap.abilities.targets import AnyTarget, Target, TargetOpponent, TargetPlayerOr
from apnap.library.registry import card

# to one
card("Lightning Strike", "{1}{R}", "Instant", DealDamage(3, to=AnyTarget()))
card("Lightning Blast", "{3}{R}", "Instant", DealDamage(4, to=AnyTarget()))
card("Lava Axe", "{4}{R}", "Sorcery", DealDamage(5, to=TargetPlayerOr(PLANESWALKER)))
card("Flame Slash", "{R}", "Sorcery", DealDamage(4, to=Target(CREATURE)))
card("Gideon's Reproach", "{1}{W}", "Instant", DealDamage(4, to=Target(AnyOf(ATTACKING, BLOCKING), CREATURE)))
card("Magma Jet", "{1}{R}", "Instant", DealDamage(2, to=AnyTarget()), Scry(2))
card("Char", "{2}{R}", "Instant", And(DealDamage(4, to=AnyTarget()), DealDamage(2, to=YOU)))
card(
    "Chandra's Outrage",
    "{2}{R}{R}",
    "Instant",
    And(DealDamage(4, to=Target(CREATURE)), DealDamage(2, to=ControllerOf(That(CREATURE)))),
)
card("Lightning Helix", "{R}{W}", "Instant", And(DealDamage(3, to=AnyTarget()), GainLife(3)))
card("Warleader's Helix", "{2}{R}{W}", "Instant", And(DealDamage(4, to=AnyTarget()), GainLife(4)))
card("Beacon of Destruction", "{3}{R}{R}", "Instant", DealDamage(5, to=AnyTarget()), ShuffleIntoLibrary(THIS))
card("Collateral Damage", "{R}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), DealDamage(3, to=AnyTarget()))
card(
    "Fling",
    "{1}{R}",
    "Instant",
    AdditionalCost(SacrificeSome(1, CREATURE)),
    DealDamage(PowerOf(Sacrificed(CREATURE)), to=AnyTarget()),
)
card(
    "Bosh, Iron Golem",
    "{8}",
    "Legendary Artifact Creature - Golem",
    "6/7",
    TRAMPLE,
    Activate("{3}{R}", SacrificeSome(1, ARTIFACT), DealDamage(ManaValueOf(Sacrificed(ARTIFACT)), to=AnyTarget())),
)

# to many
card("Flame Rift", "{1}{R}", "Sorcery", DealDamage(4, to=EACH_PLAYER))
card("Slagstorm", "{1}{R}{R}", "Sorcery", Choose(1, DealDamage(3, to=Each(CREATURE)), DealDamage(3, to=EACH_PLAYER)))
card("Steam Blast", "{2}{R}", "Sorcery", DealDamage(2, to=AllOfThese(Each(CREATURE), EACH_PLAYER)))
card("Inferno", "{5}{R}{R}", "Instant", DealDamage(6, to=AllOfThese(Each(CREATURE), EACH_PLAYER)))
card("Earthquake", "{X}{R}", "Sorcery", DealDamage(X, to=AllOfThese(Each(CREATURE, Not(With(FLYING))), EACH_PLAYER)))
card("Hurricane", "{X}{G}", "Sorcery", DealDamage(X, to=AllOfThese(Each(CREATURE, With(FLYING)), EACH_PLAYER)))
card("Windstorm", "{X}{G}", "Instant", DealDamage(X, to=Each(CREATURE, With(FLYING))))
card("Fiery Cannonade", "{2}{R}", "Instant", DealDamage(2, to=Each(Not(Subtype("Pirate")), CREATURE)))

# taking creatures
card(
    "Act of Treason",
    "{2}{R}",
    "Sorcery",
    UntilEndOfTurn(Target(CREATURE), YouControl()),
    Untap(That(CREATURE)),
    UntilEndOfTurn(IT, Has(HASTE)),
)
card("Bribery", "{3}{U}{U}", "Sorcery", TakeFromLibrary(TargetOpponent(), CREATURE))
card("Acquire", "{3}{U}{U}", "Sorcery", TakeFromLibrary(TargetOpponent(), ARTIFACT))
