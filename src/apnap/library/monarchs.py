"""Cards about the monarch. CR 725."""

from __future__ import annotations

from apnap.abilities.effects.monarch import MONARCH, BecomeMonarch, IsMonarch
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.filters import CREATURE, ControlledBy
from apnap.abilities.keywords import DEATHTOUCH
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import CantAttackUnless, CantBeBlocked, DefendingPlayer
from apnap.abilities.triggers import At, BeginningOf, Enters, When
from apnap.library.registry import card
from apnap.rules.words import END

card("Palace Sentinels", "{3}{W}", "Creature - Human Soldier", "2/4", When(Enters(THIS), BecomeMonarch()))
card(
    "Thorn of the Black Rose",
    "{3}{B}",
    "Creature - Human Assassin",
    "1/3",
    DEATHTOUCH,
    When(Enters(THIS), BecomeMonarch()),
)
card(
    "Throne Warden",
    "{1}{W}",
    "Creature - Human Soldier",
    "2/2",
    At(BeginningOf(END, whose=YOU), AddCounters(1, "+1/+1", on=THIS), provided=IsMonarch()),
)
card(
    "Crown-Hunter Hireling",
    "{4}{R}",
    "Creature - Ogre Mercenary",
    "4/4",
    When(Enters(THIS), BecomeMonarch()),
    Always(THIS, CantAttackUnless(IsMonarch(DefendingPlayer()))),
)
card(
    "Azure Fleet Admiral",
    "{3}{U}",
    "Creature - Human Pirate",
    "3/3",
    When(Enters(THIS), BecomeMonarch()),
    Always(THIS, CantBeBlocked(CREATURE, ControlledBy(MONARCH))),
)
