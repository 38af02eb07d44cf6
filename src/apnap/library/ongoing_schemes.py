"""Ongoing schemes: face up until they are abandoned. CR 314, 701.33, 904.11."""

from __future__ import annotations

from apnap.abilities.conditions import ControlsMany
from apnap.abilities.effects.copies import CopyOnStack
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.schemes import (
    NON_ONGOING,
    Abandon,
    MayAbandon,
    SetInMotionAgain,
    SetsInMotion,
)
from apnap.abilities.filters import CREATURE, LAND, OPPONENTS_CONTROL, YOU_CONTROL
from apnap.abilities.keywords import TRAMPLE
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each, That
from apnap.abilities.statics.allowances import MoreLands
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.damage import DamageLessened
from apnap.abilities.this_turn import CastThisTurn, DealtDamageThisTurn
from apnap.abilities.triggers import At, BeginningOf, Casts, Dies, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import END

card(
    "Because I Have Willed It",
    "",
    "Ongoing Scheme",
    SpellsCost(-1, cast_by=YOU),
    At(
        BeginningOf(END, whose=EACH_OPPONENT, together=True),
        Abandon(THIS),
        provided=CastThisTurn(4, None),
    ),
)
card(
    "My Laughter Echoes",
    "",
    "Ongoing Scheme",
    Whenever(SetsInMotion(NON_ONGOING), MayAbandon(SetInMotionAgain())),
)
card(
    "My Tendrils Run Deep",
    "",
    "Ongoing Scheme",
    MoreLands(1),
    At(BeginningOf(END, whose=YOU), Then(Draw(2), Abandon(THIS)), provided=ControlsMany(6, LAND)),
)
card(
    "Nothing Can Stop Me Now",
    "",
    "Ongoing Scheme",
    DamageLessened(1, YOU, OPPONENTS_CONTROL),
    At(BeginningOf(END), Abandon(THIS), provided=DealtDamageThisTurn(5)),
)
card(
    "Reality Is Mine to Control",
    "",
    "Ongoing Scheme",
    Whenever(Casts(), MayAbandon(CopyOnStack(That(spell=True), in_one_breath=True))),
)
card(
    "The Very Soil Shall Shake",
    "",
    "Ongoing Scheme",
    Always(Each(CREATURE, YOU_CONTROL), Gets(2, 2), Has(TRAMPLE)),
    When(Dies(CREATURE, YOU_CONTROL), Abandon(THIS)),
)
