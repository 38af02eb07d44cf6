"""Lists of decks as they were sold, one file each, for `apnap bench`; more may be put beside them."""

from __future__ import annotations
