"""The combat phase. CR 506-511."""

from __future__ import annotations
