"""What each rule of the Comprehensive Rules is about, in our own words.

Numbers are those of the pinned edition, as everywhere in apnap. The specification was taken from two older editions,
and its sections 726-730 are 729-733 today, so its own numbers are asked for with `spec(number)` or
`edition="specification"`. What the pinned edition no longer has is asked for with the year of its edition:
`title("802.5", edition="2024")`.

The index is three small text files beside this module, read at the first question and not on import. `proofs()` says
for each rule of the specification which tests show it; `code(entry)` and `tests_of(entry)` where any rule is cited.
"""

from __future__ import annotations

from apnap.rulebook._citations import Citation, Place, citations, cited, code, entry_of
from apnap.rulebook._index import PINNED, Entry, UnknownRule
from apnap.rulebook._lookup import SPECIFICATION, children, explain, known, search, spec, specification, title
from apnap.rulebook._proof import INFORMATIONAL, MISSING, STATES, TESTED, Proof, example_counts, proof, proofs, tests_of

__all__ = [
    "INFORMATIONAL",
    "MISSING",
    "PINNED",
    "SPECIFICATION",
    "STATES",
    "TESTED",
    "Citation",
    "Entry",
    "Place",
    "Proof",
    "UnknownRule",
    "children",
    "citations",
    "cited",
    "code",
    "entry_of",
    "example_counts",
    "explain",
    "known",
    "proof",
    "proofs",
    "search",
    "spec",
    "specification",
    "tests_of",
    "title",
]
