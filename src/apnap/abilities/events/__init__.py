"""The events that abilities wait for, and the abilities that wait for them. CR 603."""

from __future__ import annotations
