"""The built-in decks: plain lists, one file each. `apnap.decks.builtin` reads them; a package so that they ship."""

from __future__ import annotations
