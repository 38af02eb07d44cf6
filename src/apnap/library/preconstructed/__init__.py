"""Commander decks as they were sold, one file each; `tools/sold_decks.py` writes them."""

from __future__ import annotations
