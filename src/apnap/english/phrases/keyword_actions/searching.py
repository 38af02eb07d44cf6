"""Phrases for the words of `apnap.abilities.keyword_actions.searching`."""

from __future__ import annotations

from apnap.abilities.effects.flow import Then
from apnap.abilities.keyword_actions.searching import (
    OwnerShufflesGraveyard,
    SearchLibrary,
    ShuffleIntoLibrary,
    ShuffleLibrary,
    TakeFromLibrary,
)
from apnap.abilities.players import OwnerOf, You
from apnap.abilities.selectors import This
from apnap.abilities.targets import TargetCard, TargetSlot
from apnap.abilities.zones.top_cards import RevealTop
from apnap.english.common import ONTO_YOURS
from apnap.english.grammar import number_word
from apnap.english.nouns import Ref, Voice, all_of, noun, ref
from apnap.english.phrases.targets import cards_in
from apnap.english.reading.said import Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Effect
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD


def _search(node: SearchLibrary, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    whose = "your" if who.you else "their"
    base = found_words(node, whose, "put", "reveal", "shuffle")
    rest = base if who.you else found_words(node, whose, "puts", "reveals", "shuffles")
    return Clause(who, "searches", "search", rest, rest_of_base=base)


def found_words(node: SearchLibrary, whose: str, puts: str, reveals: str, shuffles: str) -> str:
    """What is searched for, and what is done with it."""
    n = noun(node.filter, "card")
    one = node.count == 1
    what = n.one() if one else f"up to {number_word(node.count)} {n.many()}"
    if node.to == BATTLEFIELD:
        found = ("it" if node.pronoun else "that card") if one else "them" if node.pronoun else "those cards"
        found = node.words or found
        put = f"{puts} {found} onto the battlefield{' tapped' if node.tapped else ''}"
    elif node.to == GRAVEYARD:
        found = node.words or (("it" if n.told() else "that card") if one else "them")
        put = f"{puts} {found} into {whose} graveyard"
    elif not n.told():
        put = f"{puts} {node.words or ('that card' if one else 'those cards')} into {whose} hand"
    else:
        it = "it" if one else "them"
        put = f"{reveals} {node.revealed or it}, {puts} {node.words or it} into {whose} hand"
    return f"{whose} library for {what}, {put}, then {shuffles}"


def _shuffle_into_library(node: ShuffleIntoLibrary, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    if what.text == "it" and isinstance(node.what, This) and node.what.said != "it":
        what = Ref(voice.self_noun)  # the card says its name again
    if isinstance(node.what, TargetCard) and isinstance(node.what.whose, You):
        return order("shuffle", f"{what.text} into your library")
    whose = "their owners' libraries" if what.many else "its owner's library"
    return order("shuffle", f"{what.text} into {whose}")


def _take(node: TakeFromLibrary, voice: Voice) -> list[str]:
    whose = ref(node.whose, voice).whose
    what = noun(node.filter, "card").one()
    return [
        f"search {whose} library for {what} and put that card {ONTO_YOURS}",
        "then that player shuffles",
    ]


def _shuffle(node: ShuffleLibrary, voice: Voice) -> list[str]:
    who = ref(node.who, voice)
    if who.you:
        return [node.said or "then shuffle"]
    return [f"{who.text} {node.said or 'shuffles their library'}"]


CLAUSES.add(
    ShuffleLibrary,
    lambda node, voice: Clause(ref(node.who, voice), "shuffles", "shuffle", ""),
)
CLAUSES.add(SearchLibrary, _search)
CLAUSES.add(ShuffleIntoLibrary, _shuffle_into_library)
SENTENCES.add(TakeFromLibrary, _take)
SENTENCES.add(ShuffleLibrary, _shuffle)


def _graveyard_too(node: OwnerShufflesGraveyard, voice: Voice) -> Clause:
    if node.and_this:
        return order("shuffle", f"{voice.self_noun} and your graveyard into their owner's library")
    return Clause(Ref("its owner"), "shuffles", "shuffle", "their graveyard into their library")


CLAUSES.add(OwnerShufflesGraveyard, _graveyard_too)
reads(
    "effect",
    "shuffle ~ and your graveyard into their owner 's library",
    lambda: OwnerShufflesGraveyard(and_this=True),
)
reads("effect", "shuffle <object> into (its owner 's library|their owners ' libraries)", ShuffleIntoLibrary)
reads("effect", "shuffle <my card> into your library", ShuffleIntoLibrary)
reads("effect", "shuffle <any card> into (its owner 's library|their owners ' libraries)", ShuffleIntoLibrary)
reads(
    "effect",
    "<who> shuffles <target cards> from their graveyard into their library",
    lambda who, chosen: ShuffleIntoLibrary(cards_in(chosen, False, who)),
)
reads("effect", "shuffle", lambda: ShuffleLibrary(said="shuffle"))
reads("effect", "shuffle your library", lambda: ShuffleLibrary(said="shuffle your library"))
for _shuffles in ("shuffles", "shuffle", "shuffles their library", "shuffle their library"):
    reads("effect", f"<who> {_shuffles}", lambda who, said=_shuffles: ShuffleLibrary(who, said))


def owner_shuffles(said: Said, slot: TargetSlot, then: Effect | None = None) -> Effect:
    """The owner puts it into their library, and does something more."""
    shuffled = ShuffleIntoLibrary(slot)
    return shuffled if then is None else Then(shuffled, then)


fragment("into their library", "shuffles it into their library")
reads_knowing("effect", "the owner of <target> <into their library>", owner_shuffles)
reads_knowing(
    "effect",
    "the owner of <target> <into their library> , then <done>",
    lambda said, slot, doing: owner_shuffles(said, slot, doing.by(OwnerOf(slot))),
)


def and_reveals(said: Said, slot: TargetSlot, number: int | Amount) -> Effect:
    said.took_up()
    return owner_shuffles(said, slot, RevealTop(number, OwnerOf(slot), theirs=True))


reads_knowing(
    "effect",
    "the owner of <target> <into their library> , then reveals <top cards> of their library",
    and_reveals,
)
