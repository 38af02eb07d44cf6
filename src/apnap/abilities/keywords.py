"""Keyword abilities that are plain flags, as words for cards. CR 702."""

from __future__ import annotations

from typing import Final

from apnap.rules import words
from apnap.rules.definitions import Keywords

DEATHTOUCH: Final = Keywords(words.DEATHTOUCH)
DEFENDER: Final = Keywords(words.DEFENDER)
DOUBLE_STRIKE: Final = Keywords(words.DOUBLE_STRIKE)
FIRST_STRIKE: Final = Keywords(words.FIRST_STRIKE)
FLASH: Final = Keywords(words.FLASH)
FLYING: Final = Keywords(words.FLYING)
HASTE: Final = Keywords(words.HASTE)
HEXPROOF: Final = Keywords(words.HEXPROOF)
INDESTRUCTIBLE: Final = Keywords(words.INDESTRUCTIBLE)
LIFELINK: Final = Keywords(words.LIFELINK)
MENACE: Final = Keywords(words.MENACE)
REACH: Final = Keywords(words.REACH)
SHROUD: Final = Keywords(words.SHROUD)
TRAMPLE: Final = Keywords(words.TRAMPLE)
VIGILANCE: Final = Keywords(words.VIGILANCE)
FEAR: Final = Keywords(words.FEAR)
INTIMIDATE: Final = Keywords(words.INTIMIDATE)
SHADOW: Final = Keywords(words.SHADOW)
HORSEMANSHIP: Final = Keywords(words.HORSEMANSHIP)
SKULK: Final = Keywords(words.SKULK)
INFECT: Final = Keywords(words.INFECT)
WITHER: Final = Keywords(words.WITHER)
CHANGELING: Final = Keywords(words.CHANGELING)
DEVOID: Final = Keywords(words.DEVOID)
PHASING: Final = Keywords(words.PHASING)
BANDING: Final = Keywords(words.BANDING)
