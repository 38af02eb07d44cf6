"""Cards that share a word with one other card, or with few."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.costs import TAP_THIS, PayMana
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Choose
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import AddCounters, TakeCounters
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, AnyOf, ControlledBy
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.allowances import MoreLands, NoMaximumHandSize
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Chosen, Target, TargetOpponent, TargetPlayer
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card
from apnap.rules.words import MINUS, PLUS

card(
    "Chainbreaker",
    "{2}",
    "Artifact Creature - Scarecrow",
    "3/3",
    EntersWith(2, MINUS),
    Activate(PayMana("{3}"), TAP_THIS, TakeCounters(1, MINUS, Target(CREATURE))),
)
card("Exploration", "{G}", "Enchantment", MoreLands(1))
card("Graceful Adept", "{2}{U}", "Creature - Human Wizard", "1/3", NoMaximumHandSize())
card(
    "Knight of Autumn",
    "{1}{G}{W}",
    "Creature - Dryad Knight",
    "2/1",
    When(
        Enters(THIS),
        Choose(1, AddCounters(2, PLUS, on=THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))), GainLife(4)),
    ),
)
card("Primeval Light", "{3}{G}", "Sorcery", Destroy(Each(ENCHANTMENT, ControlledBy(Chosen(TargetPlayer())))))
card("Simoon", "{R}{G}", "Instant", DealDamage(1, to=Each(CREATURE, ControlledBy(Chosen(TargetOpponent())))))
