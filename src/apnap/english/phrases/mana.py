"""Phrases for the words of `apnap.abilities.mana`."""

from __future__ import annotations

import re
from typing import Final

from apnap.abilities.amounts import THAT_MUCH, ThatMuch, WhereX
from apnap.abilities.mana import AddCombination, AddIdentityColor, AddMana, AddManaInstead, AddOneColor
from apnap.abilities.players import ControllerOf, EachPlayer, You
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.common import ANY_COLOR, YOURS
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import Ref, Voice, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, SENTENCES, Clause, one, order
from apnap.rules.ch1_concepts.definitions import Amount, Condition, Effect, Selector
from apnap.rules.ch1_concepts.mana.sources import ManaEffect
from apnap.rules.core.constants import ALL_COLORS, COLOR_LETTERS, bits

SINGLE_SYMBOL: Final = re.compile(r"\{[^{}]+\}")


def in_order(one: str, other: str) -> tuple[str, str]:
    """Two symbols as cards have them: {G} before {W}, {W} before {U}. CR 107.4 has the circle of colours."""
    way = COLOR_LETTERS.index(other[1]) - COLOR_LETTERS.index(one[1])
    return (one, other) if way % 5 <= 2 else (other, one)


def _add_mana(node: AddMana, voice: Voice) -> Clause:
    inner = node.symbols.strip("{}")
    rest = node.symbols
    if "/" in inner and "}" not in inner:
        rest = listed(["{" + letter + "}" for letter in inner.split("/")], "or")
    if isinstance(node.amount, ThatMuch):
        rest = f"that much {rest}"
    elif node.amount is not None:
        if type(node.amount) not in PER.phrases:
            rest = f"an amount of {rest} equal to {AMOUNTS.say(node.amount, voice)}"
        else:
            rest += f" for each {PER.say(node.amount, voice)}"
    rest = f"an additional {rest}" if node.more else rest
    if node.who is None:
        return order("add", rest)
    return Clause(ref(node.who, voice), "adds", "add", rest)


def _add_one_color(node: AddOneColor, voice: Voice) -> Clause:
    if node.mask == ALL_COLORS and node.counted is not None and type(node.counted) in PER.phrases:
        each = PER.say(node.counted, voice)
        return Clause(Ref("choose a color. Add"), "one", "one", f"mana of that color for each {each}")
    if node.mask == ALL_COLORS:
        number = number_word(node.number) if node.counted is None else AMOUNTS.say(node.counted, voice)
        said = f"{'an additional ' if node.more else ''}{number} mana of any {'one ' if number != 'one' else ''}color"
        return order("add", said) if node.who is None else Clause(ref(node.who, voice), "adds", "add", said)
    if node.counted is not None:
        raise Unspoken("an amount of mana is of any colour")
    return order("add", listed([("{" + COLOR_LETTERS[i] + "}") * int(node.number) for i in bits(node.mask)], "or"))


def _add_combination(node: AddCombination, voice: Voice) -> Clause:
    kinds = ["{" + COLOR_LETTERS[i] + "}" for i in bits(node.mask)]
    if len(kinds) == 2:
        kinds = list(in_order(*kinds))
    if node.spelled and len(kinds) == 2 and node.number == 2 and node.counted is None:
        one, other = kinds
        return order("add", f"{one * 2}, {one}{other}, or {other * 2}")
    of = "colors" if node.mask == ALL_COLORS else listed(kinds, "and/or")
    number = number_word(node.number) if node.counted is None else AMOUNTS.say(node.counted, voice)
    return order("add", f"{number} mana in any combination of {of}")


CLAUSES.add(AddMana, _add_mana)
CLAUSES.add(AddOneColor, _add_one_color)
CLAUSES.add(AddCombination, _add_combination)
CLAUSES.add(
    AddIdentityColor,
    lambda node, voice: order("add", f"one {ANY_COLOR} in {YOURS}'s color identity"),
)
reads("effect", "add <mana>", AddMana)


def one_of(*mana: str) -> ManaEffect:
    """`{R} or {G}`; `{B}{B} or {G}{G}`; `{W}{W}, {W}{U}, or {U}{U}`, which is any combination of two."""
    if all(SINGLE_SYMBOL.fullmatch(symbols) for symbols in mana):
        return AddMana("{" + "/".join(symbols[1:-1] for symbols in mana) + "}")
    one, other = mana[0][:3], mana[-1][-3:]
    if mana == (one * 2, one + other, other * 2):
        return AddCombination(mask_of(one, other), 2, spelled=True)
    number = len(mana[0]) // 3
    if any(symbols != symbols[:3] * number for symbols in mana):
        raise Misread("of several kinds of mana, the same amount of each is needed")
    return AddOneColor(mask_of(*(symbols[:3] for symbols in mana)), number)


reads("effect", ("add <mana> or <mana>", "add <mana> , <mana> , or <mana>"), one_of)
reads("effect", "add one mana of any color", AddOneColor)
reads(
    "effect",
    "choose a color . <add> one mana of that color for each <counted>",
    lambda per: AddOneColor(counted=per),
)
reads("effect", "add <mana> , <mana> , <mana> , or <mana>", one_of)
reads("effect", "add <number word> mana of any one color", lambda n: AddOneColor(amount=n))
reads("effect", "add <number word> mana in any combination of colors", lambda n: AddCombination(ALL_COLORS, n))
reads("effect", "add one mana of any color in your commander 's color identity", AddIdentityColor)
reads("effect", "add <mana> for each <counted>", AddMana)
reads("effect", "add an amount of <mana> equal to <amount>", AddMana)


def known(said: Said) -> Amount:
    """What X is: said to be something, or announced for a cost."""
    if said.x is None and not said.used_x:
        raise Misread("X is not said")
    return said.amount_x()


def mask_of(*symbols: str) -> int:
    """{B} and {R} as a mask."""
    mask = 0
    for symbol in symbols:
        if len(symbol) != 3 or symbol[1] not in COLOR_LETTERS:
            raise Misread("one symbol of a kind of mana is needed")
        mask |= 1 << COLOR_LETTERS.index(symbol[1])
    return mask


reads_knowing("effect", "<add> X mana of any one color", lambda said: AddOneColor(counted=known(said)))
reads("effect", "add that much mana of any one color", lambda: AddOneColor(counted=THAT_MUCH))
reads_knowing(
    "effect", "<add> X mana in any combination of colors", lambda said: AddCombination(ALL_COLORS, 0, known(said))
)
reads("effect", "add that much mana in any combination of colors", lambda: AddCombination(ALL_COLORS, 0, THAT_MUCH))
reads(
    "effect",
    "add <number word> mana in any combination of <mana> and / or <mana>",
    lambda n, a, b: AddCombination(mask_of(a, b), n),
)
reads(
    "effect",
    "add <number word> mana in any combination of <mana> , <mana> , and / or <mana>",
    lambda n, a, b, c: AddCombination(mask_of(a, b, c), n),
)
reads_knowing(
    "effect",
    "add X mana in any combination of <mana> and / or <mana>",
    lambda said, a, b: AddCombination(mask_of(a, b), 0, known(said)),
)
reads("special mana", "<number word> mana in any combination of colors", lambda n: AddCombination(ALL_COLORS, n))
reads("effect", "add a additional <mana>", lambda mana: AddMana(mana, more=True))
reads("effect", "add a additional one mana of any color", lambda: AddOneColor(more=True))
reads("effect", "<adder> adds a additional <mana>", lambda who, mana: AddMana(mana, who=who, more=True))
reads("effect", "<adder> adds a additional one mana of any color", lambda who: AddOneColor(who=who, more=True))
reads_knowing("adder", "its controller", lambda said: ControllerOf(said.it()))
reads("effect", "<who> adds <mana>", lambda who, mana: AddMana(mana, who=one_adder(who)))
reads("effect", "<who> adds <mana> for each <counted>", lambda who, mana, n: AddMana(mana, n, who=one_adder(who)))


def one_adder(who: Selector) -> Selector:
    """One player, who is not the controller of a permanent that was tapped for mana."""
    if isinstance(who, (You, EachPlayer, ControllerOf)):
        raise Misread("one other player adds mana so")
    return who


SENTENCES.add(
    AddManaInstead,
    lambda node, voice: [
        one(node.usual, voice),
        f"if {CONDITIONS.say(node.condition, voice)}, {one(node.instead, voice)} instead",
    ],
)


def made_instead(usual: Effect, condition: Condition, instead: Effect) -> AddManaInstead:
    if not isinstance(usual, ManaEffect) or not isinstance(instead, ManaEffect):
        raise Misread("this is about mana")
    return AddManaInstead(usual, condition, instead)


reads("sentence", "<effect> . if <conditions> , <effect> instead", made_instead)
reads(
    "effect",
    "add that much mana in any combination of <mana> and / or <mana>",
    lambda a, b: AddCombination(mask_of(a, b), 0, THAT_MUCH),
)
reads("effect", "add that much <mana>", lambda mana: AddMana(mana, THAT_MUCH))
reads(
    "effect",
    "add <mana> or <mana> for each <counted>",
    lambda a, b, n: AddCombination(mask_of(a, b), 0, WhereX(n)),
)
