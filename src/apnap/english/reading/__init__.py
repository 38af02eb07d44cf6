"""Cards from their text, by patterns that stand beside the phrases which print the same nodes."""

from __future__ import annotations
