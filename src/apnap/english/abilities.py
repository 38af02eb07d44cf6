"""Abilities in words: the table of their phrases, keywords that are said by name, activated abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from apnap.abilities.activated import OWN_COST, FixedX, OnlyOnce, PositiveX
from apnap.abilities.amounts import OneIf, Times, WhereX
from apnap.abilities.conditions import Unless
from apnap.abilities.costs import PayMana
from apnap.abilities.facts.comparing import AllHold
from apnap.abilities.permissions import DuringCombat
from apnap.english.amounts import AMOUNTS, per
from apnap.english.common import ONCE
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import Voice, noun
from apnap.english.phrase_table import Phrases, Unspoken
from apnap.english.sentences import CONDITIONS, COSTS, TIMES, cost_words, joined, sentences
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Amount, Condition, CostPart, Filter, Node
from apnap.rules.ch6_spells.announcing import Modal
from apnap.rules.core.constants import COMMAND, GRAVEYARD

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
    """`Ward {2}`; with anything but mana, a dash and a sentence; that it is a mana cost is said after it."""
    if cost == OWN_COST:
        return name
    if isinstance(cost, PayMana):
        return f"{name} {COSTS.say(cost, voice)}"
    return f"{name}{DASH}{sentence(capital(COSTS.say(cost, voice)))}"


def quality(filter: Filter) -> str:
    """What protection is from: `red`, `artifacts`, `Demons`."""
    n = noun(filter)
    return n.many() if n.types or n.subtypes or n.choice else noun(filter, "").bare().strip().removeprefix("of ")


def own_cost(more: Amount, voice: Voice) -> str:
    """`this ability costs {1} less to activate for each ...`."""
    if not isinstance(more, Times):
        raise Unspoken("an ability costs more or less for each of something")
    costs = f"this ability costs {{{abs(int(more.factor))}}} {'less' if more.factor < 0 else 'more'} to activate"
    what = more.what
    if isinstance(what, OneIf):
        return f"{costs} if {CONDITIONS.say(what.condition, voice)}"
    if isinstance(what, WhereX):
        return f"{costs.replace('{1}', '{X}')}, where X is {AMOUNTS.say(what.what, voice)}"
    return f"{costs} for each {per(what, voice)}"


def apart(condition: Condition) -> list[Condition]:
    """A time and something that is so are said one after the other."""
    if isinstance(condition, AllHold) and any(type(one) in TIMES.phrases for one in condition.conditions):
        return condition.conditions
    return [condition]


BULLET: Final = "\u2022"
NOT_ZERO: Final = "X can't be 0."


def activated_text(node: Activated, voice: Voice) -> str:
    voice.in_graveyard = node.zones == 1 << GRAVEYARD
    voice.in_command = node.zones == 1 << COMMAND
    text = f"{cost_words(node.costs, voice)}: {joined(sentences(node.effect, voice))}"
    for part in node.costs:
        if isinstance(part, FixedX):
            text += f" X is {AMOUNTS.say(part.number, voice)}."
    if any(isinstance(part, PositiveX) for part in node.costs):
        lines = text.split("\n") if isinstance(node.effect, Modal) else [text]
        text = "\n".join(line if DASH in line and BULLET not in line else f"{line} {NOT_ZERO}" for line in lines)
    if node.more is not None:
        text += f" {capital(own_cost(node.more, voice))}."
    only: list[str] = []
    if node.sorcery and not node.loyalty:
        only.append("as a sorcery")
    if isinstance(node.condition, Unless) and isinstance(node.condition.condition, DuringCombat):
        text += f" You can't activate this ability {TIMES.say(node.condition.condition, voice)}."
    elif node.condition is not None:
        for condition in apart(node.condition):
            if type(condition) in TIMES.phrases:
                only.append(TIMES.say(condition, voice))
            else:
                only.append(f"if {CONDITIONS.say(condition, voice)}")
    if node.each_turn == 1:
        only.append(ONCE.removeprefix("only "))
    if any(isinstance(part, OnlyOnce) for part in node.costs):
        only.append("once")
    if node.anyone and only:
        return text + f" Any player may activate this ability but only {' and only '.join(only)}."
    if only:
        text += f" Activate only {' and only '.join(only)}."
    if node.each_turn > 1:
        text += f" Activate no more than {'twice' if node.each_turn == 2 else 'three times'} each turn."
    if node.anyone:
        text += " Any player may activate this ability."
    return text
