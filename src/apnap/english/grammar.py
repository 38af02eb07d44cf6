"""English by itself: numbers, articles, plurals, lists, sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NUMBERS: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
TENS: Final = {30: "thirty", 40: "forty", 50: "fifty"}
IRREGULAR: Final = {
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Dwarf": "Dwarves",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Merfolk": "Merfolk",
    "Treefolk": "Treefolk",
    "Kithkin": "Kithkin",
    "Eldrazi": "Eldrazi",
    "Equipment": "Equipment",
    "Fish": "Fish",
    "Myr": "Myr",
    "Kor": "Kor",
    "Samurai": "Samurai",
    "Hero": "Heroes",
    "Pegasus": "Pegasi",
    "Cyberman": "Cybermen",
}
MINUS: Final = "\u2212"


def number_word(n: int) -> str:
    """`two`; digits above twenty, but for full tens."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else TENS.get(n, str(n))


def plural(noun: str) -> str:
    if noun in IRREGULAR:
        return IRREGULAR[noun]
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "ch", "sh")):
        return noun if noun == "Plains" else noun + "es"
    return noun + "s"


def article(noun: str) -> str:
    """`a creature`, `an artifact`."""
    if noun.startswith("your "):
        return noun
    vowel = noun[0] in "aeiouAEIOU" and not noun.startswith(("uni", "Uni", "one"))
    vowel = vowel or noun.startswith("hour")
    return ("an " if vowel or noun.startswith(("8", "11/", "18/", "X")) else "a ") + noun


def listed(items: Sequence[str], conjunction: str) -> str:
    """`a`, `a or b`, `a, b, or c`."""
    if len(items) <= 2:
        return f" {conjunction} ".join(items)
    return f"{', '.join(items[:-1])}, {conjunction} {items[-1]}"


def quotation(text: str) -> str:
    """In quotation marks; those inside are single ones."""
    return '"' + text.replace('"', "'") + '"'


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital and a full stop, unless a quotation brings one."""
    return capital(text) + ("" if text.endswith(('."', ".'\"")) else ".")


def signed(n: int) -> str:
    """`+3`, `-1`; a zero has the plus sign."""
    return f"+{n}" if n >= 0 else str(n)


def size_change(power: int, toughness: int) -> str:
    """`+3/+3`, `-1/-1`, `-1/-0`: a zero takes the sign of the other number."""
    if power < 0 and toughness == 0:
        return f"{power}/-0"
    if toughness < 0 and power == 0:
        return f"-0/{toughness}"
    return f"{signed(power)}/{signed(toughness)}"
