"""Phrases for the words of `apnap.abilities.effects.next_spell`."""

from __future__ import annotations

from apnap.abilities.amounts import Times
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.effects.next_spell import (
    AidForNext,
    CheaperNext,
    FlashForNext,
    GivenAsCast,
    NextSpell,
    ThisSpellEntersWith,
)
from apnap.abilities.keyword_abilities.cost_reduction import Affinity, Convoke, Delve, Improvise
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.choosing import CHOSEN_TYPE
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import PER, of_things
from apnap.english.changes import CHANGES
from apnap.english.grammar import article, number_word, sentence
from apnap.english.nouns import Ref, Voice, noun
from apnap.english.phrases.keyword_abilities.casting import CAST_NOW
from apnap.english.phrases.selectors import of_spells
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause
from apnap.rules.ch1_concepts.definitions import Ability, Amount


def _next_spell(node: NextSpell, voice: Voice) -> list[str]:
    which = f"the next {noun(node.filter, 'spell').bare()} you cast this turn"
    if node.change is None:
        return [f"{which} can't be countered"]
    return [f"{which} has {CHANGES.say(node.change, voice).rest}"]


SENTENCES.add(NextSpell, _next_spell)
AIDS = {"convoke": Convoke, "improvise": Improvise, "delve": Delve}


def _aided(node: AidForNext, voice: Voice) -> str:
    word = next(word for word, kind in AIDS.items() if isinstance(node.aid, kind))
    return sentence(f"the next {noun(node.filter, 'spell').bare()} you cast has {word}")


def _cheaper(node: CheaperNext, voice: Voice) -> str:
    return sentence(f"the next {noun(node.filter, 'spell').bare()} you cast has {ABILITIES.say(node.ability, voice)}")


def _given(node: GivenAsCast, voice: Voice) -> str:
    given = CHANGES.say(Has(*node.given), voice).rest
    return sentence(f"{noun(node.filter, 'spell').many()} you cast gain {given} as you cast them")


ABILITIES.add(GivenAsCast, _given)
reads(
    "line",
    "<spells> you cast gain <abilities> as you cast them .",
    lambda f, given: GivenAsCast(with_choice(given), *f),
)


def with_choice(given: list[Ability]) -> list[Ability]:
    """Abilities that say what else may be paid as a spell is cast: they are given before that is chosen."""
    if not all(one.optional_cost() is not None and not one.ways() for one in given):
        raise Misread("only costs that may be paid besides are given so")
    return given


ABILITIES.add(AidForNext, _aided)
ABILITIES.add(CheaperNext, _cheaper)
for _word, _aid in AIDS.items():
    reads(
        "effect",
        f"the next <spell> you cast <this turn> has {_word}",
        lambda f, aid=_aid: ThisTurn(AidForNext(aid(), *f)),
    )
reads(
    "effect",
    "the next <spell> you cast <this turn> has affinity for <permanents>",
    lambda f, g: ThisTurn(CheaperNext(Affinity(*g), *f)),
)
reads(
    "effect",
    "the next <spell> you cast <this turn> has <abilities>",
    lambda f, given: NextSpell(*f, change=Has(*of_spells(given))),
)
reads("effect", "the next <spell> you cast <this turn> can't be countered", lambda f: NextSpell(*f))
ABILITIES.add(
    FlashForNext,
    lambda node, voice: sentence(f"the next {noun(node.filter, 'spell').bare()} you cast {LIKE_FLASHING}"),
)
LIKE_FLASHING = "can be cast as though it had flash"
fragment("like flashing", LIKE_FLASHING)
reads("effect", "the next <spell> you cast <this turn> <like flashing>", lambda f: ThisTurn(FlashForNext(*f)))
reads(
    "effect",
    "the next <spell> of the chosen type you cast <this turn> <like flashing>",
    lambda f: ThisTurn(FlashForNext(*f, CHOSEN_TYPE)),
)


def _this_comes_with(node: ThisSpellEntersWith, voice: Voice) -> Clause:
    this = Ref(voice.self_noun)
    counter = f"{node.counter} counter"
    if isinstance(node.amount, Times) and type(node.amount.what) in PER.phrases:
        many, per = number_word(node.amount.factor), PER.say(node.amount.what, voice)
        return Clause(this, "enters", "enter", f"with {many} {counter}s on it for each {per}")
    if type(node.amount) in PER.phrases:
        per = PER.say(node.amount, voice)
        return Clause(this, "enters", "enter", f"with {article(counter)} on it for each {per}")
    return Clause(this, "enters", "enter", f"with {of_things(node.amount, counter, voice)} on it")


CLAUSES.add(ThisSpellEntersWith, _this_comes_with)


def as_it_was_cast(said: Said, number: int | Amount, kind: str) -> ThisSpellEntersWith:
    """This is a spell still: what is said happens as it was cast."""
    if not said.was_asked_of(CAST_NOW):
        raise Misread("this is not a spell any more")
    return ThisSpellEntersWith(number, kind)


reads_knowing(
    "effect",
    "~ enters with a <counter> counter <on it> for each <counted>",
    lambda said, kind, per: as_it_was_cast(said, per, kind),
)
reads_knowing(
    "effect",
    "~ enters with <number word> <counter> counters <on it> for each <counted>",
    lambda said, n, kind, per: as_it_was_cast(said, Times(n, per), kind),
)
reads_knowing(
    "effect",
    "~ enters with X <counter> counters <on it>",
    lambda said, kind: as_it_was_cast(said, said.amount_x(), kind),
)
