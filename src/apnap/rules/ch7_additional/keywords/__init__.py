"""Keyword abilities that the machine itself has to know about. CR 702.26, 702.47, 702.95."""

from __future__ import annotations
