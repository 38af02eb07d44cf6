"""What a seat may know, and why something is what it is or cannot be done. CR 400.2."""

from __future__ import annotations
