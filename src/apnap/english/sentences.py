"""Instructions as clauses and sentences, with the conditions, times and costs that they speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.costs import SacrificeThis
from apnap.english.amounts import AMOUNTS
from apnap.english.grammar import capital, number_word, sentence
from apnap.english.nouns import Ref, Voice
from apnap.english.phrase_table import Phrases
from apnap.rules.ch1_concepts.definitions import Condition, CostPart, Effect
from apnap.rules.ch6_spells.announcing import ANY_MODE, MoreModes


@dataclass
class Clause:
    """Who does what. An order to you leaves the subject out, unless the verb needs it."""

    subject: Ref
    third: str
    base: str
    rest: str
    spoken: bool = False  # 'you gain', never just 'gain'
    then: str = ""  # a sentence that must follow
    rest_of_base: str = ""  # where it differs after the plain verb

    def plain(self) -> str:
        if self.subject.you and not self.spoken and not self.subject.said:
            return self.predicate()
        return self.full()

    def full(self) -> str:
        return f"{'they' if self.subject.text == 'them' else self.subject.text} {self.predicate()}"

    def predicate(self) -> str:
        rest = self.rest_of_base if self.rest_of_base and (self.subject.many or self.subject.you) else self.rest
        return f"{self.subject.verb(self.third, self.base)} {rest}".rstrip()


CLAUSES: Final[Phrases[Effect, Voice, Clause]] = Phrases("instruction")
SENTENCES: Final[Phrases[Effect, Voice, list[str]]] = Phrases("instruction")  # those that are more than a clause
CONDITIONS: Final[Phrases[Condition, Voice, str]] = Phrases("condition")
# times, as 'activate only' and 'cast this spell only' say them
TIMES: Final[Phrases[Condition, Voice, str]] = Phrases("time")
COSTS: Final[Phrases[CostPart, Voice, str]] = Phrases("cost")
YOU: Final = Ref("you", you=True)


def order(verb: str, rest: str) -> Clause:
    """Something you are told to do."""
    return Clause(YOU, verb + "s", verb, rest)


def sentences(effect: Effect, voice: Voice) -> list[str]:
    """The instruction as sentences without capitals and full stops."""
    for kind in type(effect).__mro__:
        if kind in SENTENCES.phrases:
            several = SENTENCES.phrases[kind](effect, voice)
            return [*several[:-1], with_x(several[-1], voice)] if several else several
        if kind in CLAUSES.phrases:
            break
    clause = CLAUSES.say(effect, voice)
    said = with_x(clause.plain(), voice)
    return [said, clause.then] if clause.then else [said]


def one_of_several(effects: list[Effect], voice: Voice) -> list[str]:
    """Instructions that share a sentence, at the end of which X is said for all of them."""
    before, voice.holding = voice.holding, True
    said = [one(effect, voice) for effect in effects]
    voice.holding = before
    return said


def with_x(said: str, voice: Voice) -> str:
    """With what X is, if that has yet to be said."""
    number = voice.x_is
    if number is None or voice.holding:
        return said
    voice.x_is = None
    where = f", where X is {AMOUNTS.say(number, voice)}"
    return said.removesuffix(".") + where + "." if said.endswith(".") else said + where


def one(effect: Effect, voice: Voice) -> str:
    return sentences(effect, voice)[0]


def instead_words(more: MoreModes, count: int, voice: Voice) -> str:
    """What it takes for more modes, and how many."""
    many = "both" if more.maximum == 2 == count else number_word(more.maximum)
    if more.maximum == count and more.minimum == 0:
        many = "any number"
    elif more.maximum == count and more.minimum == 1 and count > 2:
        many = "one or more"
    may = "you may " if more.minimum == 1 and many in ("both", number_word(more.maximum)) else ""
    condition = CONDITIONS.say(more.condition, voice)
    if not voice.own_types and condition.startswith("you control"):
        condition += " as you cast this spell"
    return f"if {condition}, {may}choose {many} instead"


SAME_MODE: Final = "the same mode"


def modes(
    effects: list[Effect],
    minimum: int,
    maximum: int,
    voice: Voice,
    by_opponent: bool = False,
    more: MoreModes | None = None,
    fresh: int = ANY_MODE,
    again: bool = False,
) -> list[str]:
    """`choose one -` and the modes, a line each."""
    if by_opponent:
        head = f"an opponent chooses {number_word(minimum)} \u2014"
    elif minimum == maximum:
        head = f"choose {number_word(minimum)} \u2014"
    elif minimum == 1 and maximum == len(effects) > 2:
        head = "choose one or more \u2014"
    else:
        head = "choose one or both \u2014" if maximum == 2 else f"choose up to {number_word(maximum)} \u2014"
    bare = head.removesuffix(" \u2014")
    if fresh:
        head = f"{bare} that hasn't been chosen{' this turn' if fresh == 1 else ''} \u2014"
    if more is not None:
        head = f"{bare}. {capital(instead_words(more, len(effects), voice))}."
    if again:
        head = f"{bare}. You may choose {SAME_MODE} more than once."
    lines = [head]
    for effect in effects:
        apart = Voice(voice.name, voice.self_noun, voice.own_types)  # a mode stands by itself
        lines.append("\u2022 " + " ".join(sentence(s) for s in sentences(effect, apart)))
    return ["\n".join(lines)]


def joined(said: list[str]) -> str:
    return " ".join(sentence(s) if "\n" not in s else capital(s) for s in said)


def cost_words(parts: list[CostPart], voice: Voice) -> str:
    words = ""
    for part in parts:
        said = COSTS.say(part, voice)
        if words and isinstance(part, SacrificeThis) and part.joined:
            words += f" and {said}"
        elif said:
            words += f"{', ' if words else ''}{capital(said)}"
    return words
