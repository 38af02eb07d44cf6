"""Phrases for the words of `apnap.abilities.keyword_actions.voting`."""

from __future__ import annotations

from apnap.abilities.amounts import Times
from apnap.abilities.effects.flow import May
from apnap.abilities.keyword_actions.voting import (
    Ballot,
    Clash,
    CouncilsDilemma,
    ForEachVote,
    VotesFor,
    WillOfTheCouncil,
)
from apnap.english.abilities import ABILITY_WORDS
from apnap.english.amounts import PER
from apnap.english.grammar import listed
from apnap.english.nouns import Voice
from apnap.english.phrases.events.triggers import speaks_of_player
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import SENTENCES, one, sentences
from apnap.rules.ch1_concepts.definitions import Effect, Node


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
    if all(isinstance(b.effect, ForEachVote) for b in node.ballots):
        return [asked, *said]
    if any(isinstance(part, Times) for b in node.ballots for part in b.effect.children()):
        return [asked, *said]  # with numbers in them, a sentence for each
    return [asked, listed(said, "and")]


def _clash(node: Clash, voice: Voice) -> list[str]:
    voice.said_this = False
    if node.usual is not None:
        usual = one(node.usual, voice)
        return [f"clash with an opponent, then {usual}", f"if you win, {one(node.win, voice)} instead"]
    inner = sentences(node.win, voice)
    other = [] if node.otherwise is None else sentences(node.otherwise, voice)
    said = ["clash with an opponent", f"if you win, {inner[0]}", *inner[1:]]
    return [*said, f"otherwise, {other[0]}", *other[1:]] if other else said


SENTENCES.add(WillOfTheCouncil, _will)
ABILITY_WORDS[WillOfTheCouncil] = "Will of the council"
PER.add(VotesFor, lambda node, voice: f"{node.word} vote")
SENTENCES.add(CouncilsDilemma, _dilemma)
SENTENCES.add(
    ForEachVote,
    lambda node, voice: [f"for each {node.votes.word} vote, {one(node.effect, voice)}"],
)
ABILITY_WORDS[CouncilsDilemma] = "Council's dilemma"
SENTENCES.add(Clash, _clash)
reads("sentence", "clash with an opponent . if you win , <sentence>", Clash)
reads(
    "sentence",
    "clash with an opponent . if you win , <effect> . otherwise , <sentence>",
    lambda win, otherwise: Clash(win, not_theirs(otherwise)),
)
reads(
    "sentence",
    "clash with an opponent , then <effect> . if you win , you may <effect> instead",
    lambda usual, other: Clash(May(other), usual=usual),
)


def not_theirs(effect: Effect) -> Effect:
    if speaks_of_player(effect):
        raise Misread("that player is the one with whom you clash")
    return effect


def will(one: str, other: str, first: str, effect: Effect, second: str, instead: Effect) -> WillOfTheCouncil:
    """What comes of more votes is said in the order of the words."""
    if (first, second) != (one, other) or one == other:
        raise Misread("both words are voted for, and something comes of both")
    return WillOfTheCouncil(Ballot(first, effect), Ballot(second, instead))


def _votes(node: Node) -> list[str]:
    """The words whose votes are counted in it."""
    found = [node.word] if isinstance(node, VotesFor) else []
    return found + [word for child in node.children() for word in _votes(child)]


def dilemma(one: str, other: str, effects: list[Effect]) -> CouncilsDilemma:
    """Something for each vote, in the order of the words."""
    if [_votes(effect) for effect in effects] != [[one], [other]]:
        raise Misread("each vote counts for something")
    return CouncilsDilemma(Ballot(one, effects[0]), Ballot(other, effects[1]))


fragment("a vote", "starting with you , each player votes for")
reads(
    "sentence",
    "<a vote> <word> or <word> . if <word> gets more votes , <sentence> . if <word> gets more votes or the vote is "
    "tied , <sentence>",
    will,
)
reads("counted", "<word> vote", VotesFor)
reads(
    "sentence",
    "<a vote> <word> or <word> . <effect> and <effect>",
    lambda one, other, effect, last: dilemma(one, other, [effect, last]),
)
reads(
    "sentence",
    "<a vote> <word> or <word> . <effect> . <effect>",
    lambda one, other, effect, last: dilemma(one, other, [effect, last]),
)
fragment("each vote", "for each")
reads(
    "sentence",
    "<a vote> <word> or <word> . <each vote> <word> vote , <effect> . <each vote> <word> vote , <effect>",
    lambda one, other, first, effect, second, last: dilemma(
        one, other, [ForEachVote(VotesFor(first), effect), ForEachVote(VotesFor(second), last)]
    ),
)
