"""Meld cards, in pairs."""

from __future__ import annotations

from apnap.abilities.cards import face
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.melding import Meld, OwnAndControlBoth
from apnap.abilities.effects.moves import ReturnToBattlefield, ReturnToHand
from apnap.abilities.filters import CREATURE, OTHER, YOU_CONTROL, AnyOf, ManaValueAtMost, Subtype
from apnap.abilities.keywords import FIRST_STRIKE, FLYING, HASTE, LIFELINK, MENACE, VIGILANCE
from apnap.abilities.mechanics.copying_spells import CastsThis
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.targets import TargetCard
from apnap.abilities.triggers import At, BeginningOf, Enters, When
from apnap.library.registry import card
from apnap.rules.words import BEGIN_COMBAT, END

HOST = face(
    "Chittering Host",
    "",
    "Creature - Eldrazi Horror",
    "5/6",
    HASTE,
    MENACE,
    When(Enters(THIS), UntilEndOfTurn(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 0), Has(MENACE))),
)
card(
    "Graf Rats",
    "{1}{B}",
    "Creature - Rat",
    "2/1",
    At(
        BeginningOf(BEGIN_COMBAT, whose=YOU),
        Meld("Midnight Scavengers", "Chittering Host"),
        provided=OwnAndControlBoth("Midnight Scavengers"),
    ),
    back=HOST,
    layout="meld",
)
card(
    "Midnight Scavengers",
    "{4}{B}",
    "Creature - Human Rogue",
    "3/3",
    When(Enters(THIS), May(ReturnToHand(TargetCard(CREATURE, ManaValueAtMost(3))))),
    back=HOST,
    layout="meld",
)

BRISELA = face(
    "Brisela, Voice of Nightmares",
    "",
    "Legendary Creature - Eldrazi Angel",
    "9/10",
    FLYING,
    FIRST_STRIKE,
    VIGILANCE,
    LIFELINK,
    CantCast(EACH_OPPONENT, ManaValueAtMost(3)),
)
card(
    "Gisela, the Broken Blade",
    "{2}{W}{W}",
    "Legendary Creature - Angel Horror",
    "4/3",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    At(
        BeginningOf(END, whose=YOU),
        Meld("Bruna, the Fading Light", "Brisela, Voice of Nightmares"),
        provided=OwnAndControlBoth("Bruna, the Fading Light"),
    ),
    back=BRISELA,
    layout="meld",
)
card(
    "Bruna, the Fading Light",
    "{5}{W}{W}",
    "Legendary Creature - Angel Horror",
    "5/7",
    When(
        CastsThis(),
        May(ReturnToBattlefield(TargetCard(AnyOf(Subtype("Angel"), Subtype("Human")), CREATURE))),
    ),
    FLYING,
    VIGILANCE,
    back=BRISELA,
    layout="meld",
)
