"""Phrases for the words of `apnap.abilities.among_players.words_picked`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.words_picked import EachPicksWord, WhoPicked
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.english.amounts import ONE_BY_ONE
from apnap.english.grammar import listed
from apnap.english.nouns import SELECTORS, Ref, ref
from apnap.english.phrases.among_players.those_who import for_each_of
from apnap.english.reading.said import Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause

# the words that cards know; any other is no word of the rules
WORDS: Final = ("fame", "fortune", "money", "friends", "secrets", "land", "denial", "duel", "wild", "free")
CLAUSES.add(
    EachPicksWord,
    lambda node, voice: Clause(ref(node.who, voice), "chooses", "choose", listed(node.words, "or")),
)
ONE_BY_ONE.add(WhoPicked, lambda node, voice: f"player who chose {node.word}")
SELECTORS.add(WhoPicked, lambda node, voice: Ref(f"each player who chose {node.word}"))
for _word in WORDS:
    reads("picked word", _word, lambda word=_word: word)


for _who, _group in (("opponent", EACH_OPPONENT), ("player", EACH_PLAYER)):
    reads(
        "effect",
        f"each {_who} chooses <picked word> or <picked word>",
        lambda *words, group=_group: EachPicksWord(group, *words),
    )
    reads(
        "effect",
        f"each {_who} chooses <picked word> , <picked word> , or <picked word>",
        lambda *words, group=_group: EachPicksWord(group, *words),
    )


def who_picked(said: Said, word: str) -> object:
    return for_each_of(said, WhoPicked(word))


reads_knowing("each one", "player who chose <picked word>", who_picked)
