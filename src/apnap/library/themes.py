"""The modules of the library that are kept by theme rather than by colour, in the order they are read."""

from __future__ import annotations

from typing import Final

THEME_MODULES: Final = ("life", "removal", "burn", "creatures", "attachments", "spells", "blinking", "becoming")
