"""Cards that are exiled now and cast later: foretell, plot."""

from __future__ import annotations

from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.moves import Counter, Destroy
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keywords import VIGILANCE
from apnap.abilities.mechanics.foretell import Foretell
from apnap.abilities.selectors import Each
from apnap.abilities.targets import TargetSpell
from apnap.library.registry import card

# foretell
card("Gods' Hall Guardian", "{5}{W}", "Creature - Cat", "3/6", VIGILANCE, Foretell("{3}{W}"))
card("Saw It Coming", "{1}{U}{U}", "Instant", Counter(TargetSpell()), Foretell("{1}{U}"))
card("Doomskar", "{3}{W}{W}", "Sorcery", Destroy(Each(CREATURE)), Foretell("{1}{W}{W}"))
card("Behold the Multiverse", "{3}{U}", "Instant", Then(Scry(2), Draw(2)), Foretell("{1}{U}"))
