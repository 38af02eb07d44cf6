"""Which categories may begin with a word, so that the parser asks only those.

It follows from the table: the words that patterns begin with, the slots that they begin with, and what leaves say of
themselves (`starts`). A category that may begin with nothing else than known words is not asked at any other word; what
a leaf does not say may be anything.
"""

from __future__ import annotations

from typing import Final, final

from apnap.english.reading.table import Step, Table

MOST_KNOWN: Final = 20_000  # words that are remembered: a file may have any number of them


@final
class Beginnings:
    """What the table of a moment may begin with."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.size = table.size
        self.after: list[list[int]] = [[] for _ in table.names]  # which categories begin with a category
        self.by_word: dict[str, set[int]] = {}
        self.always: set[int] = set()  # these may begin with any word
        self.leaves: list[int] = []
        self.known: dict[str, frozenset[int]] = {}
        self.words: dict[int, frozenset[str]] = {}
        self.closed: dict[frozenset[int], frozenset[int]] = {}
        for category, root in enumerate(table.roots):
            self.look_at(category, root)

    def look_at(self, category: int, root: Step) -> None:
        for word in root.words:
            self.by_word.setdefault(word, set()).add(category)
        for slot, _ in root.slots:
            self.after[slot].append(category)
        if root.ends:
            self.always.add(category)  # it may be nothing at all
        if self.table.leaves[category] is not None:
            for inner in self.table.within[category]:
                self.after[inner].append(category)
            if self.table.starts[category] is None:
                self.always.add(category)
            else:
                self.leaves.append(category)

    def of(self, word: str) -> frozenset[int]:
        """The categories that may begin with a word."""
        found = self.known.get(word)
        if found is None:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            found = self.known[word] = self.reached(frozenset(self.directly(word)))
        return found

    def directly(self, word: str) -> set[int]:
        out = self.always | self.by_word.get(word, set())
        for category in self.leaves:
            starts = self.table.starts[category]
            if starts is not None and starts(word):
                out.add(category)
        return out

    def words_of(self, category: int) -> frozenset[str]:
        """The words that patterns of a category begin with, and those of the slots that these begin with."""
        known = self.words.get(category)
        if known is None:
            seen = {category}
            left = [category]
            words: set[str] = set()
            while left:
                one = left.pop()
                root = self.table.roots[one]
                words.update(root.words)
                for inner in [*(slot for slot, _ in root.slots), *self.table.within[one]]:
                    if inner not in seen:
                        seen.add(inner)
                        left.append(inner)
            known = self.words[category] = frozenset(words)
        return known

    def reached(self, first: frozenset[int]) -> frozenset[int]:
        """These and all that begin with one of them."""
        known = self.closed.get(first)
        if known is None:
            out = set(first)
            left = list(first)
            while left:
                for category in self.after[left.pop()]:
                    if category not in out:
                        out.add(category)
                        left.append(category)
            known = self.closed[first] = frozenset(out)
        return known
