"""Phrases for the words of `apnap.abilities.effects.creating`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.english.abilities import ABILITIES, NAMED
from apnap.english.amounts import PER, of_things
from apnap.english.grammar import article, listed
from apnap.english.nouns import Voice, color_words, keyword_names, ref, type_names
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Activated, Keywords, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.core.constants import CREATURE

PREDEFINED: Final = ("Treasure", "Food", "Clue", "Blood", "Gold", "Map")  # 111.10


def token_words(base: Chars) -> str:
    """What a token is, without its number: `1/1 white Soldier creature token`, `Treasure token`."""
    if base.subtypes and base.subtypes[0] in PREDEFINED:
        return f"{base.subtypes[0]} token"
    words = [f"{base.power}/{base.toughness}"] if "creature" in type_names(base.types) else []
    words.append(color_words(base.colors, "and") if base.colors else "colorless")
    words += [*base.subtypes, *type_names(base.types), "token"]
    return " ".join(words)


def _create(node: CreateTokens, voice: Voice) -> Clause:
    base = node.token.base
    per = type(node.amount) in PER.phrases
    kind = f"{'tapped ' if node.tapped else ''}{token_words(base)}"
    words = article(kind) if per else of_things(node.amount, kind, voice)
    named = keyword_names(base.keywords)
    for ability in base.abilities.every:
        if isinstance(ability, tuple(NAMED)) and not isinstance(ability, Keywords):
            named.append(ABILITIES.say(ability, voice))
        elif base.subtypes[0] in PREDEFINED:
            continue
        elif isinstance(ability, Activated) or (isinstance(ability, Static) and not ability.implied):
            named.append(f'"{ABILITIES.say(ability, Voice("", "this token", CREATURE))}"')
    if named:
        words += f" with {listed(named, 'and')}"
    if not base.name.endswith(" Token") and base.name not in PREDEFINED and base.types & CREATURE:
        words += f" named {base.name}"
    if per:
        words += f" for each {PER.say(node.amount, voice)}"
    return Clause(ref(node.who, voice), "creates", "create", words)


def _emblem(node: GetEmblem, voice: Voice) -> Clause:
    inner = Voice("", "this emblem", 0)
    said = " and ".join(f'"{ABILITIES.say(ability, inner)}"' for ability in node.abilities)
    return Clause(ref(node.who, voice), "gets", "get", f"an emblem with {said}", spoken=True)


CLAUSES.add(CreateTokens, _create)
CLAUSES.add(GetEmblem, _emblem)
