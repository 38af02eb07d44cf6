"""Abilities in words: the table of their phrases, keywords that are said by name, activated abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from apnap.abilities.costs import PayMana
from apnap.english.common import ONCE
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import Voice, noun
from apnap.english.phrase_table import Phrases
from apnap.english.sentences import CONDITIONS, COSTS, TIMES, cost_words, joined, sentences
from apnap.rules.ch1_concepts.definitions import Ability, Activated, CostPart, Filter, Node
from apnap.rules.core.constants import GRAVEYARD

ABILITIES: Final[Phrases[Ability, Voice, str]] = Phrases("ability")
ABILITY_WORDS: Final[dict[type[Node], str]] = {}  # what stands before an ability that has such a node (207.2c)
NAMED: Final[list[type[Ability]]] = []  # abilities that are said by their name, in small letters
INLINE: Final[list[type[Ability]]] = []  # those of them that share a line with flying and the like
DASH: Final = "\u2014"
A = TypeVar("A", bound=Ability)


def keyword(kind: type[A], phrase: Callable[[A, Voice], str], inline: bool = False) -> None:
    """An ability that is said by its name; `inline`, in one line with flying and the like."""
    ABILITIES.add(kind, phrase)
    NAMED.append(kind)
    if inline:
        INLINE.append(kind)


def keyword_cost(name: str, cost: CostPart, voice: Voice) -> str:
    """`Ward {2}`; with anything but mana, a dash and a sentence."""
    if isinstance(cost, PayMana):
        return f"{name} {COSTS.say(cost, voice)}"
    return f"{name}{DASH}{sentence(capital(COSTS.say(cost, voice)))}"


def quality(filter: Filter) -> str:
    """What protection is from: `red`, `artifacts`, `Demons`."""
    n = noun(filter)
    return n.many() if n.types or n.subtypes or n.choice else noun(filter, "").bare().strip().removeprefix("of ")


def activated_text(node: Activated, voice: Voice) -> str:
    voice.in_graveyard = node.zones == 1 << GRAVEYARD
    text = f"{cost_words(node.costs, voice)}: {joined(sentences(node.effect, voice))}"
    if node.sorcery and not node.loyalty:
        text += " Activate only as a sorcery."
    if node.each_turn == 1:
        text += f" Activate {ONCE}."
    if node.condition is not None:
        if type(node.condition) in TIMES.phrases:
            text += f" Activate only {TIMES.say(node.condition, voice)}."
        else:
            text += f" Activate only if {CONDITIONS.say(node.condition, voice)}."
    if node.anyone:
        text += " Any player may activate this ability."
    return text
