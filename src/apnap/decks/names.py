"""Card names as people type them: capitals, accents, apostrophes and hyphens aside, and what comes near."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from typing import Final, final

SUGGESTIONS: Final = 3
LIKENESS: Final = 0.65
"""How alike two names are before one is offered for the other (0 to 1, as difflib counts)."""
MARGIN: Final = 0.15
"""How much less alike than the nearest name another may be and still be offered with it."""

# Letters that Unicode does not take apart into a base letter and an accent.
_LETTERS: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"})


def folded(name: str) -> str:
    """What is left of a name for comparing: base letters and digits. 'Lim-Dûl's Vault' and 'lim duls vault' agree."""
    decomposed = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    return "".join(character for character in decomposed if character.isalnum())


@final
class NameIndex:
    """The names that are known, found as people type them.

    A two-part card is known as 'Front // Back'; it is found by both parts, with any slashes, or by the front alone.
    `aliases` adds further spellings for a known name: for a library that knows a double-faced card by its front face,
    the name of both faces. `beyond` is asked last: it may know more names than can be listed.
    """

    def __init__(
        self,
        names: Iterable[str],
        aliases: Mapping[str, str] | None = None,
        beyond: Callable[[str], str | None] | None = None,
    ) -> None:
        self._beyond = beyond
        self._names: list[str] = list(names)
        self._aliases: dict[str, str] = dict(aliases or {})
        self._exact: dict[str, str] = {**self._aliases, **{name: name for name in self._names}}

    @cached_property
    def _folded(self) -> dict[str, list[str]]:
        """The names that each folded spelling may mean; made when a name is not spelled exactly."""
        found: dict[str, list[str]] = {}
        for name in self._names:
            _add(found, name, name)
        for alias, name in self._aliases.items():
            _add(found, alias, name)
        whole = set(found)
        for name in self._names:
            # A card that is called exactly like another's front face keeps the name for itself.
            front = name.split("//")[0]
            if front != name and folded(front) not in whole:
                _add(found, front, name)
        return found

    def find(self, typed: str) -> str | None:
        """The known name that was meant, or None when there is none, or more than one."""
        exact = self._exact.get(typed)
        if exact is not None:
            return exact
        same = self._folded.get(folded(typed), [])
        if not same and self._beyond is not None:
            return self._beyond(typed)
        return same[0] if len(same) == 1 else None

    def suggest(self, typed: str) -> list[str]:
        """Known names that come near, the nearest first: the same letters, the same beginning, then alike."""
        key = folded(typed)
        if not key:
            return []
        near = list(self._folded.get(key, []))
        if len(key) >= 3:
            starting = sorted((other for other in self._folded if other.startswith(key)), key=len)
            for other in starting[:SUGGESTIONS]:
                near += self._folded[other]
        for other in _alike(key, self._folded):
            near += self._folded[other]
        for part in typed.split("//") if "//" in typed else []:
            near += self._folded.get(folded(part), [])
        return list(dict.fromkeys(near))[:SUGGESTIONS]


def _add(found: dict[str, list[str]], spelling: str, name: str) -> None:
    key = folded(spelling)
    if key:
        same = found.setdefault(key, [])
        if name not in same:
            same.append(name)


def _alike(key: str, others: Iterable[str]) -> list[str]:
    """The keys that are most like this one; none that is much less so than the best."""
    import difflib  # only where something was misspelt

    close = difflib.get_close_matches(key, others, SUGGESTIONS, LIKENESS)
    likeness = [difflib.SequenceMatcher(None, other, key).ratio() for other in close]
    return [other for other, ratio in zip(close, likeness, strict=True) if ratio > likeness[0] - MARGIN]


Known = NameIndex | Collection[str]
"""What readers take to check names: an index, or any collection of names."""


def index_of(known: Known) -> NameIndex:
    """The index itself, or one made from the names."""
    return known if isinstance(known, NameIndex) else NameIndex(known)
