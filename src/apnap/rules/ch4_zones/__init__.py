"""Chapter 4, zones, and finding objects again that changed them. CR 400-408."""

from __future__ import annotations
