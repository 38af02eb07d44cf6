"""Planeswalkers that give emblems. CR 114."""

from __future__ import annotations

from apnap.abilities.activated import Loyalty
from apnap.abilities.effects.emblems import GetEmblem
from apnap.abilities.effects.lasting import UntilEndOfTurn, UntilYourNextTurn
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.effects.player_actions import Sacrifice
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, LAND, YOU_CONTROL, AnyOf, PowerAtLeast
from apnap.abilities.keywords import FLYING, INDESTRUCTIBLE, LIFELINK
from apnap.abilities.players import EACH_OPPONENT, THAT_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.abilities.triggers import At, BeginningOf
from apnap.library.registry import card
from apnap.library.tokens import SOLDIER, VAMPIRE
from apnap.rules.words import UPKEEP

card(
    "Elspeth, Sun's Champion",
    "{4}{W}{W}",
    "Legendary Planeswalker - Elspeth",
    "4",
    Loyalty(+1, CreateTokens(3, SOLDIER)),
    Loyalty(-3, Destroy(Each(CREATURE, PowerAtLeast(4)))),
    Loyalty(-7, GetEmblem(Always(Each(CREATURE, YOU_CONTROL), Gets(2, 2), Has(FLYING)))),
)
card(
    "Elspeth, Knight-Errant",
    "{2}{W}{W}",
    "Legendary Planeswalker - Elspeth",
    "4",
    Loyalty(+1, CreateTokens(1, SOLDIER)),
    Loyalty(+1, UntilEndOfTurn(Target(CREATURE), Gets(3, 3), Has(FLYING))),
    Loyalty(
        -8, GetEmblem(Always(Each(AnyOf(ARTIFACT, CREATURE, ENCHANTMENT, LAND), YOU_CONTROL), Has(INDESTRUCTIBLE)))
    ),
)
card(
    "Sorin, Solemn Visitor",
    "{2}{W}{B}",
    "Legendary Planeswalker - Sorin",
    "4",
    Loyalty(+1, UntilYourNextTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 0), Has(LIFELINK))),
    Loyalty(-2, CreateTokens(1, VAMPIRE)),
    Loyalty(-6, GetEmblem(At(BeginningOf(UPKEEP, whose=EACH_OPPONENT), Sacrifice(1, CREATURE, who=THAT_PLAYER)))),
)
