"""Phrases for the words of `apnap.abilities.keyword_actions.searching`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.searching import (
    OwnerShufflesGraveyard,
    SearchLibrary,
    ShuffleIntoLibrary,
    ShuffleLibrary,
    TakeFromLibrary,
)
from apnap.abilities.selectors import This
from apnap.english.common import ONTO_YOURS
from apnap.english.grammar import number_word
from apnap.english.nouns import Ref, Voice, all_of, noun, ref
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD


def _search(node: SearchLibrary, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter, "card")
    one = node.count == 1
    what = n.one() if one else f"up to {number_word(node.count)} {n.many()}"
    whose = "your" if who.you else "their"
    if node.to == BATTLEFIELD:
        found = ("it" if node.pronoun else "that card") if one else "them" if node.pronoun else "those cards"
        put = f"put {found} onto the battlefield{' tapped' if node.tapped else ''}"
    elif node.to == GRAVEYARD:
        put = f"put {('it' if n.told() else 'that card') if one else 'them'} into {whose} graveyard"
    elif not n.told():
        put = f"put {'that card' if one else 'those cards'} into {whose} hand"
    else:
        put = f"reveal {'it' if one else 'them'}, put {'it' if one else 'them'} into {whose} hand"
    return Clause(who, "searches", "search", f"{whose} library for {what}, {put}, then shuffle")


def _shuffle_into_library(node: ShuffleIntoLibrary, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    if what.text == "it" and isinstance(node.what, This):
        what = Ref(voice.self_noun)  # the card says its name again
    return order("shuffle", f"{what.text} into {'their owners' if what.many else 'its owner'}'s library")


def _take(node: TakeFromLibrary, voice: Voice) -> list[str]:
    whose = ref(node.whose, voice).whose
    what = noun(node.filter, "card").one()
    return [
        f"search {whose} library for {what} and put that card {ONTO_YOURS}",
        "then that player shuffles",
    ]


def _shuffle(node: ShuffleLibrary, voice: Voice) -> list[str]:
    who = ref(node.who, voice)
    return ["then shuffle" if who.you else f"{who.text} shuffles their library"]


CLAUSES.add(SearchLibrary, _search)
CLAUSES.add(ShuffleIntoLibrary, _shuffle_into_library)
SENTENCES.add(TakeFromLibrary, _take)
SENTENCES.add(ShuffleLibrary, _shuffle)
CLAUSES.add(
    OwnerShufflesGraveyard,
    lambda node, voice: Clause(Ref("its owner"), "shuffles", "shuffle", "their graveyard into their library"),
)
reads(
    "effect",
    "search your library for a <card> , put that card <onto the battlefield> <then shuffle>",
    lambda f: SearchLibrary(*f, to=BATTLEFIELD),
)
reads(
    "effect",
    "search your library for a <card> , put it <onto the battlefield> <then shuffle>",
    lambda f: SearchLibrary(*f, to=BATTLEFIELD, pronoun=True),
)
reads(
    "effect",
    "search your library for a <card> , put that card <onto the battlefield> tapped <then shuffle>",
    lambda f: SearchLibrary(*f, to=BATTLEFIELD, tapped=True),
)
reads(
    "effect",
    "search your library for a <card> , put it <onto the battlefield> tapped <then shuffle>",
    lambda f: SearchLibrary(*f, to=BATTLEFIELD, tapped=True, pronoun=True),
)
reads(
    "effect",
    "search your library for a <card> , reveal (it|that card) , put it <into your hand> <then shuffle>",
    lambda f: SearchLibrary(*f),
)
reads("effect", "search your library for a card , <put that card> <into your hand> <then shuffle>", SearchLibrary)
reads(
    "effect",
    "search your library for a <card> , put (it|that card) into your graveyard <then shuffle>",
    lambda f: SearchLibrary(*f, to=GRAVEYARD),
)
reads(
    "effect",
    "search your library for up to <number word> <cards> , put those cards <onto the battlefield> tapped "
    "<then shuffle>",
    lambda n, f: SearchLibrary(*f, to=BATTLEFIELD, tapped=True, count=n),
)
reads(
    "effect",
    "search your library for up to <number word> <cards> , put them <onto the battlefield> tapped <then shuffle>",
    lambda n, f: SearchLibrary(*f, to=BATTLEFIELD, tapped=True, count=n, pronoun=True),
)
reads(
    "effect",
    "search your library for up to <number word> <cards> , put them <onto the battlefield> <then shuffle>",
    lambda n, f: SearchLibrary(*f, to=BATTLEFIELD, count=n, pronoun=True),
)
reads(
    "effect",
    "search your library for up to <number word> <cards> , reveal them , put them <into your hand> <then shuffle>",
    lambda n, f: SearchLibrary(*f, count=n),
)
reads("effect", "shuffle <object> into (its owner 's library|their owners ' libraries)", ShuffleIntoLibrary)
reads("effect", "shuffle <my card> into your library", ShuffleIntoLibrary)
reads("effect", "shuffle", ShuffleLibrary)
reads("effect", "shuffle your library", ShuffleLibrary)
reads(
    "effect",
    "<who> searches their library for a <card> , puts (it|that card) <onto the battlefield> tapped , then shuffles",
    lambda who, f: SearchLibrary(*f, to=BATTLEFIELD, tapped=True, who=who),
)
reads_done(
    "search their library for a <card> , put (it|that card) <onto the battlefield> <then shuffle>",
    lambda f, who: SearchLibrary(*f, to=BATTLEFIELD, who=who),
)
reads_done(
    "search their library for a <card> , put (it|that card) <onto the battlefield> tapped <then shuffle>",
    lambda f, who: SearchLibrary(*f, to=BATTLEFIELD, tapped=True, who=who),
)
reads(
    "effect",
    "search your library for up to <number word> <cards> , put them <into your hand> <then shuffle>",
    lambda n, f: SearchLibrary(*f, count=n),
)
reads(
    "effect",
    "search your library for up to <number word> <cards> , put them into your graveyard <then shuffle>",
    lambda n, f: SearchLibrary(*f, to=GRAVEYARD, count=n),
)
reads(
    "effect",
    "search your library for a <card> and put that card <onto the battlefield> . then shuffle",
    lambda f: SearchLibrary(*f, to=BATTLEFIELD),
)
reads(
    "effect",
    "search your library for a <card> and put (it|that card) <onto the battlefield> tapped . then shuffle",
    lambda f: SearchLibrary(*f, to=BATTLEFIELD, tapped=True),
)
reads(
    "effect",
    "search your library for a <card> , reveal it , and put it <into your hand> . then shuffle",
    lambda f: SearchLibrary(*f),
)
