"""Phrases for copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.abilities.effects.copies import BecomeCopy, CopyOnStack, CreateCopies, TargetAbility
from apnap.abilities.statics.changes import Becomes, Change, Has
from apnap.abilities.statics.copying import EntersAsCopy, HasThisAbility, IsColor, IsntLegendary, IsSize, OtherThan
from apnap.english.common import besides, new_targets
from apnap.english.effects import ABILITIES, CHANGES, CLAUSES, DURATIONS, Clause, of_things, order
from apnap.english.nouns import FILTERS, SELECTORS, Noun, Ref, Voice, color_words, each_one, noun, ref, type_names
from apnap.english.table import Phrases
from apnap.english.words import article, listed, sentence
from apnap.rules.core.constants import GRAVEYARD

# how a copy differs from what it copies
EXCEPTIONS: Final[Phrases[Change, Voice, str]] = Phrases("exception to a copy")


def _kind_besides(node: Becomes, voice: Voice) -> str:
    words = " ".join([*node.subtypes, *type_names(node.types)] if not node.subtypes else node.subtypes)
    return f"it's {article(words)}{besides('types')}"


EXCEPTIONS.add(Becomes, _kind_besides)
EXCEPTIONS.add(Has, lambda node, voice: f"it has {CHANGES.say(node, voice).rest}")
EXCEPTIONS.add(IsSize, lambda node, voice: f"it's {node.power}/{node.toughness}")
EXCEPTIONS.add(IsntLegendary, lambda node, voice: "it isn't legendary")
EXCEPTIONS.add(HasThisAbility, lambda node, voice: "it has this ability")
EXCEPTIONS.add(IsColor, lambda node, voice: f"that the copy is {color_words(node.colors, 'and')}")


def except_words(exceptions: Sequence[Change], voice: Voice) -> str:
    if not exceptions:
        return ""
    return f", except {listed([EXCEPTIONS.say(c, voice) for c in exceptions], 'and')}"


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


def _enters(node: EntersAsCopy, voice: Voice) -> str:
    n = noun(node.filter)
    what = n.one() if n.mine else f"any {n.bare()} on the battlefield"
    if node.where == GRAVEYARD:
        what = f"any {noun(node.filter, 'card').bare()} in a graveyard"
    return sentence(f"you may have {voice.this()} enter as a copy of {what}{except_words(node.exceptions, voice)}")


def _ability(node: TargetAbility, voice: Voice) -> Ref:
    n = noun(node.filter, "triggered ability" if node.triggered else "activated or triggered ability")
    return Ref(f"target {n.bare()}")


def _other_than(node: OtherThan, n: Noun) -> None:
    n.other = True


CLAUSES.add(CreateCopies, _create)
CLAUSES.add(BecomeCopy, _become)
CLAUSES.add(CopyOnStack, _copy)
ABILITIES.add(EntersAsCopy, _enters)
SELECTORS.add(TargetAbility, _ability)
FILTERS.add(OtherThan, _other_than)
