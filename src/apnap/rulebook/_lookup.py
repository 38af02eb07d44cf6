"""Questions to the index: by number, by the specification's number, by an older edition, and by words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.rulebook._index import PINNED, Entry, UnknownRule, index, is_number, normal, parent

SPECIFICATION: Final = "specification"
"""The edition to ask for with a number as the specification has it."""

MOST_SUGGESTIONS: Final = 3


def title(number: str, edition: str = "") -> str:
    """What a rule is about, in a few words. A letter that is not in the index has the title of the rule above it."""
    return explain(number, edition).title


def explain(number: str, edition: str = "") -> Entry:
    """The entry of a rule, or where its letter is not in the index, the entry of the rule above it."""
    entries = _entries(edition)
    entry = entries.get(number)
    if entry is not None:
        return entry
    wanted = normal(number)
    entry = entries.get(wanted)
    if entry is None and is_number(wanted) and wanted[-1].isalpha():
        entry = entries.get(parent(wanted))
    if entry is None:
        raise _unknown(wanted, edition, entries)
    return entry


def spec(number: str) -> Entry:
    """The entry of a rule by its number in the specification: 726.4 there is 729.4 today."""
    return explain(number, SPECIFICATION)


def specification() -> list[Entry]:
    """All rules of the specification, in its order."""
    return list(index().specification.values())


def known(number: str, edition: str = "") -> bool:
    """Whether the index has exactly this rule."""
    return normal(number) in _entries(edition)


def children(number: str) -> list[str]:
    """The numbers one level below a chapter, a section or a rule, in order; those of '' are the chapters."""
    wanted = normal(number)
    entries = index().pinned
    if wanted and wanted not in entries:
        raise _unknown(wanted, "", entries)
    return [below for below in entries if parent(below) == wanted]


def search(words: str) -> list[str]:
    """The numbers of the rules whose title has all these words, in whatever form, or words beginning so, in order."""
    wanted = words.casefold().split()
    found = []
    for number, entry in index().pinned.items():
        have = [word.strip(_MARKS) for word in entry.title.casefold().split()]
        stems = [stem(word) for word in have]
        if wanted and all(stem(part) in stems or any(word.startswith(part) for word in have) for part in wanted):
            found.append(number)
    return found


def stem(word: str) -> str:
    """A word without its ending, alike for 'concede', 'concedes', 'conceded' and 'conceding'."""
    word = word.strip(_MARKS)
    for mark in ("'s", "\u2019s"):
        word = word.removesuffix(mark)
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM and not word.endswith("ss"):
            word = word.removesuffix(ending)
            break
    if len(word) > SHORTEST_STEM and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]  # 'dropping', 'drop'
    if len(word) > SHORTEST_STEM and word[-1] in "ey":
        word = word[:-1] + ("i" if word[-1] == "y" else "")  # 'copies', 'copy'
    return word


_MARKS: Final = ",.;:!?()'\"\u2019\u201c\u201d"
_ENDINGS: Final = ("ings", "ing", "es", "ed", "s")
SHORTEST_STEM: Final = 3


def _entries(edition: str) -> Mapping[str, Entry]:
    """The entries that an edition asks for: today's, those of the specification, or those of one older year."""
    if edition in ("", PINNED):
        return index().pinned
    if edition == SPECIFICATION:
        return index().specification
    both = {**index().older, **index().specification}
    return {number: entry for number, entry in both.items() if entry.edition == edition}


def _unknown(number: str, edition: str, entries: Mapping[str, Entry]) -> UnknownRule:
    """The error for a number that is nowhere, with what may have been meant."""
    if not entries:
        return UnknownRule(number, edition=edition, hint=f"editions are 2024, 2025, {PINNED} and '{SPECIFICATION}'")
    if entries is not index().pinned:
        hint = "it is a rule of today; ask for it without an edition" if known(number) else ""
        return UnknownRule(number, _near(number, entries), edition=edition, hint=hint)
    renumbered = index().specification.get(number)
    if renumbered is not None and renumbered.pinned:
        hint = f"did you mean '{renumbered.pinned}'? ({number} is its number in the specification)"
        return UnknownRule(number, [renumbered.pinned], hint=hint)
    return UnknownRule(number, _near(number, entries) if is_number(number) else search(number)[:MOST_SUGGESTIONS])


def _near(number: str, entries: Mapping[str, Entry]) -> list[str]:
    """The last number beside this one, if its section exists, and those that are a slip of the keyboard away."""
    from difflib import get_close_matches  # here, since it is needed only after a mistake

    beside = [other for other in entries if is_number(number) and parent(other) == parent(number)]
    near = [*beside[-1:], *(match for match in get_close_matches(number, list(entries)) if match not in beside[-1:])]
    return near[:MOST_SUGGESTIONS]
