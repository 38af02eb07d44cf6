"""What melded permanents are: the face that the two cards of a pair have together. CR 712.4."""

from __future__ import annotations

from typing import Final

from apnap.abilities.cards import face
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE, OTHER, YOU_CONTROL, ManaValueAtMost
from apnap.abilities.keyword_abilities.flags import FIRST_STRIKE, FLYING, HASTE, LIFELINK, MENACE, VIGILANCE
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.forbidding import CantCast

BRISELA: Final = face(
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
CHITTERING_HOST: Final = face(
    "Chittering Host",
    "",
    "Creature - Eldrazi Horror",
    "5/6",
    HASTE,
    MENACE,
    When(Enters(THIS), UntilEndOfTurn(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 0), Has(MENACE))),
)
