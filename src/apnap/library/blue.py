"""Blue cards."""

from __future__ import annotations
