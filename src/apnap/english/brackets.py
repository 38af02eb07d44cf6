"""Square brackets around the words that a cleaved spell lacks, found by comparing both texts. CR 702.148."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Final

from apnap.english.phrase_table import Unspoken

TOKEN: Final = re.compile(r"\n|\s*(?:[^\s.,;:\u2014]+|[.,;:\u2014])")


def bracketed(full: str, shorter: str) -> str:
    """The whole text, with brackets around what the shorter one has not."""
    words, fewer = TOKEN.findall(full), [word.strip(" ") for word in TOKEN.findall(shorter)]
    plain = [word.strip(" ").lower() for word in words]
    left_out = [False] * len(words)
    matcher = SequenceMatcher(None, plain, [word.lower() for word in fewer], autojunk=False)
    for kind, first, last, _, _ in matcher.get_opcodes():
        if kind == "equal":
            continue
        if kind != "delete":
            raise Unspoken("a cleaved spell only lacks words")
        while last < len(words) and plain[first] in ".,;" and plain[last] == plain[first]:
            first, last = first + 1, last + 1  # the mark after the words belongs to them
        for i in range(first, last):
            left_out[i] = True
    return put_together(words, left_out)


def put_together(words: list[str], left_out: list[bool]) -> str:
    """The words again, those that are left out in brackets."""
    out: list[str] = []
    for i, word in enumerate(words):
        if left_out[i] and (i == 0 or not left_out[i - 1]):
            word = word[: len(word) - len(word.lstrip(" "))] + "[" + word.lstrip(" ")
        if left_out[i] and (i + 1 == len(words) or not left_out[i + 1]):
            word += "]"
        out.append(word)
    return "".join(out)
