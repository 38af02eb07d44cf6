"""Keyword abilities that are plain flags, as words for cards. CR 702."""

from __future__ import annotations

from typing import Final

from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.core import constants

DEATHTOUCH: Final = Keywords(constants.DEATHTOUCH)
DEFENDER: Final = Keywords(constants.DEFENDER)
DOUBLE_STRIKE: Final = Keywords(constants.DOUBLE_STRIKE)
FIRST_STRIKE: Final = Keywords(constants.FIRST_STRIKE)
FLASH: Final = Keywords(constants.FLASH)
FLYING: Final = Keywords(constants.FLYING)
HASTE: Final = Keywords(constants.HASTE)
HEXPROOF: Final = Keywords(constants.HEXPROOF)
INDESTRUCTIBLE: Final = Keywords(constants.INDESTRUCTIBLE)
LIFELINK: Final = Keywords(constants.LIFELINK)
MENACE: Final = Keywords(constants.MENACE)
REACH: Final = Keywords(constants.REACH)
SHROUD: Final = Keywords(constants.SHROUD)
TRAMPLE: Final = Keywords(constants.TRAMPLE)
VIGILANCE: Final = Keywords(constants.VIGILANCE)
FEAR: Final = Keywords(constants.FEAR)
INTIMIDATE: Final = Keywords(constants.INTIMIDATE)
SHADOW: Final = Keywords(constants.SHADOW)
HORSEMANSHIP: Final = Keywords(constants.HORSEMANSHIP)
SKULK: Final = Keywords(constants.SKULK)
INFECT: Final = Keywords(constants.INFECT)
WITHER: Final = Keywords(constants.WITHER)
CHANGELING: Final = Keywords(constants.CHANGELING)
DEVOID: Final = Keywords(constants.DEVOID)
PHASING: Final = Keywords(constants.PHASING)
BANDING: Final = Keywords(constants.BANDING)
