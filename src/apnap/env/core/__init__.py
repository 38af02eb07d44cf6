"""What an environment does at every step, compiled: small choices, and what a seat sees as bytes."""

from __future__ import annotations
