"""What standing effects are asked about: what they forbid, what they permit, how many of it."""

from __future__ import annotations

from typing import Final

# what S_FORBID and S_PERMIT effects are asked about
F_CAST: Final = 0
F_PLAY_LAND: Final = 1
F_ACTIVATE: Final = 2
F_TARGET: Final = 3  # this seat targeting this object or player
F_GAIN_LIFE: Final = 4
F_LOSE: Final = 5
F_WIN: Final = 6
F_UNTAP: Final = 7
F_DRAW: Final = 8
F_COUNTER: Final = 9  # this spell being countered
F_REGENERATE: Final = 10
F_SACRIFICE: Final = 11
F_ATTACH: Final = 12  # this object being attached to by the object in question
F_PREVENT: Final = 13  # damage by this source being prevented
F_LOSE_TO_LIFE: Final = 14  # losing the game for having 0 or less life
F_LOSE_LIFE: Final = 15
F_POISON: Final = 16  # getting poison counters
F_MINUS: Final = 17  # having -1/-1 counters put on it
F_LEGENDS: Final = 18  # the legend rule being applied to this permanent (704.5j)
F_ACTIVATE_OTHER: Final = 19  # an ability that is no mana ability being activated
F_SEARCH: Final = 30  # this player searching a library (701.23)
P_CAST: Final = 20  # may cast this card from where it is
P_PLAY_LAND: Final = 21
P_FLASH: Final = 22  # may cast it as though it had flash
P_LOOK: Final = 23
P_ANY_COLOR: Final = 24  # any mana pays for any color
N_LANDS: Final = 40  # extra land plays
N_HAND: Final = 41  # maximum hand size; 1000 for none
N_SKIP: Final = 42  # skip a step; action - 42 - step
