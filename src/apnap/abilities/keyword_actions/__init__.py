"""Keyword actions that are more than a move or a change of status, each written once, by family. CR 701."""

from __future__ import annotations
