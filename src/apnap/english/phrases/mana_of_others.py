"""Phrases for the words of `apnap.abilities.mana_of_others`."""

from __future__ import annotations

from apnap.abilities.mana_of_others import AddManaTheyCouldMake
from apnap.english.nouns import Voice, noun
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
