"""What each rule of the Comprehensive Rules is about, in our own words.

Numbers are those of the pinned edition, as everywhere in apnap. The specification was taken from two older editions,
and its sections 726-730 are 729-733 today, so its own numbers are asked for with `spec(number)` or
`edition="specification"`. What the pinned edition no longer has is asked for with the year of its edition:
`title("802.5", edition="2024")`.

The index is three small text files beside this module, read at the first question and not on import.
"""

from __future__ import annotations

from apnap.rulebook._index import PINNED, Entry, UnknownRule
from apnap.rulebook._lookup import SPECIFICATION, children, explain, known, search, spec, specification, title

__all__ = [
    "PINNED",
    "SPECIFICATION",
    "Entry",
    "UnknownRule",
    "children",
    "explain",
    "known",
    "search",
    "spec",
    "specification",
    "title",
]
