"""The casual variants, each a preset of a table or an addition to one. CR 901-904."""

from __future__ import annotations
