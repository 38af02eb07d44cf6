"""Vanguards. CR 313."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.costs import PayMana, SacrificeSome
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import ReturnToHand
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Casts, Dies
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import ATTACKING, CREATURE, NONTOKEN, PERMANENT, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import HASTE, HEXPROOF, REACH, SHADOW, VIGILANCE
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import Each
from apnap.abilities.statics.allowances import MoreLands
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.damage import DamageMultiplied
from apnap.abilities.targets import AnyTarget, Target, TargetCard
from apnap.library.cards.tokens import SAPROLING, SLIVER_TOKEN, SPIRIT
from apnap.library.pool import card
from apnap.rules.core.constants import DRAW, UPKEEP

card("Barrin", "", "Vanguard", "0/+6", Activate(SacrificeSome(1, PERMANENT), ReturnToHand(Target(CREATURE))))
card("Erhnam Djinn Avatar", "", "Vanguard", "0/+3", Whenever(Casts(CREATURE), CreateTokens(1, SAPROLING)))
card("Ertai", "", "Vanguard", "-1/+4", Always(Each(CREATURE, YOU_CONTROL), Has(HEXPROOF)))
card("Gerrard", "", "Vanguard", "-4/0", At(BeginningOf(DRAW, whose=YOU), Draw(1, additional=True)))
card("Gix", "", "Vanguard", "-2/+18", Activate(PayMana("{3}"), ReturnToHand(TargetCard(CREATURE, whose=YOU))))
card("Goblin Warchief Avatar", "", "Vanguard", "+1/+2", Always(Each(ATTACKING, CREATURE, YOU_CONTROL), Gets(1, 0)))
card("Hanna", "", "Vanguard", "+1/-5", SpellsCost(-1, cast_by=YOU))
card("Lyna", "", "Vanguard", "+2/-4", Always(Each(CREATURE, YOU_CONTROL), Has(SHADOW)))
card("Maraxus", "", "Vanguard", "+1/+2", Always(Each(CREATURE, YOU_CONTROL), Gets(1, 0)))
card("Mishra", "", "Vanguard", "0/-3", DamageMultiplied(2, CREATURE, YOU_CONTROL, briefest=True))
card("Orim", "", "Vanguard", "0/+12", Always(Each(CREATURE, YOU_CONTROL), Has(REACH)))
card("Rofellos", "", "Vanguard", "-2/+4", Whenever(Dies(CREATURE, YOU_CONTROL), Draw(1)))
card("Royal Assassin Avatar", "", "Vanguard", "-2/0", At(BeginningOf(UPKEEP, whose=YOU), And(Draw(1), LoseLife(1))))
card("Rumbling Slum Avatar", "", "Vanguard", "+1/+1", At(BeginningOf(UPKEEP, whose=YOU), DealDamage(1, EACH_OPPONENT)))
card("Selenia", "", "Vanguard", "+1/+7", Always(Each(CREATURE, YOU_CONTROL), Has(VIGILANCE)))
card("Serra", "", "Vanguard", "+1/+1", Always(Each(CREATURE, YOU_CONTROL), Gets(0, 2)))
card("Serra Angel Avatar", "", "Vanguard", "0/-1", Whenever(Casts(), GainLife(2)))
card("Sidar Kondo", "", "Vanguard", "-1/+12", Activate(PayMana("{3}"), UntilEndOfTurn(Target(CREATURE), Gets(3, 3))))
card("Sliver Queen, Brood Mother", "", "Vanguard", "0/+8", Activate(PayMana("{3}"), CreateTokens(1, SLIVER_TOKEN)))
card("Tahngarth", "", "Vanguard", "-1/+7", Always(Each(CREATURE, YOU_CONTROL), Has(HASTE)))
card("Takara", "", "Vanguard", "+3/-8", Activate(SacrificeSome(1, CREATURE), DealDamage(1, to=AnyTarget())))
card("Teysa, Orzhov Scion Avatar", "", "Vanguard", "0/-2", Whenever(Dies(NONTOKEN, CREATURE), CreateTokens(1, SPIRIT)))
card("Titania", "", "Vanguard", "+2/-5", MoreLands(1))
card("Urza", "", "Vanguard", "-1/+10", Activate(PayMana("{3}"), DealDamage(1, to=AnyTarget())))
card("Xantcha", "", "Vanguard", "+1/+3", Activate(SacrificeSome(1, PERMANENT), Regenerate(Target(CREATURE))))
