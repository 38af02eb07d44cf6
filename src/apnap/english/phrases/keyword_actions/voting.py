"""Phrases for the words of `apnap.abilities.keyword_actions.voting`."""

from __future__ import annotations

from apnap.abilities.amounts import Times
from apnap.abilities.effects.flow import May
from apnap.abilities.filters import every
from apnap.abilities.keyword_actions.voting import (
    Ballot,
    Clash,
    CouncilsDilemma,
    ForEachVote,
    VoteForOne,
    VotesFor,
    WillOfTheCouncil,
)
from apnap.abilities.selectors import THOSE, Those
from apnap.english.abilities import ABILITY_WORDS
from apnap.english.amounts import PER
from apnap.english.grammar import listed
from apnap.english.nouns import Voice, noun
from apnap.english.phrases.events.triggers import speaks_of_player
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import SENTENCES, one, sentences
from apnap.rules.ch1_concepts.definitions import Effect, Filter, Node


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


def _for_one(node: VoteForOne, voice: Voice) -> list[str]:
    n = noun(node.filter, "card" if node.buried else "permanent")
    return [f"{ONE_BY_ONE} {n.one()}{' in your graveyard' if node.buried else ''}"]


ONE_BY_ONE = "starting with you, each player votes for"
TIED_VOTES = "tied for most votes"
MOST_VOTES = f"with the most votes or {TIED_VOTES}"
SENTENCES.add(VoteForOne, _for_one)
ABILITY_WORDS[VoteForOne] = "Will of the council"
fragment("with the most votes", MOST_VOTES)


def voted(said: Said, filters: tuple[Filter, ...], buried: bool = False) -> VoteForOne:
    """What got the most votes is spoken of from now on."""
    said.mention(VOTED, THOSE)
    return VoteForOne(*filters, buried=buried)


def with_most_votes(said: Said, filters: tuple[Filter, ...], kind: str) -> Those:
    if not any(known == VOTED for known, _ in said.mentions):
        raise Misread("nothing was voted for")
    return Those(f"each {noun(every(filters), kind).bare()} {MOST_VOTES}")


VOTED = "voted for"
reads_knowing("sentence", "<a vote> a <permanent>", voted)
reads_knowing("sentence", "<a vote> a <card> in your graveyard", lambda said, f: voted(said, f, buried=True))
reads_knowing("object", "each <permanent> <with the most votes>", lambda said, f: with_most_votes(said, f, "permanent"))
reads_knowing("my card", "each <card> <with the most votes>", lambda said, f: with_most_votes(said, f, "card"))
