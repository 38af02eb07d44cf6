"""Phrases for the words of `apnap.abilities.mana_of_others`."""

from __future__ import annotations

from apnap.abilities.filters import every
from apnap.abilities.mana_of_others import AddManaTheyCouldMake, AddTypeProduced
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.mana import one_adder
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause, order


def _could_make(node: AddManaTheyCouldMake, voice: Voice) -> Clause:
    kind = "type" if node.any_type else "color"
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
