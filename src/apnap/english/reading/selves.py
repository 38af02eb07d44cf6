"""A text box made ready for reading: reminder text goes, what a card calls itself becomes `~`.

Words in italics before a dash go as well, if they are in a list that is closed.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from apnap.english.reading.table import TABLE
from apnap.english.reading.tokens import SUBTYPES
from apnap.rules.ch2_cards.subtypes import PLANESWALKER_TYPES

REMINDER: Final = re.compile(r" ?\([^()]*\)")
OWN_KINDS: Final = (
    "creature land artifact enchantment Aura Equipment Siege planeswalker permanent spell Saga Class Vehicle scheme "
    "battle token Fortification Case Room conspiracy Background emblem plane dungeon Spacecraft"
).split()
THIS_KIND: Final = re.compile(rf"\b[Tt]his ({'|'.join(OWN_KINDS)})\b(?! or ability)")
ANY_KIND: Final = ("permanent", "spell", "token", "emblem")
BEFORE_DASH: Final = re.compile('^([^\u2014.:\u2022"{]+?) \u2014 ')
BARE_LOYALTY: Final = re.compile("^([+\\-\u2212]?(?:[0-9]+|X)):", re.MULTILINE)
CHAPTER: Final = re.compile("^[IVX]+(?:, [IVX]+)* \u2014 ")
ABILITY_WORDS: Final = Path(__file__).with_name("ability_words.txt")
FLAVOR_WORDS: Final = Path(__file__).with_name("flavor_words.txt")


@cache
def ability_words() -> frozenset[str]:
    """Words in italics that tie cards together, and say nothing by themselves. CR 207.2c."""
    return frozenset(ABILITY_WORDS.read_text("utf-8").split("\n"))


@cache
def flavor_words() -> frozenset[str]:
    """Words in italics that stand on one card or a few. CR 207.2d."""
    return frozenset(FLAVOR_WORDS.read_text("utf-8").split("\n"))


def plainly_typed(text: str) -> str:
    """With one kind of apostrophe and quotation mark, and loyalty costs in brackets, which some files leave out."""
    plain = text.replace("\u2019", "'").replace("\u201c", '"').replace("\u201d", '"').replace("\r", "")
    return BARE_LOYALTY.sub(r"[\1]:", plain)


def own_names(name: str, legendary: bool) -> list[str]:
    """What a card may call itself besides its kind, the longest first."""
    found = [name]
    short = name.split(",")[0]
    if short != name and len(short) > 2:
        found.append(short)
    if legendary:
        words = re.split(r" (?:of|the|from|in|and) | ", short)
        for cut in (re.split(r" (?:of|the|from|in) ", short)[0], words[0]):
            kind = cut in SUBTYPES and cut not in PLANESWALKER_TYPES
            if len(cut) > 2 and cut not in found and cut.lower() not in TABLE.literals and not kind:
                found.append(cut)
    return found


NAME: Final = r"[A-Z][\w'-]*(?: (?:of |the |of the )?[A-Z][\w'-]*)*"
OTHERS: Final = re.compile(rf"(?<=\bnamed ){NAME}|(?<=[Cc]reate ){NAME}(?=, a legendary)")
HIDDEN: Final = "\x00"


def without_names(text: str, name: str, types: str) -> str:
    """With `~` for what the card calls itself: by a kind only if it is of that kind, outside of quotations.

    The name of something else may have the card's own in it.
    """
    own_ones = own_names(plainly_typed(name), "Legendary" in types)
    others: list[str] = []

    def hidden(found: re.Match[str]) -> str:
        if found.group(0) in own_ones or not any(called in found.group(0) for called in own_ones):
            return found.group(0)
        others.append(found.group(0))
        return HIDDEN

    shown = named(OTHERS.sub(hidden, text), own_ones, types)
    for other in others:
        shown = shown.replace(HIDDEN, other, 1)
    return shown


OWN_ABILITY: Final = re.compile(r"(?:~|\b[Ii]t) (?:also )?(?:gains|has|becomes)\b[^.\n]*$")


def called_itself(text: str, own_ones: list[str], given: bool) -> str:
    """With `~` for these names; in an ability that it gives, only where cards of that name are spoken of."""
    for called in own_ones:
        if called not in text:
            continue
        start = r"(?<![A-Za-z])" if called[:1].isalnum() else ""
        end = r"(?![A-Za-z])" if called[-1:].isalnum() else ""
        if called.lower() in TABLE.literals:
            start = r"(?<=[a-z,] )"  # a card called like a verb: where a sentence begins, the verb is meant
        if given:
            start = r"(?<=\bnamed )"
        text = re.sub(f"{start}{re.escape(called)}{end}", "~", text)
    return text


def named(text: str, own_ones: list[str], types: str) -> str:
    """With `~` for these names, and for its kind.

    In an ability that it gives to something else, its name is not what has the ability (201.5a), so it stays a name.
    """
    parts = text.split('"')
    for i, part in enumerate(parts):
        given = i % 2 == 1 and OWN_ABILITY.search(THIS_KIND.sub("~", parts[i - 1])) is None
        parts[i] = called_itself(part, own_ones, given)
    own = {*types.lower().split(), *ANY_KIND}
    for i, part in enumerate(parts):
        if i % 2:
            parts[i] = THIS_KIND.sub("~", part)
        else:
            parts[i] = THIS_KIND.sub(lambda found: "~" if found.group(1).lower() in own else found.group(0), part)
    return '"'.join(parts)


SEVERAL: Final = re.compile(r" (?:and|&) ")
DO: Final = {verb: f"{verb}s" for verb in "enter attack block die deal leave become get gain".split()} | {"have": "has"}
THEY_DO: Final = re.compile(rf"(?<=~ )({'|'.join(DO)})\b(?:( or )({'|'.join(DO)})\b)?")


def as_one(text: str) -> str:
    """With verbs as of one thing: a card that is called like two people is one object all the same. CR 109.1."""
    return THEY_DO.sub(lambda found: DO[found[1]] + (found[2] + DO[found[3]] if found[2] else ""), text)


ON_THEM: Final = re.compile(r"(?<=~ )((?:enters with|has|had) [^.,\n]*?counters?) on (?:him|her)\b")


def ready(text: str, name: str, types: str) -> str:
    """A text box as the reader takes it."""
    plain = without_names(REMINDER.sub("", plainly_typed(text)), name, types)
    plain = ON_THEM.sub(r"\1 on it", plain)
    return as_one(plain) if SEVERAL.search(name.split(",")[0]) else plain


def lines_of(text: str) -> list[str]:
    """Its paragraphs; modes and rows of tables belong to what is above them."""
    out: list[str] = []
    for line in text.split("\n"):
        line = line.strip()
        if not line:
            continue
        symbol = STATION_SYMBOL.match(line) if "Station" in out else None
        if symbol is not None:
            out += [f"STATION {symbol[1]}", symbol[2]]
        elif out and (line.startswith("\u2022") or ROW.match(line) or is_paid_mode(out[-1], line)):
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out


def is_paid_mode(before: str, line: str) -> bool:
    """Is it a mode of a spell with spree? CR 702.172b."""
    return before.startswith("Spree") and line.startswith("+ ")


STATION_SYMBOL: Final = re.compile("^(\\d+\\+) \\| (.+)$")  # of a card with station; others have rows of a table so
ROW: Final = re.compile("^(?:\\d+\u2014\\d+|\\d+\\+?) \\| ")


def without_mode_names(line: str) -> str:
    """A line whose modes have no names in italics, where these are known. CR 207.2d."""
    head, *modes = line.split("\n\u2022 ")
    for i, mode in enumerate(modes):
        word, dash, rest = mode.partition(" \u2014 ")
        if dash and (word in flavor_words() or word.lower() in ability_words()):
            modes[i] = rest
    return "\n\u2022 ".join([head, *modes])


def without_ability_word(line: str) -> str:
    """A line without the word in italics before it, if it has one that is known. CR 207.2c-d."""
    line = without_mode_names(line) if "\n\u2022 " in line else line
    found = BEFORE_DASH.match(line)
    chapter = CHAPTER.match(line)
    if chapter is not None:
        head, dash, rest = line.partition(" \u2014 ")
        word, second, after = rest.partition(" \u2014 ")
        return f"{head}{dash}{after}" if second and word in flavor_words() else line
    if found is None:
        return line
    word = found.group(1)
    if word.lower() in ability_words() or word in flavor_words():
        rest = line[found.end() :]
        return rest
    return line
