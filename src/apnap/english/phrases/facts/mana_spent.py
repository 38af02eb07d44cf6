"""Phrases for the words of `apnap.abilities.facts.mana_spent`."""

from __future__ import annotations

from apnap.abilities.conditions import AtLeast, Unless
from apnap.abilities.facts.mana_spent import ColorsSpent, ManaSpent
from apnap.abilities.selectors import This
from apnap.english.amounts import AMOUNTS, SINGLE
from apnap.english.nouns import Voice, ref
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Condition, Selector


def on_it(node: ManaSpent | ColorsSpent, voice: Voice) -> str:
    """`spent to cast it`, or what it calls itself."""
    if isinstance(node, ManaSpent) and node.what is not None:
        return f"spent to cast {'it' if node.pronoun else ref(node.what, voice).text}"
    return f"spent to cast {'it' if node.pronoun else voice.self_noun}"


def _much(node: ManaSpent, voice: Voice) -> str:
    if node.kind:
        return f"the amount of {{{node.kind}}} {on_it(node, voice)}"
    return f"the amount of mana {on_it(node, voice)}"


AMOUNTS.add(ManaSpent, _much)
SINGLE.add(ManaSpent, lambda node, voice: f"{f'{{{node.kind}}}' if node.kind else 'mana'} {on_it(node, voice)}")
AMOUNTS.add(ColorsSpent, lambda node, voice: f"the number of colors of mana {on_it(node, voice)}")
SINGLE.add(ColorsSpent, lambda node, voice: f"color of mana {on_it(node, voice)}")
fragment("spent to cast", "spent to cast")
reads_knowing("on this", "<spent to cast> it", lambda said: is_this(said))
reads("on this", "<spent to cast> ~", False)


def is_this(said: Said) -> bool:
    """'It' is this spell, or the permanent it became."""
    if not isinstance(said.it(), This):
        raise Misread("another spell is meant")
    return True


def kind_of(mana: str) -> str:
    """The letter of one symbol."""
    if len(mana) != 3 or mana[1] not in "WUBRGCS":
        raise Misread("one kind of mana is needed")
    return mana[1]


COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
reads("amount", "the amount of mana <on this>", lambda it: ManaSpent(pronoun=it))
reads("amount", "the amount of <mana> <on this>", lambda mana, it: ManaSpent(kind_of(mana), it))
reads_knowing("amount", "the amount of mana <spent to cast> that spell", lambda said: ManaSpent(what=said.that_spell()))
reads_knowing(
    "amount",
    "the amount of <mana> <spent to cast> that spell",
    lambda said, mana: ManaSpent(kind_of(mana), what=said.that_spell()),
)
reads("amount", "the number of colors of mana <on this>", ColorsSpent)
reads("single", "color of mana <on this>", ColorsSpent)
reads("single", "<mana> <on this>", lambda mana, it: ManaSpent(kind_of(mana), it))
fragment("or more mana", "or more mana was")
reads("mana on", "<on this>", lambda it: ManaSpent(pronoun=it))
reads_knowing("mana on", "<spent to cast> that spell", lambda said: ManaSpent(what=said.that_spell()))
reads_knowing("mana on", "<spent to cast> it", lambda said: ManaSpent(pronoun=True, what=not_this(said.it())))


def not_this(what: Selector) -> Selector:
    """What 'it' is that was cast, if not this."""
    if isinstance(what, This):
        raise Misread("this spell is meant")
    return what


reads("condition", "<mana> was <mana on>", lambda mana, on: so_much(on, kind_of(mana), 1))
reads("condition", "at least <number word> mana was <mana on>", lambda n, on: so_much(on, "", n))
reads("condition", "<number word> <or more mana> <mana on>", lambda n, on: so_much(on, "", n, or_more=True))
reads("condition", "no mana was <mana on>", lambda on: Unless(so_much(on, "", 1)))
for _word, _letter in COLORS.items():
    reads(
        "condition",
        f"at least <number word> {_word} mana was <mana on>",
        lambda n, on, letter=_letter: so_much(on, letter, n),
    )


def so_much(on: ManaSpent, kind: str, number: int, or_more: bool = False) -> Condition:
    return AtLeast(ManaSpent(kind, on.pronoun, on.what), number, are_in=or_more)
