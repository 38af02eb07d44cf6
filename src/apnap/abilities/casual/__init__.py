"""The words of casual variants: planes, schemes, conspiracies, drafts, commanders. CR 311-315, 901-905."""

from __future__ import annotations
