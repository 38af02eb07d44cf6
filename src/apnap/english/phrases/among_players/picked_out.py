"""Phrases for the words of `apnap.abilities.among_players.picked_out`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.picked_out import OneOfThose, ProliferateAndHide, RollForPeace, TokenWithCounters
from apnap.abilities.amounts import PowerOf
from apnap.abilities.effects.flow import MayThen
from apnap.abilities.effects.moves import SacrificeIt
from apnap.abilities.facts.this_way import EXILED, ThisWay
from apnap.abilities.players import EachPlayer
from apnap.abilities.selectors import IT, THOSE
from apnap.english.amounts import AMOUNTS
from apnap.english.grammar import article
from apnap.english.nouns import Voice, ref
from apnap.english.phrases.effects.creating import Tokens, token_words
from apnap.english.phrases.filters import of_them
from apnap.english.reading.said import EVENT, GONE, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector

GIVEN: Final = "that had a counter put on them"
NOT_THOSE: Final = "can't attack those players"
THEIRS: Final = "or planeswalkers they control this combat"
CHOSEN: Final = "any number of permanents you control"
HIGHEST: Final = "one or more opponents had the highest result"


def _token(node: TokenWithCounters, voice: Voice) -> Clause:
    equal = AMOUNTS.say(node.amount, voice)
    words = (
        f"{article(token_words(node.token.base))} and puts a number of {node.counter} counters on it equal to {equal}"
    )
    return Clause(ref(node.who, voice), "creates", "create", words)


def _peace(node: RollForPeace, voice: Voice) -> list[str]:
    return [f"each player rolls a d{node.sides}", f"if {HIGHEST}, {voice.this()} {NOT_THOSE} {THEIRS}"]


def _hide(node: ProliferateAndHide, voice: Voice) -> list[str]:
    return [f"proliferate, then choose {CHOSEN} {GIVEN} this way", "those permanents phase out"]


CLAUSES.add(TokenWithCounters, _token)
SENTENCES.add(RollForPeace, _peace)
SENTENCES.add(ProliferateAndHide, _hide)
fragment("had a counter put", GIVEN)
fragment("not those players", NOT_THOSE)
fragment("had the highest", HIGHEST)
fragment("or of theirs", THEIRS)
fragment("any of yours", CHOSEN)
reads(
    "sentence",
    "proliferate , then choose <any of yours> <had a counter put> <this way> . those permanents phase out",
    ProliferateAndHide,
)
reads(
    "sentence",
    "each player rolls a d20 . if <had the highest> , ~ <not those players> <or of theirs>",
    lambda: RollForPeace(20),
)


def sacrificed_one(said: Said) -> SacrificeIt:
    """One of those that the event is about; it is what was sacrificed from now on."""
    if not any(kind == EVENT and node is THOSE for kind, node in said.mentions):
        raise Misread("no permanents were spoken of")
    said.mention(GONE, IT)
    return SacrificeIt(OneOfThose())


reads_knowing("sacrificed one", "sacrifice one of them", sacrificed_one)
reads("sentence", "you may <sacrificed one> . if you do , <sentence>", lambda first, then: MayThen(first, then))


def with_counters(said: Said, who: Selector, tokens: Tokens, counter: str, number: Amount) -> Effect:
    if not isinstance(who, EachPlayer) or tokens.number != 1 or tokens.tapped or tokens.attacking or tokens.has:
        raise Misread("each player creates a token")
    made = tokens.create()
    if made.size is not None or made.token.base.abilities.every:
        raise Misread("a plain token")
    return TokenWithCounters(made.token, number, counter, who)


reads_knowing(
    "effect",
    "<who> creates <tokens> and puts a number of <counter> counters on it equal to <amount>",
    with_counters,
)


def power_of_exiled(said: Said, filters: tuple[Filter, ...]) -> Amount:
    return PowerOf(ThisWay(EXILED, *filters, of_them(said)))


fragment("exiled so", "that were exiled this way")
reads_knowing("amount", "the total power of <permanents> they controlled <exiled so>", power_of_exiled)
