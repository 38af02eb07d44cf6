"""Phrases for the words of `apnap.abilities.among_players.those_who`."""

from __future__ import annotations

from apnap.abilities.among_players.those_who import ChoosePlayer, EachDoer, ForEachOf
from apnap.abilities.base import Subject
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.facts.this_way import ThisWay
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    You,
)
from apnap.abilities.selectors import IT
from apnap.english.amounts import ONE_BY_ONE
from apnap.english.nouns import SELECTORS, Ref, Voice
from apnap.english.phrases.facts.this_way import grouped
from apnap.english.reading.said import MADE, ONE, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, order, sentences
from apnap.rules.ch1_concepts.definitions import Effect, Selector


def group_word(who: Selector) -> str:
    if isinstance(who, EachOpponent):
        return "opponent"
    return "other player" if isinstance(who, EachOtherPlayer) else "player"


def doer(node: EachDoer) -> str:
    """`opponent who does`, `player who didn't`."""
    verb = ("didn't" if node.past else "doesn't") if node.not_done else ("did" if node.past else "does")
    return f"{group_word(node.group)} who {verb}"


def _for_each(node: ForEachOf, voice: Voice) -> list[str]:
    if type(node.each) in ONE_BY_ONE.phrases:
        one = ONE_BY_ONE.say(node.each, voice)
    else:
        one = group_word(node.each)
    said = sentences(node.effect, voice)
    return [f"for each {one}, {said[0]}", *said[1:]]


def _choose(node: ChoosePlayer) -> str:
    kind = {"opponent": "an opponent", "other player": "another player"}.get(group_word(node.among), "a player")
    return f"{kind} at random" if node.at_random else kind


SENTENCES.add(ForEachOf, _for_each)
ONE_BY_ONE.add(EachDoer, lambda node, voice: doer(node))
SELECTORS.add(EachDoer, lambda node, voice: Ref(f"each {doer(node)}"))
CLAUSES.add(ChoosePlayer, lambda node, voice: order("choose", _choose(node)))


def for_each_object(said: Said, way: ThisWay) -> ThisWay:
    """It is the one at hand from now on."""
    said.mention(MADE, IT)
    return way


def for_each_player(said: Said, who: EachPlayer) -> EachPlayer:
    said.mention(ONE, who)
    return who


def repeated(each: Selector, effect: Effect) -> ForEachOf:
    """Tokens of yours are counted instead."""
    if isinstance(effect, CreateTokens) and isinstance(effect.who, You) and not isinstance(each, EachDoer):
        raise Misread("so many tokens are created")
    return ForEachOf(each, effect)


reads("player or other", "<player or opponent>", lambda who: who)
reads("player or other", "other player", EACH_OTHER_PLAYER)
for verb, not_done, past in (
    ("does", False, False),
    ("did", False, True),
    ("doesn't", True, False),
    ("didn't", True, True),
):
    reads(
        "one doer",
        f"<player or other> who {verb}",
        lambda group, not_done=not_done, past=past: EachDoer(group, not_done, past),
    )
reads_knowing("who", "each <one doer>", grouped)
reads_knowing("each one", "<one this way>", for_each_object)
reads_knowing("each one", "<one doer>", for_each_player)
reads_knowing("each one", "<one who did>", for_each_player)
reads("sentence", "for each <each one> , <sentence>", repeated)


def chosen(said: Said, among: Subject, at_random: bool = False) -> ChoosePlayer:
    made = ChoosePlayer(among, at_random)
    said.mention(ONE, among)
    return made


for words, group in (("a player", EACH_PLAYER), ("a opponent", EACH_OPPONENT), ("another player", EACH_OTHER_PLAYER)):
    reads_knowing("effect", f"choose {words}", lambda said, group=group: chosen(said, group))
    reads_knowing("effect", f"choose {words} at random", lambda said, group=group: chosen(said, group, True))
