"""Phrases for the words of `apnap.abilities.mana`."""

from __future__ import annotations

from apnap.abilities.mana import AddCombination, AddIdentityColor, AddMana, AddOneColor
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.common import ANY_COLOR, YOURS
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.core.constants import ALL_COLORS, COLOR_LETTERS, bits


def _add_mana(node: AddMana, voice: Voice) -> Clause:
    inner = node.symbols.strip("{}")
    rest = node.symbols
    if "/" in inner and "}" not in inner:
        rest = listed(["{" + letter + "}" for letter in inner.split("/")], "or")
    if node.amount is not None:
        if type(node.amount) not in PER.phrases:
            rest = f"an amount of {rest} equal to {AMOUNTS.say(node.amount, voice)}"
        else:
            rest += f" for each {PER.say(node.amount, voice)}"
    if node.who is None:
        return order("add", rest)
    return Clause(ref(node.who, voice), "adds", "add", rest)


def _add_one_color(node: AddOneColor, voice: Voice) -> Clause:
    if node.mask == ALL_COLORS:
        return order("add", f"{number_word(node.number)} mana of any {'one ' if node.number > 1 else ''}color")
    return order("add", listed(["{" + COLOR_LETTERS[i] + "}" for i in bits(node.mask)], "or"))


def _add_combination(node: AddCombination, voice: Voice) -> Clause:
    kinds = ["{" + COLOR_LETTERS[i] + "}" for i in bits(node.mask)]
    of = "colors" if node.mask == ALL_COLORS else listed(kinds, "and/or")
    return order("add", f"{number_word(node.number)} mana in any combination of {of}")


CLAUSES.add(AddMana, _add_mana)
CLAUSES.add(AddOneColor, _add_one_color)
CLAUSES.add(AddCombination, _add_combination)
CLAUSES.add(
    AddIdentityColor,
    lambda node, voice: order("add", f"one {ANY_COLOR} in {YOURS}'s color identity"),
)
reads("effect", "add <mana>", AddMana)
reads("effect", "add <mana> or <mana>", lambda a, b: AddMana(f"{{{a[1:-1]}/{b[1:-1]}}}"))
reads("effect", "add <mana> , <mana> , or <mana>", lambda a, b, c: AddMana(f"{{{a[1:-1]}/{b[1:-1]}/{c[1:-1]}}}"))
reads("effect", "add one mana of any color", AddOneColor)
reads("effect", "add <number word> mana of any one color", lambda n: AddOneColor(amount=n))
reads("effect", "add <number word> mana in any combination of colors", lambda n: AddCombination(ALL_COLORS, n))
reads("effect", "add one mana of any color in your commander 's color identity", AddIdentityColor)
reads("effect", "add <mana> for each <counted>", AddMana)
reads("effect", "add an amount of <mana> equal to <amount>", AddMana)
