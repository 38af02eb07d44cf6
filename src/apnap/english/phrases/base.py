"""Phrases for the words of `apnap.abilities.base`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.english.amounts import AMOUNTS

AMOUNTS.add(Number, lambda node, voice: str(node.number))
