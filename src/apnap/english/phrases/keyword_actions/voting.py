"""Phrases for the words of `apnap.abilities.keyword_actions.voting`."""

from __future__ import annotations

from apnap.abilities.amounts import Times
from apnap.abilities.keyword_actions.voting import Clash, CouncilsDilemma, VotesFor, WillOfTheCouncil
from apnap.english.abilities import ABILITY_WORDS
from apnap.english.amounts import PER
from apnap.english.grammar import listed
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import SENTENCES, one, sentences


def ballots(words: list[str]) -> str:
    return f"starting with you, each player votes for {listed(words, 'or')}"


def _will(node: WillOfTheCouncil, voice: Voice) -> list[str]:
    first, second = node.first, node.second
    out = [ballots([first.word, second.word])]
    for word, effect, tied in ((first.word, first.effect, ""), (second.word, second.effect, " or the vote is tied")):
        voice.said_this = False
        inner = sentences(effect, voice)
        out += [f"if {word} gets more votes{tied}, {inner[0]}", *inner[1:]]
    return out


def _dilemma(node: CouncilsDilemma, voice: Voice) -> list[str]:
    said: list[str] = []
    for ballot in node.ballots:
        voice.said_this = False
        said.append(one(ballot.effect, voice))
    asked = ballots([b.word for b in node.ballots])
    if any(isinstance(part, Times) for b in node.ballots for part in b.effect.children()):
        return [asked, *said]  # with numbers in them, a sentence for each
    return [asked, listed(said, "and")]


def _clash(node: Clash, voice: Voice) -> list[str]:
    voice.said_this = False
    inner = sentences(node.win, voice)
    return ["clash with an opponent", f"if you win, {inner[0]}", *inner[1:]]


SENTENCES.add(WillOfTheCouncil, _will)
ABILITY_WORDS[WillOfTheCouncil] = "Will of the council"
PER.add(VotesFor, lambda node, voice: f"{node.word} vote")
SENTENCES.add(CouncilsDilemma, _dilemma)
ABILITY_WORDS[CouncilsDilemma] = "Council's dilemma"
SENTENCES.add(Clash, _clash)
reads("sentence", "clash with an opponent . if you win , <sentence>", Clash)
