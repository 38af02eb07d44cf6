"""Phrases for the words of `apnap.abilities.effects.copies`."""

from __future__ import annotations

from apnap.abilities.effects.copies import BecomeCopy, CopyOnStack, CopyThisFor, CreateCopies, TargetAbility
from apnap.abilities.statics.changes import Change
from apnap.english.amounts import PER, of_things
from apnap.english.changes import DURATIONS, except_words
from apnap.english.common import new_targets
from apnap.english.nouns import SELECTORS, Ref, Voice, each_one, noun, ref
from apnap.english.reading.said import Said, made_it
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Effect, Selector


def _create(node: CreateCopies, voice: Voice) -> Clause:
    one = of_things(node.amount, "token", voice)
    verb = "that's a copy" if one == "a token" else "that are copies"
    rest = f"{one} {verb} of {ref(node.of, voice).text}{except_words(node.exceptions, voice)}"
    return Clause(ref(node.who, voice), "creates", "create", rest)


def _become(node: BecomeCopy, voice: Voice) -> Clause:
    subject = each_one(node.subject, voice)
    when = DURATIONS.get(node.duration, "")
    rest = f"a copy of {ref(node.of, voice).text}{except_words(node.exceptions, voice)} {when}".rstrip()
    return Clause(subject, "becomes", "become", rest)


def _copy(node: CopyOnStack, voice: Voice) -> Clause:
    clause = order("copy", f"{ref(node.what, voice).text}{except_words(node.exceptions, voice)}")
    if node.new_targets and node.in_one_breath:
        clause.rest += f", and {new_targets('copy')}"
    elif node.new_targets:
        clause.then = new_targets("copy")
    return clause


def _ability(node: TargetAbility, voice: Voice) -> Ref:
    n = noun(node.filter, "triggered ability" if node.triggered else "activated or triggered ability")
    return Ref(f"target {n.bare()}")


def _copies(node: CopyThisFor, voice: Voice) -> list[str]:
    said = [f"copy it for each {PER.say(node.times, voice)}"]
    return [*said, new_targets("copies")] if node.says else said


CLAUSES.add(CreateCopies, _create)
CLAUSES.add(BecomeCopy, _become)
CLAUSES.add(CopyOnStack, _copy)
SELECTORS.add(TargetAbility, _ability)
SENTENCES.add(CopyThisFor, _copies)


def copies_made(said: Said, number: int, of: Selector, but: list[Change] | tuple[()] = ()) -> Effect:
    """Tokens that are copies: 'it' means one of them afterwards."""
    made_it(said)
    return CreateCopies(of, *but, number=number)


reads_knowing("effect", "create a token that 's a copy of <object>", lambda said, of: copies_made(said, 1, of))
reads_knowing(
    "effect",
    "create a token that 's a copy of <object> , except <exceptions>",
    lambda said, of, but: copies_made(said, 1, of, but),
)
reads_knowing(
    "effect", "create <number word> tokens that are copies of <object>", lambda said, n, of: copies_made(said, n, of)
)
reads("effect", "copy <a spell> . <new targets> copy", CopyOnStack)
reads("effect", "<this> becomes a copy of <object> until end of turn", BecomeCopy)
reads("effect", "<this> becomes a copy of <object>", lambda this, of: BecomeCopy(this, of, for_good=True))
reads_knowing("a spell", "target activated or triggered ability", lambda said: said.chose(TargetAbility()))
reads_knowing("a spell", "target triggered ability", lambda said: said.chose(TargetAbility(triggered=True)))
reads("exceptions", "<exception>", lambda one: list(one))
reads("exceptions", "<exception> and <exception>", lambda one, other: [*one, *other])
reads("exceptions", "<exception> , <exception> , and <exception>", lambda one, two, three: [*one, *two, *three])
