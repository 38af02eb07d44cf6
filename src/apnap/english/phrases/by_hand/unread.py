"""Phrases for the words of `apnap.abilities.by_hand.unread`."""

from __future__ import annotations

from apnap.abilities.by_hand.unread import ByHand, CarryOut, EntersWithByHand, SizeByHand
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, YOU, Clause


def _line(node: ByHand | CarryOut) -> str:
    """Which line it is, and the coloured symbols in it."""
    line = f"line {node.line} of {node.of}" if node.line else "this card"
    return line + (f", with {node.symbols}," if node.symbols else "")


def _size(node: SizeByHand, voice: Voice) -> str:
    what = "power and toughness are" if node.power and node.toughness else "power is" if node.power else "toughness is"
    return sentence(f"{voice.this()}'s {what} said by hand")


ABILITIES.add(ByHand, lambda node, voice: sentence(f"{_line(node)} is carried out by hand"))
CLAUSES.add(CarryOut, lambda node, voice: Clause(YOU, "carries", "carry", f"out {_line(node)} by hand"))
ABILITIES.add(
    EntersWithByHand,
    lambda node, voice: sentence(f"{voice.this()} enters with {node.counter} counters on it, said by hand"),
)
ABILITIES.add(SizeByHand, _size)
reads("line", "line <digits> of <digits> [, with <mana> ,] is carried out by hand .", ByHand)
reads("line", "this card [, with <mana> ,] is carried out by hand .", lambda *with_: ByHand(0, 0, *with_))
reads("effect", "carry out this card [, with <mana> ,] by hand", lambda *with_: CarryOut(0, 0, *with_))
reads("effect", "carry out line <digits> of <digits> [, with <mana> ,] by hand", CarryOut)
reads("line", "~ enters with <counter> counters on it , said by hand .", EntersWithByHand)
reads("line", "~ 's power and toughness are said by hand .", SizeByHand)
reads("line", "~ 's power is said by hand .", lambda: SizeByHand(toughness=False))
reads("line", "~ 's toughness is said by hand .", lambda: SizeByHand(power=False))
