"""Attacks and blocks as they are typed: `a1>p2 a2>p3`, `all p2`, `attack ben with goblin piker`, `bears block ogre`.

Creatures and what they are sent at go by their keys or their names; the words between them may be left out.
"""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from apnap.rules.core.constants import NONE
from apnap.table.questions import Choice, Question
from apnap.terminal.matching import NOTHING, NotNamed, Unclear, fits, keys_of, plain

_VERBS: Final = frozenset({"attack", "attacks", "attacking", "block", "blocks", "blocking"})
_TOWARDS: Final = frozenset({">", "at", "on", "to", *_VERBS})
_BESIDES: Final = frozenset({"and", "the", "my", "with", "&", "+"})
_WHAT: Final = frozenset({"", "attack", "attacker", "block", "blocker"})
_LONGEST: Final = 7
"""How many words a name may have."""


def attack(text: str, question: Question) -> list[i64]:
    """Beside each creature whom it attacks; creatures not named stay at home."""
    if _stays(text):
        return [NONE for _ in question.choices]
    whom: dict[int, int] = {}
    for creatures, defender in _Reader(text, question, "attack", "a1>p2").groups():
        for creature in creatures:
            if creature.value in whom and whom[creature.value] != defender.value:
                raise Unclear(f"{creature.text} ({creature.key}) cannot attack two at once (CR 508.1b)")
            whom[creature.value] = defender.value
    return [whom.get(choice.value, NONE) for choice in question.choices]


def block(text: str, question: Question) -> list[i64]:
    """Pairs of a blocker and what it blocks."""
    if _stays(text):
        return []
    pairs: list[i64] = []
    for blockers, attacker in _Reader(text, question, "block", "b1>a1").groups():
        for blocker in blockers:
            pairs += [blocker.value, attacker.value]
    return pairs


def _stays(text: str) -> bool:
    """`none`, `no attack`, `don't block`, `pass`."""
    first, _, rest = plain(text).partition(" ")
    return (first in NOTHING or first in ("pass", "dont")) and rest.rstrip("s") in _WHAT


@final
class _Reader:
    """One line, read from left to right."""

    def __init__(self, text: str, question: Question, verb: str, example: str) -> None:
        self.question = question
        self.verb = verb
        self.example = example
        spaced = re.sub(r"\s*(?:->|=>|→|>|:)\s*", " > ", text.casefold().replace(",", " ").replace(";", " "))
        self.tokens = _target_last(spaced.split())
        self.waiting: list[Choice] = []
        self.everything = False
        self.done: list[tuple[list[Choice], Choice]] = []

    def groups(self) -> list[tuple[list[Choice], Choice]]:
        """Groups of creatures, each with what it is sent at."""
        place = 0
        while place < len(self.tokens):
            place += self._read(place)
        if self.waiting:
            others = self.question.others
            if len(others) > 1:
                raise Unclear(f"say what to {self.verb}, as in {self.waiting[0].key}>{others[0].key}")
            self._send(others[0])
        if not self.done:
            raise Unclear(f"say who is to {self.verb}, as in {self.example}")
        return self.done

    def _read(self, place: int) -> int:
        """Take what is at this place; how many words it was."""
        token = self.tokens[place]
        if token == "all":
            self.everything = True
            self.waiting = list(self.question.choices)
            return 1
        if token in _TOWARDS and self.waiting:
            return 1 + self._target(place + 1)
        if token == ">":
            raise Unclear(f"'>' wants a creature before it, as in {self.example}")
        if not self.everything:
            creature, words = self._find(place, self.question.choices)
            if creature is not None:
                self.waiting.append(creature)
                return words
        if token in _BESIDES or token in _TOWARDS:
            return 1
        if self.waiting:
            return self._target(place)
        return self._lone_target(place)

    def _target(self, place: int) -> int:
        """What the creatures before it are sent at."""
        while place < len(self.tokens) and self.tokens[place] in _BESIDES:
            place += 1
        if place == len(self.tokens):
            raise Unclear(f"'>' wants somebody after it, as in {self.example}")
        other, words = self._find(place, self.question.others)
        if other is None:
            token = self.tokens[place]
            raise Unclear(f"'{token}' is nothing to {self.verb} here; there is {keys_of(self.question.others)}")
        self._send(other)
        return words

    def _lone_target(self, place: int) -> int:
        """A target alone: the only creature there is goes there, but of several it must be said which."""
        other, words = self._find(place, self.question.others)
        creatures = self.question.choices
        if other is None:
            raise NotNamed(
                f"'{self.tokens[place]}' is not a creature that can {self.verb} here: {keys_of(creatures)}; "
                f"type for example {self.example}",
                " ".join(self.tokens[place:]).partition(" >")[0],
            )
        if len(creatures) > 1:
            raise Unclear(f"say who is to {self.verb} {other.key}: {creatures[0].key}>{other.key}, or all {other.key}")
        self.waiting = list(creatures)
        self._send(other)
        return words

    def _send(self, other: Choice) -> None:
        self.done.append((self.waiting, other))
        self.waiting = []
        self.everything = False

    def _find(self, place: int, choices: tuple[Choice, ...]) -> tuple[Choice | None, int]:
        """The choice that the words from this place on name, and how many words those are: as many as fit."""
        token = self.tokens[place]
        for choice in choices:
            if choice.key == token or (choice.key[1:] == token and token.isdigit()):
                return choice, 1
        if token in _BESIDES or token in _TOWARDS:
            return None, 0
        for words in range(min(_LONGEST, len(self.tokens) - place), 0, -1):
            text = " ".join(self.tokens[place : place + words])
            if ">" in text or (words == 1 and len(text) < 3):
                continue
            named = [choice for choice in choices if any(plain(text) == plain(name) for name in choice.names)]
            named = named or [choice for choice in choices if any(fits(text, name) for name in choice.names)]
            if named:
                return self._one_of(text, named), words
        return None, 0

    def _one_of(self, text: str, named: list[Choice]) -> Choice:
        """Of several that are called so, the next one that is not yet sent anywhere, if they are all alike."""
        if len({choice.names for choice in named}) > 1:
            several = ", ".join(f"{choice.key} {choice.text}" for choice in named[:4])
            raise Unclear(f"'{text}' could be {several}: type the key")
        sent = [creature.value for group, _ in self.done for creature in group]
        for choice in named:
            if choice.value not in sent and choice not in self.waiting:
                return choice
        return named[0]


def _target_last(tokens: list[str]) -> list[str]:
    """`attack ben with a1` as `a1 > ben`; the verb at the beginning says nothing."""
    if tokens and tokens[0] in _VERBS:
        tokens = tokens[1:]
    if "with" in tokens and ">" not in tokens:
        place = tokens.index("with")
        target, creatures = tokens[:place], tokens[place + 1 :]
        if target and creatures:
            return [*creatures, ">", *target]
    return tokens
