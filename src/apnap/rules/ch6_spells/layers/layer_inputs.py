"""What words read of the characteristics of objects, as far as layers 4 to 6 change them. CR 613.8a.

Words say it of themselves (`Node.layer_inputs`); a word that says nothing is taken to read everything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.core.constants import L_ABILITY, L_COLOR, L_TYPE
from apnap.rules.core.types import Layer

READS_TYPES: Final = 1
READS_COLORS: Final = 2
READS_ABILITIES: Final = 4
READS_MORE: Final = 8  # power and toughness, or nothing is known about the word
READS_ANYTHING: Final = 15


def is_known_before(reads: i64, layer: Layer) -> bool:
    """Is all that is read final once the layers before this one have been applied?"""
    if reads & READS_MORE:
        return False
    if reads & READS_ABILITIES and layer <= L_ABILITY:
        return False
    if reads & READS_COLORS and layer <= L_COLOR:
        return False
    return not (reads & READS_TYPES and layer <= L_TYPE)


READINGS: Final = ("inputs", "subject_reads", "reads_itself")  # attributes of a static that say what it reads
