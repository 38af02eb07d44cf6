"""Phrases for the words of `apnap.abilities.mana_of_others`."""

from __future__ import annotations

from apnap.abilities.filters import every
from apnap.abilities.mana import AddManaInstead
from apnap.abilities.mana_of_others import AddEachColorAmong, AddManaTheyCouldMake, AddTypeProduced
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.mana import one_adder
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Condition, Effect
from apnap.rules.ch1_concepts.fields import replaced


def _could_make(node: AddManaTheyCouldMake, voice: Voice) -> Clause:
    kind = "type" if node.any_type else "color"
    if node.that:
        return order("add", f"{number_word(node.number)} mana of that {kind}")
    return order("add", f"one mana of any {kind} that {noun(node.what.filter).one()} could produce")


CLAUSES.add(AddManaTheyCouldMake, _could_make)
reads("effect", "add one mana of any color that a <permanent> could produce", lambda f: AddManaTheyCouldMake(*f))
reads(
    "effect",
    "add one mana of any type that a <permanent> could produce",
    lambda f: AddManaTheyCouldMake(*f, any_type=True),
)


def _type_produced(node: AddTypeProduced, voice: Voice) -> Clause:
    said = f"one mana of any type that {noun(node.kind).bare()} produced"
    return order("add", said) if node.who is None else Clause(ref(node.who, voice), "adds", "add", said)


CLAUSES.add(AddTypeProduced, _type_produced)
reads("effect", "add one mana of any type that <permanent> produced", lambda f: AddTypeProduced(every(f)))
reads(
    "effect",
    "<who> adds one mana of any type that <permanent> produced",
    lambda who, f: AddTypeProduced(every(f), who=one_adder(who)),
)


def more_of_it(usual: Effect, condition: Condition, number: int, kind: str) -> AddManaInstead:
    """More mana of the same type, if something is so."""
    if not isinstance(usual, AddManaTheyCouldMake) or kind != ("type" if usual.any_type else "color"):
        raise Misread("no such type of mana was spoken of")
    return AddManaInstead(usual, condition, replaced(usual, number=number, that=True))


for _kind in ("type", "color"):
    reads(
        "sentence",
        f"<effect> . if <conditions> , add <number word> mana of that {_kind} instead",
        lambda usual, condition, number, kind=_kind: more_of_it(usual, condition, number, kind),
    )


def _each_color(node: AddEachColorAmong, voice: Voice) -> list[str]:
    return [f"for each color among {noun(node.what.filter).many()}, add one mana of that color"]


SENTENCES.add(AddEachColorAmong, _each_color)
fragment("one of that color", "add one mana of that color")
reads("effect", "for each color among <permanents> , <one of that color>", lambda f: AddEachColorAmong(*f))
