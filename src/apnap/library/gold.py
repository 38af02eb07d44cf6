"""Gold cards."""

from __future__ import annotations
