"""What an object is before any effect: its printed or copied values, as modified by its status. CR 707.2, 708, 710."""

from __future__ import annotations

from typing import Final

from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, NO_SUBTYPES, Chars
from apnap.rules.ch2_cards.printed import FaceDownValues
from apnap.rules.core.constants import CREATURE
from apnap.rules.core.objects import Obj

# a 2/2 creature without name, text, subtypes and mana cost (708.2a)
FACE_DOWN: Final = Chars("", None, 0, 0, CREATURE, NO_SUBTYPES, 0, NO_ABILITIES, 2, 2)
PLAIN_FACE_DOWN: Final = FaceDownValues(FACE_DOWN, False)
# a card exiled face down has no characteristics (406.3a)
BLANK_FACE_DOWN: Final = FaceDownValues(Chars("", None, 0, 0, 0, NO_SUBTYPES, 0, NO_ABILITIES, 0, 0), False)


def copiable(o: Obj) -> Chars:
    """The printed values, or those copied over them, as modified by its status. CR 707.2-3, 708.2, 710.2."""
    if o.face_down:
        values = o.face_down_values
        return FACE_DOWN if values is None else values.face.chars
    base = o.copied
    if base is None:
        cast_as = o.cast_as
        base = o.card.faces[o.face].chars if cast_as is None else cast_as.face.chars
    if o.flipped and base.flip is not None:
        return base.flip
    return base
